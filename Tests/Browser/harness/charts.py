"""Charts of answers, and what their names touch."""

from pathlib import Path

from tools import sample

from .pages import CARD, LOAN, PLAN, TRANSFER

FAULTS = Path(__file__).with_name("names.js").read_text()

# The sizes that a window gets in turn, by the width that it has.
SIZES = {360: [(360, 740), (360, 600), (390, 844)], 1280: [(1280, 900), (700, 900)]}


def plan_of(debts):
    """The address of a plan of so many debts with long names."""
    return "/plan?" + "&".join(
        f"name-{k}=Catalogue+shop+{k}&balance-{k}={k}000&apr-{k}={20 + k}"
        for k in range(1, debts + 1)
    )


ANSWERS = {
    "card": CARD,
    "loan": LOAN,
    "loan with extra": "/loan?amount=200000&rate=4.5&years=25&extra=100",
    "transfer": TRANSFER,
    "student loan": sample("student-loan", "with another payment"),
    "plan": PLAN,
    "plan of four": plan_of(4),
    "plan of five": plan_of(5),
    "plan of nine": sample("plan", "too many orders"),
    "a million": "/loan?amount=1250000&rate=4.5&years=25&extra=100",
}


def names_that_touch(page):
    """Names on a line, on one another or beyond the sheet, each as a line."""
    return page.evaluate(FAULTS)


def names_in_every_size(page):
    """How many charts there are, and what is wrong with their names; not in frames."""
    usual, faults = page.viewport_size, []
    charts = 0 if "/embed" in page.url else page.locator(".sheet-chart").count()
    for width, height in SIZES[usual["width"]] if charts else []:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{fault} at {width} × {height} px" for fault in names_that_touch(page)]
    page.set_viewport_size(usual)
    return charts, faults
