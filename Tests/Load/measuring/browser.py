"""What Tests/Browser/test_speed.py measures, against what is aimed at."""

import os
import re
import subprocess

from serving import ROOT

LINE = re.compile(
    r"(?P<address>/\S*): (?P<requests>\d+) requests, (?P<size>[\d.]+) KB, "
    r"LCP (?P<paint>\d+) ms, CLS (?P<shift>[\d.]+), TBT (?P<blocked>\d+) ms"
)


def first_pages(_):
    """A first visit on slow 4G with a processor four times slower."""
    ran = subprocess.run(
        [ROOT / "Tests" / "run", "pytest", "Tests/Browser/test_speed.py"],
        env={**os.environ, "BUILD": "release"},
        check=False,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield "the bounds of the tests", ran.returncode == 0, "none is broken"
    for found in LINE.finditer(ran.stdout):
        yield f"{found['address']}", True, ""
        size, paint = float(found["size"]), int(found["paint"])
        yield f"  {size:.1f} KB, compressed, everything", size <= 30, "at most 30 KB"
        requests = int(found["requests"])
        yield f"  {requests} requests", requests <= 4, "at most 4"
        yield f"  largest paint after {paint} ms", paint <= 1000, "at most 1,000 ms"
        yield f"  layout shift {found['shift']}", float(found["shift"]) == 0, "0"
        yield f"  {found['blocked']} ms blocked", int(found["blocked"]) <= 100, "at most 100 ms"
