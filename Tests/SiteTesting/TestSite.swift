import Components
import Farthing
package import Finance
package import Keeping
package import MortgageRates
import Testing
package import Web

/// A site to ask, as nginx asks a worker, on 21 November 2026.
package enum TestSite {
  /// What a worker answers, taken apart.
  package struct Reply {
    package let status: Int
    package let headers: [String: String]
    package let cookies: [String]
    package let body: [UInt8]
    package let record: RequestRecord

    /// The body as text.
    package var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// The keys of all these sites.
  package static let keys = KeyRing.temporary()
  /// The time of every request, in seconds of Unix.
  package static let now: Int64 = 1_795_262_400
  /// The day of every request.
  package static let today = CalendarDate(iso: "2026-11-21")

  /// Asks for an address.
  package static func get(
    _ address: String, accept: String = "text/html", partners: Partners? = nil,
    rates: LatestRates? = nil, settings: SiteSettings? = nil, tools: [Tool]? = nil
  ) throws -> Reply {
    let (path, query) = target(of: address)
    return try ask(
      [
        "REQUEST_METHOD": "GET", "DOCUMENT_URI": path, "QUERY_STRING": query, "HTTP_ACCEPT": accept,
      ], partners: partners, rates: rates, settings: settings, tools: tools)
  }

  /// The path and the query that a browser asks for: it keeps the fragment to itself.
  static func target(of address: String) -> (path: String, query: String) {
    let parts = address.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  /// A site before any request.
  package static func site(
    partners: Partners? = nil, rates: LatestRates? = nil, tools: [Tool]? = nil,
    frameCounts: FrameCounts? = nil, letters: LetterStoreSetting? = nil
  ) throws -> Site {
    let today = try #require(today)
    let site = Site(
      tools: tools ?? rates.map { Catalogue.tools(rates: $0) } ?? ToolList.tools,
      assets: Assets(list: ""), help: .standard, origin: "http://localhost:8080",
      seal: Seal(keys), today: today,
      letterBoxes: letters.map { LetterBoxes($0, wait: 5_000) }, frameCounts: frameCounts
    ).at(now, on: today)
    let settings = partners.map { SiteSettings(currency: .gbp, help: .standard, partners: $0) }
    return settings.map { site.with($0) } ?? site
  }

  /// The site that nothing is said of, which is the same before and after any request.
  private static let usual = try? Application(site(), metrics: nil)

  /// Sends a request of these FastCGI variables.
  package static func ask(
    _ variables: [String: String], body: [UInt8] = [], at now: Int64 = now,
    on day: CalendarDate? = nil,
    partners: Partners? = nil, rates: LatestRates? = nil, metrics: MetricsFolder? = nil,
    settings: SiteSettings? = nil, tools: [Tool]? = nil, frameCounts: FrameCounts? = nil,
    letters: LetterStoreSetting? = nil
  ) throws -> Reply {
    let said: [Any?] = [partners, rates, metrics, settings, tools, frameCounts, letters]
    var application = try #require(usual)
    if said.contains(where: { $0 != nil }) {
      let site = try site(
        partners: partners, rates: rates, tools: tools, frameCounts: frameCounts, letters: letters)
      application = Application(settings.map { site.with($0) } ?? site, metrics: metrics)
    }
    let (pieces, record) = application.respond(
      variable: { variables[$0].map { Array($0.utf8) } }, body: body, bodyIsTooLarge: false,
      on: try #require(day ?? today), at: now)
    return try response(pieces.reduce(into: []) { $0 += $1 }, record)
  }

  private static func response(_ bytes: [UInt8], _ record: RequestRecord) throws -> Reply {
    let blankLine = Array("\r\n\r\n".utf8)
    let end = try #require(
      bytes.indices.first { bytes[$0] == blankLine[0] && bytes[$0...].starts(with: blankLine) })
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    let headers = lines.map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
      .filter { $0.count == 2 }
    let status = try #require(headers.first { $0[0] == "Status" })[1].prefix(3)
    return Reply(
      status: try #require(Int(status)),
      headers: Dictionary(headers.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 }),
      cookies: headers.filter { $0[0] == "Set-Cookie" }.map { $0[1] },
      body: Array(bytes[(end + blankLine.count)...]), record: record)
  }
}

extension SiteSettings {
  /// The settings of a file with this text.
  package init(_ text: String) throws { try self.init(file: Array(text.utf8)) }
}

extension TestSite {
  /// A page of a site that begins in this currency.
  package static func get(_ address: String, in currency: String) throws -> String {
    try get(address, settings: SiteSettings("{\"currency\": \"\(currency)\"}")).text
  }
}

extension String {
  /// A page without the rows of its tables, which have tests of their own.
  package var withoutRows: String { replacing(/<tr><th scope="row">.*\n/, with: "") }
}
