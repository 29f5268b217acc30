"""Tables know how many people are at them and, hashed, from where they were made: what is left behind can go first."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("place", sa.String(16), nullable=False, server_default=""))
        tables.add_column(sa.Column("people", sa.Integer, nullable=False, server_default="1"))
    op.create_index("tables_by_place", "tables", ["place", "phase"])
    keys = op.create_table(
        "keys", sa.Column("name", sa.String(16), primary_key=True), sa.Column("key", sa.LargeBinary, nullable=False)
    )
    op.bulk_insert(keys, [{"name": "places", "key": secrets.token_bytes(32)}])
