/// The body of a request, read piece by piece up to a limit in bytes.
struct Body {
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLarge = false
  let limit: Int

  /// Reads all pieces of `source` until one is empty.
  ///
  /// Bytes beyond the limit are read too and dropped: closing a socket with unread bytes would also
  /// discard the answer.
  mutating func gather(from source: (UnsafeMutableRawBufferPointer) -> Int) {
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { piece in
      while true {
        let count = source(piece)
        guard count > 0 else { return }
        add(UnsafeRawBufferPointer(rebasing: piece.prefix(count)))
      }
    }
  }

  private mutating func add(_ piece: UnsafeRawBufferPointer) {
    guard !isTooLarge, bytes.count + piece.count <= limit else {
      isTooLarge = true
      bytes = []
      return
    }
    bytes.append(contentsOf: piece)
  }
}
