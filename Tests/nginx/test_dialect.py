"""The check that Swift 6.0, which Debian 13 has, can read the sources."""

import pytest

from dialect import unreadable


@pytest.mark.parametrize(
    "text, kind",
    [
        ("call(\n  first,\n  second,\n)", "a comma before a closing parenthesis"),
        ("call(first,  // the last\n)", "a comma before a closing parenthesis"),
        ("@specialized(where Self == [Int])\nfunc sum() {}", "@specialized"),
        ("func list<V: Sequence & SendableMetatype>() {}", "SendableMetatype"),
        ("bytes.append(addingCapacity: 3) { _ in }", "append(addingCapacity:)"),
        (
            "#if compiler(>=6.3)\n#else\na.append(addingCapacity: 3)\n#endif",
            "append(addingCapacity:)",
        ),
        ("any KeyPath<Self.Type, Int>", "a key path of a metatype"),
        ("func `says what it does`() {}", "a name in backticks that is a sentence"),
        ("let bytes: Span<UInt8>", "a type of Swift 6.2"),
    ],
)
def test_what_it_cannot_read_is_named(text, kind):
    assert [line.split(": ")[1] for line in unreadable("File.swift", text)] == [kind]


@pytest.mark.parametrize(
    "text",
    [
        "[\n  first,\n  second,\n]",
        'let words = "first, )"',
        "// call(first, )",
        "#if compiler(>=6.3)\na.append(addingCapacity: 3)\n#else\na.append(3)\n#endif",
        "let `default` = Span(1)",
    ],
)
def test_what_it_can_read_is_passed_over(text):
    assert not list(unreadable("File.swift", text))


def test_the_line_is_told():
    [found] = unreadable("File.swift", "let a = 1\n\nlet b = call(1, )")
    assert found == "File.swift:3: a comma before a closing parenthesis"
