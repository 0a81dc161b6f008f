"""F1a, F1b, E2.2a: a bishop enters a card: the Diet of Worms, and pacification."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import TOKEN_COUNT
from signoria.games.pax.edition import PACIFY_ANY
from signoria.games.pax.events import BISHOP_ENTERED, DIET_OF_WORMS, PACIFIED
from signoria.games.pax.refusals import NONE_REPRESSED
from signoria.games.pax.state import (
    ITEM_COUNT,
    MAID,
    SQUARE,
    TABLEAU,
    THRONE,
    PaxState,
    changed,
    drop_bishop,
    release,
    repressed_count,
)
from signoria.games.pax.vocabulary import DECLINE, EMPIRE, PACIFY


def can_hold_bishop(s: PaxState, item: i64) -> bool:
    """BISHOP: a bishop stands on tableau cards and squares, some editions' thrones too; a couple has one place (R2)."""
    if item >= SQUARE:
        return s.edition.thrones_hold_bishops or s.keeper[item - SQUARE] != THRONE
    place = i64(s.place[item])
    return place >= TABLEAU and place < MAID


def pulpits(s: PaxState) -> list[int]:
    """Every item that can hold a bishop, in the order of their numbers."""
    cards = [item for row in s.rows for item in row if item < SQUARE]
    return [*sorted(cards), *[item for item in range(SQUARE, ITEM_COUNT) if can_hold_bishop(s, item)]]


def enter(s: PaxState, seat: int, token: int, item: int) -> None:
    """F1a: two bishops on one card kill each other; F1b: a lone one may pacify. The bishop is out of the reserve.

    Also BISHOPb.
    """
    if s.bishop[item] >= 0:
        s.emit(DIET_OF_WORMS, (token, s.bishop[item], item))
        drop_bishop(s, item)
        s.reserve[token] += 1
        return
    s.bishop = changed(s.bishop, item, token)
    s.stirred = True
    s.emit(BISHOP_ENTERED, (token, item))
    if item >= SQUARE and repressed_count(s, item - SQUARE) and pacifies(s, seat, item - SQUARE):
        s.push(Pacify(seat, item - SQUARE))


def pacifies(s: PaxState, seat: int, empire: int) -> bool:
    """F1b: whether a bishop that this seat moves may pacify an empire: any, or only a king of one's own."""
    return s.edition.pacify == PACIFY_ANY or (s.keeper[empire] == seat and not s.republic[empire])


class Pacify(Step[PaxState]):
    """F1b: a bishop who enters a square without a bishop may kill one token repressed there."""

    name: ClassVar[str] = "pacify"
    fields: ClassVar[tuple[str, ...]] = ("seat", "empire")

    def __init__(self, seat: int, empire: int) -> None:
        super().__init__(seat)
        self.empire: int = empire

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (PACIFY, DECLINE)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(range(TOKEN_COUNT)) if verb == PACIFY else [0]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == PACIFY and not s.repressed[self.empire * TOKEN_COUNT + thing]:
            return NONE_REPRESSED
        return ALLOWED

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == PACIFY:
            release(s, self.empire, thing)
            s.reserve[thing] += 1
            s.emit(PACIFIED, (thing, self.empire))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-pacify", {"empire": EMPIRE.phrase(self.empire)})
