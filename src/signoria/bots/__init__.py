"""Players that are programs. They see only views and resampled positions, never the state itself."""

from __future__ import annotations

from typing import Final

from signoria.bots.bot import Bot, Sight
from signoria.bots.greedy import GreedyBot
from signoria.bots.random_bot import RandomBot
from signoria.bots.table_bot import TableBot
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import unknown

TABLE: Final = TableBot()
BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), TABLE)}

__all__ = ["BOTS", "Bot", "Sight", "find", "for_game", "ranked"]


def find(name: str) -> Bot:
    """The bot with this name."""
    bot = BOTS.get(name)
    if bot is None:
        raise unknown("bot", name, tuple(BOTS))
    return bot


def ranked() -> list[Bot]:
    """Every bot, the strongest that plays any game first, then those for one game."""
    found = list(BOTS.values())
    return [*reversed([bot for bot in found if not isinstance(bot, TableBot)]), TABLE]


def for_game(name: str, game: Game) -> Bot:
    """The bot with this name, if it can play the game."""
    bot = find(name)
    if not bot.plays(game):
        raise Problem("bot-other-game", bot=name, game=game.meta.id)
    return bot
