import Colours
import Components
import Finance
import Forms

/// What a web editor chose on our page for them: a tool, its currency, a colour, a partner of the
/// site.
struct EmbedChoice {
  let tool: EmbeddedTool
  /// The currency to begin with, where it is not the usual one.
  let currency: Currency?
  let colour: Colour?
  let partner: Partner?
  let errors: [FieldError]

  static let tool = Field(
    "tool", question: "Which tool?", subject: "Tool",
    answer: .choice(otherwise: EmbeddedTool.creditCard))

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

  init(_ query: Submission, on site: Site) {
    var errors: [FieldError] = []
    do throws(InvalidForm) {
      tool = try query.read(in: .gbp, Self.tool)
    } catch {
      tool = .creditCard
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
    if let problem = Self.problem(name, partner, tool) { errors.append(problem) }
    self.errors = errors
  }

  private static func problem(
    _ name: String?, _ partner: Partner?, _ tool: EmbeddedTool
  ) -> FieldError? {
    guard name != nil else { return nil }
    guard let partner else {
      return Self.partner.error("Name must be one that is in this site’s settings")
    }
    return partner.shows(tool.rawValue)
      ? nil : Self.tool.error("Tool must be one that \(partner.name) may show")
  }

  /// What goes into the frame's address.
  var look: [(String, String)] {
    [(Self.partner.name, partner?.id), (Self.accent.name, colour?.hexadecimal)]
      .compactMap { name, value in value.map { (name, $0) } }
  }

  /// What the frame and the page of its own begin with; rates have a currency of their own.
  var beginning: [(String, String)] {
    guard let currency, tool != .rates else { return [] }
    return [(Site.currencyToUse, currency.code)]
  }
}
