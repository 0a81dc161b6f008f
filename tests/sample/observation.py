"""What a seat of the Quay may know as one row of small numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from signoria.engine.common import Common
from signoria.engine.observation import (
    CHAIR,
    CHAIRS,
    ONE_OF,
    Fields,
    Layout,
    capped,
    known_step,
    write_asked,
    write_fields,
)
from tests.sample import data
from tests.sample.state import SampleState

ASKING: Final[tuple[str, ...]] = ("waiting", "turn", "target", "answer", "booty", "market", "ambush")
LAYOUT: Final = Layout(
    (
        ("seats", "2, 3 or 4 of them", (3,), 1),
        ("edition", "short, long", (len(data.EDITIONS),), 1),
        ("agreed", "truce, sealed", (2,), 1),
        ("round", "", (), 10),
        ("asked", "seat", (CHAIRS,), 1),
        ("purse", "seat", (CHAIRS,), 50),
        ("chest", "seat", (CHAIRS,), 50),
        ("known", "seat × card known in hand", (CHAIRS, data.CARD_COUNT), 1),
        ("hidden", "seat: cards nobody showed", (CHAIRS,), data.CARD_COUNT),
        ("pile", "card", (data.CARD_COUNT,), 1),
        ("quay", "card", (data.CARD_COUNT,), 1),
        ("deck", "", (), data.CARD_COUNT),
        ("answered", "", (), 1),
        ("step", "step that asks", (len(ASKING),), 1),
        ("about-card", "card", (data.CARD_COUNT,), 1),
        ("about-seat", "seat", (CHAIRS,), 1),
    )
)
AT: Final = {feature.name: feature.start for feature in LAYOUT.features}
CARD: Final = ("card", ONE_OF, AT["about-card"], data.CARD_COUNT)
FIELDS: Final[dict[str, Fields]] = {
    "target": (CARD,),
    "answer": (CARD, ("attacker", CHAIR, AT["about-seat"], CHAIRS)),
    "booty": (("loser", CHAIR, AT["about-seat"], CHAIRS),),
}


def observe(s: SampleState, seat: int) -> vec[u8]:
    """Everything that a seat knows, as numbers."""
    out = vec[u8](bytes(LAYOUT.size))
    count = s.seats
    out[AT["seats"] + count - 2] = 1
    out[AT["edition"] + s.edition] = 1
    out[AT["agreed"]] = capped(s.truce, 1)
    out[AT["agreed"] + 1] = capped(s.sealed, 1)
    out[AT["round"]] = capped(s.round, 10)
    write_asked(out, AT["asked"], s, seat, count)
    for at in range(count):
        other = (seat + at) % count
        out[AT["purse"] + at] = capped(s.purse[other], 50)
        out[AT["chest"] + at] = capped(s.chest[other], 50)
        for card in s.cards_at(other):
            if s.knows(seat, card):
                out[AT["known"] + at * data.CARD_COUNT + card] = 1
            else:
                out[AT["hidden"] + at] += 1
    for place, feature in ((data.PILE, "pile"), (data.QUAY, "quay")):
        for card in s.cards_at(place):
            out[AT[feature] + card] = 1
    out[AT["deck"]] = capped(len(s.cards_at(data.DECK)), data.CARD_COUNT)
    if s.ended:
        return out
    step = s.agenda[-1]
    if isinstance(step, Common) and step.answer_of(seat) >= 0:
        out[AT["answered"]] = 1
    name = step.name if known_step(s, seat) else ASKING[0]
    out[AT["step"] + ASKING.index(name)] = 1
    write_fields(out, step, FIELDS.get(name, ()), seat, count)
    return out
