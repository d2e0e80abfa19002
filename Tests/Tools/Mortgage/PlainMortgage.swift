import Foundation

/// A mortgage worked out from its rules alone, in whole pennies, as plainly as they can be programmed.
///
/// It shares no code with the calculator. Rates are in ten-thousandths of one percent.
struct PlainMortgage {
  struct Day: Equatable {
    var year: Int
    var month: Int
    var day: Int
  }

  struct Row: Equatable {
    var day: Day
    var opening, interest, scheduled, extra, charge, closing: Int
  }

  struct Run {
    var rows: [Row] = []
    var asked = 0
    var afterFix: Int?
    var allowance: (base: Int, free: Int, left: Int)?
  }

  enum Way { case plain, shorten, lower }

  var principal = 0
  var rate = 0
  var months = 1
  var fix: Int?
  var next: Int?
  var start = Day(year: 2027, month: 1, day: 1)
  var isDaily = false
  var savings = 0
  var each = 0
  var yearly = 0
  var yearlyMonth = 12
  var lump = 0
  var lumpPayment: Int?
  var erc: [Int]?
  var allowance = 10_0000
  var base = "january"
  var year = "calendar"
  var balance: Int?
  var overpaid = 0
  var dealMonths = 0

  var held: Int { min(fix ?? months, months) }
  func rate(_ k: Int) -> Int { k <= held ? rate : next ?? rate }

  // MARK: - Numbers

  static func half(_ numerator: Int128, _ denominator: Int128) -> Int {
    Int((2 * numerator + denominator) / (2 * denominator))
  }

  /// The half-up annuity; where a `Double` leaves its last penny in doubt, with 38 digits.
  static func annuity(_ balance: Int, _ rate: Int, _ n: Int) -> Int {
    if rate == 0 { return half(Int128(balance), Int128(n)) }
    if n == 1 { return half(Int128(balance) * Int128(12_000_000 + rate), 12_000_000) }
    let i = Double(rate) / 12e6
    let near = Double(balance) * i / -expm1(-Double(n) * log1p(i))
    let part = near - near.rounded(.down)
    if abs(part - 0.5) > 0.001 { return Int(near.rounded()) }
    let exact = Decimal(rate) / 12_000_000
    var payment = Decimal(balance) * exact / (1 - 1 / pow(1 + exact, n))
    var rounded = Decimal()
    NSDecimalRound(&rounded, &payment, 0, .plain)
    return NSDecimalNumber(decimal: rounded).intValue
  }

  // MARK: - Days

  static func length(_ year: Int, _ month: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  func day(_ k: Int) -> Day {
    let count = start.year * 12 + start.month - 1 + k
    let (year, month) = (count / 12, count % 12 + 1)
    return Day(year: year, month: month, day: min(start.day, Self.length(year, month)))
  }

  /// The days between two payments, the month between them counted out.
  func days(before k: Int) -> Int {
    let (from, to) = (day(k - 1), day(k))
    return Self.length(from.year, from.month) - from.day + to.day
  }

  // MARK: - The runs

  func run(_ way: Way, plain: Run? = nil) -> Run {
    var run = Run()
    run.asked = Self.annuity(principal, rate(1), months)
    var (payment, owed) = (run.asked, principal)
    var (allowanceYear, spent) = (allowanceYear(0), overpaid)
    var k = 0
    while owed > 0, k < months {
      k += 1
      let bearing = way == .plain ? owed : max(0, owed - savings)
      let interest =
        isDaily
        ? Self.half(Int128(bearing) * Int128(days(before: k)) * Int128(rate(k)), 365_000_000)
        : Self.half(Int128(bearing) * Int128(rate(k)), 12_000_000)
      let due = k == months ? owed + interest : min(payment, owed + interest)
      let left = owed + interest - due
      var extra = 0
      if way != .plain {
        extra = each
        if k % 12 == yearlyMonth % 12 { extra += yearly }
        if k == lumpPayment { extra += lump }
        extra = min(extra, left)
      }
      var charge = 0
      if let erc, k <= held {
        if self.allowanceYear(k) != allowanceYear {
          (allowanceYear, spent) = (self.allowanceYear(k), 0)
        }
        let of = basis(k, run.rows, left)
        let all = Self.half(Int128(of) * Int128(allowance), 1_000_000)
        let free = max(0, all - spent)
        if k == 1 { run.allowance = (of, all, free) }
        charge = Self.half(Int128(percent(k, erc)) * Int128(max(0, extra - free)), 1_000_000)
        spent += extra
      }
      run.rows.append(
        Row(
          day: day(k), opening: owed, interest: interest, scheduled: due, extra: extra,
          charge: charge, closing: left - extra))
      owed = left - extra
      if k == fix, k < months, owed > 0 {
        run.afterFix =
          way == .shorten ? plain?.afterFix : Self.annuity(owed, rate(k + 1), months - k)
        payment = run.afterFix ?? payment
      } else if way == .lower, extra > 0, owed > 0, k < months {
        payment = Self.annuity(owed, rate(k + 1), months - k)
      }
    }
    return run
  }

  func percent(_ k: Int, _ erc: [Int]) -> Int {
    erc[min((dealMonths + k + 11) / 12, erc.count) - 1]
  }

  /// The allowance year of a payment; that of the start for none.
  private func allowanceYear(_ k: Int) -> Int {
    year == "deal" ? (dealMonths + max(k, 1) + 11) / 12 : day(k).year
  }

  private func basis(_ k: Int, _ before: [Row], _ left: Int) -> Int {
    switch base {
    case "now": return left
    case "deal": return balance ?? principal
    default:
      if day(k).year == start.year { return balance ?? principal }
      return before.last { $0.day.year < day(k).year }?.closing ?? principal
    }
  }

  // MARK: - The moments of the charge

  private func growth(_ months: Int) -> Decimal { pow(1 + Decimal(rate) / 12_000_000, months) }

  func moments(_ erc: [Int]) -> [(payment: Int, percent: Int, cost: Decimal)] {
    let renewed =
      allowance > 0
      ? (2...max(2, held)).first { $0 <= held && allowanceYear($0) != allowanceYear(1) } : nil
    var moments: [(Int, Int)] = []
    for k in 1...held {
      if k == renewed {
        moments.append((k, 0))
      } else if k == 1 || percent(k, erc) != percent(k - 1, erc) {
        moments.append((k, percent(k, erc)))
      }
    }
    if held < months { moments.append((held + 1, 0)) }
    return moments.map { k, percent in
      (k, percent, 1_000 * (growth(k - 1) - 1 + Decimal(percent) / 1_000_000))
    }
  }

  func breakEven(_ erc: [Int]) -> Int? {
    let needed = 1 + Decimal(percent(1, erc)) / 1_000_000
    var (grown, growth) = (Decimal(1), growth(1))
    for month in 0...1_200 {
      if grown >= needed { return month }
      grown *= growth
    }
    return nil
  }
}
