import Identifiers

// A ledger that is kept in several places: the first has everything but some of the payments, each
// of the others some payments with the members whom they name. Merging them gives the whole.

extension GroupLedger {
  /// The ledger without some of its payments.
  ///
  /// - Parameter isKept: Tells of each payment, or mark of a deleted one, if it stays.
  /// - Returns: A ledger of the same group.
  package func keeping(_ isKept: (PaymentID) -> Bool) -> GroupLedger {
    GroupLedger(
      id: id, title: title, members: members, entries: entries.filter { isKept($0.id) },
      rates: rates, companions: companions, defaultSplit: defaultSplit, rules: rules)
  }

  /// Some payments of the ledger, with the members whom they name.
  ///
  /// - Parameter isWanted: Tells of each payment, or mark of a deleted one, if it is among them.
  /// - Returns: A ledger of the same group.
  package func only(_ isWanted: (PaymentID) -> Bool) -> GroupLedger {
    let entries = entries.filter { isWanted($0.id) }
    let named = Set(entries.flatMap { $0.payment?.named ?? [] })
    return GroupLedger(
      id: id, title: title, members: members.filter { named.contains($0.id) }, entries: entries)
  }
}
