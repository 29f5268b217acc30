"""The command where only the engine is installed."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

import ludotheque
from ludotheque.cli import INTERRUPTED, bare
from ludotheque.cli.app import app
from ludotheque.cli.mounted import MOUNTED
from ludotheque.text import words
from tests.cases import IS_COMPILED, all_cases
from tests.cli.runner import random_match, saved

ALONE = "import sys; sys.modules['typer'] = None; from ludotheque.cli import main; main()"


def alone(*args: str, typed: str = "", encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as it is without its extra."""
    return subprocess.run(
        [sys.executable, "-c", ALONE, *args],
        capture_output=True,
        input=typed,
        encoding=encoding,
        env=os.environ | {"PYTHONIOENCODING": encoding, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    bare.run(list(args), "typer")
    return capsys.readouterr().out


def refused(*args: str, code: int = 1) -> str:
    """What is told on standard error."""
    told = io.StringIO()
    with contextlib.redirect_stderr(told), pytest.raises(SystemExit) as stopped:
        bare.run(list(args), "typer")
    assert stopped.value.code == code
    return told.getvalue()


@pytest.mark.parametrize("args", [(), ("--help",), ("-h",)])
def test_it_says_what_it_can_do_and_how_to_get_the_rest(args: tuple[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, *args)
    assert all(word in told for word in ("games", "play", "verify", "pip install 'ludotheque[cli]'"))


def test_it_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        said(capsys, "--version")
        == f"ludotheque {ludotheque.__version__}, the engine runs {'compiled' if IS_COMPILED else 'as plain Python'}\n"
    )


def test_it_lists_the_games_or_the_one_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    ids = [line.split()[0] for line in said(capsys, "games").splitlines()]
    assert ids == list(ludotheque.game_ids())
    (line,) = said(capsys, "games", ids[0][:4]).splitlines()
    assert line.startswith(ids[0])
    assert "there is no game 'nosuch'" in refused("games", "nosuch")


@pytest.mark.parametrize("args", [("verify",), ("games", "--json"), ("play",), ("play", "seikatsu", "--lang", "fr")])
def test_a_command_that_is_not_written_so_is_refused_in_one_line_that_names_the_extra(args: tuple[str]) -> None:
    told = refused(*args, code=2)
    assert told.startswith(f"ludotheque: {args[0]}: ")
    assert f"(see: ludotheque {args[0]} --help)" in told
    assert "pip install 'ludotheque[cli]'" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("wrong", [("--bots", "nosuch"), ("--save", "/no/such/folder/game.record")])
def test_what_will_not_do_is_said_before_anybody_plays(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused("play", "seikatsu", *wrong).count("\n") == 1
    assert capsys.readouterr().out == ""


def test_no_move_of_the_list_is_broken_where_the_terminal_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    cells = [f"{number} @a{number}" for number in range(1, 12)]
    shown = bare._rows(cells)
    assert max(map(len, shown.splitlines())) <= 20
    assert [cell for line in shown.splitlines() for cell in line.split("  ")] == cells
    assert bare._rows(["1 longer-than-the-terminal-is", "2 b"]) == "1 longer-than-the-terminal-is\n2 b"
    assert bare._rows([]) == ""


def test_who_leaves_is_told_where_the_game_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = alone("play", "seikatsu", "-b", "random", "--save", str(tmp_path / "game.record"), typed="1\nQuit\n")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.endswith(f"saved as {tmp_path / 'game.record'}\n")
    assert "good" in alone("verify", str(tmp_path / "game.record")).stdout


def test_it_verifies_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(random_match(all_cases()[0], 1, moves=3), tmp_path)
    assert said(capsys, "verify", path).startswith(f"good {path}: ")
    assert "is a directory" in refused("verify", path, str(tmp_path))


def test_what_it_has_not_names_the_extra_that_has_it() -> None:
    assert "rules needs typer" in refused("rules", "seikatsu")
    assert "'ludotheque[server]'" in refused("serve")
    assert "'ludotheque[learn]'" in refused("learn", "seikatsu")


def test_every_command_of_the_whole_is_known_by_name_and_no_other() -> None:
    whole = get_command(app)
    assert isinstance(whole, TyperGroup)
    assert set(bare.EXTRAS) | {"games", "play", "verify"} == set(whole.commands)
    assert {mounted.name: mounted.extra or "cli" for mounted in MOUNTED}.items() <= bare.EXTRAS.items()
    assert "there is no command 'gamez'" in refused("gamez", code=2)


@pytest.mark.parametrize("game", ludotheque.game_ids())
def test_it_tells_what_the_others_did_and_what_the_signs_mean(game: str) -> None:
    ran = alone("play", game, "--bots", "random", "--seed", "1", typed="legend\n1\n1\n")
    assert ran.returncode == 0, ran.stderr
    assert words("en").tell(game, "legend", {}).splitlines()[-1] in ran.stdout
    assert "· bot random #2: " in ran.stdout


def test_a_move_in_the_dark_is_not_told() -> None:
    told = bare._told({"kind": "simple", "seat": 1, "card": "hidden", "spaces": ["a4", "a5"], "won": []}, ["A", "B"])
    assert told == "B: simple, card hidden, spaces a4 a5"


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ALONE, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.close()
        assert ran.stderr.read() == b""


def test_control_c_ends_with_the_code_of_what_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert refused("play", "seikatsu", "--bots", "random", code=INTERRUPTED) == ""


def test_a_console_that_lacks_signs_of_the_board_still_shows_it() -> None:
    ran = alone("play", "gravity", "--bots", "random", "--seed", "1", encoding="latin-1")
    assert ran.returncode == 0, ran.stderr
    assert "\\u" in ran.stdout
