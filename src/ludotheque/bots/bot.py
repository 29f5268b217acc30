"""The bots: all they are given of a position is what their seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludotheque.bots.analysis import Analysis, RankedMove, moves_of, rank_endings, rank_moves, sides_of
from ludotheque.bots.calibration import calibration_of
from ludotheque.bots.endgame import Ending, Solver
from ludotheque.bots.greedy import greedy_action, leads_after
from ludotheque.bots.mcts import Search
from ludotheque.core.errors import BadOption, NotNow
from ludotheque.core.game import Game
from ludotheque.core.policy import Policy, Settings, squash
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State

GREEDY_DEALS = 4
CLOSE_LOOK = 200
"""Playouts for a move that is asked about."""
SOLVED = 60_000
"""Positions that are looked at to find out for certain how a game ends."""
SOLVED_IN_PLAY = 20_000
"""The same by a bot that plays."""


class BotFailed(Exception):
    """A bot that crashed, hung, broke the protocol or chose an illegal action: `reason` says which, as a word."""

    def __init__(self, bot: str, reason: str, detail: str) -> None:
        super().__init__(f"{bot} {reason}: {detail}")
        self.bot = bot
        self.reason = reason
        self.detail = detail

    def __reduce__(self) -> tuple[type[BotFailed], tuple[str, str, str]]:
        return BotFailed, (self.bot, self.reason, self.detail)


def check_turn(state: State, seat: int) -> None:
    """Raises `NotNow` unless it is the seat that decides: what another would do here means nothing."""
    state.check_viewer(seat)
    if state.to_move == NOBODY:
        raise NotNow("over", "the game is over: there is nothing to decide")
    if seat != state.to_move:
        raise NotNow("not-your-turn", f"seat {state.to_move} decides here, not {seat}")


def check_best(best: int) -> None:
    if best < 0:
        raise BadOption(f"best is how many moves are wanted, 0 for all; not {best}")


class Bot:
    """Chooses for a seat. The choice depends on nothing but what the seat knows, the seed and the bot's own past.

    A state is handed in, true or redealt: a bot looks at it only through `redeal(seat, ...)`.
    """

    name: str
    visits: dict[int, int] | None = None
    """How often the search behind its last choice tried each action; None where there was none."""
    illegal: int = 0
    """How many moves it named in this match that were not legal, and was asked again."""

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

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class RandomBot(Bot):
    def __init__(self, name: str = "random") -> None:
        self.name = name

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        check_turn(state, seat)
        rng = Rng(seed)
        return state.redeal(seat, rng).random_action(rng)

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        check_turn(state, seat)
        check_best(best)
        legal = state.redeal(seat, Rng(seed)).legal_actions()
        moves = [RankedMove(action, game.action_text(state, action), 0, None, None, []) for action in legal]
        return Analysis(self.name, seat, 0, moves[: best or None], sides_of(state))


class GreedyBot(Bot):
    """One decision deep. `blur` is by how many points it misjudges a move at most, either way, when it plays: what is
    plainly better, by more than twice that, it still sees."""

    def __init__(self, policy: Policy, name: str = "greedy", deals: int = GREEDY_DEALS, blur: float = 0.0) -> None:
        self.name = name
        self.policy = policy
        self.deals = deals
        self.blur = blur

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        check_turn(state, seat)
        return greedy_action(state, seat, self.policy, self.deals, Rng(seed), self.blur)

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        check_turn(state, seat)
        check_best(best)
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
        return Analysis(self.name, seat, self.deals, moves[: best or None], sides_of(world))


class SearchBot(Bot):
    """Information-set tree search; keeps the part of its tree that the game comes to."""

    def __init__(
        self, policy: Policy, settings: Settings, name: str = "mcts", exact: bool = False, blur: float = 0.0
    ) -> None:
        """`exact`: plays endings in which nothing is hidden as a solver does. `blur`: by how much it misjudges a move
        at most, either way, when it plays, in leads that count as three quarters of a win."""
        self.name = name
        self.policy = policy
        self.settings = settings
        self.exact = exact
        self.blur = blur
        self.nodes = 0
        """Playouts of all decisions so far."""
        self._search: Search | None = None
        self._seen = 0

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        check_turn(state, seat)
        rng = Rng(seed)
        world = state.redeal(seat, rng)
        legal = world.legal_actions()
        self.visits = None
        if len(legal) == 1:
            return legal[0]
        if self.exact and (endings := self._endings(Solver(self.policy, SOLVED_IN_PLAY), world, seat)):
            return int(endings[0].action)
        search = self._continued(world, seat, history, rng) or Search(world, seat, self.policy, self.settings, rng)
        if self.blur > 0:
            search.misjudge(self.blur)
        search.run()
        self.nodes += search.done
        # What was misjudged once is judged anew the next time.
        if self.settings.reuse and history and self.blur == 0:
            self._search, self._seen = search, len(history)
        ranked = search.ranked()
        self.visits = {int(move.action): int(move.visits) for move in ranked}
        action = ranked[0].action
        return action if action in legal else legal[0]

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        check_turn(state, seat)
        check_best(best)
        rng = Rng(seed)
        search = Search(state, seat, self.policy, self.settings, rng)
        if exact := self._solved(game, search.origin, seat, best):
            return exact
        search.run()
        return self._ranked(game, search, seat, best)

    def judge(
        self, game: Game[State], state: State, seat: int, seed: int, action: int
    ) -> tuple[Analysis, RankedMove | None]:
        check_turn(state, seat)
        search = Search(state, seat, self.policy, self.settings, Rng(seed))
        if exact := self._solved(game, search.origin, seat):
            return exact, next((move for move in exact.moves if move.action == action), None)
        search.run()
        tried = moves_of(game, search)
        analysis = self._ranked(game, search, seat)
        # A move that looks bad is hardly tried: its numbers would say little.
        search.insist(action, max(CLOSE_LOOK, tried[0].visits // 4))
        visits = {move.action: move.visits for move in tried}
        looked = [replace(move, visits=visits[action]) for move in moves_of(game, search) if move.action == action]
        calibration = calibration_of(search.origin.options, self.policy.learned)
        asked = rank_moves(game, search.origin, seat, self.name, looked, calibration=calibration)
        return analysis, next(iter(asked.moves), None)

    def searched(self, state: State, seat: int, rng: Rng) -> Search:
        """A search of its own, done: for who wants all that it found out."""
        search = Search(state, seat, self.policy, self.settings, rng)
        search.run()
        return search

    def _ranked(self, game: Game[State], search: Search, seat: int, best: int = 0) -> Analysis:
        calibration = calibration_of(search.origin.options, self.policy.learned)
        return rank_moves(game, search.origin, seat, self.name, moves_of(game, search), best, calibration)

    def _solved(self, game: Game[State], world: State, seat: int, best: int = 0) -> Analysis | None:
        """What is certain, where the end is near enough and nothing is hidden from the seat."""
        solver = Solver(self.policy, SOLVED)
        endings = self._endings(solver, world, seat)
        return rank_endings(game, world, seat, self.name, endings, int(solver.count), best) if endings else None

    def _endings(self, solver: Solver, world: State, seat: int) -> list[Ending]:
        if world.to_move != seat or not self.policy.is_open(world, seat):
            return []
        return solver.solve(world, seat)

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
