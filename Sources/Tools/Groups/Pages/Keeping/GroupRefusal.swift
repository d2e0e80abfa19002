import Components
import Forms
import GroupsFormulas
import Hosting
import Markup
import State
import Web

/// The reasons for refusing a change of a group.
typealias GroupRefusal = Refusal<(GroupBook, Site)>

extension GroupRefusal {
  /// A conflict that the page of the group tells, above its form as it was sent.
  ///
  /// - Parameters:
  ///   - sentence: The conflict in words.
  ///   - form: The form as sent.
  ///   - tellsChange: True when the page tells the last change below the words.
  /// - Returns: The refusal.
  static func conflict(
    _ sentence: String, _ form: Submission, tellsChange: Bool = false
  ) -> GroupRefusal {
    .conflict(sentence) {
      GroupPage($0, $1).main(
        GroupPaymentForm.reading(form, in: $0.ledger), problem: sentence,
        tellsChange: tellsChange)
    }
  }
}

extension GroupsRequests {
  /// Applies a change once, seals the new state and redirects to the page that the change names.
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
      return .seeOther(next, headers: [flash(of: book, on: site), header] + row)
    case .repeated: return .seeOther(GroupAddress(old.ledger.id).page(.once))
    case .full:
      return site.refuse(request, .conflict(GroupPage.fullSentence, request.form), (old, site))
    case .refused(let refusal): return site.refuse(request, refusal, (old, site))
    }
  }

  /// The header that tells the next page about the last change.
  static func flash(of book: GroupBook, on site: Site) -> Response.Header {
    site.vault.announce(book.history.revision, in: GroupBook.flash(of: book.ledger.id))
  }

  /// A page that announces the last change if no page has yet.
  static func telling(
    _ book: GroupBook, _ request: Request, _ site: Site, _ draft: (Bool) -> Page
  ) -> Response {
    let cookie = GroupBook.flash(of: book.ledger.id)
    let hasFlash = site.vault.hasFlash(book.history.revision, in: cookie, of: request)
    return site.statePage(draft(hasFlash)).adding(hasFlash ? [site.vault.forgetFlash(cookie)] : [])
  }

  /// The response to a browser that does not have the group.
  static func missing(_ request: Request, _ site: Site) -> Response {
    site.refuse(request, "There is no such group here", .notFound, GroupsPage.missing)
  }
}
