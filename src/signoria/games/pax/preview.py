"""What an option would bring about, as data for a client, before it is committed.

``preview(s, option)`` tries the option on a copy, as far as the next real decision, and never beyond the end of a turn:
no card is drawn. What it tells, leaving out whatever is nothing:

    card        the card that would be bought
    actions     actions spent
    florins     by bank: gained or lost
    events      what would happen, in order: ``event`` and its fields in words
    changes     by path of the position's words (``square.france.keeper``): ``before`` and ``after``
    silences    the cards and squares that a bishop would silence
    ends        kind and winners, if the game would end
    purchase    price, gains, and ``onto``: the places of the market where florins would go
    sale        value
    fair        emporium, card, profits, subsidy, payments (border, bank or "" for pirates, florins), left, levies
    battles     every battle the option can start: war, empire, king, rooks (whether those of card 012 ride), cost,
                attackers and defenders (token, as, at), won, fall (how many die on each side), prize (if won)
    votes       every vote the option can call: empire, cost, votes by bank, prize, liberty (may be made medieval)
    taxes       every tax the option can raise: border, payer, can_pay, levies
    apostasy    religions and, by bank, the items lost
    shift       colour, closes, opens, represses (the token standing there), route before and after
    suitors     empires whose kings the queen may marry
    refresh     if the turn ends with it: cards to come from each deck, and whether the game ends for want of them

A prize is the square after the change of regime: empire, from, keeper, side, suzerain, faith and the queens who die.
Levies are lists of an empire and its free cities, each with what it would levy.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.engine.event import FORCED, Event, Sink
from signoria.engine.foretell import proceed
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import (
    APOSTASY,
    BANKS,
    CAMPAIGN,
    CITY_COUNT,
    COLOURS,
    CORONATION,
    FIRST_PAWN,
    MAMLUK,
    MEDIEVAL,
    ONE_SHOTS,
    PEASANT_REVOLT,
    RELIGIONS,
    SIDES,
    STATES,
    TAX,
    TRADE_SHIFT,
    VOTE,
)
from signoria.games.pax.data.map import CITIES_OF, EMPORIUM_CITY, EMPORIUM_COLOUR, LOCATION_EMPIRES, ROUTE_EMPIRES
from signoria.games.pax.query import LOCATION_BORDERS, location, owner, silenced
from signoria.games.pax.rules.agents import agents_of
from signoria.games.pax.rules.apostasy import Apostasy, apostasy_forbidden, schism_of, struck
from signoria.games.pax.rules.battle import (
    AS_CONCESSION,
    AS_PIRATE,
    AS_REPRESSED,
    IN_CITY,
    attackers,
    defenders,
    fighting,
    same_realm,
    war_religion,
)
from signoria.games.pax.rules.coronation import wedding_forbidden
from signoria.games.pax.rules.creed import won_faith
from signoria.games.pax.rules.fair import levy_forbidden, profits, subsidy, voyage
from signoria.games.pax.rules.market import cards_left, price
from signoria.games.pax.rules.military import ChooseCampaign, campaign_forbidden
from signoria.games.pax.rules.ops import argument
from signoria.games.pax.rules.play import Announce, Shift
from signoria.games.pax.rules.political import (
    ChooseTax,
    ChooseVote,
    in_tableaux,
    tax_forbidden,
    taxable,
    vote_cost,
    vote_forbidden,
    votes,
)
from signoria.games.pax.rules.regime import CONQUERED, Regime
from signoria.games.pax.rules.regime import VOTED as BY_VOTE
from signoria.games.pax.rules.sale import sale_value
from signoria.games.pax.rules.turn import Refresh, Turn, renouncing
from signoria.games.pax.rules.wars import LocateWar, RooksRide, war_forbidden
from signoria.games.pax.state import EMPIRE_COUNT, HANDS_HIDDEN, ROW, SQUARE, THRONE, PaxState
from signoria.games.pax.view import outcome, route
from signoria.games.pax.vocabulary import (
    BORDER,
    BUY,
    CALL_VOTE,
    CARD,
    CITY,
    EMPIRE,
    EMPORIUM,
    END,
    FAIR,
    INVADE,
    ITEM,
    ITEMS,
    LOCATE,
    MOVE_BISHOP,
    PLACE,
    PROCLAIM,
    RENOUNCE,
    SCHISM_PAIRS,
    SELL,
    SLOTS,
    TAXED,
    TOKEN,
    TRIGGER,
    USE,
    VERB_OF,
)
from signoria.games.pax.wording import describe

# Parts of the position's words that are no consequence a player looks for, or are told apart.
PASSED_OVER: Final = ("agenda", "actions", "done", "used", "deck", "fresh", "florins")


def preview(s: PaxState, option: int) -> dict[str, object]:
    """What the option would bring about; nothing for one that is not offered."""
    if option not in s.options():
        return {}
    verb = VERB_OF[option]
    thing = option - verb
    if verb == END:
        return {"refresh": refresh(s)}
    told = foretold(s, verb, thing)
    after = attempt(s, verb, thing)
    if verb == BUY:
        told["card"] = CARD.words[s.market[thing]]
        told["purchase"] = purchase(s, after, thing)
    told["actions"] = s.actions - after.actions
    told["florins"] = {
        s.seat_word(seat): int(after.florins[seat] - s.florins[seat])
        for seat in range(s.seats)
        if after.florins[seat] != s.florins[seat]
    }
    assert after.sink is not None
    told["events"] = [event_view(s, event) for event in after.sink.events if event.kind != FORCED]
    told["changes"] = changes(s, after)
    if after.bishop != s.bishop:
        told["silences"] = [
            word
            for item, word in enumerate(ITEM.words)
            if owner(s, item) >= 0 and silenced(after, item) and not silenced(s, item)
        ]
    if after.ended:
        told["ends"] = outcome(after)
    elif turn_over(after):
        told["refresh"] = refresh(after)
    return {key: value for key, value in told.items() if value not in (0, {}, [])}


def attempt(s: PaxState, verb: int, thing: int) -> PaxState:
    """The position after the option, at the next real decision, and before the market could be refreshed."""
    after = s.clone()
    after.sink = Sink()
    proceed(after, verb + thing, lambda later: isinstance(later.agenda[-1], (Turn, Refresh)))
    return after


def turn_over(s: PaxState) -> bool:
    """Whether nothing is left to this turn but its end."""
    step = s.agenda[-1]
    return isinstance(step, Refresh) or (isinstance(step, Turn) and step.options(s) in ([], [END]))


def event_view(s: PaxState, event: Event) -> dict[str, object]:
    """An event in words."""
    game = s.game
    kind = game.events[event.kind]
    told: dict[str, object] = {"event": kind.name}
    for (field, domain), number in zip(kind.fields, event.args, strict=True):
        if domain == "number":
            told[field] = int(number)
        else:
            told[field] = s.seat_word(number) if domain == "seat" else game.domains[domain].words[number]
    return told


def changes(s: PaxState, after: PaxState) -> dict[str, object]:
    """What differs between two positions in words, by path; where hands are hidden, only the decider's own is told."""
    found: dict[str, object] = {}
    before, later = describe(s), describe(after)
    if s.settings & HANDS_HIDDEN:
        own = s.seat_word(s.decider())
        for told in (before, later):
            told["hand"] = {own: told["hand"][own]}
            told["discarded"] = len(told["discarded"])
    for key, value in before.items():
        if key not in PASSED_OVER:
            compare(key, value, later[key], found)
    return found


def compare(path: str, before: Any, later: Any, found: dict[str, object]) -> None:
    """Note every leaf that differs; what is missing on one side is nothing there."""
    if before == later:
        return
    if isinstance(before, dict) and isinstance(later, dict):
        for key in {**before, **later}:
            compare(f"{path}.{key}", before.get(key, ""), later.get(key, ""), found)
    else:
        found[path] = {"before": before, "after": later}


# --- what the rules can tell without trying -------------------------------------------------------------------------


def foretold(s: PaxState, verb: int, thing: int) -> dict[str, object]:
    """The parts of a preview that belong to one kind of option."""
    step = s.agenda[-1]
    seat = step.seat
    if isinstance(step, Turn):
        return foretold_action(s, seat, verb, thing)
    if USE <= verb < MOVE_BISHOP:
        return foretold_op(s, seat, thing, (verb - USE) // ITEMS)
    if isinstance(step, Announce) and verb == TRIGGER:
        return foretold_one_shot(s, seat, step.card)
    if isinstance(step, LocateWar) and verb == LOCATE:
        return {"battles": wars(s, seat, step.card, thing)}
    if isinstance(step, RooksRide):
        rooks = 1 if verb == TRIGGER else 0
        return {"battles": [battle(s, seat, step.war, step.empire, -1, step.agents, rooks, step.card)]}
    if isinstance(step, ChooseCampaign) and verb == INVADE:
        return {"battles": [battle(s, seat, CONQUERED, thing, step.king, (), 0)]}
    if isinstance(step, ChooseVote) and verb == CALL_VOTE:
        return {"votes": [vote(s, seat, thing)]}
    if isinstance(step, ChooseTax) and verb == TAXED:
        return {"taxes": [tax(s, step.where, thing)]}
    return {}


def foretold_action(s: PaxState, seat: int, verb: int, thing: int) -> dict[str, object]:
    """E3, E5 and the actions of abilities."""
    if verb == SELL:
        return {"sale": {"value": sale_value(s, thing)}}
    if verb == FAIR:
        return {"fair": fair(s, seat, thing)}
    if verb == RENOUNCE:
        return {"battles": [battle(s, seat, PEASANT_REVOLT, renouncing(s, seat), -1, (), 0)]}
    if verb == PROCLAIM:
        return {"apostasy": apostasy(s, seat, thing)}
    return {}


def foretold_op(s: PaxState, seat: int, item: int, op: int) -> dict[str, object]:
    """F4, F6, F9: every target of an op that costs or fights."""
    if op == VOTE:
        sides = argument(s, item, op)
        targets = [empire for empire in range(EMPIRE_COUNT) if vote_forbidden(s, seat, sides, empire) == ALLOWED]
        return {"votes": [vote(s, seat, empire) for empire in targets]}
    if op == TAX:
        where = location(s, item)
        borders = [border for border in LOCATION_BORDERS[where] if tax_forbidden(s, where, border) == ALLOWED]
        return {"taxes": [tax(s, where, border) for border in borders]}
    if op == CAMPAIGN:
        king = item - SQUARE
        targets = [empire for empire in range(EMPIRE_COUNT) if campaign_forbidden(s, seat, king, empire) == ALLOWED]
        return {"battles": [battle(s, seat, CONQUERED, empire, king, (), 0) for empire in targets]}
    return {}


def foretold_one_shot(s: PaxState, seat: int, card: int) -> dict[str, object]:
    """H1, I, J, K: what the one-shot of a card can do."""
    shot = s.box.card_one_shot[card]
    if shot == TRADE_SHIFT:
        return {"shift": shift(s, seat, s.box.card_emporium[card])}
    if shot == APOSTASY:
        one, other = s.box.card_religions[card]
        if apostasy_forbidden(s, one, other) != ALLOWED:
            return {}  # only a bishop still to be placed can make it strike
        return {"apostasy": apostasy(s, seat, schism_of((one, other)))}
    if shot == CORONATION:
        suitors = [king for king in s.box.card_suitors[card] if wedding_forbidden(s, seat, card, king) == ALLOWED]
        return {"suitors": [EMPIRE.words[king] for king in suitors]}
    found: list[dict[str, object]] = []
    for empire in LOCATION_EMPIRES[s.box.card_location[card]]:
        if war_forbidden(s, card, shot, empire) == ALLOWED:
            found.extend(wars(s, seat, card, empire))
    return {"battles": found}


def purchase(s: PaxState, after: PaxState, slot: int) -> dict[str, object]:
    """E1b–d: the price, the florins on the card, and the places that get one."""
    return {
        "price": price(s, s.turn, slot),
        "gains": int(s.coins[slot]),
        "onto": [SLOTS[at] for at in range(2 * ROW) if after.coins[at] > s.coins[at]],
    }


def fair(s: PaxState, seat: int, side: int) -> dict[str, object]:
    """G: the whole fair, before anything is paid."""
    florins = profits(s, side)
    taken = subsidy(s, seat, florins)
    paid, reached, left = voyage(s, side, florins - taken)
    return {
        "emporium": EMPORIUM.words[s.opened[side]],
        "card": CARD.words[s.market[side * ROW]],
        "profits": int(florins),
        "subsidy": int(taken),
        "payments": [
            {"border": BORDER.words[border], "bank": BANKS[bank] if bank >= 0 else "", "florins": int(share)}
            for border, bank, share in paid
        ],
        "left": int(left),
        "levies": [levies(s, empire) for empire in ROUTE_EMPIRES[s.opened[side]][:reached]],
    }


def levies(s: PaxState, empire: int) -> dict[str, object]:
    """G4: the free cities of an empire and what each would levy; none in a saturated one."""
    return {
        "empire": EMPIRE.words[empire],
        "cities": [
            {"city": CITY.words[city], "levy": TOKEN.words[s.box.levy[city][s.faith[empire]]]}
            for city in CITIES_OF[empire]
            if levy_forbidden(s, empire, city) == ALLOWED
        ],
    }


def tax(s: PaxState, where: int, border: int) -> dict[str, object]:
    """F4: who is taxed, and where the levy could go."""
    payer = s.seat_of[s.concession[border]]
    return {
        "border": BORDER.words[border],
        "payer": s.seat_word(payer),
        "can_pay": bool(s.florins[payer]),
        "levies": [levies(s, empire) for empire in taxable(s, where, border)],
    }


def vote(s: PaxState, seat: int, empire: int) -> dict[str, object]:
    """F6: what a vote costs, who has how many votes, and what becomes of the square."""
    return {
        "empire": EMPIRE.words[empire],
        "cost": int(vote_cost(s, seat, empire)),
        "votes": {s.seat_word(other): votes(s, other, empire) for other in range(s.seats)},
        "prize": prize(s, seat, empire, BY_VOTE, -1),
        "liberty": s.edition.golden_liberty and s.faith[empire] != MEDIEVAL,
    }


def wars(s: PaxState, seat: int, card: int, empire: int) -> list[dict[str, object]]:
    """J, K1: the battle of a card in one empire; twice where the rooks of card 012 may ride or stay (ruling R8)."""
    war = s.box.card_one_shot[card]
    agents = fighting(s, war, agents_of(s, seat, card))
    found = [battle(s, seat, war, empire, -1, agents, 0, card)]
    if RooksRide(seat, war, empire, card, -1, agents, 0).verbs(s):
        found.append(battle(s, seat, war, empire, -1, agents, 1, card))
    return found


def battle(
    s: PaxState, seat: int, war: int, empire: int, king: int, agents: tuple[int, ...], rooks: int, card: int = -1
) -> dict[str, object]:
    """BATTLE: both sides as they would meet, and the outcome, which numbers alone decide."""
    attack = attackers(s, seat, war, empire, king, agents, rooks)
    defence = defenders(s, war, empire)
    square = MAMLUK if war == CONQUERED else empire
    won = len(attack) > len(defence)
    return {
        "war": "campaign" if war == CONQUERED else ONE_SHOTS[war],
        "empire": EMPIRE.words[empire],
        "king": EMPIRE.words[king] if king >= 0 else "",
        "rooks": bool(rooks),
        "cost": len(attack) if war == CONQUERED else 0,
        "attackers": [fighter(s, unit, square) for unit in attack],
        "defenders": [fighter(s, unit, square) for unit in defence],
        "won": won,
        "fall": min(len(attack), len(defence)),
        "prize": prize(s, seat, empire, war, king, card) if won and not within(s, war, empire, king) else {},
    }


def within(s: PaxState, war: int, empire: int, king: int) -> bool:
    """F9h: a campaign inside one suzerainty changes no regime."""
    return war == CONQUERED and same_realm(s, king, empire)


def fighter(s: PaxState, unit: int, square: int) -> dict[str, object]:
    """A fighting piece: what it is and where it stands; an agent comes with the card."""
    if unit >= AS_REPRESSED:
        return {"token": TOKEN.words[unit - AS_REPRESSED], "as": "repressed", "at": EMPIRE.words[square]}
    if unit >= AS_CONCESSION:
        border = unit - AS_CONCESSION
        return {"token": TOKEN.words[FIRST_PAWN + s.concession[border]], "as": "concession", "at": BORDER.words[border]}
    if unit >= AS_PIRATE:
        place = CITY_COUNT + unit - AS_PIRATE
        return {"token": TOKEN.words[s.pirate[unit - AS_PIRATE]], "as": "pirate", "at": PLACE.words[place]}
    if unit >= IN_CITY:
        return {"token": TOKEN.words[s.city[unit - IN_CITY]], "as": "city", "at": CITY.words[unit - IN_CITY]}
    return {"token": TOKEN.words[unit], "as": "agent", "at": ""}


def prize(s: PaxState, seat: int, empire: int, cause: int, king: int, card: int = -1) -> dict[str, object]:
    """REGIME: the square as the change of regime would leave it."""
    after = s.clone()
    change: Step[PaxState] = Regime(seat, empire, cause, king)
    change.resolve(after)
    religion = war_religion(cause)
    keeper = s.keeper[empire]
    return {
        "empire": EMPIRE.words[empire],
        "from": "throne" if keeper == THRONE else s.seat_word(keeper),
        "keeper": s.seat_word(seat),
        "side": "republic" if after.republic[empire] else "king",
        "suzerain": EMPIRE.words[after.suzerain[empire]] if after.suzerain[empire] >= 0 else "",
        "faith": STATES[won_faith(s, empire, religion, card)] if religion >= 0 else "",
        "queens": [CARD.words[queen] for queen in s.wives[empire] if queen not in after.wives[empire]],
    }


def apostasy(s: PaxState, seat: int, schism: int) -> dict[str, object]:
    """K3: who is struck and what each of them loses."""
    one, other = SCHISM_PAIRS[schism]
    after = s.clone()
    Apostasy(seat, schism).resolve(after)
    lost = [item for item in in_tableaux(s) if owner(after, item) < 0]
    return {
        "religions": [RELIGIONS[one], RELIGIONS[other]],
        "losses": {
            s.seat_word(bank): [ITEM.words[item] for item in lost if owner(s, item) == bank]
            for bank in range(s.seats)
            if struck(s, bank, one, other)
        },
    }


def shift(s: PaxState, seat: int, emporium: int) -> dict[str, object]:
    """H1: the route as it is and as it would be, and whom the disk represses."""
    colour = EMPORIUM_COLOUR[emporium]
    after = s.clone()
    Shift(seat, emporium).resolve(after)
    token = s.city[EMPORIUM_CITY[s.opened[colour]]]
    return {
        "colour": COLOURS[colour],
        "closes": EMPORIUM.words[s.opened[colour]],
        "opens": EMPORIUM.words[emporium],
        "represses": TOKEN.words[token] if token >= 0 else "",
        "before": route(s, colour),
        "after": route(after, colour),
    }


def refresh(s: PaxState) -> dict[str, object]:
    """D2, D2b, L2a: how many cards each deck will give, and whether they are too few; never which."""
    left = [cards_left(s, side) for side in range(2)]
    gaps = [sum([1 for column in range(ROW) if s.market[side * ROW + column] < 0]) for side in range(2)]
    borrowed = [max(0, gaps[1 - side] - left[1 - side]) for side in range(2)]
    return {
        "cards": {SIDES[side]: min(left[side], gaps[side] + borrowed[side]) for side in range(2)},
        "game_ends": sum(gaps) > sum(left) or (s.edition.last_card_ends and 0 < sum(gaps) == sum(left)),
    }
