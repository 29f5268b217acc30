"""Without the packages of its extra, each environment says which extra brings them."""

from __future__ import annotations

import subprocess
import sys

import pytest


def told_without(package: str, asked: str) -> str:
    """The last line of what Python says where a package is not installed."""
    program = f"import sys; sys.modules[{package!r}] = None; {asked}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("numpy", "envs.vector", "vector"),
        ("numpy", "envs.encoder", "vector"),
        ("numpy", "envs.gymnasium", "gymnasium"),
        ("gymnasium", "envs.gymnasium", "gymnasium"),
        ("gymnasium", "envs.pettingzoo", "pettingzoo"),
        ("pettingzoo", "envs.pettingzoo", "pettingzoo"),
        ("numpy", "envs.openspiel", "openspiel"),
        ("pyspiel", "envs.openspiel", "openspiel"),
        ("rich", "language_models", "cli"),
        ("fluent", "language_models", "cli"),
    ],
)
def test_an_import_names_the_extra(package: str, module: str, extra: str) -> None:
    told = told_without(package, f"import ludotheque.{module}")
    assert told.startswith(f"ModuleNotFoundError: ludotheque.{module} needs {package}")
    assert told.endswith(f"which is not installed: pip install 'ludotheque[{extra}]'")


@pytest.mark.parametrize(("package", "mode"), [("rich", "ansi"), ("PIL", "rgb_array"), ("resvg_py", "rgb_array")])
def test_a_render_mode_names_the_extra(package: str, mode: str) -> None:
    asked = (
        f"from ludotheque.envs.gymnasium import SeatEnv; env = SeatEnv('seikatsu', render_mode={mode!r}); "
        "env.reset(seed=1); env.render()"
    )
    told = told_without(package, asked)
    assert f" needs {package}" in told
    assert told.endswith("pip install 'ludotheque[gymnasium]'")


def test_a_language_model_as_a_bot_names_the_extra() -> None:
    told = told_without(
        "fluent", "import ludotheque as l; game = l.game('seikatsu'); l.make_bot('chat:any', game, game.options())"
    )
    assert "BadOption: a language model as a bot needs fluent" in told
    assert told.endswith("pip install 'ludotheque[cli]'")
