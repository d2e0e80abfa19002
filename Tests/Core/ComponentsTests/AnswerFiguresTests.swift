@Suite struct AnswerFiguresTests {
  private func html(_ figures: [AnswerFigures.Figure], gain: AnswerFigures.Gain? = nil) -> String {
    AnswerFigures(figures, gain: gain).html.text
  }

  @Test(arguments: [
    (1, "<span>1<small> month</small></span>"), (12, "<span>1<small> year</small></span>"),
    (24, "<span>2<small> years</small></span>"), (0, "<span>0<small> months</small></span>"),
  ])
  func `writes whole years without months`(months: Int, figure: String) {
    let text = html([.init(.better, "£55 a month", .term(Term(months: months)), more: "more")])
    #expect(text.contains("<b class=\"good\">\(figure)</b>"))
  }

  @Test func `words are escaped`() {
    let text = html([.init(.costly, "<i>", .words("Never & ever"), more: "<u>", aside: "<s>")])
    #expect(text.contains("&lt;i&gt;"))
    #expect(text.contains("Never &amp; ever"))
    #expect(text.contains("&lt;u&gt;"))
    #expect(text.contains("&lt;s&gt;"))
  }

  @Test func `a saving says its time on every screen`() {
    let sooner = Term(months: 239)
    let gain = html([], gain: .init(saving: "£1,838.51", sooner: sooner, ring: nil))
    #expect(
      gain.contains(
        "own\">You save £1,838.51<span class=\"sooner\"> and 19 years 11 months</span></p>"))
    let interest = html([], gain: .init(saving: "£5", sooner: nil, ring: nil))
    #expect(interest.contains("<p class=\"pill own\">You save £5</p>"))
  }

  /// 63 of 302 months are 20.86 %, so that 79.14 of a circumference of 100 are left out.
  @Test(arguments: [
    (63, 302, "79.14", "21%"), (0, 12, "100.00", "0%"), (12, 12, "0.00", "100%"),
    (13, 12, "0.00", "100%"), (1, 3, "66.67", "33%"), (0, 0, "100.00", "0%"),
    (1, 223, "99.55", "1%"), (223, 224, "0.45", "99%"),
  ])
  func `a ring leaves out the time that is saved`(
    part: Int, whole: Int, offset: String, share: String
  ) {
    let text = TimeRing(part, of: whole).html.text
    #expect(text.contains("stroke-dashoffset=\"\(offset)\""))
    #expect(text.contains(">\(share)</text>"))
    #expect(text.contains("aria-label=\"In \(share) of the time\""))
  }
}
