/// The choices of a web editor on the embedding guide: a tool, a currency, a colour, a heading, a
/// partner.
struct EmbedChoice {
  /// The questions; two of them depend on the site.
  let questions: EmbedQuestions
  /// The choice as it was sent.
  let reading: FormReading
  let tool: EmbeddedTool
  /// The currency to begin with; nil for the usual one.
  let currency: Currency?
  let colour: Colour?
  let showsHeading: Bool
  let partner: Partner?
  let errors: [FieldError]

  /// Reads the choices; nil on a site without a tool to embed.
  init?(_ query: Submission, on site: Site) {
    guard let questions = EmbedQuestions(site) else { return nil }
    var reading = FormReading(EmbedQuestions.typingPickedColour(query), in: site.currency)
    let asked = reading.valueOrUsual(questions.tool)
    currency = reading[EmbedQuestions.currency] ?? nil
    colour = reading[EmbedQuestions.accent] ?? nil
    showsHeading = reading.valueOrUsual(EmbedQuestions.heading)
    let partner = reading[questions.partner] ?? nil
    let usual = site.embeddedTools.first { partner?.shows($0.stem) ?? true }
    tool = query.typed(questions.tool.name) == nil ? usual ?? asked : asked
    var errors = reading.mistakes(in: questions.all)
    if let partner, !partner.shows(tool.stem) {
      errors.append(questions.tool.error("Tool must be one that \(partner.name) may show"))
    }
    self.questions = questions
    self.partner = partner
    self.reading = reading
    self.errors = errors
  }

  /// True once something was chosen.
  var isAsked: Bool { reading.submission.holdsAny(of: questions.all.names) }

  /// The partner, the colour and the heading in the address of the frame.
  var look: [(String, String)] {
    [
      (Embedding.partner, partner?.id), (Embedding.accent, colour?.hexadecimal),
      (Embedding.heading, showsHeading ? nil : Embedding.noHeading),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  /// The currency in the address of the frame; none for tools that ask nothing.
  var beginning: [(String, String)] {
    guard let currency, !tool.embedding.questions.isEmpty else { return [] }
    return [(Site.currencyToUse, currency.code)]
  }
}

/// The questions to a web editor.
struct EmbedQuestions {
  let tool: Field<EmbeddedTool>
  let partner: Field<Partner?>

  /// The questions on a site; nil if there is no tool to show.
  init?(_ site: Site) {
    let tools = site.embeddedTools
    guard let first = tools.first else { return nil }
    tool = Field(
      "tool", question: "Which tool?", subject: "Tool",
      reader: .choice(of: tools.map { ($0.stem, $0) }, otherwise: first))
    partner = Field(
      Embedding.partner, question: "Partner code, if we gave you one",
      hint: "It gives the tool your own help lines", subject: "Partner code",
      reader: Reader<Partner>.text(
        "must be one that is in this site’s settings", EmbedAPI.partner
      ) {
        [partners = site.partners] in partners[$0]
      }.optional)
  }

  /// All of them, in page order.
  var all: [any Question] { [tool, Self.currency, Self.accent, Self.heading, partner] }

  static let currency = Field(
    Field<Currency>.currencyName, question: "Which currency?",
    hint: "Visitors can still choose another", subject: "Currency",
    reader: Reader<Currency>.currencyOfForm.optional)

  static let accent = Field(
    Embedding.accent, question: "Your brand colour",
    hint: "Pick it, or type its six digits, like 7a1fa2. Leave this blank for ours",
    subject: "Colour",
    reader: Reader<Colour>.text(
      "must be six digits from 0 to 9 and a to f, like 7a1fa2", EmbedAPI.colour,
      describing: { Colour($0) }
    ).optional)

  static let heading = Field(
    Embedding.heading, question: "Heading above the tool",
    hint: "Leave ours out if your page has one of its own", subject: "Heading",
    reader: .choice(of: [("shown", true), (Embedding.noHeading, false)], otherwise: true))

  /// The field of the browser's own way to pick a colour, beside the typed one.
  static let pickedColour = "picked"

  /// The hidden field with the colour that the picker showed: it always sends one.
  static let shownColour = "picker-showed"

  /// The query with a picked colour as if it had been typed; a picker that was left alone counts
  /// for nothing.
  fileprivate static func typingPickedColour(_ query: Submission) -> Submission {
    let names = [pickedColour, shownColour]
    let colours = names.map { query.typed($0).flatMap { Colour($0) } }
    let rest = query.omitting(names)
    guard let picked = colours[0], picked != colours[1] else { return rest }
    return rest.replacing(Embedding.accent, with: picked.hexadecimal)
  }
}
