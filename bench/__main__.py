"""`python -m bench`: the engine compiled and plain, and its peers, measured in turns; a table and JSON.

Machines are noisy: every measurement is short, all take turns, and what counts is the median of the rounds.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bench.peers import PEERS
from bench.pure import pure_copy
from bench.report import Numbers, as_data, print_tables
from bench.worker import ROOT, Worker
from ludotheque.games import game_ids
from ludotheque.measure import MEASURES

Job = tuple[Worker, str, str, tuple[str, str, str]]


def main() -> int:
    arguments = _arguments()
    games, peers = arguments.games, [] if arguments.no_peers else list(PEERS)
    numbers = Numbers()
    with pure_copy() as folder, Worker() as compiled, Worker(folder) as pure:
        if not compiled.compiled:
            numbers.missing["compiled engine"] = "it is not compiled here (no C compiler, or LUDOTHEQUE_PURE=1)"
        if pure.compiled:
            raise RuntimeError("the plain copy is compiled: its path is not the first")
        jobs = _jobs(games, peers, compiled, pure)
        for _ in track(range(arguments.rounds), "rounds", console=Console(stderr=True), transient=True):
            for job in jobs:
                _measure(numbers, job, arguments.seconds)
    print_tables(Console(width=None if sys.stdout.isatty() else 100), numbers, games, peers)
    to = Path(arguments.json)
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(json.dumps(as_data(numbers, games, peers, arguments.seconds, arguments.rounds), indent=1) + "\n")
    print(f"written to {arguments.json}")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=game_ids(), help="which games; all if none is named")
    parser.add_argument("--rounds", type=int, default=5, help="how often each measurement is taken")
    parser.add_argument("--seconds", type=float, default=0.25, help="of one measurement")
    parser.add_argument("--json", default=str(ROOT / "build" / "bench.json"), help="where the numbers go")
    parser.add_argument("--no-peers", action="store_true", help="without the other libraries")
    arguments = parser.parse_args()
    unknown = [game for game in arguments.games if game not in game_ids()]
    if unknown:
        parser.error(f"there is no game {unknown[0]!r}; the games are {', '.join(game_ids())}")
    if arguments.rounds < 1 or not 0 < arguments.seconds <= 60:
        parser.error("rounds are 1 or more; seconds are above 0, at most 60")
    return arguments


def _jobs(games: list[str], peers: list[str], compiled: Worker, pure: Worker) -> list[Job]:
    jobs: list[Job] = []
    for game in games:
        for what in MEASURES:
            if compiled.compiled:
                jobs.append((compiled, what, game, (game, what, "compiled")))
            jobs.append((pure, what, game, (game, what, "pure")))
        if compiled.compiled:
            jobs.append((compiled, "tenths", game, (game, "tenths", "compiled")))
    jobs.extend((compiled, "peer", peer, ("peer", peer, "")) for peer in peers)
    return jobs


def _measure(numbers: Numbers, job: Job, seconds: float) -> None:
    worker, what, of, key = job
    name = " ".join(filter(None, key))
    if name in numbers.missing:
        return
    try:
        value = worker.ask(what, of, seconds)
    except RuntimeError as error:
        numbers.missing[name] = str(error)
        return
    if what == "tenths":
        numbers.tenths.setdefault(of, []).append(value)
    else:
        numbers.add(key, value)


if __name__ == "__main__":
    sys.exit(main())
