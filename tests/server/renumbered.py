"""The sample game as a later version might have it: copied, changed, and imported beside the real one."""

from __future__ import annotations

import importlib
import itertools
import re
import shutil
import sys
from pathlib import Path

from signoria.engine.game import Game

SAMPLE = Path(__file__).resolve().parents[1] / "sample"
NUMBERS = itertools.count(1)
Edits = dict[str, tuple[tuple[str, str], ...]]  # by file: what is there, and what takes its place

# A card that comes first, a verb that comes first and is never offered, an event that comes first.
MORE_CARDS: tuple[tuple[str, str], ...] = (
    ("FIRST_SPICE: Final = 8", "FIRST_SPICE: Final = 9"),
    ("FIRST_BRAVO: Final = 12", "FIRST_BRAVO: Final = 13"),
    ("CARD_COUNT: Final = 20", "CARD_COUNT: Final = 21"),
    ('    *("salt-1",', '    *("alum-1", "salt-1",'),
    ("= (1, 1, 1, 1, 2,", "= (1, 1, 1, 1, 1, 2,"),
)
MORE_VERBS: tuple[tuple[str, str], ...] = (
    ("DRAW: Final = 0\n", "WAIT: Final = 0\nDRAW: Final = 1\n"),
    ('        Verb(DRAW, "draw"),', '        Verb(WAIT, "wait"),\n        Verb(DRAW, "draw"),'),
)


def renumbered(folder: Path) -> Game:
    """The game with one more card, verb and event, all of them first: nearly every number is another one."""
    source = (SAMPLE / "data.py").read_text("utf-8")
    shifted = []
    before = 1  # how many more options there are before a verb: one of the new verb, one of each verb about cards
    for name, things in re.findall(r"^ +Verb\((\w+), \"[\w-]+\"(?:, (\w+))?", source, re.MULTILINE):
        number = number_of(source, name)
        if name != "DRAW":
            shifted.append((f"\n{name}: Final = {number}\n", f"\n{name}: Final = {number + before}\n"))
        before += things == "CARDS"
    events = source[source.index("# Kinds of event") : source.index("# Ways the game ends")]
    later = re.sub(r"Final = (\d+)", lambda found: f"Final = {int(found[1]) + 1}", events)
    told = ('    data.DREW: EventKind("drew"', '    1: EventKind("waited"),\n    data.DREW: EventKind("drew"')
    return changed(folder, {"data.py": (*MORE_CARDS, *MORE_VERBS, *shifted, (events, later)), "game.py": (told,)})


def number_of(source: str, name: str) -> int:
    """The number of a verb."""
    found = re.search(rf"^{name}: Final = (\d+)$", source, re.MULTILINE)
    assert found is not None
    return int(found[1])


def changed(folder: Path, edits: Edits) -> Game:
    """The game after some edits of its files, each of which must find its place."""
    name = f"sample_{next(NUMBERS)}"
    shutil.copytree(SAMPLE, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / name).glob("*.py"):
        text = path.read_text("utf-8")
        for old, new in edits.get(path.name, ()):
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        path.write_text(text.replace("tests.sample", name), "utf-8")
    sys.path.insert(0, str(folder))
    try:
        game: Game = importlib.import_module(f"{name}.game").GAME
    finally:
        sys.path.remove(str(folder))
    return game
