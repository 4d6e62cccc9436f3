import Testing

/// Many processes that change one state at once, and processes that are killed while they do.
struct ConcurrencyTests {
  private let sandbox = Sandbox()
  private let state = "home/.local/state/friends-cli/state.json"

  init() throws {
    let groups = (1...100).map { #"{"name": "Group \#($0)", "friends": []}"# }
    try sandbox.write("[\(groups.joined(separator: ","))]", to: "friends.json")
  }

  /// The data files of all share one state; who only reads never sees half of it.
  ///
  /// On a machine that is busy with other work some wait for ten seconds; they say so (75), have
  /// changed nothing, and try again.
  @Test func noneOfAHundredChangesIsLost() async throws {
    let script = """
      cp friends.json other.json
      patient() { until friends-cli "$@" 2> /dev/null || (($? != 75)); do :; done; }
      for i in {1..80}; do
        patient expand $i -q &
        ((i % 4)) || patient expand $i -q -f other.json &
        ((i % 4)) || friends-cli list -q &
      done
      wait
      for file in friends other; do friends-cli list --plain -f $file.json | grep -c open; done
      ls ~/.local/state/friends-cli
      """
    let outcome = try await Executable.patientShell(script, in: sandbox)
    #expect(outcome == Outcome(output: "80\n20\nstate.json\nstate.json.lock\n"))
  }

  @Test func anOddNumberOfTogglesOpensTheGroup() async throws {
    let script = """
      patient() { until friends-cli "$@" 2> /dev/null || (($? != 75)); do :; done; }
      for i in {1..51}; do patient toggle 7 -q & done; wait; friends-cli list 7
      """
    let outcome = try await Executable.patientShell(script, in: sandbox)
    #expect(outcome == Outcome(output: "7 ▾ Group 7  -/0\n"))
  }

  /// A change is undisturbed once, to see what the old and the new file are and how long it takes,
  /// then killed at random moments of that time, and let through in the end: this cleans up.
  @Test(arguments: [("KILL", 137, 200), ("TERM", 143, 40), ("INT", 130, 40)])
  func aProcessKilledAtAnyMomentLeavesTheOldOrTheNewFile(
    signal: String,
    status: Int,
    times: Int
  ) async throws {
    let script = """
      set -m
      state=~/.local/state/friends-cli/state.json
      friends-cli expand 7 -q; open=$(<$state)
      begin=${EPOCHREALTIME/./}
      friends-cli toggle 7 -q; closed=$(<$state)
      span=$((${EPOCHREALTIME/./} - begin)); ((span < 40000)) || span=40000
      exec 8<> <(:)
      for ((i = 0; i < \(times); i++)); do
        friends-cli toggle 7 -q & process=$!
        printf -v pause 0.%06d $((span * RANDOM / 32768))
        read -rt $pause -u 8
        kill -\(signal) $process
        wait $process; status=$?
        [[ $status == 0 || $status == \(status) ]] || echo "status $status"
        [[ $(<$state) == "$open" || $(<$state) == "$closed" ]] || echo "torn: $(<$state)"
      done 2> /dev/null
      ls ~/.local/state/friends-cli | grep -v friends-cli.tmp
      friends-cli toggle 7 -q; ls ~/.local/state/friends-cli
      """
    let files = "state.json\nstate.json.lock\n"
    let outcome = try await Executable.patientShell(script, in: sandbox)
    #expect(outcome == Outcome(output: files + files))
  }

  /// Every call of the system is once the last one: the file is the old or the new one, and nothing
  /// keeps the next change from being made.
  @Test(.needs(.strace), .allowed(.tracing))
  func aChangeKilledAtEveryCallLeavesTheOldOrTheNewFile() async throws {
    let script = """
      friends-cli expand 7 -q --state s; open=$(<s)
      friends-cli toggle 7 -q --state s; closed=$(<s)
      for ((call = 1; call < 2000; call++)); do
        faulty all:signal=KILL:when=$call friends-cli toggle 7 -q --state s 2> /dev/null && break
        [[ $(<s) == "$open" || $(<s) == "$closed" ]] || echo "torn at $call: $(<s)"
      done
      ((call > 50 && call < 2000)) || echo "$call calls"
      ls -A | grep -vx -e friends.json -e home
      """
    let outcome = try await Executable.patientShell(script, in: sandbox)
    #expect(outcome == Outcome(output: "s\ns.lock\n"))
  }

  /// The list is there as a whole or not at all, and the next `init` is no worse for it.
  @Test(.needs(.strace), .allowed(.tracing))
  func anInitKilledAtEveryCallLeavesAWholeFileOrNone() async throws {
    let script = """
      friends-cli init whole.plist
      for ((call = 1; call < 2000; call++)); do
        faulty all:signal=KILL:when=$call friends-cli init new.plist > /dev/null 2>&1 && break
        if [[ -e new.plist ]]; then cmp whole.plist new.plist; else friends-cli init new.plist -q; fi
        cmp whole.plist new.plist
        rm -f new.plist .friends-cli-*.tmp
      done
      ((call > 50 && call < 2000)) || echo "$call calls"
      ls -A | grep -vx -e friends.json -e home
      """
    let outcome = try await Executable.patientShell(script, in: sandbox)
    #expect(outcome == Outcome(output: "whole.plist\nnew.plist\nwhole.plist\n"))
  }
}
