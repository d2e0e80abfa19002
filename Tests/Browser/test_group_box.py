"""One group on everybody's phone: three friends, each in a window of their own."""

import re

import pytest
from harness.group_box import (
    box_button,
    join,
    keep_in_step,
    link_of,
    served_with,
    show_group,
    titles,
)
from harness.groups import come_to_form, pay, save, start_group
from harness.modes import open_mode
from harness.webkit import WebKit
from playwright.sync_api import expect

SOME_MODES = pytest.mark.parametrize("mode", ["390 px", "scripts off"])


@pytest.fixture(scope="module")
def site(store):
    yield from served_with(store)


@pytest.fixture
def friends(page_in):
    """Opens a group of three on as many phones: Ana's, Ben's and Cy's."""

    def opened(mode):
        ana, ben, cy = (page_in(mode) for _ in range(3))
        start_group(ana, "Ana", "Ben", "Cy")
        group = ana.url
        link = keep_in_step(ana)
        join(ben, link, "Ben")
        join(cy, link, "Cy")
        ana.goto(group)
        return ana, ben, cy

    return opened


def visit(page):
    """Comes back to the page of the group."""
    page.goto(re.sub(r"(/groups/[0-9a-f]{8}).*", r"\1", page.url))


@SOME_MODES
def test_three_friends_share_one_group(page_in, assert_accessible, mode):
    ana, ben, cy = (page_in(mode) for _ in range(3))
    start_group(ana, "Ana", "Ben", "Cy")
    group = ana.url
    ana.get_by_role("link", name="Share", exact=True).first.click()
    expect(ana.locator("main")).to_contain_text("Keep our phones in step.")
    assert_accessible(ana)
    ana.get_by_role("button", name="Keep in step").click()
    link = link_of(ana)
    expect(ana.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(ana.locator(".in-step")).to_contain_text("In step: no other phone yet")
    assert_accessible(ana)

    ben.goto(link)
    expect(ben.locator("body")).not_to_contain_text("Lisbon")
    assert_accessible(ben)
    show_group(ben, link)
    expect(ben.locator("main")).to_contain_text("3 people share what they spend here")
    assert_accessible(ben)
    ben.get_by_role("button", name=re.compile("Ben$")).click()
    expect(ben.locator(".in-step")).to_contain_text("In step with 1 phone")
    assert ben.url == group
    show_group(cy, link)
    cy.fill("#new-member", "Ana")
    cy.get_by_role("button", name="Join with this name").click()
    expect(cy.locator(".summary")).to_contain_text("is in the group already")
    assert_accessible(cy)
    cy.fill("#new-member", "Dee")
    cy.get_by_role("button", name="Join with this name").click()
    expect(cy.locator(".in-step")).to_contain_text("In step with 2 phones")

    pay(ben, "12", "Museum")
    visit(ana)
    expect(ana.locator(".news")).to_contain_text("Ben added Museum")
    expect(ana.locator(".in-step")).to_contain_text("In step with 2 phones")
    assert_accessible(ana)
    pay(ana, "40", "Dinner", payer="Ana")
    pay(cy, "6", "Tram")
    for page in ana, ben, cy:
        visit(page)
        expect(titles(page)).to_have_text(["Tram", "Dinner", "Museum"])
        expect(page.locator(".balances li")).to_have_count(4)
        assert_accessible(page)
        visit(page)
        expect(page.locator(".news")).to_have_count(0)
    standing = {page.locator(".settle").inner_text() for page in (ben, cy)}
    assert all("Ana" in text for text in standing)


def test_friends_leave_make_a_new_link_and_turn_it_off(friends, assert_accessible):
    ana, ben, cy = friends("390 px")
    ana.locator(".in-step").click()
    old = link_of(ana)
    visit(ana)
    box_button(cy, "Leave on this phone", "Stop on this phone")
    expect(cy.locator("main")).to_contain_text("Keep our phones in step.")
    visit(ana)
    expect(ana.locator(".in-step")).to_contain_text("In step with 1 phone")
    pay(ana, "40", "Dinner")
    visit(cy)
    expect(titles(cy)).to_have_count(0)
    expect(cy.locator(".in-step")).to_have_text("Only this phone")

    visit(ben)
    box_button(ana, "New link", "Make a new link, shut out 1 phone")
    expect(ana.locator(".note")).to_contain_text("The old link is shut, for everybody.")
    assert_accessible(ana)
    new = link_of(ana)
    assert new != old
    visit(ben)
    expect(ben.locator(".waits")).to_contain_text("Somebody made a new link on ")
    expect(titles(ben)).to_have_text(["Dinner"])
    assert_accessible(ben)
    visit(ben)
    expect(ben.locator(".in-step")).to_have_text("Not in step any more")
    pay(ben, "9", "Tea")
    expect(ben.locator(".undo").first).to_contain_text("Tea was added. Only on this phone.")
    expect(ben.locator(".pays em")).to_have_text(["Only on this phone"])
    ben.goto(old)
    ben.get_by_role("button", name="Show the group").click()
    expect(ben.locator("h1")).to_have_text("This link does not work any more")
    assert_accessible(ben)
    show_group(ben, new)
    expect(ben.locator("main")).to_contain_text("You have this group already")
    assert_accessible(ben)
    ben.get_by_role("button", name="Keep it in step").click()
    visit(ana)
    expect(titles(ana)).to_have_text(["Tea", "Dinner"])
    visit(ben)
    expect(ben.locator(".waits, .pays em")).to_have_count(0)

    box_button(ana, "Turn off for everybody", "Turn off for everybody, 1 phone")
    expect(ana.locator("main")).to_contain_text("Keep our phones in step.")
    visit(ben)
    expect(ben.locator(".waits")).to_contain_text("Somebody turned it off for everybody on ")
    expect(titles(ben)).to_have_text(["Tea", "Dinner"])
    ben.get_by_role("button", name="Carry on alone").click()
    expect(ben.locator(".waits")).to_have_count(0)
    expect(ben.locator(".in-step")).to_have_text("Only this phone")
    cy.goto(new)
    cy.get_by_role("button", name="Show the group").click()
    expect(cy.locator("h1")).to_have_text("This link does not work any more")


@SOME_MODES
def test_what_the_letter_box_could_not_take_is_marked_and_sent_later(
    friends, store, assert_accessible, mode
):
    ana, ben, _ = friends(mode)
    store.hide()
    pay(ben, "12", "Museum")
    pay(ben, "5", "Ice cream")
    expect(ben.locator(".waits")).to_contain_text("2 changes are not sent yet.")
    rows = ben.locator(".pays li").filter(has_text="Not sent yet")
    expect(rows).to_have_count(2)
    assert_accessible(ben)
    visit(ana)
    expect(titles(ana)).to_have_count(0)
    store.show(ana)
    if mode == "scripts off":
        ben.get_by_role("button", name="Send now").click()
    else:
        come_back(ben)
    expect(ben.locator(".waits")).to_have_count(0)
    expect(rows).to_have_count(0)
    for _ in range(2):
        visit(ana)
        expect(titles(ana)).to_have_text(["Ice cream", "Museum"])


def test_payments_of_a_tunnel_are_on_every_phone_exactly_once(friends):
    ana, ben, cy = friends("390 px")
    ben.evaluate(KEPT)
    ben.context.set_offline(True)
    for amount, title in ("8", "Ferry"), ("3", "Ice cream"):
        come_to_form(ben)
        ben.fill("#amount", amount)
        ben.fill("#title", title)
        save(ben)
        expect(ben.locator("[data-waiting]")).to_contain_text("You’re offline")
    unsent = ben.locator(".pays li").filter(has_text="Not sent yet")
    expect(unsent).to_have_count(2)
    pay(ana, "40", "Dinner")
    pay(cy, "6", "Tram")
    ben.context.set_offline(False)
    expect(unsent).to_have_count(0)
    for _ in range(2):
        for page in ana, ben, cy:
            visit(page)
            expect(titles(page)).to_have_text(["Ice cream", "Ferry", "Tram", "Dinner"])


# Comes back when the worker keeps the page of the group.
KEPT = """
    async () => {
      while (!navigator.serviceWorker.controller || !await caches.match(location.pathname))
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
"""


@pytest.fixture
def stumbled(browser, front):
    context = open_mode(browser, "390 px", base_url=front.origin)
    yield context.new_page()
    context.close()


def test_an_answer_that_is_lost_on_its_way_counts_once_everywhere(page_in, site, front, stumbled):
    """The payment has arrived, and its phone does not know."""
    ana, ben = page_in("scripts off"), stumbled
    start_group(ana, "Ana", "Ben")
    link = keep_in_step(ana)
    join(ben, link.replace(site.origin, front.origin), "Ben")
    front.loses = lambda method, path: method == "POST"
    ben.evaluate(KEPT)
    come_to_form(ben)
    ben.fill("#amount", "8")
    ben.fill("#title", "Ferry")
    save(ben)
    visit(ana)
    expect(titles(ana)).to_have_text(["Ferry"])
    front.loses = lambda method, path: False
    visit(ben)
    for page in ben, ana:
        visit(page)
        expect(titles(page)).to_have_text(["Ferry"])


def test_a_group_whose_cookie_the_browser_dropped_is_back(friends):
    ana, ben, _ = friends("scripts off")
    pay(ana, "40", "Dinner")
    ben.context.clear_cookies(name="group")
    visit(ben)
    expect(titles(ben)).to_have_text(["Dinner"])
    expect(ben.locator(".pills :checked + label")).to_have_text("You")
    pay(ben, "5", "Tea")
    visit(ana)
    expect(titles(ana)).to_have_text(["Tea", "Dinner"])


def test_whoever_comes_back_to_the_page_sees_what_is_new(friends):
    ana, ben, cy = friends("390 px")
    pay(ana, "40", "Dinner")
    come_back(ben)
    expect(titles(ben)).to_have_text(["Dinner"])
    expect(ben.locator(".news")).to_contain_text("Ana: Dinner")
    cy.fill("#title", "Half a")
    come_back(cy)
    cy.get_by_role("link", name="Show what is new").click()
    expect(titles(cy)).to_have_text(["Dinner"])
    expect(cy.locator("#title")).to_have_value("Half a")


def test_an_open_page_shows_a_friends_payment_by_itself(friends):
    """Every 20 seconds: a payment is seen within 30. What is half-typed stays."""
    ana, ben, cy = friends("390 px")
    for page in ben, cy:
        page.clock.install()
        visit(page)
    pay(ana, "40", "Dinner")
    ben.clock.run_for(20_000)
    expect(titles(ben)).to_have_text(["Dinner"])
    cy.fill("#title", "Half a")
    cy.clock.run_for(20_000)
    cy.get_by_role("link", name="Show what is new").click()
    expect(titles(cy)).to_have_text(["Dinner"])
    expect(cy.locator("#title")).to_have_value("Half a")


def test_an_open_page_asks_less_when_it_is_quiet_and_not_when_it_is_hidden(friends):
    _, ben, _ = friends("390 px")
    ben.clock.install()
    visit(ben)
    asked = []
    ben.on("request", lambda request: asked.append(request.url))

    def asks_in(seconds):
        asked.clear()
        for _ in range(0, seconds, 20):
            ben.clock.run_for(20_000)
        return sum("/letters.json" in url for url in asked)

    assert asks_in(600) == 30
    assert asks_in(300) in (5, 6)
    ben.evaluate(HIDDEN, True)
    come_back(ben)
    assert asks_in(300) == 0
    ben.evaluate(HIDDEN, False)
    come_back(ben)
    assert asks_in(20) in (1, 2), "at once, and then again every 20 seconds"
    assert asks_in(100) == 5


HIDDEN = """
    (isHidden) => Object.defineProperty(document, "hidden", { configurable: true, value: isHidden })
"""


def come_back(page):
    page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")


def test_one_link_takes_everything_to_another_phone(page_in, assert_accessible):
    ana, new = page_in("390 px"), page_in("390 px")
    start_group(ana, "Ana", "Ben")
    group = ana.url
    pay(ana, "40", "Dinner")
    ana.goto("/another-phone")
    expect(ana.locator("main")).to_contain_text("Lisbon")
    assert_accessible(ana)
    ana.get_by_role("button", name="Keep them in step and take them along").click()
    link = ana.locator("textarea").input_value()
    assert_accessible(ana)
    new.goto(link)
    expect(new.locator("body")).not_to_contain_text("Lisbon")
    new.locator("main").get_by_role("button").first.click()
    expect(new.locator("main")).to_contain_text("Lisbon")
    assert_accessible(new)
    new.locator("main").get_by_role("button").first.click()
    new.goto(group)
    expect(titles(new)).to_have_text(["Dinner"])
    pay(new, "6", "Tram", payer="Ana")
    ana.goto(group)
    expect(titles(ana)).to_have_text(["Tram", "Dinner"])


@pytest.fixture
def safari():
    window = WebKit()
    yield window
    window.close()


def test_a_friend_with_safari_is_in_step_too(page_in, safari):
    ana = page_in("390 px")
    start_group(ana, "Ana", "Ben")
    group = ana.url
    link = keep_in_step(ana)
    ana.goto(group)
    pay(ana, "40", "Dinner")
    safari.go(link)
    press(safari, "Show the group")
    press(safari, "Ben")
    wait_for_titles(safari, ["Dinner"])
    fill(safari, amount="6", title="Tram")
    press(safari, "Add")
    wait_for_titles(safari, ["Tram", "Dinner"])
    visit(ana)
    expect(titles(ana)).to_have_text(["Tram", "Dinner"])
    expect(ana.locator(".in-step")).to_contain_text("In step with 1 phone")
    safari.go(f"{group}/share")
    press(safari, "Leave on this phone")
    press(safari, "Stop on this phone")
    safari.wait_until(
        lambda: safari.run("return document.querySelector('.in-step') === null"), "it to have left"
    )
    visit(ana)
    expect(ana.locator(".in-step")).to_contain_text("In step: no other phone yet")


PRESS = """
    const button = [...document.querySelectorAll("main button")].find(
      (button) => !button.hidden && button.textContent.trim().endsWith(arguments[0]));
    if (button) button.click();
    return Boolean(button);
"""
TITLES = "return [...document.querySelectorAll('.pays .what a')].map((link) => link.textContent)"


def press(window, words):
    window.wait_until(lambda: window.run(PRESS, words), f"the button {words}")


def fill(window, **fields):
    for name, text in fields.items():
        window.run("document.getElementById(arguments[0]).value = arguments[1]", name, text)


def wait_for_titles(window, expected):
    window.wait_until(lambda: window.run(TITLES) == expected, f"the payments {expected}")
