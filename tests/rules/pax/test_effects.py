"""What cards and squares do is said in words made from their data, in both languages."""

from __future__ import annotations

import pytest

from signoria.catalogue import find
from signoria.engine.phrase import Phrase
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.cards import CARDS
from signoria.games.pax.data.ids import CATHOLIC, EMPIRES, KING, NO_ONE_SHOT, OPS, REFORMIST, REPUBLIC, STATES
from signoria.games.pax.data.sheets import sheets_of
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.effects import effects, square_effects
from signoria.games.pax.vocabulary import CARD, EMPIRE
from signoria.text import LANGUAGES, Texts

GAME = find("pax-renaissance")
BOX = Box(sheets_of())
TEXTS = {language: Texts(language, GAME) for language in LANGUAGES}


def said(phrases: list[Phrase], language: str = "en") -> list[str]:
    return [TEXTS[language].say(phrase) for phrase in phrases]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_square_can_be_said(language: str) -> None:
    for card in CARDS:
        assert all(said(effects(BOX, card.id, EDITIONS["2e"]), language))
    for empire in range(len(EMPIRES)):
        for side in (KING, REPUBLIC):
            for faith in range(len(STATES)):
                for promos in (False, True):
                    assert all(said(square_effects(BOX, empire, side, faith, promos), language))


def test_nothing_printed_is_left_out() -> None:
    for card in CARDS:
        keys = [phrase.key for phrase in effects(BOX, card.id, EDITIONS["2e"])]
        if card.comet:
            assert keys == ["effect-comet"]
            continue
        lines = 1 + bool(card.agents) + (card.one_shot != NO_ONE_SHOT) + bool(card.prestige)
        assert len(keys) == lines + len(card.ops) + len(card.abilities)
        assert [f"effect-{OPS[op]}" for op, _ in card.ops] == [key for key in keys if key[7:] in OPS]


@pytest.mark.parametrize(
    ("code", "english", "polish"),
    [
        (
            "pren018",
            [
                "Location: Portugal.",
                "Agents: pawn of your own.",
                "One-shot: trade shift. Spice Islands opens, and fairs in the West start there."
                " Needs discovery prestige 1 on your other cards.",
                "Repress: lay one of these on the square of its empire and earn 1 florin: pawn.",
                "Corsair: sail with one pirate of Catholicism; it kills whom it finds.",
                "Prestige: discovery.",
                "Double spice profits: In a trade fair that starts at the Spice Islands each of your concessions"
                " takes 2 florins instead of 1.",
            ],
            [
                "Lokalizacja: Portugalia.",
                "Agenci: twój pionek.",
                "Akcja jednorazowa: zmiana szlaku. Otwiera się emporium Wyspy Korzenne i stąd ruszają wyprawy"
                " na Zachodzie. Wymaga renomy za odkrycia 1 na innych twoich kartach.",
                "Represje: połóż jedną z tych figur na karcie jej imperium i weź 1 florena: pionek.",
                "Korsarze: porusz jednego pirata tej religii: katolicyzm; zabija to, co tam stoi.",
                "Renoma: odkrycia.",
                "Podwójne zyski z przypraw: W wyprawie handlowej, która rusza z Wysp Korzennych, każda twoja koncesja"
                " bierze 2 floreny zamiast 1.",
            ],
        ),
        (
            "pren044",
            [
                "Queen: she lives where her king lives.",
                "One-shot: coronation. She marries one of these kings: Portugal, Aragon, France, Holy Roman Empire.",
                "Repress: lay one of these on the square of its empire and earn 1 florin: rook, pawn.",
                "Behead: discard a card in any tableau. Location: her king’s empire.",
                "Prestige: Catholic prestige.",
            ],
            [
                "Królowa: mieszka tam, gdzie jej król.",
                "Akcja jednorazowa: koronacja. Poślubia jednego z tych królów: Portugalia, Aragonia, Francja,"
                " Święte Cesarstwo Rzymskie.",
                "Represje: połóż jedną z tych figur na karcie jej imperium i weź 1 florena: zamek, pionek.",
                "Ścięcie: odrzuć kartę z dowolnej tablicy. Lokalizacja: imperium jej króla.",
                "Renoma: renoma katolicka.",
            ],
        ),
        (
            "pren029",
            [
                "Location: Mamluk.",
                "Agents: 2 × Catholic knight.",
                "One-shot: crusade against the heretics in the Mamluk Sultanate; the faith to win is Catholicism.",
                "Tax: a concession pays 1 florin or is repressed, and a levy is raised. Location: Mamluk.",
                "Siege: kill one knight, rook or pirate. Location: Mamluk.",
                "Prestige: Catholic prestige.",
            ],
            [
                "Lokalizacja: Sułtanat mameluków.",
                "Agenci: 2 × katolicki rycerz.",
                "Akcja jednorazowa: krucjata przeciw heretykom w Sułtanacie mameluków; zwyciężyć ma katolicyzm.",
                "Podatek: koncesja płaci 1 florena albo jest represjonowana, a na mapę trafia rekrut."
                " Lokalizacja: Sułtanat mameluków.",
                "Oblężenie: zabij jednego rycerza, zamek lub pirata. Lokalizacja: Sułtanat mameluków.",
                "Renoma: renoma katolicka.",
            ],
        ),
    ],
)
def test_a_card_in_words(code: str, english: list[str], polish: list[str]) -> None:
    card = CARD.find(code)
    assert said(effects(BOX, card, EDITIONS["2e"])) == english
    assert said(effects(BOX, card, EDITIONS["2e"]), "pl") == polish


def test_civil_wars_and_apostasies_say_whom_they_strike() -> None:
    assert (
        said(effects(BOX, CARD.find("pren111x"), EDITIONS["2e"]))[2]
        == "One-shot: peasant revolt against the ruling class in Hungary."
    )
    assert said(effects(BOX, CARD.find("pren063"), EDITIONS["2e"]))[2] == (
        "One-shot: apostasy. A player with prestige of both loses all cards with either: Islam and the Reformation."
    )


def test_squares_in_words() -> None:
    papal = EMPIRE.find("papal-states")
    king = ["Kingdom: the king of the Papal States."]
    campaign = ["Campaign: all knights of the Papal States attack an adjacent empire, for 1 florin each."]
    assert said(square_effects(BOX, papal, KING, CATHOLIC, promos=False)) == [
        *king,
        *campaign,
        "Prestige: Catholic prestige, patron.",
    ]
    assert said(square_effects(BOX, papal, KING, REFORMIST, promos=True))[-1] == "Prestige: Reformist prestige."
    assert said(square_effects(BOX, papal, REPUBLIC, CATHOLIC, promos=False)) == [
        "Republic in the Papal States.",
        "Vote: change the regime of an empire in any tableau (West), with most concessions around it.",
        "Commerce: take 1 florin from a market row (West).",
        "Prestige: law.",
    ]
    assert said(square_effects(BOX, EMPIRE.find("ottoman"), REPUBLIC, CATHOLIC, promos=True), "pl") == [
        "Republika w Imperium osmańskim.",
        "Renoma: prawo.",
    ]
