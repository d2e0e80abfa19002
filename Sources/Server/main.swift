import Components
import FastCGI
import Glibc
import Tools

do {
  let settings = try Settings()
  let application = Application(settings.site)
  try serve(bodyLimit: 300_000) { call in
    application.answer(
      variable: { call.parameter($0) }, body: call.body, bodyIsTooLarge: call.bodyIsTooLarge,
      on: settings.clock.today)
  }
} catch {
  let sentence = "farthing-server: \(error)\n"
  write(STDERR_FILENO, sentence, sentence.utf8.count)
  exit(EXIT_FAILURE)
}
