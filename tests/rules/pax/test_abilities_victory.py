"""Abilities that count for victories: patrons as law, concessions or bishops, cards as republics, renegade pirates."""

from __future__ import annotations

import pytest

from tests.rules.pax.seated import Table

# --- renaissance: patrons as law, cards as republics ----------------------------------------------------------------


def renaissance(own: dict[str, list[str]], rival: dict[str, list[str]] | None = None, **more: object) -> Table:
    """Fugger has the republic of France, which shows no law, and the cards given."""
    west = ["france", *own.get("west", [])]
    given = {
        "victories": ["renaissance"],
        "tableau": {"fugger": own | {"west": west}, "medici": rival or {}},
        "square": {"france": {"side": "republic"}},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-patron-as-law-renaissance", "L6")
@pytest.mark.parametrize(
    ("west", "wins"),
    [
        (["pren130x", "pren131x"], False),  # two patrons and no law
        (["pren133x", "pren130x"], False),  # one patron as law
        (["pren133x", "pren130x", "pren131x"], True),  # two patrons as law
        (["pren132x", "pren130x"], True),  # the jurist is a patron himself
        (["pren159x", "pren130x"], True),  # one law printed, one patron
        (["pren159x"], False),
    ],
)
def test_patrons_count_as_law(west: list[str], wins: bool) -> None:
    table = renaissance({"west": west})
    assert ("declare renaissance" in table.offered()) == wins
    if not wins:
        assert table.refused("declare renaissance") == "L6"


@pytest.mark.rule("AB-patron-as-law-renaissance", "R43")
def test_each_copy_counts_every_patron_once_more() -> None:
    """One patron and two copies: two law; one law more for a rival makes it one too few."""
    assert "declare renaissance" in renaissance({"west": ["pren132x", "pren133x"]}).offered()
    rival = {"west": ["pren037"]}
    assert renaissance({"west": ["pren132x", "pren133x"]}, rival).refused("declare renaissance") == "L6"
    assert "declare renaissance" in renaissance({"west": ["pren132x", "pren133x", "pren159x"]}, rival).offered()


@pytest.mark.rule("AB-patron-as-law-renaissance", "F1g")
def test_a_silenced_jurist_converts_nothing_but_keeps_his_own_prestige() -> None:
    table = renaissance({"west": ["pren133x", "pren130x", "pren131x"]}, bishop={"pren133x": "catholic-bishop"})
    assert table.refused("declare renaissance") == "L6"
    kept = renaissance({"west": ["pren159x", "pren037"]}, bishop={"pren159x": "catholic-bishop"})
    assert "declare renaissance" in kept.offered()


@pytest.mark.rule("AB-patron-as-law-renaissance", "R7")
def test_an_opponents_patrons_count_against_the_declarer() -> None:
    table = renaissance({"west": ["pren037", "pren053"]}, {"west": ["pren133x", "pren130x"]})
    assert table.refused("declare renaissance") == "L6"


@pytest.mark.rule("AB-card-as-republic-renaissance", "L6", "R6")
@pytest.mark.parametrize(("side", "card"), [("east", "pren103x"), ("west", "pren155x")])
def test_a_card_counts_as_a_republic_for_its_declaring_owner(side: str, card: str) -> None:
    law = ["pren037", "pren053"]
    given = {"fugger": {"west": law}, "medici": {}}
    plain = Table(victories=["renaissance"], tableau=given)
    assert plain.refused("declare renaissance") == "L6"
    with_card = {"fugger": {"west": [*law, card]} if side == "west" else {"west": law, "east": [card]}}
    assert "declare renaissance" in Table(victories=["renaissance"], tableau=with_card).offered()
    silenced = Table(victories=["renaissance"], tableau=with_card, bishop={card: "catholic-bishop"})
    assert silenced.refused("declare renaissance") == "L6"


@pytest.mark.rule("AB-card-as-republic-renaissance", "R6")
def test_against_a_declaring_rival_only_card_103x_counts() -> None:
    law = ["pren037", "pren053"]
    against_103x = renaissance({"west": law}, {"east": ["pren103x"]})
    assert against_103x.refused("declare renaissance") == "L6"
    against_155x = renaissance({"west": law}, {"west": ["pren155x"]})
    assert "declare renaissance" in against_155x.offered()


@pytest.mark.rule("AB-card-as-republic-renaissance", "R43")
def test_both_cards_count_for_one_owner() -> None:
    tableau = {
        "fugger": {"west": ["pren037", "pren053", "pren155x"], "east": ["pren103x"]},
        "medici": {"west": ["france"]},
    }
    table = Table(victories=["renaissance"], tableau=tableau, square={"france": {"side": "republic"}})
    assert "declare renaissance" in table.offered()


# --- globalization: patrons as concessions --------------------------------------------------------------------------


def globalization(tableau: dict[str, dict[str, list[str]]], **more: object) -> Table:
    given = {"victories": ["globalization"], "tableau": tableau}
    return Table(**(given | more))


@pytest.mark.rule("AB-patron-as-concession-globalization", "L5")
@pytest.mark.parametrize(("side", "card"), [("east", "pren102x"), ("west", "pren137x")])
def test_patrons_count_as_concessions(side: str, card: str) -> None:
    west = ["pren014", "pren130x"]
    tableau = {"fugger": {"west": [*west, card]} if side == "west" else {"west": west, "east": [card]}}
    assert globalization(tableau).refused("declare globalization") == "L5"  # one patron
    one = {"concession": {"france-aragon": "fugger"}}
    assert "declare globalization" in globalization(tableau, **one).offered()
    silenced = globalization(tableau, bishop={card: "islamic-bishop"}, **one)
    assert silenced.refused("declare globalization") == "L5"


@pytest.mark.rule("AB-patron-as-concession-globalization", "R43")
def test_two_copies_count_every_patron_twice() -> None:
    tableau = {"fugger": {"west": ["pren130x", "pren137x"], "east": ["pren102x"]}}
    assert "declare globalization" in globalization(tableau).offered()


@pytest.mark.rule("AB-patron-as-concession-globalization")
def test_an_opponents_patrons_count_as_his_concessions() -> None:
    tableau = {"fugger": {"west": ["pren014"]}, "medici": {"west": ["pren137x", "pren130x"]}}
    table = globalization(tableau, concession={"france-aragon": "fugger", "england-france": "fugger"})
    assert table.refused("declare globalization") == "L5"


# --- holy: patrons as bishops, pirates as renegades -----------------------------------------------------------------


@pytest.mark.rule("AB-patron-as-green-bishop-holy", "L3", "R6")
def test_patrons_are_islamic_bishops_for_their_declaring_owner() -> None:
    """Islam has one token in Mamluk; there is no bishop but the patrons of card 164X."""
    given = {"victories": ["holy"], "city": {"cairo": "islamic-rook"}}
    tableau = {"fugger": {"west": ["pren130x"], "east": ["pren164x", "pren058"]}}
    assert "declare holy" in Table(tableau=tableau, **given).offered()
    silenced = Table(tableau=tableau, bishop={"pren164x": "catholic-bishop"}, **given)
    assert silenced.refused("declare holy") == "L3"
    no_patron = Table(tableau={"fugger": {"east": ["pren164x", "pren058"]}}, **given)
    assert no_patron.refused("declare holy") == "L3"
    anothers = {"fugger": {"east": ["pren058"]}, "medici": {"west": ["pren130x"], "east": ["pren164x"]}}
    assert Table(tableau=anothers, **given).refused("declare holy") == "L3"


@pytest.mark.rule("AB-patron-as-green-bishop-holy", "L3")
def test_the_patrons_must_outnumber_the_other_bishops_together() -> None:
    given = {"victories": ["holy"], "city": {"cairo": "islamic-rook"}}
    squares = {"france": {"bishop": "catholic-bishop"}, "hre": {"bishop": "reformist-bishop"}}
    two = {"fugger": {"west": ["pren130x", "pren131x"], "east": ["pren164x", "pren058"]}}
    assert Table(tableau=two, square=squares, **given).refused("declare holy") == "L3"
    three = {"fugger": {"west": ["pren130x", "pren131x", "pren132x"], "east": ["pren164x", "pren058"]}}
    assert "declare holy" in Table(tableau=three, square=squares, **given).offered()


def renegades(**more: object) -> Table:
    """Reformist England and France; an islamic pirate between them and no bishop at all."""
    given = {
        "victories": ["holy"],
        "tableau": {"fugger": {"east": ["pren168x"]}},
        "faith": {"england": "reformist", "france": "reformist", "mamluk": "medieval", "papal-states": "medieval"},
        "pirate": {"england-france": "islamic-pirate"},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-green-pirates-as-red-supremacy", "L3")
def test_islamic_pirates_are_reformist_bishops_and_tokens() -> None:
    assert "declare holy" in renegades().offered()
    assert renegades(bishop={"pren168x": "catholic-bishop"}).refused("declare holy") == "L3"
    catholic = renegades(pirate={"england-france": "catholic-pirate"})
    assert catholic.refused("declare holy") == "L3"


@pytest.mark.rule("AB-green-pirates-as-red-supremacy", "L3")
def test_a_renegade_counts_in_each_reformist_theocracy_it_borders() -> None:
    """Two tokens beside two theocracies against one catholic token; beside one they are too few."""
    venice = {"city": {"venice": "catholic-knight"}}
    faith = {"england": "reformist", "france": "reformist", "mamluk": "medieval"}
    assert "declare holy" in renegades(faith=faith, **venice).offered()
    lone = renegades(faith={"england": "reformist", "mamluk": "medieval"}, **venice)
    assert lone.refused("declare holy") == "L3"


@pytest.mark.rule("AB-green-pirates-as-red-supremacy")
def test_a_renegade_still_counts_as_islamic() -> None:
    """One reformist and one islamic theocracy: the pirate is a token of both, so neither is supreme."""
    table = renegades(faith={"england": "reformist", "france": "islamic", "mamluk": "medieval"})
    assert table.refused("declare holy") == "L3"


@pytest.mark.rule("AB-green-pirates-as-red-supremacy", "R6")
def test_renegades_count_for_every_declarer() -> None:
    table = renegades(tableau={"fugger": {"west": ["pren004", "pren005"]}, "medici": {"east": ["pren168x"]}})
    assert "declare holy" in table.offered()


# --- old maids ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R7", "I2b", "AB-patron-as-law-renaissance")
def test_no_queen_is_a_patron_so_conversions_rest_on_the_general_count() -> None:
    """The count the conversions use is the one that includes old maids: an old maid's law adds to the patrons'."""
    table = renaissance({"west": ["pren133x", "pren130x"]}, maids={"fugger": ["pren048"]})
    assert "declare renaissance" in table.offered()
