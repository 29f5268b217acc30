"""What administrators do to a database, each as a job for one transaction. Done again, a deed changes nothing more:
a running server does it once more under the table's lock, so that nothing slips in between (orders.py).
"""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.schema import acts, bans, events, owners, secrets, tables
from ludotheque.table.events import CHAT, DOCUMENT
from ludotheque.table.live import HOLDING_LEVEL
from ludotheque.table.seating import Document, Link, Seat, read_document

SOMEBODY = "Player"


class Act(Struct):
    """A deed as it is noted. `target` is a table's code, a person or an address; `about` the rest, as JSON."""

    kind: str
    target: str
    about: str = "{}"
    id: int = 0
    time: int = 0


class Ban(Struct):
    who: str
    kind: str
    until: int | None = None


async def note(connection: AsyncConnection, act: Act) -> None:
    values = {"kind": act.kind, "target": act.target, "about": act.about, "time": act.time}
    await connection.execute(insert(acts).values(values))


async def do(connection: AsyncConnection, act: Act) -> list[str]:
    """Does what the act says; says the codes of the tables that it changed."""
    about: dict[str, str | int | None] = msgspec.json.decode(act.about)
    match act.kind:
        case "close":
            return await remove(connection, tables.c.code == act.target)
        case "rename":
            return await _upon(connection, act.target, lambda table: _rename(connection, table, str(about["person"])))
        case "line":
            return await _upon(connection, act.target, lambda table: _blank(connection, table, int(about["line"] or 0)))
        case "link":
            link = Link(hash=str(about["hash"]), maker="", since=act.time)
            seat = int(about["seat"] or 0)
            return await _upon(connection, act.target, lambda table: _add_link(connection, table, seat, link, act.time))
        case "erase":
            return await _erase(connection, act.target)
        case "ban" | "mute":
            until = about.get("until")
            await connection.execute(delete(bans).where(bans.c.who == act.target))
            await connection.execute(insert(bans).values(who=act.target, kind=act.kind, until=until))
        case "pardon":
            await connection.execute(delete(bans).where(bans.c.who == act.target))
    return []


async def remove(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    return list((await connection.execute(delete(tables).where(which).returning(tables.c.code))).scalars())


def spare(from_place: str, left: bool, lobbies: bool, finished: bool, before: int) -> ColumnElement[bool]:
    """The tables that can be emptied out: of one place, those that everybody left, those that never began, matches that
    are over. Without a kind all but the last."""
    wanted = tables.c.updated < before
    if from_place:
        wanted = and_(wanted, tables.c.place == from_place)
    unfinished = tables.c.phase != "over"
    kinds = [and_(unfinished, tables.c.people == 0)] if left else []
    kinds += [tables.c.phase == "open"] if lobbies else []
    kinds += [tables.c.phase == "over"] if finished else []
    return and_(wanted, or_(*kinds) if kinds else unfinished)


async def _upon(connection: AsyncConnection, code: str, deed: Callable[[int], Awaitable[None]]) -> list[str]:
    table = (await connection.execute(select(tables.c.id).where(tables.c.code == code))).scalar()
    if table is None:
        return []
    await deed(int(table))
    return [code]


async def _rename(connection: AsyncConnection, table: int, person: str) -> None:
    """Whoever held a seat as this person, or, where nobody ever did, the seat of this number."""

    def edit(doc: Document) -> None:
        for number, seat in enumerate(doc.seats):
            if is_of(seat, person) or (not seat.devices and person == str(number)):
                seat.name = f"{SOMEBODY} {number + 1}"

    await _edit_documents(connection, table, edit)
    said = select(events.c.version, events.c.body).where(
        events.c.table_id == table, events.c.kind == CHAT, events.c.actor == person
    )
    for version, body in (await connection.execute(said)).all():
        await _set_event(connection, table, version, body=f"{SOMEBODY}\n{body.partition(chr(10))[2]}")


async def _blank(connection: AsyncConnection, table: int, version: int) -> None:
    """A line without words is shown to nobody."""
    await _set_event(connection, table, version, kind=CHAT, body="\n")


async def _add_link(connection: AsyncConnection, table: int, number: int, link: Link, now: int) -> None:
    row = (await connection.execute(select(tables.c.doc).where(tables.c.id == table))).scalar_one()
    doc = read_document(row)
    if link.hash in doc.links():
        return
    doc.seats[number].links.append(link)
    last = select(func.max(events.c.version)).where(events.c.table_id == table)
    version = int((await connection.execute(last)).scalar_one()) + 1
    values = {"table_id": table, "version": version, "kind": DOCUMENT, "time": now, "seat": -1, "action": 0}
    words = {"bot": False, "actor": "", "client": "", "body": doc.text()}
    await connection.execute(insert(events).values(values | words))
    await connection.execute(update(tables).where(tables.c.id == table).values(doc=doc.text()))
    await connection.execute(insert(secrets).values(hash=link.hash, table_id=table))


async def _erase(connection: AsyncConnection, person: str) -> list[str]:
    """A person's name, words and seats, wherever they are kept. Matches stay, and a bot plays on in a running one."""
    which = (tables.c.id, tables.c.code, tables.c.phase)
    held = select(*which).join(owners, owners.c.table_id == tables.c.id)
    found = [*(await connection.execute(held.where(owners.c.owner.startswith(person)).distinct())).all()]
    spoken = select(*which).join(events, events.c.table_id == tables.c.id)
    found += (await connection.execute(spoken.where(events.c.actor == person).distinct())).all()
    for table, _, phase in {tuple(row) for row in found}:
        await _rename(connection, table, person)
        doc = await _edit_documents(connection, table, functools.partial(_give_up, person, phase == "over"))
        if phase != "over":
            people = sum(seat.is_person and not seat.held for seat in doc.seats)
            await connection.execute(update(tables).where(tables.c.id == table).values(people=people))
        ended = and_(secrets.c.table_id == table, secrets.c.hash.not_in(doc.links()))
        await connection.execute(delete(secrets).where(ended))
        own = and_(events.c.table_id == table, events.c.actor == person)
        await connection.execute(update(events).where(own, events.c.kind == CHAT).values(body="\n"))
        await connection.execute(update(events).where(own).values(actor="", client=""))
    await connection.execute(update(tables).where(tables.c.host.startswith(person)).values(host=""))
    await connection.execute(delete(owners).where(owners.c.owner.startswith(person)))
    return sorted({code for _, code, _ in found})


def _give_up(person: str, over: bool, doc: Document) -> None:
    for number, seat in enumerate(doc.seats):
        seat.links = [link for link in seat.links if not link.maker.startswith(person)]
        if not is_of(seat, person):
            continue
        seat.devices = [device for device in seat.devices if not device.owner.startswith(person)]
        if seat.devices or over:
            continue
        if doc.phase == "open":
            doc.seats[number] = Seat(kind="open")
        elif doc.phase == "running":
            seat.kind, seat.level, seat.links = "bot", HOLDING_LEVEL, []
    if doc.host.startswith(person):
        doc.host = ""


def is_of(seat: Seat, person: str) -> bool:
    return any(device.owner.startswith(person) for device in seat.devices)


async def _edit_documents(connection: AsyncConnection, table: int, edit: Callable[[Document], None]) -> Document:
    """The present document, which it says, and every one before it."""
    present = (await connection.execute(select(tables.c.doc).where(tables.c.id == table))).scalar_one()
    doc = _edited(present, edit)
    await connection.execute(update(tables).where(tables.c.id == table).values(doc=doc.text()))
    past = select(events.c.version, events.c.body).where(events.c.table_id == table, events.c.kind == DOCUMENT)
    for version, body in (await connection.execute(past)).all():
        await _set_event(connection, table, version, body=_edited(body, edit).text())
    return doc


def _edited(text: str, edit: Callable[[Document], None]) -> Document:
    doc = read_document(text)
    edit(doc)
    return doc


async def _set_event(connection: AsyncConnection, table: int, version: int, body: str, kind: str = "") -> None:
    wanted = [events.c.table_id == table, events.c.version == version]
    if kind:
        wanted.append(events.c.kind == kind)
    await connection.execute(update(events).where(*wanted).values(body=body))


async def acts_since(connection: AsyncConnection, last: int) -> list[Act]:
    found = await connection.execute(select(acts).where(acts.c.id > last).order_by(acts.c.id))
    return [Act(**row) for row in found.mappings()]


async def last_act(connection: AsyncConnection) -> int:
    return int((await connection.execute(select(func.max(acts.c.id)))).scalar() or 0)


async def all_bans(connection: AsyncConnection) -> Sequence[Ban]:
    return [Ban(**row) for row in (await connection.execute(select(bans).order_by(bans.c.who))).mappings()]
