"""The page of the arena: what came of its trials, in Markdown, with intervals."""

from __future__ import annotations

import datetime
import os
from collections import Counter
from fractions import Fraction

import msgspec

from signoria.arena.statistics import Rate
from signoria.arena.tournament import Result, Trial
from signoria.resources import compiled

BY_BUDGET = "Strength by budget"
CHARACTERS = "Characters against the magnate"
WAYS = "Ways of winning"
ENDLESS = "Games without an end"
COLUMNS = ("game", "bot", "against", "games", "won", "95 % interval")


class Match(msgspec.Struct, frozen=True):
    """A trial, how many of 100 its first bot should win, and where it stands on the page."""

    section: str
    trial: Trial
    goal: int | None


Played = list[tuple[Match, list[Result]]]


def won(one: Match, found: list[Result]) -> Rate:
    """How often the first bot of a trial won; a shared victory is a part of one."""
    first = one.trial.bots[0]
    shares = [
        Fraction(1, len(result.winners)) for result in found for at in result.winners if result.lineup[at] == first
    ]
    return Rate(sum(shares, Fraction(0)), len(found))


def reached(one: Match, found: list[Result]) -> bool:
    """Whether a trial came up to its goal; one without a goal has nothing to reach."""
    return one.goal is None or won(one, found).rate * 100 >= one.goal


def by_budget(played: Played) -> dict[str, list[tuple[int, Rate]]]:
    """How often the planner won with each budget, by game."""
    found: dict[str, list[tuple[int, Rate]]] = {}
    for one, results in played:
        if one.section == BY_BUDGET:
            budget = int(one.trial.bots[0].partition(":")[2])
            found.setdefault(one.trial.game, []).append((budget, won(one, results)))
    return found


def page(played: Played, seed: str, picture: str = "") -> str:
    """What came of it."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    engine = "compiled" if compiled() else "interpreted"
    lines = [
        f"# The arena, {today}",
        "",
        f"Written by `make arena` with the seed `{seed}` on the {engine} engine, {os.cpu_count()} cores. On each deal",
        "the first bot plays once in every seat. Intervals hold the true rate 95 times in 100.",
    ]
    for section in dict.fromkeys(one.section for one, _ in played):
        rows = [(one, found) for one, found in played if one.section == section]
        lines += ["", f"## {section}", "", *SECTIONS.get(section, matches)(rows)]
        if section == BY_BUDGET and picture:
            lines += ["", f"![Wins against the same planner by budget]({picture})"]
    return "\n".join(lines) + "\n"


def matches(rows: Played) -> list[str]:
    """A row for each trial: how often its first bot won, and whether that is enough."""
    goals = any(one.goal is not None for one, _ in rows)
    lines = table((*COLUMNS, "goal") if goals else COLUMNS)
    for one, found in rows:
        goal = [] if not goals else ["" if one.goal is None else told(one, found)]
        lines.append(row([*fields(one, found), *goal]))
    return lines


def told(one: Match, found: list[Result]) -> str:
    """Whether a goal was reached, in words; nothing is said before all games are played."""
    planned = len(one.trial.lineups()) * one.trial.deals
    if len(found) < planned:
        return f"{one.goal} %: {len(found)} of {planned} games are played"
    return f"{one.goal} %: {'reached' if reached(one, found) else 'missed'}"


def fields(one: Match, found: list[Result]) -> list[str]:
    """What the row of a trial begins with."""
    rate = won(one, found)
    rivals = ", ".join(f"`{bot}`" for bot in one.trial.bots[1:])
    shares = [f"{100 * rate.rate:.3g} %", f"{100 * rate.low:.0f} % to {100 * rate.high:.0f} %"]
    return [one.trial.game, f"`{one.trial.bots[0]}`", rivals, str(rate.trials), *shares]


def characters(rows: Played) -> list[str]:
    """The same, with the ways in which a character won."""
    lines = table((*COLUMNS, "it won by"))
    for one, found in rows:
        name = one.trial.bots[0]
        own = Counter(result.outcome for result in found for at in result.winners if result.lineup[at] == name)
        lines.append(row([*fields(one, found), ", ".join(f"{way} {count}" for way, count in own.most_common())]))
    return lines


def ways(rows: Played) -> list[str]:
    """How the games between equal bots ended: the share of each way, with its interval."""
    words = sorted({result.outcome for _, found in rows for result in found})
    lines = table(("game", "edition", "seats", "bots", "games", *words))
    for one, found in rows:
        ended = Counter(result.outcome for result in found)
        rates = [Rate(ended[word], len(found)) for word in words]
        shares = [f"{100 * rate.rate:.0f} % ({100 * rate.low:.0f} to {100 * rate.high:.0f})" for rate in rates]
        trial = one.trial
        lines.append(
            row([trial.game, f"`{trial.edition}`", str(trial.seats), f"`{trial.bots[0]}`", str(len(found)), *shares])
        )
    return lines


def ended(rows: Played) -> list[str]:
    """That games came to an end: one that does not stops the arena and is told with its number."""
    return [f"- {one.trial.game}: 0 of {len(found)} between two `{one.trial.bots[0]}`" for one, found in rows]


def table(columns: tuple[str, ...]) -> list[str]:
    """The head of a table."""
    return [row(list(columns)), "|" + "---|" * len(columns)]


def row(told: list[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(told)} |"


SECTIONS = {CHARACTERS: characters, WAYS: ways, ENDLESS: ended}
