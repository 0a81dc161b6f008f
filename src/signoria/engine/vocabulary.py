"""The fixed vocabulary of a game: every option it can ever offer, numbered from 0.

An option is a verb and at most one thing. A verb *is* the number of its first option, so that
``option == verb + thing``; a verb without things has exactly one option, itself.
"""

from __future__ import annotations

import bisect
import difflib
from typing import Final

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem

NO_THING: Final = -1
CROWN: Final = 100  # the weight of what wins the game
FEW: Final = 6  # known words that are all named when another one is asked for


class Domain:
    """A kind of thing on the table (cards, cities, seats...) with the word of each, in the order of their numbers.

    ``keys`` are the message ids of their names, where these are not simply the domain and the word.
    """

    def __init__(self, name: str, words: tuple[str, ...], keys: tuple[str, ...] | None = None) -> None:
        self.name = name
        self.words = words
        self.keys = tuple(f"{name}-{word}" for word in words) if keys is None else keys
        self.number = {word: number for number, word in enumerate(words)}
        if len(self.number) != len(words):
            raise ValueError(f"domain {name} has a word twice")

    def __repr__(self) -> str:
        return f"<Domain {self.name}, {len(self.words)} things>"

    def phrase(self, thing: int) -> Phrase:
        """The name of a thing, to be said."""
        return Phrase(self.keys[thing])

    def find(self, word: str) -> int:
        """The number of the thing with this word."""
        number = self.number.get(word)
        if number is None:
            raise unknown(self.name, word, self.words)
        return number


NOTHING = Domain("nothing", ("",))


class Verb:
    """What a seat does in one choice, and to what kind of thing. Of a secret one the others never learn the thing.

    ``rule`` is the paragraph that tells how it is done. ``about`` is a kind of thing that everybody sees the option
    concern in a position: the card that lies in a place, the piece that stands there.

    ``weight`` says how much a person looks for it: options with more come first wherever they are listed. What has less
    than nothing is secondary: to decline, to end, to throw away. It comes last, and nothing on a board glows for it.

    ``begins`` says that the option only names what the player will act with. The player may then point at another one.
    """

    def __init__(
        self,
        number: int,
        name: str,
        domain: Domain = NOTHING,
        secret: bool = False,
        rule: str = "",
        about: Domain = NOTHING,
        weight: int = 0,
        begins: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.domain = domain
        self.secret = secret
        self.rule = rule
        self.about = about
        self.weight = weight
        self.begins = begins

    def __repr__(self) -> str:
        return f"<Verb {self.number} {self.name} ({self.domain.name})>"


def after(verb: int, domain: Domain = NOTHING) -> int:
    """The number of the verb that follows one with this kind of thing."""
    return verb + len(domain.words)


class Vocabulary:
    """All verbs of a game in the order of their numbers, without gaps."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        self.verbs = verbs
        self.by_name = {verb.name: verb for verb in verbs}
        self._starts = [verb.number for verb in verbs]
        number = 0
        for verb in verbs:
            if verb.number != number:
                raise ValueError(f"verb {verb.name} should have number {number}, not {verb.number}")
            number += len(verb.domain.words)
        self.size = number

    def __repr__(self) -> str:
        return f"<Vocabulary of {len(self.verbs)} verbs, {self.size} options>"

    def verb_of(self, option: int) -> Verb:
        """The verb of an option."""
        if not 0 <= option < self.size:
            raise Problem("no-such-option", option=option)
        return self.verbs[bisect.bisect_right(self._starts, option) - 1]

    def by_weight(self, options: list[int]) -> list[int]:
        """Options as a person reads them: by weight, those of one verb together."""
        return sorted(options, key=lambda option: -self.verb_of(option).weight)

    def words(self, option: int) -> str:
        """An option as it stands in a record: the verb, and the thing if there is one."""
        verb = self.verb_of(option)
        return f"{verb.name} {verb.domain.words[option - verb.number]}".rstrip()

    def phrase(self, option: int, about: int = NO_THING) -> Phrase:
        """An option as it is offered to a person; ``about`` is what ``Game.about`` says of it."""
        verb = self.verb_of(option)
        if verb.domain is NOTHING:
            return Phrase(f"option-{verb.name}")
        thing = verb.domain.phrase(option - verb.number)
        if about == NO_THING:
            return Phrase(f"option-{verb.name}", {"thing": thing})
        return Phrase(f"option-{verb.name}-about", {"thing": thing, "about": verb.about.phrase(about)})

    def parse(self, text: str) -> int:
        """The option that a line of a record or scenario names."""
        name, _, word = text.strip().partition(" ")
        verb = self.by_name.get(name)
        if verb is None:
            raise unknown("verb", name, tuple(self.by_name))
        word = word.strip()
        if verb.domain is NOTHING and word:
            raise Problem("thing-not-wanted", verb=name, word=word)
        if verb.domain is not NOTHING and not word:
            raise Problem("thing-wanted", verb=name, kind=verb.domain.name)
        return verb.number + verb.domain.find(word)


def unknown(kind: str, word: str, known: tuple[str, ...]) -> Problem:
    """The problem of a word nobody knows, with the nearest known one or, of few, with all of them."""
    near = difflib.get_close_matches(word, known, 1, 0.5)
    if near:
        return Problem("unknown-word-near", kind=kind, word=word, near=near[0])
    if len(known) <= FEW:
        return Problem("unknown-word-among", kind=kind, word=word, known=", ".join(known))
    return Problem("unknown-word", kind=kind, word=word)
