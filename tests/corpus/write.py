"""Writes the corpus of a version: `python -m tests.corpus.write VERSION [GAME:MODE ...]`, once, when a rule or a record
changes; with modes, of those only.

What a version has written is never written again: see README.md.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from ludotheque.arena.command import run as run_arena
from ludotheque.arena.plan import Plan
from ludotheque.bots.levels import make_bot
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.options import Mode
from ludotheque.core.record import write_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from tests.cases import Case, games, name, seed_of, walk
from tests.cli.runner import run
from tests.corpus.shelf import FOLDER, MANIFEST, manifest
from tests.corpus.tables import write_tables

NAMES = ["Zoë 🐟", "bot hard", "-", "Ada\nresult open", "x" * 200, "  two  words "]
SHARES = (0.0, 0.3, 0.6, 0.9, 1.0)
ARENA_GAMES = 2

Modes = list[tuple[Game[State], Mode]]


def main(version: str, wanted: list[str]) -> None:
    folder = FOLDER / version
    if folder.exists():
        raise SystemExit(f"{folder} is there: what a version has written stays as it is")
    modes = [(game, mode) for game in games() for mode in game.modes if not wanted or f"{game.id}:{mode.id}" in wanted]
    plain = [(game, game.options(mode=mode.id, players=players)) for game, mode in modes for players in mode.players]
    setups = [setup for case in plain for setup in with_every_option(case)]
    for case in setups:
        write(folder / "finished", case, played_by_bots(case))
    for case in plain:
        for kind, match in unusual(case):
            write(folder / kind, case, match)
    write_positions(folder / "positions", setups)
    write_by_command(folder / "command", modes)
    write_by_arena(folder / "arena", modes)
    asyncio.run(write_tables(folder / "server", modes))
    (folder / MANIFEST).write_text(manifest(version), "utf-8")


def with_every_option(case: Case) -> Iterator[Case]:
    """The setup itself, with every other value of every option, and with all of them changed."""
    game, plain = case
    yield case
    setup: dict[str, str | int] = {"mode": plain.mode, "players": plain.players}
    own = [choice for choice in game.choices if not choice.modes or plain.mode in choice.modes]
    for choice in own:
        for value in choice.values[1:]:
            yield game, game.options(**setup, **{choice.name: value})
    if len(own) > 1:
        yield game, game.options(**setup, **{choice.name: choice.values[-1] for choice in own})


def write(folder: Path, case: Case, match: Match) -> None:
    path = folder / case[0].id / f"{name(case).removeprefix(case[0].id + '-')}.record"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_record(match), "utf-8", newline="\n")


def played_by_bots(case: Case) -> Match:
    game, options = case
    match = Match(game, options, seed_of(options.players))
    bot = make_bot("greedy", game, options)
    while not match.is_over:
        seat = match.to_move
        match.play(seat, bot.choose(game, match.state.redeal(seat, Rng(match.ply)), seat, match.ply))
    return match


def unusual(case: Case) -> Iterator[tuple[str, Match]]:
    """What a record can hold besides a plain match from its beginning to its end."""
    length = len(played_by_chance(case).line)
    yield "just-begun", played_by_chance(case, 0)
    yield "unfinished", played_by_chance(case, length // 2)
    yield "taken-back", with_steps_taken_back(case)
    agreed = played_by_chance(case, length // 3)
    agreed.agree_to_end()
    yield "agreed", agreed
    if case[1].players > 1:
        resigned = played_by_chance(case, length // 4)
        resigned.resign(0)
        if not resigned.is_over:
            play_on(resigned, Rng(9), 10**6)
        yield "resigned", resigned
        left = played_by_chance(case, length // 4)
        while not left.is_over:
            left.resign(max(set(range(case[1].players)) - left.resigned))
        yield "left-alone", left


def played_by_chance(case: Case, moves: int = 10**6) -> Match:
    game, options = case
    match = Match(game, options, seed_of(50 + options.players), NAMES[: options.players])
    play_on(match, Rng(5), moves)
    return match


def play_on(match: Match, rng: Rng, moves: int) -> None:
    while moves and not match.is_over:
        match.play(match.to_move, match.state.random_action(rng))
        moves -= 1


def with_steps_taken_back(case: Case) -> Match:
    """Every third step that can be taken back is, and another is played."""
    match = Match(*case, seed_of(70))
    rng = Rng(6)
    while not match.is_over and match.ply < 300:
        match.play(match.to_move, match.state.random_action(rng))
        if match.can_undo(match.to_move) and rng.below(3) == 0:
            match.undo(match.to_move)
    return match


def write_positions(folder: Path, setups: list[Case]) -> None:
    """Positions of every setup from its first to its last, with their hashes."""
    folder.mkdir()
    for case in setups:
        game = case[0]
        with (folder / f"{game.id}.jsonl").open("a", encoding="utf-8", newline="\n") as file:
            for state in some_positions(case):
                file.write(json.dumps({"hash": state.hash(), "text": game.position_text(state)}) + "\n")


def some_positions(case: Case) -> Iterator[State]:
    length = sum(1 for _ in walk(case, 31)) - 1
    for share in SHARES:
        yield next(islice(walk(case, 31), int(length * share), None))


def write_by_command(folder: Path, modes: Modes) -> None:
    """Saved by `ludotheque play`: by bots to the end, and by a person who stops after a move."""
    folder.mkdir()
    for game, mode in modes:
        for kind, bots in (("bots", ",".join(["random"] * mode.players[0])), ("person", "none")):
            path = folder / f"{game.id}-{mode.id}-{kind}.record"
            options = ["--mode", mode.id, "--players", str(mode.players[0]), "--seed", "41", "--save", str(path)]
            run("play", game.id, *options, "--bots", bots, type="1\nquit\n")


def write_by_arena(folder: Path, modes: Modes) -> None:
    folder.mkdir()
    for game, mode in modes:
        plan = Plan(game.id, {"mode": mode.id}, ("greedy", "random"))
        with tempfile.TemporaryDirectory() as there:
            run_arena(plan, ARENA_GAMES, 1, Path(there), None)
            for path in sorted(Path(there, "records").iterdir()):
                target = folder / f"{game.id}-{mode.id}-{path.stem}.record"
                target.write_bytes(path.read_bytes())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
