/// The answer of a calculator: its words, its picture with the control, the ways on, its details and
/// its files.
package struct AnswerSheet {
  /// The answer in a few words, for the title of the window.
  package let inShort: String
  /// The question in a few words, for paper.
  package let asked: String
  package let address: Address
  /// The help box below the answer; nil when it stands inside.
  package let help: HelpBox?
  /// The words that screen readers hear when this answer replaces another.
  package let announcement: String
  package let html: HTML

  /// An answer.
  ///
  /// - Parameters:
  ///   - inShort: The answer in a few words.
  ///   - asked: The question in a few words.
  ///   - address: The address of this answer.
  ///   - help: The help box below the answer, in one line unless it is urgent; nil when it is part of
  ///     `content`.
  ///   - rateQuestion: A question about an unlikely rate, before everything else; nil for none.
  ///   - notes: The notes at the head.
  ///   - sentence: The answer in sentences, for whoever does not see the picture.
  ///   - isSeen: True when the picture does not say what the sentences say.
  ///   - whole: The sentences with all notes, to be announced and read aloud.
  ///   - content: Figures, chart and control.
  ///   - next: The ways on; nil for none.
  ///   - parts: The parts between the ways on and the details.
  ///   - details: What opens for those who want it, each a fold; nil for nothing.
  ///   - every: The link to all months or payments, after the details; nil if there is none.
  ///   - files: A link for each of its files.
  ///   - hasLink: False where the address shows others nothing.
  ///   - more: The parts of the page that go on with the answer.
  package init(
    _ inShort: String, about asked: String, at address: Address, help: HelpBox?,
    asking rateQuestion: RateQuestion? = nil, notes: [Sentence] = [], saying sentence: Sentence,
    isSeen: Bool = false, whole: Sentence, _ content: HTML,
    next: WhatNext? = nil, parts: HTML? = nil, details: HTML? = nil,
    every: (words: String, address: Address)? = nil,
    files: [(words: String, address: Address)], hasLink: Bool = true, more: HTML? = nil
  ) {
    self.inShort = inShort
    self.asked = asked
    self.address = address
    self.help = help?.inOneLine
    announcement = [rateQuestion?.sentence, whole].compactMap(\.?.text).joined(separator: " ")
    html = """
      <section class="answer sheet" id="answer" aria-labelledby="answer-title">
      <h2 id="answer-title" class="unseen">Your answer</h2>
      \(rateQuestion?.html)\
      \(each: notes, \.note)\
      <p class="\(isSeen ? "say" : "say unseen")"\(attribute: "data-speech", whole.spoken)>\
      \(sentence.html)</p>
      \(content)\
      \(next?.html)\
      \(parts)\
      \(details.map { Self.folds($0, every) })\
      \(AnswerTools(files: files, hasLink: hasLink).html)
      </section>\(more)
      """
  }

  private static func folds(_ details: HTML, _ every: (words: String, address: Address)?) -> HTML {
    """
    <div class="folds">
    \(details)\
    \(every.map { "<a\(href: $0.address)>\($0.words)</a>\n" as HTML })\
    </div>

    """
  }
}

extension Sentence {
  /// The sentence as a note above or inside an answer.
  package var note: HTML { "<p class=\"note\">\(html)</p>\n" }
}
