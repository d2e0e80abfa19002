import GroupsFormulas

/// Goes on from group to group and keeps each in step before all go to another phone: the cookie of each
/// is at a path of its own.
enum GroupsForAnotherPhone {
  /// The number of groups in one press.
  private static let most = 10
  private static let count = "n"

  /// Goes on to the next group that is not in step, or to the page; one that failed is skipped.
  ///
  /// The response to any other request stays as it is.
  ///
  /// - Parameters:
  ///   - id: The group of the request, which may not be here any more.
  ///   - response: The response about that group.
  ///   - request: The request.
  ///   - site: The site.
  /// - Returns: The response to the press.
  static func goingOn(
    from id: GroupID?, with response: Response, _ request: Request, _ site: Site
  ) -> Response {
    guard let id, site.letterBoxes != nil, AnotherPhonePath.isNext(after: request),
      request.path == GroupAddress(id: id).box.text
    else { return response }
    let before = request.query.typed(count).flatMap { Int($0) } ?? 0
    let rows = GroupStore.rows(of: request, on: site).rows
    let place = rows.firstIndex { $0.id == id } ?? rows.count
    guard (0..<most - 1).contains(before),
      let next = rows.dropFirst(place + 1).first(where: { $0.bond.secret == nil })
    else { return AnotherPhonePath.reached(with: response) }
    let address = GroupAddress(id: next.id).box.with(query: [(count, String(before + 1))])
    return Response.again(at: address).adding(response.cookies)
  }
}
