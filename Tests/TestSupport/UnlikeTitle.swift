/// A title of about so many letters that no other number has, and that takes as much room deflated as not.
package func title(_ number: Int, letters count: Int = 40) -> String {
  var text = ""
  var state = UInt64(number) &+ 1
  while text.utf8.count < count {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    text += String(state >> 8, radix: 36)
  }
  return String(text.prefix(count))
}
