/// How the country of a currency writes dates in words.
package enum DateStyle: Sendable {
  /// The day first, as in most of the world: "15 February 2026", "15 Feb 2026".
  case dayFirst
  /// The month first and short, as in the United States: "Feb 15, 2026".
  case monthFirst
}

extension Currency {
  /// The style of dates next to amounts of the currency.
  package var dateStyle: DateStyle { self == .usd ? .monthFirst : .dayFirst }
}

extension CalendarDate {
  /// The date in words, as the country of a currency writes it: "5 December 2026", "Dec 5, 2026".
  package func words(in currency: Currency) -> String {
    switch currency.dateStyle {
    case .dayFirst: words
    case .monthFirst: "\(dayAndShortMonth(in: currency)), \(year)"
    }
  }

  /// The date in short words, for narrow columns: "5 Dec 2026", "Dec 5, 2026".
  package func shortWords(in currency: Currency) -> String {
    switch currency.dateStyle {
    case .dayFirst: shortWords
    case .monthFirst: words(in: currency)
    }
  }

  /// The date in words without the year: "5 December", "December 5".
  package func dayAndMonth(in currency: Currency) -> String {
    switch currency.dateStyle {
    case .dayFirst: dayAndMonth
    case .monthFirst: "\(monthName) \(day)"
    }
  }

  /// The weekday and date, with the year on request: "Sunday 22 November", "Sunday, November 22".
  package func weekday(in currency: Currency, withYear: Bool) -> String {
    let day = dayAndMonth(in: currency)
    return switch currency.dateStyle {
    case .dayFirst: "\(weekdayName) \(day)\(withYear ? " \(year)" : "")"
    case .monthFirst: "\(weekdayName), \(day)\(withYear ? ", \(year)" : "")"
    }
  }

  /// The date without the year for a small place: "5 Dec", "Dec 5".
  package func dayAndShortMonth(in currency: Currency) -> String {
    let month = Self.shortMonthNames[month - 1]
    return switch currency.dateStyle {
    case .dayFirst: "\(day) \(month)"
    case .monthFirst: "\(month) \(day)"
    }
  }
}
