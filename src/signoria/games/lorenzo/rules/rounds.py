"""R1-R2, E1-E4: a round from its cards and dice to its end."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.engine.rng import Dealt
from signoria.engine.step import Step
from signoria.games.lorenzo import events
from signoria.games.lorenzo.data.board import ROUNDS
from signoria.games.lorenzo.data.ids import (
    ALL_MEMBERS,
    CARDS_OF_PERIOD,
    CARDS_OF_TYPE,
    FLOORS,
    NEUTRAL,
    NO_MEMBER,
    SPACE_COUNT,
    TYPES,
)
from signoria.games.lorenzo.rules.scoring import score
from signoria.games.lorenzo.rules.turns import Turns
from signoria.games.lorenzo.rules.vatican import Report, period_of
from signoria.games.lorenzo.state import HOME, NO_CARD, OWNED, RAISED, USED, WIDTH, LorenzoState
from signoria.games.lorenzo.vocabulary import DRAWN_CARD, WHITE_DIE


class BeginRound(Step[LorenzoState]):
    """R2: new cards, new dice; then come turns, the report of an even round, and the end."""

    name = "begin-round"

    def resolve(self, s: LorenzoState) -> None:
        s.round += 1
        s.emit(events.ROUND_BEGAN, (s.round,))
        rng = s.rng
        if isinstance(rng, Dealt):
            announce(s, rng)
        fill_towers(s)
        roll(s)
        push_phases(s)
        s.push(Turns(-1, 0, 0))


class EndRound(Step[LorenzoState]):
    """E1-E4, Q33: clear the board, set the new turn order; after the sixth round the game is over."""

    name = "end-round"

    def resolve(self, s: LorenzoState) -> None:
        clear_towers(s)
        set_order(s)
        go_home(s)
        if s.round == ROUNDS:
            score(s)
        else:
            s.push(BeginRound(-1))


def push_phases(s: LorenzoState) -> None:
    """R1, Q26: what comes after the turns of the round: the report of an even one, in turn order, and the end."""
    s.push(EndRound(-1))
    if s.round % 2 == 0:
        for place in range(s.count - 1, -1, -1):
            s.push(Report(s.order[place]))


def unseen(s: LorenzoState, kind: int, period: int) -> list[int]:
    """S2: the cards of a type and a period that are still in their deck."""
    out: i64 = s.gone[kind]
    for seat in range(s.count):
        out |= s.board[seat * WIDTH + OWNED + kind]
    for floor in range(kind * 4, kind * 4 + 4):
        if s.tower[floor] >= 0:
            out |= s.box.cards[s.tower[floor]].bit
    first = period * CARDS_OF_PERIOD
    return [kind * CARDS_OF_TYPE + at for at in range(first, first + CARDS_OF_PERIOD) if not out >> at & 1]


def fill_towers(s: LorenzoState) -> None:
    """R2: four cards of the period on each tower, from the ground up."""
    for kind in range(len(TYPES)):
        deck = unseen(s, kind, period_of(s))
        for floor in range(kind * 4, kind * 4 + 4):
            card = s.draw(DRAWN_CARD, deck)
            deck.remove(card)
            s.tower[floor] = card
            s.emit(events.CARD_LAID, (card, floor))


def announce(s: LorenzoState, rng: Dealt) -> None:
    """What the cards and the dice of a round are drawn out of: no card changes what comes after it."""
    sizes: list[int] = []
    for kind in range(len(TYPES)):
        deck = len(unseen(s, kind, period_of(s)))
        sizes += [deck, deck - 1, deck - 2, deck - 3]
    rng.announce(sizes + [6] * NEUTRAL)


def roll(s: LorenzoState) -> None:
    """R2, R5: three dice for everybody."""
    for die in range(NEUTRAL):
        s.dice[die] = s.draw(WHITE_DIE + die, [0, 1, 2, 3, 4, 5]) + 1
    s.emit(events.ROLLED, (s.dice[0], s.dice[1], s.dice[2]))


def clear_towers(s: LorenzoState) -> None:
    """E1: cards nobody took leave the game."""
    for floor in range(FLOORS):
        if s.tower[floor] >= 0:
            s.gone[floor >> 2] |= s.box.cards[s.tower[floor]].bit
            s.tower[floor] = NO_CARD


def set_order(s: LorenzoState) -> None:
    """E2: first those in the palace, in the order of their first member there; the others follow as they were."""
    order: list[int] = [seat for seat in s.queue if seat >= 0]
    order += [seat for seat in s.order if seat not in order]
    for place in range(s.count):
        if s.order[place] != order[place]:
            s.emit(events.ORDERED, (order[place], place + 1))
        s.order[place] = order[place]
        s.queue[place] = -1


def go_home(s: LorenzoState) -> None:
    """E3: members go home; A6: leaders are turned face up."""
    for space in range(SPACE_COUNT):
        s.spaces[space] = 0
    for seat in range(s.count):
        base: i64 = seat * WIDTH
        s.board[base + HOME] = ALL_MEMBERS
        s.board[base + RAISED] = NO_MEMBER
        s.board[base + USED] = 0
