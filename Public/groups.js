// Asks what another currency is worth as soon as it is chosen, and says what a typed sum comes to and how
// much of a payment is left to share. Without this file the server does so once the form is sent.
"use strict";

const form = document.querySelector("#payment");
const { action, elements, dataset } = form;
const left = form.querySelector("[data-left]");
const isPercent = left?.dataset.left;
const { amount, currency, rate, "new-member": newcomer } = elements;

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
  const sum = read(amount);
  // What the server has said of a sum that is beyond this file stays until something is typed.
  if (event) {
    put(Date.now());
    // The line over the split and the day no longer says what they are.
    if (event.target.closest("#sharing")) form.querySelector("#sharing span").textContent = "As you chose";
    form.querySelector(".worked").textContent =
      sum > 0 && /[+−-]/.test(amount.value) ? `= ${money.format(sum)}` : "";
  }
  if (!left) return;
  const digits = isPercent ? 2 : money.resolvedOptions().maximumFractionDigits;
  const units = (number) => Math.round(number * 10 ** digits);
  const words = (number) => isPercent ? `${number / 100}%` : money.format(number / 10 ** digits);

  const boxes = [...form.querySelectorAll("[name^=share-]")];
  // Somebody new takes part once they have a name.
  const shared = boxes.filter((box) => !box.closest(".sharer")?.querySelector("[name=with]:not(:checked)") &&
    (box.name !== "share-new" || newcomer.value));
  const blank = shared.filter((box) => !box.value.trim());
  const rest = shared.reduce(
    (rest, box) => blank.includes(box) ? rest : rest - units(read(box)), isPercent ? 1e4 : units(sum));

  // A blank box shows what it would come to.
  const each = rest > 0 && !isPercent ? (Math.floor(rest / blank.length) / 10 ** digits).toFixed(digits) : "";
  for (const box of boxes) box.placeholder = blank.includes(box) ? each : "";
  left.hidden = isNaN(rest);
  left.textContent = rest > 0 ? `${words(rest)} left to share`
    : rest < 0 ? `${words(-rest)} too much` : "All of it is shared";
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
