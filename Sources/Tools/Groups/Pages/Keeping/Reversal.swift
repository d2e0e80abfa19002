import GroupsFormulas
import Keeping

/// The inverse of a change: the parts of the ledger as they were before.
struct Reversal: Equatable, Sendable {
  private var before: GroupLedger

  init(of now: GroupLedger, to before: GroupLedger) {
    self.before = now.inverse(to: before)
  }

  /// Restores the parts with new revisions, since an undo is a change too.
  func apply(to ledger: inout GroupLedger) { ledger = ledger.applying(before) }

  /// The inverse of the same change after others have changed the group.
  ///
  /// - Parameters:
  ///   - merged: The group with the changes of others.
  ///   - left: The group as the change left it.
  /// - Returns: `nil` when one of them changed the same part.
  func outlasting(_ merged: GroupLedger, since left: GroupLedger) -> Reversal? {
    let own = before.keys(ofChangesSince: .blank)
    return Set(own).isDisjoint(with: merged.keys(ofChangesSince: left)) ? self : nil
  }
}

extension Reversal: Kept {
  static let blank = Reversal(before: .blank)

  private init(before: GroupLedger) { self.before = before }

  mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&before)
  }
}
