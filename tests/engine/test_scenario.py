"""Scenarios: what is read, what is refused and where, what is found wrong, and positions written down."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.scenario import Result, after, check_paragraphs, export, load, run
from signoria.engine.vocabulary import unknown
from signoria.resources import rule_index
from signoria.text import LANGUAGES, Texts, voice
from tests.sample.game import GAME, SampleOptions

HEAD = """\
title = "A duel"
proves = ["Q6"]
game = "sample"
edition = "short"
"""

GIVEN = """\
[given]
turn = "red"
purse = { red = 2, white = 3 }
chest = { red = 9 }
hand = { red = ["bravo-5", "salt-1"], white = ["bravo-1", "cloth-1"] }
"""

DUEL = (
    HEAD
    + GIVEN
    + """\
[[when]]
choose = ["attack bravo-5"]
by = "red"
[[when]]
choose = "stand"
by = "white"
chance = ["roll 4"]
then = { asked = "red", events = ["rolled 4", "won red"] }
[[when]]
choose = "seize-card"
chance = ["theft cloth-1"]
"""
)

WHOLE = (
    DUEL
    + """\
[then]
asked = "red"
purse = { red = 2, white = 3 }
hand.red = { has = ["cloth-1"], lacks = ["bravo-5"], count = 2 }
hand.white = ["bravo-1"]
offered = ["sell cloth-1", "stow 2"]
refused = { "sell bravo-5" = "Q2", "stow 3" = "Q5", "seize-card" = "not-asked" }
events = ["attacked red white bravo-5", "won red white", "seized-card"]
"""
)


def find(name: str) -> Game:
    if name != GAME.meta.id:
        raise unknown("game", name, (GAME.meta.id,))
    return GAME


def result(text: str) -> Result:
    scenario = load(text, find)
    check_paragraphs(scenario, rule_index(GAME))
    return run(scenario, voice(GAME))


def told(text: str) -> list[str]:
    """What a scenario finds wrong, in words."""
    texts = Texts("en", GAME)
    return [f"{failure.line}: {texts.say(failure.phrase)}" for failure in result(text).failures]


def refused(text: str) -> str:
    """What is said of a scenario that cannot be used."""
    with pytest.raises(Problem) as caught:
        result(text)
    for language in LANGUAGES:
        assert Texts(language, GAME).say_problem(caught.value)
    return Texts("en", GAME).say_problem(caught.value)


def then(expectations: str) -> str:
    return f"{HEAD}{GIVEN}[then]\n{expectations}\n"


THEN_LINE = HEAD.count("\n") + GIVEN.count("\n") + 2


def test_a_scenario_that_holds() -> None:
    scenario = load(WHOLE, find)
    assert scenario.title == "A duel"
    assert scenario.proves == ("Q6",)
    assert run(scenario) == Result(())
    assert run(scenario).ok, "running a scenario leaves it as it was"


@pytest.mark.parametrize(
    ("expectation", "failures"),
    [
        ("purse.red = 3", ["purse.red: expected 3, found 2."]),
        ("purse.red = true", ["purse.red: expected true, found 2."]),
        ("purse = { red = 3, white = 4 }", ["purse.red: expected 3, found 2.", "purse.white: expected 4, found 3."]),
        ("purse.blue = 1", ["purse.blue: expected 1, found —."]),
        ("purse.blue = 0", []),
        ("seen.bravo-1 = []", []),
        ('turn = "white"', ['turn: expected "white", found "red".']),
        ('pile = ["salt-1"]', ['pile: expected ["salt-1"], found [].']),
        ('hand.red = ["bravo-5", "salt-1"]', []),
        ('hand.red = ["salt-1", "bravo-5"]', []),
        (
            'hand.red = ["salt-1", "salt-1", "bravo-5"]',
            ['hand.red: expected ["salt-1", "salt-1", "bravo-5"], found ["salt-1", "bravo-5"].'],
        ),
        ('said = "2 actions left"', []),
        ('said = "YOUR turn"', []),
        ('said = ["your turn", "3 actions"]', ["“3 actions” is not said; what is said: Your turn: 2 actions left."]),
        ('said = { en = "your turn", pl = "twoja" }', []),
        ('said.pl = "your"', ["“your” is not said; what is said: Twoja tura, zostały 2 akcje."]),
        ('said."sell bravo-5" = "only goods"', []),
        ('said."sell bravo-5".pl = "towary"', []),
        (
            'said."sell bravo-5" = "a king"',
            ["“a king” is not said; what is said: Only goods are sold; bravo V (strength 3) is not."],
        ),
        ('said.draw = "nothing"', ["“draw” is offered."]),
        ("sees.red.seats.white.hidden = 2", []),
        ("sees.white.seats.white = { hidden = 0, cards = ['bravo-1', 'cloth-1'] }", []),
        ("sees.spectator.seats.red.hidden = 2", []),
        ("sees.spectator.seats = { count = 2 }", []),
        ("sees.red.seats.white = { purse = 9 }", ["sees.red.seats.white.purse: expected 9, found 3."]),
        ("sees.red.round = 2", ["sees.red.round: expected 2, found 1."]),
        ('hand.red = { has = ["salt-2"] }', ['hand.red: "salt-2" is missing from ["salt-1", "bravo-5"].']),
        ('hand.red = { lacks = ["salt-1"] }', ['hand.red: "salt-1" is among ["salt-1", "bravo-5"].']),
        ("hand.red = { count = 5 }", ["hand.red.count: expected 5, found 2."]),
        (
            'hand = "none"',
            ['hand: expected "none", found { red = ["salt-1", "bravo-5"], white = ["cloth-1", "bravo-1"] }.'],
        ),
        ('asked = "white"', ["Asked should be: white. Asked now: red."]),
        (
            'offered = ["sell salt-2"]',
            ["“sell salt-2” is not offered (Q2): You do not hold salt II."],
        ),
        (
            'offered = ["stand"]',
            ["“stand” is not offered (—): This is not what is asked now. Now: Your turn: 2 actions left."],
        ),
        (
            'only = ["draw", "sell salt-1", "stow 1", "stow 2"]',
            ["“rest” is offered as well.", "“attack bravo-5” is offered as well."],
        ),
        ('refused = { "draw" = "Q3a" }', ["“draw” is offered."]),
        (
            'refused = { "sell bravo-5" = "Q2" }',
            ["“sell bravo-5” is refused by Q4, not by Q2: Only goods are sold; bravo V (strength 3) is not."],
        ),
        ('refused = { "sell bravo-5" = "Q4" }', []),
        (
            'refused = { "sell bravo-5" = "Q7" }',
            ["“sell bravo-5” is refused by Q4, not by Q7: Only goods are sold; bravo V (strength 3) is not."],
        ),
        ('events = ["rolled 4"]', ["“rolled 4” did not happen; what happened: —."]),
        ("outcome = { kind = 'corner' }", ["The game is not over."]),
    ],
)
def test_an_expectation_that_is_not_met(expectation: str, failures: list[str]) -> None:
    assert told(then(expectation)) == [f"{THEN_LINE}: {failure}" for failure in failures]


@pytest.mark.parametrize(("rule", "holds"), [("Q3b", True), ("Q3", True), ("Q3a", False), ("Q2", False)])
def test_a_paragraph_covers_those_below_it(rule: str, holds: bool) -> None:
    full = GIVEN.replace('"salt-1"', '"salt-1", "salt-2", "salt-3", "salt-4"')
    assert result(f'{HEAD}{full}[then]\nrefused = {{ draw = "{rule}" }}\n').ok == holds


def test_events_come_in_order() -> None:
    swapped = DUEL.replace('["rolled 4", "won red"]', '["won red", "rolled 4"]')
    assert told(swapped) == ["17: “rolled 4” did not happen; what happened: —."]


def test_an_event_of_a_forced_choice_names_the_option() -> None:
    assert told(DUEL + '[then]\nevents = ["forced red at white", "attacked red white"]\n') == []


def test_the_outcome_is_compared() -> None:
    end = then('outcome = { kind = "season", winners = ["white"], scores = { red = 1 } }').replace(
        "[then]", '[[when]]\nchoose = ["sell salt-1", "rest"]\n[then]'
    )
    assert told(end) == [
        f'{THEN_LINE + 2}: then.outcome.kind: expected "season", found "fortune".',
        f'{THEN_LINE + 2}: then.outcome.winners: expected ["white"], found ["red"].',
        f"{THEN_LINE + 2}: then.outcome.scores: expected {{ red = 1 }}, found {{ red = 12 }}.",
    ]
    right = end.replace("season", "fortune").replace('["white"]', '["red"]').replace("red = 1 ", "red = 12 ")
    assert told(right) == []


def test_a_game_that_is_over_asks_nobody() -> None:
    end = then('asked = "red"\nturn = "red"\nrefused = { draw = "game-over" }').replace(
        "[then]", '[[when]]\nchoose = ["sell salt-1", "rest"]\n[then]'
    )
    assert told(end) == [
        f'{THEN_LINE + 3}: turn: expected "red", found —.',
        f"{THEN_LINE + 2}: The game is over.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "failure"),
    [
        ('"stand"', '"yield"', None),
        ('by = "white"', 'by = "red"', "15: Asked should be: red. Asked now: white."),
        (
            '"stand"',
            '"resist bravo-2"',
            "14: “resist bravo-2” cannot be chosen (Q2): You do not hold bravo II (strength 1).",
        ),
        ("roll 4", "theft salt-1", "16: “theft salt-1” was prescribed, but the game asks for “roll”."),
        ("theft cloth-1", "theft salt-1", "20: “theft salt-1” cannot come up here."),
        ('"roll 4"]', '"roll 4", "roll 5"]', "16: This was prescribed, but the game never asked for it: roll 5."),
        ("roll 4", "roll 6", "17: “rolled 4” did not happen; what happened: rolled 6."),
    ],
)
def test_a_choice_that_goes_wrong_ends_the_scenario(old: str, new: str, failure: str | None) -> None:
    assert old in DUEL
    found = told(DUEL.replace(old, new, 1))
    if failure is None:
        assert found == ["16: This was prescribed, but the game never asked for it: roll 4."]
    else:
        assert failure in found


def test_a_decision_that_was_taken_by_itself_may_be_written_down() -> None:
    written = DUEL.replace('["attack bravo-5"]', '["attack bravo-5", "at white"]')
    assert told(written) == []
    alone = DUEL.replace('by = "red"\n', 'by = "red"\n[[when]]\nchoose = "at white"\nby = "red"\n', 1)
    assert told(alone) == []


def test_a_decision_of_another_seat_is_not_the_one_that_was_taken_by_itself() -> None:
    alone = DUEL.replace('by = "red"\n', 'by = "red"\n[[when]]\nchoose = "at white"\nby = "white"\n', 1)
    assert told(alone) == ["15: Asked should be: white. Asked now: red."]


def test_what_was_taken_by_itself_is_written_down_once_and_in_time() -> None:
    twice = DUEL.replace('["attack bravo-5"]', '["attack bravo-5", "at white", "at white"]')
    [failure] = told(twice)
    assert failure.startswith("11: “at white” cannot be chosen")
    late = DUEL.replace('choose = "seize-card"', 'choose = ["seize-card", "at white"]')
    assert any("“at white” cannot be chosen" in failure for failure in told(late))


def test_what_a_position_brings_by_itself_may_be_written_down() -> None:
    given = GIVEN.replace("[given]\n", '[given]\nquay = ["bravo-5"]\nduring = ["target red bravo-5"]\n')
    given = given.replace('"bravo-5", "salt-1"', '"salt-1"').replace("turn =", "actions = 1\nturn =")
    text = HEAD + given + '[[when]]\nchoose = ["at white", "stand"]\nthen = { events = ["rolled"] }\n'
    assert told(text) == []


def test_the_position_in_the_middle_of_a_scenario() -> None:
    scenario = load(WHOLE, find)
    assert after(scenario, 0).digest() == scenario.start.digest()
    assert after(scenario, 1).decider() == 1
    assert GAME.describe(after(scenario, 3))["hand"]["red"] == ["salt-1", "cloth-1"]
    assert after(load(WHOLE.replace('["attack bravo-5"]', '["attack bravo-5", "at white"]'), find), 2).decider() == 1
    for number in (-1, 4):
        with pytest.raises(Problem) as caught:
            after(scenario, number)
        assert caught.value.phrase.key == "no-such-number"


def test_a_scenario_that_stops_has_no_position_after_that() -> None:
    scenario = load(WHOLE.replace('choose = "stand"', 'choose = "rest"'), find)
    assert after(scenario, 1).decider() == 1
    with pytest.raises(Problem) as caught:
        after(scenario, 2)
    assert Texts("en", GAME).say_problem(caught.value).startswith("Line 14: “rest” cannot be chosen")


def test_a_scenario_that_is_about_words_needs_somebody_to_say_them() -> None:
    with pytest.raises(ValueError, match="a way to say it"):
        run(load(then('said = "turn"'), find))


def test_chance_may_be_given_for_all_choices_at_once() -> None:
    whens = DUEL.replace('chance = ["roll 4"]\n', "").replace('chance = ["theft cloth-1"]\n', "")
    given = whens.replace("[given]\n", '[given]\nchance = ["roll 4", "theft cloth-1"]\n')
    assert told(given) == []
    longer = given.replace('"theft cloth-1"]', '"theft cloth-1", "draw salt-3"]')
    assert told(longer) == ["6: This was prescribed, but the game never asked for it: draw salt-3."]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "A duel"', "title = 3", "Line 1: “title” needs a text in quotes."),
        ('proves = ["Q6"]', 'proves = "Q6"', "Line 2: “proves” needs a list of texts in quotes."),
        ("proves", "prove", "Line 2: Unknown key “prove”; did you mean “proves”?"),
        ('"sample"', '"simple"', "Line 3: Unknown game “simple”; did you mean “sample”?"),
        ('"short"', '"shorter"', "Line 4: Unknown edition “shorter”; did you mean “short”?"),
        ("[given]", '[given]\nedition = "long"', "Line 6: The edition stands at the top of the file, beside the game."),
        ("[given]", '[given]\nchance = ["rol 4"]', "Line 6: Unknown kind of chance “rol”; did you mean “roll”?"),
        ("turn =", "trun =", "Line 6: Unknown key “trun”; did you mean “turn”?"),
        ('"salt-1"]', '"slat-1"]', "Line 9: Unknown card “slat-1”; did you mean “salt-1”?"),
        ("chest = { red = 9 }", "chest = 9", "Line 8: “chest” needs a table."),
        ("red = 9", "red = -9", "Line 8: A number is needed instead of “-9”."),
        ("choose =", "chose =", "Line 11: Unknown key “chose”; did you mean “choose”?"),
        ('choose = ["attack bravo-5"]', "", "Line 10: “choose” needs a text in quotes."),
        ("attack bravo-5", "atack bravo-5", "Line 11: Unknown verb “atack”; did you mean “attack”?"),
        ("attack bravo-5", "attack brave-5", "Line 11: Unknown card “brave-5”; did you mean “bravo-5”?"),
        ('by = "white"', 'by = "whit"', "Line 15: Unknown seat “whit”; did you mean “white”?"),
        ('"roll 4"', '"roll 7"', "Line 16: Unknown face of the die “7”; known: 1, 2, 3, 4, 5, 6."),
        ("[[when]]", "[when]", "Line 13: This is here a second time."),
        ("then =", "than =", "Line 17: Unknown key “than”; did you mean “then”?"),
        ("then = { ", "then = { purs = 1, ", "Line 17: Unknown key “purs”; did you mean “purse”?"),
        ("then = { ", "then = { purse.rde = 1, ", "Line 17: Unknown key “rde”; did you mean “red”?"),
        ("then = { ", 'then = { turn = "whitte", ', "Line 17: Unknown word “whitte”; did you mean “white”?"),
        (
            "then = { ",
            'then = { hand.red = { lacks = ["slat-1"] }, ',
            "Line 17: Unknown word “slat-1”; did you mean “salt-1”?",
        ),
        ("then = { ", "then = { hand.red = { has = 1 }, ", "Line 17: “has” needs a list."),
        ("then = { ", "then = { hand.red = { hat = 1 }, ", "Line 17: Unknown key “hat”; did you mean “has”?"),
        ('asked = "red"', 'asked = "rde"', "Line 17: Unknown seat “rde”; did you mean “red”?"),
        ("rolled 4", "roled 4", "Line 17: Unknown event “roled”; did you mean “rolled”?"),
        ("rolled 4", "rolled four", "Line 17: A number is needed instead of “four”."),
        ("rolled 4", "rolled 4 5", "Line 17: The event “rolled” ends before “5”."),
        ("won red", "won rad", "Line 17: Unknown seat “rad”; did you mean “red”?"),
        ("rolled 4", "forced red atack", "Line 17: Unknown verb “atack”; did you mean “attack”?"),
        ("rolled 4", "sold red slat-1", "Line 17: Unknown card “slat-1”; did you mean “salt-1”?"),
        (
            "then = { ",
            'then = { refused = { draw = "Q33" }, ',
            "Line 17: Unknown reason of a refusal “Q33”; did you mean “Q3”?",
        ),
        (
            "then = { ",
            'then = { refused = { draw = "not-askd" }, ',
            "Line 17: Unknown reason of a refusal “not-askd”; did you mean “not-asked”?",
        ),
        ('proves = ["Q6"]', 'proves = ["Q66"]', "Line 2: Unknown paragraph “Q66”; did you mean “Q6”?"),
        (
            "then = { ",
            "then = { said = 3, ",
            "Line 17: “said” needs a part of a sentence in quotes, or a list of such parts.",
        ),
        (
            "then = { ",
            "then = { said = '', ",
            "Line 17: “said” needs a part of a sentence in quotes, or a list of such parts.",
        ),
        (
            "then = { ",
            "then = { said.pl = {}, ",
            "Line 17: “pl” needs a part of a sentence in quotes, or a list of such parts.",
        ),
        ("then = { ", "then = { said.drew = 'x', ", "Line 17: Unknown verb “drew”; did you mean “draw”?"),
        ("then = { ", "then = { said.draw.de = 'x', ", "Line 17: Unknown language “de”; did you mean “en”?"),
        ("then = { ", "then = { sees = 1, ", "Line 17: “sees” needs a table."),
        ("then = { ", "then = { sees.rde = {}, ", "Line 17: Unknown seat “rde”; did you mean “red”?"),
        ("then = { ", "then = { sees.red = 1, ", "Line 17: “red” needs a table."),
        ("then = { ", "then = { sees.red.rund = 1, ", "Line 17: Unknown key “rund”; did you mean “round”?"),
        ("then = { ", "then = { sees.red.seats.wite = 1, ", "Line 17: Unknown key “wite”; did you mean “white”?"),
        ("then = { ", "then = { sees.red.seats.white.purs = 1, ", "Line 17: Unknown key “purs”; did you mean “purse”?"),
        ("then = { ", 'then = { refused = { drew = "Q3a" }, ', "Line 17: Unknown verb “drew”; did you mean “draw”?"),
        ("then = { ", "then = { refused = [], ", "Line 17: “refused” needs a table."),
        (
            "then = { ",
            "then = { outcome = { kind = 'cornr' }, ",
            "Line 17: Unknown way to end “cornr”; did you mean “corner”?",
        ),
        ("then = { ", "then = { outcome.winners = ['rde'], ", "Line 17: Unknown seat “rde”; did you mean “red”?"),
        ("then = { ", "then = { outcome.scores = { rde = 1 }, ", "Line 17: Unknown seat “rde”; did you mean “red”?"),
        (
            'then = { asked = "red", events = ["rolled 4", "won red"] }',
            "",
            "Line 1: Nothing is expected here; say in “then” what must hold.",
        ),
        (
            'then = { asked = "red", events = ["rolled 4", "won red"] }',
            "then = {}",
            "Line 17: Nothing is expected here; say in “then” what must hold.",
        ),
    ],
)
def test_what_nobody_can_understand_has_a_line(old: str, new: str, said: str) -> None:
    assert old in DUEL
    assert refused(DUEL.replace(old, new, 1)) == said


NEW = (
    HEAD
    + """\
[start]
seats = 3
options = { purse = 'full' }
chance = ["draw salt-1", "draw salt-2"]
[then]
purse = { red = 4, white = 4, blue = 4 }
"""
)


def test_a_new_game_is_started_as_agreed() -> None:
    assert told(NEW) == []
    assert told(NEW.replace("'full'", "'lean'")) == [
        f"10: purse.{seat}: expected 4, found 2." for seat in ("red", "white", "blue")
    ]
    longer = NEW.replace('"draw salt-2"]', '"draw salt-2", ' + ", ".join(['"roll 1"'] * 2) + "]")
    assert refused(longer) == "Line 8: A result of chance of kind draw is needed here, not one of kind roll."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats = 3", "seats = 9", "Line 6: This game is for 2 to 4 seats, not for 9."),
        ("seats = 3", "seats = 'many'", "Line 6: “many” is not a number of seats."),
        ("seats", "seat", "Line 6: Unknown key “seat”; did you mean “seats”?"),
        ("purse = 'full'", "purses = 'full'", "Line 7: Unknown key “purses”; did you mean “purse”?"),
        ("purse = 'full'", "purse = 4", "Line 7: “4” is not a value of the option “purse”."),
        (
            "[start]",
            GIVEN + "[start]",
            "Line 10: A scenario has either a position ([given]) or a new game ([start]), not both.",
        ),
    ],
)
def test_a_start_that_nobody_can_understand_has_a_line(old: str, new: str, said: str) -> None:
    assert refused(NEW.replace(old, new, 1)) == said


def test_every_failure_can_be_said_in_every_language() -> None:
    text = DUEL.replace("attack bravo-5", "attack salt-1", 1)
    for language in LANGUAGES:
        texts = Texts(language, GAME)
        assert all(texts.say(failure.phrase) for failure in result(text).failures)


@pytest.mark.parametrize("seed", range(5))
def test_any_position_can_be_written_down_and_read_again(seed: int) -> None:
    rng = seeded(seed)
    state = GAME.start("long", 3, SampleOptions(), seeded(seed))
    while not state.ended:
        text = export(state, "A position")
        scenario = load(text + "\n[then]\nround = 1\n", find)
        assert scenario.start.digest() == state.digest(), text
        options = state.options()
        state.choose(options[rng.below(len(options))])
    assert load(export(state, "The end") + "\n[then]\nround = 1\n", find).start.digest() == state.digest()


# Every text, number, list and small table of the scenario, and what may stand there by mistake.
SPOTS = [match.span() for match in re.finditer(r'"[^"]*"|\b\d+\b|\[[^\]\[]*\]|\{[^{}]*\}', WHOLE)]
PIECES = [
    *("", "=", "\n", "0", "-1", "1.5", "true", "1979-05-27", "[]", "{}", "[1, 2]", "[{}]", "{ x = 1 }"),
    *('""', '"x"', '"red"', '"draw"', '"sold red"', '["x"]', '["red"]', '["draw"]', '[["x"]]'),
]


@given(st.dictionaries(st.sampled_from(SPOTS), st.sampled_from(PIECES), min_size=1, max_size=3))
def test_a_mangled_scenario_runs_or_is_refused_in_a_sentence(mistakes: dict[tuple[int, int], str]) -> None:
    text = WHOLE
    for (start, end), piece in sorted(mistakes.items(), reverse=True):
        text = text[:start] + piece + text[end:]
    texts = Texts("pl", GAME)
    try:
        said = [texts.say(failure.phrase) for failure in result(text).failures]
    except Problem as problem:
        said = [texts.say_problem(problem)]
    assert all(said)
