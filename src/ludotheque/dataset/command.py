"""`ludotheque dataset`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.arena.plan import Plan, split_bots
from ludotheque.cli.arguments import (
    ChoicesOption,
    GamesOption,
    JobsOption,
    JsonOption,
    ModeOption,
    PlayersOption,
    QuietOption,
    find_game,
)
from ludotheque.cli.screen import print_data, progress
from ludotheque.core.errors import BadOption
from ludotheque.core.options import parse_pairs
from ludotheque.dataset.folder import missing, records
from ludotheque.dataset.make import PART_GAMES, from_games, from_records


def register(app: typer.Typer) -> None:
    app.command("dataset", epilog="Example: ludotheque dataset seikatsu -b expert,hard -n 1000 -j 2 --out data")(
        dataset
    )


def dataset(
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="The folder of the dataset.")],
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game that bots play; none with --records or --to-records.")
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="LEVEL,...", help="Bots, with commas between, as in the arena.")
    ] = "hard,greedy",
    games: GamesOption = 100,
    jobs: JobsOption = 1,
    mode: ModeOption = None,
    players: PlayersOption = None,
    option: ChoicesOption = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Another seed, other deals.")] = 0,
    part: Annotated[int, typer.Option("--part", metavar="N", min=1, help="Matches in a file.")] = PART_GAMES,
    from_: Annotated[
        list[Path] | None,
        typer.Option("--records", metavar="PATH", help="Make it from these records; folders are searched."),
    ] = None,
    to_records: Annotated[
        Path | None,
        typer.Option("--to-records", metavar="FOLDER", help="Write the records of the dataset into this folder."),
    ] = None,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Make matches into Parquet: positions, actions, the visits of the search, outcomes.

    A run that was interrupted goes on where it stopped; with more --games it grows.
    """
    if to_records is not None:
        written = write_records(out, to_records)
        _say(as_json, f"{written} records: {to_records}", {"records": written, "folder": str(to_records)})
        return
    if from_:
        files = find_records(from_)
        total, made = len(files), from_records(files, out, part)
    elif game is not None:
        given = [("mode", mode), ("players", players)]
        said = [f"{name}={value}" for name, value in given if value is not None]
        plan = Plan(find_game(game).id, parse_pairs([*said, *(option or [])]), split_bots(bots), seed)
        plan.check()
        total, made = len(plan.jobs(games)), from_games(plan, games, out, jobs, part)
    else:
        raise BadOption("a dataset is made of a GAME that bots play, or of --records")
    count = 0
    try:
        with progress(quiet or as_json) as bars:
            left = sum(end - first for first, end in missing(out, total, part))
            bar = bars.add_task("matches", total=left, rate="")
            for added in made:
                count += added
                bars.advance(bar, added)
                if bars.disable and not (quiet or as_json):
                    typer.echo(f"{count} matches added")
    except KeyboardInterrupt:
        typer.echo("interrupted: the same command goes on from here", err=True)
        raise typer.Exit(130) from None
    _say(as_json, f"dataset: {out}", {"added": count, "folder": str(out)})


def _say(as_json: bool, words: str, data: dict[str, object]) -> None:
    if as_json:
        print_data(data)
    else:
        typer.echo(words)


def find_records(places: list[Path]) -> list[Path]:
    """Raises `BadOption` if there are none, or nothing at one of the places."""
    for place in places:
        if not place.exists():
            raise BadOption(f"there is no file or folder {place}")
    found = [path for place in places for path in (_records_in(place) if place.is_dir() else [place])]
    if not found:
        raise BadOption(f"there are no records (*.txt, *.record) in {', '.join(map(str, places))}")
    return found


def _records_in(folder: Path) -> list[Path]:
    """As `arena` and `play --save game.record` name them."""
    return sorted(path for path in folder.rglob("*") if path.suffix in (".txt", ".record"))


def write_records(folder: Path, target: Path) -> int:
    target.mkdir(parents=True, exist_ok=True)
    count = 0
    for key, record in records(folder):
        # A dataset may come from anywhere: none writes outside of the folder that was named.
        if Path(key).name != key:
            raise BadOption(f"a match of the dataset has a name that is no file's: {key[:60]!r}")
        target.joinpath(f"{key}.txt").write_text(record, encoding="utf-8")
        count += 1
    return count
