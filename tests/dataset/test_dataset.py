"""Matches as Parquet: complete, resumable, the same again, and back into records."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset
import pyarrow.parquet as pq
import pytest

import ludotheque
from ludotheque.arena.plan import Plan
from ludotheque.core.errors import LudothequeError
from ludotheque.dataset.folder import OtherDataset, missing, records
from ludotheque.dataset.make import from_games, from_records
from ludotheque.dataset.rows import SCHEMAS
from ludotheque.interrupts import ProcessLost
from tests.cli.runner import Terminal, complaint, run
from tests.patience import WAIT

PLAN = Plan("seikatsu", {"players": "2"}, ("mcts:nodes=8", "greedy"), 3)


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found = [
        row for path in sorted(folder.joinpath(table).glob("*.parquet")) for row in pq.read_table(path).to_pylist()
    ]
    return sorted(found, key=lambda row: (row["match"], row.get("step", 0)))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    assert sum(from_games(PLAN, 4, folder, part=3)) == 4
    return folder


def test_a_dataset_tells_each_decision_as_its_seat_knew_it(made: Path) -> None:
    matches = {row["match"]: row for row in rows(made, "matches")}
    hidden = {(row["match"], row["step"]): row["position"] for row in rows(made, "hidden")}
    game = ludotheque.game("seikatsu")
    decisions = rows(made, "decisions")
    assert len(decisions) == sum(match["actions"] for match in matches.values()) == len(hidden)
    differ = 0
    for row in decisions:
        true = game.parse_position(hidden[row["match"], row["step"]])
        known = game.parse_position(row["known"])
        assert game.view(known, row["seat"]) == game.view(true, row["seat"])
        assert row["legal"] == known.legal_actions()
        assert game.action_text(known, row["action"]) == row["notation"]
        assert row["action"] in row["legal"]
        assert row["outcome"] == matches[row["match"]]["returns"][row["seat"]]
        differ += known != true
    assert differ > len(decisions) // 2


def test_visits_are_those_of_the_search_and_only_of_a_search(made: Path) -> None:
    bots = {row["match"]: row["bots"] for row in rows(made, "matches")}
    seen = set()
    for row in rows(made, "decisions"):
        searched = bots[row["match"]][row["seat"]].startswith("mcts")
        if len(row["legal"]) == 1 or not searched:
            assert row["visits"] is None
        else:
            assert len(row["visits"]) == len(row["legal"])
            assert row["visits"][row["legal"].index(row["action"])] == max(row["visits"])
        seen.add(searched)
    assert seen == {True, False}


def test_every_file_has_the_documented_columns_and_names_its_version(made: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "dataset.md").read_text("utf-8")
    for table, schema in SCHEMAS.items():
        for path in made.joinpath(table).glob("*.parquet"):
            written = pq.read_schema(path)
            assert written.names == schema.names
            assert written.metadata == schema.metadata
        for name in schema.names:
            assert f"| `{name}` |" in page


def test_a_run_that_lost_a_part_makes_it_again_and_grows(made: Path, tmp_path: Path) -> None:
    assert sum(from_games(PLAN, 2, tmp_path, part=3)) == 2
    assert sum(from_games(PLAN, 4, tmp_path, part=3)) == 2
    assert [rows(tmp_path, table) for table in SCHEMAS] == [rows(made, table) for table in SCHEMAS]
    lost = next(tmp_path.joinpath("matches").iterdir())
    lost.unlink()
    assert sum(from_games(PLAN, 4, tmp_path, part=3)) == 2
    assert sum(from_games(PLAN, 4, tmp_path, part=3)) == 0
    assert rows(tmp_path, "matches") == rows(made, "matches")


def test_parts_are_counted_without_holes(tmp_path: Path) -> None:
    tmp_path.joinpath("matches").mkdir()
    tmp_path.joinpath("matches", "part-0000002-0000004.parquet").touch()
    assert missing(tmp_path, 9, 3) == [(0, 2), (4, 7), (7, 9)]


def test_two_processes_make_the_same_dataset(made: Path, tmp_path: Path) -> None:
    assert sum(from_games(PLAN, 4, tmp_path, processes=2, part=2)) == 4
    assert rows(tmp_path, "decisions") == rows(made, "decisions")


def test_a_dataset_becomes_records_and_records_a_dataset(made: Path, tmp_path: Path) -> None:
    code = run("dataset", "--out", str(made), "--to-records", str(tmp_path / "records"))
    assert "4 records" in code.out
    for key, record in records(made):
        assert tmp_path.joinpath("records", f"{key}.txt").read_text("utf-8") == record
        assert ludotheque.read_record(record).is_over
    assert run("dataset", "--out", str(tmp_path / "again"), "--records", str(tmp_path / "records")).code == 0
    for table in SCHEMAS:
        again, before = rows(tmp_path / "again", table), rows(made, table)
        assert again == [{**row, **({"visits": None} if table == "decisions" else {})} for row in before]


def test_a_folder_of_other_arguments_is_left_alone(made: Path) -> None:
    with pytest.raises(OtherDataset, match=r"bots: .*choose another --out"):
        list(from_games(Plan("seikatsu", {}, ("random", "greedy")), 2, made))
    with pytest.raises(OtherDataset, match=r"no run\.json"):
        list(records(made / "matches"))


def test_a_run_that_failed_before_its_first_match_leaves_its_folder_to_others(tmp_path: Path) -> None:
    junk, out = tmp_path / "junk.record", tmp_path / "data"
    junk.write_text("no record", "utf-8")
    assert "line 1" in complaint("dataset", "--out", str(out), "--records", str(junk))
    nowhere = tmp_path / "nowhere"
    assert f"there is no file or folder {nowhere}" in complaint("dataset", "--out", str(out), "--records", str(nowhere))
    plays = ("dataset", "seikatsu", "--bots", "random,random", "--games", "1", "--out", str(out))
    assert run(*plays).code == 0
    assert "holds another dataset" in complaint("dataset", "--out", str(out), "--records", str(junk))


def test_a_match_that_goes_on_is_no_data(tmp_path: Path) -> None:
    game = ludotheque.game("seikatsu")
    path = tmp_path / "open.txt"
    path.write_text(ludotheque.write_record(ludotheque.Match(game, game.options(), bytes(32))), "utf-8")
    with pytest.raises(LudothequeError, match="finished matches only"):
        list(from_records([path], tmp_path / "out"))


def test_records_of_one_name_in_several_folders_stay_apart(made: Path, tmp_path: Path) -> None:
    (_, record), *_ = records(made)
    for run_name in ("first", "second"):
        folder = tmp_path / "arena" / run_name / "records"
        folder.mkdir(parents=True)
        folder.joinpath("0.txt").write_text(record, "utf-8")
    assert run("dataset", "--out", str(tmp_path / "both"), "--records", str(tmp_path / "arena")).code == 0
    assert [key for key, _ in records(tmp_path / "both")] == ["first-records-0", "second-records-0"]
    twice = tmp_path / "arena" / "first" / "records" / "0.txt"
    with pytest.raises(LudothequeError, match="named twice"):
        list(from_records([twice, twice], tmp_path / "twice"))


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    tmp_path.joinpath("notes.txt").write_text("milk, eggs", "utf-8")
    assert "notes.txt: " in complaint("dataset", "--out", str(tmp_path / "out"), "--records", str(tmp_path))


def test_a_dataset_writes_no_record_outside_of_the_folder_that_was_named(made: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    shutil.copytree(made, bad)
    for path in bad.joinpath("matches").iterdir():
        table = pq.read_table(path)
        names = pa.array([f"../{number}" for number in range(len(table))], pa.string())
        pq.write_table(table.set_column(0, "match", names), path)
    assert "no file's" in complaint("dataset", "--out", str(bad), "--to-records", str(tmp_path / "to"))
    assert not list(tmp_path.glob("*.txt"))


def test_a_process_that_is_killed_is_told_and_the_run_goes_on_later(tmp_path: Path) -> None:
    plan = Plan("seikatsu", {"players": "2"}, ("py:tests.dataset.deadly:Deadly", "random"))
    with pytest.raises(ProcessLost, match="goes on from here"):
        list(from_games(plan, 2, tmp_path, processes=2, part=1))
    assert not list(tmp_path.joinpath("matches").glob("*.parquet"))


def test_a_run_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    """All of them hold the other end of its output."""
    command = "dataset seikatsu --players 2 --bots mcts:nodes=100,random --games 4000 --part 1 -j 2 --out out"
    with subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *command.split()],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as killed:
        assert killed.stdout is not None
        assert b"added" in killed.stdout.readline()
        killed.kill()
        killed.communicate(timeout=WAIT)


def test_what_a_killed_run_had_not_written_whole_is_no_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(table: pa.Table, path: Path, **_: object) -> None:
        path.write_bytes(b"PAR1 and no more")
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(pq, "write_table", half)
        with pytest.raises(KeyboardInterrupt):
            list(from_games(PLAN, 1, tmp_path))
    assert sum(from_games(PLAN, 2, tmp_path)) == 2
    for table in SCHEMAS:
        assert pyarrow.dataset.dataset(tmp_path / table).count_rows() == len(rows(tmp_path, table))


def test_a_folder_that_was_damaged_is_refused_in_words(made: Path, tmp_path: Path) -> None:
    shutil.copytree(made, tmp_path / "cut")
    part = next((tmp_path / "cut" / "matches").glob("*.parquet"))
    part.write_bytes(part.read_bytes()[:99])
    with pytest.raises(OtherDataset, match=rf"{part.name} is no part of a dataset: .*[Pp]arquet"):
        list(records(tmp_path / "cut"))
    for text in ("{", "[]", ""):
        (tmp_path / "cut" / "run.json").write_text(text, "utf-8")
        with pytest.raises(OtherDataset, match=r"run\.json is not what a dataset was made from"):
            list(from_games(PLAN, 4, tmp_path / "cut"))


def test_the_command_plays_and_says_what_it_lacks(tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    made = run("dataset", "gravity", "--bots", "random", "--games", "1", "--out", out, "--players", "2", "-j", "1")
    assert made.code != 0
    made = run("dataset", "gravity", "--bots", "random,greedy", "--games", "1", "--out", out)
    assert made.code == 0
    assert json.loads((tmp_path / "out" / "run.json").read_text("utf-8"))["game"] == "gravity_superstar"
    assert "a GAME that bots play, or of --records" in complaint("dataset", "--out", out)
    assert "no records" in complaint("dataset", "--out", out, "--records", str(tmp_path))


def test_the_command_takes_the_arenas_short_options_and_gives_data(tmp_path: Path) -> None:
    args = ("dataset", "grav", "-b", "random,greedy", "-n", "2", "-p", "2", "--out", str(tmp_path / "made"))
    assert json.loads(run(*args, "--json").out) == {"added": 2, "folder": str(tmp_path / "made")}
    assert run(*args, "--quiet").out == f"dataset: {tmp_path / 'made'}\n"
    told = json.loads(run("dataset", "--out", str(tmp_path / "made"), "--to-records", str(tmp_path), "--json").out)
    assert told["records"] == 2
    first = sorted(tmp_path.glob("*.txt"))[0]
    # As `play --save` would name it.
    (tmp_path / "saved").mkdir()
    first.rename(tmp_path / "saved" / "game.record")
    again = ("dataset", "--out", str(tmp_path / "again"), "--records", str(tmp_path / "saved"), "--json")
    assert json.loads(run(*again).out)["added"] == 1


def test_the_command_shows_how_far_it_is_in_a_terminal(tmp_path: Path) -> None:
    args = ("dataset", "gravity", "--bots", "random,greedy", "--games", "2", "--out")
    terminal = Terminal(*args, str(tmp_path / "made"))
    assert terminal.end() == 0
    assert "2/2" in terminal.text
    quiet = Terminal(*args, str(tmp_path / "quiet"), "--quiet")
    assert quiet.end() == 0
    assert "2/2" not in quiet.text


def test_a_dataset_with_older_action_ids_is_not_added_to(tmp_path: Path) -> None:
    renumbered = next(game for game in ludotheque.games() if game.numbering > 1)
    plan = Plan(renumbered.id, {}, ("random", "random"))
    assert list(from_games(plan, 1, tmp_path))
    run = tmp_path / "run.json"
    old = {name: value for name, value in json.loads(run.read_text("utf-8")).items() if name != "numbering"}
    run.write_text(json.dumps(old), "utf-8")
    with pytest.raises(OtherDataset, match="numbering"):
        list(from_games(plan, 2, tmp_path))
