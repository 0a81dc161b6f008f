"""Abilities of cards among cards: silence and immunity, hands without limit, safe concessions, choosy executioners."""

from __future__ import annotations

import pytest

from signoria.games.pax.data.box import Box
from signoria.games.pax.data.cards import CARD_CODES, CARDS
from signoria.games.pax.data.ids import AB_IMMUNE_TO_SILENCING, ABILITIES, SIDES
from signoria.games.pax.data.map import EMPIRE_SIDE
from signoria.games.pax.data.sheets import sheets_of
from signoria.games.pax.query import copies
from signoria.games.pax.vocabulary import CARD, EMPIRE
from tests.rules.pax.seated import Table

BOX = Box(sheets_of())

# --- every ability: works for its owner, ends under a bishop, returns with immunity ---------------------------------

ABILITY_AND_CARD = [(ability, CARD_CODES[card]) for ability, cards in enumerate(BOX.ability_cards) for card in cards]


def with_ability(code: str, more: list[str], bishop: bool) -> Table:
    """The card in Fugger's tableau, a queen as the wife of her first suitor, with or without a bishop on it."""
    card = CARDS[CARD.find(code)]
    given: dict[str, object] = {"settings": ["promos"]}
    rows: dict[str, list[str]] = {"west": [*more], "east": []}
    if card.queen:
        king = EMPIRE.words[card.suitors[0]]
        rows[SIDES[EMPIRE_SIDE[card.suitors[0]]]].append(king)
        given["square"] = {king: {"queens": [code]} | ({"bishop": "islamic-bishop"} if bishop else {})}
    else:
        rows[SIDES[card.side]].append(code)
        given["bishop"] = {code: "islamic-bishop"} if bishop else {}
    return Table(tableau={"fugger": rows}, **given)


@pytest.mark.rule("ABILITY", "F1g", "AB-immune-to-silencing", "BISHOPb")
@pytest.mark.parametrize(("ability", "code"), ABILITY_AND_CARD)
def test_every_ability_works_for_its_owner_until_a_bishop_silences_it(ability: int, code: str) -> None:
    open_ = with_ability(code, [], bishop=False).state
    assert (copies(open_, 0, ability), copies(open_, 1, ability)) == (1, 0)
    silenced = with_ability(code, [], bishop=True).state
    never = AB_IMMUNE_TO_SILENCING in [other for other, card in ABILITY_AND_CARD if card == code]
    assert copies(silenced, 0, ability) == (1 if never else 0), ABILITIES[ability]
    guard = "pren156x" if code == "pren136x" else "pren136x"
    immune = with_ability(code, [guard], bishop=True).state
    assert copies(immune, 0, ability) >= 1


@pytest.mark.rule("AB-immune-to-silencing", "F1f", "F1g")
@pytest.mark.parametrize(("guard", "side"), [("pren074", "east"), ("pren136x", "west"), ("pren156x", "west")])
def test_immunity_keeps_ops_and_its_loss_silences_at_once(guard: str, side: str) -> None:
    rows: dict[str, list[str]] = {"west": ["pren038"], "east": []}
    rows[side].append(guard)
    table = Table(
        tableau={"fugger": rows},
        bishop={"pren038": "catholic-bishop"},
        market={"west": ["", "pren001"]},
        coins={"west": [0, 2]},
    )
    assert "ops west" in table.offered()
    table.do(f"sell {guard}")
    assert table.refused("ops west") == "E4"


@pytest.mark.rule("AB-immune-to-silencing", "F1a", "F1b")
def test_bishops_still_enter_kill_each_other_and_pacify_among_the_immune() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren136x", "france"]}},
        square={"france": {"repressed": ["catholic-rook"]}},
        hand={"fugger": ["pren004"]},
    ).do("play pren004", "ordain france", "pacify catholic-rook")
    assert table.square("france") == {"keeper": "fugger", "side": "king", "bishop": "reformist-bishop"}
    diet = Table(
        tableau={"fugger": {"west": ["pren136x", "france"]}},
        square={"france": {"bishop": "catholic-bishop"}},
        hand={"fugger": ["pren004"]},
    ).do("play pren004", "ordain france")
    assert diet.square("france") == {"keeper": "fugger", "side": "king"}


@pytest.mark.rule("AB-immune-to-silencing")
def test_immunity_is_the_owners_alone() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren038"]}, "medici": {"west": ["pren136x"]}},
        bishop={"pren038": "catholic-bishop"},
        market={"west": ["", "pren001"]},
        coins={"west": [0, 2]},
    )
    assert table.refused("ops west") == "E4"


# --- hands without limit --------------------------------------------------------------------------------------------

HAND = ["pren023", "pren031", "pren013"]
SCRIBES = ["pren042", "pren043", "pren146x", "pren147x"]


@pytest.mark.rule("AB-unlimited-hand", "E1a")
@pytest.mark.parametrize("card", SCRIBES)
def test_a_full_hand_may_buy(card: str) -> None:
    given = {"hand": {"fugger": HAND, "medici": []}, "florins": {"fugger": 5}, "market": {"west": ["", "pren001"]}}
    table = Table(tableau={"fugger": {"west": [card]}}, **given).do("buy west-1")
    assert table.now("hand.fugger") == [*HAND, "pren001"]


@pytest.mark.rule("AB-unlimited-hand", "E1a", "F1g", "R4")
def test_a_silenced_scribe_keeps_no_more_than_two() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren042"]}},
        bishop={"pren042": "islamic-bishop"},
        hand={"fugger": HAND[:2], "medici": []},
        florins={"fugger": 5},
        market={"west": ["", "pren001"]},
    )
    assert table.refused("buy west-1") == "E1a"


def scribe(**more: object) -> Table:
    given = {"tableau": {"fugger": {"west": ["pren042"]}}, "hand": {"fugger": [*HAND, "pren017"], "medici": []}}
    return Table(**(given | more))


@pytest.mark.rule("AB-unlimited-hand", "HANDa", "R4")
def test_selling_the_last_scribe_costs_the_cards_above_two() -> None:
    table = scribe().do("sell pren042")
    assert table.offered() == [f"discard {card}" for card in [*HAND, "pren017"]]
    table.do("discard pren031", "discard pren023")
    assert table.now("hand.fugger") == ["pren013", "pren017"]
    assert table.now("actions") == 1


@pytest.mark.rule("AB-unlimited-hand", "R4")
def test_another_working_copy_keeps_the_hand() -> None:
    two = {"tableau": {"fugger": {"west": ["pren042", "pren043"]}}}
    assert len(scribe(**two).do("sell pren042").now("hand.fugger")) == 4
    silenced = scribe(**two, bishop={"pren043": "catholic-bishop"}).do("sell pren042")
    assert "discard pren013" in silenced.offered()


@pytest.mark.rule("AB-unlimited-hand", "HANDa", "R4", "R22")
def test_a_bishop_of_an_opponent_makes_the_owner_discard_out_of_turn() -> None:
    table = scribe(turn="medici", hand={"fugger": [*HAND, "pren017"], "medici": ["pren005", "pren020"]})
    table.do("play pren005", "ordain pren042")
    assert table.asked() == "fugger"
    table.do("discard pren013", "discard pren017")
    assert table.now("hand.fugger") == ["pren023", "pren031"]
    assert table.asked() == "medici"


@pytest.mark.rule("AB-unlimited-hand", "R4")
@pytest.mark.parametrize("how", ["beheaded", "apostasy", "immunity lost"])
def test_every_loss_costs_the_cards_above_two(how: str) -> None:
    if how == "beheaded":
        table = scribe(
            turn="medici",
            tableau={"fugger": {"west": ["pren042"]}, "medici": {"east": ["pren109x"]}},
            hand={"fugger": HAND, "medici": ["pren020"]},
        ).do("ops east")
    elif how == "apostasy":
        table = scribe(
            turn="medici",
            tableau={"fugger": {"west": ["pren136x", "pren042", "pren003"], "east": ["pren098x"]}},
            bishop={"pren042": "islamic-bishop"},
            hand={"fugger": HAND, "medici": ["pren030"]},
        )
        table.do("play pren030", "trigger", "place paris")
        assert table.now("tableau.fugger") == {"west": ["pren136x", "pren042"], "east": []}
        assert table.now("hand.fugger") == HAND  # the immune scribe works on
        return
    else:
        table = scribe(
            tableau={"fugger": {"west": ["pren042", "pren136x"]}},
            bishop={"pren042": "islamic-bishop"},
            hand={"fugger": HAND, "medici": []},
        ).do("sell pren136x")
    assert table.asked() == "fugger"
    assert table.offered() == [f"discard {card}" for card in HAND]


# --- concessions safe from pirates ----------------------------------------------------------------------------------

CONVOYS = ["pren107x", "pren113x"]


def convoy(card: str, **more: object) -> Table:
    """Fugger's concession between Aragon and the Papal States; Fugger himself plays a pirate there."""
    given = {
        "tableau": {"fugger": {"east": [card]}},
        "hand": {"fugger": ["pren013"]},
        "concession": {"aragon-papal-states": "fugger"},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-concessions-immune-to-pirates", "PIRATEd")
@pytest.mark.parametrize("card", CONVOYS)
def test_a_protected_concession_shares_its_border(card: str) -> None:
    table = convoy(card).do("play pren013", "place aragon-papal-states")
    assert table.now("concession") == {"aragon-papal-states": "fugger"}
    assert table.now("pirate") == {"aragon-papal-states": "catholic-pirate"}


@pytest.mark.rule("AB-concessions-immune-to-pirates", "F1g", "E2.2c")
@pytest.mark.parametrize("how", ["silenced", "an opponent's"])
def test_an_unprotected_concession_dies(how: str) -> None:
    more: dict[str, object] = {"bishop": {"pren113x": "catholic-bishop"}}
    if how == "an opponent's":
        more = {"tableau": {"medici": {"east": ["pren113x"]}}}
    table = convoy("pren113x", **more).do("play pren013", "place aragon-papal-states")
    assert table.now("concession") == {}


@pytest.mark.rule("AB-concessions-immune-to-pirates", "F7a")
def test_a_corsair_spares_the_protected_and_kills_the_pirate_there() -> None:
    table = convoy(
        "pren113x",
        tableau={"fugger": {"east": ["pren113x"], "west": ["pren013"]}},
        hand={},
        pirate={"portugal-aragon": "catholic-pirate", "aragon-papal-states": "islamic-pirate"},
    ).do("ops west", "use-corsair pren013", "sail-to aragon-papal-states")
    assert table.now("pirate") == {"aragon-papal-states": "catholic-pirate"}
    assert table.now("concession") == {"aragon-papal-states": "fugger"}


@pytest.mark.rule("AB-concessions-immune-to-pirates", "R10", "PIRATEd", "G3b")
def test_on_a_shared_border_only_the_concession_is_paid() -> None:
    table = convoy(
        "pren113x",
        concession={"hungary-byzantium": "fugger"},
        pirate={"hungary-byzantium": "islamic-pirate", "hungary-ottoman": "islamic-pirate"},
        market={"east": ["pren058"]},
        coins={"east": [3]},
        city={
            "tana": "islamic-knight", "caffa": "catholic-knight", "trebizond": "reformist-rook",
            "buda": "catholic-knight", "varna": "reformist-knight",
            "constantinople-1": "islamic-rook", "constantinople-2": "islamic-knight",
            "constantinople-3": "islamic-knight", "modon": "reformist-rook", "rhodes": "catholic-rook",
            "cairo": "islamic-rook", "cyprus": "catholic-rook",
        },
    ).do("fair east")  # fmt: skip
    assert table.now("florins.fugger") == 2  # the subsidy and one profit
    assert table.now("coins.east")[0] == 1  # the lone pirate took one


@pytest.mark.rule("AB-concessions-immune-to-pirates", "PIRATEd", "E2.2d")
def test_no_new_concession_comes_to_a_pirate() -> None:
    table = Table(
        tableau={"fugger": {"east": ["pren113x"]}},
        hand={"fugger": ["pren040"]},
        pirate={"aragon-papal-states": "islamic-pirate"},
    ).do("play pren040", "decline")
    assert table.offered() == ["place portugal-aragon", "place france-aragon", "decline"]
    assert table.refused("place aragon-papal-states") == "E2.2d"


@pytest.mark.rule("AB-concessions-immune-to-pirates", "R31", "R22")
@pytest.mark.parametrize("how", ["sold", "silenced"])
def test_when_protection_ends_the_concession_dies_and_the_pirate_stays(how: str) -> None:
    table = convoy(
        "pren113x",
        hand={"fugger": ["pren058", "pren013"]},
        pirate={"aragon-papal-states": "islamic-pirate"},
        concession={"aragon-papal-states": "fugger", "france-hre": "fugger"},
    )
    if how == "sold":
        table.do("sell pren113x")
    else:
        table.do("play pren058", "ordain pren113x")
    assert table.now("concession") == {"france-hre": "fugger"}
    assert table.now("pirate") == {"aragon-papal-states": "islamic-pirate"}


@pytest.mark.rule("AB-concessions-immune-to-pirates", "R31")
def test_a_second_copy_keeps_the_protection() -> None:
    table = convoy(
        "pren113x", tableau={"fugger": {"east": CONVOYS}}, pirate={"aragon-papal-states": "islamic-pirate"}
    ).do("sell pren113x")
    assert table.now("concession") == {"aragon-papal-states": "fugger"}


# --- executioners who want a bishop ---------------------------------------------------------------------------------


def executioner(card: str, side: str, rival: dict[str, list[str]], **more: object) -> Table:
    given = {"settings": ["promos"], "tableau": {"fugger": {side: [card]}, "medici": rival}}
    return Table(**(given | more))


@pytest.mark.rule("AB-behead-only-west-red-or-gold-bishop", "F3")
@pytest.mark.parametrize(
    ("bishop", "dies"), [("catholic-bishop", True), ("reformist-bishop", True), ("islamic-bishop", False), ("", False)]
)
def test_card_001_beheads_only_under_a_catholic_or_reformist_bishop(bishop: str, dies: bool) -> None:
    bishops = {"bishop": {"pren038": bishop}} if bishop else {}
    table = executioner("pren001", "west", {"west": ["pren038"]}, **bishops)
    if not dies:
        assert table.refused("ops west") == "E4"
        return
    table.do("ops west")
    if bishop == "catholic-bishop":  # whom the card could move as well
        table.do("use-behead pren001")
    assert table.now("discarded") == ["pren038"]


@pytest.mark.rule("AB-behead-only-west-red-or-gold-bishop", "LOCATION", "R57")
def test_west_means_the_location_and_a_bishop_on_a_couple_counts_for_both() -> None:
    """An east card located in the Empire may die, a card located in the East may not; of a couple either half may."""
    table = executioner(
        "pren001",
        "west",
        {"east": ["pren109x", "pren072"], "west": ["france"]},
        bishop={"pren109x": "catholic-bishop", "pren072": "catholic-bishop"},
        square={"france": {"queens": ["pren045"], "bishop": "reformist-bishop"}},
    ).do("ops west", "use-behead pren001")
    assert table.offered() == ["behead pren109x", "behead france", "behead pren045"]
    assert table.refused("behead pren072") == "LOCATION"
    table.do("behead pren045")
    assert table.square("france") == {"keeper": "medici", "side": "king", "bishop": "reformist-bishop"}
    assert table.now("tableau.fugger.west") == ["pren001"]


@pytest.mark.rule("AB-behead-only-west-red-or-gold-bishop", "F3a")
def test_the_choosy_executioner_dies_with_a_king_too() -> None:
    table = executioner("pren001", "west", {"west": ["france"]}, square={"france": {"bishop": "reformist-bishop"}}).do(
        "ops west"
    )
    assert table.now("square.france.keeper") == "throne"
    assert table.now("discarded") == ["pren001"]


@pytest.mark.rule("AB-behead-only-east-green-or-red-bishop", "AB-behead-only-east-any-bishop", "F3")
@pytest.mark.parametrize(
    ("card", "bishop", "dies"),
    [
        ("pren118x", "islamic-bishop", True),
        ("pren118x", "reformist-bishop", True),
        ("pren118x", "catholic-bishop", False),
        ("pren118x", "", False),
        ("pren209p", "islamic-bishop", True),
        ("pren209p", "reformist-bishop", True),
        ("pren209p", "catholic-bishop", True),
        ("pren209p", "", False),
    ],
)
def test_eastern_executioners(card: str, bishop: str, dies: bool) -> None:
    bishops = {"bishop": {"pren072": bishop}} if bishop else {}
    table = executioner(card, "east", {"east": ["pren072", "pren073"]}, **bishops)
    if "ops east" in table.offered():
        table.do("ops east")
        if f"use-behead {card}" in table.offered():
            table.do(f"use-behead {card}")
    assert table.now("discarded") == (["pren072"] if dies else [])


@pytest.mark.rule("AB-behead-only-east-green-or-red-bishop", "AB-behead-only-east-any-bishop", "LOCATION")
@pytest.mark.parametrize("card", ["pren118x", "pren209p"])
def test_eastern_executioners_leave_the_west_alone(card: str) -> None:
    table = executioner(card, "east", {"east": ["pren109x"]}, bishop={"pren109x": "reformist-bishop"})
    if "ops east" in table.offered():  # the promo may move the bishop instead
        assert f"use-behead {card}" not in table.do("ops east").offered()
    assert table.now("discarded") == []


@pytest.mark.rule("AB-behead-only-west-red-or-gold-bishop", "CRYPTOGRAPHY")
def test_a_borrowed_executioner_is_as_choosy() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren130x", "pren038", "pren039"]}, "medici": {"west": ["pren001"]}},
        bishop={"pren039": "catholic-bishop"},
    ).do("sell pren130x", "use-behead pren001")
    assert table.now("discarded") == ["pren039", "pren130x"]
