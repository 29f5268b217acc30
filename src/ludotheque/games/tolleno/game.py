"""`GAME`: the facts of Tolleno, and all that shells ask for."""

from __future__ import annotations

from itertools import product

from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Mode
from ludotheque.games.tolleno.bot import LEVELS, make_policy
from ludotheque.games.tolleno.draw.svg import draw
from ludotheque.games.tolleno.rules.board import INITIALS
from ludotheque.games.tolleno.rules.deal import deal
from ludotheque.games.tolleno.rules.observe import make_observer
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.sight import make_sight
from ludotheque.games.tolleno.speak.count import outcome, score_sheet
from ludotheque.games.tolleno.speak.describe import describe, prompt
from ludotheque.games.tolleno.speak.factors import action_parts
from ludotheque.games.tolleno.speak.imagine import imagine
from ludotheque.games.tolleno.speak.notation import action_text, parse_action
from ludotheque.games.tolleno.speak.old_actions import renumbered
from ludotheque.games.tolleno.speak.position import position_text, read_position
from ludotheque.games.tolleno.speak.refuse import refusal, why_not
from ludotheque.games.tolleno.speak.view import view
from ludotheque.games.tolleno.terminal import terminal

CENTRE_SIDES = tuple("".join(faces) for faces in product("ab", repeat=4))
"""T-2.1: the faces of the centre tiles C1 to C4."""
CENTRE_ORDERS = ("1234", "1243", "1324", "1342", "1423", "1432")
"""T-2.1: the centre tiles clockwise from the north-west; every other order is one of these with the city turned."""


GAME: Game[Tolleno] = Game(
    id="tolleno",
    name="Tolleno",
    designers=("Gilles Turbide",),
    publisher="Sit Down!",
    minutes=40,
    modes=(Mode("standard", (2, 3, 4)),),
    choices=(
        Choice("initial", ("random", *INITIALS), "T-6.1", always=True),
        Choice("centre", ("random", *CENTRE_SIDES), "T-2.1", always=True),
        Choice("centre_order", ("random", *CENTRE_ORDERS), "T-2.1", always=True),
        Choice("perpendicular", ("adjacent", "extended"), "T-3.4", always=True),
        Choice("open_scores", ("no", "yes"), "T-8", always=True),
    ),
    typical_lengths={
        ("standard", 2): 124,
        ("standard", 3): 169,
        ("standard", 4): 205,
    },
    numbering=2,
    renumbered=renumbered,
    env_version=2,
    env_changes=("4,599 action ids in place of 30,735",),
    deal=deal,
    view=view,
    action_text=action_text,
    parse_action=parse_action,
    position_text=position_text,
    read_position=read_position,
    imagine=imagine,
    describe=describe,
    prompt=prompt,
    refusal=refusal,
    why_not=why_not,
    score_sheet=score_sheet,
    outcome=outcome,
    openings={"build": ("value", "fountains")},
    uses={"contract": ("contract",)},
    draw=draw,
    terminal=terminal,
    policy=make_policy,
    sight=make_sight,
    action_parts=action_parts,
    observer=make_observer,
    levels=LEVELS,
)
