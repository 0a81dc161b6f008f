"""Make the golden records of Lorenzo il Magnifico anew, after a fix of the rules that changes what is legal.

    python -m tests.golden.lorenzo.make

The same program makes the same records, so the diff of a renewed record begins where a rule has changed. Now and then
a choice is taken back, so that the records have undo marks too.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Final

from signoria import bots
from signoria.bots import Sight
from signoria.engine.record import write
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.games.lorenzo.edition import LorenzoOptions
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.vocabulary import BY_TURN_ORDER

HERE: Final = Path(__file__).parent
DATE: Final = "2026-11-15"
TAKE_BACK_EVERY: Final = 37

# Name (edition first, then seats), who plays, and what was agreed.
GAMES: Final[tuple[tuple[str, tuple[str, ...], LorenzoOptions], ...]] = (
    ("basic-2", ("greedy", "greedy"), LorenzoOptions()),
    ("basic-3", ("greedy", "random", "greedy"), LorenzoOptions(excommunications="set-5")),
    ("basic-4", ("greedy", "random", "greedy", "random"), LorenzoOptions()),
    ("advanced-2", ("greedy", "greedy"), LorenzoOptions()),
    ("advanced-3", ("greedy", "greedy", "random"), LorenzoOptions(leaders="dealt")),
    ("advanced-4", ("greedy", "greedy", "greedy", "greedy"), LorenzoOptions()),
)


def play(name: str, cast: tuple[str, ...], options: LorenzoOptions, seed: str) -> Session:
    """One game from a seed."""
    edition = name.partition("-")[0]
    players = tuple(bot.capitalize() for bot in cast)
    session = Session(GAME, edition, len(cast), options, seeded(seed), players=players, date=DATE)
    rng = seeded(f"bots of {seed}")
    for number in count(1):
        if session.state.ended:
            break
        seat = session.state.decider()
        session.choose(bots.find(cast[seat]).choose(Sight(session.state), rng), seat)
        if number % TAKE_BACK_EVERY == 0 and session.can_undo(seat):
            session.undo(seat)
    return session


def tie() -> Session:
    """The first game of three random players that the turn order decides."""
    for number in count():
        session = play("basic-3-tie", ("random",) * 3, LorenzoOptions(), f"tie {number}")
        if session.state.ended == BY_TURN_ORDER:
            break
    return session


def main() -> None:
    for name, cast, options in GAMES:
        (HERE / f"{name}.signoria").write_text(write(play(name, cast, options, f"golden {name}")), encoding="utf-8")
    (HERE / "basic-3-tie.signoria").write_text(write(tie()), encoding="utf-8")


if __name__ == "__main__":
    main()
