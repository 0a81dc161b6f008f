"""The law that what is said is what happens, for every preview, every question and every refusal of every game."""

from __future__ import annotations

from functools import partial

from signoria.engine.decision import Explanation, decision, explain
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import FIRST_OF_GAME
from signoria.engine.state import State
from tests.conformance.claims import CLAIMS
from tests.conformance.claims.base import Claims
from tests.conformance.trial import Trial, word_of
from tests.conformance.walk import Moment, need

OPTIONS = 6  # options of a position whose previews are held against what comes
SUBJECTS = ("good", "measure", "token", "type")  # arguments of a refusal that make it another reason
REFUSALS = 24  # options that are asked about, to check what their refusals say


def what_is_said_is_what_happens(m: Moment) -> None:
    """Every name and number of a preview, a question or a refusal is what comes: paid, gained, fallen, won, missing."""
    need(m.game.meta.id in CLAIMS, f"nobody checks what {m.game.meta.id} says")
    claims = CLAIMS[m.game.meta.id]
    state = m.state
    asked = decision(state)
    if asked is None:
        return
    offered = state.options()
    chosen = offered if len(offered) <= OPTIONS else [offered[m.rng.below(len(offered))] for _ in range(OPTIONS)]
    for option in chosen:
        trial = Trial(state, option, partial(claims.stop, state), m.rng)
        trial.lasts()
        claims.preview(trial)
        left = list(trial.said.unheard())
        trial.need(not left, f"nobody checks what the preview says of {', '.join(left)}")
        question(claims, asked.prompt, trial)
    for _ in range(REFUSALS):
        refusal(claims, state, m.rng.below(m.game.vocabulary.size))


def question(claims: Claims, prompt: Phrase, trial: Trial) -> None:
    """Every name and number of a question is one that the choice brings, or one of the position."""
    checked = claims.questions.get(prompt.key, {})
    for name, arg in prompt.args.items():
        trial.need(name in checked, f"nobody checks ${name} of {prompt.key}")
        check = checked[name]
        if callable(check):
            there = check(trial.before)
            trial.need(there == word_of(arg), f"{prompt.key} says {name} {word_of(arg)}, and it is {there}")
            continue
        for event in trial.happened(check[0], trial.near_sink)[:1]:
            there = event[check[1]]
            trial.need(there == word_of(arg), f"{prompt.key} says {name} {word_of(arg)}, and it is {there}")
    claims.question(trial.before, prompt, trial)


def refusal(claims: Claims, state: State, option: int) -> None:
    """With exactly what is said to be missing the refusal is gone; with one less it stands."""
    number = state.refusal(option)
    if number < FIRST_OF_GAME:
        return
    key = state.game.refusals[number].key
    why = explain(state, option)
    assert why is not None
    words = state.game.vocabulary.words(option)
    claims.sums(state, key, why.phrase.args)
    if key not in claims.mends:
        return
    for missing in (0, 1):
        mended = claims.mends[key](state, option, why, missing)
        if mended is None:
            continue
        mended._options = None
        again = explain(mended, option)
        same = again is not None and again.phrase.key == why.phrase.key and subject(again) == subject(why)
        given = "with one less than what is missing it is not" if missing else "with what is missing it still is"
        need(same == bool(missing), f"“{words}” is refused by {key} {numbers(why)}, and {given}")


def subject(why: Explanation) -> object:
    """Whatever a refusal names that is no number: another good that is short is another reason."""
    return {name: word_of(arg) for name, arg in why.phrase.args.items() if name in SUBJECTS}


def numbers(why: Explanation) -> dict[str, int]:
    """The numbers of a refusal."""
    return {name: arg for name, arg in why.phrase.args.items() if isinstance(arg, int)}
