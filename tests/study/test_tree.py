"""A record with variations: what is written is read back, and every move is played by the rules."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadRecord
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.study.tree import ROOT, Node, Study, main_line, played, read_study, write_study
from tests.cases import Case, every, plain_cases, start


def study_of(case: Case) -> Study:
    """A main line of four moves, another second move, and a reply to it."""
    game, options = case
    state = start(case, 3)
    position = game.position_text(state)
    nodes: list[Node] = []
    states = [state]
    for number in range(4):
        here = states[-1]
        nodes.append(
            Node(game.action_text(here, here.legal_actions()[0]), number - 1, "Well played." if number == 1 else "")
        )
        states.append(played(game, here, nodes[-1].move))
    second = states[1]
    nodes.append(Node(game.action_text(second, second.legal_actions()[-1]), 0))
    after = played(game, second, nodes[-1].move)
    nodes.append(Node(game.action_text(after, int(after.random_action(Rng(1)))), 4, "Why not?"))
    return Study(game, [f"Player {seat}" for seat in range(options.players)], position, nodes, "A start.")


def paths(study: Study) -> list[tuple[list[str], str]]:
    return sorted((study.path(at), node.comment) for at, node in enumerate(study.nodes))


@every(plain_cases())
def test_a_study_is_read_back_as_it_was_written(case: Case) -> None:
    study = study_of(case)
    text = write_study(study)
    again = read_study(text, load)
    assert paths(again) == paths(study)
    assert (again.names, again.comment) == (study.names, study.comment)
    assert again.start() == study.start()
    assert write_study(again) == text
    main = main_line(again.nodes)
    assert [again.nodes[at].move for at in main] == [node.move for node in study.nodes[:4]]
    assert again.nodes[main[0]].parent == ROOT


def test_a_study_with_a_bad_line_is_refused_with_its_number_and_what_is_expected() -> None:
    game = load("seikatsu")
    study = study_of((game, game.options(players=2)))
    lines = write_study(study).splitlines()
    first_move = next(number for number, line in enumerate(lines) if line.startswith("move 1"))
    for at, put, reason in (
        (0, "ludotheque record 1", "begins with 'ludotheque study 1'"),
        (1, "game chess", "chess"),
        (3, "seat 7 Kit", "position"),
        (4, "position 0", "how many lines"),
        (4, "position 999", "begins here"),
        (first_move, "move 1 zz@zz", "zz"),
        (first_move, "move 2 " + study.nodes[0].move, "from 1 to 1"),
        (first_move, "go there", "'move NUMBER MOVE'"),
        (first_move + 1, lines[first_move].replace("move 1", "move 2"), study.nodes[0].move),
    ):
        changed = [*lines[:at], put, *lines[at + 1 :]]
        with pytest.raises(BadRecord, match=reason):
            read_study("\n".join(changed), load)
    with pytest.raises(BadRecord, match="at most 100000 characters"):
        read_study("\n" * 200_000, load)


def test_a_comment_stays_on_one_line_and_within_bounds() -> None:
    game = load("seikatsu")
    study = study_of((game, game.options(players=2)))
    told = Study(study.game, ["A\nB", "C"], study.position, [], "first\nmove 1 xx " + "x" * 900)
    again = read_study(write_study(told), load)
    assert again.names == ["A B", "C"]
    assert again.nodes == []
    assert again.comment.startswith("first move 1 xx xxx")
    assert len(again.comment) == 500
