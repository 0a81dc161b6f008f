"""Every game and edition in OpenSpiel. ``import signoria.research.openspiel`` registers them.

Chance is explicit: wherever the engine draws, there is a chance node with every result and its probability. Several
seats that decide at once are asked one after the other; nobody sees an answer before all are there.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

from signoria.research.extra import needs

needs("research", "pyspiel", "numpy")

import msgspec  # noqa: E402  (after the check, whose sentence is clearer than that of a failed import)
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from signoria.engine.game import Game  # noqa: E402
from signoria.engine.observation import FULL, numbers  # noqa: E402
from signoria.engine.rng import Dealt, Rng, Undrawn, seeded  # noqa: E402
from signoria.engine.state import RUNNING, State  # noqa: E402
from signoria.research.memory import MEMORY, NOTHING, Memory, mixed  # noqa: E402
from signoria.research.table import Table, tables  # noqa: E402

MOST_RESULTS: Final = 256  # of one draw
MOST_DRAWS: Final = 4_000  # in a game
LONGEST: Final = 10_000  # decisions of a game
CHANCE: Final = pyspiel.PlayerId.CHANCE
TERMINAL: Final = pyspiel.PlayerId.TERMINAL
NO_LUCK: Final = Dealt(())  # the luck of a position in which nothing is due: nobody draws from it


class Moment(msgspec.Struct, eq=False):
    """Where a state of OpenSpiel stands. Nobody changes it: an action makes another one, and a copy shares it.

    While there is chance to come, ``state`` is the position before the choice, none before the set-up. The choice is
    made in a copy of it when the results of its draws are known.
    """

    state: State | None
    memory: tuple[Memory, ...]
    choice: int = NOTHING
    drawn: tuple[int, ...] = ()
    due: tuple[int, int, int, int] | None = None  # the draw that is due: see ``odds``
    after: tuple[int, ...] = ()  # of how many results the draws are that come after it in any case

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        saved = None if self.state is None else (self.state.game.meta.id, self.state.to_json())
        return restored, (saved, self.memory, self.choice, self.drawn, self.due, self.after)


def restored(saved: tuple[str, dict[str, Any]] | None, *others: Any) -> Moment:
    """A moment that was pickled."""
    if saved is None:
        return Moment(None, *others)
    game, position = saved
    state = Table(game, "").rules().restore(position)
    state.rng = NO_LUCK
    return Moment(state, *others)


def gone_on(before: Moment, start: Callable[[Rng], State]) -> Moment:
    """Lay out the table, or make the choice, with the results that are known; stop at the next draw."""
    dealt = Dealt(before.drawn)
    try:
        if before.state is None:
            state = start(dealt)
        else:
            state = before.state.clone()
            state.rng = dealt
            state.choose(before.choice)
    except Undrawn as undrawn:
        due = (undrawn.choices, undrawn.rare, undrawn.part, undrawn.whole)
        return Moment(before.state, before.memory, before.choice, before.drawn, due, undrawn.after)
    state.rng = NO_LUCK
    return Moment(state, before.memory)


@functools.cache
def odds(choices: int, rare: int, part: int, whole: int) -> tuple[tuple[int, float], ...]:
    """The results of a draw, each with its probability: the rare ones come first and share ``part`` of ``whole``."""
    seldom = part / whole
    often = (1 - seldom) / (choices - rare)
    return tuple((number, seldom / rare if number < rare else often) for number in range(choices))


def scales(most: bytes) -> list[list[float]]:
    """For each entry of a row what its values are as numbers from 0 to 1, the same as in ``SignoriaObserver``."""
    every = np.arange(FULL + 1, dtype=np.float32)
    by_most = {top: (every / np.float32(top)).tolist() for top in set(most)}
    zero = 0.0
    for scale in by_most.values():
        scale[0] = zero
    return [by_most[top] for top in most]


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
        self.scales = scales(self.layout.most())
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
    """A position, or a choice in it that waits for chance."""

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        self._moment: Moment | None = None  # none until somebody looks

    @property
    def position(self) -> State | None:
        """The state of the engine, the one before the choice at a chance node; none before the set-up is drawn."""
        return self._now().state

    def _now(self) -> Moment:
        moment = self._moment
        if moment is None:
            game = self.get_game()
            moment = gone_on(Moment(None, (Memory(),) * game.num_players()), game.start)
            self._moment = moment
        return moment

    # --- what OpenSpiel asks --------------------------------------------------------------------------------------

    def current_player(self) -> Any:
        """Who decides, or chance, or nobody any more."""
        moment = self._moment or self._now()
        if moment.due is not None:
            return CHANCE
        seat = moment.state.decider()  # type: ignore[union-attr]
        return TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        moment = self._moment or self._now()
        return moment.due is None and moment.state.ended != RUNNING  # type: ignore[union-attr]

    def returns(self) -> list[float]:
        """See ``Game.returns``."""
        if not self.is_terminal():
            return [0.0] * self.get_game().num_players()
        state: State = self.position  # type: ignore[assignment]
        return state.game.returns(state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results of the draw that is due, each with its probability."""
        due = self._now().due
        return [] if due is None else list(odds(*due))

    def _legal_actions(self, player: int) -> list[int]:
        state = self._now().state
        return sorted(state.options()) if player == state.decider() else []  # type: ignore[union-attr]

    def _apply_action(self, action: int) -> None:
        moment = self._moment or self._now()
        state = moment.state
        due = moment.due
        if due is None:
            if action not in state.options():  # type: ignore[union-attr]
                raise ValueError(f"Action {action} is not legal here: look at legal_actions.")
            seat: int = state.decider()  # type: ignore[union-attr]
            memory = moment.memory
            link = memory[seat].with_more(state, seat, action)  # type: ignore[arg-type]
            new = Moment(state, (*memory[:seat], link, *memory[seat + 1 :]), action)
        else:
            if not 0 <= action < due[0]:
                raise ValueError(f"Result {action} is not one of the {due[0]} that this draw has.")
            drawn, after = (*moment.drawn, action), moment.after
            if after:
                self._moment = Moment(state, moment.memory, moment.choice, drawn, (after[0], 0, 0, 1), after[1:])
                return
            new = Moment(state, moment.memory, moment.choice, drawn)
        self._moment = gone_on(new, self.get_game().start)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"result {action + 1}"
        vocabulary = self.get_game().rules.vocabulary
        if not 0 <= action < vocabulary.size:
            raise ValueError(f"There is no action {action}; the last one is {vocabulary.size - 1}.")
        return vocabulary.words(action)

    def __str__(self) -> str:
        game = self.get_game()
        moment = self._now()
        where = "set-up" if moment.state is None else f"{moment.state!r} {moment.state.digest()}"
        if moment.due is not None:
            choice = "" if moment.choice == NOTHING else f" after {game.rules.vocabulary.words(moment.choice)}"
            where += f"{choice}, drawn {list(moment.drawn)}"
        return f"{game.table.game} {game.table.edition}: {where}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SignoriaState:
        """Another state that the player cannot tell from this one, with all that it cannot know drawn anew."""
        moment = self._now()
        state = moment.state
        if moment.due is not None or state is None:
            raise ValueError("A state that waits for chance is in nobody's hands.")
        if not 0 <= player < state.seats:
            raise ValueError(f"There is no player {player}; the first one is 0, the last one {state.seats - 1}.")
        drawn = state.game.resample(state, player, seeded(str(sampler())))
        if state.decider() != drawn.decider() and player in drawn.deciders():
            drawn.turn_to(player)
        drawn.rng = NO_LUCK
        own = moment.memory[player]
        # What others remember of another world is nobody's to know: it is made of that world, and not of this one.
        memory = tuple(own if seat == player else own.with_more(drawn, seat) for seat in range(drawn.seats))
        new: SignoriaState = self.clone()
        new._moment = Moment(drawn, memory)
        return new

    # --- the same as OpenSpiel has in C++, without the way there and back for each entry --------------------------

    def is_chance_node(self) -> bool:
        """Whether a draw is due."""
        return (self._moment or self._now()).due is not None

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
        return numbers(self.row(seat), self.get_game().scales)

    def information_state_tensor(self, *player: int) -> list[float]:
        """The same, and the fingerprint of all that the player saw and did before."""
        seat = self._looks(player)
        if seat < 0:
            return super().information_state_tensor(*player)
        row = self.row(seat)
        memory = mixed(self._now().memory[seat].mark(), row)
        bits: list[float] = np.unpackbits(np.frombuffer(memory, np.uint8)).astype(float).tolist()
        return numbers(row, self.get_game().scales) + bits

    def _asked(self, player: tuple[int, ...]) -> State | None:
        """The position if it is the turn of the player that is named, or none is; all else OpenSpiel answers itself."""
        moment = self._moment or self._now()
        if moment.due is not None:
            return None
        state = moment.state
        seat = state.decider()  # type: ignore[union-attr]
        return None if seat < 0 or (player and player[0] != seat) else state

    def _looks(self, player: tuple[int, ...]) -> int:
        """The seat that looks at the table; -1 if OpenSpiel should answer itself, or refuse."""
        moment = self._moment or self._now()
        state = moment.state
        if state is None:
            return -1
        if player:
            return player[0] if 0 <= player[0] < state.seats else -1
        return state.decider() if moment.due is None else -1

    def memory(self, seat: int) -> bytes:
        """A fingerprint of what a seat saw whenever it decided, of what it chose, and of what it sees now."""
        return mixed(self._now().memory[seat].mark(), self.row(seat))

    def row(self, seat: int) -> bytes:
        """What a seat sees now; nothing before the table is laid out."""
        state = (self._moment or self._now()).state
        return b"" if state is None else bytes(state.game.observe(state, seat))


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
