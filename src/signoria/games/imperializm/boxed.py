"""A game with a box: our values, or those of a data pack, and what must fit together in either."""

from __future__ import annotations

from typing import Any, Final

from signoria.engine.game import Game
from signoria.engine.pack import Pack
from signoria.engine.problem import Problem
from signoria.engine.sheet import Sheet
from signoria.games.imperializm.components import components
from signoria.games.imperializm.data.box import BOX, LAYOUTS, SHEETS, TEXTS, Box
from signoria.games.imperializm.data.former import FORMER
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENTS,
    COLONIES,
    DESIGNS,
    DUCATS,
    GLORY,
    GOODS,
    LANDS,
    LEVELS,
    MEASURES,
    NEGATIVE,
    POWERS,
    RELIGIONS,
    TERRITORIES,
    TERRITORIES_HELD,
    TERRITORY_CARDS,
)
from signoria.games.imperializm.data.providence import IS_WAR_CARD, KIND

OURS: Final = Pack("imperializm", "", SHEETS)
# How many of each there are; of ducats there is no end.
MOST_HELD: Final = {LANDS: 22, COLONIES: 18, TERRITORIES_HELD: 40, DUCATS: 99}


class BoxedGame(Game):
    """The part of the game that knows about boxes."""

    layouts = LAYOUTS
    former = FORMER

    def __init__(self, pack: Pack = OURS) -> None:
        self.pack = pack
        self._box = BOX if pack is OURS else Box(pack.sheets)

    def box(self) -> Box:
        """The values the game is played with."""
        return self._box

    def components(self, edition: str) -> dict[str, Any]:
        """What lies in the box."""
        return components(self._box)

    def own_texts(self, edition: str = "") -> dict[str, str]:
        """Our sheets as they are written."""
        return TEXTS

    def own_sheets(self, edition: str = "") -> dict[str, Sheet]:
        """Our sheets."""
        return SHEETS

    def check_sheets(self, sheets: dict[str, Sheet], edition: str = "") -> None:
        """What does not fit together."""
        _check_goods(sheets["goods"])
        _check_board(sheets["board"])
        _check_starts(sheets["powers"])
        _check_territories(sheets["territories"], sheets)
        _check_needs(sheets["religions"], RELIGIONS, "needs", sheets)
        _check_achievements(sheets["achievements"], sheets)
        _check_cards(sheets["providence"])
        for religion in RELIGIONS:
            _keep_blank(sheets["religions"], religion, "choice")

    def packed(self, pack: Pack) -> BoxedGame:
        """The same game with the values of a pack."""
        return type(self)(pack)


def _check_goods(sheet: Sheet) -> None:
    """Trade brings no less at a higher level."""
    for good in GOODS:
        profits = sheet.numbers(good, "profit")
        for level in range(1, len(profits)):
            if profits[level] < profits[level - 1]:
                path = (good, "profit", str(level))
                sheet.found(path, Problem("imperializm-profit-falls", level=level, least=profits[level - 1]))


def _check_board(sheet: Sheet) -> None:
    """The hand limit lies between its bounds, and a first hand within them."""
    low, limit, high = (sheet.number(row) for row in ("hand-least", "hand", "hand-most"))
    if not low <= limit <= high:
        sheet.found(("hand",), Problem("imperializm-hand", low=low, high=high))
    if sheet.number("start-hand") > high:
        sheet.found(("start-hand",), Problem("imperializm-hand", low=1, high=high))


def _check_starts(sheet: Sheet) -> None:
    """Every power starts at a place of its own."""
    seen: dict[int, str] = {}
    for power in POWERS:
        start = sheet.number(power, "start")
        if start in seen:
            sheet.found((power, "start"), Problem("imperializm-start-twice", number=start, other=seen[start]))
        seen.setdefault(start, power)


def _check_territories(sheet: Sheet, sheets: dict[str, Sheet]) -> None:
    """Only cards are starting territories, there are enough of them, and each territory can be reached."""
    starting = [row for row in TERRITORIES if sheet.number(row, "starting")]
    for row in TERRITORIES[TERRITORY_CARDS:]:
        if row in starting:
            sheet.found((row, "starting"), Problem("imperializm-no-card", row=row))
    least = max([sheets["board"].number(f"territories-{seats}") for seats in (2, 3, 4)])
    if len(starting) < least:
        sheet.found((), Problem("imperializm-few-starting", number=len(starting), least=least))
    _check_needs(sheet, TERRITORIES, "needs", sheets)


def _check_achievements(sheet: Sheet, sheets: dict[str, Sheet]) -> None:
    """Every achievement asks for something, and it can be reached."""
    for row in ACHIEVEMENTS:
        if not any(cell for name, cell in sheet.cells[row].items() if name.startswith("needs.")):
            sheet.found((row,), Problem("imperializm-asks-nothing", row=row))
    _check_needs(sheet, ACHIEVEMENTS, "needs", sheets)
    _check_needs(sheet, ACHIEVEMENTS, "or", sheets)


def _check_needs(sheet: Sheet, rows: tuple[str, ...], group: str, sheets: dict[str, Sheet]) -> None:
    """Nothing asks for more than its track has."""
    for number, measure in enumerate(MEASURES):
        name = f"{group}.{measure}"
        if name not in sheet.layout.columns:
            continue
        most = _most(number, sheets)
        for row in rows:
            if sheet.number(row, name) > most:
                sheet.found((row, group, measure), Problem("imperializm-out-of-reach", name=name, most=most))


def _most(measure: int, sheets: dict[str, Sheet]) -> int:
    """The most there can be of a measure."""
    if measure < len(GOODS):
        return len(sheets["goods"].numbers(GOODS[measure], "profit")) - 1
    if measure <= GLORY:
        return sheets["board"].number(f"{LEVELS[measure]}-most")
    return MOST_HELD[measure]


def _check_cards(sheet: Sheet) -> None:
    """A card has values only for what it does."""
    for design, row in enumerate(DESIGNS):
        for name in sheet.layout.columns:
            standing = name.startswith("rules.") and KIND[design] <= NEGATIVE
            fighting = name in ("war.land", "war.sea") and IS_WAR_CARD[design]
            if not standing and not fighting:
                _keep_blank(sheet, row, name)
            if name.startswith("per.") and SHEETS["providence"].number(row, name) and not sheet.number(row, name):
                sheet.found((row, "per"), Problem("imperializm-value-gone", name=name))


def _keep_blank(sheet: Sheet, row: str, name: str) -> None:
    """No value where the rules look for none: it would be shown and do nothing."""
    if sheet.number(row, name) and not SHEETS[sheet.layout.name].number(row, name):
        sheet.found((row, *name.split(".")), Problem("imperializm-no-such-value", row=row, name=name))
