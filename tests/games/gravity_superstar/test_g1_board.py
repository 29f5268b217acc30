"""G-1: the faces, the assembled boards, the joined edges."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar.rules.board import DOOR_SYMBOL, REPLAY_SYMBOL, STAR_SYMBOL, Board, assemble
from ludotheque.games.gravity_superstar.rules.deal import random_board
from ludotheque.games.gravity_superstar.rules.faces import FACES
from ludotheque.games.gravity_superstar.speak.view import board_view
from tests.cases import IS_COMPILED, many
from tests.games.gravity_superstar.reach import unreached_symbols

NAMES = [face[0] for face in FACES]


def test_each_face_has_nine_star_symbols_three_replay_symbols_and_a_door_on_a_platform() -> None:
    for name, cells, below, _ in FACES:
        assert [cells.count(mark) for mark in "*RD"] == [9, 3, 1], name
        row, column = next((r, c) for r, line in enumerate(cells.split("/")) for c, x in enumerate(line) if x == "D")
        assert below.split("/")[row][column] == "-"


def test_each_face_has_eight_platforms_each_way_and_one_across_every_row_and_column() -> None:
    for name, _, below, right in FACES:
        assert (below.count("-"), right.count("|")) == (8, 8), name
        assert all("|" in row for row in right.split("/"))
        assert all("-" in column for column in zip(*below.split("/"), strict=True))


def test_a_quarter_turn_takes_spaces_platforms_and_the_door_along() -> None:
    upright, turned = assemble(["1A0", "2A0"], 2), assemble(["1A1", "2A0"], 2)
    for row, column in product(range(6), range(6)):
        old, new = row * 12 + column, column * 12 + 5 - row
        assert upright.symbols[old] == turned.symbols[new]
        if row < 5:
            assert upright.below[old] == turned.right[new - 1]
        if column < 5:
            assert upright.right[old] == turned.below[new]
    assert upright.names[upright.ring[0]] == "c5"
    assert turned.names[turned.ring[0]] == "b3"
    assert (upright.ups[0], turned.ups[0]) == (0, 1)


def test_four_quarter_turns_are_none() -> None:
    assert assemble(["3B3", "1A0"], 2).hash != assemble(["3B0", "1A0"], 2).hash
    shapes = {assemble([f"3B{turns}", "1A0"], 2).hash for turns in range(4)}
    assert len(shapes) == 4


@pytest.mark.parametrize(("players", "width", "height", "stars"), [(2, 12, 6, 24), (3, 12, 12, 48), (5, 18, 12, 72)])
def test_the_board_grows_with_the_players(players: int, width: int, height: int, stars: int) -> None:
    board = random_board(players, Rng(players))
    assert (board.width, board.height, board.symbol_count) == (width, height, stars)
    assert len(board.ring) == stars // 12
    assert len({tile["face"][0] for tile in board_view(board)["tiles"]}) == stars // 12


def test_the_ring_of_doors_goes_round_the_tiles_clockwise() -> None:
    board = assemble(["1A0", "2A0", "3A0", "4A0", "5A0", "6A0"], 3)
    tiles = [(door // 18 // 6, door % 18 // 6) for door in board.ring]
    assert tiles == [(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)]


def test_a_step_over_an_edge_enters_at_the_opposite_side_in_the_same_row_or_column() -> None:
    board = assemble(["1A0", "2A0"], 2)
    last = 5 * 12 + 4
    assert board.step[4 * 4 + 0] == last
    assert board.step[last * 4 + 2] == 4
    assert board.wraps(4, 0)
    assert not board.wraps(4, 2)
    assert board.through[(2 * 12 + 11) * 4 + 1] == 2 * 12
    assert board.through[2 * 12 * 4 + 3] == 2 * 12 + 11


def test_the_moves_of_every_pose_are_those_that_the_steps_allow() -> None:
    board = random_board(6, Rng(4))
    for pose in range(board.spaces * 4):
        space, feet = pose // 4, pose % 4
        left, up, right = (feet + 1) % 4, (feet + 2) % 4, (feet + 3) % 4
        for move, (first, second) in enumerate(
            [(left, -1), (right, -1), (left, left), (right, right), (up, left), (up, right)]
        ):
            there: int = board.step[space * 4 + first]
            whole = there >= 0 and (second < 0 or board.step[there * 4 + second] >= 0)
            assert bool(board.moves[pose] & 2**move) == whole


def check(board: Board) -> None:
    """No fall is endless (else the board cannot be made), and every symbol can be reached from every door."""
    assert unreached_symbols(board) == 0


def test_every_fall_ends_and_every_symbol_is_within_reach_on_all_two_tile_boards() -> None:
    count = 0
    for first, second in permutations(NAMES, 2):
        if first[0] == second[0]:
            continue
        for left, right in product(range(4), range(4)):
            count += 1
            if IS_COMPILED or count % 40 == 0:
                check(assemble([f"{first}{left}", f"{second}{right}"], 2))
    assert count == 1920


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 6])
def test_every_fall_ends_and_every_symbol_is_within_reach_on_random_larger_boards(players: int) -> None:
    rng = Rng(players)
    for _ in range(many(2000, 3)):
        check(random_board(players, rng))


@pytest.mark.parametrize("tiles", [["7A0", "1A0"], ["1C0", "2A0"], ["1A4", "2A0"], ["1A", "2A0"], ["1A0", "1B0"]])
def test_tiles_that_do_not_exist_or_lie_twice_are_refused(tiles: list[str]) -> None:
    with pytest.raises(BadNotation):
        assemble(tiles, 2)


def test_symbols_are_named_in_the_view() -> None:
    board = assemble(["1A0", "2A0"], 2)
    shown = board_view(board)
    assert shown["symbols"]["b1"] == "star"
    assert shown["symbols"]["b2"] == "replay"
    assert [door["space"] for door in shown["doors"]] == ["c5", "g3"]
    kinds = {"star": STAR_SYMBOL, "replay": REPLAY_SYMBOL}
    for space, kind in shown["symbols"].items():
        assert board.symbols[board.names.index(space)] == kinds[kind]
    assert sum(1 for symbol in board.symbols if symbol == DOOR_SYMBOL) == 2


def test_platforms_in_a_line_are_one_ledge() -> None:
    ledges = board_view(assemble(["1A0", "2A0"], 2))["ledges"]
    assert {"left": 1, "top": 1, "right": 3, "bottom": 1} in ledges
    assert {"left": 1, "top": 1, "right": 1, "bottom": 3} in ledges
    assert sum(max(line["right"] - line["left"], line["bottom"] - line["top"]) for line in ledges) == 32
