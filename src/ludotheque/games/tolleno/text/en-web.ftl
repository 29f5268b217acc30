tolleno-ui-city = { $tiles ->
   *[other] The city: { $tiles } tiles
}
tolleno-ui-where = { $across } { $side ->
    [e] east
   *[w] west
}, { $along } { $aside ->
    [s] south
   *[n] north
}
tolleno-ui-where-spot = { $where }, { $corner ->
    [ne] north-east
    [se] south-east
    [sw] south-west
   *[nw] north-west
} corner
tolleno-ui-cell = Free place, { $where }.
tolleno-ui-tile = Tile { $where }, value { $value }.
tolleno-ui-tile-leader = { $seat } leads here.
tolleno-ui-tile-boat = { $seat }’s boat is here.
tolleno-ui-spot-building = { $where }: { $seat }’s building, { $height } high, { $drops ->
    [0] no fountain
    [one] 1 fountain
   *[other] { $drops } fountains
}.
tolleno-ui-spot-contract = { $where }: a contract, face down.
tolleno-ui-spot-fountain = { $where }: a fountain pointing { $ways }.
tolleno-ui-spot-plain = { $where }: a garden; you cannot build here.
tolleno-ui-spot-free = { $where }: a free foundation, { $drops ->
    [0] no fountain
    [one] 1 fountain
   *[other] { $drops } fountains
}.
tolleno-way-n = north
tolleno-way-e = east
tolleno-way-s = south
tolleno-way-w = west
tolleno-ui-mini-map = Map of the whole city
tolleno-ui-key = What the signs mean
tolleno-ui-zoom-in = Zoom in (+)
tolleno-ui-zoom-out = Zoom out (-)
tolleno-ui-fit = Show the whole city (0)
tolleno-ui-turn-view = Turn the view (T)
tolleno-ui-turn-left = Turn the tile left
tolleno-ui-turn-tile = Turn the tile
tolleno-ui-turn = { $turn ->
    [0] Not turned
    [1] Turned a quarter right
    [2] Turned half round
   *[other] Turned a quarter left
}
tolleno-ui-carry-nothing = Carry nothing
tolleno-ui-close = Close
tolleno-ui-first = 1st
tolleno-ui-act-extend = Place the tile here
tolleno-ui-act-build = Build floor { $floor }
tolleno-ui-act-contract = Contract: { $contract }
tolleno-ui-act-sail = Move the boat here
tolleno-ui-act-enter = Bring the boat in here
tolleno-ui-act-lift = Carry this floor
tolleno-ui-act-put = Put the floor down here
tolleno-ui-about-extend = { $canals ->
    [1] extends one canal
   *[other] extends { $canals } canals
}; { $touch ->
    [1] the button turns it
   *[0] R or the wheel turns it
}
tolleno-ui-about-build = { $height } high on a { $value }-tile, { $fountains ->
    [0] no fountain
    [one] 1 fountain
   *[other] { $fountains } fountains
}; ★ as things stand
tolleno-ui-about-contract = { $units } × { $each }
tolleno-ui-about-sail = { $cargo ->
    [0] nothing to carry on the way; ★ as things stand
    [one] can carry one floor; ★ at best, as things stand
   *[other] can carry one of { $cargo } floors; ★ at best, as things stand
}
tolleno-ui-about-enter = { $cargo ->
    [0] nothing to carry on the way; ★ as things stand
    [one] can carry one floor; ★ at best, as things stand
   *[other] can carry one of { $cargo } floors; ★ at best, as things stand
}
tolleno-ui-about-lift = { $landings ->
    [one] one place to put it down; ★ as things stand
   *[other] { $landings } places to put it down; ★ at best, as things stand
}
tolleno-ui-about-put = makes the building { $height } high; ★ as things stand
tolleno-ui-key-prolonged = Canals you extended: build on their quays
tolleno-ui-key-perpendicular = Canals that cross it: second floor or contract
tolleno-ui-key-first = The first floor’s canal
tolleno-ui-key-guarded = Guarded by a boat
tolleno-ui-key-worth = What the contract scores there
tolleno-ui-key-value = Value of the tile, and who leads there
tolleno-ui-key-fountain = A fountain: 1 star for each floor it points at
tolleno-ui-steps = Steps of your turn
tolleno-ui-step-extend = Extend
tolleno-ui-step-build = Build
tolleno-ui-step-second = Build or contract
tolleno-ui-step-sail = Sail
tolleno-ui-step-draw = Draw
tolleno-ui-floors = Your floors
tolleno-ui-floors-of = { $seat }’s floors
tolleno-ui-floors-left = { $placed } built, { $left } left
tolleno-ui-unlock-boat = boat
tolleno-ui-unlock-one-turn = 1 bend
tolleno-ui-unlock-two-turns = 2 bends
tolleno-ui-your-tile = Your tile
tolleno-ui-tile-of = { $seat }’s tile
tolleno-ui-held = Your { $value }-tile{ $turn ->
    [0] { "" }
    [1] , turned a quarter right
    [2] , turned half round
   *[other] , turned a quarter left
}
tolleno-ui-tile-hidden = A tile, face down
tolleno-ui-face-down = Face down
tolleno-ui-no-tile = You draw in step 5
tolleno-ui-per-G1 = per visible foundation
tolleno-ui-per-G2 = per tile without a visible foundation
tolleno-ui-per-G3 = per contract already placed
tolleno-ui-per-G4 = per tile without a contract
tolleno-ui-per-G5 = per empty place
tolleno-ui-per-G6 = per 2-tile
tolleno-ui-per-G7 = per 3-tile
tolleno-ui-per-G8 = per 4-tile
tolleno-ui-per-B1 = per tile with a building of yours
tolleno-ui-per-B2 = per tile without a building of yours
tolleno-ui-per-B3 = per building of yours
tolleno-ui-per-B4 = per building of yours with 2 floors or more
tolleno-ui-per-B5 = per different height among your buildings
tolleno-ui-per-B6 = per tile with 2 or more of your buildings
tolleno-ui-per-B7 = per building of yours with 3 floors or more
tolleno-ui-per-W1 = per rival building on a 2-tile
tolleno-ui-per-W2 = per rival building on a 3-tile
tolleno-ui-per-W3 = per rival building on a 4-tile
tolleno-ui-per-W4 = per rival building without a fountain
tolleno-ui-per-W5 = per rival building with 2 floors or more
tolleno-ui-per-W6 = per pair of rival floors
tolleno-ui-per-W7 = per tile with 2 or more rival buildings
tolleno-ui-per-W8 = per rival building with a fountain
tolleno-ui-per-W9 = per rival building with two fountains
tolleno-ui-best-here = best here
tolleno-ui-no-contract = No contract left
tolleno-ui-contract-later = New one in step 5
tolleno-ui-family-G = City
tolleno-ui-family-B = Yours
tolleno-ui-family-W = Rivals
tolleno-ui-left = Floors left
tolleno-ui-boat = Boat
tolleno-ui-boat-locked = { $floors ->
    [one] one floor to go
   *[other] { $floors } floors to go
}
tolleno-ui-boat-waiting = waits outside
tolleno-ui-boat-short = { $state ->
    [locked] { $floors } to go
    [waiting] outside
   *[other] { $turns ->
        [0] straight
        [1] 1 bend
       *[other] { $turns } bends
    }
}
tolleno-ui-boat-at = { $turns ->
    [0] sails straight
    [1] may turn once
   *[other] may turn { $turns } times
}
tolleno-ui-stars = Stars
tolleno-ui-stars-hidden = face down
tolleno-ui-public = As things stand
tolleno-ui-own-board = From floor 18: { $board }
tolleno-ui-round = Round
tolleno-ui-tiles-in-pile = Tiles in the pile
tolleno-ui-contracts-in-pile = Contracts in the pile
tolleno-ui-initial = { $stars ->
    [0] Initial contract: { $initial }.
   *[other] Initial contract: { $stars } ★ for { $initial }.
}
tolleno-ui-last-round = This is the last round.
tolleno-ui-ends = The round in which somebody builds floor 20 is the last one.
tolleno-ui-if-ended = As things stand
tolleno-ui-public-part = without star tokens
tolleno-ui-part = Part of the count
tolleno-ui-part-tiles = Tiles won
tolleno-ui-part-fountains = Fountains
tolleno-ui-part-boards = Player boards
tolleno-ui-part-initial = Initial contract
tolleno-ui-part-floors = Floors 19 and 20
tolleno-ui-public-total = Total
tolleno-ui-hovered-floor = This floor
tolleno-ui-hovered-boat = This trip, at best
tolleno-score-kind-start = at the start
tolleno-score-kind-contracts = contracts
tolleno-score-kind-tile = tiles
tolleno-score-kind-fountain = fountains
tolleno-score-kind-board = player boards
tolleno-score-kind-floor = floors 19, 20
tolleno-score-kind-initial = initial contract
tolleno-learn-welcome = This is Tolleno, a city in the lagoon: four tiles to start with, and canals running through them. You and Ada have 20 floors each. Drag the map to move it; zoom with { $touch ->
    [1] two fingers
   *[0] the wheel
} or the buttons.
tolleno-learn-extend = A turn has five steps. Step 1: place your tile so that it extends a canal. { $touch ->
    [1] Tap the lit place: the tile turns to fit. The button turns it further if it fits in several ways.
   *[0] Point at the lit place: the tile turns to fit. R, the wheel or the button turn it further if it fits in several ways. Click to place it.
}
tolleno-learn-build = Step 2: build a floor on the quay of the canal you just extended; it is lit. Each ringed plot shows how many stars a floor there brings as things stand: here 4 for winning the tile, and 7 for the tallest building. Build on the ringed plot.
tolleno-learn-second = Step 3: build a second floor on another tile, on the quay of a canal that crosses the first one. The flag marks your first floor. Build on the ringed plot.
tolleno-learn-rival = Ada placed a contract instead of a second floor. It scored at once and now lies face down: its plot is taken for good. What each of you has scored so far stays hidden.
tolleno-learn-again = Your turn. Place your tile on the lit place.
tolleno-learn-win = The number on a tile’s bridge is its value. At the end it goes to whoever has the tallest building there. The small mark shows who leads. Build on the new tile.
tolleno-learn-contract = Now place a contract. It counts what is on its tile and on the eight tiles around it. This one scores 1 star for each visible foundation, and each plot shows the total: 11 here. Place it.
tolleno-learn-grow = Ada now leads on a 3-tile in the centre. Place your tile in the north: it is worth 4.
tolleno-learn-tall = Canals are long, and every quay along them counts. Raise your building in the south to two floors: it is the tallest again, for 7 stars.
tolleno-learn-four = Put the second floor on the new 4-tile: nobody else is there yet.
tolleno-learn-both = This tile extends two canals at once: your first floor may go on the quays of either.
tolleno-learn-fountain = Fountains point at plots next to them, on their own tile or across its border. Each floor scores one star for every fountain that points at its building: here one. This is your sixth floor, and it unlocks your boat.
tolleno-learn-unlocked = One more floor, on a 2-tile with another fountain.
tolleno-learn-boat = Step 4 is new: your boat comes in from the lagoon along a canal. { $touch ->
    [1] Tap
   *[0] Point at
} the lit tile: the dashed line is the route, and arrows show the floors it could carry and where they could go.
tolleno-learn-carry = Take your marked floor: it is on the way. Put down next to Ada’s building, it makes sure that she no longer wins that tile.
tolleno-learn-guard = Your boat guards its tile: nobody else may build there, place a contract there or extend its canals. Floors 13 and 16 let the boat turn; floor 18 opens the scoring of your player board.
tolleno-learn-end = Step 5: you draw a new tile. The round in which somebody builds floor 20 is the last one. Then tiles, fountains, boards and the initial contract score; the table at the side shows them at any time. Now play a real game!
tolleno-sheet-aim = Aim of the game
tolleno-sheet-aim-text = Build a city in the lagoon. Stars come from the tiles you win, from fountains, from contracts and from your player board. The most stars win.
tolleno-sheet-turn = Your turn: extend
tolleno-sheet-turn-text = A turn has five steps. First, place your tile so that it extends at least one canal. On every side it shares with the city, canals must meet canals and quays must meet quays.
tolleno-sheet-build = Build
tolleno-sheet-build-text = Build a floor on the quay of a canal you just extended, on a free foundation or on a building of yours. Then build a second floor, or place a contract, on another tile, on the quay of a canal that crosses the first one.
tolleno-sheet-contract = Contracts
tolleno-sheet-contract-text = A contract scores at once for its tile and the eight tiles around it. It stays there face down and takes up its plot.
tolleno-sheet-boat = The boat
tolleno-sheet-boat-text = Your sixth floor unlocks your boat. Each turn it sails along a canal to another tile and may carry one of your floors along. It guards its tile: nobody else may build there, place a contract there or extend its canals. Floors 13 and 16 let it turn. Last of all, draw a new tile.
tolleno-sheet-end = End of the game
tolleno-sheet-end-text = The round in which somebody builds floor 20 is the last one. Each tile gives its value to the tallest building on it; each floor scores 1 star for every fountain that points at its building. Add the player boards, floors 19 and 20, and the initial contract.

# After a first click: what comes next
tolleno-ui-then-contract-spot = Now choose a lit plot for this contract; each shows what it brings.

# In numbers

tolleno-opening-build = Build on a { $value }-tile, { $fountains ->
    [0] beside no fountain
    [one] beside one fountain
   *[other] beside { $fountains } fountains
}
tolleno-use-contract = Contract “{ $contract }”

# Hints: what kind of move

tolleno-hint-extend = Place your tile here, turned the right way.
tolleno-hint-build = Build a floor.
tolleno-hint-contract = Place a contract.
tolleno-hint-sail = Move your boat.
tolleno-hint-enter = Bring your boat in.
tolleno-hint-lift = Carry a floor along.
tolleno-hint-carry-nothing = Carry nothing this time.
tolleno-hint-put = Put the floor down.
