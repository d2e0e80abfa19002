package import Keeping

/// The reasons for which a letter box gives nothing.
package enum BoxMissing: Error {
  case away
  case gone
  case closed(ClosingMark)
}

/// A state as the letters of a box give it, to somebody who has its link alone.
package struct StateInBox<State: StateInStep> {
  package let state: State
  package let secret: LetterSecret
  package let phones: KnownPhones
  private let place: ReadingPlace?
  private let origins: [LetterOrigin]

  /// Reads all letters of the box of a secret.
  package init(_ secret: LetterSecret, on site: Site) throws(BoxMissing) {
    guard let box = LetterBox<State>(secret, on: site) else { throw .gone }
    let content: BoxContent
    switch try? box.read(after: nil) {
    case nil: throw .away
    case .gone: throw .gone
    case .closed(let mark): throw .closed(ClosingMark(mark))
    case .open(let open): content = open
    }
    let opened = content.letters.compactMap { box.open($0) }
    // The first letter of a box holds the whole state.
    guard var state = opened.first?.state, state.isWhole else { throw .gone }
    var phones = KnownPhones()
    for each in opened {
      state = state.received(each.state) ?? state
      phones.merge(each.letter.phonesWithWriter, on: site.today)
    }
    state.putInOrder()
    self.state = state
    self.secret = secret
    self.phones = phones
    origins = content.letters.map(\.origin)
    guard case .letters(_, let place) = ReadingPlace.unread(in: content, after: nil) else {
      throw .gone
    }
    self.place = place
  }

  /// The side of a phone that has read all of them.
  package func membership(of phone: PhoneID) -> BoxMembership {
    var membership = BoxMembership(secret, phone: phone)
    membership.place = place
    membership.phones = phones
    return membership
  }

  /// True when the letter of an operation of this phone is among them.
  package func holds(_ operation: Operation, of phone: PhoneID, on site: Site) -> Bool {
    LetterBox<State>(secret, on: site).map {
      origins.contains($0.origin(of: operation, on: phone))
    } ?? false
  }
}
