"""The planner: whole turns, compared on what could be hidden; never more than its seat may know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from signoria import bots
from signoria.arena.match import Plan, play
from signoria.arena.simulate import simulate
from signoria.bots import LEVELS, Kept, Sight
from signoria.bots.levels import USUAL
from signoria.bots.lines import Growth
from signoria.bots.planner import REMEMBERED, SURVIVORS, Contender, Planner
from signoria.bots.reply import Meter, few, reply
from signoria.catalogue import games
from signoria.engine.effort import Effort
from signoria.engine.game import Game
from signoria.engine.rng import Rng, seeded
from signoria.engine.state import State
from tests.bots import stairs
from tests.bots.test_bots import market, opening
from tests.cli import quay
from tests.sample import data
from tests.sample.game import GAME

SMALL = Planner("small", 200, lines=4, breadth=3, quick=4)


class Counting(Planner):
    """Counts how often it had to search, and remembers which lines of before competed."""

    searches = 0
    others: Sequence[tuple[int, ...]] = ()

    def contest(self, sight: Sight, rng: Rng, meter: Meter, others: Sequence[tuple[int, ...]] = ()) -> list[Contender]:
        self.searches += 1
        self.others = others
        return super().contest(sight, rng, meter, others)


def winning() -> State:
    """Red can corner the market at once."""
    return GAME.position(
        {
            "edition": "short",
            "purse": {"red": 0, "white": 9},
            "hand": {"red": ["spice-1", "spice-2", "spice-3", "cloth-1"], "white": ["salt-1"]},
        }
    )


def test_it_sees_through_a_compound_move() -> None:
    state = stairs.GAME.opening()
    assert all(SMALL.choose(Sight(state), seeded(seed)) == stairs.CLIMB for seed in range(10))


def test_it_stops_at_once_on_a_sure_win() -> None:
    state = winning()
    meter = Meter(10_000, 0.0)
    planner = Planner("thorough", 10_000)
    best = planner.contest(Sight(state), seeded("win"), meter)
    assert [GAME.vocabulary.words(option) for option in best[0].options] == ["corner"]
    assert len(best) == 1
    assert meter.spent < 150  # the first look at what can be chosen, and the proof


def test_a_level_that_slips_takes_any_of_its_lines_but_never_misses_a_sure_win() -> None:
    state = stairs.GAME.opening()
    careless = Planner("careless", 200, lines=4, breadth=3, quick=4, slips=100)
    assert {careless.choose(Sight(state), seeded(seed)) for seed in range(20)} > {stairs.CLIMB}
    seldom = Planner("seldom", 200, lines=4, breadth=3, quick=4, slips=20)
    chosen = [seldom.choose(Sight(state), seeded(seed)) for seed in range(60)]
    assert 40 < chosen.count(stairs.CLIMB) < 60
    corner = [GAME.vocabulary.words(careless.choose(Sight(winning()), seeded(seed))) for seed in range(10)]
    assert corner == ["corner"] * 10


def test_a_turn_is_planned_to_its_end_and_not_further() -> None:
    state = opening()
    lines = Growth(Meter(2_000, 0.0), GAME, 0, 6, 4, seeded("grow")).grow(state, 2_000)
    over = [line for line in lines if line.state.ended or line.state.turns == state.turns + 1]
    assert len(over) > len(lines) / 2
    assert all(line.state.turns <= state.turns + 1 for line in lines)
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    for line in lines:
        again = state.clone()
        assert line.options[0] in again.options()


def test_what_is_left_of_a_line_is_followed_without_another_search() -> None:
    planner = Counting("counting", 300, lines=4, breadth=3, quick=4)
    state = stairs.GAME.opening()
    option, kept = planner.go_on(Sight(state), seeded("plan"), Kept())
    assert option == stairs.CLIMB
    assert kept.line
    state.choose(option)
    option, rest = planner.go_on(Sight(state), seeded("other luck"), kept)
    assert (option, rest.line) == (kept.line[0][1], kept.line[1:])
    assert planner.searches == 1


def test_a_plan_that_does_not_fit_what_is_seen_is_given_up() -> None:
    planner = Counting("counting", 100, lines=3, breadth=2, quick=3)
    state = opening()
    stale = Kept((("0123456789abcdef", state.options()[0]),))
    option, _ = planner.go_on(Sight(state), seeded("stale"), stale)
    assert option in state.options()
    assert planner.searches == 1


def test_other_good_lines_of_a_turn_compete_again_when_something_new_is_seen() -> None:
    planner = Counting("counting", 400, lines=16, breadth=6, quick=4)
    state = opening()
    option, kept = planner.go_on(Sight(state), seeded("plan"), Kept())
    assert 0 < len(kept.others) <= SURVIVORS
    assert kept.turn == state.turns
    state.choose(option)
    assert state.turns == kept.turn
    legal = [line for line in kept.others if line[0] in state.options()]
    assert legal
    unforeseen = (("0123456789abcdef", state.options()[0]),)
    planner.go_on(Sight(state), seeded("on"), kept._replace(line=unforeseen))
    assert list(planner.others) == legal
    found = planner.contest(Sight(state), seeded("again"), Meter(400, 0.0), legal)
    assert {contender.options for contender in found} >= set(legal)
    assert all(contender.trials for contender in found)
    planner.go_on(Sight(state), seeded("on"), kept._replace(line=unforeseen, turn=kept.turn - 1))
    assert not planner.others


def test_other_good_lines_go_on_with_the_line_that_is_followed() -> None:
    planner = Counting("counting", 300, lines=4, breadth=3, quick=4)
    state = stairs.GAME.opening()
    option, kept = planner.go_on(Sight(state), seeded("plan"), Kept())
    state.choose(option)
    step = kept.line[0][1]
    _, rest = planner.go_on(Sight(state), seeded("on"), kept._replace(others=((step, 7, 8), (step,), (step + 1, 9))))
    assert planner.searches == 1
    assert rest.others == ((7, 8),)


def test_what_was_chosen_twice_at_the_same_sight_is_left_for_the_next_best() -> None:
    state = stairs.GAME.opening()
    kept = Kept()
    chosen: list[int] = []
    for seed in range(5):
        option, kept = SMALL.go_on(Sight(state), seeded(seed), Kept(past=kept.past))
        chosen.append(option)
    assert chosen == [stairs.CLIMB] * 2 + [stairs.PICK] * 2 + [stairs.CLIMB]


def test_a_planner_remembers_only_so_much() -> None:
    state = stairs.GAME.opening()
    kept = Kept(past=tuple((str(number), 0) for number in range(10 * REMEMBERED)))
    _, kept = SMALL.go_on(Sight(state), seeded("short memory"), kept)
    assert len(kept.past) == REMEMBERED


def test_it_answers_together_with_others_without_knowing_what_they_said() -> None:
    chosen: set[int] = set()
    for offered in range(4):
        state = market()
        state.choose_for(0, data.OFFER + offered)
        state.choose_for(2, data.OFFER + 3 - offered)
        chosen.add(SMALL.choose(Sight(state, 1), seeded("sealed")))
    assert len(chosen) == 1


def test_a_reply_to_a_secret_answer_is_drawn() -> None:
    state = market()
    state.choose_for(0, data.OFFER)
    made = {reply(Meter(10, 0.0), GAME, state, 8, seeded(seed)).answer_of(1) for seed in range(40)}
    assert made == {data.OFFER + florins for florins in range(4)}


def test_few_of_many() -> None:
    assert few([4, 5, 6], 3, seeded("few")) == [4, 5, 6]
    assert len(set(few(list(range(9)), 4, seeded("few")))) == 4


def test_when_time_is_up_nothing_more_is_spent() -> None:
    meter = Meter(10**9, 0.001)
    while meter.left > 0:
        meter.count()
    assert meter.spent < 10**8


def test_at_the_table_it_keeps_to_its_time() -> None:
    patient = Planner("patient", 10**9, seconds=0.05)
    option, _ = patient.go_on(Sight(opening()), seeded("clock"), Kept(), timed=True)
    assert option in opening().options()


def test_the_same_seed_gives_the_same_game() -> None:
    plan = Plan(game="sample", edition="short", seats=2, games=1, seed="again", bots=("apprentice", "merchant"))
    one, other = (play(plan, quay.find("sample"), 0) for _ in range(2))
    assert one == other


def test_it_beats_random_at_the_quay() -> None:
    plan = Plan(game="sample", edition="short", seats=2, games=12, seed="duel", bots=("planner:200", "random"))
    assert simulate(plan, quay.find).bots()["planner:200"].rate > 0.7


def test_levels_are_known_by_name() -> None:
    assert [bots.find(level.name) for level in LEVELS] == list(LEVELS)
    assert [bot.name for bot in bots.ranked()][: len(LEVELS)] == [level.name for level in LEVELS]
    assert [level.name for level in LEVELS] == list(USUAL)


@pytest.mark.parametrize("game", [GAME, *games().values()], ids=lambda game: game.meta.id)
def test_levels_think_harder_and_slip_less_at_every_game(game: Game) -> None:
    efforts = [level.effort(game) for level in LEVELS]
    assert game.levels.keys() <= USUAL.keys()
    budgets = [effort.expansions for effort in efforts]
    assert budgets == sorted(budgets)
    slips = [effort.slips for effort in efforts]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0
    assert len({(effort.expansions, effort.slips) for effort in efforts}) == len(LEVELS)


def test_a_level_thinks_as_hard_as_the_game_says() -> None:
    """At stairs a planner that compares its lines climbs; one that always slips takes anything."""

    class Careless(stairs.StairsGame):
        """A game that makes nonsense of the highest level."""

        levels = {"doge": Effort(200, lines=4, breadth=3, replies=4, slips=100)}  # noqa: RUF012

    def chosen(game: Game) -> set[int]:
        sight = Sight(stairs.GAME.opening())
        sight.game = game
        return {LEVELS[-1].go_on(sight, seeded(seed), Kept())[0] for seed in range(12)}

    assert chosen(Careless()) > {stairs.CLIMB}
    assert LEVELS[-1].effort(stairs.GAME) == USUAL["doge"]
    assert LEVELS[0].planner(stairs.GAME).slips == USUAL["apprentice"].slips
