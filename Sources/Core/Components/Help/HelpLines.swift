/// The organisations that give free help with money, by currency.
///
/// The currency decides the country, because phone numbers work in one country only.
package struct HelpLines: Sendable, Equatable {
  private let lines: [Currency: [Line]]

  /// Help lines by currency.
  package init(_ lines: [Currency: [Line]]) {
    self.lines = lines
  }

  /// The lines for a currency; empty when there are none.
  package subscript(_ currency: Currency) -> [Line] {
    lines[currency] ?? []
  }

  /// The lines for a currency on the page of a tool, or on a page of none.
  func lines(in currency: Currency, on tool: Address?) -> [Line] {
    self[currency].filter { line in
      line.tools.map { tools in tool.map(tools.contains) ?? false } ?? true
    }
  }

  /// The lines for a currency as text for paper, those for everybody first.
  ///
  ///     help.words(in: .gbp, on: nil)  // StepChange 0800 138 1111, …
  ///
  /// - Parameters:
  ///   - currency: The currency of the figures.
  ///   - tool: The page of the tool; nil for none.
  /// - Returns: The lines; empty when there are none for the currency.
  package func words(in currency: Currency, on tool: Address?) -> [String] {
    lines(in: currency, on: tool).serving(nil).map(\.words)
  }

  /// Every line that has a source, in the order of the currencies' codes.
  package var sourced: [Line] {
    lines.sorted { $0.key.code < $1.key.code }.flatMap(\.value).filter { $0.source != nil }
  }

  /// The same lines, with others for one currency.
  package func replacing(_ lines: [Line], in currency: Currency) -> HelpLines {
    HelpLines(self.lines.merging([currency: lines]) { _, replacement in replacement })
  }
}

extension [HelpLines.Line] {
  /// True when some lines serve only part of the United Kingdom.
  var differByNation: Bool { contains { !$0.servesAll } }

  /// The lines for a nation; when it is not known, those for all nations come first.
  func serving(_ nation: Nation?) -> [HelpLines.Line] {
    nation.map { nation in filter { $0.serves(nation) } }
      ?? filter(\.servesAll) + filter { !$0.servesAll }
  }
}
