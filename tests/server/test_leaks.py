"""The leak drill: what a viewer is sent does not change when what that viewer cannot know is dealt anew.

Whole matches of every game and mode are played over real sockets. At every ply, for every viewer, the true position is
swapped for a redeal, and every byte that this viewer can get over HTTP and WebSocket is asked for again.
"""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from ludotheque.core.journal import SPECTATOR, Event, Journal
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games import games
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


async def everything_sent(chair: Chair, person: Person, whole: bool) -> list[bytes]:
    """All that this viewer can ask for, as bytes."""
    await chair.send(type="resume", since=0 if whole else chair.version)
    await chair.until(lambda message: message["type"] == "hello")
    answers = [chair.received[-1]]
    if not whole:
        return answers
    path = f"tables/{chair.code}"
    answers.append((await person.http.get(path)).content)
    situation = chair.situation()
    if situation["legal"]:
        ask = {"seat": situation["viewer"], "ply": situation["ply"]}
        for described in situation["legal"][:3]:
            answers.append(await exact(chair, type="preview", id="p", action=described["action"], **ask))
            answers.append(await exact(chair, type="why", id="w", seat=ask["seat"], targets=described["targets"]))
        answers.append(await exact(chair, type="play", id="bad", action=999_999, **ask))
    return answers


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


@pytest.mark.parametrize(("game", "mode", "players"), CASES, ids=[f"{case[0]}-{case[1]}-{case[2]}" for case in CASES])
@story
async def test_no_byte_tells_what_its_reader_cannot_know(tmp_path: Path, game: str, mode: str, players: int) -> None:
    rng = random.Random(f"{game} {mode} {players}")
    async with whole_table(tmp_path, game, mode, players) as (running, seated):
        table = await running.server.hall.table(seated[0][1].code)
        match = table.running_match()
        while not match.is_over:
            for viewer, chair, person in seated:
                whole = match.ply % EVERY == 0
                true = await everything_sent(chair, person, whole)
                with redealt(match, viewer, match.ply):
                    anew = await everything_sent(chair, person, whole)
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
            before_the_end = [body for body in chair.received if json.loads(body).get("type") != "table"]
            assert not [body for body in before_the_end[:-1] if seed.encode() in body and b'"over"' not in body], viewer


def check_heard(match: Match, viewers: list[int], action: int) -> None:
    """What a viewer hears of a move tells nothing that the view after it does not show: deals that lead to the same
    view were told the same."""
    seat, game = match.to_move, match.game
    for viewer in viewers:
        heard: dict[str, list[Event]] = {}
        for seed in range(DEALS):
            world = match.state.redeal(viewer, Rng(seed))
            if world.to_move != seat or action not in world.legal_actions():
                continue
            journal = Journal()
            world.apply(action, journal)
            told = heard.setdefault(json.dumps(game.view(world, viewer)), journal.seen_by(viewer))
            assert told == journal.seen_by(viewer), f"viewer {viewer} at ply {match.ply}"
