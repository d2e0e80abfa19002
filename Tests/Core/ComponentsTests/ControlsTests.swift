/// What every kind of control promises to whoever does not see it.
@Suite struct ControlsTests {
  struct Kind: CustomTestStringConvertible {
    let testDescription: String
    /// The typed text, where a control shows it.
    var shows: String? = "value=\"&lt;5\""
    let draw: @Sendable (FormState) -> HTML
  }

  private static let field = Field(
    "x", question: "How much?", hint: "As on your statement", subject: "Amount",
    reader: Reader<String>.text(upTo: 80, example: "Anna"))
  private static let tick = Field(
    "x", question: "How much?", hint: "As on your statement", subject: "Amount",
    reader: Reader<Bool>.yesOrNo(otherwise: false))
  private static let choices = [Choice("<5", "Less"), Choice("5", "More")]

  static let kinds: [Kind] = [
    Kind(testDescription: "text") { $0.textInput(field) },
    Kind(testDescription: "lines", shows: ">&lt;5</textarea>") { $0.textArea(field, typed: "<5") },
    Kind(testDescription: "day") { $0.dayInput(field, today: "2026-11-21") },
    Kind(testDescription: "radios", shows: "value=\"&lt;5\" checked") {
      $0.radios(field, choices, chosen: "<5")
    },
    Kind(testDescription: "select", shows: "value=\"&lt;5\" selected") {
      $0.select(field, choices, chosen: "<5")
    },
    Kind(testDescription: "tick", shows: " checked") { $0.checkbox(tick, isTicked: true) },
    Kind(testDescription: "file", shows: nil) {
      $0.fileInput("x", label: "How much?", hint: "As on your statement")
    },
  ]

  private func drawn(_ kind: Kind, error: String?) -> String {
    let errors = error.map { [FieldError(field: "x", message: $0)] } ?? []
    let typed = Submission([("x", "<5")])
    return kind.draw(FormState(typed: typed, errors: errors, currency: .gbp)).text
  }

  @Test(arguments: kinds)
  func `a control has its question, and shows what was typed`(kind: Kind) {
    let html = drawn(kind, error: nil)
    let isNamed =
      html.contains("<label for=\"x\">How much?</label>")
      || html.contains("<legend>How much?</legend>")
    #expect(isNamed)
    #expect(html.contains("id=\"x\""))
    #expect(html.contains("name=\"x\""))
    if let shows = kind.shows { #expect(html.contains(shows)) }
    #expect(html.contains("aria-describedby=\"x-hint\""))
    #expect(html.contains("id=\"x-hint\">As on your statement</p>"))
    #expect(!html.contains("class=\"error\""))
    #expect(!html.contains("aria-invalid"))
  }

  @Test(arguments: kinds)
  func `a control that is wrong says so, and is tied to the words`(kind: Kind) {
    let html = drawn(kind, error: "Amount must be < 5")
    #expect(html.contains("class=\"field wrong\""))
    #expect(html.contains("aria-describedby=\"x-hint x-error\""))
    #expect(
      html.contains(
        "id=\"x-error\"><span class=\"unseen\">Error: </span>Amount must be &lt; 5</p>"))
    // A group of radios is described as a whole: ARIA knows no invalid fieldset.
    #expect(html.contains("aria-invalid=\"true\"") != html.contains("<fieldset"))
    if let shows = kind.shows { #expect(html.contains(shows)) }
  }
}
