"""The column that a table is read for is in view on a phone, whatever stands beside it."""

import re

import pytest
from harness.groups import pay, start_group
from harness.pages import STATES
from harness.waiting import wait_until

# Where tables stand, besides the states of the calculators.
ADDRESSES = [
    *STATES.values(),
    "/loan/schedule?amount=300000&rate=7&years=30&open=all",
    "/loan/schedule?amount=99999999.99&rate=7&years=3&extra=12345.67&open=all",
    "/student-loan/mathematics?principal=28000&apr=5.5&proportion=50",
    "/student-loan/mathematics?principal=99999999&apr=5.5",
]

# Every table on the page that is laid out as one, with its columns: where they are, and which of
# them is the decisive one.
TABLES = """() => {
  for (const details of document.querySelectorAll("main details:has(table)")) details.open = true;
  return [...document.querySelectorAll("main .scroll table")]
    .filter((table) => getComputedStyle(table.tBodies[0].rows[0]).display === "table-row")
    .map((table) => {
      const region = table.closest(".scroll").getBoundingClientRect();
      const [left, right] = [Math.max(0, region.left), Math.min(innerWidth, region.right)];
      const decisive = Number(table.className.match(/decisive-([0-9]+)/)?.[1] ?? 0);
      const name = table.caption?.innerText ?? table.closest("[aria-label]")?.ariaLabel;
      const rows = [table.tHead.rows[0], table.tBodies[0].rows[0]].map((row) => {
        const cells = [...row.cells].map((cell) => cell.getBoundingClientRect());
        const cell = cells[decisive - 1];
        return Boolean(cell?.width) && cell.left >= Math.max(left, cells[0].right) - 1
          && cell.right <= right + 1;
      });
      const hidesAny = decisive > 0 || table.tHead.rows[0].cells.length >= 4;
      return { name, hidesAny, inView: rows.every(Boolean) };
    });
}"""


def assert_decisive_columns_in_view(page):
    """Returns how many tables there were that may hide a column: of four and more, or marked."""
    tables = [table for table in page.evaluate(TABLES) if table["hidesAny"]]
    for table in tables:
        assert table["inView"], f"{table['name']} on {page.url}"
    return len(tables)


def test_the_decisive_column_of_every_table_is_in_view_on_a_phone(page_in):
    page = page_in("phone")
    found = 0
    for address in ADDRESSES:
        page.goto(address)
        found += assert_decisive_columns_in_view(page)
    assert found > 20


def test_the_balances_of_a_group_are_in_view_on_a_phone(page_in):
    page = page_in("phone")
    start_group(page, "Ana Wilhelmina van den Berg", "Ben")
    pay(page, "1234567.89", "Villa")
    page.goto(page.url + "/debts")
    assert assert_decisive_columns_in_view(page) == 1


@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_a_table_that_goes_on_throws_a_shadow(page_in, mode):
    page = page_in(mode)
    goes_on = mode == "phone"
    figures = "balance=99999999.99&apr=39.9&payment=5000000" if goes_on else "balance=9&apr=9"
    page.goto(f"/credit-card/schedule?{figures}")
    shadow = """edge => getComputedStyle(
        document.querySelector("table tbody tr").children[edge === "left" ? 0 : 4],
        edge === "left" ? "::after" : "::before").opacity"""
    scroll = "left => { document.querySelector('.scroll').scrollLeft = left }"
    assert page.evaluate(shadow, "right") == ("1" if goes_on else "0")
    assert page.evaluate(shadow, "left") == "0"
    page.evaluate(scroll, 10_000)
    wait_until(lambda: page.evaluate(shadow, "right") == "0", page, "the end of the table")
    left = "1" if goes_on else "0"
    wait_until(lambda: page.evaluate(shadow, "left") == left, page, "the shadow on the left")


def test_what_a_phone_leaves_out_is_in_the_file(page_in):
    page = page_in("phone")
    page.goto("/credit-card/schedule?balance=2292&apr=17.91")
    table = page.locator("table").first
    assert table.locator("thead th:visible").all_inner_texts() == [
        "Month",
        "Interest",
        "Payment",
        "Closing balance",
    ]
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("this table as CSV")).first.click()
    head = download.value.path().read_text().splitlines()[0]
    assert "Opening balance" in head


@pytest.mark.parametrize("mode", ["wide", "phone"])
def test_no_head_of_a_table_slides_over_its_rows_outside_a_box_that_scrolls(page_in, mode):
    """A head that stays in view hides what scrolls under it."""
    page = page_in(mode)
    found = 0
    for address in STATES.values():
        page.goto(address)
        heads = page.locator("thead th").evaluate_all(
            """(heads) => heads.map((head) => {
              const { position, backgroundColor } = getComputedStyle(head);
              const isClear = backgroundColor === "rgba(0, 0, 0, 0)";
              return [position === "sticky", head.closest(".scroll") !== null && !isClear];
            })"""
        )
        assert all(may_stay for stays, may_stay in heads if stays), address
        found += len(heads)
    assert found > 50
