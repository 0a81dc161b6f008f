"""Numerals agree with what they count: every message with a number is said with 0, 1, 2, 5 and 22."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.catalogue import games
from signoria.engine.phrase import Phrase
from signoria.games.lorenzo.data.cards import CARDS, TRADES
from signoria.games.lorenzo.vocabulary import GOOD, TRADE_CHOICE
from signoria.resources import text_files
from signoria.text import LANGUAGES, Texts
from tests.house.tree import texts

COUNTS = (0, 1, 2, 5, 22)
PLURAL = {"zero", "one", "two", "few", "many"}
# Numbers that no message chooses a form by, since they never stand alone before a noun, or should not.
NUMBERS = {
    "margin",
    "limit",
    "most",
    "coins",
    "surcharge",
    "members",
    "missing",
    "knights",
    "fewest",
    "resources",
    "size",
    "least",
    "longest",
    "megabytes",
    "rows",
    "providence",
    "prestige",
    "glory",
    "territories",
}

# What is counted, by language: the forms after 1 (in whatever case), after 2 or 22, and after 0 or 5.
ENGLISH = """
    action/actions attacker/attackers bot/bots card/cards choice/choices coin/coins comet/comets day/days
    decision/decisions defender/defenders entry/entries florin/florins game/games hour/hours minute/minutes move/moves
    option/options paragraph/paragraphs pawn/pawns player/players point/points position/positions
    rule/rules seat/seats second/seconds character/characters digit/digits file/files leader/leaders line/lines
    webhook/webhooks
    servant/servants table/tables king/kings concession/concessions browser/browsers name/names Ala/Ala
    colony/colonies ducat/ducats land/lands level/levels mistake/mistakes territory/territories turn/turns value/values
    wood/wood stone/stone privilege/privileges step/steps empire/empires resource/resources
"""
POLISH = """
    akcja,akcję/akcje/akcji atakujący/atakujących/atakujących bot/boty/botów czeka/czekają/czeka
    decyzja,decyzji/decyzje,decyzjach/decyzji,decyzjach dzień/dni/dni figura/figury/figur cyfrę/cyfry/cyfr
    floren,florena,florenem/floreny,florenami/florenów,florenami
    gra/gry/gier godzina/godziny/godzin gracz/gracze/graczy hasło/hasła/haseł karta,kartę,karty/karty,kart/kart
    kometa/komety/komet miejsce/miejsca/miejsc minuta/minuty/minut moneta,monetę/monety/monet
    możliwość/możliwości/możliwości nowa,nowy/nowe/nowych obrońca/obrońców/obrońców paragraf/paragrafy/paragrafów
    pionek/pionki/pionków przeglądarka/przeglądarki/przeglądarek punkt/punkty/punktów ruch/ruchy/ruchów
    różny/różne/różnych sekunda,sekundę/sekundy/sekund szuka/szukają/szuka sługa,sługę/sługi,sługami/sług,sługami
    wolne/wolne/wolnych wybór,wyborze/wybory,wyborach/wyborów,wyborach wymiana/wymiany/wymian zasada,zasady/zasad/zasad
    zmieniona/zmienione/zmienionych osobistości/osobistości/osobistości
    poprawny/poprawne/poprawnych błędny/błędne/błędnych udany/udane/udanych nieudany/nieudane/nieudanych
    drewno/drewna/drewna kamień/kamienie/kamieni Ala/Ala/Ala
    błąd/błędy/błędów dukat,dukata/dukaty/dukatów kolonia,kolonię/kolonie/kolonii kraina,krainę/krainy/krain
    sposób/sposoby/sposobów
    poziom/poziomy/poziomów pozycja,pozycji/pozycje,pozycji/pozycji raz/razy/razy terytorium/terytoria/terytoriów
    tura/tury/tur plik/pliki/plików wartość/wartości/wartości znak/znaki/znaków
    krok/kroki/kroków zasób/zasoby/zasobów imperium/imperia/imperiów koncesja,koncesję/koncesje/koncesji
    przywódca,przywódcę/przywódców/przywódców
    przywilej/przywileje/przywilejów wiara/wiary/wiary wojsko/wojska/wojska
"""
# Words that may follow a number without being counted by it.
AFTERWARDS = {
    "en": """a already and are at because cannot does fall fit for go had in is left MB min now of on or s seek short
        still to wait was with would too the can each fewer less that until you""",
    "pl": "MB albo do i jest min mniej na należy nie pkt przy s to w większa więcej z za",
}
# Words that may stand between a number and the noun that it counts.
BETWEEN = {
    "en": "changed different failed faith free glory law military more new passed prestige tower victory war",
    "pl": "nowa nowy nowe nowych wolne wolnych",
}


class _Numbers(Visitor):
    """Looks for variables, and for those of them that choose a plural form."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the parser
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the parser
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & PLURAL and isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def files(language: str) -> dict[str, str]:
    """Every text file of a language: the engine, the games, the sample and the client."""
    found = {name: text for name, text in texts() if name.startswith("web/") and name.endswith(f".{language}.ftl")}
    for package in ("signoria", "tests.sample", *(game.package for game in games().values())):
        found |= {f"{package}: {name}": text for name, text in text_files(package, language).items()}
    return found


@cache
def entries(language: str) -> list[tuple[str, ast.Message, _Numbers]]:
    """Every message with its variables."""
    found = []
    for name, text in files(language).items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                numbers = _Numbers()
                numbers.visit(entry)
                found.append((name, entry, numbers))
    return found


@cache
def counted() -> frozenset[str]:
    """The names of all numbers that anything is counted by."""
    return frozenset(NUMBERS.union(*(found.counted for language in LANGUAGES for _, _, found in entries(language))))


def speaker(name: str) -> str:
    """Whose file it is: messages refer to others of the same package, or of the client."""
    return name.partition(": ")[0] if ": " in name else "web"


def said(language: str, count: int) -> Iterator[tuple[str, str]]:
    """Every message that has a number, said with this one; names are all the same."""
    bundles: dict[str, FluentBundle] = {}
    for name, text in files(language).items():
        bundle = bundles.setdefault(speaker(name), FluentBundle([language], use_isolating=False))
        bundle.add_resource(FluentResource(text))
    for name, entry, found in entries(language):
        if not found.variables & counted():
            continue
        args = {each: fluent_number(count) if each in counted() else "Ala" for each in found.variables}
        bundle = bundles[speaker(name)]
        message = bundle.get_message(entry.id.name)
        for pattern in (message.value, *message.attributes.values()):
            if pattern is not None:
                yield f"{name}: {entry.id.name}", str(bundle.format_pattern(pattern, args)[0])


def forms(language: str) -> list[tuple[set[str], ...]]:
    """The forms of every counted noun."""
    table = ENGLISH if language == "en" else POLISH
    return [tuple(set(each.split(",")) for each in noun.split("/")) for noun in table.split()]


def form_after(language: str, count: int) -> int:
    """Which of the forms a number asks for."""
    if count == 1:
        return 0
    return 1 if language == "en" or count in (2, 22) else 2


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_after_a_number_has_the_form_that_the_number_asks_for(language: str, count: int) -> None:
    right = set().union(*(noun[form_after(language, count)] for noun in forms(language)))
    known = set().union(*(form for noun in forms(language) for form in noun))
    afterwards, between = set(AFTERWARDS[language].split()), set(BETWEEN[language].split())
    wrong = [
        f"{key}: {text}"
        for key, text in said(language, count)
        for first, second in re.findall(rf"(?<![\w.]){count} ([^\W\d_]+)(?: ([^\W\d_]+))?", text)
        if not fits(first, right, known, afterwards | between) or (first in between and second in known - right)
    ]
    assert wrong == []


def fits(word: str, right: set[str], known: set[str], uncounted: set[str]) -> bool:
    """Whether a word may follow the number: in the right form, or not counted at all."""
    return word in right or (word in uncounted and word not in known)


@pytest.mark.parametrize(
    ("language", "good", "expected"),
    [
        ("en", "coin", "0 coins, 1 coin, 2 coins, 5 coins, 22 coins"),
        ("en", "wood", "0 wood, 1 wood, 2 wood, 5 wood, 22 wood"),
        ("en", "stone", "0 stone, 1 stone, 2 stone, 5 stone, 22 stone"),
        ("en", "servant", "0 servants, 1 servant, 2 servants, 5 servants, 22 servants"),
        (
            "en",
            "military",
            "0 military points, 1 military point, 2 military points, 5 military points, 22 military points",
        ),
        ("en", "faith", "0 faith points, 1 faith point, 2 faith points, 5 faith points, 22 faith points"),
        ("en", "vp", "0 victory points, 1 victory point, 2 victory points, 5 victory points, 22 victory points"),
        (
            "en",
            "privilege",
            "0 council privileges, 1 council privilege, 2 council privileges, 5 council privileges, "
            "22 council privileges",
        ),
        ("pl", "coin", "0 monet, 1 moneta, 2 monety, 5 monet, 22 monety"),
        ("pl", "wood", "0 drewna, 1 drewno, 2 drewna, 5 drewna, 22 drewna"),
        ("pl", "stone", "0 kamieni, 1 kamień, 2 kamienie, 5 kamieni, 22 kamienie"),
        ("pl", "servant", "0 sług, 1 sługa, 2 sługi, 5 sług, 22 sługi"),
        ("pl", "military", "0 punktów wojska, 1 punkt wojska, 2 punkty wojska, 5 punktów wojska, 22 punkty wojska"),
        ("pl", "faith", "0 punktów wiary, 1 punkt wiary, 2 punkty wiary, 5 punktów wiary, 22 punkty wiary"),
        (
            "pl",
            "vp",
            "0 punktów zwycięstwa, 1 punkt zwycięstwa, 2 punkty zwycięstwa, 5 punktów zwycięstwa, 22 punkty zwycięstwa",
        ),
        (
            "pl",
            "privilege",
            "0 przywilejów rady, 1 przywilej rady, 2 przywileje rady, 5 przywilejów rady, 22 przywileje rady",
        ),
    ],
)
def test_every_good_of_lorenzo_is_counted(language: str, good: str, expected: str) -> None:
    """Beside a number in a sentence of the game, and beside a number on the board of the client."""
    speaks = Texts(language, games()["lorenzo"])
    name = GOOD.phrase(GOOD.number[good])
    amounts = [speaks.say(Phrase("amount", {"count": count, "good": name})) for count in COUNTS]
    assert ", ".join(amounts) == expected
    client = FluentBundle([language], use_isolating=False)
    client.add_resource(FluentResource(files(language)[f"web/src/games/lorenzo/text.{language}.ftl"]))
    pattern = client.get_message(f"lor-count-{good}").value
    assert pattern is not None
    shown = [f"{count} {client.format_pattern(pattern, {'count': count})[0]}" for count in COUNTS]
    assert ", ".join(shown) == expected


@pytest.mark.parametrize("trade", range(len(TRADE_CHOICE.words)), ids=TRADE_CHOICE.words)
def test_an_exchange_says_what_is_paid_and_what_is_gained(trade: int) -> None:
    """In this direction in both languages, with the numbers of the card."""
    number, which = TRADES[trade]
    paid, gained = CARDS[number].trades[which]
    for language, start, middle in (("en", "pay ", " to gain "), ("pl", "zapłać ", ", by otrzymać ")):
        speaks = Texts(language, games()["lorenzo"])
        pays, gains = (", ".join(amount(speaks, count, good) for good, count in goods) for goods in (paid, gained))
        assert speaks.say(TRADE_CHOICE.phrase(trade)).partition(": ")[2] == f"{start}{pays}{middle}{gains}"


def amount(speaks: Texts, count: int, good: int) -> str:
    """So much of a good, as one pays or gains it."""
    phrase = Phrase("amount", {"count": count, "good": GOOD.phrase(good)})
    return speaks.say(phrase) if speaks.language == "en" else speaks.say_attribute(phrase, "acc")
