"""Every game and edition in OpenSpiel. ``import signoria.research.openspiel`` registers them.

Chance is explicit: wherever the engine draws, there is a chance node with every result and its probability. Several
seats that decide at once are asked one after the other; nobody sees an answer before all are there.
"""

from __future__ import annotations

import functools
from typing import Any, Final

from signoria.research.extra import needs

needs("research", "pyspiel", "numpy")

import numpy as np  # noqa: E402  (after the check, whose sentence is clearer than that of a failed import)
import pyspiel  # noqa: E402

from signoria.engine.game import Game  # noqa: E402
from signoria.engine.observation import FULL  # noqa: E402
from signoria.engine.rng import Dealt, Undrawn, seeded  # noqa: E402
from signoria.engine.state import State  # noqa: E402
from signoria.research.memory import MEMORY, Memory, mixed  # noqa: E402
from signoria.research.table import Table, tables  # noqa: E402

MOST_RESULTS: Final = 256  # of one draw
MOST_DRAWS: Final = 4_000  # in a game
LONGEST: Final = 10_000  # decisions of a game


class Position:
    """A state of the engine that can be copied and pickled, as OpenSpiel asks of whatever a state of its own holds."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.state.game.meta.id, self.state.to_json())


def restored(game: str, saved: dict[str, Any]) -> Position:
    """A position that was pickled."""
    state = Table(game, "").rules().restore(saved)
    state.rng = Dealt(())
    return Position(state)


@functools.cache
def even(count: int) -> tuple[tuple[int, float], ...]:
    """The results of a draw of so many, each equally likely."""
    return tuple((number, 1.0 / count) for number in range(count))


class Numbers:
    """Rows as lists of numbers from 0 to 1, the same as those of ``SignoriaObserver``; most entries of a row are 0."""

    def __init__(self, most: bytes) -> None:
        every = np.arange(FULL + 1, dtype=np.float32)
        by_most = {top: (every / np.float32(top)).tolist() for top in set(most)}
        self._of_entry: list[list[float]] = [by_most[top] for top in most]

    def of(self, row: bytes) -> list[float]:
        """The numbers of a row."""
        numbers = [0.0] * len(row)
        of_entry = self._of_entry
        for at in np.frombuffer(row, np.uint8).astype(bool).nonzero()[0].tolist():
            numbers[at] = of_entry[at][row[at]]
        return numbers


class SignoriaGame(pyspiel.Game):
    """A game and edition with a number of players, and options by their names; each has a subclass of its own."""

    kind: Any
    offered: Table

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.table = self.offered.with_parameters(given)
        self.rules: Game = self.table.rules()
        self.start = self.table.starter()
        self.layout = self.rules.layout
        self.most = np.frombuffer(self.layout.most(), np.uint8).astype(np.float32)
        self.numbers = Numbers(self.layout.most())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.vocabulary.size,
            max_chance_outcomes=MOST_RESULTS,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SignoriaState:
        """The table before anything was drawn."""
        return SignoriaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More draws than any game has."""
        return MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SignoriaObserver | None:
        """What a seat knows, with or without its memory; there is no row for what all know and nothing else."""
        if params:
            raise ValueError(f"Signoria has no parameters of observations; passed {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SignoriaObserver(self, wanted.perfect_recall)


class SignoriaState(pyspiel.State):
    """A position, or a choice in it that waits for chance.

    While there is chance to come, ``_position`` is the one before the choice, and the choice is made on a copy of it
    again with each result that is known by then.
    """

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        self._position: Position | None = None  # none before the table is laid out
        self._choice = -1
        self._drawn: tuple[int, ...] = ()
        self._results = -1  # of the draw that is due; 0: none, -1: nobody has looked yet
        self._memory: list[Memory] = [Memory()] * game.num_players()

    @property
    def position(self) -> State | None:
        """The state of the engine, the one before the choice at a chance node; none before the set-up is drawn."""
        return None if self._position is None else self._position.state

    # --- what OpenSpiel asks --------------------------------------------------------------------------------------

    def current_player(self) -> Any:
        """Who decides, or chance, or nobody any more."""
        if self._results and self._due():
            return pyspiel.PlayerId.CHANCE
        state = self._position.state  # type: ignore[union-attr]
        return pyspiel.PlayerId.TERMINAL if state.ended else state.decider()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        if self._results and self._due():
            return False
        return bool(self._position.state.ended)  # type: ignore[union-attr]

    def returns(self) -> list[float]:
        """See ``Game.returns``."""
        if not self.is_terminal():
            return [0.0] * self.get_game().num_players()
        state = self._position.state  # type: ignore[union-attr]
        return state.game.returns(state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results of the draw that is due, each equally likely."""
        return list(even(self._due()))

    def _legal_actions(self, player: int) -> list[int]:
        state = self._position.state  # type: ignore[union-attr]
        return sorted(state.options()) if player == state.decider() else []

    def _apply_action(self, action: int) -> None:
        if self._results and self._due():
            self._drawn = (*self._drawn, action)
        else:
            state = self._position.state  # type: ignore[union-attr]
            seat = state.decider()
            self._memory[seat] = self._memory[seat].with_more(state, seat, action)
            self._choice = action
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"result {action + 1}"
        return self.get_game().rules.vocabulary.words(action)

    def __str__(self) -> str:
        game = self.get_game()
        where = "set-up" if self._position is None else f"{self._position.state!r} {self._position.state.digest()}"
        if self._due():
            choice = "" if self._choice < 0 else f" after {game.rules.vocabulary.words(self._choice)}"
            where += f"{choice}, drawn {list(self._drawn)}"
        return f"{game.table.game} {game.table.edition}: {where}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SignoriaState:
        """Another state that the player cannot tell from this one, with all that it cannot know drawn anew."""
        if self._due():
            raise ValueError("A state that waits for chance is in nobody's hands.")
        new = self.clone()
        rng = seeded(str(sampler()))
        state = self._position.state  # type: ignore[union-attr]
        drawn = state.game.resample(state, player, rng)
        if state.decider() != drawn.decider() and player in drawn.deciders():
            drawn.turn_to(player)
        drawn.rng = Dealt(())
        new._position = Position(drawn)
        own = self._memory[player]
        # What others remember of another world is nobody's to know: it is made of that world, and not of this one.
        new._memory = [own if seat == player else own.with_more(drawn, seat) for seat in range(drawn.seats)]
        return new

    # --- the same as OpenSpiel has in C++, without the way there and back for each entry --------------------------

    def is_chance_node(self) -> bool:
        """Whether a draw is due."""
        return self._results != 0 and self._due() > 0

    def legal_actions(self, *player: int) -> list[int]:
        """What a player may do, in order; of the one whose turn it is if none is named."""
        state = self._asked(player)
        return super().legal_actions(*player) if state is None else sorted(state.options())

    def legal_actions_mask(self, *player: int) -> list[int]:
        """A 1 for each action that is legal."""
        state = self._asked(player)
        if state is None:
            return super().legal_actions_mask(*player)
        mask = [0] * state.game.vocabulary.size
        for option in state.options():
            mask[option] = 1
        return mask

    def observation_tensor(self, *player: int) -> list[float]:
        """What a player sees now; see ``SignoriaObserver``."""
        seat = self._looks(player)
        if seat < 0:
            return super().observation_tensor(*player)
        return self.get_game().numbers.of(self.row(seat))

    def information_state_tensor(self, *player: int) -> list[float]:
        """The same, and the fingerprint of all that the player saw and did before."""
        seat = self._looks(player)
        if seat < 0:
            return super().information_state_tensor(*player)
        row = self.row(seat)
        memory = mixed(self._memory[seat].mark(), row)
        return self.get_game().numbers.of(row) + np.unpackbits(np.frombuffer(memory, np.uint8)).astype(float).tolist()

    def _asked(self, player: tuple[int, ...]) -> State | None:
        """The position if it is the turn of the player that is named, or none is; all else OpenSpiel answers itself."""
        if self._results and self._due():
            return None
        state = self._position.state  # type: ignore[union-attr]
        return None if state.ended or (player and player[0] != state.decider()) else state

    def _looks(self, player: tuple[int, ...]) -> int:
        """The seat that looks at the table; -1 if OpenSpiel should answer itself, or refuse."""
        if self._position is None:
            return -1
        state = self._position.state
        if player:
            return player[0] if 0 <= player[0] < state.seats else -1
        return -1 if self._due() or state.ended else state.decider()

    # --- how it goes on -------------------------------------------------------------------------------------------

    def _due(self) -> int:
        """How many results the draw that is due has, 0 if none is."""
        if self._results < 0:
            self._go_on()
        return self._results

    def _go_on(self) -> None:
        """Lay out the table or make the choice with the results that are known; stop at the next draw."""
        dealt = Dealt(self._drawn)
        try:
            if self._position is None:
                state = self.get_game().start(dealt)
            else:
                state = self._position.state.clone()
                state.rng = dealt
                if self._choice >= 0:
                    state.choose(self._choice)
        except Undrawn as due:
            self._results = due.choices
            return
        state.rng = Dealt(())
        self._position, self._choice, self._drawn, self._results = Position(state), -1, (), 0

    def memory(self, seat: int) -> bytes:
        """A fingerprint of what a seat saw whenever it decided, of what it chose, and of what it sees now."""
        return mixed(self._memory[seat].mark(), self.row(seat))

    def row(self, seat: int) -> bytes:
        """What a seat sees now; nothing before the table is laid out."""
        if self._position is None:
            return b""
        state = self._position.state
        return bytes(state.game.observe(state, seat))


class SignoriaObserver:
    """Observations as numbers from 0 to 1, by the names of their features; with memory, its fingerprint in bits."""

    def __init__(self, game: SignoriaGame, recall: bool) -> None:
        self._game = game
        self._recall = recall
        size = game.layout.size
        self.tensor = np.zeros(size + 8 * MEMORY * recall, np.float32)
        self.dict = {
            feature.name: self.tensor[feature.start : feature.start + feature.size].reshape(feature.shape or (1,))
            for feature in game.layout.features
        }
        self._row = self.tensor[:size]
        if recall:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: SignoriaState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        row = state.row(player)
        if row:
            np.divide(np.frombuffer(row, np.uint8), self._game.most, out=self._row)
        else:
            self._row.fill(0)
        if self._recall:
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(state.memory(player), np.uint8))

    def string_from(self, state: SignoriaState, player: int) -> str:
        """What a player knows, as a fingerprint: with memory of its whole past, without of this moment alone."""
        known = state.memory(player) if self._recall else mixed(b"", state.row(player))
        return f"{player} {known.hex()}"


def register(name: str, table: Table) -> type[SignoriaGame]:
    """Make a game known to OpenSpiel under a name."""
    game = table.rules()
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Signoria: {table.game} {table.edition}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.meta.seats[1],
        min_num_players=game.meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=table.parameters(),
    )
    # A class and no closure: OpenSpiel lets go of it when Python is gone, and only a class outlives that.
    made = type(name, (SignoriaGame,), {"kind": kind, "offered": table})
    pyspiel.register_game(kind, made)
    return made


GAMES: Final = {name: register(name, table) for name, table in tables().items()}
globals().update(GAMES)  # a class that is pickled is looked for by its name
