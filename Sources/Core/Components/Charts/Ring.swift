package import Markup

/// A full circle that shrinks to the part of it that is left: the time one way takes of another's.
///
/// The radius of 15.9155 makes the circumference 100. The picture says nothing to a screen reader:
/// a caption beside it says all of it.
package struct Ring: Sendable {
  private let part: Int
  private let whole: Int
  private let middle: HTML

  /// `middle` stands inside the ring, as text that grows with the reader's own size.
  package init(_ part: Int, of whole: Int, middle: HTML) {
    self.part = min(part, whole)
    self.whole = max(whole, 1)
    self.middle = middle
  }

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

  /// The hundredths of the circle that are left out, with two decimals.
  private var offset: String {
    let hundredths = 10_000 - (part * 20_000 / whole + 1) / 2
    return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  }
}
