"""`show` and `verify`, and files that are no records."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.core.game import Game
from ludotheque.core.record import write_record
from ludotheque.core.state import State
from tests.cases import games
from tests.cli.runner import complaint, random_match, run, saved

GAMES = games()
GAME = GAMES[0]
MATCH = random_match((GAME, GAME.options()), 5)
RECORD = write_record(MATCH)


def for_each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@for_each_game()
def test_a_record_that_is_right_is_called_good(game: Game[State], tmp_path: Path) -> None:
    match = random_match((game, game.options()), 6)
    ran = run("verify", saved(match, tmp_path))
    assert ran.code == 0
    assert ran.out.startswith("good ")
    assert f"{len(match.line)} moves" in ran.out
    assert "not over" in run("verify", saved(random_match((game, game.options()), 6, 3), tmp_path)).out


@for_each_game()
def test_moves_and_names_are_shown_as_they_are_written(game: Game[State], tmp_path: Path) -> None:
    """`score:B: ...` has no picture in it, and neither has a name with colons."""
    match = random_match((game, game.options(players=2)), 6, names=["Ada :smile:", ":b: Zoe"])
    shown = " ".join(run("show", saved(match, tmp_path), "--log").out.split())
    for number, entry in enumerate(match.line, 1):
        notation = game.action_text(match.state_at(number - 1), entry.action)
        assert f" {number}. {notation}: " in shown
    assert "Ada :smile:" in shown
    assert ":b: Zoe" in shown


def test_a_record_with_one_byte_changed_is_refused_with_the_reason_and_place(tmp_path: Path) -> None:
    found = RECORD.encode()
    path = tmp_path / "changed.record"
    for at in range(3, len(found), 97):
        for byte in (found[at] ^ 1, 0, 0xFF):
            path.write_bytes(found[:at] + bytes([byte]) + found[at + 1 :])
            line = found.count(b"\n", 0, at) + 1
            assert complaint("verify", str(path)).startswith(f"{path}: line {line}: ")


def test_several_records_are_checked_in_one_go(tmp_path: Path) -> None:
    good = saved(MATCH, tmp_path)
    bad = tmp_path / "bad.record"
    bad.write_text(RECORD.replace("move 2 ", "move 3 "))
    ran = run("verify", good, str(bad), good)
    assert ran.code == 1
    assert [line.split()[0] for line in ran.out.splitlines()] == ["good", "bad", "good"]


@for_each_game()
def test_any_step_can_be_shown_by_any_viewer(game: Game[State], tmp_path: Path) -> None:
    match = random_match((game, game.options()), 7)
    path = saved(match, tmp_path)
    whole = run("show", path, "--log")
    assert whole.code == 0
    assert "Total" in whole.out
    for step in (0, 1, len(match.line) // 2, len(match.line)):
        for viewer in ("1", "spectator", "open"):
            ran = run("show", path, "--at", str(step), "--viewer", viewer, "--lang", "fr")
            assert ran.code == 0, ran.err
            assert f"coup {step} sur {len(match.line)}" in ran.out


@for_each_game()
def test_a_position_is_drawn_into_a_file(game: Game[State], tmp_path: Path) -> None:
    picture = tmp_path / "position.svg"
    ran = run("show", saved(random_match((game, game.options()), 8), tmp_path), "--at", "2", "--svg", str(picture))
    assert ran.code == 0
    assert ElementTree.fromstring(picture.read_text("utf-8")).tag.endswith("svg")


def test_steps_and_viewers_that_are_not_there_are_refused(tmp_path: Path) -> None:
    path = saved(MATCH, tmp_path)
    last = len(MATCH.line)
    assert f"the moves 0 to {last}" in complaint("show", path, "--at", "9999")
    assert "the viewers of this match are" in complaint("show", path, "--viewer", "9")
    running = saved(random_match((GAME, GAME.options()), 5, 2), tmp_path, "running.record")
    assert "the viewers of this match are" in complaint("show", running, "--viewer", "open")
    assert "cannot be written" in complaint("show", path, "--svg", str(tmp_path / "no" / "x.svg"))


def files() -> dict[str, bytes | None]:
    return {
        "empty": b"",
        "binary": bytes(range(256)) * 20,
        "not-utf-8": b"ludotheque record 1\n\xff\xfe\n",
        "huge": b"ludotheque record 1\n" + b"x" * 4_100_000,
        "nul": b"\0" * 5000,
        "crlf": RECORD.replace("\n", "\r\n").encode(),
        "bom": b"\xef\xbb\xbf" + RECORD.encode(),
        "utf-16": RECORD.encode("utf-16"),
        "half": RECORD[: len(RECORD) // 2].encode(),
        "text": b"hello\n",
        "missing": None,
    }


@pytest.mark.parametrize("name", [*files(), "directory", "dev-zero"])
@pytest.mark.parametrize("command", [["verify"], ["show"], ["play", "--resume"]])
def test_a_file_that_is_no_record_is_refused_in_one_line(name: str, command: list[str], tmp_path: Path) -> None:
    path = tmp_path / name
    content = files().get(name)
    if content is not None:
        path.write_bytes(content)
    elif name == "directory":
        path.mkdir()
    elif name == "dev-zero":
        path = Path("/dev/zero")
        if not os.access(path, os.R_OK):
            pytest.skip("this system has none")
    assert complaint(*command, str(path)).startswith(f"{path}: ")


@pytest.mark.parametrize("name", ["binary", "empty", "half", "missing", "text"])
def test_a_hint_about_a_file_that_is_no_record_is_refused_in_one_line(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    content = files()[name]
    if content is not None:
        path.write_bytes(content)
    ran = run("hint", str(path))
    assert ran.code != 0
    assert ran.err.count("\n") == 1


@given(st.binary(max_size=400))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
def test_any_bytes_at_all_are_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any"
    path.write_bytes(content)
    complaint("verify", str(path))
    path.write_bytes(b"ludotheque record 1\n" + content)
    complaint("show", str(path))


@pytest.mark.parametrize("path", ["", "\0", "a" * 5000, "no such file", "\udcff", "new\nline"])
def test_a_path_that_is_none_is_refused_in_one_line(path: str) -> None:
    complaint("verify", path)
    complaint("play", "--resume", path)


def test_writing_replaces_a_file_whole_and_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "x.svg"
    path.write_text("old")
    path.chmod(0o640)
    assert run("show", saved(MATCH, tmp_path), "--svg", str(path)).code == 0
    assert path.read_text("utf-8") != "old"
    assert path.stat().st_mode & 0o777 == 0o640
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match.record", "x.svg"]
