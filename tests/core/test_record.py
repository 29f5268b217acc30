"""Records: what is written reads back; what was changed is refused, with the line and the reason; never a crash."""

from __future__ import annotations

import hashlib
from typing import cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ludotheque.core import record
from ludotheque.core.errors import BadRecord
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import LONGEST, LONGEST_LINE, MOST_LINES, clean_name, read_record, write_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import games
from tests.core.pebbles import LOOK, PEBBLES, TAKE_ONE, TAKE_TWO, find_pebbles

SEED = bytes(range(32))


def random_match(number: int, moves: int = 99, **wanted: str | int) -> Match:
    match = Match(cast(Game[State], PEBBLES), PEBBLES.options(**wanted), SEED)
    rng = Rng(number)
    while moves and not match.is_over:
        match.play(match.to_move, match.state.random_action(rng))
        moves -= 1
    return match


def sealed(lines: list[str]) -> str:
    """A record of these lines with checks and digest that are right: for faults that lie deeper."""
    checks = [hashlib.sha256(line.encode()).hexdigest()[:4] for line in lines]
    rows = ["check " + " ".join(checks[at : at + 16]) for at in range(0, len(checks), 16)]
    text = "\n".join([*lines, *rows]) + "\n"
    return f"{text}digest {hashlib.sha256(text.encode()).hexdigest()}\n"


def body(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith(("check ", "digest "))]


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_record(text, find_pebbles)
    return caught.value


RECORD = write_record(random_match(1, heap=9, players=3))


@pytest.mark.parametrize("moves", [0, 1, 3, 99])
@pytest.mark.parametrize("wanted", [{}, {"players": 3, "heap": 9}, {"mode": "teams", "talk": "yes"}])
def test_a_record_reads_back_as_the_same_match(moves: int, wanted: dict[str, str | int]) -> None:
    match = random_match(moves, moves, **wanted)
    text = write_record(match)
    again = read_record(text, find_pebbles)
    assert again.state.hash() == match.state.hash()
    assert (again.options, again.seed, again.names) == (match.options, match.seed, match.names)
    assert again.outcome() == match.outcome()
    assert write_record(again) == text


def test_a_record_is_one_readable_thing_a_line() -> None:
    match = random_match(0, 0)
    match.play(0, TAKE_TWO)
    match.play(0, LOOK)
    lines = body(write_record(match))
    assert lines == [
        "ludotheque record 1",
        "game pebbles",
        "rules 1",
        "options mode=plain players=2 heap=6",
        "seat 0 Player 1",
        "seat 1 Player 2",
        f"commitment {match.commitment}",
        f"seed {SEED.hex()}",
        "move 1 0 take2",
        "move 2 0 look",
        "result open",
    ]


def test_a_step_taken_back_leaves_no_trace_in_the_record() -> None:
    match = random_match(0, 0)
    match.play(0, TAKE_TWO)
    match.undo(0)
    match.play(0, TAKE_ONE)
    assert "move 1 0 take1" in body(write_record(match))
    assert read_record(write_record(match), find_pebbles).ply == 1


def test_resignations_and_agreed_ends_are_recorded() -> None:
    match = random_match(0, 2, players=3)
    match.resign(2)
    match.agree_to_end()
    again = read_record(write_record(match), find_pebbles)
    assert again.resigned == {2}
    assert again.agreed
    assert body(write_record(match))[-1].startswith("result ")
    assert body(write_record(match))[-1].endswith("winners none by agreed agreed")


@pytest.mark.parametrize("name", ["", " ", " Ada", "Ada ", "Ada  Zoë", "x" * 200])
def test_a_name_that_no_record_is_written_with_is_refused(name: str) -> None:
    """Else it would not be written again as it was read."""
    lines = [f"seat 0 {name}" if line.startswith("seat 0 ") else line for line in HEADER]
    with pytest.raises(BadRecord, match="a name has 1 to"):
        read_record(sealed(lines), find_pebbles)


def test_names_are_kept_to_one_line() -> None:
    match = random_match(0, 0)
    match.names = ["Ada\nmove 1 0 take1", "  Zoë 🐟\t "]
    again = read_record(write_record(match), find_pebbles)
    assert again.names == ["Ada move 1 0 take1", "Zoë 🐟"]
    match.names = ["x" * 79 + " y", "x" * 200]
    again = read_record(write_record(match), find_pebbles)
    assert again.names == ["x" * 79, "x" * 80]
    old = [f"seat 0 {'x' * 79} " if line.startswith("seat 0 ") else line for line in HEADER]
    assert read_record(sealed(old), find_pebbles).names[0] == "x" * 79 + " "


@given(st.text())
def test_a_clean_name_is_short_printable_and_never_empty(name: str) -> None:
    clean = clean_name(name)
    assert 1 <= len(clean) <= 80
    assert clean.isprintable()
    assert clean_name(clean) == clean


def test_one_changed_byte_anywhere_is_found_with_its_line() -> None:
    found = RECORD.encode()
    for at, byte in enumerate(found):
        line = found.count(b"\n", 0, at) + 1
        for other in {byte ^ 1, ord("0"), ord(" "), ord("\n")} - {byte}:
            changed = found[:at] + bytes([other]) + found[at + 1 :]
            error = refused(changed.decode())
            near = {line, line + 1} if other == ord("\n") or byte == ord("\n") else {line}
            assert error.line in near, f"byte {at}, line {line}: {error}"


def test_one_byte_less_or_more_anywhere_is_found() -> None:
    for at in range(len(RECORD)):
        refused(RECORD[:at] + RECORD[at + 1 :])
        refused(RECORD[:at] + "x" + RECORD[at:])


def test_lines_left_out_doubled_or_swapped_are_found() -> None:
    lines = RECORD.splitlines(keepends=True)
    for at in range(len(lines)):
        refused("".join(lines[:at] + lines[at + 1 :]))
        refused("".join(lines[: at + 1] + lines[at:]))
    for at in range(len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        if swapped != lines:
            refused("".join(swapped))


HEADER = body(RECORD)


@pytest.mark.parametrize(
    ("line", "written", "reason"),
    [
        (1, "ludotheque record 2", "this match is written as a record 1"),
        (1, "ludotheque record 3", "this program reads the forms 1 and 2 of records; not '3'"),
        (2, "game chess", "there is no game 'chess'; the games are pebbles"),
        (2, "name pebbles", "a line 'game ...' is expected here"),
        (3, "rules 2", "played by rules '2'; this program knows the rules 1 of pebbles: a newer program reads it"),
        (4, "options mode=plain players=7", "pebbles in mode plain is for 2 or 3 players; not '7'"),
        (4, "options mode=plain players", "options are written name=value; not 'players'"),
        (4, "options players=3 mode=plain heap=9", "the options are written as mode=plain players=3 heap=9"),
        (5, "seat 1 Ada", "a line 'seat 0 ...' is expected here"),
        (9, "seed 12", "a seed is written with 64 digits of 0-9 and a-f"),
        (9, f"seed {bytes(32).hex()}", "the seed does not match the commitment above it"),
        (10, "move 2 0 take1", "a move is written 'move 1 SEAT NOTATION'"),
        (10, "move 1 5 take1", "a move is written 'move 1 SEAT NOTATION'"),
        (10, "move 1 0", "a move is written 'move 1 SEAT NOTATION'"),
        (10, "move 1 1 take1", "move 1: it is Player 1's turn, not Player 2's"),
        (10, "move 1 0 stop", "move 1: stop is not allowed (P-1: not-taken); allowed: take1, take2"),
        (10, "move 1 0 dance", "move 1: an action is one of take1, take2, stop, look; not 'dance'"),
        (10, "resign 9", "there is no seat '9'"),
        (len(HEADER), "result open", f"the moves lead to another result: {HEADER[-1]}"),
    ],
)
def test_a_record_that_was_sealed_anew_is_still_checked_against_the_rules(line: int, written: str, reason: str) -> None:
    error = refused(sealed([*HEADER[: line - 1], written, *HEADER[line:]]))
    assert (error.line, error.reason) == (line, reason)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("ludotheque record 1" + "\n" * 2_000_000, MOST_LINES + 1, "lines"),
        ("ludotheque record 1" + "\n" * 1000, 2, "no empty lines"),
        ("ludotheque record 1\n" + "agreed\n" * (MOST_LINES + 1), MOST_LINES + 1, "lines"),
        ("ludotheque record 1\n" + "x" * (LONGEST_LINE + 1) + "\n", 2, "characters"),
    ],
)
def test_a_text_without_the_outline_of_a_record_is_refused_before_anything_is_hashed(
    text: str, line: int, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[str] = []
    monkeypatch.setattr(record, "_check", hashed.append)
    with pytest.raises(BadRecord, match=reason) as error:
        read_record(text, find_pebbles)
    assert error.value.line == line
    assert hashed == []


def test_the_longest_match_of_a_game_fits_into_a_record() -> None:
    longest = max(
        game.setup(game.check_options({"mode": mode.id, "players": str(players)}), SEED).max_length
        for game in games()
        for mode in game.modes
        for players in mode.players
    )
    checked = longest + 20
    assert checked + checked / record.CHECKS_A_LINE + 1 < MOST_LINES


def test_nothing_follows_the_result() -> None:
    error = refused(sealed([*HEADER, "move 99 0 take1"]))
    assert (error.line, error.reason) == (len(HEADER) + 1, "nothing may follow the result but checks and digest")


def test_a_record_without_its_result_is_refused() -> None:
    error = refused(sealed(HEADER[:-1]))
    assert error.reason.startswith("the moves lead to another result")


def test_what_comes_after_the_end_of_a_match_is_refused() -> None:
    ended = [*HEADER[:9], "agreed", "agreed"]
    assert refused(sealed(ended)).reason == "the match is over"
    twice = [*HEADER[:9], "resign 0", "resign 0"]
    assert refused(sealed(twice)).line == 11


def test_a_text_that_is_no_record_is_told_what_one_looks_like() -> None:
    assert str(refused("hello\n")) == "line 1: this is no record: it starts with 'ludotheque record 1'"
    assert refused("").line == 1
    assert "at most" in refused("ludotheque record 1\n" + "x" * LONGEST).reason
    assert "cut off" in refused(RECORD[:-1]).reason


@given(st.text())
@example("ludotheque record 1\n")
@example("ludotheque record 1\ndigest \n")
@example("ludotheque record 1\ncheck \ndigest \n")
def test_any_text_at_all_is_refused_as_a_record(text: str) -> None:
    refused(text)
    refused(f"ludotheque record 1\n{text}\n")


LINES = st.one_of(
    st.sampled_from(HEADER),
    st.sampled_from(["game", "game ", "options  ", "seat 0 ", "move", "move  ", "move 1 0 ", "resign ", "result", ""]),
    st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=30),
)


@given(st.data())
@settings(max_examples=300)
def test_well_sealed_nonsense_raises_nothing_but_bad_record(data: st.DataObject) -> None:
    lines = list(HEADER)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines)))
        lines[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(LINES, max_size=2))
    text = sealed(lines)
    if text == RECORD:
        return
    try:
        match = read_record(text, find_pebbles)
    except BadRecord:
        return
    assert write_record(match) == text


def test_a_seat_given_up_while_the_others_played_to_the_end_reads_back() -> None:
    match = random_match(1, 2, heap=9, players=3)
    match.resign(2)
    while not match.is_over:
        match.play(match.to_move, match.state.legal_actions()[0])
    assert match.state.is_over
    again = read_record(write_record(match), find_pebbles)
    assert again.resigned == {2}
    assert again.outcome() == match.outcome()
    assert write_record(again) == write_record(match)
