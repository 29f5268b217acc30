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
from collections.abc import Callable, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadNotation, BadOption
from ludotheque.core.options import Options
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.board import (
    ARMS,
    BOARDS,
    CELL_NAMES,
    CENTRE_CELLS,
    CENTRE_TILES,
    CITY_KINDS,
    CONTRACT_TILES,
    CONTRACTS,
    FLOORS,
    INITIALS,
    KIND_COUNTS,
    KIND_NAMES,
    NEIGHBOUR,
    NO_CONTRACT,
    NO_TILE,
    OFFERED,
)
from ludotheque.games.tolleno.notation import parse_cell, parse_spot, parse_tile, spot_text, tile_text
from ludotheque.games.tolleno.picture import Drawn, parse_picture, picture
from ludotheque.games.tolleno.rules import Tolleno
from ludotheque.games.tolleno.rules_table import BUILD, EXTEND, LIFT, NO_SPOT, PUT, SECOND, STEPS

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
        "offer " + " ".join(_contract(kind) for kind in state.offer),
        " ".join(["contracts", *(CONTRACTS[kind] for kind in state.contracts[state.revealed :])]),
        " ".join(["pile", *_pile(state)]),
        " ".join(["order", *(CELL_NAMES[city.cell[tile]] for tile in range(CENTRE_TILES, city.tiles))]),
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
    held = state.held[seat]
    shown = " shown" if held != NO_TILE and state.shown & (1 << seat) else ""
    name = KIND_NAMES[held] if held != NO_TILE else "-"
    return f"seat {seat} board {BOARDS[state.boards[seat]]} stars {state.stars[seat]} held {name}{shown}"


def _contract(kind: int) -> str:
    return "-" if kind == NO_CONTRACT else CONTRACTS[kind]


def _pile(state: Tolleno) -> list[str]:
    names = [KIND_NAMES[kind] for kind in state.pile[state.drawn :]]
    if state.known:
        names.insert(len(names) - state.known, "|")
    return names


class Lines:
    """The lines of a position by their first word, with their numbers for errors."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadNotation(f"a position has at most {LONGEST} letters")
        lines = text.split("\n")
        if not lines[0].startswith("tolleno "):
            raise BadNotation(
                f"line 1: a position starts with 'tolleno mode=standard players=2'; not {lines[0][:40]!r}"
            )
        self.options = lines[0].removeprefix("tolleno ")
        self.words: dict[str, list[str]] = {}
        self.number: dict[str, int] = {}
        for number, line in enumerate(lines[1:], 2):
            words = line.split()
            if not words:
                continue
            name = " ".join(words[:2]) if words[0] == "seat" else words[0]
            if words[0] not in (*SINGLE, "seat", "city"):
                raise BadNotation(
                    f"line {number}: lines start with {', '.join(SINGLE)}, seat or city; not {words[0]!r}"
                )
            if name in self.words:
                raise BadNotation(f"line {number}: a second line {name!r}")
            self.words[name] = words[2 if words[0] == "seat" else 1 :]
            self.number[name] = number
            if name == "city":
                self.drawn = lines[number:]
                return
        raise BadNotation("a position ends with 'city x,y' and the picture of the city")

    def get(self, name: str) -> list[str]:
        return self.words.get(name, [])

    def pairs(self, name: str, known: tuple[str, ...]) -> dict[str, str]:
        """A line of names and values."""
        words = self.get(name)
        found = dict(zip(words[::2], words[1::2], strict=False))
        if len(words) % 2 or not set(found) <= set(known):
            raise self.error(name, f"this line has pairs of {', '.join(known)} and a value")
        return found

    def error(self, name: str, reason: str) -> BadNotation:
        return BadNotation(f"line {self.number.get(name, 1)}: {reason}")

    def choose(self, name: str, value: str, known: tuple[str, ...]) -> int:
        if value not in known:
            raise self.error(name, f"one of {', '.join(known)} is expected; not {value[:20]!r}")
        return known.index(value)

    def count(self, name: str, value: str, most: int) -> int:
        if not (value.isascii() and value.isdecimal() and len(value) < 6 and int(value) <= most):
            raise self.error(name, f"a number from 0 to {most} is expected; not {value[:20]!r}")
        return int(value)


def parse_position(text: str, check_options: Callable[[Mapping[str, str]], Options]) -> Tolleno:
    lines = Lines(text)
    state = Tolleno(_options(lines, check_options))
    for name in lines.words:
        if name.startswith("seat ") and name not in [f"seat {seat}" for seat in range(state.players)]:
            raise lines.error(name, f"the seats are 0 to {state.players - 1}")
    _read_city(lines, state)
    _read_table(lines, state)
    _read_seats(lines, state)
    _read_piles(lines, state)
    _read_turn(lines, state)
    state.resume()
    if state.to_move != NOBODY and not state.legal_actions():
        raise lines.error("round", f"seat {state.to_move} has nothing to choose in step {STEPS[state.phase]}")
    return state


def _options(lines: Lines, check_options: Callable[[Mapping[str, str]], Options]) -> Options:
    words = lines.options.split()
    if not all("=" in word for word in words):
        raise BadNotation("line 1: options are written name=value")
    try:
        return check_options({word.partition("=")[0]: word.partition("=")[2] for word in words})
    except BadOption as error:
        raise BadNotation(f"line 1: {error}") from None


def _read_city(lines: Lines, state: Tolleno) -> None:
    words = lines.get("city")
    tiles = parse_picture(words[0] if words else "", lines.drawn, lines.number["city"] + 1)
    for cell in CENTRE_CELLS:
        if cell not in tiles:
            raise lines.error("city", f"the centre tile at {CELL_NAMES[cell]} is missing")
    others = [cell for cell in tiles if cell not in CENTRE_CELLS]
    order = [_cell(lines, name) for name in lines.get("order")] if "order" in lines.words else others
    if sorted(order) != sorted(others):
        raise lines.error("order", "the order names every tile of the picture but the centre, once")
    for cell in (*CENTRE_CELLS, *order):
        state.city.lay(tiles[cell].face, cell)
    for tile, cell in enumerate((*CENTRE_CELLS, *order)):
        _check_sides(lines, state, tile)
        _furnish(lines, state, tile, tiles[cell])


def _cell(lines: Lines, name: str) -> int:
    try:
        return parse_cell(name)
    except BadNotation as error:
        raise lines.error("order", str(error)) from None


def _check_sides(lines: Lines, state: Tolleno, tile: int) -> None:
    """T-3.1: arm to arm, blank to blank."""
    city = state.city
    for side in range(4):
        other = city.tile_at[NEIGHBOUR[8 * city.cell[tile] + side]]
        if other == NO_TILE:
            continue
        if bool(ARMS[city.face[tile]] >> side & 1) != bool(ARMS[city.face[other]] >> (side + 2) % 4 & 1):
            raise lines.error("city", f"{tile_text(city, tile)} and {tile_text(city, other)} do not match (T-3.1)")


def _furnish(lines: Lines, state: Tolleno, tile: int, drawn: Drawn) -> None:
    """Puts buildings, contracts and the boat of a picture onto their tile."""
    city = state.city
    for quadrant, text in enumerate(drawn.quadrants):
        spot = 4 * tile + quadrant
        if text == "#":
            city.put_contract(spot)
        elif text[0] in "abcd":
            seat = _seat(lines, state, "abcd".index(text[0]))
            for _ in range(int(text[1:])):
                city.raise_floor(seat, spot)
            state.placed[seat] += int(text[1:])
            if state.placed[seat] > FLOORS:
                raise lines.error("city", f"seat {seat} has more than {FLOORS} floors")
    if drawn.boat >= 0:
        seat = _seat(lines, state, drawn.boat)
        if city.boat[seat] != NO_TILE:
            raise lines.error("city", f"seat {seat} has two boats")
        city.move_boat(seat, tile)


def _seat(lines: Lines, state: Tolleno, seat: int) -> int:
    if seat >= state.players:
        raise lines.error("city", f"the seats are {', '.join('abcd'[: state.players])}; not {'abcd'[seat]}")
    return seat


def _read_table(lines: Lines, state: Tolleno) -> None:
    initial = lines.get("initial") or ["neutral"]
    state.initial = lines.choose("initial", initial[0], INITIALS)
    table = _round(lines)
    state.round = lines.count("round", table.get("round", "1"), 99)
    seats = tuple(str(seat) for seat in range(state.players))
    state.first = lines.choose("round", table.get("first", "0"), seats)
    move = table.get("move", "-")
    state.to_move = NOBODY if move == "-" else lines.choose("round", move, seats)
    state.phase = lines.choose("round", table.get("step", "extend"), STEPS)
    state.extended = "extended" in lines.words
    state.last_round = FLOORS in list(state.placed)


def _read_seats(lines: Lines, state: Tolleno) -> None:
    boards = [0] * state.players
    for seat in range(state.players):
        name = f"seat {seat}"
        words = lines.get(name)
        shown = words[-1:] == ["shown"]
        if shown:
            lines.words[name] = words[:-1]
        found = lines.pairs(name, ("board", "stars", "held"))
        boards[seat] = lines.choose(name, found.get("board", BOARDS[seat]), BOARDS)
        state.stars[seat] = lines.count(name, found.get("stars", "0"), 9999)
        held = found.get("held", "-")
        state.held[seat] = NO_TILE if held == "-" else lines.choose(name, held, KIND_NAMES[:CITY_KINDS])
        if shown:
            state.shown |= 1 << seat
    if len(set(boards)) < len(boards):
        raise lines.error("seat 0", "every seat has another board")
    state.boards = vec[i64](boards)


def _read_piles(lines: Lines, state: Tolleno) -> None:
    offer = [word for word in lines.get("offer") if word != "-"]
    if len(lines.get("offer")) > OFFERED:
        raise lines.error("offer", f"at most {OFFERED} contracts lie face up")
    for place, word in enumerate(lines.get("offer")):
        state.offer[place] = NO_CONTRACT if word == "-" else lines.choose("offer", word, CONTRACTS)
    contracts = [lines.choose("contracts", word, CONTRACTS) for word in lines.get("contracts")]
    used = Counter([*contracts, *(CONTRACTS.index(word) for word in offer)])
    if used - Counter(CONTRACT_TILES):
        raise lines.error("contracts", "there is one contract of each kind, and two of B1")
    state.contracts = vec[i64](contracts)
    words = lines.get("pile")
    if "|" in words:
        state.known = len(words) - words.index("|") - 1
        words = [word for word in words if word != "|"]
    pile = [lines.choose("pile", word, KIND_NAMES[:CITY_KINDS]) for word in words]
    laid = [state.city.face[tile] >> 2 for tile in range(CENTRE_TILES, state.city.tiles)]
    held = [kind for kind in state.held if kind != NO_TILE]
    tiles = Counter([*pile, *laid, *held])
    for kind, count in tiles.items():
        if count > KIND_COUNTS[kind]:
            raise lines.error("pile", f"there are only {KIND_COUNTS[kind]} tiles {KIND_NAMES[kind]}; not {count}")
    state.pile = vec[i64](pile)


def _round(lines: Lines) -> dict[str, str]:
    """`round 3 first 0 move 1 step build`: the line's first word is a name too."""
    words = lines.get("round")
    if words:
        lines.words["round"] = ["round", *words]
    return lines.pairs("round", ("round", "first", "move", "step"))


def _read_turn(lines: Lines, state: Tolleno) -> None:
    city = state.city
    found = lines.pairs("turn", ("laid", "first", "from", "lifted"))
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
        raise lines.error("turn", str(error)) from None
    if state.to_move == NOBODY:
        return
    step = state.phase
    needed = {"laid": step in (BUILD, SECOND), "first": step == SECOND, "lifted": step == PUT}
    for name, is_needed in needed.items():
        if is_needed and name not in found:
            raise lines.error("turn", f"step {STEPS[step]} needs 'turn {name} ...'")
    if step in (LIFT, PUT) and city.boat[state.to_move] == NO_TILE:
        raise lines.error("turn", f"step {STEPS[step]} needs the boat of seat {state.to_move} in the city")
    if step == PUT and city.owner(state.lifted) != state.to_move:
        raise lines.error("turn", f"seat {state.to_move} has no floor at {found['lifted']}")
    if step == EXTEND and state.held[state.to_move] == NO_TILE:
        raise lines.error("turn", f"step extend needs a tile in the hand of seat {state.to_move}")


def _prolonged(state: Tolleno) -> int:
    sides = [side for side in range(4) if state.city.beyond(state.laid, side) != NO_TILE]
    return (1 if {0, 2} & set(sides) else 0) | (2 if {1, 3} & set(sides) else 0)
