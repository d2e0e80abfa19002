import Glibc

@Suite struct LatestRatesTests {
  private let folder = TemporaryFolder()

  private func file(_ rate: String) -> String {
    """
    {"retrieved":"2026-11-20T06:15:00Z","series":[{"id":"MORTGAGE30US",
    "latest":{"date":"2026-11-19","rate":"\(rate)"},"previous":null}]}
    """
  }

  private func rate(_ latest: LatestRates) -> String? {
    latest.current?.histories.first?.latest.rate.plain
  }

  /// As the program that fetches does it: another file takes the place of the one there is.
  private func replace(with text: String) {
    folder.write(text, to: "draft", mode: 0o644)
    rename(folder.file("draft"), folder.file("rates.json"))
  }

  @Test func `has none without a path or a file`() {
    #expect(LatestRates(at: nil).current == nil)
    #expect(LatestRates(at: folder.file("rates.json")).current == nil)
    #expect(LatestRates(at: folder.path).current == nil)
  }

  @Test func `follows the file as it comes, changes and goes`() {
    let latest = LatestRates(at: folder.file("rates.json"))
    #expect(rate(latest) == nil)
    replace(with: file("6.22"))
    #expect(rate(latest) == "6.22")
    #expect(rate(latest) == "6.22")
    replace(with: file("6.24"))
    #expect(rate(latest) == "6.24")
    unlink(folder.file("rates.json"))
    #expect(rate(latest) == nil)
  }

  @Test(arguments: [
    "", "{", "<html></html>", #"{"retrieved":"2026-11-20T06:15:00Z"}"#,
    #"{"retrieved":"2026-11-20T06:15:00Z","series":[]}"#,
    String(repeating: " ", count: RatesFile.limit + 1) + "{}",
  ])
  func `keeps the last good rates when the file is not one`(broken: String) {
    let latest = LatestRates(at: folder.file("rates.json"))
    replace(with: broken)
    #expect(latest.current == nil)
    replace(with: file("6.22"))
    #expect(rate(latest) == "6.22")
    replace(with: broken)
    #expect(rate(latest) == "6.22")
    replace(with: file("6.24"))
    #expect(rate(latest) == "6.24")
  }

  @Test(arguments: [S_IFDIR, S_IFIFO])
  func `keeps the last good rates when something else takes the place of the file`(kind: mode_t) {
    let latest = LatestRates(at: folder.file("rates.json"))
    replace(with: file("6.22"))
    #expect(rate(latest) == "6.22")
    unlink(folder.file("rates.json"))
    let make = kind == S_IFDIR ? mkdir : mkfifo
    #expect(make(folder.file("rates.json"), 0o755) == 0)
    #expect(rate(latest) == "6.22")
  }

  /// Rates that came with a release.
  private func snapshot(_ rate: String = "6.15") -> String {
    folder.write(file(rate), to: "snapshot-\(rate)", mode: 0o644)
    return folder.file("snapshot-\(rate)")
  }

  @Test func `shows the rates of the release until there are others, and when they are gone`() {
    let latest = LatestRates(at: folder.file("rates.json"), snapshot: snapshot())
    #expect(rate(latest) == "6.15")
    #expect(latest.current?.isSnapshot == true)
    replace(with: "{")
    #expect(rate(latest) == "6.15")
    replace(with: file("6.22"))
    #expect(rate(latest) == "6.22")
    #expect(latest.current?.isSnapshot == false)
    replace(with: "{")
    #expect(rate(latest) == "6.22")
    unlink(folder.file("rates.json"))
    #expect(rate(latest) == "6.15")
  }

  @Test func `has those of the release without a path`() {
    #expect(rate(LatestRates(at: nil, snapshot: snapshot())) == "6.15")
    #expect(LatestRates(at: nil, snapshot: folder.file("none")).current == nil)
    #expect(LatestRates(at: nil, snapshot: snapshot("x")).current == nil)
  }
}
