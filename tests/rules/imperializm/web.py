"""The positions of Imperializm that the tests of the client draw."""

from __future__ import annotations

import json
from typing import Any

from signoria.games.imperializm.game import GAME
from signoria.games.imperializm.state import ImperializmState
from tests.rules.imperializm.seated import choose, position, start
from tests.rules.web import box, moment

GIVEN: dict[str, Any] = {
    "seats": 4,
    "powers": {"red": "poland", "green": "ottoman-empire", "blue": "england", "yellow": "spain"},
    "levels": {
        "red": {"food": 5, "textiles": 1, "weapons": 1, "army": 6, "fleet": 4, "prestige": 5, "glory": 5},
        "green": {"food": 4, "spices": 1, "weapons": 2, "army": 9, "fleet": 2, "prestige": 2, "glory": 7},
        "blue": {"gold": 1, "food": 4, "shipyards": 3, "army": 4, "fleet": 8, "prestige": 4, "glory": 8},
        "yellow": {"gold": 3, "spices": 3, "army": 3, "fleet": 6, "prestige": 3, "glory": 3},
    },
    "ducats": {"red": 17, "green": 11, "blue": 9, "yellow": 23},
    "territories": {"red": ["livonia", "moldavia", "newfoundland"], "green": ["crimea"], "blue": ["virginia", "india"]},
    "authority": {"red": "outstanding-commander", "green": "reformer"},
    "faith": {"blue": "calvinism"},
    "available": ["renaissance", "standing-army", "real-union", "mercantilism", "plantations"],
    "display": ["lombardy", "norway", "netherlands", "mexico", "moluccas", "cape-colony"],
    "achievements": {"red": ["manorial-farms"]},
    "hand": {
        "red": ["bohemia", "bribed-advisers", "historic-victory", "diplomatic-move"],
        "green": ["border-raids", "pirates"],
        "blue": ["wronged-merchants", "diplomatic-move"],
        "yellow": ["settlement"],
    },
}


def positions() -> dict[str, ImperializmState]:
    """The positions by name."""
    attack = ("declare border-raids", "against red", "wage land")
    attacked = GIVEN | {"turn": "green"}
    return {
        "setup": start(3, "web"),
        "exchange": position(**(GIVEN | {"phase": "exchange"})),
        "act": position(**GIVEN),
        "goods": choose(position(**GIVEN), "develop"),
        "enemy": choose(position(**GIVEN), "declare bribed-advisers"),
        "wage": choose(position(**GIVEN), "declare bribed-advisers", "against green"),
        "defence": choose(position(**attacked), *attack),
        "peace": choose(position(**attacked), *attack, "stand"),
        "reaction": choose(position(**GIVEN), "develop", "trade food", "decline"),
    }


def told() -> dict[str, Any]:
    """What the client is told of each position, and of the box whatever these positions show."""
    shown = {name: moment(state, previews=True) for name, state in positions().items()}
    text = json.dumps(shown)
    parts = box(GAME, "2014")["components"]
    for kind in ("cards", "territories", "powers", "achievements"):
        parts[kind] = {word: facts for word, facts in parts[kind].items() if f'"{word}"' in text}
    return {"box": parts, "positions": shown}
