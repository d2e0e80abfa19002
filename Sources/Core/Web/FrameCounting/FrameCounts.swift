internal import Glibc
internal import Synchronization

/// The counts of a machine's frames, as one worker adds to them.
///
/// All workers add to one file. A worker gathers what it counted and adds it at most once an
/// interval, usually a minute, and when it ends. So a worker that is killed loses an interval at most.
/// While the file cannot be written, on a full disk for example, the numbers wait.
package final class FrameCounts: Sendable {
  private let path: String
  private let interval: Int
  private let microseconds: @Sendable () -> Int
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var waiting = FrameTally()
    /// The time from which the file may be written again.
    var restsUntil = 0
    /// True after a failure that was reported, until one try succeeds.
    var isFailing = false
  }

  /// Counts in a file, which is created when there is something to write.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - interval: The seconds for which a worker gathers counts.
  ///   - microseconds: A clock that is never set.
  ///   - report: Receives one sentence for each problem.
  package init(
    _ path: String, every interval: Int = FrameCounts.usualInterval,
    microseconds: @escaping @Sendable () -> Int,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.path = path
    self.interval = interval * 1_000_000
    self.microseconds = microseconds
    self.report = report
  }

  /// Counts one frame.
  package func add(_ count: FrameTally.Count, of subject: FrameTally.Subject) {
    state.withLock { $0.waiting.add(count, of: subject) }
  }

  /// The numbers in the file, those of all workers; empty when there is none yet.
  package var tally: FrameTally { file?.tally ?? FrameTally() }

  /// The numbers of one partner in the file; empty when there is none yet.
  package func tally(of partner: String) -> FrameTally {
    file?.tally(of: partner) ?? FrameTally()
  }

  private var file: FrameFile? {
    (try? FileBytes.read(path, upTo: Self.mostBytes)).flatMap { FrameFile($0) }
  }

  /// Adds what waits to the file if it is time; returns the milliseconds until it is, -1 when nothing
  /// waits.
  package func saveIfDue(on today: CalendarDate) -> Int {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return -1 }
      let now = microseconds()
      if now < state.restsUntil { return (state.restsUntil - now) / 1_000 + 1 }
      let hadTurn = save(&state, on: today)
      state.restsUntil = now + (hadTurn ? interval : Self.turn)
      return state.waiting.isEmpty ? -1 : (state.restsUntil - now) / 1_000
    }
  }

  /// Adds what waits to the file as the worker ends, waiting a second for other workers.
  package func save(on today: CalendarDate) {
    state.withLock { state in
      for _ in 0..<20 where !state.waiting.isEmpty {
        guard !save(&state, on: today) else { return }
        usleep(50_000)
      }
    }
  }

  /// The age in days of the oldest day that is kept.
  package static let days = 400

  /// The seconds for which a worker gathers counts, unless the site is set up otherwise.
  package static let usualInterval = 60

  /// The time after which a worker tries again that met another one at the file.
  private static let turn = 200_000

  /// Room for a hundred partners with nine tools, every day.
  private static let mostBytes = 16 << 20
}

// MARK: - Writing

extension FrameCounts {
  /// Adds what waits to the file, or reports why it cannot; false while another worker is writing.
  private func save(_ state: inout State, on today: CalendarDate) -> Bool {
    do throws(FileFailure) {
      guard let lock = try FileLock("\(path).lock") else { return false }
      try AtomicFile.replace(
        path, joining: try sum(of: state.waiting, since: today.addingDays(-Self.days)))
      _ = consume lock
      state.waiting = FrameTally()
      state.isFailing = false
    } catch {
      if !state.isFailing { report("\(path) cannot be written: \(error.reason); the counts wait") }
      state.isFailing = true
    }
    return true
  }

  /// The text of the file with more numbers.
  ///
  /// A file that holds anything else, or that cannot be opened, gets another name, so that nothing
  /// in it is lost and counting goes on.
  private func sum(
    of tally: FrameTally, since first: CalendarDate
  ) throws(FileFailure) -> [ArraySlice<UInt8>] {
    let failure: FileFailure
    do throws(FileFailure) {
      let file = FrameFile(try FileBytes.read(path, upTo: Self.mostBytes))
      if let text = file?.adding(tally, since: first) { return text }
      failure = FileFailure(code: EILSEQ)
    } catch {
      failure = error
    }
    if failure.code != ENOENT {
      guard [EILSEQ, EFBIG, EACCES, EISDIR].contains(failure.code) else { throw failure }
      try putAside()
    }
    return [Array(tally.since(first).text.utf8)[...]]
  }

  private func putAside() throws(FileFailure) {
    let name = "\(path).unreadable-\(time(nil))"
    guard rename(path, name) == 0 else { throw FileFailure() }
    report("\(path) could not be read and is \(name) now; counting begins anew")
  }
}

/// A lock that one process at a time holds; the system frees it when the process ends.
private struct FileLock: ~Copyable {
  private let descriptor: CInt

  /// Takes the lock; nil when another process holds it.
  init?(_ path: String) throws(FileFailure) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure() }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  /// Frees it also where a process that is just being started still has a copy of the descriptor.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
