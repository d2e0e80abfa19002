"""Every tool, over TLS, as sandboxed workers answer: figures from the contract of each."""

import json
import pathlib
import re

from Machine.checks.machine import Browser, ask

CREDIT_CARD = "/credit-card.json?balance=3000&apr=24&payment=124"
STUDENT_LOAN = "/student-loan.json?principal=30000&apr=5&proportion=50"
LOAN = "?amount=300000&rate=7&years=30&start=2027-01-01"

# A path, the type of what comes, and something that is in it.
ANSWERS = [
    ("/", "text/html", "<title>"),
    ("/health", "text/plain", "ok"),
    (CREDIT_CARD, "application/json", "5214.22"),
    (f"/loan.json{LOAN}", "application/json", '"payment":"1995.91"'),
    (f"/loan.csv{LOAN}", "text/csv", "300000.00,1995.91"),
    # Few pages, as a report of 30 years takes an emulated processor many seconds.
    ("/loan.pdf?amount=300000&rate=7&years=1", "application/pdf", "%PDF-"),
    (STUDENT_LOAN, "application/json", '"tenYearMinimum":"282.81"'),
    ("/rates.json", "application/json", '"series":[{'),
    ("/embed/credit-card", "text/html", "<form"),
    ("/openapi.json", "application/json", '"openapi":"3.1'),
]


def answer():
    for path, kind, part in ANSWERS:
        answer = ask(path)
        came = answer.headers.get_content_type()
        holds = (answer.status, came) == (200, kind) and part.encode() in answer.body
        yield f"{path} is answered with {answer.status}, {came}", holds
    header = ask("/").headers["Strict-Transport-Security"]
    yield f"browsers are told to stay with TLS: {header}", header is not None
    yield from cards()
    yield from groups()


def cards():
    browser = new_browser("cards")
    browser.add_card("Blue")
    yield f"a browser keeps the cards {browser.cards()}", browser.cards() == ["Blue"]
    reminders = browser.ask("/cards/calendar.ics")
    yield "reminders are a calendar", reminders.startswith("BEGIN:VCALENDAR")
    yield (
        "a link for another device has its code for cameras",
        "<svg" in browser.ask("/cards/transfer"),
    )


def groups():
    browser = new_browser("groups")
    browser.ask("/groups", name="Lisbon", members="Ana\nBen", currency="EUR")
    group = json.loads(browser.ask("/groups.json"))["groups"][0]["id"]
    people = json.loads(browser.ask(f"/groups/{group}/group.json"))["members"]
    ids = {person["name"]: person["id"] for person in people}
    payment = {"amount": "30.00", "title": "Dinner", "payer": ids["Ana"], "date": "2026-11-20"}
    browser.ask(f"/groups/{group}/payments", currency="EUR", split="even", **payment)
    debts = json.loads(browser.ask(f"/groups/{group}/debts.json"))["transfers"]["EUR"]
    owed = [{"from": ids["Ben"], "to": ids["Ana"], "amount": "15.00"}]
    yield "Ben owes Ana half of what she paid", debts == owed
    shared = browser.ask(f"/groups/{group}/share")
    yield "a group can be shared by a link", re.search(r"/groups/open\?g=\S+", shared) is not None


def new_browser(name):
    file = pathlib.Path(f"/root/{name}.cookies")
    file.unlink(missing_ok=True)
    return Browser(file)
