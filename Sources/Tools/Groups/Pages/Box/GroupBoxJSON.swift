import Finance
import Formats
import GroupsFormulas
import Keeping
import Web

/// A group as programs get it, with what there is to say of its letter box.
struct GroupWithBox {
  let book: GroupBook
  private let today: CalendarDate
  /// Nil for a group that is not kept in step, unless somebody else has ended it.
  let box: Either<Box, GroupBoxEnd>?

  struct Box {
    let phones: Int
    let waiting: Int
    /// The number of letters; nil while the store is away.
    let letters: Int?
    /// The day on which the box ends unless a letter comes; nil while the store is away.
    let expires: CalendarDate?
  }

  init(_ book: GroupBook, on site: Site) {
    self.book = book
    today = site.today
    let ended = site.letterBoxes == nil ? nil : book.ended
    box = book.inStep.flatMap { Box($0, on: site) }.map { .first($0) } ?? ended.map { .second($0) }
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

extension GroupWithBox.Box {
  /// Nil on a site that offers no letter box.
  init?(_ inStep: GroupInStep, on site: Site) {
    guard let box = GroupBox(inStep.membership.secret, on: site) else { return nil }
    phones = inStep.phones(on: site.today)
    waiting = inStep.waiting
    guard case .open(let content)? = try? box.read(after: inStep.membership.place) else {
      (letters, expires) = (nil, nil)
      return
    }
    (letters, expires) = (content.count, content.expires)
  }
}

/// The answers in JSON about the letter box of a group.
enum GroupBoxJSON {
  static let box = Shape.either(open, or: ended)

  /// What the list of groups says of a letter box.
  static let row = Shape.either(Shape<Void> { Member("on", .truth) { _ in true } }, or: ended)

  private static let ended = Shape<GroupBoxEnd> {
    Member("on", .truth) { _ in false }
    Member("ended", .code) { $0.reason }
    Member("since", .date) { $0.since }
  }

  private static let open = Shape<GroupWithBox.Box> {
    Member("on", .truth) { _ in true }
    Member("phones", .count) { $0.phones }
    Member("waiting", .count) { $0.waiting }
    Member("letters", .nullable(.count)) { $0.letters }
    Member("expires", .nullable(.date)) { $0.expires }
  }

  /// What came from other phones since the last visit.
  static let letters = Shape<(changed: Bool, group: GroupWithBox)> {
    Member("changed", .truth) { $0.changed }
    Member("box", .nullable(box)) { $0.group.box }
  }

  static func read(_ id: GroupID?, _ request: Request, _ site: Site) -> Response {
    guard site.letterBoxes != nil else { return site.notFound(request) }
    do throws(GroupVisit.Missing) {
      let visit = try GroupVisit(id, request, site)
      return visit.response { book, _, site in
        .json(letters.bytes(of: (visit.hasNews, GroupWithBox(book, on: site))))
      }
    } catch {
      return GroupVisit.missing(error, id, request, site)
    }
  }
}
