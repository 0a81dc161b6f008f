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

from typing import Final

from signoria.engine.refusal import ALLOWED
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
    conditions: list[dict[str, object]] = []
    if victory == IMPERIAL:
        conditions.append(condition("kings", kings(s, seat), [kings(s, other) for other in rivals], king_margin(s)))
    elif victory == GLOBALIZATION:
        held = [concessions(s, other) for other in rivals]
        conditions.append(condition("concessions", concessions(s, seat), held, MARGIN))
        found = [prestige(s, other, DISCOVERY) for other in rivals]
        conditions.append(condition("discovery", prestige(s, seat, DISCOVERY), found, MORE))
    else:
        free = [republics(s, other, seat) for other in rivals]
        conditions.append(condition("republics", republics(s, seat, seat), free, MORE))
        conditions.append(condition("law", law(s, seat), [law(s, other) for other in rivals], MARGIN))
    return {"met": met, "conditions": conditions}


def holy(s: PaxState, rivals: list[int], seat: int, best: int) -> dict[str, object]:
    """L3, SUPREMACY: each religion for a bank that would declare: two conditions of the faith, one of the bank."""
    clergy, tokens = bishops(s, seat), faithful(s)
    told: dict[str, object] = {}
    for religion in range(3):
        devotion = [prestige(s, other, religion) for other in rivals]
        told[RELIGIONS[religion]] = {
            "supreme": best == religion,
            "conditions": [
                condition("bishops", clergy[religion], [sum(clergy) - clergy[religion]], MORE),
                condition("tokens", tokens[religion], [sum(tokens) - tokens[religion]], MORE),
                condition("prestige", prestige(s, seat, religion), devotion, MORE),
            ],
        }
    return told


def condition(what: str, own: int, others: list[int], needed: int) -> dict[str, object]:
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
