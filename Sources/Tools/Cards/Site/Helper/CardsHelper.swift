import Hosting
import Formats
import Finance
import Forms
import Web

/// The requests of the helper: advice, payments that reach a target, and the calendar.
enum CardsHelper {
  static func page(_ request: Request, _ site: Site) -> Response {
    let wallet = CardsKept.book(of: request, on: site).wallet
    do throws(InvalidForm) {
      let target = try target(request, wallet, site)
      return site.answer(CardsHelperPage.answered(request.query, target), privacy: .state)
    } catch {
      return site.answer(
        CardsHelperPage.wrong(request.query, error, wallet), status: .unprocessable,
        privacy: .state)
    }
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    do throws(InvalidForm) {
      let wallet = CardsKept.book(of: request, on: site).wallet
      return .json(CardsAnswer.target.bytes(of: try target(request, wallet, site)))
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }

  private static func target(
    _ request: Request, _ wallet: Wallet, _ site: Site
  ) throws(InvalidForm) -> CardsTarget {
    CardsTarget(
      wallet, try CardsTargetForm(request.query, in: wallet.currency), today: site.today)
  }
}

// MARK: - Calendar files

extension CardsHelper {
  static func calendar(_ request: Request, _ site: Site) -> Response {
    let wallet = CardsKept.book(of: request, on: site).wallet
    return file(request, site) {
      CardsReminders(all: wallet.ordered, before: $0, today: site.today)
    }
  }

  static func cardCalendar(_ request: Request, _ site: Site) -> Response {
    let book = CardsKept.book(of: request, on: site)
    guard let card = Cards.card(in: book, request) else { return site.notFound(request) }
    return file(request, site) { CardsReminders([card], before: $0, today: site.today) }
  }

  private static func file(
    _ request: Request, _ site: Site, _ reminders: (Int?) -> CardsReminders
  ) -> Response {
    do throws(InvalidForm) {
      let before = try request.query.read(in: .gbp, CardsReminders.before)
      return .download(
        reminders(before)
          .calendar(origin: site.origin, host: site.vault.host, stamp: site.vault.now).bytes,
        as: "card-payments.ics", contentType: "text/calendar; charset=utf-8")
    } catch {
      return .json(error.json, status: .unprocessable)
    }
  }
}
