"""Positions as text, and back: seven lines, as in docs/seikatsu.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadNotation
from ludotheque.core.options import CheckOptions, Options
from ludotheque.core.reader import Reader
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.rules.board import (
    KOI,
    KOI_TILES,
    NO_SPACE,
    NO_TILE,
    PAGODAS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    TWINS,
    WHOLE_GARDEN,
    start_spaces,
)
from ludotheque.games.seikatsu.rules.deal import hand_size
from ludotheque.games.seikatsu.rules.state import HAND, Seikatsu
from ludotheque.games.seikatsu.speak.notation import hand_tiles, parse_space, parse_tile, turns_taken

CheckOptions = CheckOptions
NOTHING = "-"
LINES = ("seikatsu", "garden", "hands", "bag", "flocks", "last", "to-move")
LONGEST = 2000
MOST_FLOCKS = 999


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


def read_position(text: str, check_options: CheckOptions) -> Seikatsu:
    reader = Reader(text, LONGEST)
    if len(reader.lines) != len(LINES):
        raise BadNotation(f"a position has {len(LINES)} lines ({', '.join(LINES)}); this text has {len(reader.lines)}")
    options = reader.options("seikatsu", check_options)
    state = Seikatsu(options)
    for space, tile in reader.pairs(_things(reader.words("garden"))).items():
        state.put(parse_tile(tile), parse_space(space))
    hands = _hands(reader.words("hands"), options)
    bag = [parse_tile(name) for name in _things(reader.words("bag"))]
    _check_tiles(state, [*bag, *(kind for hand in hands for kind in hand)])
    _check_counts(state, hands, bag)
    for seat, hand in enumerate(hands):
        first, second = sorted([*set(hand), NO_TILE, NO_TILE] if state.solo else [*hand, NO_TILE, NO_TILE])[:HAND]
        state.set_hand(HAND * seat, first, second)
    state.bag = vec[i64](bag[::-1])
    state.in_bag = len(bag)
    _set_flocks(reader, state)
    _set_last(state, " ".join(reader.words("last")))
    _set_turn(state, " ".join(reader.words("to-move")))
    return state


def _things(words: list[str]) -> list[str]:
    return [] if words == [NOTHING] else words


def _hands(hands: list[str], options: Options) -> list[list[int]]:
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


def _set_flocks(reader: Reader, state: Seikatsu) -> None:
    pairs = reader.pairs(reader.words("flocks"))
    if list(pairs) != [PAGODAS[pagoda] for pagoda in state.pagodas()]:
        raise BadNotation(f"flocks are given for {', '.join(PAGODAS[pagoda] for pagoda in state.pagodas())}")
    for name, points in pairs.items():
        state.flocks[PAGODAS.index(name)] = reader.number(name, points, MOST_FLOCKS)


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
