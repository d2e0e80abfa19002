"""Requests made up from the description of the site, whose answers are as it says."""

import collections
import re

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.configuration import set_hypothesis_home_dir
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import tools
from serving import ROOT

# It keeps tables of characters for the next run.
set_hypothesis_home_dir(ROOT / ".build" / "hypothesis")

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

# The least share of made-up requests that each page and file of a calculator answers with a result.
# Most others have amounts with more decimals than the currency, parts above the whole, or no time.
# Hypothesis mixes constants of all loaded tests into its requests, so that they change with any
# test; these shares are about half of what was measured with several sets of tests.
LEAST_SHARES = {tool.stem: 0.25 for tool in tools.CALCULATORS} | {
    "credit-card": 0.32,
    "balance-transfer": 0.4,
    "loan": 0.28,
    "student-loan": 0.33,
    "plan": 0.4,
    # Any of its many amounts may have more decimals than the currency.
    "budget": 0.07,
    # A plan that never ends has no calendar.
    "plan.ics": 0.07,
}

# OpenAPI has no words for fields that need others. Each of these is sent with those it needs and
# the tool has, at the values of their examples.
NEEDS = {
    "amount": ["years"],
    "rate": ["years", "balance"],
    "balance": ["rate"],
    "next-rate|erc": ["fix-months"],
    "current-(?:months|next-rate)|erc|costs": ["current-rate", "current-next-rate"],
    r"(?:name|fix-months|next-rate|fee|cashback)-(\d)": ["rate-{}", "next-rate-{}"],
    "by-(?:month|year)": ["months"],
    "start-(?:day|month|year)": ["start"],
    "lump-sum(?:-month|-year)?": ["lump-sum-payment"],
    r"(?:name|balance|apr|kind|minimum)-(\d)": ["balance-{}", "apr-{}", "minimum-{}"],
    r"promo-apr-(\d)": ["promo-months-{}"],
    r"rate-(\d)": ["from-{}"],
    r"from-(\d)": ["rate-{}"],
    r"lump-(\d)": ["lump-month-{}"],
    "order": ["own"],
}


@pytest.fixture(scope="module")
def operations(site):
    schema = schemathesis.openapi.from_url(f"{site.origin}/openapi.json")
    found = [each.ok() for each in schema.get_all_operations()]
    assert len(found) > 80
    return found


def test_every_answer_is_as_described(operations):
    for operation in operations:
        make_up(operation, 8, lambda case: case.call_and_validate(checks=CHECKS))


def test_requests_that_fit_no_pattern_are_answered_as_described(operations):
    asking = [each for each in operations if each.query or each.path_parameters or each.body]
    assert len(asking) > 60
    for operation in asking:
        make_up(operation, 2, lambda case: case.call_and_validate(checks=CHECKS), fitting=False)


def test_calculators_answer_requests_that_fit_their_patterns(operations, capsys):
    shares = collections.defaultdict(dict)
    for operation in operations:
        if (name := calculator(operation)) and operation.query:
            shares[name][operation.path] = share_of_results(operation)
    with capsys.disabled():
        for name, each in shares.items():
            print(f"   {name} answers {min(each.values()):.0%} to {max(each.values()):.0%}")
    assert shares.keys() == LEAST_SHARES.keys()
    few = [
        f"{path}: {share:.0%}"
        for name, each in shares.items()
        for path, share in each.items()
        if share < LEAST_SHARES[name]
    ]
    assert few == []


def make_up(operation, count, answer, fitting=True):
    """Hands over as many made-up requests, which are the same at each run of the same tests."""
    mode = GenerationMode.POSITIVE if fitting else GenerationMode.NEGATIVE

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def requests(case):
        answer(case)

    requests()


def calculator(operation):
    """The entry for what reads the fields of a calculator, in a frame too."""
    path = operation.path.removeprefix("/embed")
    found = [name for name in LEAST_SHARES if re.match(rf"/{name}(?![\w-])", path)]
    return max(found, key=len, default=None) if operation.method == "get" else None


def share_of_results(operation):
    examples = {each.name: each.definition["example"] for each in operation.query}
    statuses = collections.Counter()

    def answer(case):
        add_what_is_needed(case.query, examples)
        response = case.call()
        case.validate_response(response, checks=CHECKS)
        statuses[response.status_code] += 1

    make_up(operation, 40, answer)
    return statuses[200] / statuses.total()


def add_what_is_needed(query, examples):
    for name in list(query):
        for pattern, needed in NEEDS.items():
            if found := re.fullmatch(pattern, name):
                for each in needed:
                    other = each.format(*found.groups())
                    if other in examples:
                        query.setdefault(other, examples[other])
    # The debts of an order have to be in the plan. Later rates begin one after another in the term,
    # and payments of interest alone are in it too.
    for name in query:
        if re.fullmatch(r"own|interest-only|from-\d", name):
            query[name] = examples[name]
    # What is paid stands in place of the term of a loan.
    if {"payment", "years"} <= examples.keys() and "payment" in query:
        for name in ("years", "months", "kind"):
            query.pop(name, None)
