"""F4–F6: tax, repress and vote."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.seated import Table
from tests.rules.pax.witness import Witness, running

# --- F4 tax ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("F4", "R67", "REPRESSc", "REPRESSd")
def test_a_taxed_concession_may_be_repressed_instead_for_nothing() -> None:
    table = running("west", "pren029", florins={"fugger": 0, "medici": 3}, concession={"ottoman-mamluk": "medici"}).do(
        "use-tax pren029"
    )
    assert table.asked() == "medici"
    assert table.offered() == ["pay", "yield"]
    table.do("yield")
    assert table.asked() == "medici"
    assert table.offered() == ["raise cairo", "raise cyprus"]
    assert table.refused("raise red-sea") == "EMPORIUM"
    assert table.refused("raise modon") == "LOCATION"
    table.do("raise cyprus")
    assert table.asked() == "fugger"
    assert table.now("city.cyprus") == "catholic-rook"
    assert table.now("concession.ottoman-mamluk") is None
    assert table.square("mamluk")["repressed"] == ["medici-pawn"]
    assert "repressed" not in table.square("ottoman")
    assert table.now("florins") == {"fugger": 0, "medici": 3}


@pytest.mark.rule("R67", "F4")
def test_an_owner_without_a_florin_must_let_it_be_repressed_and_raise_the_levy() -> None:
    table = running("west", "pren029", concession={"ottoman-mamluk": "medici"}).do("use-tax pren029")
    assert table.told("forced")[-1] == "forced medici yield"
    assert table.asked() == "medici"
    table.do("raise cairo")
    assert table.now("city.cairo") == "islamic-rook"
    assert table.square("mamluk")["repressed"] == ["medici-pawn"]


@pytest.mark.rule("F4a", "SATURATEDa", "OPS")
def test_a_tax_needs_an_empty_city_and_a_concession() -> None:
    full = {"cairo": "islamic-rook", "cyprus": "catholic-rook"}
    table = running("west", "pren029", city=full, concession={"ottoman-mamluk": "medici"})
    assert table.refused("use-tax pren029") == "F4a"
    assert running("west", "pren029", concession={"hungary-ottoman": "medici"}).refused("use-tax pren029") == "F4"
    table = running("west", "pren029", city=full, concession={"ottoman-mamluk": "medici"}, open={"white": "red-sea"})
    assert "use-tax pren029" in table.offered()


@pytest.mark.rule("F4a")
def test_ones_own_concession_may_be_taxed() -> None:
    table = running("west", "pren029", florins={"fugger": 1}, concession={"ottoman-mamluk": "fugger"})
    table.do("use-tax pren029", "pay", "raise cairo")
    assert table.now("florins.fugger") == 0
    assert table.now("city.cairo") == "islamic-rook"


@pytest.mark.rule("F4b", "LOCATIONc")
def test_a_regional_card_taxes_anywhere_in_its_region_and_the_taxer_names_the_empire() -> None:
    def tax() -> Witness:
        return running(
            "west",
            "pren002",
            florins={"medici": 1},
            city={"venice": "catholic-knight"},
            concession={
                "france-hre": "medici",
                "hre-papal-states": "medici",
                "papal-states-ottoman": "medici",
                "hungary-byzantium": "medici",
            },
        )

    table = tax().do("use-tax pren002")
    assert table.offered() == ["tax france-hre", "tax hre-papal-states"]
    assert table.refused("tax papal-states-ottoman") == "F4a"
    assert table.refused("tax hungary-byzantium") == "LOCATION"
    table.do("tax france-hre")
    assert table.asked() == "fugger"
    assert table.offered() == ["locate france", "locate hre"]
    table.do("locate france", "yield", "raise lyon")
    assert table.now("city.lyon") == "catholic-knight"
    assert table.square("france")["repressed"] == ["medici-pawn"]


@pytest.mark.rule("F4b")
def test_at_the_edge_of_the_region_there_is_only_one_empire_to_name() -> None:
    table = running("west", "pren002", florins={"medici": 1}, concession={"papal-states-ottoman": "medici"})
    table.do("use-tax pren002")
    assert "forced fugger locate papal-states" in table.told("forced")
    assert table.offered() == ["pay", "yield"]


# --- F5 repress -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("F5", "OPSb", "REPRESS")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("pren025", ["repress vienna", "repress france-hre"]),
        ("pren126x", ["repress nurnberg"]),
        ("pren154x", ["repress vienna"]),
        ("pren114x", ["repress nurnberg", "repress france-hre"]),
        ("pren098x", ["repress nurnberg"]),
    ],
)
def test_a_repression_hits_the_pieces_it_shows_in_its_location(card: str, targets: list[str]) -> None:
    """A rook in Vienna, a knight in Nürnberg, a concession; a pirate is never repressed."""
    side = "west" if card in ("pren025", "pren154x") else "east"
    table = running(
        side,
        card,
        city={"vienna": "catholic-rook", "nurnberg": "reformist-knight", "paris": "catholic-rook"},
        concession={"france-hre": "medici", "england-france": "medici"},
    ).do(f"use-repress {card}")
    if len(targets) > 1:
        assert table.offered() == targets
        table.do(targets[0])
    else:
        assert f"forced fugger {targets[0]}" in table.told("forced")
    assert len(table.square("hre")["repressed"]) == 1
    assert table.now("florins.fugger") == 1


@pytest.mark.rule("F5", "PIRATEb")
def test_a_pirate_cannot_be_repressed() -> None:
    table = running("west", "pren020", pirate={"england-france": "islamic-pirate"})
    assert table.refused("use-repress pren020") == "E4b"


@pytest.mark.rule("F5a", "REPRESSED", "THRONE")
@pytest.mark.parametrize("where", ["throne", "own", "opponent", "republic", "vassal"])
def test_a_square_takes_the_repressed_wherever_it_is(where: str) -> None:
    given: dict[str, Any] = {"square": {"hre": {}}}
    if where == "opponent":
        given["tableau"] = {"medici": {"west": ["hre"]}}
    if where == "vassal":
        given = {"tableau": {"medici": {"east": ["hungary"]}}, "square": {"hre": {"suzerain": "hungary"}}}
    if where == "republic":
        given = {"tableau": {"medici": {"west": ["hre"]}}, "square": {"hre": {"side": "republic"}}}
    own = ["hre"] if where == "own" else []
    table = running("west", "pren025", *own, city={"vienna": "catholic-rook"}, **given).do("use-repress pren025")
    assert table.square("hre")["repressed"] == ["catholic-rook"]
    assert table.now("city.vienna") is None


@pytest.mark.rule("F5a")
def test_the_repressed_travel_with_their_square() -> None:
    table = Table(
        tableau={"fugger": {"west": ["hre"]}}, square={"hre": {"repressed": ["medici-pawn", "catholic-rook"]}}
    ).do("sell hre")
    assert table.square("hre") == {"keeper": "throne", "side": "king", "repressed": ["catholic-rook", "medici-pawn"]}


@pytest.mark.rule("F5b", "REPRESSb")
def test_repressing_ones_own_concession_brings_the_florin_too() -> None:
    table = running("west", "pren013", concession={"portugal-aragon": "fugger"}).do("use-repress pren013")
    assert table.now("florins.fugger") == 1
    assert table.square("aragon")["repressed"] == ["fugger-pawn"]
    assert table.now("concession.portugal-aragon") is None


@pytest.mark.rule("REPRESSd", "F5", "LOCATIONd")
@pytest.mark.parametrize(("card", "empire"), [("pren013", "aragon"), ("pren018", "portugal")])
def test_the_acting_card_says_where_the_serf_goes(card: str, empire: str) -> None:
    """The same border, repressed from Aragon and from Portugal."""
    table = running("west", card, concession={"portugal-aragon": "medici"}).do(f"use-repress {card}")
    assert table.square(empire)["repressed"] == ["medici-pawn"]


# --- F6 vote --------------------------------------------------------------------------------------------------------


def voting(**given: Any) -> Witness:
    """Fugger may vote in the west with the Sindicat Remença; Medici holds France."""
    given.setdefault("tableau", {"medici": {"west": ["france"]}})
    given.setdefault("concession", {"england-france": "fugger"})
    return running("west", "pren040", **given)


@pytest.mark.rule("F6", "F6c", "REGIME", "R51", "REGIMEd")
def test_a_vote_takes_an_opponents_king_and_leaves_queen_bishop_and_vassals_behind() -> None:
    table = voting(
        square={
            "france": {"queens": ["pren045"], "bishop": "reformist-bishop", "repressed": ["medici-pawn"]},
            "aragon": {"suzerain": "france", "queens": ["pren044"], "bishop": "catholic-bishop"},
        },
        florins={"fugger": 1},
    ).do("use-vote pren040")
    assert table.now("florins.fugger") == 0
    assert table.offered() == ["place france-hre", "place france-aragon", "decline"]
    table.do("place france-hre")
    assert table.offered() == ["emancipate medici-pawn", "done"]
    table.do("done")
    assert table.square("france") == {"keeper": "fugger", "side": "king", "repressed": ["medici-pawn"]}
    assert table.square("aragon") == {
        "keeper": "throne",
        "side": "king",
        "queens": ["pren044"],
        "bishop": "catholic-bishop",
    }
    assert table.now("tableau.fugger.west") == ["pren040", "pren034", "pren039", "france"]
    assert table.now("concession.france-hre") == "fugger"
    assert table.now("discarded") == ["pren045"]


@pytest.mark.rule("F6c", "STRAWMAN", "REPUBLIC")
@pytest.mark.parametrize(("side", "other"), [("king", "republic"), ("republic", "king")])
def test_a_vote_at_home_turns_the_square_over(side: str, other: str) -> None:
    table = running(
        "west",
        "france",
        "pren040",
        square={"france": {"side": side}},
        concession={"england-france": "fugger"},
    ).do("use-vote pren040", "decline")
    assert table.square("france") == {"keeper": "fugger", "side": other}
    assert table.now("tableau.fugger.west")[0] == "france"


@pytest.mark.rule("F6c", "THRONE")
def test_an_opponents_republic_is_taken_as_a_king() -> None:
    table = voting(square={"france": {"side": "republic"}}).do("use-vote pren040", "decline")
    assert table.square("france") == {"keeper": "fugger", "side": "king"}


@pytest.mark.rule("F6", "VASSALc", "OPSa")
def test_a_vote_reaches_no_throne_no_vassal_and_no_other_side() -> None:
    concession = {"england-france": "fugger", "hungary-byzantium": "fugger", "portugal-aragon": "fugger"}
    table = voting(
        tableau={"medici": {"west": ["france", "england"], "east": ["hungary"]}},
        square={"portugal": {"suzerain": "france"}},
        concession=concession,
    ).do("use-vote pren040")
    assert table.offered() == ["vote england", "vote france"]
    assert table.refused("vote hungary") == "F6"
    assert table.refused("vote aragon") == "F6"
    assert table.refused("vote portugal") == "VASSALc"
    assert voting(tableau={}).refused("use-vote pren040") == "F6"


@pytest.mark.rule("F6", "OPSa")
def test_the_location_of_the_voting_card_does_not_matter_but_its_side_does() -> None:
    """An eastern vote of a Hungarian card reaches the Ottoman Empire and nothing in the west."""
    table = running(
        "east",
        "pren083",
        tableau={"medici": {"east": ["ottoman"], "west": ["hre"]}},
        concession={"papal-states-ottoman": "fugger", "hre-hungary": "fugger"},
    ).do("use-vote pren083")
    assert "forced fugger vote ottoman" in table.told("forced")


@pytest.mark.rule("F6a", "REPRESSED", "CHINA")
def test_every_repressed_token_costs_a_florin() -> None:
    square = {"france": {"repressed": ["fugger-pawn", "medici-pawn", "islamic-rook", "catholic-knight"]}}
    assert voting(square=square, florins={"fugger": 3}).refused("use-vote pren040") == "F6a"
    table = voting(square=square, florins={"fugger": 4}).do("use-vote pren040")
    assert table.now("florins") == {"fugger": 0, "medici": 0}
    assert table.told("voted") == ["voted fugger france 4"]


@pytest.mark.rule("F6b", "CONCESSIONb")
def test_the_voter_needs_more_concessions_there_than_each_other_player() -> None:
    tie = {"england-france": "fugger", "france-hre": "medici"}
    assert voting(concession=tie).refused("use-vote pren040") == "F6b"
    assert voting(concession={"france-hre": "medici"}).refused("use-vote pren040") == "F6b"
    assert voting(concession={}).refused("use-vote pren040") == "F6b"
    more = {"england-france": "fugger", "france-hre": "medici", "france-aragon": "fugger"}
    assert "use-vote pren040" in voting(concession=more).offered()
    elsewhere = {"england-france": "fugger", "hre-papal-states": "medici", "portugal-aragon": "medici"}
    assert "use-vote pren040" in voting(concession=elsewhere).offered()


@pytest.mark.rule("F6b")
def test_two_opponents_are_not_added_up() -> None:
    table = running(
        "west",
        "pren040",
        banks=["fugger", "medici", "coeur"],
        tableau={"medici": {"west": ["papal-states"]}},
        concession={"hre-papal-states": "fugger", "aragon-papal-states": "medici", "papal-states-ottoman": "coeur"},
    )
    assert table.refused("use-vote pren040") == "F6b"
    table = running(
        "west",
        "pren040",
        banks=["fugger", "medici", "coeur"],
        tableau={"medici": {"west": ["papal-states"]}},
        concession={"hre-papal-states": "fugger", "aragon-papal-states": "fugger", "papal-states-ottoman": "coeur"},
    )
    assert "use-vote pren040" in table.offered()


@pytest.mark.rule("F6b")
def test_serfs_do_not_vote() -> None:
    table = voting(
        square={"france": {"repressed": ["medici-pawn", "medici-pawn"]}},
        florins={"fugger": 2},
    )
    assert "use-vote pren040" in table.offered()


@pytest.mark.rule("F6d", "REGIMEc", "THEOCRACY")
@pytest.mark.parametrize("faith", ["catholic", "islamic", "reformist"])
def test_golden_liberty_may_end_any_theocracy(faith: str) -> None:
    def vote() -> Witness:
        return voting(faith={"france": faith}).do("use-vote pren040", "decline")

    table = vote()
    assert table.offered() == ["liberate", "decline"]
    assert table.do("liberate").now("faith.france") == "medieval"
    assert vote().do("decline").now("faith.france") == faith


@pytest.mark.rule("F6d")
def test_a_medieval_state_is_not_asked_for_golden_liberty() -> None:
    table = voting().do("use-vote pren040", "decline")
    assert "liberate" not in table.offered()
    assert "use-commerce pren034" in table.offered()


@pytest.mark.rule("E4e", "R63", "F6c")
def test_a_republic_just_made_may_act_unless_its_square_has_acted() -> None:
    """France as a republic trades; but not if the king of France has campaigned before."""

    def start() -> Witness:
        return running(
            "west",
            "france",
            "pren040",
            concession={"england-france": "fugger"},
            city={"paris": "catholic-knight", "london": "catholic-rook"},
            florins={"fugger": 1},
        )

    table = start().do("use-vote pren040", "decline")
    assert "use-commerce france" in table.offered()
    table = start().do("use-campaign france", "invade england", "use-vote pren040", "decline")
    assert table.square("france")["side"] == "republic"
    assert table.refused("use-commerce france") == "E4"
