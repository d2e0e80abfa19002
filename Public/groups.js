// Asks what another currency is worth as soon as it is chosen, and says how much of a payment is left
// to share while its parts are typed. Without this file the server does both once the form is sent.
"use strict";

const form = document.querySelector("#payment");
const left = form.querySelector("[data-left]");
const isPercent = left?.dataset.left;
const { amount, currency, rate, "new-member": newcomer } = form.elements;

// A number, or a sum of some. All else is not a number here: only the server reads every spelling.
function read({ value }) {
  const parts = value.replace(/[\s,](?=\d{3}\b)/g, "").replaceAll(",", ".").split("+");
  return parts.reduce((sum, part) => sum + (/^\s*\d+(\.\d*)?\s*$/.test(part) ? Number(part) : NaN), 0);
}

function update() {
  const money = new Intl.NumberFormat("en-GB", {
    style: "currency", currency: currency.value, currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  // The question about a rate names the currency that is chosen.
  form.querySelector(".other").textContent = money.format(1);
  if (!left) return;
  const digits = isPercent ? 2 : money.resolvedOptions().maximumFractionDigits;
  const units = (number) => Math.round(number * 10 ** digits);
  const words = (number) => isPercent ? `${number / 100}%` : money.format(number / 10 ** digits);

  const boxes = [...form.querySelectorAll("[name^=share-]")];
  // Somebody new takes part once they have a name.
  const shared = boxes.filter((box) => (box.closest(".sharer")?.querySelector("input").checked ?? true) &&
    (box.name !== "share-new" || newcomer.value));
  const blank = shared.filter((box) => !box.value.trim());
  const whole = isPercent ? 100_00 : units(read(amount));
  const rest = shared.reduce((sum, box) => blank.includes(box) ? sum : sum - units(read(box)), whole);

  // A blank box shows what it would come to.
  const each = !isPercent && rest > 0 ? (Math.floor(rest / blank.length) / 10 ** digits).toFixed(digits) : "";
  for (const box of boxes) box.placeholder = blank.includes(box) ? each : "";
  left.hidden = isNaN(rest);
  left.textContent = rest < 0 ? `${words(-rest)} too much`
    : rest > 0 ? `${words(rest)} left to share` : "All of it is shared";
}

// Each currency begins with the rate that the group keeps for it.
currency.oninput = () => rate.value = form.dataset[currency.value.toLowerCase()] ?? "";
form.oninput = update;
update();
