"""The vocabulary of Pax Renaissance: every verb, the kind of thing it goes with, and its number.

Each number is the number before it plus the size of that verb's domain; ``Vocabulary`` checks that there is no gap.
"""

from __future__ import annotations

from typing import Final

from signoria.engine.vocabulary import Domain, Verb, Vocabulary
from signoria.games.pax.data.cards import CARD_CODES
from signoria.games.pax.data.ids import BANKS, EMPIRES, ONE_SHOTS, OPS, RELIGIONS, SIDES, TOKEN_NAMES, VICTORIES
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
OP: Final = Domain("op", OPS)
ONE_SHOT: Final = Domain("oneshot", ONE_SHOTS)

BUY: Final = 0
PLAY: Final = 12
SELL: Final = 189
RUN_OPS: Final = 376
FAIR: Final = 379
DECLARE: Final = 381
RENOUNCE: Final = 385
PROCLAIM: Final = 386
END: Final = 389
ACTIVATE: Final = 390
TRIGGER: Final = 394
DECLINE: Final = 395
LOCATE: Final = 396
PUT: Final = 406
ORDAIN: Final = 449
WEDDING: Final = 636
USE: Final = 646  # one verb for each op: USE + op * ITEMS
MOVE_BISHOP: Final = 2329
BISHOP_TO: Final = 2516
PACIFY: Final = 2703
TAKE: Final = 2719
BEHEADED: Final = 2731
TAXED: Final = 2918
PAY: Final = 2931
YIELD: Final = 2932
RAISE: Final = 2933
REPRESSED: Final = 2963
CALL_VOTE: Final = 3006
SAIL: Final = 3016
SAIL_TO: Final = 3029
BESIEGE: Final = 3042
INVADE: Final = 3085
LOSE_AGENT: Final = 3095
LOSE_AT: Final = 3111
LOSE_CONCESSION: Final = 3154
LOSE_REPRESSED: Final = 3167
SETTLE: Final = 3183
EMANCIPATE: Final = 3199
ARRANGE: Final = 3215
DISCARD: Final = 3245
RECALL_REPRESSED: Final = 3422
RECALL_FROM: Final = 3432
RECALL_BISHOP: Final = 3475
DISMISS: Final = 3662
LIBERATE: Final = 3692
DONE: Final = 3693

ITEMS: Final = 187

VOCABULARY: Final = Vocabulary(
    (
        Verb(BUY, "buy", SLOT, rule="E1", about=CARD),
        Verb(PLAY, "play", CARD, rule="E2"),
        Verb(SELL, "sell", ITEM, rule="E3"),
        Verb(RUN_OPS, "ops", RUN, rule="E4"),
        Verb(FAIR, "fair", SIDE, rule="E5"),
        Verb(DECLARE, "declare", VICTORY, rule="E6"),
        Verb(RENOUNCE, "renounce", rule="AB-discard-for-peasant-revolt"),
        Verb(PROCLAIM, "proclaim", SCHISM, rule="AB-apostasy-as-action"),
        Verb(END, "end", rule="D1"),
        Verb(ACTIVATE, "activate", VICTORY, rule="COMET"),
        Verb(TRIGGER, "trigger", rule="ONESHOT"),
        Verb(DECLINE, "decline", rule="ONESHOT"),
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
        Verb(DONE, "done", rule="D1"),
    )
)

VERB_OF: Final[tuple[int, ...]] = tuple([verb.number for verb in VOCABULARY.verbs for _ in verb.domain.words])
DOMAINS: Final = {
    domain.name: domain
    for domain in (
        CARD, EMPIRE, ITEM, CITY, BORDER, PLACE, SLOT, SIDE, RUN, VICTORY, SCHISM, TOKEN, BANK, CHAIR, EMPORIUM,
        RELIGION, OP, ONE_SHOT,
    )
}  # fmt: skip
