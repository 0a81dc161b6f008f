"""O2, O3b, O8: what the rows count, when they are triggered, and where their targets lie (rulings S4, S5, S9)."""

from __future__ import annotations

from typing import Final

from signoria.engine.phrase import Phrase
from signoria.games.pax.data.ids import BORDER_COUNT, LAW, MEDIEVAL, RELIGIONS
from signoria.games.pax.data.map import BORDER_EMPIRES, CITIES_OF, LOCATION_EMPIRES
from signoria.games.pax.query import location, prestige
from signoria.games.pax.rules.victory import (
    bishops,
    concessions,
    faithful,
    kings,
    law,
    outnumbers,
    republics,
    rivals,
)
from signoria.games.pax.solitaire.tables import (
    BELIEVERS,
    BISHOPS,
    CONCESSIONS,
    DOMINANT,
    FEW_FLORINS,
    GARRISON_KINGDOM,
    GARRISON_REPUBLIC,
    KINGS,
    NONE,
    REPUBLICS,
    THEOCRACIES,
    TRIGGER_LEAD,
    Row,
)
from signoria.games.pax.state import EMPIRE_COUNT, ITEM_COUNT, THRONE, PaxState

NO_FAITH: Final = -1
ROW_OF_BISHOPS: Final = 3
ROW_OF_BELIEVERS: Final = 4
ROW_OF_TWO_ACTIONS: Final = 6
TWO: Final = 2


def player(s: PaxState, seat: int) -> int:
    """The rival as who declares: what only counts for a declaring owner is asked for the next seat (ruling S4)."""
    return rivals(s, seat)[0]


def theirs(s: PaxState, seat: int, measure: int) -> int:
    """The count of the player; with several rivals that of the best of them."""
    if measure == KINGS:
        return max([kings(s, other) for other in rivals(s, seat)])
    if measure == REPUBLICS:
        return max([republics(s, other, other) for other in rivals(s, seat)])
    return max([concessions(s, other) for other in rivals(s, seat)])


def own(s: PaxState, seat: int, measure: int) -> int:
    """The count of the opponent itself."""
    if measure == KINGS:
        return kings(s, seat)
    return republics(s, seat, player(s, seat)) if measure == REPUBLICS else concessions(s, seat)


def by_religion(s: PaxState, seat: int, measure: int) -> list[int]:
    """Bishops, believers or theocracies of each religion."""
    if measure == BISHOPS:
        return bishops(s, player(s, seat))
    if measure == BELIEVERS:
        return faithful(s)
    return [sum([1 for empire in range(EMPIRE_COUNT) if s.faith[empire] == religion]) for religion in range(3)]


def garrison(s: PaxState, empire: int) -> int:
    """How many knights and rooks stand in the cities of an empire."""
    return sum([1 for city in CITIES_OF[empire] if s.city[city] >= 0])


def guarded(s: PaxState, seat: int, measure: int) -> list[int]:
    """The kingdoms or republics of the player."""
    side = 1 if measure == GARRISON_REPUBLIC else 0
    foes = rivals(s, seat)
    return [empire for empire in range(EMPIRE_COUNT) if s.keeper[empire] in foes and s.republic[empire] == side]


class Aim:
    """S9: the number of a cell as it stood before, and how far it has come down."""

    def __init__(self, s: PaxState, seat: int, measure: int, faith: int) -> None:
        self.seat = seat
        self.measure = measure
        self.faith = faith
        self.guards = {empire: garrison(s, empire) for empire in guarded(s, seat, measure)} if self._guards() else {}
        self.start = 0 if self._guards() else self.count(s)

    def _guards(self) -> bool:
        return self.measure in (GARRISON_KINGDOM, GARRISON_REPUBLIC)

    def count(self, s: PaxState) -> int:
        """The number of a measure that is not a garrison."""
        if self.measure in (BISHOPS, BELIEVERS, THEOCRACIES):
            found = by_religion(s, self.seat, self.measure)
            return 2 * found[self.faith] - sum(found)
        return theirs(s, self.seat, self.measure) - own(s, self.seat, self.measure)

    def change(self, s: PaxState) -> int:
        """By how much the number differs from what it was: below 0, the aim is reached."""
        if not self._guards():
            return self.count(s) - self.start
        still = guarded(s, self.seat, self.measure)
        return min([garrison(s, empire) - before for empire, before in self.guards.items() if empire in still] or [0])

    def says(self, s: PaxState) -> tuple[int, int]:
        """The number before and now, for a sentence."""
        if not self._guards():
            return self.start, self.count(s)
        fall = self.change(s)
        for empire, before in self.guards.items():
            if empire in guarded(s, self.seat, self.measure) and garrison(s, empire) - before == fall:
                return before, before + fall
        return 0, 0


def targets(s: PaxState, aim: Aim) -> list[int]:
    """O3b, ruling S16: the empires where something can be done for the aim, in map order."""
    foes = rivals(s, aim.seat)
    found: list[int] = []
    for empire in range(EMPIRE_COUNT):
        keeper, republic, faith = s.keeper[empire], bool(s.republic[empire]), s.faith[empire]
        if aim.measure == KINGS:
            wanted = keeper == THRONE or (keeper in foes and not republic) or (keeper == aim.seat and republic)
        elif aim.measure == REPUBLICS:
            wanted = (keeper in foes and republic) or (keeper == aim.seat and not republic)
        elif aim.measure in (GARRISON_KINGDOM, GARRISON_REPUBLIC):
            wanted = empire in aim.guards
        elif aim.measure == BISHOPS:
            wanted = empire in pulpits_of(s, aim.faith)
        elif aim.measure == CONCESSIONS:
            wanted = empire in open_to_pawns(s, aim.seat)
        elif aim.measure == BELIEVERS:
            wanted = faith != MEDIEVAL
        else:
            wanted = True
        if wanted:
            found.append(empire)
    return found


def pulpits_of(s: PaxState, faith: int) -> list[int]:
    """O3b: the locations of the cards and squares where a bishop of a religion stands; a whole region is all of it."""
    pulpits = [item for item in range(ITEM_COUNT) if s.bishop[item] >= 0 and s.bishop[item] % 3 == faith]
    return [empire for item in pulpits for empire in LOCATION_EMPIRES[location(s, item)]]


def open_to_pawns(s: PaxState, seat: int) -> list[int]:
    """O3b, row 5: empires with a border where the player has a concession or the opponent could have one."""
    bank = s.banks[seat]
    good = [border for border in range(BORDER_COUNT) if s.concession[border] != bank]
    return sorted({empire for border in good for empire in BORDER_EMPIRES[border]})


def dominant(s: PaxState, seat: int, row: int) -> int:
    """O8, rows 3 and 4: the religion that has more than both others together, or NO_FAITH."""
    found = by_religion(s, seat, BISHOPS if row == ROW_OF_BISHOPS else BELIEVERS)
    for religion in range(3):
        if outnumbers(found, religion):
            return religion
    return NO_FAITH


def triggered(s: PaxState, seat: int, row: int) -> Phrase | None:
    """O2b, O8: why a row is triggered, to be said; nothing if it is not."""
    if row in (1, 5):
        measure = KINGS if row == 1 else CONCESSIONS
        lead = theirs(s, seat, measure) - own(s, seat, measure)
        return Phrase(f"solo-trigger-{row}", {"count": lead}) if lead >= TRIGGER_LEAD else None
    if row == TWO:
        free, mine = theirs(s, seat, REPUBLICS), own(s, seat, REPUBLICS)
        return Phrase("solo-trigger-2", {"count": free, "own": mine}) if mine < free else None
    if row in (ROW_OF_BISHOPS, ROW_OF_BELIEVERS):
        faith = dominant(s, seat, row)
        if faith == NO_FAITH:
            return None
        found = by_religion(s, seat, BISHOPS if row == ROW_OF_BISHOPS else BELIEVERS)
        args: dict[str, int | str | Phrase] = {
            "religion": Phrase(f"religion-{RELIGIONS[faith]}"),
            "count": found[faith],
            "others": sum(found) - found[faith],
        }
        return Phrase(f"solo-trigger-{row}", args)
    if row == ROW_OF_TWO_ACTIONS:
        return Phrase("solo-trigger-6") if s.actions == TWO else None
    if s.actions == 1:
        return Phrase("solo-trigger-7-action")
    florins = int(s.florins[seat])
    return Phrase("solo-trigger-7-florins", {"count": florins}) if florins < FEW_FLORINS else None


def overridden(s: PaxState, seat: int, row: Row) -> bool:
    """O2a, O8: the victory of the row is awake, and the opponent has no more of its prestige than the player."""
    if row.victory == NONE or not s.active[row.victory]:
        return False
    if row.prestige == NONE:
        return True
    kind = dominant(s, seat, row.number) if row.prestige == DOMINANT else row.prestige
    if kind < 0:
        return False
    if kind == LAW:
        return law(s, seat) <= max([law(s, other) for other in rivals(s, seat)])
    return prestige(s, seat, kind) <= max([prestige(s, other, kind) for other in rivals(s, seat)])
