import Hosting
import Calendars
import Formats
import Components
import Finance
import State

/// The answers for programs, as the contract words them, and the files to save.
enum GroupAnswer {
  static func list(_ list: GroupList) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.list("groups") { json in
        for row in list.rows {
          json.object {
            $0.member("id", row.id.text)
            $0.member("name", row.name)
            $0.member("currency", row.currency.code)
          }
        }
      }
    }
    return json.bytes
  }

  static func group(_ ledger: GroupLedger) -> [UInt8] {
    let balances = GroupBalances(of: ledger.payments)
    var json = JSON()
    json.object {
      $0.member("id", ledger.id.text)
      $0.member("name", ledger.name)
      $0.member("currency", ledger.currency.code)
      $0.member("revision", ledger.title.revision)
      $0.list("members") { json in
        for member in ledger.shownMembers {
          json.object {
            $0.member("id", member.id.text)
            $0.member("name", member.name)
            $0.member("active", member.status == .active)
            $0.member("position", member.position)
            $0.member("revision", member.revision)
          }
        }
      }
      $0.list("payments") { json in
        for entry in ledger.entries {
          if let payment = entry.payment { write(payment, entry, in: &json) }
        }
      }
      $0.list("deleted") { json in
        for entry in ledger.entries where entry.payment == nil {
          json.object { write(entry, in: &$0) }
        }
      }
      $0.member("balances") { json in
        for currency in balances.currencies {
          json.key(text: currency.code)
          json.object { json in
            for member in ledger.shownMembers {
              json.key(text: member.id.text)
              json.figure { balances[member.id, in: currency].writePlain(into: &$0) }
            }
          }
        }
      }
    }
    return json.bytes
  }

  private static func write(_ entry: GroupLedger.Entry, in json: inout JSON) {
    json.member("id", entry.id.text)
    json.member("position", entry.position)
    json.member("revision", entry.revision)
  }

  private static func write(
    _ payment: GroupPayment, _ entry: GroupLedger.Entry, in json: inout JSON
  ) {
    json.object {
      write(entry, in: &$0)
      $0.member("title", payment.title)
      $0.member("date", payment.date.iso)
      $0.member("amount", payment.amount)
      $0.member("currency", payment.amount.currency.code)
      $0.member(
        "rate", payment.conversion.map { PlainDecimal.text($0.billionths, decimals: 9) })
      $0.member("groupAmount", payment.conversion?.groupAmount)
      $0.member("groupCurrency", payment.conversion?.groupAmount.currency.code)
      $0.member("payers") { write(payment.payers, in: &$0) }
      $0.member("split", payment.split.kind.rawValue)
      $0.member("shares") { write(payment.shares, in: &$0) }
      $0.member("given") { json in
        for share in payment.split.plain {
          json.key(text: share.member.text)
          if let given = share.value { json.string(given) } else { json.null() }
        }
      }
      $0.member("serial", payment.serial)
      $0.member("payback", payment.isPayback)
    }
  }

  private static func write(_ shares: [Share<Money>], in json: inout JSON) {
    for share in shares {
      json.key(text: share.member.text)
      json.figure { share.value.writePlain(into: &$0) }
    }
  }

  static func debts(_ settlement: Settlement) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.member("transfers") { json in
        for plan in settlement.plans {
          json.key(text: plan.currency.code)
          json.array { json in
            for transfer in plan.transfers {
              json.object {
                $0.member("from", transfer.from.text)
                $0.member("to", transfer.to.text)
                $0.member("amount", transfer.amount)
              }
            }
          }
        }
      }
      $0.member("minimal") { json in
        for plan in settlement.plans {
          json.key(text: plan.currency.code)
          json.bool(plan.isMinimal)
        }
      }
    }
    return json.bytes
  }

  /// Who pays whom, to paste into a message.
  static func text(of ledger: GroupLedger, _ settlement: Settlement) -> String {
    let transfers = ledger.ordered(settlement.transfers)
    let name = ledger.name.isolated
    guard !transfers.isEmpty else { return "\(name): everything is settled.\n" }
    return "\(name): who pays whom\n"
      + transfers.map {
        "\(ledger.name(of: $0.from).isolated) pays \(ledger.name(of: $0.to).isolated) "
          + "\($0.amount.formatted)\n"
      }.joined()
  }

  /// The columns before those of the members.
  static let csvColumns = [
    "Date", "Title", "Amount", "Currency", "Rate", "Group amount", "Group currency", "Paid by",
    "Payback",
  ]

  /// A row for each payment; a column for each member says what their share is.
  static func csv(_ ledger: GroupLedger) -> [UInt8] {
    let members = ledger.shownMembers
    var csv = CSV(
      header: csvColumns + members.map { CSVFormula.disarmed($0.name) }, byteOrderMark: true)
    for payment in ledger.payments {
      let currency = payment.amount.currency
      let payers = payment.payers.map { part in
        payment.payers.count == 1
          ? ledger.name(of: part.member)
          : "\(ledger.name(of: part.member)) \(part.value.plain)"
      }
      let shares = Dictionary(
        payment.shares.map { ($0.member, $0.value) }, uniquingKeysWith: { first, _ in first })
      csv.append(
        [
          .value(payment.date.iso), .text(payment.title), .value(payment.amount.plain),
          .value(currency.code),
          .value(payment.conversion.map { PlainDecimal.text($0.billionths, decimals: 9) } ?? ""),
          .value(payment.conversion?.groupAmount.plain ?? ""),
          .value(payment.conversion?.groupAmount.currency.code ?? ""),
          .text(payers.joined(separator: "; ")), .value(payment.isPayback ? "yes" : "no"),
        ]
          + members.map { member in
            .value(shares[member.id]?.plain ?? "")
          })
    }
    return csv.bytes
  }
}
