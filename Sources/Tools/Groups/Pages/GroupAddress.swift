import Forms
import GroupsFormulas
import Identifiers
import Markup
import Web

/// The addresses of one group's pages.
@dynamicMemberLookup
struct GroupAddress {
  private let id: GroupID

  static let list = GroupPath.list.address
  static let open = GroupPath.open.address
  static let join = GroupPath.join.address
  static let manifest = GroupPath.manifest.address
  static let importing = GroupPath.importing.address

  init(_ id: GroupID) {
    self.id = id
  }

  /// The address of one of the group's paths, by its name in ``GroupPath``.
  subscript(
    dynamicMember path: any KeyPath<GroupPath.Type, Path<GroupID?>> & Sendable
  ) -> Address {
    GroupPath.self[keyPath: path].address(id)
  }

  /// The address of the group's own page.
  var page: Address { GroupPath.group.address(id) }

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
    page.with(query: [(GroupNotice.name, notice.rawValue)])
  }
}

/// The messages about the request before.
enum GroupNotice: String {
  case once
  case merged
  case same

  static let name = "notice"

  var sentence: String {
    switch self {
    case .once: "That was sent twice, and counted once."
    case .merged: "The two copies are one now. Both sides’ payments are in it."
    case .same: "That copy holds nothing new."
    }
  }
}
