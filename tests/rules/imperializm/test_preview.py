"""What an option would cost and bring, as far as the seat can know."""

from __future__ import annotations

import pytest

from signoria.engine.rng import Rng
from signoria.games.imperializm.data.ids import LEVELS, SEATS
from signoria.games.imperializm.data.providence import WAR_CARDS
from signoria.games.imperializm.hidden import resample
from signoria.games.imperializm.query import card_strength, copies
from signoria.games.imperializm.state import HAND, WIDTH
from tests.rules.imperializm.seated import choose, level, offered, position, preview, start, words

HANDS = 1500  # drawn at random, to compare with what was counted
MEASURED = (*LEVELS, "ducats")


def test_a_conquest_shows_where_the_markers_would_go() -> None:
    state = position(levels={"red": {"army": 3, "fleet": 2}}, ducats={"red": 5, "green": 0}, hand={"red": ["livonia"]})
    told = preview(state, "conquer livonia")
    assert told["changes"] == {"red": {"food": 1, "fleet": 1, "prestige": 1, "ducats": -5}}


def test_a_conquest_shows_the_achievements_it_would_meet() -> None:
    state = position(
        levels={"red": {"army": 3, "fleet": 3}},
        ducats={"red": 5, "green": 0},
        hand={"red": ["scotland"]},
        available=["great-discoveries"],
    )
    assert preview(state, "conquer scotland")["claims"] == ["great-discoveries"]


def test_taxes_show_what_they_bring() -> None:
    state = position(ducats={"red": 0, "green": 0}, territories={"red": ["silesia", "moldavia"]})
    assert preview(state, "tax")["changes"] == {"red": {"ducats": 2}}


@pytest.mark.rule("R2.7", "R2.8")
def test_a_power_and_a_force_show_what_they_bring() -> None:
    """What was told of each choice is what all choices together have brought once everybody has chosen."""
    state = start(3, "set-up")
    for _ in range(2):  # powers, then army or fleet
        before = [level(state, seat, name) for seat in SEATS[:3] for name in MEASURED]
        told: dict[str, dict[str, int]] = {}
        for _ in range(3):
            told |= preview(state, offered(state)[0])["changes"]
            choose(state, offered(state)[0])
        after = [level(state, seat, name) for seat in SEATS[:3] for name in MEASURED]
        changes = [told[seat].get(name, 0) for seat in SEATS[:3] for name in MEASURED]
        assert any(changes)
        assert after == [one + change for one, change in zip(before, changes, strict=True)]


def test_a_good_shows_profit_and_lead() -> None:
    state = position(levels={"red": {"food": 2, "prestige": 3}}, ducats={"red": 0, "green": 0})
    choose(state, "develop")
    told = preview(state, "trade food")
    assert told["trade"] == {"profit": 4, "lead": 3}
    assert told["changes"] == {"red": {"ducats": 7}}


@pytest.mark.rule("A85")
@pytest.mark.parametrize(("strict", "lead"), [(False, 3), (True, 4)])
def test_a_good_shows_the_lead_as_it_will_be_paid(strict: bool, lead: int) -> None:
    """Banking raises the prestige that the leader of food is paid for: it may be taken first, or must be."""
    state = position(
        rulings=["strict-achievements"] if strict else [],
        levels={"red": {"food": 2, "prestige": 3}},
        ducats={"red": 28, "green": 0},
        available=["banking"],
    )
    choose(state, "develop")
    assert preview(state, "trade food")["trade"] == {"profit": 4, "lead": lead}
    choose(state, "trade food", *([] if strict else ["decline"]))
    assert words(state)["ducats"]["red"] == 28 + 4 + lead


def test_a_declaration_shows_both_sums_for_every_opponent_and_kind_of_war() -> None:
    state = position(
        seats=3,
        levels={"red": {"army": 9, "fleet": 1}, "green": {"army": 1, "fleet": 1}, "blue": {"army": 4, "fleet": 9}},
        hand={"red": ["border-raids"], "green": [], "blue": ["settlement", "madman"]},
    )
    told = preview(state, "declare border-raids")["war"]
    rows = {(row["rival"], row["kind"]): (row["attack"], row["least"], row["most"], row["odds"]) for row in told}
    assert rows["green", "land"] == (12, 1, 1, "sure")  # an empty hand has nothing to put down
    assert rows["blue", "land"] == (12, 4, 14, "open")  # two unseen cards could be Bribed advisers
    assert rows["blue", "sea"] == (4, 9, 15, "lost")
    chances = {(row["rival"], row["kind"]): row["chance"] for row in told}
    assert (chances["green", "land"], chances["blue", "land"], chances["blue", "sea"]) == (100, 99, 0)
    land = told[2]
    assert (land["rival"], land["cards"]) == ("blue", ["bribed-advisers", "bribed-advisers"])
    assert land["parts"] == {"attack": [["level", 9], ["border-raids", 3]], "defence": [["level", 4]]}


def test_the_chance_of_a_war_is_that_of_the_hands_a_viewer_cannot_rule_out() -> None:
    state = position(
        seats=3,
        levels={"red": {"army": 5}, "green": {"army": 4}, "blue": {"army": 7}},
        hand={"red": ["border-raids"], "green": ["madman", "settlement", "rise-of-the-burghers"], "blue": ["pirates"]},
    )
    rows = {row["rival"]: row for row in preview(state, "declare border-raids")["war"] if row["kind"] == "land"}
    assert (rows["green"]["attack"], rows["green"]["least"]) == (8, 4)
    dice, falls = Rng(1, 2), {"green": 0, "blue": 0}
    for _ in range(HANDS):
        drawn = resample(state, 0, dice)
        for seat, rival in ((1, "green"), (2, "blue")):
            hand = int(drawn.board[seat * WIDTH + HAND])
            brought = sorted(card_strength(drawn, card, 0) for card in WAR_CARDS for _ in range(copies(hand, card)))
            falls[rival] += rows[rival]["least"] + sum(brought[-drawn.box.defence_cards :]) < 8
    for rival, row in rows.items():
        assert row["odds"] == "open"
        assert abs(row["chance"] - 100 * falls[rival] / HANDS) < 5, rival


def test_only_unseen_cards_count_in_the_odds() -> None:
    state = position(
        levels={"red": {"army": 5}, "green": {"army": 4}},
        hand={"red": ["border-raids"], "green": ["pirates"]},
        known={"red": {"green": ["pirates"]}},
    )
    land = preview(state, "declare border-raids")["war"][0]
    assert (land["attack"], land["least"], land["most"], land["odds"]) == (8, 4, 4, "sure")


def test_a_defence_shows_whether_it_holds() -> None:
    state = position(
        levels={"red": {"army": 5}, "green": {"army": 4}},
        hand={"red": ["historic-victory"], "green": ["armed-intervention", "settlement", "pirates"]},
    )
    choose(state, "declare historic-victory", "wage land")
    assert preview(state, "stand")["war"] == {"attack": 6, "defence": 4, "holds": False}
    assert preview(state, "defend armed-intervention")["war"] == {"attack": 6, "defence": 6, "holds": True}
    assert preview(state, "play settlement")["war"] == {"attack": 6, "settled": True}


@pytest.mark.rule("A79")
def test_a_preview_does_not_tell_whether_somebody_could_cancel() -> None:
    given = {"territories": {"red": ["silesia"]}, "ducats": {"red": 0, "green": 0}}
    held = position(**given, hand={"red": ["rise-of-the-burghers"], "green": ["diplomatic-move"]})
    not_held = position(**given, hand={"red": ["rise-of-the-burghers"], "green": ["madman"]})
    told = preview(held, "play rise-of-the-burghers")
    assert told == preview(not_held, "play rise-of-the-burghers")
    assert told["changes"] == {"red": {"ducats": 1}}


def test_nothing_is_told_of_what_is_not_offered() -> None:
    state = position(hand={"red": ["livonia"]})
    assert preview(state, "conquer livonia") == {}


@pytest.mark.parametrize(
    ("card", "question"),
    [("intercepted-plans", "intercept"), ("great-diplomat", "diplomat"), ("defender-of-the-faith", "inspect")],
)
def test_a_preview_knows_that_others_hold_cards(card: str, question: str) -> None:
    state = position(
        seats=3,
        faith={"blue": "calvinism"},
        hand={"red": [card], "green": ["pirates", "madman"], "blue": ["bureaucrat"]},
    )
    assert preview(state, f"play {card}")["then"] == question


def test_nothing_is_told_of_what_comes_after_a_look_into_a_hand() -> None:
    state = position(
        ducats={"red": 0, "green": 0},
        territories={"red": ["silesia"]},
        hand={"red": ["intercepted-plans"], "green": ["pirates", "madman"]},
    )
    assert preview(state, "play intercepted-plans") == {"informs": "shown"}


@pytest.mark.rule("A22")
def test_only_wars_that_can_be_waged_are_foretold() -> None:
    given = {"levels": {"red": {"army": 5}}, "hand": {"red": ["naval-blockade"]}}
    free = preview(position(**given), "declare naval-blockade")["war"]
    bound = preview(position(**given, rulings=["war-card-needs-modifier"]), "declare naval-blockade")["war"]
    assert [row["kind"] for row in free] == ["land", "sea"]
    assert [row["kind"] for row in bound] == ["sea"]
