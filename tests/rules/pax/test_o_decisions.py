"""O5 and its rulings: how the opponent answers every question that can come up."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import bots
from signoria.bots import Sight
from signoria.engine.phrase import Phrase
from signoria.engine.rng import seeded
from signoria.engine.step import Step
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.solitaire.actions import ANSWERS
from signoria.games.pax.solitaire.decide import ORDERS
from signoria.games.pax.state import HOUSE
from signoria.games.pax.steps import STEPS
from signoria.text import Texts
from tests.rules.pax.solo import GAME, WORDS, advice, chosen, market, position, turn, under_way

POOR = {"fugger": 3, "medici": 0}


def test_every_question_has_an_answer() -> None:
    """A step that can ask something is in the table of answers, with a paragraph and a sentence in both languages."""
    asking = {name for name, step in STEPS.items() if step.verbs is not Step.verbs}
    assert asking - {"turn"} == set(ANSWERS)
    assert set(ORDERS) == set(ANSWERS) - {"activate", "announce", "run-ops"}
    for language in ("en", "pl"):
        texts = Texts(language, GAME)
        assert all(texts.say(Phrase(f"solo-answer-{name}")) for name in ANSWERS)


# --- ops ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S17", "S20")
def test_a_tax_that_is_paid_leaves_the_rest_of_the_cell() -> None:
    """Row 5: the player can pay the tax; then nothing else of the cell is left, and row 7 follows."""
    given: dict[str, Any] = {
        "florins": {"fugger": 3, "medici": 0},
        "tableau": {"medici": {"west": ["pren049"], "east": ["pren063"]}},
        "pirate": {"hungary-ottoman": "islamic-pirate"},
        "concession": {
            "france-hre": "fugger", "aragon-papal-states": "medici", "england-portugal": "fugger",
            "england-france": "fugger", "papal-states-ottoman": "fugger",
        },
    }  # fmt: skip
    assert chosen(position(**given)) == "ops east"  # the corsair is sure
    given["pirate"] = {}
    given["tableau"] = {"medici": {"west": ["pren049"]}}
    paid = position(**given)
    assert turn(paid, "pay")[:1] == ["ops west"]
    assert paid.florins[0] >= 2


@pytest.mark.rule("S19")
def test_inquisitors_walk_a_bishop_together() -> None:
    """Row 3: one step brings the bishop beside the other, the second step onto it; neither does it alone."""
    state = position(
        florins=POOR,
        tableau={"fugger": {"west": ["pren128x"]}, "medici": {"west": ["pren008", "pren147x", "pren050", "pren140x"]}},
        bishop={"pren128x": "catholic-bishop", "pren008": "catholic-bishop"},
    )
    made = turn(state)
    assert made[0] == "ops west"
    assert sum(word.startswith("bishop-to") for word in made) >= 1
    assert sum(1 for token in state.bishop if token >= 0) == 0


@pytest.mark.rule("S18", "O4c")
def test_commerce_comes_before_the_op_it_pays_for() -> None:
    """A vote in Aragon costs a florin that only commerce can bring."""
    state = position(
        florins=POOR,
        victories=["imperial"],
        tableau={"fugger": {"west": ["aragon", "portugal"]}, "medici": {"west": ["pren040", "pren035"]}},
        square={"aragon": {"repressed": ["catholic-rook"]}},
        concession={
            "aragon-papal-states": "medici",
            "portugal-aragon": "medici",
            "france-aragon": "fugger",
            "england-portugal": "fugger",
        },
        coins={"west": [2, 0, 0, 0, 0, 0]},
    )
    assert turn(state)[:3] == ["ops west", "use-commerce pren035", "use-vote pren040"]
    assert state.keeper[6] == HOUSE


@pytest.mark.rule("S25")
def test_a_free_fair_is_held_when_a_fair_is_called_for_and_spends_nothing() -> None:
    state = position(florins=POOR, tableau={"medici": {"west": ["pren097x"]}})
    assert chosen(state) == "fair east"
    state.choose(advice(state).option)
    assert state.actions == 2
    idle = position(florins={"fugger": 3, "medici": 3}, market=market(east_1="pren086"),
                    tableau={"medici": {"west": ["pren097x"]}})  # fmt: skip
    assert not any(word.startswith("fair") for word in turn(idle))


@pytest.mark.rule("S25")
def test_both_sides_run_at_once_if_the_other_has_commerce() -> None:
    given: dict[str, Any] = {
        "florins": POOR,
        "tableau": {"fugger": {"west": ["hre"], "east": ["hungary"]},
                    "medici": {"west": ["pren025"], "east": ["pren127x", "pren122x"]}},
        "concession": {"france-hre": "fugger", "hre-hungary": "fugger", "ottoman-mamluk": "medici"},
        "coins": {"east": [1, 0, 0, 0, 0, 0]},
    }  # fmt: skip
    assert chosen(position(**given)) == "ops both"
    given["coins"] = {}
    given["tableau"]["medici"]["east"] = ["pren122x"]
    assert chosen(position(**given)) == "ops west"


@pytest.mark.rule("S26")
def test_it_never_renounces_nor_proclaims() -> None:
    state = position(
        florins=POOR,
        tableau={"fugger": {"west": ["papal-states"], "east": ["ottoman"]}, "medici": {"west": ["pren129x"]}},
    )
    assert any(WORDS(option).startswith("proclaim") for option in state.options())
    assert not any(word.startswith(("proclaim", "renounce")) for word in turn(state))


# --- placing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("O5c", "S29")
def test_nobles_go_into_its_own_empire_with_fewest_tokens() -> None:
    agents = {"step": "place-agents", "card": "pren067", "agents": ["islamic-knight"], "taken": [], "must": 0}
    away = position(tableau={"medici": {"east": ["pren067"]}}, agenda=under_way(agents))
    assert chosen(away) == "decline"
    home = position(
        tableau={"medici": {"east": ["pren067", "ottoman", "hungary"]}},
        city={"constantinople-1": "islamic-rook", "constantinople-2": "islamic-knight", "buda": "catholic-knight"},
        agenda=under_way(agents),
    )
    assert chosen(home) == "place varna"


@pytest.mark.rule("S30", "O5d")
def test_the_second_bishop_goes_to_the_player() -> None:
    agents = {"step": "place-agents", "card": "pren129x", "agents": ["catholic-bishop"], "must": 0}
    tableau = {"fugger": {"west": ["pren130x"]}, "medici": {"west": ["pren129x"]}}
    first = position(tableau=tableau, agenda=under_way({**agents, "taken": []}))
    assert chosen(first) == "ordain pren129x"
    taken = [GAME.vocabulary.by_name["ordain"].domain.find("pren129x")]
    second = position(
        tableau=tableau, bishop={"pren129x": "catholic-bishop"}, agenda=under_way({**agents, "taken": taken})
    )
    assert chosen(second) == "ordain pren130x"


@pytest.mark.rule("S37")
def test_the_serf_goes_to_an_empire_of_the_player() -> None:
    state = position(
        tableau={"fugger": {"west": ["hre"]}, "medici": {"west": ["france"]}},
        agenda=under_way({"step": "serf-of", "token": "medici-pawn", "place": "france-hre"}),
    )
    assert chosen(state) == "locate hre"


@pytest.mark.rule("S38")
def test_it_pacifies_only_at_home() -> None:
    pacify = under_way({"step": "pacify", "empire": "france"})
    lying = {"france": {"repressed": ["fugger-pawn", "medici-pawn", "catholic-rook"]}}
    mine = position(tableau={"medici": {"west": ["france"]}}, square=lying, agenda=pacify)
    assert chosen(mine) == "pacify fugger-pawn"
    other = position(tableau={"fugger": {"west": ["france"]}}, square=lying, agenda=pacify)
    assert chosen(other) == "decline"


@pytest.mark.rule("S34", "S32")
def test_it_frees_its_own_serfs_and_nobles() -> None:
    free = under_way({"step": "emancipation", "empire": "france"})
    state = position(
        tableau={"medici": {"west": ["france"]}},
        square={"france": {"repressed": ["fugger-pawn", "medici-pawn", "catholic-rook"]}},
        agenda=free,
    )
    assert turn(state)[:3] == ["emancipate medici-pawn", "place england-france", "emancipate catholic-rook"]
    only = position(
        tableau={"medici": {"west": ["france"]}}, square={"france": {"repressed": ["fugger-pawn"]}}, agenda=free
    )
    assert chosen(only) == "done"


@pytest.mark.rule("S35")
def test_golden_liberty_compares_prestige() -> None:
    liberty = under_way({"step": "golden-liberty", "empire": "mamluk"})
    theirs = position(
        tableau={"medici": {"east": ["mamluk"]}, "fugger": {"east": ["pren058", "pren059"]}}, agenda=liberty
    )
    assert chosen(theirs) == "liberate"
    own = position(tableau={"medici": {"east": ["mamluk", "pren058", "pren059"]}}, agenda=liberty)
    assert chosen(own) == "decline"


@pytest.mark.rule("S36")
def test_constantinople_stays_as_it_is() -> None:
    state = position(agenda=under_way({"step": "arrange"}))
    before = list(state.city)
    state.choose(advice(state).option)
    assert list(state.city) == before


@pytest.mark.rule("S39")
def test_pieces_come_from_its_own_squares_first() -> None:
    state = position(
        tableau={"fugger": {"west": ["france"]}, "medici": {"west": ["england"]}},
        square={"france": {"repressed": ["reformist-rook"]}, "england": {"repressed": ["reformist-rook"]}},
        agenda=under_way({"step": "recall", "token": "reformist-rook"}),
    )
    assert chosen(state) == "recall-repressed england"


@pytest.mark.rule("S40")
def test_the_knight_stays_in_venice_only_for_its_own_pope() -> None:
    venice = {"venice": "catholic-knight", "venice-2": "catholic-rook"}
    for tableau, gone in (({"medici": {"west": ["papal-states"]}}, "venice-2"), ({}, "venice")):
        state = position(city=venice, tableau=tableau, agenda=under_way({"step": "dismiss"}))
        assert chosen(state) == f"dismiss {gone}"


@pytest.mark.rule("S41")
@pytest.mark.parametrize(
    ("knights", "answer"),
    [
        (1, "trigger"),  # 1 against 2, with two rooks 3 against 2
        (4, "decline"),  # won without them
        (0, "decline"),  # 0 against 2, with two rooks 2 against 2
    ],
)
def test_rooks_ride_only_to_win(knights: int, answer: str) -> None:
    """A crusade against the two Islamic defenders of Mamluk; two Catholic rooks stand in the Ottoman Empire."""
    war = {"step": "rooks-ride", "war": "crusade", "empire": "mamluk", "card": "pren029", "king": "none", "rooks": 0}
    state = position(
        city={"cairo": "islamic-rook", "cyprus": "islamic-knight", "modon": "catholic-rook", "rhodes": "catholic-rook"},
        tableau={"medici": {"west": ["pren012"]}},
        agenda=under_way({**war, "agents": ["catholic-knight"] * knights}),
    )
    assert chosen(state) == answer


@pytest.mark.rule("S42")
def test_a_sale_borrows_nothing_and_frees_only_its_own() -> None:
    lend = position(
        tableau={"fugger": {"west": ["pren025", "hre"]}, "medici": {"west": ["pren147x"]}},
        agenda=under_way({"step": "borrow"}),
    )
    assert chosen(lend) == "decline"
    west = under_way({"step": "emancipate-west", "visited": 0})
    lying = {"france": {"repressed": ["fugger-pawn"]}, "england": {"repressed": ["medici-pawn"]}}
    assert chosen(position(square=lying, agenda=west)) == "locate england"
    assert chosen(position(square={"france": {"repressed": ["fugger-pawn"]}}, agenda=west)) == "done"


@pytest.mark.rule("S48")
def test_with_card_006_a_queen_takes_a_king_of_the_player_first() -> None:
    state = position(
        florins={"fugger": 3, "medici": 4},
        tableau={"fugger": {"west": ["hre", "england"]}, "medici": {"west": ["pren006"]}},
        market=market(west_2="pren046"),
    )
    assert turn(state)[:4] == ["buy west-2", "play pren046", "trigger", "wed hre"]


# --- what it may know -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S49")
def test_it_decides_the_same_whatever_is_hidden() -> None:
    """Everything that its seat cannot know is drawn anew: the choice and its reasons stay the same."""
    state = GAME.start("2e", 1, PaxOptions(), seeded("hidden"))
    looked = 0
    rng = seeded("play")
    while not state.ended:
        if state.decider() == HOUSE:
            found = advice(state)
            for again in range(2):
                other = GAME.advise(GAME.resample(state, HOUSE, seeded(f"{looked}/{again}")), HOUSE)
                assert (other.option, [repr(note) for note in other.notes]) == (
                    found.option,
                    [repr(note) for note in found.notes],
                )
            looked += 1
            state.choose(found.option)
        else:
            state.choose(bots.find("random").choose(Sight(state), rng))
    assert looked > 10


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_as_a_bot_it_plays_whole_games(seats: int) -> None:
    """Against others at an ordinary table, too; after a restart in the middle of its turn it chooses the same."""
    state = GAME.start("2e", seats, PaxOptions(), seeded(f"bot/{seats}"))
    rng = seeded("others")
    while not state.ended:
        name = "solitaire" if state.decider() == HOUSE else "random"
        option = bots.find(name).choose(Sight(state), rng)
        assert option in state.options()
        if name == "solitaire":
            assert GAME.advise(GAME.restore(state.to_json()), HOUSE).option == option
        state.choose(option)


def test_every_reason_can_be_said() -> None:
    texts = {language: Texts(language, GAME) for language in ("en", "pl")}
    for seed in range(3):
        state = GAME.start("2e", 1, PaxOptions(), seeded(f"said/{seed}"))
        rng = seeded(f"said/{seed}/rng")
        while not state.ended:
            if state.decider() == HOUSE:
                found = advice(state)
                for note in found.fresh:
                    assert all(text.say(note.phrase) for text in texts.values())
                state.choose(found.option)
            else:
                state.choose(bots.find("random").choose(Sight(state), rng))
