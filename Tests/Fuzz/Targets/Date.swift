import Finance

extension Target {
  static let date = Target("Date") { input in
    let text = String(decoding: input, as: UTF8.self)
    guard let date = CalendarDate(iso: text) else { return }
    precondition(date.iso == text, "a second spelling")
    precondition(CalendarDate(dayNumber: date.dayNumber) == date, "another day")
  }
}
