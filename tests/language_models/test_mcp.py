"""`ludotheque mcp`, asked by the client of the official SDK: in the process, over pipes, and over HTTP."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from mcp import Client, StdioServerParameters
from mcp_types import CallToolResult, TextContent

import ludotheque
from ludotheque.language_models.mcp_server import Matches, make_server
from ludotheque.language_models.text_table import TextTable
from tests.patience import WAIT
from tests.ports import free_port

TOOLS = {
    "list_games",
    "read_rules",
    "start_match",
    "sit_at_table",
    "look",
    "list_moves",
    "play",
    "why_not",
    "read_record",
}


def text_of(result: CallToolResult) -> str:
    return "".join(part.text for part in result.content if isinstance(part, TextContent))


async def ask(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, text_of(result)
    return text_of(result)


async def refused(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return text_of(result)


async def play_a_match(client: Client, game: str) -> None:
    """All tools, as a model would use them."""
    assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
    assert game in await ask(client, "list_games")
    assert "## S-3" in await ask(client, "read_rules", game=game)
    started = await ask(client, "start_match", game=game, bots="random", players=2, seed="07" * 32)
    match = started.split()[1]
    assert "You are seat 0" in await ask(client, "look", match=match)
    assert await refused(client, "play", match=match, move="nonsense")
    assert "when the match is over" in await refused(client, "read_record", match=match)
    while (moves := await ask(client, "list_moves", match=match)) != "none: the match is over":
        first = moves.splitlines()[0].split()[0]
        assert "is legal" in await ask(client, "why_not", match=match, move=first)
        shown = await ask(client, "play", match=match, move=first)
    assert "Points: You " in shown
    record = await ask(client, "read_record", match=match)
    assert ludotheque.read_record(record).seed == bytes([7] * 32)


async def listening(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        return


def test_a_client_of_the_sdk_plays_a_match() -> None:
    async def main() -> None:
        async with Client(make_server()) as client:
            await play_a_match(client, "seikatsu")

    asyncio.run(main())


def test_a_match_is_played_over_standard_input_and_output() -> None:
    async def main() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "ludotheque", "mcp"])
        async with Client(command) as client:
            await play_a_match(client, "seikatsu")

    asyncio.run(main())


def test_a_match_is_played_over_http() -> None:
    port = free_port()
    command = [sys.executable, "-m", "ludotheque", "mcp", "--http", "--port", str(port)]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)

    async def main() -> None:
        await asyncio.wait_for(listening(port), WAIT)
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            await play_a_match(client, "seikatsu")

    try:
        asyncio.run(main())
    finally:
        server.terminate()
        server.communicate(timeout=30)


def test_what_is_wrong_is_said_with_what_is_allowed() -> None:
    async def main() -> None:
        async with Client(make_server()) as client:
            assert "the games are" in await refused(client, "start_match", game="chess")
            assert "the bots are novice" in await refused(
                client, "start_match", game="seikatsu", bots="cmd:touch /tmp/here"
            )
            for seed in ("xyz", "00", "00" * 33, " ".join(["00"] * 32)):
                assert "64 hex digits" in await refused(client, "start_match", game="seikatsu", seed=seed)
            for link in ("http://[::1/#/seat/x", "http://a b/#/seat/x", "http://127.0.0.1:9/\r\nX: y/#/seat/x"):
                assert "a seat link is written" in await refused(client, "sit_at_table", link=link)
            assert "has the modes" in await refused(client, "start_match", game="seikatsu", mode="chess")
            assert "start one with start_match" in await refused(client, "look", match="nowhere")
            assert "there are list_games, read_rules" in await refused(client, "resign")
            for tool, arguments, told in (
                ("look", {}, "match: Field required"),
                ("start_match", {"game": "seikatsu", "seat": "first"}, "seat: Input should be a valid integer"),
                ("play", {"match": None, "move": 5}, "match: Input should be a valid string; move: "),
            ):
                refusal = await refused(client, tool, **arguments)
                assert told in refusal
                assert "\n" not in refusal
                assert "http" not in refusal

    asyncio.run(main())


def test_bots_and_options_may_come_as_models_write_them() -> None:
    async def main() -> None:
        async with Client(make_server()) as client:
            options = {"mode": "standard", "players": 3}
            for bots in (["greedy", "random"], "greedy, random"):
                told = await ask(client, "start_match", game="seikatsu", bots=bots, options=options)
                assert "players=3" in told

    asyncio.run(main())


def test_the_match_that_was_not_touched_for_longest_makes_room() -> None:
    matches = Matches(most=2)
    first, second = (matches.add(TextTable("seikatsu", bots=["random"], options={"players": 2})) for _ in range(2))
    with matches.at(first):
        pass
    matches.add(TextTable("seikatsu", bots=["random"], options={"players": 2}))
    with matches.at(first) as table:
        assert table.moves()
    with pytest.raises(ludotheque.BadOption, match="there is no match"), matches.at(second):
        pass


def test_a_match_does_one_thing_at_a_time() -> None:
    matches = Matches()
    id = matches.add(TextTable("seikatsu", bots=["random"], options={"players": 2}))
    inside: list[int] = []
    most: list[int] = []

    def call(number: int) -> None:
        with matches.at(id):
            inside.append(number)
            time.sleep(0.002)
            most.append(len(inside))
            inside.remove(number)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(call, range(8)))
    assert most == [1] * 8
