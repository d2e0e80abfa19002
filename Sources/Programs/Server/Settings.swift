import Components
import Farthing
import Finance
import Formats
import Glibc
import Keeping
import MortgageRates
import Web

/// The settings of a worker, from its environment.
struct Settings {
  let site: Site
  /// The folder of counts, on a site that counts.
  let metrics: MetricsFolder?
  let clock: Clock
  /// The file with help lines and partners; nil when the site has none.
  let file: SettingsFile?

  enum Problem: Error, CustomStringConvertible {
    case noAssets(String, String)
    case badOrigin(String)
    case badToday(String)
    case badTimeZone(String)
    case badCountsInterval(String)
    case noKeys(String, KeyFileProblem)
    case badSettings(String, SettingsProblem)
    case badLetters(String, LetterStoreSetting.Problem)
    case badLettersLimit(String)
    case badLettersWait(String)
    case lettersAway(StoreFailure)

    var description: String {
      switch self {
      case .noAssets(let path, let reason):
        "\(path) cannot be read (\(reason)): write the site with farthing-site, and name its folder in FARTHING_SITE."
      case .badOrigin(let text):
        "FARTHING_ORIGIN is \(text): it must be the address of the site without a path, like https://money.example."
      case .badToday(let text):
        "FARTHING_TODAY is \(text): it must be a date, like 2026-11-21."
      case .badTimeZone(let name):
        "FARTHING_TIMEZONE is \(name): it must be the name of a time zone, like Europe/London."
      case .badCountsInterval(let text):
        "FARTHING_COUNTS_INTERVAL is \(text): it must be a number of seconds from 1 to 3600."
      case .noKeys(let path, let problem):
        "the keys in \(path) (FARTHING_KEYS) cannot be used: \(problem)."
      case .badSettings(let path, let problem):
        "\(path) (FARTHING_SETTINGS): \(problem)."
      case .badLetters(let text, let problem):
        "FARTHING_LETTERS is \(text): \(problem)."
      case .badLettersLimit(let text):
        "FARTHING_LETTERS_LIMIT is \(text): it must be a number of bytes, like 500M or 1G."
      case .badLettersWait(let text):
        "FARTHING_LETTERS_WAIT is \(text): it must be a number of milliseconds from 10 to 10000."
      case .lettersAway(let failure):
        "the letter box is away: \(failure)."
      }
    }
  }

  init() throws(Problem) {
    let clock = try Clock(
      today: Self.variable("FARTHING_TODAY"),
      timeZone: Self.variable("FARTHING_TIMEZONE") ?? "Europe/London")
    self.clock = clock
    file = try Self.variable("FARTHING_SETTINGS").map { path throws(Problem) in
      do throws(SettingsProblem) {
        return try SettingsFile(
          path, lastGood: Self.variable("FARTHING_LAST_SETTINGS"), today: { clock.today },
          report: Journal.report)
      } catch {
        throw .badSettings(path, error)
      }
    }
    let origin = try Self.origin()
    metrics = Self.variable("FARTHING_METRICS").map { MetricsFolder($0) }
    let generated = Self.variable("FARTHING_SITE") ?? "/var/lib/farthing/site"
    let rates = LatestRates(
      at: Self.variable("FARTHING_RATES_FILE") ?? "/var/lib/farthing/rates.json",
      snapshot: "\(generated)/\(RatesFile.snapshotName)")
    site = Site(
      tools: Catalogue.tools(rates: rates), assets: try Self.assets(in: generated),
      help: .standard, origin: origin, seal: Seal(try Self.keys(for: origin)), today: clock.today,
      letterBoxes: try Self.letterBoxes(), frameCounts: try Self.frameCounts()
    ).with(file?.current ?? .standard)
  }

  /// The address of the site: a scheme, a host and perhaps a port.
  private static func origin() throws(Problem) -> String {
    let origin = variable("FARTHING_ORIGIN") ?? "http://localhost:8080"
    guard let host = WebAddress.afterScheme(origin), !host.isEmpty,
      host.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"/?#@\"'<>".utf8.contains($0) })
    else { throw .badOrigin(origin) }
    return origin
  }

  /// The counts of frames; nil when nothing is counted.
  private static func frameCounts() throws(Problem) -> FrameCounts? {
    guard let path = variable("FARTHING_COUNTS_FILE"), !path.isEmpty else { return nil }
    let text = variable("FARTHING_COUNTS_INTERVAL") ?? "\(FrameCounts.usualInterval)"
    guard let interval = Int(text), (1...3_600).contains(interval) else {
      throw .badCountsInterval(text)
    }
    return FrameCounts(
      path, every: interval, microseconds: monotonicMicroseconds, report: { Journal.report($0) })
  }

  /// The letter boxes of the site; nil when it offers none.
  private static func letterBoxes() throws(Problem) -> LetterBoxes? {
    guard let store = try letterStore() else { return nil }
    let text = variable("FARTHING_LETTERS_WAIT") ?? "\(LetterBoxes.usualWait)"
    guard let wait = Int(text), (10...10_000).contains(wait) else { throw .badLettersWait(text) }
    return LetterBoxes(
      store.setting, limit: store.limit, wait: wait, report: { Journal.report($0) })
  }

  /// The store of letters and its limit; nil when the site offers none.
  private static func letterStore() throws(Problem) -> (setting: LetterStoreSetting, limit: Int)? {
    let room = variable("FARTHING_LETTERS_LIMIT") ?? ""
    guard let limit = LetterStoreLimit.reading(room) else { throw .badLettersLimit(room) }
    let text = variable("FARTHING_LETTERS") ?? ""
    do throws(LetterStoreSetting.Problem) {
      return try LetterStoreSetting.reading(text).map { ($0, limit) }
    } catch {
      throw .badLetters(text, error)
    }
  }

  /// How full the store of letters is, as whoever runs the site reads it.
  static func lettersInWords() throws(Problem) -> String {
    guard let store = try letterStore() else { return "There is no letter box." }
    do throws(StoreFailure) {
      let usage = try store.setting.usage()
      return "boxes \(usage.boxes)\nbytes \(usage.bytes)\nlimit \(store.limit)"
    } catch {
      throw .lettersAway(error)
    }
  }

  /// The keys of the site.
  ///
  /// A missing key file is made only for a site on this machine. A public site must not start with
  /// a key that its other workers lack.
  private static func keys(for origin: String) throws(Problem) -> KeyRing {
    let path = variable("FARTHING_KEYS") ?? "/etc/farthing/keys"
    do {
      let isLocal = origin.hasPrefix("http://localhost")
      return isLocal ? try KeyFile.loadOrCreate(path) : try KeyFile.load(path)
    } catch {
      throw .noKeys(path, error)
    }
  }

  /// Reads a key file as a worker does at its start, to check it before it is put in place.
  static func checkKeys(_ path: String) throws(Problem) {
    do {
      _ = try KeyFile.load(path)
    } catch {
      throw .noKeys(path, error)
    }
  }

  /// Reads the generator's list of files, with plain name, served name and digest on each line.
  private static func assets(in folder: String) throws(Problem) -> Assets {
    let path = folder + "/assets.txt"
    do throws(FileFailure) {
      let bytes = try FileBytes.read(path, upTo: 65_536)
      return Assets(list: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .noAssets(path, error.reason)
    }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }
}
