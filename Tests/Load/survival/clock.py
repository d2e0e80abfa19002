"""A clock that jumps, as on a machine that wakes up or whose battery is empty."""

import json
import re

from Load.survival.workers import Workers

LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"
DAY = 86_400
JUMPS = {
    "a month forward": 30 * DAY,
    "a month back": 0,
    "a year forward": 365 * DAY,
    "a year and an hour back": -3_600,
    "a year and a month forward": 395 * DAY,
}
"""A cookie is good for 400 days: what is changed by a clock further behind is lost with it."""


def jumps(site):
    """Cards are added while the clock jumps; none may be lost."""
    offset = site.folder / "offset"
    offset.write_text("+0")
    faketime = {
        "LD_PRELOAD": LIBRARY,
        "FAKETIME_TIMESTAMP_FILE": str(offset),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
    with Workers.taking_over(site, **faketime):
        wallet = Wallet(site)
        wallet.add()
        for name, seconds in JUMPS.items():
            offset.write_text(f"{seconds:+d}")
            seen = wallet.cards()
            wallet.look()
            wallet.add()
            kept = wallet.cards()
            sentence = (
                f"{name}: {seen} of {wallet.added - 1} cards seen, then {kept} after one more"
            )
            yield sentence, (seen, kept) == (wallet.added - 1, wallet.added)
        for seconds in [-3_650 * DAY, 0]:
            offset.write_text(f"{seconds:+d}")
            wallet.look()
        seen = wallet.cards()
        yield f"ten years back and forth: {seen} of {wallet.added} seen", seen == wallet.added
        yield f"answers: {sorted(wallet.statuses)}", wallet.statuses <= {200, 303}


class Wallet:
    """Somebody's cards, and the cookie they are in."""

    FORM = {"Content_Type": "application/x-www-form-urlencoded"}

    def __init__(self, site):
        self.site = site
        self.cookie = ""
        self.added = 0
        self.statuses = set()

    def ask(self, *request, **headers):
        answer = self.site.ask(*request, Cookie=self.cookie, **headers)
        self.statuses.add(answer.status)
        # Cards that are written anew take the place of the others.
        for header in answer.headers.get_all("Set-Cookie", []):
            if kept := re.match(r"((?:__Host-|__Secure-)?cards=[^;]+)", header):
                self.cookie = kept[1]
        return answer

    def look(self):
        return self.ask("/cards")

    def cards(self):
        return len(json.loads(self.ask("/cards.json").body)["cards"])

    def add(self):
        self.added += 1
        form = f"name=Card+{self.added}&balance=900&limit=1000&due-day=5"
        self.ask("/cards", "POST", form, **self.FORM)
