import Hosting
import Formats

/// What programs can ask about mortgage rates.
enum RatesAPI {
  static let operations: [OpenAPI.Operation] = [
    .page("/rates", "The page of American mortgage rates"),
    .init(
      "/rates.json", summary: "American mortgage rates, this week against last week",
      answer: answer),
  ]

  private static let answer = OpenAPI.Schema.object([
    ("retrieved", .nullable(.text)), ("stale", .truth), ("series", .list(series)),
  ])

  private static let series = OpenAPI.Schema.object([
    ("id", .text), ("name", .text), ("latest", week), ("previous", .nullable(week)),
    ("change", .nullable(.number)), ("discontinued", .truth),
  ])

  private static let week = OpenAPI.Schema.object([("date", .date), ("rate", .number)])
}
