"""A run of the arena: it can be stopped, killed and continued, and loses nothing that was finished."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from ludotheque.arena.cluster import play_on_cluster
from ludotheque.arena.command import register, run
from ludotheque.arena.plan import Plan
from ludotheque.arena.play import play_job
from ludotheque.arena.store import OtherRun, Store
from ludotheque.arena.workers import ArenaFailed, play_here
from ludotheque.core.errors import BadOption
from ludotheque.core.record import read_record
from ludotheque.games import game as load
from tests.cases import games
from tests.cli.runner import complaint

PLAN = Plan("seikatsu", {"players": "2"}, ("greedy", "random"))


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_game_is_played_and_its_record_can_be_verified(game: str) -> None:
    plan = Plan(game, {}, ("greedy", "random"))
    played, record = play_job(plan, plan.jobs(1)[0])
    match = read_record(record, load)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome["scores"] == played.scores
    assert outcome["winners"] == played.winners
    assert len(match.line) == played.actions == sum(played.decisions)


def test_a_rerun_plays_only_what_is_missing(tmp_path: Path) -> None:
    first = run(PLAN, 4, 1, tmp_path, None)
    lines = (tmp_path / "results.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == len(first) == 4
    again = run(PLAN, 6, 1, tmp_path, None)
    assert (tmp_path / "results.jsonl").read_text("utf-8").splitlines()[:4] == lines
    assert again[:4] == first
    assert len(again) == 6
    assert len(list((tmp_path / "records").iterdir())) == 6


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    run(PLAN, 4, 1, tmp_path, None)
    results = tmp_path / "results.jsonl"
    results.write_bytes(results.read_bytes()[:-30])
    assert len(Store(tmp_path, PLAN).played) == 3
    assert len(run(PLAN, 4, 1, tmp_path, None)) == 4
    assert all(json.loads(line) for line in results.read_text("utf-8").splitlines())


def test_other_arguments_are_refused_in_the_same_folder(tmp_path: Path) -> None:
    Store(tmp_path, PLAN).close()
    with pytest.raises(OtherRun, match="holds another run"):
        Store(tmp_path, Plan("seikatsu", {"players": "2"}, ("easy", "random")))


@pytest.mark.skipif(os.name != "posix", reason="kills a process by signal")
def test_a_killed_worker_costs_only_the_game_it_was_playing(tmp_path: Path) -> None:
    sleepy = tmp_path / "sleepy.py"
    pids = tmp_path / "pids"
    pids.mkdir()
    sleepy.write_text(
        "import json, os, sys, time\n"
        f"open(os.path.join({str(pids)!r}, str(os.getppid())), 'w').close()\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'ready', 'protocol': 1}), flush=True)\n"
        "    elif message['type'] == 'choose':\n"
        "        time.sleep(0.02)\n"
        "        answer = {'type': 'action', 'id': message['id'], 'action': message['legal'][0]['action']}\n"
        "        print(json.dumps(answer), flush=True)\n",
        encoding="utf-8",
    )
    plan = Plan("seikatsu", {"players": "2"}, (f"cmd:{sys.executable} {sleepy}", "random"))

    def kill_one() -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            for file in pids.iterdir():
                time.sleep(0.1)
                os.kill(int(file.name), signal.SIGKILL)
                return
            time.sleep(0.02)

    killer = threading.Thread(target=kill_one)
    killer.start()
    played = run(plan, 4, 2, tmp_path / "run", None)
    killer.join()
    assert len(played) == 4
    assert all(not game.forfeits and game.actions == 34 for game in played)
    assert len(list(pids.iterdir())) == 3, "a third worker took over"


def test_a_bug_in_a_game_stops_the_run_with_its_traceback() -> None:
    broken = Plan("seikatsu", {"players": "2"}, ("greedy", "nobody"))
    with pytest.raises(ArenaFailed, match="there is no bot 'nobody'"):
        list(play_here(broken, broken.jobs(2), 1))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("raise SystemExit(1)", "crashed"),
        ("import json; input(); print(json.dumps({'type': 'ready', 'protocol': 1})); input(); print(7)", "protocol"),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_arena_goes_on(tmp_path: Path, text: str, reason: str) -> None:
    program = tmp_path / "bad.py"
    program.write_text(text, encoding="utf-8")
    bad = f"cmd:{sys.executable} {program}"
    played = run(Plan("seikatsu", {"players": "2"}, (bad, "random")), 4, 1, tmp_path / "run", None)
    assert len(played) == 4
    for game in played:
        assert [forfeit.reason for forfeit in game.forfeits] == [reason]
        assert [game.bots[seat] for seat in game.winners] == ["random"]


def test_with_three_players_the_others_play_on_after_a_forfeit(tmp_path: Path) -> None:
    program = tmp_path / "bad.py"
    program.write_text("raise SystemExit(1)", encoding="utf-8")
    plan = Plan("seikatsu", {"players": "3"}, ("greedy", "random", f"cmd:{sys.executable} {program}"))
    for job in plan.jobs(3):
        played, _ = play_job(plan, job)
        assert len(played.forfeits) == 1
        assert played.forfeits[0].seat not in played.winners
        assert played.actions == 33


def arena_app() -> Typer:
    app = Typer()
    app.callback()(lambda: None)
    register(app)
    return app


def test_the_command_writes_table_plots_and_a_page_of_its_own(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    arguments = ["arena", "seikatsu", "--bots", "greedy,random,novice", "--games", "6", "--out", str(tmp_path)]
    result = CliRunner().invoke(arena_app(), arguments, env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.output
    assert "6 games" in result.output
    assert "seat 1: won" in result.output
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count("<svg") == 4
    for foreign in ('src="http', 'href="http', "<script", "<link", "<img"):
        assert foreign not in page
    names = {path.name for path in (tmp_path / "plots").iterdir()}
    assert {"win-rates.svg", "win-rates.png", "points.svg", "lengths.png", "seats.svg"} <= names


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["seikatsu", "--bots", "nobody,greedy"], "there is no bot 'nobody'"),
        (["chess"], "there is no game 'chess'"),
        (["seikatsu", "--option", "flock"], "name=value"),
        (["seikatsu", "--mode", "chaos"], "has the modes"),
    ],
)
def test_the_command_says_what_is_wrong(arguments: list[str], message: str) -> None:
    assert message in complaint("arena", *arguments)


def test_a_cluster_without_ray_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'ludotheque\[cluster\]'"):
        next(play_on_cluster(PLAN, PLAN.jobs(1), "auto"))


def test_a_cluster_that_is_not_there_is_refused_with_how_to_start_one() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadOption, match="`ray start --head` starts one"):
        next(play_on_cluster(PLAN, PLAN.jobs(1), "nonsense://here"))


def test_the_same_jobs_run_on_ray() -> None:
    pytest.importorskip("ray")
    played = sorted((one for one, _ in play_on_cluster(PLAN, PLAN.jobs(2), "local")), key=lambda one: one.key)
    here = [play_job(PLAN, job)[0] for job in PLAN.jobs(2)]
    assert [(one.key, one.scores) for one in played] == [(one.key, one.scores) for one in here]


def test_where_no_home_can_be_written_plots_are_drawn_without_a_word(tmp_path: Path) -> None:
    code = "from ludotheque.arena.plots import load_pyplot; load_pyplot()"
    env = os.environ | {"MPLCONFIGDIR": "/proc/nowhere", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
