"""`ludotheque arena`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.arena.cluster import play_on_cluster
from ludotheque.arena.plan import Job, Plan, split_bots
from ludotheque.arena.play import Played
from ludotheque.arena.plots import draw_all, load_pyplot, save_all
from ludotheque.arena.report import forfeit_lines, html_report, result_table, seat_lines
from ludotheque.arena.store import Store
from ludotheque.arena.workers import play_here
from ludotheque.core.errors import BadOption


def register(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    game: Annotated[str, typer.Argument(help="The game, as in `seikatsu`.")],
    bots: Annotated[
        str, typer.Option(help="Bots, with commas between: levels, random, greedy, mcts:nodes=500, cmd:PROGRAM.")
    ] = "expert,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games; rounded up so that the seats are balanced.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    mode: Annotated[str | None, typer.Option(help="The mode of the game.")] = None,
    players: Annotated[int | None, typer.Option(min=1, help="How many players.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value.")] = None,
    seed: Annotated[int, typer.Option(help="Another seed, other deals.")] = 0,
    out: Annotated[Path | None, typer.Option(help="The folder of results; each set of arguments has its own.")] = None,
    cluster: Annotated[str | None, typer.Option(help="The address of a Ray cluster to play on.")] = None,
    plots: Annotated[bool, typer.Option(help="Draw plots and write the HTML report.")] = True,
) -> None:
    """Let bots play each other, and say how strong they are.

    A run that was interrupted goes on where it stopped when it is started again with the same arguments.
    """
    console = Console()
    try:
        plan = make_plan(game, bots, mode, players, option or [], seed)
        folder = out or default_folder(plan)
        if plots:
            load_pyplot()
        done = run(plan, games, jobs, folder, cluster, console)
        show(plan, done, folder, plots, console)
    except KeyboardInterrupt:
        console.print("interrupted: the same command goes on from here")
        raise typer.Exit(130) from None


def make_plan(game: str, bots: str, mode: str | None, players: int | None, option: list[str], seed: int) -> Plan:
    wanted: dict[str, str] = {}
    if mode is not None:
        wanted["mode"] = mode
    if players is not None:
        wanted["players"] = str(players)
    for text in option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value; not {text!r}")
        wanted[name] = value
    plan = Plan(game.replace("-", "_").lower(), wanted, split_bots(bots), seed)
    plan.check()
    return plan


def default_folder(plan: Plan) -> Path:
    _, options = plan.checked_options()
    return Path("arena") / f"{plan.game}-{options.mode}-{options.players}-{plan.digest()}"


def run(
    plan: Plan, games: int, jobs: int, folder: Path, cluster: str | None, console: Console | None = None
) -> list[Played]:
    """Plays what is not yet played; gives all games of the run."""
    console = console or Console(quiet=True)
    store = Store(folder, plan)
    wanted = plan.jobs(games)
    left = [job for job in wanted if job.key not in store.played]
    try:
        _play(plan, left, jobs, cluster, store, len(wanted), console)
    finally:
        store.close()
    return [store.played[job.key] for job in wanted]


def _play(
    plan: Plan, left: list[Job], jobs: int, cluster: str | None, store: Store, total: int, console: Console
) -> None:
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    bar = progress.add_task(plan.game, total=total, completed=total - len(left))
    games: Iterator[tuple[Played, str]] = (
        play_on_cluster(plan, left, cluster) if cluster is not None else play_here(plan, left, jobs)
    )
    with Live(progress, console=console, refresh_per_second=4) as live:
        for played, record in games if left else ():
            store.add(played, record)
            progress.advance(bar)
            live.update(Group(progress, result_table(list(store.played.values()))))
        live.update(progress)
    if not console.is_terminal:
        console.print()


def show(plan: Plan, games: list[Played], folder: Path, plots: bool, console: Console) -> None:
    console.print(result_table(games))
    for line in seat_lines(games):
        console.print(line, highlight=False)
    for line in forfeit_lines(games):
        console.print(line, style="yellow", markup=False)
    if plots:
        figures = draw_all(games)
        save_all(figures, folder / "plots")
        report = folder / "report.html"
        report.write_text(html_report(plan, games, figures), encoding="utf-8")
        console.print(f"report: {report}", highlight=False)
    console.print(f"results and records: {folder}", highlight=False)
