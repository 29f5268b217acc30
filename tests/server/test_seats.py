"""Whose seat is whose: nobody sees, moves or speaks for another."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.server.net.identity import hashed
from tests.server.players import Chair, Person, Refused
from tests.server.running import server_here, sqlite, story
from tests.server.test_tables import refused


@pytest.mark.parametrize("by_link", [False, True], ids=["by the table's link", "by the seat's link"])
@story
async def test_a_link_made_while_a_seat_was_free_is_no_way_into_it_once_it_is_taken(
    tmp_path: Path, by_link: bool
) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Eve") as eve,
        Person(running.address, "Eve's other browser") as other,
        Person(running.address, "Bob") as bob,
    ):
        code = (await eve.create(seats="me open", visibility="public"))["code"]
        kept = (await eve.post(f"tables/{code}/seats/1/link"))["secret"]
        given = (await eve.post(f"tables/{code}/seats/1/link"))["secret"]
        if by_link:
            await bob.post("seats/claim", secret=given, name="Bob")
        else:
            await bob.join(code)
        await eve.post(f"tables/{code}/start")
        for browser in (eve, other):
            await refused(browser.post("seats/claim", secret=kept), "no-such-link")
            await refused(browser.post("seats/claim", secret=given), "link-used" if by_link else "no-such-link")
        assert len((await eve.get(f"tables/{code}"))["mine"]) == 1
        assert (await other.get(f"tables/{code}"))["mine"] == []


@story
async def test_who_came_by_an_invitation_may_open_it_again(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = (await ada.create(seats="me person", visibility="public", fixed_seats=True))["code"]
        secret = (await ada.post(f"tables/{code}/seats/1/link"))["secret"]
        for _ in range(2):
            assert (await bob.post("seats/claim", secret=secret, name="Bob"))["mine"] == [1]


@story
async def test_the_holder_of_a_seat_sees_its_devices_and_ends_later_ones_but_nobody_ends_the_first(
    tmp_path: Path,
) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Ada's phone") as phone,
        Person(running.address, "a thief") as thief,
    ):
        code = (await ada.create(seats="me bot:novice", start=True, fixed_seats=True))["code"]
        own = f"tables/{code}/seats/0"
        secret = (await ada.post(f"{own}/link"))["secret"]
        for device in (phone, thief):
            await device.post("seats/claim", secret=secret)
        async with thief.sit(code) as stolen:
            assert stolen.situation()["viewer"] == 0
            listed = await ada.get(f"{own}/devices")
            assert [device["this"] for device in listed["devices"]] == [True, False, False]
            assert [device["online"] for device in listed["devices"]] == [False, False, True]
            assert [device["can_end"] for device in listed["devices"]] == [True, True, True]
            assert listed["links"] == 1
            seen = await thief.get(f"{own}/devices")
            assert [device["can_end"] for device in seen["devices"]] == [False, False, True]
            first, second, third = (device["id"] for device in listed["devices"])
            for victim in (first, second):
                await refused(thief.post(f"{own}/devices/end", device=victim), "not-yours")
            left = await ada.post(f"{own}/devices/end", device=third)
            assert [device["id"] for device in left["devices"]] == [first, second]
            assert left["links"] == 0
            await stolen.until(lambda message: message["type"] == "hello")
            assert [one["viewer"] for one in stolen.situations] == [-1]
            assert stolen.table["mine"] == []
            await refused(stolen.ask(type="resign", seat=0, ply=stolen.ply), "not-your-seat")
        await refused(thief.post("seats/claim", secret=secret), "link-used")
        await refused(thief.get(f"{own}/devices"), "not-your-seat")
        assert (await ada.get(f"tables/{code}"))["seats"][0]["devices"] == 2
        assert "devices" not in (await thief.get(f"tables/{code}"))["seats"][0]
        assert (await phone.post(f"{own}/devices/end", device=second))["devices"] == []
        await refused(ada.post(f"{own}/devices/end", device=first), "last-device")
        assert (await ada.get(f"tables/{code}"))["mine"] == [0]


@story
async def test_links_that_ended_leave_nothing_behind(database: str) -> None:
    async with server_here(database) as running, Person(running.address, "Ada") as ada:
        code = (await ada.create(seats="me open", fixed_seats=True))["code"]
        secrets = [(await ada.post(f"tables/{code}/seats/0/link"))["secret"] for _ in range(20)]
        store = running.server.store
        found = [await store.find_secret(hashed(secret)) for secret in secrets]
        assert found == [None] * 12 + [code] * 8
        await ada.post(f"tables/{code}/seats/0/devices/end")
        assert [await store.find_secret(hashed(secret)) for secret in secrets] == [None] * 20


@story
async def test_a_seat_link_of_its_holder_never_evicts_anybody(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        code = (await ada.create(seats="me bot", start=True, fixed_seats=True))["code"]
        secret = (await ada.post(f"tables/{code}/seats/0/link"))["secret"]
        devices = [Person(running.address, f"device {number}") for number in range(9)]
        answers = [await _outcome(device, secret) for device in devices]
        assert answers == ["has it"] * 7 + ["too-many-devices"] * 2
        for device in (ada, *devices[:7]):
            assert (await device.get(f"tables/{code}"))["mine"] == [0]
        for device in devices:
            await device.http.aclose()


@story
async def test_a_lost_match_cannot_be_annulled_while_the_other_is_away(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = await started(ada, bob)
        async with bob.sit(code) as two:
            await ada.post(f"tables/{code}/leave")
            await two.my_turn()
            assert two.table["seats"][0]["held_by_bot"]
            await two.ask(type="agree", seat=1, ply=two.ply)
            assert (await bob.get(f"tables/{code}"))["phase"] == "running"
            async with ada.sit(code) as one:
                await one.ask(type="agree", seat=0, ply=one.ply)
                assert (await bob.get(f"tables/{code}"))["outcome"]["reason"] == "agreed"


@story
async def test_who_has_resigned_has_no_say_and_no_moves(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
        Person(running.address, "Cy") as cy,
    ):
        code = await started(ada, bob, cy)
        async with ada.sit(code) as one, bob.sit(code) as two, cy.sit(code) as three:
            await one.ask(type="resign", seat=0, ply=0)
            for leaver in (bob, cy):
                await leaver.post(f"tables/{code}/leave")
            for message in ("agree", "undo", "resign", "hint"):
                await refused(at_ply(one, message), "resigned")
            for message in ("play", "preview"):
                await refused(at_ply(one, message, action=0), "resigned")
            await refused(one.ask(type="why", seat=0, targets=[]), "resigned")
            assert (await ada.get(f"tables/{code}"))["phase"] == "running"
            for chair in (two, three):
                await chair.close()
        async with bob.sit(code) as two, cy.sit(code) as three:
            while (await bob.get(f"tables/{code}"))["phase"] == "running":
                for chair, seat in ((two, 1), (three, 2)):
                    with contextlib.suppress(Refused):  # the bot in seat 0 may move in between
                        await chair.ask(type="agree", seat=seat, ply=chair.ply)
            assert (await bob.get(f"tables/{code}"))["outcome"]["reason"] == "agreed"


@story
async def test_a_table_that_all_have_left_is_no_strangers(tmp_path: Path) -> None:
    """Nobody's table and nobody's token once were taken for the same."""
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Eve") as eve,
    ):
        code = (await ada.create(seats="me open"))["code"]
        async with eve.sit(code):
            await ada.post(f"tables/{code}/leave")
            await refused(eve.post(f"tables/{code}/seats/0", kind="bot"), "not-host")
            await refused(eve.post(f"tables/{code}/seats/0/link"), "not-your-seat")
            await refused(eve.post(f"tables/{code}/start"), "not-host")
            await refused(eve.post(f"tables/{code}/rematch"), "no-seat")


async def started(host: Person, *others: Person) -> str:
    """The code of a running match, the host in seat 0 and the others after."""
    code: str = (await host.create(seats=" ".join(["me", *["open"] * len(others)]), fixed_seats=True))["code"]
    for person in others:
        await person.join(code)
    await host.post(f"tables/{code}/start")
    return code


async def at_ply(chair: Chair, type: str, **more: int) -> None:
    """Asks something of the present position for seat 0, wherever the match is by now."""
    while True:
        try:
            await chair.ask(type=type, seat=0, ply=chair.ply, **more)
        except Refused as refusal:
            if refusal.code != "stale":
                raise


async def _outcome(person: Person, secret: str) -> str:
    try:
        await person.post("seats/claim", secret=secret)
    except Refused as refusal:
        return str(refusal.code)
    return "has it"


@pytest.mark.parametrize("visibility", ["link", "public"])
@story
async def test_the_seat_of_who_is_away_is_nobody_elses_way_to_the_hand(tmp_path: Path, visibility: str) -> None:
    """Also not at a table among friends, and not while a bot holds the seat."""
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
        Person(running.address, "Eve") as eve,
    ):
        code = (await ada.create(seats="me open", fixed_seats=True, visibility=visibility))["code"]
        await bob.join(code)
        await ada.post(f"tables/{code}/start")
        link = f"tables/{code}/seats/1/link"
        await refused(ada.post(link), "not-your-seat")
        async with bob.sit(code):
            await bob.post(f"tables/{code}/leave")
            await refused(ada.post(link), "not-your-seat")
        await wait_until(lambda: not running.server.hall.live()[0].listeners)
        for person in (ada, eve):
            await refused(person.post(link), "not-your-seat")


async def wait_until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


@story
async def test_who_has_a_seat_gives_it_up_for_one_by_an_invitation(tmp_path: Path) -> None:
    """Once a host took every seat that nobody had, one by one, and saw all hands."""
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = (await ada.create(seats="me open open"))["code"]
        invitation = await ada.post(f"tables/{code}/seats/2/link")
        moved = await ada.post("seats/claim", secret=invitation["secret"], name="Ada")
        assert moved["mine"] == [2]
        assert [seat["name"] for seat in moved["seats"]] == ["", "", "Ada"]
        assert moved["host"]
        assert [seat["name"] for seat in (await ada.join(code, seat=1))["seats"]] == ["", "Ada", ""]
        assert (await bob.join(code, seat=0))["mine"] == [0]


@story
async def test_the_seats_of_a_match_made_again_from_a_record_are_nobodys_yet(tmp_path: Path) -> None:
    """Once they had the names of those who played it, and a match waited for nobody."""
    record = next(Path("tests/fixtures/seikatsu").glob("*.record")).read_text()
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        over = await ada.post("records", record=record)
        again = await ada.post(f"tables/{over['code']}/rematch")
        assert {seat["name"] for seat in again["seats"]} == {""}
        joined = await ada.join(again["code"])
        assert sorted(seat["name"] for seat in joined["seats"])[-1] == "Ada"
