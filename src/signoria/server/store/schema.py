"""What is stored. The log of choices (``entries``) is the truth; everything about a game can be worked out from it.

The same tables on SQLite and PostgreSQL. Times are seconds since 1970, by the clock of the server; values with an inner
structure are JSON in a text.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy import (
    Table as Relation,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

USERS: Final = Relation(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", String(80), nullable=True),  # nothing: a guest
    Column("password", String(200), nullable=True),
    Column("created", Float, nullable=False),
    Column("blocked", Boolean, nullable=False, server_default=false()),  # may not come in any more
    Column("shown", Boolean, nullable=False, server_default=true()),  # whether others see the profile
    Column("shares", Float, nullable=True),  # since when finished games may be used for research; nothing: they may not
    UniqueConstraint("login"),
)

# Only the hash of a token is kept. A seat's token is bound to one seat of one table.
TOKENS: Final = Relation(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=True),
)

# Values of a game as somebody's box has them; written once, never changed. Many tables may use one.
PACKS: Final = Relation(
    "packs",
    METADATA,
    Column("id", String(32), primary_key=True),  # of the files, titles and origins included
    Column("game", String(80), nullable=False),
    Column("title", String(40), nullable=False),
    Column("digest", String(16), nullable=False, index=True),  # of the values alone: what records carry
    Column("files", Text, nullable=False),
    Column("created", Float, nullable=False),
)

# How much somebody may still ask for, where several workers count together; by a hash, not by name or address.
LIMITS: Final = Relation(
    "limits",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

# The workers that are alive, and what each has counted.
WORKERS: Final = Relation(
    "workers",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
    Column("counted", Text, nullable=False),
)

TABLES: Final = Relation(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("users.id"), nullable=True),
    Column("game", String(80), nullable=False),
    Column("edition", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", String(32), ForeignKey("packs.id"), nullable=True),  # nothing: our values
    Column("settings", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("reason", Text, nullable=False),  # why it is frozen, or how it ended if not by the rules
    Column("players", Text, nullable=False),  # names by seat when it started, for the record
    Column("date", String(10), nullable=False),
    Column("branch", Boolean, nullable=False),  # a what-if: it began in the middle and makes no record
    Column("origin", String(32), nullable=True),  # the table it is a rematch or a what-if of
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),  # goes up with every change of the table, its log or its seats
    Column("last", Integer, nullable=False),  # number of the newest entry
    Column("decider", Integer, nullable=False),  # the first of those who decide
    Column("asked", Integer, nullable=False),  # bits of all seats that decide now
    Column("secret", Boolean, nullable=False),  # who they are is known to nobody else
    Column("answers", Text, nullable=False),  # of some, while others still decide: no part of the log yet
    Column("moved", Float, nullable=False),  # when the decision on the table came up
    Column("deadline", Float, nullable=True),
    Column("clocks", Text, nullable=False),  # seconds left in the bank of each seat
    Column("pending", Text, nullable=False),  # a question that all seats must agree to
    Column("tallied", Boolean, nullable=False, server_default=false()),  # its end was written into the results
    UniqueConstraint("invite"),
    Index("ix_tables_status", "status", "moved"),
    Index("ix_tables_tallied", "tallied", "status"),
)

SEATS: Final = Relation(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=False),  # who chooses in place of a person, '' for nobody
    Column("resigned", Boolean, nullable=False),
    Column("plan", Text, nullable=False),
)

MEMBERS: Final = Relation(
    "members",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
)

ENTRIES: Final = Relation(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is the set-up
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),  # the option
    Column("position", Integer, nullable=False),  # choices in force after it
    Column("informed", Boolean, nullable=False),
    Column("chances", Text, nullable=False),  # in words, with their audience
    Column("events", Text, nullable=False),  # in words, with their audience; worked out from the choices
    Column("rng_a", BigInteger, nullable=False),
    Column("rng_b", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
)

SNAPSHOTS: Final = Relation(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the entry it stands after
    Column("position", Integer, nullable=False),
    Column("state", Text, nullable=False),  # in words, and in the numbers of the day
)

# What came of a game for each person who sat there to the end.
RESULTS: Final = Relation(
    "results",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("game", String(80), nullable=False),
    Column("edition", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("score", Integer, nullable=True),  # nothing where the game ended early
    Column("won", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),  # for the rating
    Column("at", Float, nullable=False),
    Index("ix_results_user_id", "user_id", "at"),
)

RATINGS: Final = Relation(
    "ratings",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("level", Float, nullable=False),  # what is shown: the strength one has almost for certain
    Index("ix_ratings_game", "game", "level"),
)

NOTICES: Final = Relation(
    "notices",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer, nullable=False),  # who did it, -1: nobody at the table
    Column("audience", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("user_id", String(32), nullable=True, index=True),  # who is behind it, wherever they sit by now
)

NOTES: Final = Relation(
    "notes",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What bots say about a game that is over, in each language; who sat where is told when it is read.
REVIEWS: Final = Relation(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("language", String(8), primary_key=True),
    Column("number", Integer, nullable=False),  # of the newest entry when it was made
    Column("review", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# One of each kind for each table and person: a newer one takes the place of the one before.
NOTIFICATIONS: Final = Relation(
    "notifications",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the newest entry when it was written
    Column("name", String(80), nullable=False),  # who asked or started
    Column("about", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("read", Boolean, nullable=False),
    Column("spread", Boolean, nullable=False),  # whether it was handed to the channels
    UniqueConstraint("id"),
    Index("ix_notifications_spread", "spread"),
)

PREFERENCES: Final = Relation(
    "preferences",
    METADATA,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("wants", Text, nullable=False),
    Column("address", String(254), nullable=False),  # for e-mail, '' for none
    Column("confirmed", Float, nullable=True),  # when; nothing is sent before
    Column("code", String(64), nullable=False),  # hash of what must be brought back from the address
    Column("code_until", Float, nullable=True),
    Column("stop", String(64), nullable=False),  # what a letter carries to end all letters
    UniqueConstraint("stop"),
)

PUSHES: Final = Relation(
    "pushes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

HOOKS: Final = Relation(
    "hooks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("url", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

# What is still to be sent; a worker that sends one first moves its time on, so that no other does.
DELIVERIES: Final = Relation(
    "deliveries",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("target", String(32), nullable=False),  # which of several browsers or webhooks
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=True),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("about", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Float, nullable=False, index=True),
)
