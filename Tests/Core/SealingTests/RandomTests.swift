@Suite struct RandomTests {
  @Test func `makes identifiers of lowercase hexadecimal`() {
    let identifier = Random.identifier(bytes: 4)
    #expect(identifier.count == 8)
    #expect(identifier.allSatisfy { "0123456789abcdef".contains($0) })
  }

  @Test func `does not repeat itself`() {
    let identifiers = (0..<1_000).map { _ in Random.identifier(bytes: 8) }
    #expect(Set(identifiers).count == 1_000)
    #expect(Random.bytes(32) != Random.bytes(32))
    #expect(Random.bytes(0) == [])
  }

  @Test func `uses every value of a byte`() {
    #expect(Set(Random.bytes(20_000)).count == 256)
  }
}
