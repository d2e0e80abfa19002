@testable import GroupsPages

@Test func `an eighth kind is merged, sent, undone, kept and known to stale forms`() throws {
  var (book, start) = (GroupBook(.example(members: 3)), GroupLedger.example(members: 3))
  book.apply(.example) { $0.notices[.one] = .blank }
  let keys = book.ledger.keys(ofChangesSince: start)
  #expect(try start.receiving(book.ledger.part(keys)) == book.ledger)
  #expect(start.merged(with: book.ledger) == book.ledger)
  #expect(try GroupBook(packed: book.packed).ledger == book.ledger)
  let form = Operation(Request(path: "/groups", form: Submission([(FormStamp.revision, "0")])))
  #expect(book.hasChanged(keys[0], since: form))
  book.undo(.example)
  #expect(book.ledger.notices[.one] == nil)
}
