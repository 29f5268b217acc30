"""The move of which it is said that it would have won a lost match: the match is played again with it, and won."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.what_if import what_if, winning_line
from tests.cases import Case, every, games, plain_cases, seed_of

MATCHES = 2
found_in: Counter[str] = Counter()


def random_match(case: Case, seed: int) -> Match:
    game, options = case
    rng, match = Rng(seed), Match(game, options, seed_of(seed))
    while not match.is_over:
        match.play(match.to_move, match.state.random_action(rng))
    return match


def lead(match: Match, seat: int) -> int:
    outcome = match.outcome()
    assert outcome is not None
    team = match.state.team
    others = [score for other, score in enumerate(outcome["scores"]) if team(other) != team(seat)]
    return outcome["scores"][seat] - max([*others, *([outcome["rival"]] if "rival" in outcome else [])])


@every(plain_cases())
def test_the_move_that_would_have_won_wins_when_the_match_is_played_again_with_it(case: Case) -> None:
    for seed in range(MATCHES):
        match = random_match(case, seed)
        for seat in range(match.options.players):
            found, told = winning_line(match, seat), what_if(match, seat)
            assert (found is None) == (told is None)
            if found is None or told is None:
                continue
            found_in[case[0].id] += 1
            assert seat not in match.state.winners()
            step, line = found
            again = Match(match.game, match.options, match.seed)
            made = match.line[:step]
            for entry in made:
                again.play(entry.seat, entry.action)
            for entry, action in zip(match.line[step:], line.actions, strict=True):
                assert entry.seat == seat or entry.action == action, "the others play as they did"
                again.play(entry.seat, action)
            assert again.is_over
            assert seat in again.state.winners()
            assert (told["step"], told["move"]["action"]) == (step + 1, line.actions[0])
            assert told["move"]["action"] != match.line[step].action
            assert told["margin"] == max(0, lead(again, seat))
            changed = [
                entry
                for entry, action in zip(match.line[step + 1 :], line.actions[1:], strict=True)
                if entry.action != action
            ]
            assert told["later"] == len(changed)


def test_such_moves_are_found() -> None:
    for game, options in plain_cases():
        seeds = iter(range(MATCHES, 40))
        while not found_in[game.id]:
            match = random_match((game, options), next(seeds))
            found_in[game.id] += any(what_if(match, seat) for seat in range(options.players))
    assert all(found_in[game.id] for game in games())


def test_nothing_is_said_to_who_won_or_of_a_match_that_the_rules_did_not_end() -> None:
    for case in plain_cases()[:3]:
        match = random_match(case, 1)
        assert [what_if(match, seat) for seat in match.state.winners()] == [None] * len(match.state.winners())
        stopped = Match(match.game, match.options, match.seed)
        stopped.agree_to_end()
        assert what_if(stopped, 0) is None
