import Components
import Farthing
import FastCGI
import Glibc
import Keeping
import Web

let arguments = CommandLine.arguments.dropFirst()
let tellsLetters = Array(arguments) == ["--letters"]
guard
  arguments.isEmpty || tellsLetters || arguments.count == 2 && arguments.first == "--check-keys"
else {
  Journal.report("it is called without anything, or with --check-keys FILE or --letters.")
  exit(64)
}

do {
  if tellsLetters {
    print(try Settings.lettersInWords())
    exit(EXIT_SUCCESS)
  }
  if let path = arguments.dropFirst().first {
    try Settings.checkKeys(path)
    exit(EXIT_SUCCESS)
  }
  let settings = try Settings()
  var application = Application(settings.site, metrics: settings.metrics)
  let journal = Journal(settings.metrics)
  let growth = Growth()
  let counts = settings.site.frameCounts
  var tookLong = false
  try serve(
    bodyLimit: Request.bodyLimit, abandoned: journal.noteAbandoned,
    retires: { tookLong && growth.isTooLarge },
    betweenRequests: {
      if tookLong { giveBackMemory() }
      settings.site.letterBoxes?.tidy(on: settings.clock.today)
      return counts?.saveIfDue(on: settings.clock.today) ?? -1
    },
    ending: { counts?.save(on: settings.clock.today) }
  ) { call in
    if let file = settings.file, file.hasChanged() {
      application = application.with(file.current)
    }
    let began = monotonicMicroseconds()
    var (pieces, record) = application.respond(
      variable: { call.parameter($0) }, body: call.body, bodyIsTooLarge: call.bodyIsTooLarge,
      on: settings.clock.today, at: settings.clock.now,
      isAbandoned: call.isAbandoned)
    record.microseconds = monotonicMicroseconds() - began
    // Only slow requests make a worker grow, and measuring costs more than a fast request.
    tookLong = record.microseconds > 5_000
    journal.note(record)
    return pieces
  }
} catch {
  Journal.report("\(error)")
  exit(EXIT_FAILURE)
}
