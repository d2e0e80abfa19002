@testable import Components

/// A plot of 50 by 16 letters: a letter is 20 thousandths wide and 62.5 high.
@Suite struct NamePlacingTests {
  private let end = NamePlacing.Point(x: 500, y: 1_000)
  private let name = NameSize("Amex", "", rows: 1)

  private func placing(_ lines: [(Int, Int)]...) -> NamePlacing {
    NamePlacing(
      lines: lines.map { line in line.map { NamePlacing.Point(x: $0.0, y: $0.1) } },
      dots: [end], in: .full)
  }

  private func hasRoom(
    _ placing: NamePlacing, _ place: NamePlace, of end: NamePlacing.Point, nextTo line: Int? = nil
  ) -> Bool {
    var placing = placing
    return placing.put(name, place, of: end, nextTo: line)
  }

  @Test func `a name has its place where nothing else is`() {
    var placing = placing([(0, 0), (500, 1_000)])
    let isPut = placing.put(name, .beside, of: end)
    let isPutAgain = placing.put(name, .beside, of: end)
    #expect(isPut && !isPutAgain)
  }

  @Test func `no name touches a line`() {
    // The line runs through the middle of the rows above the axis.
    let placing = placing([(0, 0), (500, 1_000)], [(0, 900), (1_000, 900)])
    #expect(!hasRoom(placing, .beside, of: end))
    #expect(!hasRoom(placing, .above(hundredths: 90), of: .init(x: 900, y: 1_000)))
    #expect(hasRoom(placing, .above(hundredths: 50), of: .init(x: 900, y: 1_000)))
  }

  @Test func `no name goes beyond the plot`() {
    let placing = placing([(0, 0), (500, 1_000)])
    #expect(!hasRoom(placing, .beside, of: .init(x: 980, y: 1_000)))
    #expect(!hasRoom(placing, .above(hundredths: 3), of: .init(x: 900, y: 1_000)))
    #expect(!hasRoom(placing, .above(hundredths: 50), of: .init(x: 40, y: 1_000)))
  }

  @Test func `no line is between a name and its own line`() {
    // From the top: the first line, the second one, the axis.
    let placing = placing([(0, 200), (1_000, 200)], [(0, 600), (1_000, 600)])
    let right = NamePlacing.Point(x: 1_000, y: 600)
    #expect(!hasRoom(placing, .above(hundredths: 12), of: right, nextTo: 1))
    #expect(hasRoom(placing, .above(hundredths: 45), of: right, nextTo: 1))
  }

  @Test func `wide signs take the room of two letters`() {
    #expect(NameSize("借金", "", rows: 1) == NameSize("Amex", "", rows: 1))
  }
}
