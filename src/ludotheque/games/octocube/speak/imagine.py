"""A table as a viewer may imagine it.

A view does not tell whether somebody took a tile in the running round (`taken`): it is imagined that nobody did, but
for a seat that fills its kids board just now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludotheque.core.errors import BadNotation
from ludotheque.core.imagine import ChooseOptions, whole
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.octocube.rules.actions import KIDS, MODES, PHASE_PLACE, PHASES
from ludotheque.games.octocube.rules.board import ABYSS_B, ABYSS_I, COIN, FACES, FULL_SET, GROUNDS, TILE_NAMES
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.speak.position import HIGHEST_STACK, MOST_OF_A_KIND, TILE_CODES, read_position

CODES = dict(zip(TILE_NAMES, TILE_CODES, strict=True))


def imagine(view: Any, choose: ChooseOptions, rng: Rng) -> Iterator[Octocube]:
    seats = view["seats"]
    said = {"mode": view["mode"], "players": view["players"]}
    if view["mode"] != MODES[KIDS]:
        # O-7: while a game goes on, only open scores show another seat's points.
        others = [seat["points"] for seat in seats if seat["seat"] != view["viewer"]]
        said["open_scores"] = "yes" if view["to_move"] != NOBODY and None not in others else "no"
    options = choose(**said)
    unseen = _unseen(view)
    rows = _rows(view, unseen)
    seen = [space["ground"] for space in view["spaces"]]
    powers = [power for power in GROUNDS[ABYSS_B : ABYSS_I + 1] if power not in seen]
    supply = "".join(powers) if view["mode"] == "advanced" else "-"
    lines = [
        f"octocube {options}",
        _turn_line(view),
        *(f"row {number} {' '.join(row)}" for number, row in enumerate(rows, 1)),
        f"supply {view['supply']} {supply or '-'}",
        *(_seat_line(seat, options) for seat in seats),
    ]
    yield read_position("\n".join(lines), lambda _: options)


def _unseen(view: Any) -> list[str]:
    """The codes of the tiles that nobody has seen."""
    seen: Counter[str] = Counter(CODES[tile] for space in view["spaces"] for tile in space["tiles"])
    seen.update(CODES[tile] for tile in view["laid"])
    for seat in view["seats"]:
        seen.update(CODES[tile] for tile in seat["cube"]["faces"].values() if tile is not None)
        seen.update(_board(seat))
        seen[TILE_CODES[COIN]] += whole(seat["coins"], 99, "coins")
    left = Counter(TILE_CODES[kind] for kind in FULL_SET)
    left.subtract(seen)
    for code, count in left.items():
        if count < 0:
            raise BadNotation(f"there are not so many tiles {code}")
    return list(left.elements())


def _board(seat: Any) -> list[str]:
    return [
        CODES[tile]
        for tile, count in seat["board"].items()
        for _ in range(whole(count, MOST_OF_A_KIND, f"board {tile}"))
    ]


def _rows(view: Any, unseen: list[str]) -> list[list[str]]:
    rows: list[list[str]] = [[] for _ in range(whole(view["side"], 5, "side"))]
    for space in view["spaces"]:
        row = rows[whole(space["row"], len(rows) - 1, "row")]
        known = "".join(CODES[tile] for tile in space["tiles"])
        hidden = whole(space["height"], HIGHEST_STACK, "height") - len(space["tiles"])
        if hidden > len(unseen) or hidden < 0:
            raise BadNotation(f"{space['name']} cannot have {space['height']} tiles of which these are known")
        if space["ground"] is not None:
            row.append(f"~{space['ground']}")
        elif space["height"] == 0:
            row.append("-")
        else:
            row.append(f"{known}/{''.join(unseen.pop() for _ in range(hidden))}")
    return rows


def _turn_line(view: Any) -> str:
    phase = view["phase"]
    fields = {
        "round": view["round"],
        "first": view["first"],
        "to_move": "-" if view["to_move"] == NOBODY else view["to_move"],
        "phase": PHASES[PHASE_PLACE] if phase == "over" else phase,
        "power": view["power"] if phase == "power" else "-",
        "chosen": view["chosen"] or "-",
        "laid": "".join(CODES[tile] for tile in view["laid"]) or "-",
        "idle": view["idle"],
        "taken": 0,
        "last_round": view["last_round"] or "-",
        "ended": view["ended"] or "-",
    }
    return "turn " + " ".join(f"{name}={value}" for name, value in fields.items())


def _seat_line(seat: Any, options: Options) -> str:
    at = seat["cube"]["space"] or "home"
    faces = "".join(_code(seat["cube"]["faces"][face]) for face in FACES)
    board = "".join(_board(seat)) or "-"
    line = f"seat {seat['seat']} at={at} cube={faces} board={board} coins={seat['coins']} points={seat['points'] or 0}"
    if options.mode != MODES[KIDS]:
        return line
    return f"{line} slots={''.join(_code(slot['tile']) for slot in seat['slots'])}"


def _code(tile: str | None) -> str:
    return TILE_CODES[0] if tile is None else CODES[tile]
