"""`ludotheque learn` as far as it needs no torch: self-play, its pieces, its arguments."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludotheque.arena.store import OtherRun
from ludotheque.learn.pieces import Piece, play_piece, play_pieces
from ludotheque.learn.positions import Positions
from ludotheque.learn.run import Lesson, Run
from ludotheque.learn.training import Recipe, places_of
from tests.bots.test_net import any_part
from tests.cases import Case, every, plain_cases


def same(one: Positions, other: Positions) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in vars(one))


@every(plain_cases())
def test_the_same_piece_is_the_same_games(case: Case) -> None:
    game, options = case
    piece = Piece("piece-00", game.id, options.as_dict(), first=5, games=2)
    name, positions = play_piece(piece)
    assert name == "piece-00"
    assert same(positions, play_piece(piece)[1])
    assert set(positions.games) <= {5, 6}
    assert len(positions) > 0
    sides = positions.won.sum(axis=1)
    assert ((sides >= 0) & (sides <= options.players)).all()


def test_a_searchs_games_are_the_same_too_and_its_opinion_counts_half() -> None:
    case = next(case for case in plain_cases() if case[0].id == "seikatsu" and case[1].players == 2)
    game, options = case
    from ludotheque.bots.weights import write_weights

    weights = write_weights({str(options): any_part(case)}, game.env_version)
    piece = Piece("piece-00", game.id, options.as_dict(), first=1, games=1, nodes=8, weights=weights)
    positions = play_piece(piece)[1]
    assert same(positions, play_piece(piece)[1])
    assert np.allclose(positions.won.sum(axis=1), 1)
    assert len({float(one) for one in positions.won[:, 0]}) > 4, "not only how the game ended"
    other = play_piece(Piece("piece-00", game.id, options.as_dict(), first=1, games=1, nodes=8))[1]
    assert not same(positions, other), "another network, another game"


def test_several_processes_play_the_same_games() -> None:
    pieces = [Piece(f"piece-{number:02}", "seikatsu", {}, first=10 * number, games=2) for number in range(3)]
    alone = dict(play_pieces(pieces, 1, None))
    together = dict(play_pieces(pieces, 2, None))
    assert alone.keys() == together.keys()
    assert all(same(alone[name], together[name]) for name in alone)


def test_positions_are_kept_as_they_were(tmp_path: Path) -> None:
    positions = play_piece(Piece("piece-00", "gravity_superstar", {}, first=1, games=2))[1]
    positions.save(tmp_path / "piece-00.npz")
    assert same(positions, Positions.load(tmp_path / "piece-00.npz"))
    assert [path.name for path in tmp_path.iterdir()] == ["piece-00.npz"]


def test_every_round_has_its_own_games_and_all_that_were_asked_for() -> None:
    lesson = Lesson("seikatsu", {}, quick=45, games=30)
    for number, count in ((0, 45), (1, 30), (2, 30)):
        pieces = lesson.pieces(number, b"x")
        assert sum(piece.games for piece in pieces) == count
        assert all(piece.nodes == (lesson.nodes if number else 0) for piece in pieces)
    seeds = [
        {game for piece in lesson.pieces(number, b"") for game in range(piece.first, piece.first + piece.games)}
        for number in range(3)
    ]
    assert not seeds[0] & seeds[1]
    assert not seeds[1] & seeds[2]


@every(plain_cases())
def test_entries_that_never_change_and_tables_that_say_nothing_are_not_read(case: Case) -> None:
    game, options = case
    rows = play_piece(Piece("piece-00", game.id, options.as_dict(), first=5, games=2))[1].rows
    places = places_of(game, options, rows)
    used = sorted({place for place in places if place >= 0})
    assert used == list(range(len(used)))
    layout = game.observer(options).layout
    policy = game.policy(options)
    for table in layout.tables.values():
        own = places[table.start : table.start + table.size]
        if table.name in policy.unread:
            assert set(own) == {-1}
        if table.name in policy.pooled:
            for start in range(0, table.size, table.row):
                assert len({place for place in own[start : start + table.row] if place >= 0}) <= 1


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    Run(Lesson("seikatsu", {}, seed=1), tmp_path)
    Run(Lesson("seikatsu", {}, seed=1), tmp_path)
    with pytest.raises(OtherRun, match="seed"):
        Run(Lesson("seikatsu", {}, seed=2), tmp_path)
    assert Recipe().wide % 8 == 0
