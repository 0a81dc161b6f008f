"""The lock of the client's packages: complete, hashed, and silent about where they come from."""

from __future__ import annotations

import json
from typing import Any

from tests.house.tree import ROOT

LOCK: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
PACKAGES: dict[str, dict[str, Any]] = LOCK["packages"]
WANTED: dict[str, Any] = json.loads((ROOT / "web/package.json").read_text("utf-8"))


def found_from(place: str, name: str) -> bool:
    """Whether a package that lies at a place finds another one, as Node looks for it: here, then further out."""
    while True:
        if f"{place}/node_modules/{name}".lstrip("/") in PACKAGES:
            return True
        if not place:
            return False
        place = place.rpartition("node_modules/")[0].rstrip("/")


def test_no_host_is_named() -> None:
    assert [name for name, entry in PACKAGES.items() if "resolved" in entry] == []
    assert "://" not in "".join(entry.get("version", "") for entry in PACKAGES.values())


def test_every_package_has_its_hash() -> None:
    assert [name for name, entry in PACKAGES.items() if name and not entry.get("integrity", "").startswith("sha")] == []


def test_the_lock_answers_package_json() -> None:
    assert PACKAGES[""]["devDependencies"] == WANTED["devDependencies"]


def test_every_platform_is_in_the_lock() -> None:
    """A package brings its binary for each platform as an optional one; a lock without some fails elsewhere."""
    missing = [
        (place, name)
        for place, entry in PACKAGES.items()
        for name in (*entry.get("dependencies", {}), *entry.get("optionalDependencies", {}))
        if not found_from(place, name)
    ]
    assert missing == []
