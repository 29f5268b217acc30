"""Worker processes. One that dies loses only the game it was playing, which is given to another."""

from __future__ import annotations

import multiprocessing
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from ludotheque.arena.plan import Job, Plan
from ludotheque.arena.play import Played, play_job
from ludotheque.core.errors import LudothequeError
from ludotheque.interrupts import end_quietly, unheard

ATTEMPTS = 3
"""A game during which so many workers died is not tried again."""


class ArenaFailed(LudothequeError):
    """A game that cannot be played: the fault is not a bot's protocol but a bug, or the machine's."""


def play_here(plan: Plan, jobs: Sequence[Job], processes: int) -> Iterator[tuple[Played, str]]:
    """Plays the jobs in that many processes; gives each game as soon as it is over."""
    waiting = deque(jobs)
    deaths: Counter[str] = Counter()
    workers = [_Worker(plan) for _ in range(min(processes, len(jobs)))]
    try:
        while waiting or any(worker.job for worker in workers):
            for worker in workers:
                if worker.job is None and waiting:
                    worker.give(waiting.popleft())
            for ready in wait([worker.line for worker in workers if worker.job]):
                worker = next(worker for worker in workers if worker.line is ready)
                job = worker.job
                assert job is not None
                answer = worker.answer()
                if isinstance(answer, str):
                    raise ArenaFailed(f"game {job.key} ({', '.join(job.bots)}) failed:\n{answer}")
                if answer is not None:
                    yield answer
                    continue
                deaths[job.key] += 1
                if deaths[job.key] == ATTEMPTS:
                    raise ArenaFailed(f"{ATTEMPTS} workers died during game {job.key} ({', '.join(job.bots)})")
                waiting.appendleft(job)
                workers[workers.index(worker)] = _Worker(plan)
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(plan, theirs), daemon=False)
        with unheard():
            self.process.start()
        theirs.close()
        self.job: Job | None = None

    def give(self, job: Job) -> None:
        self.job = job
        try:
            self.line.send(job)
        except OSError:
            return  # It died while idle: `answer` finds out.

    def answer(self) -> tuple[Played, str] | str | None:
        """A finished game, the traceback of one that failed, or None from a worker that died."""
        self.job = None
        try:
            answer: tuple[Played, str] | str = self.line.recv()
        except (EOFError, OSError):
            return None
        return answer

    def end(self) -> None:
        self.line.close()
        if self.job is not None:
            self.process.terminate()
        self.process.join(timeout=5.0)
        if self.process.is_alive():
            self.process.kill()


def _work(plan: Plan, line: Connection) -> None:
    """The life of a worker: it ends when the arena closes the line."""
    end_quietly()
    try:
        while True:
            job: Job = line.recv()
            try:
                answer: tuple[Played, str] | str = play_job(plan, job)
            except Exception:
                answer = traceback.format_exc()
            line.send(answer)
    except (EOFError, OSError):
        return
