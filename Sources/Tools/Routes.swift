import Formats
package import Components
package import Web

/// The one table: every page and document, and the tools that navigation shows.
package enum Routes {
  package static let tools: [Frame.Tool] = [
    CreditCardPage.tool,
    LoanPage.tool,
    StudentLoanPage.tool,
    CardsPage.tool,
    GroupsPage.tool,
  ]

  package static let all = pages + Groups.routes

  private static let pages: [Route<Site>] = [
    .get("/", generated: true, SitePages.home),
    .get("/about", generated: true, SitePages.about),
    .get("/privacy", generated: true, SitePages.privacy),
    .get("/accessibility", generated: true, SitePages.accessibility),
    .get("/health") { _, _ in .text("ok") },
    .get("/metrics", SitePages.metrics),
    .get("/openapi.json") { _, _ in .json(api) },

    .get("/credit-card", generated: true, CreditCard.page),
    .get("/credit-card.json", CreditCard.json),
    .get("/credit-card.csv", CreditCard.csv),

    .get("/loan", generated: true, Loan.page),
    .get("/loan.json", Loan.json),
    .get("/loan.csv", Loan.csv),
    .get("/loan.pdf", Loan.pdf),
    .get("/loan/schedule", Loan.report),

    .get("/rates", Rates.page),
    .get("/rates.json", Rates.json),

    .get("/student-loan", generated: true, StudentLoan.page),
    .get("/student-loan/mathematics", generated: true, StudentLoan.mathematics),
    .get("/student-loan.json", StudentLoan.json),
    .get("/student-loan.csv", StudentLoan.csv),

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

    .get("/embed/credit-card", Embed.tool(.creditCard, CreditCard.page)),
    .get("/embed/loan", Embed.tool(.loan, Loan.page)),
    .get("/embed/student-loan", Embed.tool(.studentLoan, StudentLoan.page)),
    .get("/embed/rates", Embed.tool(.rates, Rates.page)),

    .get("/guides", generated: true, Guide.index),
    .get("/guides/minimum-payments", generated: true, Guide.minimumPayments.answer),
    .get("/guides/apr", generated: true, Guide.apr.answer),
    .get("/guides/persistent-debt", generated: true, Guide.persistentDebt.answer),
    .get("/guides/breathing-space", generated: true, Guide.breathingSpace.answer),
    .get("/guides/utilisation", generated: true, Guide.utilisation.answer),
    .get("/guides/settling", generated: true, Guide.settling.answer),

    .get("/embed/", EmbedGuide.page),
    .get("/theme/*.css", Embed.theme),
    .get("/oembed", OEmbed.answer),
  ]

  private static let api = OpenAPI(
    title: "Farthing",
    operations: [
      .init("/health", summary: "Whether a worker answers", mediaType: "text/plain"),
      .init("/metrics", summary: "Counts, for this machine alone", mediaType: "text/plain"),
    ] + CreditCardAPI.operations + LoanAPI.operations + StudentLoanAPI.operations
      + RatesAPI.operations + EmbedAPI.operations + CardsAPI.operations + GroupsAPI.operations
  ).json

  package static let router = Router(
    all, otherwise: .init(notFound: SitePages.notFound, wrongMethod: SitePages.wrongMethod))
}
