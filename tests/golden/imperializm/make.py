"""Make the golden records of Imperializm anew, after a fix of the rules or the values that changes what is legal.

    python -m tests.golden.imperializm.make

Games are played from numbered seeds until there is one for every way to reach the end field, for a shared victory, and
for one greedy player among random ones, with 2, 3 and 4 seats. The options vary from seed to seed. The same program
makes the same records, so the diff of a renewed record begins where a rule has changed. Now and then a choice is taken
back, so that the records have undo marks too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

from signoria import bots
from signoria.bots import Sight
from signoria.engine.record import write
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.games.imperializm.edition import ImperializmOptions
from signoria.games.imperializm.events import BLOOM_SCORED, CLAIMED, END_NEAR, TURN_BEGAN, WAR_WON
from signoria.games.imperializm.game import GAME

HERE: Final = Path(__file__).parent
ENDING: Final = ".signoria"
DATE: Final = "2026-11-17"
SEATS: Final = (2, 3, 4)
TAKE_BACK_EVERY: Final = 37
# How the end field was reached: by an achievement, by the glory of a bloom, by a war of one's own, or in the turn of
# another player. And two kinds of games: one that several won, and one of a bot that knows what it wants.
WAYS: Final = ("achievement", "bloom", "attack", "defence")
SHARED: Final = "shared"
GREEDY: Final = "greedy"
# The options before the game, each in its turn.
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"strict_achievements": True},
    {"counter_reformation_is_catholic": True, "special_colonies_taxed": True},
    {"war_card_needs_modifier": True, "settlement_returns_card": True},
)


def play(cast: tuple[str, ...], number: int) -> Session:
    """One game, which depends on the arguments alone."""
    seed = f"golden/{'-'.join(cast)}/{number}"
    options = ImperializmOptions(**VARIANTS[number % len(VARIANTS)])
    players = tuple(bot.capitalize() for bot in cast)
    session = Session(GAME, "2014", len(cast), options, seeded(seed), players=players, date=DATE)
    rng = seeded(f"{seed}/players")
    for turn in count(1):
        if session.state.ended:
            return session
        seat = session.state.decider()
        session.choose(bots.find(cast[seat]).choose(Sight(session.state), rng), seat)
        if turn % TAKE_BACK_EVERY == 0 and session.can_undo(seat):
            session.undo(seat)
    raise AssertionError("a game goes on until it ends")


def way_of(session: Session) -> str:
    """How the end field was reached."""
    active = -1
    last = ""
    for entry in session.entries:
        for event in entry.events:
            if event.kind == TURN_BEGAN:
                active, last = event.args[0], ""
            elif event.kind in (CLAIMED, BLOOM_SCORED, WAR_WON):
                last = {CLAIMED: "achievement", BLOOM_SCORED: "bloom", WAR_WON: "attack"}[event.kind]
            elif event.kind == END_NEAR:
                return last if event.args[0] == active else "defence"
    return ""


def games() -> Iterator[tuple[str, Session]]:
    """A game of each kind for each number of seats, with its name."""
    for seats in SEATS:
        wanted = {*WAYS, SHARED}
        for number in count():
            session = play(("random",) * seats, number)
            found = SHARED if len(session.state.winners) > 1 else way_of(session)
            if found in wanted:
                wanted.remove(found)
                yield f"{found}-{seats}", session
            if not wanted:
                break
        yield f"{GREEDY}-{seats}", play((GREEDY, *["random"] * (seats - 1)), 0)


def main() -> None:
    """Write the records."""
    for name, session in games():
        (HERE / (name + ENDING)).write_text(write(session), encoding="utf-8")
        print(f"{name}: {session.number} choices", flush=True)


if __name__ == "__main__":
    main()
