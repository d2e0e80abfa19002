@testable import GroupsPages

@Suite struct SplitTextsTests {
  static let texts: [(Split, Split.Kind, [String?], [String?])] = [
    (.evenly(members(2)), .even, [nil, nil], [nil, nil]),
    (.shares([10_000, 25_000, 1]), .shares, ["1", "2.5", "0.0001"], ["1", "2.5", "0.0001"]),
    (.percent([5_000, 3_350, 1_650]), .percent, ["50", "33.5", "16.5"], ["50", "33.5", "16.5"]),
    (.exact([1_234_50, nil]), .exact, ["1234.50", nil], ["1,234.50", nil]),
    (.exact([500, nil], .jpy), .exact, ["500", nil], ["500", nil]),
  ]

  @Test(arguments: texts)
  func `has one text in files and one in forms`(
    split: Split, kind: Split.Kind, plain: [String?], typed: [String?]
  ) {
    #expect(split.kind == kind)
    #expect(split.texts { $0.plain }.map(\.value) == plain)
    #expect(split.texts { $0.typed }.map(\.value) == typed)
  }

  @Test(arguments: texts)
  func `is read back from a file`(
    split: Split, kind: Split.Kind, plain: [String?], _ typed: [String?]
  ) {
    let currency: Currency = plain.first == "500" ? .jpy : .eur
    #expect(Split(kind, plain: split.texts { $0.plain }, in: currency) == split)
  }

  @Test(
    arguments: [
      (.shares, .shares([0])), (.percent, .percent([0])), (.exact, .exact([nil])),
      (.even, .evenly(members(1))),
    ] as [(Split.Kind, Split)])
  func `takes what a file cannot mean for nothing given`(kind: Split.Kind, split: Split) {
    for text in ["", "x", "-1", "1.00001", "1000000000001", nil] {
      let shares = [Share(member: member(1), value: text)]
      #expect(Split(kind, plain: shares, in: .eur) == split, "\(text ?? "nothing")")
    }
  }
}
