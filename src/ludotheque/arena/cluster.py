"""The same jobs on a Ray cluster. One machine needs no Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar

from ludotheque.arena.plan import Job, Plan
from ludotheque.arena.play import Played, play_job
from ludotheque.core.errors import BadOption

Result = TypeVar("Result")

RETRIES = 3
AHEAD = 2
"""Games handed out for each processor of the cluster."""


def play_on_cluster(plan: Plan, jobs: Sequence[Job], address: str) -> Iterator[tuple[Played, str]]:
    """Plays the jobs at `address`: `auto`, `HOST:PORT`, `ray://HOST:PORT`, or `local` for a cluster of this machine."""
    return run_on_cluster(play_job, [(plan, job) for job in jobs], address)


def run_on_cluster(work: Callable[..., Result], arguments: Sequence[tuple[Any, ...]], address: str) -> Iterator[Result]:
    """Calls a function of a module with each of the arguments; gives what it answers as soon as it does."""
    ray = _load_ray()
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadOption(
            f"no Ray cluster can be used at {address!r} ({error}); `ray start --head` starts one, "
            "and one that asks for a token needs RAY_AUTH_MODE=token and RAY_AUTH_TOKEN here too"
        ) from None
    try:
        called = ray.remote(max_retries=RETRIES)(work)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(reversed(arguments))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < room:
                running.append(called.remote(*waiting.pop()))
            done, running = ray.wait(running, num_returns=1)
            for one in done:
                yield ray.get(one)
    finally:
        ray.shutdown()


def _load_ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise BadOption("--cluster needs Ray: pip install 'ludotheque[cluster]'; without it use --jobs") from None
