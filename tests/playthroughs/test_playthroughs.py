from __future__ import annotations

from tests.cases import WANTED, Case, every, older_cases, plain_cases
from tests.playthroughs.golden import FOLDER, file_of, playthrough


@every(plain_cases() + older_cases())
def test_the_playthrough_is_as_it_was(case: Case) -> None:
    assert playthrough(case) == file_of(case).read_text("utf-8")


def test_every_game_mode_and_number_of_players_has_one_playthrough_and_no_other_file_lies_there() -> None:
    assert {file_of(case) for case in plain_cases() + older_cases()} == {
        path for path in FOLDER.glob("*.txt") if path.name.startswith(tuple(WANTED))
    }
