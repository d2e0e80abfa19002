/// A ring of which a part is drawn bold: the time of one way of paying as a share of another's.
///
/// The radius of 15.9155 makes the circumference 100. It is there on every screen, with the share in
/// words for a screen reader.
package struct TimeRing: Sendable {
  private let part: Int
  private let whole: Int

  /// A ring for a number of months out of another.
  ///
  /// - Parameters:
  ///   - part: The shorter time; anything above `whole` counts as `whole`.
  ///   - whole: The longer time, at least 1.
  package init(_ part: Int, of whole: Int) {
    self.whole = max(whole, 1)
    self.part = min(max(part, 0), self.whole)
  }

  /// The picture, with the share in words inside it.
  package var html: HTML {
    """
    <svg class="ring" viewBox="0 0 42 42" role="img" aria-label="In \(percentage)% of the time">\
    <circle class="coin" cx="21" cy="21" r="15.9155"/>\
    <circle class="arc" cx="21" cy="21" r="15.9155" stroke-dasharray="100" \
    stroke-dashoffset="\(offset)" transform="rotate(-90 21 21)"/>\
    <text\(attribute: "class", percentage == 100 ? "whole" : nil) x="21" y="20.5">\(percentage)%</text>\
    <text class="small" x="21" y="26">of the time</text></svg>

    """
  }

  /// The share in whole percent; a part of the time is never called none or all of it.
  private var percentage: Int {
    let rounded = (part * 200 / whole + 1) / 2
    return 0 < part && part < whole ? min(max(rounded, 1), 99) : rounded
  }

  /// The percentage of the circle that is left out, with two decimals.
  private var offset: String {
    let hundredths = 10_000 - (part * 20_000 / whole + 1) / 2
    return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  }
}
