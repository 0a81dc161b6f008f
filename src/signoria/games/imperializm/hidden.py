"""What a seat cannot know: the decks, the hands of others as far as it did not see them, their powers before all chose.

It knows how many cards of each back a hand has (A67), what it saw of it, and that starting territories come first.
"""

from __future__ import annotations

from signoria.engine.rng import Rng
from signoria.games.imperializm.data.ids import DESIGN_COUNT, POWER_COUNT
from signoria.games.imperializm.query import bits, copies, count_bits, providence_deck, size, territory_deck
from signoria.games.imperializm.state import DEALT, HAND, KEPT, MAPS, QUIET, SPARED, WIDTH, ImperializmState


def known_hand(s: ImperializmState, viewer: int, owner: int) -> tuple[int, int]:
    """The designs and territories of a hand that a viewer (-1: somebody who watches) knows."""
    if viewer == owner:
        return int(s.board[owner * WIDTH + HAND]), int(s.board[owner * WIDTH + MAPS])
    if viewer < 0:
        return 0, 0  # a spectator is shown no hand
    at = (viewer * s.count + owner) * 2
    return s.known[at], s.known[at + 1]


def resample(state: ImperializmState, viewer: int, rng: Rng) -> ImperializmState:
    """A state the viewer cannot tell from this one, with all that it cannot know drawn anew."""
    while True:
        s = state.clone()
        deal_providence(s, viewer, rng)
        deal_territories(s, viewer, rng)
        deal_powers(s, viewer, rng)
        for seat in range(s.count):
            if seat != viewer:
                for column in (QUIET, SPARED, KEPT):
                    s.board[seat * WIDTH + column] = 0
        s._options = None
        if s.redraw_answers(viewer, rng):
            s.rng = rng.fork()
            s.script = ()
            s._options = None
            return s


def deal_providence(s: ImperializmState, viewer: int, rng: Rng) -> None:
    """Providence cards in other hands that the viewer does not know change places with each other and with the deck."""
    pool: list[int] = []
    loose = providence_deck(s)
    for seat in range(s.count):
        loose += s.board[seat * WIDTH + HAND] - known_hand(s, viewer, seat)[0]
    for design in range(DESIGN_COUNT):
        pool += [design] * copies(loose, design)
    for seat in range(s.count):
        known = known_hand(s, viewer, seat)[0]
        hand = known
        for _ in range(size(s.board[seat * WIDTH + HAND]) - size(known)):
            hand += 1 << (2 * pool.pop(rng.below(len(pool))))
        s.board[seat * WIDTH + HAND] = hand
    trim_known(s, viewer)


def deal_territories(s: ImperializmState, viewer: int, rng: Rng) -> None:
    """The same for territories; until the deck was shuffled anew starting ones change places only among themselves."""
    loose = territory_deck(s)
    for seat in range(s.count):
        loose |= s.board[seat * WIDTH + MAPS] & ~known_hand(s, viewer, seat)[1]
    starting = 0
    for territory in bits(loose):
        if s.box.territory_starting[territory] and not s.mixed:
            starting |= 1 << territory
    for group in (starting, loose & ~starting):
        pool = bits(group)
        above = count_bits(s.top & group)
        for seat in range(s.count):
            hidden = s.board[seat * WIDTH + MAPS] & ~known_hand(s, viewer, seat)[1] & group
            maps = s.board[seat * WIDTH + MAPS] & ~hidden
            for _ in range(count_bits(hidden)):
                maps |= 1 << pool.pop(rng.below(len(pool)))
            s.board[seat * WIDTH + MAPS] = maps
        if above:
            s.top = sum([1 << pool.pop(rng.below(len(pool))) for _ in range(above)])
    trim_known(s, viewer)


def trim_known(s: ImperializmState, viewer: int) -> None:
    """What others know of a hand is a part of it: of one dealt anew only what the viewer knows, too."""
    known = s.known
    for seat in range(s.count):
        for owner in range(s.count):
            if seat == owner or seat == viewer:
                continue
            at = (seat * s.count + owner) * 2
            providence, maps = known_hand(s, viewer, owner)
            if owner == viewer:
                continue
            common = 0
            for design in range(DESIGN_COUNT):
                common |= min(copies(providence, design), copies(known[at], design)) << (2 * design)
            known[at] = common
            known[at + 1] &= maps


def deal_powers(s: ImperializmState, viewer: int, rng: Rng) -> None:
    """Before all have chosen: the powers of others are any that were not dealt to the viewer."""
    mine = int(s.board[viewer * WIDTH + DEALT]) if viewer >= 0 else 0
    pool = [power for power in range(POWER_COUNT) if not mine >> power & 1]
    for seat in range(s.count):
        dealt = count_bits(s.board[seat * WIDTH + DEALT])
        if seat != viewer and dealt:
            s.board[seat * WIDTH + DEALT] = sum([1 << pool.pop(rng.below(len(pool))) for _ in range(dealt)])
