"""What the pages say is true: commands run, targets exist, links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT, texts

README = (ROOT / "README.md").read_text("utf-8")
PAGES = [(name, text) for name, text in texts() if name.endswith(".md")]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return [body for found, body in FENCE.findall(text) if found == language]


def commands(block: str) -> list[str]:
    return [line.removeprefix("$ ") for line in block.splitlines() if line.startswith("$ ")]


CONSOLES = [commands(block) for block in blocks(README, "console")]


def test_the_readme_shows_commands() -> None:
    assert CONSOLES
    assert all(CONSOLES)


@pytest.mark.parametrize("console", CONSOLES, ids=lambda console: console[0])
def test_the_commands_of_the_readme_run(console: list[str], tmp_path: Path) -> None:
    """The commands of one block run one after the other, in an empty folder, with nobody at the keyboard."""
    scripts = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": os.pathsep.join([scripts, os.environ["PATH"]])}
    for command in console:
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert done.stdout, f"{command} says nothing"


def make_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE))


def test_every_make_target_a_page_names_exists() -> None:
    named = {
        (name, target)
        for name, text in PAGES
        for target in [
            *re.findall(r"`make ([a-z]+)", text),
            *re.findall(r"^make ([a-z]+)", "\n".join(blocks(text, "sh")), re.MULTILINE),
        ]
    }
    assert {("README.md", "play"), ("README.md", "test")} <= named
    assert sorted(f"{name}: make {target}" for name, target in named if target not in make_targets()) == []


def test_make_help_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert set(phony.split()) == make_targets()
    told = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    assert {line.split()[1] for line in told.splitlines()} == make_targets()


def test_every_link_between_pages_leads_to_a_file() -> None:
    broken = [
        f"{name}: {link}"
        for name, text in PAGES
        for link in re.findall(r"\]\(([^)#\s]+)", FENCE.sub("", text))
        if "://" not in link and not (ROOT / name).parent.joinpath(link).exists()
    ]
    assert broken == []


def test_every_page_in_docs_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if page != "README.md" and f"]({page})" not in index] == []


def test_the_tour_shows_what_there_is() -> None:
    (tour,) = blocks(README, "text")
    shown = {line.split()[0] for line in tour.splitlines() if line.strip()}
    assert [path for path in sorted(shown) if not (ROOT / path).is_dir()] == []
    names = [name for name, _ in texts()]
    packages = {"/".join(name.split("/")[:3]) + "/" for name in names if re.match(r"src/signoria/\w+/", name)}
    folders = {name.split("/")[0] for name in names if re.match(r"\w+/", name)}
    assert sorted(packages - shown) == []
    assert sorted(folder for folder in folders if not any(path.startswith(f"{folder}/") for path in shown)) == []
