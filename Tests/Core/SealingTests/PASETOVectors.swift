/// One of the public test vectors of PASETO version 4, purpose local.
///
/// https://github.com/paseto-standard/test-vectors, v4.json. Every key is the bytes 0x70 to 0x8f.
struct PASETOVector: CustomTestStringConvertible, Sendable {
  let name: String
  let nonce: [UInt8]
  let footer: String
  let assertion: String
  /// What is in the token; `nil` where it must not open.
  let payload: String?
  let token: String

  var testDescription: String { name }
}

extension PASETOVector {
  private static let zeros = [UInt8](repeating: 0, count: 32)
  private static let random: [UInt8] = [
    0xdf, 0x65, 0x48, 0x12, 0xba, 0xc4, 0x92, 0x66, 0x38, 0x25, 0x52, 0x0b, 0xa2, 0xf6, 0xe6, 0x7c,
    0xf5, 0xca, 0x5b, 0xdc, 0x13, 0xd4, 0xe7, 0x50, 0x7a, 0x98, 0xcc, 0x4c, 0x2f, 0xcc, 0x3a, 0xd8,
  ]
  private static let randomOfF3: [UInt8] = [
    0x26, 0xf7, 0x55, 0x33, 0x54, 0x48, 0x2a, 0x1d, 0x91, 0xd4, 0x78, 0x46, 0x27, 0x85, 0x4b, 0x8d,
    0xa6, 0xb8, 0x04, 0x2a, 0x79, 0x66, 0x52, 0x3c, 0x2b, 0x40, 0x4e, 0x8d, 0xbb, 0xe7, 0xf7, 0xf2,
  ]
  private static let keyID = #"{"kid":"zVhMiPBP9fRf2snEcT7gFTioeA9COcNy9DfgL1W60haN"}"#
  private static let notJSON = "arbitrary-string-that-isn't-json"
  private static let secret =
    #"{"data":"this is a secret message","exp":"2022-01-01T00:00:00+00:00"}"#
  private static let hidden =
    #"{"data":"this is a hidden message","exp":"2022-01-01T00:00:00+00:00"}"#

  private static let nonces = ["zeros": zeros, "random": random, "randomOfF3": randomOfF3]

  /// A vector a line; one that must not open has no payload: –.
  private static func vectors(_ lines: String) -> [PASETOVector] {
    Row.table("name | nonce | footer | assertion | payload | token\n" + lines).map { row in
      let (nonce, payload): (String, String) = (row["nonce"], row["payload"])
      return PASETOVector(
        name: row["name"], nonce: nonces[nonce] ?? [], footer: row["footer"],
        assertion: row["assertion"], payload: payload == "–" ? nil : payload, token: row["token"])
    }
  }

  static let good = vectors(
    """
    4-E-1 | zeros  |            |                         | \(secret) | v4.local.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAr68PS4AXe7If_ZgesdkUMvSwscFlAl1pk5HC0e8kApeaqMfGo_7OpBnwJOAbY9V7WU6abu74MmcUE8YWAiaArVI8XJ5hOb_4v9RmDkneN0S92dx0OW4pgy7omxgf3S8c3LlQg
    4-E-2 | zeros  |            |                         | \(hidden) | v4.local.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAr68PS4AXe7If_ZgesdkUMvS2csCgglvpk5HC0e8kApeaqMfGo_7OpBnwJOAbY9V7WU6abu74MmcUE8YWAiaArVI8XIemu9chy3WVKvRBfg6t8wwYHK0ArLxxfZP73W_vfwt5A
    4-E-3 | random |            |                         | \(secret) | v4.local.32VIErrEkmY4JVILovbmfPXKW9wT1OdQepjMTC_MOtjA4kiqw7_tcaOM5GNEcnTxl60WkwMsYXw6FSNb_UdJPXjpzm0KW9ojM5f4O2mRvE2IcweP-PRdoHjd5-RHCiExR1IK6t6-tyebyWG6Ov7kKvBdkrrAJ837lKP3iDag2hzUPHuMKA
    4-E-4 | random |            |                         | \(hidden) | v4.local.32VIErrEkmY4JVILovbmfPXKW9wT1OdQepjMTC_MOtjA4kiqw7_tcaOM5GNEcnTxl60WiA8rd3wgFSNb_UdJPXjpzm0KW9ojM5f4O2mRvE2IcweP-PRdoHjd5-RHCiExR1IK6t4gt6TiLm55vIH8c_lGxxZpE3AWlH4WTR0v45nsWoU3gQ
    4-E-5 | random | \(keyID)   |                         | \(secret) | v4.local.32VIErrEkmY4JVILovbmfPXKW9wT1OdQepjMTC_MOtjA4kiqw7_tcaOM5GNEcnTxl60WkwMsYXw6FSNb_UdJPXjpzm0KW9ojM5f4O2mRvE2IcweP-PRdoHjd5-RHCiExR1IK6t4x-RMNXtQNbz7FvFZ_G-lFpk5RG3EOrwDL6CgDqcerSQ.eyJraWQiOiJ6VmhNaVBCUDlmUmYyc25FY1Q3Z0ZUaW9lQTlDT2NOeTlEZmdMMVc2MGhhTiJ9
    4-E-6 | random | \(keyID)   |                         | \(hidden) | v4.local.32VIErrEkmY4JVILovbmfPXKW9wT1OdQepjMTC_MOtjA4kiqw7_tcaOM5GNEcnTxl60WiA8rd3wgFSNb_UdJPXjpzm0KW9ojM5f4O2mRvE2IcweP-PRdoHjd5-RHCiExR1IK6t6pWSA5HX2wjb3P-xLQg5K5feUCX4P2fpVK3ZLWFbMSxQ.eyJraWQiOiJ6VmhNaVBCUDlmUmYyc25FY1Q3Z0ZUaW9lQTlDT2NOeTlEZmdMMVc2MGhhTiJ9
    4-E-7 | random | \(keyID)   | {"test-vector":"4-E-7"} | \(secret) | v4.local.32VIErrEkmY4JVILovbmfPXKW9wT1OdQepjMTC_MOtjA4kiqw7_tcaOM5GNEcnTxl60WkwMsYXw6FSNb_UdJPXjpzm0KW9ojM5f4O2mRvE2IcweP-PRdoHjd5-RHCiExR1IK6t40KCCWLA7GYL9KFHzKlwY9_RnIfRrMQpueydLEAZGGcA.eyJraWQiOiJ6VmhNaVBCUDlmUmYyc25FY1Q3Z0ZUaW9lQTlDT2NOeTlEZmdMMVc2MGhhTiJ9
    4-E-8 | random | \(keyID)   | {"test-vector":"4-E-8"} | \(hidden) | v4.local.32VIErrEkmY4JVILovbmfPXKW9wT1OdQepjMTC_MOtjA4kiqw7_tcaOM5GNEcnTxl60WiA8rd3wgFSNb_UdJPXjpzm0KW9ojM5f4O2mRvE2IcweP-PRdoHjd5-RHCiExR1IK6t5uvqQbMGlLLNYBc7A6_x7oqnpUK5WLvj24eE4DVPDZjw.eyJraWQiOiJ6VmhNaVBCUDlmUmYyc25FY1Q3Z0ZUaW9lQTlDT2NOeTlEZmdMMVc2MGhhTiJ9
    4-E-9 | random | \(notJSON) | {"test-vector":"4-E-9"} | \(hidden) | v4.local.32VIErrEkmY4JVILovbmfPXKW9wT1OdQepjMTC_MOtjA4kiqw7_tcaOM5GNEcnTxl60WiA8rd3wgFSNb_UdJPXjpzm0KW9ojM5f4O2mRvE2IcweP-PRdoHjd5-RHCiExR1IK6t6tybdlmnMwcDMw0YxA_gFSE_IUWl78aMtOepFYSWYfQA.YXJiaXRyYXJ5LXN0cmluZy10aGF0LWlzbid0LWpzb24
    """)

  static let bad = vectors(
    """
    4-F-2 | random     | \(keyID)   | {"test-vector":"4-F-2"} | – | v4.public.eyJpbnZhbGlkIjoidGhpcyBzaG91bGQgbmV2ZXIgZGVjb2RlIn22Sp4gjCaUw0c7EH84ZSm_jN_Qr41MrgLNu5LIBCzUr1pn3Z-Wukg9h3ceplWigpoHaTLcwxj0NsI1vjTh67YB.eyJraWQiOiJ6VmhNaVBCUDlmUmYyc25FY1Q3Z0ZUaW9lQTlDT2NOeTlEZmdMMVc2MGhhTiJ9
    4-F-3 | randomOfF3 | \(notJSON) | {"test-vector":"4-F-3"} | – | v3.local.23e_2PiqpQBPvRFKzB0zHhjmxK3sKo2grFZRRLM-U7L0a8uHxuF9RlVz3Ic6WmdUUWTxCaYycwWV1yM8gKbZB2JhygDMKvHQ7eBf8GtF0r3K0Q_gF1PXOxcOgztak1eD1dPe9rLVMSgR0nHJXeIGYVuVrVoLWQ.YXJiaXRyYXJ5LXN0cmluZy10aGF0LWlzbid0LWpzb24
    4-F-4 | random     |            |                         | – | v4.local.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAr68PS4AXe7If_ZgesdkUMvSwscFlAl1pk5HC0e8kApeaqMfGo_7OpBnwJOAbY9V7WU6abu74MmcUE8YWAiaArVI8XJ5hOb_4v9RmDkneN0S92dx0OW4pgy7omxgf3S8c3LlQh
    4-F-5 | random     | \(keyID)   |                         | – | v4.local.32VIErrEkmY4JVILovbmfPXKW9wT1OdQepjMTC_MOtjA4kiqw7_tcaOM5GNEcnTxl60WkwMsYXw6FSNb_UdJPXjpzm0KW9ojM5f4O2mRvE2IcweP-PRdoHjd5-RHCiExR1IK6t4x-RMNXtQNbz7FvFZ_G-lFpk5RG3EOrwDL6CgDqcerSQ==.eyJraWQiOiJ6VmhNaVBCUDlmUmYyc25FY1Q3Z0ZUaW9lQTlDT2NOeTlEZmdMMVc2MGhhTiJ9
    """)
}
