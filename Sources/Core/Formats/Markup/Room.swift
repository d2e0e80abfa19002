extension [UInt8] {
  /// Lets a writer append at most this many bytes.
  ///
  /// - Parameters:
  ///   - room: The most bytes.
  ///   - write: Is given memory and how many of its first bytes are taken, and adds to that number
  ///     what it writes behind them.
  @inline(__always)
  mutating func append(
    upTo room: Int, _ write: (UnsafeMutableRawBufferPointer, inout Int) -> Void
  ) {
    #if compiler(>=6.3)
      append(addingCapacity: room) { span in
        span.withUnsafeMutableBufferPointer { write(UnsafeMutableRawBufferPointer($0), &$1) }
      }
    #else
      // Memory that nobody has written is not to be had here, so that it is filled with zeros.
      var end = count
      append(contentsOf: repeatElement(0, count: room))
      withUnsafeMutableBytes { write($0, &end) }
      removeLast(count - end)
    #endif
  }
}
