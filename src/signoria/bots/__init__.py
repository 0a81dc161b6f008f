"""Players that are programs. They see only views and resampled positions, never the state itself."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from signoria.bots.bot import Bot, Kept, Sight
from signoria.bots.greedy import GreedyBot
from signoria.bots.levels import Level, planner
from signoria.bots.planner import Planner
from signoria.bots.random_bot import RandomBot
from signoria.bots.table_bot import TableBot
from signoria.engine.effort import Effort
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import unknown

TABLE: Final = TableBot()
FROM_FILE: Final = "learned:"  # before a file with a trained network, where bots are measured
BY_BUDGET: Final = "planner:"  # before a number of expansions: a planner that has no name, for measuring
# The levels, from the easiest, each with the seconds that people wait for it at most.
LEVELS: Final[tuple[Level, ...]] = (
    Level("apprentice", 1.0),
    Level("merchant", 1.0),
    Level("banker", 1.0),
    Level("magnate", 1.0),
    Level("doge", 5.0),
)
MOST: Final = 1_000_000  # expansions of a planner that has no name
WIDEST: Final = 100  # lines, breadth, replies and turns ahead of one, and how many times in 100 it slips
# Characters: they may spend more than the magnate, and like what a game says they do (``Game.characters``) more than it
# deserves.
CHARACTERS: Final[tuple[Planner, ...]] = tuple(
    Planner(name, 4_000, seconds=2.0, character=name)
    for name in ("abbess", "condottiere", "navigator", "humanist", "trader", "warlord", "builder")
)
LEARNED: Final[dict[str, tuple[int, Bot]]] = {}  # those read from files, each with the time its file was written
BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (*LEVELS, GreedyBot(), RandomBot(), *CHARACTERS, TABLE)}

__all__ = ["BOTS", "CHARACTERS", "LEVELS", "Bot", "Kept", "Sight", "find", "for_game", "ranked"]


def find(name: str) -> Bot:
    """The bot with this name."""
    bot = BOTS.get(name) or measured_only(name)
    if bot is None:
        raise unknown("bot", name, tuple(BOTS))
    return bot


def measured_only(name: str) -> Bot | None:
    """A bot that is not offered to people, only measured: by a budget, or from a file."""
    return from_file(name) if name.startswith(FROM_FILE) else by_budget(name)


def from_file(name: str) -> Bot:
    """The bot that plays with a trained network. A server never asks for one: nobody names its files to it."""
    if find_spec("numpy") is None:
        raise Problem("learned-no-numpy", bot=name)
    from signoria.research.learned import LearnedBot  # noqa: PLC0415  NumPy is an extra that may not be there

    path = Path(name.removeprefix(FROM_FILE))
    try:
        written = path.stat().st_mtime_ns
    except OSError:
        raise Problem("learned-no-file", file=str(path)) from None
    before = LEARNED.get(name)
    if before is None or before[0] != written:  # a network in training is written again and again
        LEARNED[name] = written, LearnedBot(name, path)
    return LEARNED[name][1]


def by_budget(name: str) -> Bot | None:
    """The planner that may spend the number of expansions in its name, if it is one.

    More numbers may follow: lines, breadth, quick replies and turns ahead, and how many times in 100 it slips.
    """
    numbers = name.removeprefix(BY_BUDGET).split(":") if name.startswith(BY_BUDGET) else []
    if len(numbers) not in (1, 5, 6) or not all(number.isascii() and number.isdecimal() for number in numbers):
        return None
    budget, *rest = map(int, numbers)
    if not 0 < budget <= MOST or not all(0 < number <= WIDEST for number in rest):
        return None
    if not rest:
        return Planner(name, budget, seconds=LEVELS[-1].seconds)
    lines, breadth, replies, ahead, *slips = rest
    return planner(name, LEVELS[-1].seconds, Effort(budget, lines, breadth, replies, ahead, *slips))


def ranked() -> list[Bot]:
    """Every bot as it is offered: the levels from the easiest, then the others, those for one game last."""
    return list(BOTS.values())


def for_game(name: str, game: Game, measured: bool = False) -> Bot:
    """The bot with this name, if it can play the game; one that has only a budget plays where bots are measured."""
    if name not in BOTS and not (measured and measured_only(name)):
        raise unknown("bot", name, tuple([other.name for other in ranked() if other.plays(game)]))
    bot = find(name)
    if not bot.plays(game):
        raise Problem("bot-other-game", bot=name, game=game.meta.id)
    return bot
