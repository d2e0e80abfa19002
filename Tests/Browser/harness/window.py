"""A window of a browser that is driven by the commands of WebDriver (W3C)."""

import time

# Brings a part into view, and says after two frames whether it has stayed there.
AT_REST = """
    const part = document.querySelector(arguments[0]);
    if (!part) return false;
    const top = () => part.getBoundingClientRect().top;
    scrollBy(0, top() - innerHeight / 2);
    const at = top();
    const frame = () => new Promise(requestAnimationFrame);
    return frame().then(frame).then(() => top() === at);
"""


class WebDriverError(Exception):
    """What the browser could not do."""


class Window:
    """What people do in a window, with the browser's own pointer and keys.

    A browser brings `go`, `run` and `close`, and for parts of a page `_found`, `_click`, `_clear`
    and `_send_keys`.
    """

    def find(self, selector):
        """The first such part, once it is there."""
        return self.wait_until(lambda: self._found(selector), selector)[0]

    def click(self, selector):
        """Presses it as a pointer does, once it is there and stays where it is.

        A busy browser goes to the place that an address names late: with a pointer on its way,
        the press would land beside what it was meant for.
        """
        part = self.find(selector)
        self.wait_until(lambda: self.run(AT_REST, selector), f"{selector} at rest")
        self._click(part)

    def type(self, selector, text):
        """Empties a box and types into it, key by key."""
        box = self.find(selector)
        self._clear(box)
        self._send_keys(box, text)

    def text(self, selector="main"):
        """The words that are seen of the first such part, in one line; empty without one.

        A page that is just being left may answer a script with nothing at all.
        """
        words = self.run("return document.querySelector(arguments[0])?.innerText", selector)
        return " ".join((words or "").split())

    def expect(self, words, selector="main"):
        self.wait_until(lambda: words in self.text(selector), f"“{words}” in {selector}")

    def wait_until(self, condition, what):
        """Waits as long as a busy machine may take."""
        end = time.monotonic() + 30
        while not (value := condition()):
            assert time.monotonic() < end, f"waited in vain for {what}"
            time.sleep(0.05)
        return value
