"""How a bank gets a square or a card that is not its own: for a player who clicks on it."""

from __future__ import annotations

from signoria.engine.game import Way
from signoria.engine.phrase import Arg, Phrase
from signoria.games.pax.explain.wording import bank
from signoria.games.pax.query import owner
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import CARD, EMPIRE, ITEM


def way(s: PaxState, kinds: tuple[str, ...], word: str, seat: int) -> Way | None:
    """REGIME, F3, F1f: what wins an empire, and what can be done about a card in another tableau."""
    if word in EMPIRE.number and {EMPIRE.name, ITEM.name} & {*kinds}:
        return way_to_square(s, EMPIRE.number[word], seat)
    if word in CARD.number and {CARD.name, ITEM.name} & {*kinds}:
        card = CARD.number[word]
        holder = owner(s, card)
        if holder not in (-1, seat):
            return Way(Phrase("way-card", {"card": CARD.phrase(card), "bank": bank(s, holder)}), "F3")
    return None


def way_to_square(s: PaxState, empire: int, seat: int) -> Way | None:
    """REGIME, F6: a square on its throne, one in a tableau, and a vassal are not won in the same ways."""
    holder, suzerain = s.keeper[empire], s.suzerain[empire]
    if holder == seat:
        return None
    args: dict[str, Arg] = {"empire": EMPIRE.phrase(empire)}
    if holder < 0:
        return Way(Phrase("way-throne", args), "REGIME")
    args["bank"] = bank(s, holder)
    if suzerain >= 0:
        return Way(Phrase("way-vassal", args | {"suzerain": EMPIRE.phrase(suzerain)}), "REGIME")
    return Way(Phrase("way-held", args), "REGIME")
