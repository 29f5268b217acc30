"""Attacks by calls."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from bench.attacks.means import SECONDS, Attack, play_at, table, together

BIG = "ludotheque record 1" + "\n" * 2_000_000
SMALLER = "ludotheque record 1\n" + "agreed\n" * 3900


async def nothing(http: httpx.AsyncClient, address: str) -> None:
    await asyncio.sleep(SECONDS)


async def records(http: httpx.AsyncClient, address: str) -> None:
    bodies = [json.dumps({"record": text}) for text in (BIG, SMALLER)]

    async def upload() -> None:
        for body in bodies:
            await http.post("records", content=body)

    await together(4, upload)


async def replays(http: httpx.AsyncClient, address: str) -> None:
    record = next(Path("tests/fixtures/tolleno").glob("*.record")).read_text()
    code = (await http.post("records", json={"record": record})).json()["code"]
    await together(8, lambda: http.get(f"tables/{code}/replay"))


async def studies(http: httpx.AsyncClient, address: str) -> None:
    """As many moves as a study may have, and a last line that is wrong."""
    opened = (await http.post("study/open", json={"text": "tolleno players=2"})).json()
    place = {"game": "tolleno", "position": opened["position"]}
    move = (await http.post("study/position", json=place)).json()["legal"][0]["notation"]
    position = opened["position"].strip().split("\n")
    head = ["ludotheque study 1", "game tolleno", "seat 0 Eve", "seat 1 Eve", f"position {len(position)}", *position]
    moves = ["move 1 " + move] * min(2000, 90_000 // (len(move) + 8))
    body = {"text": "\n".join([*head, *moves, "nonsense"])}
    await together(40, lambda: http.post("study/open", json=body))


async def documents(http: httpx.AsyncClient, address: str) -> None:
    await together(8, lambda: http.get(address + "/openapi.json"))


async def bots(http: httpx.AsyncClient, address: str) -> None:
    async def make_and_leave() -> None:
        code = await table(http, "gravity_superstar", 5, "expert")
        await http.post(f"tables/{code}/leave", json={})

    await together(4, make_and_leave)


async def tables(http: httpx.AsyncClient, address: str) -> None:
    async def make() -> None:
        http.cookies.clear()
        await http.post("tables", json={"game": "seikatsu", "name": "Eve"})

    await together(8, make)


async def refusals(http: httpx.AsyncClient, address: str) -> None:
    """Past the number of requests that an address may send."""
    await together(100, lambda: http.get("games"))


def toggles(*posts: tuple[str, list[dict[str, object]]]) -> Attack:
    """What may be changed at a table of one's own, there and back again, a little slower than is refused."""

    async def attack(http: httpx.AsyncClient, address: str) -> None:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * 5]
        body = {"game": "gravity_superstar", "name": "Eve", "seats": seats}
        code = (await http.post("tables", json=body)).json()["code"]
        numbers = iter(range(10**9))

        async def toggle() -> None:
            number = next(numbers)
            path, bodies = posts[number % len(posts)]
            await http.post(f"tables/{code}/{path}", json=bodies[number // len(posts) % len(bodies)])
            await asyncio.sleep(0.1)

        await together(1, toggle)

    return attack


ready = toggles(("ready", [{"ready": False}, {"ready": True}]))
everything = toggles(
    ("join", [{"name": "\u6f22" * 40}, {"name": "Eve"}]),
    ("seats/1", [{"kind": "bot"}, {"kind": "open"}]),
    ("seats/2/swap", [{"other": 3}]),
    ("hints", [{"wanted": True}, {"wanted": False}]),
    ("seats/4/link", [{}]),
)


async def forks(http: httpx.AsyncClient, address: str) -> None:
    """Of a match as long as they come, and left."""
    record = max(Path("tests/fixtures").glob("*/*.record"), key=lambda path: path.stat().st_size).read_text()
    over = (await http.post("records", json={"record": record})).json()
    body = {"step": over["steps"] - 1, "name": "Eve"}

    async def fork_and_leave() -> None:
        http.cookies.clear()
        answer = await http.post(f"tables/{over['code']}/fork", json=body)
        if answer.status_code == 200:
            await http.post(f"tables/{answer.json()['code']}/leave", json={})

    await together(8, fork_and_leave)


async def pages(http: httpx.AsyncClient, address: str) -> None:
    """What is read about a game, its puzzles and pictures, in turn."""
    record = next(Path("tests/fixtures/tolleno").glob("*.record")).read_text()
    over = (await http.post("records", json={"record": record})).json()
    code, last = over["code"], over["steps"]
    about = ("rules", "lesson", "words", "puzzles", "insights")
    paths = [f"games/{game}/{what}" for game in ("seikatsu", "tolleno") for what in about]
    paths += [f"tables/{code}/picture.svg?step={last - 1}", f"tables/{code}/record", "tables?which=public"]
    numbers = iter(range(10**9))
    await together(16, lambda: http.get(paths[next(numbers) % len(paths)]))


async def spellings(http: httpx.AsyncClient, address: str) -> None:
    """The rules of a game whose id may be written in small letters and capitals."""
    numbers = iter(range(10**9))

    def spelt() -> str:
        number = next(numbers)
        return "".join(one.upper() if number >> at & 1 else one for at, one in enumerate("gravity-superstar"))

    await together(8, lambda: http.get(f"games/{spelt()}/rules"))


def asked(path: str = "/", cookie: str = "") -> Attack:
    """One question again and again."""

    async def attack(http: httpx.AsyncClient, address: str) -> None:
        headers = {"cookie": cookie} if cookie else {}
        await together(8, lambda: http.get(address + path, headers=headers))

    return attack


async def analyses(http: httpx.AsyncClient, address: str) -> None:
    """Judgements, what would have won, and searches, each asked for by many browsers at once."""
    record = next(Path("tests/fixtures/tolleno").glob("*.record")).read_text()
    over = (await http.post("records", json={"record": record})).json()
    opened = (await http.post("study/open", json={"text": "gravity_superstar players=6"})).json()
    search = {"game": "gravity_superstar", "position": opened["position"], "nodes": 16000}
    code, numbers = over["code"], iter(range(10**9))

    async def ask() -> None:
        number = next(numbers)
        if number % 3 == 0:
            await http.get(f"tables/{code}/judgement?step={1 + number % over['steps']}")
        elif number % 3 == 1:
            await http.get(f"tables/{code}/what-if?seat={number % 2}")
        else:
            await http.post("study/lines", json=search)

    await together(60, ask)


async def searches_given_up(http: httpx.AsyncClient, address: str) -> None:
    opened = (await http.post("study/open", json={"text": "gravity_superstar players=6"})).json()
    search = {"game": "gravity_superstar", "position": opened["position"], "nodes": 16000}
    await together(40, lambda: http.post("study/lines", json=search, timeout=0.5))


async def rematches(http: httpx.AsyncClient, address: str) -> None:
    """A match given up at once, and again: each makes a table of the same people."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "tolleno", "name": "Eve", "seats": seats, "one_screen": True, "start": True}
    made = (await http.post("tables", json=body)).json()
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    codes = [str(made["code"])]

    async def again_and_again() -> None:
        play = play_at(address, codes[-1])
        async with connect(play, additional_headers={"Cookie": cookie}, max_size=None, compression=None) as line:
            ply = json.loads(await line.recv())["situations"][0]["ply"]
            await line.send(json.dumps({"type": "agree", "id": "x", "seat": 0, "ply": ply}))
            while json.loads(await line.recv())["type"] != "ack":
                pass
        codes.append(str((await http.post(f"tables/{codes[-1]}/rematch", json={})).json()["code"]))

    await together(1, again_and_again)
