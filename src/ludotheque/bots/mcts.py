"""Information-set Monte Carlo tree search: one tree of actions, a fresh redeal for every playout.

Each playout deals anew what the seat cannot know, walks down the tree among the actions that are legal in that deal,
plays on by the policy, and credits every action on its way with the reward of the seat that took it (max^n; seats of a
team share their reward). An action's chance to be tried depends on how often it was available, not on the playouts
that could not have chosen it.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ludotheque.bots.tree import NONE, Tree
from ludotheque.core.policy import TO_THE_END, Policy, Settings, floats, squash
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State

CLOCK_EVERY: Final = 16
DECIDED_EVERY: Final = 64
PLAYOUT_STEPS: Final = 32
"""What dealing anew and counting points cost, in steps: so counted, a step takes much the same time all game long."""
TURN_STEPS: Final = 8
"""A playout is not cut off amid a turn, unless the turn has more steps than this."""
QUARTER: Final = 0.25
"""What the lead that counts as three quarters of a win is worth more than none."""


class Move:
    """What the search found out about one action of the root."""

    def __init__(self, action: i64, seats: i64) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.total: float = 0.0
        self.chance: float = 0.0
        """The sum of the searching seat's chances to win."""
        self.chances: vec[float] = floats(seats)
        """The sums of the chances of all seats; those of all sides add up to `counted`, unless one plays alone."""
        self.points: vec[float] = floats(seats)
        """The sums of the points by seat."""
        self.margin: float = 0.0
        """The sum of the searching seat's leads."""
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
        self.tree: Tree = Tree()
        self.done: i64 = 0
        self.steps: i64 = 0
        """What `run` has cost so far, counted in actions taken and rated: the same wherever it runs."""
        self.path: vec[i64] = vec[i64]()
        """The rows that the playout under way went through, and the seats that took these actions."""
        self.movers: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]([0] * state.max_actions)
        """By action: `mark` if it is legal and not yet met among the children."""
        self.mark: i64 = 0
        self.room: i64 = 64
        self.open: vec[i64] = vec[i64]([0] * self.room)
        """The rows of the legal actions, and what share of the exploration they get."""
        self.shares: vec[float] = floats(self.room)
        self.points: vec[float] = floats(state.players)
        self.leads: vec[float] = floats(state.players)
        self.chances: vec[float] = floats(state.players)
        self.rewards: vec[float] = floats(state.players)
        self.first_of_side: vec[i64] = first_seats(state)
        self.moves: dict[int, Move] = {}
        self.only: i64 = NONE
        """The action that every playout begins with, if one is insisted on."""
        self.blur: float = 0.0
        self.errors: vec[float] = vec[float]()
        """By action of the root, how it is misjudged, from -1 to 1; only where `blur` is above 0."""

    def misjudge(self, blur: float) -> None:
        """From now on sees each action of the root better or worse than it is, by up to `blur` of the lead that counts
        as three quarters of a win. How it errs about an action does not change while it thinks."""
        rng = self.rng
        self.blur = blur
        self.errors = vec[float]([2.0 * rng.unit() - 1.0 for _ in range(self.origin.max_actions)])

    def advance(self, state: State, actions: list[int], rng: Rng) -> bool:
        """Moves the root on to where `actions` led; False, and nothing kept, if the tree does not reach there."""
        node: i64 = 0
        for action in actions:
            node = self.tree.child(node, action)
            if node == NONE:
                return False
        if self.tree.first[node] == NONE:
            return False
        self.tree = self.tree.part(node)
        self.rng = rng
        self.origin = state.redeal(self.seat, rng)
        self.moves = {}
        return True

    def run(self) -> None:
        """Searches until nodes, steps or seconds are used up, or no more playout can change the choice."""
        settings = self.settings
        limit: i64 = settings.nodes
        steps: i64 = settings.steps
        deadline: float = 0.0
        if settings.seconds > 0.0:
            deadline = time.perf_counter() + settings.seconds
        core: float = 0.0
        if settings.core > 0.0:
            core = time.thread_time() + settings.core
        self.done = 0
        self.steps = 0
        while (limit == 0 or self.done < limit) and (steps == 0 or self.steps < steps):
            self.playout()
            self.done += 1
            if deadline > 0.0 and self.done % CLOCK_EVERY == 0 and time.perf_counter() >= deadline:
                return
            if core > 0.0 and self.done % CLOCK_EVERY == 0 and time.thread_time() >= core:
                return
            if self.done % DECIDED_EVERY == 0:
                if limit > 0 and self.is_decided(limit - self.done):
                    return
                if steps > 0 and self.is_decided(self.playouts_in(steps - self.steps)):
                    return

    def playouts_in(self, steps: i64) -> i64:
        """More than so many steps will allow: playouts may become shorter than they were, but hardly by half."""
        return 2 * steps * self.done // self.steps

    def insist(self, action: i64, count: i64) -> None:
        """So many playouts that begin with `action`: for who asks about it, though the search would try others."""
        if self.tree.child(0, action) == NONE:
            return
        self.only = action
        while count > 0:
            self.playout()
            count -= 1
        self.only = NONE

    def is_decided(self, left: i64) -> bool:
        tree = self.tree
        best: i64 = 0
        second: i64 = 0
        child = tree.first[0]
        while child != NONE:
            visits = tree.visits[child]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = tree.sibling[child]
        return best - second > left

    def deal(self) -> State:
        """The position that a playout begins with."""
        return self.origin.redeal(self.seat, self.rng)

    def playout(self) -> None:
        """Once down the tree, on to the end or the cut-off, and back up."""
        tree = self.tree
        settings = self.settings
        state = self.deal()
        node: i64 = 0
        depth: i64 = 0
        while state.to_move != NOBODY and (tree.visits[node] >= settings.expand_at or node == 0):
            if tree.first[node] == NONE and tree.size >= settings.max_tree:
                break
            if depth == len(self.path):
                self.path = append(self.path, 0)
                self.movers = append(self.movers, 0)
            node = self.select(node, state)
            self.path[depth] = node
            self.movers[depth] = state.to_move
            depth += 1
            state.apply(tree.action[node])
        self.steps += depth + PLAYOUT_STEPS
        self.play_on(state)
        self.judge(state)
        tree.visits[0] += 1
        while depth > 0:
            depth -= 1
            node = self.path[depth]
            tree.visits[node] += 1
            tree.total[node] += self.rewards[self.movers[depth]]
        if node != 0:
            action = tree.action[node]
            if self.blur > 0.0:
                tree.total[node] += QUARTER * self.blur * self.errors[action]
            self.note(action)

    def select(self, node: i64, state: State) -> i64:
        """The legal action to try next; actions not seen before enter the tree."""
        tree = self.tree
        marks = self.marks
        legal = state.legal_actions()
        while self.room < len(legal):
            self.open = extend(self.open, [0] * self.room)
            self.shares = extend(self.shares, [0.0] * self.room)
            self.room += self.room
        open = self.open
        mark = self.mark + 1
        self.mark = mark
        for action in legal:
            marks[action] = mark
        count: i64 = 0
        child = tree.first[node]
        while child != NONE:
            if marks[tree.action[child]] == mark:
                marks[tree.action[child]] = 0
                open[count] = child
                count += 1
            child = tree.sibling[child]
        if count < len(legal):
            self.policy.begin_rating(state)
            self.steps += len(legal) - count
            for action in legal:
                if marks[action] == mark:
                    rating: float = self.policy.rate(state, action)
                    if node == 0 and self.blur > 0.0:
                        rating += self.settings.scale * self.blur * self.errors[action]
                    child = tree.add(action, rating)
                    tree.sibling[child] = tree.first[node]
                    tree.first[node] = child
                    open[count] = child
                    count += 1
        if node == 0 and self.only != NONE:
            return tree.child(0, self.only)
        return self.most_urgent(count)

    def most_urgent(self, count: i64) -> i64:
        """PUCT over the open rows; an action's prior falls with the fourth power of how much worse it looks."""
        settings = self.settings
        tree = self.tree
        open = self.open
        shares = self.shares
        ratings = tree.rating
        best_rating: float = ratings[open[0]]
        visits: i64 = 0
        total: float = 0.0
        at: i64 = 0
        while at < count:
            child = open[at]
            if ratings[child] > best_rating:
                best_rating = ratings[child]
            visits += tree.visits[child]
            total += tree.total[child]
            tree.available[child] += 1
            at += 1
        sum_of_shares: float = 0.0
        softness: float = 1.0 / settings.temperature
        at = 0
        while at < count:
            share: float = 1.0 / (1.0 + (best_rating - ratings[open[at]]) * softness)
            share *= share
            share *= share
            shares[at] = share
            sum_of_shares += share
            at += 1
        untried: float = (total / float(visits) if visits > 0 else 0.5) - settings.fpu
        even: float = settings.exploration * settings.spread / float(count)
        factor: float = settings.exploration * (1.0 - settings.spread) / sum_of_shares
        chosen: i64 = open[0]
        highest: float = -1.0
        at = 0
        while at < count:
            child = open[at]
            tried: float = float(tree.visits[child])
            urge: float = (shares[at] * factor + even) * sqrt(float(tree.available[child])) / (1.0 + tried)
            urge += tree.total[child] / tried if tried > 0.0 else untried
            if urge > highest:
                highest = urge
                chosen = child
            at += 1
        return chosen

    def play_on(self, state: State) -> None:
        cutoff = self.settings.cutoff
        taken = self.policy.play_out(state, self.rng, cutoff)
        if taken > 0:
            self.steps += taken
            return
        tries = self.settings.tries
        rng = self.rng
        steps: i64 = 0
        mover: i64 = NOBODY
        while state.to_move != NOBODY:
            if (
                steps >= cutoff
                and (state.to_move != mover or steps >= cutoff + TURN_STEPS or state.players == 1)
                and self.policy.is_quiet(state)
            ):
                return
            mover = state.to_move
            state.apply(state.random_action(rng) if tries <= 1 else self.policy.quick(state, rng, tries))
            steps += 1
            self.steps += tries

    def judge(self, state: State) -> None:
        """Points, chances to win and rewards of the position that the playout came to."""
        settings = self.settings
        points = self.points
        leads = self.leads
        chances = self.chances
        rewards = self.rewards
        over = state.to_move == NOBODY
        known: bool = not over and self.policy.evaluate(state, points, chances)
        if not known:
            self.policy.points(state, points)
        self.policy.leads(state, points, leads)
        seats = state.players
        seat: i64 = 0
        while seat < seats:
            lead = squash(leads[seat], settings.scale)
            if not known:
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

    def note(self, action: i64) -> None:
        """What the playout found out about its first action."""
        move = self.moves.get(action)
        if move is None:
            move = Move(action, self.origin.players)
            self.moves[action] = move
        move.counted += 1
        seats = self.origin.players
        chances = self.chances
        # The squashed leads of three or more sides do not add up to 1; partners count once.
        total: float = 1.0
        if seats > 1:
            total = 0.0
            seat: i64 = 0
            while seat < seats:
                if self.first_of_side[seat] == seat:
                    total += chances[seat]
                seat += 1
        seat = 0
        while seat < seats:
            if total > 0.0:
                move.chances[seat] += chances[seat] / total
            move.points[seat] += self.points[seat]
            seat += 1
        if total > 0.0:
            move.chance += chances[self.seat] / total
        move.margin += self.leads[self.seat]

    def ranked(self) -> list[Move]:
        """The actions of the root, most visited first."""
        tree = self.tree
        child = tree.first[0]
        while child != NONE:
            action = tree.action[child]
            move = self.moves.get(action)
            if move is None:
                move = Move(action, self.origin.players)
                self.moves[action] = move
            move.visits = tree.visits[child]
            move.total = tree.total[child]
            child = tree.sibling[child]
        return sorted(self.moves.values(), key=_rank)

    def main_line(self, first: i64, longest: i64) -> list[int]:
        """`first` and, in the redeal that the search holds, the most visited actions after it."""
        tree = self.tree
        line: list[int] = []
        state = self.origin.clone()
        node = tree.child(0, first)
        while node != NONE and tree.visits[node] > 0 and len(line) < longest:
            line.append(tree.action[node])
            state.apply(tree.action[node])
            node = tree.most_visited(node, state.legal_actions())
        return line


def first_seats(state: State) -> vec[i64]:
    """By seat, the first seat of its side."""
    first: vec[i64] = vec[i64]([0] * state.players)
    seat: i64 = 0
    while seat < state.players:
        other: i64 = 0
        while state.team(other) != state.team(seat):
            other += 1
        first[seat] = other
        seat += 1
    return first


def _rank(move: Move) -> tuple[int, float, int]:
    return (-move.visits, -move.total, move.action)


def playouts(state: State, count: i64, rng: Rng) -> i64:
    """Plain search with random playouts to the end, for benchmarks: says how many actions lie in its tree."""
    settings = Settings()
    settings.nodes = 0
    settings.cutoff = TO_THE_END
    settings.expand_at = 8
    search = Search(state, state.to_move, Policy(), settings, rng)
    done: i64 = 0
    while done < count:
        search.playout()
        done += 1
    return search.tree.size
