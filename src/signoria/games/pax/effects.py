"""What a card or a square does, in our own words, built from the data that the rules use."""

from __future__ import annotations

from signoria.engine.phrase import Phrase
from signoria.games.pax.data.cards import CARD_PRESTIGE_COUNT, CARDS, Card
from signoria.games.pax.data.ids import (
    ABILITIES,
    ANY_PAWN,
    APOSTASY,
    CAMPAIGN,
    COMMERCE,
    CORONATION,
    CORSAIR,
    EMPORIUM_SPICE_ISLANDS,
    INQUISITOR,
    KING,
    NO_ONE_SHOT,
    NOWHERE,
    ONE_SHOTS,
    OPS,
    PAPAL_STATES,
    PRESTIGE,
    RELIGIONS,
    REPRESS,
    SIDES,
    TRADE_SHIFT,
    VOTE,
)
from signoria.games.pax.data.map import EMPORIUM_COLOUR
from signoria.games.pax.data.squares import (
    PROMO_PAPAL_KING_PRESTIGE,
    PROMO_SQUARE_OPS,
    PROMO_SQUARE_PRESTIGE,
    SQUARE_OPS,
    SQUARE_PRESTIGE,
)
from signoria.games.pax.edition import EDITIONS, Edition
from signoria.games.pax.explain.wording import listed, pieces_of, place_name
from signoria.games.pax.rules.apostasy import schism_of
from signoria.games.pax.rules.battle import war_religion
from signoria.games.pax.vocabulary import EMPIRE, EMPORIUM, SCHISM, TOKEN


def effects(card: int, edition: Edition = EDITIONS["2e"]) -> list[Phrase]:
    """Everything printed on a card, one sentence each: agents, one-shot, ops, prestige, abilities."""
    printed = CARDS[card]
    if printed.comet:
        return [Phrase("effect-comet")]
    said = [
        Phrase("effect-queen") if printed.queen else Phrase("effect-where", {"where": place_name(printed.location)})
    ]
    if printed.agents:
        said.append(Phrase("effect-agents", {"agents": _agents(printed.agents)}))
    if printed.one_shot != NO_ONE_SHOT:
        said.append(_one_shot(printed, edition))
    said.extend(_op(op, argument, printed.location) for op, argument in printed.ops)
    said.extend(_prestige(CARD_PRESTIGE_COUNT[card]))
    said.extend(Phrase("effect-ability", {"ability": Phrase(f"ability-{ABILITIES[at]}")}) for at in printed.abilities)
    return said


def square_effects(empire: int, side: int, faith: int, promos: bool) -> list[Phrase]:
    """What a square does with its king or its republic up, in a state of this faith."""
    ops = (PROMO_SQUARE_OPS if promos else SQUARE_OPS)[empire][side]
    prestige = (PROMO_SQUARE_PRESTIGE if promos else SQUARE_PRESTIGE)[empire][side]
    if promos and empire == PAPAL_STATES and side == KING:
        prestige = PROMO_PAPAL_KING_PRESTIGE[faith]
    key = "effect-king" if side == KING else "effect-republic"
    said = [Phrase(key, {"empire": EMPIRE.phrase(empire)})]
    said.extend(_op(op, argument, empire) for op, argument in ops)
    said.extend(_prestige(prestige))
    return said


def _agents(agents: tuple[int, ...]) -> Phrase:
    """Each kind of agent once, with its number."""
    kinds = sorted(set(agents), key=agents.index)
    return listed(
        [
            Phrase(
                "effect-count",
                {
                    "count": agents.count(kind),
                    "thing": Phrase("effect-own-pawn") if kind == ANY_PAWN else TOKEN.phrase(kind),
                },
            )
            for kind in kinds
        ]
    )


def _one_shot(card: Card, edition: Edition) -> Phrase:
    """H, I, J, K: what the bomb does."""
    shot = card.one_shot
    if shot == TRADE_SHIFT:
        emporium = card.one_shot_args[0]
        needed = edition.spice_discovery if emporium == EMPORIUM_SPICE_ISLANDS else 0
        side = Phrase(f"side-{SIDES[EMPORIUM_COLOUR[emporium]]}")  # white routes serve the West, black ones the East
        return Phrase("effect-trade-shift", {"emporium": EMPORIUM.phrase(emporium), "side": side, "needed": needed})
    if shot == CORONATION:
        return Phrase("effect-coronation", {"suitors": listed([EMPIRE.phrase(empire) for empire in card.suitors])})
    if shot == APOSTASY:
        return Phrase("effect-apostasy", {"schism": SCHISM.phrase(schism_of(card.one_shot_args))})
    war = Phrase(f"oneshot-{ONE_SHOTS[shot]}")
    religion = war_religion(shot)
    if religion < 0:
        return Phrase("effect-civil-war", {"war": war, "where": place_name(card.location)})
    return Phrase(
        "effect-religious-war",
        {"war": war, "religion": Phrase(f"religion-{RELIGIONS[religion]}"), "where": place_name(card.location)},
    )


def _op(op: int, argument: int, location: int) -> Phrase:
    """F: an op with what its icon shows; a queen's location is that of her king."""
    if op in (INQUISITOR, CORSAIR):
        thing = Phrase(f"religion-{RELIGIONS[argument]}")
    elif op in (COMMERCE, VOTE):
        thing = Phrase(f"side-{SIDES[argument]}")
    elif op == REPRESS:
        thing = listed(pieces_of(argument))
    elif op == CAMPAIGN:
        thing = EMPIRE.phrase(location)
    else:
        thing = Phrase("effect-with-king") if location == NOWHERE else place_name(location)
    return Phrase(f"effect-{OPS[op]}", {"thing": thing})


def _prestige(counts: tuple[int, ...]) -> list[Phrase]:
    """PRESTIGE: the icons of each kind."""
    kinds = [
        Phrase("effect-count", {"count": count, "thing": Phrase(f"prestige-{PRESTIGE[kind]}")})
        for kind, count in enumerate(counts)
        if count
    ]
    return [Phrase("effect-prestige", {"kinds": listed(kinds)})] if kinds else []
