import Formats
import Keeping

/// A tool is one value: a made-up one, added to the list, is everywhere.
@Suite struct CatalogueTests {
  private static let page = Path("/made-up")
  private static let thing = PathParameter(
    "thing", expression: "[a-z]+", example: "tea", value: { String($0) }, text: { $0 })
  private static let report = page.appending(thing).withExtension(".pdf")

  private static let madeUp = Tool(
    stem: "made-up",
    tile: PageLayout.Tool(
      name: "Made up", sentence: "See what a made-up tool does.", address: page.address),
    category: .share,
    routes: [
      .get(
        page,
        .page("The made-up page", parameters: [.init("colour", "Its colour", .choice(["red"]))]),
        generated: true
      ) { _, site in site.response(Page(title: "Made up", content: "<p>It works</p>")) },
      .get(report, .file("Its report", "application/pdf"), heavy: true) { thing, _, _ in
        .text("report of \(thing)")
      },
    ],
    embedding: ToolEmbedding(
      title: "Made-up calculator", choice: "Made up: what it makes",
      page: { _, site in site.response(Page(title: "Made up", content: "<p>It is framed</p>")) }),
    offline: OfflinePaths(
      scope: page.address, pages: [page.pattern, report.pattern], forms: [page.pattern],
      forgetting: []))

  private let tools = Catalogue.tools(rates: LatestRates(at: nil)) + [madeUp]

  private func response(_ address: String) throws -> String {
    try TestSite.get(address, tools: tools).text
  }

  @Test func `is in the navigation of every page and on the home page`() throws {
    let about = PageElements(try response("/about")).part("a", saying: "Made up")
    #expect(about?["href"] == "/made-up")
    let doors = PageElements(try response("/")).parts("li", of: "door")
    let door = try #require(doors.first { $0.part("h2", saying: "Share costs") != nil })
    #expect(door.part("a", saying: "Made up")?["href"] == "/made-up")
  }

  @Test func `answers its paths, in frames too`() throws {
    #expect(try response("/made-up").contains("<p>It works</p>"))
    #expect(try response("/made-up/tea.pdf") == "report of tea")
    #expect(try response("/embed/made-up").contains("<p>It is framed</p>"))
  }

  @Test func `is described for programs, editors and web editors`() throws {
    let paths = try JSONValue(Array(response("/openapi.json").utf8))["paths"]
    let page = paths?["/made-up"]?["get"]
    #expect(page?["summary"]?.string == "The made-up page")
    #expect(page?["parameters"]?.array?.first?["name"]?.string == "colour")
    #expect(paths?["/made-up/{thing}.pdf"] != nil)
    #expect(paths?["/embed/made-up"] != nil)
    #expect(try response("/embed/?tool=made-up").contains("Made up: what it makes"))
    #expect(
      try response("/oembed?url=http://localhost:8080/made-up").contains("Made-up calculator"))
  }

  @Test func `is what the service worker keeps at hand`() {
    let script = OfflineScript([Self.madeUp])
    #expect(
      script.filled(#"scope "@offline-scope@" pages "@offline-pages@""#)
        == #"scope "/made-up" pages "^/made-up$|^/made-up/[a-z]+[.]pdf$""#)
    #expect(script.filled(#"RegExp("@offline-forgetting@")"#) == #"RegExp("^$")"#)
    #expect(script.nginxHeader == "add_header Service-Worker-Allowed /made-up;\n")
    #expect(OfflineScript([]).nginxHeader == "")
  }

  @Test func `is in what nginx and search engines read`() {
    let routes = Routes(of: tools).all
    let includes = Dictionary(
      uniqueKeysWithValues: NginxPaths(tools, routes).files.map { ($0, $1) })
    #expect(includes["logged.conf"]?.contains("\"/made-up\" \"/made-up\";\n") == true)
    let report = #""~^/made-up/[a-z]+[.]pdf$" "/made-up/*.pdf";"#
    #expect(includes["logged.conf"]?.contains(report) == true)
    let heavy = #""~^(GET|HEAD) /made-up/[a-z]+[.]pdf:" $visitor;"#
    #expect(includes["heavy.conf"]?.contains(heavy) == true)
    #expect(
      includes["dynamic.conf"]?.contains(
        #""^/(plan|student-loan/uk|cards|groups|rates|embed)([/.]|$)""#)
        == true)
    #expect(
      SiteMap(tools, routes, origin: "https://money.example").text
        .contains("<loc>https://money.example/made-up</loc>"))
  }
}
