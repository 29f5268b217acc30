"""Positions as text: a few lines, and the city as a picture (`picture.py`). What is left out takes its default.

    tolleno mode=standard players=2 perpendicular=adjacent ...    the options
    initial tallest
    round 3 first 0 move 1 step second      `move -` for a game that is over
    extended                                somebody could extend the city in this round
    turn laid 2,-1 first 2,-1ne             of the running turn: also `from 0,0` and `lifted 1,0ne` for the boat
    seat 0 board line stars 5 held X4a      `held -` for none; `shown` behind it: all have seen it
    offer G1 B5 -
    contracts G2 B1 ...                     the pile, the next one first
    pile X3a T2b | T4a                      the pile, the next one first; behind `|` what was shown and put under it
    order 0,-1 2,0 ...                      the tiles in the order of laying, without the centre
    city -1,-1                              the north-west corner of the picture that follows

Floors left are 20 less those in the city.
"""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadNotation
from ludotheque.core.options import CheckOptions
from ludotheque.core.reader import Reader
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.rules.board import (
    ARMS,
    BOARD,
    BOARDS,
    CELL_NAMES,
    CENTRE_CELLS,
    CENTRE_TILES,
    CITY_KINDS,
    CONTRACT_TILES,
    CONTRACTS,
    FLOORS,
    GONE,
    HAND,
    INITIALS,
    KIND_COUNTS,
    KIND_NAMES,
    NEIGHBOUR,
    NO_CONTRACT,
    NO_TILE,
    OFFER,
    OFFERED,
    SEAT,
    TOKENS,
)
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.rules.table import BUILD, EXTEND, LIFT, NO_SPOT, PUT, SECOND, STEPS
from ludotheque.games.tolleno.speak.notation import parse_cell, parse_spot, parse_tile, spot_text, tile_text
from ludotheque.games.tolleno.speak.picture import Drawn, parse_picture, picture

SINGLE = ("initial", "round", "extended", "turn", "offer", "contracts", "pile", "order")
LONGEST = 60_000


def position_text(state: Tolleno) -> str:
    city = state.city
    corner, drawn = picture(city)
    move = "-" if state.to_move == NOBODY else str(state.to_move)
    lines = [
        f"tolleno {state.options}",
        f"initial {INITIALS[state.initial]}",
        f"round {state.round} first {state.first} move {move} step {STEPS[state.phase]}",
        *(["extended"] if state.extended else []),
        *_turn_lines(state),
        *(_seat_line(state, seat) for seat in range(state.players)),
        "offer " + " ".join(_contract(kind) for kind in state.offered()),
        " ".join(["contracts", *(CONTRACTS[kind] for kind in state.contracts[state.revealed :])]),
        " ".join(["pile", *_pile(state)]),
        " ".join(["order", *(CELL_NAMES[city.cell(tile)] for tile in range(CENTRE_TILES, city.tiles))]),
        f"city {corner}",
        *drawn,
    ]
    return "\n".join(lines) + "\n"


def _turn_lines(state: Tolleno) -> list[str]:
    words = ["turn"]
    if state.laid != NO_TILE:
        words += ["laid", tile_text(state.city, state.laid)]
    if state.first_spot != NO_SPOT:
        words += ["first", spot_text(state.city, state.first_spot)]
    if state.sailed_from != NO_TILE:
        words += ["from", tile_text(state.city, state.sailed_from)]
    if state.lifted != NO_SPOT:
        words += ["lifted", spot_text(state.city, state.lifted)]
    return [" ".join(words)] if len(words) > 1 else []


def _seat_line(state: Tolleno, seat: int) -> str:
    held = state.held(seat)
    shown = " shown" if held != NO_TILE and state.shown & (1 << seat) else ""
    name = KIND_NAMES[held] if held != NO_TILE else "-"
    return f"seat {seat} board {BOARDS[state.board(seat)]} stars {state.stars(seat)} held {name}{shown}"


def _contract(kind: int) -> str:
    return "-" if kind == NO_CONTRACT else CONTRACTS[kind]


def _pile(state: Tolleno) -> list[str]:
    names = [KIND_NAMES[kind] for kind in state.pile[state.drawn :]]
    if state.known:
        names.insert(len(names) - state.known, "|")
    return names


class PositionReader(Reader):
    """The lines of a position by their first words, down to the picture of the city."""

    def __init__(self, text: str, check_options: CheckOptions) -> None:
        super().__init__(text, LONGEST)
        self.of_game = self.options("tolleno", check_options)
        self.said: dict[str, tuple[int, list[str]]] = {}
        known = [*SINGLE, *(f"seat {seat}" for seat in range(self.of_game.players)), "city"]
        while "city" not in self.said:
            if self.is_done:
                raise self.error("a position ends with 'city x,y' and the picture of the city")
            words = self.next().split()
            count = 2 if words[:1] == ["seat"] else 1
            start = " ".join(words[:count])
            if start and start not in known:
                raise self.error(f"lines start with {', '.join(known)}; not {start[:40]!r}")
            if start in self.said:
                raise self.error(f"a second line {start!r}")
            if start:
                self.said[start] = (self.at, words[count:])
        self.drawn = self.lines[self.at :]

    def line(self, start: str) -> list[str]:
        """The words of the line that starts so, none if there is none; complaints are about that line from now on."""
        self.at, words = self.said.get(start, (1, []))
        return words

    def values(self, words: list[str], names: tuple[str, ...]) -> dict[str, str]:
        """Names, each with a value behind it."""
        found = dict(zip(words[::2], words[1::2], strict=False))
        if len(words) % 2 or not set(found) <= set(names):
            raise self.error(f"this line has pairs of {', '.join(names)} and a value")
        return found


def read_position(text: str, check_options: CheckOptions) -> Tolleno:
    reader = PositionReader(text, check_options)
    state = Tolleno(reader.of_game)
    _read_city(reader, state)
    _read_table(reader, state)
    _read_seats(reader, state)
    _read_piles(reader, state)
    _read_turn(reader, state)
    state.resume()
    if state.to_move != NOBODY and not state.legal_actions():
        reader.line("round")
        raise reader.error(f"seat {state.to_move} has nothing to choose in step {STEPS[state.phase]}")
    return state


def _read_city(reader: PositionReader, state: Tolleno) -> None:
    words = reader.line("city")
    tiles = parse_picture(words[0] if words else "", reader.drawn, reader.at + 1)
    for cell in CENTRE_CELLS:
        if cell not in tiles:
            raise reader.error(f"the centre tile at {CELL_NAMES[cell]} is missing")
    others = [cell for cell in tiles if cell not in CENTRE_CELLS]
    order = [_cell(reader, name) for name in reader.line("order")] if "order" in reader.said else others
    if sorted(order) != sorted(others):
        raise reader.error("the order names every tile of the picture but the centre, once")
    reader.line("city")
    for cell in (*CENTRE_CELLS, *order):
        state.city.lay(tiles[cell].face, cell)
    for tile, cell in enumerate((*CENTRE_CELLS, *order)):
        _check_sides(reader, state, tile)
        _furnish(reader, state, tile, tiles[cell])


def _cell(reader: PositionReader, name: str) -> int:
    try:
        return parse_cell(name)
    except BadNotation as error:
        raise reader.error(str(error)) from None


def _check_sides(reader: PositionReader, state: Tolleno, tile: int) -> None:
    """T-3.1: arm to arm, blank to blank."""
    city = state.city
    for side in range(4):
        other = int(city.tile_at(NEIGHBOUR[8 * city.cell(tile) + side]))
        if other == NO_TILE:
            continue
        if bool(ARMS[city.face(tile)] >> side & 1) != bool(ARMS[city.face(other)] >> (side + 2) % 4 & 1):
            raise reader.error(f"{tile_text(city, tile)} and {tile_text(city, other)} do not match (T-3.1)")


def _furnish(reader: PositionReader, state: Tolleno, tile: int, drawn: Drawn) -> None:
    """Puts buildings, contracts and the boat of a picture onto their tile."""
    city = state.city
    for quadrant, text in enumerate(drawn.quadrants):
        spot = 4 * tile + quadrant
        if text == "#":
            city.put_contract(spot)
        elif text[0] in "abcd":
            seat = _seat(reader, state, "abcd".index(text[0]))
            for _ in range(int(text[1:])):
                city.raise_floor(seat, spot)
            state.pieces[GONE + SEAT * seat] += int(text[1:])
            if state.placed(seat) > FLOORS:
                raise reader.error(f"seat {seat} has more than {FLOORS} floors")
    if drawn.boat >= 0:
        seat = _seat(reader, state, drawn.boat)
        if city.boat(seat) != NO_TILE:
            raise reader.error(f"seat {seat} has two boats")
        city.move_boat(seat, tile)


def _seat(reader: PositionReader, state: Tolleno, seat: int) -> int:
    if seat >= state.players:
        raise reader.error(f"the seats are {', '.join('abcd'[: state.players])}; not {'abcd'[seat]}")
    return seat


def _read_table(reader: PositionReader, state: Tolleno) -> None:
    initial = reader.line("initial") or ["neutral"]
    state.initial = reader.one_of("initial", initial[0], INITIALS)
    words = reader.line("round")
    # The line's first word is a name too: `round 3 first 0 move 1 step build`.
    table = reader.values(["round", *words] if words else [], ("round", "first", "move", "step"))
    state.round = reader.number("round", table.get("round", "1"), 99)
    state.first = reader.number("first", table.get("first", "0"), state.players - 1)
    state.to_move = reader.seat("move", table.get("move", "-"), state.players)
    state.phase = reader.one_of("step", table.get("step", "extend"), STEPS)
    state.extended = "extended" in reader.said
    state.last_round = FLOORS in [state.placed(seat) for seat in range(state.players)]


def _read_seats(reader: PositionReader, state: Tolleno) -> None:
    boards = [0] * state.players
    for seat in range(state.players):
        words = reader.line(f"seat {seat}")
        shown = words[-1:] == ["shown"]
        found = reader.values(words[:-1] if shown else words, ("board", "stars", "held"))
        boards[seat] = reader.one_of("board", found.get("board", BOARDS[seat]), BOARDS)
        state.pieces[TOKENS + SEAT * seat] = reader.number("stars", found.get("stars", "0"), 9999)
        held = found.get("held", "-")
        kind = NO_TILE if held == "-" else reader.one_of("held", held, KIND_NAMES[:CITY_KINDS])
        state.pieces[HAND + SEAT * seat] = kind
        if shown:
            state.shown |= 1 << seat
    if len(set(boards)) < len(boards):
        raise reader.error("every seat has another board")
    for seat, board in enumerate(boards):
        state.pieces[BOARD + SEAT * seat] = board


def _read_piles(reader: PositionReader, state: Tolleno) -> None:
    offered = reader.line("offer")
    if len(offered) > OFFERED:
        raise reader.error(f"at most {OFFERED} contracts lie face up")
    for place, word in enumerate(offered):
        state.pieces[OFFER + place] = NO_CONTRACT if word == "-" else reader.one_of("a contract", word, CONTRACTS)
    offer = [word for word in offered if word != "-"]
    contracts = [reader.one_of("a contract", word, CONTRACTS) for word in reader.line("contracts")]
    used = Counter([*contracts, *(CONTRACTS.index(word) for word in offer)])
    if used - Counter(CONTRACT_TILES):
        raise reader.error("there is one contract of each kind, and two of B1")
    state.contracts = vec[i64](contracts)
    words = reader.line("pile")
    if "|" in words:
        state.known = len(words) - words.index("|") - 1
        words = [word for word in words if word != "|"]
    pile = [reader.one_of("a tile", word, KIND_NAMES[:CITY_KINDS]) for word in words]
    laid = [state.city.face(tile) >> 2 for tile in range(CENTRE_TILES, state.city.tiles)]
    hands = [state.held(seat) for seat in range(state.players)]
    held = [kind for kind in hands if kind != NO_TILE]
    tiles = Counter([*pile, *laid, *held])
    for kind, count in tiles.items():
        if count > KIND_COUNTS[kind]:
            raise reader.error(f"there are only {KIND_COUNTS[kind]} tiles {KIND_NAMES[kind]}; not {count}")
    state.pile = vec[i64](pile)


def _read_turn(reader: PositionReader, state: Tolleno) -> None:
    city = state.city
    found = reader.values(reader.line("turn"), ("laid", "first", "from", "lifted"))
    try:
        if "laid" in found:
            state.laid = parse_tile(city, found["laid"])
            state.extended = True
            state.prolonged = _prolonged(state)
        if "first" in found:
            state.first_spot = parse_spot(city, found["first"])
        if "from" in found:
            state.sailed_from = parse_tile(city, found["from"])
        if "lifted" in found:
            state.lifted = parse_spot(city, found["lifted"])
    except BadNotation as error:
        raise reader.error(str(error)) from None
    if state.to_move == NOBODY:
        return
    step = state.phase
    needed = {"laid": step in (BUILD, SECOND), "first": step == SECOND, "lifted": step == PUT}
    for name, is_needed in needed.items():
        if is_needed and name not in found:
            raise reader.error(f"step {STEPS[step]} needs 'turn {name} ...'")
    if step in (LIFT, PUT) and city.boat(state.to_move) == NO_TILE:
        raise reader.error(f"step {STEPS[step]} needs the boat of seat {state.to_move} in the city")
    if step == PUT and city.owner(state.lifted) != state.to_move:
        raise reader.error(f"seat {state.to_move} has no floor at {found['lifted']}")
    if step == EXTEND and state.held(state.to_move) == NO_TILE:
        raise reader.error(f"step extend needs a tile in the hand of seat {state.to_move}")


def _prolonged(state: Tolleno) -> int:
    sides = [side for side in range(4) if state.city.beyond(state.laid, side) != NO_TILE]
    return (1 if {0, 2} & set(sides) else 0) | (2 if {1, 3} & set(sides) else 0)
