import Components
import FastCGI
import Glibc
import Tools
import Web

do {
  let settings = try Settings()
  var application = Application(settings.site)
  try serve(bodyLimit: Request.bodyLimit) { call in
    if let file = settings.file, file.hasChanged() {
      application = Application(settings.site.with(file.current))
    }
    return application.answer(
      variable: { call.parameter($0) }, body: call.body, bodyIsTooLarge: call.bodyIsTooLarge,
      on: settings.clock.today, at: settings.clock.now)
  }
} catch {
  let sentence = "farthing-server: \(error)\n"
  write(STDERR_FILENO, sentence, sentence.utf8.count)
  exit(EXIT_FAILURE)
}
