"""The tools of the site with their samples, as the site itself lists them."""

import json
import subprocess
from dataclasses import dataclass
from urllib.parse import parse_qsl

from serving import programs


@dataclass(frozen=True)
class Tool:
    stem: str
    name: str
    framed: bool
    # The smallest set of fields that gives an answer.
    questions: tuple
    # The paths of its pages and files, without those of what somebody keeps.
    paths: tuple
    # Each with its state, name and query. The first that is answered is the usual answer, and the
    # second is the same with another figure in the control of the answer.
    samples: tuple

    def address(self, each):
        query = f"?{each['query']}" if each["query"] else ""
        return f"/{self.stem}{query}"

    def of(self, state):
        return [each for each in self.samples if each["state"] == state]

    @property
    def usual(self):
        return dict(parse_qsl(self.of("answered")[0]["query"]))

    @property
    def control(self):
        """The field of the answer's control, with another figure for it."""
        other = parse_qsl(self.of("answered")[1]["query"])
        [changed] = [pair for pair in other if pair not in self.usual.items()]
        return changed


def listed():
    """Asks the program that writes the generated pages."""
    program = programs() / "farthing-site"
    told = subprocess.run([program, "--samples"], check=True, stdout=subprocess.PIPE).stdout
    for each in json.loads(told):
        yield Tool(**{name: tuple(it) if type(it) is list else it for name, it in each.items()})


TOOLS = tuple(listed())
CALCULATORS = tuple(tool for tool in TOOLS if tool.of("answered"))
FRAMED = tuple(tool for tool in TOOLS if tool.framed)


def sample(stem, name):
    """The address of a sample."""
    [tool] = [tool for tool in TOOLS if tool.stem == stem]
    [each] = [each for each in tool.samples if each["name"] == name]
    return tool.address(each)
