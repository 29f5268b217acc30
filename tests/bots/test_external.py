"""Bots that are programs of their own: the examples play; those that misbehave are told apart and ended."""

from __future__ import annotations

import json
import shutil
import sys
import time
from pathlib import Path

import pytest

from ludotheque.bots.bot import BotFailed
from ludotheque.bots.external import ExternalBot
from ludotheque.core.errors import BadOption
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games import game_ids
from tests.cases import Case, every, plain_cases
from tests.patience import WAIT

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON_EXAMPLE = f"{sys.executable} {EXAMPLES / 'longest_reach.py'}"
JAVASCRIPT_EXAMPLE = f"node {EXAMPLES / 'first_choice.js'}"
READY = "import sys, json, time; input(); print(json.dumps({'type': 'ready', 'protocol': 1}), flush=True); "


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"{sys.executable} {path}"


def ask(command: str, seconds: float = 10.0) -> int:
    game = load("seikatsu")
    options = game.options(players=2)
    bot = ExternalBot(command, game, options, seconds)
    try:
        return bot.choose(game, game.deal(options, Rng(1)), 0, seed=5)
    finally:
        bot.close()


@every(plain_cases())
def test_the_python_example_plays_every_game(case: Case) -> None:
    game, options = case
    state = game.deal(options, Rng(3))
    bot = ExternalBot(PYTHON_EXAMPLE, game, options)
    rng = Rng(1)
    for step in range(12):
        if state.is_over:
            break
        action = bot.choose(game, state, state.to_move, step)
        assert action in state.legal_actions()
        state.apply(action if step % 2 else state.random_action(rng))
    bot.close()


@pytest.mark.parametrize("id", game_ids())
def test_the_example_that_imagines_positions_plays_every_game(id: str) -> None:
    game = load(id)
    options = game.options()
    state = game.deal(options, Rng(3))
    bot = ExternalBot(f"{sys.executable} {EXAMPLES / 'imagining.py'}", game, options, seconds=WAIT)
    rng = Rng(1)
    # Tolleno's boats, whose ways a view does not tell, come late.
    for _ in range(60 if id == "tolleno" else 10):
        state.apply(state.random_action(rng))
    for step in range(6):
        action = bot.choose(game, state, state.to_move, step)
        assert action in state.legal_actions()
        state.apply(action)
    bot.close()


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node to run it")
def test_the_javascript_example_plays() -> None:
    game = load("seikatsu")
    assert ask(JAVASCRIPT_EXAMPLE) == game.deal(game.options(players=2), Rng(1)).legal_actions()[0]


@pytest.mark.parametrize("name", ["longest_reach.py", "first_choice.js"])
def test_an_example_is_at_most_40_lines_long(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= 40


def test_a_program_gets_the_view_of_its_seat_and_the_described_actions(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    answer = (
        "message = json.loads(input()); "
        f"open({str(heard)!r}, 'w').write(json.dumps(message)); "
        "print(json.dumps({'type': 'action', 'id': message['id'], 'action': message['legal'][0]['action']}))"
    )
    ask(program(tmp_path, READY + answer))
    message = json.loads(heard.read_text("utf-8"))
    game = load("seikatsu")
    state = game.deal(game.options(players=2), Rng(1))
    assert set(message) == {"type", "id", "seat", "seconds", "seed", "view", "position", "prompt", "legal"}
    known = game.parse_position(message["position"])
    assert game.view(known, 0) == game.view(state, 0)
    assert known != state
    assert message["view"] == json.loads(json.dumps(game.view(state, 0)))
    assert [action["action"] for action in message["legal"]] == state.legal_actions()


@pytest.mark.parametrize(
    ("text", "reason", "detail"),
    [
        ("raise SystemExit('out of ideas')", "crashed", "out of ideas"),
        ("import sys; sys.exit(3)", "crashed", "code 3"),
        (READY + "input(); raise ValueError('oops')", "crashed", "oops"),
        (READY + "input(); time.sleep(60)", "hung", "no answer within 0.5 s"),
        (READY + "input(); print('c4')", "protocol", "no JSON"),
        (READY + "input(); print('[1]')", "protocol", "an object of type 'action' was expected"),
        (READY + "input(); print(json.dumps({'type': 'action', 'id': 9, 'action': 0}))", "protocol", "id 9"),
        (READY + "input(); print(json.dumps({'type': 'action', 'id': 1, 'action': -5}))", "illegal", "-5"),
        (READY + "input(); print(json.dumps({'type': 'action', 'id': 1, 'action': '0'}))", "illegal", "'0'"),
        (READY + "input(); print(json.dumps({'type': 'action', 'id': 1}))", "illegal", "None"),
        ("import json; input(); print(json.dumps({'type': 'ready', 'protocol': 7}))", "protocol", "speaks protocol 7"),
    ],
)
def test_a_program_that_misbehaves_fails_with_the_reason(tmp_path: Path, text: str, reason: str, detail: str) -> None:
    with pytest.raises(BotFailed) as failed:
        ask(program(tmp_path, text), seconds=0.5)
    assert failed.value.reason == reason
    assert detail in failed.value.detail


def test_a_program_that_does_not_exist_fails() -> None:
    with pytest.raises(BadOption, match="there is no program 'no-such-program-anywhere' that can be started"):
        ask("no-such-program-anywhere")


def test_a_program_that_ignores_the_end_is_ended(tmp_path: Path) -> None:
    stubborn = READY + (
        "message = json.loads(input()); "
        "print(json.dumps({'type': 'action', 'id': 1, 'action': message['legal'][0]['action']}), flush=True); "
        "time.sleep(3600)"
    )
    started = time.perf_counter()
    ask(program(tmp_path, stubborn))
    assert time.perf_counter() - started < WAIT
