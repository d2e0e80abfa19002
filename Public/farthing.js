// Everything works without this file. It only makes answers come in place of one another, and adds
// copying, printing and listening.
"use strict";

const announcer = document.querySelector("#status");
let asked;

// The same address gives the same page, so its main part can take the place of the one shown.
async function swap(address, leavesFocus) {
  asked?.abort();
  const { signal } = asked = new AbortController();
  const answer = await fetch(address, { signal });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = page.querySelector("main");
  if (!main || answer.redirected || answer.status >= 500) throw answer;
  const at = document.activeElement;
  const { top } = at.getBoundingClientRect();
  const bar = at.closest(".control")?.getBoundingClientRect();
  const open = [...document.querySelectorAll("main details[open]")].map(words);
  const [ring, next] = [document, main].map((part) => part.querySelector("#answer .arc"));
  // The ring goes from its last value to the new one; the style sheet moves it.
  if (ring) next?.style.setProperty("--from", getComputedStyle(ring).strokeDashoffset);
  // A control that is used stays where it is, over the picture if need be.
  document.body.style.setProperty("--below", bar && `${innerHeight - bar.bottom}px`);
  document.querySelector("main").replaceWith(main);
  document.title = page.title;
  for (const part of main.querySelectorAll("details")) part.open ||= open.includes(words(part));
  prepare();
  if (!leavesFocus) {
    keepPlace(at, top);
    if (framed) tellPlace();
  }
  // A mistake that gets the focus is read out by itself, and in the box of help the help has changed.
  announcer.textContent = at.closest(".help") && main.querySelector(".help ul")?.textContent ||
    (main.querySelector("[data-focus]") ? "" : main.dataset.say || page.title);
}

const words = (details) => details.querySelector("summary").textContent;

// Controls of the answer and of the help box, and those that repeat, keep the focus and their place
// in the window. All others hand it to what is wrong, else to the answer.
function keepPlace(at, top) {
  const mistakes = document.querySelector("[data-focus]");
  const same = at.matches("#answer *, .help *, [data-repeat]") && sameAs(at);
  if (same && (!mistakes || same.matches("[aria-invalid]"))) {
    same.focus({ preventScroll: true });
    scrollBy(0, same.getBoundingClientRect().top - top);
    if (same.closest(".control")) return showAnswer(same);
    if (!same.matches("a") || isSeen(document.querySelector(".say"))) return;
  }
  mistakes ? mistakes.focus() : showAnswer();
}

function sameAs({ id, href }) {
  return document.getElementById(id) || [...document.links].find((link) => link.href === href);
}

function isSeen(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

// The figures come into view, with the control where they have just come. Where the window has no room
// for both, a button that repeats stays under the finger, and a field hands the focus to the answer.
function showAnswer(control) {
  const answer = document.querySelector("#answer");
  if (!answer) return;
  const [figures = answer, bar = figures] = document.querySelectorAll(".figures, .control");
  const { top } = answer.getBoundingClientRect();
  if (!(control || top >= 0 && isSeen(bar)) || !isSeen(figures)) {
    const at = scrollY;
    answer.scrollIntoView();
    if (control?.matches("[data-repeat]") && !isSeen(control)) scrollTo(0, at);
  }
  if (control && isSeen(control)) return;
  answer.tabIndex = -1;
  answer.focus({ preventScroll: true });
}

let going = 0;

// The address that is shown, without a place on its page.
const withoutPlace = (address) => address.replace(/#.*/, "");
let shown = withoutPlace(location.href);

async function go(address, replaces) {
  going++;
  document.querySelector("main").ariaBusy = true;
  await swap(address)
    .then(() =>
      history[replaces ? "replaceState" : "pushState"](null, "", shown = withoutPlace(address)))
    .catch(orLoad(address));
  if (!--going) document.querySelector("main").ariaBusy = null;
}

addEventListener("submit", (event) => {
  const form = event.target;
  // An old browser does not tell which button was pressed: it sends the form itself.
  if (!("submitter" in event)) return;
  // A button that leads to another page says in which window.
  if (!form.matches("form[data-swap]") || event.submitter?.formTarget) return;
  event.preventDefault();
  // A held Enter presses a button again before the answer to the first step has come.
  if (going && event.submitter?.matches("[data-repeat]")) return;
  go(addressOf(form, event.submitter));
});

function addressOf(form, button) {
  const fields = new FormData(form);
  if (button?.name) fields.append(button.name, button.value);
  const address = new URL(form.action);
  address.search = new URLSearchParams(fields);
  return address.href;
}

// A button that repeats goes on while it is held: each step waits for the answer to the one before,
// and is made by the button that came with it. All of them are one step back in the history.
let held;

addEventListener("pointerdown", async ({ target, button }) => {
  const pressed = !button && target.closest("button[data-repeat]");
  if (!pressed) return;
  const hold = held = {};
  pressed.focus({ preventScroll: true });
  await pause(500);
  for (let steps = 0; held === hold; steps++) {
    const at = document.activeElement;
    if (at.id !== pressed.id) return;
    await go(addressOf(at.form, at), steps);
    await pause(80);
  }
});

for (const end of "pointerup pointercancel blur keydown pagehide".split(" ")) {
  addEventListener(end, () => held = null);
}

// A long press on a phone holds the button; it does not ask for a menu.
addEventListener("contextmenu", (event) => held && event.preventDefault());

const pause = (time) => new Promise((end) => setTimeout(end, time));

addEventListener("click", (event) => {
  const link = event.target.closest("a[data-swap]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(link.href);
  }
  const mistake = event.target.closest(".summary a, .add a");
  if (mistake) {
    event.preventDefault();
    show(document.querySelector(mistake.hash));
  }
});

// The label comes into view with its field, even out of something closed.
function show(field) {
  if (!field) return;
  for (let part = field; (part = part.parentElement.closest("details"));) part.open = true;
  (field.closest(".field") || field).scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}

// Back to another place on the same page leaves the page as it is.
addEventListener("popstate", () => {
  const address = withoutPlace(location.href);
  if (address === shown) return;
  swap(shown = address, true).catch(orLoad(address));
});

// A request that a newer one took the place of has not failed.
const orLoad = (address) => (reason) => reason.name === "AbortError" || location.assign(address);

// A card that is pushed to a side on a touch screen moves along, and far enough to that side does what
// its marked button does.
let card, from;

addEventListener("touchstart", ({ touches, target }) => {
  card = touches[1] ? null : target.closest("[data-swipe]");
  from = touches[0];
});

addEventListener("touchmove", ({ touches: [to] }) => {
  if (card) card.style.translate = `${to.clientX - from.clientX}px`;
});

for (const end of ["touchend", "touchcancel"]) {
  addEventListener(end, ({ type, changedTouches: [to] }) => {
    if (!card) return;
    const isFar = Math.abs(to.clientX - from.clientX) > 100 && Math.abs(to.clientY - from.clientY) < 40;
    if (isFar && type === "touchend") card.querySelector("[data-swiped]").click();
    card.style.translate = "";
    card = null;
  });
}

// Sharing, copying, printing, listening: offered where they work. A page in a frame of another site
// is not allowed to share, and where it is allowed, nobody needs to copy.
const canShare = () => navigator.share && !framed;
const textOf = (id, part = document.getElementById(id)) =>
  part?.value || part?.textContent || shown.replace("/embed/", "/") + "#answer";
const actions = {
  share: {
    works: canShare,
    act(button) {
      const text = textOf(button.dataset.share);
      const kind = /^http/.test(text) ? "url" : "text";
      navigator.share({ title: document.title, [kind]: text }).catch(() => {});
    },
  },
  copy: {
    works: (button) => navigator.clipboard && !(canShare() && button.matches("[data-share] + *")),
    async act(button) {
      const { copy } = button.dataset;
      announcer.textContent = button.textContent = await navigator.clipboard
        .writeText(textOf(copy))
        .then(() => copy ? "Copied" : "Link copied", () => "Could not copy");
    },
  },
  print: { works: () => self.print, act: () => print() },
  listen: {
    works: () => self.speechSynthesis,
    act(button) {
      if (speechSynthesis.speaking) return speechSynthesis.cancel();
      const speech = new SpeechSynthesisUtterance(document.querySelector("[data-speech]").dataset.speech);
      speech.lang = document.documentElement.lang;
      speech.onend = speech.onerror = () => button.textContent = "Listen";
      actions.listen.kept = speech;
      button.textContent = "Stop";
      speechSynthesis.speak(speech);
    },
  },
};

// Sums are typed with buttons too: telephones show no signs with digits.
const keys = document.createElement("div");
let summed;
keys.className = "keys";
keys.innerHTML = "+−×÷()".replace(/./g, "<button type=button class=second tabindex=-1>$&</button>");
keys.onpointerdown = (event) => event.preventDefault();
keys.onclick = ({ target }) => {
  if (target === keys) return;
  summed.focus();
  // As if it were typed: it can be undone, and whoever waits for typing hears of it.
  document.execCommand("insertText", false, target.textContent);
};

// Fields that belong together have the keys in one place, which stays free for them afterwards: no
// field moves from under a finger that goes on to the next one.
addEventListener("focusin", ({ target }) => {
  if (!target.matches("[data-sums] [inputmode=decimal]:not(.weights *)")) return;
  summed = target;
  const place = target.closest(".parts, .payers, .money") || target.closest(".field");
  place.dataset.keyed = "";
  place.append(keys);
});

// The balances at the place of a finger, of a pointer that moves or of the arrow keys. A chart that
// comes to be under a pointer at rest is not read out; one that was touched is until the next touch.
function readOut(slider) {
  let from = {};
  const [names, ...places] = slider.dataset.values.split("\n").map((line) => line.split("\t"));
  slider.oninput = () => {
    const words = places[slider.value].map((text, place) => names[place] + text);
    slider.ariaValueText = slider.nextElementSibling.textContent = words.join(" · ");
  };
  // A finger that is lifted is no mouse that leaves.
  slider.onpointerenter = slider.onmouseleave = slider.onblur = (event) => {
    from = event;
    delete slider.dataset.reading;
  };
  slider.onpointermove = ({ clientX, clientY, offsetX }) => {
    if (Math.hypot(clientX - from.clientX, clientY - from.clientY) < 4) return;
    slider.dataset.reading = from = "";
    slider.value = offsetX / slider.clientWidth * slider.max;
    slider.oninput();
  };
  slider.onpointerdown = (event) => {
    from = "";
    slider.onpointermove(event);
    slider.focus({ preventScroll: true });
  };
  slider.oninput();
  slider.hidden = false;
}

function prepare() {
  // What is new is of the day on this phone, whatever day it is where the site is. A day that was chosen
  // stays.
  for (const day of document.querySelectorAll("[data-today]")) {
    day.defaultValue = new Date().toLocaleDateString("sv");
  }
  document.querySelectorAll(".reader").forEach(readOut);
  for (const name in actions) {
    for (const button of document.querySelectorAll(`[data-${name}]`)) {
      button.hidden = !actions[name].works(button);
      button.onclick = () => actions[name].act(button);
    }
  }
}

// In a frame on another site: its height follows the page, and what is new is brought into view.
// Only a number is ever told.
const framed = parent !== self;

const tell = (type, h) => parent.postMessage({ type, v: 1, h }, "*");

// A frame that fits has no scrollbar, so the height is that of a page without one. Once the frame has it,
// a scrollbar that is there already goes for the same reason.
function tellHeight() {
  const root = document.documentElement;
  root.style.overflow = "hidden";
  tell("farthing:height", root.offsetHeight);
  root.style.overflow = "";
}

// Whoever works inside an answer, or steps a figure up and down, stays where they are.
function tellPlace() {
  const place = document.querySelector("[data-focus]") || document.querySelector("#answer");
  if (!place || document.activeElement.matches("[data-repeat], #answer *, [data-focus] *")) return;
  tellHeight();
  tell("farthing:top", Math.round(place.getBoundingClientRect().top + scrollY));
}

// Observers sleep in frames out of sight, so the first height is told without one.
if (framed) {
  new ResizeObserver(tellHeight).observe(document.body);
  for (const event of ["load", "resize"]) addEventListener(event, tellHeight);
  addEventListener("message", (event) => {
    if (event.data?.type === "farthing:ask") tellHeight();
  });
}

addEventListener("pagehide", () => self.speechSynthesis?.cancel());

prepare();
if (!framed) document.querySelector("[data-focus]")?.focus();

// Groups work without a network, and send what waits when there is one again.
const offline = document.querySelector("[data-offline]")?.dataset.offline;
if (offline && crypto.randomUUID) {
  navigator.serviceWorker?.register(offline, { scope: "@offline-scope@" }).then(keepPages).catch(() => {});
}

// The pages that a page marks are kept ahead, anew after each change. The page that brought the worker
// was there before it: it is kept too, with what it needs. The worker keeps them, because a page that is
// left meanwhile would lose the copy that was there before.
async function keepPages() {
  const { controller: isKept, ready } = navigator.serviceWorker;
  const needs = "[data-ahead]" + (isKept ? "" : ", [href^='/assets/'], [src^='/assets/']");
  const places = [...document.querySelectorAll(needs)]
    .map(({ href, src }) => (href || src).replace(/\?.*/, ""));
  (await ready).active.postMessage(isKept ? places : [location.pathname, ...places]);
}

// Nothing is loaded again once something was typed, or is on its way.
let isBusy;
addEventListener("input", () => isBusy = true);
// Forgetting a group forgets the payments that are half-typed in it, kept by the address of their form.
addEventListener("submit", ({ target: { action } }) => {
  isBusy = true;
  // A frame may have no storage.
  if (!action.endsWith("/forget")) return;
  for (const key in localStorage) {
    if (action === key.split("/", 5).join("/") + "/forget") delete localStorage[key];
  }
});
const reload = () => isBusy || location.reload();

// A network takes a moment to work.
addEventListener("online", () => {
  if (document.querySelector("[data-waiting]")) setTimeout(reload, 1000);
});

// A group in step shows what is new while its page is seen, at once or, where something is half-typed,
// with a press. It asks every 20 seconds, and every minute after ten quiet minutes. Whoever comes back
// to it sees what is new at once, and what was not sent yet goes: its form is no paragraph.
let last = 0, quiet = 0, timer;

function ask(time, part = "p") {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const [news, form] = document.querySelectorAll(part + "[data-letters]");
    if (!news || document.hidden) return;
    last = Date.now();
    ask(quiet++ < 30 ? 20e3 : 60e3);
    // Without a network there is no answer yet.
    const answer = await fetch(form?.action || news.dataset.letters,
      form && { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => {});
    if (!answer?.ok || !form && !(await answer.json()).changed) return;
    news.hidden = !reload();
  }, time);
}

addEventListener("visibilitychange", () => {
  quiet = 0;
  ask(last + 15e3 - Date.now(), "");
});
ask(20e3);
