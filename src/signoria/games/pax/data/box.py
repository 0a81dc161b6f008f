"""What is printed in one box of one edition, as small tuples that rules read. It never changes.

By card, empire, city, bank and token; the state keeps it as ``state.box``, and clones share it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.sheet import Sheet
from signoria.games.pax.data.cards import CARD_CODES
from signoria.games.pax.data.ids import (
    ABILITIES,
    ANY_PAWN,
    BANKS,
    CAMPAIGNING,
    EMPIRES,
    FIRST_PAWN,
    HUNGARY,
    LOCATIONS,
    ONE_SHOTS,
    OPS,
    OTTOMAN,
    PAPAL_STATES,
    PRESTIGE,
    RELIGIONS,
    REPRESS,
    STATES,
    TOKEN_NAMES,
    prestige_counts,
)
from signoria.games.pax.data.map import BORDERS, CITY_NAMES, EMPORIA, EMPORIUM_COLOUR
from signoria.games.pax.data.sheets import EMPORIUM_WORDS, FLORINS, OP_OF, OTHER_WORDS, PAWN_WORD, RULERS

Numbers = tuple[int, ...]
Lists = tuple[tuple[int, ...], ...]
Ops = tuple[tuple[int, int], ...]
OP_COUNT: Final = len(OPS)


class Box:
    """The values of one box."""

    def __init__(self, sheets: dict[str, Sheet]) -> None:
        self.sheets: Final = sheets  # what the numbers were read from: it knows where each is known from
        sheet = sheets["cards"]
        self.card_location: Final[vec[i64]] = vec[i64](_column(sheet, CARD_CODES, "location", LOCATIONS))
        # One entry a piece; pawns are ANY_PAWN.
        self.card_agents: Final[Lists] = tuple([_agents(sheet.words(row, "agents")) for row in CARD_CODES])
        self.card_icons: Final[Lists] = _lists(sheet, CARD_CODES, "prestige", PRESTIGE)  # one entry an icon
        self.card_prestige: Final[Lists] = tuple([prestige_counts(icons) for icons in self.card_icons])  # by kind
        self.card_ops: Final[tuple[Ops, ...]] = tuple([_ops(sheet.words(row, "ops")) for row in CARD_CODES])
        # What the icons of one op allow together, as bits, at card * OP_COUNT + op; -1 where there is no such icon.
        self.card_allows: Final[vec[i64]] = vec[i64]([bits for ops in self.card_ops for bits in _allowed(ops)])
        self.card_shows: Final[vec[i64]] = vec[i64]([_shown(ops) for ops in self.card_ops])  # the same ops as bits
        self.card_one_shot: Final[Numbers] = _column(sheet, CARD_CODES, "one-shot", ONE_SHOTS)
        # The emporium of a trade shift, the two religions of an apostasy.
        self.card_emporium: Final[Numbers] = tuple(
            [EMPORIUM_WORDS.index(sheet.word(row, "emporium")) - 1 for row in CARD_CODES]
        )
        self.card_religions: Final[Lists] = _lists(sheet, CARD_CODES, "religions", RELIGIONS)
        self.card_suitors: Final[Lists] = _lists(sheet, CARD_CODES, "suitors", EMPIRES)
        self.card_abilities: Final[Lists] = _lists(sheet, CARD_CODES, "abilities", ABILITIES)
        self.ability_cards: Final[tuple[vec[i64], ...]] = tuple(
            [
                vec[i64]([card for card in range(len(CARD_CODES)) if ability in self.card_abilities[card]])
                for ability in range(len(ABILITIES))
            ]
        )
        # The same one after the other: those of an ability stand from `ability_from` of it to that of the next.
        self.ability_row: Final[vec[i64]] = vec[i64]([card for cards in self.ability_cards for card in cards])
        self.ability_from: Final[vec[i64]] = vec[i64](
            [sum([len(cards) for cards in self.ability_cards[:ability]]) for ability in range(len(ABILITIES) + 1)]
        )

        # By empire, then by side of the square: KING or REPUBLIC. Prestige is a count of each kind.
        sheet, promo = sheets["empires"], sheets["promos"]
        self.start_state: Final[Numbers] = _column(sheet, EMPIRES, "start", STATES)
        self.start_state_1550: Final[Numbers] = _column(sheet, EMPIRES, "start-1550", STATES)
        # The only other side of a map card; -1: the empire can have any state.
        self.other_side: Final[Numbers] = tuple([OTHER_WORDS.index(sheet.word(row, "other")) - 1 for row in EMPIRES])
        self.square_ops: Final[tuple[tuple[Ops, ...], ...]] = tuple([_square_ops(sheet, row) for row in EMPIRES])
        self.square_prestige: Final[tuple[Lists, ...]] = tuple([_square_prestige(sheet, row) for row in EMPIRES])
        # With the promos, Hungary and the Ottomans have other squares.
        promos = (HUNGARY, OTTOMAN)
        self.promo_square_ops: Final[tuple[tuple[Ops, ...], ...]] = tuple(
            [_square_ops(promo if empire in promos else sheet, row) for empire, row in enumerate(EMPIRES)]
        )
        # The same as for cards: without promos, then with them, at (empire * 2 + side) * OP_COUNT + op.
        self.square_allows: Final[vec[i64]] = vec[i64](
            [
                bits
                for squares in (self.square_ops, self.promo_square_ops)
                for sides in squares
                for ops in sides
                for bits in _allowed(ops)
            ]
        )
        self.square_shows: Final[vec[i64]] = vec[i64](
            [_shown(ops) for squares in (self.square_ops, self.promo_square_ops) for sides in squares for ops in sides]
        )
        self.promo_square_prestige: Final[tuple[Lists, ...]] = tuple(
            [_square_prestige(promo if empire in promos else sheet, row) for empire, row in enumerate(EMPIRES)]
        )
        # And the Papal States have another king while they are islamic or reformist: his prestige by state.
        pope = self.square_prestige[PAPAL_STATES][0]
        self.promo_papal_king_prestige: Final[Lists] = (
            pope,
            _square_prestige(promo, "papal-states-islamic")[0],
            _square_prestige(promo, "papal-states-reformist")[0],
            pope,
        )

        sheet = sheets["cities"]
        self.start_token: Final[Numbers] = tuple([RULERS.index(sheet.word(row, "start")) - 1 for row in CITY_NAMES])
        # The token a city levies while its empire is catholic, islamic, reformist, medieval.
        self.levy: Final[Lists] = tuple(
            [tuple([RULERS.index(sheet.word(row, f"levy.{state}")) - 1 for state in STATES]) for row in CITY_NAMES]
        )

        opened = [at for at, row in enumerate(EMPORIA) if sheets["emporia"].number(row, "open")]
        # The emporium open at the start, by colour.
        self.start_open: Final[Numbers] = tuple(sorted(opened, key=EMPORIUM_COLOUR.__getitem__))
        self.start_border: Final[Numbers] = _column(sheets["banks"], BANKS, "border", BORDERS)
        sheet = sheets["board"]
        self.starting_florins: Final[Numbers] = tuple([sheet.number(row) for row in FLORINS])  # in turn order
        self.supply: Final[Numbers] = tuple(
            [sheet.number(row) for row in TOKEN_NAMES[:FIRST_PAWN]] + [sheet.number(PAWN_WORD)] * len(BANKS)
        )


def _column(sheet: Sheet, rows: tuple[str, ...], name: str, words: tuple[str, ...]) -> Numbers:
    """A column of words as numbers."""
    return tuple([words.index(sheet.word(row, name)) for row in rows])


def _lists(sheet: Sheet, rows: tuple[str, ...], name: str, words: tuple[str, ...]) -> Lists:
    """A column of lists of words as numbers."""
    return tuple([tuple([words.index(word) for word in sheet.words(row, name)]) for row in rows])


def _agents(words: tuple[str, ...]) -> Numbers:
    return tuple([ANY_PAWN if word == PAWN_WORD else TOKEN_NAMES.index(word) for word in words])


def _ops(words: tuple[str, ...]) -> Ops:
    return tuple([OP_OF[word] for word in words])


def _allowed(ops: Ops) -> list[int]:
    """By op: what its icons allow together, as bits (of pieces for a repression); -1 for an op that is not there."""
    found = [-1] * OP_COUNT
    for op, arg in ops:
        bits = arg if op == REPRESS else 1 << arg
        found[op] = bits if found[op] < 0 else found[op] | bits
    return found


def _shown(ops: Ops) -> int:
    """Which ops there are, as bits."""
    return sum([1 << op for op in {op for op, _ in ops}])


def _square_ops(sheet: Sheet, row: str) -> tuple[Ops, ...]:
    """Every king has one op, the campaign."""
    return ((CAMPAIGNING,), _ops(sheet.words(row, "republic.ops")))


def _square_prestige(sheet: Sheet, row: str) -> Lists:
    return tuple(
        [
            prestige_counts(tuple([PRESTIGE.index(word) for word in sheet.words(row, f"{side}.prestige")]))
            for side in ("king", "republic")
        ]
    )
