"""`GAME`: the facts of Seikatsu, and all that shells ask for."""

from __future__ import annotations

from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Mode
from ludotheque.games.seikatsu.bot import LEVELS, make_policy
from ludotheque.games.seikatsu.draw.svg import draw
from ludotheque.games.seikatsu.rules.deal import deal
from ludotheque.games.seikatsu.rules.observe import make_observer
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.sight import make_sight
from ludotheque.games.seikatsu.speak.count import outcome, score_sheet
from ludotheque.games.seikatsu.speak.describe import describe, describe_all, prompt
from ludotheque.games.seikatsu.speak.factors import action_parts
from ludotheque.games.seikatsu.speak.imagine import imagine
from ludotheque.games.seikatsu.speak.notation import action_text, parse_action
from ludotheque.games.seikatsu.speak.position import position_text, read_position
from ludotheque.games.seikatsu.speak.refuse import refusal, why_not
from ludotheque.games.seikatsu.speak.view import view
from ludotheque.games.seikatsu.terminal import terminal

GAME: Game[Seikatsu] = Game(
    id="seikatsu",
    name="Seikatsu",
    designers=("Matt Loomis", "Isaac Shalev"),
    publisher="IDW Games",
    minutes=30,
    modes=(Mode("standard", (2, 3)), Mode("teams", (4,)), Mode("solo", (1,)), Mode("tournament", (2, 3, 4))),
    choices=(
        Choice("flock", ("neighbours", "whole"), "S-3.2", always=True),
        Choice("level", ("easy", "medium", "hard"), "S-6.3", ("solo",), always=True),
        Choice("tournament_hands", ("topped_up", "koi_only"), "S-7.2", ("tournament",), always=True),
    ),
    typical_lengths={
        ("standard", 2): 34,
        ("standard", 3): 33,
        ("teams", 4): 32,
        ("solo", 1): 16,
        ("tournament", 2): 34,
        ("tournament", 3): 33,
        ("tournament", 4): 32,
    },
    deal=deal,
    view=view,
    action_text=action_text,
    parse_action=parse_action,
    position_text=position_text,
    read_position=read_position,
    imagine=imagine,
    describe=describe,
    describe_all=describe_all,
    prompt=prompt,
    refusal=refusal,
    why_not=why_not,
    score_sheet=score_sheet,
    shares={"row": ("row",), "rival-row": ("pagoda", "row")},
    outcome=outcome,
    openings={"place": ("space",)},
    draw=draw,
    terminal=terminal,
    policy=make_policy,
    sight=make_sight,
    action_parts=action_parts,
    observer=make_observer,
    levels=LEVELS,
)
