import Components
import Finance
import Glibc
import Tools

/// What the environment of a worker says about the site.
struct Settings {
  let site: Site
  let clock: Clock

  enum Problem: Error, CustomStringConvertible {
    case noAssets(String)
    case badToday(String)

    var description: String {
      switch self {
      case .noAssets(let path):
        "\(path) cannot be read: write the site with farthing-site, and name its folder in FARTHING_SITE."
      case .badToday(let text):
        "FARTHING_TODAY is \(text): it must be a date, like 2026-11-21."
      }
    }
  }

  init() throws(Problem) {
    clock = try Clock(
      today: Self.variable("FARTHING_TODAY"),
      timeZone: Self.variable("FARTHING_TIMEZONE") ?? "Europe/London")
    site = Site(
      assets: try Self.assets(in: Self.variable("FARTHING_SITE") ?? "/var/lib/farthing/site"),
      help: .standard, origin: Self.variable("FARTHING_ORIGIN") ?? "http://localhost:8080",
      today: clock.today)
  }

  /// The generator's list of files: a line each, the plain name and the served one.
  private static func assets(in folder: String) throws(Problem) -> Assets {
    let path = folder + "/assets.txt"
    guard let file = fopen(path, "r") else { throw .noAssets(path) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return Assets(list: String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }
}
