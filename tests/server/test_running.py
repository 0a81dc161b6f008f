"""What the owner of a server looks at: health, metrics, the log, and addresses that are no pages."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import httpx
import pytest

from signoria import __version__
from signoria.engine.problem import Problem
from signoria.server.main import log_level, safe_from_power_cuts, with_profiles
from signoria.server.observed import REQUEST_ID, Lines
from tests.server.house import House, eventually, in_thread, seated

SERIES = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+')


def test_health_speaks_for_all_workers(house: House) -> None:
    def well() -> bool:
        found = [httpx.get(f"{url}/health", timeout=60).json() for url in house.urls]
        return all(one["workers"] == len(house.urls) for one in found)

    eventually(well)
    answer = httpx.get(f"{house.urls[0]}/health", timeout=60)
    told = answer.json()
    assert answer.status_code == 200
    assert (told["status"], told["version"]) == ("ok", __version__)
    assert told["database"] == ("postgresql" if house.database.startswith("postgresql") else "sqlite")
    assert set(told["queues"]) == {"writes", "bots", "records", "packs", "deliveries"}


def test_metrics_are_what_prometheus_reads(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    answer = httpx.get(f"{house.urls[0]}/metrics", timeout=60)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if not SERIES.fullmatch(line)] == []
    assert any(line.startswith('signoria_tables{status="running"}') for line in lines)
    assert table not in answer.text  # routes are patterns, and nobody's

    def counted() -> bool:
        text = httpx.get(f"{house.urls[0]}/metrics", timeout=60).text
        return 'signoria_requests_total{method="POST",route="/api/tables/{table}/choices",status="201"}' in text

    eventually(counted)
    buckets = [float(line.split()[-1]) for line in lines if line.startswith("signoria_request_seconds_bucket")]
    assert buckets == sorted(buckets)


def test_a_request_has_an_id_in_its_answer_and_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with in_thread(str(tmp_path / "log.db")) as house, caplog.at_level(logging.INFO, "signoria.access"):
        table, (ada, _) = seated(house, "Ada", "Bea")
        ada.http.headers["x-request-id"] = "from-a-proxy"
        answer = ada.send("GET", f"/tables/{table}")
        assert answer.headers["x-request-id"] == "from-a-proxy"
        ada.http.headers["x-request-id"] = "not an id: \tat all"
        assert re.fullmatch("[0-9a-f]{16}", ada.send("GET", f"/tables/{table}").headers["x-request-id"])
        fields = [record.__dict__["fields"] for record in caplog.records if record.name == "signoria.access"]
        assert {"method": "GET", "route": "/api/tables/{table}", "status": 200}.items() <= fields[-1].items()
        assert table not in json.dumps(fields)
        assert "Ada" not in json.dumps(fields)


def test_a_line_of_the_log_is_an_object_with_the_traceback() -> None:
    token = REQUEST_ID.set("some-request")
    try:
        raise ZeroDivisionError("not expected")
    except ZeroDivisionError:
        record = logging.getLogger("signoria.server").makeRecord(
            "signoria.server", logging.ERROR, __file__, 1, "bug %s", ("abc",), __import__("sys").exc_info()
        )
    finally:
        line = json.loads(Lines().format(record))
        REQUEST_ID.reset(token)
    assert (line["level"], line["message"], line["request"]) == ("error", "bug abc", "some-request")
    assert "ZeroDivisionError: not expected" in line["traceback"]


def test_settings_that_are_wrong_are_named() -> None:
    assert [log_level({}), log_level({"SIGNORIA_LOG": " Info "})] == ["warning", "info"]
    assert [with_profiles({}), with_profiles({"SIGNORIA_PROFILES": "off"})] == [True, False]
    for name, check in (
        ("SIGNORIA_LOG", log_level),
        ("SIGNORIA_PROFILES", with_profiles),
        ("SIGNORIA_POWER_CUT", safe_from_power_cuts),
    ):
        with pytest.raises(Problem, match=name):
            check({name: "perhaps"})
