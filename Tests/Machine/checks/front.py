"""The first of three machines: visitors come in here, and two others have workers for it."""

import json
import re
import time
import urllib.error

from Load.survival.crowd import Fared, crowd
from Machine.checks.exposure import score_of
from Machine.checks.installation import APT, installed
from Machine.checks.machine import (
    VISITED,
    ask,
    eventually,
    is_active,
    process_of,
    property_of,
    requests_counted,
    run,
    succeeds,
)
from Machine.checks.tools import CREDIT_CARD, new_browser
from Machine.checks.tunnel import HANDED_OVER

# The machine at the other end of each cable, and the port at which nginx tells its counts.
MACHINES = {1: ("10.0.1.2", 9465), 2: ("10.0.2.2", 9466)}
OWN = ["10.0.1.1", "10.0.2.1"]
STORE = "farthing-letters.service"
SOCKET = "/run/farthing-letters/letters.sock"
ANSWERS = 20_000
AWAY = 20
"""Seconds for which visitors ask while a machine is away."""


def invites():
    yield from installed()
    addresses = ",".join(address for address, _ in MACHINES.values())
    yield succeeds("redis-server is installed", *APT, "redis-server")
    options = ["--letters=redis", f"--machines={addresses}"]
    yield succeeds("farthing-setup --letters=redis --machines", "farthing-setup", *options)
    yield from store_runs()
    # The machines that are to join have asked before they were started; until they are, the cables
    # that lead to them carry nothing, and have no address here.
    asked = HANDED_OVER.read_bytes().rstrip(b"\0").decode()
    invitation = run("farthing-setup", "--invite", f"--front={','.join(OWN)}", told=asked)
    yield "farthing-setup --invite", invitation.returncode == 0
    hand_over(invitation.stdout)
    for machine in MACHINES:
        tell(f"boot machine {machine}")
    for machine in MACHINES:
        yield f"machine {machine} has joined", eventually(lambda m=machine: is_there(m), 1200)


def store_runs():
    yield "the store of letters runs", eventually(lambda: is_active(STORE), 30)
    score = score_of(STORE)
    yield f"exposure of {STORE}: {score}, below 1.0", score < 1.0
    modes = run("stat", "--format=%U:%G %a", "/run/farthing-letters", SOCKET).stdout.split("\n")
    yield (
        f"its folder and socket are of {modes}",
        modes[:2]
        == ["farthing-letters:farthing-letters 750", "farthing-letters:farthing-letters 770"],
    )
    group = property_of("farthing@1.service", "SupplementaryGroups")
    yield f"workers are of the group {group}", group == "farthing-letters"


def hand_over(text):
    with HANDED_OVER.open("r+b") as disk:
        disk.write(text.encode())
    run("sync", str(HANDED_OVER))


def tell(sentence):
    """Asks Tests/Machine/several for what only it can do."""
    print(sentence, flush=True)


def answered_by(machine):
    """How many requests a machine says it has answered; None when it says nothing."""
    try:
        return requests_counted(port=MACHINES[machine][1], timeout=10)
    except OSError:
        return None


def is_there(machine):
    return answered_by(machine) is not None


def work_together():
    before = {machine: answered_by(machine) for machine in MACHINES}
    with crowd(VISITED, 20, connections=2) as fared:
        pass
    yield f"{fared.lost} of {fared.answers:,} requests lost", fared.lost == 0
    for machine, count in before.items():
        more = answered_by(machine) - count
        yield f"machine {machine} answered {more:,} of them", more > fared.answers / 6
    yield from know_one_key()
    yield from keep_in_step()
    yield from outlive_a_restart()


def know_one_key():
    """Whoever answers: the next of three that take turns opens what the last one sealed."""
    browser = new_browser("three-machines")
    browser.add_card("Blue")
    seen = [browser.cards() for _ in range(12)]
    yield "a cookie is good at every machine", seen == [["Blue"]] * 12
    figures = [ask(CREDIT_CARD).body for _ in range(12)]
    yield "every machine has the same figures", b"5214.22" in figures[0] and len({*figures}) == 1


def keep_in_step():
    """Three phones of one group, with whichever machine answers: each letter is read by all."""
    ana, ben, cem = (new_browser(name) for name in ["ana", "ben", "cem"])
    ana.ask("/groups", name="Lisbon", members="Ana\nBen\nCem", currency="EUR")
    group = json.loads(ana.ask("/groups.json"))["groups"][0]["id"]
    yield "a group is kept in step", patiently(ana, f"/groups/{group}/box", do="on")
    key = re.search(r"join\?k=([\w-]{22})", ana.ask(f"/groups/{group}/share"))
    yield "the page to share it has the link", key is not None
    for name, phone in [("Ben", ben), ("Cem", cem)]:
        joined = patiently(phone, f"/groups/{group}/merge", k=key[1])
        yield f"{name} has joined by its link", joined
    for number in range(6):
        for name, phone in [("Ana", ana), ("Ben", ben), ("Cem", cem)]:
            phone.ask(f"/groups/{group}/payments", amount="3.00", title=f"{name} {number}")
    expected = sorted(f"{name} {number}" for name in ["Ana", "Ben", "Cem"] for number in range(6))
    for name, phone in [("Ana", ana), ("Ben", ben), ("Cem", cem)]:
        yield (
            f"all 18 payments are on the phone of {name}, and none waits",
            eventually(lambda p=phone: sends_and_has(p, group, expected), 60),
        )


def outlive_a_restart():
    """Otherwise each update of Debian would forget which links were turned off."""
    before, process = kept_by_store(), process_of(STORE)
    yield succeeds("the store is restarted", "systemctl", "restart", STORE)
    yield "it runs in another process", process_of(STORE) not in (0, process)
    yield f"it has {before} as before", before.isdigit() and kept_by_store() == before != "0"


def kept_by_store():
    return run("redis-cli", "-s", SOCKET, "dbsize").stdout.strip()


def patiently(phone, path, **form):
    """Workers give the store 150 ms, which an emulated machine may not keep the first time."""

    def is_answered():
        try:
            return phone.ask(path, **form) is not None
        except urllib.error.HTTPError:
            return False

    return eventually(is_answered, 60)


def sends_and_has(phone, group, expected):
    phone.ask(f"/groups/{group}/box", do="send")
    found = json.loads(phone.ask(f"/groups/{group}/group.json"))
    titles = sorted(payment["title"] for payment in found["payments"])
    return titles == expected and found["box"]["waiting"] == 0


def lose_nothing():
    """The power of one machine after the other is cut under load, and comes back."""
    fared, times = Fared(), 0
    while fared.answers < ANSWERS:
        machine = 1 + times % 2
        tell(f"cut machine {machine}")
        visit(fared, time.monotonic() + AWAY)
        gone = not is_there(machine)
        tell(f"boot machine {machine}")
        yield f"machine {machine} was away", gone
        visit(fared, time.monotonic() + 300, until=lambda m=machine: is_there(m))
        yield f"machine {machine} has come back", is_there(machine)
        times += 1
    yield (
        f"{fared.lost} of {fared.answers:,} requests lost, the power cut {times} times; "
        f"the slowest answer took {fared.slowest / 1000:.1f} s",
        fared.lost == 0,
    )


def visit(fared, end, until=lambda: False):
    """Visitors ask till a time, or till something has come true."""
    while time.monotonic() < end and not until():
        with crowd(VISITED, 5, connections=2) as more:
            pass
        fared.add(more)
