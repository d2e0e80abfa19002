import Calendars
import Finance
import MortgageRates
import Testing

func date(_ text: String) throws -> CalendarDate {
  try #require(CalendarDate(iso: text))
}

func week(_ date: String, _ rate: String) throws -> WeeklyRate {
  try #require(WeeklyRate(date: date, rate: rate))
}
