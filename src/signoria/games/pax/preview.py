"""What an option would bring about, as data for a client, before it is committed."""

from __future__ import annotations

from signoria.games.pax.state import PaxState


def preview(s: PaxState, option: int) -> dict[str, object]:
    """Nothing yet."""
    return {}
