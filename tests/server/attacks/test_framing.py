"""What goes round a request: parts of bodies, what follows a body, cookies, paths, and JSON in JSON."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

import httpx
import pytest

from ludotheque.table.bounds import DEEPEST_PATH, HEAD_BYTES, MOST_CHUNKS
from tests.server.attacks.test_requests import raw, send_on
from tests.server.players import Person
from tests.server.running import Running, server_here, sqlite, story

CHUNKED = b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n"
TABLE = b'{"game": "seikatsu", "name": "Ada"}'


async def told(running: Running, request: bytes) -> bytes:
    reader, writer = await raw(running)
    writer.write(request)
    answer = b""
    with contextlib.suppress(OSError):
        answer = await reader.read()
    writer.close()
    return answer.partition(b"\r\n")[0]


def chunks(body: bytes, size: int) -> bytes:
    parts = [body[start : start + size] for start in range(0, len(body), size)]
    return b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts) + b"0\r\n"


@story
@pytest.mark.parametrize("first", [b"0\r\nx: ", b"1;x="], ids=["what follows it", "what is said of a part"])
async def test_what_goes_round_a_body_is_cut_off(tmp_path: Path, first: bytes) -> None:
    """Once four connections that never ended a line after a body kept everybody waiting for eight seconds."""
    async with server_here(sqlite(tmp_path)) as running:
        sent = await send_on(running, CHUNKED + b"\r\n" + first, b"x" * 8192, 64_000_000)
        assert sent < 16_000_000, f"{HEAD_BYTES} bytes and what was on its way"


@story
async def test_a_body_comes_in_few_parts(tmp_path: Path) -> None:
    """Once parts of one letter each, on twenty connections, kept everybody waiting for a second at a time."""
    async with server_here(sqlite(tmp_path)) as running:
        assert b" 200 " in await told(running, CHUNKED + b"\r\n" + chunks(TABLE, 1) + b"\r\n")
        padded = TABLE + b" " * MOST_CHUNKS
        assert b" 200 " in await told(running, CHUNKED + b"\r\n" + chunks(padded, 100) + b"\r\n")
        assert b" 200 " not in await told(running, CHUNKED + b"\r\n" + chunks(padded, 1) + b"\r\n")


@story
async def test_what_follows_a_body_is_no_head(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy may let it through: it must not stand for the visitor's address, origin or cookie."""
    async with server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", creates_per_minute=1) as running:
        home = b"x-forwarded-for: 203.0.113.%d\r\n"
        for number in range(3):
            request = CHUNKED + home % 1 + b"\r\n" + chunks(TABLE, 99) + home % (2 + number) + b"\r\n"
            assert (b" 200 " if number == 0 else b" 429 ") in await told(running, request)


@story
async def test_cookies_are_not_read_for_longer_than_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Once one that was quoted, with escapes, held the event loop for two seconds."""
    monkeypatch.setattr("http.cookies._unquote", lambda text: pytest.fail("no cookie of ours is quoted"))
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.create())["code"]
        own = f"ludotheque={ada.http.cookies['ludotheque']}"
        for others in ('a="' + "\\1" * 10_000 + '"', "a=b;" * 7000, "=;;;==", "ludotheque"):
            for cookie in (f"{others}; {own}", f"{own}; {others}"):
                shown = await ada.http.get(f"tables/{code}", headers={"cookie": cookie})
                assert shown.json()["mine"] == [0], others[:10]


@story
async def test_deep_paths_are_not_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a path of 16,000 parts was looked for part by part: the event loop was held for a quarter of a second."""
    async with server_here(sqlite(tmp_path)) as running, httpx.AsyncClient(base_url=running.address) as http:
        looked: list[Path] = []
        resolve = Path.resolve
        monkeypatch.setattr(Path, "resolve", lambda path: (looked.append(path), resolve(path))[1])
        for path in ("/assets/" + "a/" * 15_000, "/" + "../" * 9000, "/" + "%2e%2e/" * 4000):
            assert (await http.get(path)).status_code in (200, 404)
        assert not [path for path in looked if len(path.parts) > 2 * DEEPEST_PATH + len(running.server.static.parts)]


@story
async def test_json_as_deep_as_it_may_be_is_declined(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Once such a call was answered as a failure of the server, and such a message by hanging up."""
    deep = '{"a":' * 2500
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        for pace in (deep, '{"a":' + "[" * 15_000):
            body = '{"game": "seikatsu", "name": "Ada", "pace": ' + pace
            assert (await ada.http.post("tables", content=body)).status_code == 422
        code = (await ada.create())["code"]
        async with ada.sit(code) as chair:
            for text in (deep, '{"a":' + "[" * 16_000, '{"id": "x", "a":' + "[" * 8000 + "]" * 8000 + "}"):
                await chair.send_raw(text)
                answer = await chair.until(lambda message: message["type"] == "refused")
                assert answer["code"] == "bad-message"
            await chair.send(type="ping")
            await chair.until(lambda message: message["type"] == "pong")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@story
async def test_who_hangs_up_in_the_middle_of_a_body_leaves_no_error_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        for _ in range(3):
            _, writer = await raw(running)
            writer.write(b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
            await writer.drain()
            await ada.get("games")
            writer.close()
            await ada.get("games")
        await ada.create()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
