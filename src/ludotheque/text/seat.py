"""What a seat is told in plain text: the board, what there is to decide, the moves in notation with their words.

It is made of views and described actions alone, so it tells nothing that the seat may not know.
"""

from __future__ import annotations

import json

from rich.text import Text

from ludotheque.core.errors import BadNotation, IllegalAction
from ludotheque.core.game import Game
from ludotheque.core.speech import Described, Prompt, View
from ludotheque.core.state import State
from ludotheque.text import Words


def board_text(game: Game[State], state: State, viewer: int) -> str:
    return board_of(game, game.view(state, viewer))


def board_of(game: Game[State], view: View) -> str:
    """The board of a view as the terminal shows it, without colours."""
    return Text.from_markup(game.terminal(view)).plain.rstrip()


def data_text(game: Game[State], state: State, viewer: int) -> str:
    """All that the viewer may know, as JSON: where a board leaves something out, it is here."""
    return json.dumps(game.view(state, viewer), ensure_ascii=False, separators=(",", ":"))


def prompt_text(game: Game[State], state: State, say: Words, names: list[str]) -> str:
    return words_of_prompt(game.id, game.prompt(state), say, names, int(state.to_move))


def words_of_prompt(game: str, prompt: Prompt, say: Words, names: list[str], reader: int) -> str:
    """What there is to decide, with its clause."""
    told = say.tell(game, f"prompt-{prompt['kind']}", prompt["args"], names, reader)
    return f"{told} ({prompt['clause']})" if prompt["clause"] else told


def move_lines(game: Game[State], state: State, say: Words, names: list[str]) -> list[str]:
    """Every legal move: its notation, and what it is in words."""
    legal = [game.describe(state, action) for action in state.legal_actions()]
    return [words_of_move(game.id, described, say, names, int(state.to_move)) for described in legal]


def words_of_move(game: str, described: Described, say: Words, names: list[str], reader: int) -> str:
    told = say.tell(game, f"do-{described['kind']}", described["args"], names, reader)
    return f"{described['notation']}  {told}"


def find_move(game: Game[State], state: State, text: str) -> int:
    """The legal action that a text names. Raises `BadNotation`, or `IllegalAction` with the clause."""
    action = game.parse_action(state, text.strip())
    game.check(state, action)
    return action


def refusal_text(game: Game[State], say: Words, error: BadNotation | IllegalAction, names: list[str]) -> str:
    """Why a move is refused: in words with its clause, or what is expected."""
    if isinstance(error, BadNotation):
        return str(error)
    told = say.why(game.id, error.refusal, names)
    return f"{error.action} is refused: {told} ({error.clause})" if error.clause else f"{error.action}: {told}"
