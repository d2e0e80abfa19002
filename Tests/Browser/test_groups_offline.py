"""Shared expenses without a network: nothing is lost, and everything arrives once."""

import pytest
from harness.groups import come_to_form, pay, save, start_group
from harness.modes import open_mode
from playwright.sync_api import expect

# Comes back when the group's page is kept, with all it needs.
SEEN = """
    async () => {
      while (!await caches.match(location.href) ||
             (await (await caches.open("groups")).keys()).length < 3)
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
"""


@pytest.fixture
def context(browser, site):
    context = open_mode(browser, "phone", base_url=site.origin)
    yield context
    context.close()


@pytest.fixture
def page(context):
    page = context.new_page()
    start_group(page, "Ana", "Ben")
    page.evaluate(SEEN)
    return page


def waiting(page):
    return page.locator("[data-waiting]")


def go_online(context, page):
    """The page sees by itself that there is a network again."""
    expect(waiting(page)).to_contain_text("You’re offline")
    context.set_offline(False)
    expect(page.get_by_text("You’re offline")).to_have_count(0)


def note(page, amount, title):
    come_to_form(page)
    page.fill("#amount", amount)
    page.fill("#title", title)
    save(page)


def test_someone_adds_payments_in_a_tunnel_and_they_arrive_once(context, page):
    group = page.url
    pay(page, "40", "Dinner")
    context.set_offline(True)
    for title in "Ferry", "Ice cream":
        note(page, "8", title)
        expect(waiting(page)).to_contain_text("You’re offline")
    expect(waiting(page)).to_contain_text("2 payments will be added when you’re back online.")
    payments = page.locator(".pays li")
    expect(payments).to_contain_text(
        ["Ferry Not sent yet €8", "Ice cream Not sent yet €8", "Dinner"]
    )
    expect(payments.filter(has_text="Not sent yet")).to_have_count(2)

    go_online(context, page)
    for _ in range(2):
        for title in "Ferry", "Ice cream":
            expect(page.locator(".pays li").filter(has_text=title)).to_have_count(1)
        expect(waiting(page)).to_have_count(0)
        page.goto(group)


def test_a_group_that_was_just_started_is_there_without_a_network(context, page):
    context.set_offline(True)
    note(page, "8", "Ferry")
    expect(waiting(page)).to_contain_text("This is the last copy. 1 payment will be added")
    expect(waiting(page).get_by_role("listitem")).to_contain_text(["Ferry"])
    expect(page.locator("h1")).to_have_text("Lisbon")
    sheets = "[...document.styleSheets].map((sheet) => sheet.cssRules.length > 0)"
    assert page.evaluate(sheets) == [True]
    page.goto("/groups")
    expect(waiting(page)).to_contain_text("You’re offline. 1 payment will be added")
    context.set_offline(False)
    page.goto("/groups")
    page.get_by_role("link", name="Lisbon").click()
    expect(page.locator(".pays li").filter(has_text="Ferry")).to_have_count(1)


def test_a_page_that_was_never_opened_stands_in_the_frame_of_the_site(context, page):
    group = page.url
    context.set_offline(True)
    for path in "/recurring", "/share", "/payments/00000000", "/settings":
        page.goto(group + path)
        expect(page.locator("h1")).to_have_text("This page is not on this phone yet")
    expect(page).to_have_title("You’re offline – Farthing")
    expect(page.locator("header.site").get_by_role("link", name="Farthing")).to_be_visible()
    expect(page.locator("footer.site")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"
    header, note = page.locator("header.site").bounding_box(), waiting(page).bounding_box()
    assert note["y"] - header["y"] - header["height"] >= 16
    page.locator("main").get_by_role("link", name="Lisbon", exact=True).click()
    expect(page.locator("h1")).to_have_text("Lisbon")
    assert page.url == group


def test_a_form_that_needs_the_network_leads_back_to_its_page(context, page):
    note(page, "12", "Dinner")
    group = page.url.split("?")[0]
    page.goto(group)
    context.set_offline(True)
    page.get_by_role("button", name="Mark as paid").click()
    expect(waiting(page)).to_contain_text("You’re offline. Nothing changed here.")
    expect(page.locator("h1")).to_have_text("Lisbon")
    context.set_offline(False)
    page.goto(group)
    page.get_by_role("button", name="Mark as paid").click()
    expect(page.get_by_role("button", name="Mark as paid")).to_have_count(0)


@pytest.mark.parametrize("times", [1, 2])
def test_who_pays_whom_and_the_totals_are_kept_ahead(context, page, times):
    """They were never opened, and are those after the last change."""
    group = page.url
    for time in range(times):
        pay(page, "40", f"Dinner {time}")
    sums = {"debts": "€20" if times == 1 else "€40", "totals": "€40" if times == 1 else "€80"}
    for name, amount in sums.items():
        page.wait_for_function(KEPT, arg=[f"{group}/{name}", amount])
    context.set_offline(True)
    for link, name in ("Who pays whom, and why", "debts"), ("Totals by month", "totals"):
        page.goto(group)
        page.get_by_role("link", name=link).click()
        expect(waiting(page)).to_contain_text("You’re offline. This is the last copy.")
        expect(page.locator("main")).to_contain_text(sums[name])
        expect(page.locator(".undo")).to_have_count(0)
        assert page.url == f"{group}/{name}"


# Comes back when a page is kept that has a text.
KEPT = """
    async ([address, text]) => (await (await caches.match(address))?.text())?.includes(text)
"""


def test_what_waits_is_shown_as_it_was_typed(context, page):
    context.set_offline(True)
    note(page, "<b>8", '<img src="x" alt="&">')
    item = waiting(page).get_by_role("listitem")
    expect(item).to_contain_text('<img src="x" alt="&"> Not sent yet €<b>8')
    expect(item.locator("img, b b")).to_have_count(0)


def test_the_copy_for_later_tells_no_old_news(context, page):
    pay(page, "40", "Dinner & <b>wine</b>")
    expect(page.locator(".undo")).to_contain_text("Dinner & <b>wine</b> was added.")
    page.wait_for_function(
        "async () => (await (await caches.match(location.href)).text()).includes('wine')"
    )
    context.set_offline(True)
    page.reload()
    expect(waiting(page)).to_contain_text("This is the last copy.")
    expect(page.locator(".pays li")).to_have_count(1)
    expect(page.locator(".undo")).to_have_count(0)
    expect(page).to_have_title("Lisbon – Farthing")


def test_a_page_from_the_cache_keeps_the_rules_of_the_site(context, page):
    context.set_offline(True)
    page.reload()
    expect(waiting(page)).to_contain_text("You’re offline")
    faults = page.evaluate(
        """() => new Promise((resolve) => {
             addEventListener("securitypolicyviolation",
               (event) => resolve(event.effectiveDirective));
             const script = document.createElement("script");
             script.textContent = "document.title = 'run'";
             document.body.append(script);
             setTimeout(() => resolve("allowed"), 500);
           })"""
    )
    assert faults == "script-src-elem"


def test_what_cannot_be_saved_waits_to_be_mended(context, page):
    group = page.url
    context.set_offline(True)
    note(page, "lots", "Ferry")
    note(page, "many", "Bus")
    go_online(context, page)
    expect(waiting(page).get_by_role("link", name="look at it again")).to_have_count(2)

    # Something else that is saved meanwhile does not take the place of what waits.
    waiting(page).get_by_role("link", name="look at it again").first.click()
    expect(page.locator("#amount")).to_have_value("lots")
    page.goto(group)
    pay(page, "5", "Tea")
    expect(waiting(page).get_by_role("link", name="look at it again")).to_have_count(2)

    waiting(page).get_by_role("link", name="look at it again").first.click()
    page.fill("#amount", "still wrong")
    save(page)
    page.fill("#amount", "9")
    save(page)
    expect(page.locator(".pays li").filter(has_text="Ferry")).to_contain_text("€9")
    expect(waiting(page).get_by_role("link", name="look at it again")).to_have_count(1)
    waiting(page).get_by_role("button", name="throw it away").click()
    expect(waiting(page)).to_have_count(0)
    expect(page.locator(".pays li")).to_have_count(2)


def test_a_form_on_another_site_adds_nothing_with_a_network_or_without(context, page):
    group = page.url
    other = context.new_page()
    form = f"""<form method="post" action="{group}/payments">
        <input name="amount" value="66"><input name="title" value="Not ours"><button>Go</button>"""
    other.route(
        "http://elsewhere.example/",
        lambda route: route.fulfill(content_type="text/html", body=form),
    )
    other.goto("http://elsewhere.example/")
    other.get_by_role("button").click()
    expect(other.locator("h1")).to_have_text("This was sent from another site")
    other.goto("http://elsewhere.example/")
    context.set_offline(True)
    with other.expect_event("requestfailed"):
        other.get_by_role("button").click()
    page.reload()
    expect(waiting(page)).not_to_contain_text("will be added")
    go_online(context, page)
    page.goto(group)
    expect(page.locator(".pays")).to_have_count(0)


def test_forgetting_a_group_leaves_nothing_in_the_browser(context, page):
    group = page.url
    context.set_offline(True)
    note(page, "8", "Ferry")
    expect(waiting(page)).to_contain_text("1 payment will be added")
    go_online(context, page)
    page.goto(f"{group}/settings")
    seen = """async () => {
        const kept = [];
        for (const name of await caches.keys())
          for (const {url} of await (await caches.open(name)).keys()) kept.push(url);
        return kept.filter((url) => !url.includes("/assets/"));
    }"""
    assert page.evaluate(seen)
    page.locator("summary", has_text="Forget this group").click()
    page.get_by_role("button", name="Forget Lisbon").click()
    expect(page.locator("main")).to_contain_text("You have no groups yet.")
    assert [url for url in page.evaluate(seen) if url != group[:-9]] == []


def test_forgetting_a_group_leaves_the_copies_of_others(context, page):
    first = page.url
    start_group(page, "Cy", "Dora")
    page.evaluate(SEEN)
    page.goto(f"{page.url}/settings")
    page.locator("summary", has_text="Forget this group").click()
    page.get_by_role("button", name="Forget Lisbon").click()
    expect(page.locator("main")).to_contain_text("Lisbon")
    context.set_offline(True)
    page.goto(first)
    expect(waiting(page)).to_contain_text("This is the last copy.")


def test_another_way_to_share_can_be_asked_for_without_a_network(context, page):
    group = page.url
    page.fill("#title", "Ferry")
    page.locator("#sharing summary").click()
    context.set_offline(True)
    page.get_by_role("button", name="By shares").click()
    expect(waiting(page)).to_contain_text("You’re offline")
    assert page.url.split("#")[0] == group
    expect(page.locator("#title")).to_have_value("Ferry")


@pytest.mark.parametrize(
    "breaks",
    [
        "Cache.prototype.put = () => Promise.reject(new Error('full'))",
        "IDBFactory.prototype.open = () => { throw new Error('broken') }",
    ],
    ids=["full", "broken"],
)
def test_a_store_that_does_not_work_is_in_nobodys_way(context, page, breaks):
    context.service_workers[0].evaluate(f"() => {{ {breaks} }}")
    note(page, "8", "Ferry")
    expect(page.locator(".pays")).to_contain_text("Ferry")
    page.reload()
    expect(page.locator(".pays")).to_contain_text("Ferry")
    expect(waiting(page)).to_have_count(0)


@pytest.fixture
def stumbled(browser, front):
    context = open_mode(browser, "phone", base_url=front.origin)
    page = context.new_page()
    start_group(page, "Ana", "Ben")
    page.evaluate(SEEN)
    yield page
    context.close()


def test_what_the_server_stumbles_over_holds_up_nothing_else(front, stumbled):
    group = stumbled.url
    front.over = lambda method, path: method == "POST"
    note(stumbled, "8", "Ferry")
    expect(waiting(stumbled)).to_contain_text("1 payment not sent yet.")
    for _ in range(2):
        stumbled.goto(group)
    expect(waiting(stumbled)).to_contain_text("A payment could not be saved: look at it again")

    front.over = lambda method, path: False
    note(stumbled, "5", "Tea")
    expect(stumbled.locator(".pays li")).to_have_count(1)
    waiting(stumbled).get_by_role("link", name="look at it again").click()
    expect(waiting(stumbled)).to_have_count(0)
    expect(stumbled.locator(".pays li")).to_have_count(2)


def test_what_waits_stays_until_the_server_itself_has_it(front, stumbled):
    """A redirect to a page that asks for a password says nothing of the payment."""
    group = stumbled.url
    front.over = lambda method, path: method == "POST"
    note(stumbled, "8", "Ferry")
    front.over = lambda method, path: False
    front.asks = lambda method, path: method == "POST"
    stumbled.goto(group)
    expect(waiting(stumbled)).to_contain_text("1 payment not sent yet.")
    front.asks = lambda method, path: False
    stumbled.goto(group)
    expect(waiting(stumbled)).to_have_count(0)
    expect(stumbled.locator(".pays li").filter(has_text="Ferry")).to_have_count(1)


def test_what_was_sent_twice_is_told_once(context, page):
    group = page.url
    pay(page, "40", "Dinner")
    page.goto(f"{group}?notice=once")
    expect(page.locator("main")).to_contain_text("That was sent twice")
    context.set_offline(True)
    page.goto(group)
    expect(waiting(page)).to_contain_text("You’re offline")
    expect(page.locator("main")).not_to_contain_text("That was sent twice")


def test_a_group_that_could_not_be_forgotten_keeps_what_waits(front, stumbled):
    group = stumbled.url
    front.over = lambda method, path: method == "POST"
    note(stumbled, "8", "Ferry")
    stumbled.goto(f"{group}/settings")
    stumbled.locator("summary", has_text="Forget this group").click()
    stumbled.get_by_role("button", name="Forget Lisbon").click()
    front.over = lambda method, path: False
    stumbled.goto(group)
    expect(stumbled.locator(".pays li").filter(has_text="Ferry")).to_have_count(1)


def test_it_can_be_installed(context, page):
    session = context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window without a trace cannot install anything; all else is as it has to be.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
