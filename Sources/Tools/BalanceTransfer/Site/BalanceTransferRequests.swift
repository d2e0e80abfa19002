import BalanceTransferFormulas
import Components
import Finance
import Formats
import Forms
import RepaymentViews
import Hosting
import Web

/// The requests of the balance transfer calculator.
enum BalanceTransferRequests {
  private static let calculator = Calculator<BalanceTransferAnswer>(reading: reading)

  private static func reading(_ request: Request, _ site: Site) -> FormReading {
    BalanceTransferForm.reading(site.asked(request), today: site.today)
  }

  static func page(_ request: Request, _ site: Site) -> Response {
    if let begun = begun(request, site) { return site.answer(BalanceTransferPage.blank(begun)) }
    return calculator.page(
      request, site, blank: { BalanceTransferPage.blank($0) },
      wrong: { BalanceTransferPage.wrong($0, errors: $1.errors) }
    ) { BalanceTransferPage.answered($0, $1, on: site, mistakes: $2) }
  }

  /// The form where a link has filled in the present card, and the new one was not asked for yet.
  private static func begun(_ request: Request, _ site: Site) -> FormReading? {
    let offer = BalanceTransferForm.offerMonths.name
    guard request.query[offer] == nil, request.query.holdsAny(of: BalanceTransferForm.names)
    else { return nil }
    var reading = reading(request, site)
    do throws(InvalidForm) {
      _ = try BalanceTransferForm(&reading)
      return nil
    } catch {
      return error.errors.map(\.field) == [offer] ? reading : nil
    }
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { .json(BalanceTransferJSON.shape.bytes(of: $1)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { _, answer in
      let isStaying = request.query.typed("plan") == "stay"
      let transfer = answer.transfer
      return .download(
        (isStaying ? transfer.stay : transfer.move).csv,
        as: FileName(
          "\(isStaying ? "staying" : "moving") \(answer.form.terms.balance.short) at "
            + "\(transfer.payment.short) a month", type: "csv"),
        contentType: "text/csv; charset=utf-8")
    }
  }
}
