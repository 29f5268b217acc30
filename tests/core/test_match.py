"""The authority: whose turn it is, what may be taken back, how a match ends, and what leaves it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from ludotheque.core.errors import IllegalAction, NotNow
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.match import AGREED, RESIGN, UNDO, Match
from ludotheque.core.rng import Rng, commitment
from ludotheque.core.state import NOBODY, State
from tests.core.pebbles import LOOK, PEBBLES, STOP, TAKE_ONE, TAKE_TWO, Pebbles

SEED = bytes(range(32))


def new_match(**wanted: str | int) -> Match:
    return Match(cast(Game[State], PEBBLES), PEBBLES.options(**wanted), SEED)


def refusal_code(act: Callable[[], object]) -> str:
    with pytest.raises(NotNow) as caught:
        act()
    return caught.value.code


def finished() -> Match:
    match = new_match()
    for _ in range(3):
        match.play(match.to_move, TAKE_TWO)
        match.play(match.to_move, STOP)
    return match


def test_a_match_starts_with_its_commitment_and_names() -> None:
    match = new_match(players=3)
    assert match.commitment == commitment(SEED)
    assert match.names == ["Player 1", "Player 2", "Player 3"]
    assert (match.ply, match.to_move, match.is_over) == (0, 0, False)


def test_a_match_has_a_name_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 players have 2 names; not 1"):
        Match(cast(Game[State], PEBBLES), PEBBLES.options(), SEED, ["Ada"])


def test_a_move_is_played_and_told() -> None:
    match = new_match()
    journal = match.play(0, TAKE_TWO, ply=0)
    assert journal.seen_by(1) == [{"kind": "take", "seat": 0, "pebbles": 2}]
    assert cast(Pebbles, match.state).heap == 4
    assert (match.ply, match.to_move) == (1, 0)
    match.play(0, STOP, ply=1)
    assert match.to_move == 1


def test_another_seats_move_is_refused_and_changes_nothing() -> None:
    match = new_match()
    before = match.state.hash()
    with pytest.raises(NotNow, match="it is Player 1's turn, not Player 2's") as caught:
        match.play(1, TAKE_ONE)
    assert caught.value.code == "not-your-turn"
    assert refusal_code(lambda: match.play(7, TAKE_ONE)) == "not-your-turn"
    assert (match.ply, match.state.hash()) == (0, before)


def test_a_stale_move_is_refused() -> None:
    match = new_match()
    match.play(0, TAKE_ONE, ply=0)
    assert refusal_code(lambda: match.play(0, STOP, ply=0)) == "stale"
    assert refusal_code(lambda: match.undo(0, ply=0)) == "stale"
    assert refusal_code(lambda: match.resign(0, ply=2)) == "stale"
    assert refusal_code(lambda: match.agree_to_end(ply=2)) == "stale"
    assert match.ply == 1


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    match = new_match()
    with pytest.raises(IllegalAction) as caught:
        match.play(0, STOP)
    assert caught.value.clause == "P-1"
    assert match.ply == 0


def test_a_step_of_the_running_turn_can_be_taken_back() -> None:
    match = new_match()
    start = match.state.hash()
    match.play(0, TAKE_TWO)
    assert match.can_undo(0)
    journal = match.undo(0, ply=1)
    assert journal.seen_by(SPECTATOR) == [{"kind": "undo", "seat": 0}]
    assert match.state.hash() == start
    assert (match.ply, len(match.line)) == (2, 0)
    match.play(0, TAKE_ONE, ply=2)
    assert [entry.action for entry in match.log] == [TAKE_TWO, UNDO, TAKE_ONE]
    assert [entry.action for entry in match.line] == [TAKE_ONE]


def test_undo_never_crosses_the_end_of_a_turn() -> None:
    match = new_match()
    match.play(0, TAKE_ONE)
    match.play(0, STOP)
    assert not match.can_undo(0)
    assert refusal_code(lambda: match.undo(0)) == "no-undo"


def test_undo_never_crosses_a_reveal() -> None:
    match = new_match(players=2)
    match.play(0, TAKE_ONE)
    match.play(0, LOOK)
    match.play(1, TAKE_ONE)
    match.line[-1].journal.note({"kind": "flash"}, reveals=True)
    assert not match.can_undo(1)


def test_nobody_takes_back_anothers_step() -> None:
    match = new_match()
    match.play(0, TAKE_ONE)
    assert not match.can_undo(1)
    assert refusal_code(lambda: match.undo(1)) == "no-undo"
    assert refusal_code(lambda: new_match().undo(0)) == "no-undo"


def test_a_finished_match_is_finished() -> None:
    match = finished()
    assert match.is_over
    assert match.to_move == NOBODY
    assert not match.can_undo(0)
    assert refusal_code(lambda: match.play(0, TAKE_ONE)) == "over"
    assert refusal_code(lambda: match.undo(0)) == "over"
    assert refusal_code(lambda: match.resign(0)) == "over"
    assert refusal_code(match.agree_to_end) == "over"
    assert refusal_code(lambda: match.preview(0, TAKE_ONE)) == "over"


def test_the_game_tells_how_it_ended() -> None:
    outcome = finished().outcome()
    assert outcome is not None
    assert outcome["reason"] == "heap-empty"
    assert sum(outcome["scores"]) == 6 + 1 + 2
    assert new_match().outcome() is None


def test_resigning_leaves_the_last_one_the_winner() -> None:
    match = new_match(players=3)
    match.resign(1)
    assert not match.is_over
    assert refusal_code(lambda: match.resign(1)) == "no-resign"
    assert refusal_code(lambda: match.resign(3)) == "no-resign"
    journal = match.resign(0)
    assert journal.seen_by(2) == [{"kind": "resign", "seat": 0}]
    assert match.is_over
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome["reason"], outcome["winners"], outcome["decided_by"]) == ("resigned", [2], "resigned")


def test_a_team_is_out_when_both_partners_resigned() -> None:
    match = new_match(mode="teams")
    match.resign(1)
    match.resign(0)
    assert not match.is_over
    match.resign(3)
    assert match.is_over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome["winners"] == [0, 2]


def test_all_may_agree_to_end() -> None:
    match = new_match()
    match.play(0, TAKE_ONE)
    journal = match.agree_to_end()
    assert journal.seen_by(0) == [{"kind": "agreed"}]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome["reason"], outcome["winners"]) == ("agreed", [])
    assert outcome["scores"] == match.state.scores()


def test_a_stored_log_leads_to_the_same_match() -> None:
    match = new_match(players=3)
    match.play(0, TAKE_TWO)
    match.undo(0)
    match.play(0, TAKE_ONE)
    match.play(0, LOOK)
    match.resign(2)
    match.agree_to_end()
    again = new_match(players=3)
    for entry in match.log:
        again.enter(entry.seat, entry.action)
    assert again.state.hash() == match.state.hash()
    assert [(entry.seat, entry.action) for entry in again.log] == [(entry.seat, entry.action) for entry in match.log]
    assert [entry.action for entry in again.log] == [TAKE_TWO, UNDO, TAKE_ONE, LOOK, RESIGN, AGREED]
    assert again.outcome() == match.outcome()


def test_every_earlier_state_can_be_had() -> None:
    match = finished()
    assert match.state_at(0).hash() == new_match().state.hash()
    assert match.state_at(6).hash() == match.state.hash()
    assert [cast(Pebbles, match.state_at(step)).heap for step in range(7)] == [6, 4, 4, 2, 2, 0, 0]
    for step in (-1, 7):
        with pytest.raises(NotNow, match=f"the match has the steps 0 to 6; not {step}"):
            match.state_at(step)


def test_a_preview_tells_what_can_be_foreseen_and_plays_nothing() -> None:
    match = new_match()
    assert match.preview(0, TAKE_TWO) == [{"kind": "take", "seat": 0, "pebbles": 2}]
    match.play(0, TAKE_TWO)
    assert match.preview(0, LOOK) == []
    assert match.ply == 1
    assert refusal_code(lambda: match.preview(1, TAKE_ONE)) == "not-your-turn"
    with pytest.raises(IllegalAction):
        match.preview(0, TAKE_ONE)


def test_the_seat_to_move_is_told_what_it_can_do_and_nobody_else_is() -> None:
    match = new_match()
    mine = match.situation(0)
    assert mine["prompt"] == {"kind": "take", "clause": "P-1", "args": {}}
    assert [described["notation"] for described in mine["legal"]] == ["take1", "take2"]
    assert not mine["can_undo"]
    assert (mine["game"], mine["rules"], mine["options"]) == ("pebbles", 1, "mode=plain players=2 heap=6")
    for viewer in (1, SPECTATOR):
        other = match.situation(viewer)
        assert other["prompt"] is None
        assert other["legal"] == []
        assert other["to_move"] == 0
    match.play(0, TAKE_ONE)
    assert match.situation(0)["can_undo"]
    assert not match.situation(1)["can_undo"]


def test_a_finished_match_has_nothing_left_to_do() -> None:
    situation = finished().situation(0)
    assert (situation["to_move"], situation["prompt"], situation["legal"]) == (NOBODY, None, [])
    assert situation["outcome"] is not None


def test_events_are_those_the_viewer_saw() -> None:
    match = new_match()
    match.play(0, TAKE_ONE)
    match.play(0, LOOK)
    card = cast(Pebbles, match.state).cards[0]
    assert match.events(0, since=1) == [[{"kind": "look", "seat": 0, "card": card}]]
    assert match.events(1, since=1) == [[{"kind": "look", "seat": 0}]]
    assert len(match.events(SPECTATOR)) == 2


def test_everything_is_shown_only_when_the_match_is_over() -> None:
    assert refusal_code(lambda: new_match().situation(OPEN)) == "not-over"
    assert refusal_code(lambda: new_match().events(OPEN)) == "not-over"
    assert None not in cast(list[int | None], finished().situation(OPEN)["view"]["cards"])


@pytest.mark.parametrize("viewer", [2, -3, 99])
def test_a_viewer_that_does_not_exist_is_refused(viewer: int) -> None:
    assert refusal_code(lambda: new_match().situation(viewer)) == "no-such-seat"


def test_a_view_is_the_same_for_all_that_its_viewer_cannot_know() -> None:
    match = new_match(players=3)
    match.play(0, TAKE_ONE)
    match.play(0, LOOK)
    for viewer in (0, 1, 2, SPECTATOR):
        seen = match.game.view(match.state, viewer)
        for number in range(10):
            assert match.game.view(match.state.redeal(viewer, Rng(number)), viewer) == seen


def test_names_are_texts_one_for_each_seat() -> None:
    for wrong in ("ab", ["Ada", 3], [None, None]):
        with pytest.raises(TypeError, match="names are a list of texts, one for each seat; not"):
            Match(cast(Game[State], PEBBLES), PEBBLES.options(), SEED, wrong)  # type: ignore[arg-type]  # that is tried
