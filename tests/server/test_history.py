"""Looking back: past positions, records, what-ifs, explanations, hints; chat and notes."""

from __future__ import annotations

from signoria.bots.review import way_of
from signoria.engine import record
from signoria.engine.session import Session
from tests.server.games import find
from tests.server.house import ROOT, House, Player, eventually, seated


def finished(house: House) -> tuple[str, Player]:
    """A game that is over."""
    ada = house.guest()
    table = ada.table("random")
    ada.post(f"/tables/{table}/start")

    def over() -> bool:
        found = ada.position(table)
        if found["outcome"]:
            return True
        if found["decision"]:
            option = found["decision"]["offers"][0]["option"]
            ada.post(f"/tables/{table}/choices", {"number": found["decision"]["number"], "option": option})
        return False

    eventually(over)
    return table, ada


def read(text: str) -> Session:
    """The session of a record."""
    return record.read(text, find)


def test_any_past_moment_as_one_saw_it(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    seen = [(ada.position(table)["view"], bea.position(table)["view"])]
    for words in ("draw", "stow 1"):
        ada.choose(table, words)
        seen.append((ada.position(table)["view"], bea.position(table)["view"]))
    for number, (ours, theirs) in enumerate(seen):
        assert ada.get(f"/tables/{table}/history/{number}")["view"] == ours
        assert bea.get(f"/tables/{table}/history/{number}")["view"] == theirs
        assert ada.get(f"/tables/{table}/history/{number}")["full"] is None
    assert ada.refused("GET", f"/tables/{table}/history/3") == "no-such-number"
    assert ada.refused("GET", f"/tables/{table}/history/1", seat=1) == "server-not-your-seat"


def test_how_a_game_was_decided_and_its_course(house: House) -> None:
    running, (bea, _) = seated(house, "Bea", "Dan")
    assert bea.refused("GET", f"/tables/{running}/result") == "server-running"
    table, ada = finished(house)
    found = ada.get(f"/tables/{table}/result")
    assert found["counts"] == []  # the sample game counts nothing but its points
    last = ada.position(table)
    assert found["positions"][0] == 0
    assert found["positions"] == sorted(set(found["positions"]))
    assert len(found["course"]) == len(found["positions"]) <= 120
    assert all(len(moment) == 2 for moment in found["course"])
    assert found["positions"][-1] == last["position"]
    assert not found["points"] or found["course"][-1] == last["outcome"]["scores"]
    fork = ada.post(f"/tables/{table}/fork", {"position": last["position"]})
    assert ada.get(f"/tables/{fork['id']}/result")["course"] == []


def test_a_record_is_masked_while_the_game_runs_and_whole_afterwards(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    masked = bea.send("GET", f"/tables/{table}/record").text
    assert "for: white" in masked
    assert "chance draw ?" in masked
    over, cleo = finished(house)
    whole = cleo.send("GET", f"/tables/{over}/record").text
    session = read(whole)
    assert session.state.outcome is not None
    positions = cleo.get(f"/tables/{over}/history/{session.number}")
    assert positions["view"] == session.state.game.view(session.state, 0)
    assert cleo.get(f"/tables/{over}/history/0")["full"] == find("sample").describe(session.at(0))


def test_a_record_with_undo_and_take_back_can_be_read_again(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "stow 1")
    ada.post(f"/tables/{table}/undo", {"number": 2})
    ada.choose(table, "draw")
    ada.post(f"/tables/{table}/takeback", {"number": 4, "position": 0})
    bea.post(f"/tables/{table}/consent", {"yes": True})
    ada.choose(table, "stow 2")
    ada.post(f"/tables/{table}/end", {"number": 6})
    bea.post(f"/tables/{table}/consent", {"yes": True})
    session = read(ada.send("GET", f"/tables/{table}/record").text)
    assert [entry.words for entry in session.entries] == ["stow 2"]
    assert ada.position(table)["full"] == find("sample").describe(session.state)


def test_a_record_is_brought_to_look_at_or_to_go_on_with(house: House) -> None:
    table, ada = finished(house)
    text = ada.send("GET", f"/tables/{table}/record").content
    bea = house.guest("Bea")
    shown = bea.post("/records", text)
    assert shown["status"] == "over"
    assert bea.position(shown["id"])["full"] == ada.position(table)["full"]
    session = read(text.decode())
    half = session_up_to(session, session.number // 2)
    brought = bea.post("/records", record.write(half).encode())
    assert brought["status"] == "open"
    for seat in range(2):
        bea.want("PUT", f"/tables/{brought['id']}/seats/{seat}")
    assert bea.post(f"/tables/{brought['id']}/start")["status"] == "running"
    assert bea.position(brought["id"])["position"] == half.number
    assert bea.any_choice(brought["id"])
    for broken in (b"", b"nonsense", text[:-30], text.replace(b"outcome", b"income")):
        assert bea.send("POST", "/records", broken).status_code == 400


def session_up_to(session: Session, number: int) -> Session:
    """The first choices of a game, as a game of its own."""
    header = session.header
    assert header is not None
    rng = session.at(0).rng
    seats = len(header.players)
    again = Session(session.game, header.edition, seats, header.options, rng, script=session.setup.script)
    for entry in session.entries[:number]:
        again.choose(entry.option, entry.seat, entry.script)
    return again


def test_a_what_if_is_private_and_knows_no_more_than_its_owner(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    fork = ada.post(f"/tables/{table}/fork", {"position": 1})
    assert (fork["branch"], fork["origin"], fork["status"]) == (True, table, "running")
    assert fork["settings"]["moment"] == 1
    assert all(seat["mine"] for seat in fork["seats"])
    assert bea.refused("GET", f"/tables/{fork['id']}") == "server-no-table"
    assert ada.position(fork["id"], seat=0)["view"] == ada.position(table)["view"]
    assert ada.any_choice(fork["id"])
    assert ada.refused("GET", f"/tables/{fork['id']}/record") == "record-of-branch"
    assert ada.get(f"/tables/{table}")["number"] == 1
    hands = set()
    for _ in range(12):
        other = ada.post(f"/tables/{table}/fork", {"position": 1})["id"]
        hands.add(tuple(ada.position(other, seat=1)["view"]["seats"][1]["cards"]))
    assert len(hands) > 1


def test_why_an_option_is_not_there(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    why = ada.get(f"/tables/{table}/explain", words="stow 5")
    assert not why["offered"]
    assert why["rule"]
    assert why["text"]
    assert ada.get(f"/tables/{table}/explain", words="draw")["offered"]
    assert bea.get(f"/tables/{table}/explain", words="stow 5")["rule"] == ""
    assert ada.refused("GET", f"/tables/{table}/explain", words="fly") == "unknown-word"


def test_a_hint_where_the_table_allows_it(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    hint = ada.post(f"/tables/{table}/hint")
    assert hint["number"] == ada.position(table)["decision"]["number"]
    assert hint["best"][0]["option"] == hint["option"]
    assert len({best["option"] for best in hint["best"]}) == len(hint["best"]) > 1
    assert all(0 <= best["expected"] <= 1 and best["spread"] >= 0 for best in hint["best"])
    assert any(reason.endswith(".") for best in hint["best"] for reason in best["reasons"])
    assert hint["option"] in [offer["option"] for offer in ada.position(table)["decision"]["offers"]]
    assert bea.refused("POST", f"/tables/{table}/hint") == "server-not-asked"
    strict, (cleo, _) = seated(house, "Cleo", "Dora", hints=False)
    assert cleo.refused("POST", f"/tables/{strict}/hint") == "server-no-hints"


def test_spectators_see_the_public_view(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea", public=True)
    ada.choose(table, "draw")
    for watcher in (house.stranger(), house.guest("Zoe")):
        found = watcher.position(table)
        assert (found["seat"], found["decision"]) == (-1, None)
        assert all(seat["cards"] == [] for seat in found["view"]["seats"])
        names = [event["name"] for event in watcher.get(f"/tables/{table}/entries", first=1)[0]["events"]]
        assert names == ["drew"]
    assert house.stranger().refused("POST", f"/tables/{table}/choices", {"number": 2, "words": "rest"}) == (
        "server-not-known"
    )
    zoe = house.guest("Zoe")
    assert zoe.refused("POST", f"/tables/{table}/choices", {"number": 2, "words": "rest"}) == "server-not-seated"


def chats(player: Player, table: str) -> list[str]:
    """The lines of chat that somebody hears."""
    return [one["data"]["text"] for one in player.get(f"/tables/{table}/changes")["notices"] if one["kind"] == "chat"]


def test_chat_is_for_the_table_and_for_strangers_only_where_it_says_so(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", public=True)
    zoe = house.guest("Zoe")
    ada.post(f"/tables/{table}/chat", {"text": "hello"})
    bea.post(f"/tables/{table}/chat", {"text": "psst", "seats": True})
    assert chats(ada, table) == ["hello", "psst"]
    assert chats(zoe, table) == []
    assert zoe.refused("POST", f"/tables/{table}/chat", {"text": "hi"}) == "server-no-chat"
    assert ada.refused("POST", f"/tables/{table}/chat", {"text": "   "}) == "server-bad-request-at"
    opened, (cleo, _) = seated(house, "Cleo", "Dora", public=True, chat=True)
    cleo.post(f"/tables/{opened}/chat", {"text": "welcome"})
    cleo.post(f"/tables/{opened}/chat", {"text": "between us", "seats": True})
    zoe.post(f"/tables/{opened}/chat", {"text": "thanks"})
    assert chats(zoe, opened) == ["welcome", "thanks"]


def test_notes_are_private(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.want("PUT", f"/tables/{table}/notes", {"text": "Bea bluffs"})
    ada.want("PUT", f"/tables/{table}/notes", {"text": "Bea always bluffs"})
    assert ada.get(f"/tables/{table}/notes")["text"] == "Bea always bluffs"
    assert bea.get(f"/tables/{table}/notes")["text"] == ""
    assert house.guest("Zoe").refused("GET", f"/tables/{table}/notes") == "server-no-table"


def test_who_can_win_in_the_next_turn_is_told(house: House) -> None:
    ada = house.guest()
    won = ROOT / "tests" / "golden" / "pax" / "globalization-3.signoria"
    way = way_of(record.read(won.read_bytes(), find))
    before = max(turn.position for turn in way.turns if turn.number == way.turns[-1].number - 1)
    brought = ada.post("/records", won.read_bytes())["id"]
    assert ada.get(f"/tables/{brought}/perils") == []  # it is over
    table = ada.post(f"/tables/{brought}/fork", {"position": before})["id"]
    (told,) = ada.get(f"/tables/{table}/perils")
    assert (told["seat"], told["kind"], told["lacks"]) == (way.turns[-1].seat, "turn", 0)
    assert "in its next turn" in told["text"]
    running, (bea, _) = seated(house, "Bea", "Dan")
    assert bea.get(f"/tables/{running}/perils") == []  # its game has no sudden end


def test_who_chose_by_hand_gave_no_reasons(house: House) -> None:
    """A game without an opponent of its own has none to give; that was a failure of the server."""
    table, (ada, _) = seated(house, "Ada", "Bea")
    ada.choose(table, "stow 1")
    for place in (0, 1, 9):
        assert ada.refused("GET", f"/tables/{table}/reasons/{place}") == "server-no-reasons"
