import Fetching
import Finance
import Glibc
import MortgageRates

/// The settings of the fetching program, from its environment.
struct Settings {
  let services: RatesServices
  /// The file to write, unless the command line names another.
  let file: String
  /// The file of the release, which the first success replaces.
  let snapshot: String

  init(on today: CalendarDate) throws(RatesProblem) {
    services = try RatesServices(variable: Self.variable, today: today)
    file = Self.variable("FARTHING_RATES_FILE") ?? "/var/lib/farthing/rates.json"
    let site = Self.variable("FARTHING_SITE") ?? "/var/lib/farthing/site"
    snapshot = "\(site)/\(RatesFile.snapshotName)"
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
