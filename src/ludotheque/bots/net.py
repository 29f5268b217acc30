"""A small network that says how a game will end, and which actions a search would try: evaluated here, without any
framework.

Two hidden layers of rectified sums. Its inputs are mostly zeros, so the first layer adds up the rows of those that are
not. Only additions, products and quotients of doubles, always in the same order: the same numbers compiled or not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.policy import floats
from ludotheque.core.words import WORD

BLOCK: Final = 8
"""Cells of the first layer that are summed up side by side."""
SCALE: Final = 0.05
"""Of points as an input, and back of points as an output: twenty points are 1."""
NOT_READ: Final = -1


class Net:
    """Weights, and room to work in. `places` says which input each entry of an observation is, or `NOT_READ`.

    `prior` has a row for each part of an action (see `core.parts`): what it is worth beside others, cell by cell.
    """

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
        prior: list[float] | None = None,
        prior_bias: list[float] | None = None,
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
        self.prior: vec[float] = vec[float](prior or [])
        self.prior_bias: vec[float] = vec[float](prior_bias or [])
        self.parts: i64 = len(self.prior_bias)
        """Of all actions together; 0 for a network that says nothing of actions."""
        self.worths: vec[float] = floats(self.parts)
        """By part, what it is worth in this position: `weigh_parts` writes them."""
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
        """How the game will end: `out`."""
        self.run_hidden()
        add_up(self.last_bias, self.last, self.narrower, self.narrow, self.out)

    def weigh_parts(self) -> None:
        """What each part of an action is worth: `worths`."""
        self.run_hidden()
        add_up(self.prior_bias, self.prior, self.narrower, self.narrow, self.worths)

    def run_hidden(self) -> None:
        self.sum_up_first()
        wide = self.wide
        hidden = self.hidden
        narrower = self.narrower
        cell: i64 = 0
        while cell < self.narrow:
            narrower[cell] = rectified_sum(self.second_bias[cell], self.second, cell * wide, hidden, wide)
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


def add_up(bias: vec[float], weights: vec[float], values: vec[float], count: i64, out: vec[float]) -> None:
    """A layer that is not rectified."""
    cell: i64 = 0
    base: i64 = 0
    while cell < len(out):
        total: float = bias[cell]
        at: i64 = 0
        while at < count:
            total += weights[base + at] * values[at]
            at += 1
        out[cell] = total
        base += count
        cell += 1
