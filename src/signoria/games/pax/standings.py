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
from signoria.games.pax.data.ids import DISCOVERY, GLOBALIZATION, HOLY, IMPERIAL, RELIGIONS, RENAISSANCE, VICTORIES
from signoria.games.pax.query import prestige
from signoria.games.pax.rules.victory import (
    MARGIN,
    bishops,
    concessions,
    condition_unmet,
    faithful,
    king_margin,
    kings,
    law,
    lead,
    patron_scores,
    republics,
    supreme,
    victory_cost,
)
from signoria.games.pax.state import PaxState

MORE: Final = 1  # "more than": a lead of one is enough
RULE_OF: Final = {HOLY: "L3", IMPERIAL: "L4", GLOBALIZATION: "L5", RENAISSANCE: "L6"}
AT_ONCE: Final = 1  # what one action can bring of one thing


class Condition(TypedDict):
    """A count against the best of the others."""

    what: str
    own: int
    rival: int
    lead: int
    needed: int
    met: bool
    short: int


def standings(s: PaxState) -> dict[str, object]:
    """L3–L6, L2a: the standing of every bank still in the game in all victories."""
    playing = [seat for seat in range(s.seats) if not s.out >> seat & 1]
    told: dict[str, object] = {}
    for victory in (HOLY, IMPERIAL, GLOBALIZATION, RENAISSANCE):
        told[VICTORIES[victory]] = {
            "active": bool(s.active[victory]),
            "cost": victory_cost(s, victory),
            "banks": {s.seat_word(seat): standing(s, playing, seat, victory) for seat in playing},
        }
    scores = patron_scores(s)
    told["patron"] = {
        s.seat_word(seat): {
            "patrons": scores[seat][0],
            "florins": scores[seat][1],
            "leads": scores[seat] == max(scores),
        }
        for seat in playing
    }
    return told


def threats(s: PaxState) -> tuple[Threat, ...]:
    """L2–L6: who meets a victory, or lacks nothing but its comet, or of an active one a single thing."""
    playing = [seat for seat in range(s.seats) if not s.out >> seat & 1]
    found: list[Threat] = []
    for victory in (HOLY, IMPERIAL, GLOBALIZATION, RENAISSANCE):
        active = bool(s.active[victory])
        for seat in playing:
            unmet = nearest(s, playing, seat, victory)
            lacks = sum(one["short"] for one in unmet)
            if lacks > (AT_ONCE if active else 0):
                continue
            told = Phrase(f"victory-{VICTORIES[victory]}")
            args: dict[str, Arg] = {"seat": s.game.seat_phrase(s, seat), "victory": told}
            if unmet:
                key = f"threat-lacks-{unmet[0]['what']}"
            elif active:
                key = "threat-declares"
                args["cost"] = victory_cost(s, victory)
            else:
                key, lacks = "threat-comet", 1
            found.append(Threat(seat, "victory", VICTORIES[victory], lacks, Phrase(key, args), RULE_OF[victory]))
    return tuple(found)


def nearest(s: PaxState, playing: list[int], seat: int, victory: int) -> list[Condition]:
    """The conditions of a victory that a bank does not meet; of the holy one those of the religion that lacks least."""
    rivals = [other for other in playing if other != seat]
    if victory != HOLY:
        return [one for one in conditions(s, rivals, seat, victory) if not one["met"]]
    ways = [[one for one in way if not one["met"]] for way in creeds(s, rivals, seat)]
    return min(ways, key=lambda way: sum(one["short"] for one in way))


def standing(s: PaxState, playing: list[int], seat: int, victory: int) -> dict[str, object]:
    """One bank and one victory, as if that bank declared it now."""
    rivals = [other for other in playing if other != seat]
    met = bool(rivals) and condition_unmet(s, seat, victory) == ALLOWED
    if victory == HOLY:
        religion = supreme(s, seat)
        return {
            "met": met,
            "supreme": RELIGIONS[religion] if religion >= 0 else "",
            "religions": holy(s, rivals, seat, religion),
        }
    return {"met": met, "conditions": conditions(s, rivals, seat, victory)}


def conditions(s: PaxState, rivals: list[int], seat: int, victory: int) -> list[Condition]:
    """L4–L6: what a victory that is not the holy one asks of a bank."""
    if victory == IMPERIAL:
        return [condition("kings", kings(s, seat), [kings(s, other) for other in rivals], king_margin(s))]
    if victory == GLOBALIZATION:
        held = [concessions(s, other) for other in rivals]
        found = [prestige(s, other, DISCOVERY) for other in rivals]
        return [
            condition("concessions", concessions(s, seat), held, MARGIN),
            condition("discovery", prestige(s, seat, DISCOVERY), found, MORE),
        ]
    free = [republics(s, other, seat) for other in rivals]
    return [
        condition("republics", republics(s, seat, seat), free, MORE),
        condition("law", law(s, seat), [law(s, other) for other in rivals], MARGIN),
    ]


def holy(s: PaxState, rivals: list[int], seat: int, best: int) -> dict[str, object]:
    """L3, SUPREMACY: each religion for a bank that would declare."""
    return {
        RELIGIONS[religion]: {"supreme": best == religion, "conditions": way}
        for religion, way in enumerate(creeds(s, rivals, seat))
    }


def creeds(s: PaxState, rivals: list[int], seat: int) -> list[list[Condition]]:
    """L3: what the holy victory asks of a bank in each religion: two conditions of the faith, one of the bank."""
    clergy, tokens = bishops(s, seat), faithful(s)
    return [
        [
            condition("bishops", clergy[religion], [sum(clergy) - clergy[religion]], MORE),
            condition("tokens", tokens[religion], [sum(tokens) - tokens[religion]], MORE),
            condition("prestige", prestige(s, seat, religion), [prestige(s, one, religion) for one in rivals], MORE),
        ]
        for religion in range(3)
    ]


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


def condition(what: str, own: int, others: list[int], needed: int) -> Condition:
    """A count against the best of the others; a bank without rivals has nobody to lead."""
    ahead = lead(own, others or [0])
    return {
        "what": what,
        "own": own,
        "rival": max(others or [0]),
        "lead": ahead,
        "needed": needed,
        "met": ahead >= needed,
        "short": max(0, needed - ahead),
    }
