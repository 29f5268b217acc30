"""Positions for the clause tests, written down as short as their clause allows."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.journal import OPEN, Event, Journal
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.rules.board import SPACE_NAMES
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.speak.position import TILE_CODES

BARE = "------------"
PLAIN_SPOT = "Ag/Ag"
"""What lies on every space that a test does not speak of."""


def position(
    mode: str = "basic",
    players: int = 2,
    spots: Mapping[str, str] | None = None,
    everywhere: str = PLAIN_SPOT,
    cubes: Mapping[int, str] | None = None,
    boards: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    slots: Mapping[int, str] | None = None,
    supply: str = "",
    open_scores: str = "no",
    rules: int = 0,
    **turn: object,
) -> Octocube:
    """A position from what matters in it, by the newest rules unless others are named.

    A cube is written `a1 TtBbNnEeSsWw` or `home TtBbNnEeSsWw`.
    """
    side = 4 if players == 2 else 5
    wanted: dict[str, str | int] = {"mode": mode, "players": players}
    if mode != "kids":
        wanted["open_scores"] = open_scores
    if rules:
        wanted["rules"] = rules
    options = GAME.options(**wanted)
    fields = {
        "round": 1,
        "first": 0,
        "to_move": 0,
        "phase": "act",
        "power": "-",
        "chosen": "-",
        "laid": "-",
        "idle": 0,
        "taken": 0,
        "last_round": "-",
        "ended": "-",
    }
    standing = {seat: text.split(" ") for seat, text in (cubes or {}).items()}
    mover = turn.get("to_move", 0)
    if mover == "-" or standing.get(int(str(mover)), ["home"])[0] == "home":
        fields["phase"] = "place"
    lines = [f"octocube {options}"]
    lines.append("turn " + " ".join(f"{name}={value}" for name, value in {**fields, **turn}.items()))
    for row in range(side):
        names = [f"{'abcde'[column]}{row + 1}" for column in range(side)]
        lines.append(f"row {row + 1} " + " ".join((spots or {}).get(name, everywhere) for name in names))
    lines.append("supply " + (supply or ("5 BCDEFGHI" if mode == "advanced" else "5 -")))
    for seat in range(players):
        at, cube = (*standing.get(seat, ["home"]), BARE)[:2]
        line = f"seat {seat} at={at} cube={cube} board={(boards or {}).get(seat, '-')}"
        line += f" coins={(coins or {}).get(seat, 0)} points={(points or {}).get(seat, 0)}"
        lines.append(line + (f" slots={(slots or {}).get(seat, '--' * 16)}" if mode == "kids" else ""))
    return GAME.parse_position("\n".join(lines))


def play(state: Octocube, *moves: str) -> list[Event]:
    """Plays legal moves by their notation; says what happened."""
    journal = Journal()
    for move in moves:
        action = GAME.parse_action(state, move)
        GAME.check(state, action)
        state.apply(action, journal)
    return journal.seen_by(OPEN)


def legal(state: Octocube, start: str = "") -> list[str]:
    """The legal moves whose notation begins so."""
    texts = [GAME.action_text(state, action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(start)]


def refused(state: Octocube, move: str) -> tuple[str, str]:
    """The clause and the reason for which a move is not legal."""
    action = GAME.parse_action(state, move)
    assert action not in state.legal_actions()
    refusal = GAME.refusal(state, action)
    return refusal.clause, refusal.reason


def cube(state: Octocube, seat: int = 0) -> str:
    """A cube's faces: top, bottom, north, east, south, west."""
    return "".join(TILE_CODES[state.cubes[seat] >> (5 * face) & 31] for face in range(6))


def at(state: Octocube, seat: int = 0) -> str:
    return "home" if state.at[seat] < 0 else SPACE_NAMES[state.at[seat]]


def spot(state: Octocube, name: str) -> str:
    """What lies on a space, as in the notation of positions."""
    lines = [line.split(" ") for line in GAME.position_text(state).split("\n") if line.startswith("row ")]
    return lines[int(name[1]) - 1]["abcde".index(name[0]) + 2]


def board(state: Octocube, seat: int = 0) -> str:
    line = GAME.position_text(state).split("\n")[seat - state.players]
    return line.split("board=")[1].split(" ")[0]
