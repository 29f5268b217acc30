"""`ludotheque admin`: what whoever runs a server can do about its tables and its visitors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer

from ludotheque.cli.arguments import JsonOption
from ludotheque.cli.screen import print_data
from ludotheque.server.admin.office import Office
from ludotheque.server.net.identity import PERSON_LETTERS
from ludotheque.server.settings import BadSetting, load_settings
from ludotheque.table.events import CHAT, Event, Row
from ludotheque.table.seating import read_document

T = TypeVar("T")

Config = Annotated[
    Path | None, typer.Option(metavar="FILE", help="The server's TOML file of settings (docs/operate.md).")
]
DatabaseOption = Annotated[str | None, typer.Option(metavar="URL", help="sqlite:///file or postgresql://...")]
Code = Annotated[str, typer.Argument(metavar="CODE", help="The table's code.")]
Seat = Annotated[int, typer.Argument(metavar="SEAT", help="The seat's number, from 1.", min=1)]
Who = Annotated[
    str, typer.Argument(metavar="WHO", help="16 letters as `table` and the server's log show them, or an address.")
]
Days = Annotated[int | None, typer.Option("--days", metavar="N", help="For how many days; for ever without it.", min=1)]

commands = typer.Typer(
    help="Look after a server's tables and visitors, while it runs or not. A running server follows within seconds.",
    add_completion=False,
    no_args_is_help=True,
    epilog="Example: ludotheque admin --config table.toml tables --phase running",
)


class _Where:
    """Which database, as the options before the command say."""

    config: Path | None = None
    database: str | None = None


@commands.callback()
def _admin(config: Config = None, database: DatabaseOption = None) -> None:
    _Where.config, _Where.database = config, database


def _in_office(work: Callable[[Office], Awaitable[T]]) -> T:
    async def run() -> T:
        office = Office(load_settings(_Where.config, database=_Where.database).database)
        try:
            await office.open()
            return await work(office)
        finally:
            await office.close()

    try:
        return asyncio.run(run())
    except BadSetting as error:
        typer.echo(f"ludotheque admin: {error}", err=True)
        raise typer.Exit(2) from None


@commands.command("tables", epilog="Example: ludotheque admin tables --phase running --most 20")
def tables(
    phase: Annotated[str, typer.Option("--phase", metavar="PHASE", help="open, running or over.")] = "",
    who: Annotated[str, typer.Option("--who", metavar="WHO", help="Those of a person or an address.")] = "",
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, help="No more than these.")] = 100,
    as_json: JsonOption = False,
) -> None:
    """List tables, the last that were used first."""

    async def work(office: Office) -> list[Row]:
        return await office.rows(phase, office.who(who) if who else "", most)

    found = _in_office(work)
    if as_json:
        print_data([_as_data(row) for row in found])
        return
    for row in found:
        names = ", ".join(seat.name or "-" for seat in read_document(row.doc).seats)
        typer.echo(f"{row.code:12} {row.phase:8} {_day(row.updated)}  {row.place or '-':16}  {row.game}: {names}")


@commands.command("table", epilog="Example: ludotheque admin table K7QX2M")
def table(code: Code, as_json: JsonOption = False) -> None:
    """Show a table: who sits there, and every line of chat with its number."""
    stored = _in_office(lambda office: office.table(code))
    doc, row = read_document(stored.row.doc), stored.row
    if as_json:
        print_data({**_as_data(row), "chat": [_chat(event) for event in stored.events if _chat(event)]})
        return
    typer.echo(
        f"{row.code}  {row.game}, {row.phase}, {row.visibility}  made {_day(row.created)} from {row.place or '-'}"
    )
    for number, seat in enumerate(doc.seats, 1):
        devices = " ".join(device.owner[:PERSON_LETTERS] for device in seat.devices) or "-"
        typer.echo(f"  seat {number}: {seat.name or '-'} ({seat.kind})  {devices}")
    for said in filter(None, map(_chat, stored.events)):
        typer.echo(f"  line {said['line']}: {said['who']} {said['name']}: {said['text']}")


def _as_data(row: Row) -> dict[str, object]:
    seats = [
        {"name": seat.name, "kind": seat.kind, "devices": [device.owner[:PERSON_LETTERS] for device in seat.devices]}
        for seat in read_document(row.doc).seats
    ]
    names = ("code", "game", "phase", "visibility", "place")
    return {
        **{name: getattr(row, name) for name in names},
        "created": _moment(row.created),
        "updated": _moment(row.updated),
        "seats": seats,
    }


def _chat(event: Event) -> dict[str, object]:
    """A line of chat that is still there; nothing of any other event."""
    name, _, text = event.body.partition("\n")
    return (
        {"line": event.version, "who": event.actor, "name": name, "text": text} if event.kind == CHAT and text else {}
    )


@commands.command("close", epilog="Example: ludotheque admin close K7QX2M")
def close(codes: Annotated[list[str], typer.Argument(metavar="CODE", help="The codes of tables.")]) -> None:
    """Remove tables, with their matches and chat, for good."""

    async def work(office: Office) -> list[str]:
        return [closed for code in codes for closed in await office.act("close", code.upper())]

    closed = _in_office(work)
    missing = [code.upper() for code in codes if code.upper() not in closed]
    typer.echo(f"closed: {' '.join(closed) or 'none'}" + (f"; not there: {' '.join(missing)}" if missing else ""))


@commands.command("empty", epilog="Example: ludotheque admin empty --left --days 7")
def empty(
    left: Annotated[bool, typer.Option("--left", help="Those that everybody left.")] = False,
    lobbies: Annotated[bool, typer.Option("--lobbies", help="Those at which no match began.")] = False,
    finished: Annotated[bool, typer.Option("--finished", help="Matches that are over, and records.")] = False,
    who: Annotated[str, typer.Option("--from", metavar="ADDRESS", help="Those made from one address.")] = "",
    days: Annotated[
        int, typer.Option("--days", metavar="N", help="Only those that nobody touched for so many days.", min=0)
    ] = 0,
) -> None:
    """Close tables that nobody misses, to make room: unfinished ones, unless you say --finished."""
    if not (left or lobbies or finished or who):
        typer.echo("ludotheque admin: say which: --left, --lobbies, --finished or --from ADDRESS", err=True)
        raise typer.Exit(2)
    typer.echo(f"closed: {len(_in_office(lambda office: office.empty(who, left, lobbies, finished, days)))}")


@commands.command("rename", epilog="Example: ludotheque admin rename K7QX2M 2")
def rename(code: Code, seat: Seat) -> None:
    """Take a name away: the seat becomes "Player" and its number."""
    _in_office(lambda office: office.rename(code, seat - 1))
    typer.echo(f"seat {seat} of {code.upper()} has no name of its own any more")


@commands.command("remove-line", epilog="Example: ludotheque admin remove-line K7QX2M 14")
def remove_line(
    code: Code, line: Annotated[int, typer.Argument(metavar="LINE", help="Its number, as `table` shows it.")]
) -> None:
    """Remove a line of chat."""
    _in_office(lambda office: office.remove_line(code, line))
    typer.echo(f"line {line} of {code.upper()} is removed")


@commands.command("link", epilog="Example: ludotheque admin link K7QX2M 1")
def link(code: Code, seat: Seat) -> None:
    """Give a seat back: a private link for a player who lost the own browser. Be sure who asks."""
    typer.echo(_in_office(lambda office: office.link(code, seat - 1)))


@commands.command("mute", epilog="Example: ludotheque admin mute 0123456789abcdef --days 1")
def mute(who: Who, days: Days = None) -> None:
    """Let somebody write no more, at any table."""
    _in_office(lambda office: office.restrict("mute", who, days))
    typer.echo(f"{who} may not write")


@commands.command("ban", epilog="Example: ludotheque admin ban 192.0.2.7 --days 7")
def ban(who: Who, days: Days = None) -> None:
    """Let somebody, or an address, in no more."""
    _in_office(lambda office: office.restrict("ban", who, days))
    typer.echo(f"{who} may not come in")


@commands.command("pardon", epilog="Example: ludotheque admin pardon 192.0.2.7")
def pardon(who: Who) -> None:
    """Take a mute or a ban back."""

    async def work(office: Office) -> None:
        await office.act("pardon", office.who(who))

    _in_office(work)
    typer.echo(f"{who} may come and write")


@commands.command("bans", epilog="Example: ludotheque admin bans --json")
def bans(as_json: JsonOption = False) -> None:
    """List who may not come or write."""
    found = _in_office(lambda office: office.bans())
    if as_json:
        print_data([{"who": one.who, "kind": one.kind, "until": one.until and _moment(one.until)} for one in found])
        return
    for one in found:
        typer.echo(f"{one.who}  {one.kind:4}  {'for ever' if one.until is None else 'until ' + _day(one.until)}")


@commands.command("export", epilog="Example: ludotheque admin export 0123456789abcdef > person.json")
def export(who: Who) -> None:
    """Write all that is kept of a person, as JSON."""
    told = _in_office(lambda office: office.export(who))
    typer.echo(msgspec.json.format(msgspec.json.encode(told)).decode())


@commands.command("erase", epilog="Example: ludotheque admin erase 0123456789abcdef")
def erase(who: Who) -> None:
    """Remove a person's name, words and seats from everything that is kept, for good."""

    async def work(office: Office) -> list[str]:
        return await office.act("erase", office.who(who))

    typer.echo(f"erased from {len(_in_office(work))} tables")


@commands.command("backup", epilog="Example: ludotheque admin backup copy.sqlite3")
def backup(file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")]) -> None:
    """Copy a SQLite database while its server runs, and check the copy."""

    async def work(office: Office) -> int:
        return office.backup(file)

    typer.echo(f"{file}: {_in_office(work)} bytes, whole")


@commands.command("log", epilog="Example: ludotheque admin log --json")
def log(as_json: JsonOption = False) -> None:
    """List what was done by these commands."""
    found = _in_office(lambda office: office.acts())
    if as_json:
        print_data([{"time": _moment(act.time), "kind": act.kind, "target": act.target} for act in found])
        return
    for act in found:
        typer.echo(f"{_day(act.time)}  {act.kind:7} {act.target}")


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def register(app: typer.Typer) -> None:
    """Mounts `admin` on the `ludotheque` command."""
    app.add_typer(commands, name="admin")
