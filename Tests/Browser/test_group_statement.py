"""Lines of a bank's statement are taken into a group: seen before, chosen one by one, once."""

import re

import pytest
from harness.group_box import titles
from harness.groups import start_group
from playwright.sync_api import expect

CSV = (
    "Date,Description,Paid out,Paid in\n"
    "2026-11-02,TESCO 4411,12.50,\n"
    "2026-11-03,Hotel Roma,300.00,\n"
    "2026-11-04,My shoes,45.00,\n"
    "2026-11-05,Hotel refund,,20.00\n"
)


def ofx(*transactions):
    entries = "".join(
        f"<STMTTRN><DTPOSTED>{day}120000<TRNAMT>{amount}<FITID>{number}<NAME>{name}</STMTTRN>"
        for day, amount, number, name in transactions
    )
    return f"OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR{entries}</STMTRS></OFX>"


OFX = ofx(("20261102", "-12.50", "A1", "Tesco"), ("20261103", "99.00", "A2", "Salary"))
FILES = {
    "csv": (
        "bank.csv",
        CSV,
        "€357.50 spent, €20.00 received, if the file is in euros: it doesn’t say.",
    ),
    "ofx": ("bank.ofx", OFX, "€12.50 spent, €99.00 received."),
}


def open_statement(page, group, name, content):
    page.goto(f"{group}/settings")
    page.set_input_files(
        "form[enctype='multipart/form-data'] input[name=file]",
        {"name": name, "mimeType": "text/plain", "buffer": content.encode()},
    )
    page.get_by_role("button", name="Open the statement").click()


def choices(page):
    return [each.input_value() for each in page.locator(".ledger input:checked").all()]


@pytest.mark.parametrize(("kind", "mode"), [("csv", "390 px"), ("ofx", "scripts off")])
def test_lines_are_chosen_and_the_same_file_counts_once(page_in, assert_accessible, kind, mode):
    page = page_in(mode)
    name, content, sums = FILES[kind]
    start_group(page, "Ana", "Ben")
    group = page.url
    open_statement(page, group, name, content)
    expect(page.locator("main")).to_contain_text(f"{sums} Nothing is kept yet.")
    assert_accessible(page)
    if kind == "csv":
        assert choices(page) == ["share", "share", "share", "ignore"]
        line = page.get_by_role("group", name=re.compile("^Line 4: .*, €"))
        line.get_by_label("The payer’s alone").check()
        page.locator("#line-5").check()
        expected = ["Hotel refund", "My shoes", "Hotel Roma", "TESCO 4411"]
    else:
        assert choices(page) == ["share", "ignore"]
        expected = ["Tesco"]
    page.get_by_role("button", name=re.compile("^Add to")).click()
    expect(titles(page)).to_have_text(expected)
    assert_accessible(page)
    standing = page.locator(".settle").inner_text()

    # What is here already begins with being left out, and counts once even if it is chosen.
    open_statement(page, group, name, content)
    expect(page.locator(".ledger")).to_contain_text("here already")
    assert choices(page) == ["ignore"] * len(choices(page))
    page.locator(".ledger").get_by_label("Share it").first.check()
    page.get_by_role("button", name=re.compile("^Add to")).click()
    page.goto(group)
    expect(titles(page)).to_have_text(expected)
    assert page.locator(".settle").inner_text() == standing


@pytest.mark.parametrize("mode", ["390 px", "scripts off"])
def test_what_the_file_does_not_say_is_asked_not_guessed(page_in, assert_accessible, mode):
    page = page_in(mode)
    start_group(page, "Ana", "Ben")
    group = page.url
    open_statement(page, group, "bank.csv", "Date,Name,Amount\n01/02/2026,Tesco,12.50\n")
    expect(page.locator("h2").first).to_have_text("How is the file to be read?")
    expect(page.locator("main")).to_contain_text("in which order its dates are")
    assert_accessible(page)
    page.select_option("#dates", label="Day, month, year")
    page.select_option("#spent", label="Above zero")
    page.get_by_role("button", name="Read the file like this").click()
    expect(page.locator(".ledger")).to_contain_text("1 February 2026")
    assert_accessible(page)
    page.get_by_role("button", name=re.compile("^Add to")).click()
    expect(titles(page)).to_have_text(["Tesco"])
