package import Markup

/// A text of somebody's own inside a sentence: however it is written, it leaves the words and
/// figures beside it in their order.
package func own(_ text: String) -> HTML { "<bdi>\(text)</bdi>" }

extension String {
  /// The same in plain text, where there is no element: between U+2068 and U+2069, which is needed
  /// only round text that holds letters written from right to left (Unicode Annex 9).
  package var isolated: String {
    unicodeScalars.contains(where: \.isFromRightToLeft) ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  fileprivate var isFromRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
