import CardsFormulas
import PlanPages

/// The paths of the card helper.
enum CardsPath {
  static let list = Path("/cards")
  static let json = list.withExtension(".json")
  static let pdf = list.withExtension(".pdf")
  static let sheet = list.appending("sheet")
  static let sheetPDF = sheet.withExtension(".pdf")
  static let undo = list.appending("undo")
  static let forget = list.appending("forget")
  static let settings = list.appending("settings")
  static let helper = list.appending("helper")
  static let helperJSON = helper.withExtension(".json")
  static let calendar = list.withExtension(".ics")
  static let yearOfReminders = list.appending("calendar.ics")

  // MARK: All cards in one plan

  static let plan = list.appending("plan")
  static let planSchedule = plan.appending(PlanMonthsPage.pathComponent)
  static let planJSON = plan.withExtension(".json")
  static let planCSV = plan.withExtension(".csv")
  static let planCalendar = plan.withExtension(".ics")
  static let planPDF = plan.withExtension(".pdf")

  // MARK: The plan that is kept

  static let keep = plan.appending("keep")
  static let forgetPlan = plan.appending("forget")
  static let balances = list.appending("balances")

  // MARK: One card

  static let id = PathParameter.id("id", of: Card.self)
  static let card = list.appending(id)
  static let cardJSON = card.withExtension(".json")
  static let cardCalendar = card.withExtension(".ics")
  static let paid = card.appending("paid")
  static let late = card.appending("late")
  static let delete = card.appending("delete")

  // MARK: In step

  static let share = list.appending("share")
  static let box = list.appending("box")
  static let join = list.appending("join")
  static let letters = list.appending("letters.json")

  // MARK: From one device to another

  static let transfer = list.appending("transfer")
  static let receive = list.appending("receive")
  static let export = list.appending("export")
  static let exportCSV = export.withExtension(".csv")
  static let importing = list.appending("import")
  static let ofPlan = list.appending("from-plan")
}
