"""An option names what it concerns: the card that lies there, the piece that stands there."""

from __future__ import annotations

from typing import Any

from signoria.engine.decision import decision
from signoria.engine.game import Game
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.engine.vocabulary import NO_THING, NOTHING
from signoria.text import Texts
from tests.text.games import GAMES
from tests.text.test_keys import every_game, every_language, start

PAX, LORENZO = GAMES["pax-renaissance"], GAMES["lorenzo"]
PLAIN = ("go",)  # a space in no tower has no card


def played(game: Game, choices: int) -> State:
    """A game that has been played at random for a while."""
    rng, state = seeded("offers"), start(game)
    for _ in range(choices):
        state.choose(state.options()[rng.below(len(state.options()))])
    return state


def offered(state: State, language: str, verb: str) -> dict[str, str]:
    """What is said of each thing that a verb is offered for."""
    asked, texts = decision(state), Texts(language, state.game)
    assert asked is not None
    of = {offer.words: texts.say(offer.phrase) for offer in asked.offers}
    return {words.removeprefix(f"{verb} "): said for words, said in of.items() if words.startswith(f"{verb} ")}


def card_name(game: Game, language: str, word: str) -> str:
    """A card."""
    return Texts(language, game).say(game.domains["card"].phrase(game.domains["card"].find(word)))


@every_language
def test_a_card_on_the_market_is_bought_by_its_name(language: str) -> None:
    state = start(PAX)
    market: Any = state.game.view(state, 0)["market"]
    said = offered(state, language, "buy")
    assert said
    for place, sentence in said.items():
        side, _, column = place.partition("-")
        assert card_name(PAX, language, market[side][int(column.replace("fair", "0"))]) in sentence


@every_language
def test_a_floor_of_a_tower_is_told_with_its_card(language: str) -> None:
    state = played(LORENZO, 1)
    towers: Any = state.game.view(state, 0)["towers"]
    cards = {
        f"{tower['type']}-{number}": floor["card"]
        for tower in towers
        for number, floor in enumerate(tower["floors"], 1)
    }
    said = offered(state, language, "go")
    assert said.keys() & cards.keys()
    assert said.keys() - cards.keys()
    for space, sentence in said.items():
        assert space not in cards or card_name(LORENZO, language, cards[space]) in sentence


@every_game
def test_what_an_option_is_about_is_a_thing_of_its_kind(game: Game) -> None:
    rng, state = seeded("about"), start(game)
    while not state.ended:
        for option in state.options():
            verb, about = game.vocabulary.verb_of(option), state.game.about(state, option)
            kind = len(verb.about.words) if verb.about is not NOTHING else 0
            assert about == NO_THING or 0 <= about < kind
            assert about != NO_THING or not kind or verb.name in PLAIN, game.vocabulary.words(option)
        state.choose(state.options()[rng.below(len(state.options()))])
