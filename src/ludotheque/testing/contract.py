"""What every game must fulfil, whatever its rules: `core/state.py` and `core/game.py`, checked in random play."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from xml.etree import ElementTree

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from ludotheque.core.cases import (
    Case,
    as_bytes,
    name,
    older_cases_of,
    other_cases_of,
    plain_cases_of,
    start,
    viewers,
    walk,
)
from ludotheque.core.decision import may_decide
from ludotheque.core.errors import BadNotation, IllegalAction
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN, SPECTATOR, Journal
from ludotheque.core.marks import Marks
from ludotheque.core.rng import Rng
from ludotheque.core.runs import described as in_full
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.text import LANGUAGES, words

SEEDS = (1, 2, 3)


@dataclass(frozen=True)
class Check:
    """One demand on every game, for one way to set it up."""

    name: str
    holds: Callable[[Case], None]
    thorough: bool
    """Whether options that are not at their defaults and older rules are looked at too."""


CHECKS: list[Check] = []


def check(thorough: bool = False) -> Callable[[Callable[[Case], None]], Callable[[Case], None]]:
    def keep(function: Callable[[Case], None]) -> Callable[[Case], None]:
        CHECKS.append(Check(function.__name__, function, thorough))
        return function

    return keep


def assert_worded(game: Game[State], language: str, *messages: str) -> None:
    """A game that has words has all of them; one that has none yet speaks in bare words."""
    tongue = words(language)
    if tongue.speaks(game.id):
        assert [message for message in messages if not tongue.knows(game.id, message)] == []


def contract_of(game: Game[State] | str) -> Callable[..., None]:
    """A test, for pytest to collect, that a game keeps to the contract in every mode, player count and option."""
    found = find_game(game) if isinstance(game, str) else game
    plain = plain_cases_of(found)
    thorough = plain + other_cases_of(found) + older_cases_of(found)
    pairs = [(demand, case) for demand in CHECKS for case in (thorough if demand.thorough else plain)]

    @pytest.mark.parametrize(("demand", "case"), pairs, ids=[f"{demand.name}-{name(case)}" for demand, case in pairs])
    def test_contract(demand: Check, case: Case) -> None:
        demand.holds(case)

    return test_contract


@check(thorough=True)
def legal_actions_are_sorted_distinct_and_within_the_declared_bounds(case: Case) -> None:
    for seed in SEEDS:
        length = -1
        for state in walk(case, seed):
            length += 1
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert bool(legal) != state.is_over
            assert all(0 <= action < state.max_actions for action in legal)
            assert state.is_over or 0 <= state.to_move < state.players
        assert length <= state.max_length


@check(thorough=True)
def a_clone_is_equal_and_apart(case: Case) -> None:
    game, _ = case
    rng = Rng(9)
    for state in walk(case, SEEDS[0]):
        before, code = game.position_text(state), state.hash()
        copy = state.clone()
        assert (game.position_text(copy), copy.hash(), copy.legal_actions()) == (before, code, state.legal_actions())
        if not copy.is_over:
            copy.apply(copy.random_action(rng))
            assert copy.hash() != code
        assert (game.position_text(state), state.hash()) == (before, code)


@check(thorough=True)
def notation_and_position_text_parse_back(case: Case) -> None:
    game, _ = case
    for state in walk(case, SEEDS[1]):
        texts = [game.action_text(state, action) for action in state.legal_actions()]
        assert [game.parse_action(state, text) for text in texts] == state.legal_actions()
        again = game.parse_position(game.position_text(state))
        assert game.position_text(again) == game.position_text(state)
        assert (again.hash(), again.legal_actions(), again.scores()) == (
            state.hash(),
            state.legal_actions(),
            state.scores(),
        )


@check()
def no_view_depends_on_what_its_viewer_cannot_know(case: Case) -> None:
    game, _ = case
    for seed in SEEDS:
        for step, state in enumerate(walk(case, seed)):
            if step % 3:
                continue
            for viewer in viewers(state):
                other = state.redeal(viewer, Rng(step))
                assert as_bytes(game.view(other, viewer)) == as_bytes(game.view(state, viewer))
                assert other.to_move == state.to_move


def observed(game: Game[State], state: State, viewer: int) -> bytes:
    observer = game.observer(state.options)
    row = vec[i64]([-1] * observer.words)
    observer.observe(state, viewer, row, 0)
    return bytes(memoryview(row))


def has_observation(game: Game[State]) -> bool:
    return "observer" not in game.left_out()


@check(thorough=True)
def an_observation_differs_whenever_the_view_does_and_tells_no_more(case: Case) -> None:
    game, _ = case
    if not has_observation(game):
        return
    views: dict[tuple[int, bytes], bytes] = {}
    for seed in SEEDS[:2]:
        for step, state in enumerate(walk(case, seed)):
            if step % 6 > 1 and not state.is_over:
                continue
            for viewer in viewers(state):
                numbers = observed(game, state, viewer)
                other = state.redeal(viewer, Rng(step))
                assert observed(game, other, viewer) == numbers
                view = as_bytes(game.view(state, viewer))
                assert views.setdefault((viewer, numbers), view) == view


@check(thorough=True)
def a_row_that_a_game_is_written_into_as_it_goes_on_is_the_same_as_a_fresh_one(case: Case) -> None:
    game, options = case
    if not has_observation(game):
        return
    observer = game.observer(options)
    row = vec[i64]([0] * observer.words)
    for seed in SEEDS[:2]:
        for step, state in enumerate(walk(case, seed)):
            if step == 0:
                observer.begin(state, row, 0)
            viewer = state.to_move if not state.is_over else step % state.players
            observer.write(state, viewer, row, 0)
            assert bytes(memoryview(row)) == observed(game, state, viewer)


@check()
def a_row_that_follows_each_action_is_the_same_as_a_fresh_one(case: Case) -> None:
    game, options = case
    if not has_observation(game):
        return
    observer = game.observer(options)
    row = vec[i64]([0] * observer.words)
    for seed in SEEDS[:2]:
        state = start(case, seed)
        rng = Rng(seed + 1)
        observer.observe(state, state.to_move, row, 0)
        while not state.is_over:
            action = state.random_action(rng)
            state.apply(action)
            viewer = state.to_move if not state.is_over else SPECTATOR
            observer.advance(state, action, viewer, row, 0)
            assert bytes(memoryview(row)) == observed(game, state, viewer)


@check()
def marks_are_the_legal_actions(case: Case) -> None:
    marks: Marks | None = None
    for seed in SEEDS[:2]:
        for state in walk(case, seed):
            if marks is None:
                marks = Marks(2, state.max_actions)
            if state.is_over:
                continue
            marks.begin(1)
            state.mark_legal(marks)
            entries = memoryview(marks.words).cast("B")
            row = entries[len(entries) // 2 :]
            assert [action for action, mark in enumerate(row) if mark] == state.legal_actions()
            assert not any(entries[: len(entries) // 2])


@check(thorough=True)
def observations_keep_to_their_layout(case: Case) -> None:
    game, options = case
    if not has_observation(game):
        return
    layout = game.observer(options).layout
    for table in layout.tables.values():
        assert not table.fields or len(table.fields) == table.shape[-1]
    for step, state in enumerate(walk(case, SEEDS[2])):
        numbers = observed(game, state, step % state.players)
        assert len(numbers) == layout.size
        for table in layout.tables.values():
            for start_of_row in range(table.start, table.start + table.size, table.row):
                entries = numbers[start_of_row : start_of_row + table.row]
                assert max(entries) <= table.high
                assert not any(entries[table.shape[-1] :])


@check()
def the_mover_sees_the_same_choices_and_foresees_the_same_in_every_redeal(case: Case) -> None:
    game, _ = case
    rng = Rng(5)
    for step, state in enumerate(walk(case, SEEDS[2])):
        if state.is_over or step % 2:
            continue
        seat = state.to_move
        other = state.redeal(seat, Rng(step))
        legal = state.legal_actions()
        assert other.legal_actions() == legal
        assert game.prompt(other) == game.prompt(state)
        action = legal[rng.below(len(legal))]
        assert game.describe(other, action) == game.describe(state, action)
        all_of_them = game.describe_all(state)
        assert as_bytes(in_full(all_of_them)) == as_bytes([game.describe(state, one) for one in legal])
        assert as_bytes(game.describe_all(other)) == as_bytes(all_of_them)
        foreseen = []
        for copy in (state.clone(), other):
            journal = Journal()
            copy.apply(action, journal)
            foreseen.append(as_bytes(journal.foreseen_by(seat)))
        assert foreseen[0] == foreseen[1]


@check(thorough=True)
def a_redeal_depends_on_nothing_but_knowledge_and_rng(case: Case) -> None:
    game, _ = case
    for step, state in enumerate(walk(case, SEEDS[0])):
        if step % 4:
            continue
        for viewer in viewers(state):
            other = state.redeal(viewer, Rng(1))
            again = game.position_text(other.redeal(viewer, Rng(2)))
            assert again == game.position_text(state.redeal(viewer, Rng(2)))


@check()
def a_redeal_can_be_played_to_the_end(case: Case) -> None:
    for step, state in enumerate(walk(case, SEEDS[1])):
        if step % 10 == 0 and not state.is_over:
            other = state.redeal(state.to_move, Rng(step))
            assert other.play_out(Rng(step)) <= other.max_length
            assert other.is_over


@check()
def random_action_chooses_evenly_among_exactly_the_legal_actions(case: Case) -> None:
    checked = 0
    for step, state in enumerate(walk(case, SEEDS[2])):
        if state.is_over or step % 7:
            continue
        legal = state.legal_actions()
        if len(legal) > 40:
            continue
        draws = 60 * len(legal)
        rng = Rng(step)
        counts = Counter(state.random_action(rng) for _ in range(draws))
        assert set(counts) == set(legal)
        chi_square = sum((counts[action] - 60) ** 2 / 60 for action in legal)
        freedom = len(legal) - 1
        # Six standard deviations over the mean of a chi-square distribution.
        assert chi_square <= freedom + 6 * (2 * freedom) ** 0.5 + 6
        checked += 1
        if checked == 12:
            return


@check(thorough=True)
def a_journal_changes_nothing_and_every_word_exists_in_every_language(case: Case) -> None:
    game, options = case
    names = [f"P{seat}" for seat in range(options.players)]
    rng = Rng(3)
    state = start(case, SEEDS[0])
    while not state.is_over:
        action = state.random_action(rng)
        described = game.describe(state, action)
        assert described["action"] == action
        assert described["notation"] == game.action_text(state, action)
        assert described["targets"], f"{described['notation']} has no target: nobody can point at it"
        prompt = game.prompt(state)
        assert prompt["clause"] or "prompt" in game.left_out()
        quiet = state.clone()
        quiet.apply(action)
        journal = Journal()
        seat = state.to_move
        state.apply(action, journal)
        assert quiet.hash() == state.hash()
        assert journal.seen_by(OPEN)
        for language in LANGUAGES:
            tongue = words(language)
            assert_worded(game, language, f"do-{described['kind']}", f"prompt-{prompt['kind']}")
            assert tongue.tell(game.id, f"do-{described['kind']}", described["args"], names, seat)
            assert tongue.tell(game.id, f"prompt-{prompt['kind']}", prompt["args"], names, seat)
            for viewer in (OPEN, *viewers(state)):
                for event in journal.seen_by(viewer):
                    as_bytes(event)
                    assert_worded(game, language, f"log-{event['kind']}")
                    assert tongue.event(game.id, event, names, viewer)


@check(thorough=True)
def the_score_sheet_adds_up_and_the_outcome_is_the_states(case: Case) -> None:
    game, _ = case
    for step, state in enumerate(walk(case, SEEDS[1])):
        if step % 5 and not state.is_over:
            continue
        sheet = game.score_sheet(state)
        totals = [sum(line["points"][seat] for line in sheet) for seat in range(state.players)]
        assert totals == state.scores()
        for language in LANGUAGES:
            for line in sheet:
                assert_worded(game, language, f"score-{line['kind']}")
                assert line["clause"] or "score_sheet" in game.left_out()
                assert words(language).tell(game.id, f"score-{line['kind']}", line["args"])
    outcome = game.outcome(state)
    assert (outcome["scores"], outcome["winners"]) == (state.scores(), state.winners())
    for language in LANGUAGES:
        assert_worded(game, language, f"end-{outcome['reason']}", f"won-{outcome['decided_by']}")
        assert words(language).tell(game.id, f"end-{outcome['reason']}", {"players": state.players})
        assert words(language).tell(game.id, f"won-{outcome['decided_by']}", {"seat": 0}, ["Ada"] * state.players)
        for kind in may_decide(sheet):
            assert_worded(game, language, f"decided-{kind}")
            assert words(language).tell(game.id, f"decided-{kind}", {"more": 5, "less": 2})


@check()
def a_refused_action_names_its_clause_in_words(case: Case) -> None:
    game, _ = case
    for step, state in enumerate(walk(case, SEEDS[0])):
        if step % 8 or state.is_over:
            continue
        legal = set(state.legal_actions())
        rng = Rng(step)
        for _ in range(40):
            action = int(rng.below(state.max_actions))
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as refused:
                game.check(state, action)
            assert refused.value.clause or "refusal" in game.left_out()
            for language in LANGUAGES:
                assert_worded(game, language, f"why-{refused.value.refusal.reason}")
                assert words(language).why(game.id, refused.value.refusal)


@check()
def pointing_at_a_legal_action_is_never_refused(case: Case) -> None:
    game, _ = case
    for step, state in enumerate(walk(case, SEEDS[2])):
        if step % 6 or state.is_over:
            continue
        for action in state.legal_actions()[:30]:
            targets = game.describe(state, action)["targets"]
            for count in range(1, len(targets) + 1):
                assert game.why_not(state, targets[:count]) is None


@check()
def garbage_notation_is_refused_clearly(case: Case) -> None:
    game, _ = case
    state = start(case, 1)
    for text in ("", " ", "x", "zz9@@", "-1", "999999999999999999999", "é\x00", "a" * 5000, "@", "1 2 3"):
        with pytest.raises(BadNotation):
            game.parse_action(state, text)
        with pytest.raises(BadNotation):
            game.parse_position(text)


@check()
def every_view_can_be_drawn_and_printed(case: Case) -> None:
    game, _ = case
    for step, state in enumerate(walk(case, SEEDS[0])):
        if step % 9 and not state.is_over:
            continue
        looking = (*viewers(state), OPEN)
        for viewer in looking if state.is_over else (looking[step // 9 % len(looking)],):
            view = game.view(state, viewer)
            picture = ElementTree.fromstring(game.draw(view))
            assert picture.tag == "{http://www.w3.org/2000/svg}svg"
            printed = Text.from_markup(game.terminal(view))
            assert max(line.cell_len for line in printed.split()) <= 80
            assert not re.search(r"\bNone\b", printed.plain)
