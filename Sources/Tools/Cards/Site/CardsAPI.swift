import CardsFormulas
import Hosting
import Formats
import Forms
import Web

/// The routes of the card helper with their descriptions; its state is in a cookie.
enum CardsAPI {
  static let theCards: [Route<Site>] = [
    .get(CardsPath.list, .page("The page of the cards"), Cards.list),
    .get(CardsPath.json, .json("The cards and their sums", CardsAnswer.list), Cards.json),
    .post(CardsPath.list, .change("Adds a card", parameters: fields), Cards.add),
    .post(CardsPath.undo, .change("Takes the last change back"), Cards.undo),
    .post(CardsPath.forget, .change("Forgets all cards"), Cards.forget),
    .post(
      CardsPath.settings,
      .change("Changes the currency of the cards", parameters: [.init(Cards.currency)]),
      Cards.settings),
  ]

  /// The routes of one card.
  ///
  /// They come last, because the id of a card matches any name.
  static let oneCard: [Route<Site>] = [
    .get(
      CardsPath.cardCalendar,
      .file(
        "Reminders of one card in the next 12 months",
        parameters: [.init(CardsReminders.before)], "text/calendar"),
      heavy: true, CardsHelper.cardCalendar),
    .get(CardsPath.cardJSON, .json("A card", CardsAnswer.card), Cards.cardJSON),
    .get(CardsPath.card, .page("The page to change a card"), Cards.card),
    .post(CardsPath.card, .change("Changes a card", parameters: fields), Cards.edit),
    .post(
      CardsPath.paid,
      .change("Marks the next payment as made", parameters: [.init(Cards.paidAmount)]), Cards.pay),
    .post(CardsPath.delete, .change("Deletes a card"), Cards.delete),
  ]

  static let helping: [Route<Site>] = [
    .get(
      CardsPath.helper, .page("The page of what to pay", parameters: aims), CardsHelper.page),
    .get(
      CardsPath.helperJSON,
      .json(
        "What to pay this month or to reach a share, and advice", parameters: aims,
        CardsAnswer.target),
      CardsHelper.json),
    .get(
      CardsPath.calendar,
      .file(
        "Reminders of the next 12 months, of 50 cards at most",
        parameters: [.init(CardsReminders.before)], "text/calendar"),
      heavy: true, CardsHelper.calendar),
  ]

  static let moving: [Route<Site>] = [
    .get(
      CardsPath.transfer, .page("The page with a link that moves the cards"), CardsTransfer.page),
    .get(CardsPath.export, .json("The cards as a file", CardsFile.shape), CardsTransfer.export),
    .get(
      CardsPath.exportCSV, .file("The cards for a spreadsheet", "text/csv"), CardsTransfer.csv),
    .post(
      CardsPath.importing,
      .change(
        "Shows what a file holds; with “confirm”, takes the cards",
        parameters: [
          .init(
            CardsTransferPage.file, "A file of ours, or an OFX or QFX statement of a credit card"),
          .init(CardsImport.confirm, "The sealed cards of a preview"), keep,
          .init(
            CardForm.dueDay.name,
            "The due day of a statement’s card; \(CardForm.dueDay.name)-2 and so on of the next"),
        ], status: "200", form: "multipart/form-data"),
      files: true, CardsImport.answer),
    .get(
      CardsPath.receive,
      .page("The page of a link, which says nothing of its cards", parameters: [link]),
      CardsTransfer.announce),
    .post(
      CardsPath.receive,
      .change("Takes the cards of a link", parameters: [link, SharedLink.parameter, keep]),
      CardsTransfer.receive),
  ]

  private static let aims = OpenAPI.Parameter.list(of: CardsTargetForm.questions)
  private static let link = OpenAPI.Parameter("w", "The sealed cards in a link")
  private static let keep = OpenAPI.Parameter(CardsTransferPage.keep)

  private static let fields = OpenAPI.Parameter.list(of: CardForm.questions)
}
