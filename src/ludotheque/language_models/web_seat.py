"""`WebSeat`: a seat at a table of a server, by its private link, seen and played by text. See docs/protocol.md."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludotheque.core.errors import BadOption, IllegalAction, LudothequeError, NotNow
from ludotheque.core.rng import Rng
from ludotheque.games import game as find_game
from ludotheque.language_models.text_table import Reply, rules_text
from ludotheque.text import words
from ludotheque.text.seat import (
    board_of,
    find_move,
    heading_text,
    news_text,
    refusal_text,
    result_text,
    words_of_move,
    words_of_prompt,
)

Json = dict[str, Any]

ANSWER_SECONDS = 20.0
"""For an answer of the server."""
TURN_SECONDS = 20.0
"""After a move, for the others to play before one is told how it stands."""
LARGEST = 4_000_000


class ServerSaysNo(LudothequeError):
    """The server refused, or does not answer; the message is its own."""


class WebSeat:
    """Connects for each question and leaves again: between two of them the seat is as one whose player is away."""

    def __init__(self, link: str, name: str = "Language model", language: str = "en") -> None:
        address, _, place = link.strip().partition("#")
        secret = place.removeprefix("/seat/")
        if not _is_address(address) or not place.startswith("/seat/") or not secret:
            raise BadOption("a seat link is written http://SERVER/#/seat/SECRET")
        self._base = address.rstrip("/") + "/api/v1/"
        self._cookie = ""
        self.language = language
        self.say = words(language)
        table = self._call("seats/claim", {"secret": secret, "name": name})
        self.code = str(table["code"])
        self._told = 0

    def look(self) -> str:
        """What happened since the last look, the board as the seat sees it, and whose turn it is."""
        with self._connected() as (_, hello):
            return self._shown(hello)

    def data(self) -> str:
        """All that the seat may know, as JSON. Raises `NotNow` before the match has begun."""
        with self._connected() as (_, hello):
            return json.dumps(_own(hello)["view"], ensure_ascii=False, separators=(",", ":"))

    def moves(self) -> list[str]:
        """The legal moves, each as its notation and its words; none when it is not the seat's turn."""
        with self._connected() as (_, hello):
            own = _own(hello)
            return [words_of_move(own["game"], one, self.say, _names(hello), own["viewer"]) for one in own["legal"]]

    def play(self, move: str) -> Reply:
        """Plays a move by its notation, and waits a while for the others."""
        with self._connected() as (socket, hello):
            own = _own(hello)
            meant = self._meant(hello, move)
            if isinstance(meant, Reply):
                return meant
            id = secrets.token_hex(8)
            ask = {"type": "play", "id": id, "seat": own["viewer"], "ply": own["ply"], "action": meant}
            socket.send(json.dumps(ask))
            answer = _await(socket, lambda message: message.get("id") == id)
            if answer["type"] == "refused":
                return Reply(False, str(answer["message"]), str(answer.get("clause") or ""))
            self._wait_for_turn(socket, own["viewer"])
        return Reply(True, self.look())

    def why(self, move: str) -> str:
        """Why a move is refused, with the text of the clause; or that it is legal. Nothing is played."""
        with self._connected() as (_, hello):
            meant = self._meant(hello, move)
            if not isinstance(meant, Reply):
                return self.say.say("models-legal", {"move": move.strip()})
            if not meant.clause:
                return meant.text
            return f"{meant.text}\n{rules_text(_own(hello)['game'], meant.clause, self.language)}"

    def record(self) -> str:
        """The record of the match, when it is over."""
        return str(self._call(f"tables/{self.code}/record"))

    def close(self) -> None:
        """The seat stays its player's: whoever has the link can come back."""

    def _meant(self, hello: Json, move: str) -> int | Reply:
        """The legal action that a move names, or why there is none. The rules say that of a position that the seat may
        take for the true one."""
        own = _own(hello)
        for one in own["legal"]:
            if one["notation"] == move.strip():
                return int(one["action"])
        if own["legal"]:
            game = find_game(own["game"])
            legal = [one["action"] for one in own["legal"]]
            try:
                world = game.state_from_view(own["view"], Rng(0), game.parse_options(own["options"]), legal)
                return find_move(game, world, move)
            except IllegalAction as error:
                return Reply(False, refusal_text(game, self.say, error, _names(hello)), error.clause)
            except LudothequeError:
                # It names no move, or the server is of another version.
                pass
        return Reply(False, self._not_legal(hello, move))

    def _not_legal(self, hello: Json, move: str) -> str:
        own = _own(hello)
        if not own["legal"]:
            if own["outcome"]:
                return self.say.say("models-over")
            return self.say.say("models-not-yours", {"name": _names(hello)[own["to_move"]]})
        legal = ", ".join(one["notation"] for one in own["legal"])
        return self.say.say("models-not-legal", {"move": move.strip()[:40], "moves": legal})

    def _shown(self, hello: Json) -> str:
        table, names = hello["table"], _names(hello)
        if not hello["situations"]:
            waiting = {"code": self.code, "game": table["game"], "names": ", ".join(names)}
            return self.say.say("models-not-begun", waiting)
        own = _own(hello)
        game = find_game(own["game"])
        parts = [heading_text(game, own["options"], own["viewer"], self.say, names)]
        events = [event for entry in hello["entries"] for event in entry["events"]]
        self._told = hello["version"]
        if news := news_text(game.id, events, self.say, names, own["viewer"]):
            parts.append(news)
        parts.append(board_of(game, own["view"]))
        outcome = own["outcome"]
        if outcome:
            parts.append(result_text(game.id, outcome, self.say, names))
        elif own["prompt"]:
            parts.append(words_of_prompt(game.id, own["prompt"], self.say, names, own["viewer"]))
        else:
            parts.append(self.say.say("models-look-later", {"name": names[own["to_move"]]}))
        return "\n\n".join(parts)

    def _wait_for_turn(self, socket: ClientConnection, seat: int) -> None:
        """Until the seat is asked again or the match is over, but not longer than a while."""

        def is_time(message: Json) -> bool:
            own = [one for one in message.get("situations", []) if one["viewer"] == seat]
            return bool(own) and bool(own[0]["legal"] or own[0]["outcome"])

        try:
            _await(socket, is_time, TURN_SECONDS)
        except ServerSaysNo:
            return

    @contextmanager
    def _connected(self) -> Iterator[tuple[ClientConnection, Json]]:
        address = self._base.replace("http", "ws", 1) + f"tables/{self.code}/play?since={self._told}"
        try:
            with connect(
                address, additional_headers={"Cookie": self._cookie}, max_size=LARGEST, open_timeout=ANSWER_SECONDS
            ) as socket:
                yield socket, _await(socket, lambda message: message["type"] == "hello")
        except (OSError, WebSocketException) as error:
            raise ServerSaysNo(f"the server does not answer: {error}") from None

    def _call(self, path: str, body: Json | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **({"Cookie": self._cookie} if self._cookie else {})}
        try:
            with urllib.request.urlopen(
                urllib.request.Request(self._base + path, data, headers), timeout=ANSWER_SECONDS
            ) as response:
                given = response.headers.get("Set-Cookie")
                if given:
                    self._cookie = given.partition(";")[0]
                answer = response.read(LARGEST).decode()
                return json.loads(answer) if "json" in response.headers["Content-Type"] else answer
        except urllib.error.HTTPError as error:
            raise ServerSaysNo(_message(error.read(10_000))) from None
        except (OSError, ValueError, HTTPException) as error:
            raise ServerSaysNo(f"the server does not answer: {error}") from None


def _is_address(text: str) -> bool:
    """An address with blanks or signs that no address has would be an error far below."""
    try:
        parts = urlsplit(text)
        return (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and parts.port != 0
            and text.isprintable()
            and " " not in text
        )
    except ValueError:
        return False


def _await(socket: ClientConnection, wanted: Any, seconds: float = ANSWER_SECONDS) -> Json:
    until = time.monotonic() + seconds
    while True:
        try:
            message: Json = json.loads(socket.recv(max(0.0, until - time.monotonic())))
        except TimeoutError:
            raise ServerSaysNo("the server gave no answer in time: look again") from None
        if wanted(message):
            return message


def _own(hello: Json) -> Json:
    """The situation of the seat; of one that is to move, if several are one's own."""
    if not hello["situations"]:
        raise NotNow("not-started", "the match has not begun: look again later")
    found: Json = max(hello["situations"], key=lambda one: bool(one["legal"]))
    return found


def _names(hello: Json) -> list[str]:
    return [seat["name"] or f"Seat {seat['seat']}" for seat in hello["table"]["seats"]]


def _message(body: bytes) -> str:
    try:
        return str(json.loads(body)["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return "the server refused, and is no table of Ludotheque"
