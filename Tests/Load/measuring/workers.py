"""A worker: how large it gets, and how soon it is there."""

import os
import pathlib
import re
import statistics
import subprocess
import time

from Load.survival.crowd import crowd
from Load.survival.workers import Workers, program_of
from serving import Site


def size_and_start(options):
    """Its memory, its program and its first answer."""
    site = Site().start()
    try:
        program, environment = program_of(site)
        yield stripped(program, site.folder / "stripped")
        yield cold_start(program, environment)
        with Workers.taking_over(site, count=1) as workers:
            yield from memory(site, workers.running[0].pid, options.million)
            assert workers.crashes == 0
    finally:
        site.stop()
        site.remove()


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


def memory(site, worker, million):
    """Of one worker that answers pages and forms in turn."""
    answers = 0
    resident = {}
    for count in [10_000, 100_000, *[1_000_000][:million]]:
        while answers < count:
            with crowd(site.origin, 10, connections=4) as fared:
                pass
            assert fared.lost == 0
            answers += fared.answers
        resident[count] = megabytes(worker)
        budget = "at most 32 MB" if count > 10_000 else ""
        figure = f"{resident[count]:.1f} MB resident after {answers:,} requests"
        yield figure, resident[count] <= 32, budget
    if million:
        growth = resident[1_000_000] - resident[100_000]
        yield f"{growth:+.1f} MB since 100,000", growth <= 0.5, "no growth"


def megabytes(process):
    status = (pathlib.Path("/proc") / str(process) / "status").read_text()
    assert os.path.exists(f"/proc/{process}"), "the worker has ended"
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024
