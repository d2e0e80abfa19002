import Finance
import Web

@Suite struct NewIdentifierTests {
  private enum Boat {}
  private enum Oar {}

  private let vault = Vault(Seal(.temporary()), origin: "https://farthing.example", now: 0)

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
}
