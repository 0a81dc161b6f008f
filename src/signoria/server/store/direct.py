"""Single statements of PostgreSQL, each in one message, on connections that are kept for nothing else.

What a pool does around a statement (a proxy, a task that gives the connection back) takes about as long as the
statement itself.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Mapping
from typing import Any, Final

MOST: Final = 4  # connections


class Direct:
    """Some connections; each does one statement at a time."""

    def __init__(self, how: Mapping[str, Any]) -> None:
        """``how`` to connect, as the driver wants it."""
        self.driver = importlib.import_module("asyncpg")
        self._how = how
        self._gate = asyncio.Semaphore(MOST)
        self._free: list[Any] = []

    async def open(self) -> None:
        """Connect once, to see that it can be done."""
        self._free.append(await self.driver.connect(**self._how))

    async def close(self) -> None:
        """Hang up."""
        while self._free:
            await self._free.pop().close()

    async def row(self, statement: str, arguments: tuple[Any, ...]) -> Any:
        """The first row that a statement finds, once it is committed; OSError if the database fails."""
        async with self._gate:
            try:
                connection = await self._connection()
                try:
                    found = await connection.fetchrow(statement, *arguments)
                except self.driver.PostgresError:
                    self._keep(connection)
                    raise
                except BaseException:  # nobody knows what is still to come on this one
                    connection.terminate()
                    raise
                self._keep(connection)
            except self.driver.IntegrityConstraintViolationError:
                raise
            except (self.driver.PostgresError, self.driver.InterfaceError) as error:
                raise OSError("the database failed") from error
            return found

    async def _connection(self) -> Any:
        while self._free:
            connection = self._free.pop()
            if not connection.is_closed():
                return connection
        return await self.driver.connect(**self._how)

    def _keep(self, connection: Any) -> None:
        if not connection.is_closed():
            self._free.append(connection)
