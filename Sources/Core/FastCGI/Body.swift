/// The body of a request, gathered piece by piece up to a limit.
struct Body {
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLarge = false
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes everything `source` has, in pieces, until a piece is empty.
  ///
  /// What goes beyond the limit is read all the same and dropped: closing a socket with bytes
  /// unread would take the answer with it.
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
