"""The Quay: what changes hands, and who would win."""

from __future__ import annotations

from signoria.engine.decision import Explanation
from signoria.engine.state import State
from tests.conformance.claims.base import Claims
from tests.conformance.trial import Trial
from tests.sample import data
from tests.sample.state import SampleState


class SampleClaims(Claims):
    """What the Quay says."""

    def __init__(self) -> None:
        self.questions = {
            "prompt-turn": {"actions": lambda s: s.agenda[-1].actions},
            "prompt-target": {"card": ("attacked", "card")},
            "prompt-answer": {
                "attacker": lambda s: s.seat_word(s.agenda[-1].attacker),
                "card": lambda s: data.CARD_WORDS[s.agenda[-1].card],
            },
            "prompt-booty": {"loser": ("seized-florins", "loser")},
            "prompt-market": {"purse": lambda s: s.purse[s.agenda[-1].seat]},
            "prompt-ambush": {"winner": lambda s: s.seat_word(s.agenda[-1].winner)},
        }
        self.mends = {
            "purse-too-small": purse_of_the_wanted,
            "cannot-pay": purse_of_the_strength,
            "offer-too-high": purse_of_the_offer,
        }

    def stop(self, before: State, state: State) -> bool:
        """The turn goes on, or ends."""
        return state.agenda[-1].name == "turn"

    def preview(self, trial: Trial) -> None:
        if trial.before.common() is not None:
            return  # of what all answer at once nothing is foretold
        said = trial.said
        for path, by in said.get("changes", {}).items():
            trial.changes(path, by)
        if "wins" in said:
            won = [event["seat"] for event in trial.happened("won", trial.near_sink)]
            trial.need(won == said.get("wins"), f"{said.get('wins')} should win, and it is {won}")


def purse(s: State, florins: int) -> State:
    """The same position with another purse."""
    other = s.clone()
    assert isinstance(other, SampleState)
    other.purse[s.decider()] = florins
    return other


def purse_of_the_wanted(s: State, option: int, why: Explanation, less: int) -> State:
    """Q5: as many florins as are to be stowed."""
    return purse(s, int(str(why.phrase.args["wanted"])) - less)


def purse_of_the_strength(s: State, option: int, why: Explanation, less: int) -> State:
    """Q6c: as many florins as the bravo is strong."""
    return purse(s, int(str(why.phrase.args["strength"])) - less)


def purse_of_the_offer(s: State, option: int, why: Explanation, less: int) -> State:
    """Q9: as many florins as are offered."""
    return purse(s, option - data.OFFER - less)
