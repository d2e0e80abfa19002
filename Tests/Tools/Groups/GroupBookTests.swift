import Finance
import GroupsFormulas
import GroupsTesting
import Identifiers
import Sealing
import State
import TestSupport
import Testing
import Web

@testable import GroupsPages

extension Operation {
  static let example = Operation(Request(path: "/groups"))
}

@Suite struct GroupBookTests {
  @Test func `takes back an added payment, and that too`() {
    var book = GroupBook(.example(members: 3))
    book.apply(.example) { $0.add(.example(300), as: Identifier(7)) }
    book.undo(.example)
    #expect(book.ledger.payments.isEmpty)
    book.undo(.example)
    #expect(book.ledger.payments == [.example(300)])
  }

  @Test func `takes back a deletion`() {
    var book = GroupBook(.example(members: 3))
    var payment = GroupPayment.example(300, .jpy, split: .exact([100, nil, 50], .jpy))
    payment.title = "Ramen"
    book.apply(.example) { $0.add(payment, as: Identifier(7)) }
    book.apply(.example) { $0.set(nil, of: Identifier(7)) }
    book.undo(.example)
    #expect(book.ledger.payments == [payment])
  }

  @Test(arguments: 0..<300)
  func `takes any change back, packed and read again in between`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var book = GroupBook(RandomHistory(seed: seed).ledger)
    let before = book.ledger
    let other = RandomHistory(seed: seed).continued(by: .random(in: 1...9, using: &generator))
    book.apply(.example) { $0 = $0.merged(with: other.ledger) }
    book = try GroupBook(packed: book.packed)
    book.undo(.example)
    #expect(book.ledger.payments == before.payments)
    #expect(book.ledger.name == before.name)
    #expect(book.ledger.currency == before.currency)
    for member in before.members {
      #expect(book.ledger[member: member.id]?.name == member.name)
      #expect(book.ledger[member: member.id]?.status == member.status)
    }
  }

  @Test func `changes no payment but the one it is told to`() {
    var ledger = RandomHistory(seed: 12).ledger
    let before = ledger.entries
    let chosen = before[2]
    ledger.set(.example(999), of: chosen.id)
    for entry in before where entry.id != chosen.id {
      #expect(ledger[entry: entry.id] == entry)
    }
  }
}
