"""Tables know how much is kept of them, so that what one address leaves behind can be bounded in all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WEIGH = """
    UPDATE tables SET weight = 500 + length(doc) + (
        SELECT coalesce(sum(100 + length(client) + length(body)), 0) FROM events WHERE table_id = tables.id
    )
"""


def upgrade() -> None:
    op.drop_index("tables_by_place", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("weight", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_place", "tables", ["place", "phase", "people", "weight"])
    op.execute(WEIGH)
