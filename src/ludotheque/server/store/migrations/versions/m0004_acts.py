"""Tokens are signed with a key of their own, and what administrators do is kept, with whom they banned."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    keys = sa.table("keys", sa.column("name", sa.String), sa.column("key", sa.LargeBinary))
    op.bulk_insert(keys, [{"name": "tokens", "key": secrets.token_bytes(32)}])
    op.create_table(
        "acts",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.BigInteger),
    )
