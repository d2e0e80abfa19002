extension OpenAPI.Outcome {
  static let closed = OpenAPI.Outcome("410", "The link of the group was turned off")

  static let away = OpenAPI.Outcome(
    "503", "The store of letters does not answer, and is needed: the group is not in a cookie")

  static let noRoom = OpenAPI.Outcome("507", "The store of letters has no room for another group")
}
