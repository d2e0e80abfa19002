// A ledger that is kept in several places: the first has everything but some of the payments, each
// of the others some payments with the members whom they name. Merging them gives the whole.

extension GroupLedger {
  /// The ledger with these payments instead of its own.
  ///
  /// - Parameter entries: Payments of the ledger, and marks of deleted ones.
  /// - Returns: A ledger of the same group.
  package func keeping(_ entries: [Entry]) -> GroupLedger {
    var ledger = self
    ledger.bookings = Parts(entries)
    return ledger
  }

  /// Some payments of the ledger, with the members whom they name.
  ///
  /// - Parameter entries: Payments of the ledger, and marks of deleted ones.
  /// - Returns: A ledger of the same group.
  package func only(_ entries: [Entry]) -> GroupLedger {
    var named: Set<MemberID> = []
    for entry in entries where named.count < members.count {
      entry.payment.map { named.formUnion($0.named) }
    }
    return GroupLedger(
      id: id, title: title, members: members.filter { named.contains($0.id) }, entries: entries)
  }
}
