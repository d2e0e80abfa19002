"""The machine is started again: what has to be there, and what has to be gone."""

import json
import pathlib

from Machine.checks import machine
from Machine.checks.installation import booted, units_run
from Machine.checks.machine import Browser, ask, eventually, requests_counted
from Machine.checks.tools import new_browser
from nginx.friends import Friend, friends

FILE = "/root/before-the-restart.cookies"
FRIENDS = pathlib.Path("/root/friends.json")
SETTINGS = pathlib.Path("/etc/farthing/settings.json")
KEY = "0123456789abcdefghijkl"
PARTNER = {"id": "good", "name": "Good", "origins": ["https://a.example"], "countsKey": KEY}
FRAMES = 20


def remembered():
    """A card, a group of two friends and a partner's frames, to be there after the restart."""
    browser = new_browser("before-the-restart")
    browser.add_card("Blue")
    yield f"a browser keeps the cards {browser.cards()}", browser.cards() == ["Blue"]
    _, (ana, ben) = friends(machine, 2)
    ana.pay("Taxi")
    yield "a payment is sent", eventually(lambda: ana.send() == 303 and not ana.waiting(), 60)
    yield "the other's phone has it", eventually(lambda: ben.titles() == ["Taxi"], 60)
    FRIENDS.write_text(json.dumps([[each.path, [*each.cookies.items()]] for each in (ana, ben)]))
    SETTINGS.write_text(json.dumps({"partners": [PARTNER]}))
    statuses = {ask("/embed/loan?partner=good").status for _ in range(FRAMES)}
    yield f"a partner's frames are answered with {statuses}", statuses == {200}
    # The numbers are a minute late at most.
    are_counted = eventually(lambda: frames_shown() == FRAMES, 90)
    yield f"{frames_shown()} frames are counted", are_counted
    ask("/embed/loan?partner=good")


def frames_shown():
    answer = ask("/embed/counts.json?partner=good", Authorization=f"Bearer {KEY}")
    total = json.loads(answer.body)["total"] if answer.status == 200 else []
    return total[0]["shown"] if total else 0


def all_is_back():
    yield booted()
    yield from units_run()
    cards = Browser(FILE).cards()
    yield f"the cookie from before is good: {cards}", cards == ["Blue"]
    counted = requests_counted()
    yield f"counts have started anew: {counted}", 0 < counted < 50
    # One more than had been counted when the machine was told to restart.
    yield f"{frames_shown()} frames are counted as before", frames_shown() == FRAMES + 1
    yield from friends_are_in_step()


def friends_are_in_step():
    """The emulated disk may take longer than the 150 ms for which a request waits for letters."""
    ana, ben = (returned(*each) for each in json.loads(FRIENDS.read_text()))
    yield f"what a friend keeps: {ana.titles()}", ana.titles() == ["Taxi"]
    ana.pay("Museum")
    both = ["Museum", "Taxi"]
    yield "what waits is sent", eventually(lambda: ana.send() == 303 and not ana.waiting(), 60)
    yield "the other's phone has it", eventually(lambda: ben.titles() == both, 60)
    new, key = Friend(machine), {"k": ana.key()}
    yield (
        "letters from before are read by another phone",
        eventually(lambda: new.ask("/groups/join", key | {"show": "yes"}).status == 200, 60),
    )
    new.join(key["k"])
    yield f"it has {new.titles()}", new.titles() == both


def returned(path, cookies):
    """A friend who comes back with the same cookies."""
    friend = Friend(machine)
    friend.path, friend.cookies = path, {tuple(place): value for place, value in cookies}
    return friend
