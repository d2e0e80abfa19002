package import Finance
import Web

/// The whole of the worker's work: from the variables of a request to the bytes of its answer.
package struct Application: Sendable {
  private let site: Site

  package init(_ site: Site) {
    self.site = site
  }

  /// Answers a request (RFC 3875) on a day, at a second since 1970.
  ///
  /// `variable` gives the CGI variables; an answer is always given, whatever was sent.
  package func answer(
    variable: (String) -> [UInt8]?, body: [UInt8], bodyIsTooLarge: Bool, on today: CalendarDate,
    at now: Int64
  ) -> [UInt8] {
    let site = site.at(now, on: today)
    return response(variable, body, bodyIsTooLarge, site).serialized(secure: site.isSecure)
  }

  private func response(
    _ variable: (String) -> [UInt8]?, _ body: [UInt8], _ bodyIsTooLarge: Bool, _ site: Site
  ) -> Response {
    do throws(UnreadableRequest) {
      let request = try Request(variable: variable, body: body, bodyIsTooLarge: bodyIsTooLarge)
      guard CrossOrigin.allows(request, on: site.origin) else {
        return SitePages.fromElsewhere(request, site)
      }
      return Routes.router.respond(to: request, in: site)
    } catch {
      return UnreadableAnswer.response(
        to: error, forProgram: Request.wantsJSON(variable: variable), on: site)
    }
  }
}
