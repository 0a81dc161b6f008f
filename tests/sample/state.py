"""The state of the Quay: who has what, who knows what, and nothing that can be worked out from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.rng import Rng
from signoria.engine.state import State
from tests.sample import data

if TYPE_CHECKING:
    from tests.sample.game import SampleGame


NOTHING: Final = vec[i64](
    []
)  # what a new state has in place of its vectors: clones are made often, and never need blank ones


class SampleState(State):
    """A game of the Quay at one moment."""

    fields = ("count", "edition", "truce", "sealed", "round", "place", "known", "purse", "chest")

    def __init__(self, count: int, edition: int, truce: int, rng: Rng) -> None:
        super().__init__(rng)
        self.count: i64 = count
        self.edition: i64 = edition
        self.truce: i64 = truce
        self.sealed: i64 = 0
        self.round: i64 = 1
        self.place: vec[i64] = NOTHING
        self.known: vec[i64] = NOTHING
        self.purse: vec[i64] = NOTHING
        self.chest: vec[i64] = NOTHING

    @property
    def game(self) -> SampleGame:
        """The rules of the Quay."""
        from tests.sample.game import GAME  # noqa: PLC0415  (the game knows the state; only a running state knows the game)

        return GAME

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.count

    def seat_word(self, seat: int) -> str:
        """The colour of a seat."""
        return data.SEAT_WORDS[seat]

    def verb_number(self, option: int) -> int:
        """The verb of an option."""
        return data.VERB_OF[option]

    def clone(self) -> SampleState:
        """A copy that shares nothing that can change."""
        other = SampleState(self.count, self.edition, self.truce, self.rng.clone())
        other.copy_base(self)
        other.sealed = self.sealed
        other.round = self.round
        other.place = self.place[:]
        other.known = self.known[:]
        other.purse = self.purse[:]
        other.chest = self.chest[:]
        return other

    def lay_out(self) -> None:
        """Q1: all cards in the deck, and nothing in purses and chests."""
        self.place = vec[i64]([data.DECK] * data.CARD_COUNT)
        self.known = vec[i64]([0] * data.CARD_COUNT)
        self.purse = vec[i64]([0] * self.seats)
        self.chest = vec[i64]([0] * self.seats)

    # --- what follows from the fields --------------------------------------------------------------------------------

    def cards_at(self, place: int) -> list[int]:
        """The cards that lie in a place, in the order of their numbers."""
        return [card for card in range(data.CARD_COUNT) if self.place[card] == place]

    def wealth(self, seat: int) -> int:
        """Q8: what a seat has in purse and chest."""
        return self.purse[seat] + self.chest[seat]

    def whose_turn(self) -> int:
        """The seat whose turn it is: the one that does the outermost step."""
        return self.agenda[0].seat

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat (-1: somebody who watches) knows where this very card is."""
        bit = data.WATCHER if seat < 0 else seat
        return bool(self.known[card] >> bit & 1)

    # --- moving cards ------------------------------------------------------------------------------------------------

    def show(self, card: int, place: int) -> None:
        """Put a card where everybody sees it."""
        self.place[card] = place
        self.known[card] = data.ALL
        self.reveal()

    def take_card(self, seat: int) -> None:
        """Q3: draw one of the cards nobody has seen; the deck has no order until then."""
        if data.DECK not in self.place:
            for card in self.cards_at(data.PILE):
                self.place[card] = data.DECK
                self.known[card] = 0
            self.emit(data.SHUFFLED, ())
        card = self.draw(data.DRAWN_CARD, self.cards_at(data.DECK), seat)
        self.place[card] = seat
        self.known[card] = 1 << seat
        self.emit(data.DREW, (seat,))
        self.emit_to(seat, data.DREW_CARD, (seat, card))
