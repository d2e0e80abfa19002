import Components
import Documents
import Finance
import Forms
import Markup
import Web

/// The requests about groups: the list, a new one, and what is done to the group as a whole.
enum Groups {
  static func list(_ request: Request, _ site: Site) -> Response {
    page(GroupsPage(GroupsKept.rows(of: request, on: site)).blank(request.query), site)
  }

  /// What a telephone needs to keep the groups on its home screen.
  static func manifest(_ request: Request, _ site: Site) -> Response {
    var json = JSON()
    json.object {
      $0.member("name", "Farthing shared expenses")
      $0.member("short_name", "Shared")
      $0.member("id", GroupAddress.list.text)
      $0.member("start_url", GroupAddress.list.text)
      $0.member("scope", GroupAddress.list.text)
      $0.member("display", "standalone")
      $0.member("background_color", "#faf7f1")
      $0.member("theme_color", "#faf7f1")
      $0.list("icons") {
        $0.object {
          $0.member("src", site.frame.assets["icon.svg"].text)
          $0.member("type", "image/svg+xml")
          $0.member("sizes", "any")
          $0.member("purpose", "any")
        }
      }
    }
    return Response(
      contentType: "application/manifest+json", privacy: .open, body: json.bytes)
  }

  static func listJSON(_ request: Request, _ site: Site) -> Response {
    .json(GroupAnswer.list(GroupsKept.rows(of: request, on: site)))
  }

  static func create(_ request: Request, _ site: Site) -> Response {
    do throws(InvalidForm) {
      let form = try GroupForm(request.form)
      let operation = Operation(request)
      let ledger = GroupLedger(
        id: Identifier(madeBy: operation), name: form.name, currency: form.currency,
        members: form.members.enumerated().map {
          (Identifier(madeBy: operation, number: $0 + 1), $1)
        })
      guard !GroupsKept.isKept(ledger.id, by: request, on: site) else {
        return .seeOther(GroupAddress(ledger.id).page)
      }
      guard let headers = GroupsKept.headers(for: GroupBook(ledger), of: request, on: site) else {
        throw InvalidForm(errors: [
          GroupForm.members.error("Names are too long together: shorten some of them")
        ])
      }
      return .seeOther(GroupAddress(ledger.id).page, headers: headers)
    } catch {
      guard !request.wantsJSON else { return .json(error.json, status: .unprocessable) }
      let rows = GroupsKept.rows(of: request, on: site)
      return page(GroupsPage(rows).wrong(request.form, error), site, status: .unprocessable)
    }
  }

  static func show(_ request: Request, _ site: Site) -> Response {
    guard let book = GroupsKept.book(of: request, on: site) else { return missing(request, site) }
    let notice = request.query.typed(GroupNotice.name).flatMap(GroupNotice.init(rawValue:))
    let copied = request.query.typed("copy").flatMap { Identifier(text: $0) }
      .flatMap { book.ledger[entry: $0]?.payment }
    return page(GroupPage(book, site).main(copying: copied, notice: notice), site)
      .adding(GroupsKept.renewal(of: request, on: site))
  }

  static func json(_ request: Request, _ site: Site) -> Response {
    guard let book = GroupsKept.book(of: request, on: site) else { return missing(request, site) }
    return .json(GroupAnswer.group(book.ledger))
  }

  static func settings(_ request: Request, _ site: Site) -> Response {
    guard let book = GroupsKept.book(of: request, on: site) else { return missing(request, site) }
    return page(GroupSettingsPage(book, site).page(), site)
  }

  static func totals(_ request: Request, _ site: Site) -> Response {
    guard let book = GroupsKept.book(of: request, on: site) else { return missing(request, site) }
    return page(GroupTotalsPage(book).page, site)
  }

  static func rename(_ request: Request, _ site: Site) -> Response {
    change(request, site) { book, operation throws(GroupRefusal) in
      do throws(InvalidForm) {
        let form = try GroupForm(request.form, of: book.ledger)
        book.apply(operation) { $0.rename(form.name, currency: form.currency) }
      } catch {
        throw .invalid(error) { GroupSettingsPage($0, $1).page(typed: request.form, error) }
      }
      return GroupAddress(book.ledger.id).page
    }
  }

  static func forget(_ request: Request, _ site: Site) -> Response {
    guard let id = request.captures.first.flatMap({ Identifier(text: $0) }) else {
      return missing(request, site)
    }
    return .seeOther(
      GroupAddress.list,
      headers: GroupsKept.forget(id, of: request, on: site))
  }

  static func undo(_ request: Request, _ site: Site) -> Response {
    change(request, site, mayGrow: false) { book, operation throws(GroupRefusal) in
      guard book.history.inverse != nil else { throw .conflict("There is nothing to undo.") }
      guard operation.seen.map({ $0 == book.history.revision }) ?? true else {
        throw .conflict(
          "Nothing was undone: the last change is another one by now. It is named below.")
      }
      book.undo(operation)
      return GroupAddress(book.ledger.id).page
    }
  }

  /// A new group with the same people, where everybody starts with the balance they have now.
  static func fresh(_ request: Request, _ site: Site) -> Response {
    guard let book = GroupsKept.book(of: request, on: site) else { return missing(request, site) }
    let id = Identifier(madeBy: Operation(request))
    guard !GroupsKept.isKept(id, by: request, on: site) else {
      return .seeOther(GroupAddress(id).page)
    }
    let ledger = book.ledger.carriedOver(as: id, on: site.today)
    guard let headers = GroupsKept.headers(for: GroupBook(ledger), of: request, on: site) else {
      return refuse(.conflict(GroupPage.fullSentence), book, request, site)
    }
    return .seeOther(GroupAddress(ledger.id).page, headers: headers)
  }
}

// MARK: - Members

extension Groups {
  static func addMember(_ request: Request, _ site: Site) -> Response {
    change(request, site) { book, operation throws(GroupRefusal) in
      do throws(InvalidForm) {
        let name = try GroupForm.newName(request.form, in: book.ledger)
        guard book.ledger.members.count < GroupLedger.mostMembers else {
          throw InvalidForm(errors: [GroupForm.member.error("A group has 50 people at most")])
        }
        let id = Identifier.random()
        book.apply(operation) {
          $0.add(name, as: id)
          if request.form.typed("include") == "yes" { $0.include(id) }
        }
      } catch {
        throw .invalid(error) { GroupSettingsPage($0, $1).page(adding: request.form, error) }
      }
      return GroupAddress(book.ledger.id).settings
    }
  }

  static func changeMember(_ request: Request, _ site: Site) -> Response {
    change(request, site) { book, operation throws(GroupRefusal) in
      let member = try member(of: request, in: book.ledger)
      if let other = request.form.typed("join") {
        guard let other = Identifier(text: other), book.ledger[member: other] != nil,
          other != member.id
        else { throw .unknown }
        book.apply(operation) { $0.join(member.id, to: other) }
        return GroupAddress(book.ledger.id).settings
      }
      do throws(InvalidForm) {
        let name = try GroupForm.newName(request.form, in: book.ledger, except: member.id)
        book.apply(operation) {
          $0.change(member: member.id) {
            $0.name = name
            $0.status = .active
          }
        }
      } catch {
        throw .invalid(error) {
          GroupSettingsPage($0, $1).page(renaming: member.id, request.form, error)
        }
      }
      return GroupAddress(book.ledger.id).settings
    }
  }

  static func deleteMember(_ request: Request, _ site: Site) -> Response {
    change(request, site, mayGrow: false) { book, operation throws(GroupRefusal) in
      let member = try member(of: request, in: book.ledger)
      book.apply(operation) {
        let status: GroupLedger.Member.Status = $0.hasPayments(member.id) ? .left : .removed
        $0.change(member: member.id) { $0.status = status }
      }
      return GroupAddress(book.ledger.id).settings
    }
  }

  private static func member(
    of request: Request, in ledger: GroupLedger
  ) throws(GroupRefusal) -> GroupLedger.Member {
    guard let id = request.captures.last.flatMap({ Identifier(text: $0) }),
      let member = ledger[member: id]
    else { throw .unknown }
    return member
  }
}

// MARK: - How changes are made

/// Why a change was refused, and the page that says so.
enum GroupRefusal: Error {
  case unknown
  case invalid(InvalidForm, @Sendable (GroupBook, Site) -> Page)
  case conflict(String)
  /// What a form wanted to change is not what it showed any more.
  case stale(GroupLedger.Entry, Submission, String)
}

extension Groups {
  /// Applies a change once, keeps what came of it, and goes on to the page it names.
  static func change(
    _ request: Request, _ site: Site, mayGrow: Bool = true,
    _ body: (inout GroupBook, Operation) throws(GroupRefusal) -> Address
  ) -> Response {
    guard let old = GroupsKept.book(of: request, on: site) else { return missing(request, site) }
    let operation = Operation(request)
    guard !old.history.holds(operation) else {
      return .seeOther(GroupAddress(old.ledger.id).page(.once))
    }
    var book = old
    let next: Address
    do throws(GroupRefusal) {
      next = try body(&book, operation)
    } catch {
      return refuse(error, old, request, site)
    }
    guard let headers = GroupsKept.headers(for: book, of: request, on: site, mayGrow: mayGrow)
    else { return refuse(.conflict(GroupPage.fullSentence), old, request, site) }
    return .seeOther(next, headers: headers)
  }

  static func refuse(
    _ refusal: GroupRefusal, _ book: GroupBook, _ request: Request, _ site: Site
  ) -> Response {
    switch refusal {
    case .unknown:
      return SitePages.notFound(request, site)
    case .invalid(let invalid, let draft):
      guard !request.wantsJSON else { return .json(invalid.json, status: .unprocessable) }
      return page(draft(book, site), site, status: .unprocessable)
    case .stale(let entry, let typed, let sentence):
      guard !request.wantsJSON else {
        return .json(UnreadableAnswer.json(sentence), status: .conflict)
      }
      return page(
        GroupPage(book, site).edit(entry, typed: typed, problem: sentence), site, status: .conflict)
    case .conflict(let sentence):
      guard !request.wantsJSON else {
        return .json(UnreadableAnswer.json(sentence), status: .conflict)
      }
      return page(
        GroupPage(book, site).main(typed: request.form, problem: sentence), site, status: .conflict)
    }
  }

  static func page(_ page: Page, _ site: Site, status: Response.Status = .ok) -> Response {
    site.answer(page, status: status, privacy: .state)
  }

  /// What a browser gets that does not keep the group.
  static func missing(_ request: Request, _ site: Site) -> Response {
    guard !request.wantsJSON else {
      return .json(UnreadableAnswer.json("There is no such group here"), status: .notFound)
    }
    return page(GroupsPage.missing, site, status: .notFound)
  }
}
