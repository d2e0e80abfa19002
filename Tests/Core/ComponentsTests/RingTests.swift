import Components
import Markup
import Testing

@Suite struct RingTests {
  @Test(arguments: [
    (63, 302, "79.14"), (302, 302, "0.00"), (1, 3, "66.67"), (0, 10, "100.00"), (20, 10, "0.00"),
    (1, 1_200, "99.92"),
  ])
  func `leaves out what is saved of the circle`(part: Int, whole: Int, offset: String) {
    let ring = Ring(part, of: whole, middle: "").html.text
    #expect(ring.contains("stroke-dashoffset=\"\(offset)\""))
  }
}
