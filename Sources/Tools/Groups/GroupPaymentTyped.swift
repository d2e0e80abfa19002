import Finance
import Forms

extension GroupPayment {
  /// The payment as its form would have sent it.
  var typed: Submission {
    var entries = [
      ("amount", amount.typed), ("currency", amount.currency.code), ("title", title),
      ("date", date.iso), ("split", split.rawValue), ("with-asked", "yes"),
    ]
    if payers.count == 1 {
      entries.append(("payer", payers[0].member.text))
    } else {
      entries += payers.map {
        ("paid-\($0.member.text)", Money(minorUnits: $0.minorUnits, amount.currency).typed)
      }
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
