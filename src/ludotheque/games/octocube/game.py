"""`GAME`: the facts of Octocube, and all that shells ask for."""

from __future__ import annotations

from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Mode
from ludotheque.games.octocube.bot import LEVELS, make_policy
from ludotheque.games.octocube.draw.svg import draw
from ludotheque.games.octocube.rules.deal import deal
from ludotheque.games.octocube.rules.observe import make_observer
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.sight import make_sight
from ludotheque.games.octocube.speak.count import outcome, score_sheet
from ludotheque.games.octocube.speak.describe import describe, prompt
from ludotheque.games.octocube.speak.factors import action_parts
from ludotheque.games.octocube.speak.imagine import imagine
from ludotheque.games.octocube.speak.notation import action_text, parse_action
from ludotheque.games.octocube.speak.position import position_text, read_position
from ludotheque.games.octocube.speak.refuse import refusal, why_not
from ludotheque.games.octocube.speak.view import view
from ludotheque.games.octocube.terminal import terminal

GAME: Game[Octocube] = Game(
    id="octocube",
    name="Octocube",
    designers=("Karl Lange",),
    publisher="Sit Down!",
    minutes=25,
    modes=(Mode("basic", (2, 3, 4)), Mode("advanced", (2, 3, 4)), Mode("kids", (2, 3, 4), rules=(1, 2))),
    choices=(Choice("open_scores", ("no", "yes"), "O-7.1", ("basic", "advanced"), always=True),),
    typical_lengths={
        ("basic", 2): 142,
        ("basic", 3): 102,
        ("basic", 4): 112,
        ("advanced", 2): 144,
        ("advanced", 3): 105,
        ("advanced", 4): 106,
        ("kids", 2): 172,
        ("kids", 3): 283,
        ("kids", 4): 493,
    },
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
    shares={"colour": ("colour",), "object": ("object",)},
    outcome=outcome,
    openings={"place": ("space",)},
    uses={"use": ("power",)},
    draw=draw,
    terminal=terminal,
    policy=make_policy,
    sight=make_sight,
    action_parts=action_parts,
    observer=make_observer,
    levels=LEVELS,
)
