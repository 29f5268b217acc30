"""How `tables.sqlite3` and `story.json` were made: with the first release's own server (commit f0b3627) and its tests'
simulated people. In a clone of that commit:  python -m tests.server.release_0_1.make FOLDER
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

from tests.server.players import Chair, Person
from tests.server.running import Clockwork, server_here, sqlite

Json = dict[str, Any]


async def moves(chairs: list[Chair], count: int, rng: random.Random) -> None:
    """`count` moves by whoever is to move."""
    for _ in range(count):
        chair = next(chair for chair in chairs if chair.situation()["legal"])
        await chair.play(rng.choice(chair.situation()["legal"])["action"])
        for other in chairs:
            await other.reach(chair.ply)


async def lobby(ada: Person, _bob: Person, _phone: Person) -> Json:
    """A public table: seat 1 open, seat 2 kept, each with an invitation."""
    code = (await ada.create(seats="me open person", visibility="public", fixed_seats=True))["code"]
    links = [(await ada.post(f"tables/{code}/seats/{seat}/link"))["secret"] for seat in (1, 2)]
    return {"code": code, "links": links}


async def running(ada: Person, bob: Person, phone: Person) -> Json:
    """Two people in the middle: the host kept a link from before Bob sat down, and Bob has his seat on his phone."""
    code = (await ada.create(seats="me open", visibility="public", fixed_seats=True, pace={"kind": "days", "days": 3}))[
        "code"
    ]
    kept = (await ada.post(f"tables/{code}/seats/1/link"))["secret"]
    await bob.join(code)
    own = (await bob.post(f"tables/{code}/seats/1/link"))["secret"]
    await phone.post("seats/claim", secret=own)
    await ada.post(f"tables/{code}/start")
    async with ada.sit(code) as one, bob.sit(code) as two:
        await one.ask(type="chat", text="Good luck, Bob!")
        await two.ask(type="chat", text="You too.")
        await moves([one, two], 6, random.Random(1))
    return {"code": code, "kept": kept, "own": own}


async def left(ada: Person, bob: Person, _phone: Person) -> Json:
    """Bob has left in the middle: a bot holds his seat."""
    code = (await ada.create("octocube", "me open", mode="basic", fixed_seats=True))["code"]
    await bob.join(code)
    await ada.post(f"tables/{code}/start")
    async with ada.sit(code) as one, bob.sit(code) as two:
        await moves([one, two], 4, random.Random(2))
    await bob.post(f"tables/{code}/leave")
    return {"code": code}


async def over(ada: Person, bob: Person, _phone: Person) -> Json:
    """Played to the end, talked about; a rematch waits for Bob, and Ada plays on from step 5 in a fork."""
    code = (await ada.create("gravity_superstar", "me open", fixed_seats=True))["code"]
    await bob.join(code)
    await ada.post(f"tables/{code}/start")
    async with ada.sit(code) as one, bob.sit(code) as two:
        await asyncio.gather(one.play_to_end(random.Random(3)), two.play_to_end(random.Random(4)))
        await two.ask(type="chat", text="Well played.")
    rematch = (await ada.post(f"tables/{code}/rematch"))["code"]
    fork = (await ada.post(f"tables/{code}/fork", step=5, level="novice", name="Ada"))["code"]
    record = await ada.get(f"tables/{code}/record")
    shown = (await bob.post("records", record=record))["code"]
    return {"code": code, "rematch": rematch, "fork": fork, "record": record, "shown": shown}


async def one_screen(ada: Person, _bob: Person, _phone: Person) -> Json:
    seats = [{"kind": "me"}, {"kind": "person", "name": "Grace"}]
    table = await ada.post(
        "tables", game="tolleno", name="Ada", seats=seats, one_screen=True, start=True, fixed_seats=True
    )
    async with ada.sit(table["code"]) as screen:
        for _ in range(5):
            await screen.play()
    return {"code": table["code"]}


async def main(folder: Path) -> None:
    async with server_here(sqlite(folder), Clockwork()) as server:
        people = {name: Person(server.address, name) for name in ("Ada", "Bob", "Phone")}
        ada, bob, phone = people.values()
        told: Json = {}
        for tell in (lobby, running, left, over, one_screen):
            told[tell.__name__] = await tell(ada, bob, phone)
        for one in told.values():
            one["table"] = await ada.get(f"tables/{one['code']}")
        told["tokens"] = {name: person.http.cookies["ludotheque"] for name, person in people.items()}
        for person in people.values():
            await person.http.aclose()
    (folder / "story.json").write_text(json.dumps(told, indent=1, sort_keys=True) + "\n")
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
