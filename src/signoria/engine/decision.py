"""Decision: what a state asks of a seat now, ready to be shown: the only door through which anything is done."""

from __future__ import annotations

from typing import Final

import msgspec

from signoria.engine.game import Game, Way
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED, NOT_YOURS, WAITING
from signoria.engine.state import State, phrase_of_refusal
from signoria.engine.vocabulary import NOTHING

VERB: Final = "verb"  # the kind under which an option without a thing is known


class Offer(msgspec.Struct, frozen=True):
    """One legal option: its number, its words in a record, and how it is said."""

    option: int
    words: str
    phrase: Phrase


class Decision(msgspec.Struct, frozen=True):
    """The question, whom it is for, and every legal answer."""

    seat: int
    prompt: Phrase
    offers: tuple[Offer, ...]


class Explanation(msgspec.Struct, frozen=True):
    """Why an option is not there: the sentence and the paragraph ('' where it is not a matter of the rulebook)."""

    phrase: Phrase
    rule: str
    way: Way | None = None  # how the thing that was asked about is got at all


def decision(state: State, seat: int | None = None) -> Decision | None:
    """The decision on the table, or nothing when the game is over; for this seat if several decide at once."""
    if state.ended:
        return None
    state = facing(state, seat)
    vocabulary = state.game.vocabulary
    offers = tuple(
        Offer(option, vocabulary.words(option), vocabulary.phrase(option, state.game.about(state, option)))
        for option in vocabulary.by_weight(state.options())
    )
    return Decision(state.decider(), state.agenda[-1].prompt(state), offers)


def question(state: State, viewer: int) -> Phrase | None:
    """The question on the table as a viewer (-1: a spectator) may hear it; nothing when the game is over.

    What several seats decide at once is asked of each in its own words; all others hear only that the table waits.
    """
    if state.ended:
        return None
    if state.common() is not None and viewer not in state.deciders():
        return Phrase("prompt-waiting")
    state = facing(state, viewer)
    return state.agenda[-1].prompt(state)


def facing(state: State, seat: int | None) -> State:
    """The state with its question turned to a seat, if that is one of the deciders."""
    return state.turned(seat) if seat is not None and seat in state.deciders() else state


def wonder(state: State, kinds: tuple[str, ...], word: str, seat: int) -> Explanation | None:
    """Why a thing on the table cannot be chosen by a seat, or nothing if it can.

    A thing may be known under several kinds. Of all that could be done to it the verbs of the question on the table
    come first; of the others one that the rules have something to say about. What is done without a thing is asked
    about by its verb, under the kind ``verb``.
    """
    verbs = done_to(state.game, kinds, word)
    state = facing(state, seat)
    asked = () if state.ended else state.agenda[-1].verbs(state)
    of = state.game.vocabulary.verb_of
    verbs.sort(key=lambda option: asked.index(of(option).number) if of(option).number in asked else len(asked))
    found = [explain(state, option, seat) for option in verbs]
    if None in found:
        return None
    why = next((why for why in found if why is not None and why.rule), found[0])
    return why and msgspec.structs.replace(why, way=state.game.way(state, kinds, word, seat))


def done_to(game: Game, kinds: tuple[str, ...], word: str) -> list[int]:
    """Every option of a game that is about a thing, whether it is possible now or not."""
    options = [
        verb.number + verb.domain.number.get(word, 0)
        for verb in game.vocabulary.verbs
        if (verb.domain.name in kinds and word in verb.domain.number)
        or (verb.domain is NOTHING and VERB in kinds and verb.name == word)
    ]
    if not options:
        raise Problem("no-such-thing", word=word)
    return options


def explain(state: State, option: int, seat: int | None = None) -> Explanation | None:
    """Why an option is not offered (to this seat), or nothing if it is."""
    if not 0 <= option < state.game.vocabulary.size:
        raise Problem("no-such-option", option=option)
    # A seat that is not asked learns only that: the guards know what the decider knows.
    state = facing(state, seat)
    if seat is not None and not state.ended and seat not in state.deciders():
        refusal = NOT_YOURS if state.common() is None else WAITING
    else:
        refusal = state.refusal(option)
    if refusal == ALLOWED:
        return None
    phrase = phrase_of_refusal(state, option, refusal)
    return Explanation(phrase, state.game.refusals[refusal].rule)
