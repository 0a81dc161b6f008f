"""Part O: the opponent that decides by a flowchart and tables. ``advise`` is its door; it sees what everybody sees."""

from __future__ import annotations

from signoria.games.pax.solitaire.mind import advise

__all__ = ["advise"]
