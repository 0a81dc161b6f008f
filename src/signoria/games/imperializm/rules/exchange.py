"""R3.2-R3.6: the start of a turn: buying off an authority card, and the exchange of the hand."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import NUMBERS
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import ARMY, FIRST_TERRITORY, GLORY, MADMAN, PRESTIGE, TERRITORY_CARDS
from signoria.games.imperializm.data.providence import RELEASED
from signoria.games.imperializm.query import (
    add_bits,
    add_designs,
    count_bits,
    hand_limit,
    hand_size,
    highest,
    providence_deck,
    size,
    territory_deck,
)
from signoria.games.imperializm.rules.achievements import claim_forbidden, met_goals
from signoria.games.imperializm.rules.hands import (
    cards_in_hand,
    discard,
    refill_display,
    refill_hand,
    remove_authority,
    show_added,
)
from signoria.games.imperializm.rules.levels import lose
from signoria.games.imperializm.rules.own import Own
from signoria.games.imperializm.state import AUTHORITY, HAND, MAPS, NONE, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import CLAIM, DISCARD, DRAW, KEEP_HAND, RELEASE, TAKE

EXCHANGE_VERBS: Final[tuple[int, ...]] = (RELEASE, DISCARD, TAKE, DRAW, KEEP_HAND, CLAIM)


def release_forbidden(s: ImperializmState, seat: i64) -> int:
    """R3.2, A19, A88: Madman and Bureaucrat can be bought off, by a player who is not the first in army or glory.

    Also C-bureaucrat.
    """
    base = seat * WIDTH
    card: int = s.board[base + AUTHORITY]
    if card not in RELEASED:
        return refusals.NOTHING_TO_RELEASE
    if card == MADMAN and highest(s, ARMY) == seat:
        return refusals.HIGHEST_ARMY
    if card != MADMAN and highest(s, GLORY) == seat:
        return refusals.MOST_GLORY
    if s.board[base + PRESTIGE] >= s.box.card_release[card]:
        return ALLOWED
    return refusals.RELEASE_SHORT if card == MADMAN else refusals.RELEASE_SHORT_OF_BUREAUCRAT


def in_hand(s: ImperializmState, seat: i64, card: int) -> bool:
    """Whether a card, territory or not, is in a hand."""
    if card >= FIRST_TERRITORY:
        return bool(s.board[seat * WIDTH + MAPS] >> (card - FIRST_TERRITORY) & 1)
    return bool(s.board[seat * WIDTH + HAND] >> (2 * card) & 3)


class Exchange(Own):
    """R3.3, R3.4: throw away up to three cards, then refill the hand in one of two ways."""

    name = "exchange"
    fields = ("seat", "thrown")

    def __init__(self, seat: int, thrown: int) -> None:
        super().__init__(seat)
        self.thrown: int = thrown

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return EXCHANGE_VERBS

    def missing(self, s: ImperializmState) -> int:
        """A53: how many cards the hand is short of its limit; below 0 it is over it."""
        return hand_limit(s, self.seat) - hand_size(s, self.seat)

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        if verb == DISCARD:
            return cards_in_hand(s, self.seat)
        if verb == TAKE:
            found: list[int] = []
            for territory in s.display:
                if territory >= 0:
                    found.append(territory)
            return found
        if verb == DRAW:
            least, most = draw_range(s, self.missing(s))
            return list(range(least, most + 1))
        return met_goals(s, self.seat) if verb == CLAIM else [0]

    def options(self, s: ImperializmState) -> list[int]:
        """As everywhere, but the hand is counted once, and things are looked at only where the verb itself is open."""
        base = self.seat * WIDTH
        found: list[Any] = []
        missing = self.missing(s)
        if self.shut(s, RELEASE, missing) == ALLOWED:
            found.append(NUMBERS[RELEASE])
        if self.shut(s, DISCARD, missing) == ALLOWED:
            add_designs(found, DISCARD, s.board[base + HAND])
            add_bits(found, DISCARD + FIRST_TERRITORY, s.board[base + MAPS])
        if self.shut(s, TAKE, missing) == ALLOWED:
            for territory in s.display:
                if territory >= 0:
                    found.append(NUMBERS[TAKE + territory])
        if self.shut(s, DRAW, missing) == ALLOWED:
            least, most = draw_range(s, missing)
            for number in range(least, most + 1):
                found.append(NUMBERS[DRAW + number])
        if self.shut(s, KEEP_HAND, missing) == ALLOWED:
            found.append(NUMBERS[KEEP_HAND])
        for goal in met_goals(s, self.seat):
            found.append(NUMBERS[CLAIM + goal])
        return found

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        missing = self.missing(s)
        if verb == CLAIM:
            return claim_forbidden(s, self.seat, thing)
        if verb == DISCARD and not in_hand(s, self.seat, thing):
            return refusals.NO_CARD_TO_DISCARD
        refusal = self.shut(s, verb, missing)
        if refusal != ALLOWED:
            return refusal
        if verb == TAKE:
            return ALLOWED if thing < TERRITORY_CARDS and thing in s.display else refusals.NOT_FACE_UP
        if verb == DRAW:
            if thing > missing:
                return refusals.TOO_MANY_DRAWN
            least, most = draw_range(s, missing)
            return ALLOWED if least <= thing <= most else refusals.DECK_SHORT
        return ALLOWED

    def shut(self, s: ImperializmState, verb: int, missing: int) -> int:
        """What forbids a verb whatever it is about, for a hand that lacks so many cards."""
        if verb == CLAIM:
            return ALLOWED
        if verb == RELEASE:
            return refusals.RELEASE_TOO_LATE if self.thrown else release_forbidden(s, self.seat)
        if verb == DISCARD:
            return ALLOWED if self.thrown < s.box.exchange or missing < 0 else refusals.ENOUGH_DISCARDED
        if missing < 0:
            return refusals.HAND_OVER
        if verb == KEEP_HAND:
            return refusals.HAND_NOT_FULL if missing else ALLOWED
        return refusals.HAND_FULL if missing == 0 else ALLOWED

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        seat = self.seat
        if verb == RELEASE:
            card: int = s.board[seat * WIDTH + AUTHORITY]
            s.emit(events.RELEASED, (seat, card, s.box.card_release[card]))
            lose(s, seat, PRESTIGE, s.box.card_release[card])
            remove_authority(s, seat)
            s.push(self)
        elif verb == DISCARD:
            discard(s, seat, thing)
            s.push(Exchange(seat, self.thrown + 1))
        elif verb == TAKE:
            place = s.display.index(thing)
            s.display = s.display[:place] + (NONE,) + s.display[place + 1 :]
            s.board[seat * WIDTH + MAPS] |= 1 << thing
            show_added(s, seat, FIRST_TERRITORY + thing)
            s.emit(events.TOOK_TERRITORY, (seat, thing))
            refill_hand(s, seat, hand_limit(s, seat), 0)
            refill_display(s)
        elif verb == DRAW:
            refill_hand(s, seat, hand_limit(s, seat), thing)
            refill_display(s)
        elif verb == KEEP_HAND:
            refill_display(s)
            s.reveal()  # the options that follow tell something of the hand
        else:
            super().take(s, verb, thing)

    def prompt(self, s: ImperializmState) -> Phrase:
        missing, limit = self.missing(s), hand_limit(s, self.seat)
        if missing == 0:
            return Phrase("prompt-exchange-full", {"limit": limit})
        return Phrase("prompt-exchange" if missing > 0 else "prompt-exchange-over", {"number": abs(missing)})


def draw_range(s: ImperializmState, missing: int) -> tuple[int, int]:
    """A41, A50: how few and how many territories may be drawn: as many as there are, or as providence cannot fill."""
    most = min(count_bits(territory_deck(s)) + count_bits(s.waste), missing)
    providence = size(providence_deck(s)) + size(s.pile)
    return min(max(missing - providence, 0), most), most
