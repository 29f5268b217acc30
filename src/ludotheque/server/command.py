"""`ludotheque serve`."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
import uvicorn

from ludotheque.server.garbage import Collector
from ludotheque.server.logs import set_up_logs
from ludotheque.server.neighbours import Neighbours
from ludotheque.server.net.app import STATIC, Server
from ludotheque.server.net.doors import Doors, protocol
from ludotheque.server.net.porter import Host, Porter
from ludotheque.server.net.wire import Wire
from ludotheque.server.processes import Parent
from ludotheque.server.settings import BadSetting, Settings, load_settings
from ludotheque.table.bounds import LARGEST_FRAME

ANY_HOST = ("0.0.0.0", "::")
PORT_PATIENCE = 2.0
"""Seconds to wait for a port: a server that was killed while it started a bot's process holds it a moment longer."""
SWITCH = 0.0005
"""Seconds after which the database's thread gets its turn: with Python's 5 ms each step of a commit waits longer."""
MOST_FILES = 65_536
"""Files that a process asks for: a connection each, and its own."""

BY_UVICORN = sys.platform == "win32"
"""Its event loop has no other way to accept connections than its own."""


class _Uvicorn(uvicorn.Server):
    """Says goodbye to everybody before the connections are closed, and says when it listens."""

    def __init__(
        self, config: uvicorn.Config, server: Server, listener: socket.socket, doors: Doors, is_up: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._server = server
        self._is_up = is_up
        self._porter = Porter(listener, doors, self._protocol)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops in peace, and that is no failure; a second one stops at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.open()
        await super().startup(sockets if BY_UVICORN else [])
        if self.should_exit:
            return
        Collector(self._server.hall.moves_in_memory).start()
        if not BY_UVICORN:
            self._porter.open()
        if self._server.neighbours is not None:
            self._server.neighbours.welcome = self._welcome
        self._is_up()

    def _protocol(self) -> Host:
        made: Host = self.config.http_protocol_class(  # type: ignore[call-arg, assignment]  # it is uvicorn's
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    def _welcome(self, connection: socket.socket, head: bytes) -> None:
        """A connection that another process accepted, and the request that it brought."""
        protocol = self._protocol()
        protocol.came_from_neighbour = True  # type: ignore[attr-defined]  # of `doors.protocol`
        self._porter.let_in(connection, protocol, head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if not BY_UVICORN:
            self._porter.close()
        for listener in sockets or []:
            listener.close()
        await self._server.drain()
        await super().shutdown(sockets)
        await self._server.close()


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The address to listen at; 0.0.0.0 for all.")
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="The port; 0 for any that is free.")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="sqlite:///file or postgresql://...")] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A TOML file of settings (docs/operate.md).")
    ] = None,
    processes: Annotated[int | None, typer.Option(metavar="N", help="How many processes serve tables.")] = None,
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Run the table server."""
    try:
        settings = load_settings(config, host=host, port=port, database=database, processes=processes)
        run(settings, open)
    except BadSetting as error:
        typer.echo(f"ludotheque serve: {error}", err=True)
        raise typer.Exit(2) from None


def run(settings: Settings, opens: bool = False) -> None:
    listener = _listen(settings)
    host = "127.0.0.1" if settings.host in ANY_HOST else settings.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"

    def is_up() -> None:
        if not (STATIC / "index.html").is_file():
            typer.echo(
                "ludotheque serve: the web table is not here, only the API is; in a clone, `make play` builds it",
                err=True,
            )
        typer.echo(f"Ludotheque is at {address}   (stop it with Ctrl-C)")
        if opens:
            webbrowser.open(address)

    if settings.processes == 1:
        serve_here(settings, listener, is_up)
    elif code := Parent(settings, listener).run(is_up):
        raise typer.Exit(code)


def serve_here(
    settings: Settings, listener: socket.socket, is_up: Callable[[], None], neighbours: Neighbours | None = None
) -> None:
    """In this process, until a signal."""
    sys.setswitchinterval(SWITCH)
    _take_files()
    set_up_logs(settings.log_level)
    server, doors = Server(settings, neighbours=neighbours), Doors(settings)
    uvicorn_config = uvicorn.Config(
        server.app,
        http=protocol(settings, neighbours, doors),
        log_config=None,
        lifespan="off",
        access_log=False,
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(proxy) for proxy in settings.proxies()],
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    with asyncio.Runner(loop_factory=uvicorn_config.get_loop_factory()) as runner:
        runner.run(_Uvicorn(uvicorn_config, server, listener, doors, is_up).serve([listener]))


def _take_files() -> None:
    """A file for each connection: systems often give 1024 to whoever does not ask for more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


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
    app.command("serve", epilog="Example: ludotheque serve --open --port 0")(serve)


def main() -> None:
    typer.run(serve)


if __name__ == "__main__":
    main()
