"""One screen, one match: people and bots take their turns."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from ludotheque.cli.ask import Asked, answer, list_moves, typable
from ludotheque.cli.files import save_match
from ludotheque.cli.pictures import forget_pictures
from ludotheque.cli.result import print_result
from ludotheque.cli.screen import fit, print_board
from ludotheque.cli.typed import ask
from ludotheque.core.errors import LudothequeError
from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.text import Words

if TYPE_CHECKING:
    from ludotheque.bots.bot import Bot

STAND_IN = "medium"
"""Who plays on for a seat that was given up, while others are still in the game."""

GLANCES = 4
ALL_ROWS = 10_000
ROUND_THE_BOARD = 2
"""Rows of a screen that are neither board, prompt nor list: the empty one above, and what is typed."""
CLEAR_ALL = "\033[2J\033[3J\033[H"
"""Screen and what was scrolled off it: a hand must not be found by scrolling back."""


class Quit(Exception):
    """The people leave the table."""


class Table:
    def __init__(self, out: Console, say: Words, match: Match, bots: dict[int, Bot], save: str | None = None) -> None:
        self.out = out
        self.say = say
        self.match = match
        self.bots = bots
        self.saved_as = save
        self.autosave = save
        self.people = [seat for seat in range(match.options.players) if seat not in bots]
        self.reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        """Who sits at the screen."""
        self.told = match.ply
        """How much of the log the reader was told."""
        self.told_to: dict[int, int] = dict.fromkeys(self.people, match.ply)

    @property
    def you(self) -> int:
        """Whom the words call you: only where one person plays."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def run(self) -> None:
        match = self.match
        self.out.print(f"[bold]{escape(match.game.name)}[/]  {escape(str(match.options))}")
        self.out.print(f"[dim]{self.say.say('cli-commitment')} {match.commitment}[/]", soft_wrap=True)
        if self.people:
            self.out.print(escape(self.say.say("cli-welcome")))
        try:
            while not match.is_over:
                seat = match.to_move
                if seat in self.bots:
                    self._bot_step(seat)
                else:
                    self._person_step(seat)
            self._end()
        except (Quit, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self.out.print()
            self._leave()
            raise
        finally:
            for bot in self.bots.values():
                bot.close()

    def _bot_step(self, seat: int) -> None:
        from ludotheque.bots.bot import BotFailed

        match = self.match
        history = [entry.action for entry in match.line]
        seed = int.from_bytes(hashlib.sha256(f"{match.commitment} {match.ply}".encode()).digest()[:6], "little")
        thinking = escape(self.say.say("cli-thinking", {"name": match.names[seat]}))
        try:
            with self.out.status(thinking) if self.out.is_terminal else self.out.capture():
                action = self.bots[seat].choose(match.game, match.state, seat, seed, history)
            match.play(seat, action)
        except (BotFailed, LudothequeError) as error:
            self.complain(self.say.say("cli-bot-failed", {"name": match.names[seat], "reason": str(error)}))
            self._replace(seat)
            return
        self._save()
        self._tell()

    def _person_step(self, seat: int) -> None:
        if seat != self.reader:
            self._change_reader(seat)
        self._tell()
        self.show(seat)
        while True:
            line = self.ask(self.say.say("cli-your-move", {"name": self.match.names[seat]}))
            if answer(self, seat, line) is Asked.PLAYED:
                self._save()
                self._tell()
                return

    def _replace(self, seat: int) -> None:
        """Another bot sits down for one that failed."""
        from ludotheque.bots.levels import make_bot

        self.bots[seat].close()
        self.bots[seat] = make_bot("random", self.match.game, self.match.options)

    def resign(self, seat: int) -> None:
        self.match.resign(seat)
        if not self.match.is_over:
            from ludotheque.bots.levels import make_bot

            self.bots[seat] = make_bot(STAND_IN, self.match.game, self.match.options)
            self.people.remove(seat)
            self.out.print(escape(self.say.say("cli-stand-in", {"name": self.match.names[seat], "level": STAND_IN})))

    def show(self, seat: int) -> None:
        """The board as the seat sees it, what it has to decide, and its moves."""
        fit(self.out)
        situation = self.match.situation(seat)
        game = self.match.game
        board = game.terminal(situation["view"])
        self.out.print()
        print_board(self.out, board)
        prompt = situation["prompt"]
        asked = 0
        if prompt is not None:
            told = self.say.tell(game.id, f"prompt-{prompt['kind']}", prompt["args"], self.match.names, self.you)
            line = Text.from_markup(f"[bold]{escape(told)}[/] [dim]{prompt['clause']}[/]")
            asked = len(self.out.render_lines(line))
            self.out.print(line)
        list_moves(self, situation["legal"], short=True, rows=self._rows_below(board, asked))

    def _rows_below(self, board: str, asked: int) -> int:
        """What a terminal has left for the list of moves when board, prompt (some are long) and input have theirs."""
        if not self.out.is_terminal:
            return ALL_ROWS
        return max(1, self.out.size.height - board.count("\n") - 1 - asked - ROUND_THE_BOARD)

    def ask(self, prompt: str) -> str:
        return ask(self.out, prompt, lambda: typable(self))

    def complain(self, text: str) -> None:
        self.out.print(f"[red]{escape(text)}[/]")

    def save(self, path: str) -> None:
        save_match(self.match, path)
        self.saved_as = path

    def _save(self) -> None:
        """After a move: what was saved by hand is old now."""
        self.saved_as = None
        if self.autosave is None:
            return
        try:
            self.save(self.autosave)
        except LudothequeError as error:
            self.complain(str(error))

    def _tell(self) -> None:
        """The log since the reader was last told, in words, as the reader saw it."""
        for events in self.match.events(self.reader, self.told):
            for event in events:
                self.out.print(
                    f"[dim]·[/] {escape(self.say.event(self.match.game.id, event, self.match.names, self.you))}"
                )
        self.told = self.match.ply
        if self.reader >= 0:
            self.told_to[self.reader] = self.told

    def _change_reader(self, seat: int) -> None:
        before, self.reader = self.reader, seat
        if not self._secrets(before, seat):
            return
        if before >= 0:
            self.ask(self.say.say("cli-curtain-close"))
        self._clear()
        self.ask(self.say.say("cli-curtain-open", {"name": self.match.names[seat]}))
        self._clear()
        self.told = self.told_to[seat]

    def _secrets(self, one: int, other: int) -> bool:
        """Whether either of two seats sees what the other may not."""
        return _hides(self.match, one, other) or _hides(self.match, other, one)

    def _clear(self) -> None:
        if self.out.is_terminal:
            forget_pictures(self.out)
            self.out.file.write(CLEAR_ALL)
            self.out.file.flush()
        else:
            self.out.rule()

    def _end(self) -> None:
        match = self.match
        self.out.print()
        print_board(self.out, match.game.terminal(match.game.view(match.state, OPEN)))
        print_result(self.out, self.say, match, self.you)
        if self.saved_as is not None:
            self.out.print(escape(self.say.say("cli-saved", {"file": self.saved_as})))

    def _leave(self) -> None:
        if self.saved_as is None:
            self.out.print(escape(self.say.say("cli-left-unsaved")))
            return
        self.out.print(escape(self.say.say("cli-left-saved", {"file": self.saved_as})), soft_wrap=True)


def _hides(match: Match, seat: int, other: int) -> bool:
    """Whether `seat` sees anything that would be otherwise, for all that `other` knows."""
    if seat < 0:
        return False
    game, state = match.game, match.state
    seen = game.view(state, seat)
    return any(game.view(state.redeal(other, Rng(number)), seat) != seen for number in range(GLANCES))
