"""Processes that a command began end with it, however it ends."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.interrupts import ProcessLost
from ludotheque.learn.calibrate import games_told
from ludotheque.learn.pieces import Piece, play_pieces
from tests.patience import WAIT

SPREAD = {
    "pieces": "from ludotheque.learn.pieces import Piece, play_pieces\n"
    "pieces = [Piece(str(n), 'seikatsu', {}, n, 1, 50) for n in range(4000)]\n"
    "for one in play_pieces(pieces, 2, None): print('one', flush=True)",
    "calibrating": "from ludotheque.learn.calibrate import games_told\n"
    "for one in games_told('seikatsu', {}, 'mcts:nodes=50', 4000, 2): print('one', flush=True)",
    "a bot's": "import ludotheque\nfrom ludotheque.bots import make_bot\n"
    "game = ludotheque.game('seikatsu')\nstate = game.deal(game.options(), ludotheque.Rng(1))\n"
    "bot = make_bot('mcts:nodes=200,jobs=2', game, state.options)\n"
    "while True: bot.choose(game, state, state.to_move, 1); print('one', flush=True)",
}


@pytest.mark.parametrize("kind", SPREAD)
def test_no_process_is_left_behind_by_one_that_is_killed(kind: str, tmp_path: Path) -> None:
    """All of them hold the other end of its output."""
    script = tmp_path / "spread.py"
    body = "".join(f"    {line}\n" for line in SPREAD[kind].splitlines())
    script.write_text(f"if __name__ == '__main__':\n{body}")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == b"one\n"
        killed.kill()
        killed.communicate(timeout=WAIT)
        assert killed.returncode == -signal.SIGKILL


class Deadly(dict[str, str]):
    """Options that end the process that reads them, as when the machine runs out of memory."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return signal.raise_signal, (signal.SIGKILL,)


def test_one_that_is_lost_is_told_in_plain_words() -> None:
    deadly = Deadly()
    with pytest.raises(ProcessLost, match="a process was ended from outside: the same command goes on from here"):
        list(play_pieces([Piece("a", "seikatsu", deadly, 1, 1)] * 2, 2, None))
    with pytest.raises(ProcessLost, match="a process was ended from outside"):
        list(games_told("seikatsu", deadly, "mcts:nodes=5", 2, 2))
