"""Boards as pictures, in terminals that can show them."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

import pytest
from rich.console import Console

from ludotheque.cli.pictures import way
from ludotheque.core.rng import Rng
from tests.cases import Case, plain_cases
from tests.cli.runner import Terminal, complaint, random_match, run, saved

CASES = plain_cases()
KITTY = re.compile(r"\x1b_G([^;]*);([^\x1b]*)\x1b\\")
ITERM = re.compile(r"\x1b\]1337;File=inline=1[^:]*:([^\x07]*)\x07")
PNG = b"\x89PNG\r\n"
PLAIN = dict.fromkeys(("KITTY_WINDOW_ID", "TERM_PROGRAM", "TMUX", "STY", "LUDOTHEQUE_PICTURES"), "")
"""A terminal that says nothing of itself, whatever the one is in which the tests run."""


def shown(record: str, **variables: str) -> str:
    terminal = Terminal("show", record, says=PLAIN | variables)
    assert terminal.end() == 0
    return terminal.raw


def hides(case: Case) -> bool:
    """Whether two see different things at the start, so that the screen is passed on."""
    match = random_match(case, 1, moves=0)
    dealt_anew = match.state.redeal(1, Rng(7))
    return case[1].players == 2 and match.game.view(dealt_anew, 0) != match.game.view(match.state, 0)


@pytest.fixture
def record(tmp_path: Path) -> str:
    return saved(random_match(CASES[0], 3), tmp_path)


@pytest.mark.parametrize(
    ("says", "wanted"),
    [
        ({"KITTY_WINDOW_ID": "1"}, "kitty"),
        ({"TERM": "xterm-ghostty"}, "kitty"),
        ({"LUDOTHEQUE_PICTURES": "kitty"}, "kitty"),
        ({"TERM_PROGRAM": "iTerm.app"}, "iterm"),
        ({"TERM_PROGRAM": "WezTerm"}, "iterm"),
        ({}, ""),
        ({"KITTY_WINDOW_ID": "1", "TMUX": "x"}, ""),
        ({"LUDOTHEQUE_PICTURES": "none", "TERM": "xterm-kitty"}, ""),
    ],
)
def test_a_terminal_is_known_by_what_it_says_of_itself(says: dict[str, str], wanted: str) -> None:
    assert way(Console(force_terminal=True), {"TERM": "xterm-256color", **PLAIN, **says}) == wanted
    assert way(Console(force_terminal=False), {"TERM": "xterm-256color", **PLAIN, **says}) == ""


def test_kitty_gets_the_picture_in_pieces_that_join_to_one(record: str) -> None:
    pieces = KITTY.findall(shown(record, TERM="xterm-ghostty"))
    assert b64decode("".join(data for _, data in pieces)).startswith(PNG)
    assert "a=T" in pieces[0][0]
    assert [head.endswith("m=1") for head, _ in pieces] == [True] * (len(pieces) - 1) + [False]


def test_iterm_and_its_like_get_it_whole(record: str) -> None:
    (data,) = ITERM.findall(shown(record, TERM_PROGRAM="WezTerm"))
    assert b64decode(data).startswith(PNG)


def test_elsewhere_the_board_is_text(record: str) -> None:
    raw = shown(record, KITTY_WINDOW_ID="1", TMUX="x")
    assert "\x1b_G" not in raw
    assert "1337" not in raw


def test_what_is_not_a_terminal_gets_no_picture(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PICTURES", "kitty")
    assert "\x1b_G" not in run("show", record).out


def test_a_way_that_does_not_exist_is_refused_with_those_that_do(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PICTURES", "sixel")
    assert complaint("show", record) == "LUDOTHEQUE_PICTURES is one of kitty, iterm, none; not 'sixel'"


def test_at_the_table_a_picture_comes_when_it_is_asked_for_and_goes_with_the_curtain() -> None:
    hiding = next(case for case in CASES if hides(case))
    game = hiding[0].id
    terminal = Terminal(
        "play",
        game,
        "--bots",
        "none",
        "--names",
        "Ada,Zoe",
        "--players",
        "2",
        "--seed",
        "5",
        says=PLAIN | {"TERM": "xterm-kitty"},
    )
    terminal.wait_for("press Enter")
    terminal.type("")
    terminal.wait_for("Ada>")
    terminal.type("picture")
    terminal.wait_for("Ada>")
    assert KITTY.search(terminal.raw)
    terminal.type("1")
    terminal.wait_for("hide the screen")
    before = terminal.raw.count("\x1b_Ga=d,d=A")
    terminal.type("")
    terminal.wait_for("Pass the device to Zoe")
    assert terminal.raw.count("\x1b_Ga=d,d=A") == before + 1
    terminal.type("")
    terminal.wait_for("Zoe>")
    terminal.type("quit")
    assert terminal.end() == 0


def test_a_terminal_without_pictures_says_so() -> None:
    terminal = Terminal("play", CASES[0][0].id, "--bots", "random", "--names", "Ada", "--seed", "5", says=PLAIN)
    terminal.wait_for("Ada>")
    terminal.type("picture")
    terminal.wait_for("shows no pictures")
    terminal.type("quit")
    assert terminal.end() == 0
