"""A game that gains an option with a default: all that was written before is read and means what it meant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core.match import Match
from ludotheque.core.options import Choice
from ludotheque.core.record import read_record, write_record
from ludotheque.games import game as load
from tests.cases import WANTED, games, older_cases, plain_cases, seed_of
from tests.corpus.shelf import FOLDER, VERSIONS
from tests.corpus.tables import read_tables, restore
from tests.corpus.test_corpus import KINDS, POSITIONS, check_positions, check_records, legal
from tests.perft.counts import keys, known
from tests.playthroughs.golden import file_of
from tests.server.players import Person
from tests.server.running import server_here, story

pytestmark = pytest.mark.usefixtures("one_option_more")


@pytest.fixture
def one_option_more() -> Iterator[None]:
    before = {game: game.choices for game in games()}
    for game, choices in before.items():
        object.__setattr__(game, "choices", (*choices, Choice("weather", ("calm", "stormy"), "X-1.1")))
    yield
    for game, choices in before.items():
        object.__setattr__(game, "choices", choices)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_every_record_still_replays_and_is_written_back_to_the_byte(version: str, kind: str) -> None:
    check_records(version, kind)


@pytest.mark.parametrize(("version", "id"), POSITIONS)
def test_every_position_still_parses_and_is_written_back_to_the_byte(version: str, id: str) -> None:
    check_positions(version, id)


@pytest.mark.parametrize("version", VERSIONS)
@story
async def test_every_stored_table_stands_where_it_stood(version: str, tmp_path: Path) -> None:
    folder = FOLDER / version / "server"
    kept = read_tables(folder)
    async with server_here(restore(folder, tmp_path)) as running, Person(running.address) as ada:
        ada.http.cookies.update(kept.cookie)
        for table in kept.tables:
            async with ada.sit(table.code) as chair:
                assert chair.table["phase"] == table.phase, table.story
                if table.phase != "open":
                    assert (chair.ply, legal(chair)) == (table.ply, table.legal), table.story


def test_no_golden_file_and_no_count_changes_its_name() -> None:
    for case in plain_cases() + older_cases():
        assert file_of(case).exists()
        assert set(keys(case)) <= set(known(case[0].id))


@pytest.mark.parametrize("id", WANTED)
def test_the_new_option_is_written_where_it_was_chosen_and_only_there(id: str) -> None:
    game = load(id)
    calm = Match(game, game.options(), seed_of(1))
    stormy = Match(game, game.options(weather="stormy"), seed_of(1))
    assert "weather" not in write_record(calm)
    assert "weather=stormy" in write_record(stormy)
    assert read_record(write_record(calm), load).options["weather"] == "calm"
    assert read_record(write_record(stormy), load).options["weather"] == "stormy"
    assert game.parse_position(game.position_text(stormy.state)).options["weather"] == "stormy"
