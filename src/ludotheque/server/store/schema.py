"""The tables of the database. Every change to them is a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

Id = BigInteger().with_variant(Integer, "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("host", String(64), nullable=False),
    Column("doc", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("to_move", Integer, nullable=False),
    Column("place", String(16), nullable=False, server_default=""),
    Column("people", Integer, nullable=False, server_default="1"),
    Column("weight", Integer, nullable=False, server_default="0"),
    Index("tables_by_phase", "phase", "visibility"),
    Index("tables_due", "due"),
    Index("tables_by_host", "host", "phase"),
    Index("tables_by_place", "place", "phase", "people", "weight"),
)
"""`due`: when the server itself must act next (a bot to move, a clock that runs out). `place`: the address that
made it, hashed. `people`: how many play there and have not left, or who played it to its end; -1 for a record that
somebody brought. `weight`: bytes that are kept of it, about."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
"""`places`: what addresses are hashed with, so that their hashes tell nobody an address. `tokens`: what the tokens that
the server gives are signed with."""

acts = Table(
    "acts",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("time", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("target", String(64), nullable=False),
    Column("about", Text, nullable=False),
)
"""What administrators did, in its order: servers follow it, and people can read it."""

bans = Table(
    "bans",
    metadata,
    Column("who", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("until", BigInteger),
)
"""Who may not come (`ban`) or not write (`mute`): the beginning of a person's hashed token, or a hashed address."""

events = Table(
    "events",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("ply", Integer),
    Column("kind", String(8), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("actor", String(16), nullable=False),
    Column("client", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Index("events_by_ply", "table_id", "ply", unique=True),
    sqlite_with_rowid=False,
)
"""Everything that ever changed a table. The unique (table, ply) decides races for a move."""

owners = Table(
    "owners",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("owners_by_table", "table_id"),
)
"""Whose tables are whose, by hashed token."""

secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
)
"""Private seat links, hashed."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""The last stored position of a long match, so that loading it need not replay the whole log."""

pulses = Table(
    "pulses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
)
"""When a server last was alive while a clock ran."""

downtimes = Table(
    "downtimes",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("start", BigInteger, nullable=False),
    Column("end", BigInteger, nullable=False),
)
"""When no server was there: no clock ran."""
