package import Keeping

/// What phones keep in step: a replica whose parts letters carry.
package protocol StateInStep: Replica, Sendable {
  /// What its secrets are for, so that they open nothing else.
  static var purpose: LetterPurpose { get }

  /// True for all there is, false for some parts of it.
  var isWhole: Bool { get }

  /// The parts with these keys and what they need, for a letter.
  func part(_ keys: [PartKey]) -> Self

  /// The state with what a letter adds; ``putInOrder()`` has to follow the last of several.
  ///
  /// - Returns: Nil for a letter that cannot be merged into what the state may be; it is passed over.
  func received(_ letter: Self) -> Self?
}

/// A state in one browser, with its history here and this phone's side of the letter box.
package protocol BookInStep: Kept, Equatable, Sendable {
  associatedtype State: StateInStep

  /// What is kept in step.
  var state: State { get }
  /// This phone's side of the letter box; nil for what is not kept in step.
  var membership: BoxMembership? { get }
  /// The revision that its forms show.
  var revision: Int { get }
  /// The end of a letter box that somebody else has closed; nil once this phone is in step again or
  /// goes on alone.
  var ended: BoxEnd? { get }
  /// True while a part of it is missing here, which letters bring back.
  var isIncomplete: Bool { get }

  /// Changes this phone's side of the letter box, if it has one.
  mutating func note(_ change: (inout BoxMembership) -> Void)
  /// Is in step from now on, by another letter box.
  mutating func join(_ membership: BoxMembership)
  /// Forgets the secret and keeps the state as it is.
  mutating func leaveBox()
  /// Says from now on that this phone is out of step, with the parts that were not sent before.
  mutating func end(_ end: BoxEnd, with unsent: [PartKey])
  /// Says no more that this phone is out of step.
  mutating func goOnAlone()

  /// Takes in what other phones changed.
  mutating func take(letters merged: State)
  /// Makes a change of this phone again, whose letter got through and whose answer did not.
  mutating func apply(_ operation: Operation, giving state: State)
  /// Ends that a part is missing, after all letters were read.
  mutating func complete()
}

extension BookInStep {
  /// Leaves where somebody else has closed the box: what waits is on this phone alone.
  package mutating func leaveBox(
    closedBy mark: ClosingMark, changing keys: [PartKey] = [], on site: Site
  ) {
    let unsent = (membership?.waiting.named ?? []) + keys
    leaveBox()
    end(BoxEnd(mark, on: site.today), with: unsent)
  }

  /// True on a site that offers letter boxes, for what is kept in step.
  package func isInStep(on site: Site) -> Bool { membership != nil && site.letterBoxes != nil }

  /// The hidden fields of forms that show it as it is now, with an id that is new each time.
  package var formStamp: FormStamp { FormStamp(revision: revision) }
}

extension BoxMembership {
  /// The number of phones in step on a day, this one too.
  ///
  /// This phone counts even if it has not posted for 30 days: it is here.
  package func phones(on site: Site) -> Int {
    var phones = phones
    phones.note(phone, on: site.today)
    return phones.count(on: site.today)
  }
}

extension PhoneID {
  /// The id of a phone that joins: the same when its form is sent again.
  ///
  /// - Parameters:
  ///   - operation: The form.
  ///   - site: The site.
  ///   - isFresh: True for an id that nothing else has, as for a page.
  package init(joiningBy operation: Operation, on site: Site, isFresh: Bool) {
    self = isFresh ? .random() : PhoneID(madeBy: operation.digest, on: site)
  }

  /// The id that follows from a form.
  init(madeBy form: [UInt8], on site: Site) {
    self.init(bytes: site.vault.digest(of: Array("phone".utf8) + form, count: 4))
  }
}
