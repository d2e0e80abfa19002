import Components
package import Hosting
import Web

/// The card helper.
package enum CardsTool {
  package static let tool = Tool(
    stem: "cards",
    tile: Frame.Tool(
      name: "My cards",
      sentence: "Keep balances, limits and due dates in one place, with reminders and what to pay.",
      address: CardsPage.address),
    routes: [
      .get("/cards", Cards.list),
      .get("/cards.json", Cards.json),
      .post("/cards", Cards.add),
      .post("/cards/undo", Cards.undo),
      .post("/cards/forget", Cards.forget),
      .post("/cards/settings", Cards.settings),
      .get("/cards/helper", CardsHelper.page),
      .get("/cards/helper.json", CardsHelper.json),
      .get("/cards/calendar.ics", CardsHelper.calendar),
      .get("/cards/transfer", CardsTransfer.page),
      .get("/cards/export", CardsTransfer.export),
      .get("/cards/export.csv", CardsTransfer.csv),
      .post("/cards/import", files: true, CardsImport.answer),
      .get("/cards/receive", CardsTransfer.announce),
      .post("/cards/receive", CardsTransfer.receive),
      .get("/cards/*.ics", CardsHelper.cardCalendar),
      .get("/cards/*.json", Cards.cardJSON),
      .get("/cards/*", Cards.card),
      .post("/cards/*", Cards.edit),
      .post("/cards/*/paid", Cards.pay),
      .post("/cards/*/delete", Cards.delete),
    ],
    operations: CardsAPI.operations)
}
