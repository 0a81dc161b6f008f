"""Chances as people read them."""

from __future__ import annotations

from signoria.bots.chance import percent, thousandths

CHANCES = (0.0, 0.0001, 0.3456, 0.9996, 1.0)


def test_only_what_is_sure_has_100_percent_and_only_what_cannot_be_has_none() -> None:
    assert [percent(chance) for chance in CHANCES] == [0, 1, 35, 99, 100]
    assert [thousandths(chance) for chance in CHANCES] == [0.0, 0.001, 0.346, 0.999, 1.0]
