"""The rules and the dashboard in nginx/more/watching: promtool reads them, a site counts them."""

import json
import re
import shutil
import subprocess

import pytest
import yaml

from Load.survival.machines import Front, address_of, running, written
from serving import ROOT, free_port

WATCHING = ROOT / "nginx" / "more" / "watching"
RULES = yaml.safe_load((WATCHING / "rules.yml").read_text())
DASHBOARD = json.loads((WATCHING / "dashboard.json").read_text())

OURS = re.compile(r"(?<![\w:])farthing_\w+")
"""A metric of the site in an expression; the name of a recorded one begins with its labels."""

RECORDED = re.compile(r"\w+:\w+:\w+")


def rules(kind):
    return {
        rule[kind]: rule for group in RULES["groups"] for rule in group["rules"] if kind in rule
    }


def expressions():
    """Every expression of the rules and of the dashboard, by where it stands."""
    found = {
        name: rule["expr"] for kind in ["alert", "record"] for name, rule in rules(kind).items()
    }
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            found[f"{panel['title']}, {target['legendFormat']}"] = target["expr"]
    return found


def promtool(*arguments):
    outcome = subprocess.run(
        ["promtool", *arguments], check=False, capture_output=True, text=True, cwd=WATCHING
    )
    return outcome.returncode, outcome.stdout + outcome.stderr


def test_prometheus_understands_the_example_and_its_rules():
    status, said = promtool("check", "config", "prometheus.yml")
    assert status == 0, said
    assert f"{len(rules('alert')) + len(rules('record'))} rules found" in said


def test_every_alert_fires_at_bad_figures_and_at_no_others():
    status, said = promtool("test", "rules", "rules-test.yml")
    assert status == 0, said


def test_every_alert_is_tried():
    tried = re.findall(r'alertname="(\w+)"', (WATCHING / "rules-test.yml").read_text())
    assert {*tried} == {*rules("alert")}


def test_an_alert_that_does_not_fire_is_seen(tmp_path):
    """Without this, rules that promtool did not read would pass as well."""
    shutil.copy(WATCHING / "rules-test.yml", tmp_path)
    text = (WATCHING / "rules.yml").read_text()
    (tmp_path / "rules.yml").write_text(text.replace('up{job="farthing"} == 0', "vector(0) > 0"))
    status, said = promtool("test", "rules", tmp_path / "rules-test.yml")
    assert status != 0
    assert "FarthingDown" in said


def test_the_page_says_what_to_do_at_every_alert():
    page = (WATCHING / "README.md").read_text()
    assert {*re.findall(r"`(Farthing\w+)`", page)} == {*rules("alert")}


def test_the_expressions_of_the_dashboard_can_be_read(tmp_path):
    panels = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    recorded = [{"record": f"panel:{n}", "expr": expr} for n, expr in enumerate(panels)]
    # JSON is YAML too.
    (tmp_path / "panels.yml").write_text(
        json.dumps({"groups": [{"name": "panels", "rules": recorded}]})
    )
    status, said = promtool("check", "rules", tmp_path / "panels.yml")
    assert status == 0, said
    assert f"{len(panels)} rules found" in said


def test_the_source_of_the_dashboard_can_be_chosen():
    [source] = [v for v in DASHBOARD["templating"]["list"] if v["type"] == "datasource"]
    chosen = {"type": "prometheus", "uid": f"${{{source['name']}}}"}
    for panel in DASHBOARD["panels"]:
        assert [panel["datasource"], *(t["datasource"] for t in panel["targets"])] == [
            chosen for _ in range(1 + len(panel["targets"]))
        ]


@pytest.fixture(scope="module")
def counted(site):
    """The lines of counts that a running site gives, and the names in them."""
    site.ask("/health")
    answer = site.metrics()
    assert answer.status == 200
    lines = [line for line in answer.body.decode().splitlines() if not line.startswith("#")]
    return lines, {re.match(r"\w+", line)[0] for line in lines}


@pytest.mark.parametrize("place, expression", expressions().items(), ids=expressions())
def test_what_is_watched_is_counted(counted, place, expression):
    _, names = counted
    assert {*OURS.findall(expression)} <= names
    assert {*RECORDED.findall(expression)} <= {*rules("record")}


def test_the_labels_that_are_looked_for_are_there(counted):
    lines, _ = counted
    requests = [line for line in lines if line.startswith("farthing_requests_total")]
    assert any('route="/health"' in line and 'status="200"' in line for line in requests)
    assert any('_bucket{le="0.25"}' in line for line in lines)


def test_every_count_of_the_site_is_watched(counted):
    watched = {name for expression in expressions().values() for name in OURS.findall(expression)}
    # The sum of all durations is part of every histogram, and says less than its buckets.
    assert counted[1] - watched == {"farthing_request_duration_seconds_sum"}


# ---- several machines ----------------------------------------------------------------------------


@pytest.fixture
def machines():
    """The configuration of a front with two machines, with free ports for their counts."""
    text = written("nginx", *(address_of(number) for number in (11, 12)))
    ports = {named: free_port() for named in re.findall(r"listen 127\.0\.0\.1:(\d+);", text)}
    for named, free in ports.items():
        text = text.replace(f":{named};", f":{free};")
    return text, [*ports.values()]


def test_each_machine_tells_its_own_counts(machines):
    front = Front()
    try:
        text, ports = machines
        front.site.change_nginx("http/upstream.conf", lambda _: front.here(text))
        with running(front, 11):
            assert counts(ports[0]).startswith("# HELP farthing_requests_total")
            assert "farthing" not in counts(ports[1])
    finally:
        front.stop()


def counts(port):
    asked = ["curl", "--silent", "--max-time", "30", f"http://127.0.0.1:{port}/metrics"]
    return subprocess.run(asked, check=False, capture_output=True, text=True).stdout
