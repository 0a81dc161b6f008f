"""How hard each level of bots thinks at Imperializm (docs/bots.md tells how the numbers were found)."""

from __future__ import annotations

from typing import Final

from signoria.engine.effort import Effort

EFFORTS: Final = {
    "apprentice": Effort(20, lines=8, breadth=3, replies=3, slips=92),
    "merchant": Effort(60, lines=8, breadth=3, replies=3, slips=90),
    "banker": Effort(200, lines=8, breadth=4, replies=4, slips=57),
    "magnate": Effort(650, lines=9, breadth=6, replies=7),
    "doge": Effort(8_000, lines=32, breadth=8, replies=8, ahead=2),
}
