"""The packages as they are published, built once; and a Python in which nothing else is installed."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from ludotheque.server.net.app import STATIC

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the source package and the plain wheel: one for all of pytest's processes."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web table is not built: `make test` builds it")
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "packages"
    with (shared.parent / "packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shared.is_dir():
            subprocess.run([sys.executable, "-m", "tools.dist", "--pure", str(shared)], cwd=ROOT, check=True)
    return shared


@pytest.fixture(scope="session")
def wheel(packages: Path) -> Path:
    (found,) = packages.glob("*-none-any.whl")
    return found


@pytest.fixture(scope="session")
def source(packages: Path) -> Path:
    (found,) = packages.glob("*.tar.gz")
    return found


def empty_python(folder: Path, wheel: Path, *extras: str) -> Path:
    """A Python of its own with this wheel and what it requires, and nothing else: no pip, Node or compiler is needed,
    and no network, for what it requires is linked from here, by name, where the lock files put it."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(folder / "bin" / "python")]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    (info,) = site.glob("ludotheque-*.dist-info")
    own = metadata.PathDistribution(info).requires or []
    for name in sorted(_required(own, own, set(extras), set()) - {"ludotheque"}):
        _link(metadata.distribution(name), site)
    subprocess.run([*pip, "check"], check=True)
    return folder / "bin" / "python"


def _required(own: list[str], requires: list[str], extras: set[str], known: set[str]) -> set[str]:
    """The names of all that is needed; `own` is what the wheel asks for, whose extras name each other."""
    for requirement in map(Requirement, requires):
        marker = requirement.marker
        if marker is not None and not any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
            continue
        key = f"{requirement.name.lower()}[{','.join(sorted(requirement.extras))}]"
        if key not in known:
            known.add(key)
            is_own = requirement.name == "ludotheque"
            asked = own if is_own else metadata.distribution(requirement.name).requires or []
            _required(own, asked, set(requirement.extras), known)
    return {key.partition("[")[0] for key in known}


def _link(found: metadata.Distribution, site: Path) -> None:
    tops = {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}
    for top in tops:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(found.locate_file(top))))
