tolleno-ui-city = { $tiles ->
   *[other] The city: { $tiles } tiles
}
tolleno-ui-cell = Free place { $cell }.
tolleno-ui-tile = Tile { $cell }, value { $value }.
tolleno-ui-tile-leader = { $seat } leads it.
tolleno-ui-tile-boat = { $seat }’s boat lies there.
tolleno-ui-spot-building = { $spot }: { $seat }’s building, height { $height }; fountains that point at it: { $drops }.
tolleno-ui-spot-contract = { $spot }: a contract, face down.
tolleno-ui-spot-fountain = { $spot }: a fountain that points { $ways }.
tolleno-ui-spot-plain = { $spot }: a garden, nothing can stand there.
tolleno-ui-spot-free = { $spot }: a free foundation; fountains that point at it: { $drops }.
tolleno-way-n = north
tolleno-way-e = east
tolleno-way-s = south
tolleno-way-w = west
tolleno-ui-mini-map = The whole city, small
tolleno-ui-zoom-in = Closer (+)
tolleno-ui-zoom-out = Farther (-)
tolleno-ui-fit = Show the whole city (0)
tolleno-ui-turn-view = Turn the view (T)
tolleno-ui-turn-left = Turn the tile to the left
tolleno-ui-turn-tile = Turn the tile
tolleno-ui-turn = { $turn ->
    [0] As printed
    [1] Turned by one quarter
   *[other] Turned by { $turn } quarters
}
tolleno-ui-carry-nothing = Carry nothing
tolleno-ui-close = Close
tolleno-ui-first = 1st
tolleno-ui-act-extend = Lay the tile here
tolleno-ui-act-build = Build floor { $floor }
tolleno-ui-act-contract = Contract: { $contract }
tolleno-ui-act-sail = Move the boat here
tolleno-ui-act-enter = The boat comes in here
tolleno-ui-act-lift = Carry this floor
tolleno-ui-act-put = Put the floor here
tolleno-ui-about-extend = { $canals ->
    [1] prolongs one canal; R or the wheel turns it
   *[other] prolongs { $canals } canals; R or the wheel turns it
}
tolleno-ui-about-build = if the game ended now; height { $height }, tile { $value }, fountains { $fountains }
tolleno-ui-about-contract = now: { $units } × { $each }
tolleno-ui-about-sail = { $cargo ->
    [0] nothing to carry on the way
    [one] one floor can be carried
   *[other] one of { $cargo } floors can be carried
}
tolleno-ui-about-enter = { $cargo ->
    [0] nothing to carry on the way
    [one] one floor can be carried
   *[other] one of { $cargo } floors can be carried
}
tolleno-ui-about-lift = { $landings ->
    [one] one place to put it down
   *[other] { $landings } places to put it down
}
tolleno-ui-about-put = then the building has height { $height }
tolleno-ui-key-prolonged = Canals you prolonged: build on their quays
tolleno-ui-key-perpendicular = Canals across it: the second floor or a contract
tolleno-ui-key-first = The first floor’s canal
tolleno-ui-key-guarded = Guarded by a boat
tolleno-ui-key-worth = Worth of the contract there
tolleno-ui-key-value = Value of a tile, and who leads it
tolleno-ui-key-fountain = A fountain points at a building: stars for each floor
tolleno-ui-steps = The steps of a turn
tolleno-ui-step-extend = Extend
tolleno-ui-step-build = Build
tolleno-ui-step-second = Build or contract
tolleno-ui-step-sail = Sail
tolleno-ui-step-draw = Draw
tolleno-ui-floors = Your floors
tolleno-ui-floors-of = Floors of { $seat }
tolleno-ui-floors-left = { $placed } placed, { $left } left
tolleno-ui-unlock-boat = boat
tolleno-ui-unlock-one-turn = 1 turn
tolleno-ui-unlock-two-turns = 2 turns
tolleno-ui-your-tile = Your tile
tolleno-ui-tile-of = Tile of { $seat }
tolleno-ui-held = Your tile, of value { $value }, turned by { $turn } quarters
tolleno-ui-tile-hidden = A tile, face down
tolleno-ui-face-down = Face down
tolleno-ui-no-tile = Drawn in step 5
tolleno-ui-best-here = best here
tolleno-ui-no-contract = No contract left
tolleno-ui-contract-later = Turned up in step 5
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
tolleno-ui-boat-at = { $turns ->
    [0] at { $cell }
    [1] at { $cell }, 1 turn
   *[other] at { $cell }, { $turns } turns
}
tolleno-ui-stars = Stars
tolleno-ui-stars-hidden = face down
tolleno-ui-public = If it ended now
tolleno-ui-own-board = From floor 18: { $board }
tolleno-ui-round = Round
tolleno-ui-tiles-in-pile = Tiles in the pile
tolleno-ui-contracts-in-pile = Contracts in the pile
tolleno-ui-initial = { $stars ->
    [0] Initial contract: { $initial }.
   *[other] Initial contract: { $stars } ★ for { $initial }.
}
tolleno-ui-last-round = This round is the last.
tolleno-ui-ends = The round in which a 20th floor is placed is the last.
tolleno-ui-if-ended = If the game ended now
tolleno-ui-public-part = without star tokens
tolleno-ui-part = Part of the count
tolleno-ui-part-tiles = Tiles won
tolleno-ui-part-fountains = Fountains
tolleno-ui-part-boards = Player boards
tolleno-ui-part-initial = Initial contract
tolleno-ui-part-floors = Floors 19 and 20
tolleno-ui-public-total = Total
tolleno-ui-hovered-floor = Hovered floor
tolleno-score-kind-start = at the start
tolleno-score-kind-contracts = contracts
tolleno-score-kind-tile = tiles
tolleno-score-kind-fountain = fountains
tolleno-score-kind-board = player boards
tolleno-score-kind-floor = floors 19, 20
tolleno-score-kind-initial = initial contract
tolleno-learn-welcome = This is Tolleno, a city in the lagoon: four tiles to begin with, crossed by canals. You and Ada have 20 floors each. Drag the map to move it; zoom with the wheel, two fingers or the buttons.
tolleno-learn-extend = A turn has five steps. Step 1: lay your tile so that it prolongs a canal. Point at the lit place: the tile turns to fit. R, the wheel or the button turn it further where several ways fit. Click to lay it.
tolleno-learn-build = Step 2: build a floor on the quay of the canal you have just prolonged; it is lit. Ringed plots show what a floor is worth if the game ended now: here 4 for winning the tile, and 7 because the tallest building is yours. Build on the ringed one.
tolleno-learn-second = Step 3: a second floor, on another tile, on the quay of a canal across the first one’s. The flag shows your first floor. Build on the ringed plot.
tolleno-learn-rival = Instead of a second floor Ada has placed a contract, face down now: its plot is taken for good, and she has scored at once. What each of you has scored so far stays hidden.
tolleno-learn-again = Your turn. Lay the tile at the lit place.
tolleno-learn-win = The number on a tile’s bridge is its value: at the end it goes to whoever has the most floors there. The small mark shows who leads. Build on the new tile.
tolleno-learn-contract = Now place a contract. It counts what lies on its tile and the eight tiles round it. This one gives 1 star for each visible foundation, and each plot shows its worth: 11 here. Place it.
tolleno-learn-grow = Ada leads the tile of 3 at 0,1 now. Lay your tile in the north: it is worth 4.
tolleno-learn-tall = A canal is long: every quay along it counts. Raise your building in the south to two floors: it becomes the tallest again, for 7 stars.
tolleno-learn-four = And the second floor on the new tile of 4: nobody else is there yet.
tolleno-learn-both = This tile prolongs two canals at once: then your first floor may stand on the quays of both.
tolleno-learn-fountain = Fountains point at neighbouring plots, across a border or inside their tile. A building scores one star per floor for each fountain that points at it: here one. This is your sixth floor, and it unlocks your boat.
tolleno-learn-unlocked = One more floor: a tile of 2, and another fountain.
tolleno-learn-boat = Step 4 is new: your boat comes in from the lagoon along a canal. Point at the lit tile: the dashed way is the route, arrows show the floors it could carry and where they would go down.
tolleno-learn-carry = Take your floor from 1,1: it lies on the way. At 0,1 it stands up to Ada’s building, and she no longer wins that tile.
tolleno-learn-guard = Your boat guards its tile: nobody else may build there, place a contract, or add a tile to its canals. Floors 13 and 16 let the boat turn; floor 18 opens the scoring of your player board.
tolleno-learn-end = Step 5: you draw a new tile. The round in which someone places the 20th floor is the last; then tiles, fountains, boards and the initial contract are counted. The table at the side shows them at any time. Now play a real game!
