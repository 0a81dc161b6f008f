"""Our values of other times: what was otherwise then. ``docs/imperializm-tuning.md`` says why they were changed."""

from __future__ import annotations

from typing import Final

from signoria.engine.former import Former
from signoria.engine.pack_write import Edit


def _start(**places: int) -> tuple[Edit, ...]:
    """The places at which powers started."""
    return tuple([Edit("powers", power.replace("_", "-"), "start", place) for power, place in places.items()])


FORMER: Final = (
    Former(
        "aba13ba4ca1f11b3",
        "Signoria until 2026-11-17",
        (
            *_start(poland=1, ottoman_empire=2, spain=3, sweden=4, russia=5),
            *_start(france=6, austria=7, portugal=8, prussia=9),
            Edit("powers", "portugal", "gives.shipyards", 0),
            Edit("powers", "england", "gives.shipyards", 0),
            Edit("powers", "russia", "gives.weapons", 1),
        ),
    ),
)
