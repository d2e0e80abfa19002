package import Finance

extension GroupLedger {
  /// A part of a ledger that has revisions of its own.
  package enum Part: Sendable {
    case title(Title)
    case member(Member)
    /// A payment, or the mark of a deleted one.
    case entry(Entry)
    /// An exchange rate, or the mark of a removed one.
    case rate(Rate)
    /// Somebody's household, or the mark of being alone again.
    case companion(Companion)
    /// The split that new payments begin with, or the mark that there is none.
    case defaultSplit(DefaultSplit)
    /// A payment that comes again, or the mark of a deleted one.
    case rule(Rule)
  }

  /// Merges two copies of the same group.
  ///
  /// The higher revision of each part takes precedence; of equal revisions, the greater digest. So
  /// copies give the same result in any order.
  ///
  /// - Parameters:
  ///   - other: The other copy.
  ///   - digest: Bytes that follow from the content of a part, and that differ where it differs.
  /// - Returns: The merged copy.
  package func merged(with other: GroupLedger, digest: (Part) -> [UInt8]) -> GroupLedger {
    func winner<Revision: Revised>(_ one: Revision, _ other: Revision) -> Revision {
      guard one.revision == other.revision else {
        return one.revision > other.revision ? one : other
      }
      guard one != other else { return one }
      return digest(one.part).lexicographicallyPrecedes(digest(other.part)) ? other : one
    }
    func merged<Revision: Revised & Identifiable>(
      _ ours: [Revision], _ theirs: [Revision]
    ) -> [Revision] {
      let theirsByID = Dictionary(
        theirs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let known = Set(ours.map { $0.id })
      return ours.map { part in theirsByID[part.id].map { winner(part, $0) } ?? part }
        + theirsByID.values.filter { !known.contains($0.id) }
    }
    return GroupLedger(
      id: id, title: winner(title, other.title), members: merged(members, other.members),
      entries: merged(entries, other.entries), rates: merged(rates, other.rates),
      companions: merged(companions, other.companions),
      defaultSplit: defaultSplit.map { ours in
        other.defaultSplit.map { winner(ours, $0) } ?? ours
      } ?? other.defaultSplit, rules: merged(rules, other.rules))
  }
}

/// A revision of a part.
private protocol Revised: Equatable {
  var revision: Int { get }
  var part: GroupLedger.Part { get }
}

extension GroupLedger.Title: Revised {
  fileprivate var part: GroupLedger.Part { .title(self) }
}

extension GroupLedger.Member: Revised, Identifiable {
  fileprivate var part: GroupLedger.Part { .member(self) }
}

extension GroupLedger.Entry: Revised, Identifiable {
  fileprivate var part: GroupLedger.Part { .entry(self) }
}

extension GroupLedger.Rate: Revised, Identifiable {
  package var id: Currency { currency }
  fileprivate var part: GroupLedger.Part { .rate(self) }
}

extension GroupLedger.Companion: Revised, Identifiable {
  package var id: MemberID { member }
  fileprivate var part: GroupLedger.Part { .companion(self) }
}

extension GroupLedger.Rule: Revised, Identifiable {
  fileprivate var part: GroupLedger.Part { .rule(self) }
}

extension GroupLedger.DefaultSplit: Revised {
  fileprivate var part: GroupLedger.Part { .defaultSplit(self) }
}

// MARK: - What a merge brings

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
