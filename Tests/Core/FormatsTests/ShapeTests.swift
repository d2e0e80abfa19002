@testable import Formats

@Suite struct ShapeTests {
  private struct Saving {
    let months: Int
    let by: String?
  }

  private enum Band: String, CaseIterable {
    case low
    case high
  }

  private static let saving = Shape<Saving> {
    Member("months", .count) { $0.months }
    Member("by", .nullable(.text)) { $0.by }
  }

  private func text<Value>(_ shape: Shape<Value>, _ value: Value) -> String {
    String(decoding: shape.bytes(of: value), as: UTF8.self)
  }

  private func schema<Value>(_ shape: Shape<Value>) -> String {
    var json = JSON()
    json.object { shape.schema.write(in: &$0) }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `the example of the documentation`() {
    #expect(text(Self.saving, Saving(months: 63, by: nil)) == #"{"months":63,"by":null}"#)
    #expect(Self.saving.figure(at: "/months", of: Saving(months: 63, by: nil)) == "63")
  }

  @Test(
    arguments: [
      ("/savings/1/by", "plan"), ("/savings/0/months", "63"), ("/either/months", "7"),
      ("/map/loan/months", "7"), ("/none/by", nil), ("/savings/2/months", nil),
      ("/savings/-1/months", nil), ("/savings/x/months", nil), ("/savings", nil), ("/nobody", nil),
      ("/savings/0/months/0", nil), ("/savings/0/by", nil), ("", nil),
    ] as [(String, String?)])
  func `finds what stands at a pointer, and nothing else`(pointer: String, figure: String?) {
    let (first, second) = (Saving(months: 63, by: nil), Saving(months: 7, by: "plan"))
    let shape = Shape<Void> {
      Member("savings", .list(Self.saving)) { [first, second] }
      Member("either", .either(Self.saving, or: .count)) { .first(second) }
      Member("map", .map(Self.saving)) { [("loan", second)] }
      Member("none", .nullable(Self.saving)) { nil }
    }
    #expect(shape.figure(at: pointer, of: ()) == figure)
  }

  @Test func `requires every member that is always there, null or not`() {
    #expect(
      schema(Self.saving) == #"""
        {"type":"object","properties":{"months":{"type":"integer"},\#
        "by":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["months","by"]}
        """#)
  }

  @Test func `leaves out a member that is not there, with its comma`() {
    let shape = Shape<(Int?, Int?)> {
      Member(whereThere: "a", .count) { $0.0 }
      Member(whereThere: "b", .count) { $0.1 }
      Member("c", .truth) { _ in true }
    }
    #expect(text(shape, (1, 2)) == #"{"a":1,"b":2,"c":true}"#)
    #expect(text(shape, (nil, 2)) == #"{"b":2,"c":true}"#)
    #expect(text(shape, (nil, nil)) == #"{"c":true}"#)
    #expect(schema(shape).hasSuffix(#""required":["c"]}"#))
  }

  @Test func `writes lists, maps and objects inside one another`() {
    let shape = Shape<[[Saving]]> {
      Member("all", .list(.list(Self.saving))) { $0 }
      Member("byName", .map(.count)) { $0.map { ("\"\($0.count)", $0.count) } }
    }
    #expect(
      text(shape, [[], [Saving(months: 1, by: "x"), Saving(months: -2, by: nil)]]) == #"""
        {"all":[[],[{"months":1,"by":"x"},{"months":-2,"by":null}]],"byName":{"\"0":0,"\"2":2}}
        """#)
  }

  @Test func `writes one of two kinds`() throws {
    let shape = Shape<Either<Saving, Void>>.either(Self.saving, or: .constant("none"))
    #expect(text(shape, .first(Saving(months: 1, by: nil))) == #"{"months":1,"by":null}"#)
    #expect(text(shape, .second(())) == #""none""#)
    #expect(schema(shape).hasSuffix(#"{"type":"string","enum":["none"]}]}"#))
  }

  @Test func `names every code of a closed set`() {
    #expect(text(Shape<Band>.code, .high) == #""high""#)
    #expect(schema(Shape<Band>.code) == #"{"type":"string","enum":["low","high"]}"#)
  }

  @Test func `names formats and patterns`() throws {
    let date = try #require(CalendarDate(iso: "2026-12-05"))
    #expect(text(.date, date) == #""2026-12-05""#)
    #expect(schema(Shape<CalendarDate>.date) == #"{"type":"string","format":"date"}"#)
    #expect(schema(Shape<String>.time) == #"{"type":"string","format":"date-time"}"#)
    #expect(
      schema(Shape<String>.matching(#"^\d$"#)) == #"{"type":"string","pattern":"^\\d$"}"#)
  }

  @Test func `finds members of a part in the whole`() {
    let members = Members<Saving> { Member("months", .count) { $0.months } }
    let shape = Shape<(name: String, saving: Saving)> {
      Member("name", .text) { $0.name }
      members.of { $0.saving }
    }
    #expect(
      text(shape, ("A", Saving(months: 2, by: nil))) == #"{"name":"A","months":2}"#)
  }
}
