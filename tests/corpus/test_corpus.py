"""Whatever a landed version wrote is read for ever: records, positions, and the tables of its server."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from ludotheque.core.match import Match
from ludotheque.core.record import form_of, read_record, write_record
from ludotheque.games import game as load
from tests.cases import WANTED
from tests.corpus.shelf import FOLDER, MANIFEST, VERSIONS, manifest
from tests.corpus.tables import read_tables, restore
from tests.server.players import Chair, Person
from tests.server.running import server_here, story

KINDS = ("agreed", "arena", "command", "finished", "just-begun", "left-alone", "resigned", "taken-back", "unfinished")


POSITIONS = [
    (version, path.stem)
    for version in VERSIONS
    for path in sorted((FOLDER / version / "positions").iterdir())
    if path.stem in WANTED
]


def ours(path: Path) -> bool:
    return path.read_text("utf-8").split("\n", 2)[1].removeprefix("game ") in WANTED


@pytest.mark.parametrize("version", VERSIONS)
def test_no_landed_file_was_changed_added_or_removed(version: str) -> None:
    kept = (FOLDER / version / MANIFEST).read_text("utf-8")
    assert kept == manifest(version)
    assert hashlib.sha256(kept.encode()).hexdigest() == VERSIONS[version]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_record_of_the_corpus_is_of_a_kind_that_the_tests_read(version: str) -> None:
    found = {path.relative_to(FOLDER / version).parts[0] for path in (FOLDER / version).rglob("*.record")}
    assert found == {*KINDS, "server"}


def test_every_folder_of_the_corpus_is_a_version_that_the_tests_read() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(VERSIONS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_every_record_replays_and_is_written_back_to_the_byte(version: str, kind: str) -> None:
    check_records(version, kind)


def check_records(version: str, kind: str) -> None:
    records = [path for path in sorted((FOLDER / version / kind).rglob("*.record")) if ours(path)]
    for path in records:
        text = path.read_text("utf-8")
        assert write_record(read_record(text, load), form_of(text)) == text, path.name


@pytest.mark.parametrize(("version", "id"), POSITIONS)
def test_every_position_parses_to_the_same_state_and_is_written_back_to_the_byte(version: str, id: str) -> None:
    check_positions(version, id)


def check_positions(version: str, id: str) -> None:
    game = load(id)
    for line in (FOLDER / version / "positions" / f"{id}.jsonl").read_text("utf-8").splitlines():
        kept = json.loads(line)
        state = game.parse_position(kept["text"])
        assert state.hash() == kept["hash"]
        assert game.position_text(state) == kept["text"]


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
@story
async def test_the_tables_of_its_server_go_on_as_they_would_have_gone_on_then(version: str, tmp_path: Path) -> None:
    folder = FOLDER / version / "server"
    kept = read_tables(folder)
    async with server_here(restore(folder, tmp_path)) as running, Person(running.address) as ada:
        ada.http.cookies.update(kept.cookie)
        for table in kept.tables:
            async with ada.sit(table.code) as chair:
                assert chair.table["phase"] == table.phase, table.story
                if table.phase == "open":
                    continue
                assert chair.ply == table.ply, table.story
                assert legal(chair) == table.legal, table.story
                path = folder / f"{table.code}.record"
                if not path.exists():
                    continue
                record = path.read_text("utf-8")
                await play_on(chair, read_record(record, load), table.line)
                assert chair.is_over
            match = read_record(await ada.get(f"tables/{table.code}/record"), load)
            assert write_record(match, form_of(record)) == record, table.story


def legal(chair: Chair) -> list[str]:
    return sorted(one["notation"] for situation in chair.situations for one in situation["legal"])


async def play_on(chair: Chair, then: Match, done: int) -> None:
    """The moves that were played then, from where the table stands, and the seats that were given up."""
    for entry in then.line[done:]:
        if not chair.is_over:
            await chair.play(entry.action)
    for seat in sorted(then.resigned):
        if not chair.is_over:
            answer = await chair.ask(type="resign", seat=seat, ply=chair.ply)
            await chair.reach(answer["ply"])
