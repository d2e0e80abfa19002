import Components

@Suite struct QRCodeTests {
  private let camera = DebianProgram(
    command:
      "rsvg-convert $FILE | zbarimg --quiet --raw --oneshot --nodbus -Sdisable -Sqrcode.enable png:-",
    packages: "librsvg2-bin and zbar-tools")

  /// What a camera reads when a browser shows the code.
  private func read(_ code: QRCode) throws -> String {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(code.size) \(code.size)"
       width="\(code.size * 4)" height="\(code.size * 4)" shape-rendering="crispEdges">
      <path fill="#fff" d="M0 0h\(code.size)v\(code.size)H0z"/><path d="\(code.path)"/></svg>
      """
    return try camera.output(on: Array(svg.utf8))
  }

  @Test(arguments: [1, 17, 18, 100, 271, 500, 799, 800])
  func `is read back by a camera`(length: Int) throws {
    let link = String("https://money.example/cards/receive?w=v4.local.".prefix(length))
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let token = (0..<length - link.count).map { alphabet[$0 * $0 % 61] }
    let text = link + String(token)
    let code = try #require(QRCode(text))
    #expect(try read(code) == text)
  }

  @Test(arguments: ["", String(repeating: "a", count: 801), String(repeating: "é", count: 401)])
  func `is nothing for no text and for more than 800 characters`(text: String) {
    #expect(QRCode(text) == nil)
  }

  /// Capacities in bytes at level L from ISO/IEC 18004, table 7; the width is 17 + 4 × version.
  @Test(arguments: [(1, 29), (17, 29), (18, 33), (271, 65), (272, 69), (792, 101), (793, 105)])
  func `is as small as the standard allows`(length: Int, size: Int) {
    #expect(QRCode(String(repeating: "a", count: length))?.size == size)
  }

  @Test func `begins with the corner every camera looks for, inside the quiet zone`() {
    #expect(QRCode("a")?.path.hasPrefix("m4 4h7v1h-7z") == true)
  }
}
