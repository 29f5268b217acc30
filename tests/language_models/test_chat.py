"""`chat:` bots against an endpoint here: they play, are counted, stay within their budget, and keep their key."""

from __future__ import annotations

import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ludotheque
from ludotheque.arena.command import make_plan, run
from ludotheque.arena.plan import split_bots
from ludotheque.arena.play import play_job
from ludotheque.arena.report import result_table, rows_of
from ludotheque.bots.bot import BotFailed
from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import BadOption
from ludotheque.text import words

KEY = "sk-never-to-be-seen-0123456789"
Answer = Callable[[dict[str, Any]], tuple[int, Any]]


def said(text: str, tokens: Any = 10) -> tuple[int, Any]:
    return 200, {"choices": [{"message": {"role": "assistant", "content": text}}], "usage": {"total_tokens": tokens}}


def first_legal(body: dict[str, Any]) -> str:
    listed = body["messages"][1]["content"].split("Legal moves:\n")[1]
    return str(listed.split()[0])


class Endpoint:
    """Answers as it is told to, and keeps what it was asked."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.elsewhere = ""
        self.retry_after = ""
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:  # the names that the library calls
                endpoint.keys.append(self.headers["Authorization"])
                self.send_error(405)

            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                endpoint.asked.append(body)
                endpoint.keys.append(self.headers["Authorization"])
                code, told = endpoint.answer(body) if self.path == "/v1/chat/completions" else (404, {})
                data = json.dumps(told).encode()
                self.send_response(code)
                self.send_header("Content-Length", str(len(data)))
                if endpoint.elsewhere:
                    self.send_header("Location", endpoint.elsewhere)
                if endpoint.retry_after:
                    self.send_header("Retry-After", endpoint.retry_after)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.spec = f"chat:tiny,url=http://127.0.0.1:{self.server.server_port}/v1,wait=0"


@pytest.fixture
def endpoint(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endpoint]:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    made = Endpoint(lambda body: said(f"I think.\nMOVE: {first_legal(body)}"))
    yield made
    made.server.shutdown()
    made.server.server_close()


def ask(spec: str, game: str = "seikatsu") -> int:
    found = ludotheque.game(game)
    state = found.deal(found.options(), ludotheque.Rng(1))
    return make_bot(spec, found, state.options).choose(found, state, int(state.to_move), 1)


def test_a_model_is_told_the_rules_what_it_sees_and_the_legal_moves(endpoint: Endpoint) -> None:
    action = ask(endpoint.spec)
    game = ludotheque.game("seikatsu")
    assert action == game.deal(game.options(), ludotheque.Rng(1)).legal_actions()[0]
    (body,) = endpoint.asked
    assert body["model"] == "tiny"
    assert "S-3.1 " in body["messages"][0]["content"]
    assert words("en").tell("seikatsu", "legend", {}) in body["messages"][0]["content"]
    assert "Legal moves:" in body["messages"][1]["content"]
    assert endpoint.keys == [f"Bearer {KEY}"]


def test_a_move_that_is_not_legal_is_counted_explained_and_asked_again(endpoint: Endpoint) -> None:
    endpoint.answer = lambda body: said(
        "MOVE: nonsense" if len(body["messages"]) == 2 else f"Sorry. MOVE: {first_legal(body)}"
    )
    plan = make_plan("seikatsu", f"{endpoint.spec},random", None, 2, [], 0)
    played, record = play_job(plan, plan.jobs(2)[0])
    assert played.forfeits == []
    assert played.illegal[0] == len(endpoint.asked) // 2 > 0
    assert played.illegal[1] == 0
    headings, rows = rows_of([played])
    assert dict(zip(headings, rows[0], strict=True)).keys() >= {"illegal"}
    assert KEY not in record + json.dumps(played.as_data())


def test_a_model_that_never_names_a_legal_move_forfeits(endpoint: Endpoint) -> None:
    endpoint.answer = lambda body: said("I would rather not.")
    with pytest.raises(BotFailed) as failed:
        ask(f"{endpoint.spec},retries=1")
    assert failed.value.reason == "illegal"
    assert len(endpoint.asked) == 2


def test_a_model_stays_within_its_budget(endpoint: Endpoint) -> None:
    endpoint.answer = lambda body: said("MOVE: nonsense", tokens=60)
    with pytest.raises(BotFailed) as failed:
        ask(f"{endpoint.spec},budget=100,retries=9")
    assert failed.value.reason == "budget"
    assert len(endpoint.asked) == 2


def test_an_endpoint_that_is_busy_is_asked_again_and_one_that_refuses_is_not(endpoint: Endpoint) -> None:
    codes = iter([503, 429, 200])
    endpoint.answer = lambda body: said(f"MOVE: {first_legal(body)}") if (code := next(codes)) == 200 else (code, {})
    ask(endpoint.spec)
    assert len(endpoint.asked) == 3
    endpoint.answer = lambda body: (401, {"error": f"bad key {KEY}"})
    with pytest.raises(BotFailed, match="answered 401") as failed:
        ask(endpoint.spec)
    assert len(endpoint.asked) == 4
    assert KEY not in str(failed.value)
    assert "***" in str(failed.value)


def test_not_even_half_a_key_is_told_where_a_long_complaint_is_cut(endpoint: Endpoint) -> None:
    for padding in range(230, 310):
        endpoint.answer = lambda body, padding=padding: (401, "x" * padding + KEY)  # type: ignore[misc]
        with pytest.raises(BotFailed) as failed:
            ask(endpoint.spec)
        assert KEY[:8] not in str(failed.value)


@pytest.mark.parametrize(
    "part", [KEY[:12], KEY[-4:], KEY[5:-5], f"{KEY[:7]}...{KEY[-4:]}", f'"{KEY[3:]}"', KEY + KEY[:9]]
)
def test_no_part_of_a_key_is_told(endpoint: Endpoint, part: str) -> None:
    endpoint.answer = lambda body: (401, f"Incorrect API key provided: {part}.")
    with pytest.raises(BotFailed, match="Incorrect API key provided: ") as failed:
        ask(endpoint.spec)
    told = failed.value.detail
    assert "***" in told
    assert not any(KEY[start : start + 4] in told for start in range(len(KEY) - 3))


def test_an_endpoint_that_sends_elsewhere_does_not_get_the_key_sent_there(endpoint: Endpoint) -> None:
    elsewhere = Endpoint(lambda body: said("MOVE: anything"))
    endpoint.elsewhere = elsewhere.spec.split("url=")[1].split(",")[0] + "/chat/completions"
    endpoint.answer = lambda body: (302, {})
    with pytest.raises(BotFailed, match="answered 302"):
        ask(endpoint.spec)
    elsewhere.server.shutdown()
    elsewhere.server.server_close()
    assert (elsewhere.keys, elsewhere.asked) == ([], [])


def test_what_is_no_chat_completion_is_a_failure(endpoint: Endpoint) -> None:
    endpoint.answer = lambda body: (200, {"hello": "world"})
    with pytest.raises(BotFailed, match="no chat completion"):
        ask(f"{endpoint.spec},retries=0")


RAW = {
    "no HTTP at all": b"SSH-2.0-OpenSSH_9\r\n",
    "a broken chunk": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
    "an endless header": b"HTTP/1.1 200 OK\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
    "too many headers": b"HTTP/1.1 200 OK\r\n" + b"X: a\r\n" * 200 + b"\r\n",
    "half a complaint": b"HTTP/1.1 400 Bad\r\nContent-Length: 900\r\n\r\nhalf",
    "brackets without end": b"HTTP/1.1 200 OK\r\nContent-Length: 200000\r\n\r\n" + b"[" * 200_000,
}


@pytest.mark.parametrize("raw", RAW.values(), ids=RAW.keys())
def test_whatever_an_endpoint_sends_is_a_failure_of_the_bot_and_no_other_error(raw: bytes) -> None:
    with (
        served_raw(lambda line: line.sendall(raw)) as url,
        pytest.raises(BotFailed, match=r"the endpoint (gave no answer|answered 400)") as failed,
    ):
        ask(f"chat:tiny,url={url},retries=0,wait=0,seconds=5")
    assert failed.value.reason == "crashed"


def test_an_answer_that_trickles_is_not_waited_for(endpoint: Endpoint) -> None:
    ended = threading.Event()

    def trickle(line: socket.socket) -> None:
        line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
        while not ended.wait(0.02):
            line.sendall(b" ")

    with served_raw(trickle) as url, pytest.raises(BotFailed, match=r"not complete after 0\.2 seconds"):
        ask(f"chat:tiny,url={url},retries=0,wait=0,seconds=0.2")
    ended.set()


CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
TRICKLES = {
    "a complaint": (b"HTTP/1.1 400 Bad\r\n\r\n", b"x", "answered 400: x"),
    "a complaint in chunks": (CHUNKED.replace(b"200 OK", b"400 Bad"), b"1\r\nx\r\n", "answered 400: x"),
    "where to go instead": (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/\r\n\r\n", b"x", "answered 302: x"),
    "the size of a chunk": (CHUNKED, b"0", "not complete after"),
    "what follows the size of a chunk": (CHUNKED + b"5;", b"a", "not complete after"),
    "what follows the last chunk": (CHUNKED + b"2\r\n{}\r\n0\r\n", b"A: b\r\n", "not complete after"),
    "one announcement after the other": (b"", b"HTTP/1.1 100 Continue\r\n\r\n", "did not begin within"),
}


@pytest.mark.parametrize("what", TRICKLES)
def test_nothing_that_trickles_is_waited_for(endpoint: Endpoint, what: str) -> None:
    begun, piece, told = TRICKLES[what]
    ended, left = threading.Event(), threading.Event()

    def trickle(line: socket.socket) -> None:
        line.sendall(begun)
        try:
            # Far longer than the bot waits, and shorter than a test may take.
            for _ in range(400):
                line.sendall(piece)
                if ended.wait(0.05):
                    return
        except OSError:
            left.set()

    with served_raw(trickle) as url, pytest.raises(BotFailed, match=told):
        ask(f"chat:tiny,url={url},retries=0,wait=0,seconds=0.4")
    assert left.wait(10)
    ended.set()


@contextmanager
def served_raw(answer: Callable[[socket.socket], object]) -> Iterator[str]:
    """An endpoint that answers once, in bytes of its own."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            with suppress(OSError), listening.accept()[0] as line:
                line.recv(1_000_000)
                answer(line)
                line.shutdown(socket.SHUT_WR)
                line.recv(1_000_000)

        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/v1"


@pytest.mark.parametrize("tokens", [-1000, 1e300, "many", [1]])
def test_tokens_that_are_no_count_do_not_stretch_the_budget(endpoint: Endpoint, tokens: Any) -> None:
    endpoint.answer = lambda body: said(f"MOVE: {first_legal(body)}", tokens)
    with pytest.raises(BotFailed, match=r"does not count its tokens|no chat completion"):
        ask(f"{endpoint.spec},retries=0")


@pytest.mark.parametrize("begun", [b"", b"HTTP/1.1 200 OK\r\n"])
def test_a_head_that_trickles_is_not_waited_for(begun: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor(1) as pool:

        def trickle() -> int:
            connection, _ = server.accept()
            with connection:
                connection.sendall(begun)
                for sent in range(200):
                    try:
                        connection.sendall(b"H")
                    except OSError:
                        return sent
                    time.sleep(0.05)
            return 200

        sent = pool.submit(trickle)
        spec = f"chat:tiny,url=http://127.0.0.1:{server.getsockname()[1]}/v1,seconds=0.2,retries=0"
        with pytest.raises(BotFailed, match=r"the endpoint gave no answer: it did not begin within 0\.2 seconds"):
            ask(spec)
        assert sent.result() < 200


def test_an_answer_in_parts_is_read(endpoint: Endpoint) -> None:
    def in_parts(body: dict[str, Any]) -> tuple[int, Any]:
        parts = [{"type": "thinking"}, {"type": "text", "text": "MOVE: "}, {"type": "text", "text": first_legal(body)}]
        return 200, {"choices": [{"message": {"content": parts}}]}

    endpoint.answer = in_parts
    ask(f"{endpoint.spec},retries=0")
    assert len(endpoint.asked) == 1


def test_a_busy_endpoint_is_asked_again_when_it_wishes(endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("ludotheque.bots.chat.time.sleep", slept.append)
    endpoint.answer = lambda body: (429, {})
    for endpoint.retry_after in ("7", "900", "tomorrow", ""):
        with pytest.raises(BotFailed, match="answered 429"):
            ask(f"{endpoint.spec},retries=1,seconds=30".replace("wait=0", "wait=2"))
    assert slept == [7, 30, 2, 2]


def test_a_key_with_a_line_end_is_used_and_never_told(endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", f"{KEY}\n")
    ask(endpoint.spec)
    assert endpoint.keys == [f"Bearer {KEY}"]
    for unfit in (f"{KEY}\nX: y", f"{KEY}\u20ac"):
        monkeypatch.setenv("OPENAI_API_KEY", unfit)
        with pytest.raises(BadOption, match="the key in OPENAI_API_KEY has characters") as refused:
            ask(endpoint.spec)
        assert KEY not in str(refused.value)


def test_nothing_that_an_arena_writes_holds_the_key(endpoint: Endpoint, tmp_path: Path) -> None:
    endpoint.answer = lambda body: (401, {"error": f"bad key {KEY}"})
    run(make_plan("seikatsu", f"{endpoint.spec},random", None, 2, [], 0), 2, 1, tmp_path, None)
    written = [path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()]
    assert len(written) >= 4
    assert any("answered 401" in text for text in written)
    assert not [text for text in written if KEY in text]


def test_a_terminal_of_80_columns_shows_illegal_moves_and_forfeits(endpoint: Endpoint) -> None:
    endpoint.answer = lambda body: said("MOVE: zz@zz")
    plan = make_plan("seikatsu", f"{endpoint.spec},random", None, 2, [], 0)
    games = [play_job(plan, job)[0] for job in plan.jobs(2)]
    screen = Console(width=80, file=StringIO(), record=True)
    screen.print(result_table(games))
    shown = screen.export_text().splitlines()
    assert shown[2].split()[-2:] == ["forfeits", "illegal"]
    assert [line.split()[-2:] for line in shown if line.startswith((" random ", " chat:"))] == [["0", "0"], ["2", "6"]]


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("chat:", "written chat:MODEL"),
        ("chat:url=http://x", "written chat:MODEL"),
        ("chat:tiny,depth=3", "has no setting 'depth'; it has url"),
        ("chat:tiny,budget=much", "budget is a whole number"),
        ("chat:tiny,seconds=soon", "seconds is a number"),
        ("chat:tiny,wait=-1", "wait is a number from 0 to 3600"),
        ("chat:tiny,wait=nan", "wait is a number from 0 to 3600"),
        ("chat:tiny,seconds=inf", "seconds is a number from 0 to 3600"),
        ("chat:tiny,url=ftp://x", "url is the address"),
        ("chat:tiny,url=http://me:secret@x/v1", "keys come from the environment"),
    ],
)
def test_a_model_that_cannot_be_asked_is_refused_clearly(spec: str, message: str) -> None:
    game = ludotheque.game("seikatsu")
    with pytest.raises(BadOption, match=re.escape(message)):
        make_bot(spec, game, game.options())


def test_the_settings_of_a_model_stay_with_it() -> None:
    text = "chat:tiny,url=http://127.0.0.1:9/v1,retries=3,greedy"
    assert split_bots(text) == ("chat:tiny,url=http://127.0.0.1:9/v1,retries=3", "greedy")
