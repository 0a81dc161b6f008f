"""What a preview foretells is what then happens, and it never tells what a deck holds."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from signoria.engine.event import Sink
from signoria.engine.foretell import foretell
from signoria.engine.rng import seeded
from signoria.games.pax.data.cards import CARD_CODES
from signoria.games.pax.events import BATTLE_LOST, BATTLE_WON, DREW
from signoria.games.pax.state import UNSEEN, PaxState
from signoria.games.pax.vocabulary import EMPIRE
from tests.rules.pax.seated import GAME, Table
from tests.rules.pax.witness import running


def shown(table: Table, words: str) -> dict[str, Any]:
    return foretell(table.state, GAME.vocabulary.parse(words))


def turned(before: object, after: object) -> dict[str, object]:
    return {"before": before, "after": after}


def pieces(side: list[dict[str, str]]) -> list[tuple[str, str, str]]:
    return [(unit["token"], unit["as"], unit["at"]) for unit in side]


# --- battles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BATTLE", "J1a", "J1b")
def test_a_conspiracy_before_it_is_triggered() -> None:
    table = Table(
        hand={"fugger": ["pren028"]},
        tableau={"medici": {"west": ["france"]}},
        square={"france": {"queens": ["pren045"], "repressed": ["reformist-rook", "medici-pawn"]}},
        city={"paris": "catholic-knight", "lyon": "islamic-rook"},
        pirate={"england-france": "islamic-pirate"},
    ).do("play pren028")
    [battle] = shown(table, "trigger")["battles"]
    assert (battle["war"], battle["empire"], battle["won"], battle["fall"], battle["cost"]) == (
        "conspiracy", "france", True, 2, 0,
    )  # fmt: skip
    assert pieces(battle["attackers"]) == [
        ("catholic-knight", "agent", ""),
        ("catholic-knight", "agent", ""),
        ("islamic-pirate", "pirate", "england-france"),
        ("reformist-rook", "repressed", "france"),
    ]
    assert pieces(battle["defenders"]) == [("catholic-knight", "city", "paris"), ("islamic-rook", "city", "lyon")]
    assert battle["prize"] == {
        "empire": "france", "from": "medici", "keeper": "fugger", "side": "king", "suzerain": "", "faith": "",
        "queens": ["pren045"],
    }  # fmt: skip


@pytest.mark.rule("BATTLE", "J2a", "LOCATIONb")
def test_a_regional_revolt_shows_every_place_and_locate_shows_one() -> None:
    table = Table(
        hand={"fugger": ["pren041"]},
        concession={"france-hre": "fugger"},
        city={"london": "catholic-rook", "bordeaux": "catholic-knight"},
    ).do("play pren041")
    battles = shown(table, "trigger")["battles"]
    assert [battle["empire"] for battle in battles] == [
        "england",
        "france",
        "hre",
        "portugal",
        "aragon",
        "papal-states",
    ]
    table.do("trigger")
    [france] = shown(table, "locate france")["battles"]
    assert pieces(france["attackers"]) == [("fugger-pawn", "agent", ""), ("fugger-pawn", "concession", "france-hre")]
    assert (france["defenders"], france["won"], france["fall"]) == ([], True, 0)
    [england] = shown(table, "locate england")["battles"]
    assert (england["won"], england["fall"], england["prize"]) == (False, 1, {})


@pytest.mark.rule("AB-crusade-gold-rooks-as-knights", "R8")
def test_a_crusade_shows_both_ways_the_rooks_may_choose() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren012"]}},
        hand={"fugger": ["pren008"]},
        city={"valencia": "islamic-rook", "toledo": "catholic-knight", "paris": "catholic-rook"},
    ).do("play pren008")
    without, with_rooks = shown(table, "trigger")["battles"]
    assert (without["rooks"], without["won"], with_rooks["rooks"], with_rooks["won"]) == (False, False, True, True)
    assert with_rooks["prize"]["faith"] == "catholic"
    table.do("trigger")
    assert [battle["rooks"] for battle in shown(table, "trigger")["battles"]] == [True]
    assert [battle["rooks"] for battle in shown(table, "decline")["battles"]] == [False]


@pytest.mark.rule("F9", "F9c", "F9f")
def test_a_campaign_with_its_cost() -> None:
    table = Table(
        tableau={"fugger": {"west": ["france", "pren034"]}},
        city={"paris": "catholic-knight", "lyon": "catholic-knight", "london": "catholic-rook"},
        florins={"fugger": 2},
    ).do("ops west")
    [england] = [battle for battle in shown(table, "invade england")["battles"] if battle["empire"] == "england"]
    assert (england["war"], england["king"], england["cost"], england["won"], england["fall"]) == (
        "campaign", "france", 2, True, 1,
    )  # fmt: skip
    assert (england["prize"]["suzerain"], england["prize"]["from"]) == ("france", "throne")
    assert shown(table, "invade england")["florins"] == {"fugger": -2}


@pytest.mark.rule("AB-discard-for-peasant-revolt")
def test_a_renounced_queen() -> None:
    table = Table(
        tableau={"fugger": {"east": ["hungary"]}},
        square={"hungary": {"queens": ["pren095x"], "repressed": ["medici-pawn"]}},
    )
    [battle] = shown(table, "renounce")["battles"]
    assert pieces(battle["attackers"]) == [("medici-pawn", "repressed", "hungary")]
    assert battle["prize"]["side"] == "republic"


# --- fairs, votes, taxes --------------------------------------------------------------------------------------------


@pytest.mark.rule("G", "G2b", "G3", "G4")
def test_a_fair_with_payments_levies_and_leftovers() -> None:
    table = Table(
        market={"east": ["pren058"]},
        coins={"east": [3]},
        concession={"hungary-byzantium": "medici"},
        pirate={"hungary-ottoman": "islamic-pirate"},
        city={"buda": "catholic-knight", "varna": "reformist-knight"},
    )
    found = shown(table, "fair east")
    fair = found["fair"]
    assert (fair["emporium"], fair["card"], fair["profits"], fair["subsidy"], fair["left"]) == (
        "tana", "pren058", 4, 1, 1,
    )  # fmt: skip
    assert fair["payments"] == [
        {"border": "hungary-byzantium", "bank": "medici", "florins": 1},
        {"border": "hungary-ottoman", "bank": "", "florins": 1},
    ]
    assert [levy["empire"] for levy in fair["levies"]] == ["byzantium", "hungary", "ottoman", "mamluk"]
    assert fair["levies"][0]["cities"] == [
        {"city": "tana", "levy": "islamic-knight"},
        {"city": "caffa", "levy": "catholic-knight"},
        {"city": "trebizond", "levy": "reformist-rook"},
    ]
    assert fair["levies"][1]["cities"] == []
    assert found["florins"] == {"fugger": 1, "medici": 1}
    assert found["actions"] == 1


@pytest.mark.rule("G2b", "G5")
def test_a_fair_whose_subsidy_was_the_last_florin() -> None:
    fair = shown(Table(market={"west": ["pren001"]}), "fair west")["fair"]
    assert (fair["subsidy"], fair["payments"], fair["levies"], fair["left"]) == (1, [], [], 0)


@pytest.mark.rule("F6a", "F6b", "F6c", "F6d")
def test_a_vote_with_its_cost_and_votes() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren040", "papal-states"]}, "medici": {"west": ["aragon"]}},
        square={"aragon": {"repressed": ["catholic-rook"]}},
        concession={
            "portugal-aragon": "fugger", "france-aragon": "fugger", "aragon-papal-states": "medici",
            "papal-states-ottoman": "fugger", "hre-papal-states": "fugger",
        },
        florins={"fugger": 1},
    )  # fmt: skip
    table.do("ops west")
    [aragon] = shown(table, "vote aragon")["votes"]
    [rome] = shown(table, "vote papal-states")["votes"]
    assert (aragon["empire"], aragon["cost"], aragon["votes"], aragon["liberty"]) == (
        "aragon", 1, {"fugger": 2, "medici": 1}, False,
    )  # fmt: skip
    assert (aragon["prize"]["from"], aragon["prize"]["side"]) == ("medici", "king")
    assert (rome["empire"], rome["cost"], rome["prize"]["side"], rome["liberty"]) == (
        "papal-states",
        0,
        "republic",
        True,
    )
    assert shown(table, "vote aragon")["florins"] == {"fugger": -1}


@pytest.mark.rule("E4", "F6", "F9")
def test_an_op_shows_all_it_could_be_used_for() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren040", "france"]}, "medici": {"west": ["aragon"]}},
        concession={"portugal-aragon": "fugger"},
        city={"paris": "catholic-knight", "valencia": "catholic-knight"},
        florins={"fugger": 1},
    ).do("ops west")
    assert [vote["empire"] for vote in shown(table, "use-vote pren040")["votes"]] == ["aragon"]
    battles = shown(table, "use-campaign france")["battles"]
    assert {battle["empire"]: battle["won"] for battle in battles} == {
        "england": True, "hre": True, "portugal": True, "aragon": False, "papal-states": True,
    }  # fmt: skip


@pytest.mark.rule("F4", "F4a")
def test_a_tax_names_who_pays_and_where_the_levy_may_go() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren021"]}},
        concession={"england-portugal": "medici", "portugal-aragon": "fugger"},
        city={"granada": "islamic-rook"},
        florins={"fugger": 2},
    ).do("ops west")
    either = shown(table, "use-tax pren021")["taxes"]
    table.do("use-tax pren021")
    by_border = {border: shown(table, f"tax {border}") for border in ("england-portugal", "portugal-aragon")}
    foreign = by_border["england-portugal"]
    assert foreign["taxes"] == [
        {
            "border": "england-portugal",
            "payer": "medici",
            "can_pay": False,
            "levies": [{"empire": "portugal", "cities": [{"city": "toledo", "levy": "catholic-knight"}]}],
        }
    ]
    assert by_border["portugal-aragon"]["taxes"][0]["can_pay"] is True
    assert [one["border"] for one in either] == ["portugal-aragon", "england-portugal"]
    assert foreign["changes"]["concession.england-portugal"] == turned("medici", "")  # a broke owner has no choice


@pytest.mark.rule("F4")
def test_a_tax_on_somebody_else_asks_him() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren021"]}},
        concession={"england-portugal": "medici", "portugal-aragon": "fugger"},
        florins={"medici": 1},
    ).do("ops west")
    assert shown(table, "tax england-portugal")["asks"] == "medici"
    assert "asks" not in shown(table, "tax portugal-aragon")


# --- market, sales, agents ------------------------------------------------------------------------------------------


@pytest.mark.rule("E1b", "E1c", "E1d")
def test_a_purchase_with_its_florins() -> None:
    table = Table(
        market={"west": ["pren001", "", "pren002", "pren003"], "east": ["pren058", "pren059"]},
        coins={"west": [0, 0, 0, 2]},
        florins={"fugger": 5},
    )
    found = shown(table, "buy west-3")
    assert found["card"] == "pren003"
    assert found["purchase"] == {"price": 3, "gains": 2, "onto": ["west-fair", "west-2", "east-1"]}
    assert found["florins"] == {"fugger": -1}


@pytest.mark.rule("E3", "E3a", "R59")
def test_sales() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren021", "hre"]}},
        square={"hre": {"queens": ["pren138x"]}, "france": {"suzerain": "hre"}},
    )
    assert shown(table, "sell pren021")["sale"] == {"value": 4}
    couple = shown(table, "sell hre")
    assert couple["sale"] == {"value": 6}
    assert couple["changes"]["square.france.keeper"] == turned("fugger", "throne")
    assert couple["changes"]["square.hre.keeper"] == turned("fugger", "throne")


@pytest.mark.rule("E2.2b", "E2.2c", "E2.2d", "REPRESSa")
def test_whom_an_agent_represses_or_kills() -> None:
    table = Table(hand={"fugger": ["pren022"]}, city={"vienna": "catholic-rook"}, florins={"fugger": 1})
    table.do("play pren022", "decline")
    found = shown(table, "place vienna")
    assert found["florins"] == {"fugger": -1}
    assert found["changes"] == {
        "city.vienna": turned("catholic-rook", "reformist-knight"),
        "square.hre.repressed": turned([], ["catholic-rook"]),
    }
    assert [event["event"] for event in found["events"]] == ["repressed-at", "deployed"]
    assert "florins" not in shown(table, "place lubeck")
    pirate = Table(hand={"fugger": ["pren013"]}, concession={"portugal-aragon": "medici"}).do("play pren013")
    assert shown(pirate, "place portugal-aragon")["events"][0] == {
        "event": "killed-at", "token": "medici-pawn", "place": "portugal-aragon",
    }  # fmt: skip


@pytest.mark.rule("F3", "F3a", "DISCARDa")
def test_a_beheading_shows_who_dies_and_who_goes_home() -> None:
    table = Table(
        tableau={"fugger": {"east": ["pren088"]}, "medici": {"east": ["ottoman", "pren058"]}},
        square={"ottoman": {"queens": ["pren078"]}, "hungary": {"suzerain": "ottoman"}},
    ).do("ops east")
    found = shown(table, "behead ottoman")["changes"]
    assert found["discarded"] == turned(0, 2)
    assert found["square.ottoman.keeper"] == turned("medici", "throne")
    assert found["square.hungary.keeper"] == turned("medici", "throne")
    assert found["tableau.fugger.east"] == turned(["pren088"], [])


# --- one-shots without a battle -------------------------------------------------------------------------------------


@pytest.mark.rule("K3", "K3a", "R30")
def test_an_apostasy_and_who_loses_what() -> None:
    table = Table(
        tableau={"medici": {"west": ["pren003", "france", "pren032"]}, "fugger": {"west": ["pren004"]}},
        square={"france": {"queens": ["pren076"]}},
        hand={"fugger": ["pren054"]},
    ).do("play pren054")
    assert shown(table, "trigger")["apostasy"] == {
        "religions": ["catholic", "reformist"],
        "losses": {"medici": ["pren003", "france", "pren076"]},
    }
    proclaimer = Table(tableau={"fugger": {"west": ["pren129x", "pren004"]}})
    assert shown(proclaimer, "proclaim catholic-reformist")["apostasy"]["losses"] == {"fugger": ["pren129x", "pren004"]}


@pytest.mark.rule("H1", "H1c")
def test_a_trade_shift_with_both_routes() -> None:
    table = Table(hand={"fugger": ["pren015"]}, city={"tana": "islamic-knight"}).do("play pren015")
    found = shown(table, "trigger")["shift"]
    assert (found["colour"], found["closes"], found["opens"], found["represses"]) == (
        "black", "tana", "novgorod", "islamic-knight",
    )  # fmt: skip
    assert found["before"]["empires"][0] == "byzantium"
    assert found["after"]["empires"][0] == "hre"


@pytest.mark.rule("I", "I1")
def test_a_coronation_with_its_suitors() -> None:
    table = Table(
        hand={"fugger": ["pren047"]},
        tableau={"medici": {"west": ["aragon"]}},
        square={"france": {"bishop": "catholic-bishop"}},
    ).do("play pren047")
    assert shown(table, "trigger")["suitors"] == ["england", "france"]
    table.do("trigger")
    assert shown(table, "wed france")["changes"]["square.france.keeper"] == turned("throne", "fugger")


# --- the end of a turn, and what is not told ------------------------------------------------------------------------


@pytest.mark.rule("D2", "D2b", "L2a")
def test_the_end_of_a_turn_tells_how_many_cards_come_but_not_which() -> None:
    six = [f"pren{number:03}" for number in range(1, 7)]
    table = Table(market={"west": six, "east": ["pren058", "pren059"]}, actions=1)
    assert GAME.preview(table.state, GAME.vocabulary.parse("end")) == {
        "refresh": {"cards": {"west": 0, "east": 4}, "game_ends": False}
    }
    assert shown(table, "sell pren023")["refresh"]["cards"] == {"west": 0, "east": 4}
    low = {"east": {"above": 0, "below": 1, "comets": 0}, "west": {"above": 0, "below": 2, "comets": 0}}
    last = Table(market={"west": six, "east": ["pren058", "pren059"]}, deck=low, actions=1)
    assert GAME.preview(last.state, GAME.vocabulary.parse("end")) == {
        "refresh": {"cards": {"west": 2, "east": 1}, "game_ends": True}
    }
    last.do("end")
    assert last.state.ended


@pytest.mark.rule("E6")
def test_a_declaration_ends_the_game() -> None:
    table = Table(victories=["imperial"], tableau={"fugger": {"west": ["england", "france", "hre"]}})
    assert shown(table, "declare imperial")["ends"] == {"kind": "imperial", "winners": ["fugger"]}


def test_nothing_is_told_of_an_option_that_is_not_offered() -> None:
    assert shown(Table(), "fair west") == {}


@pytest.mark.rule("R66")
def test_hidden_hands_stay_hidden_in_previews() -> None:
    table = Table(hand={"medici": ["pren001", "pren002"]})
    for words in table.offered():
        text = json.dumps(shown(table, words))
        assert "pren001" not in text
        assert "pren002" not in text
    found = shown(table, "sell pren023")["changes"]
    assert found["hand.fugger"] == turned(["pren023"], [])
    assert found["discarded"] == turned(0, 1)
    opened = shown(Table(settings=["hands-open"]), "sell pren023")["changes"]
    assert opened["discarded"] == turned([], ["pren023"])


# --- all through random games ---------------------------------------------------------------------------------------


def told_and_done(state: PaxState, option: int) -> None:
    """Choose the option, and hold what was foretold against what happens."""
    found: dict[str, Any] = foretell(state, option)
    text = json.dumps(found)
    for card, code in enumerate(CARD_CODES):
        assert state.place[card] != UNSEEN or f'"{code}"' not in text
    before = [int(florins) for florins in state.florins]
    state.sink = sink = Sink()
    state.choose(option)
    gained = {
        state.seat_word(seat): int(state.florins[seat]) - had
        for seat, had in enumerate(before)
        if state.florins[seat] != had
    }
    assert found.get("florins", {}) == gained
    if "refresh" in found:
        drawn = [event for event in sink.events if event.kind == DREW]
        assert len(drawn) == sum(found["refresh"]["cards"].values())
        assert found["refresh"]["game_ends"] == bool(state.ended)
    else:
        assert not sink.chances
        assert ("ends" in found) == bool(state.ended)
    fought = [event for event in sink.events if event.kind in (BATTLE_WON, BATTLE_LOST)]
    if fought and "battles" in found:
        [battle] = fought
        _, empire, attack, defence = battle.args
        met = [one for one in found["battles"] if one["empire"] == EMPIRE.words[empire]]
        assert (attack, defence, battle.kind == BATTLE_WON) in [
            (len(one["attackers"]), len(one["defenders"]), one["won"]) for one in met
        ]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_foretold_happens_all_through_random_games(seed: int) -> None:
    dice = random.Random(seed)
    options = GAME.options(promos=seed % 2 == 0, astrology=seed % 3 == 0, bankruptcy=seed % 4 == 3)
    state = GAME.start("2e", 2 + seed % 3, options, seeded(f"preview {seed}"))
    assert isinstance(state, PaxState)
    fought = 0
    while not state.ended:
        offered = state.options()
        # War and trade are rare in random play, so they are taken when they are there.
        trigger = GAME.vocabulary.parse("trigger")
        option = trigger if trigger in offered and dice.random() < 0.8 else dice.choice(offered)
        fought += "battles" in foretell(state, option)
        twin = state.game.resample(state, state.decider(), seeded(f"twin {seed}"))
        assert foretell(twin, option) == foretell(state, option)
        told_and_done(state, option)
    assert fought


@pytest.mark.rule("F1", "F1f")
def test_what_a_bishop_would_silence() -> None:
    table = running("east", "pren061", bishop={"pren061": "islamic-bishop"})
    table.do("use-inquisitor pren061")
    assert shown(table, "bishop-to pren121x")["silences"] == ["pren121x"]
    assert "silences" not in shown(table, "bishop-to byzantium")
