extension GroupLedger {
  /// The split that new payments begin with, or the mark that there is none any more.
  package typealias DefaultSplit = Part<Single, Split>

  /// The split that new payments begin with; nil if nobody has ever set one.
  package var defaultSplit: DefaultSplit? { usualSplits.all.first }

  /// Keeps the split that new payments begin with, evenly, by shares or by percent; nil for none.
  package mutating func set(defaultSplit split: Split?) {
    let order = MemberOrder(members)
    usualSplits[.one] = split?.sorted { order[$0] }
  }

  /// The split that new payments begin with, among those who have not left; nil where there is none
  /// or all of them have left.
  package var currentDefaultSplit: Split? {
    let active = Set(activeMembers.map(\.id))
    guard let split = defaultSplit?.split?.among(active), split.count > 0 else { return nil }
    return split
  }
}

extension Part<Single, Split> {
  /// A default split after a number of changes.
  package init(revision: Int = 0, split: Split?) {
    self.init(id: .one, position: 0, revision: revision, value: split)
  }

  /// Nil for none.
  package var split: Split? { value }
}

extension Split {
  /// The split among those of its members who are in a set.
  fileprivate func among(_ members: Set<MemberID>) -> Split {
    switch self {
    case .evenly(let all): .evenly(all.filter(members.contains))
    case .percent(let shares) where shares.allSatisfy({ members.contains($0.member) }): self
    // Percentages that are not all of it any more are numbers of shares.
    case .shares(let shares), .percent(let shares):
      .shares(shares.filter { members.contains($0.member) })
    case .exact(let shares): .exact(shares.filter { members.contains($0.member) })
    }
  }
}
