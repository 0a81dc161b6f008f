"""How hard each level of bots thinks at Lorenzo il Magnifico (docs/bots.md tells how the numbers were found)."""

from __future__ import annotations

from typing import Final

from signoria.engine.effort import Effort

EFFORTS: Final = {
    "apprentice": Effort(6, lines=6, breadth=2, replies=2, slips=92),
    "merchant": Effort(60, lines=8, breadth=3, replies=3, slips=84),
    "banker": Effort(200, lines=8, breadth=4, replies=4, slips=52),
    "magnate": Effort(400, lines=9, breadth=6, replies=7, slips=10),
    "doge": Effort(40_000, lines=32, breadth=8, replies=8, ahead=2),
}
