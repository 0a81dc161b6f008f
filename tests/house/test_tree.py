"""What every file of the repository must hold to."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.house.tree import ROOT, files, lines, texts

CODE = (".css", ".html", ".js", ".py", ".svelte", ".ts")
LONGEST = 600
GENERATED = {"web/src/core/schema.ts"}  # nobody reads it from top to bottom
MOST_FILES = 20

# The brackets keep these patterns from finding themselves.
UNFINISHED = re.compile(
    r"\b(TO[D]O|FIX[M]E|X[X]X|NotImplemented[E]rror)\b"
    r"|mark\.(sk[i]p|xf[a]il)|\b(pytest|unittest|test|it|describe)\.(sk[i]p|xf[a]il|importorsk[i]p)"
    r"|# type: ig[n]ore(?!\[)|# no[q]a(?!: )|except (Base)?Ex[c]eption: *pass"
)
ELSEWHERE = re.compile(
    r"registry\.npm[j]s|pypi\.[o]rg|python[h]osted|deb\.debia[n]"
    r"|(?<![\w.])/(work|root|farm|home/\w+|Users/\w+|tmp/[a-z]\w*)/"
)
# Words that hide who does something, or that many who learnt English at school do not know.
STILTED = re.compile(
    r"(?<![a-z])(who[e]ver|whom[e]ver|wherei[n]|therei[n]|thereo[f]|whereupo[n]|henc[e]|les[t]|whils[t])(?![a-z])",
    re.IGNORECASE,
)


# What only a mouse does; a text that names the finger and the key beside it is right for everybody.
CLICKS = re.compile(r"\bclick|\bklik|\bmouse\b|\bmysz", re.IGNORECASE)
OTHERS = (
    re.compile(r"\btap|\btouch|\bfinger|dotkn|\bpalc", re.IGNORECASE),
    re.compile(r"\bkey|klawisz", re.IGNORECASE),
)


def test_the_tree_is_seen() -> None:
    assert {"README.md", "tests/house/tree.py"} <= {name for name, _ in texts()}


@pytest.mark.parametrize(
    "line",
    [
        "x = 1  # TO" + "DO: mend",
        "@pytest.mark.sk" + "ip(reason='later')",
        "raise NotImplemented" + "Error",
        "x = f()  # type: ig" + "nore",
    ],
)
def test_unfinished_work_is_recognised(line: str) -> None:
    assert UNFINISHED.search(line)


@pytest.mark.parametrize("line", ["see https://pypi." + "org/simple", "cd /ro" + "ot/src", "open('/tmp" + "/abc/x')"])
def test_places_elsewhere_are_recognised(line: str) -> None:
    assert ELSEWHERE.search(line)


@pytest.mark.parametrize(
    "line", ["Who" + "ever lost", "def test_who" + "ever_asks() -> None:", "so that les" + "t it be"]
)
def test_stilted_words_are_recognised(line: str) -> None:
    assert STILTED.search(line)


def test_every_text_is_in_plain_words() -> None:
    assert [f"{place}: {line.strip()}" for place, line in lines() if STILTED.search(line)] == []


def for_a_mouse_alone(line: str) -> bool:
    """Whether a line speaks to somebody with a mouse and nobody else."""
    return bool(CLICKS.search(line)) and not all(other.search(line) for other in OTHERS)


@pytest.mark.parametrize("line", ["hint = Click the comet.", "hint = Kliknij kometę.", "hint = Click or tap it."])
def test_words_for_a_mouse_alone_are_recognised(line: str) -> None:
    assert for_a_mouse_alone(line)


def test_what_people_read_is_right_for_mouse_finger_and_key() -> None:
    told = (one for one in lines() if one[0].partition(":")[0].endswith(".ftl"))
    read = ((place, line) for place, line in told if not line.startswith("#"))
    assert [f"{place}: {line.strip()}" for place, line in read if for_a_mouse_alone(line)] == []


def test_nothing_is_left_unfinished_or_skipped() -> None:
    assert [f"{place}: {line.strip()}" for place, line in lines() if UNFINISHED.search(line)] == []


def test_no_registry_host_and_no_path_of_one_machine_is_named() -> None:
    assert [f"{place}: {line.strip()}" for place, line in lines() if ELSEWHERE.search(line)] == []


def test_no_file_of_code_is_longer_than_a_room() -> None:
    rooms = ((name, text) for name, text in texts() if name.endswith(CODE) and name not in GENERATED)
    lengths = ((name, text.count("\n")) for name, text in rooms)
    assert [f"{name} has {length} lines" for name, length in lengths if length > LONGEST] == []


def test_no_folder_of_the_client_holds_more_than_fits_into_a_room() -> None:
    named = [Path(name) for name, _ in texts() if name.startswith("web/src/") and ".test." not in name]
    full = Counter(path.parent.as_posix() for path in named)
    assert [f"{folder} has {count} files" for folder, count in full.items() if count > MOST_FILES] == []


def test_no_function_or_class_lies_around_that_nobody_names() -> None:
    """What a decorator takes (an address, a command) is called by others; what only a test names is dead as well."""
    code = re.compile(r"(src|bench|tools|examples)/.*\.py|pyproject\.toml")
    sources = {name: text for name, text in texts() if code.fullmatch(name)}
    named = Counter(word for text in sources.values() for word in re.findall(r"\w+", text))
    lonely = [
        f"{name}:{node.lineno} {node.name}"
        for name, text in sources.items()
        if name.startswith("src/") and "/migrations/" not in name
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        if not node.decorator_list and not node.name.startswith("__") and named[node.name] == 1
    ]
    assert lonely == []


def test_every_text_ends_in_one_newline_and_no_line_in_blanks() -> None:
    assert [name for name, text in texts() if text and (not text.endswith("\n") or text.endswith("\n\n"))] == []
    assert [place for place, line in lines() if line != line.rstrip()] == []


def test_no_compiled_module_shadows_a_source() -> None:
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".pyd"}] == []
    assert [path for path in files() if path.suffix in {".so", ".pyd", ".pyc", ".whl"}] == []
