import FastCGI
import Glibc

func answer(_ call: borrowing Call) -> [UInt8] {
  call.parameter("DOCUMENT_URI") == Array("/health".utf8)
    ? text("200 OK", "ok") : text("404 Not Found", "There is no such page.\n")
}

func text(_ status: String, _ body: String) -> [UInt8] {
  Array("Status: \(status)\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n\(body)".utf8)
}

do {
  try serve(bodyLimit: 300_000, answer)
} catch {
  let sentence = "farthing-server: \(error)\n"
  write(STDERR_FILENO, sentence, sentence.utf8.count)
  exit(EXIT_FAILURE)
}
