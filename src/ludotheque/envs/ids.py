"""The names of the environments, with a version that changes whenever rules, actions or observations do."""

from __future__ import annotations

from ludotheque.core.game import Game
from ludotheque.core.state import State

NAMESPACE = "ludotheque"


def camel_name(game: Game[State]) -> str:
    return "".join(word.capitalize() for word in game.id.split("_"))


def env_id(game: Game[State]) -> str:
    """As Gymnasium and PettingZoo know it: `ludotheque/GravitySuperstar-v1`."""
    return f"{NAMESPACE}/{camel_name(game)}-v{game.env_version}"


def spiel_name(game: Game[State]) -> str:
    """As OpenSpiel knows it: `ludotheque_gravity_superstar`."""
    return f"{NAMESPACE}_{game.id}"
