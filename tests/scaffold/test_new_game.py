"""docs/add-a-game.md, followed: a game of one's own in an empty environment, in every shell but the browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.errors import BadOption
from ludotheque.scaffold import new_game
from tests.scaffold.workshop import Workshop

GAME = "river_of_red_gold"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    made = Workshop(tmp_path_factory.mktemp("workshop"))
    made.install(GAME)
    return made


def test_it_is_on_the_shelf_with_its_rules(workshop: Workshop) -> None:
    assert "River of red gold" in workshop.run("ludotheque", "games").stdout
    assert "secret column" in workshop.run("ludotheque", "rules", GAME, "R-2.2").stdout


def test_it_keeps_to_the_contract_and_its_own_test_passes(workshop: Workshop) -> None:
    tested = workshop.run("pytest", "-q", "-p", "no:cacheprovider", f"{GAME}/tests")
    assert " passed" in tested.stdout
    assert "failed" not in tested.stdout


def test_a_broken_rule_is_found_by_the_contract(workshop: Workshop) -> None:
    source = workshop.folder / GAME / "src" / GAME / "game.py"
    whole = source.read_text()
    source.write_text(whole.replace("if viewer in (seat, OPEN) or state.is_over else", "if True else"))
    try:
        tested = workshop.run("pytest", "-q", "-p", "no:cacheprovider", f"{GAME}/tests", check=False)
    finally:
        source.write_text(whole)
    assert "no_view_depends_on_what_its_viewer_cannot_know" in tested.stdout


@pytest.mark.drill
def test_it_is_counted_simulated_and_played_in_the_arena(workshop: Workshop) -> None:
    assert "240" in workshop.run("ludotheque", "perft", GAME, "--depth", "2").stdout
    assert "5 games" in workshop.run("ludotheque", "simulate", GAME, "--games", "5").stdout
    played = workshop.run("ludotheque", "arena", GAME, "--bots", "easy,random", "--games", "2", "--out", "report")
    assert "easy" in played.stdout


def test_the_doctor_says_what_it_lacks_and_what_must_be_mended(workshop: Workshop) -> None:
    examined = workshop.run("ludotheque", "doctor", GAME).stdout
    assert "there is no `text/fr.ftl`: the game speaks English there" in examined
    assert "Must be mended" not in examined
    words = workshop.folder / GAME / "src" / GAME / "text" / "en.ftl"
    whole = words.read_text()
    lacked = ("river-of-red-gold-decided-column = ", "river-of-red-gold-do-claim = ")
    words.write_text("".join(line for line in whole.splitlines(keepends=True) if not line.startswith(lacked)))
    try:
        ill = workshop.run("ludotheque", "doctor", GAME, check=False)
    finally:
        words.write_text(whole)
    assert ill.returncode == 1
    assert "`text/en.ftl` lacks river-of-red-gold-decided-column, river-of-red-gold-do-claim" in ill.stdout


def test_the_doctor_names_the_place_where_a_game_fails_and_goes_on(workshop: Workshop) -> None:
    room = workshop.folder / GAME / "src" / GAME
    source, words = (room / "game.py").read_text(), (room / "text" / "en.ftl").read_text()
    broken = source.replace("x, y, owner = 60", "x, y, owner = 1 // 0 + 60")
    (room / "game.py").write_text(broken.replace('targets=[f"space:{space}"]', "targets=[]"))
    (room / "text" / "en.ftl").write_text(words + "\nthis is { no message\n")
    (room / "lesson.json").write_text('{"steps": []}')
    try:
        ill = workshop.run("ludotheque", "doctor", GAME, check=False)
    finally:
        (room / "game.py").write_text(source)
        (room / "text" / "en.ftl").write_text(words)
        (room / "lesson.json").unlink()
    assert ill.returncode == 1
    assert "the game fails with ZeroDivisionError: integer division or modulo by zero (in draw, line " in ill.stdout
    assert "`text/en.ftl` has what is no message of Fluent: 'this is { no message'" in ill.stdout
    assert "`lesson.json` cannot be played: Object missing required field" in ill.stdout
    assert "`describe` names no target for claim: `act:claim`, not drawn, makes a button" in ill.stdout
    assert "`policy` is left out" in ill.stdout


@pytest.mark.parametrize("name", ["", "4x", "a b/c", "../up", "seikatsu", "json", "é", "x" * 41, "a__b"])
def test_a_name_that_cannot_be_a_games_is_refused_and_nothing_written(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOption):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    new_game("three-hills", tmp_path)
    before = (tmp_path / "three_hills" / "README.md").read_text()
    with pytest.raises(BadOption, match="there already"):
        new_game("three_hills", tmp_path)
    assert (tmp_path / "three_hills" / "README.md").read_text() == before
