"""A2-A6, L1-L20: leaders: what it takes to play one, and what each does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.lorenzo import events, refusals
from signoria.games.lorenzo.data.cards import NO_ACTION
from signoria.games.lorenzo.data.ids import COLOURED, NEUTRAL, PRIVILEGE, Goods
from signoria.games.lorenzo.data.leaders import LORENZO, MONTEFELTRO
from signoria.games.lorenzo.rules.actions import grant_leader_action
from signoria.games.lorenzo.rules.goods import gain
from signoria.games.lorenzo.state import DROPPED, HAND, HOME, PLAYED, RAISED, USED, WIDTH, LorenzoState, bits, cards_of
from signoria.games.lorenzo.vocabulary import COPY, DISCARD_LEADER, PLAY_LEADER, RAISE, USE_LEADER

COPY_VERBS: Final[tuple[int, ...]] = (COPY,)
RAISE_VERBS: Final[tuple[int, ...]] = (RAISE,)
ONE_PRIVILEGE: Final[Goods] = ((PRIVILEGE, 1),)


def has_leader_actions(s: LorenzoState, seat: int) -> bool:
    """A3: whether there is a leader to discard, or one that can be used."""
    if s.board[seat * WIDTH + HAND]:
        return True
    ready = [leader for leader in bits(s.board[seat * WIDTH + PLAYED]) if use_forbidden(s, seat, leader) == ALLOWED]
    return len(ready) > 0


def leader_candidates(s: LorenzoState, seat: int, verb: int) -> list[int]:
    """The leaders worth asking about."""
    return bits(s.board[seat * WIDTH + (PLAYED if verb == USE_LEADER else HAND)])


def leader_forbidden(s: LorenzoState, seat: int, verb: int, leader: int) -> int:
    """A3: discard from the hand, play from the hand, use what is played."""
    if verb == USE_LEADER:
        return use_forbidden(s, seat, leader)
    if not s.board[seat * WIDTH + HAND] >> leader & 1:
        return refusals.NOT_IN_HAND
    return play_forbidden(s, seat, leader) if verb == PLAY_LEADER else ALLOWED


def play_forbidden(s: LorenzoState, seat: int, leader: int) -> int:
    """A4, Q45: what the card asks for must be owned at this moment; L15: Lorenzo needs somebody to copy."""
    card = s.box.leaders[leader]
    base: i64 = seat * WIDTH
    for good, amount in card.goods:
        if s.board[base + good] < amount:
            return refusals.LEADER_NEEDS_GOODS
    for kind in range(4):
        if card.cards[kind] and cards_of(s, seat, kind) < card.cards[kind]:
            return refusals.LEADER_NEEDS_CARDS
    if card.of_one_type:
        most: i64 = 0
        for kind in range(4):
            most = max(most, cards_of(s, seat, kind))
        if most < card.of_one_type:
            return refusals.LEADER_NEEDS_A_ROW
    if leader == LORENZO and not played_by_others(s, seat):
        return refusals.NOBODY_TO_COPY
    return ALLOWED


def played_by_others(s: LorenzoState, seat: int) -> int:
    """Bits of the leaders that other seats have played."""
    played: i64 = 0
    for other in range(s.count):
        if other != seat:
            played |= s.board[other * WIDTH + PLAYED]
    return played


def use_forbidden(s: LorenzoState, seat: int, leader: int) -> int:
    """A5, Q45: a played leader with an ability once a round, not used this round; Lorenzo goes by whom he copies."""
    base: i64 = seat * WIDTH
    if not s.board[base + PLAYED] >> leader & 1:
        return refusals.NOT_PLAYED
    acting = s.copied if leader == LORENZO else leader
    if acting < 0 or not s.box.leaders[acting].once_a_round:
        return refusals.ALWAYS_ON
    if s.board[base + USED] >> leader & 1:
        return refusals.USED_THIS_ROUND
    if acting == MONTEFELTRO and not s.board[base + HOME] & COLOURED:
        return refusals.NOBODY_TO_RAISE
    return ALLOWED


def act(s: LorenzoState, seat: int, verb: int, leader: int) -> None:
    """A3: a leader action."""
    base: i64 = seat * WIDTH
    bit: i64 = 1 << leader
    if verb == DISCARD_LEADER:
        s.board[base + HAND] ^= bit
        s.board[base + DROPPED] |= bit
        s.reveal()
        s.emit(events.LEADER_DISCARDED, (seat, leader))
        gain(s, seat, ONE_PRIVILEGE)
    elif verb == PLAY_LEADER:
        s.board[base + HAND] ^= bit
        s.board[base + PLAYED] |= bit
        s.reveal()
        s.emit(events.LEADER_PLAYED, (seat, leader))
        if leader == LORENZO:
            s.push(Copy(seat))
    else:
        s.board[base + USED] |= bit
        s.emit(events.LEADER_USED, (seat, leader))
        use(s, seat, s.copied if leader == LORENZO else leader)


def use(s: LorenzoState, seat: int, leader: int) -> None:
    """L1, L4-L10, L19-L20: the ability once a round."""
    card = s.box.leaders[leader]
    if card.action != NO_ACTION:
        grant_leader_action(s, seat, card.action, card.action_value)
    elif leader == MONTEFELTRO:
        s.push(Raise(seat))
    else:
        gain(s, seat, card.gain)


class Copy(Step[LorenzoState]):
    """L15, Q45: Lorenzo takes on the ability of a leader that another seat has played, for good."""

    name = "copy"

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return COPY_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        return bits(played_by_others(s, self.seat))

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        return ALLOWED if played_by_others(s, self.seat) >> thing & 1 else refusals.NOT_OF_ANOTHER

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        s.copied = thing
        s.emit(events.LEADER_COPIED, (self.seat, thing))

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-copy")


class Raise(Step[LorenzoState]):
    """L4, Q42: one coloured member at home is worth 6 until it is placed or the round ends."""

    name = "raise"

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return RAISE_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        return [0, 1, 2]

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        if thing == NEUTRAL:
            return refusals.RAISE_NEUTRAL
        return ALLOWED if s.board[self.seat * WIDTH + HOME] >> thing & 1 else refusals.RAISE_AWAY

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        s.board[self.seat * WIDTH + RAISED] = thing
        s.emit(events.RAISED, (self.seat, thing))

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-raise")
