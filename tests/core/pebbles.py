"""A game of a few lines for tests of the core: turns of two steps, hidden cards, a look that reveals, teams.

P-1: seats in turn take one or two pebbles, then stop, or look at their hidden card and stop.
P-2: the heap empty, the game is over; a seat scores its pebbles and its card. Most points win.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.errors import BadNotation, BadOption, Refusal
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN, Event, Journal
from ludotheque.core.options import Choice, Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.core.speech import Described, Outcome, Prompt, ScoreStep, View
from ludotheque.core.state import NOBODY, State

TAKE_ONE, TAKE_TWO, STOP, LOOK = range(4)
TEXTS = ("take1", "take2", "stop", "look")


class Pebbles(State):
    def __init__(self, options: Options, cards: list[int]) -> None:
        super().__init__(options)
        self.heap = int(options["heap"])
        self.cards = cards
        self.looked = [False] * options.players
        self.taken = [0] * options.players
        self.took = False

    @property
    def max_actions(self) -> int:
        return 4

    @property
    def max_length(self) -> int:
        return 2 * int(self.options["heap"])

    def legal_actions(self) -> list[int]:
        if self.to_move == NOBODY:
            return []
        if not self.took:
            return [TAKE_ONE, TAKE_TWO] if self.heap > 1 else [TAKE_ONE]
        return [STOP] if self.looked[self.to_move] else [STOP, LOOK]

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        seat = self.to_move
        if action in (TAKE_ONE, TAKE_TWO):
            self.heap -= action + 1
            self.taken[seat] += action + 1
            self.took = True
            if journal is not None:
                journal.note({"kind": "take", "seat": seat, "pebbles": action + 1})
            return
        if action == LOOK:
            self.looked[seat] = True
            if journal is not None:
                seen: Event = {"kind": "look", "seat": seat, "card": self.cards[seat]}
                journal.note(seen, only=seat, others={"kind": "look", "seat": seat}, reveals=True)
        self.took = False
        self.to_move = (seat + 1) % self.players if self.heap else NOBODY

    def clone(self) -> Pebbles:
        copy = Pebbles(self.options, self.cards[:])
        copy.heap, copy.took, copy.to_move = self.heap, self.took, self.to_move
        copy.looked, copy.taken = self.looked[:], self.taken[:]
        return copy

    def redeal(self, viewer: i64, rng: Rng) -> Pebbles:
        copy = self.clone()
        unknown = [seat for seat in range(self.players) if not (seat == viewer and self.looked[seat])]
        cards = vec[i64](sorted(self.cards[seat] for seat in unknown))
        rng.shuffle(cards)
        for seat, card in zip(unknown, cards, strict=True):
            copy.cards[seat] = card
        return copy

    def scores(self) -> list[int]:
        return [pebbles + card for pebbles, card in zip(self.taken, self.cards, strict=True)]

    def winners(self) -> list[int]:
        if self.to_move != NOBODY:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def team(self, seat: i64) -> i64:
        return seat % 2 if self.options.mode == "teams" else seat

    def hash(self) -> int:
        return hash((self.heap, self.took, self.to_move, tuple(self.cards), tuple(self.taken), tuple(self.looked)))


def deal(options: Options, rng: Rng) -> Pebbles:
    cards = vec[i64](list(range(1, options.players + 1)))
    rng.shuffle(cards)
    return Pebbles(options, list(cards))


def action_text(state: Pebbles, action: int) -> str:
    return TEXTS[action]


def parse_action(state: Pebbles, text: str) -> int:
    if text not in TEXTS:
        raise BadNotation(f"an action is one of {', '.join(TEXTS)}; not {text!r}")
    return TEXTS.index(text)


def view(state: Pebbles, viewer: int) -> View:
    cards = [
        card if viewer == OPEN or (seat == viewer and state.looked[seat]) else None
        for seat, card in enumerate(state.cards)
    ]
    return {"heap": state.heap, "taken": state.taken, "cards": cards}


def describe(state: Pebbles, action: int) -> Described:
    text = TEXTS[action]
    return Described(action=action, notation=text, kind=text, targets=[f"button:{text}"], args={})


def prompt(state: Pebbles) -> Prompt:
    return Prompt(kind="stop" if state.took else "take", clause="P-1", args={})


def refusal(state: Pebbles, action: int) -> Refusal:
    return Refusal("P-1", "taken-already" if state.took else "not-taken", {"heap": state.heap})


def score_sheet(state: Pebbles) -> list[ScoreStep]:
    return [
        ScoreStep(kind="pebbles", clause="P-2", args={}, points=state.taken, targets=[]),
        ScoreStep(kind="card", clause="P-2", args={}, points=state.cards, targets=[]),
    ]


def outcome(state: Pebbles) -> Outcome:
    return Outcome(
        reason="heap-empty", clause="P-2", scores=state.scores(), winners=state.winners(), decided_by="points"
    )


PEBBLES: Game[Pebbles] = Game(
    id="pebbles",
    name="Pebbles",
    designers=("Nobody",),
    publisher="-",
    minutes=1,
    modes=(Mode("plain", (2, 3)), Mode("teams", (4,))),
    choices=(Choice("heap", ("6", "9"), "P-1", always=True), Choice("talk", ("no", "yes"), "P-1", ("teams",))),
    deal=deal,
    action_text=action_text,
    parse_action=parse_action,
    view=view,
    describe=describe,
    prompt=prompt,
    refusal=refusal,
    score_sheet=score_sheet,
    outcome=outcome,
)


def find_pebbles(id: str) -> Game[State]:
    if id != "pebbles":
        raise BadOption(f"there is no game {id!r}; the games are pebbles")
    return PEBBLES  # type: ignore[return-value]  # a Game[Pebbles] stands for any game, as in the registry
