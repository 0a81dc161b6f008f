"""Lorenzo with a box of one's own: what a pack may change, what must fit together, and what is told of it."""

from __future__ import annotations

import pytest

from signoria.catalogue import find
from signoria.engine import record
from signoria.engine.pack import Difference, digest, export, load, read_pack
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.games.lorenzo.data import board, tiles
from signoria.games.lorenzo.data.box import Box
from signoria.games.lorenzo.data.cards import CARDS
from signoria.games.lorenzo.data.ids import COIN, GOODS, SERVANT, STONE, WOOD
from signoria.games.lorenzo.data.leaders import LEADERS, VALUES
from signoria.games.lorenzo.data.sheets import own_sheets
from signoria.games.lorenzo.effects import card_text, leader_text
from signoria.games.lorenzo.game import LorenzoGame
from signoria.games.lorenzo.state import WIDTH
from signoria.games.lorenzo.vocabulary import CARD, LEADER, PRIVILEGE_CHOICE, SPACE, TILE, TRADE_CHOICE
from signoria.text import LANGUAGES, Texts

GAME = LorenzoGame()
NAMES = {f"{layout.names}{row}": row for layout in GAME.layouts if layout.names for row in layout.rows}
FILES = export(GAME, "My box", GAME.own_texts(), NAMES)
SOURCE = "source:most of twelve public programs"
# The digest of our values at a version of the rules: records of our own values do not name it. When a value of ours is
# corrected, ``rules_version`` goes up, and both change here.
OURS = (1, "8db3b775c9212cce")


def changed(sheet: str, row: str, old: str, new: str, files: dict[str, str] = FILES) -> dict[str, str]:
    """Our values with something else in one row of a sheet."""
    text = files[f"{sheet}.toml"]
    start = text.index(f"[{row}]") if f"[{row}]" in text else text.index(f"\n{row} = ")
    assert old in text[start:], (row, old)
    return {**files, f"{sheet}.toml": text[:start] + text[start:].replace(old, new, 1)}


def boxed(files: dict[str, str]) -> LorenzoGame:
    return GAME.packed(load(files, find))


def test_our_values_come_back_from_an_export() -> None:
    pack = load(FILES, find)
    assert (pack.digest, pack.differences(own_sheets())) == (digest(own_sheets()), [])
    assert (GAME.meta.rules_version, pack.digest) == OURS
    assert "[mint]  # mint\ncost = { wood = 1, stone = 3 }\nactivation = 5\n" in FILES["buildings.toml"]


def test_the_box_of_our_sheets_has_what_our_tables_have() -> None:
    box = Box(own_sheets())
    assert [vars(card) for card in box.cards] == [vars(card) for card in CARDS]
    assert [vars(leader) for leader in box.leaders] == [vars(leader) for leader in LEADERS]
    assert {leader: box.leader_value[leader] for leader in VALUES} == VALUES
    assert (box.market, box.palace, box.privilege_goods) == (board.MARKET, board.PALACE, board.PRIVILEGE_GOODS)
    assert (box.tile_harvest, box.tile_production) == (tiles.TILE_HARVEST, tiles.TILE_PRODUCTION)
    assert (box.start_goods, box.start_coins) == (board.START_GOODS, board.START_COINS)
    assert (tuple(box.floor_good), tuple(box.floor_amount)) == (board.FLOOR_GOOD, board.FLOOR_AMOUNT * 4)


def test_every_value_says_where_it_is_known_from() -> None:
    sheets = own_sheets()
    assert sheets["characters"].origin("dame", "raises.cheaper") == "rulebook"
    assert sheets["characters"].origin("dame", "cost.coin") == SOURCE
    assert sheets["tracks"].origin("coins", "value") == "rulebook"
    assert sheets["towers"].origin("venture", "good") == SOURCE


def test_a_game_with_a_pack_has_its_values_and_ours_keeps_its_own() -> None:
    game = boxed(changed("buildings", "mint", "stone = 3", "stone = 1"))
    mint = CARD.find("mint")
    assert (game.box().cards[mint].stone, GAME.box().cards[mint].stone) == (1, 3)
    facts = game.components("basic")["cards"]["mint"]
    assert facts["costs"] == [{"goods": [["wood", 1], ["stone", 1]]}]
    assert Texts("en", game).say(facts["text"][0]).startswith("Costs 1 wood, 1 stone. At once: 5 victory points.")
    assert Texts("pl", game).say(facts["text"][0]).startswith("Koszt: 1 drewno, 1 kamień. Od razu: 5 punktów")
    assert game.pack is not None
    assert game.pack.differences(own_sheets()) == [
        Difference("buildings", "mint", "cost.stone", -1, 3, 1, SOURCE, "owner")
    ]


def test_the_rules_play_what_is_printed_in_the_pack() -> None:
    files = changed("board", "start-servant", "3", "7")
    files = changed("tracks", "coins", "[5, 6, 7, 8]", "[9, 9, 9, 9]", files)
    files = changed("towers", "venture", 'good = "coin"', 'good = "wood"', files)
    files = changed("excommunications", "fewer-coins", "1", "2", files)
    files = changed("leaders", "ludovico-il-moro", "worth = 5", "worth = 6", files)
    game = boxed(files)
    state = game.start("advanced", 2, game.options(), seeded("x"))
    first = state.order[0] * WIDTH
    assert (state.board[first + COIN], state.board[first + SERVANT]) == (9, 7)
    assert (state.box.floor_good[3], state.box.fewer[COIN], state.box.leader_value[15]) == (WOOD, 2, 6)
    assert state.clone().box is state.box
    assert state.play_out(seeded("y")) > 50
    assert game.broken(state) == []
    assert game.restore(state.to_json()).box is state.box


@pytest.mark.rule("T4")
def test_the_bonus_of_a_floor_pays_for_its_card_whatever_good_it_is() -> None:
    """Mint costs one wood and three stone; the buildings' tower of this pack gives two stone on its top floor."""
    game = boxed(changed("towers", "building", 'good = "military"', 'good = "stone"'))
    given = {
        "edition": "basic",
        "order": ["red", "green"],
        "round": 1,
        "dice": {"white": 6, "black": 1, "orange": 1},
        "tiles": ["fewer-coins", "no-market", "lose-by-military"],
        "towers": {"building-4": "mint"},
        "goods": {"red": {"wood": 1, "stone": 1, "servant": 3}},
    }
    offered = {}
    for each in (game, GAME):
        state = each.position(given)
        state.choose(next(one for one in state.options() if each.vocabulary.words(one) == "place white"))
        offered[each] = "go building-4" in [each.vocabulary.words(option) for option in state.options()]
    assert (offered[game], offered[GAME]) == (True, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_the_values_of_the_pack(language: str) -> None:
    files = changed("buildings", "chapel", "trade-1-gains = { faith = 1 }", "trade-1-gains = { faith = 4 }")
    files = changed("privileges", "coins", "coin = 2", "coin = 6, stone = 1", files)
    files = changed("spaces", "market-coins", "coin = 5", "coin = 8", files)
    files = changed("excommunications", "fewer-coins", "1", "3", files)
    files = changed("leaders", "sisto-iv", "worth = 5", "worth = 8", files)
    files = changed("leaders", "sisto-iv", "coin = 6", "coin = 3", files)
    files = changed("bonus-tiles", "first", "wood = 1", "wood = 5", files)
    game = boxed(files)
    ours, theirs = Texts(language, GAME), Texts(language, game)
    box = game.box()
    said = {
        "4": TRADE_CHOICE.phrase(TRADE_CHOICE.find("chapel")),
        "6": PRIVILEGE_CHOICE.phrase(PRIVILEGE_CHOICE.find("coins")),
        "8": SPACE.phrase(SPACE.find("market-coins")),
        "3": game.components("advanced")["tiles"]["fewer-coins"]["text"][0],
        "5": Phrase("bonus-tile-first"),
    }
    for number, phrase in said.items():
        assert number in theirs.say(phrase), phrase.key
        assert phrase.args or number not in ours.say(phrase)
    leader = theirs.say(leader_text(box, box.leaders[LEADER.find("sisto-iv")]))
    assert "8" in leader
    assert leader.count("6") == 3
    assert "3" in theirs.say(game.components("advanced")["tiles"]["fewer-coins"]["brief"])
    assert theirs.say(TILE.phrase(1)) == ours.say(TILE.phrase(1))
    assert ours.say(PRIVILEGE_CHOICE.phrase(2)) != theirs.say(PRIVILEGE_CHOICE.phrase(2))
    assert all(theirs.say(card_text(card)) for card in box.cards)


@pytest.mark.parametrize(
    ("sheet", "row", "old", "new", "sentence"),
    [
        (
            "territories",
            "woods",
            "activation = 2",
            "activation = 0",
            "“activation” must be a whole number from 1 to 12.",
        ),
        ("territories", "woods", "activation = 2", "cost = { wood = 1 }\nactivation = 2", "Unknown value “cost.wood”"),
        ("territories", "woods", "wood = 1", "wood = 9", ""),
        ("buildings", "mint", 'each = "building"', 'each = "none"', "“mint” needs “yields-per.each”."),
        ("buildings", "mint", "yields-per", "yields = { coin = 1 }\nyields-per", "“mint” does nothing with “yields”"),
        (
            "buildings",
            "mint",
            "yields-per",
            "trade-1-pays = { coin = 1 }\nyields-per",
            "does nothing with “trade-1-pays”",
        ),
        ("buildings", "chapel", "trade-1-gains = { faith = 1 }\n", "", "“chapel” needs “trade-1-gains”."),
        ("buildings", "mint", 'good = "coin"', 'good = "gold"', "Unknown word “gold”"),
        ("characters", "farmer", 'does = "harvest"', 'does = "none"', "“farmer” does nothing with “raises.value”"),
        ("characters", "farmer", "value = 2", "value = 2, cheaper = 1", "“farmer” does nothing with “raises.cheaper”"),
        ("characters", "stonemason", '"building"', '"venture"', "saves wood or stone, so it raises “building”."),
        ("characters", "noble", "value = 2, ", "", "“noble” needs “points.value”."),
        ("characters", "cardinal", "action = ", "action-cheaper = { coin = 1 }\naction = ", "with “action-cheaper”"),
        ("ventures", "crusade", "spent = 4", "spent = 9", "At most 8 can be paid, as many as must be there."),
        ("leaders", "santa-rita", "faith = 8", "faith = 0", "“santa-rita” asks for nothing"),
        ("leaders", "santa-rita", "needs", "worth = 1\nneeds", "“santa-rita” does nothing with “worth”"),
        ("leaders", "santa-rita", "needs", "gives = { coin = 1 }\nneeds", "“santa-rita” does nothing with “gives”"),
        ("leaders", "girolamo-savonarola", "gives = { faith = 1 }\n", "", "“girolamo-savonarola” needs “gives”."),
        ("tracks", "faith", "22, 25, 30]", "22, 25]", "“faith” must have exactly 16 numbers."),
        ("tracks", "faith", "22, 25, 30]", "22, 25, 20]", "“faith” must not fall: here it must be at least 25."),
        ("tracks", "floors", "[1, 3, 5, 7]", "[0, 3, 5, 7]", "“value” must be a whole number from 1 to 12."),
        ("towers", "venture", '"coin"', '"vp"', "Unknown word “vp”"),
        ("board", "resources-a-point", "5", "0", "“value” must be a whole number from 1 to 20."),
        (
            "spaces",
            "council",
            "privilege = 1",
            "privilege = 4",
            "“gives.privilege” must be a whole number from 0 to 3.",
        ),
    ],
)
def test_what_does_not_fit_together_is_told_and_what_does_is_not(
    sheet: str, row: str, old: str, new: str, sentence: str
) -> None:
    findings = read_pack(changed(sheet, row, old, new), find).findings
    assert all(finding.file == f"{sheet}.toml" and finding.line > 1 for finding in findings)
    told = [Texts("en", GAME).say_problem(finding.problem()) for finding in findings]
    assert all(Texts(language, GAME).say_problem(finding.problem()) for language in LANGUAGES for finding in findings)
    assert sentence in told[0] if sentence else told == []


def test_records_of_our_values_do_not_name_them_and_those_of_a_pack_do() -> None:
    ours = record.write(Session(GAME, "basic", 2, GAME.options(), seeded("x")))
    assert "\ndata:" not in ours
    game = boxed(changed("board", "start-servant", "3", "7"))
    assert game.pack is not None
    theirs = record.write(Session(game, "basic", 2, game.options(), seeded("x")))
    assert f"\ndata: {game.pack.digest} My box\n" in theirs
    assert record.write(record.read(theirs, find, packs={game.pack.digest: game.pack})) == theirs
    with pytest.raises(Problem) as caught:
        record.read(theirs, find)
    assert "My box" in Texts("en").say_problem(caught.value)


def test_both_ways_to_play_have_the_same_box() -> None:
    game = boxed(changed("board", "start-stone", "2", "5"))
    for edition in GAME.meta.editions:
        state = game.start(edition, 2, game.options(), seeded("x"))
        assert state.board[STONE] == 5
    assert GAME.boxes == ("basic",)
    assert len(GOODS) == 8
