"""Who may know what happened."""

from __future__ import annotations

from ludotheque.core.journal import OPEN, SPECTATOR, Journal


def test_an_event_for_all_is_seen_by_all() -> None:
    journal = Journal()
    journal.note({"kind": "place"})
    for viewer in (0, 1, SPECTATOR, OPEN):
        assert journal.seen_by(viewer) == [{"kind": "place"}]
    assert not journal.revealed


def test_an_event_for_one_seat_is_seen_by_it_alone() -> None:
    journal = Journal()
    journal.note({"kind": "draw", "tile": "koi"}, only=1, others={"kind": "draw"})
    assert journal.seen_by(1) == journal.seen_by(OPEN) == [{"kind": "draw", "tile": "koi"}]
    assert journal.seen_by(0) == journal.seen_by(SPECTATOR) == [{"kind": "draw"}]


def test_the_others_may_see_nothing_of_it() -> None:
    journal = Journal()
    journal.note({"kind": "look"}, only=0)
    assert journal.seen_by(0) == [{"kind": "look"}]
    assert journal.seen_by(1) == journal.seen_by(SPECTATOR) == []


def test_one_reveal_makes_the_whole_journal_one_that_reveals() -> None:
    journal = Journal()
    journal.note({"kind": "place"})
    journal.note({"kind": "turn", "tile": "koi"}, reveals=True)
    assert journal.revealed


def test_a_preview_leaves_out_what_only_the_move_brings_to_light() -> None:
    journal = Journal()
    journal.note({"kind": "place"})
    journal.note({"kind": "turn", "tile": "koi"}, reveals=True)
    journal.note({"kind": "own"}, only=1)
    assert journal.foreseen_by(0) == [{"kind": "place"}]
    assert journal.foreseen_by(1) == [{"kind": "place"}, {"kind": "own"}]
