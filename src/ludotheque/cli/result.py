"""How a match ended: the count step by step, who won, and why."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludotheque.core.decision import decision
from ludotheque.core.errors import Arg
from ludotheque.core.match import Match
from ludotheque.core.speech import Outcome
from ludotheque.text import Words


def print_result(out: Console, say: Words, match: Match, reader: int = -1) -> None:
    outcome = match.outcome()
    if outcome is None:
        out.print(escape(say.say("cli-not-over")))
        return
    out.print(score_table(say, match))
    game = match.game.id
    ended = say.tell(game, f"end-{outcome['reason']}", {"players": len(match.names)})
    out.print(escape(ended), f"[dim]{outcome['clause']}[/]".replace("[dim][/]", ""))
    winners = outcome["winners"]
    if reader in winners:
        verdict = say.say("cli-you-win" if len(winners) == 1 else "cli-you-win-with-others", {"count": len(winners)})
    else:
        names = say.say("cli-and").join(match.names[seat] for seat in winners)
        verdict = say.say("cli-winners", {"count": len(winners), "names": names})
    out.print(f"[bold]{escape(verdict)}[/] {escape(_why(say, match, outcome, reader))}")


def _why(say: Words, match: Match, outcome: Outcome, reader: int) -> str:
    """What decided it, in words."""
    game, names = match.game.id, match.names
    decided = decision(match.game.score_sheet(match.state), outcome)
    if decided is None or not decided["kind"]:
        args: dict[str, Arg] = {"seat": outcome["winners"][0]} if outcome["winners"] else {}
        return say.tell(game, f"won-{outcome['decided_by']}", args, names, reader)
    more, less = decided["points"]
    return say.tell(game, f"decided-{decided['kind']}", {"more": more, "less": less}, names, reader)


def score_table(say: Words, match: Match) -> Table:
    """The score sheet; of a match given up or stopped, as if it were counted now."""
    game = match.game
    table = Table(box=None, pad_edge=False, show_footer=True)
    table.add_column("", no_wrap=True, style="dim")
    table.add_column("", footer=say.say("cli-total"), footer_style="bold")
    for name, points in zip(match.names, match.state.scores(), strict=True):
        table.add_column(escape(name), footer=str(points), footer_style="bold", justify="right", max_width=12)
    for step in game.score_sheet(match.state):
        told = say.tell(game.id, f"score-{step['kind']}", step["args"], match.names)
        table.add_row(step["clause"], escape(told), *(str(points) if points else "·" for points in step["points"]))
    return table
