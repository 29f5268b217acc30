"""The games as tools of the Model Context Protocol: rules, matches against bots, moves, refusals, records."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import ValidationError

import ludotheque
from ludotheque.bots.levels import LEVELS
from ludotheque.core.errors import BadOption, LudothequeError
from ludotheque.core.rng import SEED_BYTES
from ludotheque.language_models.text_table import Seat, TextTable, rules_text
from ludotheque.language_models.web_seat import WebSeat

SEED = re.compile(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")
P = ParamSpec("P")
T = TypeVar("T")

MOST_MATCHES = 200
"""Matches at once; the one that was not touched for longest makes room."""
BOTS = (*LEVELS, "random", "greedy")
"""What a client may name: a program or a class of this machine is never started for it."""

INSTRUCTIONS = (
    "Board games by their exact rules. Read the rules of a game, start a match against bots, look at the table, list "
    "the legal moves, and play them by their notation until the match is over. A move that is refused names the clause "
    "of the rules that forbids it, and nothing changes."
)


class Matches:
    """The running matches by their id."""

    def __init__(self, most: int = MOST_MATCHES) -> None:
        self._most = most
        self._tables: dict[str, tuple[Seat, Lock]] = {}
        self._lock = Lock()

    def add(self, table: Seat) -> str:
        id = secrets.token_hex(6)
        with self._lock:
            self._tables[id] = table, Lock()
            while len(self._tables) > self._most:
                self._tables.pop(next(iter(self._tables)))[0].close()
        return id

    @contextmanager
    def at(self, id: str) -> Iterator[Seat]:
        """A match, for one call alone: calls come in threads, and two moves at once would both be played."""
        with self._lock:
            if id not in self._tables:
                raise BadOption(f"there is no match {id[:20]!r}: start one with start_match or sit_at_table")
            self._tables[id] = self._tables.pop(id)
            table, lock = self._tables[id]
        with lock:
            yield table


def _plainly(tool: Callable[P, T]) -> Callable[P, T]:
    """What the caller did wrong becomes the error of the tool, in one line."""

    @wraps(tool)
    def called(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return tool(*args, **kwargs)
        except LudothequeError as error:
            raise ToolError(str(error)) from None

    return called


class PlainServer(MCPServer):
    """What is wrong with the arguments of a tool is said in one line too, and not as the library would: in many, with
    an address."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        tools = [tool.name for tool in await self.list_tools()]
        if name not in tools:
            raise ToolError(f"there is no tool {name[:40]!r}; there are {', '.join(tools)}")
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            wrong = [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.__cause__.errors()]
            raise ToolError(f"{name} is not called so: {'; '.join(wrong)}") from None


def make_server() -> MCPServer:
    server = PlainServer("ludotheque", instructions=INSTRUCTIONS, version=ludotheque.__version__, log_level="WARNING")
    matches = Matches()

    @server.tool()
    @_plainly
    def list_games() -> str:
        """The games, with their modes, numbers of players and options."""
        lines = []
        for game in ludotheque.games():
            modes = "; ".join(f"{mode.id} for {', '.join(map(str, mode.players))}" for mode in game.modes)
            choices = "; ".join(f"{choice.name}: {', '.join(choice.values)}" for choice in game.choices)
            lines.append(f"{game.id} ({game.name}). Modes and players: {modes}. Options: {choices or 'none'}.")
        return "\n".join(lines)

    @server.tool()
    @_plainly
    def read_rules(game: str, clause: str = "", language: str = "en") -> str:
        """The rules of a game by clause, and what the signs of its board mean; or one section (S-3) or clause (S-3.1).
        Languages: en, fr."""
        return rules_text(game, clause, language)

    @server.tool()
    @_plainly
    def start_match(
        game: str,
        bots: str | list[str] = "medium",
        seat: int = 0,
        mode: str = "",
        players: int = 0,
        options: dict[str, str | int] | None = None,
        seed: str = "",
        language: str = "en",
    ) -> str:
        """Starts a match against bots, in a list or with commas between: novice, easy, medium, hard, expert, master,
        random, greedy.

        Seats count from 0. The seed, 64 hex digits, decides all chance; without one it is fresh. Answers the id of the
        match and the table as your seat sees it.
        """
        said = bots.split(",") if isinstance(bots, str) else bots
        named = [bot.strip() for bot in said if bot.strip()]
        for bot in named:
            if bot not in BOTS:
                raise BadOption(f"the bots are {', '.join(BOTS)}; not {bot[:40]!r}")
        wanted: dict[str, str | int] = dict(options or {})
        if mode:
            wanted["mode"] = mode
        if players:
            wanted["players"] = players
        if seed and not SEED.fullmatch(seed):
            raise BadOption("a seed is 64 hex digits")
        chosen = bytes.fromhex(seed) if seed else None
        table = TextTable(game, seat, named, chosen, wanted, language)
        return f"match {matches.add(table)}\n\n{table.look()}"

    @server.tool()
    @_plainly
    def sit_at_table(link: str, name: str = "Language model", language: str = "en") -> str:
        """Takes a seat at a table of a Ludotheque server by its private seat link (http://.../#/seat/SECRET), to play
        with the people there. Answers the id of the match, for all other tools, and the table as your seat sees it."""
        seat = WebSeat(link, name, language)
        return f"match {matches.add(seat)}\n\n{seat.look()}"

    @server.tool()
    @_plainly
    def look(match: str, as_data: bool = False) -> str:
        """What happened since the last look, the board, and what you have to decide; `as_data`: all that you may know,
        as JSON."""
        with matches.at(match) as table:
            return table.data() if as_data else table.look()

    @server.tool()
    @_plainly
    def list_moves(match: str) -> str:
        """The legal moves: each line is the notation to play it with, and what it is in words."""
        with matches.at(match) as table:
            return "\n".join(table.moves()) or "none: the match is over"

    @server.tool()
    @_plainly
    def play(match: str, move: str) -> str:
        """Plays a move by its notation, then the bots play until you are asked again. A move that is refused changes
        nothing, and the clause that forbids it is named."""
        with matches.at(match) as table:
            reply = table.play(move)
        if not reply.accepted:
            raise ToolError(reply.text)
        return reply.text

    @server.tool()
    @_plainly
    def why_not(match: str, move: str) -> str:
        """Why a move would be refused, with the text of its clause. Nothing is played."""
        with matches.at(match) as table:
            return table.why(move)

    @server.tool()
    @_plainly
    def read_record(match: str) -> str:
        """The verifiable record of a match that is over, with its seed and every move."""
        with matches.at(match) as table:
            return table.record()

    return server
