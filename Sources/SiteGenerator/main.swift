import Glibc

guard CommandLine.arguments.count == 4 else {
  fail("usage: farthing-site PUBLIC OUTPUT ORIGIN")
}

do {
  try GeneratedSite(
    files: CommandLine.arguments[1], output: CommandLine.arguments[2],
    origin: CommandLine.arguments[3]
  ).write()
} catch {
  fail("farthing-site: \(error)")
}

func fail(_ sentence: String) -> Never {
  let line = sentence + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(EXIT_FAILURE)
}
