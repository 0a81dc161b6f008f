"""Make golden records anew, after a fix of the rules that changes what is legal (and ``rules_version`` with it).

    python -m tests.golden.make pax
    python -m tests.golden.make pax-2e-living
    python -m tests.golden.make pax-alone

Games are played from numbered seeds until there is one for every way a game can end and every number of seats. The
same program makes the same records, so the diff of a renewed record begins where a rule has changed. Three casts play:
``random`` plays until the cards run out, ``spendthrift``, a bot of this file, brings every bank but the first to ruin,
and one ``greedy`` among ``random`` players wins by the four victories. The options vary from seed to seed.

At tables for one ``greedy`` meets the solitaire opponent, until each of them has won and the market has run dry.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

from signoria import bots
from signoria.bots import Bot, Sight
from signoria.catalogue import find
from signoria.engine.record import write
from signoria.engine.rng import Rng, seeded
from signoria.engine.session import Session
from signoria.engine.state import State
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.query import QUEENS, items_of
from signoria.games.pax.rules.victory import BY_BANKRUPTCY, patron_scores
from signoria.games.pax.state import HOUSE, MAID, PaxState

HERE: Final = Path(__file__).parent
ENDING: Final = ".signoria"
DATE: Final = "2026-01-01"
SEATS: Final = (2, 3, 4)

# Who plays for which endings.
CASTS: Final[dict[str, tuple[str, ...]]] = {
    "random": ("patron", "patron-florins", "patron-shared"),
    "spendthrift": ("bankruptcy",),
    "greedy": ("holy", "imperial", "globalization", "renaissance"),
}
# The same for the other editions: one game to the last card and one that is won, for every number of seats.
EDITION_CASTS: Final[dict[str, tuple[str, ...]]] = {"random": ("patron",), "greedy": CASTS["greedy"]}
FIRST: Final = "2e"
# The options before the game, each in its turn.
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"astrology": True, "promos": True},
    {"map_1550": True, "hands_hidden": True},
    {"first_box": True},
)

EXTRAS: Final[tuple[dict[str, Any], ...]] = ({"expansion": True}, {"expansion": True, "bgg_promos": True})
# How a game alone can end; the dial and the bank of the opponent vary with the options.
ALONE: Final = ("market-exhausted", "lost", "won")
DIALS: Final[tuple[dict[str, Any], ...]] = ({}, {"solitaire": "6", "banks": ("fugger", "coeur")}, {"solitaire": "12"})


class Spendthrift(Bot):
    """Every seat plays for the ruin of all banks but the first; some luck keeps it from going in circles."""

    name = "spendthrift"
    reach = 2  # decisions of one action that are looked through
    width = 8
    luck = 2.0

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The option that leaves the victims poorest."""
        sample = sight.sample(rng)
        best, least = sight.options[0], float("inf")
        for option in sight.options:
            after = sample.clone()
            after.rng = rng.fork()
            after.choose(option)
            found = (
                self.poorest(after, sight.seat, len(sample.agenda), self.reach)
                + self.luck * float(rng.below(1000)) / 1000.0
            )
            if found < least:
                best, least = option, found
        return best

    def poorest(self, state: State, seat: int, depth: int, reach: int) -> float:
        """What the victims have at the end of an action."""
        if not reach or state.decider() != seat or len(state.agenda) <= depth:
            return riches(state)
        least = float("inf")
        for option in state.options()[: self.width]:
            after = state.clone()
            after.choose(option)
            least = min(least, self.poorest(after, seat, depth, reach - 1))
        return least


def riches(state: State) -> float:
    """What all banks but the first still have; a game that ends otherwise than in ruin is a loss for everyone."""
    assert isinstance(state, PaxState)
    if state.ended:
        return -1000.0 if state.ended == BY_BANKRUPTCY else 1000.0
    total = 0.0
    for seat in range(1, state.seats):
        if not state.out >> seat & 1:
            total += 6.0 + int(state.florins[seat]) + 1.9 * len(state.hands[seat])
            total += 2.2 * sum(len(items_of(state, seat, side)) for side in range(2))
            total += 2.0 * sum(state.place[queen] == MAID + seat for queen in QUEENS)
            total += 3.0 * sum(bank == state.banks[seat] for bank in state.concession)
    return total


def ending_of(state: State) -> str:
    """The way a game ended, a patron victory among equals told from others."""
    assert isinstance(state, PaxState)
    outcome = state.outcome
    assert outcome is not None
    if outcome.kind == "patron":
        patrons = sorted(patrons for patrons, _ in patron_scores(state))
        if patrons[-1] == patrons[-2]:
            return "patron-florins"
    return outcome.kind


def lineup(cast: str, seats: int, number: int) -> tuple[Bot, ...]:
    """Who sits where."""
    if cast == Spendthrift.name:
        return (Spendthrift(),) * seats
    star = number % seats
    return tuple(bots.find(cast if seat == star else "random") for seat in range(seats))


def played(cast: str, seats: int, number: int, edition: str = FIRST) -> Session:
    """One game, which depends on the arguments alone."""
    game = find("pax-renaissance")
    seed = f"golden/{cast}/{seats}/{number}" if edition == FIRST else f"golden/{edition}/{cast}/{seats}/{number}"
    variants = (*VARIANTS, *EXTRAS) if edition != FIRST else VARIANTS
    chosen = {name: value for name, value in variants[number % len(variants)].items() if name in offered(edition)}
    options = PaxOptions(**chosen, bankruptcy=cast == Spendthrift.name)
    players = lineup(cast, seats, number)
    names = tuple(bot.name for bot in players)
    session = Session(game, edition, seats, options, seeded(seed), players=names, date=DATE)
    rng = seeded(f"{seed}/players")
    while not session.state.ended:
        sight = Sight(session.state)
        session.choose(players[sight.seat].choose(sight, rng))
    return session


def offered(edition: str) -> set[str]:
    """The options that an edition has."""
    return set(PaxOptions.__struct_fields__) - set(find("pax-renaissance").barred(edition))


def of_edition(edition: str) -> Iterator[tuple[str, Session]]:
    """A game for each ending of some and each number of seats, with its name."""
    for cast, endings in EDITION_CASTS.items():
        for seats in SEATS:
            session = next(
                session
                for number in count()
                for session in [played(cast, seats, number, edition)]
                if ending_of(session.state) in endings
            )
            yield f"{ending_of(session.state)}-{seats}", session


def played_alone(edition: str, number: int) -> Session:
    """One game at a table for one, which depends on the arguments alone."""
    game = find("pax-renaissance")
    seed = f"golden/alone/{edition}/{number}"
    options = PaxOptions(**DIALS[number % len(DIALS)])
    session = Session(game, edition, 1, options, seeded(seed), players=("greedy", game.meta.solo), date=DATE)
    players = (bots.find("greedy"), bots.find(game.meta.solo))
    rng = seeded(f"{seed}/players")
    while not session.state.ended:
        sight = Sight(session.state)
        session.choose(players[sight.seat].choose(sight, rng))
    return session


def alone_ending(state: State) -> str:
    """The way a game alone ended: the market ran dry, or one of the two declared a victory."""
    outcome = state.outcome
    assert outcome is not None
    if outcome.kind == ALONE[0]:
        return ALONE[0]
    return "lost" if HOUSE in outcome.winners else "won"


def alone() -> Iterator[tuple[str, Session]]:
    """A game at a table for one for each edition that has part O and each way it can end, with its name."""
    for edition in find("pax-renaissance").meta.editions:
        if "solitaire" not in offered(edition):
            continue
        wanted = set(ALONE)
        for number in count():
            session = played_alone(edition, number)
            ending = alone_ending(session.state)
            if ending in wanted:
                wanted.remove(ending)
                yield f"{edition}-{ending}", session
            if not wanted:
                break


def pax() -> Iterator[tuple[str, Session]]:
    """A game for each ending and number of seats, with its name."""
    for cast, endings in CASTS.items():
        for seats in SEATS:
            wanted = set(endings)
            for number in count():
                session = played(cast, seats, number)
                ending = ending_of(session.state)
                if ending in wanted:
                    wanted.remove(ending)
                    yield f"{ending}-{seats}", session
                if not wanted:
                    break


def main() -> None:
    """Write the records of a game."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.make", description="Make golden records anew.")
    editions = find("pax-renaissance").meta.editions
    parser.add_argument("game", choices=("pax", "pax-alone", *(f"pax-{one}" for one in editions[1:])))
    wanted = parser.parse_args().game
    folder = HERE / wanted
    folder.mkdir(exist_ok=True)
    made = {"pax": pax, "pax-alone": alone}.get(wanted)
    for name, session in of_edition(wanted.removeprefix("pax-")) if made is None else made():
        (folder / (name + ENDING)).write_text(write(session), encoding="utf-8")
        print(f"{name}: {session.number} choices", flush=True)


if __name__ == "__main__":
    main()
