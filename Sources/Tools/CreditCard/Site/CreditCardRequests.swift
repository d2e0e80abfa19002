import CreditCardFormulas
import Formats
import Hosting
import Components
import Finance
import Forms
import RepaymentViews
import Web

/// The requests of the credit card calculator.
enum CreditCardRequests {
  private static let calculator = Calculator<CreditCardAnswer> {
    CreditCardForm.reading($1.asked($0), today: $1.today)
  }

  static func page(_ request: Request, _ site: Site) -> Response {
    page(request, site) { CreditCardPage.answered($0, $1, on: site, mistakes: $2) }
  }

  /// Both ways of paying, month by month.
  static func schedule(_ request: Request, _ site: Site) -> Response {
    page(request, site) { reading, answer, _ in
      CreditCardSchedule(reading.submission, answer, today: site.today).page
    }
  }

  private static func page(
    _ request: Request, _ site: Site, answered: (FormReading, CreditCardAnswer, FormState?) -> Page
  ) -> Response {
    calculator.page(
      request, site, blank: { CreditCardPage.blank($0) },
      wrong: { CreditCardPage.wrong($0, errors: $1.errors) }, answered: answered)
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { .json(CreditCardJSON.shape.bytes(of: $1)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { _, answer in
      let comparison = answer.comparison
      let isMinimum = request.query.typed("plan") == "minimum"
      return .download(
        (isMinimum ? comparison.minimum : comparison.fixed).csv,
        as: name(of: answer, paying: isMinimum ? "minimum" : nil, type: "csv"),
        contentType: "text/csv; charset=utf-8")
    }
  }

  static func pdf(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { reading, answer in
      let address = CreditCardLink(reading.submission).page
      return .pdf(
        CreditCardPDF(answer, at: address, on: site).report, as: name(of: answer, type: "pdf"),
        for: request)
    }
  }

  /// The name of a file that tells this card and its payment from others.
  private static func name(
    of answer: CreditCardAnswer, paying way: String? = nil, type: StaticString
  ) -> FileName {
    let (form, payment) = (answer.form, answer.comparison.payment)
    return FileName(
      "credit card \(form.balance.short) at \(form.apr.formatted) "
        + (way ?? "\(payment.short) a month"), type: type)
  }
}
