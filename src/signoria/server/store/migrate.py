"""Bringing a database to its present form."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from signoria.engine.problem import Problem

LOCK = 0x5167  # of PostgreSQL: several workers may start at once, and one of them migrates


def upgrade(connection: Connection) -> None:
    """Take every step that is still to be taken; an empty database gets its tables."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = configuration(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise Problem("server-database-newer")
    command.upgrade(config, "head")


def newest() -> str:
    """The revision that the code of today expects."""
    return str(ScriptDirectory.from_config(configuration()).get_current_head())


def back(connection: Connection, revision: str) -> None:
    """Take an empty database back to an earlier form."""
    config = configuration(connection)
    if revision not in {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}:
        raise Problem("server-database-newer")
    command.downgrade(config, revision)


def configuration(connection: Connection | None = None) -> Config:
    """Alembic, pointed at the steps in this package."""
    config = Config()
    config.set_main_option("script_location", str(files("signoria.server.store") / "migrations"))
    config.attributes["connection"] = connection
    return config
