import Markup
import State

/// The pages of one group.
struct GroupAddress {
  let page: Address

  static let list = Address("/groups")
  static let open = Address("/groups/open")
  static let manifest = Address("/groups/app.webmanifest")
  static let importing = Address("/groups/import")

  init(_ id: GroupID) {
    page = Self.list.appending(id.text)
  }

  var debts: Address { page.appending("debts") }
  var debtsText: Address { debts.withExtension(".txt") }
  var totals: Address { page.appending("totals") }
  var settings: Address { page.appending("settings") }
  var share: Address { page.appending("share") }
  var export: Address { page.appending("export") }
  var csv: Address { page.appending("payments.csv") }
  var undo: Address { page.appending("undo") }
  var settle: Address { page.appending("settle") }
  var merge: Address { page.appending("merge") }
  var forget: Address { page.appending("forget") }
  var fresh: Address { page.appending("fresh") }
  var payments: Address { page.appending("payments") }
  var members: Address { page.appending("members") }

  func payment(_ id: PaymentID) -> Address { payments.appending(id.text) }
  func deletePayment(_ id: PaymentID) -> Address { payment(id).appending("delete") }
  func copy(_ id: PaymentID) -> Address { page.with(query: [("copy", id.text)]) }
  func member(_ id: MemberID) -> Address { members.appending(id.text) }
  func deleteMember(_ id: MemberID) -> Address { member(id).appending("delete") }

  /// The group's page, with a word about what just happened.
  func page(_ notice: GroupNotice) -> Address {
    page.with(query: [(GroupNotice.name, notice.rawValue)])
  }
}

/// What a page says about what just happened.
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
