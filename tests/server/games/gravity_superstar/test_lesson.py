from __future__ import annotations

from ludotheque.table.lessons import lesson


def test_the_lesson_goes_on_with_the_expert_mode_and_its_last_round() -> None:
    assert lesson("gravity_superstar").next == "expert"
    events = [event for step in lesson("gravity_superstar", "expert").steps for event in step["events"]]
    assert [event["points"] for event in events if event["kind"] == "last-round"] == [19]
