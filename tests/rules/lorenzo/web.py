"""The positions of Lorenzo il Magnifico that the tests of the client draw."""

from __future__ import annotations

import json
from typing import Any

from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.state import LorenzoState
from tests.rules.lorenzo.seated import choose, position, start
from tests.rules.web import box, moment

SEATS = ["red", "green", "blue", "yellow"]
CARDS = {
    "red": ["woods", "village", "forest", "mint", "treasury", "farmer", "dame", "crusade"],
    "green": ["city", "chapel", "knight"],
}
TOWERS = {
    "territory-1": "estate",
    "territory-3": "dukedom",
    "building-2": "marketplace",
    "character-4": "royal-messenger",
    "venture-1": "support-to-the-cardinal",
}


def positions() -> dict[str, LorenzoState]:
    """The positions by name."""
    given: dict[str, Any] = {
        "order": SEATS,
        "round": 4,
        "dice": {"white": 5, "black": 3, "orange": 4},
        "tiles": ["fewer-coins", "no-market", "lose-by-military"],
        "towers": TOWERS,
        "cards": CARDS,
        "goods": {
            "red": {"coin": 7, "wood": 3, "stone": 2, "servant": 4, "military": 8, "faith": 5, "vp": 24},
            "green": {"coin": 3, "servant": 6, "military": 6, "faith": 4, "vp": 19},
        },
        "members": {"green": {"white": "territory-2", "neutral": "council"}, "blue": {"black": "council"}},
        "palace": ["blue", "green"],
        "excommunicated": {"green": ["fewer-coins"]},
        "hand": {"red": ["santa-rita", "cosimo-de-medici"], "green": ["cesare-borgia"]},
        "played": {"red": ["sigismondo-malatesta", "michelangelo-buonarroti"]},
        "used": {"red": ["michelangelo-buonarroti"]},
        "bonus-tiles": {"red": "first", "green": "second", "blue": "third", "yellow": "fourth"},
    }
    basic = {key: given[key] for key in ("round", "dice", "tiles", "towers", "cards", "goods")}
    draft = start("advanced", 2, "web")
    choose(draft, "choose-tile first", "choose-tile second")
    return {
        "turn": position("advanced", **given),
        "go": choose(position("advanced", **given), "place orange"),
        "servants": choose(position("advanced", **given), "place orange", "go harvest"),
        "trades": choose(position("advanced", **given), "place orange", "go production", "servants 0"),
        "privileges": choose(position("advanced", **given), "place orange", "go council", "servants 0"),
        "basic": position("basic", order=["red", "green"], **basic),
        "tile": start("advanced", 2, "web"),
        "draft": draft,
    }


def told() -> dict[str, Any]:
    """What the client is told of each position, and of the box whatever these positions show."""
    shown = {name: moment(state, previews=True) for name, state in positions().items()}
    text = json.dumps(shown)
    advanced = box(GAME, "advanced")["components"]
    for kind in ("cards", "leaders", "tiles"):
        advanced[kind] = {word: facts for word, facts in advanced[kind].items() if f'"{word}"' in text}
    basic = {**advanced, "leaders": {}, "bonus-tiles": box(GAME, "basic")["components"]["bonus-tiles"]}
    return {"box": {"advanced": advanced, "basic": basic}, "positions": shown}
