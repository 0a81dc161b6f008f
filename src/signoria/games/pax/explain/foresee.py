"""Which question an option belongs to: the one on the table, or one that could still be asked this turn.

A question that is not on the table is imagined: we make the step that would ask it, and ask its own guard. So this
module forbids nothing that the step itself would allow.
"""

from __future__ import annotations

from typing import Final

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED, NOT_ASKED
from signoria.engine.step import Step
from signoria.games.pax.data.cards import IS_QUEEN
from signoria.games.pax.data.ids import (
    APOSTASY,
    BEHEAD,
    CAMPAIGN,
    CITY_COUNT,
    COMMERCE,
    CONSPIRACY,
    CORSAIR,
    CRUSADE,
    INQUISITOR,
    JIHAD,
    NO_ONE_SHOT,
    OPS,
    PEASANT_REVOLT,
    REFORMATION,
    REPRESS,
    SIEGE,
    TAX,
    TRADE_SHIFT,
    VOTE,
)
from signoria.games.pax.query import items_of
from signoria.games.pax.refusals import (
    AGENTS_STUCK,
    ALREADY_RAN,
    ALREADY_USED,
    CAMPAIGN_TOO_DEAR,
    NO_ACTION_LEFT,
    NO_KNIGHTS,
    NO_SUCH_OP,
    NOT_AN_OPPONENTS,
    NOT_POLITICAL,
    NOT_YOUR_CARD,
    OTHER_LOCATION,
    OTHER_PIECE,
    OTHER_PIRATE,
    OTHER_RELIGION,
    OTHER_ROW,
    OTHER_SIDE,
    OTHER_TABLEAU_SIDE,
    SILENCED,
    VOTE_TOO_DEAR,
)
from signoria.games.pax.rules.agents import PlaceAgents, agents_of
from signoria.games.pax.rules.coronation import Marry
from signoria.games.pax.rules.market import Activate
from signoria.games.pax.rules.ops import RunOps, argument, ciphers, puppets, run_forbidden, run_op, side_of
from signoria.games.pax.rules.play import Announce, play
from signoria.games.pax.rules.political import TaxDue
from signoria.games.pax.rules.turn import ACTIONS, VERBS, Turn, ops_forbidden
from signoria.games.pax.rules.wars import LocateWar
from signoria.games.pax.state import SQUARE, PaxState
from signoria.games.pax.vocabulary import (
    ACTIVATE,
    BEHEADED,
    BESIEGE,
    CALL_VOTE,
    DECLINE,
    INVADE,
    ITEM,
    ITEMS,
    LOCATE,
    MOVE_BISHOP,
    OP,
    PAY,
    PLAY,
    REPRESSED,
    SAIL,
    TAKE,
    TAXED,
    TRIGGER,
    USE,
    VOCABULARY,
    WEDDING,
)

OP_OF_VERB: Final = {
    MOVE_BISHOP: INQUISITOR,
    TAKE: COMMERCE,
    BEHEADED: BEHEAD,
    TAXED: TAX,
    REPRESSED: REPRESS,
    CALL_VOTE: VOTE,
    SAIL: CORSAIR,
    BESIEGE: SIEGE,
    INVADE: CAMPAIGN,
}
WARS: Final = (CONSPIRACY, PEASANT_REVOLT, CRUSADE, JIHAD, REFORMATION)
BOTH_SIDES: Final = 3
# Refusals of a card that would act; every other refusal of an op is about its target.
OF_THE_CARD: Final = (
    NOT_YOUR_CARD,
    NOT_AN_OPPONENTS,
    NOT_POLITICAL,
    ALREADY_RAN,
    NO_ACTION_LEFT,
    ALREADY_USED,
    OTHER_TABLEAU_SIDE,
    NO_SUCH_OP,
    SILENCED,
)
# Refusals of a target that depend on which card acts.
OF_THIS_CARD: Final = (OTHER_LOCATION, OTHER_PIECE, OTHER_PIRATE, OTHER_RELIGION, OTHER_ROW, OTHER_SIDE)
# Refusals that florins would mend: those may still come this turn, while what was run stays run.
OF_MONEY: Final = (VOTE_TOO_DEAR, CAMPAIGN_TOO_DEAR)
# Refusals of a campaign that are the same whatever its target.
OF_THE_KING: Final = (NO_KNIGHTS, CAMPAIGN_TOO_DEAR)


class Question:
    """A position, a step there, the option asked of it, what its guard says, and the card that would act (-1: none)."""

    def __init__(
        self, table: PaxState, step: Step[PaxState], verb: int, thing: int, refusal: int, acting: int = -1
    ) -> None:
        self.table = table
        self.step = step
        self.verb = verb
        self.thing = thing  # -1: nothing at all could be aimed at
        self.refusal = refusal
        self.acting = acting
        self.close: list[int] = []  # of an op without a target: everything that came as near as anything did
        self.lead: str | Phrase = ""  # what to say first

    @property
    def seat(self) -> int:
        """Who would decide."""
        return self.step.seat

    @property
    def domain(self) -> str:
        """The kind of thing the verb takes."""
        return VOCABULARY.verb_of(self.verb).domain.name

    def name(self) -> Phrase:
        """The name of the thing."""
        return VOCABULARY.verb_of(self.verb).domain.phrase(self.thing)

    def place(self) -> int:
        """The city or border the option is about."""
        return CITY_COUNT + self.thing if self.domain == "border" else self.thing


def asked(s: PaxState, step: Step[PaxState], verb: int, thing: int, acting: int = -1) -> Question:
    """A question with the answer of the step's own guard."""
    return Question(s, step, verb, thing, step.forbidden(s, verb, thing), acting)


def question(s: PaxState, option: int) -> Question | None:
    """The question an option belongs to, with the reason why it is not offered; nothing if no question is near."""
    verb = s.verb_number(option)
    thing = option - verb
    step = s.agenda[-1]
    near = asked(s, step, verb, thing) if verb in step.verbs(s) else imagined(s, verb, thing)
    if near is not None and USE <= verb < USE + len(OPS) * ITEMS and near.refusal not in OF_THE_CARD:
        return at_nearest_target(s, near)
    return near


def foresee(s: PaxState, option: int) -> int:
    """Why an option that another step would offer is out of reach this turn; NOT_ASKED if it may still come."""
    verb = s.verb_number(option)
    near = imagined(s, verb, option - verb)
    return NOT_ASKED if near is None or near.refusal == ALLOWED else near.refusal


def imagined(s: PaxState, verb: int, thing: int) -> Question | None:
    """The nearest question of this turn that would be about this option, if the turn is that of the seat that asks."""
    seat = s.turn
    if verb == PAY:
        return asked(s, TaxDue(s.decider(), 0, 0), verb, thing)
    if s.decider() != seat:
        return None
    if verb in VERBS:
        return asked(s, Turn(seat), verb, thing)
    if verb in OP_OF_VERB:
        return of_an_op(s, OP_OF_VERB[verb], verb, thing)
    if USE <= verb < USE + len(OPS) * ITEMS:
        return of_a_card(s, (verb - USE) // ITEMS, verb, thing)
    if verb == ACTIVATE:
        return asked(s, Activate(seat), verb, thing)
    top = s.agenda[-1]
    past = nearest(of_the_play(s, verb, thing)) if isinstance(top, Turn) else None
    if past is not None and past.refusal != ALLOWED:
        return past
    if verb == TRIGGER and isinstance(top, PlaceAgents):
        return asked(s, Announce(top.seat, top.card, 0), verb, thing)
    stuck = stuck_agents(s, seat) if verb == TRIGGER and isinstance(top, Turn) else None
    if stuck is not None:
        return stuck
    if verb in (TRIGGER, LOCATE, WEDDING):
        return nearest([near for card in s.hands[seat] for near in of_a_play(s, card, verb, thing)])
    return None


def stuck_agents(s: PaxState, seat: int) -> Question | None:
    """E2.1: after a play, the outermost card whose one-shot fell through because its agents have no place."""
    if s.actions < ACTIONS:
        for side in range(2):
            for item in s.rows[seat * 2 + side][-1:]:
                if item < SQUARE and s.box.card_one_shot[item] in (TRADE_SHIFT, APOSTASY):
                    near = asked(s, Announce(seat, item, 0), TRIGGER, 0)
                    if near.refusal == AGENTS_STUCK:
                        return near
    return None


def of_the_play(s: PaxState, verb: int, thing: int) -> list[Question]:
    """E2: what the card that was just played would have asked, had there been anything to choose.

    Without a suitor, heretics, a florin or a place all of it is answered by itself, and nobody heard the reason.
    """
    chosen = s.since[:-1] if s.since and s.since[-1] == DECLINE else s.since
    if not chosen or s.verb_number(chosen[-1]) != PLAY:
        return []
    seat, card = s.turn, chosen[-1] - PLAY
    steps: list[Step[PaxState]] = [Announce(seat, card, 0)]
    if IS_QUEEN[card]:
        steps.append(Marry(seat, card))
    elif s.box.card_one_shot[card] in WARS:
        steps.append(LocateWar(seat, card))
    steps += [PlaceAgents(seat, card, (token,), (), 0) for token in agents_of(s, seat, card)]
    return [asked(s, step, verb, thing) for step in steps if verb in step.verbs(s)]


def of_a_play(s: PaxState, card: int, verb: int, thing: int) -> list[Question]:
    """What playing a card of the hand would ask about its one-shot."""
    seat = s.turn
    trial = s.clone()
    play(trial, seat, card)
    if verb == TRIGGER:
        return [asked(trial, trial.agenda[-1], verb, thing)] if s.box.card_one_shot[card] != NO_ONE_SHOT else []
    if verb == WEDDING:
        return [asked(trial, Marry(seat, card), verb, thing)] if IS_QUEEN[card] else []
    return [asked(trial, LocateWar(seat, card), verb, thing)] if s.box.card_one_shot[card] in WARS else []


def nearest(found: list[Question]) -> Question | None:
    """The question that is answered yes, else the one whose guard came furthest."""
    best: Question | None = None
    for near in found:
        if near.refusal == ALLOWED:
            return near
        if best is None or near.refusal > best.refusal:
            best = near
    return best


# --- ops ------------------------------------------------------------------------------------------------------------


def sides_running(s: PaxState) -> int:
    """The sides whose ops are being run, as bits."""
    for step in s.agenda:
        if isinstance(step, RunOps):
            return step.sides
    return 0


def ran_already(s: PaxState) -> int:
    """What the ops action under way has seen, as bits; nothing before one is begun."""
    for step in s.agenda:
        if isinstance(step, RunOps):
            return step.ran
    return 0


def card_forbidden(s: PaxState, seat: int, item: int, op: int) -> int:
    """E4, F1f: why a card could not act with an op later this turn, whatever the target; ALLOWED if it could."""
    refusal = run_forbidden(s, seat, BOTH_SIDES, ran_already(s), item, op)
    if refusal in (NOT_YOUR_CARD, NO_SUCH_OP, NOT_AN_OPPONENTS, NOT_POLITICAL):
        return refusal
    side = side_of(s, item)
    if not sides_running(s) >> side & 1:
        running = ops_forbidden(s, seat, side)
        if running in (ALREADY_RAN, NO_ACTION_LEFT):
            return running
    return refusal if refusal in OF_THE_CARD else ALLOWED


def target_step(s: PaxState, seat: int, item: int, op: int) -> Step[PaxState]:
    """The step that would ask for the target of an op."""
    trial = s.clone()
    run_op(trial, seat, item, op)
    return trial.agenda[-1]


def of_an_op(s: PaxState, op: int, verb: int, thing: int) -> Question:
    """A target asked about before its op was chosen: the nearest of the seat's cards with that op answers."""
    seat = s.turn
    cards = [item for side in range(2) for item in items_of(s, seat, side) if argument(s, item, op) >= 0]
    if ciphers(s, seat, BOTH_SIDES, ran_already(s)):
        cards += [option - USE - op * ITEMS for option in puppets(s, seat) if (option - USE) // ITEMS == op]
    if not cards:
        return Question(s, Turn(seat), verb, thing, NO_SUCH_OP)
    able: list[Question] = []
    kept: list[Question] = []  # cards that would reach the target if they could act
    idle: list[Question] = []
    for item in cards:
        near = asked(s, target_step(s, seat, item, op), verb, thing, item)
        refusal = card_forbidden(s, seat, item, op)
        if refusal == ALLOWED:
            able.append(near)
        else:
            held = kept if near.refusal == ALLOWED else idle
            held.append(Question(s, Turn(seat), verb, thing, refusal, item))
    best = nearest(able)
    if best is None or best.refusal not in (ALLOWED, *OF_MONEY):
        best = nearest(kept) or best or nearest(idle)
    assert best is not None
    if best.refusal in OF_THIS_CARD:
        best.lead = Phrase("lead-nearest", {"card": ITEM.phrase(best.acting)})
    return best


def of_a_card(s: PaxState, op: int, verb: int, item: int) -> Question:
    """A card asked to act before its side was run."""
    seat = s.turn
    step = RunOps(seat, BOTH_SIDES, ran_already(s))
    refusal = card_forbidden(s, seat, item, op)
    return Question(s, step, verb, item, refusal) if refusal != ALLOWED else asked(s, step, verb, item)


def at_nearest_target(s: PaxState, near: Question) -> Question:
    """An op without a target, as the question about the one target that came nearest; about the op if several did."""
    op, item = (near.verb - USE) // ITEMS, near.thing
    step = target_step(s, near.seat, item, op)
    verb = step.verbs(s)[0]
    close = [thing for thing in step.candidates(s, verb) if step.forbidden(s, verb, thing) == near.refusal]
    alone = len(close) == 1 or (len(close) > 1 and near.refusal in OF_THE_KING)
    best = Question(s, step, verb, close[0] if alone else -1, near.refusal, item)
    best.close = close
    best.lead = Phrase("lead-no-target", {"card": ITEM.phrase(item), "op": OP.phrase(op)})
    return best
