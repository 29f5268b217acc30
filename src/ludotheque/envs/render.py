"""A position as environments show it: as text, as SVG, or as pixels."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.extras import missing
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN
from ludotheque.core.state import State

RENDER_MODES = ("human", "rgb_array", "ansi", "svg")
WIDTH = 800
"""Of a picture, in pixels."""


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, or None; not {mode!r}")
    return mode


def render(game: Game[State], state: State, mode: str | None, viewer: int = OPEN) -> str | NDArray[np.uint8] | None:
    """The position as `viewer` may see it; `human` prints it and gives nothing back."""
    if mode is None:
        raise ValueError(f"to render, make the environment with a render_mode: {', '.join(RENDER_MODES)}")
    view = game.view(state, viewer)
    if mode == "svg":
        return game.draw(view)
    if mode == "rgb_array":
        return pixels(game.draw(view))
    try:
        from rich.text import Text
    except ModuleNotFoundError as error:
        raise missing(error, f"render_mode={mode!r}", "gymnasium") from None
    text = Text.from_markup(game.terminal(view)).plain
    if mode == "ansi":
        return text
    print(text)
    return None


def pixels(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as error:
        raise missing(error, "a picture of pixels", "gymnasium") from None
    picture = Image.open(BytesIO(bytes(svg_to_bytes(svg_string=svg, width=width, background="#ffffff"))))
    return np.asarray(picture.convert("RGB"))
