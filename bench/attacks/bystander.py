"""Two others, in a process of their own: they ask after the server's health, and play a match against each other."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import sys
import time
from typing import Any

from websockets.sync.client import ClientConnection, connect

ELSEWHERE = ("127.0.0.2", 0)
"""Not the attacker's address; Linux has all of 127.0.0.0/8."""
PATIENCE = 60.0


class Chair:
    """A seat of one browser."""

    def __init__(self, host: str, port: int, path: str, **body: Any) -> None:
        line = http.client.HTTPConnection(host, port, timeout=PATIENCE, source_address=ELSEWHERE)
        line.request("POST", "/api/v1/" + path, json.dumps(body))
        answer = line.getresponse()
        self.code: str = json.loads(answer.read())["code"]
        self.cookie = str(answer.getheader("set-cookie")).partition(";")[0]
        line.close()

    def sit_down(self, stack: contextlib.ExitStack, host: str, port: int) -> None:
        opened = connect(
            f"ws://{host}:{port}/api/v1/tables/{self.code}/play",
            sock=socket.create_connection((host, port), PATIENCE, ELSEWHERE),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        self._socket: ClientConnection = stack.enter_context(opened)
        self.hear("hello")

    def hear(self, kind: str) -> None:
        while (told := json.loads(self._socket.recv(PATIENCE)))["type"] != kind:
            if told["type"] in ("refused", "bye"):
                raise OSError(str(told))
        self.situation: dict[str, Any] = told.get("situations", [{}])[0]

    def play(self, id: str) -> None:
        seen = self.situation
        move = {"seat": seen["to_move"], "ply": seen["ply"], "action": seen["legal"][0]["action"]}
        self._socket.send(json.dumps({"type": "play", "id": id, **move}))
        self.hear("ack")


class Match:
    def __init__(self, stack: contextlib.ExitStack, host: str, port: int) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        one = Chair(host, port, "tables", game="octocube", name="Bea", seats=seats)
        two = Chair(host, port, f"tables/{one.code}/join", name="Cy")
        line = http.client.HTTPConnection(host, port, timeout=PATIENCE, source_address=ELSEWHERE)
        line.request("POST", f"/api/v1/tables/{one.code}/start", "{}", {"Cookie": one.cookie})
        line.getresponse().read()
        line.close()
        self._chairs = [one, two]
        for chair in self._chairs:
            chair.sit_down(stack, host, port)
        self._moves = 0

    @property
    def is_over(self) -> bool:
        return not any(chair.situation["legal"] for chair in self._chairs)

    def move(self) -> float:
        """Seconds until it was acknowledged."""
        self._moves += 1
        begun = time.monotonic()
        next(chair for chair in self._chairs if chair.situation["legal"]).play(f"m{self._moves}")
        waited = time.monotonic() - begun
        for chair in self._chairs:
            chair.hear("entry")
        return waited


def ask_for_health(host: str, port: int) -> float:
    """Seconds until a new connection was told that all is well."""
    begun = time.monotonic()
    line = http.client.HTTPConnection(host, port, timeout=PATIENCE, source_address=ELSEWHERE)
    try:
        line.request("GET", "/healthz")
        is_well = line.getresponse().status == 200
    except OSError:
        is_well = False
    finally:
        line.close()
    return time.monotonic() - begun if is_well else PATIENCE


def main() -> None:
    host, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    answers: list[float] = []
    moves: list[float] = []
    with contextlib.ExitStack() as stack:
        match = Match(stack, host, port)
        print("ready", flush=True)
        sys.stdin.readline()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answers.append(ask_for_health(host, port))
            try:
                if match.is_over:
                    match = Match(stack, host, port)
                moves.append(match.move())
            except (OSError, EOFError):
                moves.append(PATIENCE)
                break
            time.sleep(0.02)
        print(json.dumps([sorted(answers), sorted(moves)]), flush=True)


if __name__ == "__main__":
    main()
