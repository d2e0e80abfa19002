import GroupsFormulas
import Keeping

@testable import GroupsPages

extension Target {
  /// The ledger of a group before it is deflated: what is read has different ids, adds up and is written
  /// the same.
  static let groupPacking = Target("GroupPacking") { input in
    _ = try? GroupLedger(packed: input)
    var reader = ByteReader(input)
    guard let ledger = try? GroupLedger(from: &reader) else { return }
    precondition(Set(ledger.members.map(\.id)).count == ledger.members.count, "equal members")
    precondition(Set(ledger.entries.map(\.id)).count == ledger.entries.count, "equal payments")
    precondition(ledger.payments.allSatisfy(\.addsUp), "a payment that does not add up")
    precondition((try? GroupLedger(packed: ledger.packed)) == ledger, "not kept as it was read")
    var another = ledger
    for payment in ledger.payments.prefix(1) { another.add(payment, as: another.newPaymentID) }
    _ = Settlement(of: another.payments.prefix(20).map(\.self))
  }
}
