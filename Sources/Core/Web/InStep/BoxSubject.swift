/// What is kept in step, as the pages of its letter box call it and lead to it.
package struct BoxSubject: Sendable {
  package let words: BoxWords
  /// Its name in sentences: “Lisbon”, “your debts”.
  package let name: String
  /// The question before it is turned off for everybody.
  package let asksToStop: String
  package let currency: Currency
  /// The tool that it belongs to.
  package let tool: Address
  package let page: Address
  package let share: Address
  /// Where the buttons of the letter box send their forms.
  package let box: Address
  /// Where scripts ask for news.
  package let letters: Address
  /// Where its link leads.
  package let join: Address

  /// What the pages call it, and where they lead.
  package init(
    _ words: BoxWords, name: String, asksToStop: String, in currency: Currency, tool: Address,
    page: Address,
    share: Address, box: Address, letters: Address, join: Address
  ) {
    (self.words, self.name, self.asksToStop) = (words, name, asksToStop)
    (self.currency, self.tool) = (currency, tool)
    (self.page, self.share, self.box) = (page, share, box)
    (self.letters, self.join) = (letters, join)
  }

  /// The name of the field that says on its pages what has become of something.
  package static let notice = "notice"
}

/// The sentences of a letter box that name what is in it.
package struct BoxWords: Sendable {
  /// A page about a letter box that does not do what was asked.
  package struct Refusal: Sendable {
    package let title: String
    package let lead: String

    /// A title and what it means.
    package init(_ title: String, _ lead: String) { (self.title, self.lead) = (title, lead) }
  }

  // MARK: Refusals

  package let noRoom: Refusal
  package let notInStep: Refusal
  package let inStep: Refusal
  package let gone: Refusal
  package let closed: Refusal
  package let tooManyPhones: Refusal
  /// The button of those pages.
  package let wayOn: String

  // MARK: The page with the link

  /// Everything that the link shows: “the same group”.
  package let same: String
  /// The heading of the offer to keep it in step.
  package let offer: String
  package let link: String
  package let leaving: String
  package let turningOff: String
  /// What has become of it on a phone that has left.
  package let left: String
  /// What has become of it once it is turned off for everybody.
  package let turnedOff: String
  /// The way back into step after somebody has turned it off.
  package let wayBack: String

  /// All sentences.
  package init(
    noRoom: Refusal, notInStep: Refusal, inStep: Refusal, gone: Refusal, closed: Refusal,
    tooManyPhones: Refusal, wayOn: String, same: String, offer: String, link: String,
    leaving: String, turningOff: String, left: String, turnedOff: String, wayBack: String
  ) {
    (self.noRoom, self.notInStep, self.inStep) = (noRoom, notInStep, inStep)
    (self.gone, self.closed, self.tooManyPhones) = (gone, closed, tooManyPhones)
    (self.wayOn, self.same, self.offer, self.link) = (wayOn, same, offer, link)
    (self.leaving, self.turningOff, self.left) = (leaving, turningOff, left)
    (self.turnedOff, self.wayBack) = (turnedOff, wayBack)
  }

  package static let away = Refusal(
    "The letter box is out of reach",
    "We can’t reach it just now. Nothing was changed, and nothing is lost. Try again in a while.")

  /// The page of a refusal, which leads to the tool.
  package func page(_ refusal: Refusal, at tool: Address) -> Page {
    Page(
      title: refusal.title, lead: "\(refusal.lead)", tool: tool,
      content: "<p><a class=\"button\"\(href: tool)>\(wayOn)</a></p>")
  }

  /// The refusal of a box that gives nothing, with its status.
  package func refusal(for missing: BoxMissing) -> (Refusal, Response.Status) {
    switch missing {
    case .away: (Self.away, .unavailable)
    case .gone: (gone, .notFound)
    case .closed: (closed, .gone)
    }
  }
}

extension Site {
  /// Refuses a request about a letter box.
  package func refuse(
    _ request: Request, _ refusal: BoxWords.Refusal, _ status: Response.Status,
    _ words: BoxWords, at tool: Address
  ) -> Response {
    refuse(request, refusal.title, status, words.page(refusal, at: tool))
  }

  /// Says why a letter box gives nothing.
  package func refuse(
    _ request: Request, _ missing: BoxMissing, _ words: BoxWords, at tool: Address
  ) -> Response {
    let (refusal, status) = words.refusal(for: missing)
    return refuse(request, refusal, status, words, at: tool)
  }
}
