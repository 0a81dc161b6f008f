"""The steps of the Quay: a turn, a duel, and what all decide at once. Each rule stands with the step it governs."""

from __future__ import annotations

from typing import Final

from signoria.engine.common import Common
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from tests.sample import data, refusals
from tests.sample.state import SampleState

TURN_VERBS: Final = (data.DRAW, data.SELL, data.STOW, data.CORNER, data.REST, data.ATTACK)
TARGET_VERBS: Final = (data.AT,)
ANSWER_VERBS: Final = (data.YIELD, data.STAND, data.RESIST)
BOOTY_VERBS: Final = (data.SEIZE_PURSE, data.SEIZE_CARD)
MARKET_VERBS: Final = (data.OFFER,)
AMBUSH_VERBS: Final = (data.AMBUSH, data.LET_PASS)


class Turn(Step[SampleState]):
    """Q2: the seat has some actions left; without any, its turn ends."""

    name = "turn"
    fields = ("seat", "actions")

    def __init__(self, seat: int, actions: int) -> None:
        super().__init__(seat)
        self.actions: int = actions

    def verbs(self, s: SampleState) -> tuple[int, ...]:
        return TURN_VERBS if self.actions else ()

    def candidates(self, s: SampleState, verb: int) -> list[int]:
        if verb in (data.SELL, data.ATTACK):
            return s.cards_at(self.seat)
        if verb == data.STOW:
            return list(range(data.MOST_STOWED))
        return [0]

    def forbidden(self, s: SampleState, verb: int, thing: int) -> int:
        if verb == data.DRAW:
            return draw_forbidden(s, self.seat)
        if verb == data.SELL:
            return sell_forbidden(s, self.seat, thing)
        if verb == data.STOW:
            return stow_forbidden(s, self.seat, thing + 1)
        if verb == data.CORNER:
            return corner_forbidden(s, self.seat)
        if verb == data.ATTACK:
            return attack_forbidden(s, self.seat, thing)
        return ALLOWED

    def take(self, s: SampleState, verb: int, thing: int) -> None:
        seat = self.seat
        s.push(Turn(seat, 0 if verb == data.REST else self.actions - 1))
        if verb == data.DRAW:
            s.take_card(seat)
        elif verb == data.SELL:
            s.show(thing, data.PILE)
            s.purse[seat] += data.WORTH[thing]
            s.emit(data.SOLD, (seat, thing, data.WORTH[thing]))
        elif verb == data.STOW:
            s.purse[seat] -= thing + 1
            s.chest[seat] += thing + 1
            s.emit(data.STOWED, (seat, thing + 1))
        elif verb == data.CORNER:
            corner(s, seat)
        elif verb == data.ATTACK:
            s.show(thing, data.QUAY)
            s.push(Target(seat, thing))
        else:
            s.emit(data.RESTED, (seat,))

    def resolve(self, s: SampleState) -> None:
        """Q8: look for the end of the game, or hand the turn to the left."""
        if s.wealth(self.seat) >= data.FORTUNE_AT:
            s.finish(data.BY_FORTUNE, (self.seat,))
            s.emit(data.ENDED, ())
            return
        left = (self.seat + 1) % s.seats
        if left == 0:
            if s.round == data.ROUNDS[s.edition]:
                end_season(s)
                return
            s.round += 1
        s.new_turn(left)
        s.push(Turn(left, data.ACTIONS))
        if left == 0 and s.sealed:
            s.push(Market(tuple(range(s.seats))))

    def prompt(self, s: SampleState) -> Phrase:
        return Phrase("prompt-turn", {"actions": self.actions})


class Target(Step[SampleState]):
    """Q6b: the bravo is on the quay; whom does he go for?"""

    name = "target"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: int = card

    def verbs(self, s: SampleState) -> tuple[int, ...]:
        return TARGET_VERBS

    def candidates(self, s: SampleState, verb: int) -> list[int]:
        return list(range(s.seats))

    def forbidden(self, s: SampleState, verb: int, thing: int) -> int:
        """Q6b: only at another seat."""
        if thing == self.seat:
            return refusals.AT_YOURSELF
        if thing >= s.seats:
            return refusals.NOBODY_THERE
        return ALLOWED

    def take(self, s: SampleState, verb: int, thing: int) -> None:
        # Whether the target gets to decide at all tells something about a hidden hand.
        s.reveal()
        s.emit(data.ATTACKED, (self.seat, thing, self.card))
        s.push(Answer(thing, self.seat, self.card))

    def prompt(self, s: SampleState) -> Phrase:
        return Phrase("prompt-target", {"card": data.CARDS.phrase(self.card)})


class Answer(Step[SampleState]):
    """Q6c-e: the target interrupts the turn: it pays, takes its chance, or sends a bravo of its own."""

    name = "answer"
    fields = ("seat", "attacker", "card")

    def __init__(self, seat: int, attacker: int, card: int) -> None:
        super().__init__(seat)
        self.attacker: int = attacker
        self.card: int = card

    def verbs(self, s: SampleState) -> tuple[int, ...]:
        return ANSWER_VERBS

    def candidates(self, s: SampleState, verb: int) -> list[int]:
        return s.cards_at(self.seat) if verb == data.RESIST else [0]

    def forbidden(self, s: SampleState, verb: int, thing: int) -> int:
        if verb == data.YIELD and s.purse[self.seat] < data.WORTH[self.card]:
            return refusals.CANNOT_PAY
        if verb == data.RESIST:
            return bravo_forbidden(s, self.seat, thing)
        return ALLOWED

    def take(self, s: SampleState, verb: int, thing: int) -> None:
        strength = data.WORTH[self.card]
        s.place[self.card] = data.PILE
        if verb == data.YIELD:
            s.purse[self.seat] -= strength
            s.purse[self.attacker] += strength
            s.emit(data.YIELDED, (self.seat, self.attacker, strength))
        elif verb == data.STAND:
            pips = s.draw(data.ROLL, [0, 1, 2, 3, 4, 5]) + 1
            s.emit(data.ROLLED, (pips,))
            if pips <= strength + 1:
                win(s, self.attacker, self.seat)
        else:
            s.show(thing, data.PILE)
            s.emit(data.RESISTED, (self.seat, thing))
            if strength > data.WORTH[thing]:
                win(s, self.attacker, self.seat)
            elif strength < data.WORTH[thing]:
                win(s, self.seat, self.attacker)

    def prompt(self, s: SampleState) -> Phrase:
        attacker = s.game.seat_phrase(s, self.attacker)
        return Phrase("prompt-answer", {"attacker": attacker, "card": data.CARDS.phrase(self.card)})


class Booty(Step[SampleState]):
    """Q6f: the winner of a duel takes florins or a card, if the loser has either."""

    name = "booty"
    fields = ("seat", "loser")

    def __init__(self, seat: int, loser: int) -> None:
        super().__init__(seat)
        self.loser: int = loser

    def verbs(self, s: SampleState) -> tuple[int, ...]:
        return BOOTY_VERBS

    def forbidden(self, s: SampleState, verb: int, thing: int) -> int:
        if verb == data.SEIZE_PURSE and s.purse[self.loser] == 0:
            return refusals.PURSE_EMPTY
        if verb == data.SEIZE_CARD and not s.cards_at(self.loser):
            return refusals.HAND_EMPTY
        return ALLOWED

    def take(self, s: SampleState, verb: int, thing: int) -> None:
        seat, loser = self.seat, self.loser
        if verb == data.SEIZE_PURSE:
            florins = min(s.purse[loser], data.SEIZED)
            s.purse[loser] -= florins
            s.purse[seat] += florins
            s.emit(data.SEIZED_FLORINS, (seat, loser, florins))
            return
        card = s.draw(data.STOLEN_CARD, s.cards_at(loser), seat)
        s.place[card] = seat
        s.known[card] = s.known[card] | 1 << seat
        s.emit(data.SEIZED_CARD, (seat, loser))
        s.emit_to(seat, data.SEIZED_THAT_CARD, (card,))
        s.emit_to(loser, data.SEIZED_THAT_CARD, (card,))

    def prompt(self, s: SampleState) -> Phrase:
        return Phrase("prompt-booty", {"loser": s.game.seat_phrase(s, self.loser)})


class Market(Common[SampleState]):
    """Q9: on a market day everybody makes an offer at once; the highest buys a card, and equal ones buy nothing."""

    name = "market"

    def verbs(self, s: SampleState) -> tuple[int, ...]:
        return MARKET_VERBS

    def candidates(self, s: SampleState, verb: int) -> list[int]:
        return list(range(data.MOST_OFFERED + 1))

    def forbidden(self, s: SampleState, verb: int, thing: int) -> int:
        return ALLOWED if s.purse[self.seat] >= thing else refusals.OFFER_TOO_HIGH

    def answered(self, s: SampleState) -> None:
        for seat, answer in zip(self.asked, self.answers, strict=True):
            s.emit(data.OFFERED, (seat, answer - data.OFFER))
        highest = max(self.answers)
        buyer = self.asked[self.answers.index(highest)]
        if self.answers.count(highest) == 1 and draw_forbidden(s, buyer) == ALLOWED:
            s.purse[buyer] -= highest - data.OFFER
            s.emit(data.BOUGHT, (buyer,))
            s.take_card(buyer)

    def prompt(self, s: SampleState) -> Phrase:
        return Phrase("prompt-market", {"purse": int(s.purse[self.seat])})


class Ambush(Common[SampleState]):
    """Q10: before a booty is taken, everybody else with a bravo may lie in ambush; who has one is a secret."""

    name = "ambush"
    fields = ("asked", "answers", "winner", "loser")
    discreet = True

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...], winner: int, loser: int) -> None:
        super().__init__(asked, answers)
        self.winner: int = winner
        self.loser: int = loser

    def verbs(self, s: SampleState) -> tuple[int, ...]:
        return AMBUSH_VERBS

    def candidates(self, s: SampleState, verb: int) -> list[int]:
        return s.cards_at(self.seat) if verb == data.AMBUSH else [0]

    def forbidden(self, s: SampleState, verb: int, thing: int) -> int:
        if verb == data.AMBUSH:
            return bravo_forbidden(s, self.seat, thing)
        return ALLOWED if any(card >= data.FIRST_BRAVO for card in s.cards_at(self.seat)) else refusals.NO_BRAVO

    def answered(self, s: SampleState) -> None:
        free = True
        for seat, answer in zip(self.asked, self.answers, strict=True):
            if data.AMBUSH <= answer < data.LET_PASS:
                s.show(answer - data.AMBUSH, data.PILE)
                s.emit(data.AMBUSHED, (seat, answer - data.AMBUSH, self.winner))
                free = False
        if free:
            s.push(Booty(self.winner, self.loser))

    def prompt(self, s: SampleState) -> Phrase:
        return Phrase("prompt-ambush", {"winner": s.game.seat_phrase(s, self.winner)})


# --- guards and rules ------------------------------------------------------------------------------------------------


def draw_forbidden(s: SampleState, seat: int) -> int:
    """Q3: a hand holds five cards; deck and pile together must have one left."""
    if len(s.cards_at(seat)) >= data.HAND_LIMIT:
        return refusals.HAND_FULL
    if data.DECK not in s.place and data.PILE not in s.place:
        return refusals.NOTHING_TO_DRAW
    return ALLOWED


def sell_forbidden(s: SampleState, seat: int, card: int) -> int:
    """Q4: goods are sold, bravos are not."""
    if s.place[card] != seat:
        return refusals.NOT_IN_HAND
    return ALLOWED if card < data.FIRST_BRAVO else refusals.NOT_GOODS


def stow_forbidden(s: SampleState, seat: int, florins: int) -> int:
    """Q5: only florins that are in the purse go into the chest."""
    return ALLOWED if s.purse[seat] >= florins else refusals.PURSE_TOO_SMALL


def spices_of(s: SampleState, seat: int) -> list[int]:
    """The spices in a hand."""
    return [card for card in s.cards_at(seat) if data.FIRST_SPICE <= card < data.FIRST_BRAVO]


def corner_forbidden(s: SampleState, seat: int) -> int:
    """Q7: three spices corner the market."""
    return ALLOWED if len(spices_of(s, seat)) >= data.SPICES_TO_CORNER else refusals.TOO_FEW_SPICES


def corner(s: SampleState, seat: int) -> None:
    """Q7: show the spices and win at once."""
    for card in spices_of(s, seat):
        s.show(card, data.PILE)
    s.emit(data.CORNERED, (seat,))
    s.finish(data.BY_CORNER, (seat,))
    s.emit(data.ENDED, ())


def bravo_forbidden(s: SampleState, seat: int, card: int) -> int:
    """Q6: a duel is fought with a bravo from the hand."""
    if s.place[card] != seat:
        return refusals.NOT_IN_HAND
    return ALLOWED if card >= data.FIRST_BRAVO else refusals.NOT_A_BRAVO


def attack_forbidden(s: SampleState, seat: int, card: int) -> int:
    """Q6a: under a truce nobody attacks in the first round."""
    refusal = bravo_forbidden(s, seat, card)
    if refusal == ALLOWED and s.truce and s.round == 1:
        return refusals.TRUCE
    return refusal


def win(s: SampleState, winner: int, loser: int) -> None:
    """Q6f: the winner of a duel may help itself."""
    s.emit(data.WON, (winner, loser))
    if s.sealed:
        others = [seat for seat in range(s.seats) if seat != winner]
        s.push(Ambush(tuple(others), (), winner, loser))
    else:
        s.push(Booty(winner, loser))


def end_season(s: SampleState) -> None:
    """Q8b: after the last round the richest wins; several equally rich share the win."""
    scores = s.game.scores(s)
    winners = tuple([seat for seat in range(s.seats) if scores[seat] == max(scores)])
    s.finish(data.BY_SEASON if len(winners) == 1 else data.BY_TIE, winners)
    s.emit(data.ENDED, ())
