package import Markup

/// A circle of which a part is drawn bold: the time of one way of paying as a part of another's.
///
/// The radius of 15.9155 makes the circumference 100. A screen reader skips the picture, because a
/// caption beside it says the same.
package struct Ring: Sendable {
  private let part: Int
  private let whole: Int
  private let middle: HTML

  /// A ring for one number out of another.
  ///
  /// - Parameters:
  ///   - part: The smaller number; anything above `whole` counts as `whole`.
  ///   - whole: The number of the full circle, at least 1.
  ///   - middle: The text inside the ring, which grows with the reader's font size.
  package init(_ part: Int, of whole: Int, middle: HTML) {
    self.part = min(part, whole)
    self.whole = max(whole, 1)
    self.middle = middle
  }

  /// The ring with its text.
  package var html: HTML {
    """
    <div class="ring">
    <svg viewBox="0 0 42 42" aria-hidden="true" focusable="false">\
    <g fill="none" transform="rotate(-90 21 21)">\
    <circle class="ring-whole" cx="21" cy="21" r="15.9155" stroke-width="1.2"/>\
    <circle class="ring-part" cx="21" cy="21" r="15.9155" stroke-width="4.4" \
    stroke-dasharray="100" stroke-dashoffset="\(offset)"/>\
    </g></svg>
    <div class="ring-middle">\(middle)</div>
    </div>
    """
  }

  /// The percentage of the circle that is left out, with two decimals.
  private var offset: String {
    let hundredths = 10_000 - (part * 20_000 / whole + 1) / 2
    return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  }
}
