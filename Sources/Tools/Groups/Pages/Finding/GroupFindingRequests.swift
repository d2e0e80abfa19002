import Components
import Finance
import Formats
import GroupsFormulas
import Web

/// The requests that find payments and add them up.
enum GroupFindingRequests {
  static func find(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    answering(book, request, site) { site.statePage(GroupFindPage(book, $0, site).page) }
  }

  static func paymentsJSON(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    answering(book, request, site) { filtering in
      .json(GroupFindingJSON.found.bytes(of: .init(book.ledger, filtering.filter)))
    }
  }

  static func totals(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    do throws(InvalidForm) {
      return site.statePage(GroupTotalsPage(book, try filtering(book, request)).page)
    } catch {
      return site.refuse(request, error, GroupTotalsPage(book, wrong(book, request, error)).page)
    }
  }

  static func totalsJSON(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    answering(book, request, site) { filtering in
      .json(GroupFindingJSON.totals.bytes(of: .init(book.ledger, filtering.filter)))
    }
  }

  /// A response for the payments that a request asks for, or the page to find them with its mistakes.
  static func answering(
    _ book: GroupBook, _ request: Request, _ site: Site,
    _ respond: (GroupFiltering) -> Response
  ) -> Response {
    do throws(InvalidForm) {
      return respond(try filtering(book, request))
    } catch {
      return site.refuse(
        request, error, GroupFindPage(book, wrong(book, request, error), site).page)
    }
  }

  /// The filter of a request with its form.
  private static func filtering(
    _ book: GroupBook, _ request: Request
  ) throws(InvalidForm) -> GroupFiltering {
    var reading = FormReading(request.query, in: book.ledger.currency)
    let form = try GroupFilterForm(&reading, in: book.ledger)
    return GroupFiltering(filter: form.filter, state: FormState(reading))
  }

  /// The form of a request with its mistakes; it lets every payment through.
  private static func wrong(
    _ book: GroupBook, _ request: Request, _ invalid: InvalidForm
  ) -> GroupFiltering {
    GroupFiltering(
      filter: PaymentFilter(),
      state: FormState(
        FormReading(request.query, in: book.ledger.currency), errors: invalid.errors))
  }
}
