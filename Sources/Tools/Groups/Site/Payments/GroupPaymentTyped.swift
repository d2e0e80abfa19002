import GroupsFormulas
import Identifiers
import Calendars
import Finance
import Forms

extension GroupPayment {
  /// The fields of the form that give this payment.
  var typed: Submission {
    var entries = [
      (GroupPaymentForm.amount.name, amount.typed),
      (GroupPaymentForm.currency.name, amount.currency.code), (GroupPaymentForm.title.name, title),
      (GroupPaymentForm.date.name, date.iso), (GroupPaymentForm.withAsked, "yes"),
    ]
    entries += typedPayers + split.form
    if let conversion {
      entries.append(
        (GroupPaymentForm.rate.name, PlainDecimal.text(conversion.billionths, decimals: 9)))
    }
    return Submission(entries)
  }

  /// The payers' fields, as lines of the form or, when there are too many, by member.
  private var typedPayers: [(String, String)] {
    guard payers.count <= GroupPaymentPayers.numbers.count + 1 else {
      return payers.map { (GroupPaymentForm.paid + $0.member.text, $0.value.typed) }
    }
    let first = payers.prefix(1).map { (GroupPaymentForm.payer.name, $0.member.text) }
    return zip(GroupPaymentPayers.numbers, payers.dropFirst()).reduce(into: first) { lines, payer in
      lines.append((GroupPaymentForm.otherPayer(payer.0).name, payer.1.member.text))
      lines.append((GroupPaymentForm.part(payer.0).name, payer.1.value.typed))
    }
  }
}

extension Split {
  /// The fields of the split.
  var form: [(String, String)] {
    let shares = texts { $0.typed }.flatMap { share in
      let member = share.member.text
      let tick = kind.isTicked ? [(GroupPaymentForm.with, member)] : []
      return tick + (share.value.map { [(GroupPaymentForm.share + member, $0)] } ?? [])
    }
    return [(GroupPaymentForm.split.name, kind.rawValue)] + shares
  }
}

extension Split.Kind {
  /// True when the form has a tick box for each sharer.
  var isTicked: Bool { self == .even || self == .exact }
}
