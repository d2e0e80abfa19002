package import Finance
import Identifiers

// A letter between phones holds a ledger: all of it, or a part. It holds states and no commands, so
// that the order of letters, gaps, repetition and mixture do not matter: merging decides.

extension GroupLedger {
  /// The numbers of the parts that differ from an earlier state of the group.
  ///
  /// A member's, a payment's and the group's own number is that of its id, the last for name and
  /// currency; a rate's is that of its currency.
  package func numbers(ofChangesSince before: GroupLedger) -> [UInt32] {
    (title == before.title ? [] : [id.number]) + members(unlike: before).map(\.id.number)
      + entries(unlike: before).map(\.id.number)
      + rates(unlike: before).map { Rate.number(of: $0.currency) }
      + companions(unlike: before).map(\.member.number)
      + rules(unlike: before).map(\.id.number)
      + (defaultSplit == before.defaultSplit ? [] : [DefaultSplit.number])
  }

  /// True when the ledger has a part of this number, as ``numbers(ofChangesSince:)`` gives them.
  package func has(_ number: UInt32) -> Bool {
    [id.number, DefaultSplit.number].contains(number)
      || entries.contains { $0.id.number == number } || members.contains { $0.id.number == number }
      || rules.contains { $0.id.number == number }
      || rates.contains { Rate.number(of: $0.currency) == number }
  }

  /// The part of the ledger with these numbers, for a letter.
  ///
  /// Name and currency are in every part, and the members whom its payments name.
  ///
  /// - Parameter numbers: The numbers of ``numbers(ofChangesSince:)``; those that are not in the
  ///   group are passed over.
  /// - Returns: A ledger of the same group.
  package func part(_ numbers: [UInt32]) -> GroupLedger {
    let wanted = Set(numbers)
    let entries = entries.filter { wanted.contains($0.id.number) }
    let companions = companions.filter { wanted.contains($0.member.number) }
    let defaultSplit = wanted.contains(DefaultSplit.number) ? defaultSplit : nil
    let rules = rules.filter { wanted.contains($0.id.number) }
    let payments = entries.compactMap(\.payment) + rules.compactMap(\.recurrence?.payment)
    var named = Set(payments.flatMap(\.named)).union(defaultSplit?.split?.members ?? [])
    for companion in companions {
      named.formUnion([companion.member, companion.companion].compactMap(\.self))
    }
    return GroupLedger(
      id: id, title: title,
      members: members.filter { wanted.contains($0.id.number) || named.contains($0.id) },
      entries: entries, rates: rates.filter { wanted.contains(Rate.number(of: $0.currency)) },
      companions: companions, defaultSplit: defaultSplit, rules: rules)
  }

  /// The ledger with the parts of these numbers as another state of the group has them.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of ``numbers(ofChangesSince:)``.
  ///   - other: The other state; parts that it lacks stay as they are.
  /// - Returns: A ledger of the same group.
  package func replacing(_ numbers: Set<UInt32>, from other: GroupLedger) -> GroupLedger {
    GroupLedger(
      id: id, title: numbers.contains(id.number) ? other.title : title,
      members: members.map { member in
        numbers.contains(member.id.number) ? other[member: member.id] ?? member : member
      },
      entries: entries.map { entry in
        numbers.contains(entry.id.number) ? other[entry: entry.id] ?? entry : entry
      },
      rates: rates.map { rate in
        guard numbers.contains(Rate.number(of: rate.currency)) else { return rate }
        return other.rates.first { $0.currency == rate.currency } ?? rate
      },
      companions: companions.map { companion in
        guard numbers.contains(companion.member.number) else { return companion }
        return other.companions.first { $0.member == companion.member } ?? companion
      },
      defaultSplit: numbers.contains(DefaultSplit.number)
        ? other.defaultSplit ?? defaultSplit : defaultSplit,
      rules: rules.map { rule in
        numbers.contains(rule.id.number) ? other[rule: rule.id] ?? rule : rule
      })
  }

  /// The ledger with what a letter adds.
  ///
  /// - Parameters:
  ///   - letter: The ledger of the letter, whole or in part.
  ///   - digest: As for ``merged(with:digest:)``.
  /// - Returns: The merged ledger.
  /// - Throws: ``UnsuitableLetter`` for a letter that cannot be merged into what a group may be; it
  ///   is passed over.
  package func receiving(
    _ letter: GroupLedger, digest: (Part) -> [UInt8]
  ) throws(UnsuitableLetter) -> GroupLedger {
    guard letter.id == id else { throw .anotherGroup }
    let merged = merged(with: letter, digest: digest)
    guard merged.members.count <= Self.mostMembers else { throw .tooManyMembers }
    let known = Set(merged.members.map(\.id))
    let people = letter.companions.flatMap { [$0.member] + ($0.companion.map { [$0] } ?? []) }
    let payments = letter.payments + letter.rules.compactMap(\.recurrence?.payment)
    guard payments.allSatisfy({ known.isSuperset(of: $0.named) }),
      known.isSuperset(of: people + (letter.defaultSplit?.split?.members ?? []))
    else {
      throw .unknownMember
    }
    return merged
  }

  /// Tells if letters alone give this ledger, so that whoever reads them needs nothing more.
  ///
  /// After a box was lost or put back, the whole state waits unless this is so.
  ///
  /// - Parameters:
  ///   - letters: The ledgers of all letters in the box that could be merged.
  ///   - digest: As for ``merged(with:digest:)``.
  /// - Returns: True when they do.
  package func isGiven(by letters: [GroupLedger], digest: (Part) -> [UInt8]) -> Bool {
    guard let first = letters.first else { return false }
    return letters.dropFirst().reduce(first) { $0.merged(with: $1, digest: digest) } == self
  }

  /// The reasons for passing a letter over.
  package enum UnsuitableLetter: Error, Equatable {
    /// It is about a group with another id.
    case anotherGroup
    /// The group would have more members than a group may have.
    case tooManyMembers
    /// A payment names somebody who is in neither the group nor the letter.
    case unknownMember
  }
}

extension GroupLedger.Rate {
  /// The number that names the rate of a currency among the parts of a group: the letters of its
  /// code as bytes.
  package static func number(of currency: Currency) -> UInt32 {
    currency.code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension GroupPayment {
  /// The members that the payment names.
  var named: Set<MemberID> { Set(payers.map(\.member) + sharers) }
}
