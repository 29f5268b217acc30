"""`bench`: how fast this installation is."""

from __future__ import annotations

import json
from statistics import median
from typing import Annotated

import typer
from rich.table import Table

from ludotheque.cli.arguments import QuietOption, complete_game, find_game
from ludotheque.cli.files import write_text
from ludotheque.cli.screen import console, progress
from ludotheque.games import game_ids


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ludotheque bench seikatsu --rounds 5 --json -")(bench)


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="Which games; all if none is named.", autocompletion=complete_game),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="SECONDS", min=0.02, max=60, help="For one measurement.")
    ] = 0.3,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1, max=99, help="Medians are of so many.")] = 3,
    to: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the numbers too; - is standard output.")
    ] = None,
    quiet: QuietOption = False,
) -> None:
    """Measure this installation: moves/s, copies/s, playouts/s. `make bench` sets other libraries beside it."""
    from ludotheque.measure import MEASURES, is_compiled, start_of

    ids = [find_game(id).id for id in games or game_ids()]
    starts = {id: start_of(id) for id in ids}
    runs: dict[str, dict[str, list[float]]] = {id: {what: [] for what in MEASURES} for id in ids}
    with progress(quiet) as shown:
        task = shown.add_task("", total=rounds * len(starts) * len(MEASURES), rate="")
        for _ in range(rounds):
            for id, start in starts.items():
                shown.update(task, description=id)
                for what, measure in MEASURES.items():
                    runs[id][what].append(measure(start, seconds))
                    shown.advance(task)
    medians = {id: {what: median(rates) for what, rates in found.items()} for id, found in runs.items()}
    if to is not None:
        write_text(to, json.dumps({"compiled": is_compiled(), "games": medians}, indent=1) + "\n")
    if to == "-":
        return
    out = console()
    out.print("the engine is compiled" if is_compiled() else "the engine runs as plain Python")
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "moves/s by API", "moves/s inside", "clones/s", "playouts/s"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for id, found in medians.items():
        table.add_row(id, *(f"{found[what]:,.0f}" for what in MEASURES))
    out.print(table)
