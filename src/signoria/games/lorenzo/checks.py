"""What must fit together in the values of a box: a value that no rule looks for would be shown and do nothing."""

from __future__ import annotations

from typing import Final

from signoria.engine.problem import Problem
from signoria.engine.sheet import VALUE, Sheet
from signoria.games.lorenzo.data.cards import CARDS, NO_ACTION, Card
from signoria.games.lorenzo.data.ids import BUILDING, CHARACTER, TYPES, VENTURE
from signoria.games.lorenzo.data.leaders import LEADERS, VALUES, Leader
from signoria.games.lorenzo.data.sheets import NONE, ROWS, TRACKS, TRADE_GROUPS

RISING: Final = ("faith", "territories", "characters")


def check(sheets: dict[str, Sheet]) -> None:
    """Note everything that does not fit."""
    for card in CARDS:
        if card.type == BUILDING:
            _check_building(sheets["buildings"], card)
        elif card.type == CHARACTER:
            _check_character(sheets["characters"], card)
    for row in ROWS[VENTURE]:
        _check_venture(sheets["ventures"], row)
    for leader in LEADERS:
        _check_leader(sheets["leaders"], leader)
    _check_tracks(sheets["tracks"])


def _group(sheet: Sheet, row: str, group: str) -> int:
    """All numbers of a group of columns together."""
    names = [name for name in sheet.layout.columns if name.startswith(f"{group}.")]
    return sum([cell for name in names if isinstance(cell := sheet.cells[row][name], int)])


def _keep_blank(sheet: Sheet, row: str, group: str) -> None:
    if _group(sheet, row, group) or (group in sheet.layout.columns and sheet.number(row, group)):
        sheet.found((row, *group.split(".")), Problem("lorenzo-no-such-value", row=row, name=group))


def _check_pair(sheet: Sheet, row: str, one: str, other: str) -> None:
    """Two values of which neither means anything alone."""
    there = [sheet.cells[row][name] not in (NONE, 0) for name in (one, other)]
    if there[0] != there[1]:
        missing = other if there[0] else one
        sheet.found((row, *missing.split(".")), Problem("lorenzo-value-missing", row=row, name=missing))


def _check_building(sheet: Sheet, card: Card) -> None:
    """As many exchanges as the building has, each with something to pay and to gain; goods, or a good for each card."""
    row = card.word
    _check_pair(sheet, row, "yields-per.good", "yields-per.each")
    if sheet.word(row, "yields-per.good") != NONE:
        _keep_blank(sheet, row, "yields")
    for at, group in enumerate(TRADE_GROUPS):
        for part in ("pays", "gains"):
            if at >= len(card.trades):
                _keep_blank(sheet, row, f"{group}-{part}")
            elif not _group(sheet, row, f"{group}-{part}"):
                sheet.found((row,), Problem("lorenzo-value-missing", row=row, name=f"{group}-{part}"))


def _check_character(sheet: Sheet, card: Card) -> None:
    """A value only with what it is the value of; cheaper cards only where cards are taken."""
    row = card.word
    _check_pair(sheet, row, "points.value", "points.each")
    _check_action(sheet, row, "action")
    _check_action(sheet, row, "raises")
    if sheet.word(row, "action.does") not in (*TYPES, "any"):
        _keep_blank(sheet, row, "action-cheaper")
    if sheet.word(row, "raises.does") not in TYPES:
        _keep_blank(sheet, row, "raises.cheaper")
    if card.saves_wood_or_stone:
        _keep_blank(sheet, row, "raises.cheaper")
        if sheet.word(row, "raises.does") != TYPES[BUILDING]:
            sheet.found((row, "raises"), Problem("lorenzo-raises-buildings", row=row, word=TYPES[BUILDING]))


def _check_action(sheet: Sheet, row: str, group: str) -> None:
    if sheet.word(row, f"{group}.does") == NONE:
        _keep_blank(sheet, row, f"{group}.value")


def _check_venture(sheet: Sheet, row: str) -> None:
    """Nobody pays more military points than must be there."""
    _check_action(sheet, row, "action")
    needed = sheet.number(row, "military.needed")
    if sheet.number(row, "military.spent") > needed:
        sheet.found((row, "military", "spent"), Problem("lorenzo-spent", most=needed))


def _check_leader(sheet: Sheet, leader: Leader) -> None:
    """Every leader asks for something; it gives goods, or its ability has a value, or neither, as the ability is."""
    row = leader.word
    if not _group(sheet, row, "needs") + _group(sheet, row, "cards") + sheet.number(row, "of-one-type"):
        sheet.found((row,), Problem("lorenzo-asks-nothing", row=row))
    if not leader.gain:
        _keep_blank(sheet, row, "gives")
    elif not _group(sheet, row, "gives"):
        sheet.found((row,), Problem("lorenzo-value-missing", row=row, name="gives"))
    if leader.number not in VALUES and leader.action == NO_ACTION:
        _keep_blank(sheet, row, "worth")


def _check_tracks(sheet: Sheet) -> None:
    """A track is as long as it is; points do not fall along it."""
    for row, ours in TRACKS.items():
        numbers = sheet.numbers(row, VALUE)
        if len(numbers) != len(ours):
            sheet.found((row,), Problem("lorenzo-track-length", row=row, length=len(ours)))
        for place in range(1, len(numbers)):
            if row in RISING and numbers[place] < numbers[place - 1]:
                least = numbers[place - 1]
                sheet.found((row, str(place)), Problem("lorenzo-track-falls", row=row, least=least))
