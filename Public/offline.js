// Shows the groups seen last when there is no network, and keeps new payments until they can be
// sent: one after another, each exactly once. Only those who made one can throw it away.
"use strict";

const seen = "groups";
// farthing-site fills in the paths, from the routes of the tool.
const isPage = new RegExp("@offline-pages@");
const isPayment = new RegExp("@offline-forms@");
const isForgetting = new RegExp("@offline-forgetting@");

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// A page names those to be kept ahead.
addEventListener("message", (event) => event.waitUntil(
  caches.open(seen).then((pages) => pages.addAll(event.data)).catch(() => {})));

// The server marks the places of a page that are filled here: <!--waiting-->…<!--/waiting-->.
// Nobody can type such a mark, as every < that is typed is escaped.
function fill(page, slot, change) {
  const mark = `<!--${slot}-->`;
  const start = page.indexOf(mark) + mark.length;
  const end = page.indexOf(`<!--/${slot}-->`, start);
  if (end < 0) return page;
  return page.slice(0, start) + change(page.slice(start, end)) + page.slice(end);
}

function called(page, name) {
  return fill(page, "title", () => `<title>${name} – Farthing</title>`);
}

function nameOf(page) {
  let name;
  fill(page, "heading", (heading) => name = heading);
  return name;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST") {
    // What another site sends goes past this, so that the server sees where it comes from.
    if (!request.referrer.startsWith(origin + "/")) return;
    if (isPayment.test(pathname)) event.respondWith(pay(request));
    else if (isForgetting.test(pathname)) event.respondWith(forget(request));
    // All else needs the network: whoever has none is told so on the page they came from.
    else if (request.mode === "navigate") {
      event.respondWith(fetch(request).catch(() =>
        lastCopy(request.referrer.split("?")[0], "Nothing changed here. ")));
    }
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  } else if (request.mode === "navigate") {
    event.respondWith(isPage.test(pathname) ? show(request)
      : fetch(request).catch(() => lastCopy(origin + pathname)));
  }
});

async function asset(request) {
  const kept = await caches.match(request).catch(() => {});
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) keep(request, answer.clone());
  return answer;
}

// Whether there is room to keep something decides nothing about what is shown.
async function keep(place, answer) {
  await caches.open(seen).then((pages) => pages.put(place, answer)).catch(() => {});
}

async function show(request) {
  const { origin, pathname, searchParams } = new URL(request.url);
  const place = origin + pathname;
  const mended = Number(searchParams.get("mend"));
  try {
    await inTurn(sendAll);
    if (mended) return await inTurn(() => mend(mended, place));
    const answer = await fetch(request);
    if (answer.status === 404) {
      await caches.open(seen).then((pages) => pages.delete(place)).catch(() => {});
    }
    // Not a form that is filled in (copy=), some of the payments (find=, category=), nor ?notice=once.
    if (answer.ok && !/[yd]=|=o/.test(request.url)) {
      await keep(place, await changed(answer.clone(), withoutNews));
    }
    const left = await waiting();
    return left.length ? noted(answer, place, left) : answer;
  } catch {
    return lastCopy(place);
  }
}

async function lastCopy(place, more = "") {
  const kept = await caches.match(place);
  const words = "You’re offline. " + more + (kept ? "This is the last copy. " : "");
  return noted(kept || await missing(), place, await waiting(), words);
}

// A page that is not kept: what is round one that is, and the way to all that are.
async function missing() {
  const pages = await caches.open(seen);
  const links = [];
  let frame = new Response("<!--title--><!--/title--><!--main--><!--/main-->", {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
  for (const { url } of await pages.keys()) {
    if (!isPage.test(new URL(url).pathname)) continue;
    frame = await pages.match(url);
    links.push(`<li><a href="${url}">${nameOf(await frame.clone().text())}</a></li>`);
  }
  const main = '<main id="main" class="wrap"><!--waiting--><!--/waiting-->' +
    "<h1>This page is not on this phone yet</h1>" +
    `<p>These are:</p><ul class="onward">${links.join("")}</ul></main>`;
  return changed(frame, (page) => called(fill(page, "main", () => main), "You’re offline"));
}

// What waits stands at the head of the page and of its list. The form of a payment gets an operation
// of its own, as the copy may have been sent from before.
function noted(answer, place, payments, words = "") {
  const group = place.split("/").slice(0, 5).join("/") + "/";
  const here = payments.filter(({ url }) => url.startsWith(group));
  const refused = here.filter((payment) => payment.refused).map(({ key, url }) =>
    `<form method="post" action="${url}">A payment could not be saved: ` +
    `<a href="?mend=${key}">look at it again</a> or ` +
    `<button class="link" name="drop" value="${key}">throw it away</button></form>`);
  const unsent = here.filter((payment) => !payment.refused).map(item);
  if (unsent.length) {
    const end = words ? "will be added when you’re back online." : "not sent yet.";
    words += (unsent.length === 1 ? "1 payment " : `${unsent.length} payments `) + end;
  }
  return changed(answer, (page) => {
    const list = unsent.length ? `<ul class="pays">${unsent.join("")}</ul>` : "";
    const listed = fill(page, "payments", () => list);
    // The payments are on the page as soon as there is one.
    const rest = listed === page ? list : "";
    const note = `<div class="note" role="status" data-waiting>${words}${rest}` +
      `${refused.join("")}</div>`;
    const told = fill(listed, "waiting", () => words || refused.length ? note : "");
    return fill(told, "operation", () => hidden("operation", crypto.randomUUID()));
  });
}

function hidden(name, value) {
  return `<input type="hidden" name="${name}" value="${value}">`;
}

function item({ body }) {
  const fields = new URLSearchParams(body);
  const [title, amount, currency] = ["title", "amount", "currency"].map((name) =>
    (fields.get(name) || "").replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt()};`));
  // The sign stands before whatever was typed: sums and slips too.
  const sum = (0).toLocaleString("en", { style: "currency", currency }).replace(/0.*/, () => amount);
  return `<li class="unsent"><p><b>${title || "Payment"}</b> <em>Not sent yet</em></p> ` +
    `<p class="sum">${sum}</p></li>`;
}

// What was just done is no news any more when the copy is shown.
function withoutNews(page) {
  return called(fill(page, "news", () => ""), nameOf(page));
}

async function changed(answer, change) {
  const headers = new Headers(answer.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(change(await answer.text()), { status: answer.status, headers });
}

async function pay(request) {
  const payment = { url: request.url, body: await request.clone().text() };
  const fields = new URLSearchParams(payment.body);
  const key = Number(fields.get("mends"));
  const { origin, pathname } = new URL(request.url);
  const group = origin + pathname.replace(/\/payments$/, "");
  if (fields.has("drop")) {
    await remove(Number(fields.get("drop")));
    return Response.redirect(group, 303);
  }
  try {
    return await inTurn(async () => {
      await sendAll();
      const answer = await fetch(request);
      if (isForLater(answer)) throw answer;
      // A redirect has no status here, and is followed by the browser.
      if (key && answer.status) return mending(answer, key);
      await remove(key);
      return answer;
    });
  } catch {
    // A form that only asked for another shape has nothing to keep.
    const isKept = !fields.has("show") && !fields.has("step");
    if (isKept) await store((all) => all.put(key ? { ...payment, key } : payment));
    return Response.redirect(group, 303);
  }
}

// In turn, never together: each answer carries the state that the next one starts from.
let turn = Promise.resolve();

function inTurn(act) {
  return turn = turn.catch(() => {}).then(act);
}

async function sendAll() {
  for (const payment of await waiting()) {
    if (payment.refused) continue;
    const answer = await send(payment);
    // The site itself says so: a redirect may be that of a front which wants a password.
    if (answer.status === 204) {
      await remove(payment.key);
    } else {
      // What a server stumbles over is tried again, but not for ever.
      const tries = (payment.tries || 0) + 1;
      const refused = tries > 2 || answer.status && !isForLater(answer);
      await store((all) => all.put({ ...payment, tries, refused }));
    }
  }
}

function send({ url, body }) {
  const fields = new URLSearchParams(body);
  return fetch(url, { method: "POST", body: fields, headers: { Later: 1 }, redirect: "manual" });
}

function isForLater({ status }) {
  return status > 499 || status === 429;
}

// The page of a refused payment is its form, with what is wrong; saving it there takes its place.
async function mend(key, place) {
  const found = await store((all) => all.get(key));
  const answer = found && await send(found);
  if (answer && answer.status !== 204) return mending(answer, key);
  await remove(key);
  return Response.redirect(place, 303);
}

function mending(answer, key) {
  return changed(answer, (page) =>
    fill(page, "operation", (field) => field + hidden("mends", key)));
}

async function forget(request) {
  const answer = await fetch(request);
  if (!answer.status || answer.status === 404) {
    const { origin, pathname } = new URL(request.url);
    const group = origin + pathname.replace(/forget$/, "");
    const pages = await caches.open(seen);
    for (const { url } of await pages.keys()) {
      // The list of all groups has its name too.
      if (`${url}/`.startsWith(group) || group.startsWith(`${url}/`)) await pages.delete(url);
    }
    for (const { key, url } of await waiting()) {
      if (url.startsWith(group)) await remove(key);
    }
  }
  return answer;
}

// Where the browser cannot keep payments, none waits.
function waiting() {
  return store((all) => all.getAll()).catch(() => []);
}

function remove(key) {
  return store((all) => all.delete(key)).catch(() => {});
}

function done(asking) {
  return new Promise((resolve, reject) => {
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = reject;
  });
}

async function store(act) {
  const opening = indexedDB.open("payments", 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore("waiting", { keyPath: "key", autoIncrement: true });
  const database = await done(opening);
  const answer = done(act(database.transaction("waiting", "readwrite").objectStore("waiting")));
  // It ends when the transaction has.
  database.close();
  return answer;
}
