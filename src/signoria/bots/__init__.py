"""Players that are programs. They see only views and resampled positions, never the state itself."""

from __future__ import annotations

from typing import Final

from signoria.bots.bot import Bot, Sight
from signoria.bots.greedy import GreedyBot
from signoria.bots.random_bot import RandomBot
from signoria.engine.vocabulary import unknown

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}

__all__ = ["BOTS", "Bot", "Sight", "find"]


def find(name: str) -> Bot:
    """The bot with this name."""
    bot = BOTS.get(name)
    if bot is None:
        raise unknown("bot", name, tuple(BOTS))
    return bot
