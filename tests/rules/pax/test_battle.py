"""BATTLE: who must fight, who falls, where the survivors go. The same for civil wars, religious wars and campaigns."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.pax.data.box import Box
from signoria.games.pax.data.cards import CARDS
from signoria.games.pax.data.ids import CRUSADE, JIHAD, REFORMATION
from signoria.games.pax.data.sheets import sheets_of
from signoria.games.pax.rules.wars import mixed
from tests.rules.pax.seated import Table
from tests.rules.pax.witness import Witness

BOX = Box(sheets_of())


def war(card: str, *choices: str, **given: Any) -> Witness:
    """Fugger plays a card and starts its war."""
    given["hand"] = {"fugger": [card, "pren023"]}
    return Witness(**given).do(f"play {card}", "trigger", *choices)


@pytest.mark.rule("BATTLE", "VICTORIOUS", "Jc")
@pytest.mark.parametrize(
    ("defenders", "said"),
    [
        (0, "battle-won fugger france 2 0"),
        (1, "battle-won fugger france 2 1"),
        (2, "battle-lost fugger france 2 2"),
        (3, "battle-lost fugger france 2 3"),
    ],
)
def test_a_battle_is_won_with_at_least_one_attacker_left(defenders: int, said: str) -> None:
    """The Bold brings two knights to France."""
    cities = dict.fromkeys(["paris", "bruges", "lyon"][:defenders], "catholic-rook")
    table = war("pren028", city=cities)
    assert table.told("battle-won", "battle-lost") == [said]
    if "lost" in said:
        if defenders == 3:
            table.do("lose-at paris", "lose-at lyon")
            assert table.now("city") == {"bruges": "catholic-rook"}
        else:
            assert table.now("city") == {}
        assert table.square("france") == {"keeper": "throne", "side": "king"}
        assert table.told("taken-square") == []


@pytest.mark.rule("BATTLE", "R14")
def test_a_war_without_a_single_attacker_is_lost_even_against_nobody() -> None:
    """The Borgias' only agent is a bishop, who does not fight."""
    table = war("pren009", "locate aragon")
    assert table.told("battle-lost") == ["battle-lost fugger aragon 0 0"]
    table.do("ordain aragon")
    assert table.square("aragon") == {"keeper": "throne", "side": "king", "bishop": "catholic-bishop"}


@pytest.mark.rule("BATTLEa", "Ja", "E2.1")
def test_a_one_shot_is_optional_and_without_it_agents_are_too() -> None:
    table = Table(hand={"fugger": ["pren028", "pren023"]}).do("play pren028")
    assert table.offered() == ["trigger", "decline"]
    table.do("decline")
    assert table.offered() == ["place paris", "place bruges", "place lyon", "decline"]
    table.do("place paris", "decline")
    assert table.now("city") == {"paris": "catholic-knight"}
    assert table.square("france") == {"keeper": "throne", "side": "king"}


@pytest.mark.rule("BATTLEb", "BATTLE")
def test_the_attacker_picks_the_dead_one_by_one_on_his_own_side() -> None:
    table = war(
        "pren028",
        city={"paris": "catholic-rook", "lyon": "catholic-knight"},
        pirate={"england-france": "reformist-pirate"},
        square={"france": {"repressed": ["islamic-knight"]}},
    )
    assert table.offered() == [
        "lose-agent catholic-knight",
        "lose-at england-france",
        "lose-repressed islamic-knight",
    ]
    table.do("lose-repressed islamic-knight")
    assert table.offered() == ["lose-agent catholic-knight", "lose-at england-france"]
    table.do("lose-agent catholic-knight")
    assert table.told("fell") == [
        "fell catholic-rook",
        "fell catholic-knight",
        "fell islamic-knight",
        "fell catholic-knight",
    ]
    assert table.now("pirate.england-france") == "reformist-pirate"
    assert table.offered() == ["place paris", "place bruges", "place lyon"]


@pytest.mark.rule("BATTLEb", "R52")
def test_survivors_settle_before_the_regime_changes_and_other_agents_follow_last() -> None:
    """Şahkulu's bishop: the serf who fought settles, the square comes, the concession, and then the bishop."""
    table = war("pren115x", square={"ottoman": {"repressed": ["medici-pawn"]}})
    assert table.offered() == ["place papal-states-ottoman", "place ottoman-mamluk", "place hungary-ottoman"]
    table.do("place hungary-ottoman")
    assert table.square("ottoman")["keeper"] == "fugger"
    table.do("place ottoman-mamluk")
    assert table.refused("decline") == "E2.1"
    table.do("ordain ottoman")
    kinds = [
        told.split()[0] for told in table.told("battle-won", "settled", "taken-square", "deployed", "bishop-entered")
    ]
    assert kinds == ["battle-won", "settled", "taken-square", "deployed", "bishop-entered"]


@pytest.mark.rule("BATTLEc", "J1a", "J2a")
@pytest.mark.parametrize(
    ("card", "attackers"),
    [("pren028", 2), ("pren020", 1), ("pren049", 2), ("pren034", 1), ("pren010", 0), ("pren166x", 1)],
)
def test_every_agent_but_bishops_attacks_in_a_civil_war(card: str, attackers: int) -> None:
    """Knights, rooks, a pirate, and pawns, in a conspiracy as well."""
    table = war(card)
    told = table.told("battle-won", "battle-lost")[0].split()
    assert int(told[-2]) == attackers


@pytest.mark.rule("BATTLEc", "K1a", "R49")
def test_neither_bishops_nor_pawns_of_the_card_attack_in_a_religious_war() -> None:
    table = war("pren168x", city={"cairo": "islamic-rook"})
    assert table.told("battle-lost") == ["battle-lost fugger mamluk 0 1"]
    assert table.offered() == ["place ottoman-mamluk", "place byzantium-mamluk"]
    table.do("place ottoman-mamluk")
    assert table.now("city.cairo") == "islamic-rook"


@pytest.mark.rule("BATTLEd", "RULINGCLASS", "Jb")
def test_in_a_civil_war_all_in_the_cities_defend_whatever_their_colour() -> None:
    table = war("pren028", city={"paris": "catholic-knight", "bruges": "reformist-rook", "lyon": "islamic-knight"})
    assert table.told("battle-lost") == ["battle-lost fugger france 2 3"]
    assert table.offered() == ["lose-at paris", "lose-at bruges", "lose-at lyon"]


@pytest.mark.rule("BATTLEd", "BATTLEe", "K1a", "K1b")
def test_in_a_religious_war_colour_decides_for_cities_and_pirates() -> None:
    """A reformation in the Empire: reformist tokens attack, all others defend."""
    table = war(
        "pren052",
        city={"vienna": "catholic-rook", "nurnberg": "reformist-knight", "lubeck": "reformist-rook"},
        pirate={"france-hre": "islamic-pirate"},
    )
    assert table.told("battle-won") == ["battle-won fugger hre 4 2"]
    assert sorted(table.offered()) == ["lose-agent reformist-rook", "lose-at lubeck", "lose-at nurnberg"]


@pytest.mark.rule("BATTLEe", "F9d")
def test_pirates_take_no_part_in_campaigns() -> None:
    table = Witness(
        tableau={"fugger": {"west": ["hre"]}},
        city={"vienna": "catholic-knight"},
        pirate={"france-hre": "catholic-pirate", "england-france": "islamic-pirate"},
        florins={"fugger": 1},
    ).do("ops west", "invade france")
    assert table.told("battle-won") == ["battle-won fugger france 1 0"]
    assert table.now("pirate") == {"england-france": "islamic-pirate", "france-hre": "catholic-pirate"}


@pytest.mark.rule("BATTLEe", "J1a", "J2a", "LOCATIONd")
@pytest.mark.parametrize("card", ["pren028", "pren036"])
def test_every_pirate_on_the_borders_joins_a_civil_war(card: str) -> None:
    table = war(
        card,
        city={"paris": "catholic-rook"},
        pirate={
            "england-france": "islamic-pirate",
            "france-hre": "reformist-pirate",
            "england-portugal": "islamic-pirate",
        },
    )
    offered = table.offered()
    assert "lose-at england-france" in offered
    assert "lose-at france-hre" in offered
    assert table.refused("lose-at england-portugal") == "BATTLE"


@pytest.mark.rule("BATTLEf", "J1a", "J2a", "SERF", "BATTLEh")
def test_pawns_fight_in_revolts_and_nobles_in_conspiracies() -> None:
    given: dict[str, Any] = {
        "concession": {"england-france": "fugger", "france-hre": "medici"},
        "square": {"france": {"repressed": ["medici-pawn", "fugger-pawn", "catholic-knight", "islamic-rook"]}},
        "city": {"paris": "catholic-rook"},
    }
    revolt = war("pren036", **given)
    assert sorted(revolt.offered()) == [
        "lose-agent fugger-pawn",
        "lose-concession england-france",
        "lose-repressed fugger-pawn",
        "lose-repressed medici-pawn",
    ]
    assert revolt.told("battle-won") == ["battle-won fugger france 4 1"]
    conspiracy = war("pren028", **given)
    assert sorted(conspiracy.offered()) == [
        "lose-agent catholic-knight",
        "lose-repressed catholic-knight",
        "lose-repressed islamic-rook",
    ]
    assert conspiracy.told("battle-won") == ["battle-won fugger france 4 1"]


@pytest.mark.rule("BATTLEf", "BATTLEh", "K1d", "F9e")
def test_the_repressed_fight_in_no_religious_war() -> None:
    table = war(
        "pren160x",
        square={"france": {"repressed": ["reformist-knight", "fugger-pawn", "catholic-rook"]}},
        concession={"england-france": "fugger"},
        city={"paris": "catholic-rook"},
    )
    assert table.told("battle-lost") == ["battle-lost fugger france 0 1"]
    assert len(table.square("france")["repressed"]) == 3


@pytest.mark.rule("BATTLEg", "K1a", "KNIGHT")
def test_believing_knights_of_adjacent_empires_ride_and_those_who_live_stay_at_home() -> None:
    """France: England, Portugal, Aragon, the Empire and the Papal States touch it; Hungary does not."""
    table = war(
        "pren160x",
        city={
            "paris": "catholic-rook",
            "london": "reformist-knight",
            "toledo": "reformist-knight",
            "vienna": "reformist-rook",
            "venice": "catholic-knight",
            "buda": "reformist-knight",
        },
    )
    assert table.told("battle-won") == ["battle-won fugger france 2 1"]
    assert table.offered() == ["lose-at london", "lose-at toledo"]
    table.do("lose-at toledo", "decline", "ordain france")
    assert table.now("city") == {
        "london": "reformist-knight",
        "vienna": "reformist-rook",
        "venice": "catholic-knight",
        "buda": "reformist-knight",
    }
    assert table.now("faith.france") == "reformist"


@pytest.mark.rule("BATTLEg", "BATTLE")
def test_adjacent_knights_take_no_part_in_civil_wars() -> None:
    table = war("pren028", city={"paris": "catholic-rook", "london": "catholic-knight", "bruges": "catholic-rook"})
    assert table.told("battle-lost") == ["battle-lost fugger france 2 2"]
    assert table.now("city") == {"london": "catholic-knight"}


@pytest.mark.rule("BATTLEi", "CITY")
def test_survivors_settle_in_empty_cities_of_any_icon_and_none_may_be_repressed_at_will() -> None:
    table = war("pren028", city={})
    assert table.offered() == ["place paris", "place bruges", "place lyon"]
    assert table.refused("decline") == ""
    table.do("place bruges")
    assert table.refused("place bruges") == "SATURATED"
    table.do("place paris")
    assert table.now("city") == {"bruges": "catholic-knight", "paris": "catholic-knight"}


@pytest.mark.rule("BATTLEi", "REPRESSc", "SATURATED")
def test_survivors_without_room_are_repressed_for_nothing() -> None:
    """Two rooks reform England beside the believers who fill its cities."""
    table = war(
        "pren026",
        city={"london": "reformist-knight", "bordeaux": "reformist-knight"},
        pirate={"england-france": "catholic-pirate"},
    )
    assert table.told("battle-won") == ["battle-won fugger england 4 1"]
    table.do("lose-at london")
    assert table.told("settled") == ["settled reformist-knight london"]
    assert table.square("england")["repressed"] == ["reformist-knight"]
    assert table.now("florins.fugger") == 0
    assert table.told("repressed-after") == ["repressed-after reformist-knight england"]


@pytest.mark.rule("BATTLEi")
def test_surviving_pirates_settle_on_empty_sea_borders_and_are_lost_without_room() -> None:
    """Arumer Zwarte Hoop: France has two sea borders; a concession on one, nothing on the other."""
    table = war("pren020", concession={"england-france": "medici"})
    assert table.told("settled") == ["settled islamic-pirate france-hre"]
    table = war("pren020", concession={"england-france": "medici", "france-hre": "medici"})
    assert table.told("settled") == []
    assert table.now("pirate") == {}
    assert "repressed" not in table.square("france")
    assert table.square("france")["keeper"] == "fugger"


@pytest.mark.rule("BATTLEi", "SERF")
def test_serfs_who_fought_settle_on_borders_and_keep_their_colour() -> None:
    table = war(
        "pren036",
        square={"france": {"repressed": ["medici-pawn", "medici-pawn"]}},
        concession={"england-france": "medici", "france-aragon": "medici"},
    )
    assert table.offered() == ["settle fugger-pawn", "settle medici-pawn"]
    table.do("settle medici-pawn")
    assert table.now("concession.france-hre") == "medici"
    assert table.square("france")["repressed"] == ["fugger-pawn", "medici-pawn"]


@pytest.mark.rule("BATTLEi", "REGIMEb")
def test_the_repressed_who_did_not_fight_may_be_freed_but_need_not() -> None:
    table = war("pren036", square={"france": {"repressed": ["catholic-knight"]}}).do("place france-hre", "decline")
    assert table.offered() == ["emancipate catholic-knight", "done"]


@pytest.mark.rule("BELIEVER", "R15", "HERETIC")
def test_a_card_with_agents_of_several_religions_could_start_no_religious_war() -> None:
    """No printed card has both a religious war and mixed agents; the rule is asked of the cards directly."""
    several = {card.code for card in CARDS if mixed(BOX, card.id)}
    assert several == {"pren051", "pren110x"}
    assert not [card.code for card in CARDS if card.code in several and card.one_shot in (CRUSADE, JIHAD, REFORMATION)]
    assert war("pren051", city={"london": "catholic-rook"}).told("battle-won") == ["battle-won fugger england 2 1"]
