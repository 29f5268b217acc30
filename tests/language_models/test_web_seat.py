"""A language model at a table of a real server, by its seat link."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.errors import BadOption, NotNow
from ludotheque.language_models import web_seat
from ludotheque.language_models.text_table import rules_text
from ludotheque.language_models.web_seat import ServerSaysNo, WebSeat
from tests.server.players import Person
from tests.server.running import server_here, sqlite


async def seat_link(ada: Person, seats: str, **more: object) -> tuple[str, str]:
    """A table, and the link to its first free seat."""
    table = await ada.create("seikatsu", seats, fixed_seats=True, **more)
    link = await ada.post(f"tables/{table['code']}/seats/1/link")
    return table["code"], f"{ada.address}/{link['link']}"


async def play_to_the_end(seat: WebSeat) -> str:
    shown = ""
    while moves := await asyncio.to_thread(seat.moves):
        reply = await asyncio.to_thread(seat.play, moves[0].split()[0])
        assert reply.accepted, reply.text
        shown = reply.text
    return shown


def test_a_model_plays_a_match_at_a_table_by_its_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
            code, link = await seat_link(ada, "me open")
            seat = await asyncio.to_thread(WebSeat, link, "Model")
            assert "the match has not begun. Seats: Ada, Model" in await asyncio.to_thread(seat.look)
            with pytest.raises(NotNow, match="has not begun"):
                await asyncio.to_thread(seat.moves)
            await ada.post(f"tables/{code}/start")
            async with ada.sit(code) as chair:
                own = chair.situation()
                assert "It is Ada’s turn" in await asyncio.to_thread(seat.look)
                assert not (await asyncio.to_thread(seat.play, "wp@d4")).accepted
                await chair.ask(type="play", seat=0, ply=0, action=own["legal"][0]["action"])
            shown = await asyncio.to_thread(seat.look)
            assert "You are seat 1 (Model)" in shown
            assert "Since you last looked:\nAda" in shown
            assert json.loads(await asyncio.to_thread(seat.data))["viewer"] == 1
            moves = await asyncio.to_thread(seat.moves)
            assert moves
            refused = await asyncio.to_thread(seat.play, "nonsense")
            assert "nonsense is not among the legal moves: " + moves[0].split()[0] in refused.text
            assert "is legal" in await asyncio.to_thread(seat.why, moves[0].split()[0])
            legal = [move.split()[0] for move in moves]
            elsewhere = f"{legal[0].split('@')[0]}@a1"
            assert elsewhere not in legal
            refused = await asyncio.to_thread(seat.play, elsewhere)
            assert refused.clause == "S-3.1"
            assert "There is no tile next to this space" in refused.text
            assert await asyncio.to_thread(seat.why, elsewhere) == f"{refused.text}\n{rules_text('seikatsu', 'S-3.1')}"
            # Ada thinks for longer than a move waits for its answer.
            monkeypatch.setattr(web_seat, "TURN_SECONDS", 0.2)
            assert (await asyncio.to_thread(seat.play, legal[0].upper())).accepted
            assert "It is Ada’s turn" in await asyncio.to_thread(seat.look)

    asyncio.run(main())


def test_a_model_plays_to_the_end_against_a_bot_of_the_server(tmp_path: Path) -> None:
    async def main() -> None:
        async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
            table = await ada.create("seikatsu", "bot:novice me", fixed_seats=True, start=True)
            link = await ada.post(f"tables/{table['code']}/seats/1/link")
            seat = await asyncio.to_thread(WebSeat, f"{ada.address}/{link['link']}")
            shown = ""
            while "Points: " not in shown:
                shown = await play_to_the_end(seat) or await asyncio.to_thread(seat.look)
            record = await asyncio.to_thread(seat.record)
            match = ludotheque.read_record(record)
            assert match.is_over
            result = ", ".join(
                f"{name} {points}" for name, points in zip(match.names, match.state.scores(), strict=True)
            )
            assert f"The garden is full. Points: {result}. Won: " in shown

    asyncio.run(main())


def test_a_link_that_leads_nowhere_is_refused_clearly(tmp_path: Path) -> None:
    for link in (
        "seikatsu",
        "http://127.0.0.1:9/",
        "ftp://x/#/seat/abc",
        "http://127.0.0.1:9/#/seat/",
        "http://[::1/#/seat/x",
    ):
        with pytest.raises(BadOption, match="a seat link is written"):
            WebSeat(link)
    with pytest.raises(ServerSaysNo, match="does not answer"):
        WebSeat("http://127.0.0.1:9/#/seat/abc")

    async def main() -> None:
        async with server_here(sqlite(tmp_path)) as running:
            with pytest.raises(ServerSaysNo, match="link"):
                await asyncio.to_thread(WebSeat, f"{running.address}/#/seat/nothing-here-at-all")

    asyncio.run(main())
