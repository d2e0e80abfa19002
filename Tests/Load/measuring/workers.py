"""A worker: how large it gets, and how soon it is there."""

import pathlib
import re
import statistics
import subprocess
import time
import urllib.parse

from Load.survival.crowd import crowd
from Load.survival.workers import Workers, program_of
from serving import Site


def size_and_start(options):
    """Its memory, its program and its first answer."""
    with Site() as site:
        program, environment = program_of(site)
        yield stripped(program, site.folder / "stripped")
        yield cold_start(program, environment)
        with Workers.taking_over(site, count=1) as workers:
            yield from memory(site, workers.running[0].pid, options.million)
            assert workers.crashes == 0


def stripped(program, target):
    subprocess.run(["strip", "-o", target, program], check=True)
    size = target.stat().st_size / 1024**2
    return f"{size:.1f} MB stripped", size <= 20, "at most 20 MB"


def cold_start(program, environment):
    """From nothing to an answered request, as a CGI program; the middle of many."""
    asked = {"REQUEST_METHOD": "GET", "DOCUMENT_URI": "/health"}
    taken = []
    for _ in range(21):
        began = time.monotonic()
        subprocess.run([program], env=environment | asked, check=True, capture_output=True)
        taken.append((time.monotonic() - began) * 1000)
    middle = statistics.median(taken)
    return f"{middle:.0f} ms from nothing to an answer", middle <= 50, "at most 50 ms"


REPORT = "/loan.pdf?amount=300000&rate=7&years=30"
LONGEST = "/loan.pdf?amount=99999999&rate=9.99&years=50&extra=0.01"
EVERY_SCRIPT = "&lender=" + urllib.parse.quote("Ωж中あ한אعกཀहাમઅଅகకಕകකລမხሀកመᠠ𐌰🏦ﬁ✂")


def memory(site, worker, million):
    """Of one worker that answers pages and forms in turn, and then makes reports.

    The budget is for what is resident: what the worker has of its own, and what it reads of its
    program, its libraries and its fonts, which all workers share.
    """
    answers = 0
    resident = {}
    for count in [10_000, 100_000, *[1_000_000][:million]]:
        while answers < count:
            with crowd(site.origin, 10, connections=4) as fared:
                pass
            assert fared.lost == 0
            answers += fared.answers
        resident[count], own = megabytes(worker)
        budget = "at most 32 MB" if count > 10_000 else ""
        figure = f"{resident[count]:.1f} MB resident after {answers:,} requests, {own:.1f} its own"
        yield figure, resident[count] <= 32, budget
    if million:
        growth = resident[1_000_000] - resident[100_000]
        yield f"{growth:+.1f} MB since 100,000", growth <= 0.5, "no growth"
    for _ in range(80):
        assert site.ask(LONGEST).status == 200
    after, own = megabytes(worker)
    yield f"{after:.1f} MB resident after 80 long PDFs, {own:.1f} its own", after <= 32, "32 MB"
    for name, query in [("a PDF", ""), ("one in every script", EVERY_SCRIPT)]:
        assert site.ask(REPORT + query).status == 200
        after, own = megabytes(worker)
        yield f"{after:.1f} MB resident after {name}, {own:.1f} its own", after <= 48, ""


def megabytes(process):
    """What is resident, and what of it no other process shares."""
    facts = (pathlib.Path("/proc") / str(process) / "smaps_rollup").read_text()
    kilobytes = {name: int(size) for name, size in re.findall(r"^(\w+): +(\d+) kB", facts, re.M)}
    own = kilobytes["Private_Clean"] + kilobytes["Private_Dirty"]
    return kilobytes["Rss"] / 1024, own / 1024
