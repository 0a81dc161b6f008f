"""Positions that the tests of the client draw: each as the server tells it, kept beside the client in one file.

``python -m tests.rules.lorenzo.web`` writes the file anew after a change of views or components.
"""

from __future__ import annotations

import json
from typing import Any

from signoria.engine.decision import decision
from signoria.engine.phrase import Phrase
from signoria.games.lorenzo.state import LorenzoState
from tests.house.tree import ROOT
from tests.rules.lorenzo.seated import ENGLISH, GAME, choose, position, start

FILE = ROOT / "web/src/games/lorenzo/positions.json"
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
    shown = {name: moment(state) for name, state in positions().items()}
    text = json.dumps(shown)
    box = said(GAME.components("advanced"))
    for kind in ("cards", "leaders", "tiles"):
        box[kind] = {word: facts for word, facts in box[kind].items() if f'"{word}"' in text}
    basic = {**box, "leaders": {}, "bonus-tiles": said(GAME.components("basic")["bonus-tiles"])}
    return {"box": {"advanced": box, "basic": basic}, "positions": shown}


def moment(state: LorenzoState) -> dict[str, Any]:
    """A position as the seat that decides sees it."""
    asked = decision(state)
    assert asked is not None
    return {"view": state.view(asked.seat), "offers": [offer(state, one.option) for one in asked.offers]}


def offer(state: LorenzoState, option: int) -> dict[str, Any]:
    """An offer as it goes over the wire."""
    verb = GAME.vocabulary.verb_of(option)
    return {
        "option": option,
        "verb": verb.name,
        "domain": verb.domain.name if verb.domain.words != ("",) else "",
        "thing": verb.domain.words[option - verb.number],
        "rule": verb.rule,
        "text": ENGLISH.say(GAME.vocabulary.phrase(option)),
        "preview": state.preview(option),
    }


def said(tree: Any) -> Any:
    """Plain data with every phrase in it said."""
    if isinstance(tree, Phrase):
        return ENGLISH.say(tree)
    if isinstance(tree, dict):
        return {key: said(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [said(value) for value in tree]
    return tree


if __name__ == "__main__":
    FILE.write_text(json.dumps(told(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
