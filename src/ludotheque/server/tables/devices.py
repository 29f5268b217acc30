"""Who may act for a seat: the devices that hold it, and the private links that bring it to another.

Nobody can be pushed out of a seat: a device can be ended by itself and by those that held the seat before it.
"""

from __future__ import annotations

from msgspec import UNSET

from ludotheque.server.net.identity import hashed, new_secret
from ludotheque.server.tables.chairs import check_open, free, take_seat
from ludotheque.server.tables.hall import Hall
from ludotheque.table.bounds import MOST_DEVICES, MOST_LINKS
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import ClaimSeat, DeviceInfo, EndDevice, SeatDevices, SeatLink
from ludotheque.table.problems import Declined
from ludotheque.table.seating import Device, Document, Link, Seat


class Devices:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def make_link(self, code: str, seat: int, owner: str) -> SeatLink:
        """To an own seat, for another device; for the host, to a free one, for whoever gets it. Nobody gets one to
        another's seat, also not while its player is away: it would show the hand. `ludotheque admin link` can help
        who lost the own browser."""
        secret = new_secret()

        def edit(table: LiveTable, doc: Document) -> bool:
            table.seat(seat)
            info = doc.seats[seat]
            invites = owner == doc.host != "" and info.is_free and table.phase == "open"
            if not info.is_held_by(owner) and not invites:
                raise Declined("not-your-seat", "only who holds a seat may share it, or the host while it is free", 403)
            link = Link(hash=hashed(secret), maker=owner, since=self._hall.now())
            info.links = [*info.links, link][-MOST_LINKS:]
            return True

        await self._hall.change_document(code, owner, edit)
        return SeatLink(seat=seat, secret=secret, link=f"#/seat/{secret}")

    async def claim(self, wanted: ClaimSeat, owner: str) -> LiveTable:
        """Takes a free seat by an invitation, which ends with it; or one's own on a further device."""
        link = hashed(wanted.secret)
        code = await self._hall.store.find_secret(link)
        if code is None:
            raise _no_link()

        def edit(table: LiveTable, doc: Document) -> bool:
            seat = _seat_of(doc, link, owner)
            info = doc.seats[seat]
            if info.is_held_by(owner):
                return False
            device = Device(owner=owner, since=self._hall.now(), link=link)
            if info.is_free:
                check_open(table)
                for own in [] if doc.one_screen else doc.seats_of(owner):  # one seat each, as with `join`
                    free(doc, own)
                name = f"Player {seat + 1}" if wanted.name is UNSET else wanted.name
                take_seat(doc, seat, name, wanted.colour, device)
                doc.host = doc.host or owner
                return True
            if len(info.devices) >= MOST_DEVICES:
                raise Declined("too-many-devices", f"this seat is on {MOST_DEVICES} devices: end one of them first")
            info.devices.append(device)
            # A link that its holder made is good for all his devices; one that was given to who lost them, for one.
            info.links = [one for one in info.links if one.hash != link or info.is_held_by(one.maker)]
            return True

        return await self._hall.change_document(code, owner, edit)

    async def list(self, code: str, seat: int, owner: str) -> SeatDevices:
        async with self._hall.hold(code) as table:
            return _shown(table, seat, owner)

    async def end(self, code: str, seat: int, wanted: EndDevice, owner: str) -> SeatDevices:
        """Ends a device and every link, for one of them could bring it back; without a device only the links."""

        def edit(table: LiveTable, doc: Document) -> bool:
            _check_holder(table.seat(seat), owner)
            info = doc.seats[seat]
            had_links, info.links = bool(info.links), []
            if wanted.device is UNSET:
                return had_links
            number = next((at for at, device in enumerate(info.devices) if _id(device) == wanted.device), None)
            if number is None:
                return had_links
            if not _may_end(info, owner, number):
                raise Declined("not-yours", "a device is ended by itself or by one that had the seat before it", 403)
            if len(info.devices) == 1:
                raise Declined("last-device", "no other device has this seat: leave the table to give it up")
            ended = info.devices.pop(number)
            if doc.host == ended.owner:
                doc.host = info.devices[0].owner
            return True

        table = await self._hall.change_document(code, owner, edit)
        if not table.doc.seats[seat].is_held_by(owner):
            return SeatDevices(seat=seat, devices=[], links=0)
        return _shown(table, seat, owner)


def _seat_of(doc: Document, link: str, owner: str) -> int:
    """The seat that the link leads to; for who came by it before, still after it ended."""
    for seat, info in enumerate(doc.seats):
        if any(one.hash == link for one in info.links):
            return seat
        if any(device.link == link and device.owner == owner for device in info.devices):
            return seat
    if link in doc.links():
        raise Declined("link-used", "this link was used or has ended: ask for another", 410)
    raise _no_link()


def _no_link() -> Declined:
    words = "this link leads to no seat: it was mistyped, its seat was taken, or its table was removed"
    return Declined("no-such-link", words, 404)


def _shown(table: LiveTable, seat: int, owner: str) -> SeatDevices:
    info = table.seat(seat)
    _check_holder(info, owner)
    online = table.online()
    return SeatDevices(
        seat=seat,
        devices=[
            DeviceInfo(
                id=_id(device),
                since=device.since,
                online=device.owner in online,
                this=device.owner == owner,
                can_end=len(info.devices) > 1 and _may_end(info, owner, number),
            )
            for number, device in enumerate(info.devices)
        ],
        links=len(info.links),
    )


def _check_holder(info: Seat, owner: str) -> None:
    if not info.is_held_by(owner):
        raise Declined("not-your-seat", "only who holds a seat sees and ends its devices", 403)


def _may_end(info: Seat, owner: str, number: int) -> bool:
    return any(device.owner == owner for device in info.devices[: number + 1])


def _id(device: Device) -> str:
    """Names a device to its seat's holder and tells nothing about its token."""
    return hashed(device.owner)[:16]
