import Components
import Forms
import GroupsFormulas
import Hosting
import Markup
import State
import Web

/// The reasons for refusing a change, each with the page that explains it.
enum GroupRefusal: Error {
  case unknown
  case invalid(InvalidForm, @Sendable (GroupBook, Site) -> Page)
  /// A conflict in words; the page may tell the last change below them.
  case conflict(String, tellsChange: Bool = false)
  /// The form is older than the part it changes: words, and the page that shows what was typed
  /// beside them.
  case stale(String, @Sendable (GroupBook, Site) -> Page)
}

extension GroupsRequests {
  /// Applies a change once, seals the new state and redirects to the page that the change names.
  static func change(
    _ request: Request, _ site: Site, mayGrow: Bool = true,
    _ body: (inout GroupBook, Operation) throws(GroupRefusal) -> Address
  ) -> Response {
    guard let book = GroupStore.book(of: request, on: site) else { return missing(request, site) }
    return change(book, request, site, mayGrow: mayGrow, body)
  }

  /// The same for a group that is open already.
  static func change(
    _ old: GroupBook, _ request: Request, _ site: Site, mayGrow: Bool = true,
    _ body: (inout GroupBook, Operation) throws(GroupRefusal) -> Address
  ) -> Response {
    let change = site.vault.change(
      old, by: Operation(request), in: GroupBook.cookie(of: old.ledger.id), mayGrow: mayGrow, body)
    switch change {
    case .made(let book, let header, let next):
      let list = GroupStore.rows(of: request, on: site)
      let row = GroupStore.listHeader(for: book, in: list, on: site)
      return .seeOther(next, headers: [news(of: book, on: site), header] + row)
    case .repeated: return .seeOther(GroupAddress(old.ledger.id).page(.once))
    case .full: return refuse(.conflict(GroupPage.fullSentence), old, request, site)
    case .refused(let refusal): return refuse(refusal, old, request, site)
    }
  }

  /// The header that tells the next page about the last change.
  static func news(of book: GroupBook, on site: Site) -> Response.Header {
    site.vault.announce(book.history.revision, in: GroupBook.news(of: book.ledger.id))
  }

  /// A page, drawn with the last change where that is still news.
  static func telling(
    _ book: GroupBook, _ request: Request, _ site: Site, _ draft: (Bool) -> Page
  ) -> Response {
    let cookie = GroupBook.news(of: book.ledger.id)
    let isNews = site.vault.isNews(book.history.revision, in: cookie, of: request)
    return page(draft(isNews), site).adding(isNews ? [site.vault.told(cookie)] : [])
  }

  static func refuse(
    _ refusal: GroupRefusal, _ book: GroupBook, _ request: Request, _ site: Site
  ) -> Response {
    switch refusal {
    case .unknown:
      return site.notFound(request)
    case .invalid(let invalid, let draft):
      return site.refuse(request, invalid, draft(book, site))
    case .stale(let sentence, let draft):
      return site.refuse(request, sentence, .conflict, draft(book, site))
    case .conflict(let sentence, let tellsChange):
      return site.refuse(
        request, sentence, .conflict,
        GroupPage(book, site).main(
          GroupPaymentForm.reading(request.form, in: book.ledger), problem: sentence,
          tellsChange: tellsChange))
    }
  }

  static func page(_ page: Page, _ site: Site, status: Response.Status = .ok) -> Response {
    site.answer(page, status: status, privacy: .state)
  }

  /// The response to a browser that does not have the group.
  static func missing(_ request: Request, _ site: Site) -> Response {
    site.refuse(request, "There is no such group here", .notFound, GroupsPage.missing)
  }
}
