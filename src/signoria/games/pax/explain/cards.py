"""Refusals about cards: hands and market, weddings, which card may act, bishops and commerce."""

from __future__ import annotations

from signoria.engine.phrase import Phrase
from signoria.games.pax import refusals as r
from signoria.games.pax.data.ids import (
    AB_APOSTASY_AS_ACTION,
    AB_DISCARD_FOR_PEASANT_REVOLT,
    AB_EAST_AND_WEST_OPS_ONE_ACTION,
    AB_IMMUNE_TO_APOSTASY,
    ABILITIES,
    INQUISITOR,
    OPS,
    RELIGIONS,
    VICTORIES,
)
from signoria.games.pax.explain.foresee import OP_OF_VERB, Question
from signoria.games.pax.explain.subject import Args, field
from signoria.games.pax.explain.wording import (
    bank,
    florins,
    found_at,
    listed,
    place_name,
    religions_of,
    sides_of,
    whereabouts,
)
from signoria.games.pax.query import (
    hand_limit,
    items_of,
    location,
    ops_of,
    owner,
    silenced,
    standing,
)
from signoria.games.pax.rules.apostasy import keeps_both, schism_of
from signoria.games.pax.rules.battle import war_religion
from signoria.games.pax.rules.coronation import wedding_forbidden
from signoria.games.pax.rules.market import price
from signoria.games.pax.rules.ops import POLITICAL, argument, side_of
from signoria.games.pax.rules.play import discovery_elsewhere
from signoria.games.pax.rules.turn import RAN
from signoria.games.pax.rules.victory import (
    victory_cost,
)
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import (
    CARD,
    EMPIRE,
    EMPORIUM,
    ITEM,
    ITEMS,
    OP,
    PROCLAIM,
    RENOUNCE,
    RUN_OPS,
    SCHISM,
    SCHISM_PAIRS,
    SIDE,
    SLOT,
    TOKEN,
    USE,
    VICTORY,
)

# --- cards, actions, the market --------------------------------------------------------------------------------------


def _hand(s: PaxState, seat: int) -> Phrase:
    return listed([CARD.phrase(card) for card in s.hands[seat]])


def not_in_hand(s: PaxState, near: Question) -> Args:
    return {"card": near.name(), "hand": _hand(s, near.seat)}


def elsewhere(s: PaxState, near: Question) -> Args:
    return {"card": near.name(), "item": near.name(), "where": whereabouts(s, near.seat, near.thing)}


def no_pulpit(s: PaxState, near: Question) -> Args:
    """Where a card is that cannot have a bishop, and whether thrones could."""
    return {**elsewhere(s, near), "thrones": "open" if s.edition.thrones_hold_bishops else "closed"}


def two_actions(s: PaxState, near: Question) -> Args:
    torch = ABILITIES.index(f"torch-{VICTORIES[near.thing]}")
    burning = [card for card in s.box.ability_cards[torch] if owner(s, card) >= 0 and not silenced(s, card)]
    return {
        "victory": near.name(),
        "cost": victory_cost(s, near.thing),
        "actions": s.actions,
        "torches": found_at(s, near.seat, burning),
    }


def no_such_ability(s: PaxState, near: Question) -> Args:
    ability = {
        RUN_OPS: AB_EAST_AND_WEST_OPS_ONE_ACTION,
        RENOUNCE: AB_DISCARD_FOR_PEASANT_REVOLT,
        PROCLAIM: AB_APOSTASY_AS_ACTION,
    }[near.verb]
    cards = found_at(s, near.seat, list(s.box.ability_cards[ability]))
    return {"ability": Phrase(f"ability-{ABILITIES[ability]}"), "cards": cards}


def of_slot(s: PaxState, near: Question) -> Args:
    return {"slot": SLOT.phrase(near.thing)}


def offered(s: PaxState, near: Question) -> Args:
    """A card of the market, its price and the buyer's money."""
    return {
        "card": CARD.phrase(s.market[near.thing]),
        "cost": florins(price(s, near.seat, near.thing)),
        "florins": florins(s.florins[near.seat]),
    }


def hand_full(s: PaxState, near: Question) -> Args:
    return {"hand": _hand(s, near.seat), "limit": hand_limit(s, near.seat)}


def of_victory(s: PaxState, near: Question) -> Args:
    return {"victory": VICTORY.phrase(near.thing)}


def of_shift(s: PaxState, near: Question) -> Args:
    card = field(near, "card")
    return {
        "emporium": EMPORIUM.phrase(s.box.card_emporium[card]),
        "needed": s.edition.spice_discovery,
        "have": discovery_elsewhere(s, near.seat, card),
    }


def _pair(s: PaxState, near: Question) -> int:
    return near.thing if near.verb == PROCLAIM else schism_of(s.box.card_religions[field(near, "card")])


def of_schism(s: PaxState, near: Question) -> Args:
    return {"schism": SCHISM.phrase(_pair(s, near))}


def immune_banks(s: PaxState, near: Question) -> Args:
    """The schism, and the card that keeps it off a bank it would strike."""
    one, other = SCHISM_PAIRS[_pair(s, near)]
    guards = [card for card in s.box.ability_cards[AB_IMMUNE_TO_APOSTASY] if owner(s, card) >= 0]
    card = next(card for card in guards if not silenced(s, card) and keeps_both(s, owner(s, card), one, other))
    return {**of_schism(s, near), "seat": bank(s, owner(s, card)), "card": CARD.phrase(card)}


# --- weddings and wars -----------------------------------------------------------------------------------------------


def _suitor(s: PaxState, near: Question, empire: int) -> Phrase:
    """A suitor and what keeps him from marrying."""
    refusal = wedding_forbidden(s, near.seat, field(near, "card"), empire)
    if refusal == r.NOT_A_KING:
        why = Phrase("suitor-republic")
    elif refusal == r.KING_MARRIED:
        why = Phrase("suitor-married", {"queens": _queens(s, empire)})
    elif refusal == r.KING_ELSEWHERE:
        why = Phrase("suitor-elsewhere", {"seat": bank(s, s.keeper[empire])})
    else:
        why = Phrase("suitor-free")
    return Phrase("thing-where", {"thing": EMPIRE.phrase(empire), "where": why})


def _queens(s: PaxState, empire: int) -> Phrase:
    return listed([CARD.phrase(queen) for queen in s.wives[empire]])


def no_suitor(s: PaxState, near: Question) -> Args:
    card = field(near, "card")
    return {"card": CARD.phrase(card), "suitors": listed([_suitor(s, near, each) for each in s.box.card_suitors[card]])}


def not_a_suitor(s: PaxState, near: Question) -> Args:
    queen = field(near, "queen")
    suitors = listed([EMPIRE.phrase(each) for each in s.box.card_suitors[queen]])
    return {"empire": near.name(), "card": CARD.phrase(queen), "suitors": suitors}


def of_king(s: PaxState, near: Question) -> Args:
    own = "yes" if s.edition.own_suitors else "no"
    args: Args = {"empire": near.name(), "queens": _queens(s, near.thing), "own": own}
    if s.keeper[near.thing] >= 0:
        args["seat"] = bank(s, s.keeper[near.thing])
    return args


def no_heretics(s: PaxState, near: Question) -> Args:
    card = field(near, "card")
    where = near.thing if near.domain == "empire" else s.box.card_location[card]
    religion = RELIGIONS[war_religion(s.box.card_one_shot[card])]
    return {"religion": Phrase(f"religion-{religion}"), "where": place_name(where)}


# --- running ops -----------------------------------------------------------------------------------------------------


def _acting(near: Question) -> int:
    """The card that would act."""
    return near.acting if near.acting >= 0 else near.thing


def already_ran(s: PaxState, near: Question) -> Args:
    ran = 0
    for side in range(2):
        if s.done & RAN[side]:
            ran |= 1 << side
    return {"sides": listed(sides_of(ran))}


def of_run(s: PaxState, near: Question) -> Args:
    return {"run": near.name()}


def acting_card(s: PaxState, near: Question) -> Args:
    item = _acting(near)
    args: Args = {"card": ITEM.phrase(item), "side": SIDE.phrase(side_of(s, item))}
    bishop = s.bishop[standing(s, item)]
    if bishop >= 0:
        args["token"] = TOKEN.phrase(bishop)
    return args


def of_silence(s: PaxState, near: Question) -> Args:
    """The card, its bishop, and whether it has an inquisitor, which may act all the same."""
    item = _acting(near)
    return {**acting_card(s, near), "scope": "inquisitor" if argument(s, item, INQUISITOR) >= 0 else "all"}


def not_political(s: PaxState, near: Question) -> Args:
    return {"op": OP.phrase((near.verb - USE) // ITEMS), "ops": listed([OP.phrase(op) for op in POLITICAL])}


def no_such_op(s: PaxState, near: Question) -> Args:
    if near.verb in OP_OF_VERB:
        op = OP_OF_VERB[near.verb]
        holders = [seat for seat in range(s.seats) if _has_op(s, seat, op)]
        names = listed([bank(s, seat) for seat in holders])
        return {"scope": "tableau", "op": OP.phrase(op), "holders": names, "card": "", "ops": ""}
    op = (near.verb - USE) // ITEMS
    ops = listed([OP.phrase(each) for each in range(len(OPS)) if argument(s, near.thing, each) >= 0])
    return {"scope": "card", "op": OP.phrase(op), "card": near.name(), "ops": ops, "holders": ""}


def _has_op(s: PaxState, seat: int, op: int) -> bool:
    return any(op == each for side in range(2) for item in items_of(s, seat, side) for each, _ in ops_of(s, item))


def of_side(s: PaxState, near: Question) -> Args:
    return {"side": SIDE.phrase(near.thing)}


# --- ops of bishops and the market -----------------------------------------------------------------------------------


def no_bishop_here(s: PaxState, near: Question) -> Args:
    religions = listed(religions_of(field(near, "religions")))
    alone = near.thing < 0
    card = near.acting if alone else near.thing
    return {"scope": "any" if alone else "card", "card": ITEM.phrase(card), "religions": religions}


def other_religion(s: PaxState, near: Question) -> Args:
    token = TOKEN.phrase(s.bishop[near.thing])
    return {"token": token, "card": near.name(), "religions": listed(religions_of(field(near, "religions")))}


def target_card(s: PaxState, near: Question) -> Args:
    return {"card": near.name()}


def bishop_way(s: PaxState, near: Question) -> Args:
    start = field(near, "item")
    return {
        "start": ITEM.phrase(start),
        "goal": near.name(),
        "where": place_name(location(s, start)),
        "there": place_name(location(s, near.thing)),
    }


def of_rows(s: PaxState, near: Question) -> Args:
    return {"rows": listed(sides_of(field(near, "sides")))}
