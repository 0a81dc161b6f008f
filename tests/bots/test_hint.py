"""Hints: the best options, what may be expected of each, and why."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.bots import Sight
from signoria.bots.hint import (
    Change,
    Fate,
    Hinted,
    Played,
    better,
    changes,
    common,
    fates,
    follow,
    hints,
    judged,
    leading,
    luck,
    picked,
    sentences,
    shifts,
    steps,
    why,
)
from signoria.bots.planner import Contender, Planner
from signoria.bots.reply import Meter
from signoria.catalogue import find
from signoria.engine.phrase import Phrase
from signoria.engine.rng import seeded
from signoria.engine.term import Term, told
from signoria.games.imperializm.data.ids import ARMY, FLEET, GOOD_COUNT, PRESTIGE
from signoria.text import LANGUAGES, Texts
from tests.bots import stairs
from tests.bots.test_bots import opening
from tests.bots.test_planner import winning
from tests.bots.test_planner_games import COMET, THREE_KINGS
from tests.rules.pax.seated import Table
from tests.sample.game import GAME
from tests.sample.state import SampleState

TWO_KINGS = {"west": THREE_KINGS["west"][:2]}
SMALL = Planner("small", 300, lines=6, breadth=3, quick=4)


def said(phrase: Phrase, language: str = "en") -> str:
    return Texts(language, GAME).say(phrase)


def test_the_best_options_are_different_and_in_order() -> None:
    state = opening()
    found = hints(Sight(state), seeded("hint"), planner=SMALL)
    assert len({hinted.option for hinted in found}) == len(found) == 3
    assert [hinted.expected for hinted in found] == sorted((hinted.expected for hinted in found), reverse=True)
    assert all(0.0 <= hinted.expected <= 1.0 and hinted.spread >= 0.0 for hinted in found)
    assert all(hinted.line[0].option == hinted.option for hinted in found)


def test_who_asks_twice_is_told_the_same() -> None:
    """Also where what the seat cannot see is otherwise; at another position the luck is another one."""
    state = opening()
    other = state.game.resample(state, state.decider(), seeded("elsewhere"))
    here, there = (hints(sight, luck(sight), planner=SMALL) for sight in (Sight(state), Sight(other)))
    assert here == there
    later = state.clone()
    later.choose(later.options()[0])
    assert (luck(Sight(state)).a, luck(Sight(later)).a) == (luck(Sight(other)).a, luck(Sight(later.clone())).a)
    assert luck(Sight(state)).a != luck(Sight(later)).a


def test_a_sure_win_stands_alone() -> None:
    state = winning()
    (hinted,) = hints(Sight(state), seeded("hint"), planner=SMALL)
    assert [said(phrase) for phrase in steps(GAME, hinted.line)] == [said(GAME.vocabulary.phrase(hinted.option))]
    assert (hinted.won, hinted.expected, hinted.spread, hinted.changes) == (True, 1.0, 0.0, ())


def test_the_line_goes_on_after_the_option() -> None:
    found = hints(Sight(stairs.GAME.opening()), seeded("hint"), planner=SMALL)
    assert found[0].option == stairs.CLIMB
    assert len(found[0].line) > 1


def test_the_line_of_an_option_is_its_best_one_in_the_samples() -> None:
    """A contest drops lines after few samples; what a hint tells to do next must be what it would tell there again."""
    state = stairs.GAME.opening()
    down, up, pick = (stairs.CLIMB, stairs.DOWN), (stairs.CLIMB, stairs.UP), (stairs.PICK,)
    lines = leading([Contender(down, 0.5), Contender(pick, 0.4), Contender(up, 0.3)])
    assert [[played.line for played in rivals] for rivals in lines.values()] == [[down, up], [pick]]
    for played in lines[stairs.CLIMB]:
        follow(Meter(10_000, 0.0), Sight(state).sample(seeded("stairs")), 0, played, SMALL, seeded("luck"))
    assert better(lines[stairs.CLIMB]).line == up
    many = leading([Contender((option, number), 0.5) for option in range(9) for number in range(9)])
    assert [len(rivals) for rivals in many.values()] == [3, 3, 3]


def test_reasons_are_the_differences_of_the_terms() -> None:
    state = opening()
    after = state.clone()
    after.purse[0] += 3
    after.purse[1] -= 1
    found = changes([state], 0, [after, after])
    purse = [GAME.terms(state, seat)[0].count for seat in range(2)]
    assert found[0] == Change(0, 0, purse[0], purse[0] + 3)
    assert found[1] == Change(1, 0, purse[1], purse[1] - 1)
    assert said(sentences(state, 0, found)[0]) == "You gain 3 florins."
    assert said(sentences(state, 0, found)[1]).endswith(" loses a florin.")
    assert said(sentences(state, 0, found)[0], "pl") == "Zyskujesz 3 floreny."
    assert changes([state], 0, [state]) == ()


def test_what_happens_in_few_samples_is_not_told() -> None:
    """Seven florins lost in one sample of four are more than one on average, and still nothing that can be expected."""
    state = opening()
    robbed = state.clone()
    robbed.purse[0] -= 7
    assert changes([state], 0, [state, state, state, robbed]) == ()
    assert changes([state], 0, [state, state, robbed, robbed]) == ()
    assert changes([state], 0, [state, robbed, robbed, robbed])[0].after == state.purse[0] - 7


def test_what_comes_of_every_option_is_no_reason_for_one_of_them() -> None:
    """Whatever red does, white gains two florins; one option also costs red one, the other brings it three."""
    state = opening()
    lines = []
    for gained in (-1, 3):
        after = state.clone()
        after.purse[0] += gained
        after.purse[1] += 2
        lines.append(shifts([state], 0, [after]))
    shared = common(lines)
    assert [[(one.seat, one.after - one.before) for one in picked(line, shared)] for line in lines] == [
        [(0, -1)],
        [(0, 3)],
    ]
    assert [(one.seat, one.after - one.before) for one in picked(lines[0], common(lines[:1]))] == [(0, -1), (1, 2)]
    assert picked(lines[0], common([lines[0], lines[0]])) == picked(lines[0])  # they lead to the same, which is told


def wealth_of_white(purse: int, *hand: str) -> SampleState:
    """Red's turn, and what white has."""
    given = {"purse": {"red": 2, "white": purse}, "hand": {"red": ["salt-1"], "white": list(hand)}}
    return GAME.position({"edition": "long", "turn": "red", **given})


def test_what_a_rival_paid_for_is_no_reason() -> None:
    """White buys a card: the florin is no loss worth telling, nor the card a gain. Where it pays far more, that is."""
    before = wealth_of_white(5, "bravo-1")
    assert changes([before], 0, [wealth_of_white(4, "bravo-1")]) == (Change(1, 0, 5, 4),)
    assert changes([before], 0, [wealth_of_white(4, "bravo-1", "salt-2")]) == ()
    assert changes([before], 0, [wealth_of_white(2, "bravo-1", "salt-2")]) == (Change(1, 0, 5, 2),)
    told = [
        (one.seat, one.after - one.before) for one in changes([before], 1, [wealth_of_white(4, "bravo-1", "salt-2")])
    ]
    assert told == [(1, 1), (1, -1)]  # of one's own trades both sides are told


def test_a_step_to_a_victory_is_a_reason_whatever_a_rival_has_for_it() -> None:
    """Medici lost a king and got nine florins."""
    start = Table(tableau={"medici": THREE_KINGS}, market=COMET, florins={"fugger": 6}).state
    after = Table(tableau={"medici": TWO_KINGS}, market=COMET, florins={"fugger": 6, "medici": 9}).state
    found = [Texts("en", start.game).say(phrase) for phrase in sentences(start, 0, changes([start], 0, [after]))]
    assert found == ["Medici is 2 steps farther from the imperial victory."]


def test_what_is_good_comes_before_what_it_costs() -> None:
    state = opening()
    after = state.clone()
    after.purse[0] += 1
    after.purse[1] += 5
    assert [change.seat for change in changes([state], 0, [after])] == [0, 1]


def test_a_rival_who_wins_by_an_option_is_its_first_reason() -> None:
    """Medici has three kings and declares them with the comet in the market, unless Fugger buys it."""
    table = Table(tableau={"medici": THREE_KINGS}, market=COMET, florins={"fugger": 6, "medici": 6})
    state, game = table.state, table.state.game
    buy = game.vocabulary.parse("buy west-1")
    world = Sight(state).sample(seeded("comet"))
    other = (game.vocabulary.parse("buy west-5"), game.vocabulary.parse("end"))
    idle, saved = Played(other), Played((buy,))
    for line in (idle, saved):
        for seed in range(3):
            follow(Meter(10_000, 0.0), world, 0, line, Planner("wary", 600, quick=24), seeded(seed))
    assert judged(state, 0, saved).fates == ()
    hinted = judged(state, 0, idle)
    assert hinted.fates == (Fate(1, 3, 3),)
    sentence = "Medici wins the game before your next turn in every case that was tried."
    assert Texts("en", game).say(why(state, 0, hinted)[0]) == sentence


def test_a_victory_that_needs_replies_is_told_as_tried() -> None:
    """At the stairs the game is only over after the last turn of the other seat, who may still climb."""
    state = stairs.GAME.opening()
    for _ in range(stairs.TURNS - 2):
        state.choose(stairs.PICK)
    state.pebbles[0] += 9
    found = hints(Sight(state), seeded("hint"), planner=SMALL)
    assert all((one.expected, one.won, one.fates) == (1.0, False, (Fate(0, 12, 12),)) for one in found)
    state.choose(stairs.PICK)
    state.pebbles[1] += 99
    assert all(one.won for one in hints(Sight(state), seeded("hint"), planner=SMALL))
    told = Hinted(0, (), 1.0, 0.0, (), (Fate(0, 3, 4), Fate(1, 1, 4)))
    assert [said(phrase) for phrase in why(opening(), 0, told)] == [
        "You win the game in 3 of 4 cases that were tried.",
        "White wins the game before your next turn in 1 of 4 cases that were tried.",
    ]


def test_a_victory_that_is_shared_is_no_victory_of_a_rival() -> None:
    """'You win in 2 of 3 cases' and 'White wins in every case' stood side by side, and the chance was 33 %."""
    alone, together = opening(), opening()
    alone.ended = together.ended = 1
    alone.winners, together.winners = (1,), (0, 1)
    told = Hinted(0, (), 1 / 3, 0.0, (), fates([together, alone, together], 0))
    assert [said(phrase) for phrase in why(opening(), 0, told)] == [
        "You win the game, alone or with others, in 2 of 3 cases that were tried.",
        "White wins the game before your next turn, and you do not, in 1 of 3 cases that were tried.",
    ]


def test_an_option_that_changes_nothing_says_so() -> None:
    """Which leader to keep, for example, says nothing to the evaluation; silence would puzzle people."""
    assert [said(phrase) for phrase in why(opening(), 0, Hinted(0, (), 0.5, 0.0, ()))] == [
        "By your next turn, nothing that the bots count has clearly changed."
    ]


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        (2, 0, "Medici meets the imperial victory."),
        (0, 1, "Medici no longer meets the imperial victory."),
        (3, 2, "Medici is one step nearer to the imperial victory."),
        (1, 3, "Medici is 2 steps farther from the imperial victory."),
    ],
)
def test_what_is_missing_to_a_victory(before: int, after: int, sentence: str) -> None:
    game = find("pax-renaissance")
    term = Term("victory-imperial", before, 0.0, missing=True)
    phrase = told(term, before, after, game.seat_name("medici"), own=False)
    assert Texts("en", game).say(phrase) == sentence
    assert "zwycięstw" in Texts("pl", game).say(phrase)


@pytest.mark.parametrize(
    ("level", "sentence"),
    [(0, "goods"), (GOOD_COUNT - 1, "goods"), (ARMY, "army"), (FLEET, "fleet"), (PRESTIGE, "prestige")],
)
def test_what_grew_at_imperializm_is_named(level: int, sentence: str) -> None:
    game = find("imperializm")
    state: Any = game.start(game.meta.editions[0], 2, game.options(), seeded("levels"))
    after = state.clone()
    after.board[level] += 2
    told = {Texts("en", game).say(phrase) for phrase in sentences(state, 0, changes([state], 0, [after]))}
    assert told & {f"You gain 2 levels of {sentence}.", f"You gain 2 {sentence} points."}


@pytest.mark.parametrize("name", ["pax-renaissance", "lorenzo", "imperializm"])
def test_every_term_of_every_game_adds_up_and_can_be_said(name: str) -> None:
    """At every moment of a game at random the order of the seats by their terms is that of the expectations."""
    game = find(name)
    rng = seeded(name)
    state = game.start(game.meta.editions[0], 2, game.options(), rng.fork())
    state.sink = None
    for _ in range(60):
        if state.ended:
            break
        both = [sum(term.worth for term in game.terms(state, seat)) for seat in range(2)]
        values = game.values(state)
        assert abs(both[0] - both[1]) < 1e-9 or (both[0] > both[1]) == (values[0] > values[1])
        options = state.options()
        state.choose(options[rng.below(len(options))])
    for language in LANGUAGES:
        texts = Texts(language, game)
        for term in game.terms(state, 0):
            for change in (-5, -2, -1, 1, 2, 5):
                for own in (True, False):
                    phrase = told(term, 9, 9 + change, game.seat_phrase(state, 1), own)
                    assert texts.say(phrase)[0].isupper()
