"""A board as a picture, in terminals that show pictures: kitty's way, or iTerm's, which several others speak too.

Found out from what the terminal says of itself; `LUDOTHEQUE_PICTURES` (kitty, iterm, none) decides where that errs.
"""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Mapping
from importlib.util import find_spec

from rich.console import Console

from ludotheque.core.errors import BadOption

SETTING = "LUDOTHEQUE_PICTURES"
WAYS = ("kitty", "iterm", "none")
BY_PROGRAM = {"ghostty": "kitty", "iTerm.app": "iterm", "WezTerm": "iterm", "mintty": "iterm", "vscode": "iterm"}
"""How the programs that name themselves in `TERM_PROGRAM` show a picture."""
WIDTH = 960
"""In pixels; the terminal makes it as wide as `COLUMNS` letters."""
COLUMNS = 72
PIECE = 4096
"""Letters at a time, as kitty wants them."""
FORGET = {"kitty": "\033_Ga=d,d=A\033\\"}
"""Takes all pictures off the screen and out of what was scrolled off it."""


def way(out: Console, env: Mapping[str, str] = os.environ) -> str:
    """How this terminal shows pictures; empty where it does not, or where nothing here can draw them."""
    wanted = env.get(SETTING, "")
    if wanted and wanted not in WAYS:
        raise BadOption(f"{SETTING} is one of {', '.join(WAYS)}; not {wanted!r}")
    if wanted == "none" or not out.is_terminal or find_spec("resvg_py") is None:
        return ""
    return wanted or _guess(env)


def _guess(env: Mapping[str, str]) -> str:
    # Neither tmux nor screen lets pictures through.
    if env.get("TMUX") or env.get("STY"):
        return ""
    if env.get("KITTY_WINDOW_ID") or env.get("TERM") in ("xterm-kitty", "xterm-ghostty"):
        return "kitty"
    return BY_PROGRAM.get(env.get("TERM_PROGRAM", ""), "")


def print_picture(out: Console, svg: str) -> bool:
    """Shows it, or says that this terminal cannot."""
    how = way(out)
    if not how:
        return False
    from resvg_py import svg_to_bytes

    picture = bytes(svg_to_bytes(svg_string=svg, width=WIDTH, background="#ffffff"))
    columns = min(COLUMNS, out.width)
    out.file.write((_kitty(picture, columns) if how == "kitty" else _iterm(picture, columns)) + "\n")
    out.file.flush()
    return True


def forget_pictures(out: Console) -> None:
    """Before somebody else looks: a picture must not stay where letters are wiped away."""
    out.file.write(FORGET.get(way(out), ""))


def _kitty(picture: bytes, columns: int) -> str:
    data = b64encode(picture).decode("ascii")
    pieces = [data[at : at + PIECE] for at in range(0, len(data), PIECE)]
    heads = [f"a=T,f=100,q=2,c={columns},", *[""] * (len(pieces) - 1)]
    more = [1] * (len(pieces) - 1) + [0]
    return "".join(f"\033_G{head}m={m};{piece}\033\\" for head, m, piece in zip(heads, more, pieces, strict=True))


def _iterm(picture: bytes, columns: int) -> str:
    data = b64encode(picture).decode("ascii")
    return f"\033]1337;File=inline=1;size={len(picture)};width={columns};preserveAspectRatio=1:{data}\a"
