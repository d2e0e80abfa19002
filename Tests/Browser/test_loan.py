"""Journeys through the loan calculator."""

import re
import subprocess

import pytest
from harness.ask import ask
from harness.columns import columns_in_view
from harness.forms import answer
from harness.modes import JOURNEY
from harness.paper import paper, text_of
from playwright.sync_api import expect

MORTGAGE = "amount=450000&down-payment=40000&rate=5&years=20"
LARGE = "amount=999999&rate=7&years=30"


def fill(page, **fields):
    for name, text in fields.items():
        page.locator(f"#{name.replace('_', '-')}").fill(text)


@JOURNEY
def test_someone_chooses_between_25_and_30_years(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/loan?amount=300000&rate=4.5&years=25&extra=100")
    lengths = page.get_by_role("table", name="A shorter or longer loan, with your extra")
    expect(lengths.get_by_role("row")).to_have_count(4)
    expect(lengths.get_by_role("row", name="25 years your loan")).to_contain_text("£177,862.35")
    longer = lengths.get_by_role("row", name="30 years")
    expect(longer).to_contain_text("£147.44 less")
    expect(longer).to_contain_text("£35,270.07 more")
    assert_whole(page, lengths)
    assert_accessible(page)
    longer.get_by_role("link").click()
    expect(lengths.get_by_role("row", name="30 years your loan")).to_contain_text("£213,132.42")
    expect(lengths.get_by_role("row", name="25 years")).to_contain_text("£35,270.07 less")
    expect(page.locator("#extra")).to_have_value("100")
    expect(page.locator("#answer .figures")).to_be_in_viewport(ratio=1)
    page.go_back()
    expect(lengths.get_by_role("row", name="25 years your loan")).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 390])
def test_sums_of_six_figures_are_not_broken(page_in, width):
    page = page_in("phone")
    page.set_viewport_size({"width": width, "height": 740})
    page.goto("/loan?amount=300000&rate=7&years=25&extra=100")
    sums = page.locator(".chips b")
    # £500 extra in place of nothing, payment by payment.
    expect(sums.last).to_have_text("£139,557.12")
    lines = sums.evaluate_all(
        "all => all.map(one => one.offsetHeight / parseFloat(getComputedStyle(one).fontSize))"
    )
    assert max(lines) < 2


def assert_whole(page, table):
    """A table is in view from side to side, with nothing to scroll."""
    table.scroll_into_view_if_needed()
    box = table.bounding_box()
    assert 0 <= box["x"] and box["x"] + box["width"] <= page.viewport_size["width"]
    assert table.evaluate("(table) => table.scrollWidth <= table.parentElement.clientWidth")


@JOURNEY
def test_someone_works_out_a_mortgage_and_prints_the_report(
    page_in, assert_accessible, tmp_path, mode
):
    page = page_in(mode)
    page.goto("/loan")
    assert_accessible(page)
    fill(page, amount="450,000", down_payment="40000", rate="5%", years="20")
    page.get_by_text("Extra payments, start date").click()
    fill(page, start_day="31", start_month="1", start_year="2027", lender="Ŵ & Sons <b>")
    assert_accessible(page)
    page.get_by_role("button", name="Work it out").last.click()
    expect(answer(page)).to_contain_text("You’d pay £2,705.82 a month for 20 years.")
    expect(answer(page)).to_contain_text("£239,396.24")
    expect(page).to_have_title("£410,000 at 5% over 20 years: £2,705.82 a month – Farthing")
    expect(page.locator(".figure").first).to_contain_text("£2,705.82")
    assert_accessible(page)

    page.get_by_role("link", name="See every payment").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your loan, payment by payment")
    expect(page.locator("#details + dl")).to_contain_text("Ŵ & Sons <b>")
    expect(page.get_by_role("row", name="28 Feb 2027")).to_contain_text("£409,002.51")
    expect(page.get_by_role("rowheader", name="29 Feb 2028")).to_be_hidden()
    page.get_by_text("from February 2028").click()
    expect(page.get_by_role("rowheader", name="29 Feb 2028")).to_be_visible()
    assert_accessible(page)

    if mode == "phone":
        page.locator("main details").first.locator("summary").click()
        printed = paper(page, tmp_path, "-layout")
        assert "31 Jan 2047" in printed, "the last payment, in a year that is closed"
        assert "28 Feb 2027" in printed, "the first payment, in a year that is closed"
        assert "Save as CSV" not in printed


@JOURNEY
def test_someone_sees_what_200_pounds_more_a_month_does(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/loan")
    fill(page, amount="300000", rate="7", years="30")
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_contain_text("£1,995.91 a month for 30 years")
    page.get_by_role("link", name="£200 saves").click()
    expect(answer(page)).to_contain_text("Paying £200 more a month pays it off")
    expect(page.locator("#extra")).to_have_value("200")
    with_extra = answer(page).inner_text()
    page.get_by_role("button", name="Pay £250 extra a month").click()
    expect(page.locator("#extra")).to_have_value("250")
    assert_accessible(page)
    page.go_back()
    expect(answer(page)).to_have_text(with_extra)


@JOURNEY
def test_someone_finds_pounds_and_changes_to_a_rarer_currency(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/loan")
    expect(page.get_by_label("Deposit, in pounds")).to_be_visible()
    page.get_by_text("Currency: pounds.").click()
    page.get_by_label("Currency", exact=True).select_option("Another currency…")
    fill(page, amount="100000", rate="12", years="5")
    assert_accessible(page)
    page.get_by_role("button", name="Work it out").click()
    page.get_by_role("link", name="Choose a currency: the list now has all of them").click()
    expect(page.locator("#currency")).to_be_focused()
    page.get_by_label("Currency", exact=True).select_option(label="ZMW\u2003Zambian kwacha")
    assert_accessible(page)
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_contain_text("ZMW\u00a02,224.44 a month for 5 years")
    page.locator(".asked summary").first.click()
    page.get_by_text("Currency: Zambian kwacha.").click()
    page.get_by_label("Currency", exact=True).select_option("USD")
    page.get_by_role("button", name="Work it out").last.click()
    expect(answer(page)).to_contain_text("$2,224.44 a month")
    page.locator(".asked summary").first.click()
    expect(page.get_by_label("Down payment, in US dollars")).to_be_visible()


@JOURNEY
def test_someone_pays_a_lump_sum_in_a_month_of_25_and_a_half_years(
    page_in, assert_accessible, mode
):
    page = page_in(mode)
    page.goto("/loan")
    fill(page, amount="300000", rate="7", years="25.5")
    page.get_by_text("Extra payments, start date").click()
    fill(page, lump_sum="10000", lump_sum_year="2030")
    page.get_by_role("button", name="Work it out").click()
    expect(page.locator("#error-summary")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name="Date of the one-off payment must include a month").click()
    expect(page.locator("#lump-sum-month")).to_be_focused()
    page.get_by_label("Month", exact=True).first.select_option("March")
    page.get_by_role("button", name="Work it out").click()
    expect(answer(page)).to_contain_text("You’d pay £2,105.06 a month for 25 years and 6 months")
    page.get_by_role("link", name="See every payment").click()
    expect(page.locator("#details + dl")).to_contain_text(
        "£10,000.00 in March 2030, with payment 39"
    )


def test_someone_with_a_keyboard_mends_two_mistakes(page_in, keyboard):
    page = page_in("wide")
    page.goto("/loan")
    keys = keyboard(page)
    keys.tab_to("amount")
    keys.type("10,000")
    keys.tab_to("rate")
    keys.type("low")
    keys.press("Enter")
    expect(page.locator("#error-summary")).to_be_focused()
    keys.tab_to("Interest rate must be a number")
    keys.press("Enter")
    keys.type("5.5")
    keys.tab_to("months")
    keys.type("36")
    keys.press("Enter")
    expect(answer(page)).to_contain_text("You’d pay £301.96 a month for 3 years.")
    keys.tab_to("See every payment")
    keys.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your loan, payment by payment")
    region = page.get_by_role("region", name="Payments of year 1", exact=True)
    page.locator(".years summary").first.focus()
    keys.press("Tab")
    expect(region).to_be_focused()


@pytest.mark.parametrize("mode", ["320 px", "dark"])
def test_everybody_can_use_a_schedule(page_in, assert_accessible, mode):
    page = page_in(mode)
    page.goto("/loan/schedule?amount=450000&rate=5&years=3&extra=200&open=all")
    assert_accessible(page)


@pytest.mark.parametrize(("query", "count"), [(LARGE, 8), (f"{LARGE}&extra=1000", 10)])
def test_a_phone_has_every_column_of_the_schedule(page_in, query, count):
    page = page_in("phone")
    page.goto(f"/loan/schedule?{query}")
    year = page.get_by_role("region", name="Payments of year 1", exact=True)
    columns = year.locator("thead th:visible").all_inner_texts()
    assert len(columns) == count
    stays = ["Date", "Closing balance"]
    assert columns_in_view(year, *stays) == stays
    # Each of the others is free of these two at some place of the region as it is moved sideways.
    seen = set()
    for left in range(0, 1_200, 40):
        year.evaluate("(part, left) => { part.scrollLeft = left }", left)
        seen.update(year.evaluate(FREE))
    assert seen == set(columns) - set(stays)


# The columns that are wholly in view and under none of the two that stay.
FREE = """(region) => {
  const [first, ...cells] = region.querySelector("thead tr").cells;
  const place = (cell) => cell.getBoundingClientRect();
  const stays = place(cells.find((cell) => cell.innerText === "Closing balance"));
  const [from, to] = [place(first).right - 1, Math.min(place(region).right, innerWidth) + 1];
  return cells.filter((cell) => {
    const { left, right } = place(cell);
    return left >= from && right <= to && (right <= stays.left + 1 || left >= stays.right - 1);
  }).map((cell) => cell.innerText);
}"""


def test_a_phone_shows_each_year_without_scrolling_sideways(page_in):
    page = page_in("phone")
    page.goto(f"/loan?{LARGE}")
    page.get_by_text("Year by year", exact=True).click()
    years = page.get_by_role("region", name="What you pay and owe, year by year")
    columns = ["Year", "You pay", "Interest", "Still owed"]
    assert columns_in_view(years, *columns) == columns


def test_a_wide_screen_shows_every_column_of_the_schedule(page_in):
    page = page_in("wide")
    page.goto(f"/loan/schedule?{LARGE}&extra=1000")
    year = page.get_by_role("region", name="Payments of year 1", exact=True)
    columns = year.locator("thead th").all_inner_texts()
    assert len(columns) == 10
    assert columns_in_view(year, *columns) == columns


@pytest.mark.parametrize(
    "query",
    [
        f"{MORTGAGE}&start=2027-01-31&lender=%CE%A4%CF%81%20%C5%B4%20%3Cb%3E",
        "amount=250000&rate=6.875&years=9&extra=150&extra-yearly=500&extra-yearly-month=6",
    ],
)
def test_paper_says_what_programs_read(site, tmp_path, query):
    answer = ask(site.origin, f"/loan.json?{query}").json
    path = tmp_path / "loan.pdf"
    path.write_bytes(ask(site.origin, f"/loan.pdf?{query}").body)
    printed = text_of(path, "-layout")
    subprocess.run(["qpdf", "--check", path], check=True, capture_output=True)
    facts = subprocess.run(["pdfinfo", path], check=True, capture_output=True, text=True).stdout
    assert "Tagged:          yes" in facts
    rows = [line.split() for line in printed.splitlines()]
    listed = {row[0]: row for row in rows if len(row) > 8 and row[0].isdigit()}
    assert len(listed) == answer["actualPayments"]
    has_extras = answer["totalExtra"] != "0.00"
    names = ["opening", "scheduled", *(["extra", "total"] if has_extras else [])]
    names += ["principal", "interest", "closing", "cumulativeInterest"]
    for payment in answer["schedule"]:
        figures = [cell.replace(",", "") for cell in listed[str(payment["number"])][4:]]
        assert figures == [payment[name] for name in names]
    tagged = {row[0]: row[2:] for row in tagged_rows(path) if row[0].isdigit()}
    assert tagged == {
        str(payment["number"]): [payment[name] for name in names] for payment in answer["schedule"]
    }
    if answer["lender"]:
        assert answer["lender"] in printed


def tagged_rows(path):
    """The rows of the tables as assistive technology reads them: a list of cells each."""
    command = ["pdfinfo", "-struct-text", path]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    table = said[said.index("  Table") :]
    for row in re.split(r"^ +TR\b", table, flags=re.M)[1:]:
        yield [cell.replace(",", "") for cell in re.findall(r'^ +"(.*)"$', row, re.M)]
