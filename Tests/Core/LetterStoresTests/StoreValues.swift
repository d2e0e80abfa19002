@testable import Keeping

/// The day on which most of these tests play.
let day = 20_780

/// Enough time for a machine that is busy with other tests.
let patience = 20_000_000

func box(_ number: UInt8) throws -> BoxID {
  let bytes = [UInt8](repeating: number, count: 16)
  return try #require(BoxID(bytes))
}

func origin(_ number: Int) throws -> LetterOrigin {
  let bytes = (0..<16).map { UInt8(truncatingIfNeeded: number >> ($0 * 4)) }
  return try #require(LetterOrigin(bytes))
}

/// A letter of so many bytes, which all tell its number.
func letter(
  _ number: Int, in box: BoxID, _ scope: NewLetter.Scope, bytes: Int = 300,
  seen: LetterPlace? = nil, ofOnePhone: Bool = false
) throws -> NewLetter {
  NewLetter(
    box: box, origin: try origin(number),
    sealed: [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: bytes), scope: scope,
    seen: seen, isOfOnePhone: ofOnePhone)
}

extension LetterStore {
  func read(_ box: BoxID, after serial: Int = 0, on today: Int = day) throws -> BoxReading {
    try read(box, after: serial, on: today, within: patience)
  }

  /// The content of a box that is expected to be open.
  func content(
    of box: BoxID, after serial: Int = 0, on today: Int = day,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> BoxContent {
    guard case .open(let content) = try read(box, after: serial, on: today) else {
      throw NotOpen()
    }
    return content
  }

  @discardableResult
  func append(
    _ letter: NewLetter, on today: Int = day, limit: Int = 1 << 30, hour: Int = 1
  ) throws -> Appending {
    try append(letter, on: today, in: StoreRoom(limit: limit, hour: hour), within: patience)
  }

  func close(_ box: BoxID, by mark: LetterOrigin, on today: Int = day) throws -> LetterOrigin {
    try close(box, by: mark, on: today, within: patience)
  }

  /// Has the store see a day every thirty, up to `last`, as while it is used.
  func pass(from first: Int = day, to last: Int) throws {
    for today in stride(from: first, to: last, by: 30) { _ = try close(box(255), on: today) }
    _ = try close(box(255), on: last)
  }

  private func close(_ box: BoxID, on today: Int) throws -> LetterOrigin {
    try close(box, by: origin(255), on: today)
  }

  /// Makes a box with one letter and gives its epoch.
  func makeBox(
    _ box: BoxID, number: Int = 1, on today: Int = day, bytes: Int = 300, ofOnePhone: Bool = false
  ) throws -> Epoch {
    let outcome = try append(
      letter(number, in: box, .whole(upTo: nil), bytes: bytes, ofOnePhone: ofOnePhone), on: today)
    guard case .appended(let place) = outcome else { throw NotOpen() }
    return place.epoch
  }
}

struct NotOpen: Error {}
