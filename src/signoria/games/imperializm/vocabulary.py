"""The vocabulary of Imperializm: every verb, the kind of thing it goes with, and its number.

Each number is the number before it plus the size of that verb's domain; ``Vocabulary`` checks that there is no gap.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.vocabulary import Domain, Verb, Vocabulary
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENTS,
    ACTIONS,
    CARDS,
    DESIGNS,
    FAITHS,
    GOODS,
    MEASURES,
    POWERS,
    RELIGIONS,
    SEATS,
    TERMS,
    TERRITORIES,
    TERRITORY_CARDS,
    WARS,
)

MOST_BLIND: Final = 9  # cards that can be drawn at once: the largest hand a data pack may allow


class Blind(Domain):
    """How many of the cards drawn unseen are territories: all are said with one message."""

    def phrase(self, thing: int) -> Phrase:
        return Phrase("blind", {"number": thing})


def keys(prefix: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """The message ids of things that share their names with another kind."""
    return tuple([f"{prefix}-{word}" for word in words])


CARD: Final = Domain("card", CARDS, keys("card", DESIGNS) + keys("territory", TERRITORIES[:TERRITORY_CARDS]))
DESIGN: Final = Domain("design", DESIGNS, keys("card", DESIGNS))
TERRITORY: Final = Domain("territory", TERRITORIES)
ACHIEVEMENT: Final = Domain("achievement", ACHIEVEMENTS)
POWER: Final = Domain("power", POWERS)
RELIGION: Final = Domain("religion", RELIGIONS, keys("faith", RELIGIONS))
FAITH: Final = Domain("faith", FAITHS)
MEASURE: Final = Domain("measure", MEASURES)
GOOD: Final = Domain("good", GOODS, keys("measure", GOODS))
FORCE: Final = Domain("force", ("army", "fleet"), ("measure-army", "measure-fleet"))
ACTION: Final = Domain("action", ACTIONS)
WAR: Final = Domain("war", WARS)
TERM: Final = Domain("term", TERMS)
CHAIR: Final = Domain("colour", SEATS)
BLIND: Final = Blind("blind", tuple([str(number) for number in range(MOST_BLIND + 1)]), ("blind",) * (MOST_BLIND + 1))

KEEP_POWER: Final = 0
RAISE: Final = 10
CLAIM: Final = 12
RELEASE: Final = 36
DISCARD: Final = 37
TAKE: Final = 106
DRAW: Final = 146
KEEP_HAND: Final = 156
DEVELOP: Final = 157
TAX: Final = 158
PLAY: Final = 159
CONVERT: Final = 190
CONQUER: Final = 193
DECLARE: Final = 233
TRADE: Final = 264
PAY: Final = 272
IMPROVE: Final = 273
FETCH: Final = 281
LOOK: Final = 312
DECLINE: Final = 313
FINISH: Final = 314
AGAINST: Final = 315
BY: Final = 319
SEIZE: Final = 335
SHIFT: Final = 404
TO: Final = 408
WAGE: Final = 412
DEFEND: Final = 414
STAND: Final = 445
TRIBUTE: Final = 446
CEDE: Final = 447
BOW: Final = 487
PASS: Final = 488
PASS_TURN: Final = 489
NEVER: Final = 490
ASK_AGAIN: Final = 521
END_TURN: Final = 522

VOCABULARY: Final = Vocabulary(
    (
        Verb(KEEP_POWER, "keep-power", POWER, rule="R2.7"),
        Verb(RAISE, "raise", FORCE, rule="R2.8"),
        Verb(CLAIM, "claim", ACHIEVEMENT, rule="R12.1", weight=60),
        Verb(RELEASE, "release", rule="R3.2"),
        Verb(DISCARD, "discard", CARD, rule="R3.3", weight=-5),
        Verb(TAKE, "take", TERRITORY, rule="R3.4"),
        Verb(DRAW, "draw", BLIND, rule="R3.4"),
        Verb(KEEP_HAND, "keep-hand", rule="R3.3", weight=-2),
        Verb(DEVELOP, "develop", rule="R4.1"),
        Verb(TAX, "tax", rule="R8.1"),
        Verb(PLAY, "play", DESIGN, rule="R5.2"),
        Verb(CONVERT, "convert", RELIGION, rule="R5.7"),
        Verb(CONQUER, "conquer", TERRITORY, rule="R6.1"),
        Verb(DECLARE, "declare", DESIGN, rule="R7.1"),
        Verb(TRADE, "trade", GOOD, rule="R4.1"),
        Verb(PAY, "pay", rule="R4.4"),
        Verb(IMPROVE, "improve", GOOD, rule="R4.4"),
        Verb(FETCH, "fetch", DESIGN, rule="R4.7"),
        Verb(LOOK, "look", rule="R5.5"),
        Verb(DECLINE, "decline", rule="R5.5", weight=-10),
        Verb(FINISH, "finish", rule="R5.1", weight=-10),
        Verb(AGAINST, "against", CHAIR, rule="R5.3"),
        Verb(BY, "by", MEASURE, rule="A17"),
        Verb(SEIZE, "seize", CARD, secret=True, rule="A66"),
        Verb(SHIFT, "shift", CHAIR, rule="A20", about=DESIGN),
        Verb(TO, "to", CHAIR, rule="A20"),
        Verb(WAGE, "wage", WAR, rule="R7.1"),
        Verb(DEFEND, "defend", DESIGN, rule="R7.2"),
        Verb(STAND, "stand", rule="R7.2"),
        Verb(TRIBUTE, "tribute", rule="R7.7"),
        Verb(CEDE, "cede", TERRITORY, rule="R7.7"),
        Verb(BOW, "bow", rule="R7.7"),
        Verb(PASS, "pass", rule="A79", weight=-10),
        Verb(PASS_TURN, "pass-turn", rule="A79", weight=-11),
        Verb(NEVER, "never", DESIGN, rule="A79", weight=-12),
        Verb(ASK_AGAIN, "ask-again", rule="A79"),
        Verb(END_TURN, "end-turn", rule="A84", weight=-20),
    )
)
VERB_OF: Final[vec[i64]] = vec[i64]([VOCABULARY.verb_of(option).number for option in range(VOCABULARY.size)])

DOMAINS: Final = {
    domain.name: domain
    for domain in (
        *(CARD, DESIGN, TERRITORY, ACHIEVEMENT, POWER, RELIGION, FAITH, MEASURE, GOOD, FORCE, ACTION, WAR, TERM),
        *(CHAIR, BLIND),
    )
}

# Kinds of chance.
DRAWN_PROVIDENCE: Final = 0
DRAWN_TERRITORY: Final = 1
TURNED_TERRITORY: Final = 2
TURNED_ACHIEVEMENT: Final = 3
DEALT_POWER: Final = 4
STOLEN_CARD: Final = 5
CHANCES: Final = {
    DRAWN_PROVIDENCE: ("providence", DESIGN),
    DRAWN_TERRITORY: ("territory", TERRITORY),
    TURNED_TERRITORY: ("turn-up", TERRITORY),
    TURNED_ACHIEVEMENT: ("achievement", ACHIEVEMENT),
    DEALT_POWER: ("power", POWER),
    STOLEN_CARD: ("theft", CARD),
}

# Ways the game ends.
BY_GLORY: Final = 1
OUTCOMES: Final = {BY_GLORY: "glory"}
