/// A published figure beside ours, worked out just now by the code of the tool.
struct EvidenceRow: Sendable {
  let tool: Tool
  let shared: PublishedCase
  let figure: PublishedFigure
  let ours: String
  /// Ours less the published one, in units of the last of ``decimals``.
  private let gap: Int64
  let agrees: Bool

  private static let decimals = 10

  /// A row; nil where ours is no number.
  private init?(_ tool: Tool, _ shared: PublishedCase, _ figure: PublishedFigure, ours: String) {
    let texts = [ours, figure.published, figure.tolerance]
    let numbers = texts.compactMap { PlainDecimal.read($0, decimals: Self.decimals) }
    guard numbers.count == texts.count else { return nil }
    self.tool = tool
    self.shared = shared
    self.figure = figure
    self.ours = ours
    gap = numbers[0] - numbers[1]
    agrees = gap.magnitude <= numbers[2].magnitude
  }

  /// A row for every figure that the tools of a site work out, in the order of the tools.
  static func all(on site: Site) -> [EvidenceRow] {
    site.tools.flatMap { tool in
      PublishedCase.all.filter { $0.tool == tool.stem }.flatMap { rows(of: $0, tool, site.today) }
    }
  }

  private static func rows(
    of shared: PublishedCase, _ tool: Tool, _ today: CalendarDate
  ) -> [EvidenceRow] {
    let ours = tool.figures?(Submission(shared.fields), shared.figures.map(\.pointer), today) ?? []
    return zip(shared.figures, ours).compactMap { figure, ours in
      ours.flatMap { EvidenceRow(tool, shared, figure, ours: $0) }
    }
  }

  /// Ours less the published one, as a plain decimal; money with two decimals at least.
  var difference: String {
    PlainDecimal.text(gap, decimals: Self.decimals, atLeast: figure.unit == .money ? 2 : 0)
  }

  /// The reason why ours is different; nil where it agrees.
  var whyNot: String? { agrees ? nil : figure.whyNot }

  /// The page with the same answer.
  var page: Address { tool.tile.address.answering(shared.fields.map { ($0.name, $0.text) }) }

  /// The answer for programs.
  var check: Address { page.withExtension(".json") }
}

extension PublishedCase {
  /// The fields of the query.
  var fields: [(name: String, text: String)] {
    query.split(separator: "&").map { field in
      let parts = field.split(separator: "=", maxSplits: 1)
      return (String(parts.first ?? ""), String(parts.dropFirst().first ?? ""))
    }
  }
}
