import Forms
import Sealing
import State
import Testing
import Web

@Suite struct IdentifierTests {
  private enum Boat {}
  private enum Oar {}

  private let vault = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 0)

  @Test(
    arguments: [
      (0, "00000000"), (0xFACE, "0000face"), (0xABCD_EF12, "abcdef12"), (.max, "ffffffff"),
    ] as [(UInt32, String)])
  func `has eight lowercase digits`(number: UInt32, text: String) {
    #expect(Identifier<Boat>(number).text == text)
    #expect(Identifier<Boat>(text: text)?.number == number)
  }

  @Test(arguments: [
    "", "0", "1234567", "123456789", "ABCDEF12", "abcdeF12", "+1234567", "-1234567", "0x123456",
    " 1234567", "1234567g", "１234567", "12345678/",
  ])
  func `has no second spelling`(text: String) {
    #expect(Identifier<Boat>(text: text) == nil)
  }

  @Test func `is packed into four bytes, the highest first`() throws {
    #expect(Identifier<Boat>(0x0102_03FF).packed == [1, 2, 3, 0xFF])
    #expect(try Identifier<Boat>(packed: [1, 2, 3, 0xFF]) == Identifier(0x0102_03FF))
    #expect(throws: MalformedBytes.self) { try Identifier<Boat>(packed: [1, 2, 3]) }
  }

  @Test func `is the same when a form is sent twice, and another for each thing it creates`() {
    let form = Submission([("name", "Lisbon"), ("operation", "a1b2")])
    let operation = Operation(Request(path: "/groups", form: form))
    #expect(Identifier<Boat>(madeBy: operation, in: vault) == .init(madeBy: operation, in: vault))
    let oars = Identifier<Oar>.several(50, madeBy: operation, in: vault)
    #expect(oars == Identifier<Oar>.several(50, madeBy: operation, in: vault))
    #expect(Set(oars).count == 50)
  }

  @Test func `is another on every site, so that nobody can search for equal ones`() {
    let form = Submission([("name", "Lisbon"), ("operation", "a1b2")])
    let operation = Operation(Request(path: "/groups", form: form))
    let other = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 0)
    #expect(Identifier<Boat>(madeBy: operation, in: vault) != .init(madeBy: operation, in: other))
  }

  @Test func `is unlike those that are taken`() {
    var asked = 0
    let id = Identifier<Boat>.random {
      _ in
      asked += 1
      return asked < 5
    }
    #expect(asked == 5)
    #expect(id.text.utf8.count == 8)
  }

  @Test func `is new each time for a form without a mark`() {
    let operation = Operation(Request(path: "/groups"))
    #expect(Identifier<Boat>(madeBy: operation, in: vault) != .init(madeBy: operation, in: vault))
  }

  @Test func `is ordered by its number`() {
    let numbers: [UInt32] = [0x9000_0000, 1, 0xFF]
    #expect(numbers.map { Identifier<Boat>($0) }.sorted().map(\.number) == [1, 0xFF, 0x9000_0000])
  }
}
