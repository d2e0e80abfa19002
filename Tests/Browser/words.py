"""Every sentence of every state of every page, once, with where it stands and how hard it is.

Called by Tests/run words, which writes .build/look/words.txt: the hardest sentences first. The
reading age is by Flesch and Kincaid (Kincaid and others 1975: a grade of American schools, to which
five years are added), with the syllables that the English hyphenation of pyphen finds.
"""

import datetime
import http.cookiejar
import json
import re
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections import defaultdict
from html.parser import HTMLParser

import pyphen
from harness.pages import CARD, LOAN, PLAN, STATES, written_pages

from serving import ROOT, Site

FILE = ROOT / ".build" / "look" / "words.txt"
# Parts of a line that go on with the words around them.
WITHIN = {"span", "a", "b", "bdi", "i", "small", "abbr", "em", "strong"}
SPOKEN = {"aria-label", "data-say", "data-speech", "alt"}
# What is not read: programs, formulas, lines to paste.
SILENT = {"script", "style", "math", "pre", "textarea"}
HARDEST = 11
# Names and laws are what they are, whatever a formula makes of them. So is the promise of the page
# on privacy, which has it in plain words as well.
NAMES_AND_LAWS = [
    "Consumer Financial Protection Bureau",
    "Federal Reserve Bank",
    "Freddie Mac, ",
    "Halifax, Bank of Scotland",
    "Contains public sector information licensed under the Open Government Licence",
    "There is no database of what people type: the letter box",
    "Workers have no network: they talk to nginx",
    "statutory moratorium",
]
# An amount as it is spoken: "318 US dollars 20".
AMOUNT = r"\d[\d,.]* (?:(?:US )?dollars?|pounds?|euros?|Japanese yen)(?: \d+(?: cents?)?)?"
# Short lines are names and labels: the formula is made for sentences.
SHORTEST = 8

# The answers on paper.
PAPERS = {
    f"{name}, on paper": address.replace("?", ".pdf?", 1)
    for name, address in {"credit card": CARD, "debt plan": PLAN, "loan": LOAN}.items()
}

# Files of a bank: one that says all, one that leaves questions open, and none.
STATEMENTS = {
    "read": "Date,Description,Amount\n2026-11-02,Tea,-1.505\n2026-11-03,Refund,2\n",
    "to be asked about": "When,What,Amount\n01/02/2026,Tea,5\n",
    "wrong": "Date,Description,Amount\n2026-11-02,Tea,0\n",
    "of nothing": "tea",
}


def kept_plan(owed, total, added=(), gone=()):
    """A file of debts with a plan that was kept three months ago, and what was owed since."""
    today = datetime.date.today()
    month = today.year * 12 + today.month - 1
    months = [f"{m // 12}-{m % 12 + 1:02}" for m in range(month - 3, month)]
    debts = [
        {"id": "00000001", "kind": "card", "balance": "900.00", "apr": "19.9", "minimum": "25.00"},
        {
            "id": "00000002",
            "kind": "overdraft",
            "balance": "520.00",
            "apr": "39.9",
            "minimum": None,
        },
        {"id": "00000003", "kind": "priority", "balance": "480.00", "apr": "0", "minimum": "60.00"},
    ]
    terms = {"rule": None, "promoUntil": None, "promoApr": None, "spend": "0.00"}
    own = {"balance": owed, "limit": "1000.00", "dueDay": 5}
    wallet = [debt | own | {"name": debt["kind"].capitalize()} for debt in debts]
    wallet = [debt for debt in wallet if debt["id"] not in gone]
    return {
        "currency": "GBP",
        "cards": [*wallet, *added],
        "kept": {
            "id": "0000abcd", "since": months[0], "budget": "260.00", "order": "best",
            "own": None, "basis": "effective", "lumps": [],
            "debts": [
                debt | terms | {"gone": months[1] if debt["id"] in gone else None}
                for debt in debts
            ],
            "records": [
                {"month": month, "owed": sum, "checkedIn": True}
                for month, sum in zip(months, ["1900.00", "1700.00", total], strict=True)
            ],
        },
    }  # fmt: skip


SHOP = {"id": "00000004", "kind": "card", "name": "Shop", "balance": "150.00"}
SHOP |= {"limit": "500.00", "dueDay": 20}
PLANS = {
    "ahead": kept_plan("400.00", "1200.00"),
    "behind": kept_plan("600.00", "1800.00"),
    "with a debt that was added": kept_plan("500.00", "1500.00", added=[SHOP | {"apr": "29.9"}]),
    "with one whose rate is missing": kept_plan("500.00", "1500.00", added=[SHOP]),
    "with one that is gone": kept_plan("500.00", "1500.00", gone=["00000002"]),
}

HYPHENS = pyphen.Pyphen(lang="en_GB")


class Words(HTMLParser):
    """The lines of a page as they are read, those for the ear alone too."""

    def __init__(self, page):
        super().__init__()
        self.lines, self.line, self.silent, self.title = [], [], 0, False
        self.feed(page)
        self.end()

    def handle_starttag(self, tag, attributes):
        self.silent += tag in SILENT
        # Bold words or a link at the beginning of a line are a title or a label.
        self.title = tag in ("a", "b") and not "".join(self.line).strip()
        if tag not in WITHIN:
            self.end()
        self.lines += [value for name, value in attributes if name in SPOKEN and value]

    def handle_endtag(self, tag):
        self.silent -= tag in SILENT
        if tag not in WITHIN or self.title:
            self.end()
        self.title = False

    def handle_data(self, data):
        if not self.silent:
            self.line.append(data)

    def end(self):
        line = " ".join("".join(self.line).split())
        if re.search("[a-z]{2}", line):
            self.lines.append(line)
        self.line = []


def sentences(page):
    # Of the words for several kinds of debt, a page shows one at a time.
    for line in Words(page.replace("</span><span data-of", "</span> <span data-of")).lines:
        # A date in bold, and the sentence beside it.
        yield from split(re.sub(r"(?<=\d)(?=[A-Z])", ". ", line))


def split(line):
    return re.split(r"(?<=[\w’”)%][.?!]) (?=[A-Z£$€“‘\d])", line)


def syllables(word):
    return len(HYPHENS.positions(word)) + 1


def reading_age(sentence):
    """The age in years at which an American school teaches to read it.

    None for a short line, and for one that is no sentence: names, sources, addresses.
    """
    sentence = re.sub(AMOUNT, "0", sentence)
    words = re.findall("[A-Za-z][A-Za-z’-]*", sentence)
    if len(words) < SHORTEST or sentence[-1] not in ".?!" or "://" in sentence:
        return None
    grade = 0.39 * len(words) + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
    return grade + 5


def kept_pages(site):
    """The pages of somebody who keeps two cards and a group of four with payments."""
    jar = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))

    def get(address, fields=None):
        data = urllib.parse.urlencode(fields).encode() if fields else None
        try:
            with browser.open(site.origin + address, data) as answer:
                return answer.geturl().removeprefix(site.origin), answer.read().decode()
        except urllib.error.HTTPError as error:
            return address, error.read().decode()

    def send(address, file):
        """A page about a file that is sent to it."""
        head = '--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
        type = {"Content-Type": "multipart/form-data; boundary=X"}
        body = f"{head}{file}\r\n--X--\r\n".encode()
        try:
            with browser.open(urllib.request.Request(site.origin + address, body, type)) as answer:
                return answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.read().decode()

    cards = [("Blue", 900, 1000, 5, 19.9), ("Shopping", 450, 300, 14, ""), ("Old", 0, 0, 1, "")]
    for name, balance, limit, day, rate in cards:
        fields = {"name": name, "balance": balance, "limit": limit, "due-day": day, "apr": rate}
        yield "a card added", get("/cards", {**fields, "reminder": "on"})[1]
    wallet = get("/cards")[1]
    yield "cards", wallet
    card = re.search('"(/cards/[0-9a-f]{8})"', wallet)[1]
    yield "a card", get(card)[1]
    yield "a card, wrong", get(card, {"name": "", "balance": "x"})[1]
    yield "a card marked as paid", get(f"{card}/paid", {"amount": "25"})[1]
    for name in ["helper?target=30&budget=300", "plan?budget=200", "plan", "transfer"]:
        yield f"cards, {name.split('?')[0]}", get(f"/cards/{name}")[1]
    for kind in ["card", "overdraft", "loan", "pay-later", "priority"]:
        yield f"a {kind} to add", get(f"/cards?kind={kind}")[1]
    for name, file in PLANS.items():
        preview = send("/cards/import", json.dumps(file))
        yield f"a file with a plan, {name}", preview
        token = re.search('name="confirm" value="([^"]*)"', preview)[1]
        get("/cards/import", {"confirm": token})
        for path in ["/cards", "/cards/plan", "/cards/balances", "/cards/sheet", "/"]:
            yield f"{path} with a plan, {name}", get(path)[1]
    yield "a check-in, wrong", get("/cards/balances", {"balance-00000001": "x"})[1]
    yield "a check-in", get("/cards/balances", {"balance-00000001": "700"})[1]
    yield "the plan that was kept, forgotten", get("/cards/plan/forget", {"do": "forget"})[1]

    people = [("member", name) for name in ["Ana", "Ben", "Cara", "Dev"]]
    group = get("/groups", [("name", "Lisbon"), ("currency", "GBP"), *people])[0].split("?")[0]
    yield "a group", get(group)[1]
    yield "a payment", get(f"{group}/payments", {"amount": "84", "currency": "EUR"})[1]
    yield "another payment", get(f"{group}/payments", {"amount": "61", "title": "Villa"})[1]
    yield "a payment, wrong", get(f"{group}/payments", {"amount": "x", "split": "exact"})[1]
    rent = {"amount": "900", "title": "Rent", "every": "month", "first": "2026-01-31"}
    yield "a payment that comes again, wrong", get(f"{group}/recurring", {**rent, "every": ""})[1]
    yield "a payment that comes again", get(f"{group}/recurring", rent)[1]
    yield "one that ends", get(f"{group}/recurring", {**rent, "times": "2"})[1]
    rule = re.search('"(/groups/[^"]*/recurring/[0-9a-f]{8})"', get(f"{group}/recurring")[1])[1]
    yield "a payment that comes again, changed", get(rule)[1]
    yield "payments that are due", get(group)[1]
    yield "payments added", get(f"{group}/recurring/add", {"all": "yes"})[1]
    for name, file in STATEMENTS.items():
        yield f"a statement, {name}", send(f"{group}/import", file)
    for name in ["debts", "totals", "settings", "share"]:
        yield f"a group, {name}", get(f"{group}/{name}")[1]
    yield "home, for somebody who comes back", get("/")[1]


def main():
    with Site() as site:
        found = found_on(site)
    lines = sorted(((age or 0, sentence, where) for age, sentence, where in found), reverse=True)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("".join(f"{age:4.1f}  {text}  [{where}]\n" for age, text, where in lines))
    print(f"{len(lines)} sentences and names in {FILE}; too hard: {len(too_hard(found))}")
    return 0


def found_on(site):
    """Every sentence once, with its reading age (None for a name) and where it stands."""
    found = defaultdict(list)
    pages = {**STATES, **{address: address for address in written_pages(site)}}
    for name, address in pages.items():
        try:
            text = urllib.request.urlopen(site.origin + address).read().decode()
        except urllib.error.HTTPError as error:
            text = error.read().decode()
        remember(found, name, sentences(text))
    for name, text in kept_pages(site):
        remember(found, name, sentences(text))
    for name, address in PAPERS.items():
        remember(found, name, paper_sentences(site.origin + address))
    return [told(places) for places in found.values()]


def paper_sentences(address):
    """The sentences of a PDF; tables end in no full stop."""
    paper = urllib.request.urlopen(address).read()
    text = subprocess.run(["pdftotext", "-", "-"], input=paper, capture_output=True, check=True)
    for paragraph in text.stdout.decode().split("\n\n"):
        yield from split(" ".join(paragraph.split()))


def remember(found, page, those):
    for sentence in those:
        # The same words with other figures are the same sentence.
        key = re.sub(r"[£$€]?\d[\d,.]*", "0", sentence)
        found[key].append((sentence, page))


def told(places):
    sentence, pages = places[0][0], list(dict.fromkeys(page for _, page in places))
    where = f"{', '.join(pages[:3])}{' and others' if len(pages) > 3 else ''}"
    return reading_age(sentence), sentence, where


def too_hard(found):
    """The sentences for readers above eleven that are neither names nor laws."""
    return [
        f"{age:.1f}  {sentence}  [{where}]"
        for age, sentence, where in found
        if age is not None
        and age > HARDEST
        and not any(name in sentence for name in NAMES_AND_LAWS)
    ]


if __name__ == "__main__":
    sys.exit(main())
