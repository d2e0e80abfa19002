@testable import Keeping

@Suite struct ReadingPlaceTests {
  private let epoch = Epoch(0xABCD_0123)

  @Test func `takes all letters of a box when nothing was read`() throws {
    let box = try content(next: 4, letters: [2, 3])
    guard case .letters(let letters, let place) = ReadingPlace.unread(in: box, after: nil) else {
      throw Unexpected()
    }
    #expect(letters.map(\.serial) == [2, 3])
    let third = try self.place(3)
    #expect(place == third)
  }

  @Test func `takes the letters after the last one, which may have been replaced`() throws {
    let two = try place(2)
    for before in [try origin(2), nil] {
      let box = try content(next: 6, before: before, letters: [4, 5])
      #expect(try ReadingPlace.unread(in: box, after: two) == .letters(box.letters, upTo: place(5)))
    }
    let nothing = try content(next: 3, before: origin(2), letters: [])
    #expect(ReadingPlace.unread(in: nothing, after: two) == .letters([], upTo: two))
  }

  @Test func `notices another box by its epoch, its length or a letter of another origin`() throws {
    let three = try place(3)
    let made = try content(next: 9, letters: [4, 5], epoch: Epoch(1))
    #expect(ReadingPlace.unread(in: made, after: three) == .another)
    let shorter = try content(next: 3, letters: [])
    #expect(ReadingPlace.unread(in: shorter, after: three) == .another)
    let asLong = try content(next: 4, letters: [])
    #expect(ReadingPlace.unread(in: asLong, after: three) != .another)
    let restored = try content(next: 5, before: origin(99), letters: [4])
    #expect(ReadingPlace.unread(in: restored, after: three) == .another)
  }

  @Test func `goes on by a letter of its own only if none came between`() throws {
    let three = try place(3)
    func after(_ place: ReadingPlace?, _ serial: Int, _ epoch: Epoch) throws -> ReadingPlace? {
      ReadingPlace.after(
        place, appended: LetterPlace(epoch: epoch, serial: serial), origin: try origin(serial))
    }
    #expect(try after(three, 4, epoch) == place(4))
    #expect(try after(three, 5, epoch) == three)
    #expect(try after(three, 4, Epoch(1)) == three)
    #expect(try after(nil, 1, epoch) == place(1))
    #expect(try after(nil, 2, epoch) == nil)
  }

  private func origin(_ number: Int) throws -> LetterOrigin {
    let bytes = [UInt8](repeating: UInt8(number), count: 16)
    return try #require(LetterOrigin(bytes))
  }

  private func place(_ serial: Int) throws -> ReadingPlace {
    ReadingPlace(LetterPlace(epoch: epoch, serial: serial), origin: try origin(serial))
  }

  private func content(
    next: Int, before: LetterOrigin? = nil, letters: [Int], epoch: Epoch? = nil
  ) throws -> BoxContent {
    BoxContent(
      epoch: epoch ?? self.epoch, next: next, bytes: 0, count: letters.count, expires: .earliest,
      originBefore: before,
      letters: try letters.map { StoredLetter(serial: $0, origin: try origin($0), sealed: []) },
      replaced: [])
  }

  private struct Unexpected: Error {}
}
