package import Glibc

/// A folder of one test, removed with all that is in it.
package final class TemporaryFolder {
  package let path: String

  package init() {
    var template = [CChar]("/tmp/farthing-tests-XXXXXX".utf8CString)
    mkdtemp(&template)
    path = template.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  deinit { removeFolder(at: path) }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the files in the folder.
  package var files: [String] { names(in: path) ?? [] }

  package func write(_ text: String, to name: String, mode: mode_t) {
    let file = open(self.file(name), O_WRONLY | O_CREAT | O_EXCL, mode)
    _ = Glibc.write(file, text, text.utf8.count)
    fchmod(file, mode)
    close(file)
  }

  package func mode(of name: String) -> mode_t {
    var facts = stat()
    return stat(file(name), &facts) == 0 ? facts.st_mode & 0o7777 : 0
  }
}

private func removeFolder(at path: String) {
  for name in names(in: path) ?? [] {
    let part = "\(path)/\(name)"
    // A folder is not unlinked.
    if unlink(part) != 0 { removeFolder(at: part) }
  }
  rmdir(path)
}
