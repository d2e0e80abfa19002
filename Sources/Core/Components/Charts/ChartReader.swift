/// A slider over a chart of balances, which a script reads out: the month and the balances at the
/// place of a finger, of a pointer or of the arrow keys.
///
/// Its attribute `data-values` has a line for each place: the month and the amounts, with tabs
/// between them, in whole units unless they are small. The first line has the words before each.
/// Without scripts the slider is hidden, and a table next to the chart has every figure.
struct ChartReader: Sendable {
  /// A balance by the number of months from the start, as the chart draws it.
  typealias Line = (name: String, balance: (Int) -> Money)

  private let places: Int
  private let values: HTML

  /// A slider over the whole of the time axis.
  ///
  /// - Parameters:
  ///   - scale: The scale of the chart.
  ///   - start: The month at its left end.
  ///   - lines: What is read out at each place, in this order.
  init(_ scale: BalanceScale, from start: CalendarMonth, lines: [Line]) {
    var values = HTML(reserving: 1_024)
    for line in lines {
      values.append(raw: "\t")
      values.append(escaping: line.name)
      values.append(raw: ": ")
    }
    let months = scale.places
    for month in months {
      values.append(raw: "\n", start.addingMonths(month))
      for line in lines { values.append(raw: "\t", short: scale.shown(line.balance(month))) }
    }
    places = months.count
    self.values = values
  }

  /// The slider, and the place where it is read out for those who see.
  var html: HTML {
    """
    <input class="reader" type="range" aria-label="Place on the chart" \
    max="\(places - 1)" value="0" autocomplete="off" hidden data-values="\(values)">\
    <p class="reading" aria-hidden="true"></p>

    """
  }
}
