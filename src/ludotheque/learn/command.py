"""`ludotheque learn`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.arena.plots import load_pyplot
from ludotheque.cli.arguments import (
    ChoicesOption,
    GameArgument,
    JobsOption,
    ModeOption,
    PlayersOption,
    QuietOption,
    chosen_options,
    find_game,
)
from ludotheque.cli.screen import console, progress
from ludotheque.learn.report import write_report
from ludotheque.learn.run import Lesson, Run
from ludotheque.learn.training import Recipe


def register(app: typer.Typer) -> None:
    app.command("learn", epilog="Example: ludotheque learn seikatsu --rounds 3 -j 2")(learn)


def learn(
    game: GameArgument,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", min=0, help="Rounds of the search after round 0.")
    ] = 3,
    quick: Annotated[
        int, typer.Option("--quick", metavar="N", min=10, help="Games of round 0, quickly played.")
    ] = 20_000,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=10, help="Games of the search a round.")
    ] = 2_000,
    nodes: Annotated[int, typer.Option("--nodes", metavar="N", min=2, help="Playouts of the search.")] = 100,
    gate: Annotated[int, typer.Option("--gate", metavar="N", min=2, help="Games against the best so far.")] = 100,
    epochs: Annotated[int, typer.Option("--epochs", metavar="N", min=1, help="Of the training in a round.")] = 12,
    wide: Annotated[int, typer.Option("--wide", metavar="N", min=8, help="Cells of the first layer, by eights.")] = 32,
    jobs: JobsOption = 1,
    mode: ModeOption = None,
    players: PlayersOption = None,
    option: ChoicesOption = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="The same seed, the same games.")] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="The folder of the run.")] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="The address of a Ray cluster to play on.")
    ] = None,
    quiet: QuietOption = False,
) -> None:
    """Let a network learn how a game ends, from games that bots play against themselves.

    A run that was interrupted goes on where it stopped; with more --rounds it goes further.
    """
    found = find_game(game)
    options = chosen_options(found, mode, players, option or [])
    recipe = Recipe(wide=wide + -wide % 8, epochs=epochs, seed=seed)
    lesson = Lesson(found.id, options.as_dict(), quick, games, nodes, gate, seed, recipe)
    load_pyplot()
    folder = out or Path("learn") / f"{found.id}-{options.mode}-{options.players}-{lesson.digest()}"
    try:
        with progress(quiet) as bars:
            bar = bars.add_task(found.id, total=1, rate="")

            def told(what: str, done: int, total: int) -> None:
                bars.update(bar, description=what, completed=done, total=total)

            run = Run(lesson, folder, jobs, cluster, told)
            results = run.go(rounds)
    except KeyboardInterrupt:
        typer.echo("interrupted: the same command goes on from here", err=True)
        raise typer.Exit(130) from None
    out_ = console()
    for one in results:
        kept = "kept" if one.accepted else "dropped"
        out_.print(f"round {one.number}: {one.positions} positions, won {one.rate} of {one.games}, {kept}")
    write_report(lesson, results, folder / "report.html")
    out_.print(f"report: {folder / 'report.html'}", soft_wrap=True)
    if run.best.exists():
        out_.print(f"weights: {run.best}", soft_wrap=True)
    else:
        out_.print("weights: none, for no network won as much as the search without one")
