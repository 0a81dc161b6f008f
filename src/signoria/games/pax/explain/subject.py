"""What a refused option is about: the piece, the place, the empire, who is in the way."""

from __future__ import annotations

from typing import Any

from signoria.engine.phrase import Arg, Phrase
from signoria.games.pax.data.ids import (
    CITY_COUNT,
    FIRST_PAWN,
)
from signoria.games.pax.data.map import (
    BORDER_EMPIRES,
    CITY_EMPIRE,
)
from signoria.games.pax.explain.foresee import Question
from signoria.games.pax.explain.wording import (
    place_name,
)
from signoria.games.pax.query import (
    location,
    own_pawn,
)
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import (
    EMPIRE,
    PLACE,
    TOKEN,
)

Args = dict[str, Arg]


# --- what a question is about ----------------------------------------------------------------------------------------


def field(near: Question, field: str) -> Any:
    """A field of the step that asks."""
    return getattr(near.step, field)


def empire_of(near: Question) -> int:
    """The empire an option names, else the one its step is about."""
    empire: int = near.thing if near.domain == "empire" else field(near, "empire")
    return empire


def token_of(s: PaxState, near: Question) -> int:
    """The piece to be put down."""
    step = near.step
    if "agents" in step.fields:
        token: int = field(near, "agents")[0]
        return token
    return field(near, "token") if "token" in step.fields else own_pawn(s, near.seat)


def tokens_at(s: PaxState, place: int) -> list[int]:
    """The token that stands in a city or on a border."""
    if place < CITY_COUNT:
        return [s.city[place]] if s.city[place] >= 0 else []
    border = place - CITY_COUNT
    found = [s.pirate[border]] if s.pirate[border] >= 0 else []
    return [*found, FIRST_PAWN + s.concession[border]] if s.concession[border] >= 0 else found


def occupant(s: PaxState, near: Question) -> Args:
    """A place and the piece that is in the way."""
    place = near.place()
    return {"place": PLACE.phrase(place), "token": TOKEN.phrase(tokens_at(s, place)[-1])}


def between(border: int) -> Phrase:
    one, other = BORDER_EMPIRES[border]
    return Phrase("between-empires", {"one": EMPIRE.phrase(one), "other": EMPIRE.phrase(other)})


def reach(s: PaxState, near: Question) -> Phrase:
    """Where the target must be."""
    fields = near.step.fields
    if "border" in fields:
        return between(field(near, "border"))
    if "where" in fields:
        return place_name(field(near, "where"))
    if "acting" in fields:
        return place_name(location(s, field(near, "acting")))
    return place_name(s.box.card_location[field(near, "card")] if "card" in fields else field(near, "empire"))


def home(s: PaxState, near: Question) -> Phrase:
    """Where the target is."""
    if near.domain in ("item", "card"):
        return place_name(location(s, near.thing))
    place = near.place()
    return place_name(CITY_EMPIRE[place]) if place < CITY_COUNT else between(place - CITY_COUNT)
