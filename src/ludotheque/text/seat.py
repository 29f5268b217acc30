"""What a seat is told in plain text: the board, what there is to decide, the moves in notation with their words.

It is made of views and described actions alone, so it tells nothing that the seat may not know.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from rich.text import Text

from ludotheque.core.errors import BadNotation, IllegalAction
from ludotheque.core.game import Game
from ludotheque.core.speech import Described, Outcome, Prompt, View
from ludotheque.core.state import State
from ludotheque.text import Words


def legend_text(game: str, say: Words) -> str:
    """What the signs of the board mean, under a heading; empty for a game that does not say."""
    return f"## {say.say('models-legend')}\n{say.tell(game, 'legend', {})}" if say.knows(game, "legend") else ""


def heading_text(game: Game[State], options: str, seat: int, say: Words, names: list[str]) -> str:
    return say.say("models-seat", {"game": game.name, "options": options, "number": str(seat), "name": names[seat]})


def news_text(game: str, events: Iterable[Mapping[str, object]], say: Words, names: list[str], reader: int) -> str:
    """What happened, a line for each event; empty if nothing did."""
    told = [say.event(game, event, names, reader) for event in events]
    return "\n".join([say.say("models-news"), *told]) if told else ""


def result_text(game: str, outcome: Outcome, say: Words, names: list[str]) -> str:
    """How a match ended, the points, and who won."""
    ended = say.tell(game, f"end-{outcome['reason']}", {"players": len(names)})
    points = ", ".join(f"{name} {points}" for name, points in zip(names, outcome["scores"], strict=True))
    winners = say.say("cli-and").join(names[seat] for seat in outcome["winners"])
    won = say.say("models-won", {"names": winners}) if winners else say.say("won-nobody")
    return f"{ended} {say.say('models-points', {'points': points})} {won}"


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
        return say.why(game.id, error.why, names) if error.why else str(error)
    told = say.why(game.id, error.refusal, names)
    if not error.clause:
        return f"{error.action}: {told}"
    return say.say("models-refused", {"move": error.action, "why": told, "clause": error.clause})
