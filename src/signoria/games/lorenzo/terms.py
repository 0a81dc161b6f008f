"""The evaluation part by part, with names: what a hint gives as reasons. All of it is asked of ``evaluation``."""

from __future__ import annotations

from signoria.engine.term import Term
from signoria.games.lorenzo import evaluation as judged
from signoria.games.lorenzo.data.ids import COIN, FAITH, MILITARY, SERVANT, STONE, WOOD
from signoria.games.lorenzo.rules.scoring import total
from signoria.games.lorenzo.state import PLAYED, WIDTH, LorenzoState, count_bits


def terms(s: LorenzoState, seat: int) -> tuple[Term, ...]:
    """What a seat has while the game goes on."""
    if s.ended:
        return ()
    left = judged.rounds_left(s)
    base = seat * WIDTH
    points = total(s, seat)
    goods = int(sum(s.board[base + good] for good in (COIN, WOOD, STONE, SERVANT)))
    cards = judged.cards_worth(s, seat, left)
    return (
        Term("points", points, float(points)),
        Term("goods", goods, judged.goods_worth(s, seat, left)),
        Term("cards", round(cards), cards),
        Term("military", int(s.board[base + MILITARY]), judged.military_worth(s, seat, left)),
        Term("faith", int(s.board[base + FAITH]), judged.faith_worth(s, seat, left)),
        Term("leaders", count_bits(s.board[base + PLAYED]), judged.leaders_worth(s, seat, left)),
    )
