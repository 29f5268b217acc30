"""The command where only the engine is installed: it plays, in plain text, and says which extra brings the rest."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import re
import shutil
import sys
from collections.abc import Callable
from typing import NoReturn

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import make_bot
from ludotheque.cli import INTERRUPTED, about
from ludotheque.cli.files import load_match, save_match
from ludotheque.cli.seeds import seed_bytes
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.journal import Event
from ludotheque.core.match import Match
from ludotheque.core.state import State
from ludotheque.games import game, game_ids, games, room

EXTRAS = {
    **dict.fromkeys(("rules", "show", "hint", "perft", "simulate", "bench", "mine", "insights"), "cli"),
    **dict.fromkeys(("new-game", "doctor"), "cli"),
    **dict.fromkeys(("serve", "admin"), "server"),
    **dict.fromkeys(("arena", "calibrate"), "arena"),
    **{extra: extra for extra in ("dataset", "learn", "mcp")},
}
"""What has the commands that are not here."""
MARKUP = re.compile(r"\\?\[(?:/|/?[a-z][a-z0-9_ ]*)\]")
"""Of a board's colours."""
MORE = "Colours, hints, rules and all else: pip install 'ludotheque[cli]'"
HELP = f"""usage: ludotheque COMMAND ...

  games [GAME]      list the games
  play GAME         play against bots, in plain text
  verify RECORD...  check saved matches byte by byte

{MORE}"""
LEAVING = ("quit", "exit", "q")
PERSON = 0
"""The person sits in the first seat."""


def run(args: list[str], missing: str) -> None:
    """`missing` is the package for want of which the whole command line cannot be had."""
    called, *rest = args or ["--help"]
    commands = {"games": _games, "play": _play, "verify": _verify}
    if called in ("-h", "--help"):
        print(HELP)
    elif called == "--version":
        print(about())
    elif called not in commands:
        if called not in EXTRAS:
            _complain(f"there is no command {called!r} (see: ludotheque --help)", 2)
        _complain(f"{called} needs {missing}, which is not installed: pip install 'ludotheque[{EXTRAS[called]}]'")
    else:
        _call(commands[called], rest)


def _call(command: Callable[[list[str]], None], args: list[str]) -> None:
    try:
        command(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output went away: `ludotheque games | head -1`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except LudothequeError as error:
        _complain(str(error))
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        sys.exit(INTERRUPTED)


def _complain(words: str, code: int = 1) -> NoReturn:
    print(f"ludotheque: {words}", file=sys.stderr)
    sys.exit(code)


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong: most of what it does not know the extra does."""

    def error(self, message: str) -> NoReturn:
        _complain(f"{self.prog.partition(' ')[2]}: {message} (see: {self.prog} --help). {MORE}", 2)


def _games(args: list[str]) -> None:
    parser = _Parser("ludotheque games", description="List the games; or one.", epilog=MORE)
    parser.add_argument("game", nargs="?", help="one of them, by its id or the start of it")
    wanted = parser.parse_args(args).game
    for found in games() if wanted is None else [_named(wanted)]:
        modes = "; ".join(f"{mode.id} for {', '.join(map(str, mode.players))}" for mode in found.modes)
        print(f"{found.id:<20} {found.name}: {modes}")


def _named(text: str) -> Game[State]:
    starting = [id for id in game_ids() if id.startswith(text.replace("-", "_").lower())]
    return game(starting[0] if len(starting) == 1 else text)


def _verify(args: list[str]) -> None:
    parser = _Parser("ludotheque verify", description="Check records byte by byte.", epilog=MORE)
    parser.add_argument("records", nargs="+", metavar="RECORD")
    for path in parser.parse_args(args).records:
        match = load_match(path)
        print(f"good {path}: {match.game.id} {match.options}, {len(match.line)} moves")


def _play(args: list[str]) -> None:
    parser = _Parser("ludotheque play", description="Play against bots.", epilog=MORE)
    parser.add_argument("game", help=", ".join(game_ids()))
    parser.add_argument("-m", "--mode", help="the mode: `ludotheque games GAME` lists them")
    parser.add_argument("-p", "--players", metavar="N", help="how many play")
    parser.add_argument("-b", "--bots", metavar="LEVEL", default="medium", help="how strong the others are")
    parser.add_argument("--seed", help="64 hex digits, or any word")
    parser.add_argument("--save", metavar="FILE", help="save after every move")
    chosen = parser.parse_args(args)
    found = _named(chosen.game)
    wanted = {name: value for name, value in vars(chosen).items() if name in ("mode", "players") and value is not None}
    options = found.check_options(wanted)
    names = ["You", *(f"bot {chosen.bots} #{seat + 1}" for seat in range(1, options.players))]
    match = Match(found, options, seed_bytes(chosen.seed), names)
    # Arrow keys edit the line; Windows has no such module, and its console edits by itself.
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")
    bots = [make_bot(chosen.bots, found, options) for _ in names[1:]]
    if chosen.save:
        # What cannot be written is said before anybody has played.
        save_match(match, chosen.save)
    print(f"{found.name}  {options}\nType a move or its number; legend for the signs; quit leaves.")
    try:
        while not match.is_over:
            _turn(match, bots)
            if chosen.save:
                save_match(match, chosen.save)
    except EOFError:
        print(f"\nsaved as {chosen.save}" if chosen.save else "")
        return
    finally:
        for bot in bots:
            bot.close()
    _show(match)
    for name, score in zip(names, match.state.scores(), strict=True):
        print(f"{name}: {score}")
    print("won:", ", ".join(names[seat] for seat in match.state.winners()) or "nobody")


def _turn(match: Match, bots: list[Bot]) -> None:
    seat = match.to_move
    if seat == PERSON:
        action = _asked(match)
    else:
        history = [entry.action for entry in match.line]
        action = bots[seat - 1].choose(match.game, match.state, seat, match.ply + 1, history)
    before = match.ply
    match.play(seat, action)
    for event in [event for events in match.events(PERSON, before) for event in events]:
        print(f"· {_told(event, match.names)}")


def _told(event: Event, names: list[str]) -> str:
    """`You: place, tile Wt, space a4`: what happened as data, for the words are in the extra."""
    told = dict(event)
    seat, kind = told.pop("seat", None), told.pop("kind")
    parts = [" ".join(map(str, value)) if isinstance(value, list) else str(value) for value in told.values()]
    words = [str(kind), *(f"{name} {part}" for name, part in zip(told, parts, strict=True) if part)]
    return (f"{names[seat]}: " if isinstance(seat, int) else "") + ", ".join(words)


def _asked(match: Match) -> int:
    """A legal move, by its number or its notation."""
    _show(match)
    legal = match.state.legal_actions()
    texts = [match.game.action_text(match.state, action) for action in legal]
    print(_rows([f"{number} {text}" for number, text in enumerate(texts, 1)]))
    while True:
        line = input("your move, or its number> ").strip()
        if line in texts:
            return legal[texts.index(line)]
        if line.isdecimal() and len(line) < 9 and 1 <= int(line) <= len(legal):
            return legal[int(line) - 1]
        if line.lower() == "legend":
            print(_legend(match.game.id))
            continue
        if line.lower() in LEAVING:
            raise EOFError
        print(f"type one of the moves above, or 1 to {len(legal)}, or legend for the signs; quit leaves")


def _rows(cells: list[str]) -> str:
    """As many of them side by side as the terminal is wide; none is broken in two."""
    width = shutil.get_terminal_size().columns
    rows = [""]
    for cell in cells:
        longer = f"{rows[-1]}  {cell}" if rows[-1] else cell
        rows[-1:] = [longer] if len(longer) <= width else [rows[-1], cell]
    return "\n".join(rows).lstrip("\n")


def _legend(id: str) -> str:
    """Of a board's signs: a message of plain lines, which can be read without what reads all others."""
    file = room(id).joinpath("text", "en-terminal.ftl")
    text = file.read_text("utf-8") if file.is_file() else ""
    return "\n".join(re.findall(r"^    (.*)$", text, re.MULTILINE)) or "this game has no legend"


def _show(match: Match) -> None:
    print(f"\n{MARKUP.sub('', match.game.terminal(match.game.view(match.state, PERSON)))}")
