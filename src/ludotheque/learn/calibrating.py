"""`ludotheque calibrate`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.table import Table

from ludotheque.arena.plots import WIDTH, load_pyplot
from ludotheque.bots.calibration import Calibration, calibration_of, key_of
from ludotheque.bots.levels import level_of, policy_of
from ludotheque.cli.arguments import (
    ChoicesOption,
    GameArgument,
    JobsOption,
    JsonOption,
    ModeOption,
    PlayersOption,
    QuietOption,
    chosen_options,
    find_game,
)
from ludotheque.cli.screen import console, print_data, progress
from ludotheque.learn.calibrate import AS_TOLD, Told, best_calibration, brier, games_told, reliability


def register(app: typer.Typer) -> None:
    app.command("calibrate", epilog="Example: ludotheque calibrate seikatsu --bot hard -n 200 -j 2")(calibrate)


def calibrate(
    game: GameArgument,
    bot: Annotated[
        str, typer.Option("--bot", "-b", metavar="LEVEL", help="Whose chances: a level that searches.")
    ] = "hard",
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=2, help="Games against itself.")] = 100,
    jobs: JobsOption = 1,
    mode: ModeOption = None,
    players: PlayersOption = None,
    option: ChoicesOption = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw what was told beside what came.")
    ] = None,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Measure whether the chances that a bot tells come true: by games, and on other games than those that mend them.

    Half of the games say by which power the odds are to be raised (alone, also by how much they are moved); the other
    half says what that is worth.
    """
    found = find_game(game)
    options = chosen_options(found, mode, players, option or [])
    told: list[list[Told]] = []
    with progress(quiet or as_json) as bars:
        bar = bars.add_task(found.id, total=games, rate="")
        for one in games_told(found.id, options.as_dict(), bot, games, jobs):
            told.append(one)
            bars.advance(bar)
    learned = policy_of(level_of(bot.partition(":")[0], found, options.mode), found, options).learned
    fitted = best_calibration([one for game_told in told[::2] for one in game_told])
    rest = [one for game_told in told[1::2] for one in game_told]
    lines = {"raw": AS_TOLD, "shipped": calibration_of(options, learned), "fitted": fitted}
    if plot is not None:
        _draw(rest, lines, plot)
    if as_json:
        print_data(
            {
                "game": found.id,
                "key": key_of(options, learned),
                "bot": bot,
                "games": games,
                "decisions": len(rest),
                "power": fitted.power,
                "shift": fitted.shift,
                "brier": {name: brier(rest, one) for name, one in lines.items()},
                "reliability": {name: reliability(rest, one) for name, one in lines.items()},
            }
        )
        return
    out = console()
    out.print(
        f"{found.name}, {key_of(options, learned)}: {bot}, {games} games, {len(rest)} decisions of every other one"
    )
    for name, line in lines.items():
        out.print(f"{name} ({_numbers(line)}): Brier score {brier(rest, line):.4f}")
    table = Table(box=SIMPLE, title="what was told, and what came (fitted)", title_justify="left")
    for heading in ("told", "came", "sides"):
        table.add_column(heading, justify="right")
    for chance, won, count in reliability(rest, fitted):
        table.add_row(f"{100 * chance:.0f} %", f"{100 * won:.0f} %", str(count))
    out.print(table)


def _numbers(calibration: Calibration) -> str:
    shift = f", shift {calibration.shift:g}" if calibration.shift else ""
    return f"power {calibration.power:g}{shift}"


def _draw(told: list[Told], lines: dict[str, Calibration], path: Path) -> None:
    figure, axes = load_pyplot().subplots(figsize=(WIDTH, 5.0), layout="constrained")
    axes.plot([0, 100], [0, 100], color="#888888", linestyle="--", linewidth=1)
    for name, one in lines.items():
        points = reliability(told, one)
        label = f"{name}, {_numbers(one)}: Brier {brier(told, one):.3f}"
        axes.plot([100 * point[0] for point in points], [100 * point[1] for point in points], "o-", label=label)
    axes.set_xlabel("chance that was told, %")
    axes.set_ylabel("won, %")
    axes.legend(fontsize="small")
    figure.savefig(path)
