#!/usr/bin/env python3
"""Makes the Swift tests readable for Swift 6.0, which Debian 13 has, in a copy of them.

    Tests/plain_names.py FOLDER

Names that are sentences, which came with Swift 6.2, become names in one word. Debian 13's compiler
also crashes where the argument of a macro has a text with values in it: a function puts them
together there. The times of the files stay, so that nothing is built again without need.
"""

import os
import re
import sys
from pathlib import Path

# A text begins here; one of several lines has nothing else on its first.
TEXT = re.compile(r'(#*)("""(?=\n)|")')
# Where a sentence is declared, and where such a function is called.
SENTENCE = re.compile(r"(?<=func )`([^`\n]+)`|(?<=^    )`([^`\n]+)`(?=\(\))", re.MULTILINE)
TOGETHER = """/// The values, one after the other.
package func together(_ parts: Any...) -> String { parts.map { "\\($0)" }.joined() }
"""


def main():
    folder = Path(sys.argv[1])
    for file in folder.rglob("*.swift"):
        swift = SENTENCE.sub(in_one_word, file.read_text())
        texts = [
            text
            for test in re.finditer(r"@Test\(", swift)
            for text in end_of_call(swift, test.end())[1]
        ]
        for begin, end, values in reversed(texts):
            swift = swift[:begin] + put_together(swift[begin:end], begin, values) + swift[end:]
        times = file.stat()
        file.write_text(swift)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    (folder / "TestSupport" / "Together.swift").write_text(TOGETHER)


def in_one_word(sentence):
    return "_" + re.sub(r"\W", "_", sentence[1] or sentence[2])


def end_of_text(swift, at):
    """Where the text that begins there has ended, and where its values are, with their brackets."""
    marks = TEXT.match(swift, at)
    end, escape, values = marks[2] + marks[1], "\\" + marks[1], []
    at = marks.end()
    while not swift.startswith(end, at):
        if swift.startswith(escape + "(", at):
            behind = end_of_call(swift, at + len(escape) + 1)[0]
            values.append((at, behind))
            at = behind
        else:
            at += len(escape) + 1 if swift.startswith(escape, at) else 1
    return at + len(end), values


def end_of_call(swift, at):
    """Where the bracket that is open there has been closed, and the texts with values before it."""
    depth, texts = 1, []
    while depth:
        if TEXT.match(swift, at):
            end, values = end_of_text(swift, at)
            # Within a closure of its own the compiler reads it.
            if values and "$0" not in swift[at:end]:
                texts.append((at, end, values))
            at = end
        elif swift.startswith("//", at):
            at = swift.index("\n", at)
        else:
            depth += {"(": 1, ")": -1}.get(swift[at], 0)
            at += 1
    return at, texts


def put_together(text, begin, values):
    """The call that makes a text of one line; `values` are where they are in the whole file."""
    if not text.startswith('"') or text.startswith('"""'):
        raise SystemExit(f"a text of several lines, or in #: {text}")
    parts, at = [], 1
    for first, behind in values:
        parts += [text[at : first - begin], text[first - begin + 2 : behind - begin - 1]]
        at = behind - begin
    parts.append(text[at:-1])
    # Every second one is a value.
    words = [part if place % 2 else f'"{part}"' for place, part in enumerate(parts) if part]
    return f"together({', '.join(words)})"


if __name__ == "__main__":
    main()
