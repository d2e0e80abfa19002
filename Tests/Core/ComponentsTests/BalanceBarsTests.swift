@Suite struct BalanceBarsTests {
  /// The bars of balances in pence, as (look, start, width), and the places of the line.
  private func bars(_ balances: [Int64]) -> (bars: [String], lines: Set<String>) {
    let people = balances.enumerated().map {
      BalanceBars.Person("P\($0)", balance: Money(minorUnits: $1, .gbp))
    }
    let html = BalanceBars(people).html.text
    let bars = html.matches(of: /<rect class="(\w+)" x="([^"]*)" y="7" width="([^"]*)"/)
    let lines = html.matches(of: /<line x1="([^"]*)" x2="([^"]*)"/)
    #expect(lines.count == balances.count)
    return (
      bars.map { "\($0.1) \($0.2) \($0.3)" },
      Set(lines.flatMap { [String($0.1), String($0.2)] })
    )
  }

  /// Worked by hand: 130.40 + 236.17 is 366.57 wide, so the line is at 130.40 / 366.57 = 35.573 %;
  /// 13.88 ends at 144.28 / 366.57 = 39.359 %, −119.65 begins at 10.75 / 366.57 = 2.933 %.
  @Test func `the line leaves both sides the room that they need`() {
    let (bars, lines) = bars([23_617, 1_388, -13_040, -11_965])
    #expect(
      bars == [
        "back 35.57% 64.43%", "back 35.57% 3.79%", "owes 0.00% 35.57%", "owes 2.93% 32.64%",
      ])
    #expect(lines == ["35.57%"])
  }

  @Test(
    arguments: [
      ([100, -100], ["back 50.00% 50.00%", "owes 0.00% 50.00%"]),
      (
        [300, -100, -100, -100],
        ["back 25.00% 75.00%"] + Array(repeating: "owes 0.00% 25.00%", count: 3)
      ),
      // One part in 60,000 is less than a hundredth of a percent of the width.
      ([1, 29_999, -30_000], ["back 50.00% 0.00%", "back 50.00% 50.00%", "owes 0.00% 50.00%"]),
      ([500], ["back 0.00% 100.00%"]), ([-500], ["owes 0.00% 100.00%"]),
      ([.max, -.max], ["back 50.00% 50.00%", "owes 0.00% 50.00%"]),
    ] as [([Int64], [String])])
  func `all bars have one scale, and the longest reach the ends`(
    balances: [Int64], expected: [String]
  ) {
    #expect(bars(balances).bars == expected)
  }

  @Test func `where all is settled there are no bars, and the line is in the middle`() {
    let (bars, lines) = bars([0, 0])
    #expect(bars.isEmpty)
    #expect(lines == ["50.00%"])
  }

  @Test func `a name is shown as it was typed, with its first letter`() {
    let html = BalanceBars([.init("<b>éva", balance: .zero(.gbp)), .init("", balance: .zero(.gbp))])
      .html.text
    #expect(html.contains("<bdi>&lt;b&gt;éva</bdi>"))
    #expect(html.contains(">&lt;</text>"))
    #expect(html.contains("y=\"24.5\"></text>"))
  }

  @Test(arguments: [("ann", "A"), ("éva", "É"), ("李雷", "李"), ("ß", "SS"), ("🦊 Fox", "🦊")])
  func `a mark has the first letter of the name`(name: String, letter: String) {
    #expect(personMark(name, isVisitor: false).text.contains(">\(letter)</text>"))
  }
}
