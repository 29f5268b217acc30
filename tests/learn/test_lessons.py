"""`ludotheque learn` as far as it needs no torch: self-play, its pieces, its arguments."""

from __future__ import annotations

import errno
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ludotheque.arena.command import run as play_arena
from ludotheque.arena.plan import Plan
from ludotheque.arena.store import OtherRun, write_whole
from ludotheque.bots.bot import SearchBot
from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import BadOption
from ludotheque.games import game as find_game
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


def test_what_a_search_tried_is_kept_and_of_quick_games_there_is_none() -> None:
    game = find_game("octocube")
    options = game.options(mode="basic")
    searched = play_piece(Piece("piece-00", game.id, options.as_dict(), first=1, games=1, nodes=8))[1]
    quick = play_piece(Piece("piece-01", game.id, options.as_dict(), first=1, games=1))[1]
    both = Positions.joined([searched, quick])
    assert (searched.choices > 1).all()
    assert not quick.choices.any()
    assert len(both.choices) == len(both)
    assert len(both.actions) == len(both.ratings) == len(both.tried) == both.choices.sum()
    ends = searched.choices.cumsum()
    for first, end in zip([0, *ends[:-1]], ends, strict=True):
        assert searched.tried[first:end].sum() == pytest.approx(1)
        assert len(set(searched.actions[first:end])) == end - first


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


def of_a_network(folder: Path, case: Case) -> Path:
    from ludotheque.bots.weights import write_weights

    game, options = case
    path = folder / "some.net"
    path.write_bytes(write_weights({str(options): any_part(case)}, game.env_version))
    return path


@pytest.mark.parametrize(
    ("mode", "players", "even"), [("standard", 2, 1 / 2), ("standard", 3, 1 / 3), ("teams", 4, 1 / 2)]
)
def test_a_network_is_to_win_an_even_share_against_the_best_before_it(
    mode: str, players: int, even: float, tmp_path: Path
) -> None:
    case = next(
        case for case in plain_cases() if (case[0].id, case[1].mode, case[1].players) == ("seikatsu", mode, players)
    )
    run = Run(Lesson("seikatsu", case[1].as_dict(), nodes=2, gate=2), tmp_path)
    (tmp_path / "round-0").mkdir()
    (tmp_path / "round-0" / "before.net").touch()
    rate, needed = run._gate(0, of_a_network(tmp_path, case))
    assert needed == pytest.approx(even)
    assert rate.games >= 2


def test_alone_it_is_to_win_as_much_as_the_best_before_it(tmp_path: Path) -> None:
    game = find_game("seikatsu")
    case = game, game.options(mode="solo", level="hard")
    run = Run(Lesson("seikatsu", case[1].as_dict(), nodes=2, gate=6), tmp_path)
    (tmp_path / "round-0").mkdir()
    (tmp_path / "round-0" / "before.net").touch()
    weights = of_a_network(tmp_path, case)
    needed = run._gate(0, weights)[1]
    plan = Plan("seikatsu", case[1].as_dict(), (f"net:{weights}:nodes=2", "mcts:nodes=2"), 0)
    games = play_arena(plan, 6, 1, tmp_path / "again", None)
    others = [len(one.winners) for one in games if "mcts:nodes=2" in one.bots]
    assert needed == sum(others) / len(others)
    assert needed != 1, "both are tried alone"


def test_without_torch_no_game_is_played_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(BadOption, match=re.escape("pip install 'ludotheque[learn]'")):
        Run(Lesson("seikatsu", {}, quick=20), tmp_path).go(0)
    assert not list(tmp_path.glob("round-0/piece-*"))


def test_the_run_says_which_of_its_files_is_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", ModuleType("torch"))
    run = Run(Lesson("seikatsu", {}, quick=20), tmp_path)
    folder = tmp_path / "round-0"
    folder.mkdir()
    (folder / "before.net").touch()
    for name in ("piece-03.npz", "piece-00.npz"):
        (folder / name).write_bytes(b"PK\x03\x04 half of a file")
        with pytest.raises(OtherRun, match=f"{name} is damaged; without it, the same command plays its games again"):
            run.go(0)
        (folder / name).unlink()
    for text in ("", "[1]", '{"number": 0}'):
        (folder / "round.json").write_text(text)
        with pytest.raises(OtherRun, match=r"round\.json"):
            run.go(0)
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(OtherRun, match=r"run\.json is damaged or of something else"):
        Run(Lesson("seikatsu", {}, quick=20), tmp_path)


def test_a_file_is_written_whole_or_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "best.net"
    write_whole(path, b"before")

    def no_room(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", no_room)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"after")
    assert path.read_bytes() == b"before"
    assert [one.name for one in tmp_path.iterdir()] == ["best.net"]


def test_positions_of_many_files_are_those_of_each_in_turn(tmp_path: Path) -> None:
    parts = [play_piece(Piece("", "gravity_superstar", {}, first=10 * number, games=2))[1] for number in range(3)]
    paths = [tmp_path / f"piece-0{number}.npz" for number in range(3)]
    for part, path in zip(parts, paths, strict=True):
        part.save(path)
    assert same(Positions.load_all(paths), Positions.joined(parts))


def test_the_name_of_a_file_of_weights_may_have_colons(tmp_path: Path) -> None:
    case = next(case for case in plain_cases() if case[0].id == "seikatsu" and case[1].players == 2)
    folder = tmp_path / "a:b=c:d"
    folder.mkdir()
    path = of_a_network(folder, case)
    for spec, nodes in ((f"net:{path}", 1000), (f"net:{path}:nodes=7,blur=0.1", 7)):
        bot = make_bot(spec, *case)
        assert isinstance(bot, SearchBot)
        assert bot.settings.nodes == nodes
