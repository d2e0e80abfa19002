import Glibc
import Synchronization
import Web

/// Each `FrameCounts` stands for a worker of its own.
@Suite struct FrameCountsTests {
  private static let day = FrameTallyTests.day
  private let folder = TemporaryFolder()
  private let clock = Clock()

  private final class Clock: Sendable {
    private let now = Mutex(0)
    let reports = Mutex<[String]>([])

    func pass(seconds: Double) { now.withLock { $0 += Int(seconds * 1_000_000) } }
    var microseconds: Int { now.withLock { $0 } }
  }

  private var path: String { folder.file("counts") }

  private func worker(_ path: String? = nil) -> FrameCounts {
    FrameCounts(
      path ?? self.path, microseconds: { [clock] in clock.microseconds },
      report: { [clock] line in clock.reports.withLock { $0.append(line) } })
  }

  private func show(_ worker: FrameCounts, _ times: Int = 1, on day: CalendarDate = day) {
    for _ in 0..<times {
      worker.add(.init(shown: 1), of: .init(date: day, partner: "a", tool: "loan"))
    }
  }

  private func shown(on day: CalendarDate = day) -> Int {
    worker().tally.counts[.init(date: day, partner: "a", tool: "loan")]?.shown ?? 0
  }

  @Test func `workers add up in one file`() {
    let (first, second) = (worker(), worker())
    show(first, 3)
    show(second, 4)
    #expect(first.saveIfDue(on: Self.day) == -1)
    #expect(second.saveIfDue(on: Self.day) == -1)
    #expect(shown() == 7)
  }

  @Test func `a worker writes once a minute, and when it ends`() {
    let worker = worker()
    show(worker)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    clock.pass(seconds: 1)
    show(worker)
    #expect((58_000...59_001).contains(worker.saveIfDue(on: Self.day)))
    #expect(shown() == 1)
    clock.pass(seconds: 59)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    #expect(shown() == 2)
    show(worker)
    worker.save(on: Self.day)
    #expect(shown() == 3)
  }

  @Test func `a site may have its workers write more often`() {
    let worker = FrameCounts(path, every: 3, microseconds: { [clock] in clock.microseconds })
    show(worker)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    show(worker)
    #expect((2_999...3_001).contains(worker.saveIfDue(on: Self.day)))
    clock.pass(seconds: 3)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    #expect(shown() == 2)
  }

  @Test func `nothing is written when nothing was counted`() {
    let worker = worker()
    #expect(worker.saveIfDue(on: Self.day) == -1)
    worker.save(on: Self.day)
    #expect(access(path, F_OK) != 0)
  }

  @Test func `numbers wait while the file cannot be written, and one line says so`() {
    let folder = TemporaryFolder()
    let place = folder.file("later")
    defer {
      unlink("\(place)/counts")
      unlink("\(place)/counts.lock")
      rmdir(place)
    }
    let worker = worker("\(place)/counts")
    show(worker, 2)
    _ = worker.saveIfDue(on: Self.day)
    clock.pass(seconds: 61)
    _ = worker.saveIfDue(on: Self.day)
    #expect(clock.reports.withLock { $0.count } == 1)
    mkdir(place, 0o700)
    clock.pass(seconds: 61)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    #expect(worker.tally.counts.values.map(\.shown) == [2])
  }

  @Test func `a worker waits for another one that is writing`() {
    let lock = open("\(path).lock", O_RDWR | O_CREAT, 0o600)
    flock(lock, LOCK_EX)
    let worker = worker()
    show(worker)
    #expect((1...1_000).contains(worker.saveIfDue(on: Self.day)))
    #expect(shown() == 0)
    close(lock)
    clock.pass(seconds: 1)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    #expect(shown() == 1)
    #expect(clock.reports.withLock { $0.isEmpty })
  }

  @Test(arguments: ["", "no counts\n", "Farthing frame counts 1\n2026-11-22 a loan one 1\n"])
  func `an unreadable file is put aside with all that is in it`(text: String) throws {
    folder.write(text, to: "counts", mode: 0o644)
    let worker = worker()
    show(worker)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    #expect(shown() == 1)
    let aside = try #require(folder.files.first { $0.hasPrefix("counts.unreadable-") })
    #expect(try FileBytes.read(folder.file(aside), upTo: 1_000) == Array(text.utf8))
    #expect(clock.reports.withLock { $0.count } == 1)
  }

  @Test func `days older than 400 are dropped at the next writing`() {
    let first = worker()
    show(first, 2, on: Self.day)
    show(first, 3, on: Self.day.addingDays(1))
    first.save(on: Self.day)
    for (age, old) in [(400, 2), (401, 0)] {
      let later = worker()
      show(later, 1, on: Self.day.addingDays(age))
      later.save(on: Self.day.addingDays(age))
      #expect(shown(on: Self.day) == old)
      #expect(shown(on: Self.day.addingDays(1)) == 3)
      #expect(shown(on: Self.day.addingDays(age)) == 1)
    }
  }

  @Test func `numbers of past days are copied as they are, and those of today are added to`() {
    let past = "2026-10-01 a loan 1 0\n2026-10-01 b loan 7 7\n2026-10-01 a loan 2 1\n"
    let today = "2026-11-22 a loan 5 0\n2026-11-22 b loan 9 0\n"
    folder.write("Farthing frame counts 1\n\(past)\(today)", to: "counts", mode: 0o644)
    let worker = worker()
    show(worker, 3)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    #expect(
      contents(of: path) == """
        Farthing frame counts 1
        \(past)2026-11-22 a loan 8 0
        2026-11-22 b loan 9 0

        """)
    let own = worker.tally(of: "a").counts
    #expect(own.count == 2 && own[.init(date: Self.day, partner: "a", tool: "loan")]?.shown == 8)
    #expect(worker.tally.counts.values.map(\.shown).sorted() == [3, 7, 8, 9])
  }

  @Test func `a file in any order tells the same numbers`() {
    let lines = ["2026-11-22 a loan 5 0", "2026-10-01 a loan 2 1", "2026-11-22 a loan 4 0"]
    let text = "Farthing frame counts 1\n\(lines.joined(separator: "\n"))\n"
    folder.write(text, to: "counts", mode: 0o644)
    let worker = worker()
    show(worker)
    #expect(worker.saveIfDue(on: Self.day) == -1)
    #expect(shown() == 10)
  }

  @Test func `room for a hundred partners with seven tools is one file of 400 days`() throws {
    var lines: [String] = []
    for age in stride(from: 400, through: 1, by: -1) {
      for partner in 100..<200 {
        for tool in 1...7 {
          lines.append("\(Self.day.addingDays(-age)) partner-\(partner) tool-\(tool) 123 45\n")
        }
      }
    }
    folder.write("Farthing frame counts 1\n\(lines.joined())", to: "counts", mode: 0o644)
    let worker = worker()
    worker.add(.init(shown: 6), of: .init(date: Self.day, partner: "partner-150", tool: "tool-1"))
    let began = clock.reports.withLock { $0.count }
    #expect(worker.saveIfDue(on: Self.day) == -1)
    #expect(clock.reports.withLock { $0.count } == began)
    let own = worker.tally(of: "partner-150").counts
    #expect(own.count == 400 * 7 + 1 && own.values.map(\.shown).reduce(0, +) == 2_800 * 123 + 6)
  }

  @Test func `what a worker wrote before it is killed stays, and no more is lost`() throws {
    let first = worker()
    show(first, 6)
    first.save(on: Self.day)
    show(first, 2)
    // The worker ends here without a word; a draft that it left behind is nobody's.
    folder.write("half", to: "counts.Ab12Cd", mode: 0o600)
    let second = worker()
    show(second, 1)
    second.save(on: Self.day)
    #expect(shown() == 7)
  }
}
