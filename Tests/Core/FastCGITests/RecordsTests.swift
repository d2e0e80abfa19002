@testable import FastCGI

@Suite struct RecordsTests {
  @Test(arguments: [
    [], [0], [1], [5, 0, 7], [65_528], [65_529], [65_527, 2], [10, 70_000, 3], [200_000, 1],
  ])
  func `hold every byte in order, and say how long they are`(sizes: [Int]) throws {
    var next = 0
    let pieces = sizes.map { size -> [UInt8] in
      defer { next += size }
      return (next..<next + size).map { UInt8(truncatingIfNeeded: $0 % 251) }
    }
    var rest = Records(of: pieces, toRequest: 258).bytes[...]
    var content: [UInt8] = []
    var count = 0
    while !rest.isEmpty {
      let header = Array(rest.prefix(8))
      try #require(header.count == 8)
      #expect(header[..<4] == [1, 6, 1, 2] && header[6...] == [0, 0])
      let length = Int(header[4]) << 8 | Int(header[5])
      #expect(length > 0)
      content += rest.dropFirst(8).prefix(length)
      rest = rest.dropFirst(8 + length)
      count += 1
    }
    #expect(content == Array(pieces.joined()))
    #expect(count == (content.count + 65_527) / 65_528)
  }
}
