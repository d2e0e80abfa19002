/// The reasons why bytes from outside are not taken as text.
package enum UnreadableText: Error, Equatable, Sendable {
  case notUTF8

  /// There are more combining marks in a row than ``mostMarks``.
  case tooManyMarks

  /// The most combining marks in a row.
  ///
  /// It is the limit of Unicode's Stream-Safe Text Format (Unicode Standard Annex 15, section 13).
  /// Written languages need a few.
  package static let mostMarks = 30
}

extension String {
  /// Reads text that a stranger sent, in UTF-8.
  ///
  /// Swift puts combining marks into canonical order before it compares or hashes a text. That takes
  /// a time that grows with the square of their number in a row, so that number is limited here,
  /// before anything compares the text.
  ///
  /// - Parameter bytes: The bytes as they came; the length is for the caller to limit.
  /// - Throws: The reason why they are not text.
  package init(fromOutside bytes: some Sequence<UInt8>) throws(UnreadableText) {
    // Swift looks at each byte of a text twice unless it is plain ASCII, as most cells of files are.
    if bytes.withContiguousStorageIfAvailable({ $0.allSatisfy { $0 < 0x80 } }) == true {
      self = String(decoding: Array(bytes), as: UTF8.self)
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    guard !text.hasMoreMarks(than: UnreadableText.mostMarks) else { throw .tooManyMarks }
    self = text
  }

  /// Reads such text for a reader with errors of its own.
  ///
  /// - Parameters:
  ///   - bytes: The bytes as they came.
  ///   - failure: The error of the reader for each reason.
  /// - Throws: The error of the reader.
  package init<Failure: Error>(
    fromOutside bytes: some Sequence<UInt8>, or failure: (UnreadableText) -> Failure
  ) throws(Failure) {
    do throws(UnreadableText) {
      try self.init(fromOutside: bytes)
    } catch {
      throw failure(error)
    }
  }

  /// True when more than `most` combining marks follow one another.
  ///
  /// Invisible characters between them do not count as an end of the run: they are removed from
  /// names and from titles, after which the marks around them follow one another.
  private func hasMoreMarks(than most: Int) -> Bool {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return false }
    var inARow = 0
    for scalar in unicodeScalars {
      if scalar.isMark {
        inARow += 1
        if inARow > most { return true }
      } else if !scalar.isShapeless {
        inARow = 0
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// True for a combining mark that has a place in the canonical order.
  fileprivate var isMark: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}
