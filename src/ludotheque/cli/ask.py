"""What a person can type at their turn."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.markup import escape
from rich.table import Table as Grid

from ludotheque.cli.pictures import print_picture
from ludotheque.cli.screen import paged
from ludotheque.cli.shelf import print_rules
from ludotheque.core.errors import BadNotation, IllegalAction, LudothequeError, Refusal
from ludotheque.core.speech import Described
from ludotheque.rulebook import rulebook
from ludotheque.text.seat import refusal_text

if TYPE_CHECKING:
    from ludotheque.cli.table import Table

SHORT_LIST = 60
WORDED_LIST = 12
BETWEEN = 2
"""Blanks between the columns of a list."""
HINTS = 3
ADVISER = "hard"


class Asked(Enum):
    PLAYED = 1
    """The match went on."""
    ANSWERED = 2


Command = Callable[["Table", int, str], Asked]


def answer(table: Table, seat: int, line: str) -> Asked:
    """Does what a line asks for. Bad input is answered with words, never with an error."""
    try:
        return _answer(table, seat, line)
    except IllegalAction as error:
        _refuse(table, error.refusal, error.action)
    except BadNotation as error:
        table.complain(refusal_text(table.match.game, table.say, error, table.match.names))
    except LudothequeError as error:
        table.complain(str(error))
    return Asked.ANSWERED


def _answer(table: Table, seat: int, line: str) -> Asked:
    match = table.match
    legal = match.state.legal_actions()
    texts = [match.game.action_text(match.state, action) for action in legal]
    if not line:
        table.show(seat)
        return Asked.ANSWERED
    if line in texts:
        return _move(table, seat, legal[texts.index(line)])
    alike = [action for action, text in zip(legal, texts, strict=True) if text.casefold() == line.casefold()]
    if len(alike) == 1:
        return _move(table, seat, alike[0])
    if line.isdecimal() and len(line) < 9:
        if not 1 <= int(line) <= len(legal):
            raise BadNotation(table.say.say("cli-number", {"count": len(legal)}))
        return _move(table, seat, legal[int(line) - 1])
    word, _, rest = line.partition(" ")
    known = {_unaccented(name): command for name, command in commands(table).items()}
    command = known.get(_unaccented(word.lower()))
    if command is not None:
        return command(table, seat, rest.strip())
    try:
        action = match.game.parse_action(match.state, line)
    except BadNotation as error:
        told = refusal_text(match.game, table.say, error, match.names)
        raise BadNotation(f"{told} {table.say.say('cli-try-help')}") from None
    return _move(table, seat, action)


def typable(table: Table) -> list[str]:
    """All that makes sense to type now: the moves and the commands."""
    match = table.match
    moves = [match.game.action_text(match.state, action) for action in match.state.legal_actions()]
    return [*moves, *commands(table)]


def commands(table: Table) -> dict[str, Command]:
    """The commands by name: the English ones work in every language."""
    known: dict[str, Command] = {}
    for name, command in COMMANDS.items():
        known[name] = command
        known[table.say.say(f"cli-command-{name}")] = command
    return known


def _unaccented(word: str) -> str:
    """`regles` is understood too: not every keyboard has all letters."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))


def _move(table: Table, seat: int, action: int) -> Asked:
    table.match.play(seat, action)
    return Asked.PLAYED


def _refuse(table: Table, refusal: Refusal, action: str) -> None:
    told = table.say.why(table.match.game.id, refusal, table.match.names)
    table.complain(f"{action}: {told}" + (f" ({refusal.clause})" if refusal.clause else ""))
    if refusal.clause:
        table.out.print(f"[dim]{escape(table.say.say('cli-read-clause', {'clause': refusal.clause}))}[/]")


def _why(table: Table, seat: int, text: str) -> Asked:
    """`why MOVE`, or `why space:b3 ...` for things one points at."""
    match, say = table.match, table.say
    if not text:
        raise BadNotation(say.say("cli-why-what"))
    try:
        action = match.game.parse_action(match.state, text)
    except BadNotation:
        targets = text.split()
        if not all(":" in target for target in targets):
            raise
        _why_not(table, targets)
        return Asked.ANSWERED
    foreseen = match.preview(seat, action)
    table.out.print(escape(say.say("cli-fine", {"move": text})))
    for event in foreseen:
        table.out.print(f"[dim]·[/] {escape(say.event(match.game.id, event, match.names, table.you))}")
    return Asked.ANSWERED


def _why_not(table: Table, targets: list[str]) -> None:
    refusal = table.match.game.why_not(table.match.state, targets)
    if refusal is None:
        table.out.print(escape(table.say.say("cli-fine", {"move": " ".join(targets)})))
    else:
        _refuse(table, refusal, " ".join(targets))


def _undo(table: Table, seat: int, text: str) -> Asked:
    if not table.match.can_undo(seat):
        table.complain(table.say.say("cli-no-undo"))
        return Asked.ANSWERED
    table.match.undo(seat)
    return Asked.PLAYED


def _save(table: Table, seat: int, text: str) -> Asked:
    path = text or table.saved_as
    if not path:
        raise BadNotation(table.say.say("cli-save-where"))
    table.save(path)
    table.out.print(escape(table.say.say("cli-saved", {"file": path})))
    return Asked.ANSWERED


def _hint(table: Table, seat: int, text: str) -> Asked:
    from ludotheque.bots.analysis import likeliest_first
    from ludotheque.bots.levels import make_bot
    from ludotheque.cli.hint import ahead_text, chances_text, own_choice, verdict

    match, say = table.match, table.say
    bot = make_bot(text or ADVISER, match.game, match.options)
    try:
        with table.out.status("...") if table.out.is_terminal else table.out.capture():
            found = bot.analyse(match.game, match.state, seat, match.ply, HINTS)
    finally:
        bot.close()
    grid = Grid(box=None, pad_edge=False)
    for heading in ("move", "chance", "margin", "points", "line"):
        grid.add_column(say.say(f"cli-hint-{heading}"))
    for move in likeliest_first(found.moves):
        chance = verdict(move, say.say) if move.solved else chances_text(move, found.sides)
        margin = "" if move.margin is None else ahead_text(move.margin, 0)
        points = "" if move.scores is None else " ".join(f"{points:.0f}" for points in move.scores)
        grid.add_row(f"[bold]{escape(move.notation)}[/]", escape(chance), margin, points, escape("  ".join(move.line)))
    table.out.print(grid)
    if own := own_choice(found, say):
        table.out.print(escape(own))
    return Asked.ANSWERED


def _rules(table: Table, seat: int, text: str) -> Asked:
    with paged(table.out):
        print_rules(table.out, table.say, rulebook(table.match.game.id, table.say.language), text or None)
    return Asked.ANSWERED


def _moves(table: Table, seat: int, text: str) -> Asked:
    list_moves(table, table.match.situation(seat)["legal"], short=False, filter=text)
    return Asked.ANSWERED


def _board(table: Table, seat: int, text: str) -> Asked:
    table.show(seat)
    return Asked.ANSWERED


def _picture(table: Table, seat: int, text: str) -> Asked:
    game = table.match.game
    if not print_picture(table.out, game.draw(table.match.situation(seat)["view"])):
        table.complain(table.say.say("cli-no-pictures"))
    return Asked.ANSWERED


def _legend(table: Table, seat: int, text: str) -> Asked:
    game = table.match.game.id
    message = "legend" if table.say.knows(game, "legend") else "cli-no-legend"
    table.out.print(escape(table.say.tell(game, message, {})))
    return Asked.ANSWERED


def _log(table: Table, seat: int, text: str) -> Asked:
    with paged(table.out):
        for events in table.match.events(seat):
            for event in events:
                told = table.say.event(table.match.game.id, event, table.match.names, table.you)
                table.out.print(f"[dim]·[/] {escape(told)}")
    return Asked.ANSWERED


def _resign(table: Table, seat: int, text: str) -> Asked:
    table.resign(seat)
    return Asked.PLAYED


def _quit(table: Table, seat: int, text: str) -> Asked:
    from ludotheque.cli.table import Quit

    raise Quit


def _help(table: Table, seat: int, text: str) -> Asked:
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(f"[bold]{table.say.say('cli-help-move-name')}[/]", escape(table.say.say("cli-help-move")))
    for name in COMMANDS:
        usage = f"{table.say.say(f'cli-command-{name}')} {table.say.say(f'cli-usage-{name}')}"
        grid.add_row(f"[bold]{escape(usage.strip())}[/]", escape(table.say.say(f"cli-help-{name}")))
    table.out.print(grid)
    return Asked.ANSWERED


def _fitting(cells: list[str], width: int, rows: int) -> int:
    """How many of them stand in so many rows; one row is kept for the line that says how many more there are."""
    in_a_row = max(1, (width + BETWEEN) // (max(map(len, cells)) + BETWEEN))
    most = min(len(cells), SHORT_LIST)
    if most == len(cells) and most <= rows * in_a_row:
        return most
    return min(most, (rows - 1) * in_a_row)


COMMANDS: dict[str, Command] = {
    "moves": _moves,
    "why": _why,
    "undo": _undo,
    "hint": _hint,
    "rules": _rules,
    "board": _board,
    "picture": _picture,
    "legend": _legend,
    "log": _log,
    "save": _save,
    "resign": _resign,
    "quit": _quit,
    "help": _help,
}


def list_moves(table: Table, legal: list[Described], short: bool, filter: str = "", rows: int = SHORT_LIST) -> None:
    """The legal moves with their numbers: in words where they are few or asked for; short, no more than fit in rows."""
    game, say, names = table.match.game.id, table.say, table.match.names
    shown = [
        (number, move["notation"], say.tell(game, f"do-{move['kind']}", move["args"], names, table.you))
        for number, move in enumerate(legal, 1)
    ]
    wanted = filter.lower()
    shown = [move for move in shown if wanted in move[1].lower() or wanted in move[2].lower()]
    if short and len(shown) > min(WORDED_LIST, rows):
        width = len(str(min(len(shown), SHORT_LIST)))
        room = _fitting([f"{number:>{width}} {notation}" for number, notation, _ in shown], table.out.width, rows)
        cells = [f"[dim]{number:>{width}}[/] {escape(notation)}" for number, notation, _ in shown[:room]]
        if cells:
            table.out.print(Columns(cells, padding=(0, BETWEEN), column_first=True))
        if len(shown) > room:
            more = "cli-more-moves" if room else "cli-all-moves"
            table.out.print(escape(say.say(more, {"count": len(shown) - room})))
        return
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for number, notation, told in shown:
        grid.add_row(str(number), escape(notation), escape(told))
    table.out.print(grid)
    if not shown:
        table.out.print(escape(say.say("cli-no-such-moves")))
