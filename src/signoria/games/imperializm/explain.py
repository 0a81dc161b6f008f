"""The numbers and names in the sentence of a refusal, and what can be said before the question is asked."""

from __future__ import annotations

from typing import Final

from signoria.engine.game import Way
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.refusal import ALLOWED, FIRST_OF_GAME
from signoria.games.imperializm import refusals
from signoria.games.imperializm.data.ids import (
    ARMY,
    EXCEPTIONAL_YEAR,
    FLEET,
    INTERCEPTED_PLANS,
    PATRIOTIC_RISING,
    PRESTIGE,
    TERRITORY_CARDS,
)
from signoria.games.imperializm.query import hand_limit, hand_size
from signoria.games.imperializm.rules.achievements import claim_forbidden
from signoria.games.imperializm.rules.act import NO_PART, Act, action_of
from signoria.games.imperializm.rules.development import Second
from signoria.games.imperializm.rules.effects import Choose, Rising, Seize
from signoria.games.imperializm.rules.exchange import Exchange, release_forbidden
from signoria.games.imperializm.rules.intrigue import More
from signoria.games.imperializm.rules.late import Late
from signoria.games.imperializm.rules.own import intercept_forbidden
from signoria.games.imperializm.rules.payments import Buy, Improve
from signoria.games.imperializm.rules.war import humiliation_of, tribute_of
from signoria.games.imperializm.standings import lacking, nearest, needs_of
from signoria.games.imperializm.state import AUTHORITY, OWNED, PURSE, WIDTH, WINNER, ImperializmState
from signoria.games.imperializm.vocabulary import (
    ACHIEVEMENT,
    ACTION,
    CARD,
    CHAIR,
    CLAIM,
    CONVERT,
    DESIGN,
    DRAW,
    GOOD,
    KEEP_HAND,
    MEASURE,
    PLAY,
    POWER,
    RELEASE,
    RELIGION,
    TAKE,
    TERRITORY,
    VOCABULARY,
)

FORBIDDEN_WAR: Final = (refusals.WAR_FORBIDDEN, refusals.WAR_FORBIDDEN_BY_REVOLUTION)


def foresee(s: ImperializmState, option: int) -> int:
    """Why something could not be done even if it were asked about: before the action, and at another time of the turn.

    ALLOWED where only the question is another one.
    """
    verb = s.verb_number(option)
    thing = option - verb
    seat = s.decider()
    if verb == CLAIM:
        refusal = claim_forbidden(s, seat, thing)
        return refusals.CLAIM_AMID if refusal == ALLOWED and amid_action(s) else refusal
    if verb == PLAY and thing == INTERCEPTED_PLANS:
        return plans_forbidden(s, seat)
    if verb == RELEASE:
        refusal = release_forbidden(s, seat)
        return refusals.RELEASE_TOO_LATE if refusal == ALLOWED else refusal
    acting = act_to_come(s, seat)
    if acting is not None and action_of(verb) != NO_PART:
        return acting.forbidden(s, verb, thing)
    if verb == PLAY:
        return refusals.not_now(thing)
    if s.active != seat:
        return ALLOWED
    if verb == DRAW or verb == KEEP_HAND or (verb == TAKE and thing in s.display):
        return refusals.EXCHANGE_OVER  # a card in hand is asked about for what can be done with it now, not for this
    if verb == CONVERT and isinstance(s.agenda[-1], More):
        return refusals.CARDS_OR_RELIGION
    return refusals.ONE_ACTION if action_of(verb) != NO_PART else ALLOWED


def plans_forbidden(s: ImperializmState, seat: int) -> int:
    """A83: not before the draw is over, not once the events at the end have begun, not amid a card or a declaration."""
    if s.active != seat or not amid_action(s):
        return refusals.PLANS_MOMENT
    refusal = intercept_forbidden(s, seat)
    return refusals.PLANS_AMID if refusal == ALLOWED else refusal


def amid_action(s: ImperializmState) -> bool:
    """Whether the exchange of the turn is over and the events at its end are still to come."""
    to_come = False
    for step in s.agenda:
        if isinstance(step, Exchange):
            return False
        to_come = to_come or isinstance(step, Late)
    return to_come


def act_to_come(s: ImperializmState, seat: int) -> Act | None:
    """The choice of an action that a seat has still before it in this turn."""
    for step in reversed(s.agenda[:-1]):
        if isinstance(step, Act) and step.seat == seat and not step.instead:
            return step
    return None


def thing_args(option: int, verb: int) -> dict[str, Arg]:
    """The thing of an option under the name of its kind."""
    thing = option - verb
    domain = VOCABULARY.verb_of(option).domain
    if domain is CARD or domain is DESIGN:
        return {"card": domain.phrase(thing)}
    if domain is CHAIR:
        return {"seat": domain.phrase(thing)}
    if domain in (TERRITORY, ACHIEVEMENT, POWER, RELIGION, GOOD, MEASURE):
        return {domain.name: domain.phrase(thing)}
    return {}


def refusal_args(s: ImperializmState, option: int, refusal: int) -> dict[str, Arg]:
    """Everything the sentence of a refusal names."""
    if s.ended or refusal < FIRST_OF_GAME:
        return {}
    verb = s.verb_number(option)
    return thing_args(option, verb) | numbers(s, verb, option - verb, refusal)


def short(s: ImperializmState, seat: int, needed: int, level: int = PURSE) -> dict[str, Arg]:
    """How much is needed, and how much there is."""
    return {"needed": needed, "owned": int(s.board[seat * WIDTH + level])}


def numbers(s: ImperializmState, verb: int, thing: int, refusal: int) -> dict[str, Arg]:
    """The numbers that go with a refusal."""
    seat = s.decider()
    box = s.box
    authority = int(s.board[seat * WIDTH + AUTHORITY])
    if refusal in (refusals.GOAL_NOT_MET, refusals.RELIGION_NEEDS, refusals.TERRITORY_NEEDS):
        needs = (
            nearest(s, seat, thing)
            if verb == CLAIM
            else box.religion_needs[thing]
            if verb == CONVERT
            else needs_of(s, thing)
        )
        number, needed, owned = lacking(s, seat, needs)
        return {"measure": MEASURE.phrase(number), "needed": needed, "owned": owned}
    if refusal in (refusals.RELEASE_SHORT, refusals.RELEASE_SHORT_OF_BUREAUCRAT):
        return {"card": DESIGN.phrase(authority), **short(s, seat, box.card_release[authority], PRESTIGE)}
    if refusal in (refusals.HIGHEST_ARMY, refusals.MOST_GLORY, *FORBIDDEN_WAR):
        return {"card": DESIGN.phrase(authority)}
    if refusal == refusals.ENOUGH_DISCARDED:
        return {"number": box.exchange}
    if refusal in (refusals.HAND_FULL, refusals.HAND_OVER, refusals.HAND_NOT_FULL, refusals.TOO_MANY_DRAWN):
        limit, held = hand_limit(s, seat), hand_size(s, seat)
        return {"limit": limit, "number": abs(limit - held)}
    if refusal == refusals.SAME_ACTION:
        return {"action": ACTION.phrase(action_of(verb))}
    if refusal == refusals.COST_SHORT:
        return short(s, seat, box.territory_cost[thing])
    if refusal == refusals.INDUSTRIAL_GATE:
        return {"prestige": box.gate_prestige, "glory": box.gate_glory[s.count]}
    if refusal == refusals.ORIENTAL_SHORT:
        return {"needed": box.card_oriental[EXCEPTIONAL_YEAR]}
    if refusal == refusals.ENOUGH_DEFENCE:
        return {"number": box.defence_cards}
    if refusal == refusals.TRIBUTE_SHORT:
        return short(s, seat, tribute_of(s))
    if refusal == refusals.PRESTIGE_SHORT:
        return short(s, seat, humiliation_of(s), PRESTIGE)
    if refusal == refusals.FLEET_NOT_HIGHER:
        return {"owned": int(s.board[seat * WIDTH + FLEET]), "needed": int(s.board[s.war[WINNER] * WIDTH + FLEET])}
    return step_numbers(s, seat, verb, thing, refusal)


def step_numbers(s: ImperializmState, seat: int, verb: int, thing: int, refusal: int) -> dict[str, Arg]:
    """The numbers that only the question on the table knows."""
    step = s.agenda[-1]
    if refusal == refusals.PRICE_SHORT:
        if isinstance(step, Buy | Improve):
            return short(s, seat, step.price)
        return short(s, seat, s.box.oriental_price if isinstance(step, Second) else s.box.card_price[PATRIOTIC_RISING])
    if refusal == refusals.TRACK_END:
        level = step.level if isinstance(step, Buy) else ARMY + thing if isinstance(step, Rising) else thing
        return {"measure": MEASURE.phrase(level)}
    if refusal in (refusals.NOT_IN_THAT_HAND, refusals.ONLY_EVENTS) and isinstance(step, Seize):
        return {"target": CHAIR.phrase(step.target)}
    if isinstance(step, Choose) and refusal == refusals.not_counted(step.card):
        return {"card": DESIGN.phrase(step.card)}
    return {}


def way(s: ImperializmState, kinds: tuple[str, ...], word: str, seat: int) -> Way | None:
    """R6.1, R7.7, R3.4, R12.1: what brings a territory that lies open or is another's, and an achievement."""
    if TERRITORY.name in kinds and word in TERRITORY.number:
        return way_to_territory(s, TERRITORY.number[word], seat)
    if ACHIEVEMENT.name in kinds and word in ACHIEVEMENT.number and ACHIEVEMENT.number[word] in s.goals:
        return Way(Phrase("way-achievement"), "R12.1")
    return None


def way_to_territory(s: ImperializmState, territory: int, seat: int) -> Way | None:
    """An open territory card is drawn, one of another player is won in a war; India and China take markers."""
    if territory >= TERRITORY_CARDS:
        return Way(Phrase("way-marker", {"territory": TERRITORY.phrase(territory)}), "R6.1")
    if territory in s.display:
        return Way(Phrase("way-display", {"territory": TERRITORY.phrase(territory)}), "R3.4")
    for other in range(s.seats):
        if other != seat and s.board[other * WIDTH + OWNED] >> territory & 1:
            args: dict[str, Arg] = {"territory": TERRITORY.phrase(territory), "seat": s.game.seat_phrase(s, other)}
            return Way(Phrase("way-conquered", args), "R7.7")
    return None
