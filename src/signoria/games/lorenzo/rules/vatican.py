"""V1-V6: the Vatican report at the end of each period."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.lorenzo import events
from signoria.games.lorenzo.data.board import ROUNDS
from signoria.games.lorenzo.data.ids import FAITH, VP
from signoria.games.lorenzo.data.leaders import SISTO, SISTO_BIT
from signoria.games.lorenzo.state import PENALTY, WIDTH, LorenzoState, abilities
from signoria.games.lorenzo.vocabulary import REFUSE, SUPPORT, TILE

REPORT_VERBS: Final[tuple[int, ...]] = (SUPPORT, REFUSE)
NO_VERBS: Final[tuple[int, ...]] = ()


def period_of(s: LorenzoState) -> int:
    """The period of the round, from 0."""
    return (s.round - 1) // 2


class Report(Step[LorenzoState]):
    """V1-V5, Q27: a seat with enough faith supports the Church or not; one without is excommunicated."""

    name = "report"

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        enough = s.board[self.seat * WIDTH + FAITH] >= s.box.faith_needed[period_of(s)]
        return REPORT_VERBS if enough else NO_VERBS

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        return ALLOWED

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        if verb == SUPPORT:
            support(s, self.seat)
        else:
            excommunicate(s, self.seat)

    def resolve(self, s: LorenzoState) -> None:
        """V2: too little faith; V5: in the last round what faith there is still counts."""
        excommunicate(s, self.seat)
        if s.round == ROUNDS:
            base: i64 = self.seat * WIDTH
            points = s.box.faith_points[s.board[base + FAITH]]
            s.board[base + VP] += points
            s.board[base + FAITH] = 0
            s.emit(events.CONSOLED, (self.seat, points))

    def prompt(self, s: LorenzoState) -> Phrase:
        faith = s.board[self.seat * WIDTH + FAITH]
        tile = TILE.phrase(s.tiles[period_of(s)])
        return Phrase("prompt-report", {"faith": faith, "points": support_points(s, self.seat), "tile": tile})


def support_points(s: LorenzoState, seat: int) -> int:
    """V4, Q47: points for the place on the faith track; L12: five more with Sisto IV."""
    points = s.box.faith_points[s.board[seat * WIDTH + FAITH]]
    return points + s.box.leader_value[SISTO] if abilities(s, seat) & SISTO_BIT else points


def support(s: LorenzoState, seat: int) -> None:
    """V4: the place on the faith track is given up for its points."""
    base: i64 = seat * WIDTH
    points = support_points(s, seat)
    s.board[base + VP] += points
    s.board[base + FAITH] = 0
    s.emit(events.SUPPORTED, (seat, points))


def excommunicate(s: LorenzoState, seat: int) -> None:
    """V2, V3, V6: the tile of the period is in force for the seat to the end of the game; faith is kept."""
    tile = s.tiles[period_of(s)]
    s.board[seat * WIDTH + PENALTY] |= 1 << tile
    s.emit(events.EXCOMMUNICATED, (seat, tile))
