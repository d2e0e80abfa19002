@testable import Keeping

/// Searches the bytes of a store for what its letters say.
@Suite struct StolenStoreTests {
  @Test func `a stolen file shows nothing of what is in the letters`() throws {
    let folder = TemporaryFolder()
    let boxes = LetterBoxes(.sqlite(path: folder.file("letters.sqlite")))
    let secret = LetterSecret.random()
    let seal = LetterSeal(secret, for: .group, host: "money.example")
    let words = ["Lisbon", "Zoe", "Dinner", "money.example"]
    let text = words.joined(separator: " ").utf8.map(\.self)
    let today = CalendarDate.earliest.addingDays(740_000)
    let phone = PhoneID(0x5A5B_5C5D)
    let content = Letter(
      phone: phone, day: today, kind: .state, phones: KnownPhones(), content: text
    ).packed
    let origin = seal.origin(ofState: text)
    let letter = NewLetter(
      box: seal.box, origin: origin, sealed: seal.seal(content, from: origin),
      scope: .whole(upTo: nil))
    let end = monotonicMicroseconds() + 20_000_000
    while (try? boxes.append(letter, on: today)) == nil, monotonicMicroseconds() < end {
      boxes.beginRequest()
    }
    var found = 0
    for name in folder.files {
      let bytes = try FileBytes.read(folder.file(name), upTo: 10_000_000)
      found += bytes.contains(seal.box.bytes) ? 1 : 0
      for word in words { #expect(!bytes.contains(Array(word.utf8))) }
      for hidden in [secret.key, secret.packed, phone.packed] {
        #expect(!bytes.contains(hidden))
      }
      #expect(!bytes.contains(Array(secret.text.utf8)))
    }
    #expect(found > 0, "the letter is in one of the files")
  }
}
