"""Gravity Superstar a second time, slow and plain, straight from the clauses: to compare the engine with.

Spaces are (row, column), directions (down, right). It shares nothing with the engine but the faces' text and the
notation.
"""

from __future__ import annotations

from ludotheque.games.gravity_superstar.rules.faces import FACES

Vector = tuple[int, int]

NORTH, EAST, SOUTH, WEST = (-1, 0), (0, 1), (1, 0), (0, -1)
CLOCKWISE = {NORTH: EAST, EAST: SOUTH, SOUTH: WEST, WEST: NORTH}
ANTICLOCKWISE = {after: before for before, after in CLOCKWISE.items()}
OPPOSITE = {NORTH: SOUTH, SOUTH: NORTH, EAST: WEST, WEST: EAST}
CARDS = ("long", "high", "drop", "rotation", "joker")
COLOURS = ("blue", "yellow", "pink", "green", "orange", "white")
JUMPS = ("long-left", "long-right", "high-left", "high-right")
TURNS = ("turn-left", "turn-right", "turn-half")


class Planet:
    def __init__(self, tiles: list[str], columns: int) -> None:
        self.width, self.height = 6 * columns, 6 * (len(tiles) // columns)
        self.symbols: dict[Vector, str] = {}
        self.walls: set[frozenset[Vector]] = set()
        doors: dict[int, tuple[Vector, Vector]] = {}
        for place, tile in enumerate(tiles):
            corner = (place // columns * 6, place % columns * 6)
            cells, below, right = next(face[1:] for face in FACES if face[0] == tile[:2])
            turns = int(tile[2])
            for row, line in enumerate(cells.split("/")):
                for column, mark in enumerate(line):
                    space = self.place(corner, (row, column), turns)
                    if mark == "D":
                        up = NORTH
                        for _ in range(turns):
                            up = CLOCKWISE[up]
                        doors[place] = (space, up)
                    elif mark != ".":
                        self.symbols[space] = mark
            for text, mark, step in ((below, "-", (1, 0)), (right, "|", (0, 1))):
                for row, line in enumerate(text.split("/")):
                    for column, found in enumerate(line):
                        if found == mark:
                            one = self.place(corner, (row, column), turns)
                            other = self.place(corner, (row + step[0], column + step[1]), turns)
                            self.walls.add(frozenset((one, other)))
        # G-3.1: the upper row from the left, the lower row from the right.
        order = [*range(columns), *reversed(range(columns, len(tiles)))]
        self.doors = [doors[place] for place in order]

    @staticmethod
    def place(corner: Vector, inside: Vector, turns: int) -> Vector:
        row, column = inside
        for _ in range(turns):
            row, column = column, 5 - row
        return corner[0] + row, corner[1] + column

    def next(self, space: Vector, way: Vector) -> Vector:
        return (space[0] + way[0]) % self.height, (space[1] + way[1]) % self.width

    def free(self, space: Vector, way: Vector) -> bool:
        return frozenset((space, self.next(space, way))) not in self.walls


class Player:
    def __init__(self) -> None:
        self.space: Vector | None = None
        self.feet = SOUTH
        self.hand = set(CARDS)
        self.up: set[str] = set()
        self.goods = dict.fromkeys((*COLOURS, "token"), 0)

    def take_back(self) -> None:
        self.hand, self.up = set(CARDS), set()

    def points(self) -> int:
        return self.goods["token"] + sum(self.goods[colour] + self.goods[colour] // 2 for colour in COLOURS)


class Game:
    def __init__(
        self, planet: Planet, stars: dict[Vector, str], players: int, marker: int, first: int, expert: bool
    ) -> None:
        self.planet, self.stars, self.marker, self.first, self.expert = planet, dict(stars), marker, first, expert
        self.players = [Player() for _ in range(players)]
        self.supply, self.seat, self.over = 18, first, False
        self.replayed = self.reached = False
        self.dry, self.fresh = 0, False
        self.way: list[Vector] = []
        self.victim: Player | None = None
        self.entering = self.asks_replay = False
        self.start_turn()

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.victim is not None:
            return {f"steal-{thing}" for thing, count in self.victim.goods.items() if count}
        if self.asks_replay:
            return {"done", "replay"}
        texts = set() if len(self.me.hand) == 5 else {"complete"}
        for side in ("left", "right"):
            if self.whole([self.side(side)]):
                texts |= {f"down-{card}-{side}" for card in self.me.hand}
        for move in self.special_moves():
            card = {"long": "long", "high": "high", "drop": "drop", "turn": "rotation"}[move.split("-")[0]]
            if card in self.me.hand:
                texts.add(move)
            if "joker" in self.me.hand:
                texts.add(f"joker-{move}")
        return texts

    def side(self, side: str) -> Vector:
        return CLOCKWISE[self.me.feet] if side == "left" else ANTICLOCKWISE[self.me.feet]

    def steps(self, jump: str) -> list[Vector]:
        kind, side = jump.split("-")
        return [self.side(side)] * 2 if kind == "long" else [OPPOSITE[self.me.feet], self.side(side)]

    def special_moves(self) -> list[str]:
        return ["drop", *TURNS, *(jump for jump in JUMPS if self.whole(self.steps(jump)))]

    def whole(self, steps: list[Vector]) -> bool:
        space = self.me.space
        assert space is not None
        for way in steps:
            if not self.planet.free(space, way):
                return False
            space = self.planet.next(space, way)
        return True

    def play(self, text: str) -> None:
        if text.startswith("steal-"):
            assert self.victim is not None
            self.steal(self.victim, text.removeprefix("steal-"))
            self.victim = None
            self.push_marker()
            if self.entering:
                self.entering = False
            else:
                self.walk()
        elif text == "replay":
            self.me.goods["token"] -= 1
            self.supply += 1
            self.replayed, self.asks_replay = True, False
        elif text == "done":
            self.end_turn()
        elif text == "complete":
            self.me.take_back()
            self.walk()
        else:
            self.play_card(text)

    def play_card(self, text: str) -> None:
        me = self.me
        if text.startswith("down-"):
            _, card, side = text.split("-")
            me.hand.remove(card)
            self.way = [self.side(side)]
        else:
            move = text.removeprefix("joker-")
            card = {"long": "long", "high": "high", "drop": "drop", "turn": "rotation"}[move.split("-")[0]]
            card = "joker" if text.startswith("joker-") else card
            me.hand.remove(card)
            me.up.add(card)
            if move in TURNS:
                once = ANTICLOCKWISE if move == "turn-left" else CLOCKWISE
                me.feet = once[once[me.feet]] if move == "turn-half" else once[me.feet]
            else:
                self.way = [me.feet] if move == "drop" else self.steps(move)
        if not me.hand:
            me.take_back()
        self.walk()

    def walk(self) -> None:
        while self.way or self.planet.free(self.here(), self.me.feet):
            self.me.space = self.planet.next(self.here(), self.way.pop(0) if self.way else self.me.feet)
            self.arrive()
            if self.victim is not None:
                return
        if self.me.goods["token"] and not self.replayed:
            self.asks_replay = True
        else:
            self.end_turn()

    def here(self) -> Vector:
        assert self.me.space is not None
        return self.me.space

    def arrive(self) -> None:
        here = self.here()
        other = next((player for player in self.players if player is not self.me and player.space == here), None)
        if other is not None:
            self.eject(other)
            if self.victim is not None:
                return
        elif here in self.stars:
            self.me.goods[self.stars.pop(here)] += 1
            self.fresh = True
            self.gain()
        elif self.planet.symbols.get(here) == "R" and self.supply:
            self.supply -= 1
            self.me.goods["token"] += 1
            self.gain()
        self.push_marker()

    def eject(self, other: Player) -> None:
        other.space = None
        other.take_back()
        things = [thing for thing, count in other.goods.items() if count]
        if len(things) == 1:
            self.steal(other, things[0])
        elif things:
            self.victim = other

    def steal(self, other: Player, thing: str) -> None:
        other.goods[thing] -= 1
        self.me.goods[thing] += 1
        self.gain()

    def gain(self) -> None:
        goal = {2: 18, 3: 24, 4: 18, 5: 24, 6: 18}[len(self.players)]
        self.reached = self.reached or (self.expert and self.me.points() >= goal)

    def push_marker(self) -> None:
        doors = self.planet.doors
        if doors[self.marker][0] != self.here():
            return
        taken = {player.space for player in self.players}
        for further in range(1, len(doors)):
            number = (self.marker + further) % len(doors)
            if doors[number][0] not in taken:
                self.marker = number
                return

    def start_turn(self) -> None:
        self.replayed = self.asks_replay = False
        if self.me.space is not None:
            return
        space, up = self.planet.doors[self.marker]
        other = next((player for player in self.players if player.space == space), None)
        self.me.space, self.me.feet = space, OPPOSITE[up]
        if other is not None:
            self.eject(other)
            if self.victim is not None:
                self.entering = True
                return
        self.push_marker()

    def end_turn(self) -> None:
        self.asks_replay = False
        self.seat = (self.seat + 1) % len(self.players)
        if self.seat == self.first:
            self.dry = 0 if self.fresh else self.dry + 1
            self.fresh = False
            few = {2: 4, 3: 8, 4: 8, 5: 12, 6: 12}[len(self.players)]
            ended = self.reached or not self.stars if self.expert else len(self.stars) <= few
            if ended or self.dry == 30:
                self.over = True
                return
        self.start_turn()

    def winners(self) -> list[int]:
        ranks = [(player.points(), -player.goods["token"]) for player in self.players]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
