"""Rulings R47–R67: what the texts leave open, and what we play: one-shots, regime changes, queens, sales."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.pax.data.cards import CARDS
from signoria.games.pax.data.ids import DISCOVERY, PATRON
from signoria.games.pax.rules.regime import CONSTANTINOPLE
from tests.rules.pax.seated import Table
from tests.rules.pax.witness import IDLE, Witness, playing, running

# --- R47–R52 one-shots and regime changes ---------------------------------------------------------------------------


@pytest.mark.rule("R47")
def test_a_played_card_counts_at_once_in_its_own_apostasy() -> None:
    """Unity of the Brethren brings the reformist prestige that condemns the catholic beside it."""
    table = playing("pren098x", tableau={"fugger": {"west": ["pren001"]}})
    assert table.offered() == ["trigger", "decline"]


@pytest.mark.rule("R47", "G4c")
def test_a_played_cards_own_ability_helps_to_place_its_agents() -> None:
    table = playing("pren143x", city={"venice": "catholic-knight"})
    table.do("decline", "place venice-2")
    assert table.now("city") == {"venice": "catholic-knight", "venice-2": "catholic-knight"}


@pytest.mark.rule("R48")
@pytest.mark.parametrize(
    ("card", "given", "possible"),
    [
        ("pren027", {}, False),
        ("pren044", {"tableau": {"medici": {"west": ["portugal", "aragon", "france", "hre"]}}}, False),
        ("pren160x", {}, False),
        ("pren121x", {"open": {"black": "timbuktu"}}, False),
        ("pren036", {}, True),
        ("pren028", {}, True),
        ("pren044", {}, True),
        ("pren121x", {}, True),
    ],
)
def test_a_one_shot_is_offered_when_it_can_do_something(card: str, given: dict[str, Any], possible: bool) -> None:
    table = playing(card, **given)
    assert ("trigger" in table.offered()) == possible


@pytest.mark.rule("R49", "BELIEVER")
def test_the_zionist_state_reforms_mamluk_with_believers_at_hand_and_its_pawn_comes_after() -> None:
    table = playing(
        "pren168x",
        city={
            "cairo": "islamic-rook",
            "modon": "reformist-knight",
            "rhodes": "reformist-knight",
            "tana": "reformist-knight",
        },
    ).do("trigger", "lose-at tana", "decline")
    assert table.now("faith.mamluk") == "reformist"
    assert table.offered() == ["place ottoman-mamluk", "place byzantium-mamluk"]
    assert table.refused("decline") == "E2.1"


@pytest.mark.rule("R50", "F7")
def test_placing_may_replace_a_pirate_of_the_same_colour_and_sailing_may_not() -> None:
    table = playing("pren063", pirate={"ottoman-mamluk": "islamic-pirate"}).do("place ottoman-mamluk")
    assert table.told("killed-at") == ["killed-at islamic-pirate ottoman-mamluk"]
    table = running(
        "east", "pren063", pirate={"ottoman-mamluk": "islamic-pirate", "hungary-ottoman": "islamic-pirate"}
    ).do("use-corsair pren063", "sail ottoman-mamluk")
    assert table.refused("sail-to hungary-ottoman") == "F7"


@pytest.mark.rule("R51", "REGIMEd", "DISCARDa")
@pytest.mark.parametrize(("owner", "stays"), [("throne", True), ("fugger", False), ("medici", False)])
def test_a_regime_change_discards_the_bishop_unless_the_square_was_on_its_throne(owner: str, stays: bool) -> None:
    tableau = {} if owner == "throne" else {owner: {"west": ["france"]}}
    table = playing("pren036", tableau=tableau, square={"france": {"bishop": "reformist-bishop"}})
    table.do("trigger", "place france-hre", "decline")
    assert ("bishop" in table.square("france")) == stays


@pytest.mark.rule("R52", "K2a")
def test_the_order_of_a_regime_change_after_a_religious_war() -> None:
    table = playing(
        "pren026",
        faith={"england": "catholic"},
        pirate={"england-france": "catholic-pirate"},
        square={"england": {"repressed": ["catholic-rook"]}},
        concession={"england-portugal": "medici"},
        florins={"fugger": 1},
    ).do("trigger", "place london", "place england-portugal", "emancipate medici-pawn", "done")
    kinds = [told.split()[0] for told in table.told()]
    order = ["battle-won", "became-theocracy", "settled", "taken-square", "repressed-at", "deployed", "emancipated"]
    assert [kind for kind in kinds if kind in order] == order
    assert table.now("concession") == {"england-portugal": "fugger", "england-france": "medici"}


@pytest.mark.rule("R53", "STRAWMAN")
def test_ones_own_vassal_overthrown_becomes_a_republic_at_the_outer_end() -> None:
    table = playing(
        "pren036",
        tableau={"fugger": {"east": ["ottoman"], "west": ["pren034"]}},
        square={"france": {"suzerain": "ottoman"}},
    ).do("trigger", "place france-hre", "decline")
    assert table.square("france") == {"keeper": "fugger", "side": "republic"}
    assert table.now("tableau.fugger") == {"east": ["ottoman"], "west": ["pren034", "pren036", "france"]}


# --- R55, R58, R59 queens -------------------------------------------------------------------------------------------


@pytest.mark.rule("R55")
def test_a_king_already_ours_stays_where_he_is_and_all_he_has_stays() -> None:
    table = playing(
        "pren044",
        tableau={"fugger": {"west": ["aragon", "pren034"]}},
        square={
            "aragon": {"bishop": "catholic-bishop", "repressed": ["medici-pawn"]},
            "hungary": {"suzerain": "aragon"},
        },
    ).do("trigger", "wed aragon", "place portugal-aragon", "emancipate medici-pawn", "place france-aragon")
    assert table.square("aragon") == {
        "keeper": "fugger",
        "side": "king",
        "queens": ["pren044"],
        "bishop": "catholic-bishop",
    }
    assert table.square("hungary")["suzerain"] == "aragon"
    assert table.now("tableau.fugger.west") == ["aragon", "pren034"]
    assert table.now("concession") == {"portugal-aragon": "fugger", "france-aragon": "medici"}


@pytest.mark.rule("R55", "R3")
@pytest.mark.parametrize("vassal", [False, True])
def test_the_star_chamber_takes_a_king_from_an_opponent_without_what_he_had(vassal: bool) -> None:
    square: dict[str, Any] = {
        "aragon": {"queens": ["pren046"], "bishop": "catholic-bishop", "repressed": ["medici-pawn"]},
        "hungary": {"suzerain": "aragon"},
    }
    tableau: dict[str, Any] = {"fugger": {"west": ["pren006"]}, "medici": {"west": ["aragon"]}}
    if vassal:
        tableau["medici"] = {"west": ["hre"]}
        square["aragon"]["suzerain"] = "hre"
        del square["hungary"]
    table = playing("pren044", tableau=tableau, square=square).do("trigger", "wed aragon", "decline", "done")
    assert table.square("aragon") == {
        "keeper": "fugger",
        "side": "king",
        "queens": ["pren044"],
        "repressed": ["medici-pawn"],
    }
    assert table.square("hungary")["keeper"] == "throne"
    assert table.now("tableau.fugger.west") == ["pren006", "aragon"]
    assert "pren046" in table.now("discarded")


@pytest.mark.rule("R55", "R3", "I1d")
def test_a_king_on_his_throne_who_marries_again_keeps_his_first_queen() -> None:
    table = playing(
        "pren044",
        tableau={"fugger": {"west": ["pren006"]}},
        square={"aragon": {"queens": ["pren046"]}},
    ).do("trigger", "wed aragon", "decline")
    assert table.square("aragon")["queens"] == ["pren046", "pren044"]


@pytest.mark.rule("R58")
def test_old_maids_pay_for_no_votes_and_open_no_spice_route() -> None:
    """No queen shows a patron or a discovery, so what counts is that only the tableau is asked."""
    shown = {card.code for card in CARDS if card.queen and set(card.prestige) & {PATRON, DISCOVERY}}
    assert shown == set()
    assert playing("pren019", maids={"fugger": ["pren044"]}).told("forced") == ["forced fugger decline"]


@pytest.mark.rule("R59", "E3a")
@pytest.mark.parametrize(("bishop", "value"), [("", 6), ("catholic-bishop", 4)])
def test_a_couple_with_a_ransom_sells_for_six_unless_silenced(bishop: str, value: int) -> None:
    table = Table(
        tableau={"fugger": {"east": ["hungary"]}},
        square={"hungary": {"queens": ["pren104x"], "bishop": bishop}, "hre": {"suzerain": "hungary"}},
    )
    assert table.refused("sell pren104x") == "E3a"
    table.do("sell hungary")
    assert table.now("florins.fugger") == value
    assert table.square("hre") == {"keeper": "throne", "side": "king"}


@pytest.mark.rule("R59")
def test_from_hand_or_as_an_old_maid_she_brings_two() -> None:
    assert Table(hand={"fugger": ["pren104x", "pren023"]}).do("sell pren104x").now("florins.fugger") == 2
    assert Table(maids={"fugger": ["pren104x"]}).do("sell pren104x").now("florins.fugger") == 2


# --- R60, R61 sales -------------------------------------------------------------------------------------------------


def cryptography(**given: Any) -> Table:
    """Fugger sells Cryptography; Medici holds a taxing, repressing Fleet and a beheading eastern card."""
    given.setdefault("tableau", {})
    given["tableau"] = {
        "fugger": {"west": ["pren130x"]},
        "medici": {"west": ["pren013"], "east": ["pren085"]},
    } | given["tableau"]
    return Table(concession={"portugal-aragon": "medici"}, **given).do("sell pren130x")


@pytest.mark.rule("R60", "CRYPTOGRAPHY")
def test_the_borrowed_op_is_optional_and_its_gain_goes_to_the_seller() -> None:
    table = cryptography()
    assert table.offered() == ["use-repress pren013", "decline"]
    table.do("use-repress pren013")
    assert table.now("florins") == {"fugger": 3, "medici": 0}
    assert table.square("aragon")["repressed"] == ["medici-pawn"]
    assert table.now("used") == ["pren013"]


@pytest.mark.rule("R60")
def test_a_silenced_card_lends_nothing_unless_the_seller_is_immune() -> None:
    bishop = {"pren013": "catholic-bishop"}
    assert "use-repress pren013" not in cryptography(bishop=bishop).offered()
    immune = cryptography(bishop=bishop, tableau={"fugger": {"west": ["pren130x", "pren136x"]}})
    assert immune.offered() == ["use-repress pren013", "decline"]


@pytest.mark.rule("R60", "E3c", "HANDb")
def test_cryptography_works_only_unsilenced_and_from_the_tableau() -> None:
    table = cryptography(bishop={"pren130x": "catholic-bishop"})
    assert table.now("actions") == 1
    assert "use-repress pren013" not in table.offered()
    table = Table(
        hand={"fugger": ["pren130x", "pren023"]},
        tableau={"medici": {"west": ["pren013"]}},
        concession={"portugal-aragon": "medici"},
    ).do("sell pren130x")
    assert "use-repress pren013" not in table.offered()


@pytest.mark.rule("R60", "F6a")
def test_a_borrowed_vote_is_the_sellers_own() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"west": ["pren040", "france"]}},
        concession={"england-france": "fugger"},
        square={"france": {"repressed": ["medici-pawn"]}},
    ).do("sell pren130x", "use-vote pren040", "decline", "done")
    assert table.now("florins.fugger") == 1
    assert table.square("france") == {"keeper": "fugger", "side": "king", "repressed": ["medici-pawn"]}


@pytest.mark.rule("R61", "R9")
@pytest.mark.parametrize("where", ["hand", "tableau"])
def test_machiavellis_sale_starts_the_war_of_a_card_that_is_already_gone(where: str) -> None:
    given: dict[str, Any] = {"tableau": {"fugger": {"west": ["pren135x"]}}}
    if where == "hand":
        given["hand"] = {"fugger": ["pren028", "pren023"]}
    else:
        given["tableau"]["fugger"]["west"].append("pren028")
    table = Witness(**given).do("sell pren028")
    assert table.now("florins.fugger") == 2
    assert table.now("discarded") == ["pren028"]
    assert table.offered() == ["trigger", "decline"]
    table.do("trigger", "place paris", "place lyon", "decline")
    assert table.square("france") == {"keeper": "fugger", "side": "king"}


@pytest.mark.rule("R61", "R9")
def test_a_declined_machiavellian_one_shot_places_no_agents() -> None:
    table = Witness(tableau={"fugger": {"west": ["pren135x"]}}, hand={"fugger": ["pren028", "pren023"]})
    table.do("sell pren028", "decline")
    assert table.now("city") == {}
    assert table.now("actions") == 1


@pytest.mark.rule("R61", "K3")
def test_the_sold_cards_own_prestige_no_longer_counts() -> None:
    """Unity of the Brethren would have been the only reformist prestige."""
    table = Witness(tableau={"fugger": {"west": ["pren135x", "pren001"]}}, hand={"fugger": ["pren098x", "pren023"]})
    table.do("sell pren098x")
    assert table.told("forced") == ["forced fugger decline"]


@pytest.mark.rule("R61", "BISHOPa")
def test_the_bishop_of_a_sold_card_needs_another_card_or_throne_of_its_location() -> None:
    table = Witness(
        tableau={"fugger": {"west": ["pren135x"]}},
        hand={"fugger": ["pren008", "pren023"]},
        city={"algiers": "islamic-rook"},
    ).do("sell pren008", "trigger")
    assert table.told("battle-lost") == ["battle-lost fugger aragon 0 1"]
    assert table.offered() == ["ordain pren135x", "ordain aragon"]
    assert table.refused("ordain pren008") == "BISHOP"


# --- R62–R66 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R62")
def test_two_bishops_of_one_card_go_onto_two_different_places() -> None:
    """Two on one card would kill each other; the Oratory may not do that."""
    table = playing("pren129x").do("ordain papal-states")
    assert table.refused("ordain papal-states") == "R62"
    assert table.offered() == ["ordain pren129x", "decline"]


@pytest.mark.rule("R63", "E4", "R56")
def test_a_square_that_has_acted_stays_used_on_its_other_side_and_in_the_other_half() -> None:
    """The Empire, an Ottoman vassal, campaigns in the east; as a western republic it may not trade any more."""
    table = Witness(
        tableau={"fugger": {"east": ["ottoman", *IDLE["east"]], "west": ["pren134x", *IDLE["west"]]}},
        square={"hre": {"suzerain": "ottoman"}},
        city={"vienna": "catholic-knight", "paris": "catholic-knight"},
        florins={"fugger": 1},
        coins={"east": [1], "west": [2]},
        hand={"fugger": ["pren038", "pren023"]},
    ).do("ops east", "use-campaign hre", "invade france", "done")
    table.do("play pren038", "trigger", "place france-hre", "decline", "ops west")
    assert table.square("hre") == {"keeper": "fugger", "side": "republic"}
    assert table.refused("use-commerce hre") == "E4"
    assert table.offered() == ["use-commerce pren034", "use-commerce pren039", "use-commerce pren038"]


@pytest.mark.rule("R65", "K2a")
def test_who_converts_the_ottomans_may_rearrange_constantinople() -> None:
    """One survivor: the victor says which of the three places he fills, and so which icons are open."""
    table = playing(
        "pren069",
        city={"constantinople-1": "islamic-rook", "modon": "reformist-rook", "constantinople-3": "reformist-knight"},
    ).do("trigger")
    assert table.told("battle-won") == ["battle-won fugger ottoman 3 1"]
    table.do("lose-agent reformist-knight")
    assert table.offered() == ["arrange constantinople-1", "arrange constantinople-2", "arrange constantinople-3"]
    assert table.refused("arrange modon") == "K2a"
    table.do("arrange constantinople-2")
    assert table.now("city") == {"constantinople-2": "reformist-knight", "modon": "reformist-rook"}


@pytest.mark.rule("R65", "F6d")
def test_golden_liberty_rearranges_constantinople_too() -> None:
    table = running(
        "east",
        "pren083",
        tableau={"medici": {"east": ["ottoman"]}},
        concession={"hungary-ottoman": "fugger"},
        faith={"ottoman": "islamic"},
        city={"constantinople-1": "islamic-rook", "constantinople-2": "islamic-knight"},
    ).do("use-vote pren083", "decline", "liberate")
    assert table.offered() == ["arrange constantinople-1", "arrange constantinople-2", "arrange constantinople-3"]
    table.do("arrange constantinople-1")
    assert table.offered() == ["arrange constantinople-2", "arrange constantinople-3"]
    table.do("arrange constantinople-2")
    assert table.now("city") == {"constantinople-2": "islamic-knight", "constantinople-3": "islamic-rook"}


@pytest.mark.rule("R65", "K2a")
@pytest.mark.parametrize(
    ("tokens", "arrangements"),
    [
        (("rook",), 3),
        (("knight", "knight"), 3),
        (("rook", "knight"), 6),
        (("rook", "knight", "knight"), 3),
        (("rook", "rook", "rook"), 1),
    ],
)
def test_every_arrangement_of_constantinople_is_reached_in_one_way(tokens: tuple[str, ...], arrangements: int) -> None:
    table = running(
        "east",
        "pren083",
        tableau={"medici": {"east": ["ottoman"]}},
        concession={"hungary-ottoman": "fugger"},
        faith={"ottoman": "islamic"},
        city={f"constantinople-{at}": f"islamic-{piece}" for at, piece in enumerate(tokens, 1)},
    ).do("use-vote pren083", "decline", "liberate")
    found = []
    waiting = [table.state]
    while waiting:
        state = waiting.pop()
        if state.agenda[-1].name.startswith("arrange"):
            for option in state.options():
                after = state.clone()
                after.choose(option)
                waiting.append(after)
        else:
            found.append(tuple(state.city[city] for city in CONSTANTINOPLE))
    assert len(found) == len(set(found)) == arrangements


@pytest.mark.rule("R65")
@pytest.mark.parametrize("tokens", [0, 3])
def test_nothing_is_asked_where_every_place_of_constantinople_holds_the_same(tokens: int) -> None:
    table = running(
        "east",
        "pren083",
        tableau={"medici": {"east": ["ottoman"]}},
        concession={"hungary-ottoman": "fugger"},
        faith={"ottoman": "islamic"},
        city={f"constantinople-{number}": "islamic-rook" for number in range(1, tokens + 1)},
    ).do("use-vote pren083", "decline", "liberate")
    assert "use-commerce pren121x" in table.offered()


@pytest.mark.rule("R66")
@pytest.mark.parametrize(
    ("settings", "hidden"), [([], True), (["hands-hidden"], True), (["astrology"], True), (["hands-open"], False)]
)
def test_hands_are_hidden_unless_the_players_agreed_to_open_them(settings: list[str], hidden: bool) -> None:
    table = Table(settings=settings, hand={"medici": ["pren013", "pren017"]})
    assert ("hands-open" in table.now("settings")) == (not hidden)
    hands: Any = table.state.game.view(table.state, 0)["hand"]
    assert hands["fugger"] == ["pren023"]
    assert (hands["medici"] == ["pren013", "pren017"]) == (not hidden)
    own: Any = table.state.game.view(table.state, 1)["hand"]
    assert own["medici"] == ["pren013", "pren017"]


@pytest.mark.rule("R67", "F4")
def test_a_penniless_owner_yields_even_to_his_own_tax_and_chooses_the_city() -> None:
    table = running("west", "pren029", concession={"ottoman-mamluk": "fugger"}).do("use-tax pren029")
    assert "forced fugger yield" in table.told("forced")
    assert table.offered() == ["raise cairo", "raise cyprus"]
    assert table.square("mamluk")["repressed"] == ["fugger-pawn"]
