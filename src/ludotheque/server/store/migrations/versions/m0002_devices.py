"""Seats know their devices and who made their links; what the first release kept of a seat's links ends.

There a link outlived that its seat was taken: whoever had made it while the seat was free could get in. Links to seats
that are still free stay good.
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

AT_ONCE = 500

tables = sa.table("tables", sa.column("id", sa.BigInteger), sa.column("doc", sa.Text))
events = sa.table(
    "events",
    sa.column("table_id", sa.BigInteger),
    sa.column("version", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("body", sa.Text),
)
secrets = sa.table("secrets", sa.column("hash", sa.String), sa.column("table_id", sa.BigInteger))


def upgrade() -> None:
    connection = op.get_bind()
    ids = [row.id for row in connection.execute(sa.select(tables.c.id))]
    for start in range(0, len(ids), AT_ONCE):
        _upgrade(connection, ids[start : start + AT_ONCE])


def _upgrade(connection: sa.Connection, ids: list[int]) -> None:
    connection.execute(sa.delete(secrets).where(secrets.c.table_id.in_(ids)))
    for row in connection.execute(sa.select(tables).where(tables.c.id.in_(ids))).all():
        doc = _with_devices(row.doc)
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(doc=json.dumps(doc)))
        for link in sorted({link["hash"] for seat in doc["seats"] for link in seat.get("links", [])}):
            connection.execute(sa.insert(secrets).values(hash=link, table_id=row.id))
    documents = sa.select(events).where(events.c.table_id.in_(ids), events.c.kind == "table")
    for event in connection.execute(documents).all():
        connection.execute(
            sa.update(events)
            .where(events.c.table_id == event.table_id, events.c.version == event.version)
            .values(body=json.dumps(_with_devices(event.body)))
        )


def _with_devices(text: str) -> dict[str, Any]:
    doc: dict[str, Any] = json.loads(text)
    for seat in doc["seats"]:
        owners, links = seat.pop("owners", []), seat.pop("links", [])
        if owners:
            seat["devices"] = [{"owner": owner, "since": doc["created"]} for owner in owners]
        elif links:
            seat["links"] = [{"hash": link, "maker": doc["host"], "since": doc["created"]} for link in links]
    return doc


def downgrade() -> None:
    raise NotImplementedError("what a link's maker and a device's first day were cannot be told backwards")
