"""Which table is played: a game, an edition, seats and options, by names that other tools can pass around."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from signoria import catalogue
from signoria.engine.agreed import agreed
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng, seeded
from signoria.engine.state import State
from signoria.text import Texts

LIST: Final = "+"  # between the words of an option that is a list, where only words can be passed


class Table(msgspec.Struct, frozen=True):
    """A game as an environment: everything that is agreed before it starts."""

    game: str
    edition: str
    seats: int = 2
    options: dict[str, Any] = {}

    def rules(self) -> Game:
        """The game itself."""
        return catalogue.find(self.game)

    def check(self) -> None:
        """Refuse a table that cannot be played, in a sentence; a seat that the rules play is no environment."""
        game: Game | None = None
        try:
            game = self.rules()
            game.check(self.edition, self.seats)
            if self.seats < game.meta.seats[0]:
                raise Problem("wrong-seats", seats=self.seats, fewest=game.meta.seats[0], most=game.meta.seats[1])
            options = self.agreed(game)
            game.check_options(self.edition, options)
            if game.house(options):
                raise ValueError(f"Leave the option {game.meta.solo_option} out: all seats are those of agents.")
            game.start(self.edition, self.seats, options, seeded(0))
        except Problem as problem:
            problem.sentence = Texts("en", game).say_problem(problem)
            raise

    def agreed(self, game: Game) -> msgspec.Struct:
        """The options of the table; those not named have their defaults."""
        return agreed(game, self.options)

    def parameters(self) -> dict[str, Any]:
        """What can be varied where only numbers, switches and words can be passed: players, and options by name."""
        game = self.rules()
        found: dict[str, Any] = {"players": self.seats}
        for field in msgspec.structs.fields(game.options):
            if field.name != game.meta.solo_option and field.name not in game.barred(self.edition):
                found[field.name] = LIST.join(field.default) if isinstance(field.default, tuple) else field.default
        return found

    def with_parameters(self, given: dict[str, Any]) -> Table:
        """The same game with other parameters."""
        defaults = {field.name: field.default for field in msgspec.structs.fields(self.rules().options)}
        options = {
            name: tuple(filter(None, value.split(LIST))) if isinstance(defaults.get(name), tuple) else value
            for name, value in given.items()
            if name != "players"
        }
        table = Table(self.game, self.edition, int(given.get("players", self.seats)), options)
        table.check()
        return table

    def start(self, rng: Rng) -> State:
        """A new game that tells nobody what happens."""
        return self.starter()(rng)

    def starter(self) -> Callable[[Rng], State]:
        """The same for many games: what is agreed is read once."""
        game = self.rules()
        options = self.agreed(game)

        def start(rng: Rng) -> State:
            state = game.start(self.edition, self.seats, options, rng)
            state.sink = None
            return state

        return start


def offered(name: str) -> Table:
    """The environment of this name, or a sentence that says which there are."""
    known = tables()
    if name not in known:
        raise ValueError(f"There is no environment {name}; there are: {', '.join(known)}.")
    return known[name]


def check_render_mode(mode: str | None, modes: list[str]) -> None:
    """Refuse a way to show positions that an environment does not have."""
    if mode is not None and mode not in modes:
        raise ValueError(f"There is no render mode {mode}; there are: {', '.join(modes)}.")


def tables() -> dict[str, Table]:
    """Every game and edition as an environment of two seats, by a name of letters, digits and underscores."""
    found: dict[str, Table] = {}
    for name, game in catalogue.games().items():
        for edition in game.meta.editions:
            word = name if len(game.meta.editions) == 1 else f"{name}-{edition}"
            found[f"signoria_{word.replace('-', '_')}"] = Table(name, edition, game.meta.seats[0])
    return found
