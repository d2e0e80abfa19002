/// PASETO's pre-authentication encoding: a list of pieces, each after its length.
///
/// Two different lists never give the same bytes.
package enum PreAuthentication {
  /// The bytes of some pieces.
  package static func encoding(_ pieces: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(8) { $0 + 8 + $1.count })
    bytes.append(count: pieces.count)
    for piece in pieces {
      bytes.append(count: piece.count)
      bytes += piece
    }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a length as eight bytes, the lowest first.
  fileprivate mutating func append(count: Int) {
    for shift in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: count >> shift))
    }
  }
}
