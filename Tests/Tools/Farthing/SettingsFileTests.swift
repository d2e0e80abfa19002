import Glibc

/// Each `SettingsFile` stands for a worker of its own.
@Suite struct SettingsFileTests {
  private final class Reports {
    var sentences: [String] = []
  }

  private let folder = TemporaryFolder()
  private let reports = Reports()

  private func save(text: String) {
    unlink(folder.file("settings.json"))
    folder.write(text, to: "settings.json", mode: 0o644)
  }

  private func save(_ partner: String) { save(text: settings(of: partner)) }

  private func settings(of partner: String) -> String {
    """
    { "partners": [{ "id": "\(partner)", "name": "A", "origins": ["https://a.example"] }] }
    """
  }

  private func worker(keepsCopy: Bool = true) throws -> SettingsFile {
    try SettingsFile(
      folder.file("settings.json"), lastGood: keepsCopy ? folder.file("last.json") : nil,
      today: { TestSite.today ?? .earliest }
    ) { [reports] in reports.sentences.append($0) }
  }

  private func partner(of worker: SettingsFile) -> String? {
    worker.current.partners.all.first?.id
  }

  @Test func `a colour that is corrected is reported when the file is read`() throws {
    save(
      text: #"{"partners": [{"id": "a", "name": "A", "origins": [], "accent": "ffd400"}]}"#)
    _ = try worker()
    let words = "the accent of a, #ffd400, is hard to read on light pages: #"
    #expect(reports.sentences.count == 1)
    #expect(reports.sentences.first?.contains(words) == true)
  }

  @Test func `a change is seen once`() throws {
    save("a")
    let worker = try worker()
    #expect(!worker.hasChanged())
    save("b")
    #expect(worker.hasChanged() && !worker.hasChanged())
    #expect(partner(of: worker) == "b")
  }

  @Test func `a worker that was idle has the last good settings, not the ones it knew`() throws {
    save("a")
    let busy = try worker()
    let idle = try worker()
    save("b")
    #expect(busy.hasChanged())
    save(text: "{")
    #expect(!busy.hasChanged())
    #expect(idle.hasChanged() && !idle.hasChanged())
    #expect(partner(of: busy) == "b" && partner(of: idle) == "b")
    #expect(reports.sentences.count == 2)
  }

  @Test func `a worker that starts while there is a mistake has the last good settings`() throws {
    save("a")
    _ = try worker()
    save(text: "{")
    let late = try worker()
    #expect(partner(of: late) == "a")
    #expect(!late.hasChanged())
    save("b")
    #expect(late.hasChanged())
    #expect(partner(of: late) == "b")
  }

  @Test func `settings that say nothing are good ones too`() throws {
    save(text: "{}")
    _ = try worker()
    save(text: "{")
    #expect(try worker().current == .standard)
  }

  @Test func `a worker takes the copy that comes after it met the mistake`() throws {
    save("a")
    let first = try worker()
    save(text: "{")
    #expect(!first.hasChanged())
    unlink(folder.file("last.json"))
    folder.write(settings(of: "b"), to: "last.json", mode: 0o644)
    #expect(first.hasChanged() && !first.hasChanged())
    #expect(partner(of: first) == "b")
  }

  @Test func `without any good settings nothing starts`() {
    save(text: "{")
    #expect(throws: SettingsProblem.self) { try worker() }
    save("a")
    #expect(throws: Never.self) { try worker(keepsCopy: false) }
    save(text: "{")
    #expect(throws: SettingsProblem.self) { try worker(keepsCopy: false) }
  }

  @Test func `a copy that cannot be written is reported, and changes nothing`() throws {
    save("a")
    let worker = try SettingsFile(
      folder.file("settings.json"), lastGood: folder.file("none/last.json"),
      today: { TestSite.today ?? .earliest }
    ) { [reports] in reports.sentences.append($0) }
    #expect(partner(of: worker) == "a")
    #expect(
      reports.sentences
        == ["\(folder.file("none/last.json")) cannot be written: No such file or directory"])
  }

  @Test func `a copy that was broken is not used`() throws {
    save("a")
    let worker = try worker()
    unlink(folder.file("last.json"))
    folder.write("{", to: "last.json", mode: 0o644)
    save(text: "[")
    #expect(!worker.hasChanged())
    #expect(partner(of: worker) == "a")
  }
}
