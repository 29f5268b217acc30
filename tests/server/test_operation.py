"""Running a server: settings, health, metrics, logs, headers, proxies, the client's files, stopping."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import logging
import os
import resource
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludotheque.server.command import MOST_FILES
from ludotheque.server.logs import JsonFormatter, PlainFormatter, _is_worth_a_line, formatter_for
from ludotheque.server.net.app import Server
from ludotheque.server.settings import BadSetting, Settings, load_settings
from ludotheque.server.store.store import Store
from tests.server.players import Person
from tests.server.running import environment, process, server_here, sqlite, story


def test_settings_come_from_file_then_environment_then_command_line(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 9001\ngrace = 30\nhost = "0.0.0.0"\n')
    settings = load_settings(file, {"LUDOTHEQUE_PORT": "9002", "LUDOTHEQUE_SECURE_COOKIES": "yes"}, host="127.0.0.1")
    assert (settings.port, settings.grace, settings.host) == (9002, 30, "127.0.0.1")
    assert settings.secure_cookies


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"LUDOTHEQUE_PORT": "many"}, "LUDOTHEQUE_PORT: is a number"),
        ({"LUDOTHEQUE_PORT": "70000"}, "port: "),
        ({"LUDOTHEQUE_IDLE_DAYS": str(10**17)}, "idle_days: "),
        ({"LUDOTHEQUE_DATABASE": "mysql://x"}, "sqlite:///"),
        ({"LUDOTHEQUE_REDIS": "localhost"}, "redis://"),
        ({"LUDOTHEQUE_ROOT_PATH": "games/"}, "starts with /"),
        ({"LUDOTHEQUE_LOG_LEVEL": "loud"}, "debug, info"),
        ({"LUDOTHEQUE_SECURE_COOKIES": "perhaps"}, "true or false"),
        ({"LUDOTHEQUE_THINKERS": "0"}, "thinkers: "),
        ({"LUDOTHEQUE_TRUSTED_PROXY": "127.0.0.1"}, "perhaps 'trusted_proxies' is meant"),
        ({"LUDOTHEQUE_TRUSTED_PROXIES": "127.0.0.1, proxy"}, "not 'proxy'"),
        ({"LUDOTHEQUE_TRUSTED_PROXIES": "0.0.0.0/0"}, "every visitor could claim"),
        ({"LUDOTHEQUE_TRUSTED_PROXIES": "::1, ::/0"}, "every visitor could claim"),
        ({"LUDOTHEQUE_HOSTS": "a.example, https://b.example"}, "without a scheme"),
        ({"LUDOTHEQUE_ORIGINS": "b.example"}, "https://play.example.org; not 'b.example'"),
        ({"LUDOTHEQUE_ORIGINS": "https://b.example/games"}, "https://play.example.org; not 'https://b.example/games'"),
    ],
)
def test_a_bad_setting_is_named_with_what_is_allowed(values: dict[str, str], words: str) -> None:
    with pytest.raises(BadSetting) as error:
        load_settings(environment=values)
    assert words in str(error.value)


def test_a_bad_file_of_settings_is_named(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    with pytest.raises(BadSetting, match="cannot be read"):
        load_settings(file, {})
    file.write_text("port = = 1")
    with pytest.raises(BadSetting, match="is no TOML"):
        load_settings(file, {})
    file.write_text("prot = 1")
    with pytest.raises(BadSetting, match="there is no setting 'prot'; there are host, port"):
        load_settings(file, {})
    file.write_text('grace = "long"')
    with pytest.raises(BadSetting, match=r"grace: .*int"):
        load_settings(file, {})


def test_a_taken_port_is_said_with_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = subprocess.run(
            [sys.executable, "-m", "ludotheque.server.command", "--port", port],
            env=environment(sqlite(tmp_path)),
            capture_output=True,
            text=True,
            check=False,
        )
    assert ended.returncode == 2
    assert f"{port} is taken" in ended.stderr
    assert "--port" in ended.stderr
    assert "Traceback" not in ended.stderr


@story
async def test_health_metrics_and_openapi_are_there(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address) as ada,
        httpx.AsyncClient(base_url=running.address) as http,
    ):
        health = (await http.get("/healthz")).json()
        assert health["status"] == "ok"
        assert health["database"] == "sqlite"
        await ada.create(seats="me bot", start=True)
        metrics = (await http.get("/metrics")).text
        assert "ludotheque_commit_seconds_bucket" in metrics
        assert 'ludotheque_tables_made_total{game="seikatsu"}' in metrics
        assert "ludotheque_disk_free_bytes " in metrics
        document = (await http.get("/api/v1/openapi.json")).json()
        assert (await http.get("/openapi.json")).json() == document
        assert document["openapi"].startswith("3.1")
        assert "/api/v1/tables/{code}/join" in document["paths"]
        assert "Situation" in document["components"]["schemas"]
        rules = (await http.get("/api/v1/games/seikatsu/rules?lang=fr")).json()
        assert rules["sections"][0]["clauses"][0]["id"]
        assert rules["pictures"][0]["svg"].startswith("<svg")
        assert len((await http.get("/api/v1/games")).json()) == 4


@story
async def test_every_answer_has_the_headers_that_keep_a_page_safe(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, httpx.AsyncClient(base_url=running.address) as http:
        for path in ("/", "/healthz", "/api/v1/games", "/api/v1/nothing", "/api/v1/tables/NONE"):
            headers = (await http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert (await http.put("/api/v1/tables", json={})).status_code == 405
        assert (await http.get("/api/v1/nothing")).json()["error"]["code"] == "no-such-call"


@story
async def test_pages_of_other_sites_may_not_talk_to_the_server(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path), origins="https://friend.example") as running,
        httpx.AsyncClient(base_url=running.address) as http,
    ):
        body = {"game": "seikatsu", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            (running.address, 200),
            ("https://friend.example", 200),
        ):
            answer = await http.post("/api/v1/tables", json=body, headers={"origin": origin})
            assert answer.status_code == status, origin
        play = running.address.replace("http", "ws", 1) + f"/api/v1/tables/{answer.json()['code']}/play"
        with pytest.raises(InvalidStatus, match="403"):
            await connect(play, additional_headers={"origin": "https://evil.example"})
        async with connect(play, additional_headers={"origin": running.address}) as websocket:
            assert json.loads(await websocket.recv())["type"] == "hello"


@story
async def test_over_https_no_neighbour_can_set_the_cookie_that_counts(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1") as running,
        httpx.AsyncClient(base_url=running.address, headers={"x-forwarded-proto": "https"}) as http,
    ):
        made = await http.post("/api/v1/tables", json={"game": "seikatsu", "name": "Ada"})
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-ludotheque=")
        assert "Path=/;" in cookie
        assert "Secure" in cookie
        assert "Domain" not in cookie
        token = cookie.partition("=")[2].partition(";")[0]
        http.cookies.clear()

        async def seats_of(cookies: str) -> list[int]:
            answer = await http.get(f"/api/v1/tables/{made.json()['code']}", headers={"cookie": cookies})
            return list(answer.json()["mine"])

        assert await seats_of(f"__Host-ludotheque={token}; ludotheque={'n' * 43}") == [0]
        assert await seats_of(f"__Host-ludotheque={'n' * 43}; ludotheque={token}") == []
        before = {"cookie": f"ludotheque={token}"}
        assert await seats_of(before["cookie"]) == [0]
        again = await http.get("/api/v1/tables", headers=before)
        assert again.headers["set-cookie"].startswith(f"__Host-ludotheque={token};")


@story
async def test_behind_a_proxy_with_https_and_a_path_prefix(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path), root_path="/games", trusted_proxies="127.0.0.1") as running,
        httpx.AsyncClient(base_url=running.address) as http,
    ):
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9", "host": "play.example"}
        body = {"game": "seikatsu", "name": "Ada"}
        answer = await http.post("/api/v1/tables", json=body, headers=forwarded | {"origin": "https://play.example"})
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"]
        assert "Path=/games/" in cookie
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "strict-transport-security" in answer.headers
        assert (await http.get("/games/healthz")).status_code == 200
        assert (await http.get("/api/v1/openapi.json")).json()["servers"] == [{"url": "/games"}]


@story
async def test_the_clients_files_are_served_and_its_page_for_every_other_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Ludotheque</title>")
    for file in ("assets/app-1a2b.js", "assets/worker-3c4d.js", "sw.js"):
        (static / file).write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    server = Server(Settings(database=sqlite(tmp_path)), static=static)
    transport = httpx.ASGITransport(server.app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        assert "Ludotheque" in (await http.get("/")).text
        assert "Ludotheque" in (await http.get("/some/page")).text
        script = await http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert script.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in script.headers, "it is a part of a page, which has one"
        for worker in ("/assets/worker-3c4d.js", "/sw.js"):
            assert "default-src 'self'" in (await http.get(worker)).headers["content-security-policy"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//etc/passwd"):
            assert "secret" not in (await http.get(path)).text
    store = server.hall.store
    assert isinstance(store, Store)
    await store._database.close()


@story
async def test_the_page_links_to_the_documents_where_a_setting_says_they_are(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "engine" / "facts").mkdir(parents=True)
    (static / "index.html").write_text('<!doctype html><html lang="en"><title>Ludotheque</title>')
    for file in ("engine/engine-1a2b.pack", "engine/facts/rules.pack"):
        (static / file).write_text("1")
    server = Server(Settings(database=sqlite(tmp_path), docs='https://docs.example/"<'), static=static)
    transport = httpx.ASGITransport(server.app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        page = await http.get("/")
        assert '<html data-docs="https://docs.example/&quot;&lt;" lang="en">' in page.text
        assert "text/html" in page.headers["content-type"]
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert "immutable" in (await http.get("/engine/engine-1a2b.pack")).headers["cache-control"]
        facts = await http.get("/engine/facts/rules.pack")
        assert "immutable" not in facts.headers["cache-control"], "it is not named for its content"
    store = server.hall.store
    assert isinstance(store, Store)
    await store._database.close()


@story
async def test_a_file_that_the_build_packed_is_sent_packed_to_who_takes_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script = static / "assets" / "app-1a2b.js"
    script.write_text("let plain")
    script.with_name("app-1a2b.js.gz").write_bytes(gzip.compress(b"let packed"))
    server = Server(Settings(database=sqlite(tmp_path)), static=static)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url="http://test") as http:
        for takes, text, encoding in (
            ("br, gzip", "let packed", "gzip"),
            ("br", "let plain", None),
            ("", "let plain", None),
        ):
            answer = await http.get("/assets/app-1a2b.js", headers={"accept-encoding": takes})
            assert answer.text == text
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "accept-encoding"
            assert "javascript" in answer.headers["content-type"]
    store = server.hall.store
    assert isinstance(store, Store)
    await store._database.close()


@story
async def test_a_server_that_stops_tells_its_clients_to_come_again_and_loses_nothing(tmp_path: Path) -> None:
    with process(sqlite(tmp_path), tmp_path / "log") as running:
        async with Person(running.address) as ada:
            table = await ada.create(seats="me me", one_screen=True, start=True)
            async with ada.sit(table["code"]) as chair:
                await chair.play()
                stopped = asyncio.create_task(asyncio.to_thread(running.stop))
                bye = await chair.until(lambda message: message["type"] == "bye")
                assert bye["retry"] > 0
                assert await stopped == 0
    async with server_here(sqlite(tmp_path)) as again, Person(again.address) as eve, eve.sit(table["code"]) as chair:
        assert chair.ply == 1


@story
async def test_no_log_line_holds_a_token_seed_name_or_chat(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with process(sqlite(tmp_path), log, log_level="debug", thinkers=1) as running:
        async with Person(running.address, "Adalovelace") as ada:
            table = await ada.create(seats="me bot:novice", start=True, fixed_seats=True)
            async with ada.sit(table["code"]) as chair:
                await chair.ask(type="chat", text="whisperedwords")
                await chair.my_turn()
                await chair.play()
                await chair.send_raw('{"type": "play", "id": "leakyid", "seat": "brokenseat"}')
                await chair.until(lambda message: message["type"] == "refused")
                ply = chair.ply
                await chair.ask(type="resign", seat=0, ply=ply)
            seed = (await ada.get(f"tables/{table['code']}"))["seed"]
            cookie = ada.http.cookies["ludotheque"]
        running.stop()
    text = log.read_text()
    for line in text.splitlines():
        assert json.loads(line)["message"]
    for secret in (seed, cookie, "Adalovelace", "whisperedwords", "leakyid", "brokenseat"):
        assert secret not in text


def test_serve_is_a_command_of_ludotheque() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "ludotheque", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "NO_COLOR": "1", "COLUMNS": "100"},
    )
    assert "--port" in shown.stdout


@story
async def test_who_comes_back_gets_the_cookie_anew_and_keeps_it(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        await ada.create()
        token = ada.http.cookies["ludotheque"]
        answer = await ada.http.get("tables", params={"which": "mine"})
        assert f"ludotheque={token}" in answer.headers["set-cookie"]
        assert "Max-Age=34560000" in answer.headers["set-cookie"]
        async with Person(running.address) as stranger:
            assert "set-cookie" not in (await stranger.http.get("tables")).headers


@story
async def test_a_server_with_a_name_answers_under_no_other(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path), hosts="games.example, 127.0.0.1") as running,
        httpx.AsyncClient(base_url=running.address) as client,
    ):
        for host, status in (("games.example:8000", 200), ("GAMES.example", 200), ("evil.example", 421), ("[", 421)):
            assert (await client.get("/api/v1/games", headers={"host": host})).status_code == status
        assert (await client.get("/healthz", headers={"host": "10.0.0.7"})).status_code == 200


@story
async def test_over_https_a_page_of_the_same_name_without_it_is_another_site(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path), secure_cookies=True) as running,
        httpx.AsyncClient(base_url=running.address) as client,
    ):
        host = running.address.partition("//")[2]
        for scheme, status in (("https", 200), ("http", 403)):
            answer = await client.post(
                "/api/v1/tables", json={"game": "seikatsu", "name": "Ada"}, headers={"origin": f"{scheme}://{host}"}
            )
            assert answer.status_code == status, answer.text


def test_a_line_of_uvicorns_is_whole_and_refused_sockets_leave_none() -> None:
    """Once every refused socket left an error in the log, and "Cancel %s running task(s)" was not filled in."""
    made = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, "Cancel %s running task(s)", (3,), None)
    assert json.loads(JsonFormatter().format(made))["message"] == "Cancel 3 running task(s)"
    refused = "ASGI callable returned without sending handshake."
    assert not _is_worth_a_line(logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, refused, (), None))
    assert _is_worth_a_line(made)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux tells what another process may have")
def test_a_server_takes_as_many_files_as_it_may_have(tmp_path: Path) -> None:
    """Once it kept the 1024 that a system gives unasked: five visitors' connections, and nobody else came in."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))
    try:
        with process(sqlite(tmp_path), tmp_path / "log") as running:
            taken, _ = resource.prlimit(running.pid, resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert taken == hard or taken >= MOST_FILES


def test_in_a_terminal_a_line_of_the_log_is_plain_words_and_tells_no_more_than_elsewhere() -> None:
    made = logging.LogRecord("ludotheque.turns", logging.WARNING, "", 1, "held \x1b[2J", (), None)
    vars(made).update(errand="GET page", seconds=0.087, token="secret")
    told = PlainFormatter().format(made)
    assert told.partition(" ")[2] == "warning: held ?[2J (errand: GET page, seconds: 0.087)"
    assert json.loads(JsonFormatter().format(made))["message"] == "held \x1b[2J"


def test_only_a_terminal_gets_plain_words() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert isinstance(formatter_for(Terminal()), PlainFormatter)
    assert isinstance(formatter_for(io.StringIO()), JsonFormatter)
