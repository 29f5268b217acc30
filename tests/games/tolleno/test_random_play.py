"""Random games: what the engine keeps step by step against a second, slow Tolleno; and the statistics of the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.journal import Journal
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.score import Award, final_count
from tests.cases import many
from tests.games.tolleno.from_scratch import check_game

GAMES = many(2000, 25)
ROUNDS = {2: (10, 16), 3: (10, 14), 4: (10, 13)}
"""If nobody skips a step."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("perpendicular", ["adjacent", "extended"])
def test_all_that_is_kept_step_by_step_is_what_a_look_from_scratch_finds(players: int, perpendicular: str) -> None:
    rng = Rng(players)
    for _ in range(many(3, 1)):
        state = GAME.deal(GAME.options(players=players, perpendicular=perpendicular), rng)
        assert check_game(state, rng, with_actions=True) > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_count_of_a_search_is_the_count_of_the_end(players: int) -> None:
    """All tiles at once, or tile by tile with what each is for: all through random games."""
    rng = Rng(players)
    for _ in range(many(30, 2)):
        state = GAME.deal(GAME.options(players=players), rng)
        while not state.is_over:
            state.apply(state.random_action(rng))
            awards: list[Award] = []
            quick, listed = vec[i64]([0] * 4), vec[i64]([0] * 4)
            for totals, told in ((quick, None), (listed, awards)):
                final_count(state.city, state.pieces, state.initial, totals, told)
            assert list(quick) == list(listed)
            assert sum(listed) == sum(award.stars for award in awards)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_to_the_numbers_of_the_rules(players: int) -> None:
    counts: Counter[str] = Counter()
    rng = Rng(players)
    for _ in range(GAMES):
        state = GAME.deal(GAME.options(players=players), rng)
        journal = Journal()
        while not state.is_over:
            seat, written = state.to_move, len(journal.entries)
            state.apply(state.random_action(rng), journal)
            events_now = [entry.event["kind"] for entry in journal.entries[written:]]
            # After the 20th floor it is for want of a contract.
            counts["no spot"] += "skip-second" in events_now and state.placed(seat) < 20
        events = [str(entry.event["kind"]) for entry in journal.entries]
        counts.update(events)
        assert state.city.tiles - 4 <= 54
        if not {"skip-extend", "skip-second"} & set(events):
            fewest, most = ROUNDS[players]
            assert fewest <= state.round <= most
            assert state.city.tiles - 4 <= 52
    turns = counts["extend"] + counts["skip-extend"]
    assert counts["show"] * 1000 <= turns
    assert counts["no spot"] * 50 <= turns
    assert counts["skip-build"] == 0
