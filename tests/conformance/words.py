"""The words of every game that a scenario may use, as docs/scenarios.md lists them.

    python -m tests.conformance.words

writes them into the page anew. A test holds that they are there.
"""

from __future__ import annotations

import re
import textwrap

from signoria.engine.event import FORCED
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.rng import seeded
from signoria.engine.vocabulary import NOTHING, Domain
from signoria.text import Texts
from tests.conformance.cases import cases, games
from tests.conformance.compiled import ROOT

PAGE = ROOT / "docs" / "scenarios.md"
FEW = 10  # words of a kind that are all listed


def main() -> None:
    """Write the lists into the page."""
    page = PAGE.read_text("utf-8")
    for game in games():
        page = with_block(page, game)
    PAGE.write_text(page, "utf-8")


def with_block(page: str, game: Game) -> str:
    """The page with the words of a game between its marks."""
    begin, end = marks(game)
    pattern = re.compile(f"{re.escape(begin)}\n.*?{re.escape(end)}", re.DOTALL)
    changed, found = pattern.subn(lambda _: f"{begin}\n{block(game)}{end}", page)
    if found != 1:
        raise ValueError(f"docs/scenarios.md has no place for the words of {game.meta.id}: {begin} … {end}")
    return changed


def marks(game: Game) -> tuple[str, str]:
    """What stands around the words of a game."""
    return f"<!-- words of {game.meta.id} -->", f"<!-- end of the words of {game.meta.id} -->"


def block(game: Game) -> str:
    """The verbs, kinds of chance, ways to end and events of a game."""
    texts = Texts("en", game)
    verbs = [f"`{verb.name}`{thing(texts, verb.domain)}" for verb in game.vocabulary.verbs]
    early = at_set_up(game)
    rest = [number for number in game.chances if number not in early or number in later(game)]
    chances = {number: f"`{word}`{thing(texts, domain)}" for number, (word, domain) in game.chances.items()}
    events = [
        " ".join([f"`{kind.name}`", *(field for field, _ in kind.fields)])
        for number, kind in game.events.items()
        if number != FORCED
    ]
    lines = {
        "Verbs": verbs,
        "Chance while the table is laid": [chances[number] for number in early],
        "Chance later": [chances[number] for number in rest],
        "Ways to end": [f"`{word}`" for word in game.outcomes.values()],
        "Events": ["`forced` seat option", *events],
    }
    return "".join(f"\n{paragraph(title, words)}\n" for title, words in lines.items()) + "\n"


def paragraph(title: str, words: list[str]) -> str:
    """A list on lines of the page."""
    return textwrap.fill(f"*{title}:* {', '.join(words) or 'none'}.", 120, break_on_hyphens=False)


def thing(texts: Texts, domain: Domain) -> str:
    """The kind of thing that a verb or a chance is about; of a small kind also its words."""
    if domain is NOTHING:
        return ""
    kind = texts.say(Phrase(f"kind-{domain.name}"))
    return f" {kind} ({', '.join(domain.words)})" if len(domain.words) <= FEW else f" {kind}"


def at_set_up(game: Game) -> list[int]:
    """The kinds of chance that come up before the first decision in any case of the game, in the order they do."""
    found: dict[int, None] = {}
    for case in cases(game):
        state = game.start(case.edition, case.seats, case.options, seeded(case.name))
        assert state.sink is not None
        found |= dict.fromkeys(chance.kind for chance in state.sink.chances)
    return list(found)


def later(game: Game) -> set[int]:
    """The kinds of chance that come up after it, in one random game of every case."""
    found: set[int] = set()
    for case in cases(game):
        state = game.start(case.edition, case.seats, case.options, seeded(case.name))
        assert state.sink is not None
        state.sink.chances.clear()
        state.play_out(seeded(case.name))
        found |= {chance.kind for chance in state.sink.chances}
    return found


if __name__ == "__main__":
    main()
