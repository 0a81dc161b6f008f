"""The empire squares of the second edition: ops and prestige of the king and the republic side of every empire."""

from typing import Final

from signoria.games.pax.data.ids import (
    CATHOLIC,
    COMMERCE_EAST,
    COMMERCE_WEST,
    DISCOVERY,
    ISLAMIC,
    LAW,
    PATRON,
    REFORMIST,
    VOTE_EAST,
    VOTE_WEST,
)


class Square:
    """What is printed on the two sides of a square; every king has one op, the campaign."""

    def __init__(
        self,
        king_prestige: tuple[int, ...],
        republic_prestige: tuple[int, ...],
        republic_ops: tuple[tuple[int, int], ...],
    ) -> None:
        self.king_prestige: Final = king_prestige
        self.republic_prestige: Final = republic_prestige
        self.republic_ops: Final = republic_ops


SQUARES: Final[tuple[Square, ...]] = (
    Square((), (LAW,), (VOTE_WEST, COMMERCE_WEST)),  # england
    Square((), (), (COMMERCE_WEST,)),  # france
    Square((), (LAW,), (VOTE_WEST, COMMERCE_WEST)),  # hre
    Square((PATRON,), (LAW,), (VOTE_EAST, COMMERCE_EAST)),  # hungary
    Square((), (), (COMMERCE_EAST,)),  # byzantium
    Square((DISCOVERY,), (DISCOVERY,), (COMMERCE_WEST,)),  # portugal
    Square((), (LAW,), (VOTE_WEST, COMMERCE_WEST)),  # aragon
    Square((PATRON, CATHOLIC), (LAW,), (VOTE_WEST, COMMERCE_WEST)),  # papal-states
    Square((ISLAMIC,), (ISLAMIC,), (COMMERCE_EAST,)),  # ottoman
    Square((PATRON,), (ISLAMIC,), (COMMERCE_EAST,)),  # mamluk
)
# With the promos, Hungary and the Ottomans have other squares, and the Papal States another king while they are islamic
# or reformist.
PROMO_SQUARES: Final[tuple[Square, ...]] = (
    Square((), (LAW,), (VOTE_EAST, COMMERCE_EAST)),  # hungary
    Square((), (LAW,), ()),  # ottoman
    Square((ISLAMIC,), (), ()),  # papal-states, islamic
    Square((REFORMIST,), (), ()),  # papal-states, reformist
)
