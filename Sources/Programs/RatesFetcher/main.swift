import Fetching
import Finance
import Formats
import Glibc
import MortgageRates

/// Fetches the rates of all services, writes them, and says in a line for each what came of it.
///
/// - Returns: The exit status of the program.
func fetch(_ request: CommandLineRequest.Fetch) throws(RatesProblem) -> Int32 {
  let now = UTCTime(time(nil))
  let settings = try Settings(on: now.date)
  let file = request.snapshot ?? settings.file
  let known = rates(in: file) ?? (request.snapshot == nil ? rates(in: settings.snapshot) : nil)
  guard let client = HTTPClient(timeout: request.timeout) else { throw .noClient }
  var visit = RatesVisit(
    at: now, knowing: known ?? .none,
    asking: { client.get($0.address, isLocal: $0.isLocal, ifModifiedSince: $1) },
    waiting: { sleep(UInt32(clamping: $0)) })
  var fetched: [RateHistory] = []
  var problems: [RatesProblem] = []
  for service in settings.services.all {
    do throws(RatesProblem) {
      fetched += try visit.histories(answering: try service.requests.get())
    } catch {
      problems.append(error)
      let others = settings.services.all.count > 1 ? " of \(service.source.words)" : ""
      say("\(error.message) The rates\(others) stay as they were.", to: STDERR_FILENO)
    }
  }
  if problems.count == settings.services.all.count, let first = problems.first {
    return first.exitCode
  }
  let rates = (known ?? .none).replacing(with: fetched, at: now)
  try write(request.snapshot == nil ? rates : rates.asSnapshot, to: file)
  say(fetched.map(words).joined(separator: ", "), to: STDOUT_FILENO)
  return problems.isEmpty ? 0 : 3
}

/// Nil when there is no file of rates.
func rates(in file: String) -> PublishedRates? {
  try? RatesFile.read(FileBytes.read(file, upTo: RatesFile.limit))
}

func write(_ rates: PublishedRates, to file: String) throws(RatesProblem) {
  do throws(FileFailure) {
    try AtomicFile.replace(file, with: RatesFile.bytes(of: rates))
  } catch {
    throw .notWritten(error.reason)
  }
}

func words(_ history: RateHistory) -> String {
  "\(history.series.id) \(history.latest.rate.plain) on \(history.latest.date)"
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
case .fetch(let request):
  do {
    exit(try fetch(request))
  } catch {
    say(error.message + " The rates stay as they were.", to: STDERR_FILENO)
    exit(error.exitCode)
  }
}
