// What a merge brings, for display.

extension GroupLedger {
  /// The parts that another ledger of the group has and this one lacks, for display.
  package struct Difference: Equatable, Sendable {
    package fileprivate(set) var added: [GroupPayment] = []
    /// The payments that differ, as in the other ledger.
    package fileprivate(set) var changed: [GroupPayment] = []
    /// The payments that the other ledger has deleted.
    package fileprivate(set) var deleted: [GroupPayment] = []
    package fileprivate(set) var members: [String] = []
    /// The rates that new payments get and that are different, as they are in the other ledger.
    package fileprivate(set) var rates: [Rate] = []
    /// The name of the group in the other ledger; nil when it is the same.
    package fileprivate(set) var name: String?

    /// True when there is nothing to show.
    package var isEmpty: Bool { self == Difference() }
  }

  /// The changes from this ledger to another.
  package func difference(to other: GroupLedger) -> Difference {
    var difference = Difference()
    for entry in other.entries {
      let before = self[entry: entry.id]?.payment
      switch (before, entry.payment) {
      case (nil, let payment?): difference.added.append(payment)
      case (let payment?, nil): difference.deleted.append(payment)
      case (let before?, let payment?) where before != payment: difference.changed.append(payment)
      default: break
      }
    }
    difference.members = other.members.filter { self[member: $0.id] == nil }.map(\.name)
    difference.rates = other.rates.filter {
      other.rate(of: $0.currency) != rate(of: $0.currency)
    }
    difference.name = other.name == name ? nil : other.name
    return difference
  }
}
