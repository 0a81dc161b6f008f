"""The games on offer, what lies in their boxes, and questions about things on the table."""

from __future__ import annotations

import pytest

from signoria import catalogue
from signoria.resources import rule_index
from tests.server.house import House, seated


def test_every_option_of_every_game_is_explained(house: House) -> None:
    english, polish = house.guest("Ada"), house.guest("Ola", "pl")
    for ours, theirs in zip(english.get("/games"), polish.get("/games"), strict=True):
        assert [one["name"] for one in ours["settings"]] == list(ours["options"]["$defs"].popitem()[1]["properties"])
        for mine, other in zip(ours["settings"], theirs["settings"], strict=True):
            assert mine["label"] != other["label"]
            assert mine["help"] != other["help"]
            assert mine["kind"] != "choice" or mine["default"] in mine["values"]
        assert all(edition["name"] for edition in ours["editions"])


@pytest.mark.parametrize("game", catalogue.games())
def test_a_box_names_everything_in_both_languages(house: House, game: str) -> None:
    stranger = house.stranger()
    boxes = [stranger.get(f"/games/{game}", language=language) for language in ("en", "pl")]
    domains = catalogue.find(game).domains
    for box in boxes:
        assert {kind: tuple(names) for kind, names in box["names"].items()} == {
            **{kind: domain.words for kind, domain in domains.items()},
            "chance": tuple(word for word, _ in catalogue.find(game).chances.values()),
        }
        assert box["components"]
    assert boxes[0]["names"] != boxes[1]["names"]


def test_a_box_is_packed_and_kept(house: House) -> None:
    stranger = house.stranger()
    first = stranger.send("GET", "/games/pax-renaissance", language="en")
    assert first.headers["content-encoding"] == "gzip"
    assert first.json()["id"] == "pax-renaissance"
    stranger.http.headers["if-none-match"] = first.headers["etag"]
    again = stranger.send("GET", "/games/pax-renaissance", language="en")
    assert (again.status_code, again.content) == (304, b"")
    assert stranger.send("GET", "/games/pax-renaissance", language="pl").status_code == 200


def test_an_unknown_game_or_edition_is_refused(house: House) -> None:
    stranger = house.stranger()
    assert stranger.refused("GET", "/games/chess") == "server-no-game"
    assert stranger.refused("GET", "/games/lorenzo", edition="third") == "unknown-word-among"


@pytest.mark.parametrize("game", catalogue.games())
def test_every_verb_names_a_paragraph(game: str) -> None:
    found = catalogue.find(game)
    known = {rule.id for rule in rule_index(found).rules}
    assert [verb.name for verb in found.vocabulary.verbs if verb.rule not in known] == []


def test_a_thing_that_cannot_be_chosen_is_explained_with_its_paragraph(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", game="pax-renaissance", options={"banks": ["fugger", "medici"]})
    decider, other = (ada, bea) if ada.position(table)["decision"] else (bea, ada)
    dearest = decider.get(f"/tables/{table}/wonder", thing="west-5", kinds="slot")
    assert (dearest["offered"], dearest["rule"]) == (False, "E1b")
    assert "5" in dearest["text"]
    cheap = decider.get(f"/tables/{table}/wonder", thing="west-1", kinds="slot")
    assert cheap == {"offered": True, "text": "", "rule": "", "phrase": None, "way": "", "way_rule": ""}
    assert other.get(f"/tables/{table}/wonder", thing="west-1", kinds="slot")["offered"] is False
    assert decider.refused("GET", f"/tables/{table}/wonder", thing="atlantis", kinds="city,place") == "no-such-thing"


def test_a_preview_is_for_the_seat_that_decides(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", game="pax-renaissance")
    decider, other = (ada, bea) if ada.position(table)["decision"] else (bea, ada)
    offers = decider.position(table, previews=True)["decision"]["offers"]
    for offer in offers:
        told = decider.get(f"/tables/{table}/preview", option=offer["option"])
        assert told == offer["preview"]
        assert offer["words"] == f"{offer['verb']} {offer['thing']}".rstrip()
    assert other.refused("GET", f"/tables/{table}/preview", option=offers[0]["option"]) == "server-not-asked"
    assert decider.refused("GET", f"/tables/{table}/preview", option=3693) == "server-not-offered"
