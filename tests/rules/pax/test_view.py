"""What a seat sees: everything on the table, nothing of the decks, hands as the players agreed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from signoria.engine.event import EVERYONE, Sink
from signoria.engine.expectation import event_words
from signoria.engine.rng import seeded
from signoria.games.pax.data.cards import CARD_CODES, CARD_SIDE
from signoria.games.pax.data.ids import TOKEN_NAMES
from signoria.games.pax.data.map import SUPPLY
from signoria.games.pax.given import KEYS
from signoria.games.pax.state import AHEAD, UNSEEN, PaxState
from tests.rules.pax.seated import GAME, Table


def seen(table: Table, seat: int = 0) -> dict[str, Any]:
    return table.state.game.view(table.state, seat)


def test_a_view_has_the_words_of_scenarios_and_more() -> None:
    table = Table(settings=["hands-open"])
    view = seen(table)
    words = GAME.describe(table.state)
    assert set(words) <= set(KEYS)
    for key in set(words) - {"deck"}:
        assert view[key] == words[key]
    assert json.loads(json.dumps(view)) == view


def test_who_looks_and_who_is_asked() -> None:
    table = Table(turn="medici")
    assert (seen(table)["viewer"], seen(table)["asked"]) == ("fugger", "medici")
    assert (seen(table, -1)["viewer"], seen(table, 1)["viewer"]) == ("", "medici")


@pytest.mark.rule("R66", "FLORINSb")
def test_hands_are_counted_and_shown_only_where_the_players_agreed_to_open_them() -> None:
    given: dict[str, Any] = {
        "hand": {"medici": ["pren001", "pren002"]},
        "florins": {"medici": 4},
        "discarded": ["pren005"],
    }
    shown = seen(Table(settings=["hands-open"], **given))
    assert shown["hand"]["medici"] == ["pren001", "pren002"]
    assert shown["discarded"] == ["pren005"]
    table = Table(**given)
    hidden = seen(table)
    assert hidden["hand"] == {"fugger": ["pren023"], "medici": 2}
    assert hidden["seats"]["medici"]["hand"] == 2
    assert hidden["seats"]["medici"]["florins"] == 4
    assert hidden["discarded"] == 1
    for viewer in (0, -1):
        assert "pren001" not in json.dumps(seen(table, viewer))
    assert seen(table, 1)["hand"] == {"fugger": 1, "medici": ["pren001", "pren002"]}


@pytest.mark.rule("R66")
@pytest.mark.parametrize("words", ["play pren023", "sell pren023"])
@pytest.mark.parametrize("settings", [[], ["hands-open"]])
def test_a_card_out_of_a_hidden_hand_is_news(words: str, settings: list[str]) -> None:
    """What was hidden cannot be taken back once it was shown; an open hand has no secrets."""
    table = Table(settings=settings, hand={"fugger": ["pren023", "pren022"]})
    table.state.sink = Sink()
    table.do(words)
    assert table.state.sink.informed == (not settings)


@pytest.mark.rule("R66", "E3", "DISCARD")
@pytest.mark.parametrize(
    ("printer", "card", "settings", "shown"),
    [
        (False, "pren028", [], False),
        (True, "pren023", [], False),
        (True, "pren028", [], True),
        (False, "pren028", ["hands-open"], True),
    ],
)
def test_a_card_sold_from_the_hand_lies_face_down(printer: bool, card: str, settings: list[str], shown: bool) -> None:
    """Only the seller knows it, unless the sale lets its one-shot be triggered or the players opened their hands."""
    table = Table(
        settings=settings,
        hand={"fugger": [card, "pren022"]},
        tableau={"fugger": {"west": ["pren135x"]}} if printer else {},
    )
    table.state.sink = Sink()
    table.do(f"sell {card}")
    words = {
        audience: [
            " ".join(event_words(GAME, table.state, event))
            for event in table.state.sink.events
            if event.audience in (EVERYONE, audience)
        ]
        for audience in (0, 1)
    }
    assert f"sold fugger {card} 2" in words[0]
    assert (f"sold fugger {card} 2" in words[1]) == shown
    assert ("sold-face-down fugger 2" in words[1]) == (not shown)
    assert (card in json.dumps(seen(table, 1))) == shown
    assert table.now("discarded") == [card]


@pytest.mark.rule("R66")
def test_neither_hands_nor_discards_can_be_told_from_a_resampled_table() -> None:
    table = Table(
        hand={"fugger": ["pren023"], "medici": ["pren001", "pren060"]}, discarded=["pren002", "pren003", "pren061"]
    )
    drawn = set()
    for seed in range(40):
        other = table.state.game.resample(table.state, 0, seeded(str(seed)))
        assert isinstance(other, PaxState)
        words = GAME.describe(other)
        assert words["hand"]["fugger"] == ["pren023"]
        assert seen(table) == other.game.view(other, 0)
        assert sorted(CARD_SIDE[CARD_CODES.index(card)] for card in words["hand"]["medici"]) == [0, 1]
        assert len(words["discarded"]) == 3
        drawn |= {*words["hand"]["medici"], *words["discarded"]}
    assert len(drawn) > 20


@pytest.mark.rule("F1f", "F1g", "I1e", "VASSALa")
def test_a_tableau_with_couples_vassals_bishops_and_silence() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren021", "france"]}, "medici": {"west": ["pren136x", "pren038"]}},
        square={
            "france": {"queens": ["pren045"], "bishop": "catholic-bishop", "repressed": ["medici-pawn"]},
            "hre": {"suzerain": "france", "queens": ["pren048"]},
        },
        bishop={"pren038": "islamic-bishop"},
        used=["pren021"],
    )
    card, france = seen(table)["seats"]["fugger"]["tableau"]["west"]
    assert card == {"item": "pren021", "bishop": "", "silenced": False, "used": True}
    assert (france["item"], france["side"], france["bishop"], france["silenced"]) == (
        "france", "king", "catholic-bishop", True,
    )  # fmt: skip
    assert france["queens"] == [{"item": "pren045", "bishop": "catholic-bishop", "silenced": True, "used": False}]
    assert france["repressed"] == ["medici-pawn"]
    [hre] = france["vassals"]
    assert (hre["item"], hre["silenced"], [queen["item"] for queen in hre["queens"]]) == ("hre", False, ["pren048"])
    protected = seen(table)["seats"]["medici"]["tableau"]["west"][1]
    assert (protected["bishop"], protected["silenced"]) == ("islamic-bishop", False)


@pytest.mark.rule("HAND", "RESERVE", "AB-unlimited-hand")
def test_a_bank_at_a_glance() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren043"]}},
        maids={"fugger": ["pren048"]},
        concession={"france-hre": "fugger"},
        square={"france": {"repressed": ["fugger-pawn"]}},
        florins={"fugger": 7},
    )
    bank = seen(table)["seats"]["fugger"]
    assert (bank["florins"], bank["pawns"], bank["limit"], bank["maids"]) == (7, 8, 0, ["pren048"])
    assert bank["prestige"]["law"] == 2
    assert seen(table)["seats"]["medici"]["limit"] == 2


@pytest.mark.rule("E1b", "D2a", "G1a")
def test_the_market_with_prices_and_fairs() -> None:
    table = Table(
        market={"west": ["pren001", "pren002"], "east": ["comet1"]},
        coins={"west": [3, 1]},
        fresh={"west": [0, 1]},
        done=["fair-east"],
        open={"white": "red-sea"},
    )
    view = seen(table)
    assert view["slots"]["west"][0] == {
        "slot": "west-fair", "card": "pren001", "florins": 3, "price": 0, "hidden": True, "fresh": False,
    }  # fmt: skip
    assert view["slots"]["west"][1] == {
        "slot": "west-1", "card": "pren002", "florins": 1, "price": 1, "hidden": False, "fresh": True,
    }  # fmt: skip
    assert view["slots"]["west"][5]["card"] == ""
    assert view["fairs"]["west"] == {"emporium": "red-sea", "profits": 4, "held": False}
    assert view["fairs"]["east"] == {"emporium": "tana", "profits": 1, "held": True}


@pytest.mark.rule("EMPORIUM", "LEVY", "G4c", "SATURATED")
def test_the_map() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren055"]}},
        faith={"hre": "reformist"},
        city={"vienna": "catholic-rook", "venice": "catholic-knight"},
        concession={"france-hre": "fugger"},
        pirate={"england-france": "islamic-pirate"},
    )
    view = seen(table)
    hre = view["empires"]["hre"]
    assert (hre["faith"], hre["keeper"], hre["side"], hre["saturated"]) == ("reformist", "throne", "west", False)
    assert hre["cities"][0] == {
        "city": "vienna", "token": "catholic-rook", "levy": "reformist-knight", "capital": True, "emporium": "",
        "exists": True, "empty": False,
    }  # fmt: skip
    novgorod = hre["cities"][3]
    assert (novgorod["emporium"], novgorod["exists"], novgorod["empty"]) == ("busted", False, False)
    assert [city["exists"] for city in view["empires"]["papal-states"]["cities"]] == [True, True]
    assert view["borders"]["france-hre"] == {
        "empires": ["france", "hre"], "sea": True, "concession": "fugger", "pirate": "",
    }  # fmt: skip
    assert view["borders"]["england-france"]["pirate"] == "islamic-pirate"
    assert view["routes"]["black"] == {
        "emporium": "tana",
        "empires": ["byzantium", "hungary", "ottoman", "mamluk"],
        "borders": ["hungary-byzantium", "hungary-ottoman", "ottoman-mamluk"],
    }
    assert view["reserve"]["catholic-rook"] == SUPPLY[TOKEN_NAMES.index("catholic-rook")] - 1


@pytest.mark.rule("L2")
def test_the_end_of_the_game() -> None:
    table = Table(victories=["imperial"], tableau={"fugger": {"west": ["england", "france", "hre"]}})
    assert seen(table)["outcome"] is None
    table.do("declare imperial")
    view = seen(table)
    assert view["outcome"] == {"kind": "imperial", "winners": ["fugger"]}
    again = GAME.position(GAME.describe(table.state))
    assert again.game.view(again, 0) == view
    assert view["asked"] == ""


def played(seed: int, **options: bool) -> list[PaxState]:
    """Positions of a random game, every now and then."""
    dice = random.Random(seed)
    state = GAME.start("2e", 2 + seed % 3, GAME.options(**options), seeded(f"view {seed}"))
    assert isinstance(state, PaxState)
    found: list[PaxState] = []
    while not state.ended:
        if dice.random() < 0.05:
            found.append(state.clone())
        state.choose(dice.choice(state.options()))
    return [*found, state]


@pytest.mark.rule("C5", "C5c")
@pytest.mark.parametrize("astrology", [False, True])
def test_no_card_of_a_deck_is_ever_in_a_view(astrology: bool) -> None:
    for state in played(3 + astrology, astrology=astrology):
        text = json.dumps(state.game.view(state, 0))
        for card, code in enumerate(CARD_CODES):
            if state.place[card] == UNSEEN:
                assert f'"{code}"' not in text
            elif state.place[card] == AHEAD:
                assert astrology
                assert f'"{code}"' in text


@pytest.mark.rule("C5")
def test_a_view_does_not_change_with_what_is_still_to_be_drawn() -> None:
    for state in played(5, hands_hidden=True):
        for viewer in range(-1, state.seats):
            other = state.game.resample(state, viewer, seeded("another order"))
            assert json.dumps(other.game.view(other, viewer)) == json.dumps(state.game.view(state, viewer))


@pytest.mark.rule("C5a", "D2b")
def test_the_decks_are_counted() -> None:
    state = GAME.start("2e", 2, GAME.options(), seeded("decks"))
    view: dict[str, Any] = state.game.view(state, 0)
    assert view["deck"] == {"west": {"cards": 16, "comets": 2}, "east": {"cards": 16, "comets": 2}}


@pytest.mark.rule("BATTLEi", "REGIMEa")
def test_the_pieces_that_wait_lie_beside_the_map() -> None:
    table = Table(
        hand={"fugger": ["pren026", "pren023"]},
        city={"london": "reformist-knight", "bordeaux": "reformist-rook"},
        pirate={"england-portugal": "catholic-pirate"},
    )
    assert seen(table)["waiting"] == {"empire": "", "tokens": [], "piece": ""}
    table.do("play pren026", "trigger")
    agents = ["reformist-knight", "reformist-knight"]
    assert seen(table)["waiting"] == {"empire": "england", "tokens": agents, "piece": ""}
    table.do("lose-at bordeaux")
    assert seen(table)["waiting"] == {"empire": "england", "tokens": [], "piece": "fugger-pawn"}


@pytest.mark.rule("F7")
def test_the_pirate_that_sails_is_the_piece() -> None:
    table = Table(tableau={"fugger": {"east": ["pren063"]}}, pirate={"hungary-ottoman": "islamic-pirate"})
    table.do("ops east")
    assert seen(table)["waiting"] == {"empire": "", "tokens": [], "piece": "islamic-pirate"}


@pytest.mark.rule("E2.2")
def test_the_next_agent_of_a_card_is_the_piece() -> None:
    table = Table(hand={"fugger": ["pren026", "pren023"]})
    table.do("play pren026")
    waiting = seen(table)["waiting"]
    assert waiting == {"empire": "", "tokens": ["reformist-knight"] * 2, "piece": "reformist-knight"}
    assert all(words.startswith("place ") or words == "decline" for words in table.offered())
