#!/usr/bin/env python3
"""Every module that a target imports or sees is one that Package.swift names for it, and every
module of Core is in the table of Sources/README.md.

The compiler finds a module that happens to be built already, so that an import without its name in
Package.swift fails on clean checkouts alone, and there only at times. It also shows a module what
those that it imports export: so formulas would see forms and pages if Keeping exported them.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMPORT = re.compile(
    r"^(?:package |public |internal |@testable |@_exported )*import (\w+)", re.MULTILINE
)
EXPORT = re.compile(r"^@_exported public import (\w+)", re.MULTILINE)


def main():
    command = ["swift", "package", "--package-path", ROOT, "describe", "--type", "json"]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    targets = json.loads(told[told.index("{") :])["targets"]
    names = {each["name"] for each in targets}
    mistakes = [
        f"{target['name']} imports {module}, which Package.swift does not name for it"
        for target in targets
        for module in sorted((imports_of(target) & names) - named(target))
    ]
    exports = {target["name"]: found_in(target, EXPORT) & names for target in targets}
    mistakes += [
        f"{target['name']} sees {module}, which Package.swift does not name for it"
        for target in targets
        if target["path"].startswith(("Sources/Core/", "Sources/Tools/"))
        for module in sorted(seen(imports_of(target) & names, exports) - named(target))
    ]
    page = (ROOT / "Sources" / "README.md").read_text()
    mistakes += [
        f"Sources/README.md does not say what {target['name']} holds"
        for target in targets
        if target["path"].startswith("Sources/Core/")
        and not re.search(rf"^\|.*`{target['name']}`.*\|", page, re.MULTILINE)
    ]
    print("\n".join(mistakes), end="\n" if mistakes else "")
    sys.exit(1 if mistakes else 0)


def imports_of(target):
    return found_in(target, IMPORT)


def found_in(target, pattern):
    folder = ROOT / target["path"]
    swift = [folder / name for name in target["sources"] if name.endswith(".swift")]
    return {module for file in swift for module in pattern.findall(file.read_text())}


def seen(imports, exports):
    """The modules that somebody who imports these sees: they and all that they export."""
    found, left = set(), set(imports)
    while left:
        module = left.pop()
        found.add(module)
        left |= exports.get(module, set()) - found
    return found


def named(target):
    return {target["name"], *target.get("target_dependencies", [])}


if __name__ == "__main__":
    main()
