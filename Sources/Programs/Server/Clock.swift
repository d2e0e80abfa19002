import Finance
import Glibc

/// The clock of the site, in the time zone of its visitors.
struct Clock {
  private let fixed: CalendarDate?

  init(today: String?, timeZone: String) throws(Settings.Problem) {
    fixed = try today.map { text throws(Settings.Problem) in
      guard let date = CalendarDate(iso: text) else { throw .badToday(text) }
      return date
    }
    guard Self.isTimeZone(timeZone) else { throw .badTimeZone(timeZone) }
    setenv("TZ", timeZone, 1)
    tzset()
  }

  /// True for the name of a zone that this machine knows; any name on a machine without zones.
  ///
  /// The C library takes an unknown one for UTC and says nothing.
  private static func isTimeZone(_ name: String) -> Bool {
    let zones = "/usr/share/zoneinfo/"
    guard access(zones, R_OK) == 0 else { return true }
    var status = stat()
    return !name.isEmpty && !name.hasPrefix("/") && !name.contains("..")
      && stat(zones + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Seconds since 1970.
  var now: Int64 { Int64(time(nil)) }

  var today: CalendarDate {
    if let fixed { return fixed }
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? .earliest
  }
}
