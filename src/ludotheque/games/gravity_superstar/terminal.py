"""A view as text for the terminal, in Rich markup; readable without colour.

A space shows its star by letter (blue, yellow, pink, green, orange, white), a pawn by its seat and its feet, a door by
an arrow to its up (the open one in brackets), `*` a bare star symbol, `R` a bare replay symbol, `°` one under a star.
Below, for each seat: points, stars, tokens ⟳, cards played face up ▲, face down ▼, and in hand ≡. Last the round, the
stars left and where the game ends, the supply of tokens, and the open door ⌂.
"""

from __future__ import annotations

from ludotheque.games.gravity_superstar.rules.actions import COLOURS
from ludotheque.games.gravity_superstar.speak.view import GravityView, SeatView

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
STYLES = {
    "blue": "bright_blue",
    "yellow": "yellow",
    "pink": "magenta",
    "green": "green",
    "orange": "dark_orange",
    "white": "bold",
}
CARD_LETTERS = {"long": "L", "high": "H", "drop": "D", "rotation": "R", "joker": "J"}


def terminal(view: GravityView) -> str:
    board = view["board"]
    spaces = _spaces(view)
    below, right = _platforms(view)
    lines = ["    " + "".join(f"{chr(97 + column):<4}" for column in range(board["width"])).rstrip()]
    for row in range(board["height"]):
        line = "".join(
            spaces.get((row, column), "·  ") + ("┃" if (row, column) in right else " ")
            for column in range(board["width"])
        )
        lines.append(f"{row + 1:>3} {line}".rstrip())
        edge = "".join("━━━ " if (row, column) in below else "    " for column in range(board["width"]))
        lines.append(f"    {edge}".rstrip())
    lines += [_seat(view, seat) for seat in view["seats"]]
    lines.append(_rest(view))
    return "\n".join(lines)


def _place(space: str) -> tuple[int, int]:
    return int(space[1:]) - 1, ord(space[0]) - 97


def _spaces(view: GravityView) -> dict[tuple[int, int], str]:
    """Three columns for each space where something is."""
    spaces = {_place(space): "*  " if kind == "star" else "R  " for space, kind in view["board"]["symbols"].items()}
    for door in view["board"]["doors"]:
        arrow = ARROWS[door["up"]]
        spaces[_place(door["space"])] = f"({arrow})" if door["space"] == view["marker"] else f"{arrow}  "
    for space, colour in view["stars"].items():
        ring = "°" if view["board"]["symbols"][space] == "replay" else " "
        spaces[_place(space)] = f"[{STYLES[colour]}]{colour[0]}[/]{ring} "
    for pawn in view["pawns"]:
        mark = "!" if pawn["seat"] == view["to_move"] else " "
        spaces[_place(pawn["space"])] = f"[reverse]{pawn['seat'] + 1}{ARROWS[pawn['feet']]}[/]{mark}"
    return spaces


def _platforms(view: GravityView) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """The spaces with a platform below, and right of them."""
    below: set[tuple[int, int]] = set()
    right: set[tuple[int, int]] = set()
    for ledge in view["board"]["ledges"]:
        if ledge["top"] == ledge["bottom"]:
            below |= {(ledge["top"] - 1, column) for column in range(ledge["left"], ledge["right"])}
        else:
            right |= {(row, ledge["left"] - 1) for row in range(ledge["top"], ledge["bottom"])}
    return below, right


def _seat(view: GravityView, seat: SeatView) -> str:
    turn = ">" if seat["seat"] == view["to_move"] else " "
    stars = " ".join(f"[{STYLES[colour]}]{colour[0]}[/]{seat['stars'][colour]}" for colour in COLOURS)
    up = "".join(CARD_LETTERS[card] for card in seat["face_up"]) or "-"
    down = "?" * seat["face_down"] or "-"
    if seat["face_down_cards"]:
        down = "".join(CARD_LETTERS[card] for card in seat["face_down_cards"])
    hand = str(seat["hand"])
    if seat["hand_cards"] is not None:
        hand = "".join(CARD_LETTERS[card] for card in seat["hand_cards"])
    place = "" if seat["in_play"] else " (out)"
    return f"{turn}{seat['seat'] + 1}{place} {seat['points']:>3} = {stars} ⟳{seat['tokens']}  ▲{up} ▼{down} ≡{hand}"


def _rest(view: GravityView) -> str:
    """The round, the stars left and where the game ends, the supply."""
    until = f"→{view['last_stars']}" if view["last_stars"] else f" ({view['last_points']})"
    last = " !" if view["last_round"] else ""
    return f" #{view['round']}{last}  ★{view['stars_left']}{until}  ⟳{view['supply']}  ⌂{view['marker']}"
