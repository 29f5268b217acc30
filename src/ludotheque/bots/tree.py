"""The tree of a search: actions as rows of columns."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

NONE: Final = -1


class Tree:
    """Actions as numbers of rows in columns: millions of them cost no garbage collection. Row 0 is the root."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.room: i64 = 0
        self.action: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        """The first action after this one, or `NONE`."""
        self.sibling: vec[i64] = vec[i64]()
        """The next action instead of this one, or `NONE`."""
        self.visits: vec[i64] = vec[i64]()
        self.available: vec[i64] = vec[i64]()
        """How often it was legal where its siblings were chosen among."""
        self.total: vec[float] = vec[float]()
        """The rewards of the seats that took it."""
        self.rating: vec[float] = vec[float]()
        self.add(NONE, 0.0)

    def add(self, action: i64, rating: float) -> i64:
        if self.size == self.room:
            self.grow()
        node = self.size
        self.size += 1
        self.action[node] = action
        self.rating[node] = rating
        self.first[node] = NONE
        self.sibling[node] = NONE
        return node

    def grow(self) -> None:
        more: i64 = 1024 if self.room < 1024 else self.room
        numbers = [0] * more
        zeros = [0.0] * more
        self.action = extend(self.action, numbers)
        self.first = extend(self.first, numbers)
        self.sibling = extend(self.sibling, numbers)
        self.visits = extend(self.visits, numbers)
        self.available = extend(self.available, numbers)
        self.total = extend(self.total, zeros)
        self.rating = extend(self.rating, zeros)
        self.room += more

    def child(self, node: i64, action: i64) -> i64:
        """The row of `action` after `node`, or `NONE`."""
        child = self.first[node]
        while child != NONE and self.action[child] != action:
            child = self.sibling[child]
        return child

    def most_visited(self, node: i64, legal: list[int]) -> i64:
        """The most visited of the legal actions after `node`, or `NONE`."""
        best: i64 = NONE
        for action in legal:
            child = self.child(node, action)
            if child != NONE and (best == NONE or self.visits[child] > self.visits[best]):
                best = child
        return best

    def part(self, node: i64) -> Tree:
        """A tree of its own from `node` on."""
        copy = Tree()
        copy.visits[0] = self.visits[node]
        copy.total[0] = self.total[node]
        self.copy_children(node, copy, 0)
        return copy

    def copy_children(self, node: i64, copy: Tree, to: i64) -> None:
        child = self.first[node]
        while child != NONE:
            made = copy.add(self.action[child], self.rating[child])
            copy.visits[made] = self.visits[child]
            copy.available[made] = self.available[child]
            copy.total[made] = self.total[child]
            copy.sibling[made] = copy.first[to]
            copy.first[to] = made
            if self.first[child] != NONE:
                self.copy_children(child, copy, made)
            child = self.sibling[child]
