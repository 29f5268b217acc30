"""`ludotheque insights`."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ludotheque.bots.levels import make_bot
from ludotheque.cli.arguments import GameArgument, JobsOption, JsonOption, QuietOption, find_game
from ludotheque.cli.files import BadFile
from ludotheque.cli.screen import console, print_data, progress
from ludotheque.games import game as load_game
from ludotheque.interrupts import end_quietly, unheard
from ludotheque.study.insights import Insights, summed_up, tasks_of
from ludotheque.study.played import Line, Task, play

BOT = "mcts:nodes=100"


def register(app: typer.Typer) -> None:
    example = "Example: ludotheque insights seikatsu --matches 500 --out insights.json"
    app.command("insights", epilog=example)(insights_command)


def insights_command(
    game: GameArgument,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="Where the numbers go, as JSON.", show_default=False)
    ],
    matches: Annotated[
        int,
        typer.Option("--matches", metavar="N", min=1, help="Matches of every mode with every number of players."),
    ] = 200,
    first: Annotated[int, typer.Option("--first", metavar="N", min=0, help="The number of the first match.")] = 0,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays all seats.")] = BOT,
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Let a bot play itself many times, and sum up what the game looks like in numbers.

    Beside FILE, FILE.matches has the matches that were played: a run that was interrupted goes on where it stopped.
    """
    found = find_game(game)
    make_bot(bot, found, found.options()).close()
    tasks = tasks_of(found, bot, matches, first)
    try:
        lines = _played(found.name, out.with_name(out.name + ".matches"), tasks, jobs, quiet)
    except KeyboardInterrupt:
        typer.echo("interrupted: the same command goes on from here", err=True)
        raise typer.Exit(130) from None
    told = summed_up(found, bot, first, lines)
    out.write_bytes(msgspec.json.encode(told) + b"\n")
    if as_json:
        print_data({"game": found.id, "matches": len(lines), "file": str(out)})
    else:
        _report(told, out)


def _played(name: str, log: Path, tasks: list[Task], jobs: int, quiet: bool) -> list[Line]:
    """All that were asked for; what the file has besides is left alone."""
    wanted = set(map(_key, tasks))
    lines = [line for line in _read(log) if _key(line.task) in wanted]
    done = {_key(line.task) for line in lines}
    left = [task for task in tasks if _key(task) not in done]
    with progress(quiet) as bars, log.open("ab") as kept:
        bar = bars.add_task(name, total=len(left), rate="")
        for line in _spread(left, jobs):
            kept.write(msgspec.json.encode(line) + b"\n")
            kept.flush()
            lines.append(line)
            bars.update(bar, advance=1)
    return lines


def _read(log: Path) -> Iterator[Line]:
    if not log.is_file():
        return
    for number, line in enumerate(log.read_bytes().splitlines(), 1):
        try:
            yield msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError as error:
            raise BadFile(str(log), f"line {number} is no match: {error}") from None


def _key(task: Task) -> tuple[str, str, int, str, int]:
    return task.game, task.mode, task.players, task.bot, task.number


def _play_one(task: Task) -> Line:
    return play(load_game(task.game), task)


def _spread(tasks: list[Task], jobs: int) -> Iterator[Line]:
    if jobs == 1 or len(tasks) < 2:
        yield from map(_play_one, tasks)
        return
    with unheard():
        pool = multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks)), end_quietly)
    with pool:
        yield from pool.imap_unordered(_play_one, tasks, chunksize=4)


def _report(told: Insights, out: Path) -> None:
    for case in told.cases:
        won = "  ".join(f"{100 * one.share:.0f} % ({100 * one.low:.0f}-{100 * one.high:.0f})" for one in case.won)
        head = f"{case.mode}, {case.players}: {case.matches + case.trials} matches, {case.turns.mean.mean:.0f} turns"
        console().print(f"{head}; won in the order of play: {won}", markup=False, soft_wrap=True)
    console().print(f"all of it is in {out}", markup=False, soft_wrap=True)
