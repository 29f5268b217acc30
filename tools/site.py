"""Makes the client's page one that has no server: `python -m tools.site index.html`. It links to the documents if they
lie beside it, in `docs`.

A plain web host sends no headers of ours, so the page says itself what it may load; workers have no page's policy, and
need none: they are files of the same folder.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.server.net.http import CONTENT_POLICY

ONLY_AS_A_HEADER = ("frame-ancestors",)


def page(text: str, docs: bool = False) -> str:
    parts = (part.strip() for part in CONTENT_POLICY.split(";"))
    policy = "; ".join(part for part in parts if not part.startswith(ONLY_AS_A_HEADER))
    told = 'data-home="here" data-docs="docs/index.html"' if docs else 'data-home="here"'
    alone = text.replace("<html ", f"<html {told} ", 1)
    made = alone.replace("<head>", f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />', 1)
    if made.count("Content-Security-Policy") != 1 or made.count("data-home") != 1:
        raise SystemExit("index.html is not as tools/site.py knows it: <html lang=...> and <head>")
    return made


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(page(file.read_text("utf-8"), docs=(file.parent / "docs").is_dir()), "utf-8")
