"""What becomes of visitors when workers die, and what the logs say about them."""

import contextlib
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import time

from Load.survival import logs, restarts

MARKER = "2292-at-1791"


def kill(*workers):
    for worker in workers:
        # One that was killed a moment ago may still be in the list.
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def wait_until(condition, seconds=15, pause=0.02):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(pause)


@contextlib.contextmanager
def visitors(site, connections):
    """So many visitors at once; gives a list that says in the end how they fared."""
    script = pathlib.Path(__file__).with_name("visitors.lua")
    command = ["wrk", "-t1", f"-c{connections}", "-d600s", "--timeout", "30s", "-s", script]
    command += [site.origin, "--", MARKER]
    wrk = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    said = []
    try:
        yield said
    finally:
        wrk.send_signal(signal.SIGINT)
        said += wrk.communicate(timeout=60)[0].splitlines()


def log_of(site):
    return (site.folder / "logs" / "access.log").read_text()


def answered_by_another(site, method):
    """How often a worker died with a request in hand, which another one then answered."""
    return len(re.findall(rf"{method} \S+ \d+ upstream=502, [234]", log_of(site)))


def wait_for_answers(site, count):
    before = log_of(site).count("\n")
    wait_until(lambda: log_of(site).count("\n") >= before + count, 60)


def test_nobody_loses_an_answer_when_a_worker_is_killed(another_site):
    site = another_site.start()
    end = time.monotonic() + 180
    while answered_by_another(site, "GET") < 3 or answered_by_another(site, "POST") < 2:
        assert time.monotonic() < end, "too few died with a request in hand"
        # A request is tried twice, so one worker dies while these visitors are there.
        with visitors(site, 8) as said:
            wait_for_answers(site, 8)
            kill(*random.sample(site.workers(), 1))
            wait_for_answers(site, 16)
        assert [line for line in said if "lost" in line or "Socket errors" in line] == []
        assert any("requests in" in line for line in said)


def test_nobody_loses_an_answer_when_workers_restart_one_after_another(another_site):
    assert_held(restarts.restarted(another_site.start(), answers=100, seconds=3))


def test_a_request_that_kills_workers_ends_two_of_them_and_nobody_else_s(another_site):
    assert_held(restarts.poisoned(another_site.start(), seconds=4))


def test_a_worker_that_hangs_in_a_request_is_passed_over_and_replaced(another_site):
    assert_held(restarts.hung(another_site.start()))


def assert_held(outcomes):
    assert [sentence for sentence, held in outcomes if not held] == []


def test_workers_that_were_killed_come_back(site):
    wait_until(lambda: len(site.workers()) == 3)
    before = set(site.workers())
    kill(*site.workers())
    wait_until(lambda: len(set(site.workers()) - before) == 3)
    assert site.ask("/health").body == b"ok"


def test_requests_wait_while_there_is_no_worker(site):
    wait_until(lambda: len(site.workers()) == 3)
    kill(*site.workers())
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
    for path, headers in [("/plan.json", {}), ("/plan", {"Accept": "application/json"})]:
        answer = site.ask(path, **headers)
        assert (answer.status, answer.headers["Content-Type"]) == (502, "application/json")
        assert answer.headers["Retry-After"] == "10"
        assert answer.headers["Cache-Control"] == "no-store"
        [problem] = json.loads(answer.body)["errors"]
        assert problem["message"].startswith("This is not working just now.")


def test_what_somebody_typed_is_in_no_log_whatever_fails(another_site):
    site = another_site.start()
    site.write("pages/5xx.html", b"<p>not now</p>")
    secret = {"Cookie": MARKER, "Referer": f"http://localhost/?{MARKER}", "User_Agent": MARKER}
    asked = ["/health", "/assets/none", "/%zz", "/" + "a" * 30_000]
    with visitors(site, 8):
        wait_until(lambda: kill(*site.workers()) or answered_by_another(site, "GET"), 60, pause=1)
    for path in asked:
        site.ask(f"{path}?balance={MARKER}", **secret)
        site.ask(path, "POST", MARKER.encode() * 1_000, **secret)
    assert_held(logs.attacked(site, MARKER))
    end_workers_for_good(site)
    assert site.ask(f"/health?balance={MARKER}", **secret).status == 502
    assert site.ask("/health", "POST", MARKER.encode(), **secret).status == 502
    for method in ["GET", "POST"]:
        assert f"{method} /health 502 upstream=502" in log_of(site)
    assert_held(logs.searched(site, MARKER))


def test_logs_are_for_their_owner_and_group_alone(site):
    logs = [file for file in (site.folder / "logs").iterdir() if file.suffix == ".log"]
    assert {file.name for file in logs} >= {"access.log", "error.log", "workers.log"}
    assert {file.stat().st_mode & 0o777 for file in logs} == {0o640}


def end_workers_for_good(site):
    """nginx/serve would end with them, so it is kept from seeing it."""
    site.process.send_signal(signal.SIGSTOP)
    for pid, command in site.processes().items():
        if command.endswith("multiwatch"):
            os.kill(pid, signal.SIGKILL)
    kill(*site.workers())
    wait_until(lambda: not site.workers())
