"""What is played: every game with every number of seats, and enough sets of editions and options for each."""

from __future__ import annotations

import enum
import itertools
import types
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from signoria import catalogue
from signoria.engine.game import Game
from signoria.games.pax.data.ids import BANKS
from tests.sample.game import GAME as SAMPLE

# What to try where the type of an option does not tell: by game and option, for a number of seats.
SAMPLES: dict[tuple[str, str], Callable[[int], list[Any]]] = {
    ("pax-renaissance", "banks"): lambda seats: [BANKS[:seats], BANKS[::-1][:seats]],
    ("pax-renaissance", "solitaire"): lambda seats: ["no"],
}
# Tables for one, by game and edition: sets of options that begin with the defaults.
SOLO: dict[tuple[str, str], tuple[dict[str, Any], ...]] = {
    ("pax-renaissance", "2e"): (
        {},
        {"solitaire": "6", "astrology": True, "promos": True, "hands_hidden": False},
        {"solitaire": "24", "first_box": True, "map_1550": True, "banks": ("fugger", "marchionni")},
    ),
    ("pax-renaissance", "2e-living"): ({},),
}


class Case(msgspec.Struct, frozen=True):
    """One way to set up one game, and the seed of everything random in it."""

    game: Game
    edition: str
    seats: int
    options: msgspec.Struct
    seed: str = "0"

    @property
    def name(self) -> str:
        """The case on one line; with it, a failure can be played again."""
        default = self.game.options()
        changed = [
            f"{field}={_said(getattr(self.options, field))}"
            for field in self.options.__struct_fields__
            if getattr(self.options, field) != getattr(default, field)
        ]
        return " ".join([self.game.meta.id, self.edition, f"{self.seats}-seats", *changed, f"seed={self.seed}"])


def _said(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def games() -> tuple[Game, ...]:
    """The games on offer, and the sample."""
    return (SAMPLE, *catalogue.games().values())


def find_game(game_id: str) -> Game:
    """The game with this id, the sample among them."""
    return SAMPLE if game_id == SAMPLE.meta.id else catalogue.find(game_id)


def cases(game: Game) -> list[Case]:
    """Every number of seats with every set: any two editions or options meet somewhere."""
    fewest, most = game.meta.seats
    ordinary = [
        Case(game, edition, seats, options)
        for seats in range(fewest, most + 1)
        for edition, options in settings(game, seats)
    ]
    return [*ordinary, *solo_cases(game)]


def few(known: list[Case]) -> list[Case]:
    """As few of these as show any two of what they differ by together: seats, editions and options."""
    met = {case.name: _met(case) for case in known}
    wanted = set().union(*met.values())
    found: list[Case] = []
    while wanted:
        best = max(known, key=lambda case: len(wanted & met[case.name]))
        wanted -= met[best.name]
        found.append(best)
    return [case for case in known if case in found]


def _met(case: Case) -> set[Any]:
    """What stands together in a case; of several banks the first, since how many there are follows from the seats."""
    values = [(field, getattr(case.options, field)) for field in case.options.__struct_fields__]
    told = [("edition", case.edition), ("seats", case.seats)]
    told += [(field, value[:1] if isinstance(value, tuple) else value) for field, value in values]
    return set(itertools.combinations(told, 2))


def solo_cases(game: Game) -> list[Case]:
    """The tables for one, as they are kept: with a seat for the house."""
    return [
        Case(game, edition, *game.table(1, game.options(**agreed)))
        for edition in game.meta.editions
        for agreed in SOLO.get((game.meta.id, edition), ())
    ]


def settings(game: Game, seats: int) -> list[tuple[str, msgspec.Struct]]:
    """Editions with options: the default of the first edition, then one set after another until every pair has met."""
    names = game.options.__struct_fields__
    factors: list[list[Any]] = [list(game.meta.editions)]
    for field in names:
        samples = SAMPLES.get((game.meta.id, field))
        factors.append(values_of(game.options, field, None if samples is None else samples(seats)))
    found: list[tuple[str, msgspec.Struct]] = []
    for edition, *values in pairwise(factors):
        chosen = {name: value for name, value in zip(names, values, strict=True) if name not in game.barred(edition)}
        if (edition, game.options(**chosen)) not in found:
            found.append((edition, game.options(**chosen)))
    return found


def values_of(options: type[msgspec.Struct], field: str, samples: list[Any] | None = None) -> list[Any]:
    """The values of an option worth trying, its default first: the samples, or what its type allows."""
    default = getattr(options(), field)
    found = list(_values(get_type_hints(options, include_extras=True)[field])) if samples is None else samples
    if not found:
        raise TypeError(f"the type of the option {field} does not tell its values, and it has no samples")
    return [default, *(value for value in found if value != default)]


def _values(hint: Any) -> Iterator[Any]:
    origin = get_origin(hint)
    if hint is bool:
        yield from (False, True)
    elif origin is Literal:
        yield from get_args(hint)
    elif origin in (Union, types.UnionType):
        for member in get_args(hint):
            yield from _values(member)
    elif origin is Annotated:
        base, *marks = get_args(hint)
        if base is int:
            bounds = [bound for mark in marks if isinstance(mark, msgspec.Meta) for bound in (mark.ge, mark.le)]
            yield from (bound for bound in bounds if bound is not None)
        else:
            yield from _values(base)
    elif isinstance(hint, type) and issubclass(hint, enum.Enum):
        yield from hint


def pairwise(factors: list[list[Any]]) -> list[tuple[Any, ...]]:
    """Rows, one value of each factor, such that any two values of different factors stand together in some row."""
    rows = [tuple(values[0] for values in factors)]
    wanted = {
        ((i, a), (j, b))
        for i, j in itertools.combinations(range(len(factors)), 2)
        for a in range(len(factors[i]))
        for b in range(len(factors[j]))
    }
    wanted |= {((0, a), (0, a)) for a in range(len(factors[0]))}
    _meet(wanted, [0] * len(factors))
    while wanted:
        row = _next_row(factors, wanted)
        _meet(wanted, row)
        rows.append(tuple(values[index] for values, index in zip(factors, row, strict=True)))
    return rows


def _pairs(row: list[int]) -> set[Any]:
    chosen = list(enumerate(row))
    return {*itertools.combinations(chosen, 2), (chosen[0], chosen[0])}


def _meet(wanted: set[Any], row: list[int]) -> None:
    wanted -= _pairs(row)


def _next_row(factors: list[list[Any]], wanted: set[Any]) -> list[int]:
    """A row that has the first pair still wanted and, factor by factor, as many others as it can."""
    (i, a), (j, b) = min(wanted)
    fixed = {i: a, j: b}
    row = [fixed.get(k, 0) for k in range(len(factors))]
    for k in range(len(factors)):
        if k not in fixed:
            row[k] = max(
                range(len(factors[k])), key=lambda value: len(wanted & _pairs([*row[:k], value, *row[k + 1 :]]))
            )
    return row
