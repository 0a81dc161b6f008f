"""Pax Renaissance with a box of one's own: what a pack may change, what must fit together, and what is told of it."""

from __future__ import annotations

import pytest

from signoria.catalogue import find
from signoria.engine import record
from signoria.engine.pack import Difference, digest, export, load, read_pack, values
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.engine.sheet import RECONSTRUCTED
from signoria.games.pax.data.ids import ARAGON, EMPIRES, LAW, NO_ONE_SHOT, PATRON
from signoria.games.pax.data.sheets import LAYOUTS
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.game import PaxRenaissance
from signoria.games.pax.rules.agents import agents_of
from signoria.games.pax.vocabulary import CARD, CITY
from signoria.text import LANGUAGES, Texts

GAME = PaxRenaissance()
TEXTS = GAME.own_texts()
NAMES = {f"card-{row}": row for row in LAYOUTS[0].rows}
FILES = export(GAME, "My box", TEXTS, NAMES)
SOURCE = "source:github.com/FransBongers/bga-pax-renaissance"
# The digest of our values at a version of the rules: records of our own values do not name it. When a value of ours is
# corrected, ``rules_version`` goes up, and both change here.
OURS = (3, {"2e": "204978e92e49726a"})


def changed(sheet: str, row: str, old: str, new: str) -> dict[str, str]:
    """Our values with something else in one row of a sheet."""
    text = FILES[f"{sheet}.toml"]
    start = text.index(f"[{row}]") if f"[{row}]" in text else text.index(f"{row} = ")
    assert old in text[start:], (row, old)
    return {**FILES, f"{sheet}.toml": text[:start] + text[start:].replace(old, new, 1)}


def boxed(files: dict[str, str]) -> PaxRenaissance:
    return GAME.packed(load(files, find))


def test_our_values_come_back_from_an_export() -> None:
    pack = load(FILES, find)
    assert (pack.digest, pack.differences(GAME.own_sheets())) == (digest(GAME.own_sheets("2e")), [])
    assert '[pren001]  # pren001\nlocation = "the-west"\nagents = ["catholic-bishop"]\n' in FILES["cards.toml"]


def test_our_values_have_the_digest_that_belongs_to_this_version_of_the_rules() -> None:
    version, known = OURS
    assert (version, known) == (GAME.meta.rules_version, {name: digest(GAME.own_sheets(name)) for name in known})


def test_our_values_fit_together_in_every_edition() -> None:
    for edition in GAME.meta.editions:
        sheets = GAME.own_sheets(edition)
        GAME.check_sheets(sheets, edition)
        assert [finding for sheet in sheets.values() for finding in sheet.findings] == []


def test_every_value_says_where_it_is_known_from() -> None:
    sheets = GAME.own_sheets("2e")
    assert sheets["cards"].origin("pren001", "ops") == SOURCE
    assert sheets["cities"].origin("paris", "levy.islamic") == "source:github.com/diasor/fe-pax-ren"
    assert sheets["board"].origin("pawn", "value") == "rulebook"
    first = GAME.own_sheets("1e")
    assert first["cards"].origin("pren001", "ops") == RECONSTRUCTED
    assert [first["cards"].origin("pren029", "ops", place) for place in (0, 1)] == ["rulebook", RECONSTRUCTED]
    assert {first["empires"].origin(empire, "start") for empire in EMPIRES} == {"rulebook"}


def test_an_erratum_is_a_row_that_names_something_there_is() -> None:
    printed = GAME.own_sheets("2e")
    for name, row in EDITIONS.items():
        for erratum in row.errata:
            before, after = printed[erratum.sheet], GAME.own_sheets(name)[erratum.sheet]
            assert after.cells[erratum.row][erratum.column] == erratum.cell
            # What is known of an edition whose values are unknown may be the same.
            assert row.borrowed or before.cells[erratum.row][erratum.column] != erratum.cell
            assert after.origin(erratum.row, erratum.column) == erratum.origin


def test_a_game_with_a_pack_has_its_values_and_ours_keeps_its_own() -> None:
    card = CARD.find("pren023")
    game = boxed(changed("cards", "pren023", 'location = "the-west"', 'location = "aragon"\nprestige = ["law", "law"]'))
    mine, theirs = GAME.box("2e"), game.box("2e")
    assert (theirs.card_location[card], theirs.card_prestige[card][LAW]) == (ARAGON, 2)
    assert (mine.card_location[card], mine.card_prestige[card][LAW]) != (ARAGON, 2)
    facts = game.components("2e")["cards"]["pren023"]
    assert (facts["location"], facts["prestige"]) == ("aragon", ["law", "law"])
    said = [Texts("en", game).say(line["said"]) for line in facts["text"]]
    assert "Prestige: 2 × law." in said
    assert game.pack is not None
    assert game.pack.differences(GAME.own_sheets()) == [
        Difference("cards", "pren023", "location", -1, "the-west", "aragon", SOURCE, "owner"),
        Difference("cards", "pren023", "prestige", 0, None, "law", SOURCE, "owner"),
        Difference("cards", "pren023", "prestige", 1, None, "law", SOURCE, "owner"),
    ]


def test_the_rules_play_what_is_printed_in_the_pack() -> None:
    """The one row that is changed: agents, levies, florins, squares and pieces follow it."""
    files = changed("cards", "pren023", 'agents = ["catholic-knight"]', 'agents = ["islamic-rook", "islamic-rook"]')
    for sheet, row, old, new in (
        ("cities", "bordeaux", 'medieval = "catholic-knight"', 'medieval = "islamic-rook"'),
        ("empires", "france", "republic = {", 'king = { prestige = ["patron"] }\nrepublic = {'),
        ("board", "florins-1", "= 3", "= 9"),
        ("board", "pawn", "= 10", "= 7"),
    ):
        files[f"{sheet}.toml"] = (
            changed(sheet, row, old, new)[f"{sheet}.toml"]
            if sheet != "board"
            else (files["board.toml"].replace(f"{row} {old}", f"{row} {new}"))
        )
    game = boxed(files)
    state = game.start("2e", 2, game.options(banks=("fugger", "medici")), seeded("x"))
    assert agents_of(state, 0, CARD.find("pren023")) == (4, 4)
    assert state.box.levy[CITY.find("bordeaux")][3] == 4
    assert state.box.square_prestige[1][0][PATRON] == 1
    assert (state.florins[0], state.reserve[12]) == (9, 6)
    assert state.clone().box is state.box
    assert state.play_out(seeded("y")) > 20
    assert game.broken(state) == []
    assert game.restore(state.to_json()).box is state.box


def test_a_card_without_a_one_shot_offers_none() -> None:
    game = boxed(changed("cards", "pren033", 'one-shot = "peasant-revolt"\n', ""))
    given = {"hand": {"fugger": ["pren033"]}, "actions": 2}
    ours, theirs = GAME.position(given), game.position(given)
    assert theirs.box.card_one_shot[CARD.find("pren033")] == NO_ONE_SHOT
    play = next(option for option in ours.options() if GAME.vocabulary.words(option) == "play pren033")
    for state in (ours, theirs):
        state.choose(play)
    assert "trigger" in [GAME.vocabulary.words(option) for option in ours.options()]
    assert "trigger" not in [GAME.vocabulary.words(option) for option in theirs.options()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_can_be_called_as_it_is_printed(language: str) -> None:
    name = {"en": "Ottoman pope", "pl": "Papież osmański"}
    inline = f'name = {{ en = "{name["en"]}", pl = "{name["pl"]}" }}'
    game = boxed(changed("cards", "pren001", "location", f"{inline}\nlocation"))
    assert Texts(language, game).say(Phrase("card-pren001")) == name[language]


@pytest.mark.parametrize(
    ("sheet", "row", "old", "new", "sentence"),
    [
        ("cards", "pren001", '"the-west"', '"nowhere"', "“pren001” needs “location”."),
        ("cards", "pren001", '"behead", ', '"siege", ', "needs the op “behead” on the same card."),
        ("cards", "pren001", '"behead", ', '"inquisitor-catholic", ', "“inquisitor-catholic” is named twice"),
        ("cards", "pren001", 'one-shot = "crusade"', 'one-shot = "coronation"', "“pren001” is no queen"),
        ("cards", "pren001", 'one-shot = "crusade"', 'one-shot = "trade-shift"', "“pren001” needs “emporium”."),
        ("cards", "pren001", 'one-shot = "crusade"', 'one-shot = "apostasy"', "“pren001” needs two religions."),
        ("cards", "pren001", 'one-shot = "crusade"', 'suitors = ["france"]', "does nothing with “suitors”"),
        ("cards", "pren001", 'one-shot = "crusade"', 'emporium = "tana"', "does nothing with “emporium”"),
        ("cards", "pren001", '["behead-only', '["discard-for-peasant-revolt", "behead-only', "is no queen"),
        ("cards", "pren002", '["reformist", "catholic"]', '["reformist"]', "“pren002” needs two religions."),
        ("cards", "pren002", '["reformist", "catholic"]', '["islamic", "islamic"]', "“islamic” is named twice"),
        ("cards", "pren044", '"coronation"', '"jihad"', "“pren044” is a queen; her one-shot is “coronation”."),
        ("cards", "pren044", "suitors", 'agents = ["pawn"]\nsuitors', "“pren044” does nothing with “agents”"),
        ("cards", "comet3", "\n", '\nlocation = "france"\n', "“comet3” does nothing with “location”"),
        ("cards", "pren001", '"the-west"', '"the-west"\nprice = 3', "Unknown value “price”"),
        ("cards", "pren001", '"the-west"', '"the-moon"', "Unknown word “the-moon”; did you mean “the-"),
        ("cards", "pren020", 'location = "france"', 'location = "ottoman"', ""),
        ("empires", "france", 'start = "medieval"', 'start = "pagan"', "Unknown word “pagan”"),
        ("empires", "france", 'start = "medieval"\n', "", "“start” must be a word in quotation marks"),
        ("promos", "papal-states-islamic", "}", '}\nrepublic = { prestige = ["law"] }', "does nothing with “republic."),
        ("cities", "paris", 'islamic = "islamic-rook"', 'islamic = "none"', "“paris” needs “levy.islamic”."),
        ("cities", "paris", 'islamic = "islamic-rook"', 'islamic = "islamic-pirate"', "Unknown word “islamic-pirate”"),
        ("cities", "venice-2", "levy = { ", 'levy = { islamic = "islamic-rook", ', "does nothing with “levy.islamic”"),
        ("cities", "red-sea", "levy", 'start = "islamic-rook"\nlevy', "“red-sea” is out of play at the start"),
        ("emporia", "red-sea", "\n", "\nopen = 1\n", "One of these is open at the start, and only one: trebizond"),
        ("banks", "medici", "aragon-papal-states", "france-hre", "“france-hre” is already the border of “fugger”"),
        ("board", "islamic-knight", "= 7", "= 2", "“islamic-knight” must be at least 3"),
        ("board", "pawn", "= 10", "= 0", "“value” must be a whole number from 4 to 20."),
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


@pytest.mark.parametrize(
    ("edition", "row", "old", "new", "sentence"),
    [
        ("2e", "france", 'start = "medieval"', 'start = "medieval"\nother = "islamic"', "“france” has all four sides"),
        ("2e-living", "france", 'start = "medieval"', 'start = "medieval"\nother = "islamic"', "has all four sides"),
        ("1e", "france", 'other = "reformist"', 'other = "none"', "“france” has one other side; name it as “other”."),
        ("1e", "france", 'other = "reformist"\n', "", "“france” has one other side; name it as “other”."),
        ("1e", "france", 'other = "reformist"', 'other = "medieval"', "“medieval” is the first side of the map card"),
        ("1e", "france", 'other = "reformist"', 'other = "islamic"', ""),
    ],
)
def test_a_map_card_has_the_sides_of_its_edition(edition: str, row: str, old: str, new: str, sentence: str) -> None:
    files = export(GAME, "My box", GAME.own_texts(edition), NAMES, edition)
    start = files["empires.toml"].index(f"[{row}]")
    assert old in files["empires.toml"][start:]
    files["empires.toml"] = files["empires.toml"][:start] + files["empires.toml"][start:].replace(old, new, 1)
    findings = read_pack(files, find).findings
    told = [Texts("en", GAME).say_problem(finding.problem()) for finding in findings]
    assert all(Texts(language, GAME).say_problem(finding.problem()) for language in LANGUAGES for finding in findings)
    assert (len(told) == 1 and sentence in told[0]) if sentence else told == []


def test_records_of_our_values_do_not_name_them_and_those_of_a_pack_do() -> None:
    ours = record.write(Session(GAME, "2e", 2, GAME.options(), seeded("x")))
    assert "\ndata:" not in ours
    game = boxed(changed("board", "florins-1", "= 3", "= 9"))
    assert game.pack is not None
    theirs = record.write(Session(game, "2e", 2, game.options(), seeded("x")))
    assert f"\ndata: {game.pack.digest} My box\n" in theirs
    again = record.read(theirs, find, packs={game.pack.digest: game.pack})
    assert record.write(again) == theirs
    with pytest.raises(Problem) as caught:
        record.read(theirs, find)
    assert "My box" in Texts("en").say_problem(caught.value)


def test_a_pack_is_for_one_edition() -> None:
    """A cover names the edition whose values it has; another edition is refused in a sentence."""

    files = {"pack.toml": FILES["pack.toml"] + 'edition = "1e"\n'}
    files |= {f"{name}.toml": text for name, text in GAME.own_texts("1e").items()}
    pack = load(files, find)
    assert pack.edition == "1e"
    assert pack.differences(GAME.own_sheets("1e")) == []
    assert values(pack.sheets) == values(GAME.own_sheets("1e"))  # and each is known from the same place
    with pytest.raises(Problem) as caught:
        GAME.packed(pack).check("2e", 2)
    sentence = Texts("en").say_problem(caught.value)
    assert sentence == "The data pack “My box” has the values of the edition 1e; it cannot be played with 2e."
    told = read_pack({**FILES, "pack.toml": FILES["pack.toml"] + 'edition = "7e"\n'}, find).findings
    assert [Texts("en").say_problem(one.problem()) for one in told] == [
        "pack.toml, line 4: Unknown edition “7e”; did you mean “2e”?"
    ]


def test_packs_are_told_apart_by_what_they_change() -> None:
    words = ("aragon", "france", "hre", "the-east")
    packs = [load(changed("cards", "pren001", '"the-west"', f'"{word}"'), find) for word in words]
    assert len({pack.digest for pack in packs}) == len(words)
