import Finance
import Identifiers

extension GroupLedger {
  /// The split that new payments begin with, or the mark that there is none any more.
  package struct DefaultSplit: Equatable, Sendable {
    package let revision: Int
    /// Evenly, by shares or by percent; nil for none.
    package let split: Split?

    /// A default split after a number of changes.
    package init(revision: Int = 0, split: Split?) {
      self.revision = revision
      self.split = split
    }

    /// The number that names it among the parts of a group.
    package static let number: UInt32 = 1
  }

  /// Keeps the split that new payments begin with; nil for none.
  package mutating func set(defaultSplit split: Split?) {
    let split = split?.sorted(by: place)
    guard split != defaultSplit?.split else { return }
    defaultSplit = DefaultSplit(
      revision: Self.number(after: defaultSplit?.revision), split: split)
  }

  /// The split that new payments begin with, among those who have not left; nil where there is none
  /// or all of them have left.
  package var currentDefaultSplit: Split? {
    let active = Set(activeMembers.map(\.id))
    guard let split = defaultSplit?.split?.among(active), split.count > 0 else { return nil }
    return split
  }
}

extension Split {
  /// The split among those of its members who are in a set.
  fileprivate func among(_ members: Set<MemberID>) -> Split {
    switch self {
    case .evenly(let all): .evenly(all.filter(members.contains))
    case .shares(let shares): .shares(shares.filter { members.contains($0.member) })
    case .percent(let shares): Self.percent(of: shares, among: members)
    case .exact(let shares): .exact(shares.filter { members.contains($0.member) })
    }
  }

  /// The percentages of those in a set; as numbers of shares if they are not all of it any more.
  private static func percent(of shares: [Share<Weight>], among members: Set<MemberID>) -> Split {
    let left = shares.filter { members.contains($0.member) }
    return left.count == shares.count ? .percent(left) : .shares(left)
  }
}
