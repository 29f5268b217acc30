"""What runs with the rights of the repository is what was looked at, and has no more rights than it needs."""

from __future__ import annotations

import re

import pytest
from tools.docs import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
USES = re.compile(r"^ *-? *uses: (?P<what>\S+)(?P<rest>.*)$", re.MULTILINE)
JOB = re.compile(r"^  (?P<name>[a-z]+):\n(?P<body>(?:    .*\n|\n)+)", re.MULTILINE)
WRITING = {
    ("bench.yml", "pull-requests"),
    ("release.yml", "contents"),
    ("release.yml", "id-token"),
    ("release.yml", "attestations"),
}
"""To comment on a pull request; to make a release, attest where its files come from and publish without a token."""


@pytest.mark.parametrize("name", [path.name for path in WORKFLOWS])
def test_an_action_is_named_by_its_commit_and_for_people_by_its_version(name: str) -> None:
    for used in USES.finditer((ROOT / ".github" / "workflows" / name).read_text("utf-8")):
        if not used["what"].startswith("./"):
            assert re.search(r"@[0-9a-f]{40}$", used["what"]), used["what"]
            assert re.fullmatch(r" # v\d+(\.\d+)*", used["rest"]), used[0]


def test_an_action_is_the_same_everywhere() -> None:
    used = {found["what"] for path in WORKFLOWS for found in USES.finditer(path.read_text("utf-8"))}
    assert len({what.partition("@")[0] for what in used}) == len(used)


def test_a_workflow_reads_and_only_what_must_write_writes() -> None:
    texts = {path.name: path.read_text("utf-8") for path in WORKFLOWS}
    assert all("\npermissions:\n  contents: read\n" in text for text in texts.values())
    writing = {
        (name, right) for name, text in texts.items() for right in re.findall(r"^ +([a-z-]+): write$", text, re.M)
    }
    assert writing == WRITING


def test_every_job_ends_some_time() -> None:
    jobs = [
        (path.name, job["name"], job["body"])
        for path in WORKFLOWS
        for job in JOB.finditer(path.read_text("utf-8").partition("\njobs:\n")[2])
    ]
    assert {name for _, name, _ in jobs} >= {"test", "wheels", "publish", "compare"}
    assert [(file, name) for file, name, body in jobs if "timeout-minutes" not in body and "uses: ./" not in body] == []
