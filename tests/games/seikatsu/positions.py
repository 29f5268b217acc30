"""Positions for the tests: say what matters, the rest of the tiles fills hands and bag."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.journal import OPEN, Journal
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.board import SPACE_NAMES, TILE_NAMES
from ludotheque.games.seikatsu.rules.state import Seikatsu

STARTS = {1: 3, 2: 2, 3: 3, 4: 4}
SETUPS = [
    GAME.options(mode="standard", players=2),
    GAME.options(mode="standard", players=3),
    GAME.options(mode="teams", players=4),
    *(GAME.options(mode="solo", players=1, level=level) for level in ("easy", "medium", "hard")),
    *(
        GAME.options(mode="tournament", players=players, tournament_hands=hands)
        for players in (2, 3, 4)
        for hands in ("topped_up", "koi_only")
    ),
]
TILES = [name for name in TILE_NAMES for _ in range(4 if name == "koi" else 2)]


def arrange(garden: str, hand: str, last: str = "", flocks: str = "", **wanted: str | int) -> Seikatsu:
    """`garden` is written as in a position, `hand` is that of the seat to move; the bag is sorted by kind."""
    options = GAME.options(**wanted)
    laid = [word.split("=") for word in garden.split()]
    turns = len(laid) - STARTS[options.players]
    mover = turns % options.players
    rest = list((Counter(TILES) - Counter(tile for _, tile in laid) - Counter(hand.split())).elements())
    assert len(laid) + len(hand.split()) + len(rest) == 36
    hands = []
    for seat in range(options.players):
        held = hand.split() if seat == mover else [rest.pop(0), rest.pop(0)]
        hands.append(",".join(held))
    pagodas = ("pink", "blue", "green") if options.players in (1, 3) else ("pink", "blue")
    lines = [
        f"seikatsu {options}",
        f"garden {garden}",
        f"hands {' '.join(hands)}",
        f"bag {' '.join(rest) or '-'}",
        f"flocks {flocks or ' '.join(f'{pagoda}=0' for pagoda in pagodas)}",
        f"last {(last or laid[-1][0]) if turns else '-'}",
        f"to-move {mover}",
    ]
    return GAME.parse_position("\n".join(lines))


def spaces(state: Seikatsu, tile: str) -> set[str]:
    """Where the seat to move may place that tile."""
    moves = [GAME.action_text(state, action).split("@") for action in state.legal_actions()]
    return {space for name, space in moves if name == tile}


def play(state: Seikatsu, move: str) -> list[dict[str, object]]:
    """Plays a legal move; hands back all events."""
    action = GAME.parse_action(state, move)
    GAME.check(state, action)
    journal = Journal()
    state.apply(action, journal)
    return [dict(event) for event in journal.seen_by(OPEN)]


def points(state: Seikatsu, move: str) -> int:
    """The flock points of a legal move."""
    event = play(state, move)[0]
    assert event["kind"] == "place"
    assert isinstance(event["points"], int)
    return event["points"]


def full_garden(flowers: dict[str, str], **wanted: str | int) -> Seikatsu:
    """A finished game: a flower letter (or `koi`) for each space; birds are dealt out so that the tiles are right."""
    options = GAME.options(**wanted)
    birds = {flower: iter("ttwweeff") for flower in "pfth"}
    laid = {space: flower if flower == "koi" else next(birds[flower]) + flower for space, flower in flowers.items()}
    garden = " ".join(f"{space}={laid[space]}" for space in SPACE_NAMES)
    pagodas = ("pink", "blue", "green") if options.players in (1, 3) else ("pink", "blue")
    lines = [
        f"seikatsu {options}",
        f"garden {garden}",
        f"hands {' '.join(['-'] * options.players)}",
        "bag -",
        f"flocks {' '.join(f'{pagoda}=0' for pagoda in pagodas)}",
        "last a1",
        "to-move -",
    ]
    return GAME.parse_position("\n".join(lines))
