"""`ludotheque mine`."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import Progress, TaskID

from ludotheque.cli.arguments import GameArgument, JobsOption, JsonOption, QuietOption, find_game
from ludotheque.cli.files import BadFile, load_match, read_text
from ludotheque.cli.screen import console, print_data, progress
from ludotheque.core.errors import BadOption
from ludotheque.games import game as load_game
from ludotheque.interrupts import end_quietly, unheard
from ludotheque.study.check import TIMES, Checked, check
from ludotheque.study.mine import Job, mine
from ludotheque.study.puzzles import Puzzle, line, puzzles, read, write
from ludotheque.study.seeds import seed_of

T = TypeVar("T")
R = TypeVar("R")


def register(app: typer.Typer) -> None:
    app.command("mine", epilog="Example: ludotheque mine seikatsu --matches 200 --out puzzles.jsonl")(mine_command)


def mine_command(
    game: GameArgument,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where puzzles are added, one in a line.", show_default=False),
    ] = None,
    matches: Annotated[int, typer.Option("--matches", metavar="N", min=1, help="How many matches to look at.")] = 100,
    first: Annotated[int, typer.Option("--first", metavar="N", min=0, help="The number of the first match.")] = 0,
    wanted: Annotated[int, typer.Option("--wanted", metavar="N", min=1, help="Stop at so many puzzles.")] = 1_000_000,
    nodes: Annotated[int, typer.Option("--nodes", metavar="N", min=100, help="Playouts of each search.")] = 1000,
    solved: Annotated[
        bool,
        typer.Option("--solved", help="Look only at endings in which every way to the end can be looked at: quick."),
    ] = False,
    records: Annotated[
        list[Path] | None,
        typer.Option("--record", metavar="FILE", help="Look at this stored match instead; may be given many times."),
    ] = None,
    jobs: JobsOption = 1,
    check: Annotated[
        bool,
        typer.Option("--check", help=f"Check puzzles by a search of {TIMES} times the playouts and another seed."),
    ] = False,
    file: Annotated[
        Path | None,
        typer.Option("--file", metavar="FILE", help="With --check: the puzzles; those of the game if left out."),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, help="With --check: another number is another search.")
    ] = 0,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE", help="With --check: write those that hold to this file.")
    ] = None,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Look for puzzles: positions from matches between bots, or stored ones, in which one move is clearly best.

    A run that was interrupted goes on where it stopped when it is started again with the same file.
    """
    found = find_game(game)
    try:
        if check:
            _check(found.id, file, keep, seed, jobs, as_json, quiet)
            return
        if out is None:
            raise BadOption("--out FILE says where the puzzles go")
        if records:
            asked = _recorded(found.id, records, nodes, solved)
        else:
            asked = [Job(found.id, number, nodes, solved) for number in range(first, first + matches)]
        count = _mine(found.id, out, asked, jobs, wanted, quiet)
    except KeyboardInterrupt:
        typer.echo("interrupted: the same command goes on from here", err=True)
        raise typer.Exit(130) from None
    if as_json:
        print_data({"game": found.id, "puzzles": count, "file": str(out)})
    else:
        console().print(f"{count} puzzles in {out}", markup=False, soft_wrap=True)


def _recorded(game: str, files: list[Path], nodes: int, solved: bool) -> list[Job]:
    """A stored match is known by its text: the same file under another name is not looked at twice."""
    asked = []
    for file in files:
        text = read_text(str(file))
        match = load_match(str(file))
        if match.game.id != game:
            raise BadFile(str(file), f"is a match of {match.game.id}, not of {game}")
        asked.append(Job(game, seed_of("record", text), nodes, solved, text))
    return asked


def _mine(game: str, out: Path, asked: Iterable[Job], jobs: int, wanted: int, quiet: bool) -> int:
    """All puzzles that are in the file afterwards. Beside it, `FILE.done` has the numbers of the matches looked at."""
    log = out.with_name(out.name + ".done")
    done = {int(number) for number in log.read_text("utf-8").split()} if log.is_file() else set()
    known = {puzzle.id for puzzle in read(out.read_text("utf-8"))} if out.is_file() else set()
    left = [job for job in asked if job.number not in done]
    with progress(quiet) as bars, out.open("a", encoding="utf-8") as kept, log.open("a", encoding="utf-8") as told:
        bar = bars.add_task(f"{game}: {len(known)}", total=len(left), rate="")
        for job, fresh in _spread(_mine_one, left, jobs):
            for puzzle in fresh:
                if puzzle.id not in known:
                    kept.write(line(puzzle))
                    known.add(puzzle.id)
            kept.flush()
            told.write(f"{job.number}\n")
            told.flush()
            bars.update(bar, advance=1, description=f"{game}: {len(known)}")
            if len(known) >= wanted:
                break
    return len(known)


def _mine_one(job: Job) -> tuple[Job, list[Puzzle]]:
    return job, mine(load_game(job.game), job)


def _check(game: str, file: Path | None, keep: Path | None, seed: int, jobs: int, as_json: bool, quiet: bool) -> None:
    mined = read(file.read_text("utf-8")) if file is not None else list(puzzles(game).values())
    if not mined:
        raise BadOption(f"there are no puzzles of {game} to check")
    checked: list[tuple[Puzzle, Checked]] = []
    with progress(quiet) as bars:
        bar: TaskID = bars.add_task(game, total=len(mined), rate="")
        for puzzle, result in _spread(_check_one, [(game, puzzle, seed) for puzzle in mined], jobs):
            checked.append((puzzle, result))
            _advance(bars, bar, checked)
    agreed = {puzzle.id for puzzle, result in checked if result.agrees}
    if keep is not None:
        write(keep, [puzzle for puzzle in mined if puzzle.id in agreed])
    share = len(agreed) / len(mined)
    if as_json:
        print_data({"game": game, "puzzles": len(mined), "agreed": len(agreed), "share": share})
        return
    for puzzle, result in checked:
        if not result.agrees:
            console().print(f"{puzzle.id}: {puzzle.answer}, but the check has {result.best}", markup=False)
    console().print(f"{len(agreed)} of {len(mined)} hold: {100 * share:.1f} %", markup=False)


def _advance(bars: Progress, bar: TaskID, checked: list[tuple[Puzzle, Checked]]) -> None:
    held = sum(result.agrees for _, result in checked)
    bars.update(bar, advance=1, rate=f"{held}/{len(checked)} hold")


def _check_one(asked: tuple[str, Puzzle, int]) -> tuple[Puzzle, Checked]:
    game, puzzle, seed = asked
    return puzzle, check(load_game(game), puzzle, seed)


def _spread(work: Callable[[T], R], items: list[T], jobs: int) -> Iterator[R]:
    if jobs == 1 or len(items) < 2:
        yield from map(work, items)
        return
    with unheard():
        pool = multiprocessing.get_context("spawn").Pool(min(jobs, len(items)), end_quietly)
    with pool:
        yield from pool.imap_unordered(work, items)
