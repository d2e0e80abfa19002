"""Workers spend their time on visitors who are still there."""

import pathlib
import random
import re
import socket
import time
import urllib.parse

import pytest

HUNG_UP = 60
# Of some thirty scripts, each with a font of its own.
SCRIPTS = [
    0x391,
    0x410,
    0x561,
    0x5D0,
    0x627,
    0x905,
    0x985,
    0xA85,
    0xB85,
    0xC05,
    0xC85,
    0xD05,
    0xE01,
]
SCRIPTS += [0xE81, 0xF40, 0x1000, 0x10D0, 0x1200, 0x13A0, 0x1401, 0x1780, 0x1820, 0x3041, 0x4E00]
SCRIPTS += [0xAC00, 0x10300, 0x10330, 0x12000, 0x13000, 0x1D400, 0x1F300, 0x20000]
LETTERS = [chr(script + letter) for script in SCRIPTS for letter in range(16)]


@pytest.mark.timed
def test_what_nobody_waits_for_is_not_worked_out(another_site):
    site = another_site.start()
    visitors = [ask_for_a_report(site) for _ in range(HUNG_UP)]
    time.sleep(0.05)
    for visitor in visitors:
        visitor.close()
    began = time.monotonic()
    assert site.ask("/health").status == 200
    assert time.monotonic() - began < 5
    # A worker may have been at one when its visitor left, and have taken another before nginx
    # noticed that one too.
    assert reports(site) <= 3 * len(site.workers())


def test_workers_do_not_keep_the_fonts_of_everybody(another_site):
    site = another_site.start()
    assert site.ask("/health").status == 200
    start = max(memory(worker) for worker in site.workers())
    random.seed(1)
    for _ in range(150):
        lender = urllib.parse.quote("".join(random.choices(LETTERS, k=80)))
        answer = site.ask(f"/loan.pdf?amount=3000&rate=7&years=1&lender={lender}")
        assert answer.status == 200
        # One report may come on top of what makes a worker leave.
        assert max(memory(worker) for worker in site.workers()) < start + 32


def memory(worker):
    """In megabytes; nothing of a worker that has just ended."""
    try:
        status = pathlib.Path(f"/proc/{worker}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0


def ask_for_a_report(site):
    visitor = socket.create_connection(("127.0.0.1", site.port))
    report = "/loan.pdf?amount=99999999&rate=9.99&years=50&extra=0.01"
    visitor.sendall(f"GET {report} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return visitor


def reports(site):
    journal = (site.folder / "logs" / "workers.log").read_text()
    return journal.count("route=/loan.pdf status=200")
