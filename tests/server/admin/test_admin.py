"""`ludotheque admin`: what an administrator does is done in the database, and a running server follows at once."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.server.admin.office import Office
from ludotheque.server.net.identity import PERSON_LETTERS, hashed
from ludotheque.server.settings import BadSetting
from tests.server.players import Chair, Person, Refused
from tests.server.running import Running, server_here, sqlite, story
from tests.server.test_tables import refused


@contextlib.asynccontextmanager
async def office(folder: Path) -> AsyncIterator[Office]:
    opened = Office(sqlite(folder))
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()


def person_of(person: Person) -> str:
    return hashed(person.http.cookies["ludotheque"])[:PERSON_LETTERS]


@contextlib.asynccontextmanager
async def a_match(folder: Path) -> AsyncIterator[tuple[Running, Person, Person, Chair, Chair]]:
    """Ada and Rude play, and both have said something."""
    async with (
        server_here(sqlite(folder)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Rude") as rude,
    ):
        code = (await ada.create(seats="me open", fixed_seats=True))["code"]
        await rude.join(code)
        await ada.post(f"tables/{code}/start")
        async with ada.sit(code) as one, rude.sit(code) as two:
            await one.ask(type="chat", text="good luck")
            await two.ask(type="chat", text="bad words")
            yield running, ada, rude, one, two


def everything_kept(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump())


@story
async def test_a_table_that_is_closed_is_gone_and_those_at_it_are_told(tmp_path: Path) -> None:
    async with a_match(tmp_path) as (running, ada, _, one, _), office(tmp_path) as admin:
        assert await admin.act("close", one.code) == [one.code]
        await running.server.orders.follow()
        assert (await one.until(lambda message: message["type"] == "bye"))["retry"] is None
        await refused(ada.get(f"tables/{one.code}"), "no-such-table")


async def chat_now(chair: Chair) -> list[Any]:
    await chair.send(type="resume", since=0)
    return list((await chair.until(lambda message: message["type"] == "hello"))["chat"])


@story
async def test_a_name_and_a_line_are_taken_away_from_all_that_is_kept_and_from_all_screens(tmp_path: Path) -> None:
    async with a_match(tmp_path) as (running, ada, _, one, _), office(tmp_path) as admin:
        line = next(line for line in await chat_now(one) if line["text"] == "bad words")
        await admin.remove_line(one.code, line["version"])
        await admin.rename(one.code, 1)
        await running.server.orders.follow()
        await one.until(
            lambda message: message["type"] == "hello" and message["table"]["seats"][1]["name"] == "Player 2"
        )
        assert [line["text"] for line in await chat_now(one)] == ["good luck"]
        assert (await ada.get(f"tables/{one.code}"))["seats"][1]["name"] == "Player 2"
        await one.play()
        kept = everything_kept(tmp_path / "tables.sqlite3")
        assert "bad words" not in kept
        assert "Rude" not in kept
        with pytest.raises(BadSetting, match="has no line 999"):
            await admin.remove_line(one.code, 999)


@story
async def test_who_is_muted_writes_nothing_and_who_is_banned_is_let_in_nowhere(tmp_path: Path) -> None:
    async with a_match(tmp_path) as (running, _, rude, _, two), office(tmp_path) as admin:
        await admin.restrict("mute", person_of(rude), None)
        await running.server.orders.follow()
        with pytest.raises(Refused, match="muted"):
            await two.ask(type="chat", text="more")
        await admin.restrict("ban", person_of(rude), 3)
        await running.server.orders.follow()
        await two.until(lambda message: message["type"] == "bye")
        await refused(rude.get(f"tables/{two.code}"), "banned")
        await refused(rude.create(), "banned")
        await admin.act("pardon", person_of(rude))
        await running.server.orders.follow()
        assert (await rude.get(f"tables/{two.code}"))["mine"] == [1]
        await admin.restrict("ban", "127.0.0.1", None)
        await running.server.orders.follow()
        await refused(rude.get("games"), "banned")
        assert [ban.kind for ban in await admin.bans()] == ["ban"]
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as again:
        await refused(again.get("games"), "banned")


@story
async def test_who_asks_is_told_what_is_kept_of_them_and_can_have_it_erased(tmp_path: Path) -> None:
    async with a_match(tmp_path) as (running, ada, rude, one, two), office(tmp_path) as admin:
        told = await admin.export(person_of(rude))
        assert [(table["code"], table["seats"]) for table in told.tables] == [(one.code, [{"seat": 2, "name": "Rude"}])]
        assert [line["text"] for line in told.lines] == ["bad words"]
        assert await admin.act("erase", person_of(rude)) == [one.code]
        await running.server.orders.follow()
        kept = everything_kept(tmp_path / "tables.sqlite3")
        for trace in ("Rude", "bad words", hashed(rude.http.cookies["ludotheque"])):
            assert trace not in kept
        assert (await rude.get(f"tables/{two.code}"))["mine"] == []
        table = await ada.get(f"tables/{one.code}")
        assert (table["seats"][1]["kind"], table["mine"]) == ("bot", [0])
        assert (await admin.export(person_of(rude))).tables == []


@story
async def test_of_links_that_an_erased_person_made_nothing_is_left(tmp_path: Path) -> None:
    """Once each told whose it was, and showed the seat's hand to whoever had it."""
    async with a_match(tmp_path) as (running, _, rude, one, _), office(tmp_path) as admin:
        lobby = (await rude.create())["code"]
        secrets = [(await rude.post(f"tables/{one.code}/seats/1/link"))["secret"] for _ in range(2)]
        secrets.append((await rude.post(f"tables/{lobby}/seats/1/link"))["secret"])
        async with Person(running.address, "Phone") as phone, Person(running.address, "Eve") as eve:
            assert (await phone.post("seats/claim", secret=secrets[0]))["mine"] == [1]
            for person in (phone, rude):
                await admin.act("erase", person_of(person))
                await running.server.orders.follow()
            kept = everything_kept(tmp_path / "tables.sqlite3")
            for trace in (*map(hashed, secrets), hashed(rude.http.cookies["ludotheque"])):
                assert trace not in kept
            for secret in secrets:
                await refused(eve.post("seats/claim", secret=secret), "no-such-link")


@story
async def test_a_link_of_the_administrators_brings_a_seat_to_who_lost_the_own_browser_once(tmp_path: Path) -> None:
    async with a_match(tmp_path) as (running, _, _, one, _), office(tmp_path) as admin:
        secret = (await admin.link(one.code, 1)).removeprefix("#/seat/")
        await running.server.orders.follow()
        async with Person(running.address, "Rude again") as again, Person(running.address, "Eve") as eve:
            assert (await again.post("seats/claim", secret=secret))["mine"] == [1]
            await refused(eve.post("seats/claim", secret=secret), "link-used")
        with pytest.raises(BadSetting, match="are 1 to 2; not 3"):
            await admin.link(one.code, 2)


@story
async def test_a_backup_made_while_people_play_is_played_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    async with a_match(tmp_path) as (_, ada, _, one, _), office(tmp_path) as admin:
        await one.play()
        own = {"cookie": ada.cookie}
        admin.backup(copy / "tables.sqlite3")
        assert (copy / "tables.sqlite3").stat().st_mode & 0o077 == 0
        with pytest.raises(BadSetting, match="is there already"):
            admin.backup(copy / "tables.sqlite3")
    async with server_here(sqlite(copy)) as running, Person(running.address, "Ada") as ada:
        shown = (await ada.http.get(f"tables/{one.code}", headers=own)).json()
        assert (shown["mine"], shown["steps"]) == ([0], 1)


@story
async def test_tables_that_nobody_misses_are_emptied_out(tmp_path: Path) -> None:
    async with a_match(tmp_path) as (_, ada, _, one, _), office(tmp_path) as admin:
        lobby = (await ada.create(seats="me open"))["code"]
        left = (await ada.create(seats="me bot", start=True))["code"]
        await ada.post(f"tables/{left}/leave")
        record = next(Path("tests/fixtures/seikatsu").glob("*.record")).read_text()
        over = (await ada.post("records", record=record))["code"]
        nothing: dict[str, Any] = {"left": False, "lobbies": False, "finished": False, "days": 0}
        assert await admin.empty("", **nothing | {"left": True}) == [left]
        assert await admin.empty("127.0.0.1", **nothing | {"lobbies": True}) == [lobby]
        assert await admin.empty("203.0.113.7", **nothing | {"finished": True}) == []
        assert await admin.empty("127.0.0.1", **nothing | {"finished": True}) == [over]
        assert {row.code for row in await admin.rows("running")} == {one.code}
        assert [act.kind for act in await admin.acts()] == ["close", "close", "close"]
        assert await admin.empty("127.0.0.1", **nothing) == [one.code], "but not what is over"


def test_the_command_says_what_it_did_and_what_is_wrong(tmp_path: Path) -> None:
    known: dict[str, str] = {}

    def run(*words: str) -> tuple[int, str]:
        answer = CliRunner().invoke(app, ["admin", "--database", sqlite(tmp_path), *words], prog_name="ludotheque")
        return answer.exit_code, answer.output

    @story
    async def make() -> None:
        async with a_match(tmp_path) as (_, _, rude, one, _):
            known.update(code=one.code, rude=person_of(rude))

    assert run("tables")[0] == 2
    make()
    shown = {
        ("tables",): known["code"],
        ("table", known["code"]): f"{known['rude']} Rude: bad words",
        ("rename", known["code"].lower(), "2"): "has no name of its own any more",
        ("mute", known["rude"], "--days", "2"): "may not write",
        ("bans",): "mute  until ",
        ("bans", "--json"): f'[{{"who": "{known["rude"]}", "kind": "mute", "until": "20',
        ("tables", "--json"): f'[{{"code": "{known["code"]}", "game": "',
        ("table", known["code"], "--json"): f'"who": "{known["rude"]}", "name": "Player", "text": "bad words"}}',
        ("backup", str(tmp_path / "copy.sqlite3")): "bytes, whole",
        ("link", known["code"], "2"): "#/seat/",
        ("erase", known["rude"]): "erased from 1 tables",
        ("close", known["code"], "NONE"): f"closed: {known['code']}; not there: NONE",
        ("log",): "erase ",
        ("log", "--json"): f'"kind": "erase", "target": "{known["rude"]}"}}',
    }
    for words, said in shown.items():
        code, output = run(*words)
        assert code == 0, output
        assert said in output
    assert json.loads(run("export", known["rude"])[1])["tables"] == []
    for words, said in {
        ("ban", "you"): "is nobody",
        ("empty",): "say which",
        ("table", "NONE"): "no table NONE",
    }.items():
        code, output = run(*words)
        assert code == 2
        assert said in output
