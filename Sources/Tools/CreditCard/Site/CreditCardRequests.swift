import CreditCardFormulas
import Formats
import Hosting
import Components
import Finance
import Forms
import Web

/// The requests of the credit card calculator.
enum CreditCardRequests {
  static func page(_ request: Request, _ site: Site) -> Response {
    page(request, site) { CreditCardPage.answered($0, $1, on: site) }
  }

  /// Both ways of paying, month by month.
  static func schedule(_ request: Request, _ site: Site) -> Response {
    page(request, site) { CreditCardSchedule($0.submission, $1, today: site.today).page }
  }

  private static func page(
    _ request: Request, _ site: Site, answered: (FormReading, CreditCardAnswer) -> Page
  ) -> Response {
    var reading = reading(request, site)
    guard request.query.holdsAny(of: CreditCardForm.names) else {
      return site.answer(CreditCardPage.blank(reading), privacy: .open)
    }
    do throws(InvalidForm) {
      let answer = try answer(&reading)
      return site.answer(answered(reading, answer))
    } catch {
      let page =
        answerKept(reading, error, site) ?? CreditCardPage.wrong(reading, errors: error.errors)
      return site.answer(page, status: .unprocessable)
    }
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    var reading = reading(request, site)
    do throws(InvalidForm) {
      return .json(CreditCardJSON.shape.bytes(of: try answer(&reading)))
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    var reading = reading(request, site)
    do throws(InvalidForm) {
      let comparison = try answer(&reading).comparison
      let isMinimum = request.query.typed("plan") == "minimum"
      return .download(
        CreditCardJSON.csv(isMinimum ? comparison.minimum : comparison.fixed),
        as: isMinimum ? "credit-card-minimum.csv" : "credit-card-fixed.csv",
        contentType: "text/csv; charset=utf-8")
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  private static func reading(_ request: Request, _ site: Site) -> FormReading {
    CreditCardForm.reading(site.asked(request), today: site.today)
  }

  /// The answer in which a wrong field stands, with the mistake beside that field.
  private static func answerKept(
    _ wrong: FormReading, _ invalid: InvalidForm, _ site: Site
  ) -> Page? {
    let (asked, payment) = (wrong.submission, CreditCardForm.payment.name)
    guard let shown = asked.typed(Stepper.shown),
      invalid.isOnly(about: CreditCardForm.answerQuestions)
    else { return nil }
    let others = asked.omitting([Stepper.shown] + CreditCardForm.goalQuestions.names)
    let good =
      invalid.message(for: payment) == nil ? others : others.replacing(payment, with: shown)
    var reading = wrong.rereading(CreditCardForm.answerQuestions, in: good)
    guard let answer = try? answer(&reading) else { return nil }
    return CreditCardPage.answered(
      reading, answer, on: site, mistakes: FormState(wrong, errors: invalid.errors))
  }

  private static func answer(
    _ reading: inout FormReading
  ) throws(InvalidForm) -> CreditCardAnswer {
    let form = try CreditCardForm(&reading)
    do throws(MoneyOverflow) {
      return try CreditCardAnswer(form)
    } catch {
      throw InvalidForm(errors: [CreditCardForm.tooLarge])
    }
  }
}
