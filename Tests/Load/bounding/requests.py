"""The costliest requests that anybody has thought of, for each part that does much work."""

import dataclasses
import json
import re
import urllib.parse

import tools
from Load.bounding.program import Request

FILE = 256 * 1024
JSON_FILE = 496 * 1024
CURRENCIES = ["GBP", "USD", "EUR", "CHF", "SEK", "NOK", "DKK", "AUD"]
RENT = {"amount": "5", "every": "month", "first": "2026-01-31"}
LONG_LOAN = "amount=99999999&rate=9.99&years=50&extra=0.01"
SCRIPTS = "Ωж中あ한אعกཀहাમઅଅகకಕകකລမხሀកመᠠ𐌰🏦ﬁ✂"
MANY_SCRIPTS = "&lender=" + urllib.parse.quote(SCRIPTS)
# As many rows as a file may have, each of eight amounts: 150 ms at ten thousand million
# instructions a second.
BOUNDS = {"/student-loan.pdf": 1_500_000_000}


def costly(program):
    cards, group, group_cookie = wallet(program), *busy_group(program)
    yield from documents()
    yield from largest()
    yield from bodies()
    yield from files()
    yield from marks()
    yield Request("a calendar of 150 cards", "/cards/calendar.ics", cookie=cards)
    yield Request("a PDF of 150 cards", "/cards.pdf", cookie=cards)
    many = wallet(program, [letter * 20 for letter in SCRIPTS])
    yield Request("a PDF of cards in every script", "/cards.pdf", cookie=many)
    yield Request("150 cards", "/cards", cookie=cards)
    owing = wallet(program, "a" * 30, balance="9999.99", limit="10000", apr="29.9")
    for suffix in ["", ".json", ".csv", ".pdf"]:
        yield Request(f"a plan of 20 of 30 cards{suffix}", f"/cards/plan{suffix}", cookie=owing)
    for suffix in ["", ".pdf"]:
        yield Request(f"a sheet of 30 cards{suffix}", f"/cards/sheet{suffix}", cookie=owing)
        yield Request(f"a sheet in every script{suffix}", f"/cards/sheet{suffix}", cookie=many)
    yield from kept_plans(program)
    for page in [
        "", "/debts", "/debts.json", "/totals", "/group.json", "/share", "/totals.json",
        "/payments.json", "/payments.json?find=a+b+c+d+e+f+g+h", "?find=a", "/totals?category=none",
        "/recurring", "/report.pdf",
    ]:  # fmt: skip
        path, _, query = page.partition("?")
        name = f"a group of 17 in 8 currencies{page}"
        yield Request(name, f"/groups/{group}{path}", query, cookie=group_cookie)
    for name, path, fields, statuses in [
        ("a payment in that group", "payments", {"amount": "5"}, (303,)),
        ("a wrong payment in that group", "payments", {"amount": "x"}, (422,)),
        ("that group begun anew", "fresh", {}, (303, 409)),
        ("a bill of 20 items in that group", "payments", bill(20), (303,)),
        ("a payment that comes again", "recurring", RENT, (303,)),
        ("a wrong payment that comes again", "recurring", {"amount": "x"}, (422,)),
        ("nothing due in that group", "recurring/add", {}, (303,)),
        ("households in that group", "households", {"household-00000002": "1"}, (303,)),
    ]:
        yield form(name, f"/groups/{group}/{path}", fields, group_cookie, statuses)
    yield from statements(program, group, group_cookie)
    twenty = kept_group(program, [lend(20), *(repay(number) for number in range(30))], people=20)
    for page in ["", "/debts"]:
        yield Request(
            f"a group of 20 and 30 paybacks{page}", f"/groups/{group}{page}", cookie=twenty
        )
    due = kept_group(program, [], recurring=[weekly(number) for number in range(40)])
    for page in ["", "/group.json", "/recurring", "/recurring/00000001"]:
        yield Request(f"40 payments a week since 1900{page}", f"/groups/{group}{page}", cookie=due)
    yield form("the oldest of them added", f"/groups/{group}/recurring/add", {}, due, (303, 409))
    long = wallet(
        program, ["\U00010330" * 26 + letter for letter in "abcdefghijklmnopq"],
        balance="99999999.99", limit="99999999.99", apr="0.1", minimum="90000.12",
    )  # fmt: skip
    for suffix in ["", ".json", ".csv", ".pdf", ".ics"]:
        yield Request(
            f"a plan of 17 cards of a hundred years{suffix}", f"/cards/plan{suffix}", cookie=long
        )
    yield Request("a sheet of 17 cards of a hundred years", "/cards/sheet.pdf", cookie=long)


def kept_plans(program):
    """Every kind of debt, a plan of twenty of them that is kept, and 36 months of balances."""
    kinds = ["card", "overdraft", "loan", "pay-later", "priority"]
    debts = [
        {
            "id": f"{number:08x}", "kind": kinds[number % 5], "name": "a" * 15,
            "balance": f"{number}999.99", "limit": "10000", "dueDay": 3, "apr": "29.9",
            "minimum": "50.00",
        }
        for number in range(1, 41)
    ]  # fmt: skip
    largest = debts[-20:]
    terms = {"rule": None, "promoUntil": None, "promoApr": None, "spend": "0.00", "gone": None}
    followed = ["id", "kind", "balance", "apr", "minimum"]
    kept = {
        "id": "0000abcd", "since": "2023-10", "budget": "30000.00", "order": "best", "own": None,
        "basis": "effective", "lumps": [{"month": "2026-12", "amount": "100.00"}],
        "debts": [{name: debt[name] for name in followed} | terms for debt in largest],
        "records": [
            {
                "month": f"{2023 + (9 + number) // 12}-{(9 + number) % 12 + 1:02}",
                "owed": f"{900000 - number * 9000}.00", "checkedIn": True,
            }
            for number in range(37)
        ],
    }  # fmt: skip
    cookie = taken(program, {"currency": "GBP", "cards": debts, "kept": kept})
    for path in [
        "/cards/plan", "/cards/plan.json", "/cards/plan.csv", "/cards/plan.ics", "/cards/plan.pdf",
        "/cards/plan/schedule", "/cards/balances", "/cards/sheet", "/cards/sheet.pdf", "/cards",
        "/cards.json", "/cards/export", "/",
    ]:  # fmt: skip
        yield Request(f"40 debts and a kept plan of 20: {path}", path, cookie=cookie)
    balances = {f"balance-{debt['id']}": "1234.56" for debt in debts}
    for name, path, fields in [
        ("a check-in of 40 debts", "/cards/balances", balances),
        ("the plan kept anew", "/cards/plan/keep", {"budget": "30000"}),
        ("the plan forgotten", "/cards/plan/forget", {}),
    ]:
        yield form(name, path, fields, cookie)
    lines = "&".join(
        f"{line}=99999.99&{line}-period=week" for line in ["pay", "benefits", "rent", "food"]
    )
    owed = "".join(f"&debt-name-{n}={'a' * 80}&debt-balance-{n}=99999999.99" for n in range(1, 16))
    for suffix in ["", ".json", ".csv", ".pdf"]:
        yield Request(f"a budget with 15 debts{suffix}", f"/budget{suffix}", lines + owed)


def documents():
    yield Request("a PDF of 600 payments, with every script", "/loan.pdf", LONG_LOAN + MANY_SCRIPTS)
    yield Request("a PDF of 600 payments", "/loan.pdf", LONG_LOAN)
    yield Request("a PDF of 360 payments", "/loan.pdf", "amount=300000&rate=7&years=30")
    long = "balance=99999&apr=12&basis=nominal&payment=1002.5"
    yield Request("a PDF of a card of 50 years", "/credit-card.pdf", long)
    for suffix in [".csv", ".json", "/schedule"]:
        weekly = "amount=99999999&rate=9.99&years=50&frequency=weekly"
        yield Request(f"a weekly loan of 50 years{suffix}", f"/loan{suffix}", weekly)
    slow = "principal=99999999&apr=0.01&compounded=yes&proportion=99"
    yield Request("a student loan of as many rows as there can be", "/student-loan.json", slow)
    hundred, path = "principal=100000&apr=5&payment=416.68", "/student-loan.pdf"
    name = "a PDF of 1,200 payments of a student loan"
    yield Request(name, path, hundred, bound=BOUNDS[path])
    transfer = "balance=99999999&apr=20&payment=1700000&fee=5&limit=50000000&promo-months=120"
    yield Request("a transfer of part of a debt", "/balance-transfer.json", transfer)
    yield Request("a PDF of a transfer", "/balance-transfer.pdf", transfer)
    debts = "&".join(f"balance-{k}=1190&apr-{k}=0&minimum-{k}=1" for k in range(1, 10))
    for suffix in ["", ".json", ".csv", ".pdf", ".ics"]:
        yield Request(f"a plan of nine debts over a hundred years{suffix}", f"/plan{suffix}", debts)
    name = urllib.parse.quote("\U00010330" * 40)
    exotic = "currency=KWD" + "".join(
        f"&balance-{k}=99999999.999&apr-{k}=0.1&minimum-{k}=1087500.123&spend-{k}=1000000"
        f"&name-{k}={name}"
        for k in range(1, 10)
    )
    for suffix in ["", ".json", ".csv", ".pdf", ".ics"]:
        yield Request(f"a plan of nine long names and purchases{suffix}", f"/plan{suffix}", exotic)
    five = "&".join(f"balance-{k}=9999&apr-{k}=9{k}&minimum-{k}=1" for k in range(1, 6))
    yield Request("120 orders of debts that are never clear", "/plan.json", f"{five}&budget=3600")
    yield Request("120 orders of debts on a page", "/plan", f"{five}&budget=3700")
    never = "balance=99999999&apr=999.99&rule=one-percent&months=1200"
    yield Request("a credit card that never clears", "/credit-card.json", never)
    for suffix in ["", ".json"]:
        yield Request(f"published figures beside ours{suffix}", f"/evidence{suffix}")


def largest():
    """The largest samples of each tool, on all its pages and in all its files."""
    for tool in tools.TOOLS:
        for each in tool.of("largest"):
            for path in tool.paths:
                name = f"{each['name']} of {path}"
                bound = BOUNDS.get(path)
                yield Request(name, path, each["query"], statuses=(200, 422), bound=bound)


def bodies():
    """Bodies as large as they may be, most of them for nobody."""
    lines = b"\r\n--" * (FILE // 4)
    for name, path, site in [
        ("to nowhere", "/nothing", "same-origin"),
        ("to a page without a form", "/health", "same-origin"),
        ("to another form", "/cards", "same-origin"),
        ("from another site", "/cards/import", "cross-site"),
        ("with a file", "/cards/import", "same-origin"),
    ]:
        yield upload(f"a multipart body {name}", path, lines, site, (400, 403, 404, 405, 422))
    header = b"--X\r\n" + b"a: b\r\n" * (FILE // 6)
    yield Request(
        "a multipart body of header lines",
        "/cards/import",
        "",
        "POST",
        header + b"\r\n\r\n--X--",
        "multipart/form-data; boundary=X",
        statuses=(400,),
    )
    fields = "&".join(f"a{number}=" + "%41" * 200 for number in range(100))
    yield Request(
        "a form of 100 long fields", "/cards", "", "POST", fields.encode(), statuses=(422,)
    )


def files():
    """Files as large as they may be."""
    split = ["Date,Description,Category,Cost,Currency," + ",".join(f"P{n}" for n in range(50))]
    owed = ",".join(["49.00"] + ["-1.00"] * 49)
    split += [f"2026-01-01,a,b,50.00,GBP,{owed}"] * 680
    yield shares("a CSV of 50 people and 680 payments", lines(split))
    uneven = ",".join(["24.51"] + ["-0.49", "-0.51"] * 24 + ["-0.51"])
    split[1:] = [f"2026-01-01,a,b,50.00,GBP,{uneven}"] * 680
    yield shares("a CSV of shares that are nearly even", lines(split))
    yield from groups_of_other_apps()
    yield upload("a CSV of empty cells", "/groups/import", b"Date,Description\n" + b"," * 250_000)

    head, tail = b"<OFX><FI><ORG>", b"</FI><CCSTMTRS><CURDEF>GBP</CCSTMTRS></OFX>"
    yield upload("an OFX file of 48,000 entities", "/cards/import", head + b"&amp;" * 48_000 + tail)
    statement = b"<CCSTMTRS><CURDEF>GBP<LEDGERBAL><BALAMT>5</LEDGERBAL></CCSTMTRS>"
    yield upload(
        "an OFX file of 2,500 statements", "/cards/import", b"<OFX>" + statement * 2_500 + b"</OFX>"
    )
    closing = b"<OFX>" + b"<A>" * 63 + b"</B>" * 60_000
    yield upload("an OFX file of closing tags", "/cards/import", closing)

    deleted = ",".join(f'{{"id":"{number:08x}"}}' for number in range(26_000))
    yield upload(
        "a JSON file of 26,000 deleted payments", "/groups/import", group_file([], deleted)
    )
    saved = group_file([dinner(number) for number in range(430)], people=50)
    yield shares("a JSON file of 50 people and 430 payments", saved)
    weights = {"split": "shares", "given": {f"{member:08x}": "2" for member in range(1, 51)}}
    saved = group_file([dinner(number) | weights for number in range(240)], people=50)
    yield shares("a JSON file of 50 people with shares of their own", saved)
    names = ",".join(f'"a{number}":0' for number in range(49_000))
    yield upload("a JSON file of 49,000 names", "/groups/import", b"{" + names.encode() + b"}")
    yield upload("a JSON file of 250,000 numbers", "/cards/import", b"[" + b"0," * 250_000 + b"0]")


def marks():
    """Combining marks out of order, which take Swift a time that grows with their square."""
    some, many = ("\u0301" * n + "\u0316" * n for n in (1_900, 6_500))
    file = ("\u0301" * 60_000 + "\u0316" * 60_000).encode()
    yield Request("marks in a path", f"/a{many}", statuses=(404,))
    yield Request("marks in a path below a tool", f"/cards/{many}", statuses=(404,))
    yield Request("marks in a cookie's name", "/health", cookie=f"a{many}=1")
    yield Request("marks in a cookie's value", "/cards", cookie=f"cards={many}")
    yield Request("marks in a field's name", "/plan", f"a{some}=1")
    yield Request("marks in a field's text", "/plan", f"name-1=a{some}", statuses=(400,))
    for path, field in [("/groups", "members"), ("/cards", "name")]:
        text = {field: "a" + many}
        yield form(f"marks in the {field} of a form for {path}", path, text, statuses=(400,))
    for path in ["/groups/import", "/cards/import"]:
        yield upload(f"marks in a name in JSON for {path}", path, b'{"a' + file + b'":1}')
        yield upload(f"marks in a text in JSON for {path}", path, b'{"name":"a' + file + b'"}')
        yield upload(f"marks in a CSV for {path}", path, b"Date,a" + file + b"\n1,2")
        yield upload(f"marks in an OFX file for {path}", path, b"<OFX><a" + file + b">1</OFX>")
    yield from marks_apart()
    letters = "\ufdfa".encode() * 80_000
    yield upload("letters that grow, in a CSV", "/groups/import", b"Date,Description," + letters)


def marks_apart():
    """Marks with invisible characters between them, which names and titles lose."""
    acute, below = (mark * 30 + "\u034f" for mark in "\u0301\u0316")
    some, many = (acute * n + below * n for n in (500, 2_000))
    for path, field in [("/groups", "members"), ("/cards", "name")]:
        text = f"{field}=a{some}".encode()
        name = f"marks apart in the {field} of a form for {path}"
        yield Request(name, path, "", "POST", text, statuses=(400,))
    split = f"Date,Description,Category,Cost,Currency,a{many}\n".encode()
    yield upload("marks apart in a CSV", "/groups/import", split)
    member = f'{{"members":[{{"id":"00000001","name":"a{many}"}}]}}'.encode()
    yield upload("marks apart in JSON", "/groups/import", member)


def statements(program, group, cookie):
    """The longest statements, and as many lines at once as a group takes."""
    path = f"/groups/{group}/import"
    row = "2026-01-02,a,-0.01"
    head = "Date,Description,Amount"
    rows = lines([head, *[f"{row}{number:04}" for number in range(200)]])
    preview = dataclasses.replace(upload("a statement of 200 lines", path, rows), cookie=cookie)
    yield preview
    token = re.search(rb'name="confirm" value="([^"]*)"', program.ask(preview).body)[1].decode()
    chosen = {f"line-{number}": "share" for number in range(2, 202)}
    fields = {"confirm": token} | chosen
    yield form("those 200 lines shared", path, fields, cookie, (303, 409))
    for name, content in [
        ("a statement of 6,000 lines", lines([head, *[row] * 5_990])),
        ("a statement of wide lines", lines([head + ",b" * 27, *[row + ",b" * 27] * 3_000])),
        ("an OFX statement of 4,000 entries", ofx(4_000)),
    ]:
        yield dataclasses.replace(upload(name, path, content), cookie=cookie)


def ofx(entries):
    entry = "<STMTTRN><DTPOSTED>20260102<TRNAMT>-1<FITID>a<NAME>b</STMTTRN>"
    return f"<OFX><STMTRS><CURDEF>GBP{entry * entries}</STMTRS></OFX>".encode()


def groups_of_other_apps():
    """As many payments among as many people as fit in a file, to be shared in odd parts."""
    people = [f"P{number}" for number in range(50)]
    paid = [{"participantId": name, "shares": 100 + place} for place, name in enumerate(people)]
    expense = {
        "expenseDate": "2026-01-01", "title": "a", "amount": 99999, "paidById": "P0",
        "splitMode": "BY_SHARES", "paidFor": paid,
    }  # fmt: skip
    spliit = {"name": "A", "currencyCode": "GBP", "expenses": [expense] * 100}
    spliit["participants"] = [{"id": name, "name": name} for name in people]
    file = json.dumps(spliit, separators=(",", ":")).encode()
    yield upload("a Spliit file of 100 payments of 50", "/groups/import", file)
    cospend = ["name,weight,active,color"] + [f"{name},1.5,1,x" for name in people]
    cospend += ["", "what,amount,date,timestamp,payer_name,payer_weight,payer_active,owers"]
    owers = ",".join(people)
    cospend += [f'a,9.99,2026-01-01,0,P0,1.5,1,"{owers}"'] * 1_000
    yield shares("a Cospend file of 1,000 payments of 50", lines(cospend))
    money = ["date,what,amount,currency,payer_name,payer_weight,owers"]
    money += [f'2026-01-01,a,9.999,GBP,P0,2,"{owers}"'] * 1_000
    yield shares("an IHateMoney file of 1,000 payments of 50", lines(money))
    tricount = ["Title,Amount,Currency,Amount in default currency (GBP),Date & time"]
    tricount[0] += "".join(f",Paid by {name},Impacted to {name}" for name in people)
    tricount += ["a,50.00,GBP,50.00,2026-01-01,50.00,-1" + ",0,-1.00" * 49] * 500
    yield shares("a Tricount file of 500 payments of 50", lines(tricount))


def bill(items):
    return {f"item-{number}": "99.99" for number in range(1, items + 1)} | {
        "split": "items", "tip": "0.01",
    }  # fmt: skip


def group_file(payments, deleted="", people=17, recurring=()):
    members = [{"id": f"{n:08x}", "name": f"P{n}"} for n in range(1, people + 1)]
    head = {"id": "00000abc", "name": "A", "currency": "GBP", "members": members}
    text = json.dumps(head | {"payments": payments, "recurring": list(recurring)})
    return f'{text[:-1]},"deleted":[{deleted}]}}'.encode()


def busy_group(program):
    """A group whose debts are hard to settle, in each currency: its id, and its cookies."""
    payments = [loan(number, code) for number, code in enumerate(CURRENCIES)]
    payments += [payback(number) for number in range(160)]
    return "00000abc", kept_group(program, payments)


def kept_group(program, payments, people=17, recurring=()):
    """The cookies of a group with these payments."""
    file = group_file(payments, people=people, recurring=recurring)
    preview = program.ask(upload("", "/groups/import", file))
    token = re.search(rb'name="confirm" value="([^"]*)"', preview.body)[1].decode()
    return cookies(program.ask(form("", "/groups/00000abc/merge", {"confirm": token})))


def lend(people):
    """One lends all others amounts of which no few add up to nothing."""
    pence = {f"{n:08x}": 3 ** (n - 1) % 9973 + n for n in range(2, people + 1)}
    shares = {member: f"{amount / 100:.2f}" for member, amount in pence.items()}
    total = f"{sum(pence.values()) / 100:.2f}"
    return {
        "id": "00000001", "title": "a", "date": "2026-01-01", "currency": "GBP", "amount": total,
        "payers": {"00000001": total}, "split": "exact", "shares": shares, "given": shares,
    }  # fmt: skip


def repay(number):
    """One of the others pays back a penny of it, which the plan has to follow."""
    return payback(number) | {
        "currency": "GBP", "payers": {f"{number % 19 + 2:08x}": "0.01"},
        "shares": {"00000001": "0.01"},
    }  # fmt: skip


def loan(number, code):
    """One lends sixteen others amounts of which no few add up to what others lent."""
    shares = {f"{member:08x}": f"{3 ** (member - 1) / 100:.2f}" for member in range(2, 18)}
    total = sum(3 ** (member - 1) for member in range(2, 18))
    return {
        "id": f"{number + 1:08x}", "title": "a", "date": "2026-01-01", "currency": code,
        "amount": f"{total / 100:.2f}", "payers": {"00000001": f"{total / 100:.2f}"},
        "split": "exact", "shares": shares, "given": shares,
    }  # fmt: skip


def dinner(number):
    """One pays for all of fifty."""
    return {
        "id": f"{number + 1:08x}", "title": f"Dinner {number}", "date": "2026-01-01",
        "currency": "GBP", "amount": "50.00", "payers": {f"{number % 50 + 1:08x}": "50.00"},
        "split": "even", "shares": {f"{member:08x}": "1.00" for member in range(1, 51)},
    }  # fmt: skip


def weekly(number):
    """A payment that has come every week since 1900."""
    members = {"00000001": "0.01"}
    return {
        "id": f"{number + 1:08x}", "every": "week", "first": "1900-01-01", "title": "a",
        "currency": "GBP", "amount": "0.01", "payers": members, "split": "even", "shares": members,
    }  # fmt: skip


def payback(number):
    one, other = (f"{(number + step) % 16 + 2:08x}" for step in (0, 1))
    return {
        "id": f"{number + 100:08x}", "title": "", "date": "2026-01-01",
        "currency": CURRENCIES[number % 8], "amount": "0.01", "payers": {one: "0.01"},
        "split": "even", "shares": {other: "0.01"}, "payback": True,
    }  # fmt: skip


def wallet(program, names="a" * 150, **more):
    card = {"balance": "0", "limit": "0", "dueDay": 3, "reminder": True} | more
    cards = [{"id": f"{number:08x}", "name": name} | card for number, name in enumerate(names, 1)]
    return taken(program, {"currency": "GBP", "cards": cards})


def taken(program, file):
    """The cookies of somebody who takes the cards of a file."""
    preview = program.ask(upload("", "/cards/import", json.dumps(file).encode()))
    token = re.search(rb'name="confirm" value="([^"]*)"', preview.body)[1].decode()
    return cookies(program.ask(form("", "/cards/import", {"confirm": token})))


def cookies(answer):
    assert answer.status == 303, answer.head
    return "; ".join(cookie.split(";")[0] for cookie in answer.header("Set-Cookie"))


def form(name, path, fields, cookie="", statuses=(303,)):
    body = urllib.parse.urlencode(fields).encode()
    return Request(name, path, "", "POST", body, cookie=cookie, statuses=statuses)


def shares(name, content):
    """A file of tens of thousands of shares, which is opened once in the life of a group.

    Its payments are deflated again and again, until it is known how many each cookie takes.
    """
    return upload(name, "/groups/import", content, bound=850_000_000)


def upload(name, path, content, site="same-origin", statuses=(200, 422), bound=None):
    head = b'--X\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    most = JSON_FILE if content.startswith(b"{") else FILE
    return Request(
        name, path, "", "POST", head + content[:most] + b"\r\n--X--\r\n",
        "multipart/form-data; boundary=X", site=site, statuses=statuses, bound=bound,
    )  # fmt: skip


def lines(rows):
    return "\n".join(rows).encode()
