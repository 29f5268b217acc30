"""`ludotheque arena`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.live import Live

from ludotheque.arena.cluster import play_on_cluster
from ludotheque.arena.plan import Job, Plan, split_bots
from ludotheque.arena.play import Played
from ludotheque.arena.plots import draw_all, load_pyplot, save_all
from ludotheque.arena.report import forfeit_lines, html_report, result_table, seat_lines
from ludotheque.arena.statistics import standings
from ludotheque.arena.store import Store
from ludotheque.arena.workers import play_here
from ludotheque.cli.arguments import (
    ChoicesOption,
    GameArgument,
    GamesOption,
    JobsOption,
    JsonOption,
    ModeOption,
    PlayersOption,
    QuietOption,
    chosen_options,
    complete_bots,
    find_game,
    seed_number,
)
from ludotheque.cli.screen import console as standard_output
from ludotheque.cli.screen import print_data, progress


def register(app: typer.Typer) -> None:
    app.command("arena", epilog="Example: ludotheque arena tolleno --bots hard,easy,greedy -n 200 -j 4")(arena)


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="LEVEL,...",
            help="Bots, with commas between: levels, random, greedy, mcts:nodes=500, cmd:PROGRAM.",
            autocompletion=complete_bots,
        ),
    ] = "hard,greedy",
    games: GamesOption = 100,
    jobs: JobsOption = 1,
    mode: ModeOption = None,
    players: PlayersOption = None,
    option: ChoicesOption = None,
    seed: Annotated[
        str, typer.Option("--seed", metavar="SEED", help="A number or a word: another seed, other deals.")
    ] = "0",
    clock: Annotated[
        float,
        typer.Option(
            "--clock",
            metavar="SECONDS",
            min=0,
            help="Seconds of one core a decision, for the bots that think for a time; 0: each as long as it would.",
        ),
    ] = 0.0,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="The folder of results; each set of arguments has its own."),
    ] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="The address of a Ray cluster to play on.")
    ] = None,
    plots: Annotated[bool, typer.Option(help="Draw plots and write the HTML report.")] = True,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Let bots play each other, and say how strong they are.

    A run that was interrupted goes on where it stopped when it is started again with the same arguments.
    """
    console = standard_output()
    try:
        plan = make_plan(game, bots, mode, players, option or [], _seed(seed), clock)
        folder = out or default_folder(plan)
        if plots:
            load_pyplot()
        done = run(plan, games, jobs, folder, cluster, Console(stderr=True, quiet=quiet))
        if as_json:
            write_report(plan, done, folder, plots)
            print_data(as_data(plan, done, folder))
        else:
            show(plan, done, folder, plots, console)
        _insist_on_players(done)
    except KeyboardInterrupt:
        typer.echo("interrupted: the same command goes on from here", err=True)
        raise typer.Exit(130) from None


def _insist_on_players(games: list[Played]) -> None:
    """A program that never played a game to its end: a script is not to take that for a result."""
    absent = [line for line in standings(games) if line.forfeits == line.rate.games]
    for line in absent:
        typer.echo(f"ludotheque: {line.bot} forfeited each of its {line.rate.games} games", err=True)
    if absent:
        raise typer.Exit(1)


def make_plan(
    game: str, bots: str, mode: str | None, players: int | None, option: list[str], seed: int, clock: float = 0.0
) -> Plan:
    found = find_game(game)
    plan = Plan(found.id, chosen_options(found, mode, players, option).as_dict(), split_bots(bots), seed, clock)
    plan.check()
    return plan


def _seed(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 16 else seed_number(text)


def default_folder(plan: Plan) -> Path:
    _, options = plan.checked_options()
    return Path("arena") / f"{plan.game}-{options.mode}-{options.players}-{plan.digest()}"


def run(
    plan: Plan,
    games: int,
    jobs: int,
    folder: Path,
    cluster: str | None,
    console: Console | None = None,
    told: Callable[[int, int], None] = lambda done, total: None,
) -> list[Played]:
    """Plays what is not yet played; gives all games of the run. `told` is called with how many there are, and how many
    there will be."""
    console = console or Console(quiet=True)
    store = Store(folder, plan)
    wanted = plan.jobs(games)
    left = [job for job in wanted if job.key not in store.played]
    try:
        told(len(wanted) - len(left), len(wanted))
        _play(plan, left, jobs, cluster, store, len(wanted), console, told)
    finally:
        store.close()
    return [store.played[job.key] for job in wanted]


def _play(
    plan: Plan,
    left: list[Job],
    jobs: int,
    cluster: str | None,
    store: Store,
    total: int,
    console: Console,
    told: Callable[[int, int], None],
) -> None:
    bars = progress(quiet=True)
    bar = bars.add_task(plan.game, total=total, completed=total - len(left), rate="")
    games: Iterator[tuple[Played, str]] = (
        play_on_cluster(plan, left, cluster) if cluster is not None else play_here(plan, left, jobs)
    )
    if console.quiet or not console.is_terminal:
        for done, (played, record) in enumerate(games if left else (), total - len(left) + 1):
            store.add(played, record)
            told(done, total)
        return
    with Live(bars, console=console, refresh_per_second=4, transient=True) as live:
        for played, record in games if left else ():
            store.add(played, record)
            bars.advance(bar)
            live.update(Group(bars, result_table(list(store.played.values()))))


def show(plan: Plan, games: list[Played], folder: Path, plots: bool, console: Console) -> None:
    console.print(result_table(games))
    for line in seat_lines(games):
        console.print(line, highlight=False)
    for line in forfeit_lines(games):
        console.print(line, style="yellow", markup=False)
    if report := write_report(plan, games, folder, plots):
        console.print(f"report: {report}", highlight=False)
    console.print(f"results and records: {folder}", highlight=False)


def write_report(plan: Plan, games: list[Played], folder: Path, plots: bool) -> Path | None:
    if not plots:
        return None
    figures = draw_all(games)
    save_all(figures, folder / "plots")
    report = folder / "report.html"
    report.write_text(html_report(plan, games, figures), encoding="utf-8")
    return report


def as_data(plan: Plan, games: list[Played], folder: Path) -> dict[str, object]:
    _, options = plan.checked_options()
    bots = [
        {
            "bot": line.bot,
            "games": line.rate.games,
            "won": line.rate.share,
            "rating": line.rating,
            "points": line.points.mean,
            "seconds_a_decision": line.thinking,
            "forfeits": line.forfeits,
        }
        for line in standings(games)
    ]
    return {"game": plan.game, "options": options.as_dict(), "seed": plan.seed, "bots": bots, "folder": str(folder)}
