"""The glossary on battles: who fights in which war, who dies, where the survivors go; and who believes."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.pax.data.cards import CARDS
from signoria.games.pax.data.ids import ANY_PAWN, CRUSADE, JIHAD, REFORMATION, religion_of
from tests.rules.pax.reading import supply, war
from tests.rules.pax.seated import Table


@pytest.mark.rule("BATTLE")
def test_each_attacker_kills_one_defender_and_dies_and_one_survivor_is_victory() -> None:
    table, found = war("pren025", city={"vienna": "catholic-rook"})
    assert found == ("battle-won", 2, 1)
    assert table.offered() == ["place vienna", "place lubeck", "place nurnberg"]


@pytest.mark.rule("BATTLE")
def test_equal_numbers_kill_everybody_and_win_nothing() -> None:
    table, found = war("pren025", city={"vienna": "catholic-rook", "lubeck": "reformist-rook"})
    assert found == ("battle-lost", 2, 2)
    assert table.now("city") == {}
    assert table.now("square.hre.keeper") == "throne"


@pytest.mark.rule("BATTLE")
def test_too_few_attackers_all_die_and_their_player_picks_the_defenders_who_die() -> None:
    city = {"vienna": "catholic-rook", "lubeck": "reformist-rook", "nurnberg": "islamic-knight"}
    table, found = war("pren022", city=city)
    assert found == ("battle-lost", 1, 3)
    assert table.asked() == "fugger"
    assert table.offered() == ["lose-at vienna", "lose-at lubeck", "lose-at nurnberg"]
    table.do("lose-at lubeck")
    assert table.now("city") == {"vienna": "catholic-rook", "nurnberg": "islamic-knight"}
    assert table.now("square.hre.keeper") == "throne"


@pytest.mark.rule("BATTLE")
def test_the_attacking_player_picks_the_dead_of_the_own_side_too() -> None:
    table, found = war(
        "pren022",
        city={"vienna": "catholic-rook"},
        pirate={"france-hre": "islamic-pirate"},
        square={"hre": {"repressed": ["catholic-knight"]}},
    )
    assert found == ("battle-won", 3, 1)
    choices = {"lose-agent reformist-knight", "lose-at france-hre", "lose-repressed catholic-knight"}
    assert set(table.offered()) == choices


@pytest.mark.rule("BATTLE", "R14")
def test_nobody_against_nobody_is_no_victory() -> None:
    """The Bonfire brings a bishop only."""
    table, found = war("pren010", tableau={"medici": {"west": ["papal-states"]}})
    assert found == ("battle-lost", 0, 0)
    assert table.now("square.papal-states.keeper") == "medici"


@pytest.mark.rule("BATTLEa")
@pytest.mark.parametrize("card", ["pren025", "pren036", "pren021", "pren045", "pren063", "pren029"])
def test_triggering_is_always_optional(card: str) -> None:
    table = Table(
        hand={"fugger": [card, "pren023"]},
        tableau={"fugger": {"west": ["pren006", "pren016"], "east": ["pren115x"]}},
        city={"cairo": "islamic-rook"},
    ).do(f"play {card}")
    assert table.offered() == ["trigger", "decline"]


@pytest.mark.rule("BATTLEb", "BATTLEi", "REPRESSc")
def test_everybody_eligible_fights_and_survivors_without_room_are_repressed_for_free() -> None:
    """Six attackers against nobody: Papal States have one city, so one rook settles and the rest is repressed."""
    table, found = war(
        "pren050",
        pirate={"aragon-papal-states": "islamic-pirate"},
        square={"papal-states": {"repressed": ["catholic-knight", "catholic-knight", "islamic-rook", "medici-pawn"]}},
    )
    assert found == ("battle-won", 5, 0)
    assert set(table.offered()) == {"settle catholic-rook", "settle catholic-knight", "settle islamic-rook"}
    table.do("settle islamic-rook")
    assert table.now("city") == {"venice": "islamic-rook"}
    assert table.now("square.papal-states.keeper") == "fugger"
    assert sorted(table.now("square.papal-states.repressed")) == [
        "catholic-knight", "catholic-knight", "catholic-rook", "medici-pawn",
    ]  # fmt: skip
    assert table.now("florins.fugger") == 3
    # Only then comes the concession of the regime change.
    assert table.offered() == ["place papal-states-ottoman", "place hre-papal-states", "decline"]


@pytest.mark.rule("BATTLEi")
def test_a_surviving_pirate_agent_without_an_empty_sea_border_is_lost() -> None:
    table, found = war(
        "pren020", concession={"england-france": "medici", "france-hre": "medici"}, florins={"fugger": 0}
    )
    assert found == ("battle-won", 1, 0)
    assert table.now("pirate") == {}
    assert supply(table, "islamic-pirate") == 4
    assert table.now("square.france.repressed") == []


@pytest.mark.rule("BATTLEi")
def test_survivors_settle_only_in_empty_places_of_the_conquered_empire() -> None:
    table, found = war(
        "pren036",
        concession={"england-france": "medici"},
        pirate={"france-hre": "islamic-pirate"},
        square={"france": {"repressed": ["medici-pawn"]}},
        city={"paris": "catholic-knight"},
    )
    assert found == ("battle-won", 3, 1)
    table.do("lose-at france-hre")
    assert set(table.offered()) == {"settle fugger-pawn", "settle medici-pawn"}
    table.do("settle medici-pawn")
    assert set(table.offered()) == {"place france-hre", "place france-aragon"}
    assert table.refused("place england-france") == "SATURATED"


@pytest.mark.rule("BATTLEc")
def test_bishops_never_take_part() -> None:
    """The House of Borgia brings a bishop only, so nobody attacks."""
    table, found = war("pren009", "locate aragon")
    assert found == ("battle-lost", 0, 0)
    assert all(words.startswith("ordain") for words in table.offered())


@pytest.mark.rule("BATTLEd", "BELIEVER")
def test_colour_decides_the_side_only_in_a_religious_war() -> None:
    city = {"vienna": "reformist-rook", "lubeck": "catholic-rook", "nurnberg": "islamic-knight"}
    assert war("pren052", city=city)[1] == ("battle-won", 3, 2)  # reformation: two rooks and Vienna attack
    assert war("pren025", city=city)[1] == ("battle-lost", 2, 3)  # conspiracy: all three defend


@pytest.mark.rule("BATTLEe")
def test_pirates_attack_in_civil_wars_and_fight_by_colour_in_religious_ones() -> None:
    pirate = {"england-france": "reformist-pirate", "england-portugal": "catholic-pirate"}
    assert war("pren144x", pirate=pirate)[1] == ("battle-won", 3, 0)
    assert war("pren034", pirate=pirate)[1] == ("battle-won", 3, 0)
    assert war("pren026", pirate=pirate)[1] == ("battle-won", 3, 1)


@pytest.mark.rule("BATTLEe", "BATTLEg")
def test_pirates_take_no_part_in_a_campaign() -> None:
    table = Table(
        tableau={"fugger": {"west": ["france"]}},
        city={"paris": "catholic-knight", "lyon": "islamic-knight", "london": "catholic-rook"},
        pirate={"england-portugal": "islamic-pirate"},
        florins={"fugger": 2},
    ).do("ops west", "invade england")
    assert set(table.offered()) == {"lose-at paris", "lose-at lyon"}
    table.do("lose-at lyon", "decline")
    assert table.now("pirate") == {"england-portugal": "islamic-pirate"}
    assert table.now("city") == {"paris": "catholic-knight"}  # the survivor stays at home
    assert table.now("florins.fugger") == 0


@pytest.mark.rule("BATTLEf")
def test_concessions_fight_only_in_revolts_of_their_owner_and_pawns_of_others_only_as_serfs() -> None:
    given: dict[str, Any] = {
        "concession": {"france-hre": "fugger", "england-france": "medici"},
        "square": {"france": {"repressed": ["medici-pawn", "fugger-pawn", "catholic-knight"]}},
    }
    assert war("pren036", **given)[1] == ("battle-won", 4, 0)  # agent, own concession, two serfs
    assert war("pren053", **given)[1] == ("battle-won", 2, 0)  # agent, repressed knight
    city = {"paris": "catholic-knight"}
    assert war("pren004", city=city, **given)[1] == ("battle-lost", 0, 1)


@pytest.mark.rule("BATTLEg")
def test_knights_next_door_join_religious_wars_and_stay_at_home_afterwards() -> None:
    city = {
        "valencia": "islamic-rook", "paris": "catholic-knight", "lyon": "catholic-rook", "london": "catholic-knight",
        "vienna": "reformist-knight",
    }  # fmt: skip
    table, found = war("pren008", city=city)
    assert found == ("battle-won", 2, 1)
    assert set(table.offered()) == {"lose-at paris", "lose-at london"}
    table.do("lose-at paris", "decline")
    assert table.now("city") == {"lyon": "catholic-rook", "london": "catholic-knight", "vienna": "reformist-knight"}
    assert table.now("faith.aragon") == "catholic"


@pytest.mark.rule("BATTLEg")
def test_knights_next_door_stay_out_of_civil_wars() -> None:
    city = {"paris": "catholic-knight", "london": "catholic-knight"}
    assert war("pren040", city=city)[1] == ("battle-won", 1, 0)
    assert war("pren032", city=city)[1] == ("battle-won", 2, 0)


@pytest.mark.rule("BATTLEh")
def test_repressed_knights_and_rooks_fight_only_in_conspiracies() -> None:
    square = {"england": {"repressed": ["catholic-knight", "reformist-rook"]}}
    assert war("pren144x", square=square)[1] == ("battle-won", 3, 0)
    assert war("pren034", square=square)[1] == ("battle-won", 1, 0)
    assert war("pren026", square=square, city={"london": "catholic-rook"})[1] == ("battle-won", 2, 1)


@pytest.mark.rule("BATTLEh", "BATTLEg")
def test_repressed_knights_do_not_ride_out_on_a_campaign() -> None:
    table = Table(
        tableau={"fugger": {"west": ["france"]}},
        square={"france": {"repressed": ["catholic-knight"]}},
        florins={"fugger": 2},
    )
    assert table.refused("ops west") == "E4"


@pytest.mark.rule("BELIEVER")
def test_no_card_with_a_religious_war_has_agents_of_several_religions() -> None:
    """So every religious war has believers; a card without them could not start one (R15)."""
    for card in CARDS:
        if card.one_shot in (CRUSADE, JIHAD, REFORMATION):
            assert len({religion_of(token) for token in card.agents if token != ANY_PAWN}) <= 1, card.code
