"""When Python looks for garbage: seldom, and yet nothing that somebody provokes piles up."""

from __future__ import annotations

import asyncio
import gc

import pytest

from ludotheque.server import garbage
from ludotheque.server.garbage import BLOCKS_OF_MOVE, MANY, MUCH, ONE_IN, Collector

LIVING = 1_000_000
EACH = 3
"""Blocks that an object in a circle keeps."""


class Memory:
    """In place of Python's own: what lives, and objects that lie in circles, of late or put aside."""

    def __init__(self) -> None:
        self.living = LIVING
        self.moves = 0
        self.young = self.aside = 0
        self.looks: list[int] = []

    def getallocatedblocks(self) -> int:
        return self.living + BLOCKS_OF_MOVE * self.moves + EACH * (self.young + self.aside)

    def collect(self, generation: int = 2) -> int:
        self.looks.append(generation)
        found, self.young = self.young, 0
        if generation == 2:
            found, self.aside = found + self.aside, 0
        return found

    def set_threshold(self, *_: int) -> None: ...

    def freeze(self) -> None:
        self.aside, self.young = self.aside + self.young, 0

    def unfreeze(self) -> None:
        self.aside, self.young = 0, self.aside + self.young


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    made = Memory()
    monkeypatch.setattr(garbage, "gc", made)
    monkeypatch.setattr(garbage, "sys", made)
    return made


@pytest.fixture
def collector(memory: Memory) -> Collector:
    made = Collector(lambda: memory.moves)

    async def start() -> None:
        made.start()

    asyncio.run(start())
    memory.looks.clear()
    return made


def test_who_provokes_circles_has_all_of_them_looked_at(memory: Memory, collector: Collector) -> None:
    for _ in range(10_000):
        memory.young += 10 * MANY
        collector.look()
    assert memory.aside <= ONE_IN * 10 * MANY
    assert set(memory.looks) == {0}


def test_once_nothing_is_found_any_more_what_comes_is_put_aside_unseen(memory: Memory, collector: Collector) -> None:
    for _ in range(2 * ONE_IN):
        memory.young += MANY
        collector.look()
    memory.looks.clear()
    for _ in range(100 * ONE_IN):
        collector.look()
    assert len(memory.looks) <= 101


def test_circles_too_few_to_be_looked_at_each_time_do_not_pile_up(memory: Memory, collector: Collector) -> None:
    most = 0
    for _ in range(100_000):
        memory.young += MANY - 1
        collector.look()
        most = max(most, memory.getallocatedblocks())
    assert most < 3 * LIVING


def test_what_dies_in_circles_after_a_long_life_is_found_too(memory: Memory, collector: Collector) -> None:
    most = 0
    for _ in range(50):
        memory.aside += MUCH
        collector.look()
        most = max(most, memory.getallocatedblocks())
    assert 2 in memory.looks
    assert most < 4 * LIVING


def test_moves_that_leave_no_circles_are_stopped_for_little(memory: Memory, collector: Collector) -> None:
    for _ in range(100 * ONE_IN):
        collector.look()
    assert memory.looks == [0] * 100


def test_a_server_that_grows_is_looked_at_ever_less_often(memory: Memory, collector: Collector) -> None:
    for _ in range(100):
        memory.living += MUCH
        collector.look()
    assert memory.living > 30 * LIVING
    assert memory.looks.count(2) < 6


def test_however_many_moves_are_made_nobody_is_stopped_for_a_look_at_everything(
    memory: Memory, collector: Collector
) -> None:
    for _ in range(1_000):
        memory.moves += 1_000
        collector.look()
    assert memory.getallocatedblocks() > 30 * LIVING
    assert 2 not in memory.looks


def test_circles_that_live_long_are_found_among_many_moves_too(memory: Memory, collector: Collector) -> None:
    most = 0
    for _ in range(200):
        memory.moves += 1_000
        memory.aside += MUCH // 30
        collector.look()
        most = max(most, memory.aside)
    assert 2 in memory.looks
    assert EACH * most < LIVING + 2 * MUCH


def test_circles_that_are_made_between_two_looks_are_freed_by_python_itself() -> None:
    """With Python's own memory, not one of ours: many circles, which die at once."""

    class Circle:
        count = 0

        def __init__(self) -> None:
            self.own = self
            Circle.count += 1

        def __del__(self) -> None:
            Circle.count -= 1

    kept = gc.get_threshold()
    collector = Collector(lambda: 0)
    try:
        gc.set_threshold(0)
        for _ in range(5 * ONE_IN):
            for _ in range(10 * MANY):
                Circle()
            collector.look()
        assert Circle.count <= ONE_IN * 10 * MANY
    finally:
        gc.unfreeze()
        gc.set_threshold(*kept)
