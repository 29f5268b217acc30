"""S-4: the end, and S-5: teams."""

from __future__ import annotations

from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.board import CELLS, SPACE_AT
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.speak.view import view
from tests.games.seikatsu.positions import arrange, full_garden, play

GOLDEN = """
O V R B
K B O B O
O R B R B R
V V R V V V
V B O K R R
K V B B O
K R O O
"""
"""One line per a = -3 .. 3, b descending: violet, pink (R), orange and blue flowers, koi."""
LETTERS = {"V": "p", "R": "f", "O": "t", "B": "h", "K": "koi"}


def golden(**wanted: str | int) -> Seikatsu:
    flowers = {}
    for a, line in zip(range(-3, 4), GOLDEN.split("\n")[1:], strict=False):
        columns = [b for b in range(3, -4, -1) if (a, b, -a - b) in SPACE_AT]
        for b, letter in zip(columns, line.split(), strict=True):
            flowers[CELLS[SPACE_AT[a, b, -a - b]].name] = LETTERS[letter]
    return full_garden(flowers, **wanted)


def rows(state: Seikatsu, pagoda: int) -> list[int]:
    return [state.row_points(pagoda, row) for row in range(7)]


def tied(scores: tuple[int, ...], **wanted: str | int) -> Seikatsu:
    """The golden garden with flocks that lead to these scores."""
    state = golden(**wanted)
    for pagoda, score in enumerate(scores):
        state.flocks[pagoda] = score - state.rows_points(pagoda)
    return state


def test_s_4_1_the_golden_garden_counts_as_printed() -> None:
    state = golden(players=3)
    assert rows(state, 2) == [1, 6, 6, 15, 6, 6, 6]
    assert rows(state, 0)[::-1] == [6, 6, 6, 6, 6, 3, 3]
    assert rows(state, 1) == [10, 3, 6, 10, 3, 3, 1]
    assert state.scores() == [36, 36, 46]


def test_s_4_1_a_row_counts_its_most_frequent_flower_wherever_it_stands() -> None:
    state = arrange("d3=tp c4=wf d2=wp d1=tf", "eh ef")
    assert state.row_points(0, 3) == 3
    play(state, "ef@e2")
    assert state.row_points(0, 4) == 1


def test_s_4_1_each_koi_counts_as_that_flower_and_a_row_of_koi_counts_its_koi() -> None:
    state = arrange("d3=tp c4=wf d2=koi d1=wp e2=koi e1=koi", "eh ef")
    assert state.row_points(0, 3) == 6
    assert state.row_points(0, 4) == 3
    assert state.row_points(0, 6) == 0


def test_s_4_1_a_koi_may_be_another_flower_for_another_player() -> None:
    # The koi on d2 makes pink's row 4 two primroses, and blue's row through d2 and c3 two hyacinths.
    state = arrange("d3=tp c4=wf d2=koi c3=eh", "ef th")
    pink = next(step for step in GAME.score_sheet(state) if step["args"].get("row") == 4)
    assert pink["args"] | {"pagoda": "pink", "flower": "primrose", "flowers": 1, "koi": 1} == pink["args"]
    blue = [step for step in GAME.score_sheet(state) if step["args"].get("pagoda") == "blue" and step["args"]["koi"]]
    assert len(blue) == 1
    assert blue[0]["args"]["flower"] != "primrose"


def test_s_4_1_the_count_goes_row_by_row_for_all_pagodas_so_that_nobody_is_counted_out_early() -> None:
    for mode, players, pagodas in (("standard", 2, 2), ("standard", 3, 3), ("teams", 4, 2), ("solo", 1, 3)):
        state = GAME.deal(GAME.options(mode=mode, players=players), Rng(4))
        counted = [step["args"] for step in GAME.score_sheet(state) if "row" in step["args"]]
        assert [args["row"] for args in counted] == [row for row in range(1, 8) for _ in range(pagodas)]
        assert len({args["pagoda"] for args in counted[:pagodas]}) == pagodas


def test_s_4_1_the_game_ends_when_the_garden_is_full_and_not_before() -> None:
    state = GAME.deal(GAME.options(players=3), Rng(4))
    rng = Rng(5)
    for _ in range(32):
        state.apply(state.random_action(rng))
        assert state.winners() == []
    assert len({action % 36 for action in state.legal_actions()}) == 1
    last = GAME.action_text(state, state.legal_actions()[0])
    events = play(state, last)
    assert state.is_over
    assert state.legal_actions() == []
    assert [event["kind"] for event in events] == ["place", *((["row"] * 7 + ["total"]) * 3)]
    assert GAME.outcome(state)["clause"] == "S-4.1"
    assert [event["points"] for event in events if event["kind"] == "total"] == state.scores()


def test_s_4_1_after_the_end_every_action_is_refused() -> None:
    state = golden(players=2)
    refusal = GAME.refusal(state, 0)
    assert (refusal.clause, refusal.reason) == ("S-4.1", "over")


def test_s_4_2_most_points_win() -> None:
    for scores, winner in (((60, 50, 40), 0), ((50, 60, 40), 1), ((50, 40, 60), 2)):
        state = tied(scores, players=3)
        assert (state.scores(), state.winners()) == (list(scores), [winner])
        assert GAME.outcome(state)["decided_by"] == "points"


def test_s_4_2_a_tie_goes_to_the_tied_player_who_sits_last() -> None:
    for scores, winner in (((60, 60, 40), 1), ((60, 40, 60), 2), ((40, 60, 60), 2), ((60, 60, 60), 2)):
        state = tied(scores, players=3)
        assert state.winners() == [winner]
        assert GAME.outcome(state)["decided_by"] == "tie"
    assert tied((60, 60), players=2).winners() == [1]


def test_s_4_2_teams_that_tie_blue_wins() -> None:
    state = tied((60, 60), players=4)
    assert state.scores() == [60, 60, 60, 60]
    assert state.winners() == [1, 3]
    assert GAME.outcome(state)["decided_by"] == "tie"


def test_s_5_1_partners_share_pagoda_score_and_victory() -> None:
    for scores, winners in (((61, 60), [0, 2]), ((60, 61), [1, 3])):
        state = tied(scores, players=4)
        assert state.scores() == [*scores, *scores]
        assert state.winners() == winners
        assert GAME.outcome(state)["decided_by"] == "points"
    assert [state.team(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_s_5_1_flocks_of_partners_are_added_up() -> None:
    state = arrange("d3=tp c4=wf d5=wt e3=eh", "wp et", mode="teams")
    play(state, "wp@b3")
    state.to_move = 2
    state.set_hand(4, 0, 1)
    play(state, "tp@d2")
    assert list(state.flocks) == [2, 0, 0]


def test_s_5_1_partners_do_not_see_each_others_hands() -> None:
    state = GAME.deal(GAME.options(players=4), Rng(8))
    hands = [seat["hand"] for seat in view(state, 0)["seats"]]
    assert "hidden" not in hands[0]
    assert hands[1:] == [["hidden", "hidden"]] * 3
