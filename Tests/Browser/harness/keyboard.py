"""Somebody who has a keyboard and nothing else."""

FOCUSED = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const outlined = (each) => {
    const style = getComputedStyle(each);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
  };
  const box = element.getBoundingClientRect();
  return {
    id: element.id,
    name: (element.getAttribute("aria-label") ?? element.labels?.[0]?.innerText
      ?? element.innerText ?? "").trim(),
    html: element.outerHTML.slice(0, 120),
    marked: [element, element.parentElement, element.closest(".joined"), ...(element.labels ?? [])]
      .some((each) => each && outlined(each)),
    shown: box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight,
  };
}"""


class Keyboard:
    def __init__(self, page):
        self._page = page

    def tab_to(self, wanted, most=80):
        """Presses Tab until the control with that id, or that begins of its name, has the focus.

        Wherever the focus goes on the way, it can be seen.
        """
        passed = []
        for _ in range(most):
            self._page.keyboard.press("Tab")
            focused = self.focused()
            if focused is None:
                continue
            assert focused["shown"], f"the focus went out of sight: {focused['html']}"
            assert focused["marked"], f"nothing shows that this has the focus: {focused['html']}"
            passed.append(focused["id"] or focused["name"])
            if focused["id"] == wanted or focused["name"].startswith(wanted):
                return
        raise AssertionError(f"Tab did not come to {wanted!r}, only to {passed}")

    def type(self, text):
        """Types over what is in the field."""
        self._page.keyboard.press("Control+a")
        self._page.keyboard.type(text)

    def press(self, key):
        self._page.keyboard.press(key)

    def focused(self):
        return self._page.evaluate(FOCUSED)
