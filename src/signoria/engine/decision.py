"""Decision: what a state asks of one seat now, ready to be shown: the only door through which anything is done."""

from __future__ import annotations

import msgspec

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED, NOT_YOURS
from signoria.engine.state import State, phrase_of_refusal


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


def decision(state: State) -> Decision | None:
    """The decision on the table, or nothing when the game is over."""
    if state.ended:
        return None
    vocabulary = state.game.vocabulary
    offers = tuple(
        Offer(option, vocabulary.words(option), vocabulary.phrase(option, state.about(option)))
        for option in state.options()
    )
    return Decision(state.decider(), state.agenda[-1].prompt(state), offers)


def wonder(state: State, kinds: tuple[str, ...], word: str, seat: int) -> Explanation | None:
    """Why a thing on the table cannot be chosen by a seat, or nothing if it can.

    A thing may be known under several kinds. Of all that could be done to it the verbs of the question on the table
    come first; of the others one that the rules have something to say about.
    """
    verbs = [
        verb.number + verb.domain.number[word]
        for verb in state.game.vocabulary.verbs
        if verb.domain.name in kinds and word in verb.domain.number
    ]
    if not verbs:
        raise Problem("no-such-thing", word=word)
    asked = () if state.ended else state.agenda[-1].verbs(state)
    of = state.game.vocabulary.verb_of
    verbs.sort(key=lambda option: asked.index(of(option).number) if of(option).number in asked else len(asked))
    found = [explain(state, option, seat) for option in verbs]
    if None in found:
        return None
    return next((why for why in found if why is not None and why.rule), found[0])


def explain(state: State, option: int, seat: int | None = None) -> Explanation | None:
    """Why an option is not offered (to this seat), or nothing if it is."""
    if not 0 <= option < state.game.vocabulary.size:
        raise Problem("no-such-option", option=option)
    # A seat that is not asked learns only that: the guards know what the decider knows.
    refusal = NOT_YOURS if seat is not None and not state.ended and seat != state.decider() else state.refusal(option)
    if refusal == ALLOWED:
        return None
    phrase = phrase_of_refusal(state, option, refusal)
    return Explanation(phrase, state.game.refusals[refusal].rule)
