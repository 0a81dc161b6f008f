"""Abilities of wars and weddings: crusading rooks, Mamluk slaves, a broken corner, kings claimed from anyone."""

from __future__ import annotations

import pytest

from tests.rules.pax.seated import Table

# --- card 012: rooks ride in crusades -------------------------------------------------------------------------------


def crusade(**more: object) -> Table:
    """A crusade in Aragon against two heretics; one knight and one rook stand next door."""
    given = {
        "tableau": {"fugger": {"west": ["pren012"]}},
        "hand": {"fugger": ["pren008"]},
        "city": {
            "valencia": "islamic-rook",
            "algiers": "islamic-rook",
            "toledo": "catholic-knight",
            "bordeaux": "catholic-rook",
            "paris": "catholic-rook",
        },
    }
    return Table(**(given | more)).do("play pren008", "trigger")


@pytest.mark.rule("AB-crusade-gold-rooks-as-knights", "R8", "K1a")
def test_the_rooks_next_door_ride_all_or_none() -> None:
    table = crusade()
    assert table.offered() == ["trigger", "decline"]
    table.do("trigger")
    assert table.offered() == ["lose-at bordeaux", "lose-at paris", "lose-at toledo"]
    table.do("lose-at bordeaux", "lose-at paris", "decline")
    assert table.now("faith.aragon") == "catholic"
    assert table.now("square.aragon.keeper") == "fugger"
    assert table.now("city") == {"toledo": "catholic-knight"}


@pytest.mark.rule("AB-crusade-gold-rooks-as-knights", "R8")
def test_the_rooks_may_stay_at_home() -> None:
    table = crusade().do("decline")
    assert table.offered() == ["lose-at valencia", "lose-at algiers"]  # one knight dies with one defender
    table.do("lose-at algiers")
    assert table.now("faith.aragon") == "medieval"
    assert table.now("city") == {
        "valencia": "islamic-rook", "bordeaux": "catholic-rook", "paris": "catholic-rook",
    }  # fmt: skip


@pytest.mark.rule("AB-crusade-gold-rooks-as-knights", "F1g")
@pytest.mark.parametrize("how", ["silenced", "an opponent's", "no rook near"])
def test_no_rook_rides_without_the_ability_or_a_rook(how: str) -> None:
    more: dict[str, object] = {}
    if how == "silenced":
        more["bishop"] = {"pren012": "catholic-bishop"}
    elif how == "an opponent's":
        more["tableau"] = {"medici": {"west": ["pren012"]}}
    else:
        more["city"] = {
            "valencia": "islamic-rook", "algiers": "islamic-rook", "toledo": "catholic-knight",
            "lubeck": "islamic-rook", "buda": "catholic-rook",
        }  # fmt: skip
    assert crusade(**more).offered() == ["lose-at valencia", "lose-at algiers"]


@pytest.mark.rule("AB-crusade-gold-rooks-as-knights")
def test_rooks_ride_in_crusades_only() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren012"]}},
        hand={"fugger": ["pren004"]},
        city={"paris": "catholic-knight", "bordeaux": "reformist-rook", "lubeck": "catholic-rook"},
    ).do("play pren004", "trigger")
    assert table.now("faith.france") == "medieval"
    assert table.now("city") == {
        "paris": "catholic-knight", "bordeaux": "reformist-rook", "lubeck": "catholic-rook",
    }  # fmt: skip


# --- card 164X: the slaves of Mamluk --------------------------------------------------------------------------------


def mamluks(**more: object) -> Table:
    """Fugger is king of Mamluk with card 164X; a serf and a rook lie on the square, one knight stands in Cairo."""
    given = {
        "tableau": {"fugger": {"east": ["mamluk", "pren164x"]}},
        "square": {"mamluk": {"repressed": ["medici-pawn", "islamic-rook"]}},
        "city": {"cairo": "islamic-knight", "tana": "islamic-knight", "caffa": "catholic-knight"},
        "florins": {"fugger": 3},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-mamluk-repressed-as-knights", "F9b", "F9c")
def test_the_repressed_of_mamluk_ride_for_a_florin_each() -> None:
    table = mamluks().do("ops east", "invade byzantium")
    assert table.now("florins.fugger") == 0
    assert table.offered() == ["lose-at cairo", "lose-repressed islamic-rook", "lose-repressed medici-pawn"]
    table.do("lose-repressed medici-pawn", "lose-at cairo", "decline")
    assert table.square("byzantium") == {"keeper": "fugger", "side": "king", "suzerain": "mamluk"}
    assert table.now("square.mamluk.repressed") == ["islamic-rook"]


@pytest.mark.rule("AB-mamluk-repressed-as-knights", "F9c", "R64")
def test_all_of_them_must_be_paid() -> None:
    assert mamluks(florins={"fugger": 2}).refused("ops east") == "E4"


@pytest.mark.rule("AB-mamluk-repressed-as-knights", "R64")
def test_they_may_ride_without_a_knight_and_for_another_king() -> None:
    table = mamluks(
        tableau={"fugger": {"east": ["hungary", "pren164x"]}},
        city={},
        florins={"fugger": 2},
    ).do("ops east", "invade byzantium", "decline")
    assert table.square("byzantium") == {"keeper": "fugger", "side": "king", "suzerain": "hungary"}
    assert table.now("square.mamluk.repressed") == ["islamic-rook", "medici-pawn"]


@pytest.mark.rule("AB-mamluk-repressed-as-knights")
def test_they_do_not_ride_against_the_west() -> None:
    table = mamluks(
        tableau={"fugger": {"east": ["ottoman", "pren164x"]}}, city={"modon": "islamic-knight"}, florins={"fugger": 1}
    )
    table.do("ops east")
    assert table.offered() == ["invade hre", "invade papal-states"]  # east would cost three
    table.do("invade hre", "decline")
    assert table.now("square.hre.suzerain") == "ottoman"
    assert table.now("square.mamluk.repressed") == ["islamic-rook", "medici-pawn"]


@pytest.mark.rule("AB-mamluk-repressed-as-knights", "F9e", "F1g")
def test_silenced_they_stay_on_the_square() -> None:
    table = mamluks(bishop={"pren164x": "catholic-bishop"}, florins={"fugger": 1}).do("ops east", "invade byzantium")
    assert table.now("square.mamluk.repressed") == ["islamic-rook", "medici-pawn"]
    assert table.now("city.cairo") is None


# --- card 151X: Portugal and France ---------------------------------------------------------------------------------


def campaign(**more: object) -> Table:
    """Fugger's king of Portugal may ride; Medici's king of Aragon is married to card 151X."""
    given = {
        "tableau": {"fugger": {"west": ["portugal"]}, "medici": {"west": ["aragon"]}},
        "square": {"aragon": {"queens": ["pren151x"]}},
        "city": {"toledo": "catholic-knight"},
        "florins": {"fugger": 3},
    }
    return Table(**(given | more)).do("ops west")


@pytest.mark.rule("AB-portugal-france-not-adjacent", "ADJACENT")
def test_portugal_and_france_are_parted_for_everyone() -> None:
    table = campaign()
    assert table.offered() == ["invade england", "invade aragon"]
    assert table.refused("invade france") == "AB-portugal-france-not-adjacent"


@pytest.mark.rule("AB-portugal-france-not-adjacent", "F1g", "I1e")
@pytest.mark.parametrize("how", ["silenced", "old maid", "throne"])
def test_they_touch_again_when_the_queen_is_silenced_or_in_no_tableau(how: str) -> None:
    more: dict[str, object] = {}
    if how == "silenced":
        more["square"] = {"aragon": {"queens": ["pren151x"], "bishop": "catholic-bishop"}}
    elif how == "old maid":
        more["square"] = {}
        more["maids"] = {"medici": ["pren151x"]}
    else:
        more["tableau"] = {"fugger": {"west": ["portugal"]}}
    assert "invade france" in campaign(**more).offered()


@pytest.mark.rule("AB-portugal-france-not-adjacent", "K1a")
@pytest.mark.parametrize(("married", "rides"), [(True, False), (False, True)])
def test_knights_do_not_ride_over_the_corner_in_a_religious_war(married: bool, rides: bool) -> None:
    table = Table(
        tableau={"medici": {"west": ["aragon"]}},
        square={"aragon": {"queens": ["pren151x"] if married else []}},
        hand={"fugger": ["pren003"]},
        city={"granada": "islamic-rook", "paris": "catholic-knight"},
    ).do("play pren003", "trigger")
    assert (table.now("city") == {}) == rides


# --- card 006: claims any king --------------------------------------------------------------------------------------


def henry(**more: object) -> Table:
    """Fugger with card 006 and queen 047, whose suitors are England, France and Aragon."""
    given = {
        "tableau": {"fugger": {"west": ["pren006"]}, "medici": {"west": ["france"]}},
        "hand": {"fugger": ["pren047"]},
    }
    return Table(**(given | more)).do("play pren047")


@pytest.mark.rule("AB-coronation-claims-any-king", "R55", "I")
def test_a_king_is_claimed_from_an_opponent_without_his_court() -> None:
    table = henry(
        square={
            "france": {"queens": ["pren045"], "bishop": "catholic-bishop", "repressed": ["catholic-rook"]},
            "hre": {"suzerain": "france"},
        }
    ).do("trigger")
    assert table.offered() == ["wed england", "wed france", "wed aragon"]
    table.do("wed france", "decline", "done")
    assert table.square("france") == {
        "keeper": "fugger", "side": "king", "queens": ["pren047"], "repressed": ["catholic-rook"],
    }  # fmt: skip
    assert table.now("square.hre.keeper") == "throne"
    assert table.now("discarded") == ["pren045"]
    assert table.now("tableau.fugger.west") == ["pren006", "france"]
    assert table.now("tableau.medici.west") == []


@pytest.mark.rule("AB-coronation-claims-any-king", "R55")
def test_a_vassal_is_claimed_as_a_free_king() -> None:
    table = henry(square={"aragon": {"suzerain": "france"}}).do("trigger", "wed aragon", "decline")
    assert table.square("aragon") == {"keeper": "fugger", "side": "king", "queens": ["pren047"]}
    assert table.now("square.france.keeper") == "medici"


@pytest.mark.rule("AB-coronation-claims-any-king", "R3")
@pytest.mark.parametrize("keeper", ["fugger", "throne"])
def test_a_married_king_at_home_or_on_his_throne_keeps_his_first_queen(keeper: str) -> None:
    west = ["pren006", "england"] if keeper == "fugger" else ["pren006"]
    table = henry(tableau={"fugger": {"west": west}}, square={"england": {"queens": ["pren045"]}})
    table.do("trigger", "wed england", "decline")
    assert table.square("england") == {"keeper": "fugger", "side": "king", "queens": ["pren045", "pren047"]}
    assert table.do("sell england").now("florins.fugger") == 6  # two for the king and two for each queen


@pytest.mark.rule("AB-coronation-claims-any-king", "I1", "REPUBLIC")
def test_a_republic_is_no_suitor() -> None:
    table = henry(square={"france": {"side": "republic"}}).do("trigger")
    assert table.refused("wed france") == "I"
    assert table.refused("wed hungary") == "I"


@pytest.mark.rule("AB-coronation-claims-any-king", "F1g", "I")
@pytest.mark.parametrize("how", ["silenced", "an opponent's"])
def test_without_the_ability_only_free_kings_of_thrones_and_home(how: str) -> None:
    more: dict[str, object] = {"square": {"england": {"queens": ["pren045"]}}}
    if how == "silenced":
        more["bishop"] = {"pren006": "catholic-bishop"}
    else:
        more["tableau"] = {"medici": {"west": ["france", "pren006"]}}
    table = henry(**more).do("trigger")
    assert table.now("square.aragon.keeper") == "fugger"  # the only suitor left
    assert "place portugal-aragon" in table.offered()
