"""`ludotheque mcp`."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotheque.language_models.mcp_server import make_server


def register(app: typer.Typer) -> None:
    app.command("mcp", epilog="Example: ludotheque mcp --http --port 8765")(mcp)


def mcp(
    http: Annotated[bool, typer.Option(help="Serve HTTP, at /mcp, instead of standard input and output.")] = False,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="With --http: the address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="With --http: the port.")] = 8765,
) -> None:
    """Let language models play: a server of the Model Context Protocol."""
    server = make_server()
    if http:
        typer.echo(f"Ludotheque is at http://{host}:{port}/mcp", err=True)
        server.run("streamable-http", host=host, port=port)
    else:
        server.run("stdio")
