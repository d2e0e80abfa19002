import Glibc
import Testing

/// A program from Debian that checks what we wrote with no code of ours.
package struct DebianProgram {
  /// A shell command that reads the file named `$FILE`.
  package let command: String

  /// What to install when it is missing.
  package let packages: String

  package init(command: String, packages: String) {
    self.command = command
    self.packages = packages
  }

  /// What the command prints about a file of these bytes.
  package func output(on bytes: [UInt8]) throws -> String {
    var path = Array("/tmp/farthing-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    try #require(descriptor >= 0)
    defer { unlink(path) }
    let written = write(descriptor, bytes, bytes.count)
    close(descriptor)
    try #require(written == bytes.count)
    let name = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return try run("export FILE=\(name); \(command)")
  }

  private func run(_ shell: String) throws -> String {
    let pipe = try #require(popen("{ \(shell)\n} 2>&1", "r"))
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      output += buffer[..<count]
    }
    let status = pclose(pipe) >> 8
    let text = String(decoding: output, as: UTF8.self)
    try #require(status == 0, "\(command) (from Debian's \(packages)) said: \(text)")
    return text
  }
}
