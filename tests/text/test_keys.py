"""Whatever the code wants to say can be said, and nothing lies around that nobody says."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Literal, get_args, get_origin

import msgspec
import pytest

from signoria.engine.decision import decision, explain
from signoria.engine.event import Event
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ENGINE_REFUSALS
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.engine.vocabulary import NOTHING
from signoria.resources import own_rules, rule_index
from signoria.text import LANGUAGES, Texts
from tests.text.games import GAMES
from tests.text.messages import everything, messages
from tests.text.source import Named, called, keywords, kinds, literals, nodes, patterns, phrases, problems, text

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def start(game: Game) -> State:
    """A new game with as many seats as there can be."""
    return game.start(game.meta.editions[0], game.meta.seats[1], game.options(), seeded("texts"))


# --- what a game says -------------------------------------------------------------------------------------------------


@every_game
@every_language
def test_every_option_can_be_said(game: Game, language: str) -> None:
    texts = Texts(language, game)
    said = [texts.say(game.vocabulary.phrase(option)) for option in range(game.vocabulary.size)]
    assert all(said)


@every_game
@every_language
def test_every_thing_has_a_name(game: Game, language: str) -> None:
    texts = Texts(language, game)
    domains = [*game.domains.values(), *(domain for _, domain in game.chances.values())]
    for domain in domains:
        assert all(texts.say(domain.phrase(thing)) for thing in range(len(domain.words)))
        assert texts.say(Phrase(f"kind-{domain.name}"))


@every_game
@every_language
def test_every_event_can_be_said_of_everything(game: Game, language: str) -> None:
    texts = Texts(language, game)
    things = game.things(start(game))
    for kind in game.events.values():
        sizes = [5 if domain == "number" else len(things[domain]) for _, domain in kind.fields]
        for field, size in enumerate(sizes or [1]):
            for thing in range(size):
                args = tuple(thing if number == field else 0 for number in range(len(sizes)))
                assert texts.say(kind.phrase(Event(0, args), things))


@every_game
@every_language
def test_a_game_and_what_is_agreed_before_it_have_names(game: Game, language: str) -> None:
    texts = Texts(language, game)
    name = game.meta.id
    assert texts.say(Phrase(f"game-{name}"))
    assert texts.say_attribute(Phrase(f"game-{name}"), "authors")
    assert all(texts.say(Phrase(f"edition-{name}-{edition}")) for edition in game.meta.editions)
    assert all(texts.say(Phrase(f"outcome-{word}")) for word in game.outcomes.values())
    for field in msgspec.structs.fields(game.options):
        phrase = Phrase(f"gameoption-{name}-{field.encode_name}")
        assert texts.say(phrase)
        assert texts.say_attribute(phrase, "help")
        if get_origin(field.type) is Literal:
            assert all(texts.say(Phrase(f"{phrase.key}-{value}")) for value in get_args(field.type))


@every_game
@every_language
def test_sheets_and_their_rows_columns_and_units_have_names(game: Game, language: str) -> None:
    """So that an owner can correct a value in the editor of the client, in either language."""
    texts = Texts(language, game)
    for layout in game.layouts:
        assert layout.labels, f"the rows of {layout.name} have no names"
        assert texts.say(Phrase(f"sheet-{layout.name}"))
        assert all(texts.say(Phrase(f"{layout.labels}{row}")) for row in layout.rows)
        for column in layout.columns.values():
            assert texts.say(Phrase(f"unit-{column.unit}"))
            assert all(texts.say(Phrase(f"value-{part}")) for part in column.name.split(".", 1))


@every_game
def test_a_game_names_no_sheet_column_or_unit_that_it_does_not_have(game: Game) -> None:
    columns = [column for layout in game.layouts for column in layout.columns.values()]
    said = {f"sheet-{layout.name}" for layout in game.layouts} | {f"unit-{column.unit}" for column in columns}
    said |= {f"value-{part}" for column in columns for part in column.name.split(".", 1)}
    families = ("sheet-", "unit-", "value-")
    assert {key for key in everything(game.package) if key.startswith(families)} - said == set()


@every_game
@every_language
def test_every_paragraph_has_a_digest(game: Game, language: str) -> None:
    texts = Texts(language, game)
    rules = [rule for edition in ("", *own_rules(game)) for rule in rule_index(game, edition).rules]
    assert all(texts.say(Phrase(rule.key)) for rule in rules)
    digests = {key for key in everything(game.package, language) if key.startswith("rule-")}
    assert digests == {rule.key for rule in rules}


@every_game
@every_language
def test_a_game_can_be_told_from_start_to_end(game: Game, language: str) -> None:
    """Prompts and refusals get what they need: play one game and ask why not about many options at every turn."""
    texts = Texts(language, game)
    rng = seeded("told")
    state = start(game)
    for _ in range(150):
        asked = decision(state)
        if asked is None:
            break
        assert texts.say(asked.prompt)
        assert all(texts.say(offer.phrase) for offer in asked.offers)
        for _ in range(12):
            option = int(rng.below(game.vocabulary.size))
            why = explain(state, option)
            assert why is None or texts.say(why.phrase)
        state.choose(asked.offers[rng.below(len(asked.offers))].option)


@every_game
def test_every_refusal_has_a_message(game: Game) -> None:
    known = {*everything("signoria"), *everything(game.package)}
    assert {f"refusal-{refusal.key}" for refusal in game.refusals.values()} <= known
    assert {number: refusal.key for number, refusal in ENGINE_REFUSALS.items()} == {
        number: refusal.key for number, refusal in game.refusals.items() if number in ENGINE_REFUSALS
    }


@every_game
def test_a_game_keeps_no_message_that_nobody_says(game: Game) -> None:
    said = {f"option-{verb.name}" for verb in game.vocabulary.verbs}
    said |= {f"option-{verb.name}-about" for verb in game.vocabulary.verbs if verb.about is not NOTHING}
    said |= {f"event-{kind.name}" for kind in game.events.values()}
    said |= {f"refusal-{refusal.key}" for refusal in game.refusals.values()}
    said |= {f"outcome-{word}" for word in game.outcomes.values()}
    said |= {key for key in literals(game.package) if key.startswith("prompt-")}
    said |= {named.key for named in problems(game.package)}
    families = ("option-", "event-", "refusal-", "outcome-", "prompt-", "problem-")
    assert {key for key in everything(game.package) if key.startswith(families)} - said == set()


# --- what the code says -----------------------------------------------------------------------------------------------


def wrong(named: Iterable[Named], *packages: str) -> list[str]:
    """The places that name a message nobody knows, or without what it needs."""
    known = {key: message for package in packages for key, message in everything(package).items()}
    found = []
    for where, key, args in named:
        if key not in known:
            found.append(f"{where}: no message {key}")
        elif args is not None and not known[key].variables <= args:
            found.append(f"{where}: {key} lacks {sorted(known[key].variables - args)}")
    return found


# The code names these without their family: Problem("at-line"), Refusal("not-yours"), desk.tell("interrupted").
WITHOUT_FAMILY = ("cli-", "event-", "kind-", "problem-", "refusal-")


def of_game(where: str) -> bool:
    return where.startswith("signoria/games/")


def test_whatever_the_engine_names_is_there() -> None:
    named = [*phrases("signoria"), *problems("signoria"), *kinds("signoria")]
    assert len(named) > 50
    assert wrong((place for place in named if not of_game(place.where)), "signoria") == []


@every_game
def test_whatever_a_game_names_is_there(game: Game) -> None:
    named = [*phrases(game.package), *problems(game.package), *kinds(game.package)]
    assert any(key.startswith("prompt-") for _, key, _ in named)
    assert wrong(named, "signoria", game.package) == []


def test_whatever_the_command_line_tells_is_there() -> None:
    told = [
        Named(where, f"cli-{key}", keywords(node, "style"))
        for where, node in nodes("signoria.cli")
        if isinstance(node, ast.Call) and called(node) in ("say", "tell") and node.args
        for key in [text(node.args[0])]
        if key is not None
    ]
    assert len(told) > 50
    assert wrong(told, "signoria") == []


def test_the_engine_keeps_no_message_that_nobody_says() -> None:
    texts = literals("signoria")
    gaps = patterns("signoria")

    def said(key: str) -> bool:
        family, _, rest = key.partition("-")
        names = {key, rest} if f"{family}-" in WITHOUT_FAMILY else {key}
        return bool(names & texts) or any(gap.fullmatch(name) for gap in gaps for name in names)

    assert {key for key in everything("signoria") if not said(key)} == set()


def test_rooms_share_no_key() -> None:
    for package in ("signoria", *(game.package for game in GAMES.values())):
        keys = [key for room in messages(package, "en").values() for key in room]
        assert len(keys) == len(set(keys))
