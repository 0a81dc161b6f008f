"""``signoria review`` tells what was expected and missed, writes its page, and says what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

from signoria.engine import record
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from tests.cli.conftest import Signoria
from tests.sample.game import GAME


def kept(path: Path, choices: int) -> Path:
    """A record of a game in which the first option is taken each time."""
    session = Session(GAME, "short", 2, GAME.options(), seeded("review"))
    while session.number < choices and not session.state.ended:
        session.choose(session.state.options()[0])
    path.write_text(record.write(session), "utf-8")
    return path


def test_the_command(signoria: Signoria, tmp_path: Path) -> None:
    game = kept(tmp_path / "game.signoria", 6)
    page = tmp_path / "page.html"
    said = signoria("review", game, "--html", page)
    assert said.code == 0
    assert "How likely each player was to win" in said.out
    assert said.out.endswith(f"The page is written: {page}\n")
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert signoria("review", game).out in said.out  # the same seed, the same review
    polish = json.loads(signoria("review", game, "--json", "--lang", "pl").out)
    assert polish["title"].startswith("Omówienie")
    assert all(one["better"] for one in polish["turning"])


def test_what_cannot_be_reviewed_is_said(signoria: Signoria, tmp_path: Path) -> None:
    empty = signoria("review", kept(tmp_path / "empty.signoria", 0))
    assert (empty.code, empty.out) == (2, "")
    assert "nothing to review" in empty.err
    assert signoria("review", tmp_path / "none.signoria").code == 2
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    assert signoria("review", kept(tmp_path / "game.signoria", 3), "--html", blocked / "page.html").code == 2
