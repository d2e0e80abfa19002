"""One who asks for what is much, as often as it is answered, and a visitor who asks for little."""

import contextlib
import json
import os
import statistics
import threading
import time

from Load.bounding import requests as costly
from Load.survival.workers import Workers

ATTACKER, VISITOR = "127.0.0.2", "127.0.0.3"
FRIENDS = "/groups/00000abc"
ANSWER = "/credit-card?balance=1000&apr=20"
REPORT = "/loan.pdf?amount=99999999&rate=9.99&years=50&extra=0.01"
BOUND = 0.3


def much(site, seconds=10):
    """Calendars and reports, ten times as often as once took the site away, on one processor."""
    cookie = wallet(site)
    with Workers.taking_over(site, count=2) as workers, one_processor(site, workers):
        for name, path, rate in [
            ("calendars", "/cards/calendar.ics", 50),
            ("reports", REPORT, 120),
        ]:
            with attack(site, path, rate, Cookie=cookie) as answered:
                fared = visits(site, seconds)
            yield told(f"{rate} {name} a second, {answered.count(200)} made", fared)


def mixed(site, seconds=15):
    """All that is costly at the same time, as often as one address may have it."""
    group = busy_group(site)
    exotic = "&".join(
        f"balance-{k}=99999999.999&apr-{k}=0.1&minimum-{k}=1087500.123&spend-{k}=1000000"
        for k in range(1, 10)
    )
    five = "&".join(f"balance-{k}=9999&apr-{k}=9{k}&minimum-{k}=1" for k in range(1, 6))
    asked = [
        (REPORT, {}),
        (f"/plan.csv?currency=KWD&{exotic}", {}),
        (f"/plan.json?currency=KWD&{exotic}", {}),
        (f"/plan?{five}&budget=3700", {}),
        ("/loan.json?amount=99999999&rate=9.99&years=50&frequency=weekly", {}),
        (FRIENDS, {"Cookie": group}),
        (FRIENDS + "/debts", {"Cookie": group}),
        (FRIENDS + "/group.json", {"Cookie": group}),
        (FRIENDS + "/report.pdf", {"Cookie": group}),
    ]
    before = visits(site, 5, pause=0.05)
    with contextlib.ExitStack() as attacks:
        answered = [attacks.enter_context(attack(site, path, 30, **more)) for path, more in asked]
        fared = visits(site, seconds, pause=0.05)
    made = sum(statuses.count(200) for statuses in answered)
    refused = sum(statuses.count(429) for statuses in answered)
    statuses, median, slowest = fared
    sentence = (
        f"the worst mix of one address, {made} made and {refused} refused in {seconds} s: "
        f"a visitor waits {median * 1000:.0f} ms ({before[1] * 1000:.0f} without it), "
        f"{slowest * 1000:.0f} at most ({before[2] * 1000:.0f})"
    )
    yield sentence, slowest < BOUND and statuses == {200}


def busy_group(site):
    """The cookie of a group whose debts are hard to settle."""
    content = costly.group_file(
        [costly.loan(number, code) for number, code in enumerate(costly.CURRENCIES)]
        + [costly.payback(number) for number in range(160)]
    )
    preview = post(site, "file", content.decode(), "/groups/import")
    confirm = preview.body.decode().split('name="confirm" value="')[1].split('"')[0]
    kept = post(site, "confirm", confirm, FRIENDS + "/merge")
    cookies = [value for name, value in kept.getheaders() if name == "Set-Cookie"]
    return "; ".join(cookie.split(";")[0] for cookie in cookies)


def abandoned(site, requests=60):
    """Reports that nobody waits for any more."""
    with Workers.taking_over(site, count=2) as workers, one_processor(site, workers):
        for _ in range(requests):
            leave_at_once(site, REPORT)
        began = time.monotonic()
        status = site.ask(ANSWER, source=VISITOR).status
        waited = time.monotonic() - began
    sentence = f"{requests} hung up at once: the next visitor gets {status} after {waited:.2f} s"
    yield sentence, status == 200 and waited < 0.5


def told(what, fared):
    statuses, median, slowest = fared
    sentence = f"{what}: a visitor waits {median * 1000:.0f} ms, {slowest * 1000:.0f} at most"
    return sentence, median < BOUND and statuses == {200}


@contextlib.contextmanager
def attack(site, path, rate, **headers):
    """So many requests a second from one address, whatever becomes of them; gives statuses."""
    over, answered, asking = threading.Event(), [], []

    def ask():
        with contextlib.suppress(OSError):
            answered.append(site.ask(path, source=ATTACKER, **headers).status)

    def ask_on():
        while not over.wait(1 / rate):
            asking.append(threading.Thread(target=ask))
            asking[-1].start()

    thread = threading.Thread(target=ask_on)
    thread.start()
    try:
        yield answered
    finally:
        over.set()
        thread.join()
        for one in asking:
            one.join()


def visits(site, seconds, pause=0.5):
    """The statuses, the median and the longest wait of a visitor who asks again and again."""
    statuses, waits = set(), []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        statuses.add(site.ask(ANSWER, source=VISITOR).status)
        waits.append(time.monotonic() - began)
        time.sleep(pause)
    return statuses, statistics.median(waits), max(waits)


def leave_at_once(site, path):
    with contextlib.suppress(OSError):
        connection = site.connect(ATTACKER)
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        time.sleep(0.01)
        connection.close()


@contextlib.contextmanager
def one_processor(site, workers):
    """nginx and the workers share one; who asks has the others."""
    everybody = os.sched_getaffinity(0)
    first = {min(everybody)}
    for process in [*site.nginx("worker"), *(worker.pid for worker in workers.running)]:
        os.sched_setaffinity(process, first)
    try:
        yield
    finally:
        for process in site.nginx("worker"):
            os.sched_setaffinity(process, everybody)


def wallet(site):
    """The cookie of somebody with as many cards as one can have read in."""
    for count in [190, 150, 100, 50]:
        cards = [
            {"id": f"{n:08x}", "name": "a", "balance": "0", "limit": "0", "dueDay": 3}
            | {"reminder": True}
            for n in range(1, count + 1)
        ]
        preview = post(site, "file", json.dumps({"currency": "GBP", "cards": cards}))
        if preview.status == 200:
            confirm = preview.body.decode().split('name="confirm" value="')[1].split('"')[0]
            kept = post(site, "confirm", confirm)
            if cookie := kept.headers["Set-Cookie"]:
                return cookie.split(";")[0]
    raise AssertionError("no cards could be read in")


def post(site, name, content, path="/cards/import"):
    edge = "edge"
    head = f'Content-Disposition: form-data; name="{name}"'
    head += '; filename="cards.json"' * (name == "file")
    body = f"--{edge}\r\n{head}\r\n\r\n{content}\r\n--{edge}--\r\n".encode()
    kind = f"multipart/form-data; boundary={edge}"
    return site.ask(path, "POST", body, Content_Type=kind)
