"""R1.4, R3.5, A67: cards on their way between decks, hands and piles, and who knows them."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.engine.event import EVERYONE
from signoria.games.imperializm import events
from signoria.games.imperializm.data.ids import FIRST_TERRITORY
from signoria.games.imperializm.query import (
    LOW_BITS,
    bits,
    count_bits,
    designs,
    hand_size,
    place_of,
    providence_deck,
    size,
    stack,
    territory_deck,
)
from signoria.games.imperializm.state import AUTHORITY, HAND, MAPS, NONE, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import (
    DRAWN_PROVIDENCE,
    DRAWN_TERRITORY,
    STOLEN_CARD,
    TURNED_ACHIEVEMENT,
    TURNED_TERRITORY,
)

# --- what others know of a hand ---------------------------------------------------------------------------------------


def learn(s: ImperializmState, viewer: i64, owner: i64, providence: i64, maps: i64) -> None:
    """A67: a viewer now knows these cards of a hand."""
    at = (viewer * s.count + owner) * 2
    s.known[at] = providence
    s.known[at + 1] = maps


def show_added(s: ImperializmState, owner: i64, card: int) -> None:
    """Everybody sees a card go to a hand."""
    for viewer in range(s.count):
        if viewer != owner:
            at = (viewer * s.count + owner) * 2
            if card < FIRST_TERRITORY:
                s.known[at] += 1 << (2 * card)
            else:
                s.known[at + 1] |= 1 << (card - FIRST_TERRITORY)


def show_removed(s: ImperializmState, owner: i64, card: int) -> None:
    """Everybody sees a card leave a hand."""
    s.reveal()
    for viewer in range(s.count):
        at = (viewer * s.count + owner) * 2
        if card >= FIRST_TERRITORY:
            if s.known[at + 1] >> (card - FIRST_TERRITORY) & 1:
                learn(s, viewer, owner, s.known[at], s.known[at + 1] & ~(1 << (card - FIRST_TERRITORY)))
        elif s.known[at] >> (2 * card) & 3:
            learn(s, viewer, owner, s.known[at] - (1 << (2 * card)), s.known[at + 1])


# --- single cards -----------------------------------------------------------------------------------------------------


def add_card(s: ImperializmState, seat: i64, card: int) -> None:
    """Put a card into a hand."""
    if card < FIRST_TERRITORY:
        s.board[seat * WIDTH + HAND] += 1 << (2 * card)
    else:
        s.board[seat * WIDTH + MAPS] |= 1 << (card - FIRST_TERRITORY)


def remove_card(s: ImperializmState, seat: i64, card: int) -> None:
    """Take a card out of a hand, unseen."""
    if card < FIRST_TERRITORY:
        s.board[seat * WIDTH + HAND] -= 1 << (2 * card)
    else:
        s.board[seat * WIDTH + MAPS] &= ~(1 << (card - FIRST_TERRITORY))


def put_on_stage(s: ImperializmState, seat: i64, design: int) -> None:
    """A card is played from a hand and not yet carried out."""
    remove_card(s, seat, design)
    show_removed(s, seat, design)
    s.stage += 1 << (2 * design)


def shed(s: ImperializmState, design: int) -> None:
    """R1.4: a card that was carried out, or cancelled, goes to the discard pile."""
    s.stage -= 1 << (2 * design)
    s.pile += 1 << (2 * design)


def remove_authority(s: ImperializmState, seat: i64) -> None:
    """R5.4: the authority card before a player, if any, is discarded."""
    card: int = s.board[seat * WIDTH + AUTHORITY]
    if card >= 0:
        s.board[seat * WIDTH + AUTHORITY] = NONE
        s.pile += 1 << (2 * card)
        s.emit(events.REMOVED, (seat, card))


def discard(s: ImperializmState, seat: i64, card: int) -> None:
    """R3.3: a card from hand to its pile."""
    remove_card(s, seat, card)
    show_removed(s, seat, card)
    if card < FIRST_TERRITORY:
        s.pile += 1 << (2 * card)
    else:
        s.waste |= 1 << (card - FIRST_TERRITORY)
    s.emit(events.DISCARDED, (seat, card))


def fetch(s: ImperializmState, seat: i64, design: int) -> None:
    """R4.7: a card from the discard pile to a hand, shown to all."""
    s.pile -= 1 << (2 * design)
    add_card(s, seat, design)
    show_added(s, seat, design)
    s.emit(events.FETCHED, (seat, design))


def cards_in_hand(s: ImperializmState, seat: i64) -> list[int]:
    """The different cards of a hand, providence cards first."""
    found = designs(s.board[seat * WIDTH + HAND])
    for territory in bits(s.board[seat * WIDTH + MAPS]):
        found.append(FIRST_TERRITORY + territory)
    return found


def look(s: ImperializmState, seat: i64, target: i64) -> None:
    """A67: one player sees the hand of another."""
    learn(s, seat, target, s.board[target * WIDTH + HAND], s.board[target * WIDTH + MAPS])
    s.reveal()
    s.emit(events.LOOKED, (seat, target))


def move_card(s: ImperializmState, seat: i64, target: i64, card: int) -> None:
    """A67: a card from one hand to another. Both know it; the others lose sight of what might have been it."""
    remove_card(s, target, card)
    add_card(s, seat, card)
    for viewer in range(s.count):
        at = (viewer * s.count + target) * 2
        providence, maps = s.known[at], s.known[at + 1]
        if viewer == target:
            at = (viewer * s.count + seat) * 2
            providence, maps = s.known[at], s.known[at + 1]
            if card < FIRST_TERRITORY:
                learn(s, viewer, seat, providence + (1 << (2 * card)), maps)
            else:
                learn(s, viewer, seat, providence, maps | 1 << (card - FIRST_TERRITORY))
        elif card >= FIRST_TERRITORY:
            learn(s, viewer, target, providence, maps & ~(1 << (card - FIRST_TERRITORY)) if viewer == seat else 0)
        elif viewer != seat:
            learn(s, viewer, target, providence - ((providence | providence >> 1) & LOW_BITS), maps)
        elif providence >> (2 * card) & 3:
            learn(s, viewer, target, providence - (1 << (2 * card)), maps)
    s.reveal()
    s.emit(events.SEIZED, (seat, target))
    s.emit_to(seat, events.SEIZED_CARD, (seat, target, card))
    s.emit_to(target, events.SEIZED_CARD, (seat, target, card))


def steal(s: ImperializmState, seat: i64, target: i64) -> None:
    """A66: a random card of a hand, each card equally likely."""
    cards: list[int] = []
    for card in cards_in_hand(s, target):
        cards.append(card)
        if card < FIRST_TERRITORY and s.board[target * WIDTH + HAND] >> (2 * card) & 2:
            cards.append(card)
    if cards:
        move_card(s, seat, target, s.draw(STOLEN_CARD, cards, seat))


# --- decks ------------------------------------------------------------------------------------------------------------


def draw_providence(s: ImperializmState, seat: i64) -> bool:
    """R3.5, A51: the next card of the deck, which has no order until then; False if there is none at all."""
    deck = providence_deck(s)
    if deck == 0:
        if s.pile == 0:
            return False
        shuffle_providence(s)
        deck = providence_deck(s)
    design = draw_design(s, deck, seat)
    s.board[seat * WIDTH + HAND] += 1 << (2 * design)
    s.emit_to(seat, events.DREW_CARD, (seat, design))
    if deck == 1 << (2 * design) and s.pile:
        shuffle_providence(s)
    return True


def draw_design(s: ImperializmState, deck: i64, seat: i64) -> int:
    """One card of a set of providence cards, each equally likely."""
    if s.script:
        return s.draw(DRAWN_PROVIDENCE, designs(deck), seat)
    number: i64 = s.rng.below(size(deck))
    design: i64 = 0
    left = deck
    while number >= left & 3:
        number -= left & 3
        left >>= 2
        design += 1
    s.happened(DRAWN_PROVIDENCE, design, seat)
    return design


def draw_territory_of(s: ImperializmState, kind: int, mask: i64, audience: int) -> int:
    """One territory of a set, each equally likely."""
    if s.script:
        return s.draw(kind, bits(mask), audience)
    territory = place_of(mask, s.rng.below(count_bits(mask)))
    s.happened(kind, territory, audience)
    return territory


def shuffle_providence(s: ImperializmState) -> None:
    """R3.5: the discard pile becomes the deck."""
    s.pile = 0
    s.emit(events.SHUFFLED, ())


def next_territories(s: ImperializmState) -> i64:
    """R2.2, A51: the territories that can come next from the deck; starting ones lie on top."""
    deck = territory_deck(s)
    if deck == 0 and s.waste:
        shuffle_territories(s)
        deck = territory_deck(s)
    above = deck & s.top
    return above if above else deck


def shuffle_territories(s: ImperializmState) -> None:
    """R3.5: the pile of territories becomes the deck."""
    s.waste = 0
    s.top = 0
    s.mixed = 1
    s.emit(events.SHUFFLED_TERRITORIES, ())


def left_deck(s: ImperializmState, territory: int) -> None:
    """R3.5: a territory was drawn; after the last one the pile is shuffled at once."""
    s.top &= ~(1 << territory)
    if s.waste and territory_deck(s) == 0:
        shuffle_territories(s)


def draw_territory(s: ImperializmState, seat: i64) -> bool:
    """R3.4: an unseen territory to a hand; False if there is none."""
    things = next_territories(s)
    if not things:
        return False
    territory = draw_territory_of(s, DRAWN_TERRITORY, things, seat)
    s.board[seat * WIDTH + MAPS] |= 1 << territory
    s.emit_to(seat, events.DREW_CARD, (seat, FIRST_TERRITORY + territory))
    left_deck(s, territory)
    return True


def refill_display(s: ImperializmState) -> None:
    """R3.4, A41: new territories are turned up where one was taken, as long as there are any."""
    for place in range(len(s.display)):
        if s.display[place] == NONE:
            things = next_territories(s)
            if not things:
                return
            territory = draw_territory_of(s, TURNED_TERRITORY, things, EVERYONE)
            s.display = s.display[:place] + (territory,) + s.display[place + 1 :]
            s.emit(events.TURNED_UP, (territory,))
            left_deck(s, territory)


def turn_goal(s: ImperializmState) -> int:
    """R2.6, A86: the next card of the stack: any of those with the lowest glory; NONE when it is used up."""
    things: list[int] = []
    least = 0
    for goal in bits(stack(s)):
        glory = s.box.achievement_glory[goal]
        if not things or glory < least:
            things = [goal]
            least = glory
        elif glory == least:
            things.append(goal)
    if not things:
        return NONE
    goal = s.draw(TURNED_ACHIEVEMENT, things)
    s.emit(events.GOAL_TURNED_UP, (goal,))
    return goal


def refill_hand(s: ImperializmState, seat: i64, limit: int, territories: int) -> None:
    """R3.4, A41: so many unseen territories, then providence cards up to the limit."""
    before = hand_size(s, seat)
    drawn = 0
    while drawn < territories and draw_territory(s, seat):
        drawn += 1
    while hand_size(s, seat) < limit and draw_providence(s, seat):
        pass
    s.emit(events.DREW, (seat, hand_size(s, seat) - before - drawn, drawn))
