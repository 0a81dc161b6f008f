"""Ten thousand damaged records: each loads cleanly or gets one sentence with a line number, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from signoria.engine import record
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.record import lines
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.engine.vocabulary import unknown
from signoria.text import LANGUAGES, Texts
from tests.sample.game import GAME, SampleOptions

pytestmark = pytest.mark.campaign
TEXTS: Final = [Texts(language, GAME) for language in LANGUAGES]
RECORDS: Final = 10_000
PARTS: Final = 4
MUTATIONS: Final = 4
# Each example reads seven texts, with and without a good seal.
EXAMPLES: Final = RECORDS // PARTS // 14 + 10
LONGEST: Final = 14  # choices of the records that are damaged: enough for everything that a line can be


def find(name: str) -> Game:
    if name != GAME.meta.id:
        raise unknown("game", name, (GAME.meta.id,))
    return GAME


def game(seed: int) -> str:
    """The record of a short game with undo and redo, running or (rarely so early) finished."""
    session = Session(GAME, "short", 2, SampleOptions(), seeded(seed), players=("Zoë", "bot random"), date="1492-10-12")
    luck = random.Random(seed)
    while not session.state.ended and len(session.entries) < LONGEST:
        seat = luck.randrange(2)
        if luck.random() < 0.3 and session.can_undo(seat):
            session.undo(seat)
        elif luck.random() < 0.7 and session.can_redo(seat):
            session.redo(seat)
        else:
            session.choose(luck.choice(session.state.options()))
    return record.write(session)


def finished(seed: int) -> str:
    """The record of a game that somebody tries hard to end."""
    session = Session(GAME, "short", 2, SampleOptions(), seeded(seed))
    luck = random.Random(seed)
    while not session.state.ended:
        session.choose(session.state.options()[-1] if luck.random() < 0.8 else luck.choice(session.state.options()))
    return record.write(session)


WHOLE: Final = [*map(game, range(12)), *map(finished, range(4))]
WORDS: Final = sorted({word for text in WHOLE for word in text.replace(":", " ").split()})
LINES: Final = sorted({line for text in WHOLE for line in text.splitlines()})
ODD: Final = ["", " ", "\n", "\r", "\t", "\x00", "?", ":", "-1", "0", "99", "9" * 30, "ż", "\ud800", "\u2028", "[", '"']

place = st.integers(0, 10**6)
mutation = st.one_of(
    st.tuples(st.sampled_from(["cut", "drop-line", "double-line", "drop-character"]), place, st.just("")),
    st.tuples(st.just("swap-lines"), place, place.map(str)),
    st.tuples(st.sampled_from(["put-line", "change-line"]), place, st.sampled_from(LINES)),
    st.tuples(st.sampled_from(["put-word", "change-word"]), place, st.sampled_from(WORDS + ODD)),
    st.tuples(st.sampled_from(["put", "change"]), place, st.one_of(st.sampled_from(ODD), st.text(max_size=3))),
)


def damaged(text: str, kind: str, where: int, what: str) -> str:
    """The text with one thing done to it."""
    if kind in ("cut", "drop-character", "put", "change"):
        at = where % (len(text) + 1)
        rest = "" if kind == "cut" else text[at:] if kind == "put" else text[at + 1 :]
        return text[:at] + what + rest
    if kind in ("put-word", "change-word"):
        words = text.split(" ")
        at = where % len(words)
        words[at : at if kind == "put-word" else at + 1] = [what]
        return " ".join(words)
    parts = text.splitlines(keepends=True) or [""]
    at = where % len(parts)
    if kind == "swap-lines":
        other = int(what) % len(parts)
        parts[at], parts[other] = parts[other], parts[at]
    else:
        new = {"drop-line": [], "double-line": [parts[at]] * 2, "put-line": [f"{what}\n", parts[at]]}
        parts[at : at + 1] = new.get(kind, [f"{what}\n"])
    return "".join(parts)


def sealed(text: str) -> str:
    """The text with a seal that fits, so that only the rest of it can be wrong."""
    above = text.rpartition("end ")[0]
    told = above.replace("\r\n", "\n").encode("utf-8", "replace").decode()
    return f"{above}end {lines.seal(told.removesuffix(chr(10)).split(chr(10)))}\n"


def attempt(text: str) -> Session | Problem:
    try:
        return record.read(text, find, seeded(0))
    except Problem as problem:
        return problem


def loads(text: str) -> Session | None:
    """The session of a text; if there is none, it can be said why."""
    met = attempt(text)
    if isinstance(met, Session):
        return met
    line = met.phrase.args["line"]
    assert all(str(line) in texts.say_problem(met) for texts in TEXTS)
    if isinstance(met, record.BrokenRecord):
        kept = record.write(met.session)
        assert record.write(record.read(kept, find)) == kept
    return None


def test_the_records_are_varied() -> None:
    assert {"undo", "redo", "forced", "chance", "check", "outcome"} <= set(WORDS)
    assert all(loads(text) for text in WHOLE)


def variants(text: str, mutations: list[tuple[str, int, str]]) -> Iterator[str]:
    """The text with each of these things done to it alone, and with more and more of them."""
    worse = text
    for number, mutation in enumerate(mutations):
        yield damaged(text, *mutation)
        worse = damaged(worse, *mutation)
        if number:
            yield worse


@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_record_loads_cleanly_or_gets_its_sentence(part: int) -> None:
    read = 0

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(WHOLE[part::PARTS]), st.lists(mutation, min_size=MUTATIONS, max_size=MUTATIONS))
    def check(text: str, mutations: list[tuple[str, int, str]]) -> None:
        nonlocal read
        for worse in variants(text, mutations):
            if loads(worse) is not None:
                assert worse.replace("\r\n", "\n").removesuffix("\n") == text.removesuffix("\n")
            session = loads(sealed(worse))
            if session is not None:
                again = record.write(session)
                assert record.write(record.read(again, find)) == again
            read += 2

    check()
    assert read >= RECORDS // PARTS
