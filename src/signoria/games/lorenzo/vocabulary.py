"""The vocabulary of Lorenzo il Magnifico: every verb, the kind of thing it goes with, and its number.

The numbers follow from the tables; ``Vocabulary`` checks that there is no gap. Compiled code has them as literals.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.vocabulary import Domain, Verb, Vocabulary, after
from signoria.games.lorenzo.data.board import MOST_SERVANTS
from signoria.games.lorenzo.data.cards import CARD_WORDS, TRADE_WORDS
from signoria.games.lorenzo.data.ids import (
    CATEGORIES,
    FACES,
    FLOOR_WORDS,
    GOODS,
    MEMBERS,
    PAYMENTS,
    PRIVILEGES,
    SEATS,
    SPACES,
    TYPES,
)
from signoria.games.lorenzo.data.leaders import LEADER_WORDS
from signoria.games.lorenzo.data.tiles import BONUS_TILES, TILES


class Numbers(Domain):
    """How many of something: all of them are said with one message."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name, words, (name,) * len(words))

    def phrase(self, thing: int) -> Phrase:
        return Phrase(self.name, {"number": int(self.words[thing])})


CARD: Final = Domain("card", CARD_WORDS)
TYPE: Final = Domain("type", TYPES)
GOOD: Final = Domain("good", GOODS)
MEMBER: Final = Domain("member", MEMBERS)
SPACE: Final = Domain("space", SPACES)
FLOOR: Final = Domain("floor", FLOOR_WORDS, SPACE.keys[: len(FLOOR_WORDS)])
SERVANTS_SPENT: Final = Numbers("servants", tuple([str(number) for number in range(MOST_SERVANTS + 1)]))
PAYMENT: Final = Domain("payment", PAYMENTS)
PRIVILEGE_CHOICE: Final = Domain("privilege", PRIVILEGES)
TRADE_CHOICE: Final = Domain("trade", TRADE_WORDS)
LEADER: Final = Domain("leader", LEADER_WORDS)
TILE: Final = Domain("tile", TILES)
BONUS_TILE: Final = Domain("bonus-tile", BONUS_TILES)
CATEGORY: Final = Domain("category", CATEGORIES)
FACE: Final = Numbers("face", FACES)
CHAIR: Final = Domain("colour", SEATS)

PLACE: Final = 0
GO: Final = after(PLACE, MEMBER)
SERVANTS: Final = after(GO, SPACE)
PAY: Final = after(SERVANTS, SERVANTS_SPENT)
CLAIM: Final = after(PAY, PAYMENT)
TAKE: Final = after(CLAIM, PRIVILEGE_CHOICE)
TRADE: Final = after(TAKE, FLOOR)
FINISH: Final = after(TRADE, TRADE_CHOICE)
DECLINE: Final = after(FINISH)
PASS: Final = after(DECLINE)
END_TURN: Final = after(PASS)
SUPPORT: Final = after(END_TURN)
REFUSE: Final = after(SUPPORT)
PLAY_LEADER: Final = after(REFUSE)
DISCARD_LEADER: Final = after(PLAY_LEADER, LEADER)
USE_LEADER: Final = after(DISCARD_LEADER, LEADER)
COPY: Final = after(USE_LEADER, LEADER)
RAISE: Final = after(COPY, LEADER)
KEEP: Final = after(RAISE, MEMBER)
CHOOSE_TILE: Final = after(KEEP, LEADER)

VOCABULARY: Final = Vocabulary(
    (
        Verb(PLACE, "place", MEMBER, rule="R3", weight=50, begins=True),
        Verb(GO, "go", SPACE, rule="R3", about=CARD),
        Verb(SERVANTS, "servants", SERVANTS_SPENT, rule="R7"),
        Verb(PAY, "pay", PAYMENT, rule="T16"),
        Verb(CLAIM, "claim", PRIVILEGE_CHOICE, rule="C3"),
        Verb(TAKE, "take", FLOOR, rule="T20", about=CARD),
        Verb(TRADE, "trade", TRADE_CHOICE, rule="T26"),
        Verb(FINISH, "finish", rule="W7", weight=-10),
        Verb(DECLINE, "decline", rule="T21", weight=-10),
        Verb(PASS, "pass", rule="R4", weight=-20),
        Verb(END_TURN, "end-turn", rule="A3", weight=-5),
        Verb(SUPPORT, "support", rule="V4"),
        Verb(REFUSE, "refuse", rule="V3"),
        Verb(PLAY_LEADER, "play-leader", LEADER, rule="A4", weight=30),
        Verb(DISCARD_LEADER, "discard-leader", LEADER, rule="A3", weight=-21),
        Verb(USE_LEADER, "use-leader", LEADER, rule="A5", weight=40),
        Verb(COPY, "copy", LEADER, rule="L15"),
        Verb(RAISE, "raise", MEMBER, rule="L4"),
        Verb(KEEP, "keep", LEADER, secret=True, rule="A2"),
        Verb(CHOOSE_TILE, "choose-tile", BONUS_TILE, rule="A1"),
    )
)
VERB_OF: Final[vec[i64]] = vec[i64]([VOCABULARY.verb_of(option).number for option in range(VOCABULARY.size)])

DOMAINS: Final = {
    domain.name: domain
    for domain in (
        *(CARD, TYPE, GOOD, MEMBER, SPACE, FLOOR, SERVANTS_SPENT, PAYMENT, PRIVILEGE_CHOICE, TRADE_CHOICE),
        *(LEADER, TILE, BONUS_TILE, CATEGORY, FACE, CHAIR),
    )
}

# Kinds of chance.
DRAWN_TILE: Final = 0
DRAWN_SEAT: Final = 1
DEALT_LEADER: Final = 2
DRAWN_CARD: Final = 3
WHITE_DIE: Final = 4  # and black, orange after it
CHANCES: Final = {
    DRAWN_TILE: ("tile", TILE),
    DRAWN_SEAT: ("next-seat", CHAIR),
    DEALT_LEADER: ("leader", LEADER),
    DRAWN_CARD: ("card", CARD),
    WHITE_DIE: ("white-die", FACE),
    WHITE_DIE + 1: ("black-die", FACE),
    WHITE_DIE + 2: ("orange-die", FACE),
}

# Ways the game ends.
BY_POINTS: Final = 1
BY_TURN_ORDER: Final = 2
OUTCOMES: Final = {BY_POINTS: "points", BY_TURN_ORDER: "turn-order"}
