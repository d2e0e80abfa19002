/// A record of the FastCGI protocol, as a web server sends it about its first request.
package enum FastCGIRecord: UInt8 {
  case begin = 1
  case end = 3
  case parameters = 4
  case stdin = 5
  case stdout = 6

  /// The record's bytes; `size` is what its header says, right or wrong.
  package func bytes(_ content: some Collection<UInt8>, saying size: Int? = nil) -> [UInt8] {
    let size = size ?? content.count
    return [1, rawValue, 0, 1, UInt8(size >> 8), UInt8(size & 255), 0, 0] + content
  }

  /// The record that a request begins with: a responder is asked, and the connection ends with it.
  package static let beginning = begin.bytes([0, 1, 0, 0, 0, 0, 0, 0])

  /// The content of parameters: each name and value behind their lengths.
  package static func content(of parameters: [(name: [UInt8], value: [UInt8])]) -> [UInt8] {
    parameters.flatMap { length($0.count) + length($1.count) + $0 + $1 }
  }

  /// One byte, or four with the first bit set for what is longer than 127.
  private static func length(_ count: Int) -> [UInt8] {
    guard count > 127 else { return [UInt8(count)] }
    return [24, 16, 8, 0].map { UInt8(count >> $0 & 255) | ($0 == 24 ? 128 : 0) }
  }
}
