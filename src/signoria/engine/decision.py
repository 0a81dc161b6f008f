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
    offers = tuple(Offer(option, vocabulary.words(option), vocabulary.phrase(option)) for option in state.options())
    return Decision(state.decider(), state.agenda[-1].prompt(state), offers)


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
