"""Parts of sentences that several sentences need: lists, amounts, where a card is."""

from __future__ import annotations

from signoria.engine.phrase import Phrase
from signoria.games.pax.data.ids import LOCATIONS, PIECES, RELIGIONS, SIDES
from signoria.games.pax.query import location, silenced, standing
from signoria.games.pax.state import (
    HAND,
    HANDS_HIDDEN,
    MAID,
    MARKET,
    SQUARE,
    TABLEAU,
    THRONE,
    WED,
    PaxState,
)
from signoria.games.pax.vocabulary import EMPIRE, ITEM, TOKEN


def listed(parts: list[Phrase]) -> Phrase:
    """Some phrases with commas between them, or that there are none."""
    if not parts:
        return Phrase("list-none")
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Phrase("list-more", {"first": part, "rest": whole})
    return whole


def counted(parts: list[tuple[Phrase, int]]) -> Phrase:
    """Some phrases with a number each."""
    return listed([Phrase("thing-count", {"thing": part, "count": count}) for part, count in parts])


def florins(count: int) -> Phrase:
    """An amount of money."""
    return Phrase("amount-florins", {"count": int(count)})


def bank(s: PaxState, seat: int) -> Phrase:
    """The name of a seat."""
    return s.game.seat_phrase(s, seat)


def place_name(where: int) -> Phrase:
    """The name of a location."""
    return Phrase(f"location-{LOCATIONS[where]}")


def pieces_of(bits: int) -> list[Phrase]:
    """The names of kinds of piece, given as bits."""
    return [Phrase(f"piece-{word}") for at, word in enumerate(PIECES) if bits >> at & 1]


def religions_of(bits: int) -> list[Phrase]:
    """The names of religions, given as bits."""
    return [Phrase(f"religion-{word}") for at, word in enumerate(RELIGIONS) if bits >> at & 1]


def sides_of(bits: int) -> list[Phrase]:
    """The names of sides, given as bits."""
    return [Phrase(f"side-{word}") for at, word in enumerate(SIDES) if bits >> at & 1]


def whereabouts(s: PaxState, asker: int, item: int) -> Phrase:
    """Where a card or square is, as far as the asking seat may know."""
    if item >= SQUARE:
        keeper = s.keeper[item - SQUARE]
        return Phrase("whereabouts-throne") if keeper == THRONE else _in_tableau(s, asker, item, keeper)
    place = s.place[item]
    if place >= WED:
        where = Phrase("whereabouts-wed", {"empire": EMPIRE.phrase(location(s, item))})
        return _silenced(s, item, where)
    if place >= MAID:
        return _with(s, "maid", asker, place - MAID)
    if place >= TABLEAU:
        return _in_tableau(s, asker, item, place - TABLEAU)
    if place >= HAND and (place == HAND + asker or not s.settings & HANDS_HIDDEN):
        return _with(s, "hand", asker, place - HAND)
    return Phrase("whereabouts-market" if place == MARKET else "whereabouts-away")


def _in_tableau(s: PaxState, asker: int, item: int, seat: int) -> Phrase:
    return _silenced(s, item, _with(s, "tableau", asker, seat))


def _with(s: PaxState, place: str, asker: int, seat: int) -> Phrase:
    """In the hand, in the tableau or among the maids of a bank; nobody is told of himself by name."""
    return (
        Phrase(f"whereabouts-your-{place}")
        if seat == asker
        else Phrase(f"whereabouts-{place}", {"seat": bank(s, seat)})
    )


def _silenced(s: PaxState, item: int, where: Phrase) -> Phrase:
    """Where a card is, and the bishop who silences it if there is one."""
    if not silenced(s, item):
        return where
    return Phrase("whereabouts-silenced", {"where": where, "token": TOKEN.phrase(s.bishop[standing(s, item)])})


def found_at(s: PaxState, asker: int, items: list[int]) -> Phrase:
    """Some cards, each with where it is."""
    return listed(
        [Phrase("thing-where", {"thing": ITEM.phrase(item), "where": whereabouts(s, asker, item)}) for item in items]
    )
