// Shows the groups that were seen last when there is no network, and keeps new payments until they
// can be sent: one after another, each exactly once, and none is dropped.
"use strict";

const seen = "groups";
const isPage = /^\/groups(\/[0-9a-f]{8}(\/(debts|totals|settings))?)?$/;
const isPayment = /^\/groups\/[0-9a-f]{8}\/payments$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST") {
    if (isPayment.test(pathname)) event.respondWith(pay(request));
    if (pathname.endsWith("/forget")) event.waitUntil(caches.delete(seen));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  } else if (request.mode === "navigate" && isPage.test(pathname)) {
    event.respondWith(show(request));
  }
});

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(seen)).put(request, answer.clone());
  return answer;
}

async function show(request) {
  const url = new URL(request.url);
  const place = url.origin + url.pathname;
  const mended = Number(url.searchParams.get("mend"));
  try {
    await sendAll();
    if (mended) return await mend(mended, place);
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(seen)).put(place, answer.clone());
    const refused = (await waiting()).filter(([, payment]) => payment.refused);
    return answer.ok && refused.length ? noted(answer, refused, false) : answer;
  } catch {
    const kept = await caches.match(place);
    return kept ? noted(kept, await waiting(), true) : Response.error();
  }
}

// What waits stands at the head of the page; each form gets an operation of its own.
async function noted(answer, payments, isOffline) {
  const here = payments.filter(([, { url }]) => url.startsWith(answer.url.split("?")[0] + "/"));
  const refused = here.filter(([, payment]) => payment.refused).map(([key]) =>
    `<br><a href="?mend=${key}">A payment could not be saved: look at it again</a>`);
  const count = here.length - refused.length;
  const words = (isOffline ? "You are offline: this is what was here last. " : "") +
    (count ? `${count === 1 ? "One payment waits" : count + " payments wait"} to be sent.` : "");
  const note = `<p class="note" role="status" data-waiting>${words}${refused.join("")}</p>`;
  const page = (await answer.text())
    .replace(/(<main[^>]*>)/, "$1" + (words || refused.length ? note : ""))
    .replace(/(name="operation" value=")[^"]*/g, (_all, start) => start + crypto.randomUUID());
  return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function pay(request) {
  const payment = {
    url: request.url, type: request.headers.get("Content-Type"), body: await request.clone().text(),
  };
  try {
    await sendAll();
    const answer = await fetch(request);
    if (answer.type === "opaqueredirect") await settle(request.url);
    return answer;
  } catch {
    // A form that only asked for another shape has nothing to keep.
    if (!/(^|&)(show|step)=/.test(payment.body)) await store("readwrite", (all) => all.add(payment));
    return Response.redirect(request.url.replace(/\/payments$/, ""), 303);
  }
}

function send({ url, type, body }) {
  return fetch(url, { method: "POST", body, headers: { "Content-Type": type }, redirect: "manual" });
}

// In turn, never together: each answer carries the state that the next one starts from.
let turn = Promise.resolve();

function sendAll() {
  return turn = turn.catch(() => {}).then(async () => {
    for (const [key, payment] of await waiting()) {
      if (payment.refused) continue;
      const answer = await send(payment);
      if (answer.type === "opaqueredirect") await store("readwrite", (all) => all.delete(key));
      else if (answer.status < 500) {
        await store("readwrite", (all) => all.put({ ...payment, refused: true }, key));
      } else throw new Error("not now");
    }
  });
}

// The page of a refused payment is its form, with what is wrong; saving it there takes its place.
async function mend(key, place) {
  const found = (await waiting()).find(([waits]) => waits === key);
  if (!found) return Response.redirect(place, 303);
  const answer = await send(found[1]);
  if (answer.type !== "opaqueredirect") {
    await store("readwrite", (all) => all.put({ ...found[1], isOpen: true }, key));
    return answer;
  }
  await store("readwrite", (all) => all.delete(key));
  return Response.redirect(place, 303);
}

async function settle(url) {
  for (const [key, payment] of await waiting()) {
    if (payment.isOpen && payment.url === url) await store("readwrite", (all) => all.delete(key));
  }
}

async function waiting() {
  const [keys, payments] = await Promise.all([
    store("readonly", (all) => all.getAllKeys()), store("readonly", (all) => all.getAll()),
  ]);
  return keys.map((key, index) => [key, payments[index]]);
}

function done(asking) {
  return new Promise((resolve, reject) => {
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });
}

async function store(mode, act) {
  const opening = indexedDB.open("groups", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("waiting", { autoIncrement: true });
  const database = await done(opening);
  try {
    return await done(act(database.transaction("waiting", mode).objectStore("waiting")));
  } finally {
    database.close();
  }
}
