"""The lock files: complete, hashed, and silent about where packages come from."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.tree import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
WANTED = {
    "dev.txt": [
        *PROJECT["project"]["dependencies"],
        *(need for extra in ("cli", "server", "postgres") for need in EXTRAS[extra]),
        *PROJECT["dependency-groups"]["dev"],
    ],
    "bench.txt": EXTRAS["bench"],
    "research.txt": [*EXTRAS["research"], *EXTRAS["learn"], *EXTRAS["cluster"], *EXTRAS["arena"]],
}


def entries(name: str) -> list[str]:
    """The entries of a lock, each with its hashes on one line."""
    text = (ROOT / "requirements" / name).read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip()]


def pins(name: str) -> dict[str, set[str]]:
    """Package to pinned versions; a package may have several, for several versions of Python."""
    found: dict[str, set[str]] = {}
    for entry in entries(name):
        package, version = entry.split()[0].split("==")
        found.setdefault(canonicalize_name(package), set()).add(version)
    return found


@pytest.mark.parametrize("name", WANTED)
def test_every_entry_is_one_version_with_its_hashes(name: str) -> None:
    form = re.compile(r"[a-z0-9-]+==[\w.+]+( ; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+ *")
    assert entries(name)
    assert [entry for entry in entries(name) if not form.fullmatch(entry)] == []


@pytest.mark.parametrize("name", WANTED)
def test_no_host_is_named(name: str) -> None:
    assert not re.search(r"://|index|find-links|trusted", (ROOT / "requirements" / name).read_text("utf-8"))


@pytest.mark.parametrize("name", WANTED)
def test_the_lock_answers_pyproject(name: str) -> None:
    locked = pins(name)
    wanted = [Requirement(text) for text in WANTED[name]]
    stale = [
        str(need)
        for need in wanted
        if not any(need.specifier.contains(version) for version in locked.get(canonicalize_name(need.name), ()))
    ]
    assert stale == [], "run `make lock`"


@pytest.mark.parametrize("name", ["bench.txt", "research.txt"])
def test_what_comes_on_top_runs_on_the_same_versions(name: str) -> None:
    more = pins(name)
    assert {package: more.get(package) for package in pins("dev.txt")} == pins("dev.txt")
