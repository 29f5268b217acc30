"""Records that somebody brings: whatever they are, nobody else waits for them."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from ludotheque.core import record
from ludotheque.core.journal import Journal
from ludotheque.core.match import Match
from ludotheque.server.tables import calls
from ludotheque.table.bounds import RECORD_LINES
from tests.server.players import Person, Refused
from tests.server.running import server_here, sqlite, story

NEWLINES = "ludotheque record 1" + "\n" * 2_000_000
"""Once hashed five times over, line by line, on the event loop: 15 seconds in which nobody was answered."""


async def refusal(person: Person, text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        await person.post("records", record=text)
    return refused.value


@story
async def test_a_record_of_empty_lines_is_refused_by_its_size_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(calls, "read_record", lambda text, *_: read.append(text))
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as eve:
        assert (await refusal(eve, NEWLINES)).answer["status"] == 413
    assert read == []


@story
async def test_a_record_of_any_allowed_size_costs_a_bounded_number_of_hashes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed = 0
    check = record._check

    def count(line: str) -> str:
        nonlocal hashed
        hashed += 1
        return check(line)

    monkeypatch.setattr(record, "_check", count)
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as eve:
        room = running.settings.record_bytes // 2 - 100
        for line in ("", "a", "agreed", "check 0000", "x" * 400):
            answer = await refusal(eve, "ludotheque record 1\n" + f"{line}\n" * (room // (len(line) + 1)))
            assert answer.code == "bad-record"
            assert hashed <= 6 * RECORD_LINES
            hashed = 0


@story
async def test_a_record_is_read_and_its_match_replayed_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[int] = []
    play = Match.play

    def note(match: Match, seat: int, action: int, ply: int | None = None) -> Journal:
        places.append(threading.get_ident())
        return play(match, seat, action, ply)

    monkeypatch.setattr(Match, "play", note)
    long = max(Path("tests/fixtures").glob("*/*.record"), key=lambda path: path.stat().st_size).read_text()
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        table = await ada.post("records", record=long)
    assert table["phase"] == "over"
    assert len(places) >= 2 * table["steps"] > 0, "once to read it, once for the table"
    assert threading.get_ident() not in places
