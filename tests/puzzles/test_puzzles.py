"""Puzzles: every way to play a turn is looked at, and each committed puzzle is still one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from signoria.bots import LEVELS
from signoria.bots.planner import Planner
from signoria.catalogue import find as find_game
from signoria.catalogue import games
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.scenario import run
from signoria.engine.scenario_read import load
from signoria.engine.state import State
from signoria.puzzles.check import exhausted, solved
from signoria.puzzles.grade import found_by, level_of
from signoria.puzzles.kind import kind_of, verbs_of
from signoria.puzzles.make import Plan, puzzle_at, puzzles, sure, turns
from signoria.puzzles.puzzle import POINTS, Note, Puzzle, ends, find, names, notes, read, shortened, written
from signoria.puzzles.search import Found, TooLarge, TurnSearch, key_of
from signoria.text import Texts
from tests.bots.test_planner import winning
from tests.sample.game import GAME

FEWEST = 60
MANY = 100_000
GAMES = tuple(games().values())
ALL = [(game, name) for game in GAMES for name in names(game)]


def quay() -> Puzzle:
    """The most that red can have after its turn, in a position in which it could also corner the market."""
    puzzle = Puzzle("quay", GAME, "short", winning(), Note(POINTS, 0, 0, 0, ""), ())
    search = TurnSearch(puzzle.start(), MANY)
    best = search.run()
    ways = sum(value == best.best for value in search.ends.values())
    note = Note(POINTS, best.best, ways, len(search.ends), "")
    return msgspec.structs.replace(puzzle, note=note, solution=best.line)


# --- the search -------------------------------------------------------------------------------------------------------


def test_every_way_to_play_a_turn_is_looked_at() -> None:
    """By hand: all sequences of options of red's turn, without joining equal positions."""
    state = quay().start()
    aim = quay().note.reach
    search = TurnSearch(state, MANY, aim)
    best = search.run()
    ends: list[int] = []

    def lucky(at: State) -> float:
        if search.over(at):
            ends.append(search.brought(at))
            return float(ends[-1] >= aim)
        total = 0.0
        for option in at.options():
            after = at.clone()
            after.choose(option)
            total += lucky(after)
        return total / len(at.options())

    assert best.luck == pytest.approx(lucky(state))
    assert 0 < best.luck < 1
    assert best.best == max(ends) == aim
    assert set(ends) == set(search.ends.values())
    assert len(search.ends) < len(ends)  # another order is the same end


def test_positions_that_differ_have_different_keys() -> None:
    """Also where only Python's own hash is the same: hash((1, -1)) == hash((1, -2))."""
    game = games()["imperializm"]
    state: Any = game.start(game.meta.editions[0], 2, game.options(), seeded("keys"))
    keys: set[bytes] = set()
    for state.war in ((1, -1), (1, -2), (1, -1)):
        keys.add(key_of(state))
    assert len(keys) == 2


def test_a_turn_that_is_too_large_is_left_out() -> None:
    with pytest.raises(TooLarge):
        TurnSearch(winning(), 1).run()


def test_what_the_check_would_refuse_is_not_made() -> None:
    puzzle = quay()
    unfinished = msgspec.structs.replace(
        puzzle, note=msgspec.structs.replace(puzzle.note, reach=0), solution=puzzle.solution[:1]
    )
    assert solved(unfinished) is not None
    assert not sure(unfinished, seeded("samples"))
    assert sure(puzzle, seeded("samples"))


def test_a_rival_who_is_asked_beside_the_line_answers_in_every_way() -> None:
    """White is asked about the attack, and the line says nothing of it: every answer is looked at."""
    state = GAME.position(
        {
            "edition": "long",
            "turn": "red",
            "purse": {"red": 2, "white": 1},
            "hand": {"red": ["bravo-5"], "white": ["bravo-1"]},
        }
    )
    line = [GAME.vocabulary.parse("attack bravo-5")]
    after = state.clone()
    after.choose(line[0])
    while after.decider() == state.decider():
        line.append(after.options()[0])
        after.choose(line[-1])
    assert len(after.options()) > 1
    puzzle = Puzzle("attack", GAME, "long", state, Note(POINTS, 0, 0, 0, ""), tuple(line))
    found = list(ends(puzzle, state, puzzle.solution))
    assert len(found) >= len(after.options())
    assert len({end.digest() for end in found}) > 1
    assert all(puzzle.over(end) or end.decider() == puzzle.seat for end in found)


def test_others_answer_as_badly_for_the_seat_as_they_can() -> None:
    """White decides whether red's attack is stood against: what is sure is the worse of the two."""
    state = GAME.position(
        {
            "edition": "long",
            "turn": "red",
            "purse": {"red": 2, "white": 1},
            "hand": {"red": ["bravo-5"], "white": ["bravo-1"]},
        }
    )
    search = TurnSearch(state, MANY)
    search.run()
    attack = state.clone()
    attack.choose(GAME.vocabulary.parse("attack bravo-5"))
    while attack.decider() == search.seat:
        attack.choose(attack.options()[0])
    assert not search.over(attack)
    search.known.clear()
    for number, option in enumerate(attack.options()):
        after = attack.clone()
        after.choose(option)
        search.known[key_of(after)] = Found(5 - number, (), 0.0)
    assert len(attack.options()) > 1
    assert search.look(attack).best == 5 - len(attack.options()) + 1


# --- those that are committed ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=[game.meta.id for game in GAMES])
def test_every_game_has_enough_of_them_and_of_several_levels(game: Game) -> None:
    assert len(names(game)) >= FEWEST
    assert len({note.level for note in notes(game).values()}) >= 3


@pytest.mark.parametrize("game", GAMES, ids=[game.meta.id for game in GAMES])
def test_few_of_them_are_alike(game: Game) -> None:
    """No more than a quarter do the same things in the same order, or bring the same by the same means."""
    for way in (verbs_of, kind_of):
        found = Counter(way(find(game, name)) for name in names(game))
        assert 4 * found.most_common(1)[0][1] <= len(names(game))


@pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game.meta.id}/{name}" for game, name in ALL])
def test_the_solution_still_solves_it_whatever_is_hidden(game: Game, name: str) -> None:
    why = solved(find(game, name))
    assert why is None or Texts("en", game).say(why) == ""


@pytest.mark.parametrize("game", GAMES, ids=[game.meta.id for game in GAMES])
def test_the_smallest_are_looked_at_as_a_whole(game: Game) -> None:
    """``signoria puzzles GAME --check`` does this for all of them."""
    smallest = sorted(names(game), key=lambda name: notes(game)[name].ends)[:2]
    for name in smallest:
        why = exhausted(find(game, name))
        assert why is None or Texts("en", game).say(why) == ""


@pytest.mark.parametrize("game", GAMES, ids=[game.meta.id for game in GAMES])
def test_grades_are_those_of_the_levels_of_today(game: Game) -> None:
    """Every eighth of each game. ``signoria puzzles GAME --check`` does this for all of them."""
    some = names(game)[::8]
    assert {name: level_of(find(game, name)) for name in some} == {name: notes(game)[name].level for name in some}


def test_a_puzzle_is_a_scenario() -> None:
    game, name = ALL[-1]
    puzzle = find(game, name)
    text = written(puzzle.state, puzzle.solution, puzzle.note)
    assert run(load(text, lambda _: game)).ok
    again = read(name, text, lambda _: game)
    assert (again.state.digest(), again.solution, again.note) == (puzzle.state.digest(), puzzle.solution, puzzle.note)


def test_a_kind_is_what_brings_most_and_of_what() -> None:
    """A conquest and the duty at the end of the turn bring different things; a victory goes by its name."""
    assert kind_of(find(find_game("imperializm"), "2-0002"))[0] == "conquer"
    by_name = {kind_of(find(game, name))[1] for game, name in ALL if game.meta.id == "pax-renaissance"}
    assert by_name <= set(find_game("pax-renaissance").outcomes.values())
    assert len(by_name) == 5


# --- a change of the rules shows -------------------------------------------------------------------------------------


def test_a_puzzle_that_died_is_noticed() -> None:
    alive = quay()
    assert solved(alive) is None
    for change, key in (
        ({"solution": (GAME.vocabulary.parse("draw"),)}, "puzzle-dead-illegal"),
        ({"note": Note(POINTS, 99, 1, 1, "")}, "puzzle-dead-misses"),
    ):
        why = solved(msgspec.structs.replace(alive, **change))
        assert why is not None
        assert why.key == key
    assert exhausted(alive) is None
    for note, key in (
        (msgspec.structs.replace(alive.note, ways=alive.note.ways + 1), "puzzle-dead-counts"),
        (msgspec.structs.replace(alive.note, reach=alive.note.reach + 1), "puzzle-dead-other"),
    ):
        why = exhausted(msgspec.structs.replace(alive, note=note))
        assert why is not None
        assert why.key == key


def test_a_table_that_cannot_be_read_is_a_problem() -> None:
    text = written(quay().state, quay().solution, quay().note).replace('goal = "points"', "goal = 3")
    with pytest.raises(Problem) as problem:
        read("broken", text, lambda _: GAME)
    assert problem.value.phrase.key == "puzzle-note"


# --- finding and grading ---------------------------------------------------------------------------------------------


def test_a_position_is_told_in_as_few_words_as_say_the_same() -> None:
    state = winning()
    given = {key: value for key, value in GAME.describe(state).items() if key != "edition"}
    short = shortened(GAME, "short", given, state.digest())
    assert len(str(short)) < len(str(given))
    assert GAME.position({"edition": "short", **short}).digest() == state.digest()


def test_a_puzzle_is_as_hard_as_a_way_is_to_find() -> None:
    """Who looks at everything finds one; who looks at nothing, or is asked for too much, does not."""
    puzzle = quay()
    much, nothing = Planner("much", 4_000, breadth=30, quick=30), Planner("nothing", 0)
    assert found_by(much, puzzle, seeded("grade"))
    assert not found_by(nothing, puzzle, seeded("grade"))
    beyond = msgspec.structs.replace(puzzle, note=msgspec.structs.replace(puzzle.note, reach=99))
    assert not found_by(much, beyond, seeded("grade"))
    assert level_of(beyond) == LEVELS[-1].name
    assert level_of(puzzle) == level_of(puzzle) != LEVELS[-1].name


def test_a_turn_is_recognised_as_a_puzzle() -> None:
    game, name = min(ALL, key=lambda one: notes(one[0])[one[1]].ends)
    known = find(game, name)
    found = puzzle_at(known.state, name, MANY, seeded("find"))
    assert found is not None
    assert msgspec.structs.replace(found.note, level=known.note.level) == known.note
    assert all(found.reached(after) for after in ends(found, found.start(), found.solution))
    assert puzzle_at(winning(), "quay", MANY, seeded("find")) is None  # too easy
    assert puzzle_at(known.state, name, 1, seeded("find")) is None


def test_games_between_bots_are_looked_through_turn_by_turn() -> None:
    plan = Plan(GAME, "short", 2, "find", "random", 400)
    begun = list(turns(plan, 0))
    assert len(begun) > 3
    assert all(state.decider() == state.mover for state in begun)
    assert [state.turns for state in begun] == sorted({state.turns for state in begun})
    assert list(puzzles(plan, 0, 1)) == []
