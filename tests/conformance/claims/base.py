"""What a game declares, so that the kit can hold everything it says against what then happens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from signoria.engine.decision import Explanation
from signoria.engine.phrase import Phrase
from signoria.engine.state import State
from tests.conformance.trial import Trial

# A name or number of a question, checked by the event and its field that a choice brings, or by a look at the position.
Link = tuple[str, str]
Look = Callable[[Any], Any]


class Claims(ABC):
    """What the previews, questions and refusals of a game claim. Each game derives its own, in ``claims``.

    ``questions``: by key of a prompt, for each of its arguments how it is checked: a Link is an event with the field
    that must say the same whenever the choice brings that event; a Look is compared with the position.
    ``mends``: by key of a refusal, a function that gives the asking seat exactly what the sentence says is missing, or
    one less; with all of it the refusal is gone, with one less it stands.
    """

    questions: dict[str, dict[str, Link | Look]]
    mends: dict[str, Callable[[State, int, Explanation, int], State | None]]

    def stop(self, before: State, state: State) -> bool:
        """Whether the effects of an option of the position before are over here."""
        return False

    @abstractmethod
    def preview(self, trial: Trial) -> None:
        """Hold everything that a preview says against what happens."""

    def question(self, state: State, prompt: Phrase, trial: Trial) -> None:  # noqa: B027 - not every game has more
        """Hold a question against what a choice brings, beyond what ``questions`` tells."""

    def sums(self, state: State, key: str, args: dict[str, Any]) -> None:  # noqa: B027 - not every game has sums
        """Check what the numbers of a refusal must add up to."""
