"""The standing of every bank in every victory agrees with what may be declared."""

from __future__ import annotations

import random
from typing import Any

import pytest

from signoria.engine.refusal import ALLOWED
from signoria.engine.rng import seeded
from signoria.games.pax.rules.victory import condition_unmet, patron_victory, victory_forbidden
from signoria.games.pax.standings import Tally, standings, tally
from signoria.games.pax.state import PaxState
from signoria.text import Texts
from tests.rules.pax.seated import GAME, Table

ENGLISH, POLISH = Texts("en", GAME), Texts("pl", GAME)
VICTORIES = ("holy", "imperial", "globalization", "renaissance")


def told(table: Table, *path: str) -> Any:
    found: Any = standings(table.state)
    for key in path:
        found = found[key]
    return found


def numbers(condition: dict[str, object]) -> tuple[object, ...]:
    return tuple(condition[key] for key in ("what", "own", "rival", "lead", "needed", "met", "short"))


@pytest.mark.rule("L4")
def test_kings_against_the_best_rival() -> None:
    table = Table(
        tableau={"fugger": {"west": ["england", "france", "hre"]}, "medici": {"west": ["aragon"]}},
        square={"portugal": {"suzerain": "france"}},
    )
    assert told(table, "imperial", "active") is False
    assert numbers(told(table, "imperial", "banks", "fugger", "conditions")[0]) == ("kings", 4, 1, 3, 3, True, 0)
    assert numbers(told(table, "imperial", "banks", "medici", "conditions")[0]) == ("kings", 1, 4, -3, 3, False, 6)
    assert told(table, "imperial", "banks", "fugger", "met") is True


@pytest.mark.rule("L4")
def test_with_three_banks_the_margin_is_two() -> None:
    table = Table(
        banks=["fugger", "medici", "coeur"],
        tableau={"fugger": {"west": ["england", "france"]}, "coeur": {"east": ["hungary"]}},
    )
    assert numbers(told(table, "imperial", "banks", "fugger", "conditions")[0]) == ("kings", 2, 1, 1, 2, False, 1)


@pytest.mark.rule("L5", "AB-patron-as-concession-globalization")
def test_concessions_and_discovery() -> None:
    table = Table(
        victories=["globalization"],
        tableau={"fugger": {"west": ["pren137x", "pren130x"]}, "medici": {"west": ["pren014"]}},
        concession={"france-hre": "fugger", "france-aragon": "fugger", "england-france": "medici"},
    )
    conditions = told(table, "globalization", "banks", "fugger", "conditions")
    assert [numbers(one) for one in conditions] == [
        ("concessions", 3, 1, 2, 2, True, 0),
        ("discovery", 0, 1, -1, 1, False, 2),
    ]
    assert told(table, "globalization", "active") is True
    assert told(table, "globalization", "banks", "fugger", "met") is False


@pytest.mark.rule("L6", "R6")
def test_republics_as_seen_by_the_bank_that_would_declare() -> None:
    """Card 155X is a republic for its owner's declaration only."""
    table = Table(
        tableau={"fugger": {"west": ["france", "pren037"]}, "medici": {"west": ["pren155x"]}},
        square={"france": {"side": "republic"}},
    )
    mine = told(table, "renaissance", "banks", "fugger", "conditions")
    theirs = told(table, "renaissance", "banks", "medici", "conditions")
    assert numbers(mine[0]) == ("republics", 1, 0, 1, 1, True, 0)
    assert numbers(mine[1]) == ("law", 1, 0, 1, 2, False, 1)
    assert numbers(theirs[0]) == ("republics", 1, 1, 0, 1, False, 1)


@pytest.mark.rule("L3", "SUPREMACY")
def test_the_table_of_religions() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren003"]}, "medici": {"west": ["pren004"]}},
        bishop={"pren003": "catholic-bishop"},
        square={"france": {"bishop": "catholic-bishop"}, "hre": {"bishop": "reformist-bishop"}},
        city={"venice": "catholic-knight", "cairo": "islamic-rook", "paris": "catholic-knight"},
        pirate={"aragon-papal-states": "catholic-pirate"},
    )
    bank = told(table, "holy", "banks", "fugger")
    catholic = bank["religions"]["catholic"]
    assert [numbers(one) for one in catholic["conditions"]] == [
        ("bishops", 2, 1, 1, 1, True, 0),
        ("tokens", 2, 1, 1, 1, True, 0),
        ("prestige", 1, 0, 1, 1, True, 0),
    ]
    assert (bank["met"], bank["supreme"], catholic["supreme"]) == (True, "catholic", True)
    assert bank["religions"]["reformist"]["supreme"] is False
    assert [numbers(one)[:3] for one in bank["religions"]["islamic"]["conditions"]] == [
        ("bishops", 0, 3),
        ("tokens", 1, 2),
        ("prestige", 0, 0),
    ]
    assert told(table, "holy", "banks", "medici", "met") is False


@pytest.mark.rule("L3", "R6", "AB-patron-as-green-bishop-holy")
def test_supremacy_may_differ_with_the_declarer() -> None:
    table = Table(tableau={"fugger": {"west": ["pren130x"], "east": ["pren164x"]}}, city={"cairo": "islamic-rook"})
    assert told(table, "holy", "banks", "fugger", "supreme") == "islamic"
    assert told(table, "holy", "banks", "medici", "supreme") == ""


@pytest.mark.rule("ABILITYa")
def test_the_cost_of_a_declaration() -> None:
    table = Table(tableau={"medici": {"west": ["pren145x"]}})
    assert [told(table, victory, "cost") for victory in VICTORIES] == [1, 2, 1, 1]


@pytest.mark.rule("L2a", "L2b", "R39")
def test_patrons_then_florins() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"east": ["hungary"]}},
        florins={"fugger": 3, "medici": 2},
    )
    assert told(table, "patron") == {
        "fugger": {"patrons": 1, "florins": 3, "leads": True},
        "medici": {"patrons": 1, "florins": 2, "leads": False},
    }


@pytest.mark.rule("R36")
def test_a_ruined_bank_has_no_standing() -> None:
    table = Table(
        banks=["fugger", "medici", "coeur"], settings=["bankruptcy"], out=["coeur"], hand={"coeur": []},
        florins={"fugger": 1, "medici": 1},
    )  # fmt: skip
    assert list(told(table, "patron")) == ["fugger", "medici"]
    assert list(told(table, "holy", "banks")) == ["fugger", "medici"]


@pytest.mark.rule("L2")
@pytest.mark.parametrize("seed", range(6))
def test_standings_agree_with_the_guards_all_through_random_games(seed: int) -> None:
    dice = random.Random(seed)
    state = GAME.start("2e", 2 + seed % 3, GAME.options(), seeded(f"standings {seed}"))
    assert isinstance(state, PaxState)
    while not state.ended:
        found: Any = standings(state)
        for number, victory in enumerate(VICTORIES):
            for bank, entry in found[victory]["banks"].items():
                seat = [state.seat_word(other) for other in range(state.seats)].index(bank)
                assert entry["met"] == (condition_unmet(state, seat, number) == ALLOWED)
                if victory == "holy":
                    met = any(
                        all(condition["met"] for condition in religion["conditions"])
                        for religion in entry["religions"].values()
                    )
                else:
                    met = all(condition["met"] for condition in entry["conditions"])
                assert entry["met"] == met
        over = state.clone()
        patron_victory(over)
        leading = [bank for bank, entry in found["patron"].items() if entry["leads"]]
        assert [state.seat_word(seat) for seat in over.winners] == leading
        for _ in range(12):
            if not state.ended:
                state.choose(dice.choice(state.options()))


def threats(table: Table) -> list[tuple[str, str, int, str]]:
    state = table.state
    return [(state.seat_word(one.seat), one.thing, one.lacks, ENGLISH.say(one.phrase)) for one in GAME.threats(state)]


KINGS = {"fugger": {"west": ["england", "france", "hre"]}, "medici": {"west": ["aragon"]}}
VASSAL = {"portugal": {"suzerain": "france"}}


@pytest.mark.rule("L2", "L4")
def test_who_meets_a_victory_threatens_with_its_comet_or_with_a_declaration() -> None:
    asleep = Table(tableau=KINGS, square=VASSAL)
    said = "Fugger meets the imperial victory; only its comet is missing."
    assert threats(asleep) == [("fugger", "imperial", 1, said)]
    awake = Table(victories=["imperial"], tableau=KINGS, square=VASSAL)
    said = "Fugger meets the imperial victory and can declare it with one action."
    assert threats(awake) == [("fugger", "imperial", 0, said)]


@pytest.mark.rule("L4")
def test_who_lacks_one_thing_threatens_only_where_the_victory_is_awake() -> None:
    near: dict[str, Any] = {
        "banks": ["fugger", "medici", "coeur"],
        "tableau": {"fugger": {"west": ["england", "france"]}, "coeur": {"east": ["hungary"]}},
    }
    assert threats(Table(**near)) == []
    said = "Fugger lacks one king for the imperial victory."
    assert ("fugger", "imperial", 1, said) in threats(Table(victories=["imperial"], **near))


def test_threats_agree_with_what_may_be_declared_and_are_said_in_both_languages() -> None:
    told = 0
    for seed in range(4):
        state = GAME.start(GAME.meta.editions[0], 3, GAME.options(), seeded(seed))
        assert isinstance(state, PaxState)
        chance = random.Random(seed)
        while not state.ended:
            state.choose(chance.choice(state.options()))
            for one in GAME.threats(state):
                told += 1
                assert ENGLISH.say(one.phrase)
                assert POLISH.say(one.phrase)
                if one.lacks == 0:
                    assert victory_forbidden(state, one.seat, VICTORIES.index(one.thing)) == ALLOWED
        assert GAME.threats(state) == ()
    assert told


@pytest.mark.parametrize("edition", GAME.meta.editions)
def test_a_count_that_is_kept_is_the_count_of_the_position(edition: str) -> None:
    """What the counts depend on is the key under which they are kept: whatever is left out of it shows here."""
    state = GAME.start(edition, 3, GAME.options(), seeded(f"kept {edition}"))
    chance = random.Random(edition)
    while not state.ended:
        assert isinstance(state, PaxState)
        assert vars(tally(state)) == vars(Tally(state))
        state.choose(chance.choice(state.options()))
