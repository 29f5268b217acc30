"""Playing in a real terminal: colours or none, 80 columns, the curtain, and keys that interrupt."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from ludotheque.cli import INTERRUPTED
from ludotheque.cli.seeds import seed_bytes
from ludotheque.cli.table import Table
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import read_record
from ludotheque.core.state import State
from ludotheque.games import game as load
from ludotheque.rulebook import rulebook
from ludotheque.text import words
from tests.cases import games
from tests.cli.runner import ESCAPES, Terminal

GAMES = games()
GAME = GAMES[0]
COLOUR = "\x1b[3"
CLEAR = "\x1b[2J\x1b[3J"


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_turn_fits_into_eighty_columns(game: Game[State]) -> None:
    terminal = Terminal("play", game.id, "--seed", "5", "--bots", "random", "--names", "Ada")
    for line in ("moves", "help", "1"):
        terminal.wait_for("Ada>")
        terminal.type(line)
    terminal.wait_for("Ada>")
    terminal.type("quit")
    assert terminal.end() == 0
    for line in terminal.text.splitlines():
        shown = line.rsplit("\r", 1)[-1]
        assert cell_len(shown) <= 80 or "sealed" in shown or len(shown.split()) == 1, shown


def test_a_prompt_of_two_rows_takes_one_from_the_list_and_none_from_the_board() -> None:
    game = load("tolleno")
    match = Match(game, game.options(players=2), seed_bytes("a"))
    while match.situation(match.to_move)["prompt"]["kind"] != "second":  # type: ignore[index]  # somebody is to move
        match.play(match.to_move, match.state.legal_actions()[0])
    drawn = io.StringIO()
    out = Console(file=drawn, force_terminal=True, no_color=True, highlight=False, width=80, height=24)
    Table(out, words("fr"), match, {}).show(match.to_move)
    lines = ESCAPES.sub("", drawn.getvalue()).splitlines()
    asked = next(number for number, line in enumerate(lines) if line.startswith("Construisez"))
    assert " ".join(" ".join(lines[asked : asked + 2]).split()).endswith("d’un canal qui croise le premier. T-3.4")
    assert "... et" in drawn.getvalue()
    # And one to type in.
    assert drawn.getvalue().count("\n") + 1 <= 24


def test_a_terminal_gets_colours() -> None:
    terminal = Terminal("play", GAME.id, "--seed", "5", "--bots", "random", "--names", "Ada")
    terminal.wait_for("Ada>")
    terminal.type("quit")
    assert terminal.end() == 0
    assert COLOUR in terminal.raw


def test_no_color_means_no_colour() -> None:
    terminal = Terminal("play", GAME.id, "--seed", "5", "--bots", "random", "--names", "Ada", NO_COLOR="1")
    terminal.wait_for("Ada>")
    terminal.type("nonsense")
    terminal.wait_for("Ada>")
    terminal.type("quit")
    assert terminal.end() == 0
    assert COLOUR not in terminal.raw
    assert "\x1b[4" not in terminal.raw


def test_the_curtain_clears_the_screen_and_what_was_scrolled_off_it() -> None:
    hiding = next((game for game in GAMES if game.id == "seikatsu"), None)
    if hiding is None:
        pytest.skip("the game with hidden hands is not wanted")
    terminal = Terminal("play", hiding.id, "--players", "2", "--seed", "5", "--bots", "none", "--names", "Ada,Zoe")
    terminal.wait_for("Pass the device to Ada")
    terminal.type("")
    terminal.wait_for("Ada>")
    terminal.type("1")
    terminal.wait_for("hide the screen")
    before = terminal.raw.count(CLEAR)
    terminal.type("")
    terminal.wait_for("Pass the device to Zoe")
    terminal.type("")
    terminal.wait_for("Zoe>")
    assert terminal.raw.count(CLEAR) == before + 2
    terminal.type("quit")
    assert terminal.end() == 0


def test_control_c_leaves_with_the_game_saved(tmp_path: Path) -> None:
    path = tmp_path / "stopped.record"
    terminal = Terminal("play", GAME.id, "--seed", "5", "--bots", "random", "--names", "Ada", "--save", str(path))
    terminal.wait_for("Ada>")
    terminal.type("1")
    terminal.wait_for("Ada>")
    # Enter behind it: readline notices an interrupt that came just before it began to wait only with the next line.
    terminal.press(b"\x03\n")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text
    assert "--resume" in terminal.text
    assert read_record(path.read_text("utf-8"), load).line


def test_the_end_of_input_leaves_the_table() -> None:
    terminal = Terminal("play", GAME.id, "--seed", "5", "--bots", "random", "--names", "Ada")
    terminal.wait_for("Ada>")
    terminal.press(b"\x04")
    assert terminal.end() == 0
    assert "not saved" in terminal.text


def test_simulate_shows_a_bar_that_goes_away() -> None:
    terminal = Terminal("simulate", GAME.id, "--games", "300", "--seed", "5")
    terminal.wait_for("300 games")
    assert terminal.end() == 0


@pytest.mark.parametrize(
    "command", [("perft", GAME.id, "--depth", "3"), ("perft", GAME.id, "--depth", "3", "--divide")]
)
def test_counting_shows_how_far_it_is_and_leaves_only_the_count(command: tuple[str, ...]) -> None:
    terminal = Terminal(*command)
    assert terminal.end() == 0
    assert "depth 3" in terminal.text
    quiet = Terminal(*command, "--quiet")
    assert quiet.end() == 0
    assert "depth 3" not in quiet.text


def pager(folder: Path) -> str:
    """A command that writes how it was called, and shows nothing."""
    path = folder / "pager"
    path.write_text(f'#!/bin/sh\necho "LESS=$LESS" > {folder}/called\ncat > {folder}/shown\n', "utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("own", ["", "-i"])
def test_rules_taller_than_the_terminal_are_paged_with_their_colours(own: str, tmp_path: Path) -> None:
    section = rulebook(GAME.id, "en").sections[-1].id
    says = {"PAGER": pager(tmp_path), "MANPAGER": "", "LESS": own}
    assert Terminal("rules", GAME.id, section, rows=50, says=says).end() == 0
    assert not (tmp_path / "called").exists()
    assert Terminal("rules", GAME.id, section, columns=20, rows=5, says=says).end() == 0
    assert (tmp_path / "called").read_text("utf-8").strip() == f"LESS=-R {own}".strip()
    assert section in (tmp_path / "shown").read_text("utf-8")
    assert "\x1b[1m" in (tmp_path / "shown").read_text("utf-8")


def test_at_the_table_too_what_is_taller_than_the_terminal_is_paged(tmp_path: Path) -> None:
    says = {"PAGER": pager(tmp_path), "MANPAGER": ""}
    terminal = Terminal("play", GAME.id, "--bots", "random", "--names", "Ada", says=says)
    for line in ("rules", "log", "quit"):
        terminal.wait_for("Ada>")
        terminal.type(line)
    assert terminal.end() == 0
    assert rulebook(GAME.id, "en").sections[-1].id in (tmp_path / "shown").read_text("utf-8")
    assert rulebook(GAME.id, "en").sections[-1].title not in terminal.text


def test_a_server_speaks_to_who_started_it_in_plain_words(tmp_path: Path) -> None:
    terminal = Terminal("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite3")
    terminal.wait_for("Ludotheque is at http://")
    terminal.press(b"\x03")
    assert terminal.end() == 0
    assert "stopped" in terminal.text
    assert "{" not in terminal.text


@pytest.mark.parametrize(
    ("command", "sign"),
    [
        ("simulate seikatsu --games 100000000", "/100000000"),
        ("arena octocube --bots hard,easy --games 1000 --no-plots --out {}/arena", "/1000"),
        ("calibrate seikatsu --games 1000", "/1000 0:"),
        ("mine octocube --matches 1000 --out {}/mined", "/1000"),
        ("insights octocube --matches 1000 --out {}/told", "/9000"),
        ("dataset octocube --bots hard,hard --games 2000 --out {}/data", "/2000"),
    ],
    ids=lambda text: str(text).split()[0],
)
def test_control_c_ends_a_command_of_several_processes_at_once_and_without_a_traceback(
    command: str, sign: str, tmp_path: Path
) -> None:
    terminal = Terminal(*command.format(tmp_path).split(), "--jobs", "2", columns=120)
    terminal.wait_for(sign)
    terminal.press(b"\x03")
    assert terminal.end() == INTERRUPTED
    assert "Traceback" not in terminal.text
    assert "Error" not in terminal.text
