"""Actions and positions as text, and back.

A tile is two letters, bird and flower (`wp`: waxwing and primrose), or `koi`. A space is its column and number as
pink sees them (`d3`). An action is `wp@d3`. A position is seven lines, as in docs/seikatsu.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadNotation, BadOption
from ludotheque.core.options import Options
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.board import (
    KOI,
    KOI_SORT,
    KOI_TILES,
    NO_SPACE,
    NO_TILE,
    PAGODAS,
    POND,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TWINS,
    WHOLE_GARDEN,
    popcount,
    start_spaces,
)
from ludotheque.games.seikatsu.rules import HAND, Seikatsu
from ludotheque.games.seikatsu.rules_deal import hand_size

CheckOptions = Callable[[Mapping[str, str]], Options]

KIND_OF_NAME = {name: kind for kind, name in enumerate(TILE_NAMES)}
SPACE_OF_NAME = {name: space for space, name in enumerate(SPACE_NAMES)}
NOTHING = "-"
LINES = ("seikatsu", "garden", "hands", "bag", "flocks", "last", "to-move")
LONGEST = 2000
MOST_FLOCKS = 999


def action_text(action: int) -> str:
    kind, space = divmod(action, SPACES)
    return f"{TILE_NAMES[kind]}@{SPACE_NAMES[space]}"


def parse_action(text: str) -> int:
    tile, at, space = text.strip().lower().partition("@")
    if not at:
        raise BadNotation(f"a move is a tile and a space, as in wp@d3 or koi@c2; not {text[:40]!r}")
    return parse_tile(tile) * SPACES + parse_space(space)


def parse_tile(name: str) -> int:
    if name not in KIND_OF_NAME:
        raise BadNotation(
            f"a tile is koi or a bird (t, w, e, f) and a flower (p, f, t, h), as in wp; not {name[:40]!r}"
        )
    return KIND_OF_NAME[name]


def parse_space(name: str) -> int:
    if name == POND:
        raise BadNotation(f"{POND} is the pond, where no tile can lie")
    if name not in SPACE_OF_NAME:
        raise BadNotation(f"the spaces are a1-a4, b1-b5, c1-c6, d1-d3, d5-d7, e1-e6, f1-f5, g1-g4; not {name[:40]!r}")
    return SPACE_OF_NAME[name]


def hand_tiles(state: Seikatsu, seat: int) -> list[int]:
    """The tiles in a hand; in solo every koi that is left."""
    hand = [kind for kind in state.hands[HAND * seat : HAND * seat + HAND] if kind != NO_TILE]
    if state.solo and KOI in hand:
        hand += [KOI] * (KOI_TILES - popcount(state.birds[KOI_SORT]) - 1)
    return hand


def position_text(state: Seikatsu) -> str:
    garden = [
        f"{SPACE_NAMES[space]}={TILE_NAMES[state.kind_on(space)]}"
        for space in range(SPACES)
        if state.kind_on(space) != NO_TILE
    ]
    hands = [",".join(TILE_NAMES[kind] for kind in hand_tiles(state, seat)) for seat in range(state.players)]
    bag = [TILE_NAMES[state.bag[place]] for place in range(state.in_bag - 1, -1, -1)]
    values = (
        str(state.options),
        " ".join(garden) or NOTHING,
        " ".join(hand or NOTHING for hand in hands),
        " ".join(bag) or NOTHING,
        " ".join(f"{PAGODAS[pagoda]}={state.flocks[pagoda]}" for pagoda in state.pagodas()),
        NOTHING if state.last == NO_SPACE else SPACE_NAMES[state.last],
        NOTHING if state.to_move == NOBODY else str(state.to_move),
    )
    return "\n".join(f"{name} {value}" for name, value in zip(LINES, values, strict=True))


def parse_position(text: str, options_of: CheckOptions) -> Seikatsu:
    """The state of a position text; `options_of` checks its options."""
    lines = _lines(text)
    options = _options(lines["seikatsu"], options_of)
    state = Seikatsu(options)
    _lay_garden(state, lines["garden"])
    hands = _hands(lines["hands"], options)
    bag = [parse_tile(name) for name in _words(lines["bag"])]
    _check_tiles(state, [*bag, *(kind for hand in hands for kind in hand)])
    _check_counts(state, hands, bag)
    for seat, hand in enumerate(hands):
        first, second = sorted([*set(hand), NO_TILE, NO_TILE] if state.solo else [*hand, NO_TILE, NO_TILE])[:HAND]
        state.set_hand(HAND * seat, first, second)
    state.bag = vec[i64](bag[::-1])
    state.in_bag = len(bag)
    _set_flocks(state, lines["flocks"])
    _set_last(state, lines["last"])
    _set_turn(state, lines["to-move"])
    return state


def _lines(text: str) -> dict[str, str]:
    if len(text) > LONGEST:
        raise BadNotation(f"a position has at most {LONGEST} characters; this text has {len(text)}")
    lines = text.strip().split("\n")
    if len(lines) != len(LINES):
        raise BadNotation(f"a position has {len(LINES)} lines ({', '.join(LINES)}); this text has {len(lines)}")
    values = {}
    for number, (name, line) in enumerate(zip(LINES, lines, strict=True), 1):
        word, _, value = line.strip().partition(" ")
        if word != name or not value:
            raise BadNotation(f"line {number} of a position is '{name} ...'; not {line[:40]!r}")
        values[name] = value
    return values


def _words(value: str) -> list[str]:
    return [] if value == NOTHING else value.split()


def _pairs(value: str) -> list[tuple[str, str]]:
    pairs = []
    for word in _words(value):
        name, equals, given = word.partition("=")
        if not equals:
            raise BadNotation(f"name=value is expected; not {word[:40]!r}")
        pairs.append((name, given))
    if len(dict(pairs)) != len(pairs):
        raise BadNotation(f"a name stands twice in {value[:80]!r}")
    return pairs


def _options(value: str, options_of: CheckOptions) -> Options:
    try:
        return options_of(dict(_pairs(value)))
    except BadOption as error:
        raise BadNotation(str(error)) from None


def _lay_garden(state: Seikatsu, value: str) -> None:
    for space, tile in _pairs(value):
        state.put(parse_tile(tile), parse_space(space))


def _hands(value: str, options: Options) -> list[list[int]]:
    hands = value.split()
    if len(hands) != options.players:
        raise BadNotation(f"hands of {options.players} players are expected; there are {len(hands)}")
    return [[] if hand == NOTHING else [parse_tile(name) for name in hand.split(",")] for hand in hands]


def _check_tiles(state: Seikatsu, elsewhere: Sequence[int]) -> None:
    """S-1.1: the garden, the hands and the bag hold every tile there is."""
    counts = Counter(elsewhere)
    counts.update(kind for kind in map(state.kind_on, range(SPACES)) if kind != NO_TILE)
    for kind, name in enumerate(TILE_NAMES):
        wanted = KOI_TILES if kind == KOI else TWINS
        if counts[kind] != wanted:
            raise BadNotation(f"the game has {wanted} tiles {name}; this position has {counts[kind]}")


def _check_counts(state: Seikatsu, hands: list[list[int]], bag: list[int]) -> None:
    """Hands and bag hold as many tiles as play leaves them."""
    turns = turns_taken(state)
    if turns < 0:
        raise BadNotation(f"{len(start_spaces(state.options.players))} start tiles lie in the garden at least")
    if state.solo:
        garden_tiles = len(bag) + len([kind for kind in hands[0] if kind != KOI])
        wanted = [min(1, garden_tiles)]
        found = [len([kind for kind in hands[0] if kind != KOI])]
        if KOI in bag:
            raise BadNotation("alone, no koi is in the bag")
    else:
        wanted = _hand_sizes(state.options, turns)
        found = [len(hand) for hand in hands]
    if found != wanted:
        raise BadNotation(f"after {turns} turns the hands have {wanted} tiles; these have {found}")
    if state.options.mode == "tournament" and KOI in bag:
        raise BadNotation("in a tournament no koi is in the bag")


def turns_taken(state: Seikatsu) -> int:
    return popcount(state.occupied) - len(start_spaces(state.options.players))


def _hand_sizes(options: Options, turns: int) -> list[int]:
    """S-2.3, S-3.4: every turn takes a tile from a hand, and gives one as long as the bag has some."""
    seats = range(options.players)
    full = [hand_size(options, seat) for seat in seats]
    draws = min(turns, SPACES - len(start_spaces(options.players)) - sum(full))
    return [
        full[seat] - _turns_of(seat, turns, options.players) + _turns_of(seat, draws, options.players) for seat in seats
    ]


def _turns_of(seat: int, turns: int, players: int) -> int:
    return (turns + players - 1 - seat) // players


def _set_flocks(state: Seikatsu, value: str) -> None:
    pairs = dict(_pairs(value))
    if list(pairs) != [PAGODAS[pagoda] for pagoda in state.pagodas()]:
        raise BadNotation(f"flocks are given for {', '.join(PAGODAS[pagoda] for pagoda in state.pagodas())}")
    for name, points in pairs.items():
        if not (points.isascii() and points.isdecimal() and int(points[:4]) <= MOST_FLOCKS and len(points) <= 3):
            raise BadNotation(f"flock points are a number from 0 to {MOST_FLOCKS}; not {points[:40]!r}")
        state.flocks[PAGODAS.index(name)] = int(points)


def _set_last(state: Seikatsu, value: str) -> None:
    if turns_taken(state) == 0:
        if value != NOTHING:
            raise BadNotation(f"before the first turn the last space is {NOTHING}; not {value[:40]!r}")
        return
    space = parse_space(value)
    if state.kind_on(space) == NO_TILE:
        raise BadNotation(f"the last tile was placed on a space with a tile; {value} is empty")
    state.last = space


def _set_turn(state: Seikatsu, value: str) -> None:
    turn = turns_taken(state) % state.players
    stuck = state.solo and not state.spaces_for(state.hands[0]) | state.spaces_for(state.hands[1])
    state.to_move = NOBODY if state.occupied == WHOLE_GARDEN or stuck else turn
    wanted = NOTHING if state.to_move == NOBODY else str(state.to_move)
    if value != wanted:
        raise BadNotation(f"in this position the seat to move is {wanted}; not {value[:40]!r}")
