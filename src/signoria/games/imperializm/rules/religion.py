"""R5.6-R5.10: the change of religion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import CATHOLIC, GOOD_COUNT, LUTHERANISM, OWN_FAITH
from signoria.games.imperializm.rules.achievements import reached
from signoria.games.imperializm.rules.development import develop
from signoria.games.imperializm.rules.levels import earn, gain_all
from signoria.games.imperializm.rules.own import Own
from signoria.games.imperializm.rules.payments import offer_good
from signoria.games.imperializm.state import FAITH, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import DECLINE, DEVELOP

INVITE_VERBS: Final[tuple[int, ...]] = (DEVELOP, DECLINE)


def convert_forbidden(s: ImperializmState, seat: i64, religion: int) -> int:
    """R5.6, R5.7, A69: once in a game, not for a faith of its own, while a card is left, requirements met."""
    faith: int = s.board[seat * WIDTH + FAITH]
    if faith == OWN_FAITH:
        return refusals.FAITH_STAYS
    if faith != CATHOLIC:
        return refusals.CHANGED_ALREADY
    if s.religions[religion] == 0:
        return refusals.RELIGION_GONE
    return ALLOWED if reached(s, seat, s.box.religion_needs[religion]) else refusals.RELIGION_NEEDS


def other_goods(s: ImperializmState, religion: int) -> tuple[int, ...]:
    """R5.9: the goods the religion does not raise by itself."""
    found: list[int] = []
    for good in range(GOOD_COUNT):
        raised = False
        for level, _ in s.box.religion_gives[religion]:
            raised = raised or level == good
        if not raised:
            found.append(good)
    return tuple(found)


def convert(s: ImperializmState, seat: int, religion: int) -> None:
    """R5.8-R5.10: the card and its effects, ducats, then what may be chosen."""
    s.religions = s.religions[:religion] + (s.religions[religion] - 1,) + s.religions[religion + 1 :]
    s.board[seat * WIDTH + FAITH] = religion
    s.emit(events.CONVERTED, (seat, religion))
    gain_all(s, seat, s.box.religion_gives[religion])
    earn(s, seat, s.box.religion_ducats[religion])
    if s.box.religion_choice[religion]:
        offer_good(s, seat, other_goods(s, religion), 0)
    if religion == LUTHERANISM:
        s.push(Invite(seat))


class Invite(Own):
    """R5.8, A68, A13: Lutheranism brings a Development, whatever the marker says; it may be declined."""

    name = "invite"

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return INVITE_VERBS

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == DEVELOP:
            develop(s, self.seat)
        else:
            s.emit(events.DECLINED, (self.seat,))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-invite")
