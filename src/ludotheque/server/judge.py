"""What a strong bot thinks of the moves of a finished match."""

from __future__ import annotations

from typing import cast

from ludotheque.server.hall import Hall
from ludotheque.server.messages import Advice, Judged, Judgement
from ludotheque.server.play import HINT_LEVEL
from ludotheque.server.problems import Declined
from ludotheque.server.thinker import BEST
from ludotheque.server.thinkers import Thinkers, thought_about


async def judge(hall: Hall, thinkers: Thinkers, code: str, step: int, owner: str) -> Judgement:
    """The bot decides in the place of the seat that made the step's move, and knows what that seat could know then."""
    async with hall.hold(code) as table:
        match = table.running_match()
        if table.phase != "over":
            raise Declined("not-over", "moves are judged when the match is over; till then there are hints")
        if not 1 <= step <= len(match.line):
            raise Declined("no-such-step", f"step is a number from 1 to {len(match.line)}; not {step}", 422)
        game, state, entry = match.game, match.state_at(step - 1), match.line[step - 1]
    thinking = await thinkers.think(
        f"judge {owner or code}", thought_about(game, state, entry.seat, HINT_LEVEL, "hint", entry.action)
    )
    if thinking.error:
        raise Declined("no-hint", "the bot has no opinion here", 503)
    advised = cast(list[Advice], thinking.moves)
    judged = {
        move["action"]: Judged(
            move=game.describe(state, move["action"]), visits=move["visits"], win=move["win"], scores=move["scores"]
        )
        for move in advised
    }
    untried = Judged(move=game.describe(state, entry.action), visits=0, win=None, scores=None)
    made = judged.get(entry.action, untried)
    return Judgement(step=step, seat=entry.seat, best=list(judged.values())[:BEST], made=made)
