tolleno-name = Tolleno
tolleno-about = Dig the canals, raise your houses along the quays and steer your boat through the city you build.
tolleno-contract-G1 = visible foundations
tolleno-contract-G2 = tiles without a visible foundation
tolleno-contract-G3 = contracts already placed
tolleno-contract-G4 = tiles without a contract
tolleno-contract-G5 = empty places
tolleno-contract-G6 = 2-tiles
tolleno-contract-G7 = 3-tiles
tolleno-contract-G8 = 4-tiles
tolleno-contract-B1 = tiles with a building of yours
tolleno-contract-B2 = tiles without a building of yours
tolleno-contract-B3 = your buildings
tolleno-contract-B4 = your buildings with 2 floors or more
tolleno-contract-B5 = different heights among your buildings
tolleno-contract-B6 = tiles with 2 or more of your buildings
tolleno-contract-B7 = your buildings with 3 floors or more
tolleno-contract-W1 = rival buildings on 2-tiles
tolleno-contract-W2 = rival buildings on 3-tiles
tolleno-contract-W3 = rival buildings on 4-tiles
tolleno-contract-W4 = rival buildings without a fountain
tolleno-contract-W5 = rival buildings with 2 floors or more
tolleno-contract-W6 = pairs of rival floors
tolleno-contract-W7 = tiles with 2 or more rival buildings
tolleno-contract-W8 = rival buildings with a fountain
tolleno-contract-W9 = rival buildings with two fountains

tolleno-board-line = tiles with a building of yours in one row or column
tolleno-board-twos = 2-tiles that you win
tolleno-board-tall = buildings with 2 floors or more
tolleno-board-fountains = buildings with two fountains
tolleno-initial-tallest = the tallest building in the city
tolleno-initial-centre = the most floors in the centre
tolleno-initial-high = a building with 5 floors or more
tolleno-initial-neutral = no stars
tolleno-step-extend = extend the city
tolleno-step-build = build the first floor
tolleno-step-second = build a second floor or place a contract
tolleno-step-sail = move the boat
tolleno-step-lift = choose what the boat carries
tolleno-step-put = put down the floor it carries
tolleno-step-over = the game is over
tolleno-what-boat = the boat
tolleno-what-one-turn = one bend for the boat
tolleno-what-two-turns = two bends for the boat
tolleno-what-board = the scoring of the player board
tolleno-what-star = 1 star at the end
tolleno-what-stars = 2 more stars at the end

tolleno-do-extend = Place the tile{ $turn ->
    [0] { "" }
    [1] , turned a quarter right
    [2] , turned half round
   *[other] , turned a quarter left
}: extends { $canals ->
    [1] one canal
   *[other] { $canals } canals
}
tolleno-do-build = Build floor { $floor }, { $height } high: +{ $stars } ★ as things stand
tolleno-do-contract = Place the contract “{ $contract }”: { $units } × { $each } = { $stars } ★
tolleno-do-sail = Move the boat
tolleno-do-enter = Bring the boat in
tolleno-do-lift = Carry a floor along
tolleno-do-carry-nothing = Carry nothing
tolleno-do-put = Put the floor down: { $height } high

tolleno-prompt-extend = Place your tile so that it extends a canal.
tolleno-prompt-build = Build floor { $floor } on the quay of a canal you just extended.
tolleno-prompt-second = Build floor { $floor } or place a contract, on the quay of a crossing canal.
tolleno-prompt-second-floor = Build floor { $floor } on the quay of a crossing canal.
tolleno-prompt-contract = You have built all your floors: place a contract on the quay of a crossing canal.
tolleno-prompt-enter = Bring your boat into the city: it guards its tile and breaks ties there.
tolleno-prompt-sail = { $turns ->
    [0] Move your boat straight to another tile.
    [1] Move your boat to another tile; it may turn once.
   *[2] Move your boat to another tile; it may turn twice.
}
tolleno-prompt-lift = Your boat may carry one of your floors along. Which one?
tolleno-prompt-put = Put the floor down on the boat’s tile.
tolleno-prompt-over = The game is over.

tolleno-log-extend = { $you ->
    [1] You placed a { $value }-tile and extended
   *[0] { $seat } placed a { $value }-tile and extended
} { $canals ->
    [1] a canal
   *[other] { $canals } canals
}
tolleno-log-build = { $you ->
    [1] You built floor { $floor }: { $height } high
   *[0] { $seat } built floor { $floor }: { $height } high
}
tolleno-log-unlock = { $you ->
    [1] Floor { $floor } unlocks { $what } for you
   *[0] Floor { $floor } unlocks { $what } for { $seat }
}
tolleno-log-last-round = { $you ->
    [1] You built your last floor: this is the last round
   *[0] { $seat } built the last floor: this is the last round
}
tolleno-log-contract = { $you ->
    [1] You placed the contract “{ $contract }”: { $units } × { $each } = { $stars } ★
   *[0] { $seat } placed the contract “{ $contract }”: { $units } × { $each } = { $stars } ★
}
tolleno-log-sail = { $you ->
    [1] Your boat sailed on
   *[0] { $seat }’s boat sailed on
}
tolleno-log-enter = { $you ->
    [1] Your boat came into the city
   *[0] { $seat }’s boat came into the city
}
tolleno-log-lift = { $you ->
    [1] Your boat took a floor on board
   *[0] { $seat }’s boat took a floor on board
}
tolleno-log-carry-nothing = { $you ->
    [1] Your boat carried nothing
   *[0] { $seat }’s boat carried nothing
}
tolleno-log-carry = { $you ->
    [1] You carried a floor along: { $height } high
   *[0] { $seat } carried a floor along: { $height } high
}
tolleno-log-skip-extend = { $you ->
    [1] You could not extend the city
   *[0] { $seat } could not extend the city
}
tolleno-log-skip-build = { $you ->
    [1] You could not build
   *[0] { $seat } could not build
}
tolleno-log-skip-second = { $you ->
    [1] There was no room for your second floor or a contract
   *[0] There was no room for { $seat }’s second floor or a contract
}
tolleno-log-boat-waits = { $you ->
    [1] Your boat could not come in and waits outside
   *[0] { $seat }’s boat could not come in and waits outside
}
tolleno-log-boat-stays = { $you ->
    [1] Your boat could not move
   *[0] { $seat }’s boat could not move
}
tolleno-log-show = { $you ->
    [1] Your tile fitted nowhere: you showed it and drew another
   *[0] { $seat }’s tile fitted nowhere: it was shown and replaced
}
tolleno-log-draw = { $you ->
    [1] You drew a tile
   *[0] { $seat } drew a tile
}
tolleno-log-draw-hidden = { $you ->
    [1] You drew a tile
   *[0] { $seat } drew a tile
}
tolleno-log-reveal = A new contract: { $contract }
tolleno-log-score-tile = { $you ->
    [1] You win a tile: { $stars } ★
   *[0] { $seat } wins a tile: { $stars } ★
}
tolleno-log-score-fountain = { $you ->
    [1] Your building: { $floors } × { $fountains ->
        [1] 1 fountain
       *[other] { $fountains } fountains
    } = { $stars } ★
   *[0] { $seat }’s building: { $floors } × { $fountains ->
        [1] 1 fountain
       *[other] { $fountains } fountains
    } = { $stars } ★
}
tolleno-log-score-board = { $you ->
    [1] Your board, { $board } ({ $units }): { $stars } ★
   *[0] { $seat }’s board, { $board } ({ $units }): { $stars } ★
}
tolleno-log-score-floor = { $you ->
    [1] Your floor { $floor } is built: { $stars } ★
   *[0] { $seat }’s floor { $floor } is built: { $stars } ★
}
tolleno-log-score-initial = { $you ->
    [1] The initial contract goes to you: { $initial }, { $stars } ★
   *[0] The initial contract goes to { $seat }: { $initial }, { $stars } ★
}
tolleno-log-end = The game is over: { $scores }

tolleno-why-wrong-step = Not yet: first { $step }.
tolleno-why-over = The game is over.
tolleno-why-occupied = There is already a tile here.
tolleno-why-apart = This place does not touch the city.
tolleno-why-has-a-name = This place goes by its own name: { $cell }.
tolleno-why-guarded-cell = { $seat }’s boat guards the canal that opens here: you cannot connect a tile to it.
tolleno-why-prolongs-nothing = The tile would not extend any canal here.
tolleno-why-dead-end = Turned this way, the tile would make a dead end: canals must meet canals, and quays must meet quays.
tolleno-why-same-turn = This tile looks the same after a half turn: choose the other direction.
tolleno-why-no-floor = You have no floors left: you can only place a contract.
tolleno-why-not-yours = This is { $seat }’s building: a building has only one colour.
tolleno-why-no-foundation = There is no free foundation here.
tolleno-why-not-offered = The contract “{ $contract }” is not on offer.
tolleno-why-not-free = A contract needs a free foundation, and this plot is not one.
tolleno-why-no-tile = There is no such tile.
tolleno-why-guarded = { $seat }’s boat guards this tile.
tolleno-why-same-tile = Your first floor is on this tile: the second one goes on another tile.
tolleno-why-not-perpendicular = This plot is not on a canal that crosses your first floor’s canal.
tolleno-why-not-on-quay = This plot is not on a canal you extended this turn.
tolleno-why-must-move = The boat must move to another tile.
tolleno-why-taken = { $seat }’s boat is here: boats may pass each other but not stop on the same tile.
tolleno-why-unreachable = Your boat cannot get there.
tolleno-why-nothing-to-carry = You have no floor here.
tolleno-why-not-on-the-way = This floor is not on your boat’s way.
tolleno-why-no-landing = The floor goes on a foundation or on a building of yours, on the boat’s tile.
tolleno-why-no-free-spot = There is no free foundation on a crossing canal.

tolleno-score-start = Starting stars
tolleno-score-contracts = Contracts during the game
tolleno-score-tile = Tile won
tolleno-score-fountain = Fountains: { $floors ->
    [1] 1 floor
   *[other] { $floors } floors
} × { $fountains }
tolleno-score-board = Player board: { $board } ({ $units })
tolleno-score-floor = Floor { $floor } built
tolleno-score-initial = Initial contract: { $initial }
tolleno-end-last-floor = Somebody built their last floor, and the round is over.
tolleno-end-no-extension = Nobody could extend the city for a whole round.
tolleno-won-stars = The most stars win.
tolleno-won-shared = Equal stars: a shared victory.

tolleno-mode-standard = Standard
tolleno-option-initial = Initial contract
tolleno-option-initial-random = One of three contracts, at random
tolleno-option-initial-tallest = 7 ★ for the tallest building
tolleno-option-initial-centre = 5 ★ for the most floors in the centre
tolleno-option-initial-high = 6 ★ for everyone with 5 floors in one building
tolleno-option-initial-neutral = None: no stars
tolleno-option-centre = Sides of the four centre tiles
tolleno-option-centre-random = At random
tolleno-option-centre-aaaa = front, front, front, front
tolleno-option-centre-aaab = front, front, front, back
tolleno-option-centre-aaba = front, front, back, front
tolleno-option-centre-aabb = front, front, back, back
tolleno-option-centre-abaa = front, back, front, front
tolleno-option-centre-abab = front, back, front, back
tolleno-option-centre-abba = front, back, back, front
tolleno-option-centre-abbb = front, back, back, back
tolleno-option-centre-baaa = back, front, front, front
tolleno-option-centre-baab = back, front, front, back
tolleno-option-centre-baba = back, front, back, front
tolleno-option-centre-babb = back, front, back, back
tolleno-option-centre-bbaa = back, back, front, front
tolleno-option-centre-bbab = back, back, front, back
tolleno-option-centre-bbba = back, back, back, front
tolleno-option-centre-bbbb = back, back, back, back
tolleno-option-centre-order = Order of the four centre tiles, clockwise
tolleno-option-centre-order-random = At random
tolleno-option-centre-order-1234 = 1, 2, 3, 4
tolleno-option-centre-order-1243 = 1, 2, 4, 3
tolleno-option-centre-order-1324 = 1, 3, 2, 4
tolleno-option-centre-order-1342 = 1, 3, 4, 2
tolleno-option-centre-order-1423 = 1, 4, 2, 3
tolleno-option-centre-order-1432 = 1, 4, 3, 2
tolleno-option-perpendicular = The second floor may use
tolleno-option-perpendicular-adjacent = Any canal next to the first floor
tolleno-option-perpendicular-extended = Only canals extended this turn
tolleno-option-open-scores = Star tokens
tolleno-option-open-scores-no = Face down: you see only your own stars
tolleno-option-open-scores-yes = Open: everybody sees all stars
tolleno-decided-start = Starting stars decided it ({ $more } to { $less }).
tolleno-decided-contracts = Contracts decided it ({ $more } to { $less }).
tolleno-decided-tile = Tiles decided it ({ $more } to { $less }).
tolleno-decided-fountain = Fountains decided it ({ $more } to { $less }).
tolleno-decided-board = Player boards decided it ({ $more } to { $less }).
tolleno-decided-floor = Floors 19 and 20 decided it ({ $more } to { $less }).
tolleno-decided-initial = The initial contract decided it ({ $more } to { $less }).

# Where points come from

tolleno-share-start = starting stars
tolleno-share-contracts = contracts
tolleno-share-tile = tiles won
tolleno-share-fountain = fountains
tolleno-share-board = the player board
tolleno-share-floor = floors built
tolleno-share-initial = the initial contract
