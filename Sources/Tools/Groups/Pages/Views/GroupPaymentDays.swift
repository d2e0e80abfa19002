import GroupsFormulas

/// The payments of a group on its page, newest first, each with its day.
struct GroupPaymentDays {
  private let voice: GroupVoice
  private let today: CalendarDate
  private let days: [Day]
  /// Those that came from other phones since the last visit.
  private let new: [PaymentID]
  /// The keys of parts that the other phones do not have yet.
  private let unsent: Set<PartKey>
  /// Those that no other phone gets, as this one is out of step.
  private let onlyHere: [PaymentID]

  /// The payments of one day, the last added first.
  private struct Day {
    let date: CalendarDate
    var payments: [(id: PaymentID, payment: GroupPayment)]
  }

  init(_ book: GroupBook, on site: Site, matching filter: PaymentFilter = PaymentFilter()) {
    voice = GroupVoice(book)
    today = site.today
    let inStep = site.letterBoxes == nil ? nil : book.inStep
    new = inStep?.unseen ?? []
    unsent = Set(inStep?.membership.waiting.named ?? [])
    onlyHere = book.onlyHere
    days = Self.days(of: book.ledger.entries(matching: filter))
  }

  private static func days(of entries: [GroupLedger.Entry]) -> [Day] {
    var days: [CalendarDate: Day] = [:]
    for entry in entries.reversed() {
      guard let payment = entry.payment else { continue }
      days[payment.date, default: Day(date: payment.date, payments: [])].payments.append(
        (entry.id, payment))
    }
    return days.values.sorted { $0.date > $1.date }
  }

  /// The section; nil while there is no payment.
  var html: HTML? {
    guard !days.isEmpty else { return nil }
    return """
      <section class="paid">
      <div class="paid-head"><h2>Payments</h2>\(isLong ? find : nil)</div>
      \(OfflineSlot.payments.around())
      \(isLong ? folded : list)
      \(whole)
      </section>
      """
  }

  /// All payments in one list.
  var list: HTML { rows(of: days) }

  /// The number of payments from which on finding comes first, and older ones are behind their months.
  private static let most = 20

  private var isLong: Bool { days.reduce(0) { $0 + $1.payments.count } > Self.most }

  /// The link for the head of a long list; below every list it is there too.
  private var find: HTML {
    " <a\(href: GroupAddress(id: voice.ledger.id).finding())>Find a payment</a>"
  }

  /// The newest days, and those before them behind a line for each month.
  private var folded: HTML {
    var listed = 0
    let newest = days.prefix { day in
      listed += day.payments.count
      return listed <= Self.most
    }
    let begun = newest.last.map { CalendarMonth(of: $0.date) }
    let months = Dictionary(grouping: days.dropFirst(newest.count)) { CalendarMonth(of: $0.date) }
    return """
      \(rows(of: Array(newest)))\
      \(each: months.sorted { $0.value[0].date > $1.value[0].date }, {
        fold($0.key, $0.value, isRest: $0.key == begun)
      })
      """
  }

  /// A month, or the rest of one whose newest days are listed; open if anything in it is new or was
  /// not sent.
  private func fold(_ month: CalendarMonth, _ days: [Day], isRest: Bool) -> HTML {
    let payments = days.flatMap(\.payments)
    let count = GroupPayment.inWords(payments.count, more: isRest)
    let spent = voice.ledger.spent(in: payments.map(\.payment))
    return details(
      "\(month.words): \(count)\(spent.isEmpty ? "" : ", \(spent)")",
      isOpen: payments.contains { mark(of: $0.id) != nil }, rows(of: days))
  }

  /// The amount spent in all; nil where the only payment says it.
  private var whole: HTML? {
    let payments = days.flatMap(\.payments).map(\.payment)
    let spent = voice.ledger.spent(in: payments)
    return payments.count > 1 && !spent.isEmpty ? "<p class=\"small\">\(spent) in all</p>" : nil
  }

  private func rows(of days: [Day]) -> HTML {
    """
    <ul class="pays">
    \(each: days.flatMap(\.payments), row)\
    </ul>

    """
  }

  private func row(_ id: PaymentID, _ payment: GroupPayment) -> HTML {
    """
    <li>
    \(DayTile(payment.date, in: today.year).html)
    <p class="what"><a\(href: GroupAddress(id: voice.ledger.id).payment(id))>\
    \(voice.heading(of: payment))</a>\(mark(of: id)) <span>\(voice.details(of: payment))</span></p>
    <p class="sum">\(payment.counted.formatted.keepingSign)\(share(of: payment))</p>
    </li>

    """
  }

  /// What the other phones, or this one, have not known of a payment.
  private func mark(of id: PaymentID) -> HTML? {
    if onlyHere.contains(id) { return " <em>Only on this phone</em>" }
    if unsent.contains(PartKey(id, GroupPayment.self)) { return " <em>Not sent yet</em>" }
    return new.contains(id) ? " <em class=\"new\">New</em>" : nil
  }

  private func share(of payment: GroupPayment) -> HTML? {
    guard !payment.isTransfer, let me = voice.me else { return nil }
    return payment.countedShare(of: me).map {
      " <span>your share \($0.formatted.keepingSign)</span>"
    }
  }
}
