"""B, C: what lies where when the first player begins, for every number of players and every option."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.games.pax.data.cards import CARDS
from signoria.games.pax.data.ids import BANKS, BASE, EAST, PROMO, SIDES, TOKEN_NAMES, WEST
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.rules.setup import DEAL_BANK
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import BANK, CARD
from tests.rules.pax.seated import GAME, Table

SEATS = [2, 3, 4]
COMETS = {card.code for card in CARDS if card.comet}
CODES_OF_SIDE = {side: {card.code for card in CARDS if card.side == side} for side in (WEST, EAST)}
FIRST_BORDER = {
    "fugger": "france-hre",
    "medici": "aragon-papal-states",
    "coeur": "ottoman-mamluk",
    "marchionni": "england-portugal",
}


def begin(seats: int = 2, seed: object = 1, script: tuple[tuple[int, int], ...] = (), **options: Any) -> PaxState:
    """A new game."""
    state = GAME.start("2e", seats, PaxOptions(**options), seeded(str(seed)), script)
    assert isinstance(state, PaxState)
    assert GAME.broken(state) == []
    return state


def laid_out(seats: int = 2, seed: object = 1, **options: Any) -> dict[str, Any]:
    """A new game in words."""
    return GAME.describe(begin(seats, seed, **options))


def play_out(state: PaxState) -> list[tuple[int, str]]:
    """Every card that comes off a deck from now on, with its side, while every seat passes as soon as it may."""
    drawn: list[tuple[int, str]] = []
    while not state.over():
        before = len(state.sink.chances) if state.sink else 0
        words = [GAME.vocabulary.words(option) for option in state.options()]
        fairs = [option for option, said in zip(state.options(), words, strict=True) if said.startswith("fair")]
        end = [option for option, said in zip(state.options(), words, strict=True) if said == "end"]
        state.choose((fairs or end or state.options())[0])
        assert state.sink is not None
        for chance in state.sink.chances[before:]:
            drawn.append((CARDS[chance.thing].side, CARD.words[chance.thing]))
    return drawn


# --- the map -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B2b")
def test_the_papal_states_and_mamluk_begin_as_theocracies_and_the_rest_medieval() -> None:
    faith = laid_out()["faith"]
    assert faith.pop("papal-states") == "catholic"
    assert faith.pop("mamluk") == "islamic"
    assert set(faith.values()) == {"medieval"}
    assert len(faith) == 8


@pytest.mark.rule("C1a", "B6d", "EMPORIUM")
def test_trebizond_and_tana_are_open_and_the_other_four_emporia_busted() -> None:
    state = begin()
    assert GAME.describe(state)["open"] == {"white": "trebizond", "black": "tana"}
    # A knight or rook may stand in the open emporia and in none of the busted ones.
    for city, card in (
        ("novgorod", "pren022"),
        ("timbuktu", "pren032"),
        ("spice-islands", "pren049"),
        ("red-sea", "pren082"),
    ):
        table = Table(hand={"fugger": [card]}).do(f"play {card}", "decline")
        assert table.refused(f"place {city}") == "EMPORIUM"
    for city in ("trebizond", "tana"):
        assert f"place {city}" in Table(hand={"fugger": ["pren068"]}).do("play pren068", "decline").offered()


@pytest.mark.rule("C1c", "R16")
def test_the_map_of_1550_makes_england_and_the_empire_reformist_and_changes_nothing_else() -> None:
    usual, later = laid_out(seed=5), laid_out(seed=5, map_1550=True)
    assert later["faith"] == usual["faith"] | {"england": "reformist", "hre": "reformist"}
    assert later["city"] == usual["city"] | {"london": "reformist-knight", "vienna": "reformist-knight"}
    same = set(usual) - {"faith", "city", "settings"}
    assert {key: later[key] for key in same} == {key: usual[key] for key in same}
    assert later["open"] == {"white": "trebizond", "black": "tana"}


@pytest.mark.rule("R16")
@pytest.mark.parametrize("bank", BANKS)
def test_every_bank_may_be_chosen_on_the_map_of_1550(bank: str) -> None:
    other = next(word for word in BANKS if word != bank)
    assert laid_out(banks=(bank, other), map_1550=True)["banks"] == [bank, other]


# --- banks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C2", "R21")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_gets_a_different_bank_at_random(seats: int) -> None:
    dealt = [laid_out(seats, seed)["banks"] for seed in range(60)]
    assert all(len(set(banks)) == seats for banks in dealt)
    for seat in range(seats):
        assert {banks[seat] for banks in dealt} == set(BANKS)


@pytest.mark.rule("C2")
def test_the_deal_of_banks_is_on_record_and_can_be_replayed() -> None:
    script = tuple((DEAL_BANK, BANK.find(word)) for word in ("coeur", "medici", "marchionni"))
    state = begin(3, script=script)
    assert [state.seat_word(seat) for seat in range(3)] == ["coeur", "medici", "marchionni"]
    assert state.sink is not None
    assert tuple((chance.kind, chance.thing) for chance in state.sink.chances[:3]) == script


@pytest.mark.rule("C2", "C2a", "C2b", "C2c", "C2d", "CONCESSION")
@pytest.mark.parametrize("seats", SEATS)
def test_each_bank_in_play_has_one_concession_on_its_own_border(seats: int) -> None:
    for seed in range(12):
        position = laid_out(seats, seed)
        assert position["concession"] == {FIRST_BORDER[bank]: bank for bank in position["banks"]}
        assert position["pirate"] == {}


@pytest.mark.rule("R21")
def test_chosen_banks_sit_as_they_were_chosen() -> None:
    position = laid_out(3, banks=("coeur", "fugger", "marchionni"))
    assert position["banks"] == ["coeur", "fugger", "marchionni"]


@pytest.mark.rule("R21")
@pytest.mark.parametrize(
    ("banks", "problem"),
    [
        (("fugger",), "wrong-banks"),
        (("fugger", "medici", "coeur"), "wrong-banks"),
        (("fugger", "fugger"), "wrong-banks"),
        (("fugger", "welser"), "unknown-word-among"),
    ],
)
def test_banks_that_cannot_be_chosen_are_refused(banks: tuple[str, ...], problem: str) -> None:
    with pytest.raises(Problem) as caught:
        begin(2, banks=banks)
    assert caught.value.phrase.key == problem


@pytest.mark.rule("C2")
@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_two_to_four_or_for_one_alone(seats: int) -> None:
    with pytest.raises(Problem):
        begin(seats)


# --- reserves, ruling class, thrones ---------------------------------------------------------------------------------


@pytest.mark.rule("C3a", "TOKENS")
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_not_on_the_map_is_in_the_reserves(seats: int) -> None:
    state = begin(seats)
    reserve = dict(zip(TOKEN_NAMES, state.reserve, strict=True))
    for seat in range(seats):
        assert reserve.pop(f"{state.seat_word(seat)}-pawn") == 9
    assert reserve == {
        "catholic-knight": 5,
        "islamic-knight": 4,
        "reformist-knight": 7,
        "catholic-rook": 8,
        "islamic-rook": 5,
        "reformist-rook": 7,
        "catholic-pirate": 6,
        "islamic-pirate": 4,
        "reformist-pirate": 3,
        "catholic-bishop": 5,
        "islamic-bishop": 5,
        "reformist-bishop": 5,
    } | {f"{bank}-pawn": 0 for bank in BANKS if bank not in [state.seat_word(seat) for seat in range(seats)]}


@pytest.mark.rule("C4", "C4a")
def test_each_capital_begins_with_one_token_and_constantinople_with_three() -> None:
    assert laid_out()["city"] == {
        "london": "catholic-rook",
        "paris": "catholic-knight",
        "vienna": "catholic-rook",
        "buda": "catholic-knight",
        "tana": "islamic-knight",
        "toledo": "catholic-knight",
        "valencia": "catholic-knight",
        "venice": "catholic-knight",
        "constantinople-1": "islamic-rook",
        "constantinople-2": "islamic-knight",
        "constantinople-3": "islamic-knight",
        "cairo": "islamic-rook",
    }


@pytest.mark.rule("C6b", "THRONE", "SQUARE")
def test_all_ten_squares_begin_as_kings_on_their_thrones() -> None:
    squares = laid_out(4)["square"]
    assert len(squares) == 10
    for square in squares.values():
        assert (square["keeper"], square["side"]) == ("throne", "king")
        assert not any(square.get(key) for key in ("suzerain", "queens", "bishop", "repressed"))


@pytest.mark.rule("C6c", "VICTORY")
def test_all_four_victories_begin_inactive() -> None:
    table = Table(victories=[])
    assert laid_out()["victories"] == []
    for victory in ("holy", "imperial", "globalization", "renaissance"):
        assert table.refused(f"declare {victory}") == "L2"


@pytest.mark.rule("C3")
@pytest.mark.parametrize("seats", SEATS)
def test_every_tableau_begins_empty_with_a_western_and_an_eastern_half(seats: int) -> None:
    position = laid_out(seats)
    assert position["tableau"] == {bank: {"west": [], "east": []} for bank in position["banks"]}
    assert position["hand"] == {bank: [] for bank in position["banks"]}


@pytest.mark.rule("C3", "E2")
def test_east_cards_go_to_the_eastern_half_and_west_cards_to_the_western() -> None:
    table = Table(hand={"fugger": ["pren102x", "pren133x"]}).do("play pren102x", "play pren133x")
    assert table.now("tableau.fugger") == {"west": ["pren133x"], "east": ["pren102x"]}


# --- decks and market ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5", "C5a", "C5b")
@pytest.mark.parametrize(("seats", "size"), [(2, 22), (3, 26), (4, 30)])
def test_a_deck_is_twelve_cards_with_two_comets_under_four_cards_a_player(seats: int, size: int) -> None:
    state = begin(seats)
    for side in SIDES:
        deck = GAME.describe(state)["deck"][side]
        assert deck["above"] + deck["below"] + 6 == size
        assert (deck["below"], deck["comets"]) == (14, 2)


@pytest.mark.rule("C5a", "C5b", "B7a")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_every_deck_gives_its_cards_and_the_two_comets_only_among_the_last_fourteen(seats: int, seed: int) -> None:
    state = begin(seats, seed)
    first = [slot for row in GAME.describe(state)["market"].values() for slot in row]
    assert not COMETS & set(first)
    drawn = play_out(state)
    size = 14 + 4 * seats
    for side in (WEST, EAST):
        cards = [code for code in first if code in CODES_OF_SIDE[side]]
        cards += [code for of, code in drawn if of == side]
        assert len(cards) == len(set(cards)) <= size
        assert set(cards) <= CODES_OF_SIDE[side]
        above = cards[: 4 * seats]
        assert not COMETS & set(above)
        if len(cards) == size:
            assert len(COMETS & set(cards)) == 2


@pytest.mark.rule("C5", "R19")
def test_by_default_any_card_of_the_box_may_come_but_no_promo() -> None:
    seen = {code for seed in range(80) for row in laid_out(4, seed)["market"].values() for code in row}
    box = {card.code for card in CARDS if card.set != PROMO and not card.comet}
    assert len(box) == 164
    assert seen <= box
    assert len(seen) > 150


@pytest.mark.rule("R19")
def test_the_first_box_has_only_its_ninety_two_cards() -> None:
    first_box = {card.code for card in CARDS if card.set == BASE}
    assert len(first_box) == 92
    assert first_box >= COMETS
    seen = {code for seed in range(80) for row in laid_out(4, seed, first_box=True)["market"].values() for code in row}
    assert seen <= first_box
    assert len(seen) > 80


@pytest.mark.rule("R19")
@pytest.mark.parametrize("seed", range(3))
def test_four_players_have_enough_cards_in_the_first_box(seed: int) -> None:
    state = begin(4, seed, first_box=True)
    drawn = play_out(state)
    first_box = {card.code for card in CARDS if card.set == BASE}
    assert {code for _, code in drawn} <= first_box


@pytest.mark.rule("R18")
def test_promos_come_only_when_they_are_asked_for() -> None:
    promos = {card.code for card in CARDS if card.set == PROMO}
    assert len(promos) == 9

    def seen(**options: Any) -> set[str]:
        return {code for seed in range(80) for row in laid_out(4, seed, **options)["market"].values() for code in row}

    assert not promos & seen()
    assert len(promos & seen(promos=True)) >= 7


@pytest.mark.rule("R18")
def test_the_promo_squares_come_with_the_promos_only() -> None:
    """The usual kings of Hungary and Ottoman have prestige, those of the promo squares have none."""
    given: dict[str, Any] = {
        "hand": {"fugger": ["pren063", "pren023"]},
        "tableau": {"fugger": {"east": ["ottoman"], "west": ["pren006"]}},
    }
    usual = Table(**given).do("play pren063")
    assert "trigger" in usual.offered()
    promo = Table(**given, settings=["promos"]).do("play pren063")
    assert "trigger" not in promo.offered()


@pytest.mark.rule("C6a", "MARKET")
@pytest.mark.parametrize("seats", SEATS)
def test_each_row_is_dealt_six_cards_of_its_own_side_and_the_first_lies_face_down(seats: int) -> None:
    state = begin(seats, banks=BANKS[:seats])
    market = GAME.describe(state)["market"]
    for side, row in zip((WEST, EAST), (market["west"], market["east"]), strict=True):
        assert len(row) == 6
        assert set(row) <= CODES_OF_SIDE[side]
    assert GAME.describe(state)["coins"] == {"west": [0] * 6, "east": [0] * 6}
    offered = [GAME.vocabulary.words(option) for option in state.options()]
    assert {"fair west", "fair east"} <= set(offered)
    # Three florins buy as far as the third face-up card.
    assert [words for words in offered if words.startswith("buy")] == [
        f"buy {side}-{column}" for side in SIDES for column in (1, 2, 3)
    ]
    for word in SIDES:
        refusal = state.refusal(GAME.vocabulary.parse(f"buy {word}-fair"))
        assert GAME.refusals[refusal].rule == "D2a"


# --- astrology -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5c")
@pytest.mark.parametrize("seats", SEATS)
def test_astrology_shows_the_top_card_of_each_deck_and_it_comes_next(seats: int) -> None:
    state = begin(seats, astrology=True, banks=BANKS[:seats])
    shown = GAME.describe(state)["ahead"]
    assert set(shown) == {"west", "east"}
    assert shown["west"] in CODES_OF_SIDE[WEST]
    assert shown["east"] in CODES_OF_SIDE[EAST]
    for words in ("buy west-1", "buy east-1"):
        state.choose(GAME.vocabulary.parse(words))
    market = GAME.describe(state)["market"]
    assert (market["west"][5], market["east"][5]) == (shown["west"], shown["east"])
    after = GAME.describe(state)["ahead"]
    assert set(after) == {"west", "east"}
    assert not set(after.values()) & set(shown.values())


@pytest.mark.rule("C5c")
def test_what_astrology_shows_cannot_be_bought_and_nothing_is_shown_without_it() -> None:
    state = begin(astrology=True)
    shown = set(GAME.describe(state)["ahead"].values())
    assert not shown & {slot for row in GAME.describe(state)["market"].values() for slot in row}
    assert laid_out()["ahead"] == {}


@pytest.mark.rule("C5c")
def test_astrology_does_not_change_how_many_cards_there_are() -> None:
    usual, shown = laid_out(seed=3), laid_out(seed=3, astrology=True)
    for side in SIDES:
        assert sum(usual["deck"][side][part] for part in ("above", "below")) == 16
        assert sum(shown["deck"][side][part] for part in ("above", "below")) == 15


@pytest.mark.rule("C5c", "D2b")
@pytest.mark.parametrize("seed", range(3))
def test_with_astrology_the_game_also_ends_only_when_a_space_stays_empty(seed: int) -> None:
    state = begin(2, seed, astrology=True)
    first = {slot for row in GAME.describe(state)["market"].values() for slot in row}
    first |= set(GAME.describe(state)["ahead"].values())
    drawn = play_out(state)
    assert len(first) + len(drawn) == 44
    assert GAME.describe(state)["ahead"] == {}


# --- florins and first player ----------------------------------------------------------------------------------------


@pytest.mark.rule("C7", "C7b")
@pytest.mark.parametrize(
    "banks",
    [
        ("fugger", "medici"),
        ("medici", "fugger"),
        ("medici", "coeur", "fugger"),
        ("coeur", "fugger", "medici", "marchionni"),
        ("coeur", "medici", "marchionni", "fugger"),
    ],
)
def test_fugger_begins_with_three_florins_and_each_next_player_has_one_more(banks: tuple[str, ...]) -> None:
    state = begin(len(banks), banks=banks)
    first = banks.index("fugger")
    order = [banks[(first + place) % len(banks)] for place in range(len(banks))]
    assert GAME.describe(state)["florins"] == dict(zip(order, (3, 4, 5, 6), strict=False))
    assert state.seat_word(state.decider()) == "fugger"
    assert GAME.describe(state)["turn"] == "fugger"
    assert GAME.describe(state)["actions"] == 2


@pytest.mark.rule("C7")
@pytest.mark.parametrize("banks", [("medici", "coeur"), ("medici", "coeur", "marchionni")])
def test_without_fugger_anyone_may_begin_and_florins_follow_from_there(banks: tuple[str, ...]) -> None:
    first_players: Counter[int] = Counter()
    for seed in range(60):
        state = begin(len(banks), seed, banks=banks)
        first = state.turn
        first_players[first] += 1
        florins = [int(state.florins[(first + place) % len(banks)]) for place in range(len(banks))]
        assert florins == [3, 4, 5][: len(banks)]
    assert set(first_players) == set(range(len(banks)))
