import CardsFormulas
import Components
import Formats
import Web

/// The requests that open a file: first a preview, then its confirmation.
enum CardsImportRequests {
  static func respond(_ request: Request, _ site: Site) -> Response {
    request.form.typed(CardStore.preview.name) == nil
      ? preview(request, site) : confirmed(request, site)
  }

  private static func preview(_ request: Request, _ site: Site) -> Response {
    let book = CardStore.book(of: request, on: site)
    do throws(UnreadableCards) {
      guard let file = request.files.first(where: { $0.field == CardsTransferPage.file }),
        !file.bytes.isEmpty
      else { throw UnreadableCards(message: "Choose a file") }
      let preview = try CardsFile.preview(file.bytes, for: book.wallet)
      guard !preview.wallet.holdsNothing else {
        throw UnreadableCards(message: "There are no cards in this file")
      }
      guard site.vault.fits(CardsBook(wallet: preview.wallet), in: CardStore.cookie) else {
        throw UnreadableCards(message: "There are more cards in this file than a browser can keep")
      }
      return page(preview, InvalidForm(errors: []), request, book, site, status: .ok)
    } catch {
      let invalid = InvalidForm(CardsTransferPage.file, error.message)
      return site.refuse(
        request, invalid, CardsTransferRequests.page(of: book.wallet, on: site, invalid))
    }
  }

  /// Adds the cards of a confirmed preview, which are in the sealed field sent with it.
  private static func confirmed(_ request: Request, _ site: Site) -> Response {
    let token = request.form.typed(CardStore.preview.name) ?? ""
    guard let preview = site.vault.unwrap(CardsPreview.self, token, as: CardStore.preview) else {
      return CardsTransferRequests.expired(request, site)
    }
    let draft: CardsTransferPage.Draft = { invalid in
      { page in
        CardsTransferPage(page).preview(
          preview, confirm: token, typed: request.form, invalid: invalid)
      }
    }
    return CardsRequests.change(
      request, site, next: { _ in CardsOfPlan.next(request.form) },
      full: CardsTransferPage.full(draft)
    ) { book, operation throws(CardsRefusal) in
      do throws(InvalidForm) {
        let wallet = try preview.withDueDays(request.form)
        let keep = try CardsTransferRequests.keep(
          request.form, in: wallet.currency, otherwise: .merge)
        try CardsTransferRequests.take(wallet, keep, into: &book, by: operation)
      } catch {
        throw .invalid(error, draft(error))
      }
    }
  }

  private static func page(
    _ preview: CardsPreview, _ invalid: InvalidForm, _ request: Request, _ book: CardsBook,
    _ site: Site, status: Response.Status
  ) -> Response {
    let token = site.vault.wrap(preview, as: CardStore.preview)
    return site.statePage(
      CardsTransferPage(CardsPage(book, site)).preview(
        preview, confirm: token, typed: request.form, invalid: invalid),
      status: status)
  }
}
