"""What becomes of visitors when workers die, and what the logs say about them."""

import os
import random
import signal
import threading
import time

MARKER = "2292-at-1791"


def kill_workers(site):
    for worker in site.workers():
        os.kill(worker, signal.SIGKILL)


def wait_until(condition, seconds=15):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)


class Visitors(threading.Thread):
    """One visitor after another, half of them with a POST, until told to leave."""

    def __init__(self, site):
        super().__init__()
        self.site = site
        self.answers = []
        self.leaving = False
        self.start()

    def run(self):
        while not self.leaving:
            self.answers.append(("GET", self.site.ask(f"/health?balance={MARKER}").status))
            body = f"balance={MARKER}&".encode() * 1_000
            self.answers.append(("POST", self.site.ask("/health", "POST", body).status))

    def leave(self):
        self.leaving = True
        self.join()


def test_nobody_loses_an_answer_when_workers_are_killed(site):
    post = site.ask("/health", "POST", b"a=1").status
    expected = {("GET", 200), ("POST", post)}
    assert post < 500
    visitors = [Visitors(site) for _ in range(6)]
    for _ in range(40):
        time.sleep(random.uniform(0.02, 0.1))
        if workers := site.workers():
            os.kill(random.choice(workers), signal.SIGKILL)
    for visitor in visitors:
        visitor.leave()
    answers = [answer for visitor in visitors for answer in visitor.answers]
    assert len(answers) > 500
    assert set(answers) == expected


def test_workers_that_were_killed_come_back(site):
    wait_until(lambda: len(site.workers()) == 3)
    before = set(site.workers())
    kill_workers(site)
    wait_until(lambda: len(set(site.workers()) - before) == 3)
    assert site.ask("/health").body == b"ok"


def test_requests_wait_while_there_is_no_worker(site):
    wait_until(lambda: len(site.workers()) == 3)
    kill_workers(site)
    assert site.ask("/health").status == 200


def test_a_site_without_workers_says_so(another_site):
    site = another_site.start()
    site.write("pages/5xx.html", b"<p>not now</p>")
    end_workers_for_good(site)
    for method, body in [("GET", None), ("POST", MARKER.encode())]:
        answer = site.ask(f"/health?balance={MARKER}", method, body)
        assert (answer.status, answer.body) == (502, b"<p>not now</p>")
        assert answer.headers["Retry-After"] == "10"
        assert answer.headers["Cache-Control"] == "no-store"


def test_what_somebody_typed_is_in_no_log_whatever_fails(another_site):
    site = another_site.start()
    site.write("pages/5xx.html", b"<p>not now</p>")
    secret = {
        "Cookie": MARKER,
        "Referer": f"http://localhost/?{MARKER}",
        "User_Agent": MARKER,
    }
    asked = ["/health", "/assets/none", "/%zz", "/" + "a" * 30_000]
    visitors = [Visitors(site) for _ in range(4)]
    for _ in range(20):
        time.sleep(0.05)
        kill_workers(site)
    for visitor in visitors:
        visitor.leave()
    for path in asked:
        site.ask(f"{path}?balance={MARKER}", **secret)
        site.ask(path, "POST", MARKER.encode() * 1_000, **secret)
    end_workers_for_good(site)
    assert site.ask(f"/health?balance={MARKER}", **secret).status == 502
    assert site.ask("/health", "POST", MARKER.encode(), **secret).status == 502
    log = (site.folder / "logs" / "access.log").read_text()
    assert "GET /health 502 upstream=502" in log
    assert "upstream=502, 200" in log, "no worker died with a request in hand"
    written = [file for file in site.folder.rglob("*") if file.is_file()]
    assert [file for file in written if MARKER.encode() in file.read_bytes()] == []


def end_workers_for_good(site):
    """nginx/serve would end with them, so it is kept from seeing it."""
    site.process.send_signal(signal.SIGSTOP)
    for pid, command in site.processes().items():
        if command.endswith("multiwatch"):
            os.kill(pid, signal.SIGKILL)
    kill_workers(site)
    wait_until(lambda: not site.workers())
