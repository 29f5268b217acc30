"""Positions as text: the whole truth, hidden cards included."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadNotation, BadOption
from ludotheque.core.options import Options
from ludotheque.core.state import NOBODY
from ludotheque.games.gravity_superstar.board import DIRECTIONS, NO_STEP, Board, assemble
from ludotheque.games.gravity_superstar.picture import STARS, Picture, picture_text, size_of
from ludotheque.games.gravity_superstar.rules import GravitySuperstar, new_game
from ludotheque.games.gravity_superstar.rules_actions import (
    CARD_COUNT,
    COLOUR_COUNT,
    COLOURS,
    FULL_HAND,
    GOODS,
    TOKEN,
)
from ludotheque.games.gravity_superstar.rules_deal import STARS_A_COLOUR
from ludotheque.games.gravity_superstar.rules_path import (
    ACT,
    CHOOSE_REPLAY,
    CHOOSE_THEFT,
    OUT,
    PAWN,
    PHASES,
    SUPPLY,
)

ID = "gravity_superstar"
CARD_LETTERS = "LHDRJ"
TURN_FIELDS = ("seat", "first", "phase", "round", "before", "dry", "replayed", "reached", "victim", "ahead", "entering")
STARS_OWNED = re.compile(r"(?:[bypgow]\d{1,2})+")

CheckOptions = Callable[[Mapping[str, str]], Options]


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
    goods = [state.owned[seat * GOODS + kind] for kind in range(GOODS)]
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


class PositionReader:
    """The lines of a position. Only the first line and the board are needed; what is not said is as at the start."""

    def __init__(self, text: str, check_options: CheckOptions) -> None:
        lines = text.strip("\n").split("\n")
        self.options = _options(lines[0], check_options)
        self.fields: dict[str, str] = {}
        self.picture: Picture | None = None
        at = 1
        while at < len(lines):
            word, _, rest = lines[at].partition(" ")
            at += 1
            if word == "seat":
                number, _, rest = rest.partition(" ")
                word = f"seat {number}"
            if word in self.fields:
                raise BadNotation(f"line {at}: {word} is said twice")
            self.fields[word] = rest
            if word == "board":
                rows, columns = size_of(rest)
                if at + 2 * rows > len(lines):
                    raise BadNotation(f"a board of {rows} rows has {2 * rows} lines; there are {len(lines) - at}")
                self.picture = Picture(lines[at : at + 2 * rows], columns)
                at += 2 * rows
        known = ["tiles", "ring", "board", "marker", "supply", "turn"]
        known += [f"seat {seat}" for seat in range(self.options.players)]
        for word in self.fields:
            if word not in known:
                raise BadNotation(f"a line starts with one of {', '.join(known)}; not {word[:40]!r}")

    def state(self) -> GravitySuperstar:
        if self.picture is None:
            raise BadNotation("a position has a line 'board ROWSxCOLUMNS' and the picture below it")
        board = self._board(self.picture)
        ring = [board.names[door] for door in board.ring]
        marker = _one_of("marker", self.fields.get("marker", ring[0]), ring)
        state = new_game(self.options, board, self.picture.stars, marker, 0)
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
        if "tiles" not in self.fields:
            names = {f"{chr(97 + s % picture.width)}{s // picture.width + 1}": s for s in range(len(picture.symbols))}
            ring = None
            if "ring" in self.fields:
                ring = [names.get(name, -1) for name in self.fields["ring"].split(" ")]
            return picture.board(ring)
        rows = [row.split(" ") for row in self.fields["tiles"].split(" / ")]
        if len({len(row) for row in rows}) != 1 or not all(map(all, rows)):
            raise BadNotation("tiles are written row by row, as in 5A1 1A2 / 3B3 6B3")
        board = assemble([tile for row in rows for tile in row], len(rows[0]))
        if (board.width, board.height) != (picture.width, picture.height):
            raise BadNotation(f"these tiles make a board of {board.height}x{board.width} spaces")
        if board.hash != picture.board(list(board.ring) if set(board.ring) == set(picture.ups) else None).hash:
            raise BadNotation("the picture is not of these tiles; without the line of tiles it is a hand-made board")
        return board

    def _read_seat(self, state: GravitySuperstar, seat: int) -> None:
        said = _pairs(f"seat {seat}", self.fields.get(f"seat {seat}", ""), ("hand", "up", "down", "stars", "tokens"))
        up = _cards("up", said.get("up", "-"))
        down = _cards("down", said.get("down", "-"))
        hand = _cards("hand", said["hand"]) if "hand" in said else FULL_HAND & ~up & ~down
        if hand + up + down != FULL_HAND or hand & up or hand == 0:
            raise BadNotation(
                f"seat {seat}: each of {CARD_LETTERS} is in hand, up or down, and at least one in hand (G-4.6)"
            )
        state.hands[seat] = hand
        state.ups[seat] = up
        stars = said.get("stars", "-")
        if stars != "-" and not STARS_OWNED.fullmatch(stars):
            raise BadNotation(f"seat {seat}: stars are colour and number, as in b2y1, or -; not {stars[:40]!r}")
        for letter, count in re.findall(r"([a-z])(\d+)", stars):
            state.owned[seat * GOODS + STARS.index(letter)] += int(count)
        state.owned[seat * GOODS + TOKEN] = _number(f"seat {seat}: tokens", said.get("tokens", "0"), SUPPLY)

    def _read_supply(self, state: GravitySuperstar) -> None:
        tokens = sum(state.owned[seat * GOODS + TOKEN] for seat in range(state.players))
        if tokens > SUPPLY:
            raise BadNotation(f"there are {SUPPLY} tokens; the seats have {tokens}")
        state.supply = _number("supply", self.fields.get("supply", str(SUPPLY - tokens)), SUPPLY - tokens)

    def _read_turn(self, state: GravitySuperstar) -> None:
        said = _pairs("turn", self.fields.get("turn", ""), TURN_FIELDS)
        seats = [str(seat) for seat in range(state.players)]
        first = said.get("first", "0")
        state.first = _one_of("first", first, seats)
        state.to_move = _one_of("seat", said.get("seat", first), ["-", *seats]) - 1
        state.phase = _one_of("phase", said.get("phase", PHASES[ACT]), list(PHASES))
        state.round = _number("round", said.get("round", "1"), 100_000)
        state.round_stars = _number("before", said.get("before", str(state.stars_left)), COLOUR_COUNT * STARS_A_COLOUR)
        state.dry = _number("dry", said.get("dry", "0"), 30)
        state.replayed = _number("replayed", said.get("replayed", "0"), 1)
        state.reached = _number("reached", said.get("reached", "0"), 1)
        state.victim = _one_of("victim", said.get("victim", "-"), ["-", *seats]) - 1
        state.ahead = _one_of("ahead", said.get("ahead", "-"), ["-", *DIRECTIONS]) - 1
        state.entering = _number("entering", said.get("entering", "0"), 1)


def parse_position(text: str, check_options: CheckOptions) -> GravitySuperstar:
    return PositionReader(text, check_options).state()


def _check(state: GravitySuperstar) -> None:
    """What the lines say together."""
    stars = vec[i64]([0] * COLOUR_COUNT)
    for colour in range(COLOUR_COUNT):
        stars[colour] = sum(1 for thing in state.things if thing == colour + 1)
        stars[colour] += sum(state.owned[seat * GOODS + colour] for seat in range(state.players))
        if stars[colour] > STARS_A_COLOUR:
            raise BadNotation(f"there are {STARS_A_COLOUR} {COLOURS[colour]} stars; here are {stars[colour]}")
    seat = state.to_move
    if state.phase == CHOOSE_REPLAY and (seat == NOBODY or state.replayed or not state.owned[seat * GOODS + TOKEN]):
        raise BadNotation("phase=replay needs a seat with a token that has not replayed this turn (G-3.3)")
    theft = state.phase == CHOOSE_THEFT
    if not theft and (state.victim >= 0 or state.ahead != NO_STEP or state.entering):
        raise BadNotation("victim, ahead and entering belong to phase=theft")
    if theft and (state.victim < 0 or state.poses[state.victim] != OUT or bin(state.legal_bits()).count("1") < 2):
        raise BadNotation("phase=theft needs a victim out of play that owns two kinds of things at least (G-5.4)")
    if state.phase != ACT and (seat == NOBODY or state.poses[seat] == OUT):
        raise BadNotation(f"phase={PHASES[state.phase]} needs a seat to move that is in play")


def _options(line: str, check_options: CheckOptions) -> Options:
    words = line.split(" ")
    if words[0] != ID:
        raise BadNotation(f"a position starts with '{ID} mode=... players=...'; not {line[:40]!r}")
    try:
        return check_options(_pairs("the first line", " ".join(words[1:]), ("mode", "players")))
    except BadOption as error:
        raise BadNotation(str(error)) from None


def _pairs(where: str, text: str, names: tuple[str, ...]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in filter(None, text.split(" ")):
        name, equals, value = word.partition("=")
        if not equals or name not in names or name in pairs:
            raise BadNotation(f"{where} takes each of {', '.join(names)} once, as name=value; not {word[:40]!r}")
        pairs[name] = value
    return pairs


def _one_of(name: str, value: str, allowed: list[str]) -> int:
    if value not in allowed:
        raise BadNotation(f"{name} is one of {', '.join(allowed)}; not {value[:40]!r}")
    return allowed.index(value)


def _number(name: str, value: str, most: int) -> int:
    if not (value.isascii() and value.isdecimal() and len(value) < 8 and int(value) <= most):
        raise BadNotation(f"{name} is a number from 0 to {most}; not {value[:40]!r}")
    return int(value)


def _cards(name: str, text: str) -> int:
    letters = "" if text == "-" else text
    if len(set(letters)) != len(letters) or not set(letters) <= set(CARD_LETTERS):
        raise BadNotation(f"{name} has letters of {CARD_LETTERS}, each once, or -; not {text[:40]!r}")
    return sum(2 ** CARD_LETTERS.index(letter) for letter in letters)
