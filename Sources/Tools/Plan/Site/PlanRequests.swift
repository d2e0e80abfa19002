import Finance
import Formats
import Forms
package import Hosting
package import Markup
import PlanFormulas
package import Web

/// The requests of the debt plan.
enum PlanRequests {
  private static let calculator = Calculator<PlanAnswer> {
    PlanForm.reading($1.asked($0), today: $1.today)
  }

  static func page(_ request: Request, _ site: Site) -> Response {
    if let part = request.query.typed(PlanFormView.add).flatMap(PlanFormView.Part.init) {
      let reading = PlanForm.reading(site.asked(request), today: site.today)
      return site.answer(PlanPage.growing(reading, by: part))
    }
    return calculator.page(
      request, site, blank: { PlanPage.blank($0) },
      wrong: { PlanPage.wrong($0, errors: $1.errors) },
      answered: { PlanPage.answered($0, $1, on: site, mistakes: $2) })
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { .json(PlanJSON.shape.bytes(of: $1)) }
  }

  static func csv(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { _, answer in
      .download(
        PlanCSV.bytes(answer), as: PlanFiles.name(of: answer, "csv"),
        contentType: "text/csv; charset=utf-8")
    }
  }

  static func calendar(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { _, answer in
      PlanFiles.calendar(answer, of: PlanPage.address, on: site)
    }
  }

  static func pdf(_ request: Request, _ site: Site) -> Response {
    calculator.file(request, site) { reading, answer in
      .pdf(
        PlanPDF(answer, at: link(reading).page, on: site).report,
        as: PlanFiles.name(of: answer, "pdf"), for: request)
    }
  }

  private static func link(_ reading: FormReading) -> PlanLink {
    PlanLink(reading.submission, of: PlanForm.names, at: PlanPage.address)
  }
}

/// The files of a plan, for debts that were typed and for cards alike.
package enum PlanFiles {
  /// The name of a file that tells this plan from others: "debt-plan-420-a-month.pdf".
  package static func name(of answer: PlanAnswer, _ type: StaticString) -> FileName {
    FileName("debt plan \(answer.budget.short) a month", type: type)
  }

  /// The calendar of a plan; a plan that never ends is a mistake of its budget.
  ///
  /// - Parameters:
  ///   - answer: The plan.
  ///   - page: The page of plans, without any figures: calendars are shared.
  ///   - site: The site, on the day of the answer.
  /// - Returns: The calendar, or 422.
  package static func calendar(
    _ answer: PlanAnswer, of page: Address, on site: Site
  ) -> Response {
    guard let months = answer.run.outcome.months, months > 0 else {
      let message =
        answer.entries.isEmpty
        ? "There are no payments to put into a calendar: nothing is owed"
        : "Payment each month must be more: this plan never ends"
      let mistake = InvalidForm(errors: [PlanForm.budget.error(message)])
      return .json(mistake.json, status: .unprocessable)
    }
    return .download(
      PlanCalendar(answer, today: site.today).calendar(
        host: site.vault.host, stamp: site.vault.now, page: site.origin + page.text
      ).bytes, as: "debt-plan.ics", contentType: "text/calendar; charset=utf-8")
  }
}
