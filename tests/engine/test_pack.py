"""Sheets and data packs: what can be corrected, what is said about mistakes, and what a hostile pack cannot do."""

from __future__ import annotations

import time

import pytest

from signoria.engine import record
from signoria.engine.pack import Difference, Pack, export, load, read_pack, with_files
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.engine.sheet import MOST_CHARACTERS, MOST_FINDINGS, read_sheet
from signoria.text import LANGUAGES, Texts
from tests.engine.boxed import FILES, OURS, PURSES, QUAY, SHEETS, STALLS, TEXTS, find
from tests.sample.game import GAME as PLAIN
from tests.sample.game import SampleOptions

ENGLISH = Texts("en", QUAY)


def pack(**files: str) -> Pack:
    """The pack of the tests with other files, by the name of their sheet."""
    return load({**FILES, **{f"{name}.toml": text for name, text in files.items()}}, find)


def said(files: dict[str, str]) -> list[str]:
    """Everything that is wrong with some files; it can be said in every language."""
    findings = read_pack(files, find).findings
    for language in LANGUAGES:
        assert all(Texts(language, QUAY).say_problem(finding.problem()) for finding in findings)
    return [ENGLISH.say_problem(finding.problem()) for finding in findings]


def stalls(old: str, new: str) -> list[str]:
    """What is said when something else stands in one of the sheets."""
    assert old in TEXTS["stalls"]
    return said({**FILES, "stalls.toml": TEXTS["stalls"].replace(old, new, 1)})


def test_a_sheet_has_a_cell_for_every_row_and_column() -> None:
    sheet = SHEETS["stalls"]
    assert sheet.findings == []
    assert sheet.number("salt-1", "cost") == 2
    assert (sheet.number("salt-1", "gives.salt"), sheet.number("salt-1", "gives.cloth")) == (1, 0)
    assert sheet.number("cloth-1", "gives.cloth") == 2
    assert sheet.numbers("salt-1", "prices") == (1, 2, 4)


def test_every_value_has_the_origin_that_is_said_closest_to_it() -> None:
    sheet = SHEETS["stalls"]
    assert [sheet.origin("salt-1", "prices", place) for place in range(3)] == [
        "reconstructed",
        "reconstructed",
        "rulebook",
    ]
    assert sheet.origin("salt-1", "cost") == "rulebook"
    assert sheet.origin("salt-1", "gives.salt") == "reconstructed"
    assert sheet.origin("cloth-1", "gives.cloth") == "rulebook"
    assert sheet.origin("cloth-1", "cost") == "source:https://example.org/quay"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("cost = 2", "cost = 99", "stalls.toml, line 5: “cost” must be a whole number from 1 to 9."),
        ("cost = 2", 'cost = "2"', "stalls.toml, line 5: “cost” must be a whole number from 1 to 9."),
        ("cost = 2", "cost = true", "stalls.toml, line 5: “cost” must be a whole number from 1 to 9."),
        ("cost = 2", "cost = 2.0", "stalls.toml, line 5: “cost” must be a whole number from 1 to 9."),
        ("cost = 2", "", "stalls.toml, line 4: “cost” must be a whole number from 1 to 9."),
        ("cost = 2", "cots = 2\ncost = 2", "stalls.toml, line 5: Unknown value “cots”; did you mean “cost”?"),
        ("[1, 2, 4]", "[1]", "stalls.toml, line 7: “prices” must be a list of whole numbers, 2 to 4 of them."),
        (
            "[1, 2, 4]",
            "[1, 2, 4, 8, 9]",
            "stalls.toml, line 7: “prices” must be a list of whole numbers, 2 to 4 of them.",
        ),
        ("[1, 2, 4]", "[1,\n  2,\n  -4]", "stalls.toml, line 9: “prices” must be a whole number from 0 to 20."),
        ("[1, 2, 4]", "3", "stalls.toml, line 7: “prices” must be a list of whole numbers, 2 to 4 of them."),
        ("[cloth-1]", "[cloth-2]", "stalls.toml, line 10: Unknown row “cloth-2”; did you mean “cloth-1”?"),
        ('cost = "rulebook"', 'cost = "me"', "“from” says where a value is known from: rulebook, reconstructed, owner"),
        ('cost = "rulebook"', 'coast = "rulebook"', "line 8: Unknown value “coast”; did you mean “cost”?"),
        ("2 = ", "9 = ", "line 8: Unknown value “prices.9”; did you mean “prices”?"),
        ("cost = 2", "cost = 2\ncost = 3", "stalls.toml, line 6: This is here a second time."),
        ("cost = 2", "cost = ", "stalls.toml, line 5: This is not TOML"),
        ("cost = 2", 'cost = 2\nname = "Salt"', "stalls.toml, line 6: A name has letters, digits"),
        ("cost = 2", "cost = 2\nname.en = 5", "stalls.toml, line 6: A name has letters, digits"),
        ("cost = 2", 'cost = 2\nname.xy = "Salz"', "stalls.toml, line 6: Unknown language “xy”; known: en, pl."),
    ],
)
def test_a_mistake_is_told_with_file_and_line_and_what_would_be_right(old: str, new: str, sentence: str) -> None:
    assert sentence in stalls(old, new)[0]


def test_every_mistake_is_told() -> None:
    wrong = TEXTS["stalls"].replace("cost = 2", "cost = 0").replace("cost = 3", "cost = 10")
    told = said({**FILES, "stalls.toml": wrong, "purses.toml": "[lean]\nflorins = 70\n[full]\nflorins = 4\n"})
    assert [sentence.partition(":")[0] for sentence in told] == [
        "purses.toml, line 2",
        "stalls.toml, line 5",
        "stalls.toml, line 11",
    ]


def test_what_does_not_fit_together_is_told_by_the_game() -> None:
    told = said({**FILES, "purses.toml": TEXTS["purses"].replace("= 4", "= 1")})
    assert [sentence.partition(":")[0] for sentence in told] == ["purses.toml, line 7"]


@pytest.mark.parametrize(
    ("cover", "sentence"),
    [
        (None, "pack.toml, line 1: The file pack.toml is missing"),
        ('title = "A"\n', "Unknown game “”"),
        ('game = "pax"\ntitle = "A"\n', "pack.toml, line 1: Unknown game “pax”"),
        ('game = "sample"\n', "“title” says what the pack is called"),
        ('game = "sample"\ntitle = "\\u001b[31m"\n', "line 2: “title” says what the pack is called"),
        ('game = "sample"\ntitle = "A"\nrun = "x.py"\n', "line 3: Unknown key “run”"),
        ('game = "sample"\ntitle = "A"\nchanged = "guess"\n', "line 3: “changed” says where changed values"),
        ('game = "sample\n', "pack.toml, line 1: This is not TOML"),
        ("game = 1" * 100, "pack.toml, line 1: The file has more than"),
    ],
)
def test_a_cover_that_is_wrong(cover: str | None, sentence: str) -> None:
    files = {name: text for name, text in FILES.items() if name != "pack.toml"}
    assert sentence in said(files if cover is None else {**files, "pack.toml": cover})[0]


def test_a_pack_has_all_files_of_its_game_and_no_others() -> None:
    files = {name: text for name, text in FILES.items() if name != "stalls.toml"}
    assert said({**files, "stals.toml": ""}) == [
        "stals.toml, line 1: Unknown file “stals.toml”; did you mean “stalls.toml”?",
        "stalls.toml, line 1: The file stalls.toml is missing; a data pack has all files of its game.",
    ]


def test_our_own_values_come_back_from_an_export_unchanged() -> None:
    files = export(QUAY, "As it is", TEXTS, {"card-salt-1": "Salt", "card-cloth-1": "Cloth"})
    assert "[salt-1]  # Salt\n" in files["stalls.toml"]
    again = load(files, find)
    assert (again.title, again.digest, again.differences(SHEETS)) == ("As it is", OURS.digest, [])


def test_a_pack_tells_how_it_differs_from_ours() -> None:
    stall = TEXTS["stalls"].replace("[1, 2, 4]", "[1, 3, 4, 9]").replace("cost = 3", 'cost = 3\nname.en = "Linen"')
    found = pack(stalls=stall).differences(SHEETS)
    assert found == [
        Difference("purses", "lean", "florins", -1, 2, 3, "rulebook", "owner"),
        Difference("stalls", "salt-1", "prices", 1, 2, 3, "reconstructed", "owner"),
        Difference("stalls", "salt-1", "prices", 3, None, 9, "reconstructed", "owner"),
        Difference("stalls", "cloth-1", "name.en", -1, None, "Linen", "", "owner"),
    ]


def test_changed_values_may_be_known_from_somewhere_else() -> None:
    cover = 'game = "sample"\ntitle = "Tuned"\nchanged = "reconstructed"\n'
    assert pack(pack=cover).sheets["purses"].origin("lean", "florins") == "reconstructed"
    said_so = TEXTS["purses"].replace("florins = 2", 'florins = 3\nfrom = "source:a friend"')
    assert pack(purses=said_so).sheets["purses"].origin("lean", "florins") == "source:a friend"
    assert pack().sheets["purses"].origin("full", "florins") == "rulebook"


def test_a_name_from_a_pack_is_said_in_its_language_and_ours_in_the_other() -> None:
    stall = TEXTS["stalls"].replace("cost = 2", 'cost = 2\nname = { en = "Sea salt" }')
    game = QUAY.packed(pack(stalls=stall))
    assert Texts("en", game).say(Phrase("card-salt-1")) == "Sea salt"
    assert Texts("pl", game).say(Phrase("card-salt-1")) == Texts("pl", QUAY).say(Phrase("card-salt-1"))
    assert Texts("en", game).say(Phrase("option-sell", {"thing": Phrase("card-salt-1")})).count("Sea salt") == 1


def test_names_and_origins_do_not_change_a_game_and_values_do() -> None:
    stall = TEXTS["stalls"].replace("cost = 2", 'cost = 2\nname.en = "Sea salt"')
    assert pack(stalls=stall).digest == pack().digest != OURS.digest
    assert pack(stalls=TEXTS["stalls"].replace("[2, 3]", "[2, 4]")).digest != pack().digest


def test_a_game_without_sheets_has_no_packs() -> None:
    with pytest.raises(Problem) as caught:
        load(FILES, lambda _: PLAIN)
    assert "has no values" in Texts("en").say_problem(caught.value)
    with pytest.raises(Problem):
        PLAIN.packed(pack())
    assert with_files(PLAIN, {}) is PLAIN


class TestRecords:
    """A record names its values, and is played again with them or not at all."""

    def played(self) -> str:
        session = Session(with_files(QUAY, FILES), "short", 2, SampleOptions(), seeded("x"))
        decision = session.decision(0)
        assert decision is not None
        session.choose(decision.offers[0].option, 0)
        return record.write(session)

    def test_a_record_carries_the_digest_and_the_title(self) -> None:
        assert f"\ndata: {pack().digest} Rich quay\nseat: " in self.played()
        ours = record.write(Session(QUAY, "short", 2, SampleOptions(), seeded("x")))
        assert f"\ndata: {OURS.digest}\nseat: " in ours
        assert "data:" not in record.write(Session(PLAIN, "short", 2, SampleOptions(), seeded("x")))

    def test_with_the_pack_it_is_played_again(self) -> None:
        text = self.played()
        again = record.read(text, find, packs={pack().digest: pack()})
        assert record.write(again) == text
        assert again.game.pack is not None
        assert again.game.pack.title == "Rich quay"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_without_the_pack_it_says_which_is_missing(self, language: str) -> None:
        with pytest.raises(Problem) as caught:
            record.read(self.played(), find)
        sentence = Texts(language).say_problem(caught.value)
        assert "Rich quay" in sentence
        assert pack().digest in sentence

    def test_values_of_ours_that_have_changed_since(self) -> None:
        text = record.write(Session(QUAY, "short", 2, SampleOptions(), seeded("x")))
        with pytest.raises(Problem) as caught:
            record.read(text.replace(f"data: {OURS.digest}", "data: 0123456789abcdef"), find)
        assert "have changed since (0123456789abcdef)" in Texts("en").say_problem(caught.value)

    def test_a_record_that_does_not_name_its_values(self) -> None:
        text = record.write(Session(QUAY, "short", 2, SampleOptions(), seeded("x")))
        with pytest.raises(Problem) as caught:
            record.read(text.replace(f"data: {OURS.digest}\n", ""), find)
        assert "does not say with which values" in Texts("en").say_problem(caught.value)


class TestHostile:
    """A pack can neither run code nor take more than its share of time, space or attention."""

    @pytest.mark.parametrize(
        "text",
        [
            "a" * (MOST_CHARACTERS + 1),
            "a." * 25_000 + "a = 1",
            "x = " + "[" * 30_000,
            "x = " + "{ a = " * 5_000 + "1" + " }" * 5_000,
            "\n".join("a." * 190 + f"b{line} = 1" for line in range(150)),
            "\n".join("x = " + "[" * 390 for _ in range(150)),
            "\n".join(f"r{number} = 1" for number in range(8_000)),
            "[lean]\n" + "\n".join(f"c{number} = 1" for number in range(7_000)),
            "[lean]\nfrom = { " + ", ".join(f'c{number} = "owner"' for number in range(20)) + " }",
            "[lean]\nflorins = " + "9" * 390,
            "[lean]\nflorins = 0x" + "f" * 300,
            "[lean]\nflorins = nan\n[full]\nflorins = 1979-05-27",
            "lean = \"__import__('os').system('true')\"",
            "[lean]\nflorins = -1\n[full]\nflorins = 9223372036854775808",
            '"\\u001b[2J" = 1\n"\\u202e" = 2',
            "[__proto__]\nflorins = 1\n[__class__]\nflorins = 1",
            "\x00",
            "\ud800",
        ],
    )
    def test_it_is_refused_quickly_and_in_few_plain_words(self, text: str) -> None:
        began = time.perf_counter()
        sheet = read_sheet(PURSES, text)
        assert time.perf_counter() - began < 5
        assert 1 <= len(sheet.findings) <= MOST_FINDINGS + len(PURSES.rows) + 1
        for finding in sheet.findings:
            sentence = ENGLISH.say_problem(finding.problem())
            assert sentence.isprintable()
            assert len(sentence) < 400
        assert all(0 <= sheet.number(row, "florins") <= 9 for row in PURSES.rows)

    @pytest.mark.parametrize(
        "name", ["{ $x }", "<b>", "a\\u0000", "\\u202egnp", "a" * 41, "", " ", "a\\nb", '{\\"', "http://x.y/z", "_"]
    )
    def test_a_name_is_only_a_name(self, name: str) -> None:
        sheet = read_sheet(STALLS, TEXTS["stalls"].replace("cost = 2", f'cost = 2\nname.en = "{name}"'))
        assert [finding.phrase.key for finding in sheet.findings] == ["problem-sheet-name-wrong"]
        assert sheet.names == {}

    def test_a_source_is_only_a_short_text(self) -> None:
        for source in ("source:\\u001b[0m", "source:" + "x" * 250, "sauce:x"):
            sheet = read_sheet(STALLS, TEXTS["stalls"].replace('cost = "rulebook"', f'cost = "{source}"'))
            assert [finding.phrase.key for finding in sheet.findings] == ["problem-sheet-origin-wrong"]

    def test_files_that_are_not_of_the_game_are_never_read(self) -> None:
        told = said({**FILES, "../evil.toml": "x", "run.py.toml": "import os"})
        assert len(told) == 2
        assert all("Unknown file" in sentence for sentence in told)
