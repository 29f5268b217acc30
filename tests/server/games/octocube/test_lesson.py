from __future__ import annotations

from ludotheque.table.lessons import lesson


def test_the_lesson_goes_on_with_the_powers_and_uses_one() -> None:
    assert lesson("octocube").next == "powers"
    events = [event for step in lesson("octocube", "powers").steps for event in step["events"]]
    used = [event for event in events if event["kind"] == "use"]
    assert {"seat": 0, "power": "D", "space": "c3"}.items() <= used[0].items()
