"""The leak drill: what a viewer is sent does not change when what that viewer cannot know is dealt anew.

Whole matches of every game and mode are played over real sockets. At every ply, for every viewer, the true position is
swapped for a redeal, and every byte that this viewer can get over HTTP and WebSocket is asked for again: there is a row
for every message of the server, and a new one without a row fails.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from msgspec.structs import fields

from ludotheque.core.cases import as_bytes
from ludotheque.core.journal import SPECTATOR, Event, Journal
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games import games
from ludotheque.table import messages
from ludotheque.table.live import LiveTable
from ludotheque.table.outgoing import Seen, encode
from tests.server.players import Chair, Person
from tests.server.running import Clockwork, Running, server_here, sqlite, story

CASES = [(game.id, mode.id, mode.players[0]) for game in games() for mode in game.modes]
CASES += [(game.id, game.modes[0].id, 3) for game in games()]
EVERY = 8
"""Each eighth ply the whole of what can be asked for is compared, the log from its beginning and the answers to
questions; at the others what is sent at every move."""
DEALS = 5


@contextmanager
def redealt(match: Match, viewer: int, seed: int) -> Iterator[None]:
    """The match with all that `viewer` cannot know dealt anew."""
    true = match.state
    match.state = true.redeal(viewer, Rng(seed))
    try:
        yield
    finally:
        match.state = true


class Eyes(NamedTuple):
    """Somebody who looks at a table."""

    running: Running
    table: LiveTable
    viewer: int
    chair: Chair
    person: Person

    @property
    def seen(self) -> Seen:
        return Seen(self.table, self.running.server.hall.now())


async def everything_sent(eyes: Eyes, whole: bool) -> list[bytes]:
    """All that this viewer can ask for or is told, as bytes."""
    if not whole:
        return [*await hello(eyes, eyes.chair.version), *await entry(eyes)]
    rows = [text for row in ROWS.values() for text in await row(eyes)]
    return [*rows, (await eyes.person.http.get(f"tables/{eyes.chair.code}")).content]


async def hello(eyes: Eyes, since: int = 0) -> list[bytes]:
    await eyes.chair.send(type="resume", since=since)
    await eyes.chair.until(lambda message: message["type"] == "hello")
    return [eyes.chair.received[-1]]


async def entry(eyes: Eyes) -> list[bytes]:
    return [eyes.seen.happened((eyes.viewer,), eyes.table.version - 1)]


async def table_changed(eyes: Eyes) -> list[bytes]:
    return [eyes.seen.changed(owner, "") for owner in (eyes.table.doc.seats[0].owners[0], "")]


async def said(eyes: Eyes) -> list[bytes]:
    return [encode(messages.Said(version=line.version, line=line)) for line in eyes.table.chat]


async def skip(eyes: Eyes) -> list[bytes]:
    return [encode(messages.Skip(version=eyes.table.version))]


async def ack(eyes: Eyes) -> list[bytes]:
    return [await exact(eyes.chair, type="chat", id="leak", text="hello")]


async def refused(eyes: Eyes) -> list[bytes]:
    ask = {"seat": max(eyes.viewer, 0), "ply": eyes.table.ply}
    return [await exact(eyes.chair, type="play", id="bad", action=999_999, **ask)]


async def preview(eyes: Eyes) -> list[bytes]:
    legal, ask = own_moves(eyes), {"seat": eyes.viewer, "ply": eyes.table.ply}
    return [await exact(eyes.chair, type="preview", id="p", action=one["action"], **ask) for one in legal]


async def why(eyes: Eyes) -> list[bytes]:
    legal = own_moves(eyes)
    return [await exact(eyes.chair, type="why", id="w", seat=eyes.viewer, targets=one["targets"]) for one in legal]


def own_moves(eyes: Eyes) -> list[Any]:
    return list(eyes.chair.situation()["legal"][:3])


async def hint(eyes: Eyes) -> list[bytes]:
    """All that the bot is given of the match: the rest is chance."""
    match = eyes.table.running_match()
    return [match.game.position_text(match.state.redeal(eyes.viewer, Rng(7))).encode()]


async def pong(eyes: Eyes) -> list[bytes]:
    await eyes.chair.send(type="ping")
    await eyes.chair.until(lambda message: message["type"] == "pong")
    return [eyes.chair.received[-1]]


async def bye(eyes: Eyes) -> list[bytes]:
    """It is said without a look at any match: words of the program's own, and a number."""
    assert {field.type for field in fields(messages.Bye)} == {str, float | None}
    return []


ROWS: dict[type[messages.FromServer], Callable[[Eyes], Awaitable[list[bytes]]]] = {
    messages.Hello: hello,
    messages.Happened: entry,
    messages.TableChanged: table_changed,
    messages.Said: said,
    messages.Skip: skip,
    messages.Ack: ack,
    messages.Refused: refused,
    messages.Preview: preview,
    messages.Why: why,
    messages.Hint: hint,
    messages.Pong: pong,
    messages.Bye: bye,
}


def test_there_is_a_row_for_every_message_of_the_server() -> None:
    assert set(ROWS) == set(get_args(messages.ServerMessage))


async def exact(chair: Chair, **message: object) -> bytes:
    """The answer to a message, byte for byte."""
    await chair.send(**message)
    await chair.until(lambda answer: answer.get("id") == message["id"])
    return chair.received[-1]


@asynccontextmanager
async def whole_table(
    folder: Path, game: str, mode: str, players: int
) -> AsyncIterator[tuple[Running, list[tuple[int, Chair, Person]]]]:
    """A started table: a chair for every seat, each in a browser of its own, and a spectator's."""
    async with server_here(sqlite(folder), Clockwork()) as running:
        people = [Person(running.address, f"P{seat}") for seat in range(players + 1)]
        seats = " ".join(["me", *["open"] * (players - 1)])
        code = (await people[0].create(game, seats, mode=mode, players=players, fixed_seats=True))["code"]
        for seat, person in enumerate(people[1:players], 1):
            await person.join(code, seat=seat)
        await people[0].post(f"tables/{code}/start")
        viewers = [*range(players), SPECTATOR]
        chairs = [person.sit(code) for person in people]
        for chair in chairs:
            await chair.connect()
        try:
            yield running, list(zip(viewers, chairs, people, strict=True))
        finally:
            for chair, person in zip(chairs, people, strict=True):
                await chair.close()
                await person.http.aclose()


@pytest.mark.long
@pytest.mark.parametrize(("game", "mode", "players"), CASES, ids=[f"{case[0]}-{case[1]}-{case[2]}" for case in CASES])
@story
async def test_no_byte_tells_what_its_reader_cannot_know(tmp_path: Path, game: str, mode: str, players: int) -> None:
    rng = random.Random(f"{game} {mode} {players}")
    async with whole_table(tmp_path, game, mode, players) as (running, seated):
        table = await running.server.hall.table(seated[0][1].code)
        match = table.running_match()
        for _, chair, _ in seated:
            await chair.ask(type="chat", id="leak", text="hello")
        while not match.is_over:
            for viewer, chair, person in seated:
                eyes, whole = Eyes(running, table, viewer, chair, person), match.ply % EVERY == 0
                true = await everything_sent(eyes, whole)
                with redealt(match, viewer, match.ply):
                    anew = await everything_sent(eyes, whole)
                assert anew == true, f"viewer {viewer} at ply {match.ply}"
            _, chair, _ = seated[match.to_move]
            situation = chair.situation()
            action = rng.choice(situation["legal"])["action"]
            check_heard(match, [viewer for viewer, _, _ in seated], action)
            await chair.play(action)
            for _, other, _ in seated:
                await other.reach(match.ply)
        seed = match.seed.hex()
        for viewer, chair, _ in seated:
            before_the_end = [body for body in chair.received if msgspec.json.decode(body)["type"] != "table"]
            assert not [body for body in before_the_end[:-1] if seed.encode() in body and b'"over"' not in body], viewer


def check_heard(match: Match, viewers: list[int], action: int) -> None:
    """What a viewer hears of a move tells nothing that the view after it does not show: deals that lead to the same
    view were told the same."""
    seat, game = match.to_move, match.game
    for viewer in viewers:
        heard: dict[bytes, list[Event]] = {}
        for seed in range(DEALS):
            world = match.state.redeal(viewer, Rng(seed))
            if world.to_move != seat or action not in world.legal_actions():
                continue
            journal = Journal()
            world.apply(action, journal)
            told = heard.setdefault(as_bytes(game.view(world, viewer)), journal.seen_by(viewer))
            assert told == journal.seen_by(viewer), f"viewer {viewer} at ply {match.ply}"
