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
  @Test func noneOfAHundredChangesIsLost() async throws {
    let script = """
      cp friends.json other.json
      for i in {1..80}; do
        friends-cli expand $i -q &
        ((i % 4)) || friends-cli expand $i -q -f other.json &
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
    let script = "for i in {1..51}; do friends-cli toggle 7 -q & done; wait; friends-cli list 7"
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
      ls ~/.local/state/friends-cli | grep -vx -e state.json.tmp
      friends-cli toggle 7 -q; ls ~/.local/state/friends-cli
      """
    let files = "state.json\nstate.json.lock\n"
    let outcome = try await Executable.patientShell(script, in: sandbox)
    #expect(outcome == Outcome(output: files + files))
  }
}
