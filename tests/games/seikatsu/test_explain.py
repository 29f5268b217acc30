"""What the engine says of actions, refusals and the count, as data."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.game import GAME
from ludotheque.text import words
from tests.games.seikatsu.positions import arrange, play

GARDEN = "d3=tp c4=wf c3=wt d5=wt"


def test_describe_carries_the_flock_and_the_rows_of_every_pagoda() -> None:
    state = arrange(GARDEN, "wp eh")
    described = GAME.describe(state, GAME.parse_action(state, "wp@b3"))
    assert described["targets"] == ["tile:wp", "space:b3"]
    args = described["args"]
    assert (args["points"], args["matches"], args["scorer"]) == (2, ["c3", "c4"], "seat")
    assert args["pagodas"] == ["pink", "blue"]
    # Blue's row 5 runs through c3 (a tulip) and d3 (a primrose).
    assert args["rows"] == [2, 5]
    assert args["rows_before"] == [0, 1]
    assert args["rows_after"] == [1, 3]
    assert args["rows_flower"] == ["primrose", "primrose"]
    assert (args["row"], args["before"], args["after"]) == (2, 0, 1)


def test_describe_says_what_apply_does() -> None:
    for seed in range(5):
        state = GAME.deal(GAME.options(players=3), Rng(seed))
        rng = Rng(seed)
        while not state.is_over:
            action = int(state.random_action(rng))
            seat = state.to_move
            args = GAME.describe(state, action)["args"]
            before = [int(state.rows_points(pagoda)) for pagoda in range(3)]
            flocks = state.flocks[seat]
            state.apply(action)
            assert state.flocks[seat] - flocks == args["points"]
            gains = [int(state.rows_points(pagoda)) - before[pagoda] for pagoda in range(3)]
            rows_after, rows_before = args["rows_after"], args["rows_before"]
            assert isinstance(rows_after, list)
            assert isinstance(rows_before, list)
            assert [f"{old} {gain}" for old, gain in zip(rows_before, gains, strict=True)] == [
                f"{old} {int(str(new)) - int(str(old))}" for new, old in zip(rows_after, rows_before, strict=True)
            ]


def test_the_prompt_counts_turns_and_tiles() -> None:
    state = arrange(GARDEN, "wp eh")
    assert GAME.prompt(state) == {
        "kind": "place",
        "clause": "S-3.1",
        "args": {"seat": 0, "tiles": 2, "turn": 2, "turns": 17},
    }
    state = GAME.deal(GAME.options(players=2), Rng(1))
    while state.max_length - 1 > 0 and len(state.legal_actions()) and state.in_bag:
        state.apply(state.legal_actions()[0])
    for tiles in (2, 2, 1, 1):
        assert GAME.prompt(state)["args"]["tiles"] == tiles
        state.apply(state.legal_actions()[0])
    assert state.is_over


@pytest.mark.parametrize(
    ("targets", "why"),
    [
        (["space:d4"], ("S-1.2", "pond")),
        (["tile:wp", "space:d4"], ("S-1.2", "pond")),
        (["tile:koi"], ("S-3.1", "not-in-hand")),
        (["space:d3"], ("S-3.1", "occupied")),
        (["space:g1"], ("S-3.1", "no-neighbour")),
        (["tile:wp", "space:g1"], ("S-3.1", "no-neighbour")),
        (["space:g1", "tile:wp"], ("S-3.1", "no-neighbour")),
        (["tile:koi", "space:b3"], ("S-3.1", "not-in-hand")),
        (["tile:wp"], None),
        (["space:b3"], None),
        (["space:b3", "tile:eh"], None),
        ([], None),
    ],
)
def test_why_not_names_the_clause(targets: list[str], why: tuple[str, str] | None) -> None:
    refusal = GAME.why_not(arrange(GARDEN, "wp eh"), targets)
    assert (refusal and (refusal.clause, refusal.reason)) == why


def test_why_not_in_solo_and_after_the_end() -> None:
    state = arrange("d3=tp c4=wf e4=et d5=wt", "wp koi koi koi koi", mode="solo")
    assert GAME.why_not(state, ["space:c2"]) is None
    far = GAME.why_not(state, ["tile:wp", "space:c2"])
    assert far is not None
    assert (far.clause, far.reason) == ("S-6.2", "not-next-to-last")
    nowhere = GAME.why_not(state, ["space:g1"])
    assert nowhere is not None
    assert (nowhere.clause, nowhere.reason) == ("S-3.1", "no-neighbour")
    over = GAME.deal(GAME.options(players=2), Rng(1))
    over.play_out(Rng(1))
    for target in ("tile:wp", "space:a1"):
        ended = GAME.why_not(over, [target])
        assert ended is not None
        assert (ended.clause, ended.reason) == ("S-4.1", "over")


def test_a_target_of_another_sort_is_refused() -> None:
    with pytest.raises(BadNotation, match="a target is tile:wp or space:d3"):
        GAME.why_not(arrange(GARDEN, "wp eh"), ["card:wp"])


def test_the_score_sheet_goes_flocks_first_then_every_row_of_each_pagoda() -> None:
    state = GAME.deal(GAME.options(players=3), Rng(3))
    state.play_out(Rng(3))
    sheet = GAME.score_sheet(state)
    assert [step["kind"] for step in sheet] == ["flocks", *["row"] * 21]
    for step in sheet[1:]:
        flowers, koi = step["args"]["flowers"], step["args"]["koi"]
        assert isinstance(flowers, int)
        assert isinstance(koi, int)
        assert len(step["targets"]) == flowers + koi


def test_the_words_name_the_tiles_and_the_reader() -> None:
    state = arrange(GARDEN, "wp eh")
    event = play(state, "wp@b3")[0]
    names = ["Ada", "Noor"]
    assert words("en").event("seikatsu", event, names, 0) == "You placed a waxwing & primrose on b3: +2"
    assert words("en").event("seikatsu", event, names, 1) == "Ada placed a waxwing & primrose on b3: +2"
    assert words("fr").event("seikatsu", event, names, 1) == "Ada a posé un jaseur et une primevère en b3 : +2"
    koi = {**event, "tile": "koi"}
    assert words("en").event("seikatsu", koi, names, 1) == "Ada placed a koi on b3: +2"
    assert words("fr").event("seikatsu", koi, names, 1) == "Ada a posé une carpe koï en b3 : +2"
    refusal = GAME.why_not(state, ["space:d3"])
    assert refusal is not None
    assert words("en").why("seikatsu", refusal) == "There is already a tile on d3: tanager & primrose."


def test_every_message_exists_in_both_languages() -> None:
    english, french = (
        [message for message in words(language).messages() if message.startswith("seikatsu-")]
        for language in ("en", "fr")
    )
    assert english == french
