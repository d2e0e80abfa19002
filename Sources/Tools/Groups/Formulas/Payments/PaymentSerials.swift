/// The serials of payments by their number of sharers.
package struct PaymentSerials {
  private var used: [Int: [Int]] = [:]

  /// The serials of no payments.
  package init() {}

  /// Adds the serial of a payment.
  package mutating func add(_ payment: GroupPayment) {
    used[payment.split.count, default: []].append(payment.serial)
  }

  /// The serial of a new payment: the number of payments with as many sharers, or the next unused
  /// number.
  package func next(sharers count: Int) -> Int {
    let used = used[count, default: []]
    // Usually all serials are lower. Checking that first keeps imports fast.
    guard used.contains(where: { $0 >= used.count }) else { return used.count }
    let taken = Set(used)
    var serial = used.count
    while taken.contains(serial) { serial += 1 }
    return serial
  }
}
