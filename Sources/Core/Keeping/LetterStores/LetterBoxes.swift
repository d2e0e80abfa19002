internal import Glibc
internal import Synchronization

/// The letter boxes of a site, as one worker uses their store.
///
/// All work of a request takes at most 150 ms, or what is set. After a failure the store is left alone for a
/// second, so that a store which is away costs visitors no time.
package final class LetterBoxes: Sendable {
  private let state: Mutex<State>
  /// The most sealed bytes of all boxes together.
  package let limit: Int
  private let microseconds: @Sendable () -> Int
  private let hours: @Sendable () -> Int
  private let report: @Sendable (String) -> Void

  /// Sendable because nobody but the mutex holds its store.
  private struct State: @unchecked Sendable {
    let store: any LetterStore
    /// The microseconds that are left for the request.
    var left: Int
    /// The store is left alone until then; nil when it has not failed.
    var restsUntil: Int?
    /// True once the request has changed something.
    var hasChanged = false
  }

  /// The milliseconds that a request usually has for the store.
  package static let usualWait = 150
  private let timeForRequest: Int
  private static let rest = 1_000_000

  /// The boxes in a store, which is opened when it is first needed.
  ///
  /// - Parameters:
  ///   - setting: The kind and the place of the store.
  ///   - limit: The most sealed bytes of all boxes together; boxes that are there may use a tenth
  ///     more.
  ///   - wait: The most milliseconds that a request waits for the store, in all.
  ///   - microseconds: A clock that is never set.
  ///   - report: Receives one sentence for each failure.
  package convenience init(
    _ setting: LetterStoreSetting, limit: Int = LetterStoreSetting.usualLimit,
    wait: Int = usualWait,
    microseconds: @escaping @Sendable () -> Int = monotonicMicroseconds,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    switch setting {
    case .sqlite(let path):
      self.init(SQLiteLetterStore(path), limit, microseconds, report, wait: wait)
    case .redis(let path):
      self.init(RedisLetterStore(path), limit, microseconds, report, wait: wait)
    }
  }

  init(
    _ store: sending any LetterStore, _ limit: Int,
    _ microseconds: @escaping @Sendable () -> Int = monotonicMicroseconds,
    _ report: @escaping @Sendable (String) -> Void = { _ in },
    hours: @escaping @Sendable () -> Int = { time(nil) / 3_600 }, wait: Int = usualWait
  ) {
    timeForRequest = wait * 1_000
    state = Mutex(State(store: store, left: timeForRequest))
    self.limit = limit
    self.microseconds = microseconds
    self.hours = hours
    self.report = report
  }

  /// Gives the next request its time.
  package func beginRequest() {
    state.withLock {
      $0.left = timeForRequest
      $0.hasChanged = false
    }
  }

  /// Reads a box.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - serial: Letters up to this one are left out; 0 for all.
  ///   - today: The day, since boxes end after a time.
  /// - Returns: The box with its letters, or that there is none.
  /// - Throws: ``StoreFailure`` while the store is away.
  package func read(
    _ box: BoxID, after serial: Int, on today: CalendarDate
  ) throws(StoreFailure) -> BoxReading {
    try work { store, time throws(StoreFailure) in
      try store.read(box, after: serial, on: today.dayNumber, within: time)
    }
  }

  /// Appends a letter to its box; the same origin is appended once.
  ///
  /// - Parameters:
  ///   - letter: The letter.
  ///   - today: The day from which the box lives on.
  /// - Returns: The place of the letter, or why it has none.
  /// - Throws: ``StoreFailure`` while the store is away; the letter may have been appended all the
  ///   same.
  package func append(
    _ letter: NewLetter, on today: CalendarDate
  ) throws(StoreFailure) -> Appending {
    guard letter.sealed.count <= BoxLimits.letter else { return .refused(.letterIsTooLong) }
    let room = StoreRoom(limit: limit, hour: hours())
    return try work(changes: true) { store, time throws(StoreFailure) in
      try store.append(letter, on: today.dayNumber, in: room, within: time)
    }
  }

  /// Closes a box for everybody: its letters go, and a mark stays for 800 days.
  ///
  /// - Parameters:
  ///   - box: The box. If there is none, the mark is left all the same, so that no phone fills it
  ///     again.
  ///   - mark: The origin of the operation.
  ///   - today: The day.
  /// - Returns: The mark that stands: this one, or that of the operation that closed it before.
  /// - Throws: ``StoreFailure`` while the store is away.
  package func close(
    _ box: BoxID, by mark: LetterOrigin, on today: CalendarDate
  ) throws(StoreFailure) -> LetterOrigin {
    try work(changes: true) { store, time throws(StoreFailure) in
      try store.close(box, by: mark, on: today.dayNumber, within: time)
    }
  }

  /// Removes some boxes that have ended, after a request that has changed something, in what is left
  /// of its time.
  ///
  /// - Parameter today: The day.
  package func tidy(on today: CalendarDate) {
    state.withLock { state in
      guard state.hasChanged, state.left > 0 else { return }
      state.hasChanged = false
      do throws(StoreFailure) {
        try state.store.tidy(on: today.dayNumber, within: state.left)
      } catch {
        // What has ended is gone for everybody already; the next change removes it.
      }
    }
  }

  /// Tells how full the store is.
  ///
  /// - Returns: The open boxes and their bytes.
  /// - Throws: ``StoreFailure`` while the store is away.
  package func usage() throws(StoreFailure) -> StoreUsage {
    try work { store, time throws(StoreFailure) in try store.usage(within: time) }
  }

  private func work<Result>(
    changes: Bool = false, _ body: (any LetterStore, Int) throws(StoreFailure) -> Result
  ) throws(StoreFailure) -> Result {
    try state.withLock { state throws(StoreFailure) in
      let began = microseconds()
      if let end = state.restsUntil, began < end { throw .resting }
      defer { state.left -= microseconds() - began }
      do throws(StoreFailure) {
        guard state.left > 0 else { throw .slow }
        let result = try body(state.store, state.left)
        state.restsUntil = nil
        state.hasChanged = state.hasChanged || changes
        return result
      } catch {
        state.restsUntil = microseconds() + Self.rest
        report("the letter box is away: \(error)")
        throw error
      }
    }
  }
}

/// Microseconds of a clock that is never set.
@Sendable package func monotonicMicroseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}
