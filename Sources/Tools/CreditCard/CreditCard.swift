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
      return site.answer(CreditCardPage.answered(asked, comparison, today: site.today))
    } catch {
      return site.answer(
        CreditCardPage.wrong(asked, error, today: site.today), status: .unprocessable)
    }
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    do throws(InvalidForm) {
      return .json(CreditCardAnswer.json(try comparison(site.asked(request), site)))
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
