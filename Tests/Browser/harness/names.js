// What the names of a chart's lines touch, or where they leave the sheet; a name is told with it.
() => [...document.querySelectorAll(".sheet-chart")].flatMap((figure) => {
  const isShown = (each) => each.getClientRects().length > 0;
  const names = [...figure.querySelectorAll(".plot .names tspan, .line-names span, .bands li")]
    .filter(isShown).map((each) => ({ words: each.textContent, box: each.getBoundingClientRect() }));
  const points = [...figure.querySelectorAll(".plot > svg path")].flatMap((path) => {
    const place = path.getScreenCTM();
    const length = path.getTotalLength();
    return Array.from({ length: 801 }, (_, part) =>
      path.getPointAtLength((length * part) / 800).matrixTransform(place));
  });
  const ends = [...figure.querySelectorAll(".plot circle")].map((each) => each.getBoundingClientRect());
  const sheet = figure.closest(".sheet, .example").getBoundingClientRect();
  const touch = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 3 && other.top < one.bottom - 3;
  // The only shape of a plan of one debt needs no name.
  const shapes = figure.querySelectorAll(".plot > svg path").length;
  const faults = names.length || shapes === 1 ? [] : ["no name is shown"];
  for (const { words, box } of names) {
    if (points.some(({ x, y }) => x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2)) {
      faults.push(`${words} is on a line`);
    }
    if (ends.some((end) => touch(box, end))) faults.push(`${words} is on an end`);
    if (names.some((other) => other.box !== box && touch(box, other.box))) {
      faults.push(`${words} is on another name`);
    }
    if (box.left < sheet.left - 2 || box.right > sheet.right + 2) faults.push(`${words} is outside the sheet`);
  }
  for (const each of figure.querySelectorAll(".tick-x text, .tick-y text")) {
    const box = each.getBoundingClientRect();
    if (isShown(each) && (box.left < sheet.left || box.right > sheet.right + 2)) {
      faults.push(`${each.textContent} is at the edge of the sheet`);
    }
  }
  return faults;
})
