"""Every bound in one table: how much anybody may ask for, write, hold or wait for. What `Limits` names can be set
(docs/operate.md); the rest is fixed. `python -m ludotheque.codegen.operate` writes both into docs/operate.md.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Positive = Annotated[int, Meta(ge=1, le=10**9)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Seconds = Annotated[float, Meta(ge=0)]
Share = Annotated[float, Meta(gt=0)]

NAME_LENGTH = 40
"""letters of a name"""
CHAT_LENGTH = 500
"""letters of a line of chat"""
CHAT_KEPT = 200
"""lines of chat that are shown to who comes to a table"""
ID_LENGTH = 64
"""signs of a message's id"""
WORD_LENGTH = 40
"""letters of a game's id, of an option's name and of its value"""
MOST_OPTIONS = 16
"""options that a new table may name"""
LAST_SEAT = 15
"""the highest number of a seat; seats count from 0"""
LARGEST_NUMBER = 1_000_000_000
"""the highest ply, version, step or action that can be named"""
LONGEST_LIVE = 180
"""minutes of a live clock"""
LONGEST_INCREMENT = 300
"""seconds that a live clock gains each turn"""
LONGEST_TURN = 30
"""days that a turn may take"""
CODE_LENGTH = 16
"""letters of a table's code"""
LISTED = 100
"""tables in a list"""
REPLAY_BYTES = 50_000_000
"""bytes of different replays that may be on their way to one address; who asks for more waits until they are read"""
RECORD_LENGTH = 4_000_000
"""letters of a record that is read; `record_bytes` bounds the body that brings it"""
RECORD_LINES = 4_000
"""lines of a record that somebody brings: more than people ever played, and replayed in less than a second"""
STUDY_POSITION = 20_000
"""letters of a position that is studied"""
STUDY_MOVES = 1_000
"""moves of a branch of a study"""
STUDY_NODES = 16_000
"""playouts of a search that is asked for in a study"""
MOST_CHANGES = 5000
"""changes of a table beside its moves and chat; from then on it can only be left, until there are twice as many"""
LARGE_CHANGE = 4_096
"""letters of what is stored of a change, for each of which it counts once more"""
TABLE_BYTES = 4_000_000
"""bytes that are kept of a table, about; from then on it can only be played and left"""
MOST_ENTRIES = 10_000
"""entries of a match's log; nothing more can be taken back then"""
MOST_DEVICES = 8
"""devices that hold one seat"""
MOST_LINKS = 8
"""links to one seat that are good at once"""
HEAD_BYTES = 32_768
"""bytes of the head of a request"""
MOST_HEADERS = 100
"""headers of a request"""
HEAD_SECONDS = 15.0
"""seconds that a head may take"""
BODY_SECONDS = 30.0
"""seconds that a body may take"""
SEND_SECONDS = 60.0
"""seconds in which who is answered takes 48 kB, or all that there is"""
CONNECTS_A_MINUTE = 20
"""connections that an address may begin a minute, for each of its `connections_each`"""
MOST_CHUNKS = 256
"""parts in which the body of a request may come, where it comes in parts"""
DEEPEST_PATH = 16
"""parts of the path of a file that is looked for: each is a question to the system"""
MOST_PIPELINED = 8
"""requests of a connection that may wait for those before them; more close it"""
ENTRIES_IN_MEMORY = 150_000
"""entries of all matches in memory: beyond that those with nobody at them are dropped, and read again when needed"""
LONG_MATCH = 1000
"""entries after which a match counts as long"""
LONG_MATCHES_IN_MEMORY = 8
"""long matches in memory with nobody at them"""
LARGEST_FRAME = 65_536
"""bytes of a WebSocket frame; one that is longer closes its socket. While so many wait, no more are read"""
FRAMES_AT_ONCE = 64
"""frames of a socket that are looked at in one turn"""
MOST_PARTS = 256
"""parts in which a WebSocket message may come"""
BURST = 4
"""seconds' worth of messages that a socket may send at once"""
MOST_ADDRESSES = 50_000
"""addresses whose use is remembered; those that were quiet for longest are forgotten"""
THOUGHTS_WAITING = 5_000
"""decisions of bots that may wait in all"""
THOUGHTS_EACH = 4
"""of those, how many for one table or person"""
THOUGHTS_OF_ADDRESS = 300
"""of those, how many for one address"""
LONG_STEP = 0.05
"""seconds for which one request may hold the event loop before the log names it"""
BUSY_SECONDS = 5
"""seconds that a database gets for a connection, a lock or a statement"""
READ_SECONDS = 8.0
"""seconds after which a read is given up, and who asked is told `unavailable`"""
GIVEN_UP = 10.0
"""seconds after which a change is given up, and who sent it is told `unavailable`"""


class Limits(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The bounds that are settings."""

    live_tables: Positive = 5000
    """tables kept in memory; those with nobody at them are dropped first and read again when needed"""
    max_tables: Positive = 100_000
    """tables open or running; when there are so many, those that everybody left make room for new ones, then those at
    which no match began"""
    max_tables_each: Positive = 60
    """of those, how many one browser may have made and not left"""
    max_tables_address: Positive = 300
    """of those, how many may have been made from one address and not be left by everybody"""
    address_megabytes: Positive = 1000
    """megabytes, about, that are kept of all tables made from one address, some 100000 matches; see
    [room](#what-one-address-leaves-behind)"""
    records_per_day: Positive = 100
    """records that may be brought from one address"""
    message_bytes: Positive = 16_384
    """bytes of a WebSocket message, and of the body of a call that brings no record"""
    record_bytes: Positive = 400_000
    """bytes of the body that brings a record"""
    requests_per_minute: Positive = 600
    """REST calls per address"""
    changes_per_minute: Positive = 120
    """changes of tables beside their matches, per address: seats, names, links, who is ready or for hints"""
    creates_per_minute: Positive = 60
    """new tables per address"""
    messages_per_second: Positive = 30
    """messages per WebSocket"""
    resume_pause: Seconds = 0.5
    """seconds between two answers to `resume` on one socket"""
    lines_per_minute: Positive = 30
    """lines of chat per address; the spectators of one table together may write twice as many"""
    lines_each_table: Positive = 2000
    """lines of chat at one table; of those, spectators may have written half"""
    sockets_each: Positive = 200
    """WebSockets per address"""
    connections_each: Positive = 100
    """HTTP connections per address; a trusted proxy may have any number"""
    max_connections: Positive = 2000
    """HTTP connections in all"""
    cpu_share: Share = 0.5
    """of one core, how much the calls and messages of one address may use in the long run"""
    cpu_burst: Share = 10.0
    """seconds of CPU time that an address may use beyond its share at once; then it waits"""
    socket_bytes: Positive = 1_000_000
    """bytes that may wait for one socket before a slow reader is sent away to come again"""
    address_bytes: Positive = 20_000_000
    """bytes that may wait for all sockets of an address"""
    idle_days: Positive = 90
    """days after which unfinished tables that nobody touched are removed, and records that were brought"""
    lobby_days: Positive = 7
    """the same for tables at which no match began"""
    left_days: Positive = 7
    """the same for unfinished tables that everybody left"""
    finished_days: Count = 0
    """the same for finished matches, with their names, chat and records; 0 keeps them for ever"""
