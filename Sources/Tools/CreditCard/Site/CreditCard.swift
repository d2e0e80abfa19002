import Formats
import Hosting
import Components
import Finance
import Forms
import Web

/// The requests of the credit card calculator.
enum CreditCard {
  static func page(_ request: Request, _ site: Site) -> Response {
    let asked = site.asked(request)
    guard request.query.holdsAny(of: CreditCardForm.names) else {
      return site.answer(CreditCardPage.blank(asked, today: site.today), privacy: .open)
    }
    do throws(InvalidForm) {
      let comparison = try comparison(asked, site)
      return site.answer(CreditCardPage.answered(asked, comparison, on: site))
    } catch {
      let page =
        answerKept(asked, error, site) ?? CreditCardPage.wrong(asked, error, today: site.today)
      return site.answer(page, status: .unprocessable)
    }
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    do throws(InvalidForm) {
      return .json(CreditCardAnswer.shape.bytes(of: try comparison(site.asked(request), site)))
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    do throws(InvalidForm) {
      let comparison = try comparison(site.asked(request), site)
      let isMinimum = request.query.typed("plan") == "minimum"
      return .download(
        CreditCardAnswer.csv(isMinimum ? comparison.minimum : comparison.fixed),
        as: isMinimum ? "credit-card-minimum.csv" : "credit-card-fixed.csv",
        contentType: "text/csv; charset=utf-8")
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  /// The answer in which a wrong field stands, with the mistake beside that field.
  private static func answerKept(
    _ asked: Submission, _ invalid: InvalidForm, _ site: Site
  ) -> Page? {
    guard let shown = asked.typed(Stepper.shown), invalid.isOnly(about: CreditCardForm.answerNames)
    else { return nil }
    let payment = CreditCardForm.payment.name
    let others = asked.omitting(
      [Stepper.shown, CreditCardForm.months.name] + CreditCardForm.byNames)
    let good =
      invalid.message(for: payment) == nil ? others : others.replacing(payment, with: shown)
    guard let comparison = try? comparison(good, site) else { return nil }
    return CreditCardPage.answered(good, comparison, on: site, mistaken: (asked, invalid))
  }

  private static func comparison(
    _ submission: Submission, _ site: Site
  ) throws(InvalidForm) -> CreditCardComparison {
    let form = try CreditCardForm(submission, today: site.today)
    do throws(MoneyOverflow) {
      return try CreditCardComparison(form)
    } catch {
      throw InvalidForm(errors: [CreditCardForm.tooLarge])
    }
  }
}
