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
    page = page_in("phone")
    assert len(others) > 100
    count = 0
    for address in pages(tool):
        page.goto(address)
        if "/calculators." not in page.evaluate(SHEET):
            continue
        count += 1
        missing = page.evaluate(
            "(all) => all.filter((selector) => document.querySelector(selector))", others
        )
        assert missing == [], address
    assert count >= len(tool.samples)
