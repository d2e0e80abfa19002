import pytest
from harness.charity import Charity
from harness.group_box import Store
from harness.keyboard import Keyboard
from harness.stumbling import Stumbling
from harness.visits import Copies, Visits
from playwright.sync_api import Locator, expect, sync_playwright

from serving import ROOT, Site

# A day on which every page of a run agrees.
TODAY = "2026-11-20"

PICTURES = ROOT / ".build" / "test-results" / "pictures"

expect.set_options(timeout=10_000)


def once_loaded(bounding_box):
    """A part can be found before all of its page has arrived, and may move or shrink by then."""

    def measure(locator, **options):
        locator.page.wait_for_load_state()
        return bounding_box(locator, **options)

    return measure


Locator.bounding_box = once_loaded(Locator.bounding_box)


@pytest.fixture(scope="session")
def site():
    """The site, served to all tests of a run; at the end no process of it may be left."""
    with Site(FARTHING_TODAY=TODAY) as site:
        yield site


@pytest.fixture(scope="session")
def charity(tmp_path_factory):
    """A charity's pages with our tools in them."""
    charity = Charity(tmp_path_factory.mktemp("charity"), TODAY)
    yield charity
    charity.close()


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    return Store(tmp_path_factory.mktemp("letters"))


@pytest.fixture
def front(site):
    front = Stumbling(site.port)
    yield front
    front.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def copies(browser):
    return Copies(browser)


@pytest.fixture
def page_in(site, browser, copies, request):
    """Opens a page in a mode; when the test is over, no page may have done what none may do."""
    visits = Visits(browser, site.origin, copies)
    yield visits
    if request.node.stash.get(HAS_FAILED, False):
        take_pictures(visits, request.node.name)
    else:
        for page in visits.pages():
            visits.assert_private(page)
    visits.close()


@pytest.fixture
def assert_accessible(page_in):
    return page_in.assert_accessible


@pytest.fixture
def keyboard():
    return Keyboard


HAS_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    item.stash[HAS_FAILED] = item.stash.get(HAS_FAILED, False) or report.failed
    return report


def take_pictures(visits, name):
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(visits.pages()):
        path = PICTURES / f"{name.replace('/', '-')} {number}.png"
        page.screenshot(path=path, full_page=True)
        print(f"picture of the failure: {path}")
