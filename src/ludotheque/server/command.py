"""`ludotheque serve`."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import time
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
import uvicorn

from ludotheque.server.app import Server
from ludotheque.server.logs import set_up_logs
from ludotheque.server.settings import BadSetting, Settings, load_settings

ANY_HOST = ("0.0.0.0", "::")
LARGEST_FRAME = 1 << 20
PORT_PATIENCE = 2.0
"""Seconds to wait for a port: a server that was killed while it started a bot's process holds it a moment longer."""
SELDOM = (5_000, 10, 1_000_000)
COLLECT_EVERY = 1800.0
SWITCH = 0.0005
"""Seconds after which the database's thread gets its turn: with Python's 5 ms each step of a commit waits longer."""


class _Uvicorn(uvicorn.Server):
    """Says goodbye to everybody before the connections are closed, and prints the address once it listens."""

    def __init__(self, config: uvicorn.Config, server: Server, opens: bool, address: str) -> None:
        super().__init__(config)
        self._server = server
        self._opens = opens
        self._address = address

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops in peace, and that is no failure; a second one stops at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        collect_seldom()
        typer.echo(f"Ludotheque is at {self._address}   (stop it with Ctrl-C)")
        if self._opens:
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in sockets or []:
            listener.close()
        await self._server.drain()
        await super().shutdown(sockets)


def collect_seldom() -> None:
    """Python's full collections stop a server with a thousand tables for a fifth of a second, several times a minute.
    What dies here dies by its count of references; the rest waits for one full collection every half hour."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    asyncio.get_running_loop().call_later(COLLECT_EVERY, collect_seldom)


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 for any that is free.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:///file or postgresql://...")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file of settings (docs/operate.md).")] = None,
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Run the table server."""
    try:
        settings = load_settings(config, host=host, port=port, database=database)
        run(settings, open)
    except BadSetting as error:
        typer.echo(f"ludotheque serve: {error}", err=True)
        raise typer.Exit(2) from None


def run(settings: Settings, opens: bool = False) -> None:
    listener = _listen(settings)
    sys.setswitchinterval(SWITCH)
    set_up_logs(settings.log_level)
    server = Server(settings)
    uvicorn_config = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    host = "127.0.0.1" if settings.host in ANY_HOST else settings.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"
    with asyncio.Runner(loop_factory=uvicorn_config.get_loop_factory()) as runner:
        runner.run(_Uvicorn(uvicorn_config, server, opens, address).serve([listener]))


def _listen(settings: Settings) -> socket.socket:
    """A listening socket, or words that say what is in the way."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except socket.gaierror:
        raise BadSetting(f"host: {settings.host!r} is no address of this machine; try 127.0.0.1 or 0.0.0.0") from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    patience = time.monotonic() + PORT_PATIENCE
    while True:
        try:
            listener.bind(address)
            listener.listen(2048)
            return listener
        except OSError as error:
            if error.errno == errno.EADDRINUSE and time.monotonic() < patience:
                time.sleep(0.05)
                continue
            listener.close()
            if error.errno == errno.EADDRINUSE:
                raise BadSetting(
                    f"port: {settings.port} is taken by another program; "
                    "choose another with --port, or --port 0 for any"
                ) from None
            raise BadSetting(
                f"host: cannot listen at {settings.host} port {settings.port} ({error.strerror})"
            ) from None


def register(app: typer.Typer) -> None:
    """Mounts `serve` on the `ludotheque` command."""
    app.command("serve")(serve)


def main() -> None:
    typer.run(serve)


if __name__ == "__main__":
    main()
