"""Checking packs over the wire: drafts of the editor, uploads, and what strangers send to do harm."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from signoria.engine.sheet import MOST_CHARACTERS
from signoria.server.api.unpacking import MOST_FILES, UPLOAD_BYTES
from tests.server.house import House
from tests.server.packing import GAME, files, replaced, zipped


def draft(*edits: dict[str, Any], title: str = "My box") -> dict[str, Any]:
    """A draft with some edits."""
    return {"game": GAME, "title": title, "edits": list(edits)}


def cost(value: Any, row: str = "livonia") -> dict[str, Any]:
    """What a territory costs."""
    return {"sheet": "territories", "row": row, "column": "cost", "value": value}


def test_values_are_told_with_names_limits_and_origins(house: House) -> None:
    stranger = house.stranger()
    told = {language: stranger.get(f"/games/{GAME}/values", language=language) for language in ("en", "pl")}
    for language, livonia, label in (("en", "Livonia", "cost"), ("pl", "Inflanty", "koszt")):
        sheet = next(one for one in told[language]["sheets"] if one["name"] == "territories")
        assert next(row["label"] for row in sheet["rows"] if row["word"] == "livonia") == livonia
        column = next(one for one in sheet["columns"] if one["name"] == "cost")
        assert (column["label"], column["low"], column["high"], column["most"]) == (label, 0, 60, 0)
        cell = next(one for one in sheet["cells"] if (one["row"], one["column"]) == ("livonia", "cost"))
        assert cell["value"] == 5
        assert cell["origin"] == ["rulebook"]
    board = next(one for one in told["en"]["sheets"] if one["name"] == "board")
    limits = {row["word"]: (row["low"], row["high"]) for row in board["rows"]}
    assert limits["hand"] == (4, 6)
    assert limits["start-ducats"] == (None, None)


def test_a_draft_is_checked_as_it_is_written(house: House) -> None:
    stranger = house.stranger()
    right = stranger.post("/packs/check", draft(cost(6)))
    assert right["findings"] == []
    assert right["edits"] == [{**cost(6), "origin": ["owner"]}]
    wrong = stranger.post("/packs/check", draft(cost(61), cost("many", "china")), language="pl")
    assert [(one["sheet"], one["row"], one["column"]) for one in wrong["findings"]] == [
        ("territories", "livonia", "cost"),
        ("territories", "china", "cost"),
    ]
    assert wrong["findings"][0]["text"] == "„cost” musi być liczbą całkowitą od 0 do 60."
    assert wrong["edits"] == []


def test_a_draft_whose_values_do_not_fit_together_is_told_where(house: House) -> None:
    stranger = house.stranger()
    falling = {"sheet": "goods", "row": "gold", "column": "profit", "value": [1, 2, 3, 4, 3, 6]}
    (found,) = stranger.post("/packs/check", draft(falling))["findings"]
    assert (found["sheet"], found["row"], found["column"], found["place"]) == ("goods", "gold", "profit", 4)
    hand = {"sheet": "board", "row": "hand", "column": "value", "value": 4}
    least = {"sheet": "board", "row": "hand-least", "column": "value", "value": 5}
    (found,) = stranger.post("/packs/check", draft(hand, least))["findings"]
    assert (found["sheet"], found["row"], found["column"]) == ("board", "hand", "value")


def test_names_origins_and_titles_are_checked_as_well(house: House) -> None:
    stranger = house.stranger()
    name = {"sheet": "territories", "row": "livonia", "column": "name.pl", "value": "Łotwa i Estonia"}
    known = {**cost(6), "origin": ["source:https://example.org/box"]}
    right = stranger.post("/packs/check", draft(name, known))
    assert {"name.pl", "cost"} == {one["column"] for one in right["edits"]}
    assert [one["origin"] for one in right["edits"] if one["column"] == "cost"] == [known["origin"]]
    bad = {**name, "value": "evil<b>"}
    (found,) = stranger.post("/packs/check", draft(bad))["findings"]
    assert (found["row"], found["column"]) == ("livonia", "name.pl")
    (found,) = stranger.post("/packs/check", draft(title="<b>"))["findings"]
    assert (found["file"], found["sheet"]) == ("pack.toml", "")
    (found,) = stranger.post("/packs/check", draft({**cost(6), "origin": ["hearsay"]}))["findings"]
    assert found["row"] == "livonia"
    for text in ("\u202eevil", "bell\x07"):
        assert stranger.refused("POST", "/packs/check", draft({**name, "value": text})) == "server-bad-characters"


def test_a_draft_that_names_what_is_not_there_is_refused(house: House) -> None:
    stranger = house.stranger()
    for edit in (cost(1, "atlantis"), {**cost(1), "sheet": "spells"}, {**cost(1), "column": "mana"}):
        assert stranger.refused("POST", "/packs/check", draft(edit)).startswith("unknown-word")
    assert stranger.refused("POST", "/packs/check", {**draft(), "game": "chess"}) == "server-no-game"
    assert stranger.refused("POST", "/packs/check", draft(cost(10**30))) == "server-bad-request-at"


def test_a_draft_is_kept_as_a_pack(house: House) -> None:
    ada = house.guest()
    kept = ada.post("/packs/drafts", draft(cost(6)))
    assert ada.get(f"/packs/{kept['id']}") == kept
    assert ada.refused("POST", "/packs/drafts", draft(cost(61))) == "in-sheet"
    assert house.stranger().refused("POST", "/packs/drafts", draft(cost(6))) == "server-not-known"


def test_an_upload_is_opened_for_the_editor_or_told_all_that_is_wrong(house: House) -> None:
    stranger = house.stranger()
    opened = stranger.send("POST", "/packs/open", zipped(files())).json()
    assert (opened["game"], opened["title"], len(opened["edits"])) == (GAME, "My box", 2)
    assert stranger.post("/packs/open", {"files": files()}) == opened
    broken = {**files(), "board.toml": replaced(files()["board.toml"], "hand-most = 6", "hand-most = 600")}
    broken["territories.toml"] = replaced(broken["territories.toml"], "[livonia]\ncost = 7", "[livonia]\ncots = 7")
    found = stranger.post("/packs/open", {"files": broken})["findings"]
    assert [(one["file"], bool(one["line"])) for one in found] == [("board.toml", True), ("territories.toml", True)]


def test_only_the_files_beside_the_cover_are_read(house: House) -> None:
    stranger = house.stranger()
    more = {"README.md": "hello", "old/board.toml": "nonsense = ", ".hidden.toml": "x", "board.toml.bak": "x"}
    packed = zipped({**files(), **more})
    beside = zipped({"my-box/" + name: text for name, text in files().items()} | {"__MACOSX/._board.toml": b"\xff"}, "")
    for body in (packed, beside):
        assert stranger.send("POST", "/packs/open", body).json()["findings"] == []


# --- what strangers send ----------------------------------------------------------------------------------------------


def bomb() -> bytes:
    """A small zip of much."""
    return zipped({**files(), "board.toml": b" " * 900_000_00})


def encrypted() -> bytes:
    """A zip that says it has a password."""
    whole = bytearray(zipped(files()))
    for at in range(len(whole) - 4):
        if whole[at : at + 4] == b"PK\x01\x02":
            whole[at + 8] |= 1
        if whole[at : at + 4] == b"PK\x03\x04":
            whole[at + 6] |= 1
    return bytes(whole)


def squeezed(method: int) -> bytes:
    """A zip by another method of compression."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        for name, text in files().items():
            archive.writestr(name, text)
    return made.getvalue()


def twice() -> bytes:
    """A zip with a file twice."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("pack.toml", files()["pack.toml"])
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("pack.toml", files()["pack.toml"])
    return made.getvalue()


def sent(content: dict[str, str]) -> bytes:
    """Files as JSON."""
    return msgspec.json.encode({"files": content})


HARM: dict[str, tuple[Callable[[], bytes], str]] = {
    "a zip bomb": (bomb, "server-pack-too-long"),
    "a file that is too long": (lambda: zipped({**files(), "goods.toml": b"#" * 300_000}), "server-pack-too-long"),
    "ten thousand files": (lambda: zipped({f"{n:x}": "" for n in range(10_000)}, ""), "server-pack-files"),
    "ten thousand files by name": (lambda: sent({f"{n}.toml": "" for n in range(10_000)}), "server-pack-files"),
    "more files than there can be": (
        lambda: zipped({f"{n}.toml": "" for n in range(MOST_FILES + 1)}),
        "server-pack-files",
    ),
    "a way up": (lambda: zipped({"../../etc/passwd": "x", **files()}, ""), "server-pack-path"),
    "a way from the root": (lambda: zipped({"/etc/passwd": "x", **files()}, ""), "server-pack-path"),
    "a way of another system": (lambda: sent({"..\\..\\boot.toml": "x"}), "server-pack-path"),
    "a drive": (lambda: sent({"C:boot.toml": "x"}), "server-pack-path"),
    "a way up by name": (lambda: sent({"my-box/../../x.toml": "x"}), "server-pack-path"),
    "a bell in a name": (lambda: sent({"pack\x07.toml": "x"}), "server-pack-path"),
    "a name that reads backwards": (lambda: sent({"\u202elmot.kcap": "x"}), "server-pack-path"),
    "a very long name": (lambda: sent({"a" * 5_000 + ".toml": "x"}), "server-pack-path"),
    "another encoding": (
        lambda: zipped({**files(), "pack.toml": files()["pack.toml"].encode("utf-16")}),
        "server-pack-encoding",
    ),
    "bytes that are no text": (lambda: zipped({**files(), "board.toml": b"\xff\xfe\x00"}), "server-pack-encoding"),
    "the same file twice": (twice, "server-pack-twice"),
    "a password": (encrypted, "server-pack-unreadable"),
    "a method that costs memory": (lambda: squeezed(zipfile.ZIP_LZMA), "server-pack-unreadable"),
    "half a zip": (lambda: zipped(files())[:900], "server-pack-unreadable"),
    "a zip with holes": (lambda: zipped(files()).replace(b"PK\x01\x02", b"PK\x09\x09"), "server-pack-unreadable"),
    "nothing": (lambda: b"", "server-pack-unreadable"),
    "no JSON": (lambda: b"[" * 100_000, "server-pack-unreadable"),
    "JSON of another form": (lambda: b'{"files": [1]}', "server-pack-unreadable"),
    "an empty zip": (lambda: zipped({}), "in-sheet"),
    "no files": (lambda: sent({}), "in-sheet"),
    "another game": (lambda: sent({"pack.toml": 'game = "chess"\ntitle = "x"'}), "in-sheet"),
    "a game without values": (lambda: sent({"pack.toml": 'game = "sample"\ntitle = "x"'}), "in-sheet"),
    "a title that rings": (lambda: sent({**files(), "pack.toml": f'game = "{GAME}"\ntitle = "a\\u0007"'}), "in-sheet"),
    "a huge number": (lambda: sent({**files(), "goods.toml": f"[gold]\nprofit = {'9' * 300}"}), "in-sheet"),
    "a number without end": (lambda: sent({**files(), "goods.toml": "a = " + "9" * 50_000}), "in-sheet"),
    "a list in a list without end": (lambda: sent({**files(), "goods.toml": "a = " + "[\n" * 20_000}), "in-sheet"),
    "very many numbers": (lambda: sent({**files(), "goods.toml": "a = [" + "1,\n" * 19_000 + "]"}), "in-sheet"),
    "very many rows": (
        lambda: sent({**files(), "goods.toml": "".join(f"[r{n}]\n" for n in range(7_000))}),
        "in-sheet",
    ),
    "long lines": (lambda: sent({**files(), "goods.toml": "#" * (MOST_CHARACTERS - 1)}), "in-sheet"),
    "control characters": (lambda: sent({**files(), "goods.toml": "\x00\x1b[2J"}), "in-sheet"),
}


@pytest.mark.parametrize("harm", list(HARM))
def test_a_pack_that_is_meant_to_harm_is_refused_in_one_sentence(house: House, harm: str) -> None:
    made, key = HARM[harm]
    body = made()
    assert len(body) < UPLOAD_BYTES
    ada = house.guest()
    answer = ada.send("POST", "/packs", body)
    told = answer.json()
    assert (answer.status_code, told["error"]) == (400, key)
    assert told["message"].isprintable()
    assert len(told["message"]) < 400
    opened = ada.send("POST", "/packs/open", body)
    assert opened.status_code == (200 if key == "in-sheet" else 400)
    assert len(opened.content) < 60_000


def test_more_than_a_pack_can_be_is_not_even_read(house: House) -> None:
    ada = house.guest()
    assert ada.refused("POST", "/packs", b"PK\x03\x04" + b"a" * UPLOAD_BYTES) == "server-too-big"


def test_a_mark_at_the_start_of_a_file_does_no_harm(house: House) -> None:
    marked = {name: text.encode("utf-8-sig") for name, text in files().items()}
    assert house.guest().send("POST", "/packs", zipped(marked)).status_code == 201
