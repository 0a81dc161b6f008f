"""S9: playing something through on a copy, with the opponent's own answers, to see what comes of it."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.pax.data.ids import COMMERCE, NO_ONE_SHOT
from signoria.games.pax.rules.battle import defenders
from signoria.games.pax.rules.military import campaign_force
from signoria.games.pax.rules.ops import RunOps
from signoria.games.pax.rules.regime import CONQUERED
from signoria.games.pax.solitaire.decide import (
    FOR_THE_AIM,
    FORESEEN,
    PLACING,
    Course,
    forbidden_by_itself,
    preferred,
)
from signoria.games.pax.solitaire.measures import Aim
from signoria.games.pax.solitaire.one_shots import new_kings, wanted
from signoria.games.pax.solitaire.orders import left_to_right
from signoria.games.pax.solitaire.tables import LARGEST_SET
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import (
    BOTH,
    DECLINE,
    DONE,
    INVADE,
    ITEMS,
    LOCATE,
    MOVE_BISHOP,
    ORDAIN,
    PLAY,
    RUN_OPS,
    TRIGGER,
    USE,
    VERB_OF,
)

Ops = tuple[tuple[int, int], ...]  # ops with the cards that run them
NO_OP: Final = -1
FEW_DEAD: Final = 2  # casualties that are foreseen together; more would take too long
MOST_NODES: Final = 2_000  # positions that are looked at for a set of ops
AT_WORK: Final = frozenset({"run-ops"})
TARGETING: Final = frozenset(
    {
        "choose-bishop", "choose-campaign", "choose-head", "choose-pirate", "choose-repressed", "choose-siege",
        "choose-tax", "choose-vote", "move-bishop", "sail-to", "tax-where",
    }
)  # fmt: skip


def over(s: PaxState, seat: int) -> bool:
    """Whether an action is done: the seat is asked for the next one, or its turn has ended."""
    return bool(s.ended) or s.turn != seat or s.agenda[-1].name == "turn"


def op_of(option: int) -> tuple[int, int]:
    """The op and the card of an option to use one."""
    return (option - USE) // ITEMS, (option - USE) % ITEMS


def next_op(s: PaxState, seat: int, plan: Ops) -> int:
    """O4c, rulings S18, S42: commerce first, then the ops that are needed, then DONE; -1 if they are not there."""
    order = left_to_right(s, seat)
    needed = [item for _, item in plan if item not in s.used]
    offered = sorted(
        [option for option in s.options() if USE <= option < MOVE_BISHOP and op_of(option)[1] in order],
        key=lambda option: order.index(op_of(option)[1]),
    )
    for option in offered:
        op, item = op_of(option)
        if op == COMMERCE and item not in needed:
            return option
    for op, item in plan:
        if item not in s.used and USE + op * ITEMS + item in offered:
            return USE + op * ITEMS + item
    return DONE if DONE in s.options() else -1


def quick(s: PaxState, course: Course, plan: Ops = ()) -> int:
    """The next answer by general preference alone; -1 if there is none it could live with."""
    step = s.agenda[-1]
    if step.name == "announce":
        shot = s.box.card_one_shot[step.card]  # type: ignore[attr-defined]
        return TRIGGER if course.reason == shot and TRIGGER in s.options() else DECLINE
    if step.name == "run-ops":
        return next_op(s, course.seat, plan)
    if step.name in FORESEEN or (step.name == "casualties" and step.left <= FEW_DEAD):  # type: ignore[attr-defined]
        return answer(s, course, plan)
    option = _leading_on(s, course, preferred(s, course), plan)[0]
    return -1 if forbidden_by_itself(s, course, option) else option


def answer(s: PaxState, course: Course, plan: Ops = ()) -> int:
    """O5, rulings S15, S43: the answer of the opponent to the question on the table; -1 if it has none."""
    step = s.agenda[-1]
    if step.name == "announce":
        if TRIGGER not in s.options():
            return DECLINE
        shot = s.box.card_one_shot[step.card]  # type: ignore[attr-defined]
        asked = course.reason == shot or wanted(s, course, step, played)
        return TRIGGER if asked else DECLINE
    if step.name == "run-ops":
        return next_op(s, course.seat, plan)
    order = [option for option in preferred(s, course) if not forbidden_by_itself(s, course, option)]
    order = _leading_on(s, course, order, plan)
    aim = course.aim
    if step.name == "locate-war":
        if s.box.card_one_shot[step.card] != course.reason:  # type: ignore[attr-defined]
            return next((option for option in order if _conquers(s, course, option)), order[0])
        if aim is not None:  # S16: a war needs a target location
            order = [option for option in order if option - LOCATE in course.targets]
    if not order:
        return -1
    if aim is None or len(order) == 1:
        return order[0]
    if step.name == "marry" and course.main:
        return next((option for option in order if _worth(s, course, option, plan, aim) < 0), order[0])
    if step.name in PLACING and course.main and all(VERB_OF[option] != ORDAIN for option in order):
        return _placed(s, course, order, plan, aim)
    if step.name in FOR_THE_AIM:
        worth = [_worth(s, course, option, plan, aim) for option in order]
        return order[worth.index(min(worth))]
    return order[0]


def _leading_on(s: PaxState, course: Course, order: list[int], plan: Ops) -> list[int]:
    """O5b, S27: where a piece leaves a border to an agent that must follow and spares its own concessions."""
    if s.agenda[-1].name not in PLACING or not any(_must_follow(step) for step in s.agenda):
        return order
    good: list[int] = []
    for option in order:
        after = s.clone()
        after.choose(option)
        if play_out(after, course, plan, stop=AT_WORK):
            good.append(option)
    return good or order


def _must_follow(step: Any) -> bool:
    """Whether agents of a card have to be placed when what lies above is done."""
    return step.name == "place-agents" and bool(step.must)


def _placed(s: PaxState, course: Course, order: list[int], plan: Ops, aim: Aim) -> int:
    """O5a, O5c, S15: where a piece lowers the number most, if that is more than without it; else the general order."""
    worth = [_worth(s, course, option, plan, aim) for option in order]
    idle = worth[order.index(DECLINE)] if DECLINE in order else max(worth)
    return order[worth.index(min(worth))] if min(worth) < idle else order[0]


def _conquers(s: PaxState, course: Course, option: int) -> bool:
    """O5h (1): whether a war at this place wins a kingdom."""
    after = s.clone()
    after.choose(option)
    ends = play_out(after, course)
    return bool(ends) and all(new_kings(s, end, course.seat) > 0 for end in ends)


def _worth(s: PaxState, course: Course, option: int, plan: Ops, aim: Aim) -> int:
    """How far the number of the aim falls if this is chosen and all the rest follows."""
    after = s.clone()
    after.choose(option)
    ends = play_out(after, course, plan, stop=AT_WORK)
    return min([aim.change(end) for end in ends]) if ends else len(s.city)


def play_out(s: PaxState, course: Course, plan: Ops = (), stop: frozenset[str] = frozenset()) -> list[PaxState]:
    """Every way in which an action can end: own questions by preference alone, those of others in each way."""
    return _ends(s, course, plan, False, stop)


def played(s: PaxState, course: Course, plan: Ops = ()) -> list[PaxState]:
    """The same with the considered answers that the opponent would give."""
    return _ends(s, course, plan, True, frozenset())


def _ends(s: PaxState, course: Course, plan: Ops, considered: bool, stop: frozenset[str]) -> list[PaxState]:
    while not over(s, course.seat) and s.agenda[-1].name not in stop:
        if s.decider() != course.seat:
            ends: list[PaxState] = []
            for option in s.options():
                branch = s.clone()
                branch.choose(option)
                ends.extend(_ends(branch, course, plan, considered, stop))
            return ends
        option = answer(s, course, plan) if considered else quick(s, course, plan)
        if option < 0:
            return []
        s.choose(option)
    return [s]


def reached(ends: list[PaxState], aim: Aim, before: PaxState) -> bool:
    """S9, S17: the number falls; where it hangs on the player's answer, it may fall and cannot rise."""
    if not ends:
        return False
    changes = [aim.change(end) for end in ends]
    return min(changes) < 0 and max(changes) <= 0


def bought(s: PaxState, slot_option: int, card: int, course: Course) -> list[PaxState]:
    """O4a: how a purchase ends that is played at once."""
    after = s.clone()
    after.choose(slot_option)
    if PLAY + card not in after.options():
        return []
    after.choose(PLAY + card)
    if course.reason != NO_ONE_SHOT and TRIGGER not in after.options():
        return []  # the one-shot that is the reason must be possible
    return played(after, course)


def ran(s: PaxState, run: int, course: Course, plan: Ops) -> list[PaxState]:
    """O4c: how an ops action ends; in no way if a side has nothing to do but some other op."""
    forced = forced_op(s, course.seat, run)
    if plan and forced is not None and forced not in plan and not _trades(forced, plan):
        return []
    after = s.clone()
    after.choose(RUN_OPS + run)
    ends = played(after, course, plan)
    return [end for end in ends if all(item in end.used or end.turn != course.seat for _, item in plan)]


def forced_op(s: PaxState, seat: int, run: int) -> tuple[int, int] | None:
    """The op that an ops action begins with by itself, because it is the only one."""
    options = RunOps(seat, 3 if run == BOTH else 1 << run, 0).options(s)
    return op_of(options[0]) if len(options) == 1 else None


def _trades(forced: tuple[int, int], plan: Ops) -> bool:
    """S18: commerce of a card that the plan does not need."""
    op, item = forced
    return op == COMMERCE and item not in [needed for _, needed in plan]


class Sets:
    """S19: ops that reach the aim only together: the smallest set, in the order of the search."""

    def __init__(self, course: Course, kinds: tuple[int, ...], aim: Aim) -> None:
        self.course = course
        self.kinds = kinds
        self.aim = aim
        self.nodes = 0
        self.reserved: Ops = ()  # cards that have an op of the set: they do not trade

    def search(self, s: PaxState, run: int) -> list[int]:
        """The choices after the commerce ops, or none."""
        forced = forced_op(s, self.course.seat, run)
        if forced is not None and forced[0] not in (COMMERCE, *self.kinds):
            return []
        after = s.clone()
        after.choose(RUN_OPS + run)
        found = [op_of(option) for option in after.options() if USE <= option < MOVE_BISHOP]
        self.reserved = tuple((NO_OP, item) for op, item in found if op in self.kinds)
        while not over(after, self.course.seat) and after.agenda[-1].name == "run-ops":
            option = next_op(after, self.course.seat, self.reserved)
            if option < 0 or option == DONE:
                break
            after.choose(option)
            self._quickly(after)
        for size in range(2, LARGEST_SET + 1):
            self.nodes = 0
            script = self._deeper(after, size)
            if script is not None:
                self.reserved = tuple((NO_OP, op_of(option)[1]) for option in script if USE <= option < MOVE_BISHOP)
                return script
        return []

    def _quickly(self, s: PaxState) -> bool:
        """Answer all questions up to the next op or its target; false if the player could make the number worse."""
        while not over(s, self.course.seat) and s.agenda[-1].name not in ("run-ops", *TARGETING):
            if s.decider() == self.course.seat:
                s.choose(preferred(s, self.course)[0])
                continue
            changes: list[int] = []
            for option in s.options():
                after = s.clone()
                after.choose(option)
                changes.append(self.aim.change(after))
            if max(changes) > 0:
                return False
            s.choose(s.options()[changes.index(min(changes))])  # S17: one answer is enough
        return True

    def _deeper(self, s: PaxState, left: int) -> list[int] | None:
        self.nodes += 1
        if self.nodes > MOST_NODES or over(s, self.course.seat):
            return None
        if s.agenda[-1].name == "run-ops":
            if left == 0:
                return None
            mine = left_to_right(s, self.course.seat)
            offered = [option for option in s.options() if option != DONE and op_of(option)[1] in mine]
            options = [option for option in offered if op_of(option)[0] in self.kinds]
            options.sort(key=lambda option: (self.kinds.index(op_of(option)[0]), mine.index(op_of(option)[1])))
            left -= 1
        else:
            options = [option for option in preferred(s, self.course) if not self._never(s, option)]
        for option in options:
            after = s.clone()
            after.choose(option)
            if not self._quickly(after):
                continue
            if self.aim.change(after) < 0:
                return [option]
            found = self._deeper(after, left)
            if found is not None:
                return [option, *found]
        return None

    def _never(self, s: PaxState, option: int) -> bool:
        """O4c, O5b: its own concessions are spared, and a campaign is only begun if it wins."""
        if VERB_OF[option] != INVADE:
            return forbidden_by_itself(s, self.course, option)
        empire = option - INVADE
        king: int = s.agenda[-1].king  # type: ignore[attr-defined]
        return campaign_force(s, self.course.seat, king, empire) <= len(defenders(s, CONQUERED, empire))
