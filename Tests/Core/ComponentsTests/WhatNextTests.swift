@Suite struct WhatNextTests {
  private static let plan = WhatNext.Link("All debts in one plan", Address("/plan"))

  @Test func `lists facts and links under a heading`() {
    let next = WhatNext(
      .init("A fixed payment stays the same."), nil, .init(Self.plan),
      .init("It’s free.", .init("More", OutsideAddress("https://www.example.org/"))))
    #expect(
      next.html?.text == """
        <section class="part next" aria-labelledby="next">
        <h3 id="next">What next?</h3>
        <p class="hint">A fixed payment stays the same.</p>
        <p class="hint">It’s free.</p>
        <ul class="ways-on">
        <li><a href="/plan">All debts in one plan</a>
        <li><a href="https://www.example.org/" rel="noreferrer">More</a>
        </ul>
        </section>

        """)
  }

  @Test func `is nothing where no step fits`() {
    #expect(WhatNext(nil, nil).html == nil)
  }

  @Test func `shows what was typed harmlessly`() {
    #expect(WhatNext(.init("<b>")).html?.text.contains(">&lt;b&gt;</p>") == true)
  }
}
