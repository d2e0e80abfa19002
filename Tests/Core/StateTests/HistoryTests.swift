import Web

@Suite struct HistoryTests {
  struct Removal: Packable, Equatable {
    let id: UInt64

    init(_ id: UInt64) { self.id = id }
    init(from reader: inout ByteReader) throws(MalformedBytes) { id = try reader.number() }
    func write(to writer: inout ByteWriter) { writer.write(id) }
  }

  func operation(
    _ id: String?, _ amount: String = "5", path: String = "/cards", revision: String? = nil
  ) -> Operation {
    var fields = [("amount", amount)]
    if let id { fields.append(("operation", id)) }
    if let revision { fields.append(("rev", revision)) }
    return Operation(Request(method: .post, path: path, form: Submission(fields)))
  }

  @Test func `tells forms that were drawn before the last change`() {
    var history = History<Removal>()
    history.record(operation("a"), inverse: Removal(1))
    history.record(operation("b"), inverse: Removal(2))
    #expect(!operation("c", revision: "2").isOlder(than: history.revision))
    #expect(operation("c", revision: "1").isOlder(than: history.revision))
    #expect(!operation("c", revision: "3").isOlder(than: history.revision))
    #expect(!operation(nil).isOlder(than: history.revision))
  }

  @Test func `knows an operation by its id and its fields`() {
    var history = History<Removal>()
    history.record(operation("a"), inverse: Removal(1))
    #expect(history.holds(operation("a")))
    #expect(!history.holds(operation("b")))
    #expect(!history.holds(operation("a", "6")))
    #expect(!history.holds(operation("a", path: "/cards/1")))
    #expect(history.revision == 1)
    #expect(history.inverse == Removal(1))
  }

  @Test func `takes what has no id for a change of its own`() {
    var history = History<Removal>()
    history.record(operation(nil), inverse: nil)
    #expect(!history.holds(operation(nil)))
    #expect(history.inverse == nil)
  }

  @Test func `remembers the last 16`() {
    var history = History<Removal>()
    for number in 0..<17 { history.record(operation("\(number)"), inverse: nil) }
    #expect(!history.holds(operation("0")))
    for number in 1..<17 { #expect(history.holds(operation("\(number)"))) }
    #expect(history.revision == 17)
  }

  @Test func `reads the revision that a form has seen`() {
    #expect(operation("a", revision: "12").seen == 12)
    #expect(operation("a", revision: "twelve").seen == nil)
    #expect(operation("a").seen == nil)
  }

  @Test func `knows whether the last change was an undo`() throws {
    var history = History<Removal>()
    history.record(operation("a"), inverse: Removal(1))
    #expect(!history.isUndone)
    history.record(operation("b"), inverse: Removal(2), isUndo: true)
    #expect(history.isUndone)
    #expect(try History<Removal>(packed: history.packed) == history)
    #expect(!history.holding(nil).isUndone)
    history.record(operation("c"), inverse: Removal(3))
    #expect(!history.isUndone)
  }

  @Test func `comes back as it was packed`() throws {
    var history = History<Removal>()
    #expect(try History<Removal>(packed: history.packed) == history)
    for number in 0..<20 { history.record(operation("\(number)"), inverse: Removal(7)) }
    #expect(try History<Removal>(packed: history.packed) == history)
    #expect(throws: MalformedBytes.self) { try History<Removal>(packed: history.packed + [0]) }
    #expect(throws: MalformedBytes.self) {
      try History<Removal>(packed: history.packed.dropLast())
    }
  }
}
