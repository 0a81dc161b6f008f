"""How things stand before the next Vatican report."""

from __future__ import annotations

from signoria.engine.phrase import Phrase
from signoria.engine.threat import Threat
from signoria.games.lorenzo.data.ids import FAITH
from signoria.games.lorenzo.rules.vatican import period_of
from signoria.games.lorenzo.state import PENALTY, WIDTH, LorenzoState
from signoria.games.lorenzo.vocabulary import TILE


def threats(s: LorenzoState) -> tuple[Threat, ...]:
    """V1, V2: who has too little faith for the report at the end of this round, and what the tile would be."""
    if s.ended or not s.round or s.round % 2:
        return ()
    period = period_of(s)
    tile, needed = s.tiles[period], s.box.faith_needed[period]
    found: list[Threat] = []
    for seat in range(s.count):
        lacks = needed - int(s.board[seat * WIDTH + FAITH])
        if lacks > 0 and not s.board[seat * WIDTH + PENALTY] >> tile & 1:
            told = Phrase(
                "threat-report", {"seat": s.game.seat_phrase(s, seat), "lacks": lacks, "tile": TILE.phrase(tile)}
            )
            found.append(Threat(seat, TILE.name, TILE.words[tile], lacks, told, "V2", own=True))
    return tuple(found)
