"""Positions as text: the whole truth, hidden cards included."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadNotation
from ludotheque.core.options import CheckOptions
from ludotheque.core.reader import Reader
from ludotheque.core.state import NOBODY
from ludotheque.core.words import ONE
from ludotheque.games.gravity_superstar.rules.actions import (
    CARD_COUNT,
    COLOUR_COUNT,
    COLOURS,
    FULL_HAND,
    GOODS,
    TOKEN,
)
from ludotheque.games.gravity_superstar.rules.board import DIRECTIONS, NO_STEP, Board, assemble
from ludotheque.games.gravity_superstar.rules.deal import STARS_A_COLOUR
from ludotheque.games.gravity_superstar.rules.path import (
    ACT,
    CHOOSE_REPLAY,
    CHOOSE_THEFT,
    OUT,
    PAWN,
    PHASES,
    SUPPLY,
    count_of,
)
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar, new_game
from ludotheque.games.gravity_superstar.speak.picture import STARS, Picture, picture_text, size_of

ID = "gravity_superstar"
CARD_LETTERS = "LHDRJ"
TURN_FIELDS = ("seat", "first", "phase", "round", "before", "dry", "replayed", "reached", "victim", "ahead", "entering")
STARS_OWNED = re.compile(r"(?:[bypgow]\d{1,2})+")


def position_text(state: GravitySuperstar) -> str:
    board = state.board
    lines = [f"{ID} {state.options}"]
    if board.tiles:
        lines.append(f"tiles {_tiles_text(board)}")
    else:
        lines.append("ring " + " ".join(board.names[door] for door in board.ring))
    lines.append(f"board {board.height}x{board.width}")
    lines.extend(picture_text(state))
    lines.append(f"marker {board.names[board.ring[state.marker]]}")
    lines.append(f"supply {state.supply}")
    lines.extend(_seat_text(state, seat) for seat in range(state.players))
    lines.append(_turn_text(state))
    return "\n".join(lines)


def _tiles_text(board: Board) -> str:
    rows = range(0, len(board.tiles), board.tile_columns)
    return " / ".join(" ".join(board.tiles[row : row + board.tile_columns]) for row in rows)


def _seat_text(state: GravitySuperstar, seat: int) -> str:
    hand, up = state.hands[seat], state.ups[seat]
    goods = [count_of(state.owned[seat], kind) for kind in range(GOODS)]
    stars = "".join(f"{COLOURS[kind][0]}{goods[kind]}" for kind in range(COLOUR_COUNT) if goods[kind])
    cards = f"hand={_cards_text(hand)} up={_cards_text(up)} down={_cards_text(FULL_HAND & ~hand & ~up)}"
    return f"seat {seat} {cards} stars={stars or '-'} tokens={goods[TOKEN]}"


def _cards_text(cards: int) -> str:
    return "".join(CARD_LETTERS[card] for card in range(CARD_COUNT) if cards & 2**card) or "-"


def _turn_text(state: GravitySuperstar) -> str:
    values = (
        "-" if state.to_move == NOBODY else state.to_move,
        state.first,
        PHASES[state.phase],
        state.round,
        state.round_stars,
        state.dry,
        state.replayed,
        state.reached,
        "-" if state.victim < 0 else state.victim,
        "-" if state.ahead == NO_STEP else DIRECTIONS[state.ahead],
        state.entering,
    )
    return "turn " + " ".join(f"{name}={value}" for name, value in zip(TURN_FIELDS, values, strict=True))


class PositionReader(Reader):
    """The lines of a position by their first words. Only the first line and the board are needed; the rest is as at
    the start where it is not said."""

    def __init__(self, text: str, check_options: CheckOptions) -> None:
        super().__init__(text)
        self.of_game = self.options(ID, check_options)
        self.picture: Picture | None = None
        self.said: dict[str, tuple[int, list[str]]] = {}
        known = ["tiles", "ring", "board", "marker", "supply", "turn"]
        known += [f"seat {seat}" for seat in range(self.of_game.players)]
        while not self.is_done:
            words = self.next().split()
            count = 2 if words[:1] == ["seat"] else 1
            start = " ".join(words[:count])
            if start not in known:
                raise self.error(f"a line starts with one of {', '.join(known)}; not {start[:40]!r}")
            if start in self.said:
                raise self.error(f"{start} is said twice")
            self.said[start] = (self.at, words[count:])
            if start == "board":
                self._read_picture(" ".join(words[count:]))

    def _read_picture(self, size: str) -> None:
        rows, columns = size_of(size)
        if self.at + 2 * rows > len(self.lines):
            raise self.error(f"a board of {rows} rows has {2 * rows} lines; there are {len(self.lines) - self.at}")
        self.picture = Picture(self.lines[self.at : self.at + 2 * rows], columns)
        self.at += 2 * rows

    def line(self, start: str) -> list[str]:
        """The words of the line that starts so, none if there is none; complaints are about that line from now on."""
        self.at, words = self.said.get(start, (1, []))
        return words

    def state(self) -> GravitySuperstar:
        if self.picture is None:
            raise BadNotation("a position has a line 'board ROWSxCOLUMNS' and the picture below it")
        board = self._board(self.picture)
        ring = [board.names[door] for door in board.ring]
        marker = self.one_of("marker", " ".join(self.line("marker")) or ring[0], ring)
        state = new_game(self.of_game, board, self.picture.stars, marker, 0)
        for seat, pose in self.picture.poses.items():
            if seat >= state.players:
                raise BadNotation(f"there are {state.players} seats from 0 on; the pawn of {seat} is on the board")
            state.poses[seat] = pose
            state.things[pose >> 2] |= PAWN * (seat + 1)
        for seat in range(state.players):
            self._read_seat(state, seat)
        self._read_supply(state)
        self._read_turn(state)
        _check(state)
        if state.phase == ACT and state.to_move != NOBODY:
            state.begin_turn()
        return state

    def _board(self, picture: Picture) -> Board:
        if "tiles" not in self.said:
            names = {f"{chr(97 + s % picture.width)}{s // picture.width + 1}": s for s in range(len(picture.symbols))}
            ring = None
            if "ring" in self.said:
                ring = [names.get(name, -1) for name in self.line("ring")]
            return picture.board(ring)
        rows = [row.split() for row in " ".join(self.line("tiles")).split(" / ")]
        if len({len(row) for row in rows}) != 1 or not all(rows):
            raise self.error("tiles are written row by row, as in 5A1 1A2 / 3B3 6B3")
        board = assemble([tile for row in rows for tile in row], len(rows[0]))
        if (board.width, board.height) != (picture.width, picture.height):
            raise self.error(f"these tiles make a board of {board.height}x{board.width} spaces")
        if board.hash != picture.board(list(board.ring) if set(board.ring) == set(picture.ups) else None).hash:
            raise self.error("the picture is not of these tiles; without the line of tiles it is a hand-made board")
        return board

    def _read_seat(self, state: GravitySuperstar, seat: int) -> None:
        said = self.pairs(self.line(f"seat {seat}"), ("hand", "up", "down", "stars", "tokens"))
        up = self._cards("up", said.get("up", "-"))
        down = self._cards("down", said.get("down", "-"))
        hand = self._cards("hand", said["hand"]) if "hand" in said else FULL_HAND & ~up & ~down
        if hand + up + down != FULL_HAND or hand & up or hand == 0:
            raise self.error(f"each of {CARD_LETTERS} is in hand, up or down, and at least one in hand (G-4.6)")
        state.hands[seat] = hand
        state.ups[seat] = up
        stars = said.get("stars", "-")
        if stars != "-" and not STARS_OWNED.fullmatch(stars):
            raise self.error(f"stars are colour and number, as in b2y1, or -; not {stars[:40]!r}")
        for letter, count in re.findall(r"([a-z])(\d+)", stars):
            goods = STARS.index(letter)
            if count_of(state.owned[seat], goods) > STARS_A_COLOUR:
                raise self.error(f"there are {STARS_A_COLOUR} {COLOURS[goods]} stars")
            state.owned[seat] += int(count) * ONE[goods]
        state.owned[seat] += self.number("tokens", said.get("tokens", "0"), SUPPLY) * ONE[TOKEN]

    def _read_supply(self, state: GravitySuperstar) -> None:
        tokens = sum(count_of(state.owned[seat], TOKEN) for seat in range(state.players))
        if tokens > SUPPLY:
            raise BadNotation(f"there are {SUPPLY} tokens; the seats have {tokens}")
        said = " ".join(self.line("supply")) or str(SUPPLY - tokens)
        state.supply = self.number("supply", said, SUPPLY - tokens)

    def _read_turn(self, state: GravitySuperstar) -> None:
        said = self.pairs(self.line("turn"), TURN_FIELDS)
        first = said.get("first", "0")
        state.first = self.number("first", first, state.players - 1)
        state.to_move = self.seat("seat", said.get("seat", first), state.players)
        state.phase = self.one_of("phase", said.get("phase", PHASES[ACT]), list(PHASES))
        state.round = self.number("round", said.get("round", "1"), 100_000)
        state.round_stars = self.number(
            "before", said.get("before", str(state.stars_left)), COLOUR_COUNT * STARS_A_COLOUR
        )
        state.dry = self.number("dry", said.get("dry", "0"), 30)
        state.replayed = self.number("replayed", said.get("replayed", "0"), 1)
        state.reached = self.number("reached", said.get("reached", "0"), 1)
        state.victim = self.seat("victim", said.get("victim", "-"), state.players)
        state.ahead = self.one_of("ahead", said.get("ahead", "-"), ["-", *DIRECTIONS]) - 1
        state.entering = self.number("entering", said.get("entering", "0"), 1)

    def _cards(self, name: str, text: str) -> int:
        letters = "" if text == "-" else text
        if len(set(letters)) != len(letters) or not set(letters) <= set(CARD_LETTERS):
            raise self.error(f"{name} has letters of {CARD_LETTERS}, each once, or -; not {text[:40]!r}")
        return sum(2 ** CARD_LETTERS.index(letter) for letter in letters)


def read_position(text: str, check_options: CheckOptions) -> GravitySuperstar:
    return PositionReader(text, check_options).state()


def _check(state: GravitySuperstar) -> None:
    """What the lines say together."""
    stars = vec[i64]([0] * COLOUR_COUNT)
    for colour in range(COLOUR_COUNT):
        stars[colour] = sum(1 for thing in state.things if thing == colour + 1)
        stars[colour] += sum(count_of(state.owned[seat], colour) for seat in range(state.players))
        if stars[colour] > STARS_A_COLOUR:
            raise BadNotation(f"there are {STARS_A_COLOUR} {COLOURS[colour]} stars; here are {stars[colour]}")
    seat = state.to_move
    if seat == NOBODY and not state.end_reason():
        raise BadNotation(
            "seat=- is a game that is over: few or no stars left, reached=1 or dry=30 (G-6.1, G-6.4, G-6.5)"
        )
    if state.phase == CHOOSE_REPLAY and (seat == NOBODY or state.replayed or not count_of(state.owned[seat], TOKEN)):
        raise BadNotation("phase=replay needs a seat with a token that has not replayed this turn (G-3.3)")
    theft = state.phase == CHOOSE_THEFT
    if not theft and (state.victim >= 0 or state.ahead != NO_STEP or state.entering):
        raise BadNotation("victim, ahead and entering belong to phase=theft")
    if theft and (state.victim < 0 or state.poses[state.victim] != OUT or bin(state.legal_bits()).count("1") < 2):
        raise BadNotation("phase=theft needs a victim out of play that owns two kinds of things at least (G-5.4)")
    if state.phase != ACT and (seat == NOBODY or state.poses[seat] == OUT):
        raise BadNotation(f"phase={PHASES[state.phase]} needs a seat to move that is in play")
