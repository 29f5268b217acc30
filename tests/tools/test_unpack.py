"""Source packages are unpacked with every Python 3.11: the one of Debian 12 has no filters for archives."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from tools.unpack import unpack


def packed(folder: Path, name: str) -> Path:
    inside = folder / "inside.txt"
    inside.write_text("a page", "utf-8")
    archive = folder / "some.tar.gz"
    with tarfile.open(archive, "w:gz") as made:
        made.add(inside, name)
    return archive


@pytest.mark.parametrize("filters", [True, False])
def test_an_archive_is_unpacked_with_filters_and_without(
    filters: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not filters:
        monkeypatch.delattr(tarfile, "data_filter", raising=False)
    unpack(packed(tmp_path, "some/page.txt"), tmp_path / "out")
    assert (tmp_path / "out" / "some" / "page.txt").read_text("utf-8") == "a page"


@pytest.mark.skipif(not hasattr(tarfile, "data_filter"), reason="this Python has no filters for archives")
def test_an_archive_writes_nothing_beside_its_folder(tmp_path: Path) -> None:
    with pytest.raises(tarfile.OutsideDestinationError):
        unpack(packed(tmp_path, "../page.txt"), tmp_path / "out")
