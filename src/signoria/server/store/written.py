"""Statements that are written out: to put them together each time would take longer than to do them.

The names of their values stand as ``:name``, which both SQLAlchemy and the driver of SQLite understand. SQLite gets
them from its driver at once, in the transaction of the connection.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError


class Written:
    """A statement that changes something, with the names of its values."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.clause = text(words)

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Run it in the transaction of a connection; how many rows have changed."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self.clause, dict(values)).rowcount
        if not connection.in_transaction():
            connection.begin()
        driver: Any = connection.connection.driver_connection
        try:
            return int(driver.execute(self.words, values).rowcount)
        except sqlite3.Error as error:  # as SQLAlchemy would tell it, without the values
            told = DBAPIError.instance(self.words, None, error, sqlite3.Error, True, dialect=connection.dialect)
            raise told from error
