/// Amounts of several parts as horizontal bars, the longest as wide as the page.
///
/// The parts differ by pattern as well as by colour. A screen reader skips the bars, because the
/// words next to each one say the same.
package struct AmountBars: Sendable {
  /// The pattern that fills a part.
  package enum Look: String, Sendable, CaseIterable {
    case solid
    case hatched
    case dotted
  }

  /// One bar with the words above it.
  package struct Bar: Sendable {
    let words: HTML
    let parts: [(look: Look, value: Int64)]

    /// A bar from its parts, left to right.
    ///
    /// - Parameters:
    ///   - words: The name of the bar and its amount.
    ///   - parts: The patterns and sizes; the unit is the same for all bars.
    package init(_ words: HTML, _ parts: [(look: Look, value: Int64)]) {
      self.words = words
      self.parts = parts
    }

    fileprivate var length: Int64 { parts.reduce(0) { $0 &+ $1.value } }
  }

  private let bars: [Bar]
  private let key: [(look: Look, words: String)]

  /// Bars with a key that says what each pattern means.
  package init(_ bars: [Bar], key: [(look: Look, words: String)]) {
    self.bars = bars
    self.key = key
  }

  package var html: HTML {
    let longest = max(bars.map(\.length).max() ?? 1, 1)
    return """
      <figure class="amounts">
      <svg width="0" height="0" aria-hidden="true" focusable="false"><defs>\
      <pattern id="amount-hatched" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect class="amount-ink" width="3" height="6"/></pattern>\
      <pattern id="amount-dotted" width="6" height="6" patternUnits="userSpaceOnUse">\
      <circle class="amount-ink" cx="3" cy="3" r="1.6"/></pattern></defs></svg>
      \(each: bars, { bar in
        """
        <p>\(bar.words)</p>
        <svg class="amount-bar" width="100%" height="22" aria-hidden="true" focusable="false">\
        \(Self.parts(bar, longest: longest))</svg>

        """
      })\
      <figcaption>
      <ul class="key">
      \(each: key, { look, words in
        """
        <li><svg width="22" height="14" aria-hidden="true" focusable="false">\
        \(Self.part(look, from: 0, width: 10_000))</svg><span>\(words)</span></li>

        """
      })\
      </ul>
      </figcaption>
      </figure>
      """
  }

  private static func parts(_ bar: Bar, longest: Int64) -> HTML {
    var start: Int64 = 0
    var pieces: [HTML] = []
    for (look, value) in bar.parts where value > 0 {
      let (from, to) = (place(start, of: longest), place(start &+ value, of: longest))
      pieces.append(part(look, from: from, width: to - from))
      start &+= value
    }
    return pieces.joined()
  }

  /// A position on the longest bar, in hundredths of a percent.
  private static func place(_ value: Int64, of longest: Int64) -> Int {
    Int(Int128(value) * 10_000 / Int128(longest))
  }

  private static func part(_ look: Look, from start: Int, width: Int) -> HTML {
    """
    <rect class="amount-\(look.rawValue)" x="\(percent(start))" width="\(percent(width))" \
    height="100%"\(attribute: "fill", look == .solid ? nil : "url(#amount-\(look.rawValue))")/>
    """
  }

  /// The text of a position or a width in hundredths of a percent.
  package static func percent(_ hundredths: Int) -> String {
    "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())%"
  }
}
