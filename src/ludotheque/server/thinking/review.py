"""What a strong bot thinks of the moves of a finished match."""

from __future__ import annotations

from ludotheque.server.tables.hall import Hall
from ludotheque.server.tables.referee import HINT_LEVEL
from ludotheque.table.messages import Judged, Judgement
from ludotheque.table.ports import Thinkers
from ludotheque.table.problems import Declined
from ludotheque.table.thinking import BEST, thought_about


async def judge(hall: Hall, thinkers: Thinkers, code: str, step: int, owner: str, address: str) -> Judgement:
    """The bot decides in the place of the seat that made the step's move, and knows what that seat could know then."""
    async with hall.hold(code) as table:
        match = table.running_match()
        if table.phase != "over":
            raise Declined("not-over", "moves are judged when the match is over; till then there are hints")
        if not 1 <= step <= len(match.line):
            raise Declined("no-such-step", f"step is a number from 1 to {len(match.line)}; not {step}", 422)
        game, state, entry = match.game, match.state_at(step - 1), match.line[step - 1]
    thought = thought_about(game, state, entry.seat, HINT_LEVEL, "hint", entry.action)
    thinking = await thinkers.think(f"judge {owner or code}", thought, address)
    if thinking.error:
        raise Declined("no-hint", "the bot has no opinion here", 503)
    judged = {
        move.action: Judged(
            move=game.describe(state, move.action),
            visits=move.visits,
            win=move.win,
            scores=move.scores,
            chances=move.chances,
            margin=move.margin,
            solved=move.solved,
        )
        for move in thinking.moves
    }
    untried = Judged(
        move=game.describe(state, entry.action),
        visits=0,
        win=None,
        scores=None,
        chances=None,
        margin=None,
        solved=False,
    )
    made = judged.get(entry.action, untried)
    return Judgement(step=step, seat=entry.seat, best=list(judged.values())[:BEST], made=made, why=thinking.why)
