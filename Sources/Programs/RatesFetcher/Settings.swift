import Fetching
import Files
import Glibc

/// What the environment says about where rates come from and where they go.
struct Settings {
  let key: FREDKey
  let address: FREDAddress
  let file: String

  init() throws(RatesProblem) {
    guard let keyFile = Self.variable("FARTHING_FRED_KEY_FILE") else { throw .noKeyFile }
    guard let key = FREDKey(file: try Self.text(of: keyFile)) else { throw .keyMalformed }
    let base = Self.variable("FARTHING_FRED_URL") ?? FREDAddress.standard
    guard let address = FREDAddress(base) else { throw .badAddress }
    self.key = key
    self.address = address
    file = Self.variable("FARTHING_RATES_FILE") ?? "/var/lib/farthing/rates.json"
  }

  /// The first few hundred bytes of a file: a key has fewer.
  private static func text(of path: String) throws(RatesProblem) -> String {
    guard let file = fopen(path, "re") else { throw .keyFileUnreadable(FileFailure().reason) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else { throw .keyFileUnreadable(FileFailure().reason) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
