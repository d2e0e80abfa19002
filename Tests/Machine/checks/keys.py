"""Another key for sealed cookies, in its three steps, while browsers have cookies."""

import pathlib

from Machine.checks.machine import succeeds
from Machine.checks.tools import new_browser

KEYS = pathlib.Path("/etc/farthing/keys")


def rotated():
    """One browser comes after each step; another one last came before "sign"."""
    regular, away = new_browser("regular"), new_browser("away")
    for browser in [regular, away]:
        browser.add_card("Blue")
    for step in [["add"], ["sign"], ["drop", "--now"]]:
        yield succeeds(f"rotate-keys {' '.join(step)}", "farthing-rotate-keys", *step)
        regular.ask("/cards")  # A page has the cookie sealed anew, where another key seals.
        yield f"the cookie is good: {regular.cards()}", regular.cards() == ["Blue"]
        if step == ["sign"]:
            yield "so is an old one", old_cookie_opens(away)
    yield "what the dropped key sealed is an empty state", away.cards() == []
    uses = [line.split()[2] for line in KEYS.read_text().splitlines()]
    yield f"keys are for {uses}", uses == ["sign"]


def old_cookie_opens(browser):
    """Without keeping the one that is sealed anew."""
    before = pathlib.Path(browser.cookies.filename).read_text()
    cards = browser.cards()
    pathlib.Path(browser.cookies.filename).write_text(before)
    browser.cookies.clear()
    browser.cookies.load()
    return cards == ["Blue"]
