"""What systemd says a unit could do to the machine, as it runs: from 0.0, nothing, to 10.0."""

import re

from Machine.checks.machine import run

# Tests/nginx/test_units.py holds the units to the same, without running them.
BELOW = {
    "farthing@1.service": 1.0,
    "farthing-rates.service": 1.6,
    "farthing-updates.service": 2.0,
    "farthing-nginx.service": 5.0,
}


def scores():
    for unit, bound in BELOW.items():
        score = score_of(unit)
        yield f"exposure of {unit}: {score}, below {bound}", score < bound


def score_of(unit):
    told = run("systemd-analyze", "security", "--no-pager", unit).stdout
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", told)
    return float(found[1]) if found else 10.0
