"""Playing in the terminal: whole games, refusals with their clause, undo, hints, saving, one screen for many."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.cli.arguments import seed_bytes
from ludotheque.cli.play import split_specs
from ludotheque.cli.records import step_at
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import read_record, write_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as load
from ludotheque.games import game_ids
from ludotheque.text import words
from tests.cases import Case, all_cases, every, games, name, plain_cases, seed_of
from tests.cli.runner import complaint, random_match, run, saved
from tests.seldom import seldom

GAMES = games()
GAME = GAMES[0]
SEED = "41"


def for_each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


ONE_PER_MODE: list[Case] = [(game, game.options(mode=mode.id)) for game in GAMES for mode in game.modes]
OTHERS = [case for case in all_cases() if case not in ONE_PER_MODE]


def switches(case: Case) -> list[str]:
    game, options = case
    chosen = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    return [game.id, "--mode", options.mode, "--players", str(options.players), *chosen]


def first_state(game: Game[State]) -> State:
    return game.setup(game.options(), seed_bytes(SEED))


@pytest.mark.parametrize("case", [*ONE_PER_MODE, *seldom(*OTHERS)], ids=name)
def test_bots_play_every_mode_to_its_end_and_the_log_is_in_words(case: Case) -> None:
    watch(case, "en")


@every(ONE_PER_MODE)
def test_the_log_is_in_french_words_too(case: Case) -> None:
    watch(case, "fr")


def watch(case: Case, lang: str) -> None:
    bots = ",".join(["random"] * case[1].players)
    ran = run("play", *switches(case), "--bots", bots, "--seed", SEED, "--lang", lang)
    assert ran.code == 0, ran.err
    assert words(lang).say("cli-total") in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80 or _only_long_words(ran.out)


def _only_long_words(text: str) -> bool:
    """Lines over 80 columns are allowed for what cannot be broken: a path, a commitment."""
    return all(len(line) <= 80 or "/" in line or re.search(r"[0-9a-f]{64}", line) for line in text.splitlines())


@every(ONE_PER_MODE)
def test_a_person_plays_a_whole_game_by_numbers(case: Case) -> None:
    _, options = case
    bots = ",".join(["random"] * (options.players - 1)) or "none"
    ran = run("play", *switches(case), "--bots", bots, "--seed", SEED, type="1\n" * 3000)
    assert ran.code == 0, ran.err
    assert "Total" in ran.out


@for_each_game()
def test_a_move_is_chosen_by_its_notation(game: Game[State]) -> None:
    match = Match(game, game.options(), seed_bytes(SEED))
    text = game.action_text(match.state, match.state.legal_actions()[-1])
    ran = run("play", game.id, "--seed", SEED, "--bots", "none", type=f"\n{text}\n")
    assert "not saved" in ran.out
    seat = match.to_move
    match.play(seat, match.state.legal_actions()[-1])
    for event in match.events(seat)[0]:
        told = words("en").event(game.id, event, ["Player 1", "Player 2"])
        assert told.split(",")[0][:40] in ran.out.replace("\n", " ")


@for_each_game()
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_move_that_is_refused_is_told_why_with_its_clause(game: Game[State], lang: str) -> None:
    say = words(lang)
    state = first_state(game)
    legal = set(state.legal_actions())
    illegal = [action for action in range(state.max_actions) if action not in legal]
    for action in illegal[:: max(1, len(illegal) // 8)]:
        refusal = game.refusal(state, action)
        text = game.action_text(state, action)
        told = say.why(game.id, refusal)
        # Typed as a move, and asked about: the same answer twice.
        ran = run("play", game.id, "--seed", SEED, "--bots", "none", "--lang", lang, type=f"\n{text}\nwhy {text}\n")
        plain = " ".join(ran.out.split())
        assert plain.count(f"({refusal.clause})") >= 2 * bool(refusal.clause)
        assert plain.count(" ".join(told.split()[:3])) >= 2


@for_each_game()
def test_why_tells_what_an_allowed_move_would_do(game: Game[State]) -> None:
    state = first_state(game)
    text = game.action_text(state, state.legal_actions()[0])
    ran = run("play", game.id, "--seed", SEED, "--bots", "none", type=f"\nwhy {text}\n")
    assert f"{text} is allowed." in ran.out.replace("\n", " ")


@for_each_game()
def test_things_one_points_at_can_be_asked_about(game: Game[State]) -> None:
    state = first_state(game)
    targets = game.describe(state, state.legal_actions()[0])["targets"]
    ran = run("play", game.id, "--seed", SEED, "--bots", "none", type=f"\nwhy {' '.join(targets)}\nwhy nonsense:x\n")
    assert ran.code == 0
    assert "is allowed." in ran.out.replace("\n", " ")


@for_each_game()
def test_nonsense_is_answered_and_the_game_goes_on(game: Game[State]) -> None:
    lines = [
        "",
        "nonsense",
        "0",
        "99999",
        "-1",
        "1.5",
        "why",
        "why nonsense",
        "rules Z-9.9",
        "rules",
        "save",
        "hint nobody",
    ]
    lines += ["moves zzzzz", "\t", "é" * 300, "[bold]", "[/]", "help", "board", "log", "undo", "quit"]
    ran = run("play", game.id, "--seed", SEED, "--bots", "none", type="\n" + "\n".join(lines) + "\n")
    assert ran.code == 0
    assert "The moves are numbered 1 to" in ran.out
    assert "no clause 'Z-9.9'" in ran.out
    assert "save FILE" in ran.out
    assert "there is no bot 'nobody'" in ran.out
    assert "There are no such moves." in ran.out
    assert "You can only undo a step of your own turn" in " ".join(ran.out.split())
    assert ran.out.rstrip().endswith("This game was not saved.")


def test_a_hint_reads_from_the_likeliest_down() -> None:
    for seed in "abcd":
        shown = run("play", "seikatsu", "--seed", seed, "--bots", "none", type="\nhint mcts:nodes=40\n").out
        hints = shown.split("chance to win")[1]
        chances = [int(chance) for chance in re.findall(r"(\d+) : \d+ %", hints)]
        assert len(chances) == 3
        assert chances == sorted(chances, reverse=True)


@for_each_game()
def test_a_hint_names_legal_moves(game: Game[State]) -> None:
    state = first_state(game)
    ran = run("play", game.id, "--seed", SEED, "--bots", "none", type="\nhint mcts:nodes=30\n")
    hints = ran.out.split("chance to win")[1]
    texts = [game.action_text(state, action) for action in state.legal_actions()]
    assert any(text in hints.replace("\n", "") for text in texts)


@for_each_game()
def test_a_clause_can_be_read_while_playing(game: Game[State]) -> None:
    clause = game.prompt(first_state(game))["clause"]
    ran = run("play", game.id, "--seed", SEED, "--bots", "none", type=f"\nrules {clause}\n")
    assert ran.out.count(clause) >= 2


def test_the_commands_work_in_french_and_in_english() -> None:
    ran = run("play", GAME.id, "--seed", SEED, "--bots", "none", "--lang", "fr", type="\naide\nhelp\nquitter\n")
    assert ran.out.count("pourquoi COUP") == 2
    assert "Cette partie n’a pas été enregistrée." in ran.out


@for_each_game()
def test_a_game_saved_and_resumed_is_the_same_game(game: Game[State], tmp_path: Path) -> None:
    path = str(tmp_path / "saved record")
    first = run("play", game.id, "--seed", SEED, "--bots", "random", type=f"1\nsave {path}\nquit\n")
    assert f"--resume {path}" in first.out.replace("\n", "")
    match = read_record(Path(path).read_text("utf-8"), load)
    assert match.names[-1] == "bot random"
    assert match.to_move == 0
    again = run("play", "--resume", path, "--save", path, type="1\n" * 3000)
    assert again.code == 0
    ended = read_record(Path(path).read_text("utf-8"), load)
    assert ended.is_over
    assert [entry.action for entry in ended.line][: len(match.line)] == [entry.action for entry in match.line]


def test_a_game_is_saved_after_every_move(tmp_path: Path) -> None:
    path = tmp_path / "auto.record"
    ran = run("play", GAME.id, "--seed", SEED, "--bots", "random", "--save", str(path), type="1\n")
    assert "--resume" in ran.out
    assert len(read_record(path.read_text("utf-8"), load).line) >= 1


def test_a_game_changed_after_it_was_saved_counts_as_unsaved(tmp_path: Path) -> None:
    path = tmp_path / "early.record"
    ran = run("play", GAME.id, "--seed", SEED, "--bots", "random", type=f"save {path}\n1\nquit\n")
    assert ran.out.rstrip().endswith("This game was not saved.")


def undoable() -> Match | None:
    """A match of any game where the seat to move can take a step back."""
    for case in plain_cases():
        if case[1].players < 2:
            continue
        for number in range(20):
            match = random_match(case, number, moves=0, names=[f"P{seat}" for seat in range(case[1].players)])
            rng = Rng(number)
            while not match.is_over:
                match.play(match.to_move, match.state.random_action(rng))
                if match.can_undo(match.to_move):
                    return match
    return None


def test_a_step_of_the_running_turn_is_taken_back(tmp_path: Path) -> None:
    match = undoable()
    if match is None:
        pytest.skip("no game here has turns of several steps")
    path = saved(match, tmp_path)
    ran = run("play", "--resume", path, "--save", path, type="\nundo\nquit\n")
    assert ran.code == 0
    again = read_record(Path(path).read_text("utf-8"), load)
    assert len(again.line) == len(match.line) - 1
    assert "undid a step" in ran.out


@for_each_game()
def test_one_screen_is_passed_on_behind_a_curtain_where_something_is_hidden(game: Game[State]) -> None:
    ran = run("play", game.id, "--seed", SEED, "--bots", "none", "--names", "Ada,Zoe", type="\n1\n\n\n" * 12)
    assert ran.code == 0
    state = first_state(game)
    hides = game.view(state, 0) != game.view(state.redeal(1, Rng(1)), 0)
    assert ("Pass the device to" in ran.out) >= hides


def test_resigning_ends_a_game_of_two() -> None:
    ran = run("play", GAME.id, "--players", "2", "--seed", SEED, "--bots", "random", type="resign\n")
    assert ran.code == 0
    assert "You resigned" in ran.out
    assert "bot random wins." in ran.out


def test_a_bot_plays_on_for_one_of_three_who_resigned() -> None:
    case = next((case for case in plain_cases() if case[1].players == 3), None)
    if case is None:
        pytest.skip("no game here is for three")
    ran = run("play", *switches(case), "--seed", SEED, "--bots", "random,random", type="resign\n")
    assert ran.code == 0
    assert "A bot (medium) takes over for" in ran.out
    assert "Total" in ran.out


def test_a_program_that_fails_as_a_bot_is_replaced_and_the_game_goes_on() -> None:
    ran = run("play", GAME.id, "--players", "2", "--seed", SEED, "--bots", "cmd:false", type="1\n" * 3000)
    assert ran.code == 0
    assert "a random bot takes over" in " ".join(ran.out.split())
    assert "Total" in ran.out


def test_the_seats_of_bots() -> None:
    assert split_specs("hard,easy") == ["hard", "easy"]
    assert split_specs("mcts:nodes=50,reuse=0,hard") == ["mcts:nodes=50,reuse=0", "hard"]
    assert split_specs("cmd:bot --a,b") == ["cmd:bot --a,b"]
    assert split_specs("chat:m,url=http://127.0.0.1:9/v1,wait=0,hard") == [
        "chat:m,url=http://127.0.0.1:9/v1,wait=0",
        "hard",
    ]
    assert split_specs("none") == split_specs("") == []
    ran = run("play", GAME.id, "--players", "2", "--bots", "random,me", "--seed", SEED, type="quit\n")
    assert "Player 2>" in ran.out
    twins = run("play", GAME.id, "--players", "2", "--bots", "random,random", "--seed", SEED)
    assert "bot random #2" in twins.out


@pytest.mark.parametrize(
    "bot", ["cmd:touch x", "py:tests.cli.test_play:Bot", "chat:m,url=http://127.0.0.1:9/v1", "net:/etc/passwd", "reach"]
)
def test_nothing_but_a_level_sits_down_because_a_file_says_so(bot: str, tmp_path: Path) -> None:
    match = Match(GAME, GAME.options(), seed_of(1), ["Ada", f"bot {bot}"][: GAME.options().players])
    said = complaint("play", "--resume", saved(match, tmp_path))
    assert f"seat 2 was played by bot {bot}, which is no level: say with --bots who plays on" in said


@pytest.mark.parametrize(
    ("args", "part"),
    [
        ([], "say which game"),
        (["chess"], f"there is no game 'chess'; the games are {', '.join(game_ids())}"),
        ([GAME.id, "--mode", "blitz"], "has the modes"),
        ([GAME.id, "--players", "17"], "players; not '17'"),
        ([GAME.id, "--players", "two"], "valid integer"),
        ([GAME.id, "--option", "x"], "options are written name=value; not 'x'"),
        ([GAME.id, "--option", "x=1"], "has no option 'x'"),
        ([GAME.id, "--option", "players=2", "--players", "2"], "players is given twice"),
        ([GAME.id, "--bots", "genius"], "there is no bot 'genius'"),
        ([GAME.id, "--bots", "easy,easy,easy,easy,easy,easy,easy"], "seats, not 7"),
        ([GAME.id, "--names", "A,B,C"], "--names gives 3"),
        ([GAME.id, "--lang", "xx"], "the languages are en, fr"),
        ([GAME.id, "--save", "no/such/folder/x"], "cannot be written"),
        ([GAME.id, "--save", "."], "is a directory"),
        ([GAME.id, "--resume", "no-such-file"], "cannot be read"),
        ([GAME.id, "--nonsense"], "No such option"),
        ([GAME.id, "more", "words"], "unexpected extra argument"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(args: list[str], part: str) -> None:
    assert part in complaint("play", *args)


def test_what_a_record_fixes_cannot_be_chosen_again(tmp_path: Path) -> None:
    path = saved(random_match((GAME, GAME.options()), 1, 2), tmp_path)
    assert "already" in complaint("play", "--resume", path, "--mode", GAME.modes[0].id)
    other = next((id for id in ("seikatsu", "gravity_superstar") if id != GAME.id), "")
    assert "is a match of" in complaint("play", other, "--resume", path)


def test_steps_count_from_either_end() -> None:
    match = random_match((GAME, GAME.options()), 1, 4)
    assert [step_at(match, at) for at in (None, 0, 4, -1, -5)] == [4, 0, 4, 4, 0]
    assert write_record(match)
