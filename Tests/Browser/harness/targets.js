(height) => {
  const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";

  // A link within a sentence is as high as its line.
  const isInSentence = (element) =>
    element.matches("a") && getComputedStyle(element).display === "inline" &&
    element.closest("p, li, dd, td, figcaption, caption, label")
        ?.textContent.trim().length > element.textContent.trim().length;

  // One that is out of sight until it is focused, such as the link that skips to the content.
  const isOutOfSight = (box) =>
    box.width <= 1 || box.height <= 1 || box.right <= 0 || box.bottom + scrollY <= 0;

  // Pressing its label presses a control too.
  const sizeOf = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((each) => each.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map((box) => box.width)),
      height: Math.max(...boxes.map((box) => box.height)),
    };
  };

  return [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isInSentence(element))
    .filter((element) => !isOutOfSight(element.getBoundingClientRect()))
    .map((element) => ({ element, size: sizeOf(element) }))
    .filter(({ size }) => size.width < 24 || size.height < height - 0.5)
    .map(({ element, size }) =>
      `${Math.round(size.width)} × ${Math.round(size.height)} px: ${
        element.outerHTML.slice(0, 120)
      }`
    );
}
