"""Advice: what the rules themselves would choose for a seat, with every step of the way there.

A rulebook may say how an opponent without a mind of its own decides: by a flowchart and tables. A game that has such a
part answers ``Game.advise``; a bot plays it, and people can read why.
"""

from __future__ import annotations

import msgspec

from signoria.engine.phrase import Phrase


class Note:
    """One step of a reasoning: a place in the chart, what is said there, and the paragraph it rests on."""

    def __init__(self, at: str, phrase: Phrase, rule: str, brief: bool = False) -> None:
        self.at = at  # a node of the chart
        self.phrase = phrase
        self.rule = rule
        self.brief = brief  # whether it belongs into a short account

    def __repr__(self) -> str:
        return f"<Note {self.at} {self.phrase.key} ({self.rule})>"


class Advice(msgspec.Struct, frozen=True):
    """An option and the reasons for it."""

    option: int
    notes: tuple[Note, ...]  # everything since the turn began
    new: int  # how many of the last notes belong to this very choice

    @property
    def fresh(self) -> tuple[Note, ...]:
        """The notes that belong to this very choice."""
        return self.notes[len(self.notes) - self.new :]
