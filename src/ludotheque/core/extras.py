"""What is said where a package is missing: which extra brings it."""

from __future__ import annotations


def missing(error: ModuleNotFoundError, what: str, extra: str) -> ModuleNotFoundError:
    """What to raise instead, where `what` was imported and `extra` brings all that it needs."""
    if error.name is None or error.name.startswith("ludotheque"):
        return error
    return ModuleNotFoundError(
        f"{what} needs {error.name}, which is not installed: pip install 'ludotheque[{extra}]'", name=error.name
    )
