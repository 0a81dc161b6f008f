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
        Verb(BUY, "buy", SLOT),
        Verb(PLAY, "play", CARD),
        Verb(SELL, "sell", ITEM),
        Verb(RUN_OPS, "ops", RUN),
        Verb(FAIR, "fair", SIDE),
        Verb(DECLARE, "declare", VICTORY),
        Verb(RENOUNCE, "renounce"),
        Verb(PROCLAIM, "proclaim", SCHISM),
        Verb(END, "end"),
        Verb(ACTIVATE, "activate", VICTORY),
        Verb(TRIGGER, "trigger"),
        Verb(DECLINE, "decline"),
        Verb(LOCATE, "locate", EMPIRE),
        Verb(PUT, "place", PLACE),
        Verb(ORDAIN, "ordain", ITEM),
        Verb(WEDDING, "wed", EMPIRE),
        *(Verb(USE + op * ITEMS, f"use-{word}", ITEM) for op, word in enumerate(OPS)),
        Verb(MOVE_BISHOP, "move-bishop", ITEM),
        Verb(BISHOP_TO, "bishop-to", ITEM),
        Verb(PACIFY, "pacify", TOKEN),
        Verb(TAKE, "take", SLOT),
        Verb(BEHEADED, "behead", ITEM),
        Verb(TAXED, "tax", BORDER),
        Verb(PAY, "pay"),
        Verb(YIELD, "yield"),
        Verb(RAISE, "raise", CITY),
        Verb(REPRESSED, "repress", PLACE),
        Verb(CALL_VOTE, "vote", EMPIRE),
        Verb(SAIL, "sail", BORDER),
        Verb(SAIL_TO, "sail-to", BORDER),
        Verb(BESIEGE, "siege", PLACE),
        Verb(INVADE, "invade", EMPIRE),
        Verb(LOSE_AGENT, "lose-agent", TOKEN),
        Verb(LOSE_AT, "lose-at", PLACE),
        Verb(LOSE_CONCESSION, "lose-concession", BORDER),
        Verb(LOSE_REPRESSED, "lose-repressed", TOKEN),
        Verb(SETTLE, "settle", TOKEN),
        Verb(EMANCIPATE, "emancipate", TOKEN),
        Verb(ARRANGE, "arrange", CITY),
        Verb(DISCARD, "discard", CARD, secret=True),
        Verb(RECALL_REPRESSED, "recall-repressed", EMPIRE),
        Verb(RECALL_FROM, "recall-from", PLACE),
        Verb(RECALL_BISHOP, "recall-bishop", ITEM),
        Verb(DISMISS, "dismiss", CITY),
        Verb(LIBERATE, "liberate"),
        Verb(DONE, "done"),
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
