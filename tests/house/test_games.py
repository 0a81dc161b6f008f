"""A game is one folder here and one in the client: shared code names none."""

from __future__ import annotations

import re

import pytest

from signoria import catalogue
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.text import LANGUAGES, Texts
from tests.house.tree import ROOT, lines, texts

GAMES = list(catalogue.games().values())
# A migration's table is no code but history: it says which games there were, and by which numbers they were kept.
HISTORY = r"server/store/migrations/numbers_\d+\.json"
SHARED = re.compile(rf"src/signoria/(?!games/|{HISTORY})|web/(?!src/games/[^/]+/|package-lock)")


def names(game: Game) -> re.Pattern[str]:
    """Whatever gives a game away: its id, its package, and its name in every language."""
    said = {Texts(language, game).say(Phrase(f"game-{game.meta.id}")) for language in LANGUAGES}
    words = {game.meta.id, game.package.rpartition(".")[2], *said, *(name.split()[0] for name in said)}
    return re.compile("|".join(rf"(?<![\w]){re.escape(word)}(?![\w])" for word in sorted(words)), re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_shared_code_names_no_game(game: Game) -> None:
    named = names(game)
    assert [f"{place}: {line.strip()}" for place, line in lines() if SHARED.match(place) and named.search(line)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_no_shared_file_is_called_after_a_game(game: Game) -> None:
    assert [name for name, _ in texts() if SHARED.match(name) and names(game).search(name)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_every_game_has_a_folder_in_the_client(game: Game) -> None:
    assert (ROOT / "web" / "src" / "games" / game.meta.id / "index.ts").is_file()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_face_sums_turns_up_by_events_of_its_game(game: Game) -> None:
    face = (ROOT / "web" / "src" / "games" / game.meta.id / "index.ts").read_text("utf-8")
    tells = re.search(r"\btells: \[(.*?)\]", face, re.DOTALL)
    named = re.findall(r'"([^"]+)"', tells[1]) if tells else []
    assert set(named) <= {kind.name for kind in game.events.values()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_game_that_is_named_would_be_found(game: Game) -> None:
    said = Texts("en", game).say(Phrase(f"game-{game.meta.id}"))
    assert all(names(game).search(f"const known = {{ '{word}': 1 }};") for word in (game.meta.id, said))
    assert SHARED.match("web/src/ui/Page.svelte")
    assert SHARED.match("src/signoria/server/app.py")
