"""The positions of Pax Renaissance that the tests of the client draw."""

from __future__ import annotations

import json
from typing import Any

from signoria.engine.foretell import foretell
from signoria.engine.rng import seeded
from signoria.engine.state import State
from tests.rules.pax.seated import GAME
from tests.rules.web import box, moment

BANKS = ["fugger", "medici", "coeur", "marchionni"]
BORDERS = [
    "england-france", "france-hre", "hre-hungary", "hungary-byzantium", "portugal-aragon", "aragon-papal-states",
    "papal-states-ottoman", "ottoman-mamluk", "england-portugal", "france-aragon", "hre-papal-states",
    "hungary-ottoman", "byzantium-mamluk",
]  # fmt: skip
# What a preview can tell of, each shown by a part of its own.
PREVIEWS = ("purchase", "fair", "sale", "suitors", "taxes", "battles", "shift", "votes", "apostasy")

CROWDED: dict[str, Any] = {
    "banks": BANKS,
    "florins": {"fugger": 14, "medici": 3, "coeur": 11, "marchionni": 0},
    "city": {
        "london": "catholic-rook", "paris": "catholic-knight", "bruges": "catholic-rook", "tana": "islamic-knight",
        "cairo": "islamic-rook",
    },
    "concession": {
        "france-hre": "fugger", "hungary-byzantium": "medici", "aragon-papal-states": "fugger",
        "england-portugal": "marchionni",
    },
    "pirate": {"portugal-aragon": "islamic-pirate"},
    "square": {
        "england": {"keeper": "medici"},
        "france": {
            "keeper": "fugger",
            "queens": ["pren045"],
            "repressed": ["catholic-knight", "fugger-pawn", "medici-pawn"],
        },
        "portugal": {"keeper": "fugger", "suzerain": "france"},
        "aragon": {"keeper": "fugger", "suzerain": "france", "repressed": ["coeur-pawn"]},
        "ottoman": {"keeper": "fugger", "side": "republic"},
    },
    "tableau": {
        "fugger": {
            "west": ["pren001", "pren003", "pren009", "pren013", "france", "pren014", "pren021"],
            "east": ["pren110x", "pren059", "pren061", "ottoman", "pren063", "pren071"],
        },
        "medici": {"west": ["pren037", "pren004", "pren010", "england"], "east": ["pren126x", "pren120x"]},
        "coeur": {"west": ["pren150x", "pren018"], "east": ["pren074"]},
    },
    "hand": {"fugger": ["pren023", "pren016"], "medici": ["pren024"]},
    "maids": {"fugger": ["pren046"]},
    "bishop": {"pren013": "reformist-bishop", "pren037": "catholic-bishop"},
    "market": {
        "west": ["pren002", "pren005", "pren006", "comet1", "pren017", "pren019"],
        "east": ["pren058", "pren060", "pren062", "pren064", "pren066", "pren068"],
    },
    "coins": {"west": [12, 1, 0, 2, 0, 0], "east": [3, 0, 0, 0, 1, 0]},
    "victories": ["imperial"],
}  # fmt: skip

# Every throne is taken, and a pawn stands on every border.
FULL: dict[str, Any] = {
    "banks": BANKS,
    "concession": {border: BANKS[number % 4] for number, border in enumerate(BORDERS)},
    "tableau": {
        "fugger": {"west": ["england", "france"]},
        "medici": {"west": ["hre", "aragon"]},
        "coeur": {"east": ["hungary", "ottoman", "mamluk"]},
        "marchionni": {"east": ["byzantium"]},
    },
    "square": {
        "france": {"side": "republic"},
        "portugal": {"keeper": "fugger", "suzerain": "england"},
        "aragon": {"side": "republic"},
        "papal-states": {"keeper": "medici", "suzerain": "hre"},
        "ottoman": {"side": "republic"},
        "mamluk": {"repressed": ["islamic-knight", "fugger-pawn"]},
    },
}

# Pieces lie on squares, pirates share borders with protected concessions, and Venice holds two.
LYING: dict[str, Any] = {
    "banks": BANKS,
    "tableau": {"medici": {"west": ["pren024"], "east": ["pren107x"]}},
    "hand": {"fugger": ["pren023"]},
    "city": {"london": "islamic-knight", "venice": "catholic-knight", "venice-2": "catholic-knight"},
    "concession": {
        "england-france": "medici", "france-hre": "fugger", "aragon-papal-states": "medici", "hungary-ottoman": "coeur",
    },
    "pirate": {
        "england-france": "islamic-pirate", "aragon-papal-states": "catholic-pirate",
        "papal-states-ottoman": "reformist-pirate",
    },
    "open": {"white": "spice-islands", "black": "novgorod"},
    "square": {
        "england": {"repressed": ["catholic-knight", "catholic-knight", "islamic-rook", "fugger-pawn", "medici-pawn"]},
        "hre": {"repressed": ["reformist-knight"]},
        "byzantium": {"repressed": ["islamic-knight", "medici-pawn"]},
        "portugal": {"repressed": ["catholic-rook", "reformist-rook", "coeur-pawn"]},
        "ottoman": {"repressed": ["islamic-rook", "islamic-rook"]},
    },
}  # fmt: skip

TURN = {"step": "turn", "seat": "fugger"}
# After a war, pieces look for a place.
SETTLE: dict[str, Any] = {
    "banks": BANKS,
    "pirate": {"aragon-papal-states": "islamic-pirate"},
    "square": {"papal-states": {"repressed": ["medici-pawn"]}},
    "agenda": [
        TURN,
        {
            "step": "settle",
            "seat": "fugger",
            "empire": "papal-states",
            "pending": ["catholic-rook", "catholic-knight", "catholic-knight", "islamic-rook"],
        },
    ],
}

# An agent is to be placed on a border of France.
PAWN: dict[str, Any] = {
    "banks": BANKS,
    "florins": {"fugger": 2},
    "tableau": {"fugger": {"west": ["pren004"]}},
    "concession": {"france-hre": "medici"},
    "pirate": {"england-france": "reformist-pirate"},
    "agenda": [
        TURN,
        {
            "step": "place-agents",
            "seat": "fugger",
            "card": "pren004",
            "agents": ["fugger-pawn"],
            "taken": [],
            "must": 0,
        },
    ],
}


def positions() -> dict[str, State]:
    """The positions by name."""
    return {
        "start": GAME.start("2e", 4, GAME.options(), seeded("web")),
        "crowded": GAME.position(CROWDED),
        "full": GAME.position(FULL),
        "lying": GAME.position(LYING),
        "settle": GAME.position(SETTLE),
        "pawn": GAME.position(PAWN),
    }


def previews() -> dict[str, Any]:
    """What an option would bring about, one of each kind, from games played at random."""
    found: dict[str, Any] = {}
    for seed in (5, 39, *range(40, 200)):  # the first two have them all, as long as no rule changes
        rng = seeded(f"web {seed}")
        state = GAME.start("2e", 4, GAME.options(), rng.fork())
        while not state.ended and len(found) < len(PREVIEWS):
            for option in state.options():
                preview = foretell(state, option)
                found |= {kind: preview for kind in PREVIEWS if kind not in found and telling(kind, preview)}
            state.choose(state.options()[rng.below(len(state.options()))])
    return {kind: found[kind] for kind in PREVIEWS}


def telling(kind: str, preview: dict[str, Any]) -> bool:
    """Whether a preview shows its kind well: of battles one that is won, of taxes some, of fairs some that are paid."""
    told: Any = preview.get(kind)
    if kind == "battles":
        return bool(told) and told[0]["won"]
    return bool(told) and (kind != "fair" or bool(told["payments"]))


def told() -> dict[str, Any]:
    """Everything in the file; of the cards in the box those that are shown."""
    shown = {
        "positions": {name: moment(state, previews=False) for name, state in positions().items()},
        "previews": previews(),
    }
    text = json.dumps(shown)
    found, polish = box(GAME, "2e"), box(GAME, "2e", "pl")
    for part, kind in ((found["components"], "cards"), (found["names"], "card"), (found["names"], "item")):
        part[kind] = {word: facts for word, facts in part[kind].items() if f'"{word}"' in text}
    return {"box": found, "polish": {"empire": polish["names"]["empire"]}, **shown}
