"""Tables of a version's server as they lie in its database, and how it went on from there.

`tables.sql` is the database while its matches run. `tables.json` tells who sits there and what has come of each
table; `<code>.record` is the record that the same server gave out when the match was over.
"""

from __future__ import annotations

import random
import sqlite3
import tempfile
from pathlib import Path

import msgspec
from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.options import Mode
from ludotheque.core.record import write_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from tests.cases import seed_of
from tests.server.players import Chair, Person
from tests.server.running import server_here, sqlite

LIVE = {"kind": "live", "minutes": 180, "increment": 1}


class Known(Struct, forbid_unknown_fields=True):
    """A table when the database was kept."""

    code: str
    story: str
    phase: str
    ply: int
    line: int
    """How many moves stand: steps that were taken back do not."""
    legal: list[str]


class Tables(Struct, forbid_unknown_fields=True):
    cookie: dict[str, str]
    """Who sits there."""
    tables: list[Known]


async def write_tables(folder: Path, modes: list[tuple[Game[State], Mode]]) -> None:
    folder.mkdir()
    with tempfile.TemporaryDirectory() as there:
        async with server_here(sqlite(Path(there))) as running, Person(running.address, "Ada") as ada:
            writer = _Writer(ada, folder)
            for game, mode in modes:
                await writer.begin("over", game, mode.id, mode.players[-1], 10**6)
                await writer.begin("running", game, mode.id, mode.players[0], 25)
                await writer.begin("with a clock", game, mode.id, mode.players[0], 9, pace=LIVE)
                await writer.open(game, mode)
                await writer.fork(game, mode.id)
                await writer.upload(game, mode)
            _dump(Path(there) / "tables.sqlite3", folder / "tables.sql")
            kept = msgspec.json.encode(Tables(dict(ada.http.cookies), writer.known))
            (folder / "tables.json").write_bytes(msgspec.json.format(kept, indent=1) + b"\n")
            await writer.go_on()


class _Writer:
    def __init__(self, ada: Person, folder: Path) -> None:
        self._ada = ada
        self._folder = folder
        self._rng = random.Random(8)
        self._undos = 0
        self._codes: dict[str, str] = {}
        self.known: list[Known] = []

    async def begin(self, story: str, game: Game[State], mode: str, players: int, moves: int, **more: object) -> None:
        code = await self._table(game, mode, players, start=True, **more)
        async with self._ada.sit(code) as chair:
            await chair.ask(type="chat", text=f"{game.name}: à toi 🐟")
            self._undos = await self._play(chair, moves, undo=0.2)
            await self._note(f"{game.id} {mode} {story}", chair)
        self._codes[f"{game.id} {mode} {story}"] = code

    async def open(self, game: Game[State], mode: Mode) -> None:
        """A table that waits for somebody."""
        table = await self._ada.create(game.id, "me" + " open" * (mode.players[-1] - 1), mode=mode.id)
        story = f"{game.id} {mode.id} open"
        self.known.append(Known(code=table["code"], story=story, phase="open", ply=0, line=0, legal=[]))

    async def fork(self, game: Game[State], mode: str) -> None:
        self._undos = 0
        over = self._codes[f"{game.id} {mode} over"]
        table = await self._ada.post(f"tables/{over}/fork", step=5, level="easy")
        async with self._ada.sit(table["code"]) as chair:
            await self._note(f"{game.id} {mode} fork", chair)

    async def upload(self, game: Game[State], mode: Mode) -> None:
        self._undos = 0
        match = Match(game, game.options(mode=mode.id), seed_of(80))
        rng = Rng(7)
        while not match.is_over:
            match.play(match.to_move, match.state.random_action(rng))
        table = await self._ada.post("records", record=write_record(match))
        async with self._ada.sit(table["code"]) as chair:
            await self._note(f"{game.id} {mode.id} uploaded", chair)

    async def go_on(self) -> None:
        """Every table that runs is played on, and all give out their records."""
        for table in self.known:
            if table.phase == "open" or table.story.endswith("fork"):
                continue
            async with self._ada.sit(table.code) as chair:
                await self._play(chair, 10**6)
            record = await self._ada.get(f"tables/{table.code}/record")
            (self._folder / f"{table.code}.record").write_text(record, "utf-8", newline="\n")

    async def _table(self, game: Game[State], mode: str, players: int, **more: object) -> str:
        seats = " ".join(["me"] * players)
        table = await self._ada.create(game.id, seats, mode=mode, one_screen=True, fixed_seats=True, **more)
        return str(table["code"])

    async def _note(self, story: str, chair: Chair) -> None:
        legal = sorted(one["notation"] for situation in chair.situations for one in situation["legal"])
        phase = "over" if chair.is_over else "running"
        self.known.append(
            Known(
                code=chair.code, story=story, phase=phase, ply=chair.ply, line=chair.ply - 2 * self._undos, legal=legal
            )
        )

    async def _play(self, chair: Chair, moves: int, undo: float = 0) -> int:
        """Plays by chance, and takes back a step now and then; gives how many."""
        undos = 0
        while moves and not chair.is_over:
            situation = chair.situation()
            if situation["can_undo"] and self._rng.random() < undo:
                answer = await chair.ask(type="undo", seat=situation["viewer"], ply=situation["ply"])
                await chair.reach(answer["ply"])
                undos += 1
            else:
                await chair.play(self._rng.choice(situation["legal"])["action"])
            moves -= 1
        return undos


def restore(kept: Path, folder: Path) -> str:
    """The database of a version's server, in a new file; gives its address."""
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        connection.executescript((kept / "tables.sql").read_text("utf-8"))
    return sqlite(folder)


def read_tables(kept: Path) -> Tables:
    return msgspec.json.decode((kept / "tables.json").read_bytes(), type=Tables)


def _dump(database: Path, target: Path) -> None:
    with sqlite3.connect(database) as connection:
        target.write_text("\n".join(connection.iterdump()) + "\n", "utf-8", newline="\n")
