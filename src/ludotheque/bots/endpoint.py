"""A question to an HTTP endpoint of others, which may be slow, broken or worse: it is over after so many seconds."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse
from socket import SHUT_RDWR, socket
from threading import Event, Timer
from typing import Any, Self
from urllib.request import AbstractHTTPHandler

LONGEST_ANSWER = 10_000_000
LONGEST_COMPLAINT = 100_000
PIECE = 65_536


class Refused(Exception):
    """The endpoint answered with an error; `wait` is how many seconds it wishes to be left alone, if it says so."""

    def __init__(self, code: int, complaint: str, wait: float) -> None:
        super().__init__(f"the endpoint answered {code}: {complaint}")
        self.code = code
        self.wait = wait


def post(url: str, headers: Mapping[str, str], body: bytes, seconds: float) -> bytes:
    """The answer, cut off where it is far too long. Raises `Refused`, `OSError` or `HTTPException`."""
    with Clock(seconds) as clock:
        request = TimedRequest(url, body, dict(headers))
        request.clock = clock
        try:
            with STAYING.open(request, timeout=seconds) as response:
                clock.begun = True
                answer = _whole(response, clock)
        except urllib.error.HTTPError as error:
            raise Refused(error.code, _complaint(error, clock), _wished_wait(error)) from None
        except (OSError, HTTPException):
            clock.check()
            raise
        clock.check()
        return answer


class Clock:
    """Breaks connections off when the time is up. The timeout of a connection is for each piece of what it brings, so
    that one which trickles, be it in its head, its body or the sizes between its chunks, would never be too late."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begun = False
        self._until = time.monotonic() + seconds
        self._late = Event()
        self._connections: list[HTTPConnection] = []
        self._sockets: list[socket] = []
        self._timer = Timer(seconds, self._break_off)
        self._timer.daemon = True

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def watch(self, connection: HTTPConnection) -> None:
        """A connection lets go of its socket when the head is read, and the body comes by it: so it is kept here."""
        self._connections.append(connection)
        connect = connection.connect

        def connected() -> None:
            connect()
            self._sockets.append(connection.sock)
            if self._late.is_set():
                self._break_off()

        connection.connect = connected  # type: ignore[method-assign]

    def check(self) -> None:
        """Raises `TimeoutError` when the time is up: what ended then may look whole, and is not."""
        if self._late.is_set() or time.monotonic() > self._until:
            what = "it was not complete after" if self.begun else "it did not begin within"
            raise TimeoutError(f"{what} {self.seconds:g} seconds")

    def _break_off(self) -> None:
        self._late.set()
        for one in [*self._sockets, *(one.sock for one in self._connections)]:
            if one is not None:
                with suppress(OSError):
                    one.shutdown(SHUT_RDWR)


class TimedRequest(urllib.request.Request):
    clock: Clock


class StaysHere(urllib.request.HTTPRedirectHandler):
    """An endpoint that sends one elsewhere would have the key sent there."""

    def redirect_request(self, *_: object) -> None:
        return None


class Timely(AbstractHTTPHandler):
    def do_open(self, http_class: Any, req: urllib.request.Request, **http_conn_args: Any) -> HTTPResponse:
        assert isinstance(req, TimedRequest)
        clock = req.clock

        def connection(*args: Any, **settings: Any) -> HTTPConnection:
            made: HTTPConnection = http_class(*args, **settings)
            clock.watch(made)
            return made

        response = super().do_open(connection, req, **http_conn_args)
        clock.check()
        return response


class TimelyHTTP(Timely, urllib.request.HTTPHandler):
    """As it is said above."""


class TimelyHTTPS(Timely, urllib.request.HTTPSHandler):
    """As it is said above."""


STAYING = urllib.request.build_opener(StaysHere, TimelyHTTP, TimelyHTTPS)


def _whole(response: HTTPResponse, clock: Clock) -> bytes:
    answer = b""
    while len(answer) < LONGEST_ANSWER and (piece := response.read1(PIECE)):
        answer += piece
        clock.check()
    return answer


def _complaint(error: urllib.error.HTTPError, clock: Clock) -> str:
    """As much of it as came in time."""
    told = b""
    with suppress(OSError, HTTPException), error:
        while len(told) < LONGEST_COMPLAINT and (piece := error.read1(PIECE)):
            told += piece
            clock.check()
    return told.decode("utf-8", "replace")


def _wished_wait(error: urllib.error.HTTPError) -> float:
    """0 where it does not say a number of seconds."""
    wished = error.headers.get("Retry-After", "")
    return float(wished[:9]) if wished.isdecimal() else 0.0
