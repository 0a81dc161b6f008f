"""The first edition as in its living rules of 2017: what it has otherwise than the printed second edition."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.sheet import RECONSTRUCTED
from signoria.games.pax.boxed import BoxedGame
from signoria.games.pax.data.ids import EMPIRES, STATES
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.effects import effects
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.rules.market import pool_of
from signoria.games.pax.rules.victory import bishops
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import CARD
from signoria.text import Texts
from tests.rules.pax.reading import war
from tests.rules.pax.seated import GAME, Table
from tests.rules.pax.witness import Witness, playing

FIRST = "1e"
assert isinstance(GAME, BoxedGame)
BOXES: BoxedGame = GAME
BARE = {"keeper": "throne", "side": "king"}


def first(**given: Any) -> Witness:
    """A table of the first edition."""
    return Witness(edition=FIRST, **given)


def acting(*cards: str, **given: Any) -> Witness:
    """Fugger runs western ops, with two commerce cards and a florin for them besides."""
    tableau = {"fugger": {"west": [*cards, "pren034", "pren039"]}}
    for bank, halves in given.pop("tableau", {}).items():
        tableau[bank] = tableau.get(bank, {}) | halves
    market = {"west": ["", "", "", "", "", "pren045"]}
    return first(tableau=tableau, market=market, coins={"west": [0, 0, 0, 0, 0, 1]}, **given).do("ops west")


# --- the box --------------------------------------------------------------------------------------------------------


@pytest.mark.row(1, 11, 63)
@pytest.mark.rule("B1", "R19", edition=FIRST)
@pytest.mark.parametrize(
    ("options", "west", "east"),
    [({}, 55, 33), ({"bgg_promos": True}, 57, 36), ({"expansion": True}, 84, 63)],
)
def test_the_decks_are_of_the_first_box(options: dict[str, Any], west: int, east: int) -> None:
    state = GAME.start(FIRST, 2, PaxOptions(**options), seeded("box"))
    assert isinstance(state, PaxState)
    assert [len(pool_of(state, side, False)) for side in range(2)] == [west, east]


@pytest.mark.row(1, 11, 63)
@pytest.mark.parametrize("option", ["map_1550", "first_box", "promos"])
def test_options_of_the_second_edition_are_not_offered(option: str) -> None:
    with pytest.raises(Problem, match="option-barred"):
        GAME.check_options(FIRST, GAME.options(**{option: True}))


@pytest.mark.row(12)
def test_there_are_no_solo_rules() -> None:
    with pytest.raises(Problem, match="option-barred"):
        GAME.check_options(FIRST, PaxOptions(solitaire="8"))


@pytest.mark.row(2, 46)
@pytest.mark.rule("B6", "MAPCARD", edition=FIRST)
def test_a_map_card_has_one_other_side_and_says_how_well_it_is_known() -> None:
    sheet = GAME.own_sheets(FIRST)["empires"]
    sides = {empire: sheet.word(empire, "other") for empire in EMPIRES}
    assert set(sides.values()) <= set(STATES)
    known = {empire for empire in EMPIRES if sheet.origins[empire]["other"] != RECONSTRUCTED}
    assert known == {"england", "byzantium", "aragon", "mamluk"}
    with pytest.raises(Problem, match="impossible-position"):
        first(faith={"england": "islamic"})
    first(faith={"england": "reformist", "mamluk": "catholic"})


@pytest.mark.row(5, 87)
@pytest.mark.rule("H1", "H1a", edition=FIRST)
def test_ten_cards_have_no_one_shot_and_nothing_leads_to_the_red_sea() -> None:
    box = BOXES.box(FIRST)
    shifts = {box.card_emporium[card] for card in range(len(box.card_emporium))}
    assert shifts == {-1, 1, 4, 5}
    assert playing("pren007", edition=FIRST).offered()[-1] == "decline"
    assert "trigger" not in playing("pren007", edition=FIRST).offered()


# --- pirates are rooks ----------------------------------------------------------------------------------------------


@pytest.mark.row(7, 62)
@pytest.mark.rule("PIRATE", "ROOK", "TOKENS", edition=FIRST)
def test_a_pirate_is_a_rook_on_a_border() -> None:
    table = playing("pren017", edition=FIRST).do("place england-france")
    reserve = table.state.reserve
    assert (reserve[5], reserve[8]) == (6, 0)
    left = table.state.game.view(table.state, 0)["reserve"]
    assert isinstance(left, dict)
    assert left["reformist-rook"] == 6
    assert "reformist-pirate" not in left  # a client would show that none is left
    assert table.now("pirate.england-france") == "reformist-pirate"


@pytest.mark.row(7, 62)
@pytest.mark.rule("TOKENS", edition=FIRST)
def test_without_a_free_rook_a_pirate_takes_a_repressed_one_first() -> None:
    rooks = ["london", "bordeaux", "paris", "bruges", "lyon", "vienna"]
    table = playing(
        "pren017",
        edition=FIRST,
        city=dict.fromkeys(rooks, "reformist-rook"),
        tableau={"medici": {"west": ["aragon"]}},
        square={"aragon": {"repressed": ["reformist-rook"]}},
    ).do("place england-france")
    assert table.square("aragon") == {"keeper": "medici", "side": "king"}
    free = playing(
        "pren017",
        edition=FIRST,
        city=dict.fromkeys(rooks, "reformist-rook"),
        pirate={"portugal-aragon": "reformist-pirate"},
    ).do("place england-france")
    assert "recall-from portugal-aragon" in free.offered()
    assert "recall-from london" in free.offered()
    assert free.do("recall-from portugal-aragon").now("pirate") == {"england-france": "reformist-pirate"}


# --- the pile -------------------------------------------------------------------------------------------------------


@pytest.mark.row(4, 17, 77)
@pytest.mark.rule("F5", "F5a", "REPRESS", "THRONE", edition=FIRST)
def test_nobody_is_repressed_onto_a_card_in_the_pile() -> None:
    table = playing("pren028", edition=FIRST, city={"paris": "catholic-rook"}, florins={"fugger": 1})
    table.do("decline", "place paris")
    assert table.now("florins.fugger") == 0
    assert table.square("france") == BARE
    assert table.told("sent-back") == ["sent-back catholic-rook france"]
    assert table.state.reserve[3] == 10
    with pytest.raises(Problem, match="impossible-position"):
        first(square={"france": {"repressed": ["catholic-rook"]}})


@pytest.mark.row(19, 20)
@pytest.mark.rule("E3b", edition=FIRST)
def test_a_sold_square_and_its_vassals_go_back_bare() -> None:
    table = first(
        tableau={"fugger": {"west": ["aragon"]}},
        square={
            "aragon": {"queens": ["pren046"], "bishop": "catholic-bishop", "repressed": ["catholic-rook"]},
            "france": {"suzerain": "aragon", "repressed": ["medici-pawn"]},
        },
    ).do("sell aragon")
    assert table.now("florins.fugger") == 4
    assert (table.square("aragon"), table.square("france")) == (BARE, BARE)
    assert table.now("discarded") == ["pren046"]
    assert first(hand={"fugger": ["pren021"]}).do("sell pren021").now("florins.fugger") == 2


@pytest.mark.row(29)
@pytest.mark.rule("I1c", "QUEEN", "DISCARDa", "R57", edition=FIRST)
def test_a_beheaded_king_leaves_nothing_behind() -> None:
    table = acting(
        "pren003",
        tableau={"medici": {"west": ["portugal"]}},
        square={"portugal": {"queens": ["pren046"], "bishop": "catholic-bishop", "repressed": ["catholic-rook"]}},
    ).do("use-behead pren003", "behead portugal")
    assert table.square("portugal") == BARE
    assert table.now("discarded") == ["pren003", "pren046"]


@pytest.mark.row(4, 16, 24, 57)
@pytest.mark.rule("E2.2a", "F1", "BISHOP", "BISHOPa", "LOCATIONe", "L3", edition=FIRST)
def test_a_bishop_goes_onto_tableau_cards_only() -> None:
    table = playing("pren008", edition=FIRST)
    assert table.offered() == ["ordain pren008", "decline"]
    assert table.refused("ordain aragon") == "BISHOP"
    assert bishops(table.do("ordain pren008").state, 0) == [1, 0, 0]


@pytest.mark.row(18, 41)
@pytest.mark.rule("E3", "I2a", "OLDMAID", edition=FIRST)
def test_an_old_maid_cannot_be_sold() -> None:
    assert first(maids={"fugger": ["pren046"]}).refused("sell pren046") == "I2a"


# --- the turn -------------------------------------------------------------------------------------------------------


@pytest.mark.row(13)
@pytest.mark.rule("D1", "A2a", "R26", edition=FIRST)
def test_a_turn_may_be_passed() -> None:
    table = first()
    assert "end" in table.offered()
    assert Table().refused("end") == "D1"
    assert table.do("end").asked() == "medici"


@pytest.mark.row(21)
@pytest.mark.rule("D2b", "L2a", edition=FIRST)
def test_the_last_card_drawn_ends_the_game() -> None:
    given: dict[str, Any] = {
        "market": {
            "west": ["pren036", "pren038", "pren040", "pren041", "pren044", "pren045"],
            "east": ["pren058", "pren059", "pren061", "pren066", "pren067", "pren068"],
        },
        "deck": {"west": {"above": 0, "below": 1, "comets": 0}, "east": {"above": 0, "below": 0, "comets": 0}},
        "florins": {"fugger": 5},
    }
    assert first(**given).do("buy west-1", "end").state.ended
    assert not Table(**given).do("buy west-1", "end").state.ended


@pytest.mark.row(28, 71)
@pytest.mark.rule("F2", "R32", edition=FIRST)
def test_commerce_takes_florins_from_cards_only() -> None:
    table = first(
        tableau={"fugger": {"west": ["pren034", "pren039"]}},
        market={"west": ["", "pren036", "pren038"]},
        coins={"west": [2, 1, 1, 0, 0, 0]},
    ).do("ops west", "use-commerce pren034")
    assert table.refused("take west-fair") == "F2"


@pytest.mark.row(33, 34)
@pytest.mark.rule("F7", "REGIMEc", edition=FIRST)
def test_corsairs_reach_overland_and_votes_leave_the_faith_alone() -> None:
    table = acting("pren140x", pirate={"papal-states-ottoman": "catholic-pirate"}).do("use-corsair pren140x")
    assert "sail-to france-hre" in table.offered()
    vote = acting("pren040", "papal-states", concession={"aragon-papal-states": "fugger"}).do("use-vote pren040")
    assert vote.do("decline").now("faith.papal-states") == "catholic"


@pytest.mark.row(35, 36, 49, 50, 75)
@pytest.mark.rule(
    "F9a", "F9f", "F9h", "F9j", "E2.2f", "STRAWMAN", "REGIMEd", "REGIMEf", "BISHOPc", "VASSALb", "R51", edition=FIRST
)
def test_a_campaign_makes_a_vassal_of_ones_own_square() -> None:
    table = acting(
        "france",
        "aragon",
        city={"paris": "catholic-knight"},
        florins={"fugger": 2},
        square={
            "aragon": {"queens": ["pren046"], "bishop": "catholic-bishop", "repressed": ["catholic-rook"]},
            "portugal": {"suzerain": "aragon", "repressed": ["medici-pawn"]},
        },
    ).do("use-campaign france", "invade aragon", "decline", "done")
    assert table.square("aragon") == {
        "keeper": "fugger",
        "side": "king",
        "suzerain": "france",
        "bishop": "catholic-bishop",
        "repressed": ["catholic-rook"],
    }
    assert table.square("portugal") == BARE


# --- one-shots ------------------------------------------------------------------------------------------------------


@pytest.mark.row(15, 65, 68)
@pytest.mark.rule("E2.1", "E2.1b", "R1", "R25", edition=FIRST)
def test_the_disk_moves_first_and_the_agents_are_optional() -> None:
    """The rook of card 087 may enter Timbuktu, which has just been opened."""
    table = playing("pren087", edition=FIRST).do("trigger")
    assert table.now("open.black") == "timbuktu"
    assert "place timbuktu" in table.offered()
    assert table.do("decline").now("city") == {}


@pytest.mark.row(40)
@pytest.mark.rule("I", "R55", edition=FIRST)
def test_a_queen_marries_a_king_of_the_pile() -> None:
    table = playing("pren046", edition=FIRST, tableau={"fugger": {"west": ["aragon", "hre"]}}).do("trigger")
    assert table.told("forced") == ["forced fugger wed portugal"]
    assert table.now("square.portugal.keeper") == "fugger"
    assert table.now("square.aragon.queens") == []


@pytest.mark.row(42, 43)
@pytest.mark.rule("J1a", edition=FIRST)
def test_knights_rooks_and_pirates_conspire() -> None:
    _, battle = war("pren049", edition=FIRST, city={"toledo": "catholic-knight"})
    assert battle == ("battle-won", 2, 1)


@pytest.mark.row(44, 48)
@pytest.mark.rule("J1c", "THEOCRACYa", "R52", edition=FIRST)
def test_a_won_conspiracy_may_turn_a_theocracy_over() -> None:
    table, _ = war("pren049", "place toledo", "decline", edition=FIRST, faith={"portugal": "catholic"})
    assert table.offered() == ["convert medieval", "decline"]
    assert table.refused("convert islamic") == "THEOCRACYa"
    assert table.do("convert medieval").now("faith.portugal") == "medieval"
    medieval, _ = war("pren049", "place toledo", "decline", edition=FIRST)
    assert "convert catholic" not in medieval.offered()
    papal, _ = war("pren143x", edition=FIRST, settings=["expansion"])
    while not any(word.startswith("convert") for word in papal.offered()):
        papal.do(papal.offered()[-1])
    assert papal.offered() == ["convert reformist", "decline"]


@pytest.mark.row(46, 81)
@pytest.mark.rule("K2a", edition=FIRST)
@pytest.mark.parametrize(("before", "after"), [("medieval", "catholic"), ("catholic", "catholic")])
def test_a_crusade_turns_aragon_to_its_catholic_side(before: str, after: str) -> None:
    table, _ = war(
        "pren008",
        "lose-at paris",
        edition=FIRST,
        faith={"aragon": before},
        city={"algiers": "islamic-rook", "paris": "catholic-knight", "valencia": "catholic-rook"},
    )
    assert table.now("faith.aragon") == after


@pytest.mark.row(46, 81)
@pytest.mark.rule("K2a", edition=FIRST)
def test_a_crusade_of_another_card_leaves_reformist_england_as_it_is() -> None:
    table, _ = war(
        "pren001",
        "lose-at paris",
        edition=FIRST,
        faith={"england": "reformist"},
        city={"london": "catholic-knight", "bordeaux": "reformist-knight", "paris": "catholic-knight"},
    )
    assert table.now("faith.england") == "reformist"
    assert table.now("square.england.keeper") == "fugger"


@pytest.mark.row(67)
@pytest.mark.rule("E2.1a", edition=FIRST)
def test_a_bishop_may_stay_at_home_after_a_battle() -> None:
    table, _ = war("pren008", edition=FIRST, city={"algiers": "islamic-rook"})
    assert "decline" in table.offered()


@pytest.mark.row(4, 80)
@pytest.mark.rule("BATTLEi", edition=FIRST)
def test_survivors_without_room_lie_on_the_square_that_is_taken() -> None:
    table, _ = war(
        "pren040",
        edition=FIRST,
        concession={"portugal-aragon": "medici", "aragon-papal-states": "medici", "france-aragon": "medici"},
    )
    table.do("decline")
    assert table.square("aragon") == {"keeper": "fugger", "side": "king", "repressed": ["fugger-pawn"]}


@pytest.mark.row(51)
@pytest.mark.rule("K3a", edition=FIRST)
def test_an_apostasy_hits_king_and_queen_each_by_itself() -> None:
    """Isabella is catholic and her king of Portugal is not: she goes, he stays with his bishop."""
    table = playing(
        "pren098x",
        edition=FIRST,
        settings=["expansion"],
        tableau={"medici": {"west": ["portugal", "pren004"]}},
        square={"portugal": {"queens": ["pren044"], "bishop": "islamic-bishop", "repressed": ["catholic-rook"]}},
    ).do("trigger")
    assert table.square("portugal") == {
        "keeper": "medici",
        "side": "king",
        "bishop": "islamic-bishop",
        "repressed": ["catholic-rook"],
    }
    assert table.now("discarded") == ["pren004", "pren044"]


# --- abilities ------------------------------------------------------------------------------------------------------


@pytest.mark.row(53, 89)
@pytest.mark.rule("ABILITYa", "VICTORY", edition=FIRST)
def test_a_torch_may_put_out_a_victory() -> None:
    table = playing("pren136x", edition=FIRST, settings=["expansion"], victories=["imperial", "holy"])
    assert table.offered() == ["quench holy", "quench imperial", "decline"]
    assert table.refused("quench renaissance") == "L2"
    assert table.do("quench imperial").now("victories") == ["holy"]
    quiet = playing("pren136x", edition=FIRST, settings=["expansion"])
    assert "decline" not in quiet.offered()


@pytest.mark.row(15, 53, 65)
@pytest.mark.rule("ABILITYa", "E2.1", edition=FIRST)
@pytest.mark.parametrize(
    ("card", "before", "agents"),
    [
        ("pren145x", (), ["place vienna", "place lubeck", "place nurnberg", "decline"]),
        ("pren154x", ("trigger",), ["place vienna", "place lubeck", "place nurnberg", "decline"]),
        ("pren154x", ("decline",), ["place vienna", "place lubeck", "place nurnberg", "decline"]),
        ("pren156x", (), ["ordain pren156x", "decline"]),
    ],
)
def test_a_torch_burns_before_the_agents_come(card: str, before: tuple[str, ...], agents: list[str]) -> None:
    """Like any one-shot without a battle; an apostasy of the same card comes before it."""
    table = playing(
        card,
        edition=FIRST,
        settings=["expansion"],
        victories=["imperial"],
        tableau={"fugger": {"west": ["pren052"], "east": ["pren058"]}},
    ).do(*before)
    assert table.offered() == ["quench imperial", "decline"]
    assert table.do("quench imperial").now("victories") == []
    assert table.offered() == agents


@pytest.mark.row(38)
@pytest.mark.rule("H1", "H1a", edition=FIRST)
def test_the_spice_islands_are_opened_once_and_for_good() -> None:
    """It takes a discovery besides the card's own, and no card leads back to Trebizond."""
    assert playing("pren014", edition=FIRST).refused("trigger") == "H1a"
    given: dict[str, Any] = {"tableau": {"fugger": {"west": ["portugal"]}}, "city": {"trebizond": "reformist-rook"}}
    table = playing("pren014", edition=FIRST, **given).do("trigger")
    assert (table.now("open.white"), table.now("city"), table.square("byzantium")) == ("spice-islands", {}, BARE)
    given = {"tableau": {"fugger": {"west": ["portugal"]}}, "open": {"white": "spice-islands"}}
    assert playing("pren018", edition=FIRST, **given).refused("trigger") == "H1"


@pytest.mark.row(54)
@pytest.mark.rule("CRYPTOGRAPHY", "AB-sell-for-opponent-political-op", "R60", edition=FIRST)
def test_ciphers_borrow_with_the_ops_of_the_west() -> None:
    table = acting(
        "pren130x",
        settings=["expansion"],
        tableau={"medici": {"west": ["portugal"]}},
        square={"portugal": {"queens": ["pren044"]}},
    )
    assert "use-behead pren044" in table.offered()


@pytest.mark.row(55)
@pytest.mark.rule("PIRATEd", "AB-concessions-immune-to-pirates", "R10", edition=FIRST)
def test_a_pirate_beside_a_protected_concession_is_paid_after_it() -> None:
    table = first(
        settings=["expansion"],
        tableau={"medici": {"east": ["pren113x"]}},
        concession={"hungary-byzantium": "medici"},
        pirate={"hungary-byzantium": "islamic-pirate"},
        market={"east": ["pren058", "pren059"]},
        coins={"east": [2, 0, 0, 0, 0, 0]},
        city={"caffa": "catholic-knight", "tana": "islamic-knight", "trebizond": "reformist-rook"},
    ).do("fair east")
    assert len(table.told("profit", "pirate-profit")) == 2


@pytest.mark.row(37)
@pytest.mark.rule("G4c", "AB-condottiere-venice", "R5", edition=FIRST)
def test_condottieri_are_catholic_knights() -> None:
    table = playing("pren024", edition=FIRST, city={"venice": "catholic-knight"})
    assert table.offered() == ["place venice-2", "decline"]


@pytest.mark.row(90)
@pytest.mark.rule("AB-card-as-republic-renaissance", "R6", edition=FIRST)
def test_card_155x_counts_for_every_declarer() -> None:
    table = first(
        settings=["expansion"],
        victories=["renaissance"],
        tableau={"fugger": {"west": ["england", "pren040", "pren041"]}, "medici": {"west": ["pren155x"]}},
        square={"england": {"side": "republic"}},
    )
    assert table.refused("declare renaissance") == "L6"


@pytest.mark.row(94)
def test_agents_of_a_regional_card_may_part() -> None:
    assert "place cairo" in playing("pren067", edition=FIRST).do("decline", "place buda").offered()


@pytest.mark.row(37, 54, 92)
def test_a_card_says_what_it_does_in_its_edition() -> None:
    """The condottieri and the ciphers read otherwise, and a card that differed in the first edition has a note."""
    texts = Texts("en", GAME)

    def said(card: str, edition: str) -> str:
        return " ".join(map(texts.say, effects(BOXES.box(edition), CARD.find(card), EDITIONS[edition])))

    assert "two Catholic knights" in said("pren024", FIRST)
    assert "two Catholic knights" in said("pren024", "2e-living")
    assert "two tokens" in said("pren024", "2e")
    assert "When you sell this card" in said("pren130x", "2e")
    assert "With each of your West ops" in said("pren130x", FIRST)
    assert "its box had no apostasy" in said("pren007", FIRST)
    assert "its box had no apostasy" not in said("pren007", "2e")
