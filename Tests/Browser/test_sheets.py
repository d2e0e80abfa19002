"""Pages of calculators have a lighter style sheet, which lacks nothing that is on them."""

import pytest

import tools

# The selectors of a sheet, whatever a pointer or a key brings about.
SELECTORS = r"""async (address) => {
  const sheet = new CSSStyleSheet();
  await sheet.replace(await (await fetch(address)).text());
  const rules = (group) => [...group].flatMap((rule) =>
    [...(rule.selectorText ? [rule.selectorText] : []), ...rules(rule.cssRules ?? [])]);
  const states = "hover|active|focus-visible|focus|target|before|after|marker|placeholder";
  const state = new RegExp(`::?(${states}|-[\\w-]+)`, "g");
  return [...new Set(rules(sheet.cssRules).map((text) => text.replace(state, ":not(#none)")))];
}"""
SHEET = "document.querySelector('link[rel=stylesheet]').href"

# Those of the selectors that are for something on the page that is open, or on one that is fetched;
# null for a page with the whole sheet.
MISSING = """async ([selectors, address]) => {
  const text = address && await (await fetch(address)).text();
  const page = address ? new DOMParser().parseFromString(text, "text/html") : document;
  return page.querySelector("link[href*='/calculators.']")
    && selectors.filter((selector) => page.querySelector(selector));
}"""


def pages(tool):
    for sample in tool.samples:
        yield tool.address(sample)
    query = tool.address(tool.of("answered")[0]).partition("?")[2]
    for path in tool.paths:
        if "." not in path and "{" not in path:
            yield f"{path}?{query}"
    if tool.framed:
        yield f"/embed/{tool.stem}?{query}"


@pytest.fixture(scope="module")
def others(browser, site):
    """The selectors that the sheet of other pages has alone."""
    page = browser.new_page(base_url=site.origin)
    page.goto("/cards")
    whole = page.evaluate(SELECTORS, page.evaluate(SHEET))
    page.goto("/plan")
    light = page.evaluate(SELECTORS, page.evaluate(SHEET))
    page.close()
    assert set(light) < set(whole)
    return [selector for selector in whole if selector not in light and selector]


@pytest.mark.parametrize("tool", tools.CALCULATORS, ids=lambda tool: tool.stem)
def test_the_lighter_sheet_has_all_that_is_on_a_calculator(page_in, others, tool):
    """On its usual answer with what scripts add, and on every other page as it is sent."""
    page = page_in("phone")
    assert len(others) > 100
    page.goto(tool.address(tool.of("answered")[0]))
    assert page.evaluate(MISSING, [others, None]) == []
    found = {address: page.evaluate(MISSING, [others, address]) for address in pages(tool)}
    light = {address: missing for address, missing in found.items() if missing is not None}
    assert light == dict.fromkeys(light, [])
    assert len(light) >= len(tool.samples)
