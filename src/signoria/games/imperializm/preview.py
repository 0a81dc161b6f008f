"""What an option would cost and bring, found by doing it on a copy in which nobody else can react.

There the other hands have as many cards as they have, but blank ones. So it tells only what the seat knows: what comes
of it if nobody reacts. Leaving out whatever is nothing:

    changes       by seat: how levels and ducats would change
    trade         of a good: its profit and what the lead brings
    war           of a declaration: by opponent and kind of war what both sides would have, at least and at most, what
                  that is made of, the cards with which the defence would be strongest, and in how many of 100 hands
                  that the seat cannot rule out even the best defence would fall
    claims        achievements that would be met then
    then          the question that would follow, unless that depends on cards of another hand
"""

from __future__ import annotations

from collections import Counter
from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.common import Common
from signoria.engine.event import Event, Sink
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm.data.ids import ACHIEVEMENTS, DESIGNS, LEVELS, SEATS, WARS
from signoria.games.imperializm.data.providence import WAR_CARDS
from signoria.games.imperializm.events import GAINED, LED, LOOKED, SEIZED
from signoria.games.imperializm.hidden import known_hand
from signoria.games.imperializm.query import (
    ALL_PROVIDENCE,
    card_strength,
    copies,
    hand_size,
    others_from,
    size,
    standing_strength,
)
from signoria.games.imperializm.rules.achievements import met
from signoria.games.imperializm.rules.development import Goods, Second, leader_gain, trade_profit
from signoria.games.imperializm.rules.setup import ChooseForce, ChoosePower, raise_force, take_power
from signoria.games.imperializm.rules.war import (
    Defence,
    Enemy,
    Wage,
    attack_strength,
    defence_strength,
    modifier_missing,
)
from signoria.games.imperializm.standings import strength_of
from signoria.games.imperializm.state import (
    AUTHORITY,
    HAND,
    KIND_OF_WAR,
    MAPS,
    PURSE,
    WIDTH,
    ImperializmState,
)
from signoria.games.imperializm.vocabulary import DECLARE, DEFEND, END_TURN, PASS, STAND, TRADE


class Pause(Step[ImperializmState]):
    """Where a preview stops: nobody is ever asked this."""

    name = "pause"

    def options(self, s: ImperializmState) -> list[int]:
        return [END_TURN, PASS]


def preview(s: ImperializmState, option: int) -> dict[str, object]:
    """What an option would bring if nobody reacts."""
    if s.ended or s.refusal(option) != ALLOWED:
        return {}
    step = s.agenda[-1]
    verb = s.verb_number(option)
    thing = option - verb
    if isinstance(step, ChoosePower | ChooseForce):  # before the first turn nobody can react
        return {"changes": {SEATS[step.seat]: begun(s, step, thing)}, "sure": True}
    if isinstance(step, Common):
        return {"war": defence(s, verb, thing)} if isinstance(step, Defence) else {}
    told, happened = tried(s, step, option)
    if isinstance(step, Goods | Second) and verb == TRADE:
        told["trade"] = {"profit": trade_profit(s, step.seat, thing), "lead": lead(s, step.seat, thing, happened)}
    if verb == DECLARE:
        rivals = others_from(s, step.seat)
        told["war"] = [odds(s, step.seat, rival, kind, thing) for rival in rivals for kind in kinds_of_war(s, thing)]
    elif isinstance(step, Enemy):
        told["war"] = [odds(s, step.seat, thing, kind, step.card) for kind in kinds_of_war(s, step.card)]
    elif isinstance(step, Wage):
        told["war"] = [odds(s, step.seat, step.target, thing, step.card)]
    return told


def begun(s: ImperializmState, step: ChoosePower | ChooseForce, thing: int) -> dict[str, int]:
    """R2.7, R2.8: what a power brings, or army or fleet; whatever the others choose."""
    after = s.clone()
    after.sink = Sink()
    if isinstance(step, ChoosePower):
        take_power(after, step.seat, thing)
    else:
        raise_force(after, step.seat, thing)
    return difference(s, after, step.seat)


def lead(s: ImperializmState, seat: int, good: int, happened: list[Event]) -> int:
    """What the lead in a good brings: as it went, or as it stands where an achievement may be taken before it (A85)."""
    kinds = [event.kind for event in happened]
    if LED in kinds:
        return sum([event.args[-1] for event in happened[kinds.index(LED) :] if event.kind == GAINED])
    return max(0, int(leader_gain(s, seat, good)))


def tried(s: ImperializmState, step: Step[ImperializmState], option: int) -> tuple[dict[str, object], list[Event]]:
    """How levels and ducats would change, what could be claimed, what would be asked next; and what happened."""
    seat = step.seat
    after = s.clone()
    for other in range(s.count):
        if other != seat:
            blank = (1 << hand_size(s, other)) - 1  # territories: nobody reacts or defends with them
            after.board[other * WIDTH + HAND] = 0
            after.board[other * WIDTH + MAPS] = blank
    after.known = vec[i64]([0] * len(s.known))
    after.agenda = [Pause(seat), step]
    after.script = ()
    after.sink = sink = Sink()
    after.choose(option)
    told: dict[str, object] = {}
    happened = {event.kind for event in sink.events}
    if LOOKED in happened:
        return told, []  # what comes of it depends on the hand
    changes = {SEATS[other]: moved for other in range(s.count) if (moved := difference(s, after, other))}
    if changes:
        told["changes"] = changes
    claims = [
        ACHIEVEMENTS[goal]
        for goal in s.goals
        if goal >= 0 and goal in after.goals and met(after, seat, goal) and not met(s, seat, goal)
    ]
    if claims and s.active == seat and not after.claimed:
        told["claims"] = claims
    top = after.agenda[-1]
    if SEIZED not in happened and not isinstance(top, Pause) and top.seat == seat:
        told["then"] = top.name
    return told, sink.events


def difference(s: ImperializmState, after: ImperializmState, seat: int) -> dict[str, int]:
    """How much more or less a seat has of everything that is counted."""
    base = seat * WIDTH
    moved = {
        LEVELS[level]: change
        for level in range(len(LEVELS))
        if (change := int(after.board[base + level] - s.board[base + level]))
    }
    ducats = int(after.board[base + PURSE] - s.board[base + PURSE])
    return moved | ({"ducats": ducats} if ducats else {})


def possible_cards(s: ImperializmState, viewer: int, target: int) -> int:
    """The cards a hand could hold as far as the viewer knows: those it saw there, and all it has not seen at all."""
    unseen = ALL_PROVIDENCE - s.pile - s.stage - s.board[viewer * WIDTH + HAND]
    for seat in range(s.count):
        authority = int(s.board[seat * WIDTH + AUTHORITY])
        if authority >= 0:
            unseen -= 1 << (2 * authority)
        if seat not in (viewer, target):
            unseen -= known_hand(s, viewer, seat)[0]
    return unseen


def best_defence(s: ImperializmState, viewer: int, target: int, kind: int) -> list[int]:
    """The cards with which a defence would be strongest, as far as the viewer knows."""
    known = known_hand(s, viewer, target)[0]
    hidden = size(s.board[target * WIDTH + HAND]) - size(known)
    possible = possible_cards(s, viewer, target)
    best: list[tuple[int, bool, int]] = []
    for card in WAR_CARDS:
        surely = copies(known, card)
        for copy in range(copies(possible, card)):
            best.append((card_strength(s, card, kind), copy >= surely, card))
    chosen: list[int] = []
    for strength, unknown_card, card in sorted(best, reverse=True):
        if strength > 0 and len(chosen) < s.box.defence_cards and (not unknown_card or hidden):
            chosen.append(card)
            hidden -= 1 if unknown_card else 0
    return chosen


def chance(s: ImperializmState, viewer: int, target: int, kind: int, needed: int) -> int:
    """In how many of 100 hands the cards of a defence would bring less than is needed, whatever is put down of them.

    Each card that the viewer has not seen is as likely in the hand as any other. Only what is certain is 0 or 100.
    """
    known = known_hand(s, viewer, target)[0]
    unseen = possible_cards(s, viewer, target) - known
    drawn = size(s.board[target * WIDTH + HAND]) - size(known)
    held: Counter[int] = Counter()
    pool: Counter[int] = Counter()
    for card in WAR_CARDS:
        strength = max(0, card_strength(s, card, kind))
        held[strength] += copies(known, card)
        pool[strength] += copies(unseen, card)
    pool[0] = size(unseen) - sum(count for strength, count in pool.items() if strength > 0)
    strengths = sorted((strength for strength in pool if strength > 0), reverse=True)

    def falling(at: int, left: int, room: int, brought: int) -> int:
        """The ways to draw what is left of the hand so that the defence falls, with room for so many cards more."""
        if brought >= needed:
            return 0
        if at == len(strengths):
            return comb(pool[0], left)
        strength, ways = strengths[at], 0
        for number in range(min(left, pool[strength]) + 1):
            put = min(room, held[strength] + number)
            rest = falling(at + 1, left - number, room - put, brought + put * strength)
            ways += comb(pool[strength], number) * rest
        return ways

    won, all_hands = falling(0, drawn, s.box.defence_cards, 0), comb(size(unseen), drawn)
    return 100 * won // all_hands if won in (0, all_hands) else min(99, max(1, round(100 * won / all_hands)))


def kinds_of_war(s: ImperializmState, card: int) -> list[int]:
    """A22: the wars that can be waged with a card."""
    return [kind for kind in range(len(WARS)) if not modifier_missing(s, card, kind)]


def odds(s: ImperializmState, seat: int, rival: int, kind: int, card: int) -> dict[str, object]:
    """Both sums of a war: the attack, and the defence without cards and with the best that may be held."""
    attack = standing_strength(s, seat, rival, kind) + card_strength(s, card, kind)
    least = standing_strength(s, rival, seat, kind)
    held = best_defence(s, seat, rival, kind)
    most = least + sum([card_strength(s, one, kind) for one in held])
    return {
        "rival": SEATS[rival],
        "kind": WARS[kind],
        "attack": attack,
        "least": least,
        "most": most,
        "odds": "sure" if attack > most else "lost" if attack <= least else "open",
        "chance": chance(s, seat, rival, kind, attack - least),
        "parts": {
            "attack": strength_of(s, seat, rival, kind, [card]),
            "defence": strength_of(s, rival, seat, kind, []),
        },
        "cards": [DESIGNS[one] for one in held],
    }


def defence(s: ImperializmState, verb: int, card: int) -> dict[str, object]:
    """The two sums with what would be put down, and whether that holds."""
    attack = attack_strength(s)
    strength = defence_strength(s)
    if verb == DEFEND:
        strength += card_strength(s, card, s.war[KIND_OF_WAR])
    elif verb != STAND:
        return {"attack": attack, "settled": True}
    return {"attack": attack, "defence": strength, "holds": strength >= attack}
