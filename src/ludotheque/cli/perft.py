"""`perft`: counting the tree, to compare engines move by move."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from ludotheque.cli.arguments import (
    ChoicesOption,
    GameArgument,
    JsonOption,
    ModeOption,
    PlayersOption,
    QuietOption,
    chosen_options,
    find_game,
    seed_bytes,
)
from ludotheque.cli.screen import print_data, progress
from ludotheque.core.game import Game
from ludotheque.core.play import perft as count_ways
from ludotheque.core.state import State


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ludotheque perft octocube --depth 4 --divide")(perft)


def perft(
    game: GameArgument,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="N", min=1, max=60, help="How many actions deep.")],
    divide: Annotated[bool, typer.Option("--divide", help="By first action.")] = False,
    mode: ModeOption = None,
    players: PlayersOption = None,
    option: ChoicesOption = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="64 hex digits, or any word.")] = "0",
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Count the ways to play a number of actions from the setup, all hidden things as the seed laid them."""
    found = find_game(game)
    start = found.setup(chosen_options(found, mode, players, option), seed_bytes(seed))
    if as_json:
        ways_by_action = _divided(found, start, depth, quiet)
        told: dict[str, object] = {"game": found.id, "depth": depth, "ways": sum(ways_by_action.values())}
        print_data({**told, "divided": ways_by_action} if divide else told)
        return
    if divide:
        _print_divided(_divided(found, start, depth, quiet))
        return
    print(f"{'depth':>5} {'ways':>18} {'seconds':>9} {'ways/s':>14}")
    for level in range(1, depth + 1):
        before = time.perf_counter()
        ways = sum(_divided(found, start, level, quiet).values())
        seconds = time.perf_counter() - before
        print(f"{level:>5} {ways:>18} {seconds:>9.3f} {ways / max(seconds, 1e-9):>14,.0f}", flush=True)


def _divided(game: Game[State], start: State, depth: int, quiet: bool) -> dict[str, int]:
    """The ways that begin with each action."""
    divided: dict[str, int] = {}
    legal = start.legal_actions()
    with progress(quiet) as bars:
        bar = bars.add_task(f"depth {depth}", total=len(legal), rate="")
        for action in legal:
            divided[game.action_text(start, action)] = _ways_after(start, action, depth)
            bars.advance(bar)
    return divided


def _print_divided(divided: dict[str, int]) -> None:
    for action, ways in divided.items():
        print(f"{action:<24} {ways:>18}")
    print(f"{'total':<24} {sum(divided.values()):>18}")


def _ways_after(start: State, action: int, depth: int) -> int:
    if depth == 1:
        return 1
    after = start.clone()
    after.apply(action)
    return count_ways(after, depth - 1)
