"""`show` and `verify`: matches that were saved."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from ludotheque.cli.arguments import JsonOption, LanguageOption
from ludotheque.cli.files import BadFile, load_match, write_text
from ludotheque.cli.pictures import print_picture
from ludotheque.cli.result import print_result
from ludotheque.cli.screen import console, print_board, print_data
from ludotheque.core.errors import BadOption, LudothequeError
from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.match import Match
from ludotheque.core.speech import Outcome
from ludotheque.text import Words, words

VIEWERS = {"open": OPEN, "spectator": SPECTATOR}


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ludotheque show game.record --at 12 --svg board.svg")(show)
    app.command(epilog="Example: ludotheque verify *.record")(verify)


def show(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A record file; - is standard input.", show_default=False)
    ],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="After the first N moves; below 0 counts from the end.")
    ] = None,
    svg: Annotated[
        str | None,
        typer.Option("--svg", metavar="FILE.svg", help="Draw the position into a file; - is standard output."),
    ] = None,
    viewer: Annotated[
        str | None,
        typer.Option(
            "--viewer", metavar="WHO", help="A seat (1, 2 ...), spectator, or open (when over: all is shown)."
        ),
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell all moves up to there.")] = False,
    *,
    lang: LanguageOption,
    as_json: JsonOption = False,
) -> None:
    """Show a record: the match, the position after any move, in the terminal or as a picture."""
    say = words(lang)
    match = load_match(record)
    eyes = _viewer(match, viewer)
    step = step_at(match, at)
    game = match.game
    view = game.view(match.state_at(step), eyes)
    if svg is not None:
        _draw(svg, game.draw(view))
        if svg == "-":
            return
    if as_json:
        print_data(
            {
                "game": game.id,
                "options": match.options.as_dict(),
                "names": match.names,
                "step": step,
                "steps": len(match.line),
                "viewer": eyes,
                "view": view,
                "outcome": match.outcome(),
            }
        )
        return
    out = console()
    out.print(f"[bold]{escape(game.name)}[/]  {escape(str(match.options))}")
    for seat, name in enumerate(match.names, 1):
        out.print(f"  {seat}  {escape(name)}")
    out.print(escape(say.say("cli-show-step", {"step": step, "steps": len(match.line)})))
    for number in range(1 if log else max(step, 1), step + 1):
        out.print(escape(f"  {number}. {_told(match, say, number, eyes)}"))
    if not print_picture(out, game.draw(view)):
        print_board(out, game.terminal(view))
    if step == len(match.line):
        print_result(out, say, match)


def _draw(path: str, picture: str) -> None:
    if path != "-" and not path.lower().endswith(".svg"):
        raise BadOption(f"{path}: the picture is SVG; name the file so, as in board.svg")
    write_text(path, picture)


def _told(match: Match, say: Words, number: int, viewer: int) -> str:
    entry = match.line[number - 1]
    told = "; ".join(say.event(match.game.id, event, match.names) for event in entry.journal.seen_by(viewer))
    if viewer not in (OPEN, entry.seat):
        # The notation may name what only its seat knows.
        return told
    notation = match.game.action_text(match.state_at(number - 1), entry.action)
    return f"{notation}: {told}"


def _viewer(match: Match, text: str | None) -> int:
    if text is None:
        return OPEN if match.is_over else SPECTATOR
    seats = {str(seat + 1): seat for seat in range(match.options.players)}
    known = {**seats, **VIEWERS}
    if text not in known or (text == "open" and not match.is_over):
        allowed = [name for name in known if name != "open" or match.is_over]
        raise BadOption(f"the viewers of this match are {', '.join(allowed)}; not {text!r}")
    return known[text]


def step_at(match: Match, at: int | None) -> int:
    """The step that is meant; the last where none is."""
    last = len(match.line)
    if at is None:
        return last
    step = at if at >= 0 else last + 1 + at
    if not 0 <= step <= last:
        raise BadOption(f"the record has the moves 0 to {last} (0 is the setup); not {at}")
    return step


def verify(
    records: Annotated[
        list[str], typer.Argument(metavar="RECORD", help="Record files; - is standard input.", show_default=False)
    ],
    as_json: JsonOption = False,
) -> None:
    """Check records: every byte, the seed against its commitment, every move by the rules, and the result."""
    bad: LudothequeError | None = None
    for path in records:
        try:
            match = load_match(path)
        except BadFile as error:
            if as_json:
                print_data({"record": path, "good": False, "why": str(error)})
            elif len(records) == 1:
                raise
            else:
                typer.echo(f"bad  {error}")
            bad = bad or error
            continue
        outcome = match.outcome()
        if as_json:
            found = {"game": match.game.id, "options": match.options.as_dict(), "moves": len(match.line)}
            print_data({"record": path, "good": True, **found, "outcome": outcome})
            continue
        scores = _scores(outcome) if outcome else "not over"
        typer.echo(f"good {path}: {match.game.id} {match.options}, {len(match.line)} moves, {scores}")
    if bad is not None:
        raise typer.Exit(1)


def _scores(outcome: Outcome) -> str:
    rival = f" rival {outcome['rival']}" if "rival" in outcome else ""
    return f"result {' '.join(map(str, outcome['scores']))}{rival}"
