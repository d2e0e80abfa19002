import Components
import Finance
import Formats
import GroupsFormulas
import Keeping
import Web

/// The requests about members.
extension GroupsRequests {
  static func addMember(_ book: GroupBook, _ request: Request, _ site: Site) -> Response {
    change(book, request, site, adding: .member) { book, operation throws(GroupRefusal) in
      var reading = FormReading(request.form, in: book.ledger.currency)
      do throws(InvalidForm) {
        let name = try GroupMemberForm.newName(&reading, in: book.ledger)
        let id = book.ledger.newMemberID(madeBy: operation, in: site.vault)
        book.apply(operation) {
          $0.add(name, as: id)
          let sent = request.form.typed(GroupMemberForm.include.name)
          if sent.map(GroupMemberForm.include.format.choices.contains) ?? false { $0.include(id) }
        }
      } catch {
        throw .invalid(error) { [reading] book, _ in
          GroupSettingsPage(book, (.newMember, FormState(reading, errors: error.errors))).page()
        }
      }
      return GroupAddress(book.ledger.id).settings
    }
  }

  static func changeMember(
    _ book: GroupBook, _ id: MemberID, _ request: Request, _ site: Site
  ) -> Response {
    change(book, request, site) { book, operation throws(GroupRefusal) in
      let member = try known(id, in: book.ledger)
      if let other = request.form.typed(GroupMemberForm.join.name) {
        guard let other = MemberID(text: other), book.ledger[member: other] != nil,
          other != member.id
        else { throw .unknown }
        book.join(member.id, to: other, by: operation)
        return GroupAddress(book.ledger.id).settings
      }
      try requireUnchanged(member, in: book, since: operation, request.form)
      var reading = FormReading(request.form, in: book.ledger.currency)
      do throws(InvalidForm) {
        let name = try GroupMemberForm.newName(&reading, in: book.ledger, except: member.id)
        let isSent = !request.form.all(GroupMemberForm.payTo.name).isEmpty
        let payTo = isSent ? try reading.value(of: GroupMemberForm.payTo) : member.payTo
        book.apply(operation) {
          $0.change(member: member.id) {
            $0.name = name
            $0.payTo = payTo
            $0.status = .active
          }
        }
      } catch {
        throw .invalid(error) { [reading] book, _ in
          let state = FormState(reading, errors: error.errors)
          return GroupSettingsPage(book, (.member(member.id), state)).page()
        }
      }
      return GroupAddress(book.ledger.id).settings
    }
  }

  static func deleteMember(
    _ book: GroupBook, _ id: MemberID, _ request: Request, _ site: Site
  ) -> Response {
    change(book, request, site, mayGrow: false) { book, operation throws(GroupRefusal) in
      let member = try known(id, in: book.ledger)
      try requireUnchanged(member, in: book, since: operation, request.form)
      book.apply(operation) {
        let status: GroupLedger.Person.Status = $0.names(member.id) ? .left : .removed
        $0.change(member: member.id) { $0.status = status }
      }
      return GroupAddress(book.ledger.id).settings
    }
  }

  private static func requireUnchanged(
    _ member: GroupLedger.Member, in book: GroupBook, since operation: Operation,
    _ typed: Submission
  ) throws(GroupRefusal) {
    guard book.hasChanged(member.key, since: operation) else { return }
    let sentence =
      "\(member.name.isolated) was changed since this page was made. Nothing was done: look again first"
    throw .conflict(sentence) { book, _ in
      let reading = FormReading(typed, in: book.ledger.currency)
      let state = FormState(reading, errors: [GroupMemberForm.name.error(sentence)])
      return GroupSettingsPage(book, (.member(member.id), state)).page()
    }
  }

  private static func known(
    _ id: MemberID, in ledger: GroupLedger
  ) throws(GroupRefusal) -> GroupLedger.Member {
    guard let member = ledger[member: id] else { throw .unknown }
    return member
  }
}
