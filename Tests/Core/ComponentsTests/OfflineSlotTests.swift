@Suite struct OfflineSlotTests {
  private let layout = PageLayout(tools: [], assets: Assets(list: ""), help: HelpLines([:]))

  private func page(isKeptOffline: Bool) -> String {
    layout.document(
      Page(title: "A <b> & C", isKeptOffline: isKeptOffline, content: "<p>Here</p>")
    ).text
  }

  @Test func `a page that is kept marks its title, its main part, its name and its head`() {
    let text = page(isKeptOffline: true)
    #expect(text.contains("<!--title--><title>A &lt;b&gt; &amp; C – Farthing</title><!--/title-->"))
    #expect(
      text.contains(
        "<!--main--><main id=\"main\" class=\"wrap\"><!--waiting--><!--/waiting-->\n"))
    #expect(text.contains("<h1><!--heading-->A &lt;b&gt; &amp; C<!--/heading--></h1>"))
    #expect(text.contains("</main><!--/main-->"))
  }

  @Test func `other pages have no marks`() {
    #expect(!page(isKeptOffline: false).contains("<!--"))
  }

  @Test func `marks go around what they hold`() {
    #expect(OfflineSlot.flash.around("<p>Saved</p>").text == "<!--news--><p>Saved</p><!--/news-->")
  }

  /// A slot that only one side knows would be filled never, and in silence.
  @Test func `the service worker fills every slot and no other`() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let script = try #require(contents(of: "\(root)/Public/offline.js"))
    let filled = script.matches(of: /fill\([^"\n]*"([a-z]+)"/).map { String($0.output.1) }
    #expect(Set(filled) == Set(OfflineSlot.allCases.map(\.rawValue)))
  }
}
