import CZlib

/// Makes bytes fewer, as in RFC 1951.
enum Deflate {
  /// The most bytes that are inflated: far more than any cookie, letter or form brings.
  private static let most = 1 << 21

  /// A window of four kilobytes finds what repeats in a cookie, and takes little time to set up.
  private static let window: Int32 = -13
  private static let memory: Int32 = 6
  private static let level: Int32 = 6

  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let isReady = deflateInit2_(
      &stream, level, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(isReady == Z_OK, "zlib has no memory")
    defer { deflateEnd(&stream) }
    return [UInt8](
      unsafeUninitializedCapacity: Int(deflateBound(&stream, uLong(bytes.count)))
    ) { buffer, count in
      let status = run(&stream, from: bytes, to: buffer) { CZlib.deflate($0, Z_FINISH) }
      precondition(status == Z_STREAM_END, "There is room for all bytes")
      count = Int(stream.total_out)
    }
  }

  /// The bytes that ``deflated(_:)`` was given.
  ///
  /// - Throws: ``MalformedBytes`` when these are not deflated, or are too many.
  static func inflated(_ bytes: [UInt8]) throws(MalformedBytes) -> [UInt8] {
    var stream = z_stream()
    let isReady = inflateInit2_(
      &stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(isReady == Z_OK, "zlib has no memory")
    defer { inflateEnd(&stream) }
    var room = max(1 << 12, bytes.count * 8)
    while true {
      var status = Z_OK
      let inflated = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        status = run(&stream, from: bytes, to: buffer) { CZlib.inflate($0, Z_FINISH) }
        count = Int(stream.total_out)
      }
      if status == Z_STREAM_END, stream.avail_in == 0 { return inflated }
      guard status == Z_BUF_ERROR, inflated.count == room, room < most else {
        throw MalformedBytes()
      }
      room = min(room * 4, most)
      inflateReset(&stream)
    }
  }

  private static func run(
    _ stream: inout z_stream, from bytes: [UInt8], to buffer: UnsafeMutableBufferPointer<UInt8>,
    _ step: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> Int32 {
    bytes.withUnsafeBufferPointer { given in
      stream.next_in = UnsafeMutablePointer(mutating: given.baseAddress)
      stream.avail_in = uInt(given.count)
      stream.next_out = buffer.baseAddress
      stream.avail_out = uInt(buffer.count)
      return step(&stream)
    }
  }
}
