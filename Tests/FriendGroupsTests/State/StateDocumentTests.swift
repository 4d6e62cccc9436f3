import Foundation
import Testing

@testable import FriendGroups

struct StateDocumentTests {
  private func document(_ text: String, for path: String = "/f") throws -> StateDocument {
    try StateDocument(reading: Data(text.utf8), for: path)
  }

  /// One edit of a state: what is set, and the text before and after.
  struct Change: Sendable, CustomTestStringConvertible {
    let before: String
    let name: String
    var occurrence = 1
    let isOpen: Bool
    let after: String

    var testDescription: String { before }
  }

  /// What is left of the groups A to D when some are forgotten.
  @Test(arguments: [
    (["A"], ["B", "C", "D"]), (["D"], ["A", "B", "C"]), (["A", "B"], ["C", "D"]),
    (["B", "C"], ["A", "D"]), (["A", "C"], ["B", "D"]), (["C", "D", "A"], ["B"]),
    (["A", "B", "C", "D"], []), (["nobody"], ["A", "B", "C", "D"]),
  ])
  func aGroupIsForgottenWithItsComma(forgotten: [String], left: [String]) throws {
    func text(_ names: [String]) -> String {
      let entries = names.map { #"{"name": "\#($0)", "open": true}"# }
      return #"{"version": 1, "files": {"/f": {"groups": [\#(entries.joined(separator: ", "))]}}}"#
    }
    let folds = forgotten.map { (key: GroupKey(name: $0), isOpen: Bool?.none) }
    let bytes = try document(text(["A", "B", "C", "D"])).setting(folds)
    #expect(String(decoding: bytes, as: UTF8.self) == text(left))
  }

  @Test(arguments: [
    Change(
      before: "",
      name: "A",
      isOpen: true,
      after: #"{"version": 1, "files": {"/f": {"groups": [{"name": "A", "open": true}]}}}"# + "\n"
    ),
    Change(
      before: #"{"version": 1}"#,
      name: "2B",
      occurrence: 2,
      isOpen: true,
      after:
        #"{"version": 1, "files": {"/f": {"groups": [{"name": "2B", "occurrence": 2, "open": true}]}}}"#
    ),
    Change(
      before: #"{"version": 1, "files": {"/g": {"groups": []}}}"#,
      name: "A",
      isOpen: false,
      after:
        #"{"version": 1, "files": {"/g": {"groups": []}, "/f": {"groups": [{"name": "A", "open": false}]}}}"#
    ),
    Change(
      before:
        #"{"files":{"/f":{"groups":[{"open":false,"name":"A","color":1.50}],"x":[1]}},"version":1}"#,
      name: "A",
      isOpen: true,
      after:
        #"{"files":{"/f":{"groups":[{"open":true,"name":"A","color":1.50}],"x":[1]}},"version":1}"#
    ),
    Change(
      before: #"{"version": 1, "files": {"/f": {"groups": [{"name": "A", "open": true}]}}}"#,
      name: "\"\\\n",
      isOpen: true,
      after:
        #"{"version": 1, "files": {"/f": {"groups": [{"name": "A", "open": true}, {"name": "\"\\\n", "open": true}]}}}"#
    ),
  ])
  func aChangeIsAnEditOfTheText(change: Change) throws {
    let key = GroupKey(name: change.name, occurrence: change.occurrence)
    let text = try document(change.before).setting([(key, change.isOpen)])
    #expect(String(decoding: text, as: UTF8.self) == change.after)
    #expect(try document(change.after).folds()[key] == change.isOpen)
  }

  @Test(arguments: [
    ("[]", StateDocument.Fault.corrupt),
    ("{", .corrupt),
    ("hello", .corrupt),
    ("{}", .corrupt),
    (#"{"version": "1"}"#, .corrupt),
    (#"{"version": 0}"#, .corrupt),
    (#"{"version": 1, "files": []}"#, .corrupt),
    (#"{"version": 1, "files": {}} x"#, .corrupt),
    (#"{"version": 2, "anything": 1}"#, .newer(version: 2)),
  ])
  func refusesWhatIsNoState(text: String, fault: StateDocument.Fault) {
    #expect(throws: fault) { try document(text) }
  }

  @Test(arguments: [
    #"{"version": 1, "files": {"/f": []}}"#,
    #"{"version": 1, "files": {"/f": {"groups": {}}}}"#,
    #"{"version": 1, "files": {"/f": {"groups": [{"name": "A"}]}}}"#,
    #"{"version": 1, "files": {"/f": {"groups": [{"name": 1, "open": true}]}}}"#,
  ])
  func refusesOddTypesInThePartThatIsAskedFor(text: String) throws {
    #expect(throws: StateDocument.Fault.corrupt) { try document(text).folds() }
    #expect(try document(text, for: "/other").folds().isEmpty)
  }
}
