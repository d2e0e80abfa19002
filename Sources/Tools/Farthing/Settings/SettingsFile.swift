/// The settings file of a site, read again whenever it changes.
///
/// The last good settings are shared by all workers: whichever reads a good file leaves a copy of
/// it. While the file has a mistake, every worker uses that copy, also one that has just started.
package final class SettingsFile {
  private let path: String
  private let lastGood: String?
  private let today: () -> CalendarDate
  private let report: (String) -> Void
  private var seen: FileSignature?
  private var seenCopy: FileSignature?
  private var isGood = true
  package private(set) var current: SiteSettings

  /// Reads the file, or the copy if the file has a mistake.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - lastGood: Where the copy is kept, on a site that keeps one.
  ///   - today: Returns the day, for notes about old dates.
  ///   - report: Receives one sentence for each later problem or warning.
  /// - Throws: The mistake in the file, if there is no copy.
  package init(
    _ path: String, lastGood: String?, today: @escaping () -> CalendarDate,
    report: @escaping (String) -> Void
  ) throws(SettingsProblem) {
    self.path = path
    self.lastGood = lastGood
    self.today = today
    self.report = report
    current = .standard
    seen = FileSignature(path)
    do throws(SettingsProblem) {
      try read()
    } catch {
      seenCopy = signatureOfCopy
      guard let copy = settingsOfCopy() else { throw error }
      current = copy
      isGood = false
      reportMistake(error)
    }
  }

  /// True when settings have changed since the last call.
  ///
  /// Costs one `stat`.
  package func hasChanged() -> Bool {
    let now = FileSignature(path)
    guard now != seen else { return !isGood && takeCopy() }
    seen = now
    do throws(SettingsProblem) {
      try read()
      isGood = true
      return true
    } catch {
      isGood = false
      reportMistake(error)
      return takeCopy()
    }
  }

  private func read() throws(SettingsProblem) {
    let bytes = try SiteSettings.bytes(of: path)
    current = try SiteSettings(file: bytes)
    for note in current.notes(on: today()) { report("\(path): \(note)") }
    keep(bytes)
  }

  /// Writes the copy for all workers, unless another worker has.
  private func keep(_ bytes: [UInt8]) {
    guard let lastGood, bytesOfCopy() != bytes else { return }
    do throws(FileFailure) {
      try AtomicFile.replace(lastGood, with: bytes)
    } catch {
      report("\(lastGood) cannot be written: \(error.reason)")
    }
  }

  /// Takes the settings of the copy; true when they differ from those in force.
  private func takeCopy() -> Bool {
    let now = signatureOfCopy
    guard now != seenCopy else { return false }
    seenCopy = now
    guard let settings = settingsOfCopy(), settings != current else { return false }
    current = settings
    return true
  }

  private var signatureOfCopy: FileSignature? { lastGood.flatMap { FileSignature($0) } }

  private func settingsOfCopy() -> SiteSettings? {
    guard let lastGood, let bytes = bytesOfCopy() else { return nil }
    do throws(SettingsProblem) {
      return try SiteSettings(file: bytes)
    } catch {
      report("\(lastGood): \(error)")
      return nil
    }
  }

  /// `nil` if there is no copy yet.
  private func bytesOfCopy() -> [UInt8]? {
    lastGood.flatMap { try? SiteSettings.bytes(of: $0) }
  }

  private func reportMistake(_ problem: SettingsProblem) {
    report("\(path): \(problem); the last good settings stay in force")
  }
}
