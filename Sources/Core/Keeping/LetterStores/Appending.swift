/// A letter that shall be appended to a box.
package struct NewLetter: Equatable, Sendable {
  package let box: BoxID
  package let origin: LetterOrigin
  package let sealed: [UInt8]
  package let scope: Scope
  /// The place up to which its writer has read.
  ///
  /// With later letters in the box it is not appended; nil appends it whatever has come.
  package let seen: LetterPlace?
  /// True if its writer knows of no other phone that has written.
  package let isOfOnePhone: Bool

  /// The part of the state that a letter holds, which decides about making and compacting a box.
  package enum Scope: Equatable, Sendable {
    /// Some of the state, for the box of this epoch alone: without the letters before it, nobody
    /// could make the whole of it.
    case part(Epoch)
    /// The whole state, which makes the box if there is none. It replaces the letters up to a
    /// place, all of which its writer has merged; nil replaces none.
    case whole(upTo: LetterPlace?)
  }

  package init(
    box: BoxID, origin: LetterOrigin, sealed: [UInt8], scope: Scope, seen: LetterPlace? = nil,
    isOfOnePhone: Bool = false
  ) {
    self.box = box
    self.origin = origin
    self.sealed = sealed
    self.scope = scope
    self.seen = seen
    self.isOfOnePhone = isOfOnePhone
  }
}

/// The outcome of appending a letter.
package enum Appending: Equatable, Sendable {
  case appended(LetterPlace)
  /// A letter of this origin is there already, or was among the last ones that a whole state has
  /// replaced: sent twice, or healed by two phones at once.
  case present
  /// Letters have come since its writer has read: it is to read them first.
  case moved
  /// There is no such box, or one of another epoch.
  case gone
  /// The box was closed for everybody, by the operation with this origin.
  case closed(LetterOrigin)
  case refused(Refusal)

  /// The limits that a letter can exceed.
  package enum Refusal: Equatable, Sendable {
    case letterIsTooLong
    case boxIsFull
    /// All boxes together hold as much as the site allows.
    case storeIsFull
  }
}

/// The reason why a store did not do its work.
///
/// To a visitor every reason means that the store is away.
package enum StoreFailure: Error, Equatable, CustomStringConvertible, Sendable {
  /// It failed less than a second ago and is left alone until that has passed.
  case resting
  /// It took longer than a request may wait.
  case slow
  /// It cannot be opened or reached, or reported an error.
  case away(String)

  package var description: String {
    switch self {
    case .resting: "the store failed a moment ago"
    case .slow: "the store takes too long"
    case .away(let reason): reason
    }
  }
}
