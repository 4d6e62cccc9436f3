import Foundation
import FriendGroups
import Testing

/// The five tutorials that the program grew from: each one's list gives the same answers whether it
/// is written as JSON, as an XML or as a binary property list.
struct TutorialShapesTests {
  /// One tutorial's list, as what a decoder would make of it.
  enum Shape: String, CaseIterable {
    case feedFriends, feedScreens, sections, teams, flags
  }

  enum Format: String, CaseIterable {
    case json, xml, binary
  }

  /// What `list --plain` and the friends' names must be.
  private static let expected: [Shape: (list: String, friends: [String])] = [
    .feedFriends: ("1\tclosed\t1\t2\t特别关心\n2\tclosed\t0\t1\t家人\n", ["甲", "乙", "丙"]),
    .feedScreens: (
      "1\tclosed\t\t5\t特别关心\n2\tclosed\t\t10\t我的好友\n3\tclosed\t\t7\t朋友\n4\tclosed\t\t3\t家人\n",
      [5, 10, 7, 3].flatMap { (1...$0).map { "好友\($0)" } }
    ),
    .sections: ("1\topen\t\t2\t第一节\n2\tclosed\t\t1\t第二节\n", ["一", "二", "三"]),
    .teams: ("1\topen\t\t2\tiOS\n2\tclosed\t\t1\tserver\n", ["Ada", "Bo", "Cy"]),
    .flags: ("1\topen\t\t1\tA\n2\tclosed\t\t1\tB\n", ["x", "y"]),
  ]

  private static func value(of shape: Shape) -> [[String: Any]] {
    switch shape {
    case .feedFriends:
      [
        [
          "name": "特别关心", "online": 1,
          "friends": [
            ["name": "甲", "intro": "早", "icon": "1.png", "vip": 1],
            ["name": "乙", "intro": "晚", "icon": "2.png", "vip": 0],
          ],
        ],
        ["name": "家人", "online": 0, "friends": [["name": "丙", "vip": 0]]],
      ]
    case .feedScreens:
      zip(["特别关心", "我的好友", "朋友", "家人"], [5, 10, 7, 3]).map { name, count in
        ["name": name, "friends": (1...count).map { ["name": "好友\($0)", "intro": "签名\($0)"] }]
      }
    case .sections:
      [
        [
          "sectionTitle": "第一节", "isExpanded": true,
          "cellModels": [["title": "一"], ["title": "二"]],
        ],
        ["sectionTitle": "第二节", "isExpanded": false, "cellModels": [["title": "三"]]],
      ]
    case .teams:
      [
        ["name": "iOS", "items": ["Ada", "Bo"], "collapsed": false],
        ["name": "server", "items": ["Cy"], "collapsed": true],
      ]
    case .flags:
      [
        ["name": "A", "opened": true, "friends": [["name": "x"]]],
        ["name": "B", "opened": false, "friends": [["name": "y"]]],
      ]
    }
  }

  @Test(arguments: Shape.allCases, Format.allCases)
  func everyFormatGivesTheSameAnswers(shape: Shape, format: Format) throws {
    let sandbox = Sandbox()
    let value = Self.value(of: shape)
    let data =
      switch format {
      case .json: try JSONSerialization.data(withJSONObject: value)
      case .xml:
        try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
      case .binary:
        try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
      }
    let expected = try #require(Self.expected[shape])
    let list = sandbox.run(["list", "--plain", "-f", "-"], input: data)
    #expect(list == Outcome(output: expected.list, errors: "", status: 0))
    let tree = sandbox.run(["tree", "--all", "--plain", "-f", "-"], input: data)
    let lines = tree.output.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let names = lines.filter { $0[0] == "friend" }.map { $0[5] }
    #expect(names == expected.friends)
  }
}
