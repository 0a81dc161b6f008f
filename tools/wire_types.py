"""Writes what goes over the wire as types for the client: ``python -m tools.wire_types``.

The source is the OpenAPI document of the server. An answer always has all its fields; of a request those with a default
may be left out.
"""

from __future__ import annotations

import json
from collections.abc import Set
from pathlib import Path
from typing import Any, Final

from litestar.serialization import encode_json

from signoria.server.app import Settings, create

FILE: Final = Path(__file__).resolve().parents[1] / "web/src/core/schema.ts"
HEAD: Final = """\
// Made by `python -m tools.wire_types` from the OpenAPI document of the server. A test compares them.

/** Plain data; only the face of a game knows what is in it. */
export type Json = Record<string, any>;
"""
PLACE: Final = "#/components/schemas/"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def document() -> Schema:
    """The OpenAPI document; no database is opened for it."""
    found: Schema = json.loads(encode_json(create(Settings(database="unused.db")).openapi_schema.to_schema()))
    return found


def type_of(schema: Schema, partial: Set[str] = frozenset()) -> str:
    """A schema as a type; of the forms in ``partial`` any field may be left out."""
    if "$ref" in schema:
        name = str(schema["$ref"]).removeprefix(PLACE)
        return f"Partial<{name}>" if name in partial else name
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(word) for word in schema["enum"])
    if "oneOf" in schema:
        return " | ".join(type_of(one, partial) for one in schema["oneOf"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**schema, "type": one}, partial) for one in kind)
    if kind == "array":
        item = type_of(schema["items"], partial)
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        values = type_of(schema.get("additionalProperties") or {}, partial)
        return "Json" if values == "unknown" else f"Record<string, {values}>"
    return PLAIN[kind] if kind else "unknown"


def answered(document: Schema) -> set[str]:
    """The names of all forms that the server sends."""
    forms: Schema = document["components"]["schemas"]
    found: set[str] = set()
    waiting = [
        answer
        for path in document["paths"].values()
        for operation in path.values()
        for answer in operation["responses"].values()
    ]
    while waiting:
        fresh = refs(waiting.pop()) - found
        found |= fresh
        waiting += [forms[name] for name in fresh]
    return found


def refs(tree: Any) -> set[str]:
    """The forms that are named in a part of the document."""
    if isinstance(tree, list):
        return {name for one in tree for name in refs(one)}
    if not isinstance(tree, dict):
        return set()
    here = {str(tree["$ref"]).removeprefix(PLACE)} if "$ref" in tree else set()
    return here | {name for one in tree.values() for name in refs(one)}


def interface(name: str, form: Schema, forms: Schema, sent: Set[str]) -> str:
    """A form. What is ``sent`` by the server is whole; the same as a part of a request need not be."""
    whole = name in sent
    needed = form.get("required", ())
    partial = set() if whole else {one for one in sent if not forms[one].get("required")}
    lines = [
        f"  {field}{'' if whole or field in needed else '?'}: {type_of(schema, partial)};"
        for field, schema in form["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def written(document: Schema) -> str:
    """The whole file."""
    sent = answered(document)
    forms = document["components"]["schemas"]
    return (
        "\n".join([HEAD, *(interface(name, forms[name], forms, sent) + "\n" for name in sorted(forms))]).rstrip() + "\n"
    )


if __name__ == "__main__":
    FILE.write_text(written(document()), "utf-8")
    print(FILE)
