"""Positions of games between bots as Parquet files, with what was chosen in each and what came of it.

Games are kept in parts of the same size. A part depends on the plan and its number alone, so the files are the same on
one core or many, and what is there already is not played again.
"""

from __future__ import annotations

import os
import shlex
from collections import Counter
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from signoria.research.extra import needs

needs("research", "pyarrow")

import msgspec  # noqa: E402  (after the check, whose sentence is clearer than that of a failed import)
import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

from signoria import __version__  # noqa: E402
from signoria.arena.match import Plan, Unfinished, Witness, play  # noqa: E402
from signoria.arena.simulate import HERE, each  # noqa: E402
from signoria.engine.agreed import as_typed  # noqa: E402
from signoria.engine.game import Game  # noqa: E402
from signoria.engine.observation import returns  # noqa: E402
from signoria.engine.problem import Problem  # noqa: E402
from signoria.engine.state import State  # noqa: E402
from signoria.research.tables import layout_table  # noqa: E402

GAMES_A_PART: Final = 50
FORMAT: Final = 1
PLAN_FILE: Final = "dataset.json"
CARD_FILE: Final = "README.md"
DATA: Final = "data"
COUNTS: Final = b"signoria"  # the key of what a part says of itself


class Made(msgspec.Struct, frozen=True):
    """What a folder holds: enough to go on, and to refuse another plan in the same place."""

    plan: Plan
    part: int = GAMES_A_PART
    format: int = FORMAT
    version: str = __version__


class Count(msgspec.Struct):
    """What is in some parts."""

    games: int = 0
    positions: int = 0
    outcomes: dict[str, int] = {}


class Positions(Witness):
    """Notes every position of a game in which somebody chose, as that seat saw it."""

    listens = False

    def __init__(self, number: int) -> None:
        self.number = number
        self.rows: list[dict[str, Any]] = []

    def chosen(self, state: State, seat: int, option: int) -> None:
        """A choice: what the seat saw, what was legal, what it took, and how likely the game thinks it wins."""
        game = state.game
        legal = sorted(state.options_for(seat))
        seats = state.seats
        self.rows.append(
            {
                "game": self.number,
                "step": len(self.rows),
                "seat": seat,
                "seats": seats,
                "observation": bytes(game.observe(state, seat)),
                "legal": legal,
                "policy": [1.0 if other == option else 0.0 for other in legal],
                "action": option,
                "estimate": (seats * game.values(state)[seat] - 1.0) / (seats - 1),
                "value": 0.0,
            }
        )


def schema(game: Game) -> Any:
    """The columns of a part."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("seats", pa.int8()),
            ("observation", pa.binary(game.layout.size)),
            ("legal", pa.list_(pa.int16())),
            ("policy", pa.list_(pa.float32())),
            ("action", pa.int16()),
            ("estimate", pa.float32()),
            ("value", pa.float32()),
        ]
    )


def write(
    plan: Plan,
    find: Callable[[str], Game],
    folder: Path,
    jobs: int,
    progress: Callable[[int], None],
    size: int = GAMES_A_PART,
    on: str = HERE,
) -> Count:
    """Play what is missing, write the card, and say what the folder holds; ``size`` is how many games a part has."""
    game = plan.game_of(find)
    made = Made(plan, size)
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / PLAN_FILE
    if kept.is_file():
        try:
            before = msgspec.json.decode(kept.read_bytes(), type=Made)
        except msgspec.MsgspecError:
            raise Problem("dataset-other", folder=str(folder)) from None
        if before != made:
            raise Problem("dataset-other", folder=str(folder))
    elif any(folder.iterdir()):
        raise Problem("dataset-not-empty", folder=str(folder))
    else:
        put(kept, msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    (folder / DATA).mkdir(exist_ok=True)
    paths = [folder / name_of(number) for number in range(-(-plan.games // size))]
    due = tuple(number for number, path in enumerate(paths) if not path.is_file())
    done = plan.games - sum(len(games_of(number, size, plan.games)) for number in due)
    progress(done)
    shared = msgspec.structs.replace(plan, games=len(due))
    for number, content in each(shared, find, partial(part, due, plan.games, size), jobs, on) if due else ():
        put(paths[number], content)
        done += len(games_of(number, size, plan.games))
        progress(done)
    count = counted(paths)
    put(folder / CARD_FILE, card(plan, game, count).encode())
    return count


def name_of(number: int) -> str:
    """The file of a part, in a folder of its own, where tools find nothing else."""
    return f"{DATA}/part-{number:05}.parquet"


def games_of(number: int, size: int, total: int) -> range:
    """The games of a part; the last one may have fewer."""
    return range(number * size, min((number + 1) * size, total))


def part(due: tuple[int, ...], total: int, size: int, plan: Plan, game: Game, at: int) -> tuple[int, bytes]:
    """Play the games of one of the parts that are due: its number, and its file. It may be made on another machine."""
    number = due[at]
    numbers = games_of(number, size, total)
    rows: list[dict[str, Any]] = []
    outcomes: Counter[str] = Counter()
    for one in numbers:
        noted, ended = played(plan, game, one)
        rows += noted
        outcomes[ended] += 1
    count = Count(len(numbers), len(rows), dict(sorted(outcomes.items())))
    table = pa.Table.from_pylist(rows, schema=schema(game).with_metadata({COUNTS: msgspec.json.encode(count)}))
    file = BytesIO()
    pq.write_table(table, file, compression="zstd")
    return number, file.getvalue()


def played(plan: Plan, game: Game, number: int) -> tuple[list[dict[str, Any]], str]:
    """The positions of one game, each with what the game came to for its seat; and how the game ended."""
    seen = Positions(number)
    end = play(plan, game, number, seen)
    if isinstance(end, Unfinished):
        raise Problem("dataset-endless", number=number + 1, choices=end.choices)
    came_to = returns(plan.seats, end.winners)
    for row in seen.rows:
        row["value"] = came_to[row["seat"]]
    return seen.rows, end.outcome


def counted(paths: list[Path]) -> Count:
    """What some parts hold together."""
    total = Count()
    outcomes: Counter[str] = Counter()
    for path in paths:
        one = msgspec.json.decode(pq.read_schema(path).metadata[COUNTS], type=Count)
        total.games += one.games
        total.positions += one.positions
        outcomes.update(one.outcomes)
    total.outcomes = dict(outcomes.most_common())
    return total


def put(path: Path, content: bytes) -> None:
    """Write a file whole, or not at all."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)


def options_of(plan: Plan, game: Game) -> dict[str, str]:
    """The options that are not at their defaults, as they are typed."""
    defaults = msgspec.to_builtins(game.options())
    told = {name: as_typed(value) for name, value in msgspec.to_builtins(plan.options).items()}
    return {name: value for name, value in told.items() if value != as_typed(defaults[name])}


def command(plan: Plan, chosen: dict[str, str]) -> str:
    """What to type to get the same bytes again."""
    parts = ["signoria", "dataset", plan.game, "--edition", plan.edition, "--seats", str(plan.seats)]
    parts += ["--games", str(plan.games), "--bots", ",".join(plan.bots), "--seed", plan.seed]
    for name, value in chosen.items():
        parts += ["--option", f"{name}={value}"]
    return shlex.join(parts) + (" --data FOLDER" if plan.data else "")


def card(plan: Plan, game: Game, count: Count) -> str:
    """The data card: what this is, how it was made, what each column means, and what it is not."""
    chosen = options_of(plan, game)
    agreed = ", ".join(f"`{name}={value}`" for name, value in chosen.items()) or "all as they are if nothing is said"
    games = "1 game" if count.games == 1 else f"{count.games:,} games"
    ends = "\n".join(f"| {kind} | {number} |" for kind, number in count.outcomes.items())
    return f"""# Positions of {plan.game}, {plan.edition}

{count.positions:,} positions of {games} with {plan.seats} seats, played by bots: {", ".join(plan.bots)}.
They move one seat on with every game. Written by Signoria {__version__}, format {FORMAT}.
The rows are in `{DATA}/`. The same command writes the same bytes:

    {command(plan, chosen)}

Options: {agreed}. Values of the game: {plan.values or "those of Signoria"}.

| column | type | meaning |
|---|---|---|
| `game` | int32 | number of the game, from 0 |
| `step` | int32 | number of the decision in it, from 0 |
| `seat` | int8 | who decides |
| `seats` | int8 | how many play |
| `observation` | {game.layout.size} bytes | what that seat knows; the features below |
| `legal` | list of int16 | every legal option, of a vocabulary of {game.vocabulary.size} |
| `policy` | list of float32 | target for each of them: 1 for the one the bot took |
| `action` | int16 | the option the bot took |
| `estimate` | float32 | what the evaluation of the game, which sees everything, expects for that seat, -1 to 1 |
| `value` | float32 | target: what the game came to for that seat, -1 to 1, all seats together 0 |

| way the game ended | games |
|---|---:|
{ends}

## What it is not

Games of bots are not games of people: what they never do is not here. `policy` is one choice and no distribution. The
positions of one game depend on each other: split by game, never by row.

## Features of an observation

{layout_table(game)}"""
