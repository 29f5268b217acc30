"""Writes a notebook for each game from one template: `python -m ludotheque.codegen.notebooks`."""

from __future__ import annotations

import json
from itertools import takewhile
from pathlib import Path
from string import Template

from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.envs.ids import env_id, spiel_name
from ludotheque.games import games
from ludotheque.rulebook import Rulebook, rulebook

FOLDER = Path("examples/notebooks")
RESULTS = Path(__file__).parents[3] / "docs" / "results.md"
"""Beside the sources: notebooks are written there alone."""

Cell = tuple[str, str]
"""`markdown` or `code`, and its text."""

TEMPLATE: tuple[Cell, ...] = (
    (
        "markdown",
        """# $name for learning

`$env`. $summary

By $designers. All rules by clause: `ludotheque rules $id`. Needs `pip install 'ludotheque[rl]'`.

| mode | players |
|---|---|
$modes""",
    ),
    (
        "markdown",
        """## Rules in short

$rules""",
    ),
    (
        "code",
        """from ludotheque import Rng, game, make_bot

GAME = game("$id")
options = GAME.options()
state = GAME.deal(options, Rng(1))
state""",
    ),
    (
        "markdown",
        """## Observation

One flat vector of `uint8`: what the viewer may know, its own seat first. Named tables are views of it; the layout is in
docs/observations.md.""",
    ),
    (
        "code",
        """from ludotheque.envs.encoder import Encoder

encoder = Encoder("$id")
numbers = encoder.observation(state, viewer=state.to_move)
{name: (table.shape, table.meaning) for name, table in encoder.layout.tables.items()}""",
    ),
    (
        "markdown",
        """## Actions

Flat ids with a fixed meaning, a mask of those that are legal now, and what each id is made of.""",
    ),
    (
        "code",
        """legal = encoder.mask(state).nonzero()[0]
print(encoder.actions, "ids,", len(legal), "legal now; made of", encoder.factors.names)
[(int(action), GAME.action_text(state, int(action)), dict(GAME.action_parts(int(action)))) for action in legal[:5]]""",
    ),
    (
        "markdown",
        """## Rewards

`State.returns()` when the match is over, from -1 to 1: 1 for the one team that won, shared among several; solo 1 or -1.
There is none on the way; `state.scores()` has the points as they stand.""",
    ),
    (
        "code",
        """played = state.clone()
length = played.play_out(Rng(2))
print(length, "actions, points", played.scores(), "returns", played.returns())
print("a usual match has", GAME.typical_length(options), "actions, none more than", GAME.max_length(options))""",
    ),
    ("markdown", "## Many games at once"),
    (
        "code",
        """from ludotheque.envs.vector import VectorEnv

env = VectorEnv("$id", 16, seed=1)
observations, masks = env.reset()
matches = 0
for _ in range(300):
    observations, rewards, ended = env.step(env.sample())
    matches += int(ended.sum())
print(matches, "matches over;", observations.shape, observations.dtype, masks.shape)""",
    ),
    (
        "markdown",
        """## In other libraries

Gymnasium `$env`, PettingZoo `ludotheque.envs.pettingzoo.env("$id")`, OpenSpiel `$spiel`: see docs/environments.md.""",
    ),
    (
        "code",
        """import gymnasium
import ludotheque.envs.gymnasium

single = gymnasium.make("$env", opponents="random", disable_env_checker=True)
observation, _ = single.reset(seed=1)
over, reward = False, 0.0
while not over:
    action = single.unwrapped.action_masks().nonzero()[0][0]
    observation, reward, over, _, _ = single.step(action)
print("the first legal action each time, against random:", reward)""",
    ),
    (
        "markdown",
        """## Baselines

The built-in bots, weakest first: `random`, `novice`, `easy`, `medium`, `hard`, `expert`, `master`. Their ratings with
two players, where 400 more is ten wins to one, as `ludotheque arena` found them. How many games that took, and how sure
they are, is in docs/results.md.

$ratings

Here two of them over a few deals, seats changed.""",
    ),
    (
        "code",
        """def match(specs, seed):
    bots = [make_bot(spec, GAME, options) for spec in specs]
    state = GAME.deal(options, Rng(seed))
    while not state.is_over:
        state.step(bots[state.to_move].choose(GAME, state, state.to_move, seed))
    return state.returns()

wins = 0.0
for seed in range(2):
    wins += (match(["greedy", "random"], seed)[0] + 1) / 2 + (match(["random", "greedy"], seed)[1] + 1) / 2
print("greedy won", wins, "of 4 against random")""",
    ),
    (
        "markdown",
        """## Versions

| version | what changed |
|---|---|
$versions""",
    ),
)


def rules_in_short(book: Rulebook) -> str:
    """What a turn is and how a match ends, by clause."""
    wanted = [section for section in book.sections if section.title.startswith(("The turn", "The end"))]
    return "\n\n".join(
        "\n".join([f"**{section.title}**", "", *(f"- {clause.id} {clause.text}" for clause in section.clauses)])
        for section in wanted
    )


def ratings(game: Game[State], results: str) -> str:
    """The rows of this game in the table of ratings of docs/results.md."""
    lines = results.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("| game | novice | easy |"))
    table = takewhile(lambda line: line.startswith("|"), lines[first + 2 :])
    own = [line for line in table if line.split("|")[1].strip().partition(",")[0] == game.name]
    return "\n".join([*lines[first : first + 2], *own])


def versions(game: Game[State]) -> str:
    changes = ("the first", *game.env_changes)
    return "\n".join(f"| v{number} | {change} |" for number, change in enumerate(changes, 1))


def cells(game: Game[State]) -> list[Cell]:
    book = rulebook(game.id)
    words = {
        "id": game.id,
        "name": game.name,
        "env": env_id(game),
        "spiel": spiel_name(game),
        "summary": " ".join(book.intro.partition("[RB]")[0].split()),
        "rules": rules_in_short(book),
        "ratings": ratings(game, RESULTS.read_text("utf-8")),
        "designers": " and ".join(game.designers),
        "versions": versions(game),
        "modes": "\n".join(f"| {mode.id} | {', '.join(map(str, mode.players))} |" for mode in game.modes),
    }
    return [(kind, Template(text).substitute(words)) for kind, text in TEMPLATE]


def notebook(game: Game[State]) -> str:
    parts: list[dict[str, object]] = []
    for number, (kind, text) in enumerate(cells(game)):
        part: dict[str, object] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": text}
        if kind == "code":
            part |= {"execution_count": None, "outputs": []}
        parts.append(part)
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": parts, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def path(game: Game[State]) -> Path:
    return FOLDER / f"{game.id}.ipynb"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for one in games():
        path(one).write_text(notebook(one), "utf-8")
