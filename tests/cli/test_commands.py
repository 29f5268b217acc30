"""The other commands, and arguments that make no sense."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.cli.app import one_line
from ludotheque.cli.arguments import find_game, seed_bytes
from ludotheque.cli.mounted import MOUNTED
from ludotheque.core.game import Game
from ludotheque.core.play import perft
from ludotheque.core.state import State
from ludotheque.games import game_ids
from tests.cases import IS_COMPILED, games
from tests.cli.runner import complaint, run

GAMES = games()
GAME = GAMES[0]
OURS = ("games", "rules", "play", "show", "verify", "perft", "simulate", "bench")


def for_each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def test_help_lists_every_command_and_each_has_its_own() -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in OURS:
        assert f" {command} " in ran.out
        own = run(command, "--help")
        assert own.code == 0
        assert "Usage: ludotheque" in own.out


def test_other_packages_add_their_commands() -> None:
    listed = run("--help").out
    for mounted in MOUNTED:
        assert f" {mounted.name} " in listed


@pytest.mark.parametrize(("command", "option"), [("serve", "--port"), ("arena", "--bots"), ("hint", "--best")])
def test_a_command_of_another_package_is_loaded_when_it_is_called(command: str, option: str) -> None:
    own = run(command, "--help")
    assert own.code == 0
    assert f"Usage: ludotheque {command}" in own.out
    assert option in own.out
    assert "--help" in complaint(command, "--nonsense")


def test_a_command_that_lacks_a_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("ludotheque.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert "pip install 'ludotheque[server]'" in complaint("serve")


def test_the_version_is_said() -> None:
    assert (
        run("--version").out
        == f"ludotheque {ludotheque.__version__}, the engine runs {'compiled' if IS_COMPILED else 'as plain Python'}\n"
    )


def test_help_pulls_in_nothing_heavy() -> None:
    code = (
        "import sys, contextlib\n"
        "from ludotheque.cli.app import app\n"
        "with contextlib.suppress(SystemExit): app(['--help'])\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {module.split(".")[0] for module in ran.stderr.split()}
    assert not loaded & {"fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "redis", "asyncpg", "ray"}
    assert not loaded & {"matplotlib", "pyspiel", "pettingzoo", "openskill", "numpy"}


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "ludotheque", "perft", GAME.id, "--depth", "1", "--divide"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_game_is_found_by_the_start_of_its_name() -> None:
    assert find_game(GAME.id[:4]).id == GAME.id
    assert find_game(GAME.id.replace("_", "-").upper()).id == GAME.id


@for_each_game()
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_games_modes_and_options_are_listed(game: Game[State], lang: str) -> None:
    ran = run("games", game.id, "--lang", lang)
    assert ran.code == 0
    assert game.name in ran.out
    for mode in game.modes:
        assert mode.id in ran.out
    for choice in game.choices:
        for value in choice.values:
            assert f"{choice.name}={value}" in ran.out


@pytest.mark.skipif(len(GAMES) < len(game_ids()), reason="only some games are wanted")
def test_all_games_are_listed() -> None:
    ran = run("games")
    assert ran.code == 0
    for game in GAMES:
        assert game.id in ran.out
        assert game.name in ran.out


def test_a_long_id_is_listed_in_one_piece_so_that_it_can_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    long = replace(GAMES[0], id="the_river_of_red_and_yellow_gold", name="The river of red and yellow gold")
    monkeypatch.setattr("ludotheque.cli.shelf.all_games", lambda: [*GAMES, long])
    assert long.id in run("games").out


@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LUDOTHEQUE_LANG": "en"}, "en"),
        ({"LUDOTHEQUE_LANG": "fr"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANGUAGE": "fr:en"}, "fr"),
        ({"LANGUAGE": "br:fr_CA:en", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LANGUAGE": "de", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANGUAGE": "en", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "fr:en", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "fr", "LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "fr:en", "LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_terminals_language_is_spoken(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], spoken: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "LUDOTHEQUE_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run("games").out == run("games", "--lang", spoken).out
    assert run("games").out != run("games", "--lang", "fr" if spoken == "en" else "en").out


@for_each_game()
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_are_read_whole_by_section_and_by_clause(game: Game[State], lang: str) -> None:
    clause = game.prompt(game.setup(game.options(), bytes(32)))["clause"]
    whole = run("rules", game.id, "--lang", lang)
    assert whole.code == 0
    assert clause in whole.out
    assert max(map(len, whole.out.splitlines())) <= 80
    one = run("rules", game.id, clause.lower(), "--lang", lang)
    assert one.out.startswith(clause)
    assert one.out.count(clause.split(".")[0] + ".") < whole.out.count(clause.split(".")[0] + ".")
    section = run("rules", game.id, clause.split(".")[0], "--lang", lang)
    assert clause in section.out
    assert f"{game.id} has no clause 'X-1.1'; it has" in complaint("rules", game.id, "X-1.1", "--lang", lang)


@for_each_game()
def test_perft_counts_what_the_engine_counts(game: Game[State]) -> None:
    start = game.setup(game.options(), seed_bytes("7"))
    counts = [perft(start, depth) for depth in (1, 2)]
    ran = run("perft", game.id, "--depth", "2", "--seed", "7")
    assert [int(line.split()[1]) for line in ran.out.splitlines()[1:]] == counts
    divided = run("perft", game.id, "-d", "2", "--divide", "--seed", "7").out.splitlines()
    assert divided[-1].split() == ["total", str(counts[1])]
    assert sum(int(line.split()[-1]) for line in divided[:-1]) == counts[1]
    assert len(divided) - 1 == counts[0]


@for_each_game()
def test_simulated_games_are_counted(game: Game[State]) -> None:
    ran = run("simulate", game.id, "--games", "20", "--seed", "7")
    assert ran.code == 0
    assert "20 games" in ran.out
    assert "moves/s" in ran.out
    shares = [float(share) for share in re.findall(r"([\d.]+) %\n", ran.out)]
    assert abs(sum(shares) - 100) < 0.5
    assert len(shares) >= game.options().players


def test_the_seed_and_not_the_number_of_processes_decides_simulated_games() -> None:
    one = run("simulate", GAME.id, "--games", "600", "--seed", "7").out.splitlines()
    two = run("simulate", GAME.id, "--games", "600", "--seed", "7", "--jobs", "2").out.splitlines()
    assert one[2:] == two[2:]
    other = run("simulate", GAME.id, "--games", "600", "--seed", "8").out.splitlines()
    assert other[2:] != one[2:]


def test_bench_measures_this_installation(tmp_path: Path) -> None:
    path = tmp_path / "bench.json"
    ran = run("bench", GAME.id, "--seconds", "0.02", "--rounds", "1", "--json", str(path))
    assert ran.code == 0
    assert GAME.id in ran.out
    rates = json.loads(path.read_text())["games"][GAME.id]
    assert set(rates) == {"api", "inside", "clone", "uct"}
    assert all(rate > 0 for rate in rates.values())


def test_seeds_are_hex_digits_or_any_word() -> None:
    digits = bytes(range(32)).hex()
    assert seed_bytes(digits) == bytes(range(32))
    assert seed_bytes("a word") == seed_bytes("a word") != seed_bytes("another")
    assert len(seed_bytes("\udcff")) == 32
    assert seed_bytes(None) != seed_bytes(None)


def test_a_message_is_one_short_line() -> None:
    assert one_line("a\nb\tc\x1b[31m") == "a b c\\x1b[31m"
    assert len(one_line("x" * 10_000)) == 500
    assert one_line("\udcff").isascii()


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"],
        ["--nonsense"],
        ["games", "chess"],
        ["games", "one", "two"],
        ["games", "--lang", "de"],
        ["rules"],
        ["rules", "chess"],
        ["rules", GAME.id, "1", "2"],
        ["perft"],
        ["perft", GAME.id],
        ["perft", GAME.id, "--depth", "0"],
        ["perft", GAME.id, "--depth", "-3"],
        ["perft", GAME.id, "--depth", "9" * 5000],
        ["perft", GAME.id, "--depth", "two"],
        ["perft", GAME.id, "--depth", "1", "--players", "99"],
        ["perft", GAME.id, "--depth", "1", "--players", "-1"],
        ["simulate", GAME.id, "--games", "0"],
        ["simulate", GAME.id, "--games", "1e3"],
        ["simulate", GAME.id, "--games", "9" * 30],
        ["simulate", GAME.id, "--jobs", "0"],
        ["simulate", GAME.id, "--option", "="],
        ["bench", "chess"],
        ["bench", GAME.id, "--seconds", "nan"],
        ["bench", GAME.id, "--seconds", "0"],
        ["bench", GAME.id, "--rounds", "0"],
        ["show"],
        ["verify"],
        ["show", "x", "--at", "first"],
    ],
)
def test_arguments_that_make_no_sense_are_refused_in_one_line(args: list[str]) -> None:
    complaint(*args)


GARBAGE = st.text(max_size=30).filter(lambda text: text not in ("--help", "-h") and not text.startswith("-"))
SLOTS = [
    ["games", "?"],
    ["games", "--lang", "?"],
    ["rules", "?"],
    ["rules", GAME.id, "?"],
    ["play", "?"],
    ["play", GAME.id, "--mode", "?"],
    ["play", GAME.id, "--players", "?"],
    ["play", GAME.id, "--option", "?"],
    ["perft", "?", "--depth", "1"],
    ["perft", GAME.id, "--depth", "?"],
    ["simulate", GAME.id, "--games", "?"],
    ["show", "?"],
    ["verify", "?"],
    ["bench", "?"],
    ["?"],
]


@given(st.sampled_from(SLOTS), GARBAGE)
@settings(max_examples=60)
def test_garbage_in_any_argument_is_refused_in_one_line(slot: list[str], garbage: str) -> None:
    args = [garbage if part == "?" else part for part in slot]
    ran = run(*args)
    if ran.code == 0:
        # A number, a clause or the start of a name can come up by chance.
        assert garbage.strip().isdecimal() or ran.out
        return
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.startswith("ludotheque: ")
