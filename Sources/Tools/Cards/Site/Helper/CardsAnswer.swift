import Hosting
import Formats
import Calendars
import Finance
import State

/// The answers for programs, as the contract words them.
enum CardsAnswer {
  static func list(_ wallet: Wallet, today: CalendarDate) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.member("currency", wallet.currency.code)
      $0.list("cards") { json in
        for card in wallet.ordered { json.object { write(card, today, in: &$0) } }
      }
      $0.member("summary") {
        $0.member("balance", wallet.balance)
        $0.member("limit", wallet.limit)
        $0.member("available", wallet.available)
        $0.member("utilisation", wallet.utilisation.percent)
      }
    }
    return json.bytes
  }

  static func card(_ card: Card, today: CalendarDate) -> [UInt8] {
    var json = JSON()
    json.object { write(card, today, in: &$0) }
    return json.bytes
  }

  static func target(_ target: CardsTarget) -> [UInt8] {
    var json = JSON()
    json.object {
      $0.member("target", target.target.plain)
      $0.list("cards") { json in
        for row in target.rows {
          json.object {
            $0.member("id", row.card.id.text)
            $0.member("pay", row.pay)
          }
        }
      }
      $0.member("sumOfCards", target.sum)
      $0.member("overall", target.overall)
      $0.list("plan") { json in
        for row in target.rows {
          guard let planned = row.planned else { continue }
          json.object {
            $0.member("id", row.card.id.text)
            $0.member("pay", planned)
            $0.member("minimum", row.card.minimum.amount)
            $0.member("minimumEstimated", row.card.minimum.isEstimated)
            $0.member("utilisationAfter", row.utilisationAfter?.percent)
          }
        }
      }
      $0.list("advice") { json in
        for advice in target.advice {
          json.object {
            $0.member("code", advice.code.rawValue)
            $0.member("text", advice.text)
          }
        }
      }
    }
    return json.bytes
  }

  static func csv(_ wallet: Wallet, today: CalendarDate) -> [UInt8] {
    var csv = CSV(
      header: [
        "Name", "Currency", "Balance", "Limit", "Available", "Utilisation %", "Due day", "Next due",
        "Statement day", "APR %", "Minimum payment", "Reminder",
      ], byteOrderMark: true)
    for card in wallet.ordered {
      let details = card.details
      csv.append([
        .text(card.details.name), .value(wallet.currency.code), .value(card.balance.plain),
        .value(card.limit.plain), .value(card.available.plain),
        .value(card.utilisation.percent ?? ""), .value(String(details.dueDay)),
        .value(card.nextDue(on: today).iso),
        .value(details.statementDay.map { String($0) } ?? ""), .value(details.apr?.plain ?? ""),
        .value(details.minimum?.plain ?? ""), .value(details.hasReminder ? "yes" : "no"),
      ])
    }
    return csv.bytes
  }

  private static func write(_ card: Card, _ today: CalendarDate, in json: inout JSON) {
    json.member("id", card.id.text)
    json.member("name", card.details.name)
    json.member("balance", card.balance)
    json.member("limit", card.limit)
    json.member("available", card.available)
    json.member("utilisation", card.utilisation.percent)
    json.member("band", card.utilisation.band.rawValue)
    json.member("dueDay", card.details.dueDay)
    json.member("nextDue", card.nextDue(on: today).iso)
    json.member("paid", card.isPaid(on: today))
    json.member("reminder", card.details.hasReminder)
    json.member("statementDay", card.details.statementDay)
    json.member("apr", card.details.apr?.plain)
    json.member("minimum", card.details.minimum)
    json.member("style", card.details.style.rawValue)
  }
}
