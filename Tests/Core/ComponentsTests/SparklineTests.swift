@Suite struct SparklineTests {
  private func path(_ points: [(Int, Int64)]) -> String {
    Sparkline(points.map { .init(at: $0.0, value: $0.1) }, label: "").html.text
  }

  @Test func `goes from the first place to the last, and from the least value to the most`() {
    let text = path([(10, 5), (20, 9), (50, 1)])
    #expect(text.contains("d=\"M0 30L75 0L300 60\""))
    #expect(text.contains("class=\"spark-now\" d=\"M300 60h0\""), "the last point is marked")
  }

  @Test func `is level where nothing changes`() {
    #expect(path([(0, 3), (1, 3)]).contains("d=\"M0 30L300 30\""))
  }

  @Test func `copes with one point, none, and the greatest`() {
    #expect(path([(4, 3)]).contains("d=\"M150 30\""))
    #expect(path([]).contains("d=\"\""))
    #expect(path([(.min, .min), (.max, .max)]).contains("d=\"M0 60L300 0\""))
  }

  @Test func `is told in words`() {
    let text = Sparkline([], label: "lowest 6%, \"highest\" 7%").html.text
    #expect(text.contains("role=\"img\" aria-label=\"lowest 6%, &quot;highest&quot; 7%\""))
  }
}
