"""Clocks: how long a seat may think. Pure arithmetic; the times are the server's."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

DAY: Final = 86_400.0
PATIENCE: Final = {"live": 600.0, "slow": 14 * DAY}  # without a clock, a seat that long silent may be replaced


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, a bank of seconds a seat with an increment a choice, or some days for each choice."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] = 3600
    increment: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    days: Annotated[int, msgspec.Meta(ge=1, le=90)] = 3


def banks(clock: Clock, seats: int) -> list[float]:
    """What each seat has at the start; nothing where no bank is kept."""
    return [float(clock.seconds)] * seats if clock.kind == "bank" else []


def spent(clock: Clock, left: list[float], seat: int, seconds: float) -> list[float]:
    """The banks after a seat thought that long and chose."""
    if clock.kind != "bank" or seat < 0:
        return left
    after = list(left)
    after[seat] = max(0.0, after[seat] - max(0.0, seconds)) + clock.increment
    return after


def deadline(
    clock: Clock, pace: str, left: list[float], seats: tuple[int, ...], now: float, secret: bool = False
) -> float | None:
    """When the first of the seats that decide has used up its time: from then on it may be replaced.

    Where nobody must know who decides, no bank runs: it would tell.
    """
    if not seats:
        return None
    if clock.kind == "bank" and not secret:
        return now + min(left[seat] for seat in seats)
    return now + (clock.days * DAY if clock.kind == "days" else PATIENCE[pace])
