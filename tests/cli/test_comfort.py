"""What makes the command line pleasant: boards that fit, legends, completion, data for programs, one way to count."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.cli.typed import completer
from ludotheque.games import game as load_game
from ludotheque.games import game_ids
from ludotheque.text import words
from tests.cases import games, plain_cases
from tests.cli.runner import Terminal, complaint, random_match, run, saved

UNEXPLAINED = set("·░×─│")
"""An empty place, what is used up, and how often: nobody asks what they mean."""
SEIKATSU = next(case for case in plain_cases() if case[0].id == "seikatsu")


def test_without_a_command_the_help_is_shown_and_nothing_is_wrong() -> None:
    shown = run()
    assert shown.code == 0
    assert "Usage: ludotheque" in shown.out
    assert shown.err == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_eighty_columns_every_game_has_one_line(language: str) -> None:
    lines = run("games", "--lang", language).out.splitlines()
    assert len(lines) == 1 + len(game_ids())
    assert all(len(line) <= 80 for line in lines)


def test_a_command_of_commands_shows_its_help_too() -> None:
    shown = run("admin")
    assert shown.code == 0
    assert "Usage: ludotheque admin" in shown.out
    assert shown.err == ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", game_ids())
def test_every_board_has_a_legend_that_names_its_signs(game: str, language: str) -> None:
    found = load_game(game)
    legend = words(language).tell(game, "legend", {})
    for number in range(4):
        match = random_match((found, found.options()), number, moves=12 * number)
        board = found.terminal(found.view(match.state, 0))
        signs = {letter for letter in board if ord(letter) > 127 and not letter.isalpha()} - UNEXPLAINED
        assert not signs - set(legend)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_legend_is_shown_at_the_table(language: str) -> None:
    command = words(language).say("cli-command-legend")
    told = run("play", "seikatsu", "--bots", "random", "--lang", language, type=f"{command}\nquit\n")
    assert words(language).tell("seikatsu", "legend", {}).split()[0] in told.out


def test_a_word_without_its_accents_is_understood_too() -> None:
    told = run("play", "seikatsu", "--bots", "random", "--lang", "fr", type="Legende\nquitter\n")
    assert words("fr").tell("seikatsu", "legend", {}).split()[0] in told.out


def test_a_move_in_small_letters_is_the_move_where_it_can_be_no_other() -> None:
    setup = ("play", "octocube", "--seed", "a", "--bots", "none", "--names", "Ada,Ben")
    assert "Ada rolled" in run(*setup, type="@A1\n@b1\ns\nquit\n").out


def test_what_is_not_understood_is_said_in_the_players_language() -> None:
    for typed in ("xyz", "pourquoi xyz"):
        told = run("play", "octocube", "--bots", "random", "--lang", "fr", type=f"{typed}\nquitter\n").out
        assert "« xyz » n’est pas une action" in told.replace("\u00a0", " ")
        assert "is no action" not in told


POINTED_AT_NOTHING = [
    ("seikatsu", "foo:d3", "« foo:d3 » ne désigne rien"),
    ("octocube", "pivot:5", "« pivot:5 » ne désigne rien"),
    ("octocube", "act:score face:zz", "Après act:score viennent des faces"),
    ("octocube", "tile:starfish-white slot:zz", "Après une tuile vient slot:"),
]


@pytest.mark.parametrize(("game", "targets", "said"), POINTED_AT_NOTHING)
def test_what_one_cannot_point_at_is_said_in_the_players_language(game: str, targets: str, said: str) -> None:
    setup = ("play", game, "--bots", "random", "--lang", "fr", *(["--mode", "kids"] if "slot:" in targets else []))
    told = run(*setup, type=f"pourquoi {targets}\nquitter\n").out
    assert said in told.replace("\u00a0", " ")


@pytest.mark.parametrize("game", game_ids())
def test_board_prompt_and_moves_fit_a_terminal_of_24_rows(game: str) -> None:
    terminal = Terminal("play", game, "--bots", "random", "--seed", "a", rows=24)
    terminal.wait_for("Player 1>")
    shown = terminal.text
    turn = shown[shown.index("legend for the board.") :].splitlines()[2:]
    terminal.type("quit")
    terminal.end()
    assert 10 < len(turn) <= 24, turn


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("message", ["cli-more-moves", "cli-all-moves"])
def test_what_stands_below_the_moves_takes_the_one_row_that_is_kept_for_it(message: str, language: str) -> None:
    assert len(words(language).say(message, {"count": 999})) <= 80


def test_arrow_keys_recall_what_was_typed_and_tab_completes_a_move() -> None:
    terminal = Terminal("play", "seikatsu", "--bots", "random", "--seed", "a")
    terminal.wait_for("Player 1>")
    terminal.press(b"leg\t")
    terminal.wait_for("legend")
    terminal.press(b"\n")
    terminal.wait_for("waxwing")
    terminal.press(b"\x1b[A\n")
    terminal.wait_for("waxwing")
    terminal.type("quit")
    terminal.end()


def test_tab_finds_what_starts_so_whatever_the_case() -> None:
    complete = completer(lambda: ["wt@b3", "wt@b4", "why"])
    assert [complete("WT", number) for number in range(3)] == ["wt@b3", "wt@b4", None]


def test_seats_count_from_1_for_people(tmp_path: Path) -> None:
    record = saved(random_match(SEIKATSU, 1, names=None), tmp_path)
    shown = run("show", record)
    players = SEIKATSU[1].players
    assert "\n  1  " in shown.out
    assert f"\n  {players}  " in shown.out
    assert "\n  0  " not in shown.out
    assert run("show", record, "--viewer", str(players)).code == 0
    assert "the viewers of this match are 1" in complaint("show", record, "--viewer", "0")
    assert "score seat 1" in run("simulate", "seikatsu", "-n", "1").out


def test_data_can_be_had_from_every_command_that_a_program_would_read(tmp_path: Path) -> None:
    record = saved(random_match(SEIKATSU, 1), tmp_path)
    (found,) = json.loads(run("games", "gravity", "--json").out)
    assert found["id"] == "gravity_superstar"
    assert [entry["id"] for entry in json.loads(run("games", "--json").out)] == list(game_ids())
    shown = json.loads(run("show", record, "--json", "--at", "3").out)
    assert shown["step"] == 3
    assert shown["view"]["spaces"]
    verified = json.loads(run("verify", record, "--json").out)
    assert verified["good"] is True
    assert verified["outcome"]["scores"]
    simulated = json.loads(run("simulate", "seikatsu", "-n", "5", "--seed", "a", "--json").out)
    assert simulated["games"] == 5
    assert sum(simulated["wins"]) + simulated["nobody_won"] == pytest.approx(5)
    divided = json.loads(run("perft", "seikatsu", "--depth", "2", "--divide", "--json").out)
    assert divided["ways"] == sum(divided["divided"].values())


def test_a_record_that_is_bad_is_told_as_data_and_by_the_exit_code(tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_text("nothing\n", "utf-8")
    told = run("verify", str(bad), "--json")
    assert told.code == 1
    assert json.loads(told.out)["good"] is False


def test_a_picture_goes_to_standard_output_or_into_a_file_that_says_what_it_is(tmp_path: Path) -> None:
    record = saved(random_match(SEIKATSU, 1), tmp_path)
    assert run("show", record, "--svg", "-").out.lstrip().startswith("<svg")
    assert "the picture is SVG" in complaint("show", record, "--svg", str(tmp_path / "board.png"))


def test_the_arena_takes_the_start_of_a_name_and_the_short_options_and_gives_data(tmp_path: Path) -> None:
    args = ("arena", "grav", "-b", "random,greedy", "-n", "2", "-p", "2", "--no-plots", "--out", str(tmp_path / "run"))
    played = run(*args, "--json", "-q", "--seed", "word")
    told = json.loads(played.out)
    assert told["game"] == "gravity_superstar"
    assert {bot["bot"] for bot in told["bots"]} == {"random", "greedy"}
    assert played.err == ""


def test_a_program_that_is_not_there_is_refused_before_the_first_game(tmp_path: Path) -> None:
    refused = complaint("arena", "seikatsu", "--bots", "random,cmd:/no/such", "-n", "2", "--out", str(tmp_path))
    assert "there is no program '/no/such'" in refused


def test_a_program_that_forfeits_every_game_is_no_result(tmp_path: Path) -> None:
    args = ("arena", "seikatsu", "--bots", "cmd:false,random", "-n", "2", "--no-plots", "--out", str(tmp_path))
    played = run(*args)
    assert played.code == 1
    assert played.err == "ludotheque: cmd:false forfeited each of its 2 games\n"
    assert "random" in played.out
    assert run(*args, "--json").code == 1


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("play sei", ["seikatsu"]),
        ("play octocube --mode ", ["advanced", "basic", "kids"]),
        ("simulate seikatsu -n 5 -m so", ["solo"]),
        ("play seikatsu --option fl", ["flock=neighbours", "flock=whole"]),
        ("arena grav", ["gravity_superstar"]),
        ("arena octocube --mode ad", ["advanced"]),
        ("arena octocube --bots hard,gr", ["hard,greedy"]),
        ("play seikatsu --bots ma", ["master"]),
        ("hint game.record --bot no", ["novice"]),
        ("games --lang f", ["fr"]),
        ("rules seikatsu S-8", ["S-8", "S-8.1"]),
        # As bash cuts `flock=ne` and `--mode=te` into words.
        ("play seikatsu -o flock = ne", ["neighbours"]),
        ("play seikatsu --mode = te", ["teams"]),
        ("play octocube -o open_scores =", ["no", "yes"]),
    ],
)
def test_a_shell_completes_a_line(line: str, completed: list[str]) -> None:
    asked = {
        "_LUDOTHEQUE_COMPLETE": "complete_bash",
        "COMP_WORDS": f"ludotheque {line}".replace(" ", "\n"),
        "COMP_CWORD": str(len(line.split(" "))),
    }
    ran = subprocess.run(
        [sys.executable, "-m", "ludotheque"], capture_output=True, text=True, env={**os.environ, **asked}
    )
    assert ran.stdout.split() == completed
    assert ran.stderr == ""


def test_the_shell_completes_games_modes_and_options() -> None:
    from ludotheque.cli.arguments import complete_choice, complete_game, complete_mode

    class Context:
        def __init__(self, game: str | None) -> None:
            self.params = {"game": game}
            self.args: list[str] = []

    for game in games():
        assert complete_game(game.id[:3]) == [game.id]
        for mode in game.modes:
            context = Context(game.id)
            assert complete_mode(context, mode.id) == [mode.id]  # type: ignore[arg-type]  # only params are read
    assert "flock=neighbours" in complete_choice(Context(None), "flock")  # type: ignore[arg-type]  # as above
