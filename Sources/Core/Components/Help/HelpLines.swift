package import Finance
import Markup

/// Where to find free help with money, by the currency a page works in: a number that cannot be
/// called from there helps nobody.
package struct HelpLines: Sendable, Equatable {
  private let lines: [Currency: [Line]]

  package init(_ lines: [Currency: [Line]]) {
    self.lines = lines
  }

  package subscript(_ currency: Currency) -> [Line] {
    lines[currency] ?? []
  }

  /// The lines for those who work in a currency with one of the tools, or with none.
  func lines(in currency: Currency, on tool: Address?) -> [Line] {
    self[currency].filter { line in
      line.tools.map { tools in tool.map(tools.contains) ?? false } ?? true
    }
  }

  /// Every line with a source, in the order of their currencies.
  package var sourced: [Line] {
    lines.sorted { $0.key.code < $1.key.code }.flatMap(\.value).filter { $0.source != nil }
  }

  /// The same lines, with others where a page works in one currency.
  package func replacing(_ lines: [Line], in currency: Currency) -> HelpLines {
    HelpLines(self.lines.merging([currency: lines]) { _, replacement in replacement })
  }
}

extension [HelpLines.Line] {
  /// Whether people in one nation are served by other lines than those in the next.
  var differByNation: Bool { contains { !$0.servesAll } }

  /// The lines for a nation; while it is not known, those for all of them come first.
  func serving(_ nation: Nation?) -> [HelpLines.Line] {
    nation.map { nation in filter { $0.serves(nation) } }
      ?? filter(\.servesAll) + filter { !$0.servesAll }
  }
}
