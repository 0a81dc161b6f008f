"""The texts of the browser client: both languages alike, nothing missing or left over, nothing said outside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from posixpath import dirname, join, normpath

import pytest

from signoria import catalogue
from signoria.text import LANGUAGES
from tests.house.tree import texts
from tests.text.messages import Message, lacks_a_form, parsed

FOLDER = "web/src/"  # text/<room>.<language>.ftl, and games/<game>/text.<language>.ftl
PAIRS = {name.removeprefix(FOLDER): text for name, text in texts() if re.match(FOLDER + r".*\.ftl$", name)}
ROOMS = sorted({name.partition(".")[0] for name in PAIRS})
SOURCES = {name: text for name, text in texts() if name.startswith("web/src/") and name.endswith((".svelte", ".ts"))}
MARKUP = {name: text for name, text in SOURCES.items() if name.endswith(".svelte")}
LETTERS = re.compile(r"[^\W\d_]{2,}")
SPOKEN = re.compile(r"\b(?:aria-label|title|placeholder|alt|label)=\"([^\"{]*)\"")
NAMES = re.compile(r"^[\s·•,.:;/&×+-]*(?:Signoria|EN|PL|Esc|Enter|[A-Z]{1,3})?[\s·•,.:;/&×+-]*$")


def room(name: str, language: str) -> dict[str, Message]:
    """The messages of one room."""
    return parsed(name, PAIRS[f"{name}.{language}.ftl"])


def keys(language: str = "en") -> dict[str, Message]:
    """The messages of all rooms."""
    return {key: message for name in ROOMS for key, message in room(name, language).items()}


def test_every_game_has_a_room_of_its_own() -> None:
    assert {f"games/{game}/text" for game in catalogue.games()} <= set(ROOMS)


@pytest.mark.parametrize("name", ROOMS)
def test_both_languages_have_the_same_messages_with_the_same_arguments(name: str) -> None:
    english, polish = (room(name, language) for language in LANGUAGES)
    assert list(english) == list(polish)
    assert [key for key in english if english[key][:2] != polish[key][:2]] == []


def test_no_message_stands_in_two_rooms() -> None:
    every = [key for name in ROOMS for key in room(name, "en")]
    assert [key for key in set(every) if every.count(key) > 1] == []


def test_polish_distinguishes_all_its_plural_forms() -> None:
    """Wherever English counts, Polish does, and every choice has a form for 1, one for 2 to 4 and one for the rest."""
    english, polish = keys("en"), keys("pl")
    assert [key for key in english if english[key].categories and not polish[key].counted] == []
    assert [key for key, message in polish.items() if any(map(lacks_a_form, message.counted))] == []


def wanted() -> set[str]:
    """Every key that the code names whole, with or without an attribute."""
    found: set[str] = set()
    for text in SOURCES.values():
        found.update(re.findall(r"""\bt\(\s*["']([a-z][\w-]*)(?:\.[\w-]+)?["']""", text))
    return found


def beginnings() -> set[str]:
    """The beginning of every key that the code puts together."""
    return {start for text in SOURCES.values() for start in re.findall(r"`([a-z][a-z-]*-)\$\{", text)}


def test_whatever_the_client_says_can_be_said() -> None:
    assert wanted()
    assert sorted(wanted() - set(keys())) == []


def test_nothing_lies_around_that_nobody_says() -> None:
    code = "\n".join(SOURCES.values())
    starts = tuple(beginnings())
    said = wanted()
    assert [
        key
        for key in keys()
        if key not in said and not key.startswith(starts) and not re.search(rf"""["'`]{key}(?:\.[\w-]+)?["'`]""", code)
    ] == []


# --- rooms ------------------------------------------------------------------------------------------------------------

PAGES = re.findall(r'rooms: \[([^\]]*)\],\s*load: \(\) => import\("([^"]+)"\)', SOURCES["web/src/App.svelte"])
EVERYWHERE = frozenset({"common"})  # main.ts enters it before any page


def imported(name: str) -> Iterator[str]:
    """The sources that a source takes in, at once or when it needs them."""
    for path in re.findall(r'(?:from|import\()\s*"(\.[^"]+)"', SOURCES[name]):
        full = normpath(join(dirname(name), path))
        yield from (one for one in (full, f"{full}.ts", f"{full}/index.ts") if one in SOURCES)


def entered(name: str) -> set[str]:
    """The rooms that a source enters itself."""
    said = "|".join(["enter", *re.findall(r"\benter as (\w+)", SOURCES[name])])
    return {room for names in re.findall(rf"\b(?:{said})\(([^)]*)\)", SOURCES[name]) for room in quoted(names)}


def quoted(text: str) -> list[str]:
    """The strings in some code."""
    return re.findall(r'"([^"]+)"', text)


@cache
def homes() -> dict[str, str]:
    """The room of each message."""
    return {key: name.removeprefix("text/") for name in ROOMS for key in room(name, "en") if name.startswith("text/")}


def mute(page: str, rooms: frozenset[str]) -> set[tuple[str, str]]:
    """What a page would show as bare keys: sources that say messages of rooms which nobody on the way has entered."""
    seen: set[tuple[str, frozenset[str]]] = set()
    found: set[tuple[str, str]] = set()
    left = [(page, rooms)]
    while left:
        one = name, known = left.pop()
        if one in seen:
            continue
        seen.add(one)
        known = known | entered(name)
        said = re.findall(r"""\bt\(\s*["']([a-z][\w-]*)""", SOURCES[name])
        found |= {(name, key) for key in said if homes().get(key, "common") not in known}
        left += [(other, known) for other in imported(name)]
    return found


@pytest.mark.parametrize(("rooms", "page"), PAGES, ids=[page for _, page in PAGES])
def test_a_page_enters_every_room_whose_words_it_says(rooms: str, page: str) -> None:
    assert mute(normpath(join(FOLDER, page)), EVERYWHERE | set(quoted(rooms))) == set()


def test_every_page_is_looked_at() -> None:
    assert len(PAGES) == SOURCES["web/src/App.svelte"].count("load: () => import(")


# --- markup -----------------------------------------------------------------------------------------------------------


def bare(text: str) -> str:
    """The markup without scripts, styles, comments, tags and what is put in with braces."""
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", " ", text, flags=re.DOTALL)
    while (shorter := re.sub(r"\{[^{}]*\}", " ", text)) != text:
        text = shorter
    return re.sub(r"<[^<>]*>", "\n", re.sub(r"&\w+;", " ", text))


@pytest.mark.parametrize("name", MARKUP)
def test_no_component_says_anything_that_is_not_a_text(name: str) -> None:
    words = [line.strip() for line in bare(MARKUP[name]).splitlines() if LETTERS.search(line)]
    spoken = SPOKEN.findall(MARKUP[name].partition("</script>")[2])
    assert [word for word in (*words, *spoken) if LETTERS.search(word) and not NAMES.match(word)] == []


def test_a_bare_word_would_be_found() -> None:
    assert "Hello" in bare("<script>const x = 'no';</script><p class={a ? {b: 1} : 2}>Hello {name}</p>")
