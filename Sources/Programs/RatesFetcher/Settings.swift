import Fetching
import Files
import Glibc

/// The settings of the fetching program, from its environment.
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

  /// Reads a short text; a key is far shorter than the limit.
  private static func text(of path: String) throws(RatesProblem) -> String {
    do throws(FileFailure) {
      return String(decoding: try FileBytes.read(path, upTo: 512), as: UTF8.self)
    } catch {
      throw error == .tooLong ? .keyMalformed : .keyFileUnreadable(error.reason)
    }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
