"""The machine is started again: what has to be there, and what has to be gone."""

from Machine.checks.installation import booted, units_run
from Machine.checks.machine import Browser, requests_counted
from Machine.checks.tools import new_browser

FILE = "/root/before-the-restart.cookies"


def remembered():
    """A browser with a card, which comes again after the restart."""
    browser = new_browser("before-the-restart")
    browser.add_card("Blue")
    yield f"a browser keeps the cards {browser.cards()}", browser.cards() == ["Blue"]


def all_is_back():
    yield booted()
    yield from units_run()
    cards = Browser(FILE).cards()
    yield f"the cookie from before is good: {cards}", cards == ["Blue"]
    counted = requests_counted()
    yield f"counts have started anew: {counted}", 0 < counted < 50
