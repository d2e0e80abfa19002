import Glibc

@testable import Web

@Suite struct MetricsFolderTests {
  private let folder = TemporaryFolder()

  private var metrics: MetricsFolder { MetricsFolder(folder.path) }

  @Test func `counts of all workers add up`() throws {
    let first = try #require(metrics.claim())
    let second = try #require(metrics.claim())
    first.add(Counts(["nothing yet": 0]))
    first.add(Counts(["a": 1, "b": 10]))
    second.add(Counts(["b": 5]))
    second.add(Counts(["b": 6, "c": 1 << 40]))
    #expect(metrics.counts == Counts(["a": 1, "b": 21, "c": 1 << 40]))
  }

  @Test func `a worker that starts again counts on`() throws {
    do {
      let counters = try #require(metrics.claim())
      counters.add(Counts(["a": 3, "b": 4]))
    }
    let counters = try #require(metrics.claim())
    counters.add(Counts(["b": 1]))
    #expect(metrics.counts == Counts(["a": 3, "b": 5]))
    #expect(Counts(["a": 3, "b": 5]) == CounterFile.counts(in: "\(folder.path)/1"))
  }

  @Test func `a file cut short counts what is whole in it`() throws {
    let path = "\(folder.path)/1"
    do {
      let counters = try #require(metrics.claim())
      counters.add(Counts(["a": 3]))
      counters.add(Counts(["b": 4]))
    }
    try #require(truncate(path, 200) == 0)
    #expect(metrics.counts == Counts(["a": 3]))
    try #require(metrics.claim()).add(Counts(["c": 7]))
    #expect(metrics.counts == Counts(["a": 3, "c": 7]))
  }

  @Test func `a disk that takes no more costs counts alone`() {
    #expect(CounterFile("/dev/full") == nil)
    #expect(CounterFile.counts(in: "/dev/full") == Counts())
  }

  @Test func `a name too long for its row is left out`() throws {
    let counters = try #require(metrics.claim())
    counters.add(Counts([String(repeating: "x", count: 121): 1]))
    counters.add(Counts([String(repeating: "y", count: 120): 1]))
    #expect(metrics.counts == Counts([String(repeating: "y", count: 120): 1]))
  }

  @Test func `without its folder a site does not count`() {
    let metrics = MetricsFolder("/nowhere/at/all")
    #expect(metrics.claim() == nil)
    #expect(metrics.counts == Counts())
  }
}
