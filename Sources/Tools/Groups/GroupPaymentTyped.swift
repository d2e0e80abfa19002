import Calendars
import Finance
import Forms

extension GroupPayment {
  /// The payment as its form would have sent it.
  var typed: Submission {
    var entries = [
      ("amount", amount.typed), ("currency", amount.currency.code), ("title", title),
      ("date", date.iso), ("split", split.rawValue), ("with-asked", "yes"),
    ]
    entries += payers.prefix(1).map { (GroupPaymentForm.payer.name, $0.member.text) }
    for (number, part) in zip(GroupPaymentPayers.numbers, payers.dropFirst()) {
      entries.append((GroupPaymentForm.otherPayer(number).name, part.member.text))
      let paid = Money(minorUnits: part.minorUnits, amount.currency)
      entries.append((GroupPaymentForm.part(number).name, paid.typed))
    }
    for sharer in sharers {
      let member = sharer.member.text
      if split == .even || split == .exact { entries.append(("with", member)) }
      guard let given = sharer.given else { continue }
      switch split {
      case .even: break
      case .shares: entries.append(("share-\(member)", PlainDecimal.text(given, decimals: 4)))
      case .percent: entries.append(("share-\(member)", PlainDecimal.text(given, decimals: 2)))
      case .exact:
        entries.append(("share-\(member)", Money(minorUnits: given, amount.currency).typed))
      }
    }
    if let conversion {
      entries.append(("rate", PlainDecimal.text(conversion.billionths, decimals: 9)))
    }
    return Submission(entries)
  }
}
