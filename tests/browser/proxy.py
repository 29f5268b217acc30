"""A small reverse proxy, as a site with other things on it has: below a path prefix, with or without TLS."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import subprocess
import threading
from pathlib import Path

from tests.ports import free_port

END_OF_HEAD = b"\r\n\r\n"


class Proxy:
    """Serves `prefix` from the app at `port`: strips the prefix or not, and says who asks and how."""

    def __init__(self, port: int, prefix: str, strip: bool, certificate: ssl.SSLContext | None = None) -> None:
        self._app = port
        self._prefix = prefix.encode()
        self._strip = strip
        self._certificate = certificate
        self._scheme = b"https" if certificate else b"http"
        self._port = free_port()
        self.url = f"{self._scheme.decode()}://127.0.0.1:{self._port}{prefix}/"
        self._loop: asyncio.AbstractEventLoop
        self._stop: asyncio.Event
        self._listens = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self) -> Proxy:
        self._thread.start()
        assert self._listens.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(10)

    async def _run(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self._serve, "127.0.0.1", self._port, ssl=self._certificate):
            self._listens.set()
            await self._stop.wait()
            for open_line in asyncio.all_tasks() - {asyncio.current_task()}:
                open_line.cancel()

    async def _serve(self, asking: asyncio.StreamReader, answering: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError, ssl.SSLError):
            head = self._passed_on(await asking.readuntil(END_OF_HEAD))
            if head is None:
                answering.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            else:
                app, to_app = await asyncio.open_connection("127.0.0.1", self._app)
                to_app.write(head)
                await asyncio.gather(flow(asking, to_app), flow(app, answering))
        answering.close()

    def _passed_on(self, head: bytes) -> bytes | None:
        """One request a connection, unless it becomes a WebSocket: so every head is seen."""
        first, *lines = head.removesuffix(END_OF_HEAD).split(b"\r\n")
        method, path, version = first.split(b" ", 2)
        if not path.startswith(self._prefix + b"/"):
            return None
        if self._strip:
            path = path[len(self._prefix) :]
        if b"upgrade: websocket" not in head.lower():
            lines = [line for line in lines if not line.lower().startswith(b"connection:")]
            lines.append(b"Connection: close")
        lines += [b"X-Forwarded-Proto: " + self._scheme, b"X-Forwarded-For: 203.0.113.7"]
        return b"\r\n".join([b" ".join([method, path, version]), *lines]) + END_OF_HEAD


async def flow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError, ssl.SSLError):
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
    writer.close()


def self_signed(folder: Path) -> ssl.SSLContext:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    made += ["-days", "2", "-subj", "/CN=127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context
