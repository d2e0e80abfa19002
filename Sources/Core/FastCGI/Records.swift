/// An answer as the records that FastCGI sends to the web server (FastCGI 1.0, section 3.3).
struct Records {
  private(set) var bytes: [UInt8] = []

  init(of response: [[UInt8]], toRequest id: CInt) {
    var left = response.reduce(0) { $0 + $1.count }
    bytes.reserveCapacity(left + (left / Self.longest + 1) * Self.header)
    var room = 0
    for piece in response {
      var rest = piece[...]
      while !rest.isEmpty {
        if room == 0 {
          room = min(left, Self.longest)
          begin(room, id)
        }
        let part = rest.prefix(room)
        bytes.append(contentsOf: part)
        rest = rest.dropFirst(part.count)
        room -= part.count
        left -= part.count
      }
    }
  }

  /// Appends a header: version, type, request, length of the content, no padding.
  private mutating func begin(_ length: Int, _ id: CInt) {
    bytes += [
      1, Self.standardOutput, UInt8(truncatingIfNeeded: id >> 8), UInt8(truncatingIfNeeded: id),
      UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length), 0, 0,
    ]
  }

  private static let standardOutput: UInt8 = 6
  private static let header = 8

  /// The longest content of a record: the largest multiple of 8 that fits in two bytes.
  private static let longest = 65_528
}
