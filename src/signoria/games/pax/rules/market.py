"""E1, D2, L1: buying from the market, and refreshing it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED
from signoria.engine.rng import Dealt, Rng
from signoria.engine.step import Step
from signoria.games.pax.data.cards import CARD_SIDE, CARDS, IS_COMET
from signoria.games.pax.data.ids import BASE, BGG, EAST, EXPANSION, PROMO, WEST
from signoria.games.pax.events import BOUGHT, DREW, VICTORY_ACTIVATED
from signoria.games.pax.refusals import (
    ALREADY_ACTIVE,
    EMPTY_SLOT,
    FACE_DOWN,
    HAND_FULL,
    TOO_DEAR,
    USURY,
)
from signoria.games.pax.state import (
    ABOVE,
    AHEAD,
    ASTROLOGY,
    BELOW,
    BGG_CARDS,
    COMETS,
    DECK,
    DISCARDED,
    EXPANSION_CARDS,
    FIRST_BOX_ONLY,
    HAND,
    HANDS_HIDDEN,
    HOUSE,
    MARKET,
    PROMOS,
    ROW,
    SOLITAIRE,
    UNSEEN,
    PaxState,
    changed,
    put_card,
)
from signoria.games.pax.vocabulary import ACTIVATE

DRAW: Final = 0  # kind of chance: the card that comes off a deck


def _pool(first_box: bool, promos: bool, side: int) -> tuple[int, ...]:
    """C5, rulings R18, R19: the cards a deck is made of, comets left out."""
    return tuple(
        [
            card.id
            for card in CARDS
            if card.side == side
            and not card.comet
            and (promos if card.set == PROMO else card.set == BASE or not first_box)
        ]
    )


def _base_pool(expansion: bool, bgg: bool, side: int) -> tuple[int, ...]:
    """B1, ruling R19: the cards of the first box, and those of its expansion and promos, comets left out."""
    sets = (BASE, *((EXPANSION,) if expansion else ()), *((BGG,) if bgg else ()))
    return tuple([card.id for card in CARDS if card.side == side and not card.comet and card.set in sets])


# By the options expansion (2) and BGG promos (1), then by side.
BASE_POOLS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([_base_pool(option >= 2, option % 2 == 1, side) for side in range(2)]) for option in range(4)]
)
# By the options first box (2) and promos (1), then by side.
POOLS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([_pool(option >= 2, option % 2 == 1, side) for side in range(2)]) for option in range(4)]
)
COMET_POOL: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([card.id for card in CARDS if card.comet and card.side == side]) for side in range(2)]
)


def buy_forbidden(s: PaxState, seat: i64, slot: i64, full: bool) -> i64:
    """E1: a face-up card that can be paid, has got no florin this turn, and fits into the hand unless it is full.

    Also E1f.
    """
    card = s.market[slot]
    column = slot % ROW
    if column == 0:
        return FACE_DOWN
    if card < 0:
        return EMPTY_SLOT
    if s.fresh[slot]:
        return USURY
    if s.florins[seat] < price(s, seat, slot):
        return TOO_DEAR
    return HAND_FULL if full and not IS_COMET[card] else ALLOWED


def spared(s: PaxState, seat: i64, slot: i64) -> bool:
    """O4a, ruling S13: the solitaire opponent lays no florin on a face-up card that has some, and pays none for it."""
    return (
        bool(s.settings & SOLITAIRE) and seat == HOUSE and slot % ROW > 0 and s.market[slot] >= 0 and s.coins[slot] > 0
    )


def price(s: PaxState, seat: i64, slot: i64) -> i64:
    """E1b: a florin for each card on the left."""
    if s.settings & SOLITAIRE and seat == HOUSE:
        return _spared_price(s, slot)
    return slot % ROW


def _spared_price(s: PaxState, slot: i64) -> i64:
    """O4a, ruling S13: the same for the solitaire opponent, who pays nothing to a card that has florins."""
    cost: i64 = 0
    left: i64
    for left in range(slot - slot % ROW, slot):
        if not spared(s, HOUSE, left):
            cost += 1
    return cost


def buy(s: PaxState, seat: i64, slot: i64) -> None:
    """E1b-f, ruling R32: pay a florin to each card on the left, take the card and the florins on it."""
    cost = price(s, seat, slot)
    card = s.market[slot]
    s.florins[seat] -= cost
    left: i64
    for left in range(slot - slot % ROW, slot):
        if not spared(s, seat, left):
            lay_coin(s, left)
    gained = s.coins[slot]
    s.florins[seat] += gained
    s.coins[slot] = 0
    s.market[slot] = -1
    s.emit(BOUGHT, (seat, card, cost, gained))
    if IS_COMET[card]:
        put_card(s, card, DISCARDED)
        s.push(Activate(seat))
    else:
        put_card(s, card, HAND + seat)


def lay_coin(s: PaxState, slot: i64) -> None:
    """E1b, E1c, ruling R11: a florin goes on the card, else on the card of the other row, else to China."""
    if s.market[slot] < 0:
        slot = (slot + ROW) % (2 * ROW)
        if s.market[slot] < 0:
            return
    s.coins[slot] += 1
    s.fresh[slot] = 1


class Activate(Step[PaxState]):
    """L1, VICTORY, ruling R38: a bought comet wakes one sleeping victory; with all four awake nothing happens."""

    name: ClassVar[str] = "activate"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (ACTIVATE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return [0, 1, 2, 3]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return ALREADY_ACTIVE if s.active[thing] else ALLOWED

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.active = changed(s.active, thing, 1)
        s.emit(VICTORY_ACTIVATED, (self.seat, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-activate")


# --- decks: the unseen cards are a set, and a card is drawn when it appears -----------------------------------------


def deck_size(s: PaxState, side: i64) -> i64:
    """How many cards are left in a draw deck."""
    return s.deck[side * DECK + ABOVE] + s.deck[side * DECK + BELOW]


def pool_of(s: PaxState, side: i64, comets: bool) -> tuple[int, ...]:
    """C5: the cards a deck was made of; those still unseen may be in it."""
    if comets:
        return COMET_POOL[side]
    if s.edition.base_deck:
        return BASE_POOLS[(2 if s.settings & EXPANSION_CARDS else 0) + (1 if s.settings & BGG_CARDS else 0)][side]
    return POOLS[(2 if s.settings & FIRST_BOX_ONLY else 0) + (1 if s.settings & PROMOS else 0)][side]


def unseen(s: PaxState, side: int, comets: bool) -> int:
    """How many cards of a side, or how many of its comets, nobody has seen yet."""
    total = 0
    for card in pool_of(s, side, comets):
        if s.place[card] == UNSEEN:
            total += 1
    return total


def any_unseen(s: PaxState, side: i64, comets: bool) -> bool:
    """Whether a side, or its comets, has a card that nobody has seen yet."""
    for card in pool_of(s, side, comets):
        if s.place[card] == UNSEEN:
            return True
    return False


def deck_fits(s: PaxState, side: int) -> bool:
    """Whether there are unseen cards enough for what is left of a deck."""
    comets = s.deck[side * DECK + COMETS]
    cards = deck_size(s, side) - comets
    if comets > s.deck[side * DECK + BELOW]:
        return False
    return comets <= unseen(s, side, True) and cards <= unseen(s, side, False)


def draw_card(s: PaxState, side: i64) -> i64:
    """C5, D2: the next card of a deck that is not empty."""
    shown = s.ahead[side]
    if shown >= 0:
        s.ahead = changed(s.ahead, side, -1)
        return shown
    return _draw_unseen(s, side)


def _draw_unseen(s: PaxState, side: i64) -> i64:
    """C5a: any unseen card above the comets; below, each of the rest may be a comet."""
    base = side * DECK
    card = s.scripted(DRAW)
    rng = s.rng
    if card < 0 and isinstance(rng, Dealt):
        card = _dealt(s, side, rng)
    elif card < 0:
        above = s.deck[base + ABOVE] > 0
        comet = not above and s.rng.below(s.deck[base + BELOW]) < s.deck[base + COMETS]
        pool = pool_of(s, side, comet)
        card = pool[s.rng.below(len(pool))]
        if s.place[card] != UNSEEN and not any_unseen(s, side, comet):
            raise ValueError("a deck promises more cards than are unseen")
        while s.place[card] != UNSEEN:  # most of a pool is unseen: drawing again is cheaper than listing
            card = pool[s.rng.below(len(pool))]
    elif not _can_be_next(s, side, card):
        raise Problem("chance-impossible", thing=CARDS[card].code)
    if s.deck[base + ABOVE]:
        s.deck[base + ABOVE] -= 1
    else:
        s.deck[base + BELOW] -= 1
        if IS_COMET[card]:
            s.deck[base + COMETS] -= 1
    s.happened(DRAW, card)
    return card


def _dealt(s: PaxState, side: int, rng: Dealt) -> int:
    """The same where each draw is somebody's to see: one for a card, and none in vain."""
    base = side * DECK
    below: i64 = 0 if s.deck[base + ABOVE] else s.deck[base + BELOW]
    comets: i64 = s.deck[base + COMETS] if below else 0
    others = comets < below or not below
    rare = [card for card in pool_of(s, side, True) if s.place[card] == UNSEEN] if comets else []
    common = [card for card in pool_of(s, side, False) if s.place[card] == UNSEEN] if others else []
    if (comets and not rare) or (others and not common):
        raise ValueError("a deck promises more cards than are unseen")
    pool = rare + common
    if not rare or not common:
        return pool[rng.below(len(pool))]
    return pool[rng.uneven(len(pool), len(rare), comets, below)]


def _announce(s: PaxState, rng: Dealt) -> None:
    """What the cards for empty spaces are drawn out of, as far as nothing that is drawn can change it."""
    left = [unseen(s, 0, False), unseen(s, 1, False)]
    above = [s.deck[ABOVE], s.deck[DECK + ABOVE]]
    sizes: list[int] = []
    for column in range(ROW):
        for side in range(2):
            if s.market[side * ROW + column] >= 0:
                continue
            if not above[side] or s.ahead[side] >= 0:
                rng.announce(sizes)
                return
            sizes.append(left[side])
            left[side] -= 1
            above[side] -= 1
    rng.announce(sizes)


def _can_be_next(s: PaxState, side: int, card: int) -> bool:
    base = side * DECK
    if not 0 <= card < len(CARDS):
        return False
    comet = IS_COMET[card]
    if comet and (s.deck[base + ABOVE] or not s.deck[base + COMETS]):
        return False
    if not comet and not s.deck[base + ABOVE] and s.deck[base + BELOW] == s.deck[base + COMETS]:
        return False
    return s.place[card] == UNSEEN and card in pool_of(s, side, comet)


def resample(s: PaxState, seat: int, rng: Rng) -> PaxState:
    """Cards not seen yet are drawn when they appear, so only the generator is unknown, and hidden hands."""
    new = s.clone()
    new.rng = rng.fork()
    if s.settings & HANDS_HIDDEN:
        redraw_hands(new, seat)
    return new


def redraw_hands(s: PaxState, seat: int) -> None:
    """Ruling R66: where hands are hidden, other hands and the cards that left the game lie face down.

    Each of them may be any card of its side that is not in sight.
    """
    hidden = [card for other in range(s.seats) if other != seat for card in s.hands[other]]
    for side in range(2):
        hidden.extend([card for card in pool_of(s, side, False) if s.place[card] == DISCARDED])
    places = [s.place[card] for card in hidden]
    for card in hidden:
        put_card(s, card, UNSEEN)
    pools = [[card for card in pool_of(s, side, False) if s.place[card] == UNSEEN] for side in range(2)]
    for card in hidden:
        if card not in pools[CARD_SIDE[card]]:
            pools[CARD_SIDE[card]].append(card)  # a position may hold a card that is in no deck
    for card, place in zip(hidden, places, strict=True):
        pool = pools[CARD_SIDE[card]]
        put_card(s, pool.pop(s.rng.below(len(pool))), place)


def look_ahead(s: PaxState) -> None:
    """C5c: with astrology the top card of each deck lies open."""
    if s.settings & ASTROLOGY:
        for side in range(2):
            if s.ahead[side] < 0 and deck_size(s, side):
                card = _draw_unseen(s, side)
                s.ahead = changed(s.ahead, side, card)
                put_card(s, card, AHEAD)


def cards_left(s: PaxState, side: i64) -> i64:
    """Cards that can still come from one side, the one lying open included."""
    return deck_size(s, side) + 1 if s.ahead[side] >= 0 else deck_size(s, side)


def refill(s: PaxState) -> bool:
    """D2, D2b, R33: close the gaps and draw new cards; False when a space stays empty, or no card is left (L2a)."""
    _close_gaps(s, WEST)
    _close_gaps(s, EAST)
    rng = s.rng
    if isinstance(rng, Dealt):
        _announce(s, rng)
    column: i64
    side: i64
    for column in range(ROW):
        for side in range(2):
            slot = side * ROW + column
            if s.market[slot] >= 0:
                continue
            source = side if cards_left(s, side) else 1 - side
            if not cards_left(s, source):
                return False
            card = draw_card(s, source)
            s.market[slot] = card
            put_card(s, card, MARKET)
            s.emit(DREW, (card, slot))
            if s.edition.last_card_ends and not cards_left(s, 0) and not cards_left(s, 1):
                return False
    look_ahead(s)
    return True


def _close_gaps(s: PaxState, side: i64) -> None:
    """D2, ruling R32: cards move left with their florins; florins left by a fair wait on the first space (G5a)."""
    first = side * ROW
    to = first
    slot: i64
    for slot in range(first, first + ROW):
        card = s.market[slot]
        if card < 0:
            continue
        if slot != to:
            s.market[to] = card
            s.market[slot] = -1
            s.coins[to] += s.coins[slot]
            s.coins[slot] = 0
        to += 1
