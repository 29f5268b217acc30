"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _table_key(primary: bool = True) -> sa.Column[int]:
    return sa.Column(
        "table_id", Id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("to_move", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "visibility"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_by_host", "tables", ["host", "phase"])
    op.create_table(
        "events",
        _table_key(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("actor", sa.String(16), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("events_by_ply", "events", ["table_id", "ply"], unique=True)
    op.create_table("owners", sa.Column("owner", sa.String(64), primary_key=True), _table_key())
    op.create_index("owners_by_table", "owners", ["table_id"])
    op.create_table("secrets", sa.Column("hash", sa.String(64), primary_key=True), _table_key(primary=False))
    op.create_table(
        "snapshots",
        _table_key(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "pulses",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("start", sa.BigInteger, nullable=False),
        sa.Column("end", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("downtimes", "pulses", "snapshots", "secrets", "owners", "events", "tables"):
        op.drop_table(name)
