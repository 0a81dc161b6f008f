"""What must fit together in the values of a box: a value that no rule looks for would be shown and do nothing."""

from __future__ import annotations

from collections import Counter
from typing import Final

from signoria.engine.problem import Problem
from signoria.engine.sheet import Sheet
from signoria.games.pax.data.cards import CARD_CODES, IS_COMET, IS_QUEEN
from signoria.games.pax.data.ids import BANKS, CORONATION, EMPIRES, LOCATIONS, NOWHERE, ONE_SHOTS, STATES
from signoria.games.pax.data.map import CITY_CAPITAL, CITY_EMPIRE, CITY_NAMES, EMPORIA, EMPORIUM_COLOUR
from signoria.games.pax.data.sheets import LAYOUTS, NONE, PROMO_ROWS

BEHEAD: Final = "behead"
BEHEAD_ONLY: Final = "behead-only"
WIDOW: Final = "discard-for-peasant-revolt"  # of a married queen
CONDOTTIERI: Final = "venice-2"
# A list may name something twice only here: two knights, two icons of the same prestige.
REPEATED: Final = ("agents", "prestige", "king.prestige", "republic.prestige")


def check(sheets: dict[str, Sheet]) -> None:
    """Note everything that does not fit."""
    for sheet in sheets.values():
        _check_repeats(sheet)
    for card, row in enumerate(CARD_CODES):
        if IS_COMET[card]:
            _keep_blank(sheets["cards"], row, tuple(LAYOUTS[0].columns))
        else:
            _check_card(sheets["cards"], row, IS_QUEEN[card])
    for row in PROMO_ROWS[2:]:
        _keep_blank(sheets["promos"], row, ("republic.prestige", "republic.ops"))
    _check_emporia(sheets["emporia"])
    _check_levies(sheets["cities"])
    _check_banks(sheets["banks"])
    _check_start(sheets)


def check_sides(sheet: Sheet, ours: Sheet) -> None:
    """MAPCARD: map cards have all four sides, or one other than their first; which of it is a matter of the edition."""
    for row in EMPIRES:
        other = sheet.word(row, "other")
        if ours.word(row, "other") == NONE:
            if other != NONE:
                sheet.found((row, "other"), Problem("pax-all-sides", row=row, side=other))
        elif other == NONE:
            sheet.found((row, "other"), Problem("pax-one-side-missing", row=row))
        elif other == sheet.word(row, "start"):
            sheet.found((row, "other"), Problem("pax-same-side", row=row, side=other))


def _check_repeats(sheet: Sheet) -> None:
    for row in sheet.layout.rows:
        for name, cell in sheet.cells[row].items():
            if isinstance(cell, tuple) and name not in REPEATED:
                for place, word in enumerate(cell):
                    if word in cell[:place]:
                        sheet.found((row, *name.split("."), str(place)), Problem("pax-value-twice", word=str(word)))


def _keep_blank(sheet: Sheet, row: str, columns: tuple[str, ...]) -> None:
    for name in columns:
        if sheet.cells[row][name] != sheet.layout.columns[name].blank:
            sheet.found((row, *name.split(".")), Problem("pax-no-such-value", row=row, name=name))


def _check_card(sheet: Sheet, row: str, queen: bool) -> None:
    """A queen has suitors and a coronation, any other card a location; a one-shot has what it needs."""
    shot = sheet.word(row, "one-shot")
    if queen:
        _keep_blank(sheet, row, ("location", "agents"))
        if shot != ONE_SHOTS[CORONATION]:
            sheet.found((row, "one-shot"), Problem("pax-queen-coronation", row=row, word=ONE_SHOTS[CORONATION]))
        if not sheet.words(row, "suitors"):
            sheet.found((row, "suitors"), Problem("pax-value-missing", row=row, name="suitors"))
    else:
        _keep_blank(sheet, row, ("suitors",))
        if shot == ONE_SHOTS[CORONATION]:
            sheet.found((row, "one-shot"), Problem("pax-no-queen", row=row, word=shot))
        if sheet.word(row, "location") == LOCATIONS[NOWHERE]:
            sheet.found((row, "location"), Problem("pax-value-missing", row=row, name="location"))
        if WIDOW in sheet.words(row, "abilities"):
            sheet.found((row, "abilities"), Problem("pax-no-queen", row=row, word=WIDOW))
    if shot != "trade-shift":
        _keep_blank(sheet, row, ("emporium",))
    elif sheet.word(row, "emporium") == NONE:
        sheet.found((row, "one-shot"), Problem("pax-value-missing", row=row, name="emporium"))
    if shot != "apostasy":
        _keep_blank(sheet, row, ("religions",))
    elif len(sheet.words(row, "religions")) != 2:
        sheet.found((row, "religions"), Problem("pax-two-religions", row=row))
    for ability in sheet.words(row, "abilities"):
        if ability.startswith(BEHEAD_ONLY) and BEHEAD not in sheet.words(row, "ops"):
            sheet.found((row, "abilities"), Problem("pax-needs-op", word=ability, op=BEHEAD))


def _check_emporia(sheet: Sheet) -> None:
    """One emporium of each colour is open."""
    for colour in range(2):
        rows = [row for at, row in enumerate(EMPORIA) if EMPORIUM_COLOUR[at] == colour]
        if sum([sheet.number(row, "open") for row in rows]) != 1:
            sheet.found((rows[0], "open"), Problem("pax-one-emporium", rows=", ".join(rows)))


def _check_levies(sheet: Sheet) -> None:
    """Every city levies something; the place of the condottieri only while Venice is catholic or medieval."""
    for row in CITY_NAMES:
        for state in STATES:
            closed = row == CONDOTTIERI and state in ("islamic", "reformist")
            if closed:
                _keep_blank(sheet, row, (f"levy.{state}",))
            elif sheet.word(row, f"levy.{state}") == NONE:
                sheet.found((row, "levy", state), Problem("pax-value-missing", row=row, name=f"levy.{state}"))


def _check_banks(sheet: Sheet) -> None:
    """Every bank starts on a border of its own."""
    seen: dict[str, str] = {}
    for bank in BANKS:
        border = sheet.word(bank, "border")
        if border in seen:
            sheet.found((bank, "border"), Problem("pax-border-twice", border=border, other=seen[border]))
        seen.setdefault(border, bank)


def _check_start(sheets: dict[str, Sheet]) -> None:
    """A piece starts only where there is a place for it, and there are enough of each kind."""
    cities = sheets["cities"]
    for row in CITY_NAMES:
        closed = row in EMPORIA and not sheets["emporia"].number(row, "open")
        if cities.word(row, "start") != NONE and (closed or row == CONDOTTIERI):
            cities.found((row, "start"), Problem("pax-closed-city", row=row))
    for year in ("start", "start-1550"):
        taken = [city for city, row in enumerate(CITY_NAMES) if cities.word(row, "start") != NONE]
        needed = Counter([_first(sheets, city, year) for city in taken])
        for token, count in needed.items():
            if token != NONE and count > sheets["board"].number(token):
                sheets["board"].found((token,), Problem("pax-too-few", row=token, least=count))


def _first(sheets: dict[str, Sheet], city: int, year: str) -> str:
    """The piece a city starts with on one of the two maps."""
    row, empire = CITY_NAMES[city], EMPIRES[CITY_EMPIRE[city]]
    state = sheets["empires"].word(empire, year)
    if CITY_CAPITAL[city] and state != sheets["empires"].word(empire, "start"):
        return sheets["cities"].word(row, f"levy.{state}")
    return sheets["cities"].word(row, "start")
