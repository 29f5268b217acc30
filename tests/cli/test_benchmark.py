"""The benchmark: a copy that is plain Python, processes that measure in turns, and the numbers set side by side."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from bench.peers import PEERS, peer_rate
from bench.pure import pure_copy
from bench.report import YARDSTICK, Numbers, as_data, print_tables
from bench.worker import Worker
from rich.console import Console

from ludotheque.measure import MEASURES, TENTHS, cost_by_tenth, is_compiled, start_of
from tests.cases import WANTED

ROOT = Path(__file__).parent.parent.parent
SHORT = 0.02


@pytest.mark.parametrize("game", WANTED)
@pytest.mark.parametrize("what", MEASURES)
def test_every_measure_of_every_game_gives_a_rate(game: str, what: str) -> None:
    assert MEASURES[what](start_of(game), SHORT) > 10


@pytest.mark.parametrize("game", WANTED)
def test_the_cost_of_an_action_is_told_by_tenths_of_the_game(game: str) -> None:
    costs = cost_by_tenth(start_of(game), SHORT)
    assert [tenth.part for tenth in costs] == list(range(TENTHS))
    assert all(tenth.nanoseconds > 0 for tenth in costs)


def test_the_plain_copy_has_no_compiled_module_and_plays_the_same() -> None:
    with pure_copy() as folder:
        assert not list(folder.rglob("*.so"))
        with Worker(folder) as pure, Worker() as here:
            assert not pure.compiled
            assert here.compiled == is_compiled()
            assert pure.ask("inside", WANTED[0], SHORT) > 0
            assert here.ask("api", WANTED[0], SHORT) > 0
            assert len(pure.ask("tenths", WANTED[0], SHORT)) == TENTHS
    assert not folder.exists()


def test_a_worker_says_what_it_cannot_measure_and_goes_on() -> None:
    with Worker() as worker:
        with pytest.raises(RuntimeError, match="there is no game 'chess'"):
            worker.ask("api", "chess", SHORT)
        with pytest.raises(RuntimeError, match="KeyError"):
            worker.ask("nonsense", WANTED[0], SHORT)
        assert worker.ask("clone", WANTED[0], SHORT) > 0


@pytest.mark.skipif(
    not (importlib.util.find_spec("pyspiel") and importlib.util.find_spec("pygame")),
    reason="`make bench` installs the other libraries",
)
@pytest.mark.parametrize("peer", PEERS)
def test_the_peers_play_random_games(peer: str) -> None:
    assert peer_rate(peer, SHORT) > 100


def test_medians_and_ratios_are_what_is_told() -> None:
    numbers = Numbers()
    for rate in (90.0, 100.0, 5.0):
        numbers.add(("seikatsu", "api", "compiled"), rate)
        numbers.add(("seikatsu", "api", "pure"), rate / 10)
    numbers.add(("peer", YARDSTICK, ""), 45.0)
    numbers.tenths["seikatsu"] = [[10.0, 30.0], [20.0, 50.0], [30.0, 40.0]]
    numbers.missing["peer x"] = "ImportError: no x"
    assert numbers.median("seikatsu", "api", "compiled") == 90
    assert numbers.median("seikatsu", "uct", "pure") is None
    assert numbers.ratio("seikatsu", "api") == 10
    assert numbers.against_yardstick("seikatsu") == 2
    assert numbers.tenth_medians("seikatsu") == [20, 40]
    page = StringIO()
    print_tables(Console(file=page, width=80), numbers, ["seikatsu"], [YARDSTICK])
    assert "10.0x" in page.getvalue()
    assert "2.0x" in page.getvalue()
    assert "not measured: peer x: ImportError: no x" in page.getvalue()
    data = json.loads(json.dumps(as_data(numbers, ["seikatsu"], [YARDSTICK], 0.2, 3)))
    assert data["games"]["seikatsu"]["api ratio"] == 10
    assert data["peers"] == {YARDSTICK: 45}


def test_the_benchmark_runs_whole_and_writes_its_numbers(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "bench.json"
    command = [sys.executable, "-m", "bench", WANTED[0], "--rounds", "1", "--seconds", "0.02", "--no-peers"]
    ran = subprocess.run([*command, "--json", str(path)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "moves/s through the Python API" in ran.stdout
    assert json.loads(path.read_text())["games"][WANTED[0]]["api pure"] > 0


@pytest.mark.parametrize("args", [["chess"], ["--rounds", "0"], ["--seconds", "nan"], ["--seconds", "x"]])
def test_arguments_that_make_no_sense_are_refused(args: list[str]) -> None:
    ran = subprocess.run([sys.executable, "-m", "bench", *args], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
