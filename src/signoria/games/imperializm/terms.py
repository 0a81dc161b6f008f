"""The evaluation part by part, with names: what a hint gives as reasons. All of it is asked of ``evaluation``."""

from __future__ import annotations

from signoria.engine.term import Term
from signoria.games.imperializm import evaluation as judged
from signoria.games.imperializm.data.ids import ARMY, FLEET, GOOD_COUNT, PRESTIGE
from signoria.games.imperializm.query import count_bits, size
from signoria.games.imperializm.rules.scoring import final_points
from signoria.games.imperializm.state import HAND, MAPS, OWNED, PURSE, WIDTH, ImperializmState


def terms(s: ImperializmState, seat: int) -> tuple[Term, ...]:
    """What a seat has while the game goes on."""
    if s.ended:
        return ()
    left = judged.turns_left(s)
    base = seat * WIDTH
    points = int(final_points(s)[seat])
    goods = int(sum(s.board[base + good] for good in range(GOOD_COUNT)))
    cards = int(size(s.board[base + HAND])) + count_bits(s.board[base + MAPS])
    goals = judged.goals_worth(s, seat)
    standing = judged.standing_worth(s, seat) * left
    return (
        Term("points", points, judged.glory_worth(s, seat, points, left)),
        Term("goods", goods, judged.levels_worth(s, seat, left, 0, GOOD_COUNT - 1)),
        *(
            Term(name, int(s.board[base + level]), judged.levels_worth(s, seat, left, level, level))
            for name, level in (("army", ARMY), ("fleet", FLEET), ("prestige", PRESTIGE))
        ),
        Term("ducats", int(s.board[base + PURSE]), judged.purse_worth(s, seat, left)),
        Term("territories", count_bits(s.board[base + OWNED]), judged.lands_worth(s, seat, left)),
        Term("achievements", round(goals), goals),
        Term("standing", round(standing), standing),
        Term("hand", cards, judged.hand_worth(s, seat, left)),
    )
