@Suite struct CarriedFieldTests {
  private func carried(_ page: HTML) -> String { page.carrying("nation", "scotland").text }

  @Test(arguments: [
    ("/", "/?nation=scotland"), ("/loan", "/loan?nation=scotland"),
    ("/loan#rate", "/loan?nation=scotland#rate"),
    ("/loan?rate=7&amp;years=1#rate", "/loan?rate=7&amp;years=1&amp;nation=scotland#rate"),
    // A part of a name or of a value is another field.
    ("/loan?nation=scotland2", "/loan?nation=scotland2&amp;nation=scotland"),
  ])
  func `links inside the site carry the field`(from: StaticString, to: String) {
    let page =
      HTML(raw: "<p><a id=\"one\" href=\"") + HTML(raw: from) + HTML(raw: "\" rel=\"x\">A</a>")
    #expect(carried(page) == "<p><a id=\"one\" href=\"\(to)\" rel=\"x\">A</a>")
  }

  @Test(
    arguments: [
      "<a href=\"/loan.csv?rate=7\">", "<a href=\"?rate=7#answer\">", "<a href=\"#main\">",
      "<a href=\"https://www.example.org/a\">", "<a href=\"tel:08001381111\">",
      "<a href=\"/loan?rate=7&amp;nation=scotland#rate\">", "<a id=\"anchor\">",
      "<link href=\"/assets/site.css\">", "<form method=\"post\" action=\"/groups\">",
      "<form method=\"get\" action=\"#answer\">", "<p title=\"&lt;a href=&quot;/x&quot;&gt;\">",
    ] as [StaticString])
  func `everything else stays as it is`(tag: StaticString) {
    #expect(carried(HTML(raw: tag)) == tag.description)
  }

  @Test func `forms that are sent in an address carry it in a hidden field`() {
    #expect(
      carried("<form class=\"mini\" method=\"get\" action=\"/credit-card#answer\"><button>")
        == "<form class=\"mini\" method=\"get\" action=\"/credit-card#answer\">"
        + "<input type=\"hidden\" name=\"nation\" value=\"scotland\"><button>")
  }

  @Test func `text that looks like a link is none`() {
    let typed = "<a href=\"/loan\">"
    let page: HTML = "<p>\(typed)</p>"
    #expect(carried(page) == page.text)
  }
}
