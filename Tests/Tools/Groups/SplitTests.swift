import Identifiers
import GroupsSite
import Calendars
import Finance
import Sealing
import TestSupport
import Testing

@testable import GroupsSite

@Suite struct SplitTests {
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
    #expect(text.split.plain.map(\.value) == text.plain)
    #expect(text.split.typed.map(\.value) == text.typed)
  }

  @Test(arguments: texts)
  func `is read back from a file`(_ text: Text) {
    let currency: Currency = text.plain.first == "500" ? .jpy : .eur
    #expect(Split(text.kind, plain: text.split.plain, in: currency) == text.split)
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

  struct Division: CustomTestStringConvertible {
    let split: Split
    let amount: Int64
    let start: Int
    let shares: [Int64]

    var testDescription: String { "\(amount) \(split.kind.rawValue) from \(start)" }
  }

  /// By hand: whole pennies first, then one each by the largest remainder.
  @Test(arguments: [
    Division(split: .evenly(members(3)), amount: 100, start: 0, shares: [34, 33, 33]),
    Division(split: .evenly(members(3)), amount: 100, start: 2, shares: [33, 33, 34]),
    Division(split: .shares([10_000, 25_000]), amount: 1_000, start: 0, shares: [286, 714]),
    Division(split: .percent([5_000, 3_350, 1_650]), amount: 99, start: 0, shares: [50, 33, 16]),
    Division(split: .exact([40, nil, nil]), amount: 101, start: 1, shares: [40, 31, 30]),
    Division(split: .exact([60, 60]), amount: 100, start: 0, shares: [60, 60]),
  ])
  func `divides an amount`(_ division: Division) {
    let shares = division.split.shares(
      of: Money(minorUnits: division.amount, .eur), tiesFrom: division.start)
    #expect(shares.map(\.minorUnits) == division.shares)
    #expect(shares.map(\.member) == division.split.members)
  }

  /// Members keep what was given for them, whoever comes first.
  @Test func `keeps each value with its member in another order`() {
    let sorted = Split.shares([10_000, 20_000, 30_000]).sorted { -Int($0.number) }
    #expect(sorted.plain.map(\.value) == ["3", "2", "1"])
    #expect(sorted.members == [member(3), member(2), member(1)])
  }

  struct Telling: CustomTestStringConvertible {
    let split: Split
    let kind: Split.Kind
    let texts: [String?]

    var testDescription: String { "\(split.kind.rawValue) as \(kind.rawValue)" }
  }

  /// Of 10.00 euros.
  @Test(arguments: [
    Telling(split: .evenly(members(3)), kind: .shares, texts: ["1", "1", "1"]),
    Telling(split: .evenly(members(3)), kind: .percent, texts: ["33.34", "33.33", "33.33"]),
    Telling(split: .evenly(members(3)), kind: .exact, texts: ["3.34", "3.33", "3.33"]),
    Telling(split: .shares([15_000, 5_000]), kind: .percent, texts: ["75", "25"]),
    Telling(split: .shares([15_000, 5_000]), kind: .exact, texts: ["7.50", "2.50"]),
    Telling(split: .shares([15_000, 5_000]), kind: .even, texts: [nil, nil]),
    Telling(split: .percent([7_525, 2_475]), kind: .shares, texts: ["75.25", "24.75"]),
    Telling(split: .exact([400, nil]), kind: .percent, texts: ["40", "60"]),
    Telling(split: .exact([400, nil]), kind: .shares, texts: ["1", "1"]),
  ])
  func `is told in another way`(_ telling: Telling) {
    let payment = GroupPayment.example(1_000, split: telling.split)
    let told = telling.split.told(as: telling.kind, of: payment)
    #expect(told.kind == telling.kind)
    #expect(told.typed.map(\.value) == telling.texts)
  }

  /// A cookie as browsers have kept it since the first release, put together by hand.
  @Test func `opens cookies that browsers have kept`() throws {
    let people: [[UInt8]] = [
      [0, 0, 0, 1, 0, 0] + text("Ana"), [0, 0, 0, 2, 1, 0] + text("Ben"),
      [0, 0, 0, 3, 1, 0] + text("Cy"),
    ]
    // The way to share, the id, 3.00 euros by the first member, what was given, the title.
    let entries: [[UInt8]] = [
      [0, 0, 0, 0, 7, 0xAC, 2, 0] + text("Dinner"),
      [4, 0, 0, 0, 8, 0xAC, 2, 0, 2, 0xD1, 0x86, 3, 0] + text("Dinner"),
      [8, 0, 0, 0, 9, 0xAC, 2, 0, 0xC3, 0x4E, 50, 0xD7, 0x26] + text("Dinner"),
      [12, 0, 0, 0, 10, 0xAC, 2, 0, 101, 0, 51] + text("Dinner"),
    ]
    let bytes =
      [0, 0, 0xFA, 0xCE, 1] + Array("EUR".utf8) + [0] + text("Lisbon") + [3] + people.joined()
      + [4] + entries.joined()
    let ledger = try GroupLedger(packed: bytes)
    #expect(
      ledger.payments.map(\.split) == [
        .evenly(members(3)), .shares([10_000, 25_000, 0]), .percent([5_025, 2_500, 2_475]),
        .exact([100, nil, 50]),
      ])
    #expect(ledger.payments.map(\.amount) == [.euros(3), .euros(3), .euros(3), .euros(3)])
    #expect(ledger.packed == bytes)
  }

  private func text(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + text.utf8 }
}
