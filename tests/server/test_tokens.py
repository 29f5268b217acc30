"""The server knows the tokens that it gave, and nobody by any other."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.net.tokens import UNSIGNED
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story

MADE_UP = {"as long as an old one": "Z" * 43, "as long as a new one": "Z" * 63, "short": "-", "odd": "\xe9" * 63}


@story
async def test_who_comes_with_a_made_up_token_gets_one_of_the_servers(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running:
        for about, made_up in MADE_UP.items():
            async with Person(running.address) as eve:
                own = {b"cookie": f"ludotheque={made_up}".encode("latin-1")}
                made = await eve.http.post("tables", json={"game": "seikatsu", "name": "Eve"}, headers=own)
                assert made.headers["set-cookie"].startswith("ludotheque="), about
                assert f"={made_up};" not in made.headers["set-cookie"], about
                assert (await eve.get(f"tables/{made.json()['code']}"))["mine"] == [0], about
                eve.http.cookies.clear()
                shown = await eve.http.get(f"tables/{made.json()['code']}", headers=own)
                assert shown.json()["mine"] == [], about


@story
async def test_a_token_with_a_letter_changed_is_nobodys(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.create())["code"]
        token = ada.http.cookies["ludotheque"]
        for at in (0, UNSIGNED - 1, UNSIGNED, len(token) - 1):
            changed = token[:at] + ("a" if token[at] != "a" else "b") + token[at + 1 :]
            shown = await ada.http.get(f"tables/{code}", headers={"cookie": f"ludotheque={changed}"})
            assert shown.json()["mine"] == []
        assert (await ada.get(f"tables/{code}"))["mine"] == [0]


@story
async def test_a_token_is_known_after_a_restart_and_at_no_other_server(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.create())["code"]
        own = {"cookie": f"ludotheque={ada.http.cookies['ludotheque']}"}
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        assert (await ada.http.get(f"tables/{code}", headers=own)).json()["mine"] == [0]
    (tmp_path / "other").mkdir()
    async with server_here(sqlite(tmp_path / "other")) as running, Person(running.address) as ada:
        assert "set-cookie" not in (await ada.http.get("tables", headers=own)).headers
