import GroupsFormulas

/// A browser's side of a group that is kept in step.
struct GroupInStep: Equatable, Sendable {
  var membership: BoxMembership
  /// The number of times that letters have changed the group since its last change here.
  var arrivals = 0
  /// The payments that came or changed by letter and that no page has shown yet, the oldest first.
  private(set) var unseen: [PaymentID] = []

  private static let mostUnseen = 12

  /// A phone that joins.
  init(_ membership: BoxMembership) {
    self.membership = membership
  }

  /// Lists the payments that letters have added or changed.
  mutating func noteUnseen(_ payments: [PaymentID]) {
    let new = payments.filter { !unseen.contains($0) }
    unseen = Array((unseen + new).suffix(Self.mostUnseen))
  }

  /// Notes that a page has shown what is new.
  mutating func noteSeen() { unseen = [] }
}

extension GroupInStep: Kept {
  static let blank = GroupInStep(.blank)

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&membership)
    try passage.pass(&arrivals, upTo: .max)
    try passage.pass(&unseen)
    guard unseen.count <= Self.mostUnseen, Set(unseen).count == unseen.count else {
      throw MalformedBytes()
    }
  }
}

/// News about the letter box of a group, told once.
enum GroupBoxNotice: CaseIterable, Kept {
  /// The cookie of the group was lost, and with it what waited here.
  case lostChanges

  static let blank = GroupBoxNotice.lostChanges

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(choice: &self)
  }
}
