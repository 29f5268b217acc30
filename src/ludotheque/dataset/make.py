"""Makes the parts of a dataset: from games that bots play, in several processes, or from records."""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from ludotheque.arena.plan import Job, Plan
from ludotheque.bots.bot import BotFailed
from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import LudothequeError
from ludotheque.core.match import Match
from ludotheque.dataset.folder import begin, missing, write_part
from ludotheque.dataset.rows import Rows
from ludotheque.games import read_record
from ludotheque.interrupts import ProcessLost, end_quietly, unheard

PART_GAMES = 16
"""Matches in a part: as many as are lost, at most, when a process is killed."""


class BotGaveUp(LudothequeError):
    """A dataset has no forfeits: the bot has to be mended first."""


def from_games(plan: Plan, games: int, folder: Path, processes: int = 1, part: int = PART_GAMES) -> Iterator[int]:
    """Plays what is missing; says after each part how many matches it added."""
    game, options = plan.checked_options()
    # Ids of two numberings must not meet in one dataset.
    numbering = {"numbering": game.numbering} if game.numbering > 1 else {}
    began = {"game": plan.game, "options": str(options), "bots": list(plan.bots), "seed": plan.seed, **numbering}
    begin(folder, began)
    jobs = plan.jobs(games)
    parts = missing(folder, len(jobs), part)
    if processes == 1:
        for first, end in parts:
            yield make_part(plan, jobs[first:end], folder, first)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context, initializer=end_quietly) as pool:
        with unheard():
            made = [pool.submit(make_part, plan, jobs[first:end], folder, first) for first, end in parts]
        try:
            for one in as_completed(made):
                yield one.result()
        except BrokenProcessPool:
            raise ProcessLost("a process was ended from outside: the same command goes on from here") from None
        finally:
            pool.shutdown(cancel_futures=True)


def make_part(plan: Plan, jobs: Sequence[Job], folder: Path, first: int) -> int:
    rows = Rows()
    for job in jobs:
        play(plan, job, rows)
    write_part(folder, first, first + len(jobs), rows)
    return len(jobs)


def play(plan: Plan, job: Job, rows: Rows) -> None:
    """One game; the seed of each decision is its own, so that a run gives the same again."""
    game, options = plan.checked_options()
    match = Match(game, options, job.seed, [f"bot {spec}" for spec in job.bots])
    bots = [make_bot(spec, game, options) for spec in job.bots]
    visits: list[dict[int, int] | None] = []
    try:
        while not match.is_over:
            seat = match.to_move
            text = f"dataset {job.key} {seat} {match.ply}".encode()
            seed = int.from_bytes(hashlib.sha256(job.seed + text).digest()[:6], "little")
            history = [entry.action for entry in match.line]
            action = bots[seat].choose(game, match.state, seat, seed, history)
            visits.append(bots[seat].visits)
            match.play(seat, action)
    except BotFailed as failed:
        raise BotGaveUp(f"{failed}: a dataset has no forfeits") from None
    finally:
        for bot in bots:
            bot.close()
    rows.add(job.key, match, list(job.bots), visits)


def from_records(paths: Sequence[Path], folder: Path, part: int = PART_GAMES) -> Iterator[int]:
    """Turns records of finished matches into a dataset; the match is named as its file."""
    names = sorted(paths)
    keys = keys_of(names)
    begin(folder, {"records": [f"{key}.txt" for key in keys]})
    for first, end in missing(folder, len(names), part):
        rows = Rows()
        for path, key in zip(names[first:end], keys[first:end], strict=True):
            try:
                match = read_record(path.read_text("utf-8"))
            except (LudothequeError, OSError, UnicodeDecodeError) as error:
                raise LudothequeError(f"{path}: {error}") from None
            if not match.is_over:
                raise LudothequeError(f"{path}: the match is not over; a dataset has finished matches only")
            bots = [name.removeprefix("bot ") if name.startswith("bot ") else "" for name in match.names]
            rows.add(key, match, bots, [])
        write_part(folder, first, end, rows)
        yield end - first


def keys_of(paths: Sequence[Path]) -> list[str]:
    """A key for each match: the name of its file, with those of as many folders as tell all apart."""
    deepest = max(len(path.parts) for path in paths)
    for depth in range(1, deepest + 1):
        keys = ["-".join(path.with_suffix("").parts[-depth:]) for path in paths]
        if len(set(keys)) == len(keys):
            return keys
    raise LudothequeError("a record is named twice: each makes one match of the dataset")
