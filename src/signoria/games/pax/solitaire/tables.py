"""O8: the table that directs the opponent, as data. What a row, a cell and a means are is said by their classes.

The order of the means of a cell is that of its bullets; cells with an aim are tried stage by stage (ruling S10).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.games.pax.data.ids import (
    AB_TORCH_GLOBALIZATION,
    AB_TORCH_HOLY,
    AB_TORCH_IMPERIAL,
    APOSTASY,
    BEHEAD,
    BISHOP,
    CAMPAIGN,
    COMMERCE,
    CONSPIRACY,
    CORONATION,
    CORSAIR,
    CRUSADE,
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    INQUISITOR,
    JIHAD,
    KNIGHT,
    LAW,
    PAWN,
    PEASANT_REVOLT,
    PIRATE,
    REFORMATION,
    RENAISSANCE,
    REPRESS,
    ROOK,
    SIEGE,
    TAX,
    VOTE,
)

# What an aim counts (ruling S9): the number must become smaller.
NO_AIM: Final = 0
KINGS: Final = 1
GARRISON_KINGDOM: Final = 2
REPUBLICS: Final = 3
GARRISON_REPUBLIC: Final = 4
BISHOPS: Final = 5
THEOCRACIES: Final = 6
BELIEVERS: Final = 7
CONCESSIONS: Final = 8
MEASURES: Final = (
    "none", "kings", "garrison-kingdom", "republics", "garrison-republic", "bishops", "theocracies", "believers",
    "concessions",
)  # fmt: skip

MAIN: Final = 0
SECONDARY: Final = 1
PRESTIGE: Final = 2
CELLS: Final = ("main", "secondary", "prestige")

# Stages, in the order in which a cell with an aim tries them.
BUY: Final = 0
OPS: Final = 1
SALE: Final = 2
FAIR: Final = 3

DOMINANT: Final = -2  # prestige of the religion D of the row
ANY: Final = -3  # any of the six kinds of prestige
NONE: Final = -1


class Means(NamedTuple):
    """One bullet: what may be done, in which stage."""

    stage: int
    one_shots: tuple[int, ...] = ()  # cards to buy for their one-shot
    ops: tuple[int, ...] = ()
    agents: tuple[int, ...] = ()  # cards to buy for agents of these pieces; religious ones not of D
    torch: int = NONE  # the ability of a card to buy
    prestige: int = NONE  # a kind of prestige on a card to buy


class Cell(NamedTuple):
    """An objective cell: an aim with what may serve it, or, without one, a list to be done in order."""

    measure: int = NO_AIM
    means: tuple[Means, ...] = ()


class Row(NamedTuple):
    """A course of action. ``victory``: whose comet overrides (O2a); ``prestige``: what must not be more than theirs."""

    number: int
    victory: int
    prestige: int
    cells: tuple[Cell, Cell, Cell]


CIVIL_WARS: Final = (CONSPIRACY, PEASANT_REVOLT)
RELIGIOUS_WARS: Final = (CRUSADE, JIHAD, REFORMATION)
WARS: Final = (*CIVIL_WARS, *RELIGIOUS_WARS)
EMPTY: Final = Cell()


def _conquest(measure: int, first: tuple[int, ...]) -> Cell:
    return Cell(
        measure,
        (
            Means(BUY, one_shots=first),
            Means(OPS, ops=(VOTE, BEHEAD)),
            Means(OPS, ops=(CAMPAIGN,)),
            Means(BUY, one_shots=(APOSTASY,)),
        ),
    )


def _weaken(measure: int) -> Cell:
    return Cell(measure, (Means(BUY, one_shots=WARS), Means(OPS, ops=(REPRESS, SIEGE))))


_FAITH: Final = Cell(THEOCRACIES, (Means(BUY, one_shots=(*RELIGIOUS_WARS, CONSPIRACY)),))
_PIETY: Final = Cell(NO_AIM, (Means(BUY, torch=AB_TORCH_HOLY), Means(BUY, prestige=DOMINANT)))

ROWS: Final[tuple[Row, ...]] = (
    Row(
        1,
        IMPERIAL,
        NONE,
        (
            _conquest(KINGS, (CORONATION, *WARS)),
            _weaken(GARRISON_KINGDOM),
            Cell(NO_AIM, (Means(BUY, torch=AB_TORCH_IMPERIAL),)),
        ),
    ),
    Row(
        2,
        RENAISSANCE,
        LAW,
        (_conquest(REPUBLICS, WARS), _weaken(GARRISON_REPUBLIC), Cell(NO_AIM, (Means(BUY, prestige=LAW),))),
    ),
    Row(
        3,
        HOLY,
        DOMINANT,
        (
            Cell(
                BISHOPS,
                (
                    Means(OPS, ops=(BEHEAD, INQUISITOR)),
                    Means(BUY, agents=(BISHOP,)),
                    Means(BUY, one_shots=(APOSTASY,)),
                    Means(SALE),
                ),
            ),
            _FAITH,
            _PIETY,
        ),
    ),
    Row(
        4,
        HOLY,
        DOMINANT,
        (
            Cell(
                BELIEVERS,
                (
                    Means(BUY, one_shots=WARS),
                    Means(OPS, ops=(REPRESS, SIEGE, TAX)),
                    Means(BUY, agents=(KNIGHT, ROOK, PIRATE)),
                    Means(FAIR),
                ),
            ),
            _FAITH,
            _PIETY,
        ),
    ),
    Row(
        5,
        GLOBALIZATION,
        DISCOVERY,
        (
            Cell(
                CONCESSIONS,
                (
                    Means(BUY, one_shots=(CORONATION, *WARS)),
                    Means(BUY, agents=(PAWN, PIRATE)),
                    Means(OPS, ops=(CORSAIR, SIEGE, REPRESS, VOTE, TAX)),
                ),
            ),
            EMPTY,
            Cell(NO_AIM, (Means(BUY, torch=AB_TORCH_GLOBALIZATION), Means(BUY, prestige=DISCOVERY))),
        ),
    ),
    Row(6, NONE, NONE, (Cell(NO_AIM, (Means(BUY, prestige=ANY),)), EMPTY, EMPTY)),
    Row(7, NONE, NONE, (Cell(NO_AIM, (Means(FAIR), Means(OPS, ops=(COMMERCE,)), Means(SALE))), EMPTY, EMPTY)),
)
LAST_RESORT: Final = ROWS[6]  # ruling S23
OVERRIDING: Final = ROWS[:5]

# Ruling S10: the stages of a cell with an aim, each only if the one before brought nothing.
STAGES: Final = (BUY, OPS, SALE, FAIR)
NET_COST_LIMIT: Final = 1  # O3a: what a prestige objective may cost outside an override
TRIGGER_LEAD: Final = 2  # O8, rows 1 and 5
FEW_FLORINS: Final = 3  # O8, row 7: fewer than these
# Ruling S19: aims whose ops can prepare each other, with these ops; to weaken an empire one is as good as any set.
SETS: Final = {
    KINGS: (VOTE, BEHEAD, CAMPAIGN),
    REPUBLICS: (VOTE, BEHEAD, CAMPAIGN),
    BISHOPS: (INQUISITOR, BEHEAD),
    BELIEVERS: (REPRESS, SIEGE, TAX),
    CONCESSIONS: (CORSAIR, SIEGE, REPRESS, VOTE, TAX),
}
LARGEST_SET: Final = 3
# Ruling S46: of several victories the one that comes first.
VICTORY_ORDER: Final = (IMPERIAL, RENAISSANCE, HOLY, GLOBALIZATION)
