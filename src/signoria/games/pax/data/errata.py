"""Errata: every printed value in which an edition differs from the second, one row each.

The values of an edition are those of the second edition with the errata over them that its row of ``edition.py`` names.
An erratum names the sheet, the row and the column as `signoria data show` does, the value in the words of the sheet,
and where it is known from.
"""

from typing import Final

from signoria.engine.sheet import RECONSTRUCTED, RULEBOOK, VALUE, Cell


class Erratum:
    """One value."""

    def __init__(self, sheet: str, row: str, column: str, cell: Cell, origin: str = RULEBOOK) -> None:
        self.sheet: Final = sheet
        self.row: Final = row
        self.column: Final = column
        self.cell: Final = cell
        self.origin: Final = origin


class Told:
    """One value of the second edition that the text of an edition tells, too; ``word`` is the one of a list."""

    def __init__(self, sheet: str, row: str, column: str, word: str = "") -> None:
        self.sheet: Final = sheet
        self.row: Final = row
        self.column: Final = column
        self.word: Final = word


# The living rules have double-sided ships, so more of a colour can be at sea.
LIVING: Final[tuple[Erratum, ...]] = (
    Erratum("board", "catholic-pirate", VALUE, 10),
    Erratum("board", "islamic-pirate", VALUE, 7),
)
FIRST: Final[tuple[Erratum, ...]] = (
    # Each map card has one other side. What a paragraph or an example tells is from the rulebook, the rest is our
    # ruling.
    *[
        Erratum("empires", row, "other", side, RULEBOOK if known else RECONSTRUCTED)
        for row, side, known in (
            ("england", "reformist", True),
            ("france", "reformist", False),
            ("hre", "reformist", False),
            ("hungary", "reformist", False),
            ("byzantium", "islamic", True),
            ("portugal", "catholic", False),
            ("aragon", "catholic", True),
            ("papal-states", "reformist", False),
            ("ottoman", "islamic", False),
            ("mamluk", "catholic", True),
        )
    ],
    *[
        Erratum("empires", row, "start", state)
        for row, state in (("papal-states", "catholic"), ("mamluk", "islamic"))
    ],
    # Its box knew no apostasy: what these ten had instead is unknown. Two cards shift to a Red Sea that it had not.
    *[
        Erratum("cards", card, column, cell, RECONSTRUCTED)
        for card in (
            "pren002", "pren007", "pren012", "pren027", "pren030",
            "pren054", "pren060", "pren062", "pren063", "pren064",
        )
        for column, cell in (("one-shot", "none"), ("religions", ()))
    ],
    *[
        Erratum("cards", card, column, "none", RECONSTRUCTED)
        for card in ("pren107x", "pren127x")
        for column in ("one-shot", "emporium")
    ],
    Erratum("cards", "pren154x", "one-shot", "apostasy"),
    Erratum("cards", "pren154x", "emporium", "none"),
    Erratum("cards", "pren154x", "religions", ("reformist", "islamic")),
    # Seen in the text of the first edition, and the same as in the second.
    *[
        Erratum("board", row, VALUE, number)
        for row, number in (
            ("catholic-knight", 10), ("islamic-knight", 7), ("reformist-knight", 7),
            ("catholic-rook", 10), ("islamic-rook", 7), ("reformist-rook", 7),
            ("catholic-bishop", 5), ("islamic-bishop", 5), ("reformist-bishop", 5), ("pawn", 10),
            ("florins-1", 3), ("florins-2", 4), ("florins-3", 5), ("florins-4", 6),
        )
    ],
    *[
        Erratum("banks", bank, "border", border)
        for bank, border in (
            ("fugger", "france-hre"), ("medici", "aragon-papal-states"),
            ("coeur", "ottoman-mamluk"), ("marchionni", "england-portugal"),
        )
    ],
)  # fmt: skip
# What the text of the first edition tells of map, pieces and cards, and what is the same in the second.
TOLD_IN_FIRST: Final[tuple[Told, ...]] = (
    *[
        Told("empires", row, "start")
        for row in ("england", "france", "hre", "hungary", "byzantium", "portugal", "aragon", "ottoman")
    ],
    *[Told("emporia", row, "open") for row in ("trebizond", "spice-islands", "tana", "novgorod", "timbuktu")],
    *[
        Told("cities", row, "start")
        for row in ("venice", "constantinople-1", "constantinople-2", "constantinople-3", "cairo")
    ],
    Told("cities", "caffa", "levy.medieval"),
    Told("cities", "cairo", "levy.catholic"),
    Told("empires", "ottoman", "king.prestige", "islamic"),
    *[
        Told("cards", card, "location")
        for card in (
            "pren008", "pren009", "pren021", "pren029", "pren036", "pren058", "pren061", "pren094x", "pren128x",
        )
    ],
    *[Told("cards", card, "one-shot") for card in ("pren008", "pren009", "pren036", "pren094x", "pren128x")],
    *[
        Told("cards", card, "agents", word)
        for card, word in (
            ("pren008", "catholic-bishop"), ("pren009", "catholic-bishop"), ("pren036", "pawn"),
            ("pren063", "islamic-pirate"),
        )
    ],
    *[
        Told("cards", card, "prestige", word)
        for card, word in (("pren052", "reformist"), ("pren058", "islamic"), ("pren071", "islamic"))
    ],
    *[
        Told("cards", card, "ops", word)
        for card, word in (
            ("pren021", "siege"), ("pren029", "tax"), ("pren040", "vote-west"), ("pren044", "repress-rook-pawn"),
            ("pren058", "behead"), ("pren061", "siege"),
        )
    ],
)  # fmt: skip
