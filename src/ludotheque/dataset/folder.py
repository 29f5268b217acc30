"""The folder of a dataset: parts that are written whole or not at all, so that a run can stop anywhere and go on.

run.json                        what it was made from; another run cannot be mixed in
matches/part-FIRST-END.parquet  the matches FIRST to END - 1 of the run, and so for decisions/ and hidden/
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from ludotheque.core.errors import LudothequeError
from ludotheque.dataset.rows import SCHEMAS, VERSION, Rows

PART = re.compile(r"part-(\d+)-(\d+)\.parquet")


class OtherDataset(LudothequeError):
    """The folder holds something else."""


def begin(folder: Path, arguments: dict[str, object]) -> None:
    """Makes the folder, or raises `OtherDataset` if it has matches that were made from other arguments: a run that
    failed before its first part leaves nothing that another could be mixed with."""
    for name in SCHEMAS:
        folder.joinpath(name).mkdir(parents=True, exist_ok=True)
    path = folder / "run.json"
    wanted = {"schema": VERSION, **arguments}
    if not path.exists() or (_read_run(path) != wanted and not _parts(folder)):
        with drafted(path) as draft:
            draft.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        return
    found = _read_run(path)
    if found != wanted:
        differ = [f"{name}: {found.get(name)!r}" for name in wanted if found.get(name) != wanted[name]]
        raise OtherDataset(f"{folder} holds another dataset ({', '.join(differ)}); choose another --out")


def _read_run(path: Path) -> dict[str, object]:
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise OtherDataset(f"{path} is not what a dataset was made from; choose another --out, or write it anew")
    return found


def write_part(folder: Path, first: int, end: int, rows: Rows) -> None:
    """`matches` last: a part is there when its matches are."""
    for name in ("hidden", "decisions", "matches"):
        table = pa.Table.from_pylist(rows.tables[name], schema=SCHEMAS[name])
        path = folder / name / f"part-{first:07d}-{end:07d}.parquet"
        with drafted(path) as draft:
            pq.write_table(table, draft, compression="zstd")


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """Where to write what is to be at `path` as soon as it is whole. Of a process that is killed a draft stays behind;
    readers of whole folders pass over a name that begins with a dot."""
    draft = path.with_name(f".{path.stem}-{os.getpid()}.draft")
    yield draft
    os.replace(draft, path)


def missing(folder: Path, count: int, size: int) -> list[tuple[int, int]]:
    """The parts still to make, each of at most `size` matches, so that the matches 0 to `count` - 1 are there."""
    there = {number for first, end in _parts(folder) for number in range(first, end)}
    parts: list[tuple[int, int]] = []
    for number in range(count):
        if number in there:
            continue
        if parts and parts[-1][1] == number and number - parts[-1][0] < size:
            parts[-1] = (parts[-1][0], number + 1)
        else:
            parts.append((number, number + 1))
    return parts


def records(folder: Path) -> Iterator[tuple[str, str]]:
    """The key and the record of every match of a dataset."""
    if not (folder / "run.json").is_file():
        raise OtherDataset(f"{folder} is no dataset: it has no run.json")
    for first, end in sorted(_parts(folder)):
        path = folder / "matches" / f"part-{first:07d}-{end:07d}.parquet"
        try:
            rows = pq.read_table(path, columns=["match", "record"]).to_pylist()
        except (pa.ArrowException, OSError) as error:
            raise OtherDataset(f"{path} is no part of a dataset: {str(error).splitlines()[0]}") from None
        for row in rows:
            yield row["match"], row["record"]


def _parts(folder: Path) -> list[tuple[int, int]]:
    found = [PART.fullmatch(path.name) for path in folder.joinpath("matches").glob("*.parquet")]
    return [(int(part[1]), int(part[2])) for part in found if part is not None]
