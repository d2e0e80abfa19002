// Asks what another currency is worth as soon as it is chosen, and says what a typed sum comes to and how
// much of a payment is left to share. Without this file the server does so once the form is sent.
"use strict";

const form = document.querySelector("#payment");
const { action, elements, dataset } = form;
const left = form.querySelector("[data-left]");
const isPercent = left?.dataset.left;
const { amount, currency, date, rate, "new-member": newcomer } = elements;
const [split, day] = form.querySelectorAll("#sharing > summary > span:not(.change)");
const { textContent: firstWords } = day ?? {};

// A number, or a sum of some. All else is not a number here: only the server reads every spelling.
function read({ value }) {
  const parts = value.replace(/[\s,](?=\d{3}\b)/g, "").replaceAll(",", ".").replace(/[-−]\s*/g, "+-").split("+");
  return parts.reduce((sum, part) => sum + (part.trim() || NaN) * 1, 0);
}

function update(event) {
  const money = new Intl.NumberFormat("en-GB", {
    style: "currency", currency: currency.value, currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  // The question about a rate names the currency that is chosen.
  form.querySelector(".other").textContent = money.format(1);
  tellOutcome();
  const sum = read(amount);
  // What the server has said of a sum that is beyond this file stays until something is typed.
  if (event) {
    put(Date.now());
    form.querySelector(".worked").textContent =
      sum > 0 && /[+−-]/.test(amount.value) ? `= ${money.format(sum)}` : "";
  }
  if (!left) return;
  const digits = isPercent ? 2 : money.resolvedOptions().maximumFractionDigits;
  const units = (number) => Math.round(number * 10 ** digits);
  const words = (number) => isPercent ? `${number / 100}%` : money.format(number / 10 ** digits);

  const boxes = [...form.querySelectorAll("[name^=share-]")];
  // Somebody new takes part once they have a name.
  const shared = boxes.filter((box) => (box.closest(".sharer")?.querySelector("input").checked ?? true) &&
    (box.name !== "share-new" || newcomer.value));
  const blank = shared.filter((box) => !box.value.trim());
  const rest = shared.reduce(
    (rest, box) => blank.includes(box) ? rest : rest - units(read(box)), isPercent ? 1e4 : units(sum));

  // A blank box shows what it would come to.
  const each = !isPercent && rest > 0 ? (Math.floor(rest / blank.length) / 10 ** digits).toFixed(digits) : "";
  for (const box of boxes) box.placeholder = blank.includes(box) ? each : "";
  left.hidden = isNaN(rest);
  left.textContent = rest < 0 ? `${words(-rest)} too much`
    : rest > 0 ? `${words(rest)} left to share` : "All of it is shared";
}

// The line over the split and the day says what they are now.
function tellOutcome() {
  // Somebody new takes part once they have a name.
  const ticks = [...form.querySelectorAll("[name=with]")]
    .filter((tick) => tick.value !== "new" || newcomer.value);
  const [count, all] = [ticks.filter((tick) => tick.checked).length, ticks.length];
  if (all && !left) {
    split.textContent = count < all ? `Split between ${count} of ${all}`
      : all < 2 ? "Not shared" : all < 3 ? "Split between both" : `Split between all ${all}`;
  }
  if (day) day.textContent = date.value === date.defaultValue ? firstWords : "on another day";
}

// A half-typed payment stays in this browser for a week: it comes back in its own form, where nothing
// else is in it. Sending it ends it, as the form with what is wrong begins it again.
const put = (time) => localStorage[action] = JSON.stringify(
  [time, ...[...elements].map(({ id, value, checked }) => [id, value, checked])]);

const [time, ...fields] = JSON.parse(localStorage[action] || "[]");
if (dataset.keep === "typed") time === 0 && put(Date.now());
else if (time < Date.now() - 6048e5) delete localStorage[action];
else for (const [id, value, checked] of fields) {
  const field = document.getElementById(id);
  if (!field || field.value === value && field.checked === checked) continue;
  field.value = value;
  field.checked = checked;
  (field.closest("details") || {}).open = true;
}

// All but the buttons that ask for another shape save it.
form.onsubmit = ({ submitter }) => {
  if (/^(default)?$/.test(submitter?.name)) put(0);
};

// Each currency begins with the rate that the group keeps for it.
currency.oninput = () => rate.value = dataset[currency.value.toLowerCase()] ?? "";
form.oninput = update;
update();
