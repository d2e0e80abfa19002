"""What becomes of a report when cairo lays out its file in a way that nobody has seen yet."""

import json
import pathlib
import subprocess
from xml.etree import ElementTree

import pytest

from serving import Site

REPORT = "/loan.pdf?amount=1000&rate=5&years=1"
COUNT = "farthing_incomplete_answers_total"


@pytest.fixture
def changed_site(tmp_path):
    """A site whose workers have such a cairo."""
    source = pathlib.Path(__file__).with_name("other_cairo.c")
    library = tmp_path / "other_cairo.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    with Site(LD_PRELOAD=str(library)) as site:
        yield site


def catalogue(answer, folder):
    """The dictionary of a report in which its language stands."""
    path = folder / "report.pdf"
    path.write_bytes(answer.body)
    subprocess.run(["qpdf", "--check", path], check=True, stdout=subprocess.PIPE)
    objects = json.loads(output("qpdf", "--json=2", path))["qpdf"][1]
    return objects["obj:" + objects["trailer"]["value"]["/Root"]]["value"]


def told(site):
    """The count of such answers, and what the workers told of them."""
    lines = site.metrics().body.decode().splitlines()
    (count,) = [line.split()[1] for line in lines if line.startswith(COUNT)]
    journal = (site.folder / "logs" / "workers.log").read_text().splitlines()
    return int(count), [line for line in journal if "PDF" in line]


def test_a_report_without_its_tags_is_sent_counted_and_told_in_one_line(changed_site, tmp_path):
    assert told(changed_site) == (0, [])
    answer = changed_site.ask(REPORT)
    assert answer.status == 200
    assert answer.body.startswith(b"%PDF-")
    assert "/Lang" not in catalogue(answer, tmp_path)
    assert told(changed_site) == (
        1,
        [
            "farthing-server: a PDF went out without its tags: "
            "cairo wrote no plain cross-reference table"
        ],
    )


def test_a_report_of_the_cairo_at_hand_has_its_tags(site, tmp_path):
    before = told(site)
    answer = site.ask(REPORT)
    assert answer.status == 200
    assert catalogue(answer, tmp_path)["/Lang"] == "u:en-GB"
    assert told(site) == before == (0, [])


REPORTS = {
    "/loan.pdf?amount=300000&rate=7&years=30&extra=100": (
        "loan-300000-at-7-percent-30-years-100-extra.pdf",
        [
            "£300,000 at 7% for 30 years",
            "Worked out on",
            "The loan",
            "Totals",
            "What the extra changes",
            "What you’ll owe",
            "Year by year, in pounds",
            "Every payment, in pounds",
        ],
    ),
    "/credit-card.pdf?balance=2292&apr=17.91": (
        "credit-card-2292-at-17-91-percent-55-a-month.pdf",
        [
            "£2,292 at 17.91% APR",
            "Worked out on",
            "Only the minimum",
            "£55 a month",
            "What you’ll owe",
            "Only the minimum: paid off",
            "Paying £55 every month, year by year, in pounds",
            "Every payment, in pounds",
            "The UK way:",
        ],
    ),
}


@pytest.mark.parametrize("address", REPORTS)
def test_a_report_says_what_was_asked_then_shows_it_then_lists_it(site, address, tmp_path):
    name, parts = REPORTS[address]
    answer = site.ask(address)
    assert answer.status == 200
    assert answer.getheader("Content-Disposition") == f'attachment; filename="{name}"'
    path = tmp_path / name
    path.write_bytes(answer.body)
    subprocess.run(["qpdf", "--check", path], check=True, stdout=subprocess.PIPE)
    text = output("pdftotext", "-raw", path, "-")
    places = []
    for part in parts:
        places.append(text.index(part, places[-1] if places else 0))
    spoken = output("pdfinfo", "-struct-text", path)
    assert [part for part in parts if part not in spoken] == []


@pytest.mark.parametrize(
    "address",
    [
        "/loan.pdf?amount=300000&rate=7&years=30",
        "/loan.pdf?amount=300000&rate=7&years=30&extra=10",
        "/loan.pdf?amount=99999999&rate=7.35&years=30",
    ],
)
def test_a_report_of_thirty_years_weighs_at_most_150_kb(site, address):
    answer = site.ask(address)
    assert answer.status == 200
    assert len(answer.body) <= 150_000


LINKED = [
    *REPORTS,
    "/plan.pdf?name-1=" + "%C3%96" * 40 + "&balance-1=1200&apr-1=19.9&minimum-1=40"
    "&balance-2=600&apr-2=29.9&minimum-2=25&budget=150",
]


@pytest.mark.parametrize("address", LINKED, ids=lambda address: address.split("?")[0])
def test_the_address_in_a_report_can_be_pressed_to_open_its_answer(site, address, tmp_path):
    path = tmp_path / "report.pdf"
    path.write_bytes(site.ask(address).body)
    objects = json.loads(output("qpdf", "--json=2", path))["qpdf"][1]
    values = {name: found["value"] for name, found in objects.items() if "value" in found}
    ((name, link),) = [
        (name.removeprefix("obj:"), value)
        for name, value in values.items()
        if isinstance(value, dict) and value.get("/Subtype") == "/Link"
    ]
    uri = link["/A"]["/URI"].removeprefix("u:")
    page = address.replace(".pdf", "")
    assert uri.endswith(f"{page}#answer") and uri.startswith("http")
    assert site.ask(page).status == 200
    elements = [value for value in values.values() if isinstance(value, dict) and "/S" in value]
    (element,) = [element for element in elements if element["/S"] == "/Link"]
    assert {"/Obj": name, "/Type": "/OBJR"} in element["/K"]
    box_holds_the_address(path, link["/Rect"], uri)


def box_holds_the_address(path, box, address):
    """Where the link can be pressed is where its address stands, on one line or more."""
    boxes = path.with_suffix(".html")
    subprocess.run(["pdftotext", "-f", "1", "-l", "1", "-bbox", path, boxes], check=True)
    page = ElementTree.parse(boxes).find(".//{*}page")
    height = float(page.get("height"))
    words = page.findall("{*}word")
    start = next(place for place, word in enumerate(words) if word.text.startswith("http"))
    left, bottom, right, top = box
    text, lines = "", set()
    for word in words[start:]:
        text += word.text
        lines.add(word.get("yMin"))
        assert left - 1 <= float(word.get("xMin")) and float(word.get("xMax")) <= right + 1
        assert height - top - 1 <= float(word.get("yMin"))
        assert float(word.get("yMax")) <= height - bottom + 1
        if text == address:
            break
    assert text == address
    assert top - bottom <= len(lines) * 14


def output(*command):
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return " ".join(done.stdout.split()).replace("\u00ad", "")


HOUSEHOLD = (
    "pay=1879&rent=941&arrears=60&food=518&debt-name-1=Amex&debt-balance-1=953"
    "&debt-name-2=Virgin&debt-balance-2=1840&debt-name-3=Overdraft&debt-balance-3=850"
    "&debt-name-4=Klarna&debt-balance-4=300"
)


def letters(site, folder, fields):
    """The letters of a budget, each as the words on its page."""
    answer = site.ask(
        "/budget/letters.pdf", "POST", fields, Content_Type="application/x-www-form-urlencoded"
    )
    assert answer.status == 200
    path = folder / "letters.pdf"
    path.write_bytes(answer.body)
    subprocess.run(["qpdf", "--check", path], check=True, stdout=subprocess.PIPE)
    assert "Tagged: yes" in output("pdfinfo", path)
    command = ["pdftotext", "-layout", path, "-"]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split(
        "\f"
    )[:-1]


def test_each_creditor_gets_one_side_with_the_offer_and_how_it_was_worked_out(site, tmp_path):
    typed = "&your-name=Ada&your-address=1+High+Street%0D%0ALeeds&to-2=PO+Box+9&reference-2=12-34"
    sides = letters(site, tmp_path, HOUSEHOLD + typed)
    assert len(sides) == 4
    for side in sides:
        for words in ("Ada", "Leeds", "Yours faithfully", "Signed", "Enclosed: my budget of"):
            assert words in side
        sums = ["1,879.00", "1,001.00", "518.00", "360.00", "87.01", "167.99", "77.61", "27.39"]
        assert [each for each in sums if f"£{each}" not in side] == []
    assert "PO Box 9" in sides[1]
    assert "Account or reference number: 12-34" in sides[1]
    assert "I owe £1,840 on this account" in sides[1]
    assert "I offer you £167.99 a month from 1 " in sides[1]
    assert "12-34" not in sides[0]


def test_the_longest_letters_stay_on_one_side(site, tmp_path):
    lines = "%0A".join(["W" * 60] * 5)
    debts = "".join(
        f"&debt-name-{n}={'Catalogue+' * 7}{n}&debt-balance-{n}=99999999.99"
        f"&to-{n}={lines}&reference-{n}={'7' * 40}"
        for n in range(1, 16)
    )
    typed = f"&your-name={'M' * 80}&your-address={lines}"
    sides = letters(site, tmp_path, f"pay=99999999&rent=1{debts}{typed}")
    assert len(sides) == 15
    assert all("Enclosed: my budget of" in side for side in sides)
