"""Bots that are Python classes: found, kept from peeking, and reported when they fail."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import ludotheque
from ludotheque.arena.plan import Plan, split_bots
from ludotheque.arena.play import play_job
from ludotheque.bots import python
from ludotheque.bots.bot import BotFailed
from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State

ONE_PLY = "py:examples.bots.one_ply:OnePly"
HERE = "py:tests.bots.test_python"
SEEN: list[tuple[State, Sequence[int]]] = []


class Watcher:
    """Keeps what it is shown, and takes the first action."""

    def __init__(self, game: Game[State], options: Options, chosen: str = "first") -> None:
        self.chosen = chosen

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int]) -> object:
        SEEN.append((state, history))
        if self.chosen == "raise":
            raise ZeroDivisionError("by hand")
        return {"first": state.legal_actions()[0], "illegal": -5, "nonsense": "d4"}[self.chosen]


class Unmade:
    def __init__(self, game: Game[State], options: Options, how: str) -> None:
        raise {"words": ValueError("no network here"), "type": TypeError("a tile is no number")}[how]


class Mute:
    def __init__(self, game: Game[State], options: Options) -> None:
        pass


def start(id: str = "seikatsu") -> tuple[Game[State], State]:
    game = ludotheque.game(id)
    return game, game.deal(game.options(), Rng(1))


def test_a_class_plays_in_the_arena() -> None:
    plan = Plan("gravity_superstar", {}, (ONE_PLY, "random"))
    plan.check()
    played, record = play_job(plan, plan.jobs(2)[0])
    assert played.bots == [ONE_PLY, "random"]
    assert played.forfeits == []
    assert ludotheque.read_record(record).is_over


def test_settings_stay_with_their_class() -> None:
    assert split_bots(f"{ONE_PLY}:worlds=3,greedy") == (f"{ONE_PLY}:worlds=3", "greedy")
    game, state = start()
    assert make_bot(f"{ONE_PLY}:worlds=1", game, state.options).choose(game, state, 0, 1) in state.legal_actions()


def test_a_class_sees_the_same_in_every_deal_of_what_it_cannot_know() -> None:
    game, state = start()
    bot = make_bot(f"{HERE}:Watcher", game, state.options)
    SEEN.clear()
    for seed in range(3):
        bot.choose(game, state.redeal(0, Rng(seed)), 0, 7, [4, 5])
    shown = [shown for shown, _ in SEEN]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0] != state
    assert SEEN[0][1] == (4, 5)


def test_a_class_is_not_told_of_actions_that_may_be_hidden() -> None:
    game, state = start("gravity-superstar")
    SEEN.clear()
    make_bot(f"{HERE}:Watcher", game, state.options).choose(game, state, int(state.to_move), 7, [4, 5])
    assert SEEN[0][1] == ()


@pytest.mark.parametrize(
    ("chosen", "reason", "detail"),
    [
        ("raise", "crashed", "ZeroDivisionError: by hand"),
        ("illegal", "illegal", "it chose action -5; legal are "),
        ("nonsense", "illegal", "it chose action 'd4'"),
    ],
)
def test_a_class_that_fails_forfeits(chosen: str, reason: str, detail: str) -> None:
    game, state = start()
    with pytest.raises(BotFailed) as failed:
        make_bot(f"{HERE}:Watcher:chosen={chosen}", game, state.options).choose(game, state, 0, 1)
    assert failed.value.reason == reason
    assert detail in failed.value.detail


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("py:", "written py:package.module:Class"),
        ("py:tests.bots.test_python", "written py:package.module:Class"),
        ("py:no_such_module:Bot", "there is no module 'no_such_module'"),
        ("py:.bots:Bot", "written py:package.module:Class"),
        ("py:tests..bots:Bot", "written py:package.module:Class"),
        ("py:tests.bots.test_python:Watcher,chosen=first", "written py:package.module:Class"),
        (f"{HERE}:Unmade:how=words", r"cannot be made: ValueError: no network here (test_python.py, line "),
        (f"{HERE}:Unmade:how=type", "its settings: a tile is no number"),
        (f"{HERE}:Nobody", "has no 'Nobody'"),
        (f"{HERE}:Mute", "has no `choose"),
        (f"{HERE}:Mute:depth=3", "depth"),
        ("reach", "there is no bot 'reach'; there are novice"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_clearly(spec: str, message: str) -> None:
    game, state = start()
    with pytest.raises(BadOption, match="(?s).*" + re.escape(message)):
        make_bot(spec, game, state.options)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def x(:", "cannot be made: SyntaxError: invalid syntax"),
        ("from os import nonsense", "cannot be made: ImportError: cannot import name 'nonsense' from 'os'"),
        ("1 / 0", "cannot be made: ZeroDivisionError: division by zero (broken_bot.py, line 1)"),
    ],
)
def test_a_module_that_cannot_be_imported_is_refused_in_one_line(
    text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.joinpath("broken_bot.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    game, state = start()
    with pytest.raises(BadOption, match=re.escape(message)) as refused:
        make_bot("py:broken_bot:Bot", game, state.options)
    assert isinstance(refused.value.__cause__, Exception)


def test_a_bot_is_made_for_a_game() -> None:
    _, state = start()
    with pytest.raises(BadOption, match="a bot is made for a Game, as "):
        make_bot("greedy", "seikatsu", state.options)  # type: ignore[arg-type]  # that is what is tried


def test_a_registered_class_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python, "registered_bots", lambda: {"watcher": "tests.bots.test_python:Watcher"})
    game, state = start()
    bot = make_bot("watcher:chosen=first", game, state.options)
    assert bot.choose(game, state, 0, 1) == state.legal_actions()[0]
    with pytest.raises(BadOption, match="gives no analysis"):
        bot.analyse(game, state, 0, 1)
