import Hosting
import Formats

/// What programs can ask about mortgage rates.
enum RatesAPI {
  static let page = OpenAPI.Description.page("The page of American mortgage rates")

  static let json = OpenAPI.Description.json(
    "American mortgage rates, this week against last week", answer)

  private static let answer = OpenAPI.Schema.object([
    ("retrieved", .nullable(.text)), ("stale", .truth), ("series", .list(series)),
  ])

  private static let series = OpenAPI.Schema.object([
    ("id", .text), ("name", .text), ("latest", week), ("previous", .nullable(week)),
    ("change", .nullable(.number)), ("discontinued", .truth),
  ])

  private static let week = OpenAPI.Schema.object([("date", .date), ("rate", .number)])
}
