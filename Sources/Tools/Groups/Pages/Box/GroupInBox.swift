import GroupsFormulas
import Keeping
import Web

/// A group as the letters of a box give it, to somebody who has its link alone.
struct GroupInBox {
  let ledger: GroupLedger
  let secret: LetterSecret
  let phones: KnownPhones
  private let place: ReadingPlace?
  private let origins: [LetterOrigin]

  /// The reasons for which there is none.
  enum Missing: Error {
    case away
    case gone
    case closed(ClosingMark)
  }

  /// Reads all letters of the box of a secret.
  init(_ secret: LetterSecret, on site: Site) throws(Missing) {
    guard let box = GroupBox(secret, on: site) else { throw .gone }
    let content: BoxContent
    switch try? box.read(after: nil) {
    case nil: throw .away
    case .gone: throw .gone
    case .closed(let mark): throw .closed(ClosingMark(mark))
    case .open(let open): content = open
    }
    let opened = content.letters.compactMap { box.open($0) }
    // The first letter of a box holds the whole state.
    guard var ledger = opened.first?.ledger, ledger.isWhole else { throw .gone }
    var phones = KnownPhones()
    for each in opened {
      ledger = (try? ledger.receivingNamingApart(each.ledger)) ?? ledger
      phones.merge(each.letter.phonesWithWriter, on: site.today)
    }
    ledger.putInOrder()
    self.ledger = ledger
    self.secret = secret
    self.phones = phones
    origins = content.letters.map(\.origin)
    guard case .letters(_, let place) = ReadingPlace.unread(in: content, after: nil) else {
      throw .gone
    }
    self.place = place
  }

  /// The side of a phone that has read all of them.
  func membership(of phone: PhoneID) -> BoxMembership {
    var membership = BoxMembership(secret, phone: phone)
    membership.place = place
    membership.phones = phones
    return membership
  }

  /// True when the letter of an operation of this phone is among them.
  func holds(_ operation: Operation, of phone: PhoneID, on site: Site) -> Bool {
    GroupBox(secret, on: site).map { origins.contains($0.origin(of: operation, on: phone)) }
      ?? false
  }
}
