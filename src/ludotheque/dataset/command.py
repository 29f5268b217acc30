"""`ludotheque dataset`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludotheque.arena.plan import Plan, split_bots
from ludotheque.cli.arguments import ChoicesOption, ModeOption, PlayersOption, find_game
from ludotheque.core.errors import BadOption
from ludotheque.core.options import parse_pairs
from ludotheque.dataset.folder import records
from ludotheque.dataset.make import PART_GAMES, from_games, from_records


def register(app: typer.Typer) -> None:
    app.command("dataset")(dataset)


def dataset(
    out: Annotated[Path, typer.Option(help="The folder of the dataset.")],
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game that bots play; none with --records or --to-records.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Bots, with commas between, as in the arena.")] = "hard,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games; rounded up so that the seats are balanced.")] = 100,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    mode: ModeOption = None,
    players: PlayersOption = None,
    option: ChoicesOption = None,
    seed: Annotated[int, typer.Option(help="Another seed, other deals.")] = 0,
    part: Annotated[int, typer.Option(min=1, help="Matches in a file.")] = PART_GAMES,
    from_: Annotated[
        list[Path] | None, typer.Option("--records", help="Make it from these records; folders are searched.")
    ] = None,
    to_records: Annotated[Path | None, typer.Option(help="Write the records of the dataset into this folder.")] = None,
) -> None:
    """Make matches into Parquet: positions, actions, the visits of the search, outcomes.

    A run that was interrupted goes on where it stopped; with more --games it grows.
    """
    console = Console()
    if to_records is not None:
        console.print(f"{write_records(out, to_records)} records: {to_records}", highlight=False)
        return
    if from_:
        made = from_records(find_records(from_), out, part)
    elif game is not None:
        given = [("mode", mode), ("players", players)]
        said = [f"{name}={value}" for name, value in given if value is not None]
        plan = Plan(find_game(game).id, parse_pairs([*said, *(option or [])]), split_bots(bots), seed)
        plan.check()
        made = from_games(plan, games, out, jobs, part)
    else:
        raise BadOption("a dataset is made of a GAME that bots play, or of --records")
    count = 0
    try:
        for added in made:
            count += added
            console.print(f"{count} matches added", highlight=False)
    except KeyboardInterrupt:
        console.print("interrupted: the same command goes on from here")
        raise typer.Exit(130) from None
    console.print(f"dataset: {out}", highlight=False)


def find_records(places: list[Path]) -> list[Path]:
    """Raises `BadOption` if there are none."""
    found = [path for place in places for path in (sorted(place.rglob("*.txt")) if place.is_dir() else [place])]
    if not found:
        raise BadOption(f"there are no records (*.txt) in {', '.join(map(str, places))}")
    return found


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
