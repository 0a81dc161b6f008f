"""The types of the client are those of the server."""

from __future__ import annotations

import re

from tests.house.tree import texts
from tools.wire_types import FILE, answered, document, written

SOURCES = {name: text for name, text in texts() if re.match(r"web/src/.*(?<!schema)\.(ts|svelte)$", name)}


def test_the_file_is_what_the_command_writes() -> None:
    assert FILE.read_text("utf-8") == written(document()), "run python -m tools.wire_types"


def test_every_answer_of_the_server_has_a_form_of_its_own() -> None:
    """An answer that was encoded beforehand is described, too."""
    described = document()
    told = answered(described)
    assert {"Box", "Changes", "Failure", "GlossaryCard", "LessonCard", "RulesCard", "TableCard"} <= told
    plain = [
        path
        for path, operations in described["paths"].items()
        for operation in operations.values()
        for status, answer in operation["responses"].items()
        if status.startswith("2")
        and answer.get("content", {}).get("application/json", {}).get("schema", {}).get("type") == "string"
    ]
    assert plain == []


def test_no_form_of_the_wire_is_written_down_a_second_time() -> None:
    forms = set(document()["components"]["schemas"])
    again = re.compile(r"\b(?:interface|type) (\w+Card)\b")
    assert [f"{name}: {word}" for name, text in SOURCES.items() for word in again.findall(text) if word in forms] == []


def test_a_field_that_may_be_left_out_of_a_request_is_never_left_out_of_an_answer() -> None:
    text = written(
        {
            "paths": {"/one": {"get": {"responses": {"200": {"$ref": "#/components/schemas/Told"}}}}},
            "components": {
                "schemas": {
                    "Asked": {
                        "properties": {"way": {"$ref": "#/components/schemas/Way"}, "at": {"type": "integer"}},
                        "required": ["at"],
                    },
                    "Told": {"properties": {"way": {"$ref": "#/components/schemas/Way"}}, "required": ["way"]},
                    "Way": {"properties": {"kind": {"enum": ["sea", "land"]}, "long": {"type": ["number", "null"]}}},
                }
            },
        }
    )
    assert "export interface Asked {\n  way?: Partial<Way>;\n  at: number;\n}" in text
    assert "export interface Told {\n  way: Way;\n}" in text
    assert 'export interface Way {\n  kind: "sea" | "land";\n  long: number | null;\n}' in text
