import Calendars
import Finance
import Forms
import State

extension GroupPayment {
  /// The payment as its form would have sent it.
  var typed: Submission {
    var entries = [
      ("amount", amount.typed), ("currency", amount.currency.code), ("title", title),
      ("date", date.iso), ("split", split.rawValue), ("with-asked", "yes"),
    ]
    entries += typedPayers
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

  /// The payers on lines of the form, or all of their parts where they are more than it has lines.
  private var typedPayers: [(String, String)] {
    func typed(_ part: Part) -> String { Money(minorUnits: part.minorUnits, amount.currency).typed }
    guard payers.count <= GroupPaymentPayers.numbers.count + 1 else {
      return payers.map { ("paid-\($0.member.text)", typed($0)) }
    }
    let first = payers.prefix(1).map { (GroupPaymentForm.payer.name, $0.member.text) }
    return zip(GroupPaymentPayers.numbers, payers.dropFirst()).reduce(into: first) { lines, payer in
      lines.append((GroupPaymentForm.otherPayer(payer.0).name, payer.1.member.text))
      lines.append((GroupPaymentForm.part(payer.0).name, typed(payer.1)))
    }
  }
}
