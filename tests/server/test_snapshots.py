"""A long match loads from its snapshot, and is the same as when it is replayed."""

from __future__ import annotations

import random
import time
from pathlib import Path

from ludotheque.core.match import UNDO
from ludotheque.table.clocks import Downtimes
from ludotheque.table.live import LiveTable
from ludotheque.table.outgoing import Seen
from ludotheque.table.snapshots import EVERY
from tests.server.players import Person
from tests.server.running import Clockwork, server_here, sqlite, story


@story
async def test_a_long_match_loads_from_its_snapshot_to_the_last_byte(tmp_path: Path) -> None:
    rng = random.Random(3)
    clock = Clockwork()
    async with server_here(sqlite(tmp_path), clock) as running, Person(running.address) as ada:
        pace = {"kind": "live", "minutes": 180, "increment": 1}
        table = await ada.create("gravity_superstar", "me me me me me me", one_screen=True, start=True, pace=pace)
        async with ada.sit(table["code"]) as chair:
            action = 0
            while chair.ply < EVERY + 20 and not chair.is_over:
                clock.forward(1)
                situation = chair.situation()
                if situation["can_undo"] and chair.ply < EVERY - 10:
                    answer = await chair.ask(type="undo", seat=situation["viewer"], ply=situation["ply"])
                    await chair.reach(answer["ply"])
                    await chair.play(action)
                    continue
                action = rng.choice(situation["legal"])["action"]
                await chair.play(action)
            assert chair.ply > EVERY
        stored = await running.server.store.load(table["code"])
        assert stored is not None
        assert stored.snapshot is not None
        begun = time.perf_counter()
        quick = LiveTable(stored, Downtimes())
        between = time.perf_counter()
        stored.snapshot = None
        slow = LiveTable(stored, Downtimes())
        print(f"{quick.ply} entries: {between - begun:.4f} s, replayed {time.perf_counter() - between:.4f} s")
        for viewers in ((0, 1), (0,), (1,), (-1,)):
            hello = [Seen(one, clock.now).hello("", viewers, 0, "") for one in (quick, slow)]
            assert hello[0] == hello[1]
        assert quick.answers == slow.answers
        assert quick.match is not None
        assert slow.match is not None
        assert quick.match.state.hash() == slow.match.state.hash()
        assert quick.match.can_undo(quick.to_move) == slow.match.can_undo(slow.to_move)
        assert UNDO in [entry.action for entry in quick.match.log]
