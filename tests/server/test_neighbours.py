"""`serve --processes 2` on one SQLite file: everybody at a table is in one process, and one that dies takes nothing
with it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.server.neighbours import NeighbourFanout, Neighbours
from ludotheque.server.supervision import Supervisor
from ludotheque.table.ports import Note
from tests.server.players import Person
from tests.server.running import process, sqlite, story

HEAD = b"GET /api/v1/tables/%s/play?since=3 HTTP/1.1\r\nhost: here\r\n\r\n"
CODES = [f"TABLE{number}" for number in range(8)]


@contextlib.contextmanager
def two(folder: Path) -> Iterator[tuple[Neighbours, Neighbours]]:
    both = Neighbours(folder, 0, 2), Neighbours(folder, 1, 2)
    try:
        for one in both:
            one.open()
        yield both
    finally:
        for one in both:
            one.close()


def url(code: str) -> bytes:
    return b"/api/v1/tables/%s/play?since=3" % code.encode()


@story
async def test_a_connection_goes_to_the_home_of_its_table_with_what_was_read_of_it(tmp_path: Path) -> None:
    with two(tmp_path) as (here, there):
        came: list[tuple[socket.socket, bytes]] = []
        arrived = asyncio.Event()

        def welcome(connection: socket.socket, head: bytes) -> None:
            came.append((connection, head))
            arrived.set()

        there.welcome = welcome
        away = [code for code in CODES if here.home(code) == 1]
        assert 0 < len(away) < len(CODES), "both are home to some"
        for code in CODES:
            client, accepted = socket.socketpair()
            with client, accepted:
                is_gone = here.hand_over(url(code), HEAD % code.encode(), accepted.fileno())
                assert is_gone == (code in away)
                assert is_gone == here.hand_over(url(code.lower()), b"", accepted.fileno()), "however it is written"
                if not is_gone:
                    continue
                while len(came) < 2:
                    arrived.clear()
                    await arrived.wait()
                (handed, head), (again, _) = came
                came.clear()
                assert head == HEAD % code.encode()
                handed.sendall(b"welcome")
                assert client.recv(10) == b"welcome"
                handed.close()
                again.close()


class Hearing:
    """A hall that notes what it is told."""

    def __init__(self) -> None:
        self.notes: asyncio.Queue[Note] = asyncio.Queue()

    async def heard(self, note: Note) -> None:
        self.notes.put_nowait(note)

    async def lost(self, process: str) -> None:
        """Nobody was connected."""

    async def sync_all(self) -> None:
        """There is no store."""

    def announce(self) -> None:
        """There are no tables."""


@story
async def test_a_home_tells_of_one_change_and_of_the_next_only_who_has_that_table(tmp_path: Path) -> None:
    """Each move was once told to a neighbour that had forgotten its table."""
    with two(tmp_path) as neighbours:
        tasks, halls = Supervisor(), (Hearing(), Hearing())
        home, other = (NeighbourFanout(each, tasks) for each in neighbours)
        for fanout, hall in zip((home, other), halls, strict=True):
            await fanout.open(hall)
        code = next(code for code in CODES if neighbours[0].home(code) == 0)
        versions = iter(range(1, 100))

        async def told(count: int) -> list[int]:
            """Of so many changes and a last word, the versions that the other heard of."""
            for _ in range(count):
                home.publish(Note(code=code, version=next(versions)))
            home.publish(Note(code="LAST", asks=True))
            found = []
            while (note := await halls[1].notes.get()).code != "LAST":
                found.append(note.version)
            return found

        async def say(note: Note) -> None:
            other.publish(note)
            await halls[0].notes.get()

        assert await told(3) == [1]
        await say(Note(code=code, asks=True))
        assert await told(3) == [4], "it has the table again"
        await say(Note(code=code, online=["Ada"]))
        assert await told(3) == [7, 8, 9], "somebody is connected there"
        await say(Note(code=code, online=[]))
        assert await told(3) == [10]
        other.publish(Note(code=code, version=20))
        other.publish(Note(code=code, version=21))
        assert [(await halls[0].notes.get()).version for _ in range(2)] == [20, 21], "its home hears of every change"
        await tasks.close()


@story
async def test_what_is_for_no_table_stays_where_it_came(tmp_path: Path) -> None:
    with two(tmp_path) as (here, there):
        for other in (
            b"/",
            b"/api/v1/tables//play",
            b"/api/v1/tables/" + b"A" * 99 + b"/play",
            b"/api/v1/tables/AB/plays",
        ):
            assert not here.hand_over(other, b"", 0)
            assert not there.hand_over(other, b"", 0)


@story
async def test_a_table_whose_home_is_away_is_served_by_its_neighbour(tmp_path: Path) -> None:
    here, gone = Neighbours(tmp_path, 0, 2), Neighbours(tmp_path, 1, 2)
    here.open()
    client, accepted = socket.socketpair()
    with client, accepted:
        assert not any(here.hand_over(url(code), b"", accepted.fileno()) for code in CODES)
        gone.open()
        assert any(here.hand_over(url(code), b"", accepted.fileno()) for code in CODES)
        gone.close()
        assert not any(here.hand_over(url(code), b"", accepted.fileno()) for code in CODES), (
            "killed, its socket remains"
        )
    here.close()


@story
async def test_connections_wait_for_a_busy_neighbour_and_come_back_when_it_dies(tmp_path: Path) -> None:
    here, busy = Neighbours(tmp_path, 0, 2), Neighbours(tmp_path, 1, 2)
    here.open()
    busy.open()
    asyncio.get_running_loop().remove_reader(busy._socket)
    back: list[bytes] = []
    some = asyncio.Event()

    def welcome(connection: socket.socket, head: bytes) -> None:
        connection.close()
        back.append(head)
        some.set()

    here.welcome = welcome
    code = next(code for code in CODES if here.home(code) == 1)
    client, accepted = socket.socketpair()
    with client, accepted:
        while not here._waiting[1]:
            assert here.hand_over(url(code), b"head", accepted.fileno()), "until it has no room"
        busy.close()
        await some.wait()
        assert back == [b"head"]
    here.close()


def children(pid: int) -> list[int]:
    """The processes that serve; not those in which bots think."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"server.processes" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def seated(ada: Person, bob: Person) -> str:
    code: str = (await ada.create("seikatsu", "me open", fixed_seats=True))["code"]
    await bob.join(code)
    await ada.post(f"tables/{code}/start")
    return code


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for the processes where Linux lists them")
@story
async def test_a_killed_process_is_started_again_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with process(sqlite(tmp_path), tmp_path / "log", processes=2) as server:
        async with Person(server.address, "Ada") as ada, Person(server.address, "Bob") as bob:
            codes = [await seated(ada, bob) for _ in range(3)]
            before = children(server.pid)
            assert len(before) == 2
            chairs = [(ada.sit(code), bob.sit(code)) for code in codes]
            for pair in chairs:
                for chair in pair:
                    await chair.connect()
                await pair[0].play()
                await pair[1].reach(1)
                await pair[1].play()
                await pair[1].reach(2)
            told = [dict(pair[1].entries) for pair in chairs]
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            for place, pair in enumerate(chairs):
                await asyncio.gather(*(chair.play_to_end(random.Random(place)) for chair in pair))
                assert pair[0].situation()["outcome"] == pair[1].situation()["outcome"]
                for chair in pair:
                    assert {ply: chair.entries[ply]["time"] for ply in (0, 1)} == {
                        ply: entry["time"] for ply, entry in told[place].items()
                    }, "both moves were acknowledged"
                    await chair.close()
            assert not set(before) & set(children(server.pid))
            metrics = (await ada.http.get(f"{server.address}/metrics")).text
            assert re.search(r"^ludotheque_live_tables \d", metrics, re.MULTILINE), "those of all processes, as one"
            assert len(children(server.pid)) == 2
        assert server.stop() == 0


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for the processes where Linux lists them")
@story
async def test_when_the_parent_is_killed_its_processes_end_and_the_next_server_has_everything(tmp_path: Path) -> None:
    with process(sqlite(tmp_path), tmp_path / "log", processes=2) as server:
        async with Person(server.address, "Ada") as ada, Person(server.address, "Bob") as bob:
            code = await seated(ada, bob)
            async with ada.sit(code) as one:
                await one.play()
            cookies = ada.http.cookies
        orphans = children(server.pid)
        server.kill()
        while any(Path(f"/proc/{pid}").exists() for pid in orphans):
            await asyncio.sleep(0.05)
    with process(sqlite(tmp_path), tmp_path / "log") as server:
        async with Person(server.address, "Ada") as ada:
            ada.http.cookies = cookies
            async with ada.sit(code) as one:
                assert one.ply == 1
