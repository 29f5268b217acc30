"""Analysis over the protocol: any position, honest chances, clear complaints, and never in the way of play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.journal import OPEN
from ludotheque.core.record import write_record
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games import game_ids
from ludotheque.server.thinking.pool import Thinkers
from ludotheque.table.messages import AskLines, AskPosition
from ludotheque.table.studying import lines_thought, open_study, study_position
from ludotheque.table.thinking import thought_about
from tests.cases import Case, every, plain_cases, walk
from tests.cli.runner import random_match
from tests.page.pages import Browser
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story
from tests.server.test_tables import refused


def text_of(case: Case) -> str:
    """A position somewhere in the middle, in which there is a choice."""
    states = [state.clone() for state in walk(case, 5) if not state.is_over and len(state.legal_actions()) > 2]
    return case[0].position_text(states[len(states) // 2])


async def told_everything(asked: Any, case: Case) -> None:
    """`asked` makes a call, on a server or in a page."""
    game, options = case
    text = text_of(case)
    tree = await asked("study/open", {"text": text})
    assert (tree["game"], tree["players"], tree["moves"]) == (game.id, options.players, [])
    here = await asked("study/position", {"game": game.id, "position": tree["position"], "viewer": OPEN})
    move = here["legal"][0]["notation"]
    after = await asked("study/position", {"game": game.id, "position": text, "moves": [move], "picture": True})
    assert after["mover"] == here["to_move"]
    assert after["svg"].startswith("<svg")
    for is_open in (False, True):
        found = await asked(
            "study/lines", {"game": game.id, "position": text, "nodes": 60, "is_open": is_open, "also": move}
        )
        assert found["seat"] == here["to_move"]
        assert move in [line["move"]["notation"] for line in found["lines"]]
        for line in found["lines"]:
            assert sum(line["chances"]) == pytest.approx(1, abs=0.001)
            assert len(line["chances"]) == len(found["sides"])
            told = [one["move"]["notation"] for one in line["later"]]
            assert told == line["line"][1 : 1 + len(told)]
            if is_open:
                assert len(told) == min(3, len(line["line"]) - 1), "nothing was dealt anew: all of it is possible here"


@pytest.mark.parametrize("id", game_ids())
@story
async def test_a_position_is_opened_played_on_drawn_and_searched(tmp_path: Path, id: str) -> None:
    game = load(id)
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        await told_everything(lambda path, body: ada.post(path, **body), (game, game.options()))


@story
async def test_a_page_without_a_server_tells_the_same() -> None:
    tab = await Browser().open()
    game = load(game_ids()[0])
    await told_everything(lambda path, body: tab.ask("POST", f"/{path}", body), (game, game.options()))


@story
async def test_bad_asking_is_told_what_is_allowed(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        game = load("seikatsu")
        text = text_of((game, game.options()))
        await refused(ada.post("study/open", text="chess"), "bad-input", "begins with")
        await refused(ada.post("study/open", text=text.replace("to-move", "to-mve")), "bad-input", "line")
        await refused(ada.post("study/position", game="chess", position=text), "no-such-game")
        await refused(ada.post("study/position", game="seikatsu", position=text, moves=["zz@zz"]), "bad-input")
        await refused(ada.post("study/lines", game="seikatsu", position=text, nodes=10**9), "bad-request")
        await refused(ada.post("study/lines", game="seikatsu", position=text, also="zz@zz"), "bad-input")


@every(plain_cases())
def test_a_search_is_told_nothing_that_the_seat_to_move_cannot_know(case: Case) -> None:
    """The position that goes to a bot's process looks the same to the seat, and is another deal than the true one."""
    game, options = case
    text = text_of(case)
    state = game.parse_position(text)
    seat = int(state.to_move)
    sent = [lines_thought(AskLines(game=game.id, position=text)) for _ in range(12)]
    worlds = [game.parse_position(thought.position) for thought in sent]
    assert all(game.view(world, seat) == game.view(state, seat) for world in worlds)
    if any(state.redeal(seat, Rng(seed)) != state for seed in range(12)):
        assert any(world != state for world in worlds)
    opened = lines_thought(AskLines(game=game.id, position=text, is_open=True))
    assert game.parse_position(opened.position) == state
    assert opened.seat == seat < options.players


@every(plain_cases())
def test_a_record_becomes_a_tree_whose_main_line_is_the_match(case: Case) -> None:
    game, _ = case
    match = random_match(case, 4)
    tree = open_study(write_record(match))
    assert tree.names == list(match.names)
    assert [move["parent"] for move in tree.moves] == list(range(-1, len(tree.moves) - 1))
    moves = [move["move"] for move in tree.moves]
    end = study_position(AskPosition(game=game.id, position=tree.position, moves=moves))
    assert end.outcome == match.outcome()
    assert game.parse_position(end.text) == match.state


@story
async def test_a_bot_at_a_table_thinks_before_any_analysis() -> None:
    game = load("seikatsu")
    state = game.deal(game.options(players=2), Rng(1))
    thinkers = Thinkers(1, 60)
    await thinkers.open()
    order: list[str] = []

    async def think(name: str, thought: Any, payer: str, attended: bool) -> None:
        await thinkers.think(name, thought, payer, attended)
        order.append(name)

    try:
        asked = AskLines(game="seikatsu", position=game.position_text(state), nodes=100)
        first = asyncio.create_task(think("study", lines_thought(asked), "eve", False))
        await asyncio.sleep(0)
        more = [asyncio.create_task(think(f"study {n}", lines_thought(asked), "eve", False)) for n in range(3)]
        await asyncio.sleep(0)
        move = thought_about(game, state, 0, "mcts:nodes=50")
        table = asyncio.create_task(think("table", move, "ada", True))
        await asyncio.gather(first, *more, table)
        assert order.index("table") <= 1, "one search may be under way; no other goes before the table"
    finally:
        await thinkers.close()
