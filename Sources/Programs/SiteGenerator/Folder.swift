import CZlib
import CZopfli
import Formats
import Glibc

/// A file or a folder that could not be read or written, or that does not hold what it should.
struct FileProblem: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): \(reason)" }
}

extension FileProblem {
  init(_ path: String, _ failure: FileFailure = FileFailure()) {
    self.init(path: path, reason: failure.reason)
  }
}

/// A folder with the operations of the generator.
struct Folder {
  let path: String

  func names() throws(FileProblem) -> [String] {
    guard let folder = opendir(path) else { throw FileProblem(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  func read(_ name: String) throws(FileProblem) -> [UInt8] {
    let place = "\(path)/\(name)"
    do throws(FileFailure) {
      return try FileBytes.read(place, upTo: Self.mostBytes)
    } catch {
      throw FileProblem(place, error)
    }
  }

  /// The limit for reading, far above the size of any file of a site.
  private static let mostBytes = 1 << 24

  func write(_ content: [UInt8], as name: String) throws(FileProblem) {
    let place = try place(for: name)
    guard let file = fopen(place, "w") else { throw FileProblem(place) }
    let written = fwrite(content, 1, content.count, file)
    guard fclose(file) == 0, written == content.count else { throw FileProblem(place) }
  }

  /// Writes a file and a gzipped copy next to it, so that nginx need not compress it for each
  /// request.
  func writeWithCompressed(_ content: [UInt8], as name: String) throws(FileProblem) {
    try write(content, as: name)
    let place = try place(for: name + ".gz")
    guard let file = gzopen(place, "wb9") else { throw FileProblem(place) }
    let written = gzwrite(file, content, UInt32(content.count))
    guard gzclose(file) == Z_OK, written == content.count else { throw FileProblem(place) }
  }

  /// The same for a file that every first visit fetches: its copy is a twentieth smaller, and takes a
  /// tenth of a second.
  func writeWithSmallest(_ content: [UInt8], as name: String) throws(FileProblem) {
    try write(content, as: name)
    try write(Self.smallest(content), as: name + ".gz")
  }

  private static func smallest(_ content: [UInt8]) -> [UInt8] {
    var options = ZopfliOptions()
    ZopfliInitOptions(&options)
    options.numiterations = 5
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    ZopfliCompress(&options, ZOPFLI_FORMAT_GZIP, content, content.count, &bytes, &count)
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func place(for name: String) throws(FileProblem) -> String {
    let whole = "\(path)/\(name)"
    var folder = ""
    for part in whole.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw FileProblem(folder) }
    }
    return whole
  }
}
