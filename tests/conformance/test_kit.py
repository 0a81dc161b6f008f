"""The kit itself: each of its laws notices a game that breaks it. Every fault here is one slip in the sample game."""

from __future__ import annotations

import enum
import itertools
import math
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from signoria.engine.event import EVERYONE, Chance
from signoria.engine.phrase import Phrase
from signoria.engine.record import read
from signoria.engine.record.writing import _Writer
from signoria.engine.rng import Rng, seeded
from signoria.engine.term import Term
from signoria.games.pax.game import PaxOptions
from tests.conformance import advised, circles, common, observed
from tests.conformance import laws as kit
from tests.conformance.cases import Case, cases, few, find_game, pairwise, settings, values_of
from tests.conformance.said import what_is_said_is_what_happens
from tests.conformance.walk import LawBroken, Laws, Walk, follow
from tests.sample import data
from tests.sample.game import GAME, SampleGame, SampleOptions
from tests.sample.state import SampleState
from tests.sample.steps import Market, Turn

CASE = Case(GAME, "long", 3, SampleOptions(purse="full"), "kit")
SEALED = Case(GAME, "long", 4, SampleOptions(purse="full", sealed=True), "kit 0")
DRAWN = Case(GAME, "long", 4, SampleOptions(purse="full"), "kit 7")
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

position = SampleGame.position
resample = SampleGame.resample
clone, view_of, restore, describe = SampleState.clone, SampleGame.view, SampleGame.restore, SampleGame.describe
terms_of = SampleGame.terms
candidates, take, resolve, emit_to = Turn.candidates, Turn.take, Turn.resolve, SampleState.emit_to
answer, waiting = Market.take, _Writer.waiting
observe, returns = SampleGame.observe, SampleGame.returns
preview_of: Callable[[SampleGame, SampleState, int], dict[str, Any]] = SampleGame.preview
refusal_args: Callable[[SampleGame, SampleState, int, int], dict[str, Any]] = SampleGame.refusal_args


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


def rests_for_ever(step: Turn, s: SampleState, verb: int, thing: int) -> None:
    """Resting costs no action: the turn goes on as it was."""
    if verb == data.REST:
        s.push(step)
    else:
        take(step, s, verb, thing)


def stows_and_takes_back(step: Turn, s: SampleState, verb: int, thing: int) -> None:
    """Florins go into the chest for free, and come out again by resting: a circle of two choices."""
    if verb == data.REST and s.chest[step.seat]:
        s.purse[step.seat] += s.chest[step.seat]
        s.chest[step.seat] = 0
        s.push(step)
    elif verb == data.STOW:
        s.purse[step.seat] -= thing + 1
        s.chest[step.seat] += thing + 1
        s.push(step)
    else:
        take(step, s, verb, thing)


def sells_dearer(game: SampleGame, s: SampleState, option: int) -> dict[str, Any]:
    """A preview promises a florin more than a sale brings."""
    told = preview_of(game, s, option)
    if data.VERB_OF[option] == data.SELL:
        return {**told, "changes": {path: by + 1 for path, by in told["changes"].items()}}
    return told


def promises_what_nobody_checks(game: SampleGame, s: SampleState, option: int) -> dict[str, Any]:
    """A preview says something that the claims of the game know nothing of."""
    return {**preview_of(game, s, option), "luck": 7}


def counts_another_action(step: Turn, s: SampleState) -> Phrase:
    """The question names an action too many."""
    return Phrase("prompt-turn", {"actions": step.actions + 1})


def wants_more(game: SampleGame, s: SampleState, option: int, refusal: int) -> dict[str, Any]:
    """A refusal names a florin more than is missing."""
    told = refusal_args(game, s, option, refusal)
    return {**told, "wanted": told["wanted"] + 1} if "wanted" in told else told


def names_nothing(game: SampleGame, s: SampleState, option: int, refusal: int) -> dict[str, Any]:
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


def counts_no_turns(s: SampleState) -> SampleState:
    """A clone has seen no turn begin."""
    other = clone(s)
    other.turns = 0
    return other


def deals_by_what_is_hidden(game: SampleGame, s: SampleState, seat: int, _rng: Rng) -> SampleState:
    """What a seat cannot know decides what it is shown instead."""
    return resample(game, s, seat, seeded(str(list(s.place))))


def shares_purse(s: SampleState) -> SampleState:
    """A clone has the same purses as the original, not equal ones."""
    other = clone(s)
    other.purse = s.purse
    return other


def describes_no_pile(game: SampleGame, state: SampleState) -> dict[str, Any]:
    """A position in words leaves out the pile."""
    return {**describe(game, state), "pile": []}


def reads_cards_in_order_only(game: SampleGame, given: dict[str, Any]) -> SampleState:
    """Of a pile that is not written from the lowest card up only the first card is read."""
    pile = given.get("pile", [])
    in_order = pile == sorted(pile, key=data.CARD_WORDS.index)
    return position(game, given if in_order else {**given, "pile": pile[:1]})


def shows_the_deck(game: SampleGame, s: SampleState, seat: int) -> dict[str, object]:
    """A view has the cards of the deck."""
    return {**view_of(game, s, seat), "next": s.cards_at(data.DECK)}


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


def favours_the_quick(step: Market, s: SampleState, verb: int, thing: int) -> None:
    """Who answers first is given a florin."""
    if step.owing() == step.asked:
        s.purse[step.seat] += 1
    answer(step, s, verb, thing)


def shows_the_answers(game: SampleGame, s: SampleState, seat: int) -> dict[str, object]:
    """A view has the steps with everything in them."""
    return {**view_of(game, s, seat), "agenda": [step.to_json() for step in s.agenda]}


def shows_who_thinks(game: SampleGame, s: SampleState, seat: int) -> dict[str, object]:
    """A view tells who is asked where that is a secret."""
    return {**view_of(game, s, seat), "thinking": s.deciders()}


def tells_at_once(step: Market, s: SampleState, verb: int, thing: int) -> None:
    """An offer is told before all are made."""
    answer(step, s, verb, thing)
    s.emit(data.OFFERED, (step.seat, thing))


def remembers_the_answer(step: Market, s: SampleState, verb: int, thing: int) -> None:
    """An offer leaves the purse when it is made."""
    answer(step, s, verb, thing)
    s.purse[step.seat] -= thing


def writes_all_answers(writer: _Writer, number: int) -> list[str]:
    """A masked record has the answers of others."""
    return waiting(_Writer(writer.session, None), number)


def observes_the_deck(game: SampleGame, s: SampleState, seat: int) -> vec[u8]:
    """An entry of a row tells which card lies in the deck."""
    row = observe(game, s, seat)
    deck = s.cards_at(data.DECK)
    row[game.layout.start("pile") + (deck[0] if deck else 0)] = 1
    return row


def observes_without_bounds(game: SampleGame, s: SampleState, seat: int) -> vec[u8]:
    """An entry is beyond what its feature can hold."""
    row = observe(game, s, seat)
    row[game.layout.start("round")] = 200
    return row


def masks_nothing(game: SampleGame, s: SampleState, seat: int) -> vec[u8]:
    """The mask has no option."""
    return vec[u8](bytes(game.vocabulary.size))


def rewards_the_losers(game: SampleGame, s: SampleState) -> list[float]:
    """A seat that lost is told that it has won."""
    return [-value for value in returns(game, s)]


def draws_what_was_settled(s: SampleState, kind: int, things: list[int], audience: int = EVERYONE) -> int:
    """What is drawn was settled long before."""
    thing = s.scripted(kind)
    thing = things[0] if thing < 0 else thing
    s.happened(kind, thing, audience)
    return thing


def counts_only_the_hand(game: SampleGame, s: SampleState, seat: int) -> tuple[Term, ...]:
    """A part of what a seat has is left out."""
    return terms_of(game, s, seat)[1:]


EVENTS_WITHOUT_ONE = {kind: entry for kind, entry in GAME.events.items() if kind != data.SOLD}

FAULTS: list[tuple[Callable[..., None], type, str, object]] = [
    (kit.a_decision_or_the_end, Turn, "candidates", draws_twice),
    (kit.the_invariants_of_the_game, SampleState, "take_card", forgets_who_knows),
    (kit.everything_can_be_said, Turn, "prompt", asks_without_words),
    (what_is_said_is_what_happens, SampleGame, "preview", sells_dearer),
    (what_is_said_is_what_happens, SampleGame, "preview", promises_what_nobody_checks),
    (what_is_said_is_what_happens, Turn, "prompt", counts_another_action),
    (what_is_said_is_what_happens, SampleGame, "refusal_args", wants_more),
    (kit.evaluation_is_a_number, SampleGame, "evaluate", has_no_worth),
    (observed.observations_tell_what_a_seat_knows, SampleGame, "observe", observes_the_deck),
    (observed.observations_tell_what_a_seat_knows, SampleGame, "observe", observes_without_bounds),
    (observed.observations_tell_what_a_seat_knows, SampleGame, "mask", masks_nothing),
    (observed.returns_share_out_what_was_won, SampleGame, "returns", rewards_the_losers),
    (kit.json_round_trip, SampleGame, "restore", restores_no_knowledge),
    (kit.clones_are_equal, SampleState, "clone", clones_no_chest),
    (kit.positions_in_words, SampleGame, "describe", describes_no_pile),
    (kit.positions_in_words, SampleGame, "position", reads_cards_in_order_only),
    (circles.no_way_back, Turn, "take", rests_for_ever),
    (circles.no_way_back, Turn, "take", stows_and_takes_back),
    (circles.no_circle, Turn, "take", rests_for_ever),
    (circles.no_circle, Turn, "take", stows_and_takes_back),
    (kit.every_option_applies, Turn, "take", cannot_rest),
    (kit.every_option_applies, SampleState, "clone", shares_purse),
    (kit.every_other_option_is_refused, Turn, "candidates", stows_only_one),
    (kit.every_other_option_is_refused, SampleGame, "refusal_args", names_nothing),
    (kit.the_session_takes_nothing_else, SampleGame, "refusal_args", names_nothing),
    (kit.views_leak_nothing, SampleGame, "view", shows_the_deck),
    (kit.bots_see_only_what_their_seat_may, SampleGame, "resample", deals_by_what_is_hidden),
    (advised.hints_hold_what_they_say, SampleGame, "resample", deals_by_what_is_hidden),
    (advised.perils_can_be_played_out, SampleGame, "resample", deals_by_what_is_hidden),
    (advised.terms_add_up, SampleGame, "terms", counts_only_the_hand),
    (kit.turns_are_counted, SampleState, "clone", counts_no_turns),
    (kit.events_can_be_said, SampleGame, "events", EVENTS_WITHOUT_ONE),
    (kit.undo_stops_at_new_information, SampleState, "happened", happens_in_silence),
    (kit.nobody_learns_unmarked, SampleState, "reveal", reveals_nothing),
    (kit.nobody_learns_unmarked, SampleState, "emit_to", tells_everybody),
    (kit.clone_isolation, SampleState, "clone", shares_purse),
    (kit.any_position_again, SampleState, "clone", shares_purse),
    (kit.replay_equals_play, SampleState, "draw", draws_off_the_record),
    (kit.record_round_trip, SampleState, "draw", draws_off_the_record),
]
# A slip that shows only after many draws.
DRAWN_FAULTS: list[tuple[Callable[..., None], type, str, object]] = [
    (kit.a_take_back_shows_no_future, SampleState, "draw", draws_what_was_settled),
]


# Slips in what all decide at once.
SEALED_FAULTS: list[tuple[Callable[..., None], type, str, object]] = [
    (kit.views_leak_nothing, SampleGame, "view", shows_the_answers),
    (kit.views_leak_nothing, SampleGame, "view", shows_who_thinks),
    (common.every_order_of_answers_is_the_same, Market, "take", favours_the_quick),
    (common.every_order_of_answers_is_the_same, Market, "take", tells_at_once),
    (common.answers_are_secret, SampleGame, "view", shows_the_answers),
    (common.answers_are_secret, Market, "take", remembers_the_answer),
    (common.open_answers_are_on_record, _Writer, "waiting", writes_all_answers),
]
ALL_FAULTS = [(CASE, *fault) for fault in FAULTS] + [(SEALED, *fault) for fault in SEALED_FAULTS]
ALL_FAULTS += [(DRAWN, *fault) for fault in DRAWN_FAULTS]


@pytest.mark.parametrize(
    ("case", "law", "owner", "name", "slip"),
    ALL_FAULTS,
    ids=[
        f"{law.__name__}-{getattr(slip, '__name__', name)}-{at}"
        for at, (_, law, _, name, slip) in enumerate(ALL_FAULTS)
    ],
)
def test_a_law_notices_the_slip(
    case: Case, law: Callable[..., None], owner: type, name: str, slip: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    Walk(case, only(law)).run()
    monkeypatch.setattr(owner, name, slip)
    with pytest.raises(LawBroken) as broken:
        Walk(case, only(law), regret=0.0).run()
    assert broken.value.law == law.__name__.replace("_", " ")
    assert case.name in str(broken.value)


def test_every_law_has_a_slip() -> None:
    known = {*kit.LAWS.positions, *kit.LAWS.steps, *kit.LAWS.wholes}
    assert {law for _, law, *_ in ALL_FAULTS} == known


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


@pytest.mark.parametrize("game_id", ["sample", "pax-renaissance", "lorenzo", "imperializm"])
def test_a_few_cases_show_every_pair_that_all_of_them_show(game_id: str) -> None:
    known = cases(find_game(game_id))
    pairs, chosen = ({pair for case in some for pair in pairs_of(case)} for some in (known, few(known)))
    assert chosen == pairs
    assert len(few(known)) < len(known)


def pairs_of(case: Case) -> Iterator[tuple[str, str]]:
    """Any two of the seats, the edition and the options of a case, in words; a list of banks by the first of them."""
    told = {"edition": case.edition, "seats": case.seats, **msgspec.structs.asdict(case.options)}
    words = [f"{name} {value[:1] if isinstance(value, tuple) else value}" for name, value in told.items()]
    return itertools.combinations(words, 2)


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
    banks = {
        option.banks
        for option in options
        if isinstance(option, PaxOptions) and option.solitaire == PaxOptions().solitaire
    }
    assert {len(chosen) for chosen in banks} == {0, seats}
    assert len(banks) == 3
