from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from ludotheque.bots.bot import GREEDY_DEALS, BotFailed
from ludotheque.bots.greedy import leads_after
from ludotheque.bots.learned import LearnedPolicy
from ludotheque.bots.levels import LEVELS, level_of, make_bot, wants_network
from ludotheque.bots.mcts import Search
from ludotheque.core.errors import BadOption
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from tests.cases import Case, every, games, plain_cases, walk


@every(plain_cases())
def test_every_level_plays_every_game_mode_and_number_of_players(case: Case) -> None:
    game, options = case
    state = game.deal(options, Rng(1))
    for level in LEVELS:
        spec = f"{level}:nodes=10" if level_of(level, game, options.mode).kind == "mcts" else level
        bot = make_bot(spec, game, options)
        assert bot.choose(game, state, state.to_move, 1) in state.legal_actions()
        bot.close()


def test_master_takes_at_most_a_second() -> None:
    for game in games():
        bot = make_bot("master", game, game.options())
        assert 0 < bot.settings.seconds <= 1.0  # type: ignore[attr-defined]  # master is a search


def test_masters_budget_is_counted_in_every_mode_and_the_time_for_it_is_whoever_asks_to_say() -> None:
    for game in games():
        for mode in game.modes:
            options = game.options(mode=mode.id, players=mode.players[0])
            patient = make_bot("master:within=1.5", game, options).settings  # type: ignore[attr-defined]
            assert patient.steps == level_of("master", game, mode.id).steps > 0
            assert patient.seconds == 1.5


def test_no_search_of_a_level_hangs_on_how_quick_the_machine_is() -> None:
    for game in games():
        for mode in game.modes:
            for name in LEVELS:
                level = level_of(name, game, mode.id)
                assert level.kind == "greedy" or level.nodes > 0 or level.steps > 0


def test_a_search_ends_when_its_steps_are_used_up() -> None:
    for game in games():
        state = game.deal(game.options(), Rng(1))
        settings = make_bot("master:steps=3000", game, game.options()).settings  # type: ignore[attr-defined]
        search = Search(state, state.to_move, game.policy(game.options()), settings, Rng(2))
        search.run()
        assert search.steps >= 3000 or search.is_decided(2 * (3000 - search.steps) * search.done // search.steps)
        assert search.steps - 3000 < 3000


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("grandmaster", "there is no bot 'grandmaster'; there are novice, easy, medium, hard, expert, master, random"),
        ("mcts:speed=3", "a bot has no setting 'speed'; it has nodes, steps, seconds"),
        ("mcts:nodes=many", "nodes is a number; not 'many'"),
        ("mcts:nodes=-4", "nodes is a number from 0 up"),
        ("mcts:nodes=0", "a search needs nodes, steps or seconds above 0"),
        ("mcts:temperature=0,nodes=10", "temperature is above 0"),
        ("network:nodes=9,jobs=2", "a search with a network is one process; jobs is 1"),
        ("mcts:nodes=9,blur=0.1,jobs=2", "a search that misjudges moves is one process; jobs is 1"),
        ("cmd:", "cmd: needs a program"),
        ("cmd:python 'my", "No closing quotation"),
    ],
)
def test_a_bot_that_does_not_exist_is_refused_with_what_does(spec: str, message: str) -> None:
    game = load("seikatsu")
    with pytest.raises(BadOption, match=message.replace("(", r"\(")):
        make_bot(spec, game, game.options())


def test_a_network_is_what_its_own_bot_plays_with_and_master_plays_with_what_wins_more() -> None:
    octocube = load("octocube")
    options = octocube.options(mode="basic", players=2)
    bots = {name: make_bot(f"{name}:nodes=10", octocube, options) for name in ("network", "master", "mcts")}
    policies = {name: bot.policy for name, bot in bots.items()}  # type: ignore[attr-defined]  # they are searches
    assert isinstance(policies["network"], LearnedPolicy)
    assert policies["master"].learned
    assert not isinstance(policies["master"], LearnedPolicy)
    assert not policies["mcts"].learned
    assert [name for name in policies if wants_network(f"{name}:nodes=10")] == ["network"]


def test_a_level_never_misses_a_move_that_is_plainly_better() -> None:
    """It misjudges each move by `blur` times the policy's scale at most: what is worse by twice that is never taken."""
    for game in games():
        options = game.options()
        policy = game.policy(options)
        for name in LEVELS:
            level = level_of(name, game, options.mode)
            if level.kind != "greedy":
                continue
            bot = make_bot(name, game, options)
            lost: list[float] = []
            for state in islice(walk((game, options), 5), 0, 24, 3):
                seat = state.to_move
                if state.is_over or len(state.legal_actions()) == 1:
                    continue
                for seed in range(5):
                    # As the bot itself looks: first at what is legal, then at the leads in its own redeals.
                    rng = Rng(seed)
                    leads = leads_after(state.redeal(seat, rng), seat, policy, GREEDY_DEALS, rng)
                    taken = state.legal_actions().index(bot.choose(game, state, seat, seed))
                    lost.append(max(leads) - leads[taken])
            assert 0 < max(lost) <= 2 * level.blur * policy.settings.scale


def test_a_search_that_misjudges_still_finds_what_is_better_by_more_than_it_errs() -> None:
    """Each action of the root seems better or worse by `blur` times a quarter at most, in what the search values."""
    for game in games():
        options = game.options()
        state = game.deal(options, Rng(3))
        policy = game.policy(options)
        settings = policy.settings.copy()
        settings.nodes = 600
        taken = set()
        for seed in range(6):
            search = Search(state, state.to_move, policy, settings, Rng(seed))
            search.misjudge(0.2)
            search.run()
            errors = {int(move.action): 0.25 * 0.2 * search.errors[move.action] for move in search.ranked()}
            means = {int(move.action): move.total / float(move.visits) for move in search.ranked() if move.visits > 20}
            seen = {action: mean - errors[action] for action, mean in means.items()}
            first = int(search.ranked()[0].action)
            taken.add(first)
            assert all(abs(error) <= 0.25 * 0.2 for error in errors.values())
            assert seen[first] >= max(seen.values()) - 2 * 0.25 * 0.2 - 0.02
        assert len(taken) > 1


def test_a_bot_that_misjudges_moves_when_it_plays_advises_as_if_it_did_not() -> None:
    game = load("tolleno")
    options = game.options()
    state = game.deal(options, Rng(1))
    shaky, sure = (make_bot(f"mcts:nodes=80{blur}", game, options) for blur in (",blur=0.6", ""))
    seat = state.to_move
    assert shaky.analyse(game, state, seat, 5).moves == sure.analyse(game, state, seat, 5).moves
    chosen = [[bot.choose(game, state, seat, seed) for seed in range(8)] for bot in (shaky, sure)]
    assert chosen[0] != chosen[1]


def test_no_level_plays_at_random() -> None:
    for game in games():
        for mode in game.modes:
            for name in LEVELS:
                level = level_of(name, game, mode.id)
                assert level.slips == 0
                assert level.kind != "random"


def test_slips_make_a_bot_play_at_random_now_and_then() -> None:
    game = load("seikatsu")
    options = game.options()
    state = game.deal(options, Rng(1))
    sure = make_bot("greedy", game, options)
    shaky = make_bot("greedy:slips=0.5", game, options)
    same = sum(sure.choose(game, state, 0, seed) == shaky.choose(game, state, 0, seed) for seed in range(100))
    assert 40 <= same <= 75


def test_a_failure_of_a_bot_survives_the_way_between_processes() -> None:
    import pickle

    failed = pickle.loads(pickle.dumps(BotFailed("cmd:x", "hung", "no answer")))
    assert (failed.bot, failed.reason, failed.detail) == ("cmd:x", "hung", "no answer")


@pytest.mark.parametrize("data", [b"", b"root:x:0:0\n", b"[]\n", b"{}\n", b"\xff\xfe\n", b'{"format": 1}\n'])
def test_a_file_without_weights_is_refused_in_words(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    path.write_bytes(data)
    game = load("octocube")
    with pytest.raises(BadOption, match="this file has no weights, as `ludotheque learn` writes them"):
        make_bot(f"net:{path}", game, game.options())
