"""The settings of a server: from a TOML file, then the environment (`LUDOTHEQUE_<NAME>`), then the command line."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ludotheque.core.errors import LudothequeError

ENVIRONMENT = "LUDOTHEQUE_"
DATABASES = ("sqlite", "postgresql")


class BadSetting(LudothequeError):
    """A setting that does not exist or has a value that is not allowed; the message says what is."""


Positive = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Each field is a setting; docs/operate.md has the table."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "sqlite:///ludotheque.sqlite3"
    redis: str = ""
    root_path: str = ""
    """The path prefix when a proxy serves the app below one, as in `/games`."""
    trusted_proxies: str = ""
    """Addresses, comma-separated, whose X-Forwarded-For and -Proto are believed; `*` for all."""
    origins: str = ""
    """Further origins, comma-separated, whose pages may talk to this server."""
    secure_cookies: bool = False
    """Cookies only over HTTPS, also where the scheme cannot be seen."""
    thinkers: Positive = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    think_seconds: Seconds = 20.0
    """A thought that takes longer is given up and tried again."""
    bot_pause: Count = 500
    """Milliseconds between two moves of bots, for those who watch."""
    grace: Count = 90
    """Seconds that a player may be away before a bot holds the seat."""
    live_tables: Positive = 5000
    """Tables kept in memory; those without anybody are dropped first."""
    max_tables: Positive = 100_000
    """Tables that are open or running at once."""
    max_tables_each: Positive = 60
    """Of those, how many one browser may host."""
    message_bytes: Positive = 16_384
    """The longest WebSocket message; REST bodies but records have the same bound."""
    record_bytes: Positive = 4_200_000
    requests_per_minute: Positive = 600
    """REST calls per address."""
    creates_per_minute: Positive = 60
    """Tables made per address."""
    messages_per_second: Positive = 30
    """WebSocket messages per socket, with a burst of four times as many."""
    sockets_each: Positive = 200
    """WebSockets per address."""
    idle_days: Positive = 90
    """Tables that nobody touched for so long are removed unless they are over."""
    log_level: str = "info"

    def check(self) -> Settings:
        if self.database.partition(":")[0] not in DATABASES:
            raise BadSetting(
                "database: starts with sqlite:/// (a file) or postgresql:// (user, password, host, database)"
            )
        if self.redis and not self.redis.startswith(("redis://", "rediss://", "unix://")):
            raise BadSetting("redis: starts with redis://, rediss:// or unix://, or is empty")
        if self.root_path and (not self.root_path.startswith("/") or self.root_path.endswith("/")):
            raise BadSetting("root_path: starts with / and does not end with it, as in /games, or is empty")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadSetting(f"log_level: is debug, info, warning or error; not {self.log_level!r}")
        return self


HINTS = get_type_hints(Settings, include_extras=True)


def load_settings(
    file: Path | None = None, environment: Mapping[str, str] | None = None, **given: str | int | None
) -> Settings:
    """Raises `BadSetting` that names the setting, where it stands and what is allowed."""
    values: dict[str, object] = {}
    if file is not None:
        values.update(_from_file(file))
    for name, text in (os.environ if environment is None else environment).items():
        if name.startswith(ENVIRONMENT) and name[len(ENVIRONMENT) :].lower() in HINTS:
            values[name[len(ENVIRONMENT) :].lower()] = _parse(name[len(ENVIRONMENT) :].lower(), text, name)
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
