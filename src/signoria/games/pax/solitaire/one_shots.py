"""O5h: one-shots that were not the reason for a purchase, and whether they are carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from signoria.games.pax.data.ids import APOSTASY, CORONATION, TRADE_SHIFT
from signoria.games.pax.data.map import EMPORIUM_COLOUR, ROUTE_BORDERS
from signoria.games.pax.query import items_of
from signoria.games.pax.rules.fair import payout
from signoria.games.pax.rules.victory import rivals
from signoria.games.pax.solitaire.decide import Course
from signoria.games.pax.state import EMPIRE_COUNT, PaxState
from signoria.games.pax.vocabulary import TRIGGER

ALL_OF_IT: Final = 1_000  # florins enough for any share of a fair


def wanted(s: PaxState, course: Course, step: Any, play_out: Callable[[PaxState, Course], list[PaxState]]) -> bool:
    """O5h, rulings S22, S42: whether a one-shot is carried out that was not the reason for the purchase."""
    shot = s.box.card_one_shot[step.card]
    after = s.clone()
    after.choose(TRIGGER)
    ends = play_out(after, course._replace(reason=shot, aim=None) if shot == CORONATION else course)
    if not ends:  # an agent that must be placed would cost a concession of its own (O5b)
        return False
    if shot == TRADE_SHIFT:
        return trade_loss(s, step.card, rivals(s, course.seat)) >= trade_loss(s, step.card, [course.seat])
    if shot == APOSTASY:
        return all(lost(s, end, rivals(s, course.seat)) >= lost(s, end, [course.seat]) for end in ends)
    return all(new_kings(s, end, course.seat) > 0 for end in ends)


def new_kings(before: PaxState, after: PaxState, seat: int) -> int:
    """O5h (1): kingdoms that have come to a seat."""
    return sum(
        [
            1
            for empire in range(EMPIRE_COUNT)
            if after.keeper[empire] == seat
            and not after.republic[empire]
            and (before.keeper[empire] != seat or before.republic[empire])
        ]
    )


def lost(before: PaxState, after: PaxState, seats: list[int]) -> int:
    """O5h (2): cards, squares, queens and vassals that have left the tableaux of some seats."""
    return sum(
        [len(items_of(before, seat, side)) - len(items_of(after, seat, side)) for seat in seats for side in range(2)]
    )


def trade_loss(s: PaxState, card: int, seats: list[int]) -> int:
    """O5h (2), ruling S22: shares on the route of that colour before, less those on the new one."""
    emporium = s.box.card_emporium[card]
    old = s.opened[EMPORIUM_COLOUR[emporium]]
    return sum([_shares(s, old, seat) - _shares(s, emporium, seat) for seat in seats])


def _shares(s: PaxState, emporium: int, seat: int) -> int:
    bank = s.banks[seat]
    stops = sum([1 for border in ROUTE_BORDERS[emporium] if s.concession[border] == bank])
    return stops * payout(s, bank, emporium, ALL_OF_IT) if stops else 0
