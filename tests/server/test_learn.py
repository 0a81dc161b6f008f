"""Learning over the wire: rules in short, glossary, lessons, and tables to practise at."""

from __future__ import annotations

from typing import Any

from signoria.resources import rule_index
from tests.server.games import find
from tests.server.house import House, Player, eventually, in_thread

PAX = "/games/pax-renaissance"


def chapter_of(player: Player, name: str) -> dict[str, Any]:
    """A chapter as the server tells it."""
    told = player.get(f"{PAX}/lessons")
    found: dict[str, Any] = next(
        chapter for lesson in told for chapter in lesson["chapters"] if chapter["name"] == name
    )
    return found


def asked(player: Player, table: str) -> dict[str, Any]:
    """The position once the learner is asked; until then the others move."""

    def now() -> dict[str, Any] | None:
        found = player.position(table)
        return found if found["decision"] or found["outcome"] else None

    found: dict[str, Any] | None = None

    def there() -> bool:
        nonlocal found
        found = now()
        return found is not None

    eventually(there)
    assert found is not None
    return found


def test_the_rules_in_short_in_either_language(house: House) -> None:
    reader = house.stranger()
    english = reader.get(f"{PAX}/rules", language="en")
    polish = reader.get(f"{PAX}/rules", language="pl")
    ids = [rule.id for rule in rule_index(find("pax-renaissance")).rules]
    assert [rule["id"] for rule in english["rules"]] == ids
    assert [rule["id"] for rule in polish["rules"]] == ids
    assert {rule["part"] for rule in english["rules"]} == {part["id"] for part in english["parts"]}
    vote = next(rule for rule in english["rules"] if rule["id"] == "F6b")
    assert vote["text"] != next(rule for rule in polish["rules"] if rule["id"] == "F6b")["text"]
    assert vote["kind"] == "rule"


def test_the_rules_of_an_edition_and_what_differs(house: House) -> None:
    """What is told over the wire is what the command line compares."""
    reader, game = house.stranger(), find("pax-renaissance")
    printed, first = (reader.get(f"{PAX}/rules", edition=edition) for edition in ("2e", "1e"))
    assert reader.get(f"{PAX}/rules") == printed
    assert (first["edition"], [rule["id"] for rule in first["rules"]]) == (
        "1e",
        [rule.id for rule in rule_index(game, "1e").rules],
    )
    texts = [{rule["id"]: rule["text"] for rule in card["rules"]} for card in (printed, first)]
    found = reader.get(f"{PAX}/differences", edition="1e", language="en")
    assert (found["edition"], found["other"]) == ("1e", "2e")
    differ = {one["id"]: (one["other"], one["text"]) for one in found["paragraphs"]}
    assert differ == {
        name: (texts[0].get(name, ""), texts[1].get(name, ""))
        for name in {*texts[0], *texts[1]}
        if texts[0].get(name) != texts[1].get(name)
    }
    assert any(not now for _, now in differ.values()), "the first edition lacks paragraphs"
    assert any(not before for before, _ in differ.values()), "and has some of its own"
    card = next(one for one in reader.get("/games", language="en") if one["id"] == "pax-renaissance")
    assert card["editions"][0]["differs"] == 0
    assert [one["differs"] for one in card["editions"] if one["id"] == "1e"] == [len(differ)]
    assert "solitaire" in next(one["barred"] for one in card["editions"] if one["id"] == "1e")
    box = reader.get(PAX, edition="1e")["components"]["glossary"]["op"]["corsair"]
    assert (box["text"], box["rule"]) == (differ["F7"][1], "F7")
    other = reader.get(f"{PAX}/differences", edition="1e", other="2e-living")
    assert other["other"] == "2e-living"
    assert other["paragraphs"] != found["paragraphs"]
    assert reader.send("GET", f"{PAX}/rules?edition=3e").status_code == 400


def test_a_page_that_the_browser_has_is_not_sent_again(house: House) -> None:
    reader = house.stranger()
    first = reader.send("GET", f"{PAX}/rules")
    reader.http.headers["if-none-match"] = first.headers["etag"]
    assert reader.send("GET", f"{PAX}/rules").status_code == 304


def test_the_glossary_and_the_lessons(house: House) -> None:
    reader = house.guest(language="pl")
    groups = reader.get(f"{PAX}/glossary")["groups"]
    assert "Rycerz" in [term["title"] for group in groups for term in group["terms"]]
    lesson, *_ = reader.get(f"{PAX}/lessons")
    assert [chapter["id"] for chapter in lesson["chapters"]] == ["purchase", "portugal", "fair", "border", "victory"]
    assert reader.get("/games/sample/lessons") == []
    assert reader.get("/games/sample/glossary")["groups"] == []


def test_what_is_not_there(house: House) -> None:
    ada = house.guest()
    for what in ("rules", "glossary", "lessons"):
        assert ada.refused("GET", f"/games/chess/{what}") == "server-no-game"
    assert ada.refused("POST", "/lessons/pax-first/dance") == "server-no-lesson"
    assert house.stranger().refused("POST", "/lessons/pax-first/fair") in ("server-not-known", "server-no-csrf")


def test_a_chapter_is_played_at_a_private_table(house: House) -> None:
    ada, bea = house.guest(), house.guest("Bea")
    table = ada.post("/lessons/pax-first/border")
    assert table["settings"]["lesson"] == "pax-first/border"
    assert not table["public"]
    assert bea.refused("GET", f"/tables/{table['id']}") == "server-no-table"
    beats = [beat for beat in chapter_of(ada, "pax-first/border")["beats"] if beat["choose"]]
    for beat in beats:
        now = asked(ada, table["id"])
        assert beat["choose"][0] in [offer["words"] for offer in now["decision"]["offers"]], beat["id"]
        ada.choose(table["id"], beat["choose"][0])
    mine = [entry["words"] for entry in ada.get(f"/tables/{table['id']}/entries") if entry["words"]]
    assert mine == [beat["choose"][0] for beat in beats]


def test_the_opponent_of_the_rules_says_why_in_its_lesson_too(house: House) -> None:
    ada = house.guest()
    table = ada.post("/lessons/pax-next-4-alone/opponent")["id"]
    for words in ("buy west-1", "play pren096x", "place aragon-papal-states"):
        asked(ada, table)
        ada.choose(table, words)
    asked(ada, table)
    theirs = [one for one in ada.get(f"/tables/{table}/entries") if one["seat"] == 1]
    assert len(theirs) == 4  # as prepared
    told = ada.get(f"/tables/{table}/reasons/{theirs[0]['position']}", language="en")
    assert "row-6" in [reason["at"] for reason in told["reasons"]]


def go_back(player: Player, table: str, position: int) -> Any:
    """Take choices back in a lesson."""
    newest = player.get(f"/tables/{table}")["number"]
    return player.post(f"/tables/{table}/back", {"number": newest + 1, "position": position})


def test_another_choice_can_be_taken_back_past_whatever_happened(house: House) -> None:
    ada = house.guest()
    table = ada.post("/lessons/pax-first/portugal")["id"]
    ada.choose(table, "end")
    asked(ada, table)
    now = go_back(ada, table, 0)["position"]
    assert now["position"] == 0
    assert "play pren049" in [offer["words"] for offer in now["decision"]["offers"]]


def test_after_going_back_the_others_do_again_what_was_prepared(house: House) -> None:
    ada = house.guest()
    table = ada.post("/lessons/pax-first/border")["id"]
    asked(ada, table)
    start = ada.position(table)["position"]
    for words in ("ops west", "use-tax pren049", "tax england-portugal"):
        ada.choose(table, words)
    asked(ada, table)
    assert ada.position(table)["view"]["concession"].get("england-portugal", "") == ""
    go_back(ada, table, start + 2)
    ada.choose(table, "tax portugal-aragon")
    asked(ada, table)
    held = ada.position(table)["view"]["concession"]
    assert held.get("portugal-aragon", "") == ""
    assert held["england-portugal"] == "marchionni"


def test_only_lessons_are_taken_back_so_and_only_by_who_learns(house: House) -> None:
    ada, bea = house.guest(), house.guest("Bea")
    table = ada.post("/lessons/pax-first/purchase")["id"]
    body = {"number": 1, "position": 0}
    assert bea.refused("POST", f"/tables/{table}/back", body) == "server-no-table"
    assert ada.refused("POST", f"/tables/{table}/back", body) == "no-such-number"
    ada.choose(table, "buy west-1")
    assert ada.refused("POST", f"/tables/{table}/back", {"number": 5, "position": 0}) == "server-stale"
    plain = ada.table("random")
    ada.post(f"/tables/{plain}/start")
    assert ada.refused("POST", f"/tables/{plain}/back", body) == "server-no-lesson"


def test_a_chapter_begun_again_closes_the_earlier_table(house: House) -> None:
    ada, bea = house.guest(), house.guest("Bea")
    first, other = ada.post("/lessons/pax-first/fair")["id"], ada.post("/lessons/pax-first/purchase")["id"]
    theirs = bea.post("/lessons/pax-first/fair")["id"]
    ada.post("/lessons/pax-first/fair")
    assert ada.get(f"/tables/{first}")["status"] == "closed"
    assert ada.get(f"/tables/{other}")["status"] == "running"
    assert bea.get(f"/tables/{theirs}")["status"] == "running"


def test_when_the_plan_of_the_other_is_done_a_bot_goes_on(house: House) -> None:
    ada = house.guest()
    table = ada.post("/lessons/pax-first/portugal")["id"]
    ada.choose(table, "end")
    now = asked(ada, table)
    assert now["decision"]["seat"] == 1
    assert now["view"]["market"]["west"][0] == "pren023"


def test_a_lesson_survives_a_restart(tmp_path: Any) -> None:
    database = str(tmp_path / "lesson.db")
    with in_thread(database) as house:
        ada = house.guest()
        table = ada.post("/lessons/pax-first/victory")["id"]
        for words in ("play pren039", "trigger", "lose-agent medici-pawn"):
            ada.choose(table, words)
        before = ada.position(table)
        headers = dict(ada.http.headers)
        house.close()
    with in_thread(database) as house:
        back = house.stranger()
        back.http.headers.update(headers)
        assert back.position(table)["view"] == before["view"]
        for words in ("place papal-states-ottoman", "buy west-2", "activate globalization"):
            back.choose(table, words)
        asked(back, table)
        back.choose(table, "declare globalization")
        assert back.position(table)["outcome"]["winners"] == [1]
        house.close()
