extension GroupLedger {
  /// The name and the currency of a group.
  package struct Name: Equatable, Sendable {
    package internal(set) var name: String
    /// The currency that balances are in, unless a payment is in another one without a rate.
    package internal(set) var currency: Currency
  }

  /// Somebody in a group.
  package struct Person: Equatable, Sendable {
    /// The ways to be in a group.
    package enum Status: String, CaseIterable, Sendable {
      /// Offered in new payments.
      case active
      /// Not offered in new payments.
      case left
      /// Not shown unless something in the group names them.
      case removed
    }

    package var name: String
    package var status: Status
    /// How to pay them, as typed: an account or a link; empty where nobody has said it.
    package var payTo = ""

    /// The most characters of ``payTo``.
    package static let longestPayTo = 120
  }
}

extension Part<Single, GroupLedger.Name> {
  /// A title after a number of changes.
  package init(revision: Int = 0, name: String, currency: Currency) {
    self.init(
      id: .one, position: 0, revision: revision,
      value: GroupLedger.Name(name: name, currency: currency))
  }

  package var name: String { value?.name ?? "" }
  package var currency: Currency { value?.currency ?? .gbp }
}

extension Part<MemberID, GroupLedger.Person> {
  /// A member after a number of changes.
  package init(
    id: MemberID, position: Int, revision: Int = 0, name: String,
    status: GroupLedger.Person.Status = .active, payTo: String = ""
  ) {
    self.init(
      id: id, position: position, revision: revision,
      value: GroupLedger.Person(name: name, status: status, payTo: payTo))
  }

  package var name: String { value?.name ?? "" }
  package var payTo: String { value?.payTo ?? "" }
  package var status: GroupLedger.Person.Status { value?.status ?? .removed }
}

extension Part<PaymentID, GroupPayment> {
  /// Nil when it was deleted.
  package var payment: GroupPayment? { value }
}
