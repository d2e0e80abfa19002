import Farthing
import Formats
import Glibc
import Web

if CommandLine.arguments.dropFirst() == ["--samples"] {
  try? FileBytes.write(SampleList.json, to: STDOUT_FILENO)
  exit(EXIT_SUCCESS)
}
guard CommandLine.arguments.count == 4 else {
  fail("usage: farthing-site PUBLIC OUTPUT ORIGIN, or farthing-site --samples")
}

do {
  let settings = try getenv("FARTHING_SETTINGS").map { try SiteSettings(path: String(cString: $0)) }
  try GeneratedSite(
    files: CommandLine.arguments[1], output: CommandLine.arguments[2],
    origin: CommandLine.arguments[3], settings: settings ?? .standard
  ).write()
} catch {
  fail("farthing-site: \(error)")
}

func fail(_ sentence: String) -> Never {
  let line = sentence + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(EXIT_FAILURE)
}
