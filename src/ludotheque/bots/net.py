"""A small network that says how a game will end: evaluated here, without any framework.

Two hidden layers of rectified sums. Its inputs are mostly zeros, so the first layer adds up the rows of those that are
not. Only additions, products and quotients of doubles, always in the same order: the same numbers compiled or not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.observer import Observer
from ludotheque.core.policy import Policy, best_of, floats
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State
from ludotheque.core.words import WORD

BLOCK: Final = 8
"""Cells of the first layer that are summed up side by side."""
SCALE: Final = 0.05
"""Of points as an input, and back of points as an output: twenty points are 1."""
NOT_READ: Final = -1


class Net:
    """Weights, and room to work in. `places` says which input each entry of an observation is, or `NOT_READ`."""

    def __init__(
        self,
        places: list[int],
        inputs: int,
        first: list[float],
        first_bias: list[float],
        second: list[float],
        second_bias: list[float],
        last: list[float],
        last_bias: list[float],
    ) -> None:
        self.places: vec[i64] = vec[i64](places)
        self.inputs: i64 = inputs
        self.wide: i64 = len(first_bias)
        self.narrow: i64 = len(second_bias)
        self.outputs: i64 = len(last_bias)
        self.first: vec[float] = vec[float](first)
        self.first_bias: vec[float] = vec[float](first_bias)
        self.second: vec[float] = vec[float](second)
        self.second_bias: vec[float] = vec[float](second_bias)
        self.last: vec[float] = vec[float](last)
        self.last_bias: vec[float] = vec[float](last_bias)
        if self.wide % BLOCK or len(first) != inputs * len(first_bias):
            raise ValueError(f"a first layer is {inputs} times a multiple of {BLOCK}; not {len(first)} weights")
        self.count: i64 = 0
        self.which: vec[i64] = vec[i64]([0] * (len(places) + inputs))
        """The weights of the inputs that are not zero, and what these are."""
        self.what: vec[float] = floats(len(places) + inputs)
        self.hidden: vec[float] = floats(self.wide)
        self.narrower: vec[float] = floats(self.narrow)
        self.out: vec[float] = floats(self.outputs)

    def clear(self) -> None:
        self.count = 0

    def give(self, place: i64, value: float) -> None:
        """An input that is not zero."""
        self.which[self.count] = place * self.wide
        self.what[self.count] = value
        self.count += 1

    def give_row(self, row: vec[i64], words: i64) -> None:
        """The entries of an observation."""
        places = self.places
        which = self.which
        what = self.what
        wide = self.wide
        count = self.count
        word: i64 = 0
        while word < words:
            entries = row[word]
            entry: i64 = word * WORD
            while entries != 0:
                value: i64 = entries & 255
                if value != 0:
                    place = places[entry]
                    if place >= 0:
                        which[count] = place * wide
                        what[count] = float(value)
                        count += 1
                entries = entries >> 8
                entry += 1
            word += 1
        self.count = count

    def run(self) -> None:
        self.sum_up_first()
        wide = self.wide
        hidden = self.hidden
        narrower = self.narrower
        cell: i64 = 0
        while cell < self.narrow:
            narrower[cell] = rectified_sum(self.second_bias[cell], self.second, cell * wide, hidden, wide)
            cell += 1
        cell = 0
        while cell < self.outputs:
            total: float = self.last_bias[cell]
            base: i64 = cell * self.narrow
            at: i64 = 0
            while at < self.narrow:
                total += self.last[base + at] * narrower[at]
                at += 1
            self.out[cell] = total
            cell += 1

    def sum_up_first(self) -> None:
        first = self.first
        which = self.which
        what = self.what
        hidden = self.hidden
        bias = self.first_bias
        count = self.count
        block: i64 = 0
        while block < self.wide:
            a: float = bias[block]
            b: float = bias[block + 1]
            c: float = bias[block + 2]
            d: float = bias[block + 3]
            e: float = bias[block + 4]
            f: float = bias[block + 5]
            g: float = bias[block + 6]
            h: float = bias[block + 7]
            at: i64 = 0
            while at < count:
                row: i64 = which[at] + block
                value: float = what[at]
                a += value * first[row]
                b += value * first[row + 1]
                c += value * first[row + 2]
                d += value * first[row + 3]
                e += value * first[row + 4]
                f += value * first[row + 5]
                g += value * first[row + 6]
                h += value * first[row + 7]
                at += 1
            hidden[block] = a if a > 0.0 else 0.0
            hidden[block + 1] = b if b > 0.0 else 0.0
            hidden[block + 2] = c if c > 0.0 else 0.0
            hidden[block + 3] = d if d > 0.0 else 0.0
            hidden[block + 4] = e if e > 0.0 else 0.0
            hidden[block + 5] = f if f > 0.0 else 0.0
            hidden[block + 6] = g if g > 0.0 else 0.0
            hidden[block + 7] = h if h > 0.0 else 0.0
            block += BLOCK


def rectified_sum(start: float, weights: vec[float], base: i64, values: vec[float], count: i64) -> float:
    total: float = start
    at: i64 = 0
    while at < count:
        total += weights[base + at] * values[at]
        at += 1
    return total if total > 0.0 else 0.0


class LearnedPolicy(Policy):
    """A game's own policy, but positions are evaluated by a network.

    The network sees the world as the seat to move does, and counts the seats from that one on. It says by how much each
    seat's points will change, and how likely each is to win.
    """

    def __init__(self, teacher: Policy, observer: Observer, net: Net) -> None:
        super().__init__()
        self.settings = teacher.settings.copy()
        self.settings.cutoff = 0
        self.learned = True
        self.open_actions = teacher.open_actions
        self.teacher: Policy = teacher
        self.observer: Observer = observer
        self.net: Net = net
        self.row: vec[i64] = vec[i64]([0] * observer.words)
        self.described: i64 = teacher.features()
        self.description: vec[float] = floats(self.described)

    def value(self, state: State, seat: i64) -> float:
        return self.teacher.value(state, seat)

    def points(self, state: State, out: vec[float]) -> None:
        self.teacher.points(state, out)

    def leads(self, state: State, points: vec[float], out: vec[float]) -> None:
        self.teacher.leads(state, points, out)

    def begin_rating(self, state: State) -> None:
        self.teacher.begin_rating(state)

    def rate(self, state: State, action: i64) -> float:
        return self.teacher.rate(state, action)

    def is_open(self, state: State, seat: i64) -> bool:
        return self.teacher.is_open(state, seat)

    def evaluate(self, state: State, points: vec[float], chances: vec[float]) -> bool:
        net = self.net
        seats = state.players
        mover = state.to_move
        self.teacher.points(state, points)
        self.observer.observe(state, mover, self.row, 0)
        net.clear()
        net.give_row(self.row, self.observer.words)
        # Last come the points and what the policy describes.
        place: i64 = net.inputs - seats - self.described
        seat: i64 = mover
        turn: i64 = 0
        while turn < seats:
            net.give(place + turn, points[seat] * SCALE)
            seat += 1
            if seat == seats:
                seat = 0
            turn += 1
        if self.described > 0:
            description = self.description
            self.teacher.describe(state, description)
            place += seats
            at: i64 = 0
            while at < self.described:
                if description[at] != 0.0:
                    net.give(place + at, description[at])
                at += 1
        net.run()
        out = net.out
        seat = mover
        turn = 0
        while turn < seats:
            points[seat] += out[turn] / SCALE
            urge: float = out[seats + turn]
            size: float = urge if urge >= 0.0 else -urge
            chances[seat] = 0.5 + 0.5 * urge / (1.0 + size)
            seat += 1
            if seat == seats:
                seat = 0
            turn += 1
        share_out(state, chances)
        return True


def share_out(state: State, chances: vec[float]) -> None:
    """Makes the chances of all sides add up to 1; partners have the same one. Alone, one may lose to the game."""
    seats = state.players
    if seats == 1:
        return
    total: float = 0.0
    seat: i64 = 0
    while seat < seats:
        total += chances[seat]
        seat += 1
    seat = 0
    while seat < seats:
        chances[seat] /= total
        seat += 1
    seat = 0
    while seat < seats:
        other: i64 = seat + 1
        while other < seats:
            if state.team(other) == state.team(seat):
                together: float = chances[seat] + chances[other]
                chances[seat] = together
                chances[other] = together
            other += 1
        seat += 1


class SelfPlay:
    """Games of a policy against itself, quickly: positions as a network is to see them, for it to learn from."""

    def __init__(self, observer: Observer, policy: Policy, players: i64, room: i64) -> None:
        self.observer: Observer = observer
        self.policy: Policy = policy
        self.players: i64 = players
        self.room: i64 = room
        self.count: i64 = 0
        self.rows: vec[i64] = vec[i64]([0] * (room * observer.words))
        self.points: vec[float] = floats(room * players)
        self.described: i64 = policy.features()
        self.descriptions: vec[float] = floats(room * self.described)
        self.movers: vec[i64] = vec[i64]([0] * room)
        self.one: vec[float] = floats(players)
        self.description: vec[float] = floats(self.described)

    def note(self, state: State) -> None:
        """Adds a position."""
        if self.count == self.room:
            return
        seats = self.players
        mover = state.to_move
        self.observer.observe(state, mover, self.rows, self.count * self.observer.words)
        self.policy.points(state, self.one)
        seat: i64 = mover
        turn: i64 = 0
        while turn < seats:
            self.points[self.count * seats + turn] = self.one[seat]
            seat += 1
            if seat == seats:
                seat = 0
            turn += 1
        if self.described > 0:
            self.policy.describe(state, self.description)
            at: i64 = 0
            while at < self.described:
                self.descriptions[self.count * self.described + at] = self.description[at]
                at += 1
        self.movers[self.count] = mover
        self.count += 1

    def play(self, state: State, rng: Rng, slips: float, share: float, tries: i64) -> None:
        """Plays `state` to the end: the best rated of so many random actions, now and then any; notes a share."""
        self.count = 0
        while state.to_move != NOBODY:
            if rng.unit() < share:
                self.note(state)
            if rng.unit() < slips:
                state.apply(state.random_action(rng))
            else:
                state.apply(best_of(self.policy, state, rng, tries))
