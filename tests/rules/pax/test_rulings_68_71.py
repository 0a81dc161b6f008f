"""Rulings R68–R71: fighters who must settle, ruined banks, actions under way, silenced cards that are sold."""

from __future__ import annotations

import pytest

from tests.rules.pax.seated import Table
from tests.rules.pax.witness import Witness, playing

THREE = ["fugger", "medici", "coeur"]


@pytest.mark.rule("R68", "BATTLEi", "REGIMEd")
def test_a_repressed_fighter_must_settle_and_a_serf_who_did_not_fight_may_stay() -> None:
    table = playing("pren028", square={"france": {"repressed": ["islamic-rook", "medici-pawn"]}}).do("trigger")
    assert table.offered() == ["settle catholic-knight", "settle islamic-rook"]
    table.do("settle islamic-rook", "place paris")
    while table.offered()[0].startswith("place ") and "decline" not in table.offered():
        table.do(table.offered()[0])
    table.do("decline")
    assert table.now("city.paris") == "islamic-rook"
    assert table.offered() == ["emancipate medici-pawn", "done"]
    assert table.do("done").square("france")["repressed"] == ["medici-pawn"]


@pytest.mark.rule("R69")
def test_profits_pass_the_concession_of_a_ruined_bank_by() -> None:
    """The fair of the East starts in Tana with three florins: one is the subsidy, two are for the borders."""
    given = {
        "banks": THREE,
        "settings": ["bankruptcy"],
        "concession": {"hungary-ottoman": "coeur", "ottoman-mamluk": "medici"},
        "market": {"east": ["pren093x"]},
        "coins": {"east": [1, 0, 0, 0, 0, 0]},
    }
    table = Witness(**given, hand={"coeur": ["pren031"], "medici": []}).do("fair east")
    assert "profit coeur" in " ".join(table.told("profit"))
    table = Witness(**given, out=["coeur"]).do("fair east")
    assert "coeur" not in " ".join(table.told("profit"))
    assert table.now("florins.coeur") == 0
    assert "profit medici ottoman-mamluk" in " ".join(table.told("profit"))


@pytest.mark.rule("R69", "F4")
def test_the_taxing_player_places_the_levy_for_a_ruined_bank() -> None:
    table = Table(
        banks=THREE,
        settings=["bankruptcy"],
        out=["coeur"],
        tableau={"fugger": {"west": ["pren028", "pren034", "pren039"]}},
        concession={"france-hre": "coeur"},
        coins={"west": [0, 0, 0, 0, 0, 1]},
    ).do("ops west")
    tax = next(words for words in table.offered() if words.startswith("use-tax"))
    table.do(tax)
    assert table.now("concession") == {}
    assert table.square("france")["repressed"] == ["coeur-pawn"]
    assert table.asked() == "fugger"
    assert all(words.startswith("raise ") for words in table.offered())


@pytest.mark.rule("R70", "R41")
def test_both_sides_run_on_when_the_card_that_allows_it_is_silenced() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren034", "pren039"], "east": ["pren110x", "pren058", "pren121x"]}},
        bishop={"pren058": "islamic-bishop"},
        coins={"west": [0, 0, 0, 0, 0, 1], "east": [0, 0, 0, 0, 0, 1]},
    ).do("ops both", "use-inquisitor pren058", "bishop-to pren110x")
    assert table.now("bishop") == {"pren110x": "islamic-bishop"}
    assert {"use-commerce pren034", "use-commerce pren121x"} <= set(table.offered())


@pytest.mark.rule("R70", "K3b")
def test_a_bishop_on_its_own_card_does_not_stop_an_apostasy() -> None:
    table = playing("pren002", tableau={"medici": {"west": ["pren005", "pren007"]}}).do("trigger", "ordain pren002")
    assert table.now("tableau.medici.west") == []


@pytest.mark.rule("R71", "BISHOPb", "AB-sale-triggers-one-shot")
@pytest.mark.parametrize(("silenced", "immune"), [(False, False), (True, False), (True, True)])
def test_a_silenced_card_triggers_nothing_when_it_is_sold(silenced: bool, immune: bool) -> None:
    west = ["pren135x", "pren028", *(["pren136x"] if immune else [])]
    table = Table(
        tableau={"fugger": {"west": west}},
        bishop={"pren028": "catholic-bishop"} if silenced else {},
        city={"paris": "islamic-rook"},
    ).do("sell pren028")
    assert table.now("florins.fugger") == 2
    assert ("trigger" in table.offered()) == (immune or not silenced)
