import Hosting
import Web

extension Groups {
  /// Everything that can be asked about groups; what has a name of its own comes before any id.
  static let routes: [Route<Site>] = [
    .get("/groups", Groups.list),
    .get("/groups.json", Groups.listJSON),
    .post("/groups", Groups.create),
    .get("/groups/open", GroupSharing.announce),
    .post("/groups/open", files: true, GroupSharing.open),
    .post("/groups/import", files: true, GroupSharing.importing),
    .get("/groups/app.webmanifest", Groups.manifest),
    .get("/groups/*", Groups.show),
    .post("/groups/*", Groups.rename),
    .get("/groups/*/group.json", Groups.json),
    .get("/groups/*/settings", Groups.settings),
    .get("/groups/*/totals", Groups.totals),
    .post("/groups/*/forget", Groups.forget),
    .post("/groups/*/fresh", Groups.fresh),
    .post("/groups/*/undo", Groups.undo),
    .post("/groups/*/members", Groups.addMember),
    .post("/groups/*/members/*", Groups.changeMember),
    .post("/groups/*/members/*/delete", Groups.deleteMember),
    .post("/groups/*/payments", GroupPayments.add),
    .get("/groups/*/payments/*", GroupPayments.form),
    .post("/groups/*/payments/*", GroupPayments.edit),
    .post("/groups/*/payments/*/delete", GroupPayments.delete),
    .get("/groups/*/debts", GroupPayments.debts),
    .get("/groups/*/debts.json", GroupPayments.debtsJSON),
    .get("/groups/*/debts.txt", GroupPayments.debtsText),
    .post("/groups/*/settle", GroupPayments.settle),
    .get("/groups/*/share", GroupSharing.share),
    .post("/groups/*/merge", files: true, GroupSharing.merge),
    .get("/groups/*/export", GroupSharing.export),
    .get("/groups/*/payments.csv", GroupSharing.csv),
  ]
}
