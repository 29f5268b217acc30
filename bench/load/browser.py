"""A browser's calls that cost little, so that a thousand tables are set up in seconds."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any

import msgspec

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Browser:
    """Posts JSON over as many connections as there are calls at once; keeps them, and its cookie."""

    def __init__(self, port: int, base: str) -> None:
        self._port = port
        self._base = base
        self._idle: list[Line] = []
        self.cookie = ""

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        for _, writer in self._idle:
            writer.close()

    async def post(self, path: str, body: object) -> Any:
        """The answer's JSON. Raises `ConnectionError` with what else was answered."""
        text = msgspec.json.encode(body)
        head = [
            f"POST {self._base}{path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(text)}",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
        ]
        (reader, writer), told_first = await self._asked("\r\n".join([*head, "", ""]).encode() + text)
        answer = told_first.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (each.partition(": ") for each in answer[1:])}
        told = await reader.readexactly(int(headers["content-length"]))
        if answer[0].split()[1][0] != "2":
            raise ConnectionError(f"{path}: {answer[0]} {told.decode()}")
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        self._idle.append((reader, writer))
        return msgspec.json.decode(told)

    async def _asked(self, text: bytes) -> tuple[Line, bytes]:
        """Where it was asked, and the head of the answer. A server may close a line that rested for long just as it is
        used again: then nothing was heard, and it is asked on another."""
        while True:
            was_idle = bool(self._idle)
            reader, writer = await self._line()
            writer.write(text)
            try:
                return (reader, writer), await reader.readuntil(b"\r\n\r\n")
            except (asyncio.IncompleteReadError, ConnectionResetError):
                writer.close()
                if not was_idle:
                    raise

    async def _line(self) -> Line:
        """One that was used last, if the server has not closed it meanwhile."""
        while self._idle:
            line = self._idle.pop()
            if not line[0].at_eof():
                return line
            line[1].close()
        return await asyncio.open_connection("127.0.0.1", self._port)
