"""The sheets of a box: what can be corrected by a data pack, in words, made from our tables.

Rows are the things that every box has. What is no value stays as it is: which cards there are, their sides, queens and
comets, and the shape of the map.
"""

from typing import Final

from signoria.engine.sheet import (
    ALL,
    RECONSTRUCTED,
    RULEBOOK,
    VALUE,
    Cell,
    Column,
    Layout,
    Sheet,
    word_column,
    words_column,
)
from signoria.games.pax.data.cards import CARD_CODES, CARDS, Card
from signoria.games.pax.data.errata import Erratum, Told
from signoria.games.pax.data.ids import (
    ABILITIES,
    ANY_PAWN,
    BANKS,
    BEHEADING,
    COMMERCE_EAST,
    COMMERCE_WEST,
    CORSAIR_CATHOLIC,
    CORSAIR_ISLAMIC,
    CORSAIR_REFORMIST,
    EMPIRES,
    FIRST_PAWN,
    INQUISITOR_CATHOLIC,
    INQUISITOR_ISLAMIC,
    INQUISITOR_REFORMIST,
    ISLAMIC,
    LOCATIONS,
    NOWHERE,
    ONE_SHOTS,
    PRESTIGE,
    RELIGIONS,
    REPRESS_KNIGHT,
    REPRESS_KNIGHT_PAWN,
    REPRESS_KNIGHT_ROOK,
    REPRESS_KNIGHT_ROOK_PAWN,
    REPRESS_PAWN,
    REPRESS_ROOK,
    REPRESS_ROOK_PAWN,
    ROOK,
    SIEGING,
    STATES,
    TAXING,
    TOKEN_NAMES,
    TRADE_SHIFT,
    VOTE_EAST,
    VOTE_WEST,
)
from signoria.games.pax.data.map import (
    BORDERS,
    CITY_NAMES,
    EMPORIA,
    LEVY,
    START_BORDER,
    START_OPEN,
    START_STATE,
    START_STATE_1550,
    START_TOKEN,
    STARTING_FLORINS,
    SUPPLY,
)
from signoria.games.pax.data.squares import PROMO_SQUARES, SQUARES, Square

NONE: Final = "none"
PAWN_WORD: Final = "pawn"  # of the player who plays the card
OP_OF: Final[dict[str, tuple[int, int]]] = {
    "inquisitor-catholic": INQUISITOR_CATHOLIC,
    "inquisitor-islamic": INQUISITOR_ISLAMIC,
    "inquisitor-reformist": INQUISITOR_REFORMIST,
    "commerce-west": COMMERCE_WEST,
    "commerce-east": COMMERCE_EAST,
    "behead": BEHEADING,
    "tax": TAXING,
    "repress-knight": REPRESS_KNIGHT,
    "repress-rook": REPRESS_ROOK,
    "repress-pawn": REPRESS_PAWN,
    "repress-knight-rook": REPRESS_KNIGHT_ROOK,
    "repress-knight-pawn": REPRESS_KNIGHT_PAWN,
    "repress-rook-pawn": REPRESS_ROOK_PAWN,
    "repress-knight-rook-pawn": REPRESS_KNIGHT_ROOK_PAWN,
    "vote-west": VOTE_WEST,
    "vote-east": VOTE_EAST,
    "corsair-catholic": CORSAIR_CATHOLIC,
    "corsair-islamic": CORSAIR_ISLAMIC,
    "corsair-reformist": CORSAIR_REFORMIST,
    "siege": SIEGING,
}
OP_WORDS: Final[tuple[str, ...]] = tuple(OP_OF)
AGENT_WORDS: Final[tuple[str, ...]] = (PAWN_WORD, *TOKEN_NAMES[:FIRST_PAWN])
RULERS: Final[tuple[str, ...]] = (NONE, *TOKEN_NAMES[: (ROOK + 1) * 3])
EMPORIUM_WORDS: Final[tuple[str, ...]] = (NONE, *EMPORIA)
OTHER_WORDS: Final[tuple[str, ...]] = (NONE, *STATES)  # the only other side of a map card; none where it has all four
# The word of no place comes first: it is what a row has that says nothing.
LOCATION_WORDS: Final[tuple[str, ...]] = (LOCATIONS[NOWHERE], *LOCATIONS[:NOWHERE])

# Squares that the promos replace, and the kings of the Papal States in a theocracy of another faith.
PROMO_ROWS: Final[tuple[str, ...]] = ("hungary", "ottoman", "papal-states-islamic", "papal-states-reformist")
FLORINS: Final[tuple[str, ...]] = tuple([f"florins-{place + 1}" for place in range(len(STARTING_FLORINS))])

SQUARE_COLUMNS: Final[tuple[Column, ...]] = (
    words_column("king.prestige", "prestige", PRESTIGE, 3),
    words_column("republic.prestige", "prestige", PRESTIGE, 3),
    words_column("republic.ops", "op", OP_WORDS, 3),
)
LAYOUTS: Final[tuple[Layout, ...]] = (
    Layout(
        "cards",
        CARD_CODES,
        (
            word_column("location", "location", LOCATION_WORDS),
            words_column("agents", "token", AGENT_WORDS, 3),
            words_column("prestige", "prestige", PRESTIGE, 3),
            words_column("ops", "op", OP_WORDS, 4),
            word_column("one-shot", "one-shot", ONE_SHOTS),
            word_column("emporium", "emporium", EMPORIUM_WORDS),
            words_column("religions", "religion", RELIGIONS, 2),
            words_column("suitors", "empire", EMPIRES, 6),
            words_column("abilities", "ability", ABILITIES, 3),
        ),
        names="card-",
    ),
    Layout(
        "empires",
        EMPIRES,
        (
            word_column("start", "state", STATES, must=True),
            word_column("start-1550", "state", STATES, must=True),
            word_column("other", "state", OTHER_WORDS),
            *SQUARE_COLUMNS,
        ),
        labels="empire-",
    ),
    Layout("promos", PROMO_ROWS, SQUARE_COLUMNS, labels="promo-"),
    Layout(
        "cities",
        CITY_NAMES,
        (
            word_column("start", "token", RULERS),
            *[word_column(f"levy.{state}", "token", RULERS) for state in STATES],
        ),
        labels="city-",
    ),
    Layout("emporia", EMPORIA, (Column("open", 0, 1, "flag"),), labels="emporium-"),
    Layout("banks", BANKS, (word_column("border", "border", BORDERS, must=True),), labels="bank-"),
    Layout(
        "board",
        (*FLORINS, *TOKEN_NAMES[:FIRST_PAWN], PAWN_WORD),
        (Column(VALUE, 2, 20, "pieces"),),
        {**dict.fromkeys(FLORINS, (0, 20)), PAWN_WORD: (4, 20)},  # the house of a solitaire game starts with three
        labels="board-",
    ),
)

# All that is printed is read from the first. Except for the promos it was compared with the pictures of the second.
SOURCE: Final = "source:github.com/FransBongers/bga-pax-renaissance"
PICTURE: Final = "source:github.com/diasor/fe-pax-ren"


def sheets_of(
    errata: tuple[Erratum, ...] = (), borrowed: bool = False, told: tuple[Told, ...] = ()
) -> dict[str, Sheet]:
    """Our values: the second edition's with errata over them.

    ``borrowed`` if they only stand in for unknown ones, except for those that the text of the edition has ``told``.
    """
    sheets = {layout.name: Sheet(layout) for layout in LAYOUTS}
    for card in CARDS:
        _fill(sheets["cards"], card.code, SOURCE, _card(card))
    _fill_empires(sheets["empires"])
    for row, square in zip(PROMO_ROWS, PROMO_SQUARES, strict=True):
        _fill(sheets["promos"], row, SOURCE, _square(square))
    _fill_cities(sheets["cities"])
    for emporium, word in enumerate(EMPORIA):
        _fill(sheets["emporia"], word, RULEBOOK, {"open": int(emporium in START_OPEN)})
    for bank, word in enumerate(BANKS):
        _fill(sheets["banks"], word, RULEBOOK, {"border": BORDERS[START_BORDER[bank]]})
    numbers = (*STARTING_FLORINS, *SUPPLY[: FIRST_PAWN + 1])
    for row, number in zip(sheets["board"].layout.rows, numbers, strict=True):
        _fill(sheets["board"], row, RULEBOOK, {VALUE: number})
    if borrowed:
        for sheet in sheets.values():
            for row in sheet.layout.rows:
                sheet.origins[row] = {ALL: RECONSTRUCTED}
    for erratum in errata:
        sheets[erratum.sheet].cells[erratum.row][erratum.column] = erratum.cell
        sheets[erratum.sheet].origins[erratum.row][erratum.column] = erratum.origin
    for one in told:
        sheet = sheets[one.sheet]
        cell = sheet.cells[one.row][one.column]
        name = f"{one.column}.{cell.index(one.word)}" if isinstance(cell, tuple) else one.column
        sheet.origins[one.row][name] = RULEBOOK
    return sheets


def _fill(sheet: Sheet, row: str, origin: str, cells: dict[str, Cell]) -> None:
    sheet.cells[row].update(cells)
    sheet.origins[row] = {ALL: origin}


def _card(card: Card) -> dict[str, Cell]:
    shift = card.one_shot == TRADE_SHIFT
    return {
        "location": LOCATIONS[card.location],
        "agents": tuple([PAWN_WORD if agent == ANY_PAWN else TOKEN_NAMES[agent] for agent in card.agents]),
        "prestige": _prestige(card.prestige),
        "ops": _ops(card.ops),
        "one-shot": ONE_SHOTS[card.one_shot],
        "emporium": EMPORIA[card.one_shot_args[0]] if shift else NONE,
        "religions": () if shift else tuple([RELIGIONS[at] for at in card.one_shot_args]),
        "suitors": tuple([EMPIRES[empire] for empire in card.suitors]),
        "abilities": tuple([ABILITIES[at] for at in card.abilities]),
    }


def _prestige(icons: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([PRESTIGE[kind] for kind in icons])


def _ops(ops: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    printed = list(OP_OF.values())
    return tuple([OP_WORDS[printed.index(op)] for op in ops])


def _square(square: Square) -> dict[str, Cell]:
    return {
        "king.prestige": _prestige(square.king_prestige),
        "republic.prestige": _prestige(square.republic_prestige),
        "republic.ops": _ops(square.republic_ops),
    }


def _fill_empires(sheet: Sheet) -> None:
    for empire, row in enumerate(EMPIRES):
        states: dict[str, Cell] = {
            "start": STATES[START_STATE[empire]],
            "start-1550": STATES[START_STATE_1550[empire]],
            "other": NONE,
        }
        _fill(sheet, row, SOURCE, {**states, **_square(SQUARES[empire])})
        sheet.origins[row]["start"] = RULEBOOK
        sheet.origins[row]["start-1550"] = RULEBOOK
        sheet.origins[row]["other"] = RULEBOOK


def _fill_cities(sheet: Sheet) -> None:
    for city, row in enumerate(CITY_NAMES):
        levies: dict[str, Cell] = {
            f"levy.{state}": RULERS[levy + 1] for state, levy in zip(STATES, LEVY[city], strict=True)
        }
        _fill(sheet, row, SOURCE, {"start": RULERS[START_TOKEN[city] + 1], **levies})
        sheet.origins[row]["start"] = RULEBOOK
    sheet.origins["paris"][f"levy.{STATES[ISLAMIC]}"] = PICTURE
    sheet.origins["venice-2"] = {ALL: RULEBOOK}


# What stands on top of each sheet when it is written.
NOTES: Final[dict[str, str]] = {
    "cards": """\
location: an empire, the-east or the-west; queens and comets have none. agents: pieces, "pawn" for one of the player's.
ops: from top to bottom. one-shot: a trade-shift names its emporium, an apostasy its two religions.
suitors: the kings a queen can marry.""",
    "empires": """\
start, start-1550: the state at the start, and with the map of 1550. other: the one other side of the map card, where
it has only one, as in the first edition.
king, republic: the two sides of the square; every king has one op, the campaign.""",
    "promos": """\
The squares that the promos bring: Hungary and the Ottomans, and the kings of the Papal States in a theocracy.""",
    "cities": """\
start: the piece that is there at the start. levy: what is levied there, by the state of the empire.
A capital of an empire that starts in another state in 1550 has what it levies there.""",
    "emporia": "open: 1 for the two that are open at the start, one of each colour.",
    "banks": "border: where the bank has its first concession.",
    "board": "Florins of the first, second, third and fourth player; pieces of each kind, and pawns of each bank.",
}
