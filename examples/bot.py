"""A bot for the Signoria server: it reads the decisions of one seat and answers each with a random option.

    python examples/bot.py http://127.0.0.1:8000 TABLE TOKEN

TABLE is the id of a table. TOKEN is made by the player on the seat: POST /api/tables/TABLE/seats/SEAT/token.
It needs nothing but Python. To play better, look at ``decision["view"]`` and choose with more thought.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request


def call(url: str, token: str, body: dict[str, object] | None = None) -> urllib.request.Request:
    """A request with the token of the seat."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.Request(url, data, headers)


def play(server: str, table: str, token: str) -> None:
    """Answer every decision until the game is over."""
    with urllib.request.urlopen(call(f"{server}/api/bot/stream", token)) as stream:
        for line in stream:
            if not line.strip():
                continue  # a sign of life
            position = json.loads(line)
            decision = position["decision"]
            if decision is None:
                print("over:", json.dumps(position["outcome"]))
                return
            offer = random.choice(decision["offers"])
            choice = {"number": decision["number"], "option": offer["option"], "brief": True}
            try:
                urllib.request.urlopen(call(f"{server}/api/tables/{table}/choices", token, choice)).close()
                print(decision["number"], offer["words"])
            except urllib.error.HTTPError as refused:
                # 409: the table has moved on; the stream brings the next decision.
                print(json.load(refused)["message"])


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3])
