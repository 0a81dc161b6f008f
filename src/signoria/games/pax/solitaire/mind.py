"""O1, O7: the opponent's turn as the flowchart has it, and the reasons it gives.

``Mind`` goes through a turn on a position of its own and hands out one choice after the other; what the player answers
in between is told to it. ``advise`` makes it again from the opening of the turn, so it remembers nothing.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from signoria.engine.advice import Advice
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.refusal import ALLOWED
from signoria.games.pax.data.cards import IS_COMET
from signoria.games.pax.data.ids import DISCOVERY, LAW, RELIGIONS, VICTORIES
from signoria.games.pax.query import prestige
from signoria.games.pax.rules.market import pool_of, price
from signoria.games.pax.rules.victory import condition_unmet, law, rivals, victory_cost
from signoria.games.pax.solitaire.actions import Actions
from signoria.games.pax.solitaire.decide import Course
from signoria.games.pax.solitaire.measures import NO_FAITH, ROW_OF_BELIEVERS, ROW_OF_BISHOPS, dominant, overridden
from signoria.games.pax.solitaire.measures import triggered as triggered_by
from signoria.games.pax.solitaire.orders import market_slots
from signoria.games.pax.solitaire.tables import (
    CELLS,
    DOMINANT,
    LAST_RESORT,
    NONE,
    OVERRIDING,
    ROWS,
    VICTORY_ORDER,
    Row,
)
from signoria.games.pax.solitaire.trial import over
from signoria.games.pax.state import DISCARDED, HANDS_HIDDEN, UNSEEN, PaxState, put_card
from signoria.games.pax.vocabulary import BUY, DECLARE, DISCARD, END, PLAY, VERB_OF

KEPT: Final = 8  # turns whose reasoning is kept while it goes on
Choices = Generator[Advice | None, int, None]


class Strayed(Exception):
    """Something else was chosen than the table says: the seat was not played by it all the time."""


class Mind(Actions):
    """O1: one turn of the opponent."""

    def turn(self) -> Choices:
        """O7, O1a-e, rulings S8, S23: the flowchart from top to end, each action done as soon as it is found."""
        yield from self.empty_hand()
        if (yield from self.win()):
            return
        yield from self.courses()
        if not self.gone() and self.s.actions == 2:
            self.note("last", "D1", "last")
            yield from self.row(LAST_RESORT, False)
        yield from self.finish()

    def empty_hand(self) -> Choices:
        """O4a: it never keeps cards in a hand; what it finds there, having taken over a seat, it plays first."""
        while not self.gone() and self.s.hands[self.seat]:
            card = self.s.hands[self.seat][0]
            self.note("hand", "O4a", "hand", card=self.card(card))
            yield from self.act(PLAY + card, Course(self.seat))

    def win(self) -> Generator[Advice | None, int, bool]:
        """O6, O6b, ruling S46: declare a victory, or buy a comet for one."""
        s = self.s
        for victory in VICTORY_ORDER:
            if DECLARE + victory in s.options():
                self.note("victory", "O6b", "victory", victory=Phrase(f"victory-{VICTORIES[victory]}"))
                yield from self.choose(DECLARE + victory)
                return True
        comets = [slot for slot in market_slots() if s.market[slot] >= 0 and IS_COMET[s.market[slot]]]
        comets = [slot for slot in comets if BUY + slot in s.options()]
        for victory in VICTORY_ORDER:
            met = not s.active[victory] and condition_unmet(s, self.seat, victory) == ALLOWED
            if met and comets and victory_cost(s, victory) == 1:
                args: dict[str, Arg] = {"price": price(s, self.seat, comets[0])}
                self.note("victory", "O6b", "comet", victory=Phrase(f"victory-{VICTORIES[victory]}"), **args)
                self.waking = victory
                yield from self.act(BUY + comets[0], Course(self.seat))
                if DECLARE + victory in s.options():
                    yield from self.choose(DECLARE + victory)
                return True
        self.note("victory", "O6b", "no-victory")
        return False

    def courses(self) -> Choices:
        """O2: the row by override, else by trigger, then every lower row whose trigger holds (ruling S6)."""
        found = self.overriding() or self.following(0)
        while found is not None:
            row, over_it = found
            yield from self.row(row, over_it)
            if self.gone():
                return
            found = self.following(row.number)
            if found is not None:
                self.note("down", "O2d", "down", row=row.number, next=found[0].number)
                self.say_row(*found)

    def overriding(self) -> tuple[Row, bool] | None:
        """O2a: the first row that meets both override and trigger, if a victory is awake."""
        if not any(self.s.active):
            self.note("override", "O2a", "no-comet")
            return None
        for row in OVERRIDING:
            if overridden(self.s, self.seat, row) and triggered_by(self.s, self.seat, row.number) is not None:
                self.say_row(row, True)
                return row, True
        self.note("override", "O2a", "no-override")
        return None

    def following(self, number: int) -> tuple[Row, bool] | None:
        """O2b, O2d, ruling S6: the next row below whose trigger holds now."""
        for row in ROWS[number:]:
            if triggered_by(self.s, self.seat, row.number) is not None:
                over_it = number > 0 and overridden(self.s, self.seat, row)
                if number == 0:
                    self.say_row(row, False)
                return row, over_it
        return None

    def say_row(self, row: Row, over_it: bool) -> None:
        """Why this row."""
        trigger = triggered_by(self.s, self.seat, row.number)
        args: dict[str, Arg] = {"row": row.number, "trigger": Phrase("solo-nothing") if trigger is None else trigger}
        if not over_it:
            self.note(f"row-{row.number}", "O2b", "trigger", **args)
            return
        args["victory"] = Phrase(f"victory-{VICTORIES[row.victory]}")
        if row.prestige == NONE:
            self.note(f"row-{row.number}", "O2a", "override", **args)
            return
        kind = dominant(self.s, self.seat, row.number) if row.prestige == DOMINANT else row.prestige
        count = law if kind == LAW else None
        own = count(self.s, self.seat) if count else prestige(self.s, self.seat, kind)
        others = rivals(self.s, self.seat)
        args["own"] = own
        args["count"] = max(count(self.s, seat) if count else prestige(self.s, seat, kind) for seat in others)
        word = "law" if kind == LAW else "discovery" if kind == DISCOVERY else RELIGIONS[kind]
        args["prestige"] = Phrase(f"prestige-{word}")
        self.note(f"row-{row.number}", "O2a", "override-prestige", **args)

    def row(self, row: Row, over_it: bool) -> Choices:
        """O2c: the cells of a row from left to right; D is fixed for all of them (ruling S5)."""
        faith = NO_FAITH
        if row.number in (ROW_OF_BISHOPS, ROW_OF_BELIEVERS):
            faith = dominant(self.s, self.seat, row.number)
        for at in range(len(CELLS)):
            if row.cells[at].means and not self.gone():
                yield from self.cell(row, at, faith, over_it)

    def finish(self) -> Choices:
        """D1, rulings S23, S26: the turn ends; an action may be left, and no other action is ever thought of."""
        while not self.gone(0):
            options = self.s.options()
            if END in options:
                if self.s.actions:
                    self.note("stop", "D1", "stop", actions=self.s.actions)
                yield from self.choose(END)
            else:
                self.note("stop", "D1", "forced")
                yield from self.act(options[0], Course(self.seat))


class Reply(Actions):
    """O5a, O5f: what the opponent answers in somebody else's turn; for that nothing before matters."""

    def turn(self) -> Choices:
        """The tax or its levy."""
        yield from self.choose(self.picked(Course(self.seat), ()))


class Run:
    """A mind at work: what was chosen so far, and what it waits for."""

    def __init__(self, mind: Actions) -> None:
        self.mind = mind
        self.fed: tuple[int, ...] = ()
        self.choices = mind.turn()
        self.pending: Advice | None = next(self.choices)

    def feed(self, option: int) -> None:
        """Something was chosen: by the opponent, or by somebody who was asked in between."""
        self.fed = (*self.fed, option)
        if VERB_OF[option] == DISCARD and option not in self.mind.s.options():
            return  # from a hand that nobody else can see
        if self.pending is not None and self.pending.option != option:
            raise Strayed
        if self.pending is None and option not in self.mind.s.options():
            raise Strayed
        self.pending = self.choices.send(option)


class Cache:
    """Minds at work, by the position their turn began with; only saves thinking the same again."""

    def __init__(self) -> None:
        self.runs: dict[tuple[str, int], Run] = {}

    def find(self, opening: PaxState, seat: int, since: tuple[int, ...]) -> Run:
        key = (opening.digest(), seat)
        run = self.runs.get(key)
        if run is None or run.fed != since[: len(run.fed)]:
            run = Run(Mind(opening, seat))
        self.runs.pop(key, None)
        for option in since[len(run.fed) :]:
            run.feed(option)
        self.runs[key] = run
        while len(self.runs) > KEPT:
            self.runs.pop(next(iter(self.runs)))
        return run


CACHE: Final = Cache()


def blind(s: PaxState, seat: int) -> PaxState:
    """S49: the position without the hands of others and without what left them face down: open information only."""
    new = s.clone()
    new.sink = None
    new.opening, new.since, new.script = None, (), ()
    for other in range(s.seats):
        if other != seat:
            for card in s.hands[other]:
                put_card(new, card, UNSEEN)
    if s.settings & HANDS_HIDDEN:
        for side in range(2):
            for card in pool_of(s, side, False):
                if s.place[card] == DISCARDED:
                    put_card(new, card, UNSEEN)
    new.stirred = s.stirred
    return new


def advise(s: PaxState, seat: int) -> Advice:
    """O: what the opponent chooses for a seat that decides, with its reasons."""
    if s.opening is not None and s.turn == seat:
        opening = blind(s.opening, seat)
        opening.settle()
        try:
            run = CACHE.find(opening, seat, s.since)
            if run.pending is not None and run.pending.option in s.options():
                return run.pending
        except (Strayed, StopIteration):
            pass  # somebody else played the seat until now: it goes on from here
    now = blind(s, seat)
    run = Run(Mind(now, seat) if over(now, seat) and now.turn == seat else Reply(now, seat))
    if run.pending is None:
        raise ValueError("the opponent is not asked")
    return run.pending
