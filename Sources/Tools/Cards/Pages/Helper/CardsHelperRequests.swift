import CardsFormulas

/// The requests of the helper: advice, payments that reach a target, and the calendar.
enum CardsHelperRequests {
  static func page(_ request: Request, _ site: Site) -> Response {
    let wallet = CardStore.book(of: request, on: site).wallet
    let draft = Draft(FormReading(request.query, in: wallet.currency)) {
      CardsHelperPage.wrong($1, $0)
    }
    do throws(Refusal<Wallet>) {
      return site.statePage(
        try draft.read { reading throws(InvalidForm) in
          let target = try target(&reading, wallet, site)
          return CardsHelperPage.answered(reading, target)
        }.get())
    } catch {
      return site.refuse(request, error, wallet)
    }
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    let wallet = CardStore.book(of: request, on: site).wallet
    var reading = FormReading(request.query, in: wallet.currency)
    return .file { () throws(InvalidForm) in
      .json(CardsJSON.target.bytes(of: try target(&reading, wallet, site)))
    }
  }

  private static func target(
    _ reading: inout FormReading, _ wallet: Wallet, _ site: Site
  ) throws(InvalidForm) -> CardsTarget {
    CardsTarget(wallet, try CardsTargetForm(&reading), today: site.today)
  }
}

// MARK: - Calendar files

extension CardsHelperRequests {
  static func calendar(_ request: Request, _ site: Site) -> Response {
    let wallet = CardStore.book(of: request, on: site).wallet
    return file(request, site) {
      CardsCalendar(wallet, before: $0, today: site.today).calendar(of: site)
    }
  }

  static func cardCalendar(_ id: CardID, _ request: Request, _ site: Site) -> Response {
    let wallet = CardStore.book(of: request, on: site).wallet
    guard let card = wallet[id] else { return site.notFound(request) }
    return file(request, site) {
      CardsCalendar(of: card, in: wallet, before: $0, today: site.today).calendar(of: site)
    }
  }

  static func yearOfReminders(_ request: Request, _ site: Site) -> Response {
    let wallet = CardStore.book(of: request, on: site).wallet
    return file(request, site) {
      CardsReminders(
        all: wallet.ordered, before: $0, keeping: KeptPlanNow(wallet, today: site.today),
        today: site.today
      ).calendar(origin: site.origin, host: site.vault.host, stamp: site.vault.now)
    }
  }

  private static func file(
    _ request: Request, _ site: Site, _ calendar: (Int?) -> Calendar
  ) -> Response {
    var reading = FormReading(request.query, in: site.currency)
    return .file { () throws(InvalidForm) in
      let before = try reading.value(of: CardsReminders.before)
      return .download(
        calendar(before).bytes, as: "card-payments.ics",
        contentType: "text/calendar; charset=utf-8")
    }
  }
}
