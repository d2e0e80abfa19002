@Suite struct RoundingTests {
  @Test(
    arguments: [
      (5, 2, 3), (-5, 2, -3), (4, 2, 2), (1, 3, 0), (2, 3, 1), (-2, 3, -1), (0, 7, 0),
      (1, 2, 1), (-1, 2, -1), (49, 100, 0), (50, 100, 1),
    ] as [(Int128, Int128, Int128)])
  func `rounds halves away from zero`(numerator: Int128, denominator: Int128, result: Int128) {
    #expect(Rounding.half(numerator, over: denominator) == result)
  }
}
