import Formats
import Calendars
import Finance
import MortgageRates

/// The answer for programs, as the contract words it.
enum RatesAnswer {
  static func json(_ rates: PublishedRates?, on today: CalendarDate) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.member("retrieved", rates?.retrieved.extended)
      $0.member("stale", rates?.isStale(on: today) ?? false)
      $0.list("series") { json in
        for history in rates?.histories ?? [] { json.object { history.write(in: &$0) } }
      }
    }
    return json.bytes
  }
}
