"""The site against a C program that sends the same bytes, and PHP-FPM making a like page.

All three stand behind one nginx with one configuration and are asked in turn, so that whatever
else the machine does meets all of them.
"""

import contextlib
import operator
import re
import statistics
import subprocess

from Load.measuring.contestants import Contestants
from serving import Site

ADDRESSES = {
    "credit-card": "/credit-card?balance=2292&apr=17.91",
    "loan": "/loan/schedule?amount=300000&rate=7&years=30",
}
BUDGETS = {"credit-card": {"C": 0.75, "PHP": 3.5}, "loan": {"C": 0.6, "PHP": 3.5}}

# Browsers ask for compressed pages; budgets are for the bytes as they are made.
BROWSERS = ["-H", "Accept-Encoding: gzip"]


def pages(options):
    """How many of a page a second, and how that compares."""
    with Site() as site:
        for page, address in ADDRESSES.items():
            with contextlib.ExitStack() as running:
                contestants = Contestants(running, site, page, address)
                yield f"{page}: {address}", True, ""
                yield from compare(measure(contestants, options), contestants, BUDGETS[page])
                yield from compare_compressed(measure(contestants, options, BROWSERS))


def measure(contestants, options, headers=()):
    results = {name: [] for name in contestants.origins}
    for origin in contestants.origins.values():
        requests_a_second(origin + contestants.address, 1, options.connections, headers)
    for _ in range(options.rounds):
        for name, origin in contestants.origins.items():
            url = origin + contestants.address
            a_second = requests_a_second(url, options.seconds, options.connections, headers)
            results[name].append(a_second)
    return results


def requests_a_second(url, seconds, connections, headers):
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "10s"]
    command += [*headers, url]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert "Non-2xx" not in said and "Socket errors" not in said, f"not all was good:\n{said}"
    return float(re.search(r"Requests/sec:\s+([\d.]+)", said)[1])


def compare(results, contestants, budgets):
    middle = {name: statistics.median(rounds) for name, rounds in results.items()}
    for name, rounds in results.items():
        spread = f"({min(rounds):,.0f} to {max(rounds):,.0f})"
        size = f"{contestants.sizes[name]:,} bytes"
        yield f"  {name:<9}{middle[name]:>7,.0f} a second {spread:<20}{size:>14}", True, ""
    for name, budget in budgets.items():
        ratio = ratio_to(name, results)
        yield f"  {ratio:.2f} × {name}", ratio >= budget, f"at least {budget} ×"


def compare_compressed(results):
    ratios = [f"{ratio_to(name, results):.2f} × {name}" for name in results if name != "farthing"]
    yield f"  {', '.join(ratios)} where nginx compresses, as browsers ask", True, ""


def ratio_to(name, results):
    """The middle ratio of all rounds: the machine is now quicker, now slower."""
    return statistics.median(map(operator.truediv, results["farthing"], results[name]))
