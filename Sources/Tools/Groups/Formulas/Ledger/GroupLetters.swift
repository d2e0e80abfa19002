// A letter between phones holds a ledger: all of it, or a part. It holds states and no commands, so
// that the order of letters, gaps, repetition and mixture do not matter: merging decides.

extension GroupLedger {
  /// The parts of the ledger with these keys, for a letter.
  ///
  /// Name and currency are in every part, and the members whom its parts name.
  ///
  /// - Parameter keys: Those of ``Replica/keys(ofChangesSince:)``; one that is not in the group is passed
  ///   over.
  /// - Returns: A ledger of the same group.
  package func part(_ keys: [PartKey]) -> GroupLedger {
    let named = only(keys).named.map { PartKey($0, Person.self) }
    return only(keys + named + [PartKey(Single.one, Name.self)])
  }

  /// The ledger with what a letter adds; ``putInOrder()`` has to follow the last of several.
  ///
  /// - Parameter letter: The ledger of the letter, whole or in part.
  /// - Returns: The merged ledger.
  /// - Throws: ``UnsuitableLetter`` for a letter that cannot be merged into what a group may be; it
  ///   is passed over.
  package func receiving(_ letter: GroupLedger) throws(UnsuitableLetter) -> GroupLedger {
    guard letter.id == id else { throw .anotherGroup }
    var merged = self
    merged.merge(letter)
    guard merged.members.count <= Self.mostMembers else { throw .tooManyMembers }
    guard letter.named.isSubset(of: merged.members.map(\.id)) else { throw .unknownMember }
    return merged
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

extension GroupPayment {
  /// The members that the payment names.
  var named: Set<MemberID> { Set(payers.map(\.member) + sharers) }
}
