"""What a viewer may know of a position, by whitelist (G-7)."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.core.journal import OPEN
from ludotheque.core.state import NOBODY
from ludotheque.games.gravity_superstar.rules.actions import (
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    FULL_HAND,
    STEAL,
    TOKEN,
)
from ludotheque.games.gravity_superstar.rules.board import DIRECTIONS, REPLAY_SYMBOL, STAR_SYMBOL, Board
from ludotheque.games.gravity_superstar.rules.path import (
    BARE_REPLAY,
    CHOOSE_THEFT,
    LAST_POINTS,
    OUT,
    PHASES,
    STAR,
    count_of,
)
from ludotheque.games.gravity_superstar.rules.state import DRY_ROUNDS, LAST_STARS, GravitySuperstar
from ludotheque.games.gravity_superstar.speak.foresee import LOOT


class DoorView(TypedDict):
    space: str
    up: str


class LedgeView(TypedDict):
    """Platforms in a line: from one corner of the grid to another, counted in spaces from the top left."""

    left: int
    top: int
    right: int
    bottom: int


class TileView(TypedDict):
    face: str
    turns: int
    row: int
    column: int


class BoardView(TypedDict):
    width: int
    height: int
    tiles: list[TileView]
    """None on a hand-made board."""
    symbols: dict[str, str]
    """`star` or `replay` by space."""
    doors: list[DoorView]
    """Clockwise, as the marker goes."""
    ledges: list[LedgeView]


class PawnView(TypedDict):
    seat: int
    space: str
    feet: str


class SeatView(TypedDict):
    seat: int
    points: int
    stars: dict[str, int]
    pairs: int
    tokens: int
    in_play: bool
    face_up: list[str]
    face_down: int
    hand: int
    face_down_cards: list[str] | None
    """None where the viewer may not know; so with the hand."""
    hand_cards: list[str] | None


class TheftView(TypedDict):
    seat: int
    victim: int
    space: str
    loot: list[str]


class GravityView(TypedDict):
    mode: str
    players: int
    viewer: int
    to_move: int
    phase: str
    board: BoardView
    stars: dict[str, str]
    marker: str
    pawns: list[PawnView]
    seats: list[SeatView]
    supply: int
    stars_left: int
    last_stars: int
    """G-6.1: the game ends with so many stars left; 0 in expert mode."""
    last_points: int
    """G-6.4: the points that bring on the last round; 0 in standard mode."""
    last_round: bool
    round: int
    first: int
    dry_rounds: int
    most_dry_rounds: int
    replayed: bool
    theft: TheftView | None


def view(state: GravitySuperstar, viewer: int) -> GravityView:
    board = state.board
    expert = bool(state.expert)
    return GravityView(
        mode=state.options.mode,
        players=state.players,
        viewer=viewer,
        to_move=state.to_move,
        phase="over" if state.to_move == NOBODY else PHASES[state.phase],
        board=board_view(board),
        stars={
            board.names[space]: COLOURS[thing - STAR]
            for space, thing in enumerate(state.things)
            if STAR <= thing < BARE_REPLAY
        },
        marker=board.names[board.ring[state.marker]],
        pawns=[
            PawnView(seat=seat, space=board.names[pose >> 2], feet=DIRECTIONS[pose & 3])
            for seat, pose in enumerate(state.poses)
            if pose != OUT
        ],
        seats=[_seat_view(state, seat, viewer in (seat, OPEN)) for seat in range(state.players)],
        supply=state.supply,
        stars_left=state.stars_left,
        last_stars=0 if expert else LAST_STARS[state.players],
        last_points=LAST_POINTS[state.players] if expert else 0,
        last_round=state.to_move != NOBODY and state.end_reason() != "",
        round=state.round,
        first=state.first,
        dry_rounds=state.dry,
        most_dry_rounds=DRY_ROUNDS,
        replayed=bool(state.replayed),
        theft=_theft_view(state),
    )


def board_view(board: Board) -> BoardView:
    columns = board.tile_columns
    kinds = {STAR_SYMBOL: "star", REPLAY_SYMBOL: "replay"}
    return BoardView(
        width=board.width,
        height=board.height,
        tiles=[
            TileView(face=tile[:2], turns=int(tile[2]), row=place // columns, column=place % columns)
            for place, tile in enumerate(board.tiles)
        ],
        symbols={
            board.names[space]: kinds[symbol]
            for space, symbol in enumerate(board.symbols)
            if symbol in (STAR_SYMBOL, REPLAY_SYMBOL)
        },
        doors=[
            DoorView(space=board.names[door], up=DIRECTIONS[up]) for door, up in zip(board.ring, board.ups, strict=True)
        ],
        ledges=ledges(board),
    )


def ledges(board: Board) -> list[LedgeView]:
    """The platforms, those in a line joined. One on the joined edges of the board lies at its bottom or right."""
    lines: list[LedgeView] = []
    for row in range(board.height):
        for column, count in _runs([board.below[row * board.width + c] for c in range(board.width)]):
            lines.append(LedgeView(left=column, top=row + 1, right=column + count, bottom=row + 1))
    for column in range(board.width):
        for row, count in _runs([board.right[r * board.width + column] for r in range(board.height)]):
            lines.append(LedgeView(left=column + 1, top=row, right=column + 1, bottom=row + count))
    return lines


def _runs(marks: list[bool]) -> list[tuple[int, int]]:
    """Start and length of each run of marks."""
    runs: list[tuple[int, int]] = []
    for place, mark in enumerate(marks):
        if mark and place and marks[place - 1]:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        elif mark:
            runs.append((place, 1))
    return runs


def card_names(cards: int) -> list[str]:
    return [CARDS[card] for card in range(CARD_COUNT) if cards & 2**card]


def _seat_view(state: GravitySuperstar, seat: int, knows: bool) -> SeatView:
    hand, up = state.hands[seat], state.ups[seat]
    down = FULL_HAND & ~hand & ~up
    stars = [count_of(state.owned[seat], colour) for colour in range(COLOUR_COUNT)]
    return SeatView(
        seat=seat,
        points=state.points(seat),
        stars=dict(zip(COLOURS, stars, strict=True)),
        pairs=sum(count // 2 for count in stars),
        tokens=count_of(state.owned[seat], TOKEN),
        in_play=state.poses[seat] != OUT,
        face_up=card_names(up),
        face_down=len(card_names(down)),
        hand=len(card_names(hand)),
        face_down_cards=card_names(down) if knows else None,
        hand_cards=card_names(hand) if knows else None,
    )


def _theft_view(state: GravitySuperstar) -> TheftView | None:
    if state.to_move == NOBODY or state.phase != CHOOSE_THEFT:
        return None
    return TheftView(
        seat=state.to_move,
        victim=state.victim,
        space=state.board.names[state.poses[state.to_move] >> 2],
        loot=[LOOT[action - STEAL] for action in state.legal_actions()],
    )
