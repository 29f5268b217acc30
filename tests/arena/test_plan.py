from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.arena.plan import Plan, split_bots
from ludotheque.core.errors import BadOption


def test_every_bot_sits_in_every_seat_equally_often_on_the_same_deals() -> None:
    plan = Plan("seikatsu", {"players": "3"}, ("easy", "greedy", "random"))
    jobs = plan.jobs(18)
    assert len(jobs) == 18
    seats = Counter((seat, bot) for job in jobs for seat, bot in enumerate(job.bots))
    assert set(seats.values()) == {6}
    assert Counter(job.seed for job in jobs).most_common()[-1][1] == 3


def test_more_bots_than_seats_meet_in_all_pairs() -> None:
    plan = Plan("seikatsu", {"players": "2"}, ("easy", "greedy", "random"))
    pairs = Counter(frozenset(job.bots) for job in plan.jobs(12))
    assert set(pairs.values()) == {4}
    assert len(pairs) == 3


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    plan = Plan("seikatsu", {"players": "3"}, ("easy", "greedy"))
    assert all(sorted(job.bots) == ["easy", "greedy", "greedy"] for job in plan.jobs(6))


def test_a_team_is_played_by_one_bot() -> None:
    plan = Plan("seikatsu", {"mode": "teams"}, ("easy", "greedy"))
    assert {job.bots for job in plan.jobs(4)} == {
        ("easy", "greedy", "easy", "greedy"),
        ("greedy", "easy", "greedy", "easy"),
    }


def test_a_solo_game_needs_only_one_bot() -> None:
    plan = Plan("seikatsu", {"mode": "solo"}, ("greedy",))
    plan.check()
    assert len(plan.jobs(5)) == 5


def test_a_longer_run_begins_with_the_games_of_the_shorter_one() -> None:
    plan = Plan("seikatsu", {}, ("easy", "greedy", "random"))
    assert plan.jobs(40)[: len(plan.jobs(10))] == plan.jobs(10)


def test_other_arguments_are_another_run() -> None:
    one = Plan("seikatsu", {}, ("easy", "greedy"))
    assert one.digest() == Plan("seikatsu", {"players": "2"}, ("easy", "greedy")).digest()
    assert one.digest() != Plan("seikatsu", {"players": "3"}, ("easy", "greedy")).digest()
    assert one.digest() != Plan("seikatsu", {}, ("easy", "greedy"), seed=1).digest()


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan("chess", {}, ("easy", "greedy")), "there is no game 'chess'"),
        (Plan("seikatsu", {"players": "9"}, ("easy", "greedy")), "not '9'"),
        (Plan("seikatsu", {}, ("easy", "clever")), "there is no bot 'clever'"),
        (Plan("seikatsu", {}, ("easy",)), "two or more bots"),
        (Plan("seikatsu", {}, ()), "at least one bot"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        plan.check()


def test_commas_part_bots_but_not_their_settings_or_quoted_words() -> None:
    assert split_bots("expert, mcts:nodes=5,fpu=0.1,cmd:python 'a,b.py' x=1,greedy") == (
        "expert",
        "mcts:nodes=5,fpu=0.1",
        "cmd:python 'a,b.py' x=1",
        "greedy",
    )
