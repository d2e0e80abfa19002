import Keeping

extension Target {
  static let keyFile = Target("KeyFile") { input in
    do throws(KeyFileProblem) {
      let seal = Seal(try KeyRing(keyFile: input))
      let binding = Binding(purpose: .wallet, name: "c", host: "h", schemaVersion: 1)
      let token = seal.seal(input, for: binding, at: 0, lifetime: nil)
      let opened = try? seal.open(token, for: binding, at: 0, limit: .max)
      precondition(opened?.payload == input, "keys that do not open what they sealed")
    } catch {
      precondition(!error.description.isEmpty)
    }
  }
}
