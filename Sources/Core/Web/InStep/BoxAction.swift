package import Keeping

/// The changes of a letter box.
package enum BoxAction: String, CaseIterable {
  case on
  case send
  case leave
  case off
  case newLink = "new-link"
  case alone

  package static let name = "do"
  package static let parameter = OpenAPI.Parameter(
    name, "What becomes of the letter box", .choice(allCases.map(\.rawValue)))

  /// The reason that stands in the mark of a box which it closes; nil for what shuts nobody out.
  package var closing: ClosingMark.Reason? { ClosingMark.Reason(rawValue: rawValue) }

  /// The field that says that somebody was asked again.
  package static let sure = FormParameter(
    "sure", "“yes” on the page that asks again", .choice(["yes"]))

  /// The parameter of the page with the link that makes it ask before this phone leaves.
  package static let stop = FormParameter(
    "stop", "“leave” asks before this phone leaves", .choice([leave.rawValue]))

  /// True for an address that asks before this phone leaves.
  package static func asksToLeave(_ query: Submission) -> Bool {
    query.typed(stop.name) == leave.rawValue
  }

  /// The mistake of a form that names none of them.
  static let unknown = InvalidForm(
    name, "Choose one of: \(allCases.map(\.rawValue).joined(separator: ", "))")

  /// The sentence about the letter box after the button of this action; nil where there is none.
  package func notice(_ words: BoxWords) -> String? {
    switch self {
    case .on, .send, .alone: nil
    case .newLink:
      "The old link is shut, for everybody. Send this one to the others: their phones need it once."
    case .leave: words.left
    case .off: words.turnedOff
    }
  }
}

/// The secret in a link.
package enum BoxLink {
  package static let name = "k"

  /// The secret of a link or a form; nil when it has another form, or on a site without letter boxes.
  package static func secret(in fields: Submission, on site: Site) -> LetterSecret? {
    site.letterBoxes == nil ? nil : fields.typed(name).flatMap { LetterSecret(text: $0) }
  }

  /// Shows that a link leads somewhere and nothing of it; the store is not asked.
  package static func announce(
    _ request: Request, _ site: Site, _ page: (LetterSecret) -> Page
  ) -> Response {
    guard let secret = secret(in: request.query, on: site) else { return site.notFound(request) }
    return site.statePage(page(secret))
  }

  /// Answers with what is in the box of the link in a form, or says why there is nothing.
  package static func open<State: StateInStep>(
    _ request: Request, _ site: Site, _ words: BoxWords, at tool: Address,
    _ respond: (StateInBox<State>) -> Response
  ) -> Response {
    guard let secret = secret(in: request.form, on: site) else { return site.notFound(request) }
    do throws(BoxMissing) {
      return respond(try StateInBox(secret, on: site))
    } catch {
      return site.refuse(request, error, words, at: tool)
    }
  }
}
