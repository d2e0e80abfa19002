"""What the formulas alone take, without pages, nginx or sockets."""

import os
import re
import subprocess

from serving import ROOT

BUDGETS = {
    "360-row schedule": 15,
    "settlement of 20 balances": 30_000,
    "plan of 5 debts in every order": 30_000,
}
FOLDER = ".build/benchmark"


def schedules_and_settlements(_):
    """Microseconds of a formula alone: the middle of many."""
    options = ["--configuration", "release", "--static-swift-stdlib", "--scratch-path", FOLDER]
    subprocess.run(
        ["swift", "build", *options, "--product", "Compute", "-Xswiftc", "-enable-testing"],
        cwd=ROOT,
        env={**os.environ, "FARTHING_BENCHMARK": "1"},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    program = ROOT / FOLDER / "release" / "Compute"
    said = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True).stdout
    taken = {name: float(time) for name, time in re.findall(r"(.+): ([\d.]+)", said)}
    for name, budget in BUDGETS.items():
        figure = f"{name}: {taken[name]:,.1f} µs"
        yield figure, taken[name] <= budget, f"at most {budget:,} µs"
