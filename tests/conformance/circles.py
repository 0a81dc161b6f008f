"""No way back: within a turn no sequence of one seat's choices leads to a position that the seat has left already.

A seat that can go in a circle never has to finish its turn. ``no_circle`` looks at what was played. ``no_way_back``
looks around: it tries the options of a moment, follows first those that change least, and looks for a circle in all
that it has seen.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import Any

from signoria.engine.state import State
from tests.conformance.walk import Moment, Step, Unlawful, need

FOLLOWED = 12  # positions whose options are all tried

Edges = dict[str, dict[str, int]]  # from a position to the next ones, with the option that leads there


def no_circle(s: Step) -> None:
    """Within a turn a seat never comes back to a position that it has left."""
    here = s.notes.digests[s.entry.number]
    for number in range(s.entry.number - 1, -1, -1):
        if s.notes.deciders[number] != s.entry.seat:
            return
        need(s.notes.digests[number] != here, f"“{s.entry.words}” leads back to the position after choice {number}")


def no_way_back(m: Moment) -> None:
    """Look around: no sequence of one seat's choices leads back to a position that it has left."""
    if m.state.ended:
        return
    circle = circle_in(around(m.state, FOLLOWED))
    if circle:
        words = ", ".join(f"“{m.game.vocabulary.words(option)}”" for option in circle)
        raise Unlawful(f"{m.state.seat_word(m.state.decider())} can choose without end: {words}")


def around(start: State, followed: int) -> Edges:
    """What the seat that decides can reach by choices of its own; the positions most like the first come first."""
    seat = start.decider()
    first = start.position_json()
    edges: Edges = {}
    waiting: list[tuple[int, int, str, State]] = [(0, 0, start.digest(), start)]
    known = {waiting[0][2]}
    while waiting and len(edges) < followed:
        _, _, here, state = heapq.heappop(waiting)
        edges[here] = {}
        for option in state.options():
            after = state.clone()
            after.choose(option)
            if after.decider() != seat:
                continue
            there = after.digest()
            edges[here].setdefault(there, option)
            if there not in known:
                known.add(there)
                heapq.heappush(waiting, (changed(first, after), len(known), there, after))
    return edges


def changed(first: dict[str, Any], state: State) -> int:
    """How many numbers on the table differ; what is asked does not count."""
    now: dict[str, Any] = state.position_json()
    return sum(differences(first[field], now[field]) for field in now if field != "agenda")


def differences(before: Any, now: Any) -> int:
    """In how many places two values of a field differ."""
    if before == now:
        return 0
    if not isinstance(now, list):
        return 1
    places = [one != other for one, other in zip(before, now, strict=False)]
    return places.count(True) + abs(len(before) - len(now))


def circle_in(edges: Edges) -> list[int]:
    """The options of a way that ends where it began, or nothing."""
    done: set[str] = set()
    for start in edges:
        trail = [start]
        taken: list[int] = []
        ways: list[Iterator[tuple[str, int]]] = [iter(edges[start].items())]
        while ways and start not in done:
            there, option = next(ways[-1], ("", -1))
            if option < 0:
                done.add(trail.pop())
                ways.pop()
                if taken:
                    taken.pop()
            elif there in trail:
                return [*taken[trail.index(there) :], option]
            elif there in edges and there not in done:
                trail.append(there)
                taken.append(option)
                ways.append(iter(edges[there].items()))
    return []
