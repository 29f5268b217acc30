"""A page's own home for tables: calls and connections as a server has them, without a network."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LADDER
from ludotheque.core.errors import LudothequeError
from ludotheque.page.shelf import PageStore, Shelf, Table, failure
from ludotheque.server.net.identity import new_code
from ludotheque.server.net.limits import Bucket
from ludotheque.server.settings import Settings
from ludotheque.server.tables.alarms import PULSE_EVERY, Keeper
from ludotheque.server.tables.asking import JSON, Asking, Call, table_code
from ludotheque.server.tables.calls import Calls, parse_viewer
from ludotheque.server.tables.conversations import Conversations
from ludotheque.server.tables.hall import Hall
from ludotheque.server.tables.lobby import Lobby
from ludotheque.server.tables.making import Maker
from ludotheque.server.tables.referee import Referee
from ludotheque.server.tables.replays import Told
from ludotheque.table.clocks import Downtimes
from ludotheque.table.events import Stored
from ludotheque.table.messages import ErrorReply, FromServer
from ludotheque.table.outgoing import encode
from ludotheque.table.parcels import ME
from ludotheque.table.ports import Fanout, Heard, Note
from ludotheque.table.problems import Declined, Unavailable, problem_of
from ludotheque.table.thinking import Thinking, Thought, think

log = logging.getLogger("ludotheque.page")

Body = TypeVar("Body", bound=Struct)

FOREVER = 36_500
"""Days: what is in somebody's own browser is theirs."""
SETTINGS = Settings(
    database="page",
    idle_days=FOREVER,
    lobby_days=FOREVER,
    left_days=FOREVER,
    max_tables_each=10_000,
    max_tables_address=10_000,
)
WITHIN = {level: f"{level}:within=1.5" for level in ("expert", "master")}
"""The same counted budget as on a server; a page may take longer for it."""
QUICK = tuple(name for name, level in LADDER.items() if level.kind != "mcts")
"""Levels that do not search: it would take longer to start a worker for them."""
FORMAT = "ludotheque matches 1"
MATCHES = "/matches"


def page_code() -> str:
    """Begins as no server's does: whoever has a code knows whose table it is."""
    return f"0{new_code()[1:]}"


class Matches(Struct):
    """All tables of a browser in one file."""

    format: str
    tables: list[Table]


class Brought(Struct):
    """A file of matches, as text."""

    text: str


class Answer(Struct):
    status: int
    kind: str
    body: str


class Alone:
    """A meter where nobody else waits."""

    address = "here"
    name = ""

    async def turn(self) -> None:
        """Always."""

    def spend(self, seconds: float) -> None:
        """Not counted."""

    async def pays(self, work: Coroutine[Any, Any, None], name: str = "") -> None:
        await work


class PageThinkers:
    """Bots think in further workers, which `ask` reaches."""

    def __init__(self, ask: Callable[[str], Awaitable[str]]) -> None:
        self._ask = ask
        self._bots: dict[tuple[str, str, str], Bot] = {}

    async def think(self, asker: str, thought: Thought, payer: str = "", attended: bool = True) -> Thinking:
        thought.level = WITHIN.get(thought.level, thought.level)
        try:
            if thought.wants == "move" and thought.level in QUICK:
                return think(thought, self._bots)
            return msgspec.json.decode(await self._ask(encode(thought).decode()), type=Thinking)
        except Exception as error:
            log.warning("no thought: %s", error)
            raise Declined("no-thought", "the bot failed to decide", 503) from None


class Tabs(Fanout):
    """The other tabs of the same browser: `tell` reaches them, `claim` says whether this one minds a table."""

    def __init__(self, tell: Callable[[str], object], claim: Callable[[str], Awaitable[bool]]) -> None:
        self.process = secrets.token_hex(8)
        self._tell = tell
        self._claim = claim
        self._hall: Heard | None = None

    async def open(self, hall: Heard) -> None:
        self._hall = hall

    def publish(self, note: Note) -> None:
        note.process = self.process
        self._tell(encode(note).decode())

    def ask_presence(self, code: str) -> None:
        self.publish(Note(code=code, asks=True))

    async def keeps(self, code: str) -> bool:
        return bool(await self._claim(code))

    async def heard(self, text: str) -> None:
        note = msgspec.json.decode(text, type=Note)
        if self._hall is not None and note.process != self.process:
            await self._hall.heard(note)


class Line:
    """A connection of the page to a table."""

    owner = ME
    address = Alone.address
    wants_changes = True

    def __init__(self, code: str, wish: int | None, send: Callable[[str], object], greet: Callable[[Line, int], None]):
        self.code = code
        self.wish = wish
        self.shown: tuple[int, ...] = ()
        self.advising: asyncio.Task[None] | None = None
        self.chat = Bucket(1000, 1000)
        self._send = send
        self._greet = greet

    def send(self, message: bytes) -> None:
        self._send(message.decode())

    def tell(self, message: FromServer) -> None:
        self.send(encode(message))

    def resume(self, since: int) -> None:
        self._greet(self, since)


class Home:
    def __init__(
        self,
        shelf: Shelf,
        think: Callable[[str], Awaitable[str]],
        tell_tabs: Callable[[str], object],
        claim: Callable[[str], Awaitable[bool]],
    ) -> None:
        self._store = PageStore(shelf)
        self._tabs = Tabs(tell_tabs, claim)
        self._hall = Hall(SETTINGS, self._store, self._tabs)
        thinkers = PageThinkers(think)
        self._keeper = Keeper(self._hall, thinkers)
        self._conversations = Conversations(self._hall, self._keeper, Referee(self._hall, thinkers))
        calls = Calls(self._hall, Maker(self._hall, Lobby(self._hall), new_code=page_code), thinkers).all
        self._routes = [(call, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", call.path))) for call in calls]
        self._errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        silence = int(2 * PULSE_EVERY * 1000)
        self._hall.downtimes = Downtimes(await self._store.downtimes(self._hall.now(), silence))
        await self._tabs.open(self._hall)
        await self._keeper.open()

    async def close(self) -> None:
        await self._keeper.close()

    async def heard(self, text: str) -> None:
        """From another tab."""
        await self._tabs.heard(text)

    async def ask(self, method: str, path: str, queries: dict[str, str], body: str) -> Answer:
        """One call, as it would go to a server."""
        try:
            if path == MATCHES:
                return await self._matches(method, body)
            call, parts = self._find(method, path)
            asking = Asking(parts=parts, queries=queries, owner=ME, meter=Alone())
            if call.body is not None:
                asking.body = _parsed(body, call.body)
            answer = await call.handler(asking)
        except (Declined, LudothequeError) as error:
            return _refusal(error)
        except Exception as error:
            log.exception("a call failed")
            refused = failure(error)
            return _refusal(refused if isinstance(refused, Declined) else Unavailable())
        if isinstance(answer, Told):
            return Answer(200, JSON, answer.whole().decode())
        return Answer(200, call.media, encode(answer).decode() if call.media == JSON else str(answer))

    async def _matches(self, method: str, body: str) -> Answer:
        """The one call that a server has not."""
        if method == "GET":
            return Answer(200, JSON, await self.pack())
        brought = await self.unpack(_parsed(body, Brought).text)
        return Answer(200, JSON, str(brought))

    def _find(self, method: str, path: str) -> tuple[Call, dict[str, str]]:
        for call, pattern in self._routes:
            found = pattern.fullmatch(path) if call.method == method else None
            if found is not None:
                return call, found.groupdict()
        raise Declined("no-such-call", f"there is no call {method} {path[:100]}", 404)

    async def connect(self, code: str, viewer: str, since: int, send: Callable[[str], object]) -> Line:
        """Raises `Declined` for who may not come."""
        wish = parse_viewer(viewer) if viewer else None
        table = await self._conversations.admit(table_code(code), ME, wish)
        line = Line(table.code, wish, send, self._greet_soon)
        await self._conversations.greet(table, line, since)
        return line

    def _greet_soon(self, line: Line, since: int) -> None:
        errand = asyncio.create_task(self._conversations.hello(line.code, line, since))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def receive(self, line: Line, text: str) -> None:
        await self._conversations.answer(line, line.code, text.encode(), Alone())

    async def part(self, line: Line) -> None:
        table = self._hall.in_hand(line.code)
        if table is not None:
            await self._conversations.part(table, line)

    async def pack(self) -> str:
        """All matches in one file."""
        tables = []
        for row in await self._store.rows():
            stored = await self._store.load(row.code)
            if stored is not None:
                tables.append(Table(stored.row, stored.events))
        return encode(Matches(FORMAT, tables)).decode()

    async def unpack(self, text: str) -> int:
        """Brings the matches of a file that are not here yet, each checked move by move; says how many those are."""
        try:
            matches = msgspec.json.decode(text, type=Matches)
        except msgspec.DecodeError as error:
            raise Declined("bad-matches", f"this is no file of matches: {error}", 422) from None
        if matches.format != FORMAT:
            raise Declined("bad-matches", f"this is no file of matches: its format is not {FORMAT!r}", 422)
        brought = 0
        for table in matches.tables:
            brought += await self._bring(table)
        return brought

    async def _bring(self, table: Table) -> bool:
        """A table that is here in an older state is replaced."""
        code = table_code(table.row.code)
        known = await self._store.load(code)
        if known is not None and known.events[-1].version >= table.events[-1].version:
            return False
        try:
            await self._hall.build(Stored(row=table.row, snapshot=None, events=table.events))
        except Exception as error:
            raise Declined("bad-matches", f"match {code} in this file cannot be followed: {error}", 422) from None
        if known is not None:
            await self._store.remove(known.row.id)
            self._hall.forget(code)
        await self._store.add(table)
        return True


def _parsed(body: str, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body or "{}", type=kind)
    except msgspec.DecodeError as error:
        raise Declined("bad-request", f"the body cannot be read: {error}", 422) from None


def _refusal(error: Exception) -> Answer:
    problem, status = problem_of(error)
    return Answer(status, JSON, encode(ErrorReply(error=problem)).decode())
