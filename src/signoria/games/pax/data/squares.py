"""The empire squares: ops and prestige of the king side and the republic side of every empire."""

from typing import Final

from signoria.games.pax.data.ids import (
    CAMPAIGNING,
    CATHOLIC,
    COMMERCE_EAST,
    COMMERCE_WEST,
    DISCOVERY,
    HUNGARY,
    ISLAMIC,
    LAW,
    OTTOMAN,
    PAPAL_STATES,
    PATRON,
    REFORMIST,
    VOTE_EAST,
    VOTE_WEST,
    prestige_counts,
)


class _Square:
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


_SQUARES: Final[tuple[_Square, ...]] = (
    _Square((), (LAW,), (VOTE_WEST, COMMERCE_WEST)),  # england
    _Square((), (), (COMMERCE_WEST,)),  # france
    _Square((), (LAW,), (VOTE_WEST, COMMERCE_WEST)),  # hre
    _Square((PATRON,), (LAW,), (VOTE_EAST, COMMERCE_EAST)),  # hungary
    _Square((), (), (COMMERCE_EAST,)),  # byzantium
    _Square((DISCOVERY,), (DISCOVERY,), (COMMERCE_WEST,)),  # portugal
    _Square((), (LAW,), (VOTE_WEST, COMMERCE_WEST)),  # aragon
    _Square((PATRON, CATHOLIC), (LAW,), (VOTE_WEST, COMMERCE_WEST)),  # papal-states
    _Square((ISLAMIC,), (ISLAMIC,), (COMMERCE_EAST,)),  # ottoman
    _Square((PATRON,), (ISLAMIC,), (COMMERCE_EAST,)),  # mamluk
)
# With the promos, Hungary and the Ottomans have other squares.
_PROMO_SQUARES: Final[tuple[_Square, ...]] = (
    *_SQUARES[:HUNGARY],
    _Square((), (LAW,), (VOTE_EAST, COMMERCE_EAST)),  # hungary
    *_SQUARES[HUNGARY + 1 : OTTOMAN],
    _Square((), (LAW,), ()),  # ottoman
    *_SQUARES[OTTOMAN + 1 :],
)


def _ops(squares: tuple[_Square, ...]) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    return tuple([((CAMPAIGNING,), square.republic_ops) for square in squares])


def _prestige(squares: tuple[_Square, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple([(prestige_counts(each.king_prestige), prestige_counts(each.republic_prestige)) for each in squares])


# By empire, then by side of the square: KING or REPUBLIC. Prestige is a count of each kind.
SQUARE_OPS: Final[tuple[tuple[tuple[tuple[int, int], ...], ...], ...]] = _ops(_SQUARES)
SQUARE_PRESTIGE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = _prestige(_SQUARES)
PROMO_SQUARE_OPS: Final[tuple[tuple[tuple[tuple[int, int], ...], ...], ...]] = _ops(_PROMO_SQUARES)
PROMO_SQUARE_PRESTIGE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = _prestige(_PROMO_SQUARES)

# With the promos, the Papal States have another king while they are islamic or reformist: his prestige by state.
PROMO_PAPAL_KING_PRESTIGE: Final[tuple[tuple[int, ...], ...]] = (
    SQUARE_PRESTIGE[PAPAL_STATES][0],  # catholic
    prestige_counts((ISLAMIC,)),
    prestige_counts((REFORMIST,)),
    SQUARE_PRESTIGE[PAPAL_STATES][0],  # medieval
)
