import Synchronization

@testable import Keeping

@Suite struct LetterBoxesTests {
  @Test func `leaves a store alone for a second after a failure`() throws {
    let world = World()
    let boxes = world.boxes()
    world.failure.withLock { $0 = .away("no disk") }
    #expect(throws: StoreFailure.away("no disk")) { try boxes.readOne() }
    world.pass(999_999)
    boxes.beginRequest()
    #expect(throws: StoreFailure.resting) { try boxes.readOne() }
    #expect(world.calls.withLock { $0 } == 1)
    world.failure.withLock { $0 = nil }
    world.pass(1)
    #expect(try boxes.readOne() == .gone)
    #expect(world.reports.withLock { $0 } == ["the letter box is away: no disk"])
  }

  @Test func `gives all work of a request 150 ms`() throws {
    let world = World(taking: 100_000)
    let boxes = world.boxes()
    _ = try boxes.readOne()
    #expect(world.time.withLock { $0 } == 150_000)
    _ = try boxes.readOne()
    #expect(world.time.withLock { $0 } == 50_000)
    #expect(throws: StoreFailure.slow) { try boxes.readOne() }
    world.pass(1_000_000)
    boxes.beginRequest()
    _ = try boxes.readOne()
    #expect(world.time.withLock { $0 } == 150_000)
  }

  @Test func `refuses a letter of more than 16 KB without asking the store`() throws {
    let world = World()
    let long = try letter(1, in: box(1), .whole(upTo: nil), bytes: 16_385)
    #expect(try world.boxes().append(long, on: .earliest) == .refused(.letterIsTooLong))
    #expect(world.calls.withLock { $0 } == 0)
    let fits = try letter(1, in: box(1), .whole(upTo: nil), bytes: 16_384)
    #expect(try world.boxes().append(fits, on: .earliest) == .gone)
  }

  @Test func `tidies after a request that changed something, in the time it has left`() throws {
    let world = World(taking: 60_000)
    let boxes = world.boxes()
    _ = try boxes.readOne()
    boxes.tidy(on: .earliest)
    #expect(world.tidied.withLock { $0 } == 0)
    boxes.beginRequest()
    _ = try boxes.close(box(1), by: origin(1), on: .earliest)
    boxes.tidy(on: .earliest)
    #expect(world.time.withLock { $0 } == 90_000)
    boxes.tidy(on: .earliest)
    #expect(world.tidied.withLock { $0 } == 1)
    world.failure.withLock { $0 = .slow }
    boxes.beginRequest()
    #expect(throws: StoreFailure.slow) { _ = try boxes.readOne() }
  }

  @Test(arguments: StoreKind.allCases)
  func `uses the store of its setting`(kind: StoreKind) throws {
    let under = try StoreUnderTest(kind)
    let boxes = under.boxes(limit: 1_000)
    let today = try #require(CalendarDate(dayNumber: day))
    let long = try letter(1, in: box(1), .whole(upTo: nil), bytes: 1_001)
    // A machine that is busy with other tests may take longer than a request may.
    #expect(try patiently(boxes) { try $0.append(long, on: today) } == .refused(.storeIsFull))
    let fits = try letter(1, in: box(1), .whole(upTo: nil), bytes: 1_000)
    guard case .appended = try patiently(boxes, { try $0.append(fits, on: today) }) else {
      throw NotOpen()
    }
    #expect(try patiently(boxes) { try $0.close(box(1), by: origin(4), on: today) } == origin(4))
    #expect(try patiently(boxes) { try $0.read(box(1), after: 0, on: today) } == .closed(origin(4)))
  }

  private func patiently<Result>(
    _ boxes: LetterBoxes, _ body: (LetterBoxes) throws -> Result
  ) throws -> Result {
    let end = monotonicMicroseconds() + patience
    while true {
      boxes.beginRequest()
      do {
        return try body(boxes)
      } catch  where monotonicMicroseconds() < end {}
    }
  }
}

extension LetterBoxes {
  fileprivate func readOne() throws -> BoxReading {
    try read(box(1), after: 0, on: .earliest)
  }
}

/// A store without boxes that takes its time, on a clock that the test moves.
private final class World: Sendable {
  let clock = Mutex(5_000_000)
  let calls = Mutex(0)
  let tidied = Mutex(0)
  /// The time that the store was given last.
  let time = Mutex(0)
  let failure = Mutex<StoreFailure?>(nil)
  let reports = Mutex<[String]>([])
  private let taking: Int

  init(taking: Int = 0) {
    self.taking = taking
  }

  func pass(_ microseconds: Int) { clock.withLock { $0 += microseconds } }

  func boxes() -> LetterBoxes {
    LetterBoxes(
      Store(self), 1 << 30, { self.clock.withLock { $0 } },
      { sentence in self.reports.withLock { $0.append(sentence) } })
  }

  private func work(_ given: Int) throws(StoreFailure) {
    calls.withLock { $0 += 1 }
    time.withLock { $0 = given }
    pass(taking)
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  private final class Store: LetterStore {
    private let world: World

    init(_ world: World) {
      self.world = world
    }

    func read(
      _ box: BoxID, after serial: Int, on day: Int, within time: Int
    ) throws(StoreFailure) -> BoxReading {
      try world.work(time)
      return .gone
    }

    func append(
      _ letter: NewLetter, on day: Int, in room: StoreRoom, within time: Int
    ) throws(StoreFailure) -> Appending {
      try world.work(time)
      return .gone
    }

    func close(
      _ box: BoxID, by mark: LetterOrigin, on day: Int, within time: Int
    ) throws(StoreFailure) -> LetterOrigin {
      try world.work(time)
      return mark
    }

    func tidy(on day: Int, within time: Int) throws(StoreFailure) {
      try world.work(time)
      world.tidied.withLock { $0 += 1 }
    }

    func usage(within time: Int) throws(StoreFailure) -> StoreUsage {
      try world.work(time)
      return StoreUsage(boxes: 2, bytes: 700)
    }
  }
}
