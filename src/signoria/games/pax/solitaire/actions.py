"""O3, O4, O9: trying an objective cell: buying and playing, ops, sales and fairs, and doing what was found."""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice
from typing import Final

from signoria.engine.advice import Advice, Note
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.refusal import ALLOWED
from signoria.games.pax.data.cards import (
    IS_COMET,
)
from signoria.games.pax.data.ids import (
    ANY_PAWN,
    APOSTASY,
    BISHOP,
    COMMERCE,
    CORONATION,
    EAST,
    NO_ONE_SHOT,
    PATRON,
    PAWN,
    RELIGIONS,
    SIDES,
    WEST,
    piece_of,
    religion_of,
)
from signoria.games.pax.data.ids import (
    OPS as OP_WORDS,
)
from signoria.games.pax.data.map import LOCATION_EMPIRES
from signoria.games.pax.explain.wording import listed
from signoria.games.pax.query import items_of, ops_of
from signoria.games.pax.rules.fair import profits, subsidy, voyage
from signoria.games.pax.rules.market import price, spared
from signoria.games.pax.rules.ops import use_forbidden
from signoria.games.pax.rules.victory import rivals
from signoria.games.pax.solitaire.decide import Course
from signoria.games.pax.solitaire.measures import NO_FAITH, Aim, targets
from signoria.games.pax.solitaire.orders import left_to_right, maids, market_slots
from signoria.games.pax.solitaire.tables import (
    ANY,
    CELLS,
    DOMINANT,
    MEASURES,
    NET_COST_LIMIT,
    NONE,
    PRESTIGE,
    SETS,
    STAGES,
    Cell,
    Means,
    Row,
)
from signoria.games.pax.solitaire.tables import (
    BUY as BUYING,
)
from signoria.games.pax.solitaire.tables import (
    FAIR as CONVENING,
)
from signoria.games.pax.solitaire.tables import (
    OPS as RUNNING,
)
from signoria.games.pax.solitaire.tables import (
    SALE as SELLING,
)
from signoria.games.pax.solitaire.trial import Ops, Sets, answer, bought, next_op, over, played, ran, reached
from signoria.games.pax.state import ROW, SQUARE, PaxState
from signoria.games.pax.vocabulary import (
    ACTIVATE,
    BOTH,
    BUY,
    DONE,
    EMPIRE,
    FAIR,
    ITEM,
    PLAY,
    RUN_OPS,
    SELL,
)

Choices = Generator[Advice | None, int, None]
BOTH_ACTIONS: Final = 2
ROW_OF_MONEY: Final = 7
# Reasons for a short account: the row, and what is done.
BRIEF: Final = frozenset(
    {
        "bought", "comet", "fair", "forced", "hand", "last", "ops", "override", "override-prestige", "sale",
        "sale-bishop", "stop", "trade", "trigger", "victory",
    }
)  # fmt: skip


class Actions:
    """O4: what the opponent can do, on a position of its own."""

    def __init__(self, s: PaxState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.notes: list[Note] = []
        self.told = 0
        self.waking = NONE  # the victory that a bought comet wakes
        self.script: list[int] = []  # choices of a set of ops that were found already

    def turn(self) -> Choices:
        """What is to be done; a mind at work overrides it."""
        yield from ()

    # --- telling ----------------------------------------------------------------------------------------------------

    def note(self, at: str, rule: str, key: str, **args: Arg) -> None:
        """Give a reason."""
        self.notes.append(Note(at, Phrase(f"solo-{key}", args), rule, key in BRIEF))

    def card(self, item: int) -> Phrase:
        """The name of a card or square."""
        return ITEM.phrase(item)

    # --- doing ------------------------------------------------------------------------------------------------------

    def choose(self, option: int) -> Choices:
        """Hand out a choice, then make it."""
        new = len(self.notes) - self.told
        self.told = len(self.notes)
        yield Advice(option, tuple(self.notes), new)
        self.s.choose(option)

    def act(self, option: int, course: Course, plan: Ops = ()) -> Choices:
        """A whole action: its first choice and every question that follows."""
        yield from self.choose(option)
        while not over(self.s, self.seat):
            if self.s.decider() != self.seat:
                other = yield None
                self.s.choose(other)
            else:
                yield from self.choose(self.picked(course, plan))
        self.script = []

    def picked(self, course: Course, plan: Ops) -> int:
        """The answer to a question on the way, and why."""
        step = self.s.agenda[-1]
        if step.name == "activate":
            option = ACTIVATE + self.waking if self.waking != NONE else self.s.options()[0]
        elif step.name == "run-ops":
            option = next_op(self.s, self.seat, plan)
            if self.script and option in (DONE, -1):
                option = self.script.pop(0)
        elif self.script and self.script[0] in self.s.options():
            option = self.script.pop(0)
        else:
            option = answer(self.s, course, plan)
        if option < 0:
            option = self.s.options()[0]
        self.notes.append(Note("answer", Phrase(f"solo-answer-{step.name}"), ANSWERS[step.name]))
        return option

    def gone(self, least: int = 1) -> bool:
        """Whether the turn is over, or no action is left for anything."""
        return not over(self.s, self.seat) or bool(self.s.ended) or self.s.turn != self.seat or self.s.actions < least

    # --- a cell -----------------------------------------------------------------------------------------------------

    def cell(self, row: Row, at: int, faith: int, over_it: bool) -> Choices:
        """O3, O3e: one objective cell; what cannot be done leads to the next."""
        cell = row.cells[at]
        node = f"row-{row.number}-{CELLS[at]}"
        before = (self.s.actions, self.s.done)
        if cell.measure:
            yield from self.objective(cell, node, at, faith)
        elif row.number == ROW_OF_MONEY:
            self.note(node, "O3", "list-7")
            for means in cell.means:
                if not self.gone():
                    yield from self.money(means, node)
        else:
            key = f"list-{row.number}" if faith == NO_FAITH else "list-faith"
            args: dict[str, Arg] = {} if faith == NO_FAITH else {"religion": Phrase(f"religion-{RELIGIONS[faith]}")}
            self.note(node, "O3", key, **args)
            limit = at == PRESTIGE and not over_it
            yield from self.shopping(cell, node, faith, limit)
        if not self.gone(0) and (self.s.actions, self.s.done) == before:
            self.note(node, "O3e", "missed")

    def objective(self, cell: Cell, node: str, at: int, faith: int) -> Choices:
        """O3, O9, rulings S10, S11, S20: the listed means of an aim, stage by stage until it is reached."""
        aim = Aim(self.s, self.seat, cell.measure, faith)
        where = tuple(targets(self.s, aim))
        course = Course(self.seat, aim, at == 0, NO_ONE_SHOT, where)
        about: dict[str, Arg] = {} if faith == NO_FAITH else {"religion": Phrase(f"religion-{RELIGIONS[faith]}")}
        self.note(
            node,
            "O3b",
            "cell",
            cell=Phrase(f"solo-cell-{CELLS[at]}"),
            aim=Phrase(f"solo-aim-{MEASURES[cell.measure]}", about),
            targets=listed([EMPIRE.phrase(empire) for empire in where]),
        )
        for stage in STAGES:
            means = [one for one in cell.means if one.stage == stage]
            if not means or self.gone():
                continue
            if stage == BUYING:
                yield from self.buying(means, course, aim, node)
            elif stage == RUNNING:
                ran_before = -1
                while ran_before != self.s.done and not self.gone() and aim.change(self.s) >= 0:
                    ran_before = self.s.done
                    yield from self.running(means, course, aim, node)
            elif stage == SELLING:
                yield from self.selling(course, aim, node)
            else:
                yield from self.convening(course, aim, node)
            if aim.change(self.s) < 0:
                was, now = aim.says(self.s)
                self.note(node, "O2c", "fulfilled", before=was, after=now, actions=self.s.actions)
                return

    # --- O4a: buy and play ------------------------------------------------------------------------------------------

    def buying(self, means: list[Means], course: Course, aim: Aim, node: str) -> Choices:
        """O3b, O3c: the first card from the left that reaches the aim."""
        if self.s.actions < BOTH_ACTIONS:
            self.note(node, "O4a", "no-purchase")
            return
        passed: list[Phrase] = []
        for slot in market_slots():
            card = self.s.market[slot]
            if card < 0 or IS_COMET[card]:
                continue
            found, why = self.serves(slot, card, means, course, aim)
            if found is not None:
                self.searched(node, passed)
                self.say_bought(node, slot, card, "O3c")
                yield from self.purchase(slot, card, found)
                return
            passed.append(Phrase("solo-passed", {"card": self.card(card), "why": Phrase(f"solo-why-{why}")}))
        self.searched(node, passed)

    def searched(self, node: str, passed: list[Phrase]) -> None:
        """Which cards were passed over, and why."""
        if passed:
            self.note(node, "O3b", "searched", cards=listed(passed))

    def say_bought(self, node: str, slot: int, card: int, rule: str) -> None:
        """What is bought, and for how much."""
        cost = price(self.s, self.seat, slot)
        first = slot - slot % ROW
        spares = sum([1 for left in range(first, slot) if spared(self.s, self.seat, left)])
        self.note(node, rule, "bought", card=self.card(card), price=cost, spared=spares)

    def purchase(self, slot: int, card: int, course: Course) -> Choices:
        """O4a: buy a card and play it at once."""
        yield from self.choose(BUY + slot)
        while not over(self.s, self.seat):
            other = yield None
            self.s.choose(other)
        if PLAY + card in self.s.options():
            yield from self.act(PLAY + card, course)

    def serves(self, slot: int, card: int, means: list[Means], course: Course, aim: Aim) -> tuple[Course | None, str]:
        """O3b, O3c: whether a card reaches the aim, and as what; else why not."""
        why = "nothing"
        for one in means:
            shot = self.s.box.card_one_shot[card]
            if shot != NO_ONE_SHOT and shot in one.one_shots:
                found = course._replace(reason=shot)
            elif any(self.agent_fits(token, one, aim.faith) for token in self.s.box.card_agents[card]):
                found = course
            else:
                continue
            placed = shot in (CORONATION, APOSTASY) and found.reason == shot
            bishops = found.reason == NO_ONE_SHOT and BISHOP in one.agents
            if not placed and not bishops and not self.located(card, course.targets):
                why = "elsewhere"
            elif BUY + slot not in self.s.options():
                why = "dear"
            elif reached(bought(self.s, BUY + slot, card, found), aim, self.s):
                return found, ""
            else:
                why = "useless"
        return None, why

    def located(self, card: int, where: tuple[int, ...]) -> bool:
        """O3b: the location of the card, the whole East or West included, is or has a target."""
        return any(empire in where for empire in LOCATION_EMPIRES[self.s.box.card_location[card]])

    def agent_fits(self, token: int, means: Means, faith: int) -> bool:
        """O8: an agent of a listed kind that is not of the dominant religion."""
        if token == ANY_PAWN:
            return PAWN in means.agents
        return piece_of(token) in means.agents and (faith == NO_FAITH or religion_of(token) != faith)

    def shopping(self, cell: Cell, node: str, faith: int, limited: bool) -> Choices:
        """O3, O3a, rulings S14, S21: the leftmost card that can be paid, with the torch or prestige of each bullet."""
        if self.s.actions < BOTH_ACTIONS:
            self.note(node, "O4a", "no-purchase")
            return
        for means in cell.means:
            for slot in market_slots():
                card = self.s.market[slot]
                if card < 0 or IS_COMET[card] or not self.prized(card, means, faith):
                    continue
                if BUY + slot not in self.s.options():
                    self.note(node, "O4a", "too-dear", card=self.card(card))
                    continue
                net = price(self.s, self.seat, slot) - self.s.coins[slot]
                if limited and net > NET_COST_LIMIT:
                    self.note(node, "O3a", "prestige-limit", card=self.card(card), net=int(net))
                    continue
                self.say_bought(node, slot, card, "O3")
                yield from self.purchase(slot, card, Course(self.seat))
                return

    def prized(self, card: int, means: Means, faith: int) -> bool:
        """O8: a torch, a kind of prestige, or any prestige."""
        if means.torch != NONE:
            return means.torch in self.s.box.card_abilities[card]
        if means.prestige == ANY:
            return any(self.s.box.card_prestige[card])
        return self.s.box.card_prestige[card][faith if means.prestige == DOMINANT else means.prestige] > 0

    # --- O4c: ops ---------------------------------------------------------------------------------------------------

    def runs(self) -> list[tuple[int, int]]:
        """S18, S25: the sides that can run, the East first; both at once if the other one has commerce to do."""
        found: list[tuple[int, int]] = []
        for side in (EAST, WEST):
            if RUN_OPS + side not in self.s.options():
                continue
            together = RUN_OPS + BOTH in self.s.options() and self.trades(1 - side)
            found.append((side, BOTH if together else side))
        return found

    def trades(self, side: int) -> bool:
        """Whether a side has commerce to do."""
        items = items_of(self.s, self.seat, side)
        return any(use_forbidden(self.s, self.seat, 1 << side, item, COMMERCE) == ALLOWED for item in items)

    def running(self, means: list[Means], course: Course, aim: Aim, node: str) -> Choices:
        """O3d, rulings S18, S19: one op of the listed kinds, else a set of them."""
        for one in means:
            for side, run in self.runs():
                for op, item in self.single(side, one.ops):
                    if reached(ran(self.s, run, course, ((op, item),)), aim, self.s):
                        yield from self.run(run, course, ((op, item),), node)
                        return
        for side, run in self.runs():
            kinds = SETS.get(aim.measure, ())
            if len(self.single(side, kinds)) > 1:
                sets = Sets(course, kinds, aim)
                self.script = sets.search(self.s, run)
                if self.script:
                    yield from self.run(run, course, sets.reserved, node)
                    return

    def single(self, side: int, kinds: tuple[int, ...]) -> list[tuple[int, int]]:
        """The ops of some kinds on a side, kind by kind, cards from left to right."""
        here = items_of(self.s, self.seat, side)
        order = [item for item in left_to_right(self.s, self.seat) if item in here]
        return [(op, item) for op in kinds for item in order if any(op == one for one, _ in ops_of(self.s, item))]

    def run(self, run: int, course: Course, plan: Ops, node: str) -> Choices:
        """O4c: the ops that are needed, and all commerce."""
        side = Phrase("solo-both-sides") if run == BOTH else Phrase(f"side-{SIDES[run]}")
        used = [
            Phrase("solo-op", {"op": Phrase(f"op-{OP_WORDS[op]}"), "card": self.card(item)})
            for op, item in plan
            if op >= 0
        ]
        if used or self.script:
            self.note(node, "O4c", "ops", side=side, ops=listed(used or [Phrase("solo-set")]))
        else:
            self.note(node, "O4c", "trade", side=side)
        yield from self.act(RUN_OPS + run, course, plan)

    # --- O4b, O4d: sales and fairs ----------------------------------------------------------------------------------

    def selling(self, course: Course, aim: Aim, node: str) -> Choices:
        """O4b: a card of its own on which a bishop of the dominant religion stands."""
        for item in left_to_right(self.s, self.seat):
            bishop = self.s.bishop[item]
            if item >= SQUARE or bishop < 0 or religion_of(bishop) != aim.faith or SELL + item not in self.s.options():
                continue
            after = self.s.clone()
            after.choose(SELL + item)
            if reached(played(after, course), aim, self.s):
                self.note(node, "O4b", "sale-bishop", card=self.card(item))
                yield from self.act(SELL + item, course)
                return

    def income(self, side: int) -> tuple[int, int]:
        """O4d: what a fair brings the opponent, and what it brings the others."""
        florins = profits(self.s, side)
        taken = subsidy(self.s, self.seat, florins)
        paid, _, _ = voyage(self.s, side, florins - taken)
        own = taken + sum([share for _, bank, share in paid if bank == self.s.banks[self.seat]])
        banks = [self.s.banks[other] for other in rivals(self.s, self.seat)]
        return own, sum([share for _, bank, share in paid if bank in banks])

    def convening(self, course: Course | None, aim: Aim | None, node: str) -> Choices:
        """O4d: the fair that brings most; in row 4 only of those that serve the aim."""
        sides = [side for side in (EAST, WEST) if FAIR + side in self.s.options()]
        if course is not None and aim is not None:
            good: list[int] = []
            for side in sides:
                after = self.s.clone()
                after.choose(FAIR + side)
                if reached(played(after, course), aim, self.s):
                    good.append(side)
            sides = good
        if sides:
            best = min(sides, key=lambda side: (-self.income(side)[0], self.income(side)[1], 1 - side))
            own, other = self.income(best)
            self.note(node, "O4d", "fair", side=Phrase(f"side-{SIDES[best]}"), own=own, other=other)
            yield from self.act(FAIR + best, course or Course(self.seat))

    # --- row 7 ------------------------------------------------------------------------------------------------------

    def money(self, means: Means, node: str) -> Choices:
        """O8, row 7: a fair, commerce, a sale: each once, in this order."""
        if means.stage == CONVENING:
            yield from self.convening(None, None, node)
        elif means.stage == RUNNING:
            yield from self.trading(node)
        else:
            yield from self.cheap_sale(node)

    def trading(self, node: str) -> Choices:
        """O5e: commerce alone, on the side that brings more, else in the East."""
        course = Course(self.seat)
        best, most = NONE, 0
        for side, run in self.runs():
            if not self.trades(side):
                continue
            gains = [
                end.florins[self.seat] - self.s.florins[self.seat] for end in islice(ran(self.s, run, course, ()), 1)
            ]
            if gains and gains[0] > most:
                best, most = run, gains[0]
        if best != NONE:
            yield from self.run(best, course, (), node)

    def cheap_sale(self, node: str) -> Choices:
        """O4b, ruling S24: a card without prestige, else one that has only patrons; never a square."""
        items = [*left_to_right(self.s, self.seat), *maids(self.s, self.seat)]
        cards = [item for item in items if item < SQUARE and SELL + item in self.s.options()]
        plain = [card for card in cards if not any(self.s.box.card_prestige[card])]
        patrons = [card for card in cards if _only_patrons(self.s.box.card_prestige[card])]
        for card in islice([*plain, *patrons], 1):
            self.note(node, "O4b", "sale", card=self.card(card))
            yield from self.act(SELL + card, Course(self.seat))


def _only_patrons(counts: tuple[int, ...]) -> bool:
    return counts[PATRON] > 0 and sum(counts) == counts[PATRON]


# The paragraph behind the answer to each question.
ANSWERS: Final = {
    "activate": "O6b",
    "announce": "O5h",
    "arrange": "S36",
    "arrange-rest": "S36",
    "borrow": "S42",
    "casualties": "S31",
    "choose-bishop": "O3b",
    "choose-campaign": "S15",
    "choose-head": "O3b",
    "choose-pirate": "S47",
    "choose-repressed": "S47",
    "choose-siege": "S47",
    "choose-tax": "S47",
    "choose-vote": "S15",
    "concession": "O5b",
    "discard-down": "S43",
    "creed": "S35",
    "dismiss": "S40",
    "emancipate-to": "S32",
    "emancipate-west": "S42",
    "emancipation": "S34",
    "golden-liberty": "S35",
    "locate-war": "S15",
    "marry": "O5g",
    "move-bishop": "O3b",
    "pacify": "S38",
    "place-agents": "O5b",
    "quench": "S42",
    "raise-levy": "O5f",
    "recall": "S39",
    "repress-to": "S37",
    "rooks-ride": "S41",
    "run-ops": "O4c",
    "sail-to": "O5b",
    "serf-of": "S37",
    "settle": "S32",
    "settle-at": "S32",
    "take-florin": "O5e",
    "tax-due": "O5a",
    "tax-where": "S47",
}
