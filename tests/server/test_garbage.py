"""When Python looks for garbage: seldom, and yet nothing that somebody provokes piles up."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.server import garbage
from ludotheque.server.garbage import MUCH, Collector

LIVING = 1_000_000


class Memory:
    """In place of Python's own: what lives, and what lies in circles, of late or since long."""

    def __init__(self) -> None:
        self.living = LIVING
        self.young = self.old = 0
        self.looks: list[int] = []

    def getallocatedblocks(self) -> int:
        return self.living + self.young + self.old

    def collect(self, generation: int = 2) -> None:
        self.looks.append(generation)
        self.young = 0
        if generation == 2:
            self.old = 0

    def set_threshold(self, *_: int) -> None: ...

    def freeze(self) -> None: ...

    def unfreeze(self) -> None: ...


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    made = Memory()
    monkeypatch.setattr(garbage, "gc", made)
    monkeypatch.setattr(garbage, "sys", made)
    return made


@pytest.fixture
def collector(memory: Memory) -> Collector:
    made = Collector()

    async def start() -> None:
        made.start()

    asyncio.run(start())
    memory.looks.clear()
    return made


def test_what_dies_young_in_circles_is_found_by_a_look_at_what_came_of_late(
    memory: Memory, collector: Collector
) -> None:
    for _ in range(20):
        memory.young += MUCH
        collector.look()
        assert memory.getallocatedblocks() < 1.5 * LIVING + MUCH
    assert set(memory.looks) == {1}


def test_what_dies_in_circles_after_a_long_life_is_found_too(memory: Memory, collector: Collector) -> None:
    most = 0
    for _ in range(50):
        memory.old += MUCH
        collector.look()
        most = max(most, memory.getallocatedblocks())
    assert 2 in memory.looks
    assert most < 3 * LIVING


def test_moves_that_leave_no_circles_are_stopped_for_nothing(memory: Memory, collector: Collector) -> None:
    for _ in range(1_000):
        collector.look()
    assert memory.looks == []


def test_a_server_that_grows_is_looked_at_ever_less_often(memory: Memory, collector: Collector) -> None:
    for _ in range(100):
        memory.living += MUCH
        collector.look()
    assert memory.living > 30 * LIVING
    assert memory.looks.count(2) < 6
