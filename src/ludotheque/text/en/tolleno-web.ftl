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
tolleno-ui-held = Your tile, of value { $value }, turned by { $turn } quarters
tolleno-ui-tile-hidden = A tile, face down
tolleno-ui-face-down = Face down
tolleno-ui-no-tile = Drawn in step 5
tolleno-ui-contract = Contract: { $each } ★ × { $contract }
tolleno-ui-best = The most it brings where it may lie now: { $stars } ★
tolleno-ui-best-here = best here
tolleno-ui-no-contract = No contract left
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
