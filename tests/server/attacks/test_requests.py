"""Requests: heads, bodies and connections without end, dear calls in a loop, odd paths; and who is counted as one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
from pathlib import Path

import httpx
import pytest

from ludotheque.server import metrics
from ludotheque.server.logs import JsonFormatter, _is_worth_a_line
from ludotheque.server.net import app, doors
from ludotheque.server.net.doors import Doors, shared_address
from ludotheque.server.settings import BadSetting, Settings, load_settings
from ludotheque.server.tables import replays
from ludotheque.table.bounds import HEAD_BYTES, MOST_PIPELINED
from ludotheque.table.lessons import lesson
from ludotheque.table.rules_page import rules_message
from tests.patience import WAIT
from tests.server.players import Person, Refused
from tests.server.running import Running, server_here, sqlite, story

LONG = sorted(Path("tests/fixtures").glob("*/*.record"), key=lambda path: path.stat().st_size)[-2]


async def raw(running: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(running.address.rpartition(":")[2]))


async def send_on(running: Running, first: bytes, more: bytes, most: int) -> int:
    """Sends `more` until the server closes the door; says how many bytes it took."""
    reader, writer = await raw(running)
    writer.write(first)
    sent = 0
    with contextlib.suppress(OSError):
        while sent < most and not reader.at_eof():
            writer.write(more)
            sent += len(more)
            await writer.drain()
            await asyncio.sleep(0)
    writer.close()
    return sent


@story
@pytest.mark.parametrize("more", [b"a: b\r\n" * 1000, b"x" * 8192], ids=["many", "one long"])
async def test_a_head_without_end_is_cut_off(tmp_path: Path, more: bytes) -> None:
    """Once 60 MB of headers took a gigabyte, and one long header 40 s of CPU time."""
    async with server_here(sqlite(tmp_path)) as running:
        sent = await send_on(running, b"GET / HTTP/1.1\r\nhost: x\r\ny: ", more, 64_000_000)
        assert sent < 16_000_000, f"{HEAD_BYTES} bytes and what was on its way"


@story
async def test_half_a_request_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(doors, "BODY_SECONDS", 0.2)
    async with server_here(sqlite(tmp_path)) as running:
        for half in (
            b"",
            b"GET / HTTP/1.1\r\nhost: x\r\n",
            b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
        ):
            reader, writer = await raw(running)
            writer.write(half)
            with contextlib.suppress(OSError):
                assert await reader.read() == b""
            writer.close()


@story
async def test_who_asks_and_does_not_read_the_answer_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once twenty such visitors could hold all the connections that a server has, for ever."""
    given_up = metrics.LIMITED.labels("slow requests")._value
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.post("records", record=LONG.read_text()))["code"]
        monkeypatch.setattr(doors, "SEND_SECONDS", 0.2)
        before = given_up.get()
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", int(running.address.rpartition(":")[2])))
        await loop.sock_sendall(line, f"GET /api/v1/tables/{code}/replay HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        async with asyncio.timeout(WAIT):
            while given_up.get() == before:
                await asyncio.sleep(0.05)
        line.close()


@story
async def test_who_reads_replays_slowly_has_few_on_their_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a hundred connections could hold a hundred replays of 23 MB each, for hours."""
    monkeypatch.setattr(replays, "REPLAY_BYTES", 0)
    monkeypatch.setattr(replays, "PATIENCE", -1.0)
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1") as running,
        Person(running.address, "Eve", home="203.0.113.66") as eve,
        Person(running.address, "Ada", home="203.0.113.7") as ada,
    ):
        codes = [(await ada.post("records", record=LONG.read_text()))["code"] for _ in range(2)]
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", int(running.address.rpartition(":")[2])))
        head = f"GET /api/v1/tables/{codes[0]}/replay HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.66\r\n\r\n"
        await loop.sock_sendall(line, head.encode())
        await loop.sock_recv(line, 100)
        with pytest.raises(Refused, match="other replays are still on their way"):
            await eve.get(f"tables/{codes[1]}/replay")
        steps = len((await eve.get(f"tables/{codes[0]}/replay"))["steps"])
        assert steps == len((await ada.get(f"tables/{codes[1]}/replay"))["steps"])
        line.close()
        monkeypatch.setattr(replays, "PATIENCE", WAIT)
        assert len((await eve.get(f"tables/{codes[1]}/replay"))["steps"]) == steps


@story
async def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    """Once a thousand half requests kept everybody else out."""
    async with server_here(sqlite(tmp_path), connections_each=5) as running:
        held = [await raw(running) for _ in range(5)]
        reader, writer = await raw(running)
        with contextlib.suppress(OSError):
            assert await reader.read() == b""
        writer.close()
        for _, other in held:
            other.close()
            await other.wait_closed()
        async with httpx.AsyncClient() as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    assert (await http.get(running.address + "/healthz")).status_code == 200
                    break


@story
async def test_few_requests_of_a_connection_wait_at_once(tmp_path: Path) -> None:
    """Once those that fit into a hundred connections took two gigabytes, and everybody waited while they were read."""
    request = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    async with server_here(sqlite(tmp_path)) as running:
        reader, writer = await raw(running)
        writer.write(request * (MOST_PIPELINED + 1))
        for _ in range(MOST_PIPELINED + 1):
            assert b" 200 " in await reader.readuntil(b"\r\n\r\n")
        writer.close()
        reader, writer = await raw(running)
        writer.write(request * 1000)
        assert (await reader.read()).count(b" 200 ") <= MOST_PIPELINED + 1
        writer.close()


@story
async def test_refusals_and_health_take_turns_as_well(tmp_path: Path) -> None:
    """Once whoever was refused could go on asking as fast as the server could refuse."""
    async with (
        server_here(sqlite(tmp_path), requests_per_minute=1, cpu_share=0.0001) as running,
        httpx.AsyncClient(base_url=running.address) as http,
    ):
        await http.get("/api/v1/games")
        account = running.server.turnstile.account("127.0.0.1")
        before = account.cpu.left
        assert (await http.get("/api/v1/games")).status_code == 429
        refused = account.cpu.left
        assert refused < before
        account.cpu.charge(10**9)
        assert (await http.get("/healthz")).status_code == 200, "its budget is no matter"
        assert account.cpu.left < refused - 10**9


def test_a_trusted_proxy_may_have_any_number_of_connections() -> None:
    entrance = Doors(Settings(connections_each=1, trusted_proxies="10.0.0.1", max_connections=5))
    assert [entrance.enter("10.0.0.1") for _ in range(4)] == [True] * 4
    assert [entrance.enter("203.0.113.1") for _ in range(2)] == [True, False]
    entrance.leave("203.0.113.1")
    assert entrance.enter("203.0.113.1")
    assert not entrance.enter("203.0.113.2"), "there are only so many in all"
    entrance.leave("10.0.0.1")
    assert entrance.enter("203.0.113.2")


@pytest.mark.parametrize(
    ("proxies", "home"),
    [("10.0.0.0/8", "10.1.2.3"), ("10.0.0.1/8", "10.1.2.3"), ("::1", "::1"), ("2001:db8::/48", "2001:db8:0:7::1")],
)
def test_a_proxy_is_known_by_its_network_and_by_ipv6(proxies: str, home: str) -> None:
    """Once all that came through such a proxy had the hundred connections of one visitor."""
    entrance = Doors(Settings(connections_each=1, trusted_proxies=proxies))
    assert [entrance.enter(shared_address(home)) for _ in range(4)] == [True] * 4
    assert [entrance.enter(shared_address("192.0.2.1")) for _ in range(2)] == [True, False]
    assert [entrance.enter(shared_address("2001:db8:1::1")) for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1:1", "2001:db8::2:1", True),
        ("2001:db8:0:0:1::", "2001:0db8::ffff", True),
        ("2001:db8:0:1::1", "2001:db8::1", False),
        ("203.0.113.1", "::ffff:203.0.113.1", True),
        ("203.0.113.1", "203.0.113.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("unix", "unix", True),
    ],
)
def test_a_household_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (shared_address(one) == shared_address(other)) == same


def test_nobody_may_say_that_all_proxies_are_trusted() -> None:
    with pytest.raises(BadSetting, match="names the addresses"):
        load_settings(environment={"LUDOTHEQUE_TRUSTED_PROXIES": "*"})


@story
async def test_a_replay_is_made_once_beside_the_event_loop_and_charged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once each of 600 a minute took a third of a second of everybody's time."""
    made: list[int] = []
    make = replays._steps
    monkeypatch.setattr(replays, "_steps", lambda *args: (made.append(1), make(*args))[1])
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", cpu_share=0.001) as running,
        Person(running.address, home="203.0.113.5") as ada,
    ):
        code = (await ada.post("records", record=LONG.read_text()))["code"]
        account = running.server.turnstile.account("203.0.113.5")
        before = account.cpu.left
        answers = await asyncio.gather(*(ada.get(f"tables/{code}/replay") for _ in range(4)))
        assert len(made) == 1
        assert all(answer == answers[0] for answer in answers)
        assert len(answers[0]["steps"]) == len(LONG.read_text().split("\nmove "))
        assert account.cpu.left < before


@story
async def test_the_openapi_document_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_here(sqlite(tmp_path)) as running, httpx.AsyncClient(base_url=running.address) as http:
        assert (await http.get("/openapi.json")).json()["openapi"]
        monkeypatch.setattr(app, "OPENAPI", tmp_path / "nowhere.json")
        assert (await http.get("/api/v1/openapi.json")).json()["openapi"]


@story
async def test_odd_paths_are_answered_and_leave_no_error_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_here(sqlite(tmp_path)) as running, httpx.AsyncClient(base_url=running.address) as http:
        for path in ("/%00", "/" + "x" * 300, "/a/%00/b", "/assets/nope.js", "/api/v1/nothing", "/api/v1/tables/%00"):
            assert (await http.get(path)).status_code in (200, 404), path
        assert (await http.get("/assets/nope.js")).status_code == 404
        assert (await http.get("/assets/" + "y" * 400)).status_code == 404
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@story
async def test_who_is_limited_is_logged_by_the_hash_of_the_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_here(sqlite(tmp_path), requests_per_minute=3) as running, Person(running.address) as ada:
        for _ in range(6):
            await ada.http.get("games")
        place = running.server.places.of("127.0.0.1")
    lines = [json.loads(JsonFormatter().format(record)) for record in caplog.records if record.msg == "limited"]
    assert lines
    assert {(line["limit"], line["place"]) for line in lines} == {("requests", place)}
    assert "127.0.0.1" not in json.dumps(lines)


@story
async def test_who_is_limited_a_thousand_times_does_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once each refusal was a line: two gigabytes a day, from one address."""
    async with server_here(sqlite(tmp_path), requests_per_minute=1) as running, Person(running.address) as ada:
        told = running.server.app._told  # type: ignore[attr-defined]  # of the guard
        for _ in range(100):
            await ada.http.get("games")
        for _ in range(20):
            _, writer = await raw(running)
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n")
            await writer.drain()
            await ada.http.get("games")
            writer.close()
        few = len([record for record in caplog.records if record.msg == "limited"])
        assert few < 20
        told._buckets.clear()
        await ada.http.get("games")
    counts = [int(vars(record)["count"]) for record in caplog.records if record.msg == "limited"]
    assert counts[-1] == 120 - sum(counts[:-1])
    assert not [record for record in caplog.records if _is_worth_a_line(record) and record.name.startswith("uvicorn")]


@story
async def test_what_is_told_of_a_game_is_made_once_however_it_is_spelt(tmp_path: Path) -> None:
    """Once each of the 131,072 spellings of a game's id had its rules and lesson made and kept anew: 600 a minute."""
    spellings = ["gravity_superstar", "gravity-superstar", "GRAVITY_SUPERSTAR", "gRaViTy-SuPeRsTaR"]
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        for kept, call in ((rules_message, "rules"), (lesson, "lesson")):
            kept.cache_clear()
            told = [await ada.get(f"games/{spelling}/{call}") for spelling in spellings]
            assert all(one == told[0] for one in told)
            assert kept.cache_info().currsize == 1
