"""The laws of what programs learn from: observations, masks and returns."""

from __future__ import annotations

from tests.conformance.walk import Moment, Unlawful, need


def observations_tell_what_a_seat_knows(m: Moment) -> None:
    """A row of fixed length and bounds, the same bytes with all that is hidden drawn anew; and a mask of the options.

    Nobody's row is changed by being looked at, and who is asked stands in it as far as the seat may know.
    """
    game, state = m.game, m.state
    most = game.layout.most()
    need(len(most) == game.layout.size, "the features do not fill the row")
    asked = game.layout.by_name["asked"]
    for seat in range(state.seats):
        row = bytes(game.observe(state, seat))
        need(len(row) == game.layout.size, f"a row of {len(row)} entries, not {game.layout.size}")
        over = [at for at in range(len(row)) if row[at] > most[at]]
        need(not over, f"seat {seat}: {over and feature_at(m, over[0])} holds {over and row[over[0]]}")
        other = game.resample(state, seat, m.rng)
        again = bytes(game.observe(other, seat))
        if again != row:
            at = next(at for at in range(len(row)) if row[at] != again[at])
            raise Unlawful(f"seat {seat} can tell by {feature_at(m, at)}: {row[at]}, with all drawn anew {again[at]}")
        told = row[asked.start : asked.start + asked.size]
        deciders = {(other - seat) % state.seats for other in state.deciders(seat)}
        need({at for at, flag in enumerate(told) if flag} == deciders, f"seat {seat} reads that {list(told)} are asked")
        mask = bytes(game.mask(state, seat))
        legal = {option for option, flag in enumerate(mask) if flag}
        need(len(mask) == game.vocabulary.size, "a mask of another length")
        need(legal == set(state.options_for(seat)) and max(mask) <= 1, f"the mask of seat {seat} has other options")


def feature_at(m: Moment, at: int) -> str:
    """The name of the feature of an entry."""
    found = [feature for feature in m.game.layout.features if feature.start <= at < feature.start + feature.size]
    return f"{found[0].name}[{at - found[0].start}]"


def returns_share_out_what_was_won(m: Moment) -> None:
    """Nothing before the end; then from -1 to 1 and together 0, winners alike and above the others, who are alike."""
    returns = m.game.returns(m.state)
    need(len(returns) == m.state.seats, "a return for each seat")
    if not m.state.ended:
        need(not any(returns), f"returns before the end: {returns}")
        return
    winners = set(m.state.winners)
    won = {value for seat, value in enumerate(returns) if seat in winners}
    lost = {value for seat, value in enumerate(returns) if seat not in winners}
    need(all(-1 <= value <= 1 for value in returns) and abs(sum(returns)) < 1e-9, f"returns {returns}")
    need(len(won) <= 1 and len(lost) <= 1, f"returns {returns} of winners {winners}")
    need(not won or not lost or min(won) > max(lost), f"returns {returns} of winners {winners}")
    need(len(winners) != 1 or won == {1.0}, f"returns {returns} of winners {winners}")
