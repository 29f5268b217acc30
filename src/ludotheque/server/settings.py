"""The settings of a server: from a TOML file, then the environment (`LUDOTHEQUE_<NAME>`), then the command line."""

from __future__ import annotations

import difflib
import ipaddress
import os
import re
import socket
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from ludotheque.bots.python import registered_bots
from ludotheque.core.errors import LudothequeError
from ludotheque.table.bounds import Count, Limits, Positive, Seconds

ENVIRONMENT = "LUDOTHEQUE_"
ALIKE = 0.85
"""From 0 to 1: how alike a variable's name and a setting's are, if it was only mistyped."""
DATABASES = ("sqlite", "postgresql")
ORIGIN = re.compile(r"https?://[^/\s]+/?", re.IGNORECASE)
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
GUEST_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")


class BadSetting(LudothequeError):
    """A setting that does not exist or has a value that is not allowed; the message says what is."""


class Settings(Limits, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Each field is a setting; docs/operate.md has the table, from the words below."""

    host: str = "127.0.0.1"
    """where to listen; `0.0.0.0` for all addresses"""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """`0` for any that is free"""
    database: str = "sqlite:///ludotheque.sqlite3"
    """or `postgresql://user:password@host/database`"""
    redis: str = ""
    """`redis://host:6379/0`: needed when several processes share a PostgreSQL"""
    root_path: str = ""
    """the path prefix below which a proxy serves the app, as in `/games`; whether the proxy strips it or not"""
    trusted_proxies: str = ""
    """addresses or networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, comma-separated;
    anybody else's are ignored"""
    hosts: str = ""
    """the names, comma-separated and without a port, under which the server may be asked: requests for any other `Host`
    are refused (but `/healthz`), so that no page can reach it under a name of its own; empty: any"""
    origins: str = ""
    """further origins, comma-separated, whose pages may talk to the server; its own always may"""
    secure_cookies: bool = False
    """cookies over HTTPS only, where the scheme cannot be seen (behind a trusted proxy it is)"""
    processes: Positive = 1
    """processes that serve tables, all on this machine; see [scale](#scale)"""
    thinkers: Positive = max(1, (os.cpu_count() or 2) - 1)
    """processes in which bots think: so many decisions at once and no more"""
    think_seconds: Seconds = 20.0
    """a decision that takes longer is given up and tried again in a new process"""
    bots: str = ""
    """bots in Python that may be given a seat, as `NAME=py:package.module:Class` or `NAME=` and a name that an
    installed package registers, with spaces between them; they run as this server, so name only those you trust; empty:
    none"""
    bot_pause: Count = 500
    """milliseconds before a bot's move, for those who watch"""
    grace: Count = 90
    """seconds that a player may be away, while others wait, before a bot holds the seat"""
    patience: Count = 600
    """seconds without a move after which, where no clock runs, the others can ask a player who is there to hurry; a bot
    then holds the seat after the grace time"""
    docs: str = ""
    """the address of the documentation's site (`make docs` builds it), to which the app then links; empty: no link"""
    log_level: str = "info"
    """`debug`, `info`, `warning` or `error`"""

    def check(self) -> Settings:
        if self.database.partition(":")[0] not in DATABASES:
            raise BadSetting(
                "database: starts with sqlite:/// (a file) or postgresql:// (user, password, host, database)"
            )
        if self.redis and not self.redis.startswith(("redis://", "rediss://", "unix://")):
            raise BadSetting("redis: starts with redis://, rediss:// or unix://, or is empty")
        if self.root_path and (not self.root_path.startswith("/") or self.root_path.endswith("/")):
            raise BadSetting("root_path: starts with / and does not end with it, as in /games, or is empty")
        if self.docs and not self.docs.startswith(("http://", "https://", "/")):
            raise BadSetting("docs: starts with http://, https:// or /, or is empty")
        self.proxies()
        for host in self.hosts.split(","):
            if "/" in host or len(host.split()) > 1:
                raise BadSetting(
                    f"hosts: are names without a scheme, path or port, as in play.example.org; not {host!r}"
                )
        for origin in self.origins.split(","):
            if origin.strip() and not ORIGIN.fullmatch(origin.strip()):
                raise BadSetting(f"origins: each is as in https://play.example.org; not {origin.strip()!r}")
        self.guests()
        if self.processes > 1 and not hasattr(socket, "send_fds"):
            raise BadSetting("processes: is 1 on this system, which cannot hand connections from process to process")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadSetting(f"log_level: is debug, info, warning or error; not {self.log_level!r}")
        return self

    def proxies(self) -> list[Network]:
        """Whose word is taken for where a visitor comes from."""
        named: list[Network] = []
        for word in filter(None, map(str.strip, self.trusted_proxies.split(","))):
            try:
                named.append(ipaddress.ip_network(word, strict=False))
            except ValueError:
                raise BadSetting(
                    f"trusted_proxies: names the addresses of proxies, as in 127.0.0.1 or 10.0.0.0/8; not {word!r}"
                ) from None
            if named[-1].prefixlen == 0:
                raise BadSetting(
                    f"trusted_proxies: names the addresses of proxies; not {word}: every visitor could claim to be "
                    "anywhere"
                )
        return named

    def guests(self) -> dict[str, str]:
        """The bots in Python that may be given a seat, by the name that a table calls them."""
        named: dict[str, str] = {}
        for word in self.bots.split():
            name, _, spec = word.partition("=")
            kind = spec.partition(":")[0]
            if not GUEST_NAME.fullmatch(name) or not (kind == "py" or kind in registered_bots()):
                known = ", ".join(sorted(registered_bots())) or "none is registered here"
                raise BadSetting(
                    f"bots: each is NAME=py:package.module:Class, or NAME= and a bot of an installed package "
                    f"({known}), with a name of up to 40 letters, digits, - and _; not {word[:60]!r}"
                )
            named[name] = spec
        return named


_hints = get_type_hints(Settings, include_extras=True)
HINTS = {name: _hints[name] for name in sorted(_hints, key=lambda name: name in Limits.__struct_fields__)}
"""Every setting, the limits last."""


def load_settings(
    file: Path | None = None, environment: Mapping[str, str] | None = None, **given: str | int | None
) -> Settings:
    """Raises `BadSetting` that names the setting, where it stands and what is allowed."""
    values: dict[str, object] = {}
    if file is not None:
        values.update(_from_file(file))
    for variable, text in (os.environ if environment is None else environment).items():
        name = variable[len(ENVIRONMENT) :].lower() if variable.startswith(ENVIRONMENT) else ""
        if name in HINTS:
            values[name] = _parse(name, text, variable)
        elif name and (meant := difflib.get_close_matches(name, HINTS, 1, ALIKE)):
            # Others may have variables that begin so; one that nearly is a setting was mistyped.
            raise BadSetting(f"{variable}: there is no setting {name!r}; perhaps {meant[0]!r} is meant")
    values.update({name: value for name, value in given.items() if value is not None})
    return _build(values)


def _from_file(file: Path) -> dict[str, object]:
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"{file}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file}: is no TOML ({error})") from None
    for name in values:
        if name not in HINTS:
            raise BadSetting(f"{file}: there is no setting {name!r}; there are {', '.join(HINTS)}")
    return values


def _build(values: dict[str, object]) -> Settings:
    for name, value in values.items():
        try:
            msgspec.convert(value, HINTS[name])
        except msgspec.ValidationError as error:
            raise BadSetting(f"{name}: {_plain(str(error))}; not {value!r}") from None
    return msgspec.convert(values, Settings).check()


def _parse(name: str, text: str, variable: str) -> object:
    kind = HINTS[name]
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if kind is bool:
        words = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
        if text.lower() not in words:
            raise BadSetting(f"{variable}: is true or false; not {text!r}")
        return words[text.lower()]
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            raise BadSetting(f"{variable}: is a number; not {text!r}") from None
    return text


def _plain(message: str) -> str:
    return message.replace("Expected", "is expected to be").replace("`", "")
