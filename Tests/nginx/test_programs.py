"""Every answer in JSON is as /openapi.json says, by validators that know nothing of the site."""

import http.cookiejar
import json
import re
import urllib.error
import urllib.parse
import urllib.request

import openapi_spec_validator
import pytest
from openapi_schema_validator import OAS31Validator, oas31_format_checker

import tools
from serving import Site

RATES = {
    "retrieved": "2026-11-20T06:15:00Z",
    "series": [
        {
            "id": "MORTGAGE30US",
            "latest": {"date": "2026-11-19", "rate": "6.22"},
            "previous": {"date": "2026-11-12", "rate": "6.24"},
        },
        {"id": "MORTGAGE15US", "latest": {"date": "2026-11-19", "rate": "5.5"}},
    ],
}

ANSWERS = ("answered", "never")

KEY = "0123456789abcdefghijkl"
SETTINGS = {
    "partners": [{"id": "good", "name": "Good", "origins": ["https://a.example"], "countsKey": KEY}]
}
COUNTS = "Farthing frame counts 1\n2026-11-20 good loan 5 3\n"

# Requests that between them are answered with every member there is.
ASKED = {
    **{
        f"/{tool.stem}.json": [each["query"] for each in tool.samples if each["state"] in ANSWERS]
        for tool in tools.CALCULATORS
    },
    "/mortgage/deals.json": [
        "amount=180000&years=20&rate-1=4.29&fix-months-1=24&fee-1=999&rate-2=4.49&fix-months-2=24"
        "&name-2=Blue&current-rate=5.5&erc=1.5&costs=500"
    ],
    "/rates.json": [""],
    "/evidence.json": [""],
    "/accessibility/report.json": [""],
    "/embed/counts.json": ["partner=good"],
    "/cards.json": [""],
    "/cards/{id}.json": [""],
    "/cards/helper.json": ["", "target=20&budget=50"],
    "/cards/plan.json": ["", "budget=5"],
    "/cards/letters.json": [""],
    "/cards/export": [""],
    "/another-phone": [""],
    "/groups.json": [""],
    "/groups/{id}/group.json": [""],
    "/groups/{id}/debts.json": [""],
    "/groups/{id}/totals.json": [""],
    "/groups/{id}/payments.json": ["", "find=Dinner"],
    "/groups/{id}/letters.json": [""],
    "/groups/{id}/export": [""],
    "/oembed": ["url={origin}/loan"],
}

# Members that only what another phone has put out of step has, and a balance that was told after a
# due date.
ENDED = dict.fromkeys(
    [
        "/groups.json",
        "/groups/{id}/group.json",
        "/groups/{id}/letters.json",
        "/cards.json",
        "/cards/letters.json",
    ],
    {"ended", "since"},
) | {"/cards/export": {"told"}}

# Requests that are refused, with the status of the answer.
REFUSED = [
    *((f"/{tool.stem}.json", tool.of("wrong")[0]["query"], "422") for tool in tools.CALCULATORS),
    ("/cards/helper.json", "target=200", "422"),
    ("/cards/plan.json", "budget=x", "422"),
    ("/loan.json", "amount=%", "400"),
    ("/cards/{id}.json", "", "404"),
    ("/groups/{id}/group.json", "", "404"),
]

# The members that some answers have and others have not.
SOMETIMES = re.compile(
    r"(\.scheduleTruncated|/plan\.json\.priority|/cards/export\.(kept|cards\[\d+\]\.made)"
    r"|\.summary\.kinds\.[a-z-]+|/loan\.json\.(rates|instalments|interestOnly|balloon))$"
)

# Members whose own members are named after currencies and people.
MAPS = {
    "balances",
    "categories",
    "given",
    "householdBalances",
    "minimal",
    "paid",
    "payers",
    "shares",
    "transfers",
}


class Program:
    """A program that keeps cookies, with a few cards and a group."""

    def __init__(self, site):
        self.site = site
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies, Unredirected())
        self.ids = {}

    def ask(self, path, query="", fields=None):
        query = query.replace("{origin}", self.site.origin)
        address = self.site.origin + path + ("?" + query if query else "")
        body = urllib.parse.urlencode(fields).encode() if fields else None
        headers = {"Accept": "application/json", "Authorization": f"Bearer {KEY}"}
        request = urllib.request.Request(address, body, headers)
        try:
            return self.opener.open(request, timeout=30)
        except urllib.error.HTTPError as error:
            return error

    def get(self, path, query=""):
        """An answer at a path of the description, about what there is."""
        for stem, name in self.ids.items():
            if path.startswith(stem):
                path = path.replace("{id}", name)
        answer = self.ask(path, query)
        assert answer.headers["Content-Type"] == "application/json"
        return answer.status, json.load(answer)

    def post(self, path, *fields):
        answer = self.ask(path, fields=fields)
        assert answer.status == 303, answer.read()
        return answer.headers["Location"]


class Unredirected(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    files = {
        "FARTHING_RATES_FILE": json.dumps(RATES),
        "FARTHING_SETTINGS": json.dumps(SETTINGS),
        "FARTHING_COUNTS_FILE": COUNTS,
    }
    for name, text in files.items():
        (folder / name).write_text(text)
    paths = {name: str(folder / name) for name in files}
    with Site(**paths, FARTHING_TODAY="2026-11-21") as site:
        yield site


@pytest.fixture(scope="module")
def stranger(site):
    """A program without cards and groups."""
    program = Program(site)
    program.ids = {"/cards": "0123abcd", "/groups": "0123abcd"}
    return program


@pytest.fixture(scope="module")
def program(site):
    program = Program(site)
    add_cards(program)
    add_group(program)
    return program


@pytest.fixture(scope="module")
def document(stranger):
    return stranger.get("/openapi.json")[1]


def add_cards(program):
    card = [("balance", "900"), ("limit", "1000"), ("due-day", "5")]
    more = [("statement-day", "7"), ("apr", "24.9"), ("minimum", "25"), ("reminder", "on")]
    program.post("/cards", ("name", "Blue"), *card, *more)
    program.post("/cards", ("name", "No limit"), ("balance", "-1"), ("limit", "0"), ("due-day", 1))
    for kind in ["loan", "overdraft", "pay-later", "priority"]:
        debt = [("kind", kind), ("balance", "90"), ("apr", "9"), ("minimum", "5")]
        program.post("/cards", ("name", kind), *debt)
    cards = program.get("/cards.json")[1]["cards"]
    program.ids["/cards"] = cards[0]["id"]
    program.post(f"/cards/{cards[0]['id']}/paid", ("amount", "10"))
    program.post("/cards/plan/keep", ("budget", "200"), ("lump-1", "50"), ("lump-month-1", "3"))
    program.post(f"/cards/{cards[2]['id']}/paid", ("amount", "5"))


def add_group(program):
    people = [("member", name) for name in ["Ana", "Ben", "Cleo"]]
    group = program.post("/groups", ("name", "Lisbon"), ("currency", "EUR"), *people)
    program.ids["/groups"] = re.fullmatch(r"/groups/([0-9a-f]{8})", group)[1]
    ana, ben, cleo = (each["id"] for each in program.get("/groups/{id}/group.json")[1]["members"])
    program.post(f"{group}/households", (f"household-{ana}", "1"), (f"household-{ben}", "1"))
    rent = [("amount", "10"), ("title", "Rent"), ("every", "month"), ("first", "2026-08-31")]
    program.post(f"{group}/recurring", *rent)
    payments = group + "/payments"
    program.post(f"{group}/default-split", ("split", "shares"), (f"share-{cleo}", "2"))
    program.post(payments, ("amount", "30"), ("title", "Dinner"), ("payer", ana))
    program.post(payments, ("amount", "9"), ("currency", "USD"), ("rate", "0.9"), ("payer", ana))
    program.post(payments, ("amount", "9"), ("split", "shares"), (f"share-{ana}", "1.5"))
    program.post(payments, ("amount", "7"), ("currency", "CHF"), ("payer", ana))
    program.post(f"{group}/recurring", *rent, ("times", "5"))
    rule = program.get("/groups/{id}/group.json")[1]["recurring"][0]["id"]
    program.post(f"{group}/recurring/{rule}/delete", ("rev", ""))
    wrong = program.get("/groups/{id}/group.json")[1]["payments"][0]["id"]
    program.post(f"{payments}/{wrong}/delete", ("rev", ""))
    changed = program.get("/groups/{id}/group.json")[1]["payments"][-1]["id"]
    program.post(f"{payments}/{changed}", ("amount", "8"), ("currency", "CHF"), ("payer", ana))
    program.post(f"{group}/box", ("do", "on"))
    program.post("/cards/box", ("do", "on"))


def content_of(request, status):
    return request.get("responses", {}).get(status, {}).get("content", {})


def schema_of(document, path, status):
    schema = content_of(document["paths"][path]["get"], status)["application/json"]["schema"]
    if reference := schema.get("$ref"):
        return document["components"]["schemas"][reference.rpartition("/")[2]]
    return schema


def is_valid(value, schema):
    return OAS31Validator(schema, format_checker=oas31_format_checker).is_valid(value)


def shortened(value):
    """The same with the first and the last of each list alone."""
    if isinstance(value, dict):
        return {name: shortened(member) for name, member in value.items()}
    if isinstance(value, list):
        return [shortened(element) for element in value[:1] + value[1:][-1:]]
    return value


def objects(value, place=""):
    """Every object in a value whose members have names of their own, with its place."""
    if isinstance(value, list):
        for index, element in enumerate(value):
            yield from objects(element, f"{place}[{index}]")
    elif isinstance(value, dict):
        if not re.search(rf"\.totals$|\.({'|'.join(MAPS)})(\.[A-Z]{{3}})?$", place):
            yield place, value
        for name, member in value.items():
            yield from objects(member, f"{place}.{name}")


def assert_described(value, schema, path):
    """The schema takes the value, but not without one of its members, nor with another in it."""
    validator = OAS31Validator(schema, format_checker=oas31_format_checker)
    validator.validate(value)
    value = shortened(value)
    for place, found in objects(value):
        for name in list(found):
            member = found.pop(name)
            is_sometimes = bool(SOMETIMES.search(f"{path}{place}.{name}"))
            assert is_valid(value, schema) == is_sometimes, f"without {place}.{name}"
            found[name] = [[[]]]
            assert not is_valid(value, schema), f"{place}.{name} = {found[name]}"
            found[name] = member


def test_the_description_is_openapi(document):
    assert document["openapi"].startswith("3.1")
    openapi_spec_validator.validate(document)


def test_every_answer_in_json_is_asked_for(document):
    described = {
        path
        for path, methods in document["paths"].items()
        if "application/json" in content_of(methods.get("get", {}), "200")
    }
    # The document itself has the shape of OpenAPI.
    assert described == {*ASKED, "/openapi.json"}


@pytest.mark.parametrize("path, query", [(path, query) for path in ASKED for query in ASKED[path]])
def test_an_answer_is_as_described_and_whole(document, program, path, query):
    status, answer = program.get(path, query)
    assert status == 200, answer
    assert_described(answer, schema_of(document, path, "200"), path)


@pytest.mark.parametrize("path, query, status", REFUSED)
def test_a_refusal_is_as_described_and_whole(document, stranger, path, query, status):
    found, answer = stranger.get(path, query)
    assert str(found) == status
    assert_described(answer, schema_of(document, path, status), path)


def test_the_requests_are_answered_with_every_member(document, program):
    for path, queries in ASKED.items():
        described = names(schema_of(document, path, "200"))
        found = set()
        for query in queries:
            found |= {name for _, value in objects(program.get(path, query)[1]) for name in value}
        assert found == described - ENDED.get(path, set()), path


def names(schema):
    """The names of all members that a schema describes."""
    parts = [*schema.get("properties", {}).values(), *schema.get("anyOf", [])]
    parts += [schema[keyword] for keyword in ["items", "additionalProperties"] if keyword in schema]
    return set(schema.get("properties", {})).union(*map(names, parts))


@pytest.mark.parametrize(
    "path, name, wrong",
    [
        ("/loan.json", "payoffDate", "2026-13-01"),
        ("/loan.json", "payment", "1,995.91"),
        ("/loan.json", "currency", "dollars"),
        ("/rates.json", "retrieved", "yesterday"),
        ("/groups/{id}/group.json", "id", "Lisbon"),
        ("/oembed", "type", "video"),
    ],
)
def test_a_text_of_another_kind_is_not_as_described(document, program, path, name, wrong):
    answer = program.get(path, ASKED[path][0])[1]
    schema = schema_of(document, path, "200")
    assert is_valid(answer, schema)
    assert not is_valid({**answer, name: wrong}, schema)
