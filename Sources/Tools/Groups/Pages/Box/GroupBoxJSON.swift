import GroupsFormulas

/// A group as programs get it, with what there is to say of its letter box.
struct GroupWithBox {
  let book: GroupBook
  private let today: CalendarDate
  let box: BoxJSON.Box?

  init(_ book: GroupBook, on site: Site) {
    self.book = book
    today = site.today
    box = BoxStatus.of(book, on: site)
  }
}

extension GroupWithBox {
  /// The payments that come again, with the days on which they are due.
  var rules: [RuleInFile.Told] {
    book.ledger.rules.compactMap { rule in
      RuleInFile.Told(rule, due: book.ledger.due(of: rule, upTo: today).map(\.payment.date))
    }
  }
}

/// The answers in JSON about the letter box of a group.
enum GroupBoxJSON {
  /// What the list of groups says of a letter box.
  static let row = Shape.either(
    Shape<Void> { Member("on", .truth) { _ in true } }, or: BoxJSON.ended)

  static func read(_ id: GroupID?, _ request: Request, _ site: Site) -> Response {
    guard site.letterBoxes != nil else { return site.notFound(request) }
    do throws(GroupVisit.Missing) {
      let visit = try GroupVisit(id, request, site)
      return visit.response { book, _, site in
        .json(BoxJSON.letters.bytes(of: (visit.hasNews, BoxStatus.of(book, on: site))))
      }
    } catch {
      return GroupVisit.missing(error, id, request, site)
    }
  }
}
