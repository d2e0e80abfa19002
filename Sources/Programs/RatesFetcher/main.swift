import Formats
import Calendars
import Fetching
import Files
import Finance
import Glibc
import MortgageRates

/// Fetches all rates, writes them, and returns a line about it.
func fetch(timeout: Int) throws(RatesProblem) -> String {
  let settings = try Settings()
  guard let client = HTTPClient(timeout: timeout, isLocal: settings.address.isLocal) else {
    throw .noClient
  }
  let visit = RatesVisit(
    asking: { client.get(settings.address.observations(of: $0, key: settings.key)) },
    waiting: { sleep(UInt32(clamping: $0)) })
  let rates = try visit.rates(at: UTCTime(time(nil)))
  do throws(FileFailure) {
    try AtomicFile.replace(settings.file, with: RatesFile.bytes(of: rates))
  } catch {
    throw .notWritten(error.reason)
  }
  return rates.histories.map { "\($0.series.id) \($0.latest.rate.plain) on \($0.latest.date)" }
    .joined(separator: ", ")
}

func say(_ sentence: String, to file: Int32) {
  let line = "farthing-rates: \(sentence)\n"
  write(file, line, line.utf8.count)
}

signal(SIGPIPE, SIG_IGN)
switch CommandLineRequest(CommandLine.arguments.dropFirst()) {
case .help:
  write(STDOUT_FILENO, CommandLineRequest.usage, CommandLineRequest.usage.utf8.count)
case .unknown(let argument):
  say("\(argument) is not known; --help says what is.", to: STDERR_FILENO)
  exit(64)
case .fetch(let timeout):
  do {
    say(try fetch(timeout: timeout), to: STDOUT_FILENO)
  } catch {
    say(error.message + " The rates stay as they were.", to: STDERR_FILENO)
    exit(error.exitCode)
  }
}
