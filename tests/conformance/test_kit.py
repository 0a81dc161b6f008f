"""The kit itself: each of its laws notices a game that breaks it. Every fault here is one slip in the sample game."""

from __future__ import annotations

import enum
import itertools
import math
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
import pytest

from signoria.engine.event import Chance
from signoria.engine.phrase import Phrase
from signoria.engine.record import read
from signoria.games.pax.game import PaxOptions
from tests.conformance import laws as kit
from tests.conformance.cases import Case, cases, find_game, pairwise, settings, values_of
from tests.conformance.walk import LawBroken, Laws, Walk, follow
from tests.sample import data
from tests.sample.game import GAME, SampleGame, SampleOptions
from tests.sample.state import SampleState
from tests.sample.steps import Turn

CASE = Case(GAME, "long", 3, SampleOptions(purse="full"), "kit")
NO_LAWS = Laws(positions={}, steps={}, wholes=())


def only(law: Callable[..., None]) -> Laws:
    """One law alone, at every moment."""
    return Laws(
        positions={law: 1} if law in kit.LAWS.positions else {},
        steps={law: 1} if law in kit.LAWS.steps else {},
        wholes=(law,) if law in kit.LAWS.wholes else (),
    )


class Colour(enum.Enum):
    """A choice among names."""

    RED = "red"
    BLUE = "blue"


class ManyKinds(msgspec.Struct):
    """Options of every kind that the kit varies, and one that it leaves alone."""

    yes: bool = True
    word: Literal["a", "b"] = "b"
    colour: Colour = Colour.RED
    count: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    name: str = "nobody"


# --- the slips --------------------------------------------------------------------------------------------------------

clone, view_of, restore, describe = SampleState.clone, SampleState.view, SampleGame.restore, SampleGame.describe
candidates, take, resolve, emit_to = Turn.candidates, Turn.take, Turn.resolve, SampleState.emit_to


def draws_twice(step: Turn, s: SampleState, verb: int) -> list[int]:
    """“draw” is offered twice."""
    return [0, 0] if verb == data.DRAW else candidates(step, s, verb)


def stows_only_one(step: Turn, s: SampleState, verb: int) -> list[int]:
    """The guard allows to stow more than is offered."""
    return [0] if verb == data.STOW else candidates(step, s, verb)


def forgets_who_knows(s: SampleState, seat: int) -> None:
    """A card is drawn and its owner does not know it."""
    card = s.draw(data.DRAWN_CARD, s.cards_at(data.DECK), seat)
    s.place[card] = seat


def asks_without_words(step: Turn, s: SampleState) -> Phrase:
    """The question has no message."""
    return Phrase("prompt-that-nobody-wrote")


def cannot_rest(step: Turn, s: SampleState, verb: int, thing: int) -> None:
    """Resting fails."""
    if verb == data.REST:
        raise ZeroDivisionError
    take(step, s, verb, thing)


def names_nothing(s: SampleState, option: int, refusal: int) -> dict[str, Any]:
    """Refusals get no names and numbers."""
    return {}


def restores_no_knowledge(game: SampleGame, saved: dict[str, Any]) -> SampleState:
    """A loaded game has forgotten who knows what."""
    return restore(game, {**saved, "known": [0] * data.CARD_COUNT})


def clones_no_chest(s: SampleState) -> SampleState:
    """A clone has empty chests."""
    other = clone(s)
    other.chest = other.purse[:]
    return other


def shares_purse(s: SampleState) -> SampleState:
    """A clone has the same purses as the original, not equal ones."""
    other = clone(s)
    other.purse = s.purse
    return other


def describes_no_pile(game: SampleGame, state: SampleState) -> dict[str, Any]:
    """A position in words leaves out the pile."""
    return {**describe(game, state), "pile": []}


def shows_the_deck(s: SampleState, seat: int) -> dict[str, object]:
    """A view has the cards of the deck."""
    return {**view_of(s, seat), "next": s.cards_at(data.DECK)}


def has_no_worth(game: SampleGame, state: SampleState, seat: int) -> float:
    """A position is worth nothing that can be compared."""
    return math.nan


def happens_in_silence(s: SampleState, kind: int, thing: int, audience: int = -1) -> None:
    """Chance does not count as new information."""
    if s.sink is not None:
        s.sink.chances.append(Chance(kind, thing, audience))


def reveals_nothing(s: SampleState) -> None:
    """A card that is shown does not count as new information."""


def tells_everybody(s: SampleState, seat: int, kind: int, args: tuple[int, ...]) -> None:
    """What is for one seat is told to all."""
    s.emit(kind, args)


def draws_off_the_record(s: SampleState, kind: int, things: list[int], audience: int = -1) -> int:
    """Chance is used and not written down."""
    s.reveal()
    return things[s.rng.below(len(things))]


def never_ends(step: Turn, s: SampleState) -> None:
    """The rounds are not counted."""
    s.push(Turn((step.seat + 1) % s.seats, data.ACTIONS))


EVENTS_WITHOUT_ONE = {kind: entry for kind, entry in GAME.events.items() if kind != data.SOLD}

FAULTS: list[tuple[Callable[..., None], type, str, object]] = [
    (kit.a_decision_or_the_end, Turn, "candidates", draws_twice),
    (kit.the_invariants_of_the_game, SampleState, "take_card", forgets_who_knows),
    (kit.everything_can_be_said, Turn, "prompt", asks_without_words),
    (kit.evaluation_is_a_number, SampleGame, "evaluate", has_no_worth),
    (kit.json_round_trip, SampleGame, "restore", restores_no_knowledge),
    (kit.clones_are_equal, SampleState, "clone", clones_no_chest),
    (kit.positions_in_words, SampleGame, "describe", describes_no_pile),
    (kit.every_option_applies, Turn, "take", cannot_rest),
    (kit.every_option_applies, SampleState, "clone", shares_purse),
    (kit.every_other_option_is_refused, Turn, "candidates", stows_only_one),
    (kit.every_other_option_is_refused, SampleState, "refusal_args", names_nothing),
    (kit.the_session_takes_nothing_else, SampleState, "refusal_args", names_nothing),
    (kit.views_leak_nothing, SampleState, "view", shows_the_deck),
    (kit.events_can_be_said, SampleGame, "events", EVENTS_WITHOUT_ONE),
    (kit.undo_stops_at_new_information, SampleState, "happened", happens_in_silence),
    (kit.nobody_learns_unmarked, SampleState, "reveal", reveals_nothing),
    (kit.nobody_learns_unmarked, SampleState, "emit_to", tells_everybody),
    (kit.clone_isolation, SampleState, "clone", shares_purse),
    (kit.any_position_again, SampleState, "clone", shares_purse),
    (kit.replay_equals_play, SampleState, "draw", draws_off_the_record),
    (kit.record_round_trip, SampleState, "draw", draws_off_the_record),
]


@pytest.mark.parametrize(
    ("law", "owner", "name", "slip"), FAULTS, ids=[f"{law.__name__}-{name}" for law, _, name, _ in FAULTS]
)
def test_a_law_notices_the_slip(
    law: Callable[..., None], owner: type, name: str, slip: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    Walk(CASE, only(law)).run()
    monkeypatch.setattr(owner, name, slip)
    with pytest.raises(LawBroken) as broken:
        Walk(CASE, only(law), regret=0.0).run()
    assert broken.value.law == law.__name__.replace("_", " ")
    assert CASE.name in str(broken.value)


def test_every_law_has_a_slip() -> None:
    known = {*kit.LAWS.positions, *kit.LAWS.steps, *kit.LAWS.wholes}
    assert {law for law, *_ in FAULTS} == known


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "resolve", never_ends)
    with pytest.raises(LawBroken, match="does not end within 300 choices"):
        Walk(CASE, NO_LAWS, most=300).run()


def test_an_undo_that_leads_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleState, "clone", shares_purse)
    with pytest.raises(LawBroken, match="undo leads to another position"):
        Walk(CASE, NO_LAWS).run()


def test_a_crash_comes_with_a_record_that_meets_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "take", cannot_rest)
    with pytest.raises(LawBroken, match="choosing “rest” raised ZeroDivisionError") as broken:
        Walk(CASE, NO_LAWS).run()
    with pytest.raises(ZeroDivisionError):
        read(broken.value.record, lambda _: GAME)


def test_a_broken_law_comes_with_a_record_that_can_be_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampleState, "reveal", reveals_nothing)
    with pytest.raises(LawBroken) as first:
        Walk(CASE, only(kit.nobody_learns_unmarked)).run()
    with pytest.raises(LawBroken) as again:
        follow(first.value.record, only(kit.nobody_learns_unmarked), lambda _: GAME)
    assert again.value.law == first.value.law


# --- what is played ---------------------------------------------------------------------------------------------------


def test_the_sets_begin_with_the_default_and_have_every_edition() -> None:
    found = settings(GAME, 2)
    assert found[0] == ("short", SampleOptions())
    assert {edition for edition, _ in found} == {"short", "long"}


def test_any_two_values_of_different_factors_meet() -> None:
    factors: list[list[Any]] = [["a", "b", "c"], [False, True], [1, 2, 3, 4], [False, True]]
    rows = pairwise(factors)
    for i, j in itertools.combinations(range(len(factors)), 2):
        assert {(row[i], row[j]) for row in rows} == set(itertools.product(factors[i], factors[j]))
    assert len(rows) < 3 * 2 * 4 * 2


def test_values_worth_trying_come_from_the_types() -> None:
    assert values_of(ManyKinds, "yes") == [True, False]
    assert values_of(ManyKinds, "word") == ["b", "a"]
    assert values_of(ManyKinds, "colour") == [Colour.RED, Colour.BLUE]
    assert values_of(ManyKinds, "count") == [3, 1, 9]
    assert values_of(ManyKinds, "name", ["nobody", "somebody"]) == ["nobody", "somebody"]


def test_an_option_whose_values_nobody_knows_is_noticed() -> None:
    with pytest.raises(TypeError, match="the option name does not tell its values"):
        values_of(ManyKinds, "name")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_banks_are_chosen_and_dealt(seats: int) -> None:
    options = [case.options for case in cases(find_game("pax-renaissance")) if case.seats == seats]
    banks = {option.banks for option in options if isinstance(option, PaxOptions)}
    assert {len(chosen) for chosen in banks} == {0, seats}
    assert len(banks) == 3
