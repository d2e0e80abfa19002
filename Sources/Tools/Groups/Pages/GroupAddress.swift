import GroupsFormulas

/// The addresses of one group's pages.
///
/// Each is called as its path in ``GroupPath``.
struct GroupAddress {
  let id: GroupID

  static let list = GroupPath.list.address
  static let open = GroupPath.open.address
  static let join = GroupPath.join.address
  static let manifest = GroupPath.manifest.address
  static let importing = GroupPath.importing.address

  var page: Address { GroupPath.group.address(id) }

  var settings: Address { GroupPath.settings.address(id) }
  var totals: Address { GroupPath.totals.address(id) }
  var forget: Address { GroupPath.forget.address(id) }
  var fresh: Address { GroupPath.fresh.address(id) }
  var me: Address { GroupPath.me.address(id) }
  var rates: Address { GroupPath.rates.address(id) }
  var defaultSplit: Address { GroupPath.defaultSplit.address(id) }
  var households: Address { GroupPath.households.address(id) }
  var recurring: Address { GroupPath.recurring.address(id) }
  var addDue: Address { GroupPath.addDue.address(id) }
  var undo: Address { GroupPath.undo.address(id) }
  var members: Address { GroupPath.members.address(id) }
  var payments: Address { GroupPath.payments.address(id) }
  var paymentsCSV: Address { GroupPath.paymentsCSV.address(id) }
  var debts: Address { GroupPath.debts.address(id) }
  var debtsText: Address { GroupPath.debtsText.address(id) }
  var settle: Address { GroupPath.settle.address(id) }
  var box: Address { GroupPath.box.address(id) }
  var letters: Address { GroupPath.letters.address(id) }
  var share: Address { GroupPath.share.address(id) }
  var merge: Address { GroupPath.merge.address(id) }
  var report: Address { GroupPath.report.address(id) }
  var statement: Address { GroupPath.statement.address(id) }
  var export: Address { GroupPath.export.address(id) }

  func payment(_ payment: PaymentID) -> Address { GroupPath.payment.address((id, payment)) }
  func deletePayment(_ payment: PaymentID) -> Address {
    GroupPath.deletePayment.address((id, payment))
  }
  func rule(_ rule: RuleID) -> Address { GroupPath.rule.address((id, rule)) }
  func deleteRule(_ rule: RuleID) -> Address { GroupPath.deleteRule.address((id, rule)) }
  func member(_ member: MemberID) -> Address { GroupPath.member.address((id, member)) }
  func deleteMember(_ member: MemberID) -> Address {
    GroupPath.deleteMember.address((id, member))
  }

  /// The payment whose figures the form begins with.
  static let copied = FormParameter("copy", "A payment’s id", .id)

  func copy(_ id: PaymentID) -> Address { page.with(query: [(Self.copied.name, id.text)]) }

  /// The page that finds payments, blank or in one category.
  func finding(_ category: String? = nil) -> Address {
    page.with(
      query: [(GroupFilterForm.find.name, "")]
        + (category.map { [(GroupFilterForm.category.name, $0)] } ?? []))
  }

  /// The group's page with a message about the request before.
  func page(_ notice: GroupNotice) -> Address {
    page.with(query: [(BoxSubject.notice, notice.rawValue)])
  }
}

/// The messages about the request before.
enum GroupNotice: String {
  case once
  case merged
  case same
  /// Lines of a statement were chosen that the group has already.
  case here

  var sentence: String {
    switch self {
    case .once: "That was sent twice, and counted once."
    case .merged: "The two copies are one now. Both sides’ payments are in it."
    case .same: "That copy holds nothing new."
    case .here: "Lines that were here already were not added again."
    }
  }
}
