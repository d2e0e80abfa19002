import EmbeddingPages
import Synchronization

/// Where the links and forms of a framed page lead, followed one after the other.
@Suite struct FrameLinksTests {
  private static let look = "partner=good-advice&accent=7a1fa2&nation=scotland"
  private static let partners = Partners([
    Partner(id: "good-advice", name: "Good Advice", origins: ["https://www.example.org"])
  ])

  private let folder = TemporaryFolder()

  private var rates: LatestRates {
    folder.write(
      """
      {"retrieved":"2026-11-20T06:15:00Z","series":[
      {"id":"MORTGAGE30US","latest":{"date":"2026-11-19","rate":"6.22"},
      "previous":{"date":"2026-11-12","rate":"6.24"}}]}
      """, to: "rates.json", mode: 0o644)
    return LatestRates(at: folder.file("rates.json"))
  }

  @Test(arguments: ToolList.framed)
  func `every way on stays in the frame as the partner has it, or opens a new tab`(
    tool: Tool
  ) throws {
    let states: [ToolSample.State] = [.blank, .wrong, .answered]
    let queries = states.compactMap { state in
      tool.samples.first { $0.state == state }.map { $0.query.isEmpty ? "" : "&\($0.query)" }
    }
    let page = "/embed/\(tool.stem)"
    var waiting = queries.map { "\(page)?\(Self.look)\($0)" }
    var seen = Set(waiting)
    while let address = waiting.popLast() {
      for way in try ways(on: address) {
        expectCarried(way, from: address)
        if seen.count < 15, seen.insert(page + way).inserted { waiting.append(page + way) }
      }
    }
    #expect(seen.count > queries.count || queries == [""])
  }

  /// The addresses that a page leads to inside its frame, each beginning with its query.
  private func ways(on address: String) throws -> [String] {
    let response = try TestSite.get(address, partners: Self.partners, rates: rates)
    #expect([200, 422].contains(response.status), "\(address)")
    #expect(response.cookies.isEmpty, "\(address)")
    let elements = PageElements(response.text)
    #expect(elements.elements.contains { $0["href"] == "/theme/7a1fa2.css" }, "\(address)")
    #expect(elements.elements.first { $0.name == "base" }?["target"] == "_blank")
    return try elements.links.compactMap { try way($0, on: address) }
      + elements.forms.map { form in
        let places = ["answer", "help", "by-goal", "months-goal"].map { "?#\($0)" }
        #expect(places.contains(form.element["action"] ?? ""), "\(address)")
        #expect(form.element["target"] == "_self", "\(address)")
        #expect(form.element["method"] == "get", "\(address)")
        return "?"
          + form.values.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }
          .joined(separator: "&")
      }
  }

  /// Where a link leads inside the frame; others leave it, and open a tab of their own.
  private func way(_ link: PageElements.Element, on address: String) throws -> String? {
    let leads = try #require(link["href"], "\(address)")
    switch leads.first {
    case "#":
      #expect(link["target"] == "_self", "\(leads) on \(address)")
      return nil
    case "?":
      #expect(link["target"] == "_self", "\(leads) on \(address)")
      #expect(leads.contains(/#(answer|currency)$/), "\(leads) on \(address)")
      return String(leads.prefix { $0 != "#" })
    default:
      #expect(link["target"] == nil, "\(leads) on \(address)")
      #expect(!leads.hasPrefix("/embed/"), "\(leads) on \(address)")
      #expect(leads.contains(/^(\/|https:|tel:)/), "\(leads) on \(address)")
      guard leads.hasPrefix("/") else { return nil }
      #expect(try Self.status(of: leads) == 200, "\(leads) on \(address)")
      return nil
    }
  }

  /// The status of a page outside the frame, which is asked once.
  private static func status(of address: String) throws -> Int {
    if let known = statuses.withLock({ $0[address] }) { return known }
    let status = try TestSite.get(address).status
    statuses.withLock { $0[address] = status }
    return status
  }

  private static let statuses = Mutex<[String: Int]>([:])

  /// As a browser sends it, for what stands in these forms.
  private static func encoded(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("&", with: "%26").replacing("+", with: "%2B")
      .replacing("=", with: "%3D").replacing(" ", with: "+")
  }

  private func expectCarried(_ way: String, from address: String) {
    let nation = address.contains(/nation=[a-z]/) ? ["nation="] : []
    for part in ["partner=good-advice", "accent=7a1fa2"] + nation {
      #expect(way.contains(part), "\(way) on \(address)")
    }
  }

  @Test(arguments: ToolList.framed)
  func `cards and groups are buttons that lead to the whole page`(tool: Tool) throws {
    let text = try TestSite.get("/embed/\(tool.stem)", partners: Self.partners).text
    let links = PageElements(text).links
    for leads in ["/cards", "/groups"] {
      let button = try #require(links.first { $0["href"] == leads })
      #expect(button["class"] == "button second")
      #expect(button["target"] == nil)
    }
  }

  @Test func `a partner that lists its tools has buttons for those alone`() throws {
    let partner = Partner(
      id: "good-advice", name: "Good Advice", origins: [], tools: ["credit-card", "cards"])
    let text = try TestSite.get(
      "/embed/credit-card?partner=good-advice", partners: Partners([partner])
    ).text
    let links = PageElements(text).links.compactMap { $0["href"] }
    #expect(links.contains("/cards"))
    #expect(!links.contains("/groups"))
  }
}
