"""Whoever has asked sees the answer, and the focus is where it can be seen."""

import re

import pytest
from harness.forms import fill_in
from harness.modes import open_context
from harness.pairs import pairs
from harness.waiting import wait_until
from playwright.sync_api import expect

import tools
from tools import sample

# Each with a tool: a form that is filled in, sent, changed, and sent again.
CALCULATORS = {tool.name.lower(): tool for tool in tools.CALCULATORS}
WINDOWS = [(360, 740), (390, 844), (768, 1024), (1280, 800)]

# The jumps to other answers.
CHIPS = "#answer :is(.goals, .minimums, .chips) a[data-swap]"

# These answers have no control: they are changed by their forms.
WITH_CONTROL = [name for name in CALCULATORS if name not in ("budget", "student loan")]


def words_for(value):
    if isinstance(value, tuple):
        return f"{value[0]} x {value[1]}"
    return {True: "scripts", False: "scripts off"}.get(value, value)


EVERY_CALCULATOR = pytest.mark.parametrize("name", CALCULATORS)


def every_pair(names, first, second, third):
    """Every two values together in some case, and no more cases than that takes."""
    return pytest.mark.parametrize(names, pairs(first, second, third), ids=words_for)


@pytest.fixture(scope="module")
def open_window(browser, site):
    """Opens a window of that size, or goes on in one that there is: calculators keep nothing."""
    windows = {}

    def open_window(size, **options):
        width, height = size
        phone = {"is_mobile": True, "has_touch": True} if width < 1000 else {}
        look = {"viewport": {"width": width, "height": height}, **phone, **options}
        if str(look) not in windows:
            windows[str(look)] = open_context(browser, look, base_url=site.origin).new_page()
        return windows[str(look)]

    yield open_window
    for page in windows.values():
        assert page.context.cookies() == []
        page.context.close()


def fill(page, calculator):
    page.goto(f"/{calculator.stem}")
    fill_in(page, calculator)


def work_out(page, way):
    """Sends the form of the calculator."""
    if way == "Enter":
        field = page.locator("form.card input:visible").first
        field.scroll_into_view_if_needed()
        field.press("Enter")
    else:
        page.locator("form.card").get_by_role("button", name="Work it out").click()


def expect_sentence_in_view(page, *, after=None):
    """The whole sentence or the figures, and at least the head of what has the focus."""
    sentence = page.locator("#answer .say")
    expect(sentence).to_be_attached()
    if after is not None:
        expect(sentence).not_to_have_text(after)
    assert page.evaluate(
        """() => {
          const answer = document.querySelector("#answer .figures") ||
            document.querySelector("#answer .say");
          const { top, bottom } = answer.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }"""
    ), f"the answer is out of sight: {sentence.bounding_box()}"
    assert_focus_in_view(page)


def assert_focus_in_view(page):
    focused, top = page.evaluate(
        """() => {
          const at = document.activeElement;
          const { top } = at.getBoundingClientRect();
          return [`${at.tagName} ${at.id}`, at === document.body ? 0 : top];
        }"""
    )
    assert 0 <= top < page.viewport_size["height"], f"the focus is out of sight: {focused}"


@every_pair("name, size, way", CALCULATORS, WINDOWS, ["button", "Enter"])
def test_the_answer_is_in_view_after_the_form_and_after_a_chip(open_window, name, size, way):
    page, calculator = open_window(size), CALCULATORS[name]
    fill(page, calculator)
    work_out(page, way)
    expect_sentence_in_view(page)
    expect(page.locator("#answer")).to_be_focused()
    assert "#" not in page.url

    # Once more, with the answer's own page round the form.
    before = page.locator("#answer .say").inner_text()
    field = calculator.questions[0]
    value = str(int(calculator.usual[field]) + 100)
    if page.locator(".asked").count():
        page.locator(".asked summary").first.click()
    if not page.locator(f"#{field}").is_visible():
        page.locator("details", has=page.locator(f"#{field}")).last.locator("summary").first.click()
    page.locator(f"#{field}").fill(value)
    work_out(page, way)
    expect_sentence_in_view(page, after=before)
    expect(page.locator("#answer")).to_be_focused()

    if name in WITH_CONTROL:
        before = page.locator("#answer .say").inner_text()
        page.locator(CHIPS).first.click()
        expect_sentence_in_view(page, after=before)
        assert page.evaluate("document.activeElement.closest('#answer') !== null")
    assert "#" not in page.url


@every_pair("name, size, way", WITH_CONTROL, WINDOWS, ["step", "button", "Enter"])
def test_the_answers_own_controls_keep_the_focus_and_their_place(open_window, name, size, way):
    page, calculator = open_window(size), CALCULATORS[name]
    fill(page, calculator)
    work_out(page, "button")
    expect_sentence_in_view(page)
    before = page.locator("#answer .say").inner_text()
    ids = {"step": "-more", "button": "-update", "Enter": ""}
    own, typed = calculator.control
    control = page.locator(f"#{own}{ids[way]}")
    if way != "step":
        page.locator(f"#{own}").fill(typed)
    control.scroll_into_view_if_needed()
    top = control.bounding_box()["y"]
    control.press("Enter")
    expect(page.locator("#answer .say")).not_to_have_text(before)
    expect(control).to_be_focused()
    assert control.bounding_box()["y"] == pytest.approx(top, abs=1)
    assert_focus_in_view(page)


@every_pair("name, size, way", CALCULATORS, WINDOWS, ["button", "Enter", "chip"])
def test_without_scripts_the_page_opens_at_the_answer(open_window, name, size, way):
    page = open_window(size, java_script_enabled=False)
    fill(page, CALCULATORS[name])
    work_out(page, "Enter" if way == "Enter" else "button")
    expect_sentence_in_view(page)
    if way == "chip" and page.locator(".control").count():
        before = page.locator("#answer .say").inner_text()
        page.locator(CHIPS).first.click()
        expect_sentence_in_view(page, after=before)


@EVERY_CALCULATOR
def test_without_scripts_a_mistake_opens_the_page_at_its_head(open_window, name):
    page, calculator = open_window((360, 740), java_script_enabled=False), CALCULATORS[name]
    page.goto(f"/{calculator.stem}")
    work_out(page, "button")
    expect(page).to_have_title(re.compile("^Error: "))
    assert page.locator("#error-summary").bounding_box()["y"] >= 0


# From the last of the figures to the words below them; null if there are none.
GAP = """() => {
  const ends = [...document.querySelectorAll("#answer .figure > *")]
    .map((part) => part.getBoundingClientRect().bottom);
  const pill = document.querySelector("#answer .pill");
  return pill && pill.getBoundingClientRect().top - Math.max(...ends);
}"""


@EVERY_CALCULATOR
def test_an_answer_opened_by_its_address_begins_at_the_head_without_gaps(open_window, name):
    page, calculator = open_window((390, 844)), CALCULATORS[name]
    page.goto("about:blank")
    page.goto(calculator.address(calculator.of("answered")[0]))
    expect(page.locator("#answer .say")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    gap = page.evaluate(GAP)
    assert gap is None or 8 <= gap <= 30


def test_a_link_to_an_answer_opens_at_it_and_stays_one(open_window):
    page = open_window((360, 740))
    page.goto("/credit-card?balance=2292&apr=17.91#answer")
    expect(page.locator("#answer .say")).to_be_visible()
    assert page.url.endswith("?balance=2292&apr=17.91#answer")
    expect_sentence_in_view(page)


PHONES = [(360, 640), (360, 740), (390, 844), (412, 915)]

ABOVE_THE_CONTROL = """() => {
  const [pill, picture, control] = [".pill", ".sheet-chart", ".control"]
    .map((part) => document.querySelector(`#answer ${part}`).getBoundingClientRect());
  return pill.top >= 0 && pill.bottom <= picture.top && picture.bottom <= control.top + 1
    && control.bottom <= innerHeight + 1;
}"""


def expect_picture_above_control(page):
    expect(page.locator("#answer .say")).to_be_attached()
    together = "figures, picture and control together"
    wait_until(lambda: page.evaluate(ABOVE_THE_CONTROL), page, together)


@every_pair("size, scripts, way", PHONES, [True, False], ["button", "Enter"])
def test_a_phone_shows_the_whole_answer_of_the_home_page(open_window, size, scripts, way):
    page = open_window(size, java_script_enabled=scripts)
    page.goto("/")
    page.get_by_label("I owe").fill("2292")
    page.get_by_label("at a yearly rate of").fill("17.91")
    if way == "Enter":
        page.get_by_label("I owe").press("Enter")
    else:
        page.get_by_role("button", name="See what it costs").click()
    expect_picture_above_control(page)


@pytest.mark.parametrize("size", PHONES, ids=words_for)
@pytest.mark.parametrize("way", ["button", "Enter"])
def test_a_phone_shows_the_whole_answer_of_the_form(open_window, size, way):
    page = open_window(size)
    fill(page, CALCULATORS["credit card"])
    work_out(page, way)
    expect_picture_above_control(page)


COVERED = """() => {
  const control = document.querySelector("#answer .control");
  const parts = [...document.querySelectorAll("#answer > :is(.figures, .sheet-chart, .help)")];
  return Boolean(control) && parts.some((part) =>
    part.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING
    && part.getBoundingClientRect().bottom > control.getBoundingClientRect().top + 1);
}"""


# With scripts or not, and the place in the address.
OPENED = [(True, "#answer"), (True, ""), (False, "#answer"), (False, "")]


@every_pair("name, size, opened", CALCULATORS, PHONES, OPENED)
def test_no_control_covers_the_answer_when_a_page_opens(open_window, name, size, opened):
    calculator, (scripts, place) = CALCULATORS[name], opened
    page = open_window(size, java_script_enabled=scripts)
    for each in calculator.of("answered")[:2] + calculator.of("never"):
        page.goto("about:blank")
        page.goto(calculator.address(each) + place)
        assert not page.evaluate(COVERED), each["name"]


def test_a_control_that_is_used_stays_with_the_figures(open_window):
    """The window has no room for a plan of many debts: the figures come back, the control stays."""
    page = open_window((360, 640))
    page.goto(sample("plan", "too many orders"))
    more = page.get_by_role("button", name=re.compile("^Pay .* more"))
    more.evaluate("(part) => part.scrollIntoView({ block: 'end' })")
    page.evaluate("scrollBy(0, 20)")
    top = more.bounding_box()["y"]
    assert page.locator(".figures").bounding_box()["y"] < 0
    before = page.locator("#answer .say").inner_text()
    more.click()
    expect(page.locator("#answer .say")).not_to_have_text(before)
    assert page.locator(".figures").bounding_box()["y"] >= 0
    assert more.bounding_box()["y"] == pytest.approx(top, abs=1)


@pytest.mark.parametrize("size", [(360, 640), (375, 667)], ids=words_for)
def test_what_a_step_does_is_in_view_and_moves_nothing(open_window, size):
    page = open_window(size)
    page.goto("/student-loan?principal=30000&apr=5#answer")
    for step, arrow in [("more", "↑"), ("more", "↑"), ("less", "↓")]:
        button = page.locator(f"#payment-{step}")
        top = button.bounding_box()["y"]
        shown = page.locator("#payment").input_value()
        button.click()
        expect(page.locator("#payment")).not_to_have_value(shown)
        effect = page.locator("#answer .moved")
        expect(effect).to_contain_text(f"{arrow} You save $")
        box = effect.bounding_box()
        assert 0 <= box["y"] and box["y"] + box["height"] <= size[1]
        assert button.bounding_box()["y"] == pytest.approx(top, abs=1)


@pytest.mark.parametrize("way", ["button", "Enter"])
def test_the_figures_stay_in_view_where_a_help_box_comes_between(open_window, way):
    """The window has no room for the box with the control: what was asked for is seen."""
    page = open_window((360, 740))
    page.goto("/credit-card?balance=2292&apr=17.91#answer")
    assert page.locator("#answer .help").count() == 0
    page.locator("#payment").fill("40")
    page.locator("#payment-update" if way == "button" else "#payment").press("Enter")
    expect(page.locator("#answer .help")).to_be_visible()
    expect(page.locator("#payment")).to_have_value("40")
    box = page.locator(".figures").bounding_box()
    assert 0 <= box["y"] and box["y"] + box["height"] <= 740
    assert_focus_in_view(page)


@pytest.mark.parametrize("name", WITH_CONTROL)
@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=["phone", "wide"])
def test_all_of_the_white_part_of_the_control_is_its_box(open_window, name, size):
    page = open_window(size)
    fill(page, CALCULATORS[name])
    work_out(page, "button")
    expect_sentence_in_view(page)
    box = page.locator(".joined > span").bounding_box()
    for across in (0.03, 0.25, 0.5, 0.75, 0.97):
        place = box["x"] + across * box["width"], box["y"] + box["height"] / 2
        page.evaluate("document.activeElement.blur()")
        page.mouse.click(*place)
        expect(page.locator(f"#{CALCULATORS[name].control[0]}")).to_be_focused()


ARREARS = (
    "balance-1=2400&apr-1=24.9&name-2=Council+tax&kind-2=priority&balance-2=320"
    "&name-3=Energy&kind-3=priority&balance-3=150&budget=260"
)


@every_pair("size, scripts, way", [*PHONES, *WINDOWS[2:]], [True, False], ["button", "Enter"])
def test_priority_bills_come_first_and_leave_the_figures_in_view(open_window, size, scripts, way):
    page = open_window(size, java_script_enabled=scripts)
    page.goto(f"/plan?{ARREARS}&add=nothing")
    work_out(page, way)
    expect_sentence_in_view(page)
    call = page.locator("#priority a[href^='tel:']").first
    assert page.locator("#priority-title").bounding_box()["y"] >= 0
    figures, control = (page.locator(part).bounding_box() for part in [".figures", ".control"])
    assert call.bounding_box()["y"] < figures["y"]
    if size[0] < 960:
        assert figures["y"] + figures["height"] <= control["y"]


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "scripts off"])
def test_what_is_folded_above_the_figures_opens_and_stays_open(open_window, scripts):
    page = open_window((390, 844), java_script_enabled=scripts)
    page.goto(f"/plan?{ARREARS}")
    page.locator("#priority summary").first.click()
    expect(page.locator("#priority")).to_contain_text("An adviser can help you agree an amount.")
    page.get_by_role("button", name="Scotland").click()
    expect(page.locator("#priority")).not_to_contain_text("More free advice lines")
    expect(page.get_by_role("link", name="0800 197 6026")).to_be_visible()


def test_a_control_that_is_used_does_not_cover_help(open_window):
    page = open_window((390, 844))
    debts = "balance-1=1310&apr-1=31&balance-2=9000&apr-2=24.9"
    control = page.locator(".control")
    for budget, place in [(200, "static"), (600, "sticky")]:
        page.goto(f"/plan?{debts}&budget={budget}")
        before = page.locator("#answer .say").inner_text()
        page.locator("#budget").fill(str(budget + 10))
        page.locator("#budget-update").click()
        expect(page.locator("#answer .say")).not_to_have_text(before)
        assert page.locator("#answer .help").count() == (1 if place == "static" else 0)
        assert control.evaluate("(part) => getComputedStyle(part).position") == place
