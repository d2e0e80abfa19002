// A ledger that is kept in several places: the first has everything but some of the payments, each
// of the others some payments with the members whom they name. Merging them gives the whole.

extension GroupLedger {
  /// The ledger with these payments and marks of deleted ones instead of all of its own.
  package func keeping(_ entries: [Entry]) -> GroupLedger {
    var ledger = self
    ledger.bookings = Parts(entries)
    return ledger
  }

  /// Some payments and marks of deleted ones of the ledger, with the members whom they name.
  package func only(_ entries: [Entry]) -> GroupLedger {
    var named: Set<MemberID> = []
    for entry in entries where named.count < members.count {
      entry.payment.map { named.formUnion($0.named) }
    }
    return GroupLedger(
      id: id, title: title, members: members.filter { named.contains($0.id) }, entries: entries)
  }
}
