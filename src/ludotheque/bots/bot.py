"""The bots: all they are given of a position is what their seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludotheque.bots.analysis import Analysis, RankedMove, moves_of, rank_moves
from ludotheque.bots.greedy import greedy_action, leads_after
from ludotheque.bots.mcts import Search
from ludotheque.bots.policy import Policy, Settings, squash
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State

GREEDY_DEALS = 4
CLOSE_LOOK = 200
"""Playouts for a move that is asked about."""


class BotFailed(Exception):
    """A bot that crashed, hung, broke the protocol or chose an illegal action: `reason` says which, as a word."""

    def __init__(self, bot: str, reason: str, detail: str) -> None:
        super().__init__(f"{bot} {reason}: {detail}")
        self.bot = bot
        self.reason = reason
        self.detail = detail

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, str, str]]:
        return BotFailed, (self.bot, self.reason, self.detail)


class Bot:
    """Chooses for a seat. The choice depends on nothing but what the seat knows, the seed and the bot's own past.

    A state is handed in, true or redealt: a bot looks at it only through `redeal(seat, ...)`.
    """

    name: str

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        """A legal action for `seat`, which is to move. `history`, if given, is all actions of the match so far."""
        raise NotImplementedError

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        """What the bot thinks of the legal actions, best first; `best` limits their number."""
        raise NotImplementedError

    def judge(
        self, game: Game[State], state: State, seat: int, seed: int, action: int
    ) -> tuple[Analysis, RankedMove | None]:
        """What it thinks of the legal actions, and of this one, however bad it looks."""
        analysis = self.analyse(game, state, seat, seed)
        return analysis, next((move for move in analysis.moves if move.action == action), None)

    def close(self) -> None:
        """Gives back processes and memory."""


class RandomBot(Bot):
    def __init__(self, name: str = "random") -> None:
        self.name = name

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        rng = Rng(seed)
        return state.redeal(seat, rng).random_action(rng)

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        legal = state.redeal(seat, Rng(seed)).legal_actions()
        moves = [RankedMove(action, game.action_text(state, action), 0, None, None, []) for action in legal]
        return Analysis(self.name, seat, 0, moves[: best or None])


class GreedyBot(Bot):
    def __init__(self, policy: Policy, name: str = "greedy", deals: int = GREEDY_DEALS) -> None:
        self.name = name
        self.policy = policy
        self.deals = deals

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        return greedy_action(state, seat, self.policy, self.deals, Rng(seed))

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        rng = Rng(seed)
        world = state.redeal(seat, rng)
        legal = world.legal_actions()
        leads = leads_after(world, seat, self.policy, self.deals, rng)
        order = sorted(range(len(legal)), key=lambda index: -leads[index])
        scale = self.policy.settings.scale
        moves = [
            RankedMove(
                legal[index],
                game.action_text(world, legal[index]),
                self.deals,
                squash(leads[index], scale),
                None,
                [game.action_text(world, legal[index])],
            )
            for index in order
        ]
        return Analysis(self.name, seat, self.deals, moves[: best or None])


class SearchBot(Bot):
    """Information-set tree search; keeps the part of its tree that the game comes to."""

    def __init__(self, policy: Policy, settings: Settings, name: str = "mcts") -> None:
        self.name = name
        self.policy = policy
        self.settings = settings
        self.nodes = 0
        """Playouts of all decisions so far."""
        self._search: Search | None = None
        self._seen = 0

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        rng = Rng(seed)
        world = state.redeal(seat, rng)
        legal = world.legal_actions()
        if len(legal) == 1:
            return legal[0]
        search = self._continued(world, seat, history, rng) or Search(world, seat, self.policy, self.settings, rng)
        search.run()
        self.nodes += search.done
        if self.settings.reuse and history:
            self._search, self._seen = search, len(history)
        action = search.ranked()[0].action
        return action if action in legal else legal[0]

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        search = Search(state, seat, self.policy, self.settings, Rng(seed))
        search.run()
        return rank_moves(game, search.origin, seat, self.name, moves_of(game, search), best)

    def judge(
        self, game: Game[State], state: State, seat: int, seed: int, action: int
    ) -> tuple[Analysis, RankedMove | None]:
        search = Search(state, seat, self.policy, self.settings, Rng(seed))
        search.run()
        tried = moves_of(game, search)
        analysis = rank_moves(game, search.origin, seat, self.name, tried)
        # A move that looks bad is hardly tried: its numbers would say little.
        search.insist(action, max(CLOSE_LOOK, tried[0].visits // 4))
        visits = {move.action: move.visits for move in tried}
        looked = [replace(move, visits=visits[action]) for move in moves_of(game, search) if move.action == action]
        return analysis, next(iter(rank_moves(game, search.origin, seat, self.name, looked).moves), None)

    def close(self) -> None:
        self._search = None

    def _continued(self, world: State, seat: int, history: Sequence[int], rng: Rng) -> Search | None:
        search, self._search = self._search, None
        if search is None or search.seat != seat or not self._seen < len(history):
            return None
        since = list(history[self._seen :])
        if not self.policy.open_actions and not self._all_own(search, since, seat):
            return None
        return search if search.advance(world, since, rng) else None

    def _all_own(self, search: Search, actions: Sequence[int], seat: int) -> bool:
        """What others did may be hidden in part: then the tree is kept within one's own turn only."""
        state = search.origin.clone()
        for action in actions:
            if state.to_move != seat:
                return False
            state.apply(action)
        return state.to_move == seat
