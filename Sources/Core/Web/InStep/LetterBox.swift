package import Keeping

/// The letter box of one state, as one request uses it.
package struct LetterBox<State: StateInStep> {
  private let boxes: LetterBoxes
  private let seal: LetterSeal
  private let site: Site

  /// The box of a secret; nil on a site that offers none.
  package init?(_ secret: LetterSecret, on site: Site) {
    guard let boxes = site.letterBoxes else { return nil }
    self.boxes = boxes
    seal = LetterSeal(secret, for: State.purpose, host: site.vault.host)
    self.site = site
  }

  /// The letters that a phone has not merged.
  package func read(after place: ReadingPlace?) throws(StoreFailure) -> BoxReading {
    try boxes.read(seal.box, after: place?.serial ?? 0, on: site.today)
  }

  /// The origin of the letter that carries an operation.
  func origin(of operation: Operation, on phone: PhoneID) -> LetterOrigin {
    seal.origin(ofChange: operation.digest, on: phone)
  }

  /// The origin of a letter with a whole state that no operation changed.
  func origin(of state: State) -> LetterOrigin { seal.origin(ofState: state.packed) }

  /// A letter as it was sealed, with the state that it holds.
  struct Opened {
    let letter: Letter
    let state: State
  }

  /// Opens a letter; nil for one that was not sealed for this box, or by a later version.
  func open(_ stored: StoredLetter) -> Opened? {
    guard let text = seal.open(stored.sealed, from: stored.origin),
      let letter = try? Letter(packed: text),
      let state = try? State(packed: letter.content)
    else { return nil }
    return Opened(letter: letter, state: state)
  }

  /// Seals and appends a letter of a phone; where letters have come after the place that it has seen,
  /// it is not appended.
  func append(
    _ state: State, as kind: Letter.Kind, from origin: LetterOrigin,
    _ membership: BoxMembership, _ scope: NewLetter.Scope, seen: LetterPlace? = nil
  ) throws(StoreFailure) -> Appending {
    let letter = Letter(
      phone: membership.phone, day: site.today, kind: kind, phones: membership.phones,
      content: state.packed)
    return try boxes.append(
      NewLetter(
        box: seal.box, origin: origin, sealed: seal.seal(letter.packed, from: origin),
        scope: scope, seen: seen, isOfOnePhone: !letter.phonesWithWriter.areSeveral),
      on: site.today)
  }

  /// Closes the box for everybody.
  ///
  /// - Returns: The mark that stands: this one, or that of whoever closed it before.
  func close(by mark: ClosingMark) throws(StoreFailure) -> ClosingMark {
    ClosingMark(try boxes.close(seal.box, by: mark.stored, on: site.today))
  }
}
