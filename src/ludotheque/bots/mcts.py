"""Information-set Monte Carlo tree search: one tree of actions, a fresh redeal for every playout.

Each playout deals anew what the seat cannot know, walks down the tree among the actions that are legal in that deal,
plays on by the policy, and credits every action on its way with the reward of the seat that took it (max^n; seats of a
team share their reward). An action's chance to be tried depends on how often it was available, not on the playouts
that could not have chosen it.
"""

from __future__ import annotations

import time
from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.policy import TO_THE_END, Policy, Settings, floats, squash
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State

CLOCK_EVERY = 16
DECIDED_EVERY = 64
UNTRIED_TURN_STEPS = 8
"""A playout is not cut off amid a turn, unless the turn has more steps than this."""


class Node:
    """An action in the tree, and what followed it."""

    def __init__(self, action: i64, rating: float) -> None:
        self.action: i64 = action
        self.rating: float = rating
        self.mover: i64 = 0
        """The seat that took it in the playout under way."""
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        """The rewards of the seat that took it."""
        self.weight: float = 0.0
        self.first: Node | None = None
        self.sibling: Node | None = None


class Move:
    """What the search found out about one action of the root."""

    def __init__(self, action: i64, seats: i64) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.total: float = 0.0
        self.chance: float = 0.0
        """The sum of the searching seat's chances to win."""
        self.points: vec[float] = floats(seats)
        """The sums of the points by seat."""
        self.counted: i64 = 0
        """The playouts in `chance` and `points`: those since the last move."""


class Search:
    """A search for `seat`. All it ever knows of the position is `state.redeal(seat, rng)`."""

    def __init__(self, state: State, seat: i64, policy: Policy, settings: Settings, rng: Rng) -> None:
        self.seat: i64 = seat
        self.policy: Policy = policy
        self.settings: Settings = settings
        self.rng: Rng = rng
        self.origin: State = state.redeal(seat, rng)
        self.root: Node = Node(-1, 0.0)
        self.tree: i64 = 1
        self.done: i64 = 0
        self.legal_mark: vec[i64] = vec[i64]([0] * state.max_actions)
        self.mark: i64 = 0
        self.points: vec[float] = floats(state.players)
        self.leads: vec[float] = floats(state.players)
        self.chances: vec[float] = floats(state.players)
        self.rewards: vec[float] = floats(state.players)
        self.moves: dict[int, Move] = {}

    def advance(self, state: State, actions: list[int], rng: Rng) -> bool:
        """Moves the root on to where `actions` led; False, and nothing kept, if the tree does not reach there."""
        node: Node | None = self.root
        for action in actions:
            node = _child(node, action)
            if node is None:
                return False
        if node is None or node.first is None:
            return False
        node.sibling = None
        self.root = node
        self.tree = _size(node)
        self.rng = rng
        self.origin = state.redeal(self.seat, rng)
        self.moves = {}
        return True

    def run(self) -> None:
        """Searches until nodes or seconds are used up, or no more playout can change the choice."""
        settings = self.settings
        limit: i64 = settings.nodes
        deadline: float = 0.0
        if settings.seconds > 0.0:
            deadline = time.perf_counter() + settings.seconds
        self.done = 0
        while limit == 0 or self.done < limit:
            self.playout()
            self.done += 1
            if deadline > 0.0 and self.done % CLOCK_EVERY == 0 and time.perf_counter() >= deadline:
                return
            if limit > 0 and self.done % DECIDED_EVERY == 0 and self.is_decided(limit - self.done):
                return

    def is_decided(self, left: i64) -> bool:
        best: i64 = 0
        second: i64 = 0
        child = self.root.first
        while child is not None:
            if child.visits > best:
                second = best
                best = child.visits
            elif child.visits > second:
                second = child.visits
            child = child.sibling
        return best - second > left

    def playout(self) -> None:
        """Once down the tree, on to the end or the cut-off, and back up."""
        rng = self.rng
        settings = self.settings
        state = self.origin.redeal(self.seat, rng)
        node = self.root
        path: list[Node] = []
        while state.to_move != NOBODY and (node.visits >= settings.expand_at or node is self.root):
            if node.first is None and self.tree >= settings.max_tree:
                break
            mover = state.to_move
            node = self.select(node, state)
            node.mover = mover
            path.append(node)
            state.apply(node.action)
        self.play_on(state)
        self.judge(state)
        self.root.visits += 1
        for passed in path:
            passed.visits += 1
            passed.total += self.rewards[passed.mover]
        if len(path) > 0:
            self.note(path[0])

    def select(self, node: Node, state: State) -> Node:
        """The legal action to try next; actions not seen before enter the tree."""
        policy = self.policy
        legal = state.legal_actions()
        self.mark += 1
        mark = self.mark
        marks = self.legal_mark
        for action in legal:
            marks[action] = mark
        met: i64 = 0
        visits: i64 = 0
        total: float = 0.0
        child = node.first
        while child is not None:
            if marks[child.action] == mark:
                marks[child.action] = 0
                met += 1
                visits += child.visits
                total += child.total
            child = child.sibling
        if met < len(legal):
            for action in legal:
                if marks[action] == mark:
                    new = Node(action, policy.rate(state, action))
                    new.sibling = node.first
                    node.first = new
                    self.tree += 1
        for action in legal:
            marks[action] = mark
        return self.best_child(node, mark, len(legal), visits, total)

    def best_child(self, node: Node, mark: i64, count: i64, visits: i64, total: float) -> Node:
        """PUCT over the available children; a child's prior falls with the fourth power of how much worse it looks."""
        settings = self.settings
        marks = self.legal_mark
        best_rating: float = -1e300
        child = node.first
        while child is not None:
            if marks[child.action] == mark and child.rating > best_rating:
                best_rating = child.rating
            child = child.sibling
        weights: float = 0.0
        child = node.first
        while child is not None:
            if marks[child.action] == mark:
                slack = 1.0 / (1.0 + (best_rating - child.rating) / settings.temperature)
                slack *= slack
                child.weight = slack * slack
                weights += child.weight
                child.available += 1
            child = child.sibling
        untried = (total / float(visits) if visits > 0 else 0.5) - settings.fpu
        even = settings.spread / float(count)
        share = (1.0 - settings.spread) / weights
        chosen: Node | None = None
        best: float = -1e300
        child = node.first
        while child is not None:
            if marks[child.action] == mark:
                prior = child.weight * share + even
                tried = float(child.visits)
                mean = child.total / tried if child.visits > 0 else untried
                urge = mean + settings.exploration * prior * sqrt(float(child.available)) / (1.0 + tried)
                if urge > best:
                    best = urge
                    chosen = child
            child = child.sibling
        assert chosen is not None
        return chosen

    def play_on(self, state: State) -> None:
        cutoff = self.settings.cutoff
        policy = self.policy
        rng = self.rng
        steps: i64 = 0
        mover: i64 = NOBODY
        while state.to_move != NOBODY:
            if steps >= cutoff and (
                state.to_move != mover or steps >= cutoff + UNTRIED_TURN_STEPS or state.players == 1
            ):
                return
            mover = state.to_move
            state.apply(policy.playout_action(state, rng))
            steps += 1

    def judge(self, state: State) -> None:
        """Points, chances to win and rewards of the position that the playout came to."""
        settings = self.settings
        points = self.points
        leads = self.leads
        chances = self.chances
        rewards = self.rewards
        self.policy.points(state, points)
        self.policy.leads(state, points, leads)
        seats = state.players
        over = state.to_move == NOBODY
        seat: i64 = 0
        while seat < seats:
            lead = squash(leads[seat], settings.scale)
            chances[seat] = 0.0 if over else lead
            rewards[seat] = lead
            seat += 1
        if over:
            winners = state.winners()
            for winner in winners:
                chances[winner] = 1.0 / float(len(winners))
            if len(winners) > 1 and state.team(winners[0]) == state.team(winners[1]):
                for winner in winners:
                    chances[winner] = 1.0
        weight = settings.win_weight
        seat = 0
        while seat < seats:
            rewards[seat] = weight * chances[seat] + (1.0 - weight) * rewards[seat]
            seat += 1

    def note(self, first: Node) -> None:
        move = self.moves.get(first.action)
        if move is None:
            move = Move(first.action, self.origin.players)
            self.moves[first.action] = move
        move.counted += 1
        move.chance += self.chances[self.seat]
        seat: i64 = 0
        while seat < self.origin.players:
            move.points[seat] += self.points[seat]
            seat += 1

    def ranked(self) -> list[Move]:
        """The actions of the root, most visited first."""
        child = self.root.first
        while child is not None:
            move = self.moves.get(child.action)
            if move is None:
                move = Move(child.action, self.origin.players)
                self.moves[child.action] = move
            move.visits = child.visits
            move.total = child.total
            child = child.sibling
        return sorted(self.moves.values(), key=_rank)

    def main_line(self, first: i64, longest: i64) -> list[int]:
        """The most visited actions after `first`, `first` included."""
        line: list[int] = []
        node = _child(self.root, first)
        while node is not None and node.visits > 0 and len(line) < longest:
            line.append(node.action)
            best: Node | None = None
            child = node.first
            while child is not None:
                if best is None or child.visits > best.visits:
                    best = child
                child = child.sibling
            node = best
        return line


def _rank(move: Move) -> tuple[int, float, int]:
    return (-move.visits, -move.total, move.action)


def _child(node: Node | None, action: i64) -> Node | None:
    if node is None:
        return None
    child = node.first
    while child is not None:
        if child.action == action:
            return child
        child = child.sibling
    return None


def _size(node: Node) -> i64:
    size: i64 = 1
    child = node.first
    while child is not None:
        size += _size(child)
        child = child.sibling
    return size


def playouts(state: State, count: i64, rng: Rng) -> i64:
    """Plain search with random playouts to the end, for benchmarks: says how many actions lie in its tree."""
    settings = Settings()
    settings.nodes = 0
    settings.cutoff = TO_THE_END
    search = Search(state, state.to_move, Policy(), settings, rng)
    done: i64 = 0
    while done < count:
        search.playout()
        done += 1
    return search.tree
