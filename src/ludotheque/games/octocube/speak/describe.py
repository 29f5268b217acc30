"""Actions and decisions as data: what each touches and leads to, as far as the mover can foresee it."""

from __future__ import annotations

from ludotheque.core.errors import Arg
from ludotheque.core.speech import Described, Prompt
from ludotheque.games.octocube.rules.actions import (
    CUBE,
    FILL,
    HERE,
    KIDS,
    LAY,
    PASS,
    PHASE_ACT,
    PHASE_RETURN,
    PHASES,
    PIVOT,
    PLACE,
    RETRIEVE,
    ROLL,
    SCORE,
    SPACE,
    STAY,
    TILE,
    TURN,
    USE,
    WAYS,
)
from ludotheque.games.octocube.rules.board import (
    ABYSS_A,
    BARE,
    BOTTOM,
    COIN,
    DIRECTIONS,
    FACES,
    GROUNDS,
    NEIGHBOURS,
    NO_GROUND,
    PIVOT_TURNS,
    ROLL_TURNS,
    ROTATIONS,
    SPACE_NAMES,
    TILE_MASK,
    TILE_NAMES,
    TOP,
    TURN_BOTTOM,
    UNTURNED,
)
from ludotheque.games.octocube.rules.cube import face, turned, with_face
from ludotheque.games.octocube.rules.kids import NO_SLOT, filled, free_slot, turn_bare_face_down
from ludotheque.games.octocube.rules.powers import face_names
from ludotheque.games.octocube.rules.score import series_points
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.speak.notation import TURN_CODES, action_text

NO_TILE = "nothing"
UNSEEN = "unseen"

Args = dict[str, Arg]
Parts = tuple[str, list[str], Args]

PROMPT_CLAUSES = {
    "place": "O-3.1",
    "act": "O-3.2",
    "again": "O-3.6",
    "offer": "O-5.2",
    "power": "O-5.3",
    "fill": "O-6.3",
    "lay": "O-6.3",
    "return": "O-6.3",
}


def describe(state: Octocube, action: int) -> Described:
    """Any action id below `max_actions`; what it says is sensible for the legal ones."""
    kind, targets, args = _parts(state, int(state.to_move), action)
    return Described(action=action, notation=action_text(state, action), kind=kind, targets=targets, args=args)


def _parts(state: Octocube, seat: int, action: int) -> Parts:
    if action < ROLL:
        return _place(state, seat, *divmod(action - PLACE, ROTATIONS))
    if action < PIVOT:
        return _roll(state, seat, action - ROLL)
    if action < SCORE:
        degrees = 90 * (action - PIVOT + 1)
        after = turned(state.cubes[seat], PIVOT_TURNS[action - PIVOT])
        return "pivot", [f"pivot:{degrees}"], {"degrees": degrees, "faces": face_names(after)}
    if action < PASS:
        return _score(state, seat, action - SCORE)
    if action == PASS:
        return "pass", ["act:pass"], {}
    if action < STAY:
        return _use(state, seat, action - USE)
    if action == STAY:
        return "stay", ["act:stay"], {}
    if action < TURN:
        return _space(state, seat, action - SPACE)
    if action < TILE:
        return _turn(state, seat, action - TURN)
    if action < CUBE:
        return _tile(state, seat, action - TILE + 1)
    if action < RETRIEVE:
        return _cube(state, seat, action - CUBE)
    return _kids(state, seat, action)


def _place(state: Octocube, seat: int, space: int, turn: int) -> Parts:
    targets = [f"space:{SPACE_NAMES[space]}"]
    args = _rest(state, seat, turned(state.cubes[seat], turn), space)
    if state.orientations(seat) == 1:
        return "place", targets, args
    args["turn"] = TURN_CODES[turn]
    return "place-turned", [*targets, f"turn:{TURN_CODES[turn]}"], args


def _rest(state: Octocube, seat: int, faces: int, space: int) -> Args:
    """What comes of a cube that comes to rest on an unoccupied space."""
    tile = state.stacks[space] & TILE_MASK
    sticks = tile != BARE and face(faces, BOTTOM) == BARE
    after = with_face(faces, BOTTOM, tile) if sticks else faces
    args: Args = {
        "space": SPACE_NAMES[space],
        "tile": TILE_NAMES[tile] if sticks else NO_TILE,
        "faces": face_names(after),
        "worth": int(series_points(after, 63)),
    }
    if state.mode == KIDS and sticks and tile != COIN:
        args["fits"] = int(any(free_slot(state, seat, tile, way) != NO_SLOT for way in range(len(WAYS))))
    return args


def _roll(state: Octocube, seat: int, direction: int) -> Parts:
    at = state.at[seat]
    space = NEIGHBOURS[4 * at + direction] if at >= 0 else -1
    if space < 0:
        return "roll", [f"roll:{DIRECTIONS[direction]}"], {"direction": DIRECTIONS[direction]}
    faces = turned(state.cubes[seat], ROLL_TURNS[direction])
    if state.mode == KIDS:
        faces = turn_bare_face_down(faces)
    args = _rest(state, seat, faces, space)
    args["direction"] = DIRECTIONS[direction]
    args["again"] = int(state.ground[space] == ABYSS_A)
    return "roll", [f"space:{SPACE_NAMES[space]}"], args


def _score(state: Octocube, seat: int, subset: int) -> Parts:
    cube = state.cubes[seat]
    taken = [position for position in range(len(FACES)) if subset >> position & 1]
    tiles = [TILE_NAMES[face(cube, position)] for position in taken]
    args: Args = {
        "count": len(taken),
        "tiles": tiles,
        "taken": [FACES[position] for position in taken],
        "points": int(series_points(cube, subset)),
        "coins": tiles.count("coin"),
    }
    return "score" if taken else "score-none", ["act:score", *(f"face:{FACES[position]}" for position in taken)], args


def _use(state: Octocube, seat: int, direction: int) -> Parts:
    at = state.at[seat]
    space = at if direction == HERE else NEIGHBOURS[4 * at + direction] if at >= 0 else -1
    if space < 0:
        return "use", ["act:use"], {"power": NO_TILE, "space": ""}
    name = SPACE_NAMES[space]
    return "use", [f"abyss:{name}"], {"power": GROUNDS[state.ground[space]] or NO_TILE, "space": name}


def _space(state: Octocube, seat: int, space: int) -> Parts:
    name = SPACE_NAMES[space]
    targets = [f"space:{name}"]
    top = TILE_NAMES[state.stacks[space] & TILE_MASK] if state.stacks[space] and state.known[space] else NO_TILE
    power = GROUNDS[state.power]
    if state.phase == PHASE_RETURN:
        return "give-back", targets, {"space": name}
    if power == "C":
        return "move", targets, _rest(state, seat, state.cubes[seat], space)
    if power == "D":
        after = with_face(state.cubes[seat], TOP, state.stacks[space] & TILE_MASK) if top != NO_TILE else 0
        return "take", targets, {"space": name, "tile": top, "faces": face_names(after)}
    if power == "F":
        return "swap-adjacent", targets, {"space": name, "tile": top}
    if state.chosen < 0:
        return "swap-first", targets, {"space": name}
    return "swap-second", targets, {"space": name, "first": SPACE_NAMES[state.chosen]}


def _turn(state: Octocube, seat: int, turn: int) -> Parts:
    """O-5.3 E; what lies next under the cube sticks to a bare face, seen or not."""
    at = state.at[seat]
    faces = turned(state.cubes[seat], turn)
    empties = at >= 0 and not state.stacks[at] and state.ground[at] == NO_GROUND and TURN_BOTTOM[turn] != BOTTOM
    tile = NO_TILE
    if at >= 0 and state.stacks[at] and face(faces, BOTTOM) == BARE:
        tile = TILE_NAMES[state.stacks[at] & TILE_MASK] if state.known[at] else UNSEEN
    args: Args = {"turn": TURN_CODES[turn], "faces": face_names(faces), "tile": tile, "empties": int(empties)}
    return "reorient" if turn != UNTURNED else "reorient-none", [f"turn:{TURN_CODES[turn]}"], args


def _tile(state: Octocube, seat: int, kind: int) -> Parts:
    name = TILE_NAMES[kind]
    if state.chosen >= 0:
        return "give", [f"tile:{name}"], {"tile": name, "space": SPACE_NAMES[state.chosen]}
    return "from-board", [f"tile:{name}"], {"tile": name, "faces": face_names(with_face(state.cubes[seat], TOP, kind))}


def _cube(state: Octocube, seat: int, other: int) -> Parts:
    targets = [f"seat:{other}"]
    if GROUNDS[state.power] != "I" or other >= state.players:
        return "swap-cubes", targets, {"other_seat": other}
    theirs = state.top(other)
    faces = face_names(with_face(state.cubes[seat], TOP, theirs))
    return "swap-tops", targets, {"other_seat": other, "tile": TILE_NAMES[theirs], "faces": faces}


def _kids(state: Octocube, seat: int, action: int) -> Parts:
    if action == RETRIEVE:
        tiles = [name for name in face_names(state.cubes[seat]) if name != TILE_NAMES[BARE]]
        return "retrieve", ["act:retrieve"], {"count": len(tiles), "tiles": tiles}
    if action < LAY:
        kind, way = divmod(action - FILL, len(WAYS))
        name = TILE_NAMES[kind + 1]
        return "fill", [f"tile:{name}", f"slot:{WAYS[way]}"], {"tile": name, "way": WAYS[way]}
    name = TILE_NAMES[action - LAY + 1]
    return "lay", [f"tile:{name}"], {"tile": name}


def prompt(state: Octocube) -> Prompt:
    phase = PHASES[state.phase]
    seat = int(state.to_move)
    args: Args = {"seat": seat, "round": int(state.round), "last": int(state.last_round != 0)}
    if state.phase == PHASE_ACT:
        args["rolls"] = bin(state.rolls(seat)).count("1")
        uses = [_use(state, seat, action - USE)[2] for action in state.legal_actions() if USE <= action < STAY]
        powers = sorted({str(use["power"]) for use in uses})
        args |= {"usable": len(powers), "powers": powers, "letters": ", ".join(powers)}
    if phase in ("offer", "power"):
        args["power"] = GROUNDS[state.power or state.ground[state.at[seat]]]
    kind, clause = phase, PROMPT_CLAUSES[phase]
    if state.mode == KIDS:
        args["filled"] = int(filled(state, seat))
        if phase == "act":
            kind, clause = ("kids-act", "O-6.1") if state.rolls(seat) else ("kids-retrieve", "O-6.2")
    elif phase == "power":
        kind = f"power-{GROUNDS[state.power].lower()}" + ("-second" if state.chosen >= 0 else "")
        if state.chosen >= 0:
            args["space"] = SPACE_NAMES[state.chosen]
    return Prompt(kind=kind, clause=clause, args=args)
