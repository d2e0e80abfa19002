import GroupsFormulas

/// The payments of those lines of a statement that somebody wants in a group.
struct StatementPayments {
  private(set) var payments: [(id: PaymentID, payment: GroupPayment)] = []
  /// True if a line was chosen whose payment the group has already; it is not added again.
  private(set) var hasRepeated = false

  /// Works the payments out from the choices of a form; a line without one has its usual choice.
  ///
  /// - Throws: Every mistake, in the order of the file.
  init(_ statement: GroupStatement, _ form: Submission, in book: GroupBook) throws(InvalidForm) {
    let payer = try Self.payer(form, in: book)
    var mistakes: [FieldError] = []
    var serials = PaymentSerials()
    for payment in book.ledger.payments { serials.add(payment) }
    for entry in statement.entries {
      let field = StatementRequests.lines + String(entry.line.number)
      do throws(Mistake) {
        let choice = try Self.choice(of: entry, form.typed(field))
        guard choice != .ignore else { continue }
        guard book.ledger[entry: entry.id]?.payment == nil else {
          hasRepeated = true
          continue
        }
        var payment = try Self.payment(entry.line, choice, by: payer, in: book.ledger)
        payment.serial = serials.next(sharers: payment.split.count)
        serials.add(payment)
        payments.append((entry.id, payment))
      } catch {
        mistakes.append(FieldError(field: field, message: error.sentence))
      }
    }
    guard mistakes.isEmpty else { throw InvalidForm(errors: mistakes) }
  }

  private struct Mistake: Error {
    let sentence: String
  }

  private static func payer(
    _ form: Submission, in book: GroupBook
  ) throws(InvalidForm) -> MemberID {
    let field = StatementRequests.payer
    let typed = form.typed(field.name)
    let id = typed.map { MemberID(text: $0) } ?? book.usualPayer
    guard let id, book.ledger[member: id] != nil else {
      throw field.invalid("Choose who paid from the list")
    }
    return id
  }

  private static func choice(
    of entry: GroupStatement.Entry, _ typed: String?
  ) throws(Mistake) -> StatementLine.Choice {
    guard let typed else { return entry.usual }
    guard let choice = StatementLine.Choice(rawValue: typed) else {
      throw Mistake(sentence: "Choose what becomes of line \(entry.line.number)")
    }
    return choice
  }

  private static func payment(
    _ line: StatementLine, _ choice: StatementLine.Choice, by payer: MemberID,
    in ledger: GroupLedger
  ) throws(Mistake) -> GroupPayment {
    let amount = line.amount.absolute
    let usual = ledger.currentDefaultSplit ?? .evenly(ledger.activeMembers.map(\.id))
    return GroupPayment(
      title: line.text, date: line.date, amount: line.isSpent ? amount : -amount,
      conversion: try conversion(of: amount, in: ledger),
      payers: [Share(member: payer, value: amount)],
      split: choice == .mine || usual.count == 0 ? .evenly([payer]) : usual, serial: 0)
  }

  /// The conversion at the rate that the group keeps; nil without one.
  private static func conversion(
    of amount: Money, in ledger: GroupLedger
  ) throws(Mistake) -> GroupPayment.Conversion? {
    guard let rate = ledger.rate(of: amount.currency) else { return nil }
    do throws(GroupPayment.UnsuitableRate) {
      return try .suitable(for: amount, rate, to: ledger.currency)
    } catch {
      throw Mistake(sentence: ledger.words(for: error, of: amount.currency, amount: "the amount"))
    }
  }
}

extension GroupLedger {
  /// Adds payments, or restores those that were deleted.
  mutating func take(_ payments: [(id: PaymentID, payment: GroupPayment)]) {
    for (id, payment) in payments {
      if self[entry: id] == nil { add(payment, as: id) } else { set(payment, of: id) }
    }
  }
}
