"""The twenty leaders: what must be owned to play each, and what each does."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.data.cards import HARVEST_ACTION, NO_ACTION, PRODUCTION_ACTION
from signoria.games.lorenzo.data.ids import COIN, FAITH, MILITARY, PRIVILEGE, SERVANT, STONE, VP, WOOD, Goods

HAND_SIZE: Final = 4

SFORZA: Final = 0
ARIOSTO: Final = 1
BRUNELLESCHI: Final = 2
MONTEFELTRO: Final = 3
SAVONAROLA: Final = 4
BANDE_NERE: Final = 5
BOTTICELLI: Final = 6
MICHELANGELO: Final = 7
GONZAGA: Final = 8
LEONARDO: Final = 9
PICO: Final = 10
SISTO: Final = 11
LUCREZIA: Final = 12
MALATESTA: Final = 13
LORENZO: Final = 14
MORO: Final = 15
CESARE: Final = 16
RITA: Final = 17
COSIMO: Final = 18
COLLEONI: Final = 19
NO_LEADER: Final = -1

NO_CARDS: Final[tuple[int, ...]] = (0, 0, 0, 0)


class Leader:
    """A leader card as printed."""

    def __init__(
        self,
        number: int,
        word: str,
        *,
        goods: Goods = (),
        cards: tuple[int, ...] = NO_CARDS,
        of_one_type: int = 0,
        once_a_round: bool = False,
        gain: Goods = (),
        action: tuple[int, int] = (NO_ACTION, 0),
    ) -> None:
        self.number: Final = number
        self.word: Final = word
        self.bit: Final = 1 << number
        self.goods: Final = goods  # to be owned
        self.cards: Final = cards  # to be owned: territories, buildings, characters, ventures
        self.of_one_type: Final = of_one_type  # that many cards of any one type
        self.once_a_round: Final = once_a_round
        self.gain: Final = gain
        self.action: Final = action[0]
        self.action_value: Final = action[1]


# fmt: off
LEADERS: Final[tuple[Leader, ...]] = (
    Leader(SFORZA, "francesco-sforza", cards=(0, 0, 0, 5), once_a_round=True, action=(HARVEST_ACTION, 1)),
    Leader(ARIOSTO, "ludovico-ariosto", cards=(0, 0, 5, 0)),
    Leader(BRUNELLESCHI, "filippo-brunelleschi", cards=(0, 5, 0, 0)),
    Leader(MONTEFELTRO, "federico-da-montefeltro", cards=(5, 0, 0, 0), once_a_round=True),
    Leader(SAVONAROLA, "girolamo-savonarola", goods=((COIN, 18),), once_a_round=True, gain=((FAITH, 1),)),
    Leader(BANDE_NERE, "giovanni-dalle-bande-nere", goods=((MILITARY, 12),), once_a_round=True,
           gain=((COIN, 1), (WOOD, 1), (STONE, 1))),
    Leader(BOTTICELLI, "sandro-botticelli", goods=((WOOD, 10),), once_a_round=True, gain=((MILITARY, 2), (VP, 1))),
    Leader(MICHELANGELO, "michelangelo-buonarroti", goods=((STONE, 10),), once_a_round=True, gain=((COIN, 3),)),
    Leader(GONZAGA, "ludovico-iii-gonzaga", goods=((SERVANT, 15),), once_a_round=True, gain=((PRIVILEGE, 1),)),
    Leader(LEONARDO, "leonardo-da-vinci", cards=(2, 0, 4, 0), once_a_round=True, action=(PRODUCTION_ACTION, 0)),
    Leader(PICO, "pico-della-mirandola", cards=(0, 2, 0, 4)),
    Leader(SISTO, "sisto-iv", goods=((COIN, 6), (WOOD, 6), (STONE, 6), (SERVANT, 6))),
    Leader(LUCREZIA, "lucrezia-borgia", of_one_type=6),
    Leader(MALATESTA, "sigismondo-malatesta", goods=((MILITARY, 7), (FAITH, 3))),
    Leader(LORENZO, "lorenzo-de-medici", goods=((VP, 35),)),
    Leader(MORO, "ludovico-il-moro", cards=(2, 2, 2, 2)),
    Leader(CESARE, "cesare-borgia", goods=((COIN, 12), (FAITH, 2)), cards=(0, 3, 0, 0)),
    Leader(RITA, "santa-rita", goods=((FAITH, 8),)),
    Leader(COSIMO, "cosimo-de-medici", cards=(0, 4, 2, 0), once_a_round=True, gain=((SERVANT, 3), (VP, 1))),
    Leader(COLLEONI, "bartolomeo-colleoni", cards=(4, 0, 0, 2), once_a_round=True, gain=((VP, 4),)),
)
# fmt: on

LEADER_COUNT: Final = len(LEADERS)
LEADER_WORDS: Final = tuple([leader.word for leader in LEADERS])
ARIOSTO_BIT: Final = 1 << ARIOSTO
BRUNELLESCHI_BIT: Final = 1 << BRUNELLESCHI
PICO_BIT: Final = 1 << PICO
SISTO_BIT: Final = 1 << SISTO
LUCREZIA_BIT: Final = 1 << LUCREZIA
MALATESTA_BIT: Final = 1 << MALATESTA
LORENZO_BIT: Final = 1 << LORENZO
MORO_BIT: Final = 1 << MORO
CESARE_BIT: Final = 1 << CESARE
RITA_BIT: Final = 1 << RITA

# What abilities are worth that are no action: coins saved, points for support, what members are worth or gain.
VALUES: Final[dict[int, int]] = {PICO: 3, SISTO: 5, LUCREZIA: 2, MALATESTA: 3, MORO: 5, MONTEFELTRO: 6}
