"""How good a position is for a bank: victories within reach, patrons, income, what it owns, and what it may lose.

Every bank is judged alike and a seat's worth is what it has beyond its rivals, so that taking from a rival is as good
as gaining. Whatever a rule decides is asked of that rule. The numbers are worth in florins. They come from a fit to
some thousand games between bots (see docs/bots.md), rounded; only their order of size means anything.
"""

from __future__ import annotations

from typing import Final

from signoria.engine.odds import odds, settled
from signoria.engine.refusal import ALLOWED
from signoria.games.pax.data.cards import IS_COMET
from signoria.games.pax.data.ids import (
    BORDER_COUNT,
    CAMPAIGN,
    COMMERCE,
    CONSPIRACY,
    CORONATION,
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    LAW,
    PATRON,
    REFORMATION,
    RENAISSANCE,
    VOTE,
)
from signoria.games.pax.data.map import LOCATION_EMPIRES
from signoria.games.pax.query import items_of, ops_of, prestiges, silenced
from signoria.games.pax.rules.agents import agents_of
from signoria.games.pax.rules.battle import attackers, defenders, fighting
from signoria.games.pax.rules.coronation import wedding_forbidden
from signoria.games.pax.rules.fair import profits, subsidy, voyage
from signoria.games.pax.rules.market import cards_left
from signoria.games.pax.rules.military import campaign_forbidden, campaign_force
from signoria.games.pax.rules.ops import argument
from signoria.games.pax.rules.political import vote_forbidden
from signoria.games.pax.rules.victory import (
    MARGIN,
    bishops,
    concessions,
    faithful,
    king_margin,
    kings,
    law_with,
    lead,
    patron_standing,
    republics,
    victory_cost,
)
from signoria.games.pax.rules.wars import war_forbidden
from signoria.games.pax.state import COMETS, DECK, EMPIRE_COUNT, ROW, SQUARE, PaxState

WON: Final = 1000.0
OUT: Final = -1000.0  # of a bank that is eliminated

# What one florin more says about who will win (see docs/bots.md), as the logarithm of the odds. It says less while more
# cards than these are to come.
SAYS: Final = 0.1
OPENING: Final = 20
SAYS_LESS: Final = 0.02  # of it, for each card beyond them
SAYS_LEAST: Final = 0.3  # of it, in a position with larger decks than any game begins with

ABOUT_TO_WIN: Final = 150.0  # it may declare before anyone can answer
WILL_WIN: Final = 15.0  # it will declare unless somebody answers

# What it is worth to be so many steps short of a victory that is awake.
NEAR: Final = (15.0, 5.0, 2.5, 1.2, 0.5, 0.2)
FAVOURITE: Final = 0.17  # of that, in the odds' logarithm, to somebody who dreams of this victory
AWAKE: Final = 0.6  # of its being awake at all, to the same
ASLEEP: Final = 0.2  # of that for a victory that sleeps, for each comet that may still wake it
STEPS_TO_AN_EMPIRE: Final = 1.5

DREAMS: Final = {"abbess": HOLY, "condottiere": IMPERIAL, "navigator": GLOBALIZATION, "humanist": RENAISSANCE}

LAST_CARDS: Final = 12.0  # with fewer cards to come, patrons begin to decide
PATRONS_EARLY: Final = 0.8
PATRONS_LATE: Final = 4.7
PATRON_LEAD: Final = 9.5  # of leading when the last card is drawn

TEMPO: Final = 0.5  # of an action to come, where a turn may be passed: nobody would ever have to move

FLORIN: Final = 1.0
FLORIN_TO_SPARE: Final = 0.1
ENOUGH: Final = 6.0  # florins beyond this are to spare

EMPIRE: Final = 1.6
CONCESSION: Final = 0.3
PAID_AT_FAIRS: Final = 0.5
OP: Final = 0.2
COMMERCE_OP: Final = 0.3
POWERFUL_OP: Final = 1.5
PRESTIGE: Final = 0.1  # of any kind but patrons

IN_HAND: Final = 0.2
PATRON_IN_HAND: Final = 1.7
CLAIM: Final = 6.0  # of a card in hand that brings an empire

FRAIL: Final = 1.1  # of losing an empire that next to nobody defends
THREATENED: Final = 4.0  # of an empire that a rival could take on its turn


class Tally:
    """What the victories count, once for every bank; a bank that is out has nothing."""

    def __init__(self, s: PaxState) -> None:
        self.playing: list[int] = [seat for seat in range(s.seats) if not s.out >> seat & 1]
        # Everything in a tableau is looked at once; by seat and side, and by kind and seat.
        self.items: list[tuple[int, ...]] = [items_of(s, at >> 1, at & 1) for at in range(2 * s.seats)]
        counted: list[list[int]] = [
            prestiges(s, seat, self.items[2 * seat], self.items[2 * seat + 1]) for seat in range(s.seats)
        ]
        self.kings: list[int] = [kings(s, seat) for seat in range(s.seats)]
        self.concessions: list[int] = [concessions(s, seat) for seat in range(s.seats)]
        self.discovery: list[int] = [counted[seat][DISCOVERY] for seat in range(s.seats)]
        self.law: list[int] = [law_with(s, seat, counted[seat][LAW]) for seat in range(s.seats)]
        self.faith: list[list[int]] = [[counted[seat][religion] for seat in range(s.seats)] for religion in range(3)]
        self.patrons: list[tuple[int, int]] = patron_standing(s, [counted[seat][PATRON] for seat in range(s.seats)])
        self.faithful: list[int] = faithful(s)
        self.raids: list[list[tuple[int, int]]] = [raids(s, self, seat) for seat in range(s.seats)]
        # By side: who would be paid at a fair. Of one florin every bank that holds it takes the same.
        self.trade: list[list[tuple[int, int, int]]] = [
            voyage(s, side, max(3, profits(s, side)) - subsidy(s, s.turn, 1))[0] for side in range(2)
        ]
        self.comets: int = comets_to_come(s)
        self.late: float = max(0.0, 1.0 - float(cards_to_come(s)) / LAST_CARDS)

    def lead(self, seat: int, counts: list[int]) -> int:
        """By how much a bank leads the best of its rivals."""
        return lead(counts[seat], [counts[other] for other in self.playing if other != seat])


def comets_to_come(s: PaxState) -> int:
    """L1: comets in the decks and in the market."""
    count = int(s.deck[COMETS] + s.deck[DECK + COMETS])
    for slot in range(2 * ROW):
        card = s.market[slot]
        if card >= 0 and IS_COMET[card]:
            count += 1
    return count


def cards_to_come(s: PaxState) -> int:
    """L2a: cards of both decks; when they run out, patrons decide."""
    return cards_left(s, 0) + cards_left(s, 1)


def evaluate(s: PaxState, seat: int) -> float:
    """A judgement of the position, higher is better."""
    if s.ended:
        return WON / len(s.winners) if seat in s.winners else -WON
    if s.out >> seat & 1:
        return -WON
    tally = Tally(s)
    own = worth(s, tally, seat)
    if s.turn == seat and not s.edition.must_act:
        own += TEMPO * float(s.actions)
    best = -WON
    total = 0.0
    for other in tally.playing:
        if other != seat:
            theirs = worth(s, tally, other)
            best = max(best, theirs)
            total += theirs
    return own - 0.5 * best - 0.5 * total / (len(tally.playing) - 1)


def worths(s: PaxState) -> list[float]:
    """What every bank has and may hope for, from one look at a game that goes on; a bank that is out has nothing."""
    tally = Tally(s)
    found = [OUT] * s.seats
    for seat in tally.playing:
        found[seat] = worth(s, tally, seat)
    if not s.edition.must_act and not s.out >> s.turn & 1:
        found[s.turn] += TEMPO * float(s.actions)
    return found


def values(s: PaxState) -> list[float]:
    """How likely each bank is to win."""
    if s.ended:
        return settled(s.seats, s.winners)
    return odds(worths(s), SAYS * max(SAYS_LEAST, 1.0 - SAYS_LESS * float(max(0, cards_to_come(s) - OPENING))))


def worth(s: PaxState, tally: Tally, seat: int) -> float:
    """What a bank still in the game has and may hope for."""
    own = purse(s, tally, seat) + holdings(s, tally, seat)
    return own + hopes(s, tally, seat) + patronage(tally, seat) - dangers(s, tally, seat)


# --- victories ------------------------------------------------------------------------------------------------------


def hopes(s: PaxState, tally: Tally, seat: int) -> float:
    """L3–L6: how near the bank is to each victory that is awake or may still be woken."""
    total = 0.0
    for victory in range(4):
        total += hope(s, tally, seat, victory)
    return total


def hope(s: PaxState, tally: Tally, seat: int, victory: int) -> float:
    """What it is worth to be as near to one victory as the bank is."""
    if s.active[victory]:
        short = shortfall(s, tally, seat, victory)
        if short > 0.0:
            return near(short)
        ready = s.turn == seat and s.actions >= victory_cost(s, victory)  # nothing is missing to the conditions
        return ABOUT_TO_WIN if ready else WILL_WIN
    if tally.comets:
        return ASLEEP * tally.comets * near(shortfall(s, tally, seat, victory))
    return 0.0


def leaning(s: PaxState, seat: int, victory: int) -> float:
    """What a bank sees in its favourite victory beyond its worth; asleep it sees half of that."""
    if s.ended or s.out >> seat & 1:
        return 0.0
    favourite = near(shortfall(s, Tally(s), seat, victory))
    return FAVOURITE * favourite + AWAKE if s.active[victory] else 0.5 * FAVOURITE * favourite


def near(short: float) -> float:
    """What it is worth to be so many steps from a victory."""
    whole = int(short)
    if whole + 1 >= len(NEAR):
        return 0.0
    part = short - whole
    return NEAR[whole] * (1.0 - part) + NEAR[whole + 1] * part


def shortfall(s: PaxState, tally: Tally, seat: int, victory: int) -> float:
    """L3–L6: steps missing to the conditions of a victory: pieces, cards, and empires, which are harder to get."""
    if victory == HOLY:
        return holy_shortfall(s, tally, seat)
    if victory == IMPERIAL:
        return STEPS_TO_AN_EMPIRE * max(0, king_margin(s) - tally.lead(seat, tally.kings))
    if victory == GLOBALIZATION:
        pawns = max(0, MARGIN - tally.lead(seat, tally.concessions))
        return float(pawns + max(0, 1 - tally.lead(seat, tally.discovery)))
    free = max(0, 1 - tally.lead(seat, [republics(s, other, seat) for other in range(s.seats)]))
    return STEPS_TO_AN_EMPIRE * free + max(0, MARGIN - tally.lead(seat, tally.law))


def holy_shortfall(s: PaxState, tally: Tally, seat: int) -> float:
    """L3, SUPREMACY: the religion that needs least: bishops, tokens in its theocracies, and one's own prestige."""
    clergy = bishops(s, seat)
    every_bishop, every_token = sum(clergy), sum(tally.faithful)
    least = 100
    for religion in range(3):
        missing = max(0, every_bishop - 2 * clergy[religion] + 1)
        missing += max(0, every_token - 2 * tally.faithful[religion] + 1)
        missing += max(0, 1 - tally.lead(seat, tally.faith[religion]))
        least = min(least, missing)
    return float(least)


def patronage(tally: Tally, seat: int) -> float:
    """L2a, L2b: patrons count for more the fewer cards are to come, and at last only the lead does."""
    own = tally.patrons[seat]
    late = tally.late
    total = own[0] * (PATRONS_EARLY + (PATRONS_LATE - PATRONS_EARLY) * late)
    if own == max(tally.patrons):
        total += PATRON_LEAD * late * late
    return total


# --- possessions ----------------------------------------------------------------------------------------------------


def purse(s: PaxState, tally: Tally, seat: int) -> float:
    """Florins: the first ones buy cards, the rest waits; when the cards run out there is little to buy."""
    florins = float(s.florins[seat])
    useful = min(florins, ENOUGH)
    return (FLORIN * useful + FLORIN_TO_SPARE * (florins - useful)) * (1.0 - 0.7 * tally.late)


def holdings(s: PaxState, tally: Tally, seat: int) -> float:
    """Empires, concessions and their trade, ops that can be run, prestige, and cards in hand."""
    bank = s.banks[seat]
    total = EMPIRE * float(tally.kings[seat] + republics(s, seat, seat))
    total += PRESTIGE * float(tally.discovery[seat] + tally.law[seat])
    for religion in range(3):
        total += PRESTIGE * float(tally.faith[religion][seat])
    for border in range(BORDER_COUNT):
        if s.concession[border] == bank:
            total += CONCESSION
    for side in range(2):
        for _, paid, share in tally.trade[side]:
            if paid == bank:
                total += PAID_AT_FAIRS * share
        for item in tally.items[2 * seat + side]:
            if not silenced(s, item):
                for op, _ in ops_of(s, item):
                    if op == COMMERCE:
                        total += COMMERCE_OP
                    elif op == VOTE or op == CAMPAIGN:
                        total += POWERFUL_OP
                    else:
                        total += OP
    for card in s.hands[seat]:
        total += IN_HAND + PATRON_IN_HAND * float(s.box.card_prestige[card][PATRON])
    return total + CLAIM * float(claims(s, seat))


def claims(s: PaxState, seat: int) -> int:
    """I, J, K: cards in hand whose coronation or war brings the bank an empire, as the board is now."""
    count = 0
    for card in s.hands[seat]:
        shot = s.box.card_one_shot[card]
        if shot == CORONATION:
            for empire in s.box.card_suitors[card]:
                if s.keeper[empire] != seat and wedding_forbidden(s, seat, card, empire) == ALLOWED:
                    count += 1
                    break
        elif CONSPIRACY <= shot <= REFORMATION:
            agents = fighting(s, shot, agents_of(s, seat, card))
            for empire in LOCATION_EMPIRES[s.box.card_location[card]]:
                if s.keeper[empire] != seat and war_forbidden(s, card, shot, empire) == ALLOWED:
                    if len(attackers(s, seat, shot, empire, -1, agents, 0)) > len(defenders(s, shot, empire)):
                        count += 1
                        break
    return count


# --- dangers --------------------------------------------------------------------------------------------------------


def dangers(s: PaxState, tally: Tally, seat: int) -> float:
    """F6, F9, J1: empires of a bank that rivals could take by vote or campaign, or that anyone's rebels could."""
    total = 0.0
    for empire in range(EMPIRE_COUNT):
        if s.keeper[empire] != seat:
            continue
        guards = len(defenders(s, CONSPIRACY, empire))
        rebels = len(attackers(s, seat, CONSPIRACY, empire, -1, (), 0))
        total += FRAIL * float(max(0, rebels + 2 - guards))
        for rival in tally.playing:
            if rival != seat and can_take(s, tally, rival, empire, guards):
                total += THREATENED
                break
    return total


def raids(s: PaxState, tally: Tally, seat: int) -> list[tuple[int, int]]:
    """The ops of a bank that bring regimes down, each with the item that has it."""
    found: list[tuple[int, int]] = []
    for side in range(2):
        for item in tally.items[2 * seat + side]:
            for op, _ in ops_of(s, item):
                if (op == CAMPAIGN or op == VOTE) and not silenced(s, item):
                    found.append((op, item))
    return found


def can_take(s: PaxState, tally: Tally, rival: int, empire: int, guards: int) -> bool:
    """Whether a bank has the op, the florins and the strength to bring down the regime of an empire."""
    for op, item in tally.raids[rival]:
        if op == CAMPAIGN:
            king = item - SQUARE
            if campaign_forbidden(s, rival, king, empire) == ALLOWED:
                if campaign_force(s, rival, king, empire) > guards:
                    return True
        elif vote_forbidden(s, rival, argument(s, item, VOTE), empire) == ALLOWED:
            return True
    return False
