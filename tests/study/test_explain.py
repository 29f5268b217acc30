"""What a search expects of each move: measured by its playouts, and by nothing that its seat cannot know."""

from __future__ import annotations

from itertools import islice

import pytest

from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.study.explain import Explained, explain, searched, side_chances, sides_of
from ludotheque.study.reasons import LEAST, reasons
from ludotheque.study.shares import shares_of
from tests.cases import Case, every, plain_cases, walk

NODES = 60
ENDINGS = 12
SEED = 5


def position(case: Case) -> State:
    """Late enough that playouts are short."""
    states = [state.clone() for state in walk(case, seed=9) if not state.is_over and len(state.legal_actions()) > 1]
    return states[len(states) * 3 // 4]


def explained_at(game: Game[State], state: State) -> Explained:
    search = searched(game, state, int(state.to_move), NODES, 1)
    return explain(game, search, best=4, endings=ENDINGS, seed=SEED)


@every(plain_cases())
def test_the_shares_of_a_position_add_up_to_its_scores(case: Case) -> None:
    game, _ = case
    for state in islice(walk(case, seed=2), 0, None, 7):
        sums = [0] * state.players
        for points in shares_of(game, state).values():
            sums = [total + more for total, more in zip(sums, points, strict=False)]
        assert sums == state.scores()


@every(plain_cases())
def test_the_chances_of_the_sides_sum_to_one_and_the_moves_are_as_the_search_ranked_them(case: Case) -> None:
    game, options = case
    state = position(case)
    found = explained_at(game, state)
    assert sorted(seat for side in found.sides for seat in side) == list(range(options.players))
    for prospect in found.prospects:
        assert sum(prospect.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in prospect.chances)
        assert len(prospect.chances) == len(found.sides) >= 2
        assert prospect.action in state.legal_actions()
    visits = [prospect.visits for prospect in found.prospects]
    assert visits == sorted(visits, reverse=True)


@every(plain_cases())
def test_expected_points_and_their_differences_are_those_of_a_recount(case: Case) -> None:
    """The same playouts once more, ended and counted by hand from the score sheet."""
    game, options = case
    state = position(case)
    found = explained_at(game, state)
    search = searched(game, state, int(state.to_move), NODES, 1)
    again = explain(game, search, best=4, endings=0)
    assert [prospect.action for prospect in again.prospects] == [prospect.action for prospect in found.prospects]
    sheets = []
    for prospect in found.prospects:
        ends = [search.ending(prospect.action, Rng(SEED * 1_000_003 + number)).clone() for number in range(ENDINGS)]
        assert all(end.is_over for end in ends)
        sheets.append([game.score_sheet(end) for end in ends])
        for seat in range(options.players):
            average = sum(end.scores()[seat] for end in ends) / ENDINGS
            assert prospect.scores[seat] == pytest.approx(average)
            assert sum(prospect.share(key, seat) for key in prospect.samples) == pytest.approx(average)
    better, other = found.prospects[0], found.prospects[-1]
    for reason in reasons(found, better, other):
        told = [
            sum(
                step.get("rival", 0) if reason.seat < 0 else step["points"][reason.seat]
                for sheet in sheets[number]
                for step in sheet
                if step["kind"] == reason.share and reason.args.items() <= step["args"].items()
            )
            / ENDINGS
            for number in (0, len(sheets) - 1)
        ]
        assert [reason.points, reason.instead] == pytest.approx(told, abs=0.006)
        assert abs(told[0] - told[1]) >= LEAST
        more = told[0] > told[1]
        own = next(side for side in found.sides if found.seat in side)
        if reason.seat in own:
            assert more == (reason.kind in ("gain", "partner"))
        else:
            assert more == (reason.kind == "more")


@every(plain_cases())
def test_an_explanation_is_the_same_in_every_redeal_of_a_position(case: Case) -> None:
    game, _ = case
    state = position(case)
    seat = int(state.to_move)
    said = [explained_at(game, state.redeal(seat, Rng(number))).prospects for number in range(3)]
    assert said[0] == said[1] == said[2]


@every(plain_cases())
def test_an_open_search_deals_nothing_anew(case: Case) -> None:
    game, _ = case
    state = position(case)
    search = searched(game, state, int(state.to_move), 20, 1, is_open=True)
    assert search.origin == state
    assert search.deal() == state


def test_a_side_that_wins_together_has_one_chance_and_a_lone_player_plays_against_the_rest() -> None:
    assert side_chances([[0, 2], [1, 3]], [0.75, 0.25, 0.75, 0.25]) == [0.75, 0.25]
    assert side_chances([[0], [1], [2]], [0.6, 0.6, 0.8]) == pytest.approx([0.3, 0.3, 0.4])
    assert side_chances([[0], []], [0.3]) == pytest.approx([0.3, 0.7])
    assert side_chances([[0], [1]], [0.0, 0.0]) == [0.5, 0.5]


def test_sides_are_teams_seats_or_a_lone_player_and_the_rest() -> None:
    from ludotheque.games import game as load

    seikatsu = load("seikatsu")
    for mode, players, sides in (
        ("standard", 3, [[0], [1], [2]]),
        ("teams", 4, [[0, 2], [1, 3]]),
        ("solo", 1, [[0], []]),
    ):
        assert sides_of(seikatsu.deal(seikatsu.options(mode=mode, players=players), Rng(1))) == sides
