import GroupsFormulas

/// The requests that take lines of a bank's or card's statement into a group.
enum StatementRequests {
  static let file = "file"

  /// A statement for an hour, until the preview is confirmed.
  static let parcel = Parcel(.statement, named: "confirm", schemaVersion: 2, lifetime: 3_600)

  /// The button that reads the file again, with other answers.
  static let again = FormParameter("read", "Reads the file again", .choice(["yes"]))

  /// The prefix of the field for what becomes of a line; its number follows.
  static let lines = "line-"

  static let line = FormParameter(
    "\(lines){k}", "What becomes of a line of the file, by its number",
    .choice(StatementLine.Choice.allCases.map(\.rawValue)))

  static let payer = Field(
    "payer", question: "Who paid?", subject: "Who paid",
    described: "The id of a member; without it, whoever uses this browser",
    reader: Reader<String>.text(upTo: 8, .id).optional)

  static func importing(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    guard let token = request.form.typed(parcel.name) else { return read(book, request, site) }
    guard let preview = site.vault.unwrap(StatementPreview.self, token, as: parcel),
      preview.group == book.ledger.id
    else {
      return refused(
        "Choose the file again: the preview has expired", request.form, book, request, site)
    }
    let form = StatementPreview.completing(request.form, with: preview.answers)
    let isRead = request.form.typed(again.name) != nil
    let isAgain = isRead || StatementPreview.answers(in: form) != preview.answers
    return show(
      preview.file, form, book, request, site, confirms: !isAgain,
      having: isRead ? asks(of: preview.file, preview.answers, book, site) : [])
  }

  /// The questions that a file leaves open with some answers.
  private static func asks(
    of file: StatementFile, _ answers: Submission, _ book: GroupBook, _ site: Site
  ) -> [String] {
    var answers = FormReading(answers, in: book.ledger.currency, today: site.today)
    return (try? StatementReading(file, &answers, in: book.ledger))?.asks ?? []
  }

  private static func read(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    guard let upload = request.files.first, !upload.bytes.isEmpty else {
      return refused("Choose a file to open", request.form, book, request, site)
    }
    do throws(UnreadableGroupFile) {
      let file = try StatementFile(upload.bytes)
      return show(
        file, request.form, book, request, site, confirms: false,
        remembering: remembered(for: file, book, request, site))
    } catch {
      return refused(error.sentence, request.form, book, request, site)
    }
  }

  /// The answers that the browser remembers for a file, without those that it does not need: what a
  /// file makes certain of its dates and amounts counts first.
  private static func remembered(
    for file: StatementFile, _ book: GroupBook, _ request: Request, _ site: Site
  ) -> Submission {
    let all = StatementMemory(of: request, on: site)[file]
    guard !all.entries.isEmpty else { return all }
    let settling = [
      StatementForm.dates.name, StatementForm.amounts.name, StatementForm.spent.name,
    ]
    let form = StatementPreview.completing(request.form, with: all.omitting(settling))
    let open = asks(of: file, form, book, site)
    return all.omitting(settling.filter { !open.contains($0) })
  }

  /// The preview of a file with these answers; once it is confirmed, its lines are taken.
  ///
  /// Answers that the browser remembers for such files are for the questions that the form leaves out. A
  /// file that cannot be read by them is read without them. Questions that were `asked` before and are
  /// still open are mistakes on the page.
  private static func show(
    _ file: StatementFile, _ typed: Submission, _ book: GroupBook, _ request: Request,
    _ site: Site, confirms: Bool, having asked: [String] = [],
    remembering remembered: Submission = Submission()
  ) -> Response {
    let form = StatementPreview.completing(typed, with: remembered)
    var answers = FormReading(form, in: book.ledger.currency, today: site.today)
    do throws(StatementRefusal) {
      let before = StatementMemory(of: request, on: site)[file].typed(StatementForm.spent.name)
      let reading = try StatementReading(
        file, &answers, in: book.ledger, before: before.flatMap(StatementSign.init))
      let statement = GroupStatement(reading.lines, in: reading.currency, of: book.ledger)
      guard let kept = StatementPreview(of: reading, form, for: book.ledger.id) else {
        throw .file(StatementReading.tooMany.sentence)
      }
      let told = StatementJSON.Told(
        token: site.vault.wrap(kept, as: parcel), reading: reading, statement: statement)
      if confirms, reading.asks.isEmpty { return take(told, book, request, site) }
      let left = reading.asks.filter(asked.contains)
      let errors = left.map {
        FieldError(field: $0, message: "Say \(StatementPage.question($0))")
      }
      let page = StatementPage(
        told: told, state: FormState(answers, errors: errors), book: book,
        isRemembered: !remembered.entries.isEmpty)
      let shown: Response =
        request.wantsJSON
        ? .json(StatementJSON.preview.bytes(of: told))
        : site.statePage(page.page, status: errors.isEmpty ? .ok : .unprocessable)
      return shown.adding(reading.asks.isEmpty ? remember(form, for: file, request, site) : [])
    } catch {
      switch error {
      case .file(let sentence)
      where !remembered.entries.isEmpty && sentence != StatementReading.tooMany.sentence:
        return show(file, typed, book, request, site, confirms: confirms)
      case .file(let sentence):
        let questions = questions(InvalidForm(Self.file, sentence), file, form, book, request, site)
        return refused(sentence, form, book, request, site, on: questions)
      case .form(let invalid):
        return site.refuse(
          request, invalid,
          GroupSettingsPage(
            book: book, wrong: (.statement, FormState(answers, errors: invalid.errors))
          ).page())
      }
    }
  }

  /// The header that remembers the answers by which a file could be read.
  private static func remember(
    _ form: Submission, for file: StatementFile, _ request: Request, _ site: Site
  ) -> [Response.Header] {
    let answers = StatementPreview.lastingAnswers(in: form)
    guard !answers.entries.isEmpty else { return [] }
    return StatementMemory(of: request, on: site).with(answers, for: file).kept(on: site)
  }

  /// Takes the lines of a confirmed preview: all of them or none.
  private static func take(
    _ told: StatementJSON.Told, _ book: GroupBook, _ request: Request, _ site: Site
  ) -> Response {
    GroupsRequests.change(book, request, site) { book, operation throws(GroupRefusal) in
      let draft = Draft(FormReading(request.form, in: book.ledger.currency)) {
        (pages: (GroupBook, Site), state) in
        StatementPage(told: told, state: state, book: pages.0).page
      }
      let chosen = try draft.read { _ throws(InvalidForm) in
        try StatementPayments(told.statement, request.form, in: book)
      }.get()
      book.apply(operation) { $0.take(chosen.payments) }
      let address = GroupAddress(id: book.ledger.id)
      return chosen.hasRepeated ? address.page(.here) : address.page
    }
  }

  /// The page of a file that was asked about and cannot be read by the answers: they are asked again; nil
  /// for a file that was just sent, and for one without questions.
  private static func questions(
    _ invalid: InvalidForm, _ file: StatementFile, _ form: Submission, _ book: GroupBook,
    _ request: Request, _ site: Site
  ) -> Page? {
    var answers = FormReading(form, in: book.ledger.currency, today: site.today)
    guard request.form.typed(parcel.name) != nil, file.currency == nil,
      let reading = try? StatementReading(
        file, &answers, in: book.ledger, isForQuestions: true)
    else { return nil }
    let kept = StatementPreview(file, form, for: book.ledger.id)
    let told = StatementJSON.Told(
      token: site.vault.wrap(kept, as: parcel), reading: reading,
      statement: GroupStatement([], in: reading.currency, of: book.ledger))
    return StatementPage(
      told: told, state: FormState(answers, errors: invalid.errors), book: book
    ).page
  }

  /// Refuses a file, on the page of the settings unless there is another one.
  private static func refused(
    _ sentence: String, _ form: Submission, _ book: GroupBook, _ request: Request, _ site: Site,
    on page: Page? = nil
  ) -> Response {
    let invalid = InvalidForm(file, sentence)
    let state = FormState(FormReading(form, in: book.ledger.currency), errors: invalid.errors)
    return site.refuse(
      request, invalid, page ?? GroupSettingsPage(book: book, wrong: (.statement, state)).page())
  }
}

/// The reasons why a statement is not read.
enum StatementRefusal: Error {
  case file(String)
  case form(InvalidForm)
}
