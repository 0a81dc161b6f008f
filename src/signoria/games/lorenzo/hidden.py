"""What a seat cannot know: the leaders in other hands, as far as it did not see them go round, and all chance to come.

A seat saw every pile that lay before it in the draft. So it knows which leaders were passed on, and of a pile that
comes back which were kept meanwhile; what it never saw can be any leader it never saw.
"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.engine.rng import Rng
from signoria.games.lorenzo.data.leaders import HAND_SIZE, LEADER_COUNT, NO_LEADER
from signoria.games.lorenzo.edition import DRAFTED
from signoria.games.lorenzo.rules.setup import Keep, pile_of
from signoria.games.lorenzo.state import DROPPED, HAND, NOT_DEALT, PLAYED, WIDTH, LorenzoState


def shown(s: LorenzoState, seat: i64) -> i64:
    """Q49: bits of the leaders everybody has seen a seat play or discard."""
    return s.board[seat * WIDTH + PLAYED] | s.board[seat * WIDTH + DROPPED]


def draft_turn(s: LorenzoState) -> int:
    """Which turn of the draft it is; HAND_SIZE when it is over, -1 before the deal or where nothing is drafted."""
    for at in range(len(s.agenda) - 1, -1, -1):
        step = s.agenda[at]
        if isinstance(step, Keep):
            return step.turn
    dealt = [leader for leader in range(LEADER_COUNT) if s.origin[leader] != NOT_DEALT]
    return HAND_SIZE if dealt and s.given_out == DRAFTED else -1


def holder(s: LorenzoState, first: int, turn: int) -> int:
    """The seat before which the pile first dealt to ``first`` lies in a turn of the draft."""
    return (first - turn) % s.count


def contents(s: LorenzoState, first: int, turn: int) -> list[int]:
    """A pile as it lay before its holder in a turn: without what was kept in earlier turns."""
    kept = [s.picks[holder(s, first, before) * HAND_SIZE + before] for before in range(turn)]
    return [leader for leader in range(LEADER_COUNT) if s.origin[leader] == first and leader not in kept]


def seen(s: LorenzoState, viewer: int) -> list[int]:
    """The leaders a seat has had in its hand or in a pile before it, from the lowest number."""
    found: set[int] = set()
    now = draft_turn(s)
    for turn in range(min(now, HAND_SIZE - 1) + 1):
        found.update(contents(s, pile_of(s, viewer, turn), turn))
    if now < 0:
        found.update(s.picks[viewer * HAND_SIZE + turn] for turn in range(HAND_SIZE))
        found.discard(NO_LEADER)
    return sorted(found)


def resample(s: LorenzoState, viewer: int, rng: Rng) -> None:
    """Deal anew what a seat (-1: somebody who watches) cannot know, so that it could not tell the difference."""
    if s.given_out == DRAFTED:
        now = draft_turn(s)
        if now >= 0:
            redraft(s, viewer, now, rng)
    else:
        redeal(s, viewer, rng)
    s.redraw_answers(viewer, rng)  # piles are as big as before, so there is always something to choose
    s.rng = rng.fork()
    s.script = ()
    s._options = None


def redeal(s: LorenzoState, viewer: int, rng: Rng) -> None:
    """Leaders in hands that were dealt and never shown change places with each other and with those in the box."""
    slots = [
        slot
        for slot in range(s.count * HAND_SIZE)
        if slot // HAND_SIZE != viewer
        and s.picks[slot] != NO_LEADER
        and not shown(s, slot // HAND_SIZE) >> s.picks[slot] & 1
    ]
    free = [leader for leader in range(LEADER_COUNT) if s.origin[leader] == NOT_DEALT]
    free += [s.picks[slot] for slot in slots]
    free.sort()  # in an order that tells nothing of who holds what: the same eyes and luck, the same deal
    for leader in free:
        s.origin[leader] = NOT_DEALT
    for slot in slots:
        leader = draw(free, rng)
        s.picks[slot] = leader
        s.origin[leader] = slot // HAND_SIZE
    refill_hands(s)


def redraft(s: LorenzoState, viewer: int, now: int, rng: Rng) -> None:
    """Shuffle each pile between the times it lay before the viewer; fill what the viewer never saw from the unseen."""
    known = set(seen(s, viewer)) if viewer >= 0 else set()
    unseen_slots: list[tuple[int, int]] = []  # (pile, turn) of leaders the viewer never saw
    unseen = [leader for leader in range(LEADER_COUNT) if leader not in known]
    order: dict[tuple[int, int], int] = {}  # who is kept in each turn of each pile, as it will be or was
    for first in range(s.count):
        line = pile_line(s, first)
        start = 0
        for turn in range(HAND_SIZE + 1):
            sighted = turn < HAND_SIZE and turn <= now and holder(s, first, turn) == viewer
            if not sighted and turn < HAND_SIZE:
                continue
            group = [(first, at) for at in range(start, turn)]
            if group and line[start] not in known:
                unseen_slots += group
            else:
                shuffle_group(s, group, [line[at] for _, at in group], order, rng)
            if sighted:
                # The viewer's own choice; one that is still to come is as open as what follows.
                start = turn if turn == now else turn + 1
                if start == turn + 1:
                    order[first, turn] = line[turn]
    fill_unseen(s, unseen_slots, unseen, order, rng)
    for leader in range(LEADER_COUNT):
        s.origin[leader] = NOT_DEALT
    for (first, turn), leader in order.items():
        s.origin[leader] = first
        slot = holder(s, first, turn) * HAND_SIZE + turn
        if s.picks[slot] != NO_LEADER:
            s.picks[slot] = leader
    refill_hands(s)


def pile_line(s: LorenzoState, first: int) -> list[int]:
    """The leaders of a pile in the order they were kept; those still in it come last."""
    kept = [s.picks[holder(s, first, turn) * HAND_SIZE + turn] for turn in range(HAND_SIZE)]
    kept = [leader for leader in kept if leader != NO_LEADER]
    return kept + [leader for leader in range(LEADER_COUNT) if s.origin[leader] == first and leader not in kept]


def shown_by(s: LorenzoState, leader: int) -> int:
    """The seat that has shown a leader to everybody, or -1."""
    for seat in range(s.count):
        if shown(s, seat) >> leader & 1:
            return seat
    return -1


def shuffle_group(
    s: LorenzoState, group: list[tuple[int, int]], leaders: list[int], order: dict[tuple[int, int], int], rng: Rng
) -> None:
    """Any order of these leaders in which everyone who has shown one was the seat that kept it."""
    while True:
        left = sorted(leaders)  # as they lay they would tell who kept what
        tried = [draw(left, rng) for _ in leaders]
        pairs = list(zip(group, tried, strict=True))
        if all(shown_by(s, leader) in (-1, holder(s, first, turn)) for (first, turn), leader in pairs):
            order.update(pairs)
            return


def fill_unseen(
    s: LorenzoState, slots: list[tuple[int, int]], leaders: list[int], order: dict[tuple[int, int], int], rng: Rng
) -> None:
    """Leaders never seen: the shown ones somewhere among what their seat kept, any others in the rest."""
    for leader in leaders:
        seat = shown_by(s, leader)
        if seat >= 0:
            own = [slot for slot in slots if holder(s, slot[0], slot[1]) == seat]
            slot = own[rng.below(len(own))]
            slots.remove(slot)
            order[slot] = leader
    free = [leader for leader in leaders if shown_by(s, leader) < 0]
    for slot in slots:
        order[slot] = draw(free, rng)


def draw(leaders: list[int], rng: Rng) -> int:
    """Take one of some leaders away, each equally likely."""
    return leaders.pop(rng.below(len(leaders)))


def refill_hands(s: LorenzoState) -> None:
    """Hands follow from what was kept and not shown."""
    for seat in range(s.count):
        hand: i64 = 0
        for turn in range(HAND_SIZE):
            leader = s.picks[seat * HAND_SIZE + turn]
            if leader != NO_LEADER:
                hand |= 1 << leader
        s.board[seat * WIDTH + HAND] = hand & ~shown(s, seat)
