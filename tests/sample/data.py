"""Every number the Quay uses, by name, and the tables of its cards, editions and vocabulary."""

from __future__ import annotations

from typing import Final

from signoria.engine.vocabulary import Domain, Verb, Vocabulary

# Cards: twelve goods and eight bravos.
FIRST_SPICE: Final = 8
FIRST_BRAVO: Final = 12
CARD_COUNT: Final = 20
CARD_WORDS: Final[tuple[str, ...]] = (
    *("salt-1", "salt-2", "salt-3", "salt-4"),
    *("cloth-1", "cloth-2", "cloth-3", "cloth-4"),
    *("spice-1", "spice-2", "spice-3", "spice-4"),
    *("bravo-1", "bravo-2", "bravo-3", "bravo-4", "bravo-5", "bravo-6", "bravo-7", "bravo-8"),
)
# The price of goods, the strength of bravos.
WORTH: Final[tuple[int, ...]] = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 1, 1, 2, 2, 3, 3, 4, 4)

# Where a card lies: with the seat of that number, or here.
DECK: Final = 4
PILE: Final = 5
QUAY: Final = 6

# Who knows which card that is: a bit for each seat, and one for people who watch.
WATCHER: Final = 4
ALL: Final = 31

SEAT_WORDS: Final[tuple[str, ...]] = ("red", "white", "blue", "green")
EDITIONS: Final[tuple[str, ...]] = ("short", "long")
ROUNDS: Final[tuple[int, ...]] = (4, 7)  # how many rounds each edition lasts
PURSES: Final[tuple[str, ...]] = ("lean", "full")
FLORINS: Final[tuple[int, ...]] = (2, 4)  # what each kind of purse holds at the start

ACTIONS: Final = 2
DEALT: Final = 3
HAND_LIMIT: Final = 5
SPICES_TO_CORNER: Final = 3
FORTUNE_AT: Final = 12
SEIZED: Final = 2

# Verbs: each is the number of its first option.
DRAW: Final = 0
SELL: Final = 1
STOW: Final = 21
CORNER: Final = 26
REST: Final = 27
ATTACK: Final = 28
AT: Final = 48
YIELD: Final = 52
STAND: Final = 53
RESIST: Final = 54
SEIZE_PURSE: Final = 74
SEIZE_CARD: Final = 75
OFFER: Final = 76
AMBUSH: Final = 80
LET_PASS: Final = 100
MOST_STOWED: Final = 5
MOST_OFFERED: Final = 3

CARDS: Final = Domain("card", CARD_WORDS)
SEATS: Final = Domain("seat", SEAT_WORDS)
AMOUNTS: Final = Domain("florins", ("1", "2", "3", "4", "5"))
OFFERS: Final = Domain("offer", ("0", "1", "2", "3"))
DIE: Final = Domain("die", ("1", "2", "3", "4", "5", "6"))

VOCABULARY: Final = Vocabulary(
    (
        Verb(DRAW, "draw"),
        Verb(SELL, "sell", CARDS),
        Verb(STOW, "stow", AMOUNTS),
        Verb(CORNER, "corner"),
        Verb(REST, "rest"),
        Verb(ATTACK, "attack", CARDS),
        Verb(AT, "at", SEATS),
        Verb(YIELD, "yield"),
        Verb(STAND, "stand"),
        Verb(RESIST, "resist", CARDS),
        Verb(SEIZE_PURSE, "seize-purse"),
        Verb(SEIZE_CARD, "seize-card"),
        Verb(OFFER, "offer", OFFERS),
        Verb(AMBUSH, "ambush", CARDS),
        Verb(LET_PASS, "let-pass"),
    )
)
VERB_OF: Final[tuple[int, ...]] = tuple([VOCABULARY.verb_of(option).number for option in range(VOCABULARY.size)])

# Kinds of chance.
DRAWN_CARD: Final = 0
STOLEN_CARD: Final = 1
ROLL: Final = 2

# Kinds of event, after the engine's FORCED.
DREW: Final = 1
DREW_CARD: Final = 2
SHUFFLED: Final = 3
SOLD: Final = 4
STOWED: Final = 5
RESTED: Final = 6
ATTACKED: Final = 7
YIELDED: Final = 8
RESISTED: Final = 9
ROLLED: Final = 10
WON: Final = 11
SEIZED_FLORINS: Final = 12
SEIZED_CARD: Final = 13
SEIZED_THAT_CARD: Final = 14
CORNERED: Final = 15
ENDED: Final = 16
OFFERED: Final = 17
BOUGHT: Final = 18
AMBUSHED: Final = 19

# Ways the game ends.
BY_CORNER: Final = 1
BY_FORTUNE: Final = 2
BY_SEASON: Final = 3
BY_TIE: Final = 4
