"""A board as a viewer may imagine it.

A view does not tell how many stars lay on the board when the round began, nor how a pawn goes on that stopped to rob
another: it is imagined that no star was collected in the running round, and that the pawn falls on, or came in by the
open door if it stands there. All have seen both; neither changes what may be chosen now.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.core.errors import BadNotation
from ludotheque.core.imagine import ChooseOptions, whole
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.gravity_superstar.rules.actions import CARDS
from ludotheque.games.gravity_superstar.rules.board import DIRECTIONS
from ludotheque.games.gravity_superstar.rules.state import DRY_ROUNDS, GravitySuperstar
from ludotheque.games.gravity_superstar.speak.picture import ARROWS, LARGEST
from ludotheque.games.gravity_superstar.speak.position import CARD_LETTERS, ID, read_position

LETTERS = dict(zip(CARDS, CARD_LETTERS, strict=True))


def imagine(view: Any, choose: ChooseOptions, rng: Rng) -> Iterator[GravitySuperstar]:
    options = choose(mode=view["mode"], players=view["players"])
    board = view["board"]
    width = whole(board["width"], LARGEST[1], "width")
    height = whole(board["height"], LARGEST[0], "height")
    lines = [f"{ID} {options}"]
    if board["tiles"]:
        lines.append(f"tiles {_tiles(board['tiles'])}")
    else:
        lines.append("ring " + " ".join(door["space"] for door in board["doors"]))
    lines.append(f"board {height}x{width}")
    lines.extend(_picture(view, width, height))
    lines.append(f"marker {view['marker']}")
    lines.append(f"supply {view['supply']}")
    lines.extend(_seat(seat) for seat in view["seats"])
    lines.append(_turn(view))
    yield read_position("\n".join(lines), lambda _: options)


def _tiles(tiles: Any) -> str:
    rows: dict[int, list[str]] = {}
    for tile in tiles:
        rows.setdefault(tile["row"], []).append(f"{tile['face']}{tile['turns']}")
    return " / ".join(" ".join(row) for row in rows.values())


def _picture(view: Any, width: int, height: int) -> list[str]:
    """The lines of `picture.py`."""
    board = view["board"]
    names = {f"{chr(97 + column)}{row + 1}": (row, column) for row in range(height) for column in range(width)}
    grounds = dict.fromkeys(names, ".") | {
        space: "*" if kind == "star" else "R" for space, kind in board["symbols"].items()
    }
    grounds |= {door["space"]: ARROWS[DIRECTIONS.index(door["up"])] for door in board["doors"]}
    contents = dict.fromkeys(names, "  ") | {space: f"{colour[0]} " for space, colour in view["stars"].items()}
    for pawn in view["pawns"]:
        contents[pawn["space"]] = f"{pawn['seat']}{ARROWS[DIRECTIONS.index(pawn['feet'])]}"
    if len(grounds) > len(names) or len(contents) > len(names):
        raise BadNotation(f"a board of {height}x{width} has the spaces a1 to {list(names)[-1]}")
    right, below = _platforms(board["ledges"], width, height)
    lines: list[str] = []
    for row in range(height):
        spaces = [name for name, at in names.items() if at[0] == row]
        sides = ["|" if (row, column) in right else " " for column in range(width)]
        drawn = (grounds[name] + contents[name] + side for name, side in zip(spaces, sides, strict=True))
        lines.append("".join(drawn).rstrip())
        lines.append("".join("---+" if (row, column) in below else "   +" for column in range(width)))
    return lines


def _platforms(ledges: Any, width: int, height: int) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """The spaces with a platform at their right, and those with one below."""
    right: set[tuple[int, int]] = set()
    below: set[tuple[int, int]] = set()
    for ledge in ledges:
        left, end = whole(ledge["left"], width, "left"), whole(ledge["right"], width, "right")
        top, bottom = whole(ledge["top"], height, "top"), whole(ledge["bottom"], height, "bottom")
        if top == bottom:
            below |= {(top - 1, column) for column in range(left, end)}
        else:
            right |= {(row, left - 1) for row in range(top, bottom)}
    return right, below


def _seat(seat: Any) -> str:
    up = [LETTERS[card] for card in seat["face_up"]]
    if seat["hand_cards"] is None:
        rest = [letter for letter in CARD_LETTERS if letter not in up]
        hand, down = rest[: seat["hand"]], rest[seat["hand"] :]
    else:
        hand = [LETTERS[card] for card in seat["hand_cards"]]
        down = [LETTERS[card] for card in seat["face_down_cards"]]
    cards = " ".join(f"{name}={''.join(of) or '-'}" for name, of in (("hand", hand), ("up", up), ("down", down)))
    stars = "".join(f"{colour[0]}{count}" for colour, count in seat["stars"].items() if count)
    return f"seat {seat['seat']} {cards} stars={stars or '-'} tokens={seat['tokens']}"


def _turn(view: Any) -> str:
    over = view["to_move"] == NOBODY
    fields = {
        "seat": "-" if over else view["to_move"],
        "first": view["first"],
        "phase": "act" if over else view["phase"],
        "round": view["round"],
        "before": len(view["stars"]),
        "dry": view["dry_rounds"],
        "replayed": int(view["replayed"]),
        "reached": int(_reached(view)),
    }
    theft = view["theft"]
    if theft:
        entering = theft["space"] == view["marker"] and not view["replayed"]
        fields |= {"victim": theft["victim"], "entering": int(entering)}
    return "turn " + " ".join(f"{name}={value}" for name, value in fields.items())


def _reached(view: Any) -> bool:
    """G-6.4: whether somebody had the points that bring on the last round. A theft may have taken them again."""
    if view["mode"] != "expert":
        return False
    if any(seat["points"] >= view["last_points"] for seat in view["seats"]):
        return True
    ends = view["last_round"] or view["to_move"] == NOBODY
    return bool(ends and view["stars"] and view["dry_rounds"] < DRY_ROUNDS)
