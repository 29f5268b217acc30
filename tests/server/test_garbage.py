"""When Python looks for garbage: seldom, and yet nothing that somebody provokes piles up."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator

import pytest

from ludotheque.server.garbage import MUCH, Collector


@pytest.fixture
def collector() -> Iterator[Collector]:
    before = gc.get_threshold()
    made = Collector()

    async def start() -> None:
        made.start()

    asyncio.run(start())
    yield made
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.collect()


class Circle:
    def __init__(self) -> None:
        self.itself = self


def circles(number: int) -> list[Circle]:
    return [Circle() for _ in range(number)]


def test_what_dies_young_in_circles_is_found_by_the_next_look(collector: Collector) -> None:
    before = sys.getallocatedblocks()
    for _ in range(3):
        circles(MUCH)
        collector.look()
    assert sys.getallocatedblocks() < before + MUCH


def test_what_dies_in_circles_after_a_long_life_is_found_too(collector: Collector) -> None:
    before = sys.getallocatedblocks()
    some = (before + MUCH) // 2
    for _ in range(12):
        lived = circles(some)
        collector.look()
        del lived
    assert sys.getallocatedblocks() < 8 * (before + MUCH)


def test_moves_that_leave_no_circles_are_not_stopped_for_any(collector: Collector) -> None:
    asked: list[str] = []
    watch = lambda phase, info: asked.append(phase) if info["generation"] > 0 else None  # noqa: E731
    gc.callbacks.append(watch)
    try:
        for _ in range(50):
            [[number] for number in range(10_000)]
            collector.look()
    finally:
        gc.callbacks.remove(watch)
    assert asked == []
