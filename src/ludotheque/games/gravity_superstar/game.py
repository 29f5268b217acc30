"""`GAME`: the facts of Gravity Superstar, and all that shells ask for."""

from __future__ import annotations

from ludotheque.core.game import Game
from ludotheque.core.options import Mode
from ludotheque.games.gravity_superstar.bot import LEVELS, make_policy
from ludotheque.games.gravity_superstar.draw.svg import draw
from ludotheque.games.gravity_superstar.rules.deal import deal
from ludotheque.games.gravity_superstar.rules.observe import make_observer
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar
from ludotheque.games.gravity_superstar.sight import make_sight
from ludotheque.games.gravity_superstar.speak.count import outcome, score_sheet
from ludotheque.games.gravity_superstar.speak.describe import describe, prompt
from ludotheque.games.gravity_superstar.speak.factors import action_parts
from ludotheque.games.gravity_superstar.speak.imagine import imagine
from ludotheque.games.gravity_superstar.speak.notation import action_text, parse_action
from ludotheque.games.gravity_superstar.speak.position import position_text, read_position
from ludotheque.games.gravity_superstar.speak.refuse import refusal, why_not
from ludotheque.games.gravity_superstar.speak.view import view
from ludotheque.games.gravity_superstar.terminal import terminal

PLAYERS = (2, 3, 4, 5, 6)


GAME: Game[GravitySuperstar] = Game(
    id="gravity_superstar",
    name="Gravity Superstar",
    designers=("Julian Allain",),
    publisher="Sit Down!",
    minutes=20,
    modes=(Mode("standard", PLAYERS), Mode("expert", PLAYERS)),
    typical_lengths={
        ("standard", 2): 70,
        ("standard", 3): 156,
        ("standard", 4): 155,
        ("standard", 5): 228,
        ("standard", 6): 229,
        ("expert", 2): 96,
        ("expert", 3): 125,
        ("expert", 4): 103,
        ("expert", 5): 167,
        ("expert", 6): 133,
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
    outcome=outcome,
    openings={"simple": ("move",), "special": ("card", "move"), "joker": ("move",)},
    uses={"simple": (), "special": ("card",), "joker": (), "steal": (), "replay": (), "complete": ()},
    draw=draw,
    terminal=terminal,
    policy=make_policy,
    sight=make_sight,
    action_parts=action_parts,
    observer=make_observer,
    levels=LEVELS,
)
