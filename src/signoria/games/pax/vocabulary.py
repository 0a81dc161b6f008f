"""The vocabulary of Pax Renaissance: every verb, the kind of thing it goes with, and its number.

The numbers follow from the tables; ``Vocabulary`` checks that there is no gap. Compiled code has them as literals.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.vocabulary import CROWN, Domain, Verb, Vocabulary, after
from signoria.games.pax.data.cards import CARD_CODES
from signoria.games.pax.data.ids import (
    BANKS,
    EMPIRES,
    ONE_SHOTS,
    OPS,
    RELIGIONS,
    SIDES,
    STATES,
    TOKEN_NAMES,
    VICTORIES,
)
from signoria.games.pax.data.map import BORDERS, CITY_NAMES, EMPORIA

SLOTS: Final = tuple([f"{side}-{column if column else 'fair'}" for side in SIDES for column in range(6)])
SCHISMS: Final = ("catholic-islamic", "catholic-reformist", "islamic-reformist")
SCHISM_PAIRS: Final = ((0, 1), (0, 2), (1, 2))
BOTH: Final = 2

CARD: Final = Domain("card", CARD_CODES)
EMPIRE: Final = Domain("empire", EMPIRES)
ITEM: Final = Domain("item", (*CARD.words, *EMPIRE.words), (*CARD.keys, *EMPIRE.keys))
CITY: Final = Domain("city", CITY_NAMES)
BORDER: Final = Domain("border", BORDERS)
PLACE: Final = Domain("place", (*CITY.words, *BORDER.words), (*CITY.keys, *BORDER.keys))
SLOT: Final = Domain("slot", SLOTS)
SIDE: Final = Domain("side", SIDES)
RUN: Final = Domain("run", (*SIDES, "both"))
VICTORY: Final = Domain("victory", VICTORIES[:4])
SCHISM: Final = Domain("schism", SCHISMS)
TOKEN: Final = Domain("token", TOKEN_NAMES)
BANK: Final = Domain("bank", BANKS)
CHAIR: Final = Domain("chair", ("1", "2", "3", "4"))
EMPORIUM: Final = Domain("emporium", EMPORIA)
RELIGION: Final = Domain("religion", RELIGIONS)
STATE: Final = Domain("state", STATES)
OP: Final = Domain("op", OPS)
ONE_SHOT: Final = Domain("oneshot", ONE_SHOTS)

BUY: Final = 0
PLAY: Final = after(BUY, SLOT)
SELL: Final = after(PLAY, CARD)
RUN_OPS: Final = after(SELL, ITEM)
FAIR: Final = after(RUN_OPS, RUN)
DECLARE: Final = after(FAIR, SIDE)
RENOUNCE: Final = after(DECLARE, VICTORY)
PROCLAIM: Final = after(RENOUNCE)
END: Final = after(PROCLAIM, SCHISM)
ACTIVATE: Final = after(END)
TRIGGER: Final = after(ACTIVATE, VICTORY)
DECLINE: Final = after(TRIGGER)
LOCATE: Final = after(DECLINE)
PUT: Final = after(LOCATE, EMPIRE)
ORDAIN: Final = after(PUT, PLACE)
WEDDING: Final = after(ORDAIN, ITEM)
ITEMS: Final = len(ITEM.words)
USE: Final = after(WEDDING, EMPIRE)  # one verb for each op: USE + op * ITEMS
MOVE_BISHOP: Final = USE + len(OPS) * ITEMS
BISHOP_TO: Final = after(MOVE_BISHOP, ITEM)
PACIFY: Final = after(BISHOP_TO, ITEM)
TAKE: Final = after(PACIFY, TOKEN)
BEHEADED: Final = after(TAKE, SLOT)
TAXED: Final = after(BEHEADED, ITEM)
PAY: Final = after(TAXED, BORDER)
YIELD: Final = after(PAY)
RAISE: Final = after(YIELD)
REPRESSED: Final = after(RAISE, CITY)
CALL_VOTE: Final = after(REPRESSED, PLACE)
SAIL: Final = after(CALL_VOTE, EMPIRE)
SAIL_TO: Final = after(SAIL, BORDER)
BESIEGE: Final = after(SAIL_TO, BORDER)
INVADE: Final = after(BESIEGE, PLACE)
LOSE_AGENT: Final = after(INVADE, EMPIRE)
LOSE_AT: Final = after(LOSE_AGENT, TOKEN)
LOSE_CONCESSION: Final = after(LOSE_AT, PLACE)
LOSE_REPRESSED: Final = after(LOSE_CONCESSION, BORDER)
SETTLE: Final = after(LOSE_REPRESSED, TOKEN)
EMANCIPATE: Final = after(SETTLE, TOKEN)
ARRANGE: Final = after(EMANCIPATE, TOKEN)
DISCARD: Final = after(ARRANGE, CITY)
RECALL_REPRESSED: Final = after(DISCARD, CARD)
RECALL_FROM: Final = after(RECALL_REPRESSED, EMPIRE)
RECALL_BISHOP: Final = after(RECALL_FROM, PLACE)
DISMISS: Final = after(RECALL_BISHOP, ITEM)
LIBERATE: Final = after(DISMISS, CITY)
DONE: Final = after(LIBERATE)
CONVERT: Final = after(DONE)
QUENCH: Final = after(CONVERT, STATE)

VOCABULARY: Final = Vocabulary(
    (
        Verb(BUY, "buy", SLOT, rule="E1", about=CARD, weight=30),
        Verb(PLAY, "play", CARD, rule="E2", weight=60),
        Verb(SELL, "sell", ITEM, rule="E3", weight=10),
        Verb(RUN_OPS, "ops", RUN, rule="E4", weight=50),
        Verb(FAIR, "fair", SIDE, rule="E5", weight=40),
        Verb(DECLARE, "declare", VICTORY, rule="E6", weight=CROWN),
        Verb(RENOUNCE, "renounce", rule="AB-discard-for-peasant-revolt", weight=15),
        Verb(PROCLAIM, "proclaim", SCHISM, rule="AB-apostasy-as-action", weight=20),
        Verb(END, "end", rule="D1", weight=-20),
        Verb(ACTIVATE, "activate", VICTORY, rule="COMET"),
        Verb(TRIGGER, "trigger", rule="ONESHOT"),
        Verb(DECLINE, "decline", rule="ONESHOT", weight=-10),
        Verb(LOCATE, "locate", EMPIRE, rule="LOCATION"),
        Verb(PUT, "place", PLACE, rule="E2.2"),
        Verb(ORDAIN, "ordain", ITEM, rule="BISHOP"),
        Verb(WEDDING, "wed", EMPIRE, rule="I1"),
        *(Verb(USE + op * ITEMS, f"use-{word}", ITEM, rule=f"F{op + 1}") for op, word in enumerate(OPS)),
        Verb(MOVE_BISHOP, "move-bishop", ITEM, rule="F1"),
        Verb(BISHOP_TO, "bishop-to", ITEM, rule="F1"),
        Verb(PACIFY, "pacify", TOKEN, rule="F1b"),
        Verb(TAKE, "take", SLOT, rule="F2"),
        Verb(BEHEADED, "behead", ITEM, rule="F3"),
        Verb(TAXED, "tax", BORDER, rule="F4", about=BANK),
        Verb(PAY, "pay", rule="F4"),
        Verb(YIELD, "yield", rule="F4"),
        Verb(RAISE, "raise", CITY, rule="LEVY"),
        Verb(REPRESSED, "repress", PLACE, rule="F5", about=TOKEN),
        Verb(CALL_VOTE, "vote", EMPIRE, rule="F6"),
        Verb(SAIL, "sail", BORDER, rule="F7"),
        Verb(SAIL_TO, "sail-to", BORDER, rule="F7"),
        Verb(BESIEGE, "siege", PLACE, rule="F8", about=TOKEN),
        Verb(INVADE, "invade", EMPIRE, rule="F9"),
        Verb(LOSE_AGENT, "lose-agent", TOKEN, rule="BATTLE"),
        Verb(LOSE_AT, "lose-at", PLACE, rule="BATTLE", about=TOKEN),
        Verb(LOSE_CONCESSION, "lose-concession", BORDER, rule="CONCESSION"),
        Verb(LOSE_REPRESSED, "lose-repressed", TOKEN, rule="BATTLE"),
        Verb(SETTLE, "settle", TOKEN, rule="BATTLEi"),
        Verb(EMANCIPATE, "emancipate", TOKEN, rule="EMANCIPATION"),
        Verb(ARRANGE, "arrange", CITY, rule="CITY"),
        Verb(DISCARD, "discard", CARD, secret=True, rule="HAND"),
        Verb(RECALL_REPRESSED, "recall-repressed", EMPIRE, rule="TOKENS"),
        Verb(RECALL_FROM, "recall-from", PLACE, rule="TOKENS"),
        Verb(RECALL_BISHOP, "recall-bishop", ITEM, rule="TOKENS"),
        Verb(DISMISS, "dismiss", CITY, rule="AB-condottiere-venice", about=TOKEN),
        Verb(LIBERATE, "liberate", rule="THEOCRACY"),
        Verb(DONE, "done", rule="D1", weight=-20),
        Verb(CONVERT, "convert", STATE, rule="THEOCRACY"),
        Verb(QUENCH, "quench", VICTORY, rule="ABILITYa"),
    )
)

VERB_OF: Final[vec[i64]] = vec[i64]([verb.number for verb in VOCABULARY.verbs for _ in verb.domain.words])
DOMAINS: Final = {
    domain.name: domain
    for domain in (
        CARD, EMPIRE, ITEM, CITY, BORDER, PLACE, SLOT, SIDE, RUN, VICTORY, SCHISM, TOKEN, BANK, CHAIR, EMPORIUM,
        RELIGION, STATE, OP, ONE_SHOT,
    )
}  # fmt: skip
