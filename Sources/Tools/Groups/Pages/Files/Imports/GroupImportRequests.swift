import GroupsFormulas

/// The requests that make a group of a file.
enum GroupImportRequests {
  /// The currency of a file that does not say it.
  static let currency = Field(
    "currency", question: "Which currency is it in?", hint: "The file does not say",
    missing: "Choose the currency of the file", subject: "Currency",
    described: "The currency of a file that does not say it",
    reader: .currency)

  /// The name of a group whose file does not say it.
  static let name = Field(
    "name", question: "What is the group called?", hint: "The file does not say",
    subject: "Name of the group", described: "The name of a group whose file does not say it",
    reader: Reader<String>.name(upTo: GroupLedger.longestName, example: "Lisbon").optional)

  /// Shows a preview of a file; the preview is sent back to open it.
  static func importing(_ request: Request, _ site: Site) -> Response {
    guard request.form.typed(GroupStore.preview.name) != nil else {
      guard let file = request.files.first, !file.bytes.isEmpty else {
        return wrong("Choose a file to open", request, site)
      }
      return read(file.bytes, request, site)
    }
    do throws(Unconfirmed) {
      return .again(at: GroupAddress(id: try confirmed(request, site).id).merge)
    } catch {
      guard case .invalid(let invalid, let preview) = error else {
        return GroupSharingRequests.unreadable(request, site)
      }
      return site.refuse(request, invalid, page(asking(preview), request, site, invalid.errors))
    }
  }

  static func read(_ bytes: [UInt8], _ request: Request, _ site: Site) -> Response {
    do throws(UnreadableGroupFile) {
      let chosen = request.form.typed(currency.name).flatMap { Currency(code: $0) }
      let group = try GroupFile.group(in: bytes, chosen: chosen, usually: site.currency)
      let book = GroupBook(group.ledger).used(by: request)
      guard book.cookies(on: site).fitting(book, mayGrow: true) != nil,
        token(group, site).utf8.count <= TextFormat.longestToken
      else {
        throw UnreadableGroupFile(
          "The file has more payments than a group can hold here: split it into smaller files")
      }
      guard request.wantsJSON else { return site.statePage(page(group, request, site)) }
      return .json(GroupImportJSON.preview.bytes(of: (group, token(group, site))))
    } catch {
      return wrong(error.sentence, request, site)
    }
  }

  /// The group of a preview that somebody has confirmed.
  static func confirmed(_ request: Request, _ site: Site) throws(Unconfirmed) -> GroupLedger {
    guard let token = request.form.typed(GroupStore.preview.name),
      let preview = site.vault.unwrap(PreviewedGroup.self, token, as: GroupStore.preview)
    else { throw .unreadable }
    var reading = FormReading(request.form, in: preview.ledger.currency)
    do throws(InvalidForm) {
      let values = try reading.values(of: questions(preview))
      var ledger =
        preview.asking == nil ? preview.ledger : try ledger(of: preview, in: values[currency])
      if lacksName(preview.ledger), let name = values[name] {
        ledger.rename(name, currency: ledger.currency)
      }
      return ledger
    } catch {
      throw .invalid(error, preview)
    }
  }

  /// What whoever confirms a preview is asked.
  private static func questions(_ preview: PreviewedGroup) -> [any Question] {
    (lacksName(preview.ledger) ? [name] : []) + (preview.asking == nil ? [] : [currency])
  }

  private static func lacksName(_ ledger: GroupLedger) -> Bool {
    ledger.name == ImportedGroup.unnamed
  }

  private static func ledger(
    of preview: PreviewedGroup, in chosen: Currency
  ) throws(InvalidForm) -> GroupLedger {
    do throws(UnsuitableCurrency) {
      return try preview.chosen(chosen)
    } catch {
      let fault = error == .zero ? "would be 0" : "is too large"
      throw currency.invalid(
        "An amount in the file \(fault) in \(chosen.name): choose another currency")
    }
  }

  /// The reasons why a preview is not taken.
  enum Unconfirmed: Error {
    /// It has expired, or is from elsewhere.
    case unreadable
    /// Its name is wrong, its currency is missing or does not suit the amounts.
    case invalid(InvalidForm, PreviewedGroup)
  }

  private static func asking(_ preview: PreviewedGroup) -> ImportedGroup {
    var group = ImportedGroup(whole: preview.ledger)
    (group.asking, group.finer, group.isForeign) = (preview.asking, preview.finer, true)
    group.notes = [preview.rounding].compactMap(\.self)
    return group
  }

  private static func token(_ group: ImportedGroup, _ site: Site) -> String {
    site.vault.wrap(PreviewedGroup(group), as: GroupStore.preview)
  }

  private static func page(
    _ group: ImportedGroup, _ request: Request, _ site: Site, _ errors: [FieldError] = []
  ) -> Page {
    var group = group
    group.asksName = lacksName(group.ledger)
    return GroupSharePage.preview(
      group, known: GroupStore.rows(of: request, on: site)[group.ledger.id],
      field: GroupStore.preview.name, token: token(group, site), action: GroupAddress.importing,
      FormState(FormReading(request.form, in: site.currency, asking: currency), errors: errors))
  }

  private static func wrong(_ sentence: String, _ request: Request, _ site: Site) -> Response {
    let invalid = InvalidForm(GroupSharingRequests.file, sentence)
    return site.refuse(
      request, invalid,
      GroupsPage(GroupStore.rows(of: request, on: site), on: site).page(
        FormState(errors: invalid.errors, currency: site.currency)))
  }
}

/// The preview of a file for programs.
enum GroupImportJSON {
  /// A group of a file, and the token that confirms it.
  static let preview = Shape<(group: ImportedGroup, token: String)> {
    Member("confirm", .text) { $0.token }
    Member("name", .text) { $0.group.ledger.name }
    Member("currency", .nullable(.currency)) {
      $0.group.asksCurrency ? nil : $0.group.ledger.currency
    }
    Member("members", .list(.text)) { $0.group.ledger.members.map(\.name) }
    Member("payments", .count) { $0.group.ledger.payments.count }
    Member("totals", .map(.number)) { $0.group.totals.map { ($0.code, $0.sum) } }
    Member("leftOut", .list(leftOut)) { $0.group.leftOut }
    Member("notes", .list(.text)) { $0.group.notes }
  }

  private static let leftOut = Shape<ImportedGroup.LeftOut> {
    Member("line", .count) { $0.line }
    Member("why", .text) { $0.why }
  }
}
