"""The living rules of 2020: civil and religious wars, changes of regime, holy conspiracy and paganism."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.pax.data.ids import ISLAMIC
from signoria.games.pax.rules.victory import bishops
from tests.rules.pax.reading import war
from tests.rules.pax.seated import Table
from tests.rules.pax.witness import playing

LIVING = "2e-living"


# --- who fights -----------------------------------------------------------------------------------------------------


@pytest.mark.row(42)
@pytest.mark.rule("J1a", edition=LIVING)
def test_pawns_do_not_fight_in_conspiracies() -> None:
    """Card 166X: its pawn is placed after the battle, if its owner wants that."""
    table, battle = war("pren166x", edition=LIVING)
    assert battle == ("battle-lost", 0, 0)
    assert table.offered() == ["place hungary-byzantium", "place byzantium-mamluk", "decline"]
    _, printed = war("pren166x")
    assert printed == ("battle-won", 1, 0)


@pytest.mark.row(43)
@pytest.mark.rule("K1a", "R49", edition=LIVING)
def test_pawns_fight_in_religious_wars() -> None:
    """Card 168X: a reformation in Mamluk by a single pawn."""
    _, battle = war("pren168x", edition=LIVING, city={"cairo": "islamic-rook", "cyprus": "reformist-rook"})
    assert battle == ("battle-won", 2, 1)
    _, printed = war("pren168x", city={"cairo": "islamic-rook", "cyprus": "reformist-rook"})
    assert printed == ("battle-lost", 1, 1)


@pytest.mark.row(67)
@pytest.mark.rule("E2.1a", "R25", edition=LIVING)
def test_a_bishop_may_stay_at_home_after_a_battle() -> None:
    table, _ = war("pren008", edition=LIVING, city={"algiers": "islamic-rook"})
    assert table.offered() == ["ordain pren008", "decline"]
    assert table.do("decline").now("bishop") == {}
    printed, _ = war("pren008", city={"algiers": "islamic-rook"})
    assert printed.refused("decline") == "E2.1"


# --- holy conspiracy ------------------------------------------------------------------------------------------------


@pytest.mark.row(44, 83)
@pytest.mark.rule("J1c", "REGIMEc", "THEOCRACYa", edition=LIVING)
def test_catholic_conspirators_may_found_a_catholic_state() -> None:
    table, battle = war("pren049", edition=LIVING, city={"toledo": "catholic-knight"})
    assert battle == ("battle-won", 2, 1)
    table.do("place toledo", "place portugal-aragon")
    assert table.offered() == ["convert catholic", "decline"]
    assert table.refused("convert islamic") == "THEOCRACYa"
    assert table.refused("convert medieval") == "THEOCRACYa"
    assert table.do("convert catholic").now("faith.portugal") == "catholic"
    assert table.now("city") == {"toledo": "catholic-rook"}


@pytest.mark.row(44, 83)
@pytest.mark.rule("J1c", edition=LIVING)
def test_the_dead_count_among_the_conspirators() -> None:
    """A pirate of another faith dies and still keeps the state from being founded."""
    table, battle = war(
        "pren049",
        "lose-at portugal-aragon",
        edition=LIVING,
        city={"toledo": "catholic-knight"},
        pirate={"portugal-aragon": "islamic-pirate"},
        faith={"portugal": "islamic"},
    )
    assert battle == ("battle-won", 3, 1)
    table.do("place toledo", "decline")
    assert table.offered() == ["convert medieval", "decline"]
    assert table.do("convert medieval").now("faith.portugal") == "medieval"


@pytest.mark.row(44, 83)
@pytest.mark.rule("J1c", edition=LIVING)
def test_a_strawman_may_change_the_faith_too_and_nobody_need() -> None:
    table, _ = war("pren049", "place toledo", edition=LIVING, tableau={"fugger": {"west": ["portugal"]}})
    table.do("decline")
    assert table.square("portugal")["side"] == "republic"
    assert table.do("decline").now("faith.portugal") == "medieval"


@pytest.mark.row(82, 83)
@pytest.mark.rule("J1c", "R65", edition=LIVING)
def test_who_changes_the_state_of_the_ottomans_rearranges_constantinople() -> None:
    table, _ = war(
        "pren088",
        edition=LIVING,
        city={"constantinople-1": "catholic-knight"},
        pirate={"hungary-ottoman": "islamic-pirate"},
    )
    while not any(word.startswith("convert") for word in table.offered()):
        table.do(table.offered()[-1] if "decline" in table.offered() else table.offered()[0])
    table.do("convert islamic")
    assert table.now("faith.ottoman") == "islamic"
    assert all(word.startswith("arrange ") for word in table.offered())


@pytest.mark.row(52, 83)
@pytest.mark.rule("J1c", edition=LIVING)
def test_a_lost_conspiracy_founds_nothing() -> None:
    table, battle = war("pren049", edition=LIVING, city={"toledo": "catholic-knight", "granada": "islamic-rook"})
    assert battle == ("battle-lost", 2, 2)
    assert table.now("faith.portugal") == "medieval"
    assert table.now("square.portugal.keeper") == "throne"


@pytest.mark.row(45)
@pytest.mark.rule("J2c", edition=LIVING)
def test_peasants_may_turn_a_theocracy_medieval() -> None:
    table, _ = war("pren036", "place england-france", edition=LIVING, faith={"france": "catholic"})
    table.do("place france-hre")
    assert table.offered() == ["convert medieval", "decline"]
    assert table.do("convert medieval").now("faith.france") == "medieval"
    medieval, _ = war("pren036", "place england-france", edition=LIVING)
    assert medieval.do("place france-hre").asked() == "fugger"
    assert "convert medieval" not in medieval.offered()
    printed, _ = war("pren036", "place england-france", faith={"france": "catholic"})
    assert printed.do("place france-hre").now("faith.france") == "catholic"


# --- the change of regime -------------------------------------------------------------------------------------------


@pytest.mark.row(48)
@pytest.mark.rule("BATTLEb", "R52", edition=LIVING)
def test_the_repressed_are_freed_before_the_concession() -> None:
    """So a concession that is repressed for the new one is not freed at once."""
    given: dict[str, Any] = {
        "concession": {"england-france": "medici", "france-hre": "medici", "france-aragon": "medici"},
        "square": {"france": {"repressed": ["catholic-rook"]}},
        "city": {"paris": "catholic-knight"},
        "tableau": {"medici": {"west": ["france"]}},
    }
    table, _ = war("pren028", "lose-repressed catholic-rook", "place paris", "place bruges", edition=LIVING, **given)
    assert table.offered()[-1] == "decline"
    table.do("place france-hre")
    assert table.square("france")["repressed"] == ["medici-pawn"]
    printed, _ = war("pren028", "lose-repressed catholic-rook", "place paris", "place bruges", **given)
    assert printed.do("decline").now("square.france.repressed") == []


@pytest.mark.row(49, 50)
@pytest.mark.rule("REGIMEd", "REGIMEf", "BISHOPc", "R51", edition=LIVING)
@pytest.mark.parametrize("keeper", ["fugger", "medici"])
def test_a_bishop_stays_and_vassals_go_home_bare(keeper: str) -> None:
    table, _ = war(
        "pren028",
        "place paris",
        "place bruges",
        edition=LIVING,
        tableau={keeper: {"west": ["france"]}},
        square={
            "france": {"queens": ["pren046"], "bishop": "catholic-bishop", "repressed": ["medici-pawn"]},
            "aragon": {
                "suzerain": "france",
                "queens": ["pren044"],
                "bishop": "islamic-bishop",
                "repressed": ["islamic-rook"],
            },
        },
    )
    table.do("done", "decline")
    assert table.square("france") == {
        "keeper": "fugger",
        "side": "republic" if keeper == "fugger" else "king",
        "bishop": "catholic-bishop",
        "repressed": ["medici-pawn"],
    }
    assert table.square("aragon") == {"keeper": "throne", "side": "king"}
    assert table.now("discarded") == ["pren044", "pren046"]


@pytest.mark.row(40)
@pytest.mark.rule("R55", edition=LIVING)
def test_card_006_takes_a_king_with_his_bishop() -> None:
    table = playing(
        "pren046",
        edition=LIVING,
        tableau={"fugger": {"west": ["pren006"]}, "medici": {"west": ["aragon"]}},
        square={"aragon": {"queens": ["pren044"], "bishop": "catholic-bishop", "repressed": ["islamic-rook"]}},
    ).do("trigger", "wed aragon")
    while table.offered()[-1] in ("decline", "done"):
        if any(word.startswith("buy") or word == "end" for word in table.offered()):
            break
        table.do(table.offered()[-1])
    assert table.square("aragon") == {
        "keeper": "fugger",
        "side": "king",
        "queens": ["pren046"],
        "bishop": "catholic-bishop",
        "repressed": ["islamic-rook"],
    }


@pytest.mark.row(51)
@pytest.mark.rule("DISCARDa", edition=LIVING)
def test_an_apostasy_sends_a_couple_home_without_its_bishop() -> None:
    table = playing(
        "pren100x",
        edition=LIVING,
        tableau={"medici": {"east": ["ottoman"], "west": ["pren004"]}},
        square={
            "ottoman": {"queens": ["pren077"], "bishop": "catholic-bishop", "repressed": ["islamic-rook"]},
            "hungary": {"suzerain": "ottoman", "repressed": ["medici-pawn"]},
        },
    ).do("trigger", "ordain pren100x")
    assert table.square("ottoman") == {
        "keeper": "throne",
        "side": "king",
        "queens": ["pren077"],
        "repressed": ["islamic-rook"],
    }
    assert table.square("hungary") == {"keeper": "throne", "side": "king", "repressed": ["medici-pawn"]}


# --- victory --------------------------------------------------------------------------------------------------------


@pytest.mark.row(90)
@pytest.mark.rule("AB-card-as-republic-renaissance", "R6", edition=LIVING)
def test_card_155x_counts_for_every_declarer() -> None:
    """Fugger has a republic and the law; Medici's Epicurean Swerve is a republic as well, no matter who declares."""
    given: dict[str, Any] = {
        "victories": ["renaissance"],
        "tableau": {
            "fugger": {"west": ["england", "pren040", "pren041"]},
            "medici": {"west": ["pren155x"]},
        },
        "square": {"england": {"side": "republic"}},
    }
    assert Table(edition=LIVING, **given).refused("declare renaissance") == "L6"
    assert "declare renaissance" in Table(**given).offered()


@pytest.mark.row(90)
@pytest.mark.rule("AB-patron-as-green-bishop-holy", "R6", edition=LIVING)
def test_card_164x_counts_for_every_declarer() -> None:
    given: dict[str, Any] = {"tableau": {"medici": {"east": ["pren164x", "pren101x"]}}}
    assert bishops(Table(edition=LIVING, **given).state, 0)[ISLAMIC] == 1
    assert bishops(Table(**given).state, 0)[ISLAMIC] == 0
    assert bishops(Table(**given).state, 1)[ISLAMIC] == 1


@pytest.mark.row(57)
@pytest.mark.rule("L3", edition=LIVING)
def test_supremacy_counts_bishops_on_tableau_cards() -> None:
    """There are none elsewhere: a square that goes home leaves its bishop behind."""
    table = Table(
        edition=LIVING,
        tableau={"fugger": {"west": ["aragon"]}},
        square={"aragon": {"bishop": "catholic-bishop"}},
    )
    assert bishops(table.state, 0) == [1, 0, 0]
    assert bishops(table.do("sell aragon").state, 0) == [0, 0, 0]


@pytest.mark.row(38)
@pytest.mark.rule("H1a", edition=LIVING)
def test_the_spice_islands_need_a_discovery_and_can_be_left_again() -> None:
    """H1a has no condition, but the cards print one; a card to the Red Sea undoes the shift."""
    assert playing("pren014", edition=LIVING).refused("trigger") == "H1a"
    table = playing("pren014", edition=LIVING, tableau={"fugger": {"west": ["portugal"]}}).do("trigger")
    assert "decline" not in table.offered()
    assert table.do("place portugal-aragon").now("open.white") == "spice-islands"
    back = playing("pren107x", edition=LIVING, open={"white": "spice-islands"}).do("trigger", "place ottoman-mamluk")
    assert back.now("open.white") == "red-sea"
