"""What a person is told when something they gave us cannot be used: one sentence, in their language."""

from __future__ import annotations

from typing import Any

from signoria.engine.phrase import Arg, Phrase


class Problem(Exception):
    """Bad input from outside (an illegal choice, a broken file, an unknown name); never a bug of ours."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(key, args)
        self.sentence: str = ""  # in somebody's language, once it is known

    def __reduce__(self) -> tuple[Any, ...]:
        """So that a process that works for another can refuse something: an exception keeps no named arguments."""
        return again, (self.phrase.key, self.phrase.args, self.sentence)

    def __str__(self) -> str:
        if self.sentence:
            return self.sentence
        told = ", ".join(f"{name}={arg}" for name, arg in self.phrase.args.items())
        return f"{self.phrase.key} ({told})" if told else self.phrase.key


def again(key: str, args: dict[str, Arg], sentence: str) -> Problem:
    """The problem that another process had."""
    problem = Problem(key, **args)
    problem.sentence = sentence
    return problem
