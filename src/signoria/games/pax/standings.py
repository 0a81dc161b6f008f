"""How near every bank is to each victory: counted by the functions that decide a declaration, and nothing else.

``standings(s)`` has one entry for each victory and one for the patrons::

    holy, imperial, globalization, renaissance:
      active      whether a comet has woken it
      cost        actions that a declaration takes
      banks       for each bank still in the game:
        met         whether all its conditions are met now, awake or not
        conditions  a list, in the order of the paragraph; the holy victory has ``religions`` instead
    patron        for each bank still in the game: patrons, florins, leads

A condition is ``what`` is counted, the bank's ``own`` count, that of its best ``rival``, its ``lead``, the lead that is
``needed``, whether that is ``met``, and by how much it falls ``short``. For the holy victory each religion has the
three conditions ``bishops``, ``tokens`` (its rival are the other two religions together) and ``prestige``, and
``supreme`` if the first two are met; ``supreme`` of the bank is the religion that would be supreme if it declared.
"""

from __future__ import annotations

from typing import Final, TypedDict

from signoria.engine.phrase import Arg, Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.threat import Threat
from signoria.games.pax.data.ids import (
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    LAW,
    PATRON,
    RELIGIONS,
    RENAISSANCE,
    VICTORIES,
)
from signoria.games.pax.query import items_of, prestige, prestiges
from signoria.games.pax.rules.victory import (
    MARGIN,
    bishops,
    concessions,
    condition_unmet,
    faithful,
    king_margin,
    kings,
    law,
    law_with,
    patron_scores,
    patron_standing,
    republics,
    supreme,
    victory_cost,
)
from signoria.games.pax.state import PaxState

MORE: Final = 1  # "more than": a lead of one is enough
RULE_OF: Final = {HOLY: "L3", IMPERIAL: "L4", GLOBALIZATION: "L5", RENAISSANCE: "L6"}
AT_ONCE: Final = 1  # what one action can bring of one thing


# What is counted, the bank's own count, that of its best rival, and the lead that is needed.
Measure = tuple[str, int, int, int]


class Condition(TypedDict):
    """A count against the best of the others."""

    what: str
    own: int
    rival: int
    lead: int
    needed: int
    met: bool
    short: int


class Tally:
    """What the victories count, of every bank: each is counted once."""

    def __init__(self, s: PaxState) -> None:
        seats = range(s.seats)
        self.playing = [seat for seat in seats if not s.out >> seat & 1]
        self.prestige = [prestiges(s, seat, items_of(s, seat, 0), items_of(s, seat, 1)) for seat in seats]
        self.kings = [kings(s, seat) for seat in seats]
        self.concessions = [concessions(s, seat) for seat in seats]
        self.law = [law_with(s, seat, self.prestige[seat][LAW]) for seat in seats]
        self.tokens = faithful(s)
        self.margin = king_margin(s)
        self.republics = [[republics(s, seat, declarer) for seat in seats] for declarer in seats]
        self.bishops = [bishops(s, declarer) for declarer in seats]
        # For each bank and victory the ways to it: one for each religion, a single one to all but the holy victory.
        self.ways = {
            (seat, victory): self._creeds(seat) if victory == HOLY else [self._asked(seat, victory)]
            for seat in self.playing
            for victory in (HOLY, IMPERIAL, GLOBALIZATION, RENAISSANCE)
        }
        # What the rules say of them; a bank without rivals has nothing to declare.
        self.met = {
            (seat, victory): len(self.playing) > 1 and condition_unmet(s, seat, victory) == ALLOWED
            for seat, victory in self.ways
        }
        self.supreme = [supreme(s, seat) for seat in seats]

    def _asked(self, seat: int, victory: int) -> list[Measure]:
        """L4–L6: what a victory that is not the holy one asks of a bank."""
        if victory == IMPERIAL:
            return [self._against("kings", self.kings, seat, self.margin)]
        if victory == GLOBALIZATION:
            found = [each[DISCOVERY] for each in self.prestige]
            return [
                self._against("concessions", self.concessions, seat, MARGIN),
                self._against("discovery", found, seat, MORE),
            ]
        return [
            self._against("republics", self.republics[seat], seat, MORE),
            self._against("law", self.law, seat, MARGIN),
        ]

    def _creeds(self, seat: int) -> list[list[Measure]]:
        """L3: what the holy victory asks of a bank in each religion: two conditions of the faith, one of the bank."""
        clergy, tokens = self.bishops[seat], self.tokens
        return [
            [
                ("bishops", clergy[faith], sum(clergy) - clergy[faith], MORE),
                ("tokens", tokens[faith], sum(tokens) - tokens[faith], MORE),
                self._against("prestige", [each[faith] for each in self.prestige], seat, MORE),
            ]
            for faith in range(3)
        ]

    def _against(self, what: str, counts: list[int], seat: int, needed: int) -> Measure:
        """A bank against the best of the others; one without rivals has nobody to lead."""
        rivals = [counts[other] for other in self.playing if other != seat]
        return what, counts[seat], max(rivals) if rivals else 0, needed


MOST_COUNTED: Final = 64
COUNTED: Final[dict[tuple[object, ...], Tally]] = {}


def tally(s: PaxState) -> Tally:
    """What the victories count: a view and its threats ask one after the other, and it is counted once for both."""
    counted = (s.keeper, s.republic, s.suzerain, s.bishop, s.city, s.faith, s.pirate, s.concession, s.reserve)
    same = (s.game, s.edition.name, s.settings, s.banks, s.out, s.rows, s.wives, bytes(s.place))
    key = (*same, *[bytes(one) for one in counted])
    found = COUNTED.get(key)
    if found is None:
        if len(COUNTED) >= MOST_COUNTED:
            COUNTED.clear()
        found = COUNTED[key] = Tally(s)
    return found


def standings(s: PaxState) -> dict[str, object]:
    """L3–L6, L2a: the standing of every bank still in the game in all victories."""
    counts = tally(s)
    told: dict[str, object] = {}
    for victory in (HOLY, IMPERIAL, GLOBALIZATION, RENAISSANCE):
        told[VICTORIES[victory]] = {
            "active": bool(s.active[victory]),
            "cost": victory_cost(s, victory),
            "banks": {s.seat_word(seat): standing(counts, seat, victory) for seat in counts.playing},
        }
    scores = patron_standing(s, [each[PATRON] for each in counts.prestige])
    best = max(scores)
    told["patron"] = {
        s.seat_word(seat): {"patrons": scores[seat][0], "florins": scores[seat][1], "leads": scores[seat] == best}
        for seat in counts.playing
    }
    return told


def threats(s: PaxState) -> tuple[Threat, ...]:
    """L2–L6: who meets a victory, or lacks only its comet, or lacks a single thing for an active one."""
    counts = tally(s)
    found: list[Threat] = []
    for victory in (HOLY, IMPERIAL, GLOBALIZATION, RENAISSANCE):
        active = bool(s.active[victory])
        for seat in counts.playing:
            unmet = nearest(counts, seat, victory)
            lacks = sum([short for _, short in unmet])
            if lacks > (AT_ONCE if active else 0):
                continue
            told = Phrase(f"victory-{VICTORIES[victory]}")
            args: dict[str, Arg] = {"seat": s.game.seat_phrase(s, seat), "victory": told}
            if unmet:
                key = f"threat-lacks-{unmet[0][0]}"
            elif active:
                key = "threat-declares"
                args["cost"] = victory_cost(s, victory)
            else:
                key, lacks = "threat-comet", 1
            found.append(Threat(seat, "victory", VICTORIES[victory], lacks, Phrase(key, args), RULE_OF[victory]))
    return tuple(found)


def nearest(counts: Tally, seat: int, victory: int) -> list[tuple[str, int]]:
    """What a bank lacks of a victory, and how much of it; of the holy one, in the religion that lacks least."""
    lacking = [[(one[0], short) for one in way if (short := shortfall(one)) > 0] for way in counts.ways[seat, victory]]
    return min(lacking, key=lambda way: sum([short for _, short in way]))


def shortfall(measure: Measure) -> int:
    """How much a count falls short of the lead that is needed."""
    _, own, rival, needed = measure
    return max(0, needed - own + rival)


def standing(counts: Tally, seat: int, victory: int) -> dict[str, object]:
    """One bank and one victory, as if that bank declared it now."""
    met = counts.met[seat, victory]
    ways = [[condition(one) for one in way] for way in counts.ways[seat, victory]]
    if victory != HOLY:
        return {"met": met, "conditions": ways[0]}
    best = counts.supreme[seat]
    return {
        "met": met,
        "supreme": RELIGIONS[best] if best >= 0 else "",
        "religions": {
            RELIGIONS[faith]: {"supreme": faith == best, "conditions": way} for faith, way in enumerate(ways)
        },
    }


def reckoning(s: PaxState) -> tuple[tuple[Phrase, tuple[int, ...]], ...]:
    """L2a, L3–L6: what the victory that was declared counts, for every bank; patrons where none was."""
    outcome = s.outcome
    kind = "" if outcome is None else outcome.kind
    seats = range(s.seats)
    if outcome is not None and kind == VICTORIES[HOLY]:
        best = supreme(s, outcome.winners[0])
        counts = [
            (RELIGIONS[religion], [prestige(s, seat, religion) for seat in seats])
            for religion in ((best,) if best >= 0 else range(3))
        ]
    elif kind == VICTORIES[IMPERIAL]:
        counts = [("kings", [kings(s, seat) for seat in seats])]
    elif kind == VICTORIES[GLOBALIZATION]:
        counts = [
            ("concessions", [concessions(s, seat) for seat in seats]),
            ("discovery", [prestige(s, seat, DISCOVERY) for seat in seats]),
        ]
    elif kind == VICTORIES[RENAISSANCE]:
        counts = [
            ("republics", [republics(s, seat, seat) for seat in seats]),
            ("law", [law(s, seat) for seat in seats]),
        ]
    else:
        scores = patron_scores(s)
        counts = [("patrons", [score[0] for score in scores]), ("florins", [score[1] for score in scores])]
    return tuple([(Phrase(f"reckoning-{what}"), tuple([int(count) for count in row])) for what, row in counts])


def condition(measure: Measure) -> Condition:
    """A count against the best of the others."""
    what, own, rival, needed = measure
    short = shortfall(measure)
    return {
        "what": what,
        "own": own,
        "rival": rival,
        "lead": own - rival,
        "needed": needed,
        "met": short == 0,
        "short": short,
    }
