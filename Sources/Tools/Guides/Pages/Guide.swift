/// A short page that explains one thing with its sources and leads to a tool with an example filled
/// in.
package struct Guide: Sendable {
  let path: Path<Void>
  let title: String
  let lead: String
  let content: HTML
  /// The picture and its caption; nil if the guide has none.
  var picture: Picture? = nil
  let example: Example
  let sources: [Source]
  var isAboutDebt = true
  /// The day on which somebody last read it beside its sources.
  var reviewed = lastReview

  /// The day on which all guides were last read.
  private static let lastReview = CalendarDate(year: 2026, month: 11, day: 24) ?? .earliest

  /// A source and its address.
  struct Source: Sendable {
    let words: String
    let address: OutsideAddress?

    init(_ words: String, _ address: OutsideAddress? = nil) {
      self.words = words
      self.address = address
    }
  }

  /// A drawing made of the tools' own pieces.
  struct Picture: Sendable {
    let drawing: HTML
    let words: String
  }

  /// A link to a tool with figures filled in.
  struct Example: Sendable {
    let words: String
    let address: Address
  }

  static let all = [
    minimumPayments, apr, persistentDebt, breathingSpace, utilisation, settling,
  ]

  package static let routes: [Route<Site>] =
    [.get(GuidePath.index, generated: true, index)]
    + all.map { .get($0.path, generated: true, $0.respond) }

  static func index(_ request: Request, _ site: Site) -> Response {
    site.response(
      Page(
        title: "Short guides",
        lead: "One thing at a time, in plain words.",
        description: "Short guides to credit cards, interest, debt and sharing costs.",
        help: HelpBox(currency: site.currency),
        content: list), privacy: .open)
  }

  /// The guides, each with its first sentence.
  package static var list: HTML {
    """
    <ul class="tiles">
    \(each: all, { guide in
      """
      <li class="card"><h2><a\(href: guide.path.address)>\(guide.title)</a></h2>
      <p>\(guide.lead)</p></li>

      """
    })\
    </ul>
    """
  }

  /// The guides by their titles alone.
  package static var titles: HTML {
    """
    <ul class="titles">
    \(each: all, { "<li><a\(href: $0.path.address)>\($0.title)</a>\n" })\
    </ul>
    """
  }

  func respond(_ request: Request, _ site: Site) -> Response {
    site.response(
      Page(
        title: title, lead: "\(lead)", description: lead,
        help: isAboutDebt ? HelpBox(currency: site.currency) : nil,
        content: """
          <div class="prose">
          \(content)
          \(picture.map(\.html))\
          <p><a class="button"\(href: example.address)>\(example.words)</a></p>
          <h2>Where this is from</h2>
          <ul class="onward">
          \(each: sources, \.line)\
          </ul>
          <p class="hint">Last reviewed \(reviewed.onPage)</p>
          <p class="onward"><a\(href: GuidePath.index.address)>All guides</a></p>
          </div>
          """), privacy: .open)
  }
}

extension Guide.Picture {
  fileprivate var html: HTML {
    """
    <div class="sheet">
    \(drawing)
    <p class="hint">\(words)</p>
    </div>

    """
  }
}

extension Guide.Source {
  fileprivate var line: HTML {
    address.map { "<li><a\(href: $0)>\(words)</a></li>\n" } ?? "<li>\(words)</li>\n"
  }
}
