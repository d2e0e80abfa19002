import Farthing
import Glibc
import Web

if CommandLine.arguments.dropFirst() == ["--samples"] {
  say(SampleList.json)
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

func say(_ bytes: [UInt8]) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

func fail(_ sentence: String) -> Never {
  let line = sentence + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(EXIT_FAILURE)
}
