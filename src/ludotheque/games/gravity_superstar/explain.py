"""Actions, decisions, refusals and the count, as data that the text catalogues put into words."""

from __future__ import annotations

from ludotheque.core.errors import Arg, Refusal
from ludotheque.core.game import Described, Outcome, Prompt, ScoreStep
from ludotheque.core.state import NOBODY
from ludotheque.games.gravity_superstar.board import FIRST_STEP, MOVES, Board
from ludotheque.games.gravity_superstar.foresee import LOOT, foresee
from ludotheque.games.gravity_superstar.notation import action_text
from ludotheque.games.gravity_superstar.rules import GravitySuperstar
from ludotheque.games.gravity_superstar.rules_actions import (
    ACTION_COUNT,
    AS_JOKER,
    CARD_OF_ACTION,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    COMPLETE,
    DONE,
    GOODS,
    MOVE_OF_ACTION,
    REPLAY,
    SPECIAL,
    STEAL,
    TOKEN,
)
from ludotheque.games.gravity_superstar.rules_path import CHOOSE_REPLAY, CHOOSE_THEFT
from ludotheque.games.gravity_superstar.view import card_names

END_CLAUSES = {"few-stars": "G-6.1", "points": "G-6.4", "no-stars": "G-6.4", "dry": "G-6.5"}


def targets_of(action: int) -> list[str]:
    """What a person points at: a card and a move, a thing to steal, or a plain choice."""
    if action in (COMPLETE, DONE, REPLAY):
        return [f"choice:{action_text(action)}"]
    if action >= STEAL:
        return [f"loot:{LOOT[action - STEAL]}"]
    return [f"card:{CARDS[CARD_OF_ACTION[action]]}", f"move:{MOVES[MOVE_OF_ACTION[action]]}"]


def kind_of(action: int) -> str:
    if action in (COMPLETE, DONE, REPLAY):
        return action_text(action)
    if action >= STEAL:
        return "steal"
    if action >= AS_JOKER:
        return "joker"
    return "special" if action >= SPECIAL else "simple"


def describe(state: GravitySuperstar, action: int) -> Described:
    """With all that the action would do on its way."""
    seat = state.to_move
    args: dict[str, Arg] = {}
    if action == COMPLETE:
        args = {"count": len(CARDS) - len(card_names(state.hands[seat]))}
    elif action < STEAL:
        args = {
            "card": CARDS[CARD_OF_ACTION[action]],
            "face": "down" if action < SPECIAL else "up",
            "move": MOVES[MOVE_OF_ACTION[action]],
        }
    elif action < DONE:
        args = {"loot": LOOT[action - STEAL], "victim_seat": state.victim}
    else:
        args = {"tokens": state.owned[seat * GOODS + TOKEN]}
    if action < DONE:
        args |= foresee(state, action)
    return Described(
        action=action, notation=action_text(action), kind=kind_of(action), targets=targets_of(action), args=args
    )


def prompt(state: GravitySuperstar) -> Prompt:
    if state.phase == CHOOSE_THEFT:
        return Prompt(kind="theft", clause="G-5.4", args={"victim_seat": state.victim})
    if state.phase == CHOOSE_REPLAY:
        return Prompt(kind="replay", clause="G-3.3", args={"tokens": state.owned[state.to_move * GOODS + TOKEN]})
    return Prompt(kind="act-again" if state.replayed else "act", clause="G-3.2", args={})


def refusal(state: GravitySuperstar, action: int) -> Refusal:
    if state.to_move == NOBODY:
        return Refusal("G-6.1", "over")
    if STEAL <= action < DONE:
        if state.phase != CHOOSE_THEFT:
            return Refusal("G-5.4", "no-theft")
        return Refusal("G-5.4", "not-owned", {"loot": LOOT[action - STEAL], "victim_seat": state.victim})
    if state.phase == CHOOSE_THEFT:
        return Refusal("G-5.4", "steal-first", {"victim_seat": state.victim})
    if state.phase == CHOOSE_REPLAY:
        return Refusal("G-3.3", "replay-first")
    if action >= DONE:
        return Refusal("G-3.2", "act-first")
    if action == COMPLETE:
        return Refusal("G-4.1", "hand-full")
    card = CARD_OF_ACTION[action]
    if not state.hands[state.to_move] & 2**card:
        return Refusal("G-4.2" if action < SPECIAL else "G-4.3", "card-played", {"card": CARDS[card]})
    return blocked(state.board, state.poses[state.to_move], MOVE_OF_ACTION[action])


def blocked(board: Board, pose: int, move: int) -> Refusal:
    """G-4.4: which step of a move meets a platform."""
    space, feet = pose >> 2, pose & 3
    first = board.step[space * 4 + ((feet + FIRST_STEP[move]) & 3)]
    stopped = board.names[space if first < 0 else first]
    return Refusal("G-4.4", "blocked", {"move": MOVES[move], "space": stopped})


def why_not(state: GravitySuperstar, targets: list[str]) -> Refusal | None:
    wanted = [action for action in range(ACTION_COUNT) if targets_of(action)[: len(targets)] == targets]
    if not wanted or not targets:
        return _no_choice(state, targets)
    if set(wanted) & set(state.legal_actions()):
        return None
    return refusal(state, wanted[-1])


def _no_choice(state: GravitySuperstar, targets: list[str]) -> Refusal:
    """Something that no action names, such as a space: what is to be chosen instead."""
    if state.to_move == NOBODY or state.phase in (CHOOSE_THEFT, CHOOSE_REPLAY):
        return refusal(state, COMPLETE)
    sort, _, name = targets[-1].partition(":") if targets else ("", "", "")
    if sort == "space" and name in state.board.names:
        return Refusal("G-3.2", "no-landing", {"space": name})
    return Refusal("G-3.2", "no-such-choice", {"targets": targets})


def score_sheet(state: GravitySuperstar) -> list[ScoreStep]:
    """G-6.2: stars, then the pairs of each colour, then tokens."""
    seats = range(state.players)
    owned = [[state.owned[seat * GOODS + kind] for seat in seats] for kind in range(GOODS)]
    stars = [sum(owned[colour][seat] for colour in range(COLOUR_COUNT)) for seat in seats]
    steps = [ScoreStep(kind="stars", clause="G-6.2", args={}, points=stars, targets=[])]
    for colour in range(COLOUR_COUNT):
        pairs = [count // 2 for count in owned[colour]]
        args: dict[str, Arg] = {"colour": COLOURS[colour]}
        target = f"loot:{COLOURS[colour]}"
        steps.append(ScoreStep(kind="pairs", clause="G-6.2", args=args, points=pairs, targets=[target]))
    steps.append(ScoreStep(kind="tokens", clause="G-6.2", args={}, points=owned[TOKEN], targets=["loot:token"]))
    return steps


def outcome(state: GravitySuperstar) -> Outcome:
    scores, winners = state.scores(), state.winners()
    reason = state.end_reason()
    # G-6.3
    decided_by = "points" if scores.count(max(scores)) == 1 else "tokens"
    if len(winners) > 1:
        decided_by = "shared"
    return Outcome(reason=reason, clause=END_CLAUSES[reason], scores=scores, winners=winners, decided_by=decided_by)
