import Finance
import GroupsFormulas
import Keeping

@testable import GroupsPages

extension Target {
  /// What phones send each other and keep: it has one spelling, is merged or passed over, and none
  /// that we have not sealed opens.
  static let letter = Target("Letter") { input in
    if let letter = try? Letter(packed: input) {
      precondition(letter.packed == input, "a second spelling of a letter")
      var phones = letter.phonesWithWriter
      phones.merge(letter.phones, on: letter.day)
      precondition((try? KnownPhones(packed: phones.packed)) == phones, "phones not as read")
      receive(letter.content)
    }
    if let membership = try? BoxMembership(packed: input) {
      precondition(membership.packed == input, "a second spelling of a membership")
    }
    let text = String(decoding: input, as: UTF8.self)
    if let secret = LetterSecret(text: text) {
      precondition(secret.text == text, "a second spelling of a secret")
    }
    open(input)
  }

  /// The content of a letter to a group, as another member could have made it.
  private static func receive(_ content: [UInt8]) {
    guard let ledger = try? GroupLedger(packed: content) else { return }
    let group = GroupLedger(id: ledger.id, name: "Lisbon", currency: ledger.currency, members: [])
    guard var merged = try? group.receiving(ledger) else { return }
    merged.putInOrder()
    let part = merged.part(merged.keys(ofChangesSince: group))
    precondition((try? GroupLedger(packed: part.packed)) == part, "not kept as it was merged")
  }

  private static func open(_ input: [UInt8]) {
    let origin = seal.origin(ofState: input)
    precondition(seal.open(input, from: origin) == nil, "a forged letter")
    precondition(seal.open(seal.seal(input, from: origin), from: origin) == input, "another text")
  }

  private static let seal = LetterSeal(.random(), for: .group, host: "farthing.example")
}
