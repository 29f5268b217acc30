"""Environments beside their peers, all in one run: `python -m bench.envs` writes docs/benchmark-envs.md.

Everybody does the same: steps 1,024 games with observation and mask, and chooses evenly among the legal actions.
Only ratios within a run mean anything; they are medians over rounds of the ratio in each, of processor time of all
threads. Whatever is compared is measured in turns of a fraction of a second, for the machine may be busy otherwise. A
turn begins unmeasured: threads of who was before go on for a moment, and their numbers lie in memory's caches.
"""

from __future__ import annotations

import platform
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from ludotheque.envs.vector import VectorEnv
from ludotheque.games import games

PAGE = Path("docs/benchmark-envs.md")
BATCH = 1024
PGX = ("connect_four", "hex", "go_9x9")
SIZES = (1, 16, 256, 1024, 4096)
ROUNDS = 9
SECONDS = 0.12
SETTLING = 0.03
PACKAGES = ("numpy", "open_spiel", "pettingzoo", "pgx", "jax")
Steps = Callable[[], int]
"""Steps a contestant for a while; says how many actions were played."""


PAGE_TEXT = """# Environments beside their peers

Written by `python -m bench.envs` (`make bench-envs`). All in one run of one process: two-player games with observation
and mask, random legal actions, {batch} games at a time (PettingZoo has one). Processor time of all threads; each number
is the median of the ratios of {rounds} rounds in which all take turns. Only the ratios mean anything: the machine was
shared.

{versions}.

## Steps per processor second: how many times as many as each peer

| | {peers} |
{peer_rule}
{rates}

What a step is differs: connect_four is a bit board with seven actions; hex and go are nearer to our games in the work
that an action makes.

## What an observation adds to a step, and the cost of a step by the number of games

| | observation adds | {sizes} |
{size_rule}
{costs}

Under the numbers of games: the time of a step relative to that with {batch} games. With one game the two calls from
Python weigh in.

{notes}"""
NOTES = "## What was tried"
"""From here on the page is written by hand, and kept."""


def ours(game: str, batch: int = BATCH, observations: bool = True) -> Steps:
    env = VectorEnv(game, batch, seed=1, observations=observations, players=2)
    env.reset()
    turns = max(1, 4096 // batch)

    def steps() -> int:
        for _ in range(turns):
            env.step(env.sample())
        return turns * batch

    return steps


def open_spiel() -> Steps:
    """Its own vectorised loop over connect_four."""
    rl_environment: Any = import_module("open_spiel.python.rl_environment")
    vector_env: Any = import_module("open_spiel.python.vector_env")
    agent: Any = import_module("open_spiel.python.rl_agent")
    envs = vector_env.SyncVectorEnv([rl_environment.Environment("connect_four") for _ in range(BATCH)])
    seen = envs.reset()
    rng = np.random.default_rng(1)

    def steps() -> int:
        nonlocal seen
        chosen = []
        for one in seen:
            legal = one.observations["legal_actions"][one.observations["current_player"]]
            chosen.append(agent.StepOutput(action=legal[rng.integers(len(legal))], probs=None))
        seen, _, _, _ = envs.step(chosen, reset_if_done=True)
        return BATCH

    return steps


def pettingzoo() -> Steps:
    env: Any = import_module("pettingzoo.classic.connect_four_v3").env()
    rng = np.random.default_rng(1)

    def steps() -> int:
        env.reset(seed=1)
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            moves += 1
        return moves

    return steps


def pgx(name: str) -> Steps:
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    library: Any = import_module("pgx")
    env = library.make(name)
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, dealing = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(dealing, BATCH)), key

    turn = jax.jit(play)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))

    def steps() -> int:
        nonlocal state, key
        for _ in range(4):
            state, key = turn(state, key)
        jax.block_until_ready(state.observation)
        return 4 * BATCH

    return steps


Times = dict[str, list[float]]
"""Processor time of a step of each contestant, by round."""


def measured(contestants: dict[str, Steps], rounds: int = ROUNDS, seconds: float = SECONDS) -> Times:
    times: Times = {name: [] for name in contestants}
    for steps in contestants.values():
        steps()
    for _ in range(rounds):
        for name, steps in contestants.items():
            taken(steps, SETTLING)
            times[name].append(taken(steps, seconds))
    return times


def taken(steps: Steps, seconds: float) -> float:
    """Processor time of a step, by as many as so many seconds allow."""
    count = 0
    began = now = time.process_time()
    while now - began < seconds:
        count += steps()
        now = time.process_time()
    return (now - began) / count


def times_as_long(times: Times, one: str, other: str) -> float:
    """How many times as long a step of one takes as one of the other."""
    return median(a / b for a, b in zip(times[one], times[other], strict=True))


def page() -> str:
    ids = [game.id for game in games()]
    peers = {
        "OpenSpiel connect_four, SyncVectorEnv": open_spiel(),
        "PettingZoo connect_four": pettingzoo(),
        **{f"pgx {name}": pgx(name) for name in PGX},
    }
    names = {game.id: game.name for game in games()}
    with_and_without = {f"{id}{how}": ours(id, BATCH, not how) for id in ids for how in ("", " bare")}
    found = measured({**with_and_without, **peers})
    sizes = measured({f"{id} {size}": ours(id, size) for id in ids for size in SIZES}, seconds=SECONDS / 2)
    kept = PAGE.read_text("utf-8").partition(NOTES) if PAGE.exists() else ("", NOTES, "\n")
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return PAGE_TEXT.format(
        batch=BATCH,
        rounds=ROUNDS,
        notes=kept[1] + kept[2],
        versions=f"Python {platform.python_version()}, {platform.machine()}, {versions}",
        peers=" | ".join(peers),
        peer_rule="|---" * (1 + len(peers)) + "|",
        rates=rows({names[id]: [ratio(times_as_long(found, peer, id)) for peer in peers] for id in ids}),
        sizes=" | ".join(map(str, SIZES)),
        size_rule="|---" * (2 + len(SIZES)) + "|",
        costs=rows(
            {
                names[id]: [
                    f"{100 * (times_as_long(found, id, f'{id} bare') - 1):.0f} %",
                    *(ratio(times_as_long(sizes, f"{id} {size}", f"{id} {BATCH}")) for size in SIZES),
                ]
                for id in ids
            }
        ),
    )


def rows(cells: dict[str, list[str]]) -> str:
    return "\n".join(f"| {name} | {' | '.join(parts)} |" for name, parts in cells.items())


def ratio(number: float) -> str:
    return f"{number:.0f}" if number >= 10 else f"{number:.2g}"


if __name__ == "__main__":
    text = page()
    PAGE.write_text(text, "utf-8")
    sys.stdout.write(text)
