"""Part O: the set-up, the dial, the end, and the order in which the opponent thinks."""

from __future__ import annotations

from copy import copy

import pytest

from signoria.engine.agreed import agreed
from signoria.engine.decision import explain
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.games.pax.data.ids import BYZANTIUM, HUNGARY, ISLAMIC, MAMLUK, MEDICI_PAWN, OTTOMAN
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.rules.fair import profits
from signoria.games.pax.rules.one_seat import check_solitaire
from signoria.games.pax.rules.victory import king_margin
from signoria.games.pax.solitaire.measures import Aim, targets
from signoria.games.pax.solitaire.tables import BISHOPS
from signoria.games.pax.state import ABOVE, BELOW, COMETS, DECK, HANDS_HIDDEN, HOUSE, SOLITAIRE, PaxState
from tests.rules.pax.solo import GAME, advice, chosen, market, position, reasons, turn


def started(**options: object) -> PaxState:
    return GAME.start("2e", 1, PaxOptions(**options), seeded("solitaire"))  # type: ignore[arg-type]


@pytest.mark.rule("O", "Ob", "S3")
def test_the_opponent_has_the_three_other_concessions_and_four_florins() -> None:
    state = started()
    told = GAME.describe(state)
    assert told["banks"] == ["fugger", "medici"]
    assert told["concession"] == {
        "france-hre": "fugger",
        "aragon-papal-states": "medici",
        "ottoman-mamluk": "medici",
        "england-portugal": "medici",
    }
    assert (list(state.florins), state.turn, state.reserve[MEDICI_PAWN]) == ([3, 4], 0, 7)


@pytest.mark.rule("Ob", "S3")
def test_the_opponent_may_be_another_bank() -> None:
    told = GAME.describe(started(banks=("fugger", "coeur")))
    assert [told["concession"][border] for border in ("aragon-papal-states", "england-portugal")] == ["coeur"] * 2


@pytest.mark.rule("Ob", "S2")
@pytest.mark.parametrize(("dial", "above"), [("no", 2), ("8", 2), ("12", 6), ("6", 0), ("24", 18)])
def test_the_dial_moves_the_cards_on_top_and_never_the_comets(dial: str, above: int) -> None:
    state = started(solitaire=dial)
    for side in range(2):
        assert [state.deck[side * DECK + part] for part in (ABOVE, BELOW, COMETS)] == [above, 10, 2]


@pytest.mark.rule("Oa", "Ob")
def test_everything_else_is_as_for_two() -> None:
    state = started()
    assert (profits(state, 0), king_margin(state), state.seats) == (1, 3, 2)


@pytest.mark.rule("Ob", "S2", "S3", "S49")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"bankruptcy": True}, "solitaire-bankruptcy"),
        ({"banks": ("medici", "coeur")}, "solitaire-banks"),
        ({"banks": ("fugger",)}, "solitaire-banks"),
    ],
)
def test_what_cannot_be_a_solitaire_game_is_refused(options: dict[str, object], key: str) -> None:
    with pytest.raises(Problem) as refused:
        started(**options)
    assert refused.value.phrase.key == key


@pytest.mark.rule("Ob", "S2")
@pytest.mark.parametrize("dial", ["0", "5", "64"])
def test_the_dial_has_its_limits(dial: str) -> None:
    """With fewer than six cards on top a comet could lie in the first market; the smaller box has no more than 33."""
    with pytest.raises(Problem):
        agreed(GAME, {"solitaire": dial}, typed=True)


@pytest.mark.rule("Ob", "S2")
def test_the_longest_game_fits_into_the_first_box() -> None:
    assert started(solitaire="24", first_box=True).deck[ABOVE] == 18


@pytest.mark.rule("Ob")
def test_three_players_cannot_play_it() -> None:
    with pytest.raises(Problem):
        GAME.start("2e", 3, PaxOptions(solitaire="8"), seeded("three"))


@pytest.mark.rule("S1")
def test_an_edition_without_part_o_refuses() -> None:
    assert EDITIONS["2e"].solitaire
    other = copy(EDITIONS["2e"])
    setattr(other, "solitaire", False)  # noqa: B010 — a row of the table that the rules do not have
    with pytest.raises(Problem):
        check_solitaire(other, SOLITAIRE | HANDS_HIDDEN, (0, 1))


@pytest.mark.rule("R20", "S1")
def test_one_player_alone_meets_the_opponent_in_the_second_edition_only() -> None:
    for edition in ("2e", "2e-living"):
        assert GAME.start(edition, 1, PaxOptions(), seeded("alone")).settings & SOLITAIRE
    with pytest.raises(Problem, match="option-barred"):
        GAME.start("1e", 1, PaxOptions(), seeded("alone"))


def test_a_session_with_one_seat_keeps_both_banks() -> None:
    session = Session(GAME, "2e", 1, PaxOptions(), seeded("session"))
    assert session.header is not None
    assert session.header.options == PaxOptions(solitaire="8")
    assert len(session.header.players) == session.state.seats == 2
    assert GAME.house(session.header.options) == {HOUSE: "solitaire"}
    assert GAME.house(PaxOptions()) == {}


@pytest.mark.rule("Oc", "O6", "O6b")
def test_nobody_ever_wins_by_patrons() -> None:
    ends = set()
    for seed in range(40):
        state = started()
        state.play_out(seeded(f"end/{seed}"))
        ends.add(GAME.outcomes[state.ended])
        if state.ended == 8:
            assert state.winners == (HOUSE,)
    assert "market-exhausted" in ends
    assert not ends & {"patron", "patron-shared"}


# --- the order of thinking ------------------------------------------------------------------------------------------


@pytest.mark.rule("O1", "O1b", "O1c", "O2", "O3", "O4", "O5", "O7")
def test_it_goes_through_the_chart_from_top_to_bottom() -> None:
    state = position(market=market(east_2="pren086"))
    said = reasons(state)
    assert said[:5] == ["victory O6b", "override O2a", "row-6 O2b", "row-6-main O3", "row-6-main O3"]
    assert chosen(state) == "buy east-2"
    made = turn(state)
    assert made[:3] == ["buy east-2", "play pren086", "trigger"]


@pytest.mark.rule("S4")
def test_abilities_count_in_a_trigger() -> None:
    """Card 103X is a republic of the player's for the renaissance victory, so row 2 is triggered."""
    assert "row-2 O2b" not in reasons(position())
    assert "row-2 O2b" in reasons(position(tableau={"fugger": {"east": ["pren103x"]}}))


@pytest.mark.rule("O3b")
def test_the_targets_of_row_3_are_where_the_bishops_stand() -> None:
    """One stands on a card of Byzantium; with one on a card of the whole East every eastern empire is a target."""
    tableau = {"fugger": {"east": ["pren059", "pren061"]}}
    bishops = {"pren059": "islamic-bishop", "pren061": "islamic-bishop"}

    def told(**bishop: str) -> list[int]:
        state = position(tableau=tableau, bishop=bishop)
        return targets(state, Aim(state, HOUSE, BISHOPS, ISLAMIC))

    assert told(pren059=bishops["pren059"]) == [BYZANTIUM]
    assert told(**bishops) == [HUNGARY, BYZANTIUM, OTTOMAN, MAMLUK]


@pytest.mark.rule("S10")
def test_the_market_comes_before_the_tableau() -> None:
    """Row 3: its assassin could behead an Islamic bishop, but a Catholic one is for sale."""
    bishops = {"pren060": "islamic-bishop", "pren058": "islamic-bishop"}
    tableau = {"fugger": {"east": ["pren058"]}, "medici": {"east": ["pren060", "pren115x"]}}
    assert chosen(position(tableau=tableau, bishop=bishops, florins={"fugger": 3, "medici": 0})) == "ops east"
    assert chosen(position(tableau=tableau, bishop=bishops, market=market(west_1="pren008"))) == "buy west-1"


@pytest.mark.rule("S13", "O4a")
def test_a_card_with_florins_on_the_way_costs_nothing() -> None:
    rows = market(east_3="pren086")
    coins = {"east": [0, 1, 0, 2, 0, 0]}
    state = position(market=rows, coins=coins, florins={"fugger": 3, "medici": 2})
    assert chosen(state) == "buy east-3"
    state.choose(advice(state).option)
    assert [int(state.coins[6 + column]) for column in range(4)] == [1, 1, 1, 0]
    assert state.florins[HOUSE] == 2
    dear = position(market=rows, coins={"east": [0, 0, 0, 2, 0, 0]}, florins={"fugger": 3, "medici": 2})
    assert chosen(dear) != "buy east-3"


@pytest.mark.rule("S13")
def test_its_own_price_is_named_where_it_is_too_dear() -> None:
    state = position(coins={"east": [0, 1, 0, 2, 0, 0]}, florins={"fugger": 3, "medici": 1})
    why = explain(state, GAME.vocabulary.parse("buy east-3"))
    assert why is not None
    assert (why.phrase.key, why.phrase.args["cost"]) == ("refusal-too-dear", Phrase("amount-florins", {"count": 2}))


@pytest.mark.rule("S13")
def test_the_player_pays_for_every_card() -> None:
    state = position(turn="fugger", coins={"east": [0, 1, 0, 2, 0, 0]}, florins={"fugger": 2, "medici": 2})
    assert GAME.vocabulary.parse("buy east-3") not in state.options()


@pytest.mark.rule("S14", "O3a")
def test_florins_on_a_card_make_its_net_cost_small() -> None:
    kings = {"fugger": {"west": ["france", "england"]}}
    rows = market(west_3="pren145x")
    rich = {"fugger": 3, "medici": 4}
    limited = reasons(position(tableau=kings, market=rows, florins=rich))
    assert "row-1-prestige O3a" in limited
    assert (
        chosen(position(tableau=kings, market=rows, florins=rich, coins={"west": [0, 0, 0, 2, 0, 0]})) == "buy west-3"
    )


@pytest.mark.rule("S46", "O6b")
def test_of_several_victories_the_first_row_is_declared() -> None:
    squares = {"west": ["france", "aragon", "portugal"], "east": ["hungary"]}
    state = position(victories=["imperial", "globalization"], tableau={"medici": squares})
    assert chosen(state) == "declare imperial"
    state = position(victories=["globalization"], tableau={"medici": squares})
    assert chosen(state) == "declare globalization"


@pytest.mark.rule("O6b", "S46")
def test_a_victory_that_it_reaches_in_its_turn_waits() -> None:
    """Three kings are enough for the imperial victory; the third comes with a queen in its own turn."""
    squares = {"west": ["france", "aragon"]}
    state = position(victories=["imperial"], tableau={"medici": squares}, market=market(west_1="pren046"))
    made = turn(state)
    assert made[0] == "buy west-1"
    assert not state.ended


@pytest.mark.rule("O6a")
def test_the_player_wins_by_declaring() -> None:
    state = position(
        turn="fugger", victories=["imperial"], tableau={"fugger": {"west": ["france", "aragon"], "east": ["hungary"]}}
    )
    state.choose(GAME.vocabulary.parse("declare imperial"))
    assert (GAME.outcomes[state.ended], state.winners) == ("imperial", (0,))


def test_a_game_played_out_at_random_ends_as_it_does_choice_by_choice() -> None:
    """How a turn began is remembered for the opponent, as long as anybody can ask it; in the end nobody can."""
    state = GAME.start("2e", 2, PaxOptions(), seeded("ordinary"))
    state.sink = None
    copied, rng = state.clone(), seeded("choices")
    while not state.over():
        assert state.opening is not None
        options = state.options()
        state.choose(options[rng.below(len(options))])
    copied.play_out(seeded("choices"))
    assert (state.opening, state.since) == (None, ())
    assert copied.to_json() == state.to_json()
