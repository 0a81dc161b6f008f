"""The words of a notification."""

from __future__ import annotations

import msgspec

from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.server.notify.notifications import Fact
from signoria.server.texts import texts


class Words(msgspec.Struct, frozen=True):
    """A notification in the words of a language."""

    title: str
    text: str
    link: str  # with the address of the server before it, unless it is a whole one
    language: str

    def letter(self, server: str, stop: str) -> str:
        """The text of a letter."""
        said = texts(self.language)
        link = self.link if "://" in self.link else server + self.link
        parts = [self.text, link]
        if stop:
            parts.append(said.say(Phrase("notify-stop", {"link": stop})))
        return "\n\n".join(parts) + "\n"


def words_of(fact: Fact, game: Game, language: str) -> Words:
    """What a notification says."""
    said = texts(language, game)
    name = said.say(Phrase(f"game-{game.meta.id}"))
    table = fact.title or name
    asked = fact.about or "takeback"
    kind = f"question-{asked}" if fact.kind == "question" else fact.kind
    text = said.say(Phrase(f"notify-{kind}", {"table": table, "name": fact.name or "–"}))
    title = said.say(Phrase("notify-title", {"table": table, "game": name}))
    return Words(title, text, f"/table/{fact.table}", language)


def confirmation(language: str, link: str) -> Words:
    """The letter that asks whether an address is right."""
    said = texts(language)
    return Words(said.say(Phrase("notify-confirm-title")), said.say(Phrase("notify-confirm")), link, language)


def reset_letter(language: str, link: str) -> Words:
    """The letter that lets somebody choose a new password."""
    said = texts(language)
    return Words(said.say(Phrase("notify-reset-title")), said.say(Phrase("notify-reset")), link, language)
