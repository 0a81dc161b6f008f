"""Puzzles over the wire: the one of the day, a table with one, hints, and what is right and wrong."""

from __future__ import annotations

import re

import pytest

from signoria.catalogue import find as find_game
from signoria.engine.state import State
from signoria.puzzles.kind import gained
from signoria.puzzles.puzzle import Puzzle, names
from signoria.puzzles.puzzle import find as find_puzzle
from signoria.server.api.puzzles import puzzle_card
from tests.server.games import find
from tests.server.house import House, eventually

PAX = "pax-renaissance"


def test_a_puzzle_of_the_day_for_everybody(house: House) -> None:
    told = house.stranger().get(f"/games/{PAX}/puzzles")
    assert told["today"] in names(find(PAX))
    assert [row["id"] for row in told["puzzles"]] == list(names(find(PAX)))
    assert {row["goal"] for row in told["puzzles"]} == {"win"}
    assert house.stranger().get("/games/sample/puzzles")["puzzles"] == []
    assert house.stranger().refused("GET", "/games/chess/puzzles") == "server-no-game"


def test_a_puzzle_is_solved_missed_and_explained(house: House) -> None:
    ada = house.guest("Ada")
    puzzle = find_puzzle(find(PAX), names(find(PAX))[0])
    assert ada.refused("POST", f"/puzzles/{PAX}/9-9999") == "server-no-puzzle"
    table = ada.post(f"/puzzles/{PAX}/{puzzle.id}")
    at = f"/tables/{table['id']}"
    assert table["settings"]["puzzle"] == puzzle.name
    begun = ada.get(f"{at}/puzzle")
    assert (begun["status"], begun["hints"], begun["because"]) == ("open", [], [])
    hints = ada.get(f"{at}/puzzle", hints=3)["hints"]
    assert len(hints) == 3
    assert ada.get(f"{at}/puzzle", hints=1)["hints"] == hints[:1]
    assert ada.refused("POST", f"{at}/hint") == "server-no-hints"

    state = puzzle.start()
    for option in puzzle.solution:
        seat = state.decider()
        state.choose(option)
        if seat == puzzle.seat:
            decision = ada.position(table["id"])["decision"]
            ada.post(f"{at}/choices", {"number": decision["number"], "option": option})
    solved = ada.get(f"{at}/puzzle")
    assert solved["status"] == "right"
    outcome = puzzle.game.outcomes[state.ended]
    assert solved["because"][0] == f"You have won: {outcome} victory."
    assert len(solved["because"]) == 2
    assert solved["hints"] == hints

    again = ada.post(f"/puzzles/{PAX}/{puzzle.id}")["id"]
    assert again != table["id"]

    def over() -> bool:
        if ada.get(f"/tables/{again}/puzzle")["status"] != "open":
            return True
        decision = ada.position(again)["decision"]
        if decision is not None:
            idle = next(offer for offer in reversed(decision["offers"]) if not offer["words"].startswith("declare"))
            ada.post(f"/tables/{again}/choices", {"number": decision["number"], "option": idle["option"]})
        return False

    eventually(over)
    missed = ada.get(f"/tables/{again}/puzzle")
    assert missed["status"] == "wrong"
    assert missed["hints"] == []  # it may be tried again: the solution is told to who asks for it
    assert ada.get(f"/tables/{again}/puzzle", hints=3)["hints"] == hints
    assert missed["because"][0].endswith(f"The solution brings you the {outcome} victory.")
    plain = ada.table("random", game=PAX)
    assert ada.refused("GET", f"/tables/{plain}/puzzle") == "server-no-puzzle"


@pytest.mark.parametrize("name", ["lorenzo", "imperializm"])
def test_where_the_points_come_from_is_told(name: str) -> None:
    """Of the turn that was played, and of the solution where that is another one; together they are what was gained."""
    game = find_game(name)
    puzzle = find_puzzle(game, names(game)[0])
    solved, missed = puzzle.start(), puzzle.start()
    for option in puzzle.solution:
        solved.choose(option)
    while not puzzle.over(missed):
        missed.choose(missed.options()[-1])
    assert [card_of(puzzle, end, "brought") for end in (solved, missed)] == [
        sum(number for _, number in gained(puzzle, end)) for end in (solved, missed)
    ]
    assert card_of(puzzle, missed, "brings") == puzzle.note.reach - game.scores(puzzle.state)[puzzle.seat]
    assert card_of(puzzle, solved, "brings") == 0


def card_of(puzzle: Puzzle, end: State, word: str) -> int:
    """The sum of the numbers in the sentence with a word; nothing without such a sentence."""
    told = [said for said in puzzle_card(puzzle, end, "en", 0).because if f" {word}: " in said]
    return sum(int(number.replace("−", "-")) for said in told for number in re.findall(r"[+−]\d+", said))
