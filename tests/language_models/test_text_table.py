"""A match as text: complete, legal, and telling the seat no more than it may know."""

from __future__ import annotations

import json
import pickle
import re

import pytest

import ludotheque
from ludotheque.core.errors import BadNotation, BadOption, IllegalAction, NotNow
from ludotheque.language_models import TextTable, rules_text
from ludotheque.text import LANGUAGES, words
from ludotheque.text.seat import move_lines
from tests.cases import WANTED, Case, every, plain_cases

SEED = bytes(range(32))


@every(plain_cases())
def test_a_match_of_every_game_is_played_by_text_alone(case: Case) -> None:
    game, options = case
    table = TextTable(game.id, 0, ["random"], SEED, options.as_dict())
    shown = table.look()
    steps = 0
    while not table.is_over:
        lines = table.moves()
        assert len(lines) == len(table.match.state.legal_actions())
        notation, _, told = lines[(7 * steps) % len(lines)].partition("  ")
        assert told
        reply = table.play(notation)
        assert reply.accepted
        shown = reply.text
        steps += 1
    assert "Points: You " in shown
    assert table.moves() == []
    assert ludotheque.read_record(table.record()) == table.match
    with pytest.raises(NotNow, match="the match is over"):
        table.play(notation)


def test_a_look_tells_what_happened_the_board_and_what_is_to_decide() -> None:
    table = TextTable("seikatsu", 1, ["greedy"], SEED, options={"players": 2})
    shown = table.look()
    assert "You are seat 1" in shown
    assert "Since you last looked:\nbot greedy" in shown
    assert "S-3" in shown
    assert "Since you last looked" not in table.look()


def test_what_the_seat_is_told_is_the_same_in_every_deal_of_what_it_cannot_know() -> None:
    table = TextTable("seikatsu", 0, ["random"], SEED, options={"players": 2})
    table.look()
    told = (table.look(), table.moves(), table.data())
    table.match.state = table.match.state.redeal(0, ludotheque.Rng(5))
    assert (table.look(), table.moves(), table.data()) == told
    assert json.loads(table.data())["viewer"] == 0


def test_a_refused_move_changes_nothing_and_names_its_clause() -> None:
    table = TextTable("gravity-superstar", 0, ["random"], SEED)
    before = table.match.ply
    legal = {line.split()[0] for line in table.moves()}
    refused = next(
        text
        for action in range(table.match.state.max_actions)
        if (text := table.match.game.action_text(table.match.state, action)) not in legal
    )
    reply = table.play(refused)
    assert not reply.accepted
    assert reply.clause.startswith("G-")
    assert reply.clause in reply.text
    nonsense = table.play("fly to the moon")
    assert not nonsense.accepted
    assert table.illegal == 2
    assert table.match.ply == before
    assert rules_text("gravity-superstar", reply.clause) in table.why(refused)
    assert table.why(next(iter(legal))).endswith("is legal")


@pytest.mark.parametrize("game", WANTED)
def test_rules_are_read_whole_by_section_and_by_clause(game: str) -> None:
    whole = rules_text(game)
    section = re.findall(r"\b([A-Z]-3)\b", whole)[0]
    assert rules_text(game, section) in whole
    assert rules_text(game, f"{section.lower()}.1").startswith(f"{section}.1 ")
    assert rules_text(game, f"{section}.1") in rules_text(game, section)
    with pytest.raises(BadOption, match=f"has no clause '{section}9'"):
        rules_text(game, f"{section}9")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WANTED)
def test_the_rules_tell_what_the_signs_of_the_board_mean(game: str, language: str) -> None:
    legend = words(language).tell(game, "legend", {})
    assert rules_text(game, language=language).endswith(legend)


def test_all_words_can_be_french() -> None:
    told = {language: everything_told(language) for language in LANGUAGES}
    assert len(told["en"]) == len(told["fr"])
    for english, french in zip(told["en"], told["fr"], strict=True):
        assert english != french
        assert not re.search(r"\b(you|your|since|points: you|won|is legal|refused)\b", french, re.IGNORECASE), french


def everything_told(language: str) -> list[str]:
    """What a table says in words, without its boards."""
    table = TextTable("seikatsu", 0, ["random"], SEED, language=language, options={"players": 2})
    seen = table.look().split("\n\n")
    told = [seen[0], seen[-1], *table.moves()]
    told += [table.why(told[2].split()[0]), table.why("koi@a1"), table.play("koi@a1").text]
    while not table.is_over:
        seen = table.play(table.moves()[0].split()[0]).text.split("\n\n")
        told += [seen[1], seen[-1]]
    return told


def test_words_can_be_french() -> None:
    table = TextTable("seikatsu", 0, ["random"], SEED, language="fr", options={"players": 2})
    english = move_lines(table.match.game, table.match.state, words("en"), table.match.names)
    assert table.moves() != english
    assert [line.split()[0] for line in table.moves()] == [line.split()[0] for line in english]


@pytest.mark.parametrize("game", ludotheque.game_ids())
def test_a_move_that_cannot_be_read_is_refused_in_the_language_of_the_table(game: str) -> None:
    tables = {language: TextTable(game, bots=["random"], seed=SEED, language=language) for language in LANGUAGES}
    state = tables["en"].match.state.clone()
    rng = ludotheque.Rng(1)
    unread: list[BadNotation] = []
    while not state.is_over:
        text = tables["en"].match.game.action_text(state, state.random_action(rng))
        place = rng.below(len(text))
        wrong = text[:place] + "9xz,4@#"[rng.below(7)] + text[place + rng.below(2) :]
        try:
            tables["en"].match.game.parse_action(state, wrong)
        except BadNotation as error:
            unread.append(error)
        except IllegalAction:
            pass
        state.apply(state.random_action(rng))
    assert len(unread) > 10
    for one in unread:
        assert one.why, str(one)
        assert words("en").why(game, one.why) != words("fr").why(game, one.why)
        copied = pickle.loads(pickle.dumps(one))
        assert (str(copied), copied.why) == (str(one), one.why)
    replies = [table.play("zz!") for table in tables.values()]
    assert [reply.accepted for reply in replies] == [False, False]
    assert "zz!" in replies[0].text
    assert "n’est pas" in replies[1].text
    assert tables["fr"].why("zz!") == replies[1].text


def test_what_is_no_text_and_no_number_is_named_as_such() -> None:
    for wrong, told in (
        ({"seat": "a"}, "the seat is a whole number; not str 'a'"),
        ({"seat": 1.0}, "the seat is a whole number; not float"),
        ({"bots": None}, "bots are a list of names"),
        ({"options": "mode=teams"}, "options go by name"),
        ({"name": 5}, "the name is a text; not int 5"),
    ):
        with pytest.raises(TypeError, match=told):
            TextTable("seikatsu", **{"bots": ["random"], **wrong})  # type: ignore[arg-type]  # that is what is tried
    table = TextTable("seikatsu", bots="random", seed=SEED, name="Ada\nsays:\x1b[31m")
    assert table.match.names == ["Ada says: [31m", "bot random"]
    for asked in (table.play, table.why, table.rules):
        with pytest.raises(TypeError, match=r"is a text; not int 5"):
            asked(5)  # type: ignore[arg-type]  # that is what is tried
    assert table.rules(" s-3.1 ") == table.rules("S-3.1")


def test_a_table_that_cannot_be_is_refused_clearly() -> None:
    with pytest.raises(BadOption, match="the seats are 0 to 1; not 2"):
        TextTable("seikatsu", 2, options={"players": 2})
    with pytest.raises(BadOption, match="there are 1 other seats for bots; 2 were named"):
        TextTable("seikatsu", bots=["easy", "hard"])
    with pytest.raises(BadOption, match="needs a bot"):
        TextTable("seikatsu", 0, [], options={"players": 2})
    with pytest.raises(NotNow, match="when the match is over"):
        TextTable("seikatsu", 0, options={"players": 2}).record()
