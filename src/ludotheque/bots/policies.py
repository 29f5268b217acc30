"""The policy of a game: `bots/<id>_policy.py` if there is one, else the one that fits every game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ludotheque.bots.policy import Policy
from ludotheque.core.options import Options


def policy_for(game_id: str, options: Options) -> Policy:
    name = f"ludotheque.bots.{game_id}_policy"
    if find_spec(name) is None:
        return Policy()
    return cast(Policy, import_module(name).make_policy(options))
