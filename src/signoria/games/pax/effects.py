"""What a card or a square does, in our own words, built from the data that the rules use."""

from __future__ import annotations

from signoria.engine.phrase import Phrase
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.cards import IS_COMET, IS_QUEEN, NOTES_1E
from signoria.games.pax.data.ids import (
    AB_CONDOTTIERE_VENICE,
    AB_SELL_FOR_OPPONENT_POLITICAL_OP,
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
from signoria.games.pax.edition import Edition
from signoria.games.pax.explain.wording import listed, pieces_of, place_name
from signoria.games.pax.rules.apostasy import schism_of
from signoria.games.pax.rules.battle import war_religion
from signoria.games.pax.vocabulary import CARD, EMPIRE, EMPORIUM, SCHISM, TOKEN


def effects(box: Box, card: int, edition: Edition) -> list[Phrase]:
    """Everything printed on a card, one sentence each: agents, one-shot, ops, prestige, abilities."""
    if IS_COMET[card]:
        return [Phrase("effect-comet")]
    where, agents, abilities = box.card_location[card], box.card_agents[card], box.card_abilities[card]
    said = [Phrase("effect-queen") if IS_QUEEN[card] else Phrase("effect-where", {"where": place_name(where)})]
    if agents:
        said.append(Phrase("effect-agents", {"agents": _agents(agents)}))
    if box.card_one_shot[card] != NO_ONE_SHOT:
        said.append(_one_shot(box, card, edition))
    said.extend(_op(op, argument, where) for op, argument in box.card_ops[card])
    said.extend(_prestige(box.card_prestige[card]))
    said.extend(Phrase("effect-ability", {"ability": _ability(at, edition)}) for at in abilities)
    if edition.base_deck and card in NOTES_1E:
        said.append(Phrase("effect-first-edition", {"card": CARD.phrase(card)}))
    return said


def _ability(ability: int, edition: Edition) -> Phrase:
    """An ability as the edition has it."""
    if ability == AB_CONDOTTIERE_VENICE and edition.condottieri_knights:
        return Phrase("effect-condottieri-knights")
    if ability == AB_SELL_FOR_OPPONENT_POLITICAL_OP and not edition.cryptography_sale:
        return Phrase("effect-ciphers")
    return Phrase(f"ability-{ABILITIES[ability]}")


def square_effects(box: Box, empire: int, side: int, faith: int, promos: bool) -> list[Phrase]:
    """What a square does with its king or its republic up, in a state of this faith."""
    ops = (box.promo_square_ops if promos else box.square_ops)[empire][side]
    prestige = (box.promo_square_prestige if promos else box.square_prestige)[empire][side]
    if promos and empire == PAPAL_STATES and side == KING:
        prestige = box.promo_papal_king_prestige[faith]
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


def _one_shot(box: Box, card: int, edition: Edition) -> Phrase:
    """H, I, J, K: what the bomb does."""
    shot = box.card_one_shot[card]
    if shot == TRADE_SHIFT:
        emporium = box.card_emporium[card]
        needed = edition.spice_discovery if emporium == EMPORIUM_SPICE_ISLANDS else 0
        side = Phrase(f"side-{SIDES[EMPORIUM_COLOUR[emporium]]}")  # white routes serve the West, black ones the East
        return Phrase("effect-trade-shift", {"emporium": EMPORIUM.phrase(emporium), "side": side, "needed": needed})
    if shot == CORONATION:
        return Phrase(
            "effect-coronation", {"suitors": listed([EMPIRE.phrase(empire) for empire in box.card_suitors[card]])}
        )
    if shot == APOSTASY:
        return Phrase("effect-apostasy", {"schism": SCHISM.phrase(schism_of(box.card_religions[card]))})
    war, where = Phrase(f"oneshot-{ONE_SHOTS[shot]}"), place_name(box.card_location[card])
    religion = war_religion(shot)
    if religion < 0:
        return Phrase("effect-civil-war", {"war": war, "where": where})
    return Phrase(
        "effect-religious-war",
        {"war": war, "religion": Phrase(f"religion-{RELIGIONS[religion]}"), "where": where},
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
