import CardsPages
import GroupsPages

/// The requests of the page that takes everything to another phone.
enum AnotherPhoneRequests {
  static let address = AnotherPhonePath.page.address

  static let token = OpenAPI.Parameter(
    AnotherPhone.parcel.name, "The sealed link with everything", .token)

  static func show(_ request: Request, _ site: Site) -> Response {
    if let token = request.query.typed(AnotherPhone.parcel.name) {
      guard open(token, on: site) != nil else { return expired(request, site) }
      return site.statePage(AnotherPhonePage.announcement(token: token))
    }
    let luggage = AnotherPhone(of: request, on: site)
    let token = luggage.isEmpty ? nil : site.vault.wrap(luggage, as: AnotherPhone.parcel)
    let link = token.map {
      site.origin + address.with(query: [(AnotherPhone.parcel.name, $0)]).text
    }
    let answer = AnotherPhone.Answer(
      luggage: luggage, staying: GroupsLuggage.staying(request, on: site), link: link,
      expires: link.map { _ in UTCTime(Int(site.vault.now) + AnotherPhone.minutes * 60).extended })
    guard !request.wantsJSON else { return .json(AnotherPhone.json.bytes(of: answer)) }
    guard !site.vault.hasFlash(1, in: arrived, of: request) else {
      return site.statePage(AnotherPhonePage.arrived(answer))
        .adding([site.vault.forgetFlash(arrived)])
    }
    return site.statePage(
      AnotherPhonePage(answer: answer, canKeepInStep: site.letterBoxes != nil).page)
  }

  /// The cookie that makes the page say, once, that everything has arrived.
  private static let arrived = FlashCookie(named: "arrived", below: address)

  static func receive(_ request: Request, _ site: Site) -> Response {
    let token = request.form.typed(AnotherPhone.parcel.name) ?? ""
    guard let luggage = open(token, on: site) else { return expired(request, site) }
    guard request.form.typed(SharedLink.show) == nil else {
      let leaving = luggage.groups.leavingOthers(request, on: site)
      return site.statePage(
        AnotherPhonePage.preview(
          luggage, leaving: leaving,
          leavesCards: luggage.cards?.leavesOthers(request, on: site) == true,
          replacesPlan: luggage.cards?.replacesPlan(request, on: site) == true, token: token))
    }
    let groups = luggage.groups.unpacked(in: request, on: site)
    let cards = luggage.cards.map { $0.unpacked(in: request, on: site) } ?? []
    let leftOut = (cards == nil ? luggage.cards?.names ?? [] : []) + groups.leftOut
    guard leftOut.isEmpty else {
      return site.statePage(AnotherPhonePage.partly(leftOut))
        .adding(groups.headers + (cards ?? []))
    }
    return .seeOther(
      address, headers: groups.headers + (cards ?? []) + [site.vault.announce(1, in: arrived)])
  }

  private static func open(_ token: String, on site: Site) -> AnotherPhone? {
    site.vault.unwrap(AnotherPhone.self, token, as: AnotherPhone.parcel)
  }

  private static func expired(_ request: Request, _ site: Site) -> Response {
    site.refuse(
      request, "This link does not work any more, so nothing was changed", .notFound,
      AnotherPhonePage.expired)
  }
}
