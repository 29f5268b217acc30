"""Games are found through the entry-point group `ludotheque.games`, ours and those of other packages alike."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from textwrap import dedent

import pytest

import ludotheque
from ludotheque.core.errors import BadOption
from ludotheque.games import GROUP, find_id, game, game_ids, room

ROOT = Path(__file__).parent.parent
SOURCES = Path(ludotheque.__file__).parent.parent


def ask(code: str, *path: Path) -> str:
    """What a fresh Python prints that finds packages on this path before all others."""
    places = os.pathsep.join(map(str, [*path, SOURCES, ROOT]))
    ran = subprocess.run(
        [sys.executable, "-c", dedent(code)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": places},
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def install(folder: Path, id: str, source: str, files: dict[str, str] | None = None) -> None:
    """A package of another maker as an installer leaves it: its module, its files, its entry point."""
    (folder / id).mkdir()
    (folder / id / "__init__.py").write_text("")
    (folder / id / "game.py").write_text(dedent(source))
    for name, text in (files or {}).items():
        (folder / id / name).parent.mkdir(exist_ok=True)
        (folder / id / name).write_text(text)
    about = folder / f"{id}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{id} = {id}.game:GAME\n")


PEBBLES = """
    from dataclasses import replace
    from tests.core.pebbles import PEBBLES
    GAME = replace(PEBBLES, id="a_game_of_pebbles", name="A Game of Pebbles")
"""


def test_a_folder_a_game_and_no_other_list() -> None:
    folders = {path.parent.name for path in (SOURCES / "ludotheque" / "games").glob("*/game.py")}
    assert folders <= set(game_ids())
    assert all(game(id).id == id for id in game_ids())


def test_ours_are_registered_like_anybodys() -> None:
    declared = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    assert declared["seikatsu"] == "ludotheque.games.seikatsu.game:GAME"


def test_an_id_may_be_written_with_dashes_and_a_wrong_one_is_told_which_there_are() -> None:
    assert find_id("Gravity-Superstar") == "gravity_superstar"
    with pytest.raises(BadOption, match="there is no game 'chess'; the games are " + ", ".join(game_ids())):
        game("chess")


def test_a_game_is_loaded_alone_and_only_when_it_is_asked_for() -> None:
    told = ask(
        """
        import sys, ludotheque
        rooms = lambda: {name.split(".")[2] for name in sys.modules if name.startswith("ludotheque.games.")}
        print(rooms(), end=" ")
        ludotheque.game("seikatsu")
        print(rooms())
        """
    )
    assert told.strip() == "set() {'seikatsu'}"


def test_a_copy_that_was_never_installed_finds_our_games_too() -> None:
    told = ask(
        """
        import importlib.metadata
        importlib.metadata.entry_points = lambda **_: ()
        import ludotheque
        print(*ludotheque.game_ids())
        """
    )
    assert set(told.split()) >= {path.parent.name for path in (SOURCES / "ludotheque" / "games").glob("*/game.py")}


def test_a_game_of_another_package_is_on_the_shelf_with_its_words_and_rules(tmp_path: Path) -> None:
    install(
        tmp_path,
        "a_game_of_pebbles",
        PEBBLES,
        {
            "text/en.ftl": "a-game-of-pebbles-mode-plain = Without teams\n",
            "rules.en.md": "# A Game of Pebbles\n## P-1 The turn\n- **P-1.1** [RB] Take pebbles.\n",
        },
    )
    told = ask(
        """
        import ludotheque
        from ludotheque.rulebook import rulebook
        from ludotheque.text import words
        found = ludotheque.game("a-game-of-pebbles")
        print(found.name, found.id in ludotheque.game_ids(), "seikatsu" in ludotheque.game_ids())
        print(words("en").tell(found.id, "mode-plain", {}), "/", words("fr").tell(found.id, "mode-plain", {}))
        print(rulebook(found.id, "fr").clause("P-1.1").text)
        """,
        tmp_path,
    )
    assert told.splitlines() == ["A Game of Pebbles True True", "Without teams / Without teams", "Take pebbles."]


def test_a_game_without_words_or_rules_is_told_of_by_its_data(tmp_path: Path) -> None:
    install(tmp_path, "a_game_of_pebbles", PEBBLES)
    told = ask(
        """
        from ludotheque.rulebook import rulebook
        from ludotheque.text import words
        print(words("en").event("a_game_of_pebbles", {"kind": "take", "seat": 0, "pebbles": 2}, ["Ada"]))
        print(rulebook("a_game_of_pebbles").title)
        """,
        tmp_path,
    )
    assert told.splitlines() == ["Ada: take (pebbles 2)", "A Game of Pebbles"]


def test_a_game_that_cannot_be_loaded_keeps_no_other_from_the_table(tmp_path: Path) -> None:
    install(tmp_path, "broken", "import no_such_module")
    told = ask(
        """
        import warnings
        from ludotheque.games import games
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            found = [game.id for game in games()]
        print("broken" in found, "seikatsu" in found, said[0].message)
        """,
        tmp_path,
    )
    because = "the game broken cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"
    assert told.strip() == f"False True {because}"


BROKEN = {"lacking": "import no_such_module", "half": "def", "leaving": "raise SystemExit(3)"}


@pytest.mark.parametrize("place", ["game.py", "__init__.py"])
def test_who_asks_for_a_game_that_cannot_be_loaded_is_told_why(tmp_path: Path, place: str) -> None:
    for name, source in BROKEN.items():
        install(tmp_path, name, PEBBLES, {place: source})
    told = ask(
        """
        import sys
        from ludotheque.cli import main
        asked = [[command, id] for id in ("lacking", "half", "leaving") for command in ("games", "play", "doctor")]
        for arguments in (*asked, ["games"]):
            sys.argv = ["ludotheque", *arguments]
            try:
                main()
            except SystemExit as end:
                print("ended with", end.code)
        """,
        tmp_path,
    )
    assert [line for line in told.splitlines() if line.startswith("ended")] == ["ended with 1"] * 9 + ["ended with 0"]
    assert all(game(id).name in told for id in game_ids())


def test_a_game_may_be_one_bare_module_in_no_package(tmp_path: Path) -> None:
    about = tmp_path / "bare-1.0.dist-info"
    about.mkdir()
    (tmp_path / "a_game__of_pebbles.py").write_text(dedent(PEBBLES).replace("a_game_of", "a_game__of"))
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\na_game__of_pebbles = a_game__of_pebbles:GAME\n")
    told = ask(
        """
        import sys
        from ludotheque.cli import main
        for command in ("games", "rules", "doctor"):
            sys.argv = ["ludotheque", command, "a_game__of_pebbles"]
            try:
                main()
            except SystemExit as end:
                print("ended with", end.code)
        """,
        tmp_path,
    )
    assert [line for line in told.splitlines() if line.startswith("ended")] == ["ended with 0"] * 3
    assert "There are no rules written down for it yet." in told
    assert "there is no `text/en.ftl`" in told


def test_words_that_are_not_utf_8_are_told_of_and_silence_no_other_game(tmp_path: Path) -> None:
    install(tmp_path, "a_game_of_pebbles", PEBBLES, {"text/en.ftl": "a-game-of-pebbles-mode-plain = Plain\n"})
    (tmp_path / "a_game_of_pebbles" / "text" / "en.ftl").write_bytes(b"a-game-of-pebbles-mode-plain = caf\xe9\n")
    told = ask(
        """
        import warnings
        from ludotheque.scaffold.doctor import examine
        from ludotheque import game
        from ludotheque.text import words
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            said_by = words("en")
            print(said_by.tell("seikatsu", "mode-teams", {}), said_by.tell("a_game_of_pebbles", "mode-plain", {}))
        print(said[0].message)
        print(*(one.text for one in examine(game("a_game_of_pebbles")) if one.must), sep="\\n")
        """,
        tmp_path,
    )
    lines = told.splitlines()
    assert lines[0] == "Teams Plain"
    assert "en.ftl are left out: it is not text in UTF-8 (byte 35)" in lines[1]
    assert "`text/en.ftl` is left out: it is not text in UTF-8 (byte 35)" in lines


def test_of_two_games_of_one_id_the_first_is_taken_and_the_other_told_of(tmp_path: Path) -> None:
    ours = game_ids()[0]
    install(tmp_path, "a_game_of_pebbles", PEBBLES)
    for name, id in (("copy", "a_game_of_pebbles"), ("thief", ours), ("shout", "SHOUT")):
        about = tmp_path / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[{GROUP}]\n{id} = {name}.game:GAME\n")
    told = ask(
        f"""
        import warnings
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            import ludotheque
            print(ludotheque.game("{ours}").id, ludotheque.game("a_game_of_pebbles").name)
        print(*sorted(str(one.message) for one in said), sep="\\n")
        """,
        tmp_path,
    )
    assert told.splitlines()[0] == f"{ours} A Game of Pebbles"
    assert f"two packages have a game '{ours}': ludotheque.games.{ours}.game:GAME is taken" in told
    assert "two packages have a game 'a_game_of_pebbles'" in told
    assert "the game 'SHOUT' is left out: an id is small letters, digits and _" in told


def test_what_is_registered_must_be_that_game(tmp_path: Path) -> None:
    install(tmp_path, "impostor", "from tests.core.pebbles import PEBBLES as GAME")
    told = ask(
        """
        import ludotheque
        try:
            ludotheque.game("impostor")
        except ValueError as error:
            print(error)
        """,
        tmp_path,
    )
    assert told.strip() == "'impostor.game:GAME' is registered as the game 'impostor', and is not that `Game`"


def test_the_room_of_a_game_holds_its_texts() -> None:
    assert all(room(id).joinpath("text", "en.ftl").is_file() for id in game_ids())
