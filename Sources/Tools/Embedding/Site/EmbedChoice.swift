import Hosting
import Colours
import Components
import Finance
import Forms

/// The choices of a web editor on the embedding guide: a tool, a currency, a colour, a partner.
struct EmbedChoice {
  let tool: EmbeddedTool
  /// The currency to begin with; nil for the usual one.
  let currency: Currency?
  let colour: Colour?
  let partner: Partner?
  private(set) var errors: [FieldError] = []

  let toolField: Field<EmbeddedTool>

  static let currency = Field(
    "currency", question: "Which currency?", hint: "Visitors can still choose another",
    subject: "Currency", answer: Answer<Currency>.currency(otherwise: .gbp).optional)

  static let accent = Field(
    "accent", question: "Your colour, as six digits",
    hint: "From your style guide, like 7a1fa2. Leave it empty for ours", subject: "Colour",
    answer: Answer<String>.text(upTo: 7).optional)

  static let partner = Field(
    "partner", question: "Your name with us", hint: "If whoever runs this site gave you one",
    subject: "Name", answer: Answer<String>.text(upTo: 80).optional)

  /// Reads the choices; nil on a site without a tool to embed.
  init?(_ query: Submission, on site: Site) {
    guard let first = site.embeddedTools.first else { return nil }
    toolField = Self.toolField(site.embeddedTools, first)
    var errors: [FieldError] = []
    do throws(InvalidForm) {
      tool = try query.read(in: .gbp, toolField)
    } catch {
      tool = first
      errors += error.errors
    }
    do throws(InvalidForm) {
      currency = try query.read(in: .gbp, Self.currency)
    } catch {
      currency = nil
      errors += error.errors
    }
    let accent = query.typed(Self.accent.name)
    colour = accent.flatMap { Colour($0) }
    if accent != nil, colour == nil {
      errors.append(
        Self.accent.error("Colour must be six digits from 0 to 9 and a to f, like 7a1fa2"))
    }
    let name = query.typed(Self.partner.name)
    partner = site.partners[name]
    self.errors = errors
    if let problem = problem(name) { self.errors.append(problem) }
  }

  private static func toolField(
    _ tools: [EmbeddedTool], _ first: EmbeddedTool
  ) -> Field<EmbeddedTool> {
    Field(
      "tool", question: "Which tool?", subject: "Tool",
      answer: .choice(of: tools.map { ($0.stem, $0) }, otherwise: first))
  }

  private func problem(_ name: String?) -> FieldError? {
    guard name != nil else { return nil }
    guard let partner else {
      return Self.partner.error("Name must be one that is in this site’s settings")
    }
    return partner.shows(tool.stem)
      ? nil : toolField.error("Tool must be one that \(partner.name) may show")
  }

  /// The partner and colour in the address of the frame.
  var look: [(String, String)] {
    [(Self.partner.name, partner?.id), (Self.accent.name, colour?.hexadecimal)]
      .compactMap { name, value in value.map { (name, $0) } }
  }

  /// The currency in the address of the frame; none for tools that ask nothing.
  var beginning: [(String, String)] {
    guard let currency, !tool.embedding.questions.isEmpty else { return [] }
    return [(Site.currencyToUse, currency.code)]
  }
}
