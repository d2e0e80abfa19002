package import Keeping

/// The inverse of a change: the parts that it changed, as they were before.
package struct Reversal<State: Replica>: Equatable, Sendable {
  /// A state of the changed parts alone, with the values that they had.
  package private(set) var before: State

  /// The inverse of the changes between an earlier state and this one.
  package init(of now: State, to before: State) {
    self.before = now.inverse(to: before)
  }

  /// Restores the parts with new revisions, since an undo is a change too.
  package func apply(to state: inout State) { state = state.applying(before) }

  /// The inverse of the same change after others have changed the state.
  ///
  /// - Parameters:
  ///   - merged: The state with the changes of others.
  ///   - left: The state as the change left it.
  /// - Returns: `nil` when one of them changed the same part.
  package func outlasting(_ merged: State, since left: State) -> Reversal? {
    let own = before.keys(ofChangesSince: .blank)
    return Set(own).isDisjoint(with: merged.keys(ofChangesSince: left)) ? self : nil
  }
}

extension Reversal: Kept {
  package static var blank: Reversal { Reversal(before: .blank) }

  private init(before: State) { self.before = before }

  package mutating func pass(_ passage: inout Passage) throws(MalformedBytes) {
    try passage.pass(&before)
  }
}
