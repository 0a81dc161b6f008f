"""Abilities of fairs, votes and Venice: doubled concessions, the Spice Islands, subsidies, lobbies, condottieri."""

from __future__ import annotations

import pytest

from tests.rules.pax.seated import Table

# --- doubled profits ------------------------------------------------------------------------------------------------

FIRST, SECOND, DOUBLE = "pren014", "pren018", "pren131x"


def spice_fair(cards: list[str], profits: int, **more: object) -> Table:
    """A fair from the Spice Islands past one concession of Fugger, with so many florins on the fair card."""
    given = {
        "open": {"white": "spice-islands"},
        "tableau": {"fugger": {"west": cards}},
        "concession": {"england-portugal": "fugger"},
        "market": {"west": ["pren001"]},
        "coins": {"west": [profits]},
        "city": {
            "toledo": "catholic-knight", "granada": "islamic-rook", "spice-islands": "catholic-rook",
            "london": "catholic-rook", "bordeaux": "catholic-knight",
            "paris": "catholic-knight", "bruges": "catholic-rook", "lyon": "catholic-knight",
            "vienna": "catholic-rook", "lubeck": "catholic-rook", "nurnberg": "reformist-knight",
        },
    }  # fmt: skip
    return Table(**(given | more)).do("fair west")


@pytest.mark.rule("AB-double-profit-spice-islands", "AB-double-concessions-fairs-and-votes", "R43")
@pytest.mark.parametrize(
    ("cards", "share"),
    [
        ([], 1),
        ([FIRST], 2),
        ([SECOND], 2),
        ([DOUBLE], 2),
        ([FIRST, SECOND], 4),
        ([FIRST, DOUBLE], 4),
        ([FIRST, SECOND, DOUBLE], 8),
    ],
)
def test_each_doubling_doubles_again(cards: list[str], share: int) -> None:
    """Ten florins of profits in all: one is the subsidy, the concession takes its share."""
    table = spice_fair(cards, 9)
    assert table.now("florins.fugger") == 1 + share
    assert table.now("coins.west")[0] == 9 - share


@pytest.mark.rule("AB-double-profit-spice-islands", "AB-double-concessions-fairs-and-votes", "R43", "G3")
def test_never_more_than_is_left() -> None:
    table = spice_fair([FIRST, SECOND, DOUBLE], 5)
    assert table.now("florins.fugger") == 6
    assert table.now("coins.west")[0] == 0


@pytest.mark.rule("AB-double-profit-spice-islands", "F1g")
def test_a_silenced_doubling_does_not_count() -> None:
    table = spice_fair([FIRST, SECOND], 9, bishop={SECOND: "islamic-bishop"})
    assert table.now("florins.fugger") == 3


@pytest.mark.rule("AB-double-profit-spice-islands")
def test_every_concession_of_the_owner_is_doubled_and_nobody_elses() -> None:
    concessions = {"england-portugal": "fugger", "england-france": "medici", "france-hre": "fugger"}
    table = spice_fair([FIRST], 9, concession=concessions)
    assert table.now("florins") == {"fugger": 5, "medici": 1}
    table = spice_fair([], 9, concession=concessions, tableau={"medici": {"west": [FIRST]}})
    assert table.now("florins") == {"fugger": 3, "medici": 2}


@pytest.mark.rule("AB-double-profit-spice-islands")
def test_a_voyage_from_elsewhere_past_the_same_border_is_not_doubled() -> None:
    table = spice_fair([FIRST, SECOND], 9, open={"white": "red-sea"}, city={}, concession={"ottoman-mamluk": "fugger"})
    assert table.now("florins.fugger") == 2


@pytest.mark.rule("AB-double-concessions-fairs-and-votes")
def test_concessions_count_double_in_every_fair() -> None:
    table = Table(
        tableau={"fugger": {"west": [DOUBLE]}},
        concession={"hungary-byzantium": "fugger", "hungary-ottoman": "medici"},
        market={"east": ["pren058"]},
        coins={"east": [4]},
    ).do("fair east")
    assert table.now("florins") == {"fugger": 3, "medici": 1}
    assert table.now("coins.east")[0] == 1


# --- votes ----------------------------------------------------------------------------------------------------------


def vote(tableau: dict[str, dict[str, list[str]]], concession: dict[str, str], **more: object) -> Table:
    """Fugger with a western vote against the king of Aragon."""
    given = {"tableau": tableau, "concession": concession, "florins": {"fugger": 3}}
    return Table(**(given | more))


@pytest.mark.rule("AB-double-concessions-fairs-and-votes", "F6b")
def test_one_doubled_concession_beats_one_and_ties_with_two() -> None:
    tableau = {"fugger": {"west": [DOUBLE, "pren040"]}, "medici": {"west": ["aragon"]}}
    table = vote(tableau, {"portugal-aragon": "fugger", "france-aragon": "medici"})
    assert table.do("ops west", "decline").now("square.aragon.keeper") == "fugger"
    tied = {"portugal-aragon": "fugger", "france-aragon": "medici", "aragon-papal-states": "medici"}
    assert vote(tableau, tied).refused("ops west") == "E4"


@pytest.mark.rule("AB-double-concessions-fairs-and-votes", "F6b")
def test_an_opponents_doubled_concession_defends() -> None:
    tableau = {"fugger": {"west": ["pren040"]}, "medici": {"west": ["aragon", DOUBLE]}}
    borders = {"portugal-aragon": "fugger", "france-aragon": "fugger", "aragon-papal-states": "medici"}
    assert vote(tableau, borders).refused("ops west") == "E4"
    silenced = vote(tableau, borders, bishop={DOUBLE: "catholic-bishop"})
    assert silenced.do("ops west", "decline").now("square.aragon.keeper") == "fugger"


@pytest.mark.rule("AB-double-concessions-fairs-and-votes", "L5")
def test_doubled_concessions_count_once_for_globalization() -> None:
    table = vote({"fugger": {"west": [DOUBLE, "pren014"]}}, {"portugal-aragon": "fugger"}, victories=["globalization"])
    assert table.refused("declare globalization") == "L5"


def lobby(cards: list[str], repressed: int, florins: int, **more: object) -> Table:
    """Card 166X with other cards of Fugger; so many rooks lie repressed in Aragon."""
    return vote(
        {"fugger": {"west": ["pren040", *cards], "east": ["pren166x"]}, "medici": {"west": ["aragon"]}},
        {"portugal-aragon": "fugger"},
        **({"florins": {"fugger": florins}, "square": {"aragon": {"repressed": ["catholic-rook"] * repressed}}} | more),
    )


@pytest.mark.rule("AB-patron-reduces-vote-cost", "F6a")
@pytest.mark.parametrize(
    ("cards", "repressed", "cost"),
    [([], 3, 3), (["pren130x"], 3, 2), (["pren130x", "pren132x"], 3, 1), (["pren130x", "pren132x"], 1, 0)],
)
def test_patrons_make_votes_cheaper_but_never_pay(cards: list[str], repressed: int, cost: int) -> None:
    table = lobby(cards, repressed, 5).do("ops west", "decline", "done")
    assert table.now("florins.fugger") == 5 - cost


@pytest.mark.rule("AB-patron-reduces-vote-cost", "F6a")
def test_a_vote_is_affordable_only_with_the_lobby() -> None:
    assert "ops west" in lobby(["pren130x"], 2, 1).offered()
    assert lobby(["pren130x"], 2, 1, bishop={"pren166x": "islamic-bishop"}).refused("ops west") == "E4"


@pytest.mark.rule("AB-patron-reduces-vote-cost", "R58")
def test_old_maids_and_opponents_lobby_for_nobody() -> None:
    table = lobby([], 2, 2, maids={"fugger": ["pren047"]}).do("ops west", "decline", "done")
    assert table.now("florins.fugger") == 0


# --- the promo that takes two ---------------------------------------------------------------------------------------


def subsidised(profits: int, **more: object) -> Table:
    given = {
        "settings": ["promos"],
        "tableau": {"fugger": {"west": ["pren215p"]}},
        "market": {"west": ["pren001"]},
        "coins": {"west": [profits]},
        "open": {"white": "spice-islands"},
    }
    return Table(**(given | more)).do("fair west")


@pytest.mark.rule("AB-emporium-subsidy-2", "G2b", "R18")
def test_the_initiator_takes_two() -> None:
    table = subsidised(0)
    assert table.now("florins.fugger") == 1
    assert table.now("coins.west")[0] == 0
    table = subsidised(4)
    assert table.now("florins.fugger") == 2
    assert table.now("coins.west")[0] == 3


@pytest.mark.rule("AB-emporium-subsidy-2", "F1g", "G6")
def test_a_silenced_or_forbidden_subsidy() -> None:
    assert subsidised(4, bishop={"pren215p": "catholic-bishop"}).now("florins.fugger") == 1
    assert subsidised(4, settings=["promos", "bankruptcy"]).now("florins.fugger") == 0
    assert subsidised(4, tableau={"medici": {"west": ["pren215p"]}}).now("florins.fugger") == 1


@pytest.mark.rule("AB-emporium-subsidy-2", "G2b")
def test_the_last_florins_as_subsidy_end_the_voyage_before_it_starts() -> None:
    table = subsidised(1, concession={"england-portugal": "medici"})
    assert table.now("florins") == {"fugger": 2, "medici": 0}
    assert table.now("city") == {}


# --- condottieri ----------------------------------------------------------------------------------------------------

CONDOTTIERI = ["pren024", "pren055", "pren143x"]


def venice(cards: list[str], **more: object) -> Table:
    given = {
        "tableau": {"medici": {"west": cards}},
        "open": {"black": "timbuktu"},
        "market": {"east": ["pren058"]},
        "coins": {"east": [3]},
        "city": {
            "valencia": "catholic-knight", "algiers": "islamic-rook", "timbuktu": "islamic-rook",
            "venice": "catholic-rook",
            "constantinople-1": "islamic-rook", "constantinople-2": "islamic-knight",
            "constantinople-3": "islamic-knight", "modon": "reformist-rook", "rhodes": "catholic-rook",
            "cairo": "islamic-rook", "cyprus": "catholic-rook",
        },
    }  # fmt: skip
    return Table(**(given | more))


@pytest.mark.rule("AB-condottiere-venice", "G4c", "R5")
@pytest.mark.parametrize("card", CONDOTTIERI)
@pytest.mark.parametrize("faith", ["catholic", "medieval"])
def test_a_fair_levies_a_second_token_in_venice_for_anyone(card: str, faith: str) -> None:
    table = venice([card], faith={"papal-states": faith}).do("fair east")
    assert table.now("city.venice-2") == "catholic-knight"


@pytest.mark.rule("AB-condottiere-venice", "G4b")
def test_without_condottieri_venice_is_full_with_one() -> None:
    assert venice([]).do("fair east").now("city.venice-2") is None
    assert venice(["pren055"], faith={"papal-states": "islamic"}).do("fair east").now("city.venice-2") is None
    silenced = venice(["pren055"], bishop={"pren055": "catholic-bishop"})
    assert silenced.do("fair east").now("city.venice-2") is None


@pytest.mark.rule("AB-condottiere-venice", "ABILITYa")
def test_several_copies_do_not_make_a_third_place() -> None:
    table = venice(CONDOTTIERI).do("fair east")
    assert "end" in table.offered()
    assert sorted(city for city in table.now("city") if city.startswith("venice")) == ["venice", "venice-2"]


def two_in_venice(**more: object) -> Table:
    given = {
        "tableau": {"fugger": {"west": ["pren055"]}},
        "city": {"venice": "catholic-rook", "venice-2": "catholic-knight"},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-condottiere-venice", "G4c", "R5")
@pytest.mark.parametrize(("gone", "left"), [("venice", "catholic-knight"), ("venice-2", "catholic-rook")])
def test_the_active_player_dismisses_one_when_the_last_copy_goes(gone: str, left: str) -> None:
    table = two_in_venice().do("sell pren055")
    assert table.offered() == ["dismiss venice", "dismiss venice-2"]
    assert table.do(f"dismiss {gone}").now("city") == {"venice": left}


@pytest.mark.rule("AB-condottiere-venice", "R5")
def test_another_copy_keeps_both() -> None:
    table = two_in_venice(tableau={"fugger": {"west": ["pren055"]}, "medici": {"west": ["pren143x"]}})
    assert table.do("sell pren055").now("city") == {"venice": "catholic-rook", "venice-2": "catholic-knight"}


@pytest.mark.rule("AB-condottiere-venice", "G4c")
def test_a_token_alone_in_the_second_place_simply_stays_in_venice() -> None:
    table = two_in_venice(city={"venice-2": "catholic-knight"}).do("sell pren055")
    assert table.now("city") == {"venice": "catholic-knight"}


@pytest.mark.rule("AB-condottiere-venice", "G4c", "F1g", "R22")
def test_a_bishop_who_silences_the_last_copy_empties_the_second_place() -> None:
    table = two_in_venice(hand={"fugger": ["pren129x"]})
    table.do("play pren129x", "decline", "ordain pren055")
    assert table.offered() == ["dismiss venice", "dismiss venice-2"]


@pytest.mark.rule("AB-condottiere-venice", "G4c")
def test_a_change_of_faith_empties_the_second_place() -> None:
    """The Papal States become islamic: Medici's jihad leaves room for one token in Venice."""
    table = two_in_venice(
        settings=["promos"],
        hand={"fugger": ["pren210p"]},
        pirate={"aragon-papal-states": "islamic-pirate", "papal-states-ottoman": "islamic-pirate"},
        city={"venice": "islamic-rook", "venice-2": "islamic-knight", "valencia": "islamic-rook"},
    )
    assert "trigger" not in table.offered()
    table = two_in_venice(
        settings=["promos"],
        hand={"fugger": ["pren210p"]},
        pirate={"aragon-papal-states": "catholic-pirate"},
        city={"venice": "islamic-rook", "venice-2": "islamic-knight"},
    ).do("play pren210p", "trigger", "lose-agent islamic-pirate")
    assert table.now("faith.papal-states") == "islamic"
    assert table.offered() == ["dismiss venice", "dismiss venice-2"]


@pytest.mark.rule("AB-condottiere-venice", "CITY", "R12")
def test_agents_of_any_kind_may_stand_in_both_places() -> None:
    table = Table(hand={"fugger": ["pren024"]}).do("play pren024", "place venice", "place venice-2")
    assert table.now("city") == {"venice": "catholic-knight", "venice-2": "catholic-knight"}
