@testable import GroupsPages

@Suite struct SplitTextsTests {
  struct Text: CustomTestStringConvertible {
    let split: Split
    let kind: Split.Kind
    let plain: [String?]
    let typed: [String?]

    var testDescription: String { kind.rawValue }
  }

  static let texts = [
    Text(split: .evenly(members(2)), kind: .even, plain: [nil, nil], typed: [nil, nil]),
    Text(
      split: .shares([10_000, 25_000, 1]), kind: .shares, plain: ["1", "2.5", "0.0001"],
      typed: ["1", "2.5", "0.0001"]),
    Text(
      split: .percent([5_000, 3_350, 1_650]), kind: .percent, plain: ["50", "33.5", "16.5"],
      typed: ["50", "33.5", "16.5"]),
    Text(
      split: .exact([1_234_50, nil]), kind: .exact, plain: ["1234.50", nil],
      typed: ["1,234.50", nil]),
    Text(
      split: .exact([500, nil], .jpy), kind: .exact, plain: ["500", nil], typed: ["500", nil]),
  ]

  @Test(arguments: texts)
  func `has one text in files and one in forms`(_ text: Text) {
    #expect(text.split.kind == text.kind)
    #expect(text.split.texts { $0.plain }.map(\.value) == text.plain)
    #expect(text.split.texts { $0.typed }.map(\.value) == text.typed)
  }

  @Test(arguments: texts)
  func `is read back from a file`(_ text: Text) {
    let currency: Currency = text.plain.first == "500" ? .jpy : .eur
    #expect(Split(text.kind, plain: text.split.texts { $0.plain }, in: currency) == text.split)
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
