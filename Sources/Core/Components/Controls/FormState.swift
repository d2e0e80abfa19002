/// The state of a form while it is drawn.
///
/// The values of the texts come from the reading of the form, so that no text is parsed again.
package struct FormState: Sendable {
  /// The texts as typed, and what is known of the answers.
  package let reading: FormReading
  /// The mistakes in them, in page order.
  package let errors: [FieldError]

  /// A form as it was read, with its mistakes.
  package init(_ reading: FormReading, errors: [FieldError] = []) {
    self.reading = reading
    self.errors = errors
  }

  /// A form with its texts and mistakes; blank by default.
  package init(typed: Submission = Submission(), errors: [FieldError] = [], currency: Currency) {
    self.init(FormReading(typed, in: currency), errors: errors)
  }

  package var typed: Submission { reading.submission }

  package var currency: Currency { reading.currency }

  /// The message about a field, or nil when it is right.
  package func error(for name: String) -> String? {
    errors.first { $0.field == name }?.message
  }

  /// True when a field of these questions is wrong.
  package func hasMistake(in questions: [any Question]) -> Bool {
    !errors.isEmpty && questions.names.contains { error(for: $0) != nil }
  }

  /// The answer to a question; nil when it is wrong.
  package func known<SomeQuestion: Question>(_ question: SomeQuestion) -> SomeQuestion.Value? {
    var reading = reading
    return reading[question]
  }

  /// The choice that was sent, or that an empty field stands for.
  package func chosen<Value>(_ field: Field<Value>) -> String {
    typed.typed(field.name) ?? field.usual ?? ""
  }

  /// True when nothing is wrong in the form and these questions are unchanged, so that they look as
  /// on a blank page.
  package func areUsual(_ questions: [any Question]) -> Bool {
    errors.isEmpty && isUnchanged(questions)
  }

  /// True when every field of these questions is empty or has its usual choice.
  package func isUnchanged(_ questions: [any Question]) -> Bool {
    questions.filter { $0.names.contains { typed.typed($0) != nil } }.parameters
      .allSatisfy { parameter in
        typed.typed(parameter.name).map { $0 == parameter.usual } ?? true
      }
  }
}

/// The hint and the message of a control, and the attributes that tie them to it.
package struct ControlWords {
  let name: String
  let hint: HTML?
  /// The message about a mistake; nil when there is none.
  package let error: String?

  /// The words of the control with this name, which is also its id.
  package init(name: String, hint: String? = nil, error: String?) {
    self.init(name: name, html: hint.map { "\($0)" }, error: error)
  }

  /// The words of a control whose hint has more than text in it.
  init(name: String, html hint: HTML?, error: String?) {
    self.name = name
    self.hint = hint
    self.error = error
  }

  /// The ids of hint and message for `aria-describedby`; nil when there is neither.
  package var describedBy: String? {
    switch (hint, error) {
    case (nil, nil): nil
    case (_?, nil): "\(name)-hint"
    case (nil, _?): "\(name)-error"
    case (_?, _?): "\(name)-hint \(name)-error"
    }
  }

  /// The attributes that tie a control to its words.
  package var attributes: HTML {
    """
    \(attribute: "aria-describedby", describedBy)\
    \(attribute: "aria-invalid", error.map { _ in "true" })
    """
  }

  /// A control with its label and words above it.
  package func field(label: String, _ control: HTML) -> HTML {
    field(label: "\(label)" as HTML, control)
  }

  /// A control with its label, some of which may be for the ear alone, and words above it.
  func field(label: HTML, _ control: HTML) -> HTML {
    """
    <div class="field\(error == nil ? "" : " wrong")">
    <label for="\(name)">\(label)</label>
    \(hintLine)\(errorLine)\
    \(control)
    </div>
    """
  }

  /// Controls of one question, with the question and its words above them.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - look: One more class; empty for none.
  ///   - controls: The controls, each on a line.
  /// - Returns: All of it.
  package func fieldset(_ question: String, look: String = "", _ controls: HTML) -> HTML {
    """
    <fieldset class="field\(look.isEmpty ? "" : " ")\(look)\(error == nil ? "" : " wrong")"\
    \(attribute: "aria-describedby", describedBy)>
    <legend>\(question)</legend>
    \(hintLine)\(errorLine)\
    \(controls)\
    </fieldset>
    """
  }

  package var hintLine: HTML? {
    hint.map { "<p class=\"hint\" id=\"\(name)-hint\">\($0)</p>\n" }
  }

  package var errorLine: HTML? {
    error.map {
      """
      <p class="error" id="\(name)-error"><span class="unseen">Error: </span>\($0)</p>

      """
    }
  }
}
