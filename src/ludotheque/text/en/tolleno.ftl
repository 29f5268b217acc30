tolleno-contract-G1 = visible foundations
tolleno-contract-G2 = tiles without a visible foundation
tolleno-contract-G3 = contracts placed
tolleno-contract-G4 = tiles without a contract
tolleno-contract-G5 = empty places
tolleno-contract-G6 = tiles of value 2
tolleno-contract-G7 = tiles of value 3
tolleno-contract-G8 = tiles of value 4
tolleno-contract-B1 = tiles with a building of yours
tolleno-contract-B2 = tiles without a building of yours
tolleno-contract-B3 = your buildings
tolleno-contract-B4 = your buildings of 2 floors or more
tolleno-contract-B5 = different heights of your buildings
tolleno-contract-B6 = tiles with 2 or more of your buildings
tolleno-contract-B7 = your buildings of 3 floors or more
tolleno-contract-W1 = opposing buildings on tiles of value 2
tolleno-contract-W2 = opposing buildings on tiles of value 3
tolleno-contract-W3 = opposing buildings on tiles of value 4
tolleno-contract-W4 = opposing buildings that no fountain points at
tolleno-contract-W5 = opposing buildings of 2 floors or more
tolleno-contract-W6 = pairs of opposing floors
tolleno-contract-W7 = tiles with 2 or more opposing buildings
tolleno-contract-W8 = opposing buildings that a fountain points at
tolleno-contract-W9 = opposing buildings that two fountains point at

tolleno-board-line = tiles with a building of yours in one row or column
tolleno-board-twos = value-2 tiles that you won
tolleno-board-tall = buildings of 2 floors or more
tolleno-board-fountains = buildings that two fountains point at
tolleno-initial-tallest = the tallest building in the city
tolleno-initial-centre = the most floors in the centre
tolleno-initial-high = a building of 5 floors or more
tolleno-initial-neutral = neutral: it scores nothing
tolleno-step-extend = extend the city
tolleno-step-build = build the first floor
tolleno-step-second = build a second floor or place a contract
tolleno-step-sail = move the boat
tolleno-step-lift = choose what the boat carries
tolleno-step-put = put the carried floor down
tolleno-step-over = the game is over
tolleno-what-boat = the boat
tolleno-what-one-turn = one turn for the boat
tolleno-what-two-turns = two turns for the boat
tolleno-what-board = the scoring of the player board
tolleno-what-star = 1 star at the end
tolleno-what-stars = 2 more stars at the end

tolleno-do-extend = Lay the tile at { $cell }, turned by { $turn }/4; canals prolonged: { $canals }
tolleno-do-build = Build floor { $floor } at { $spot } (height { $height }); { $stars } ★ more if the game ended now
tolleno-do-contract = Place the contract “{ $contract }” at { $spot }: { $units } × { $each } = { $stars } ★
tolleno-do-sail = Move the boat to { $tile }
tolleno-do-enter = Bring the boat in, to { $tile }
tolleno-do-lift = Carry the top floor from { $from } to { $tile }
tolleno-do-carry-nothing = Carry nothing to { $tile }
tolleno-do-put = Put the floor from { $from } down at { $spot } (height { $height })

tolleno-prompt-extend = Lay your tile so that it prolongs a canal.
tolleno-prompt-build = Build floor { $floor } on the quay of a canal that you have just prolonged.
tolleno-prompt-second = Build floor { $floor } or place a contract, on the quay of a perpendicular canal.
tolleno-prompt-second-floor = Build floor { $floor } on the quay of a perpendicular canal.
tolleno-prompt-contract = All your floors are built: place a contract on the quay of a perpendicular canal.
tolleno-prompt-enter = Bring your boat into the city.
tolleno-prompt-sail = { $turns ->
    [0] Move your boat straight to another tile.
    [1] Move your boat to another tile; it may turn once.
   *[2] Move your boat to another tile; it may turn twice.
}
tolleno-prompt-lift = Carry one of your floors to { $tile }, or nothing.
tolleno-prompt-put = Put the carried floor down on { $tile }.
tolleno-prompt-over = The game is over.

tolleno-log-extend = { $you ->
    [1] You laid a tile of { $value } at { $cell } (canals prolonged: { $canals })
   *[0] { $seat } laid a tile of { $value } at { $cell } (canals prolonged: { $canals })
}
tolleno-log-build = { $you ->
    [1] You built floor { $floor } at { $spot }: height { $height }
   *[0] { $seat } built floor { $floor } at { $spot }: height { $height }
}
tolleno-log-unlock = { $you ->
    [1] Floor { $floor } unlocks { $what } for you
   *[0] Floor { $floor } unlocks { $what } for { $seat }
}
tolleno-log-last-round = { $you ->
    [1] You placed your last floor: this round is the last
   *[0] { $seat } placed the last floor: this round is the last
}
tolleno-log-contract = { $you ->
    [1] You placed the contract “{ $contract }” at { $spot }: { $units } × { $each } = { $stars } ★{ $units ->
        [0] { "" }
       *[other] { " " }({ $counted })
    }
   *[0] { $seat } placed the contract “{ $contract }” at { $spot }: { $units } × { $each } = { $stars } ★{ $units ->
        [0] { "" }
       *[other] { " " }({ $counted })
    }
}
tolleno-log-sail = { $you ->
    [1] Your boat went from { $from } to { $tile }
   *[0] { $seat }’s boat went from { $from } to { $tile }
}
tolleno-log-enter = { $you ->
    [1] Your boat came in to { $tile }
   *[0] { $seat }’s boat came in to { $tile }
}
tolleno-log-lift = { $you ->
    [1] Your boat takes a floor from { $spot }
   *[0] { $seat }’s boat takes a floor from { $spot }
}
tolleno-log-carry-nothing = { $you ->
    [1] Your boat carries nothing
   *[0] { $seat }’s boat carries nothing
}
tolleno-log-carry = { $you ->
    [1] You carried a floor from { $from } to { $spot }: height { $height }
   *[0] { $seat } carried a floor from { $from } to { $spot }: height { $height }
}
tolleno-log-skip-extend = { $you ->
    [1] You could not extend the city ({ $clause })
   *[0] { $seat } could not extend the city ({ $clause })
}
tolleno-log-skip-build = { $you ->
    [1] You could not build ({ $clause })
   *[0] { $seat } could not build ({ $clause })
}
tolleno-log-skip-second = { $you ->
    [1] There was no place for your second floor or contract ({ $clause })
   *[0] There was no place for a second floor or contract of { $seat } ({ $clause })
}
tolleno-log-boat-waits = { $you ->
    [1] Your boat could not come in and waits ({ $clause })
   *[0] { $seat }’s boat could not come in and waits ({ $clause })
}
tolleno-log-boat-stays = { $you ->
    [1] Your boat could not move and stays ({ $clause })
   *[0] { $seat }’s boat could not move and stays ({ $clause })
}
tolleno-log-show = { $you ->
    [1] Your tile { $tile } fits nowhere: it was shown
   *[0] { $seat }’s tile { $tile } fits nowhere: it was shown
}
tolleno-log-draw = { $you ->
    [1] You drew the tile { $tile }
   *[0] { $seat } drew the tile { $tile }
}
tolleno-log-draw-hidden = { $you ->
    [1] You drew a tile
   *[0] { $seat } drew a tile
}
tolleno-log-reveal = A new contract: { $contract }
tolleno-log-score-tile = { $you ->
    [1] You win the tile at { $tile }: { $stars } ★
   *[0] { $seat } wins the tile at { $tile }: { $stars } ★
}
tolleno-log-score-fountain = { $you ->
    [1] Your building at { $spot }: floors { $floors } × fountains { $fountains } = { $stars } ★
   *[0] { $seat }’s building at { $spot }: floors { $floors } × fountains { $fountains } = { $stars } ★
}
tolleno-log-score-board = { $you ->
    [1] Your board, { $board } ({ $units }): { $stars } ★
   *[0] { $seat }’s board, { $board } ({ $units }): { $stars } ★
}
tolleno-log-score-floor = { $you ->
    [1] Your floor { $floor } has left the board: { $stars } ★
   *[0] { $seat }’s floor { $floor } has left the board: { $stars } ★
}
tolleno-log-score-initial = { $you ->
    [1] The initial contract, { $initial }, is yours: { $stars } ★
   *[0] The initial contract, { $initial }, is { $seat }’s: { $stars } ★
}
tolleno-log-end = The game is over: { $scores }

tolleno-why-wrong-step = Now you have to { $step }.
tolleno-why-over = The game is over.
tolleno-why-occupied = There is a tile at { $cell } already.
tolleno-why-apart = { $cell } shares no side with the city.
tolleno-why-guarded-cell = { $seat }’s boat guards the canal that opens on { $cell }: no tile may connect to it.
tolleno-why-prolongs-nothing = There the tile would prolong no canal.
tolleno-why-dead-end = So turned, the tile would make a dead end at { $cell }: arm must meet arm, and blank side blank side.
tolleno-why-same-turn = This tile looks the same after half a turn: choose { $turn } quarters.
tolleno-why-no-floor = You have no floor left: only a contract can be placed.
tolleno-why-not-yours = The building at { $spot } is { $seat }’s: a building has one colour.
tolleno-why-no-foundation = There is no free foundation at { $spot }.
tolleno-why-not-offered = The contract “{ $contract }” does not lie face up.
tolleno-why-not-free = A contract needs a free foundation; { $spot } is none.
tolleno-why-no-tile = There is no such tile.
tolleno-why-guarded = { $seat }’s boat guards the tile at { $tile }.
tolleno-why-same-tile = Your first floor stands on the tile at { $tile }: the second one goes to another tile.
tolleno-why-not-perpendicular = { $spot } is on no quay of a canal perpendicular to that of your first floor.
tolleno-why-not-on-quay = { $spot } is on no quay of a canal that you have just prolonged.
tolleno-why-must-move = The boat must move to another tile.
tolleno-why-taken = { $seat }’s boat lies at { $tile }: a boat passes there but does not stop.
tolleno-why-unreachable = Your boat cannot reach { $tile }.
tolleno-why-nothing-to-carry = You have no floor there.
tolleno-why-not-on-the-way = Your boat does not leave or cross the tile of { $spot }.
tolleno-why-no-landing = A carried floor goes on a foundation or a building of yours, on the boat’s tile.
tolleno-why-no-free-spot = No free foundation lies on a perpendicular quay.

tolleno-score-start = Stars from the start
tolleno-score-contracts = Contracts placed in play
tolleno-score-tile = The tile at { $tile }
tolleno-score-fountain = The building at { $spot }: floors { $floors } × fountains { $fountains }
tolleno-score-board = Player board: { $board } ({ $units })
tolleno-score-floor = Floor { $floor } has left the board
tolleno-score-initial = Initial contract: { $initial }
tolleno-end-last-floor = A player had placed the last floor, and the round was finished.
tolleno-end-no-extension = Nobody could extend the city for a whole round.
tolleno-won-stars = The most stars won.
tolleno-won-shared = The same number of stars: the victory is shared.

tolleno-mode-standard = Standard
tolleno-option-initial = Initial contract
tolleno-option-initial-random = One of the three scoring faces, at random
tolleno-option-initial-tallest = 7 stars for the tallest building
tolleno-option-initial-centre = 5 stars for the most floors in the centre
tolleno-option-initial-high = 6 stars for everyone with a building of 5 floors
tolleno-option-initial-neutral = Neutral face: no stars
tolleno-option-centre = Faces of the centre tiles C1 to C4
tolleno-option-centre-random = At random
tolleno-option-centre-aaaa = C1 A, C2 A, C3 A, C4 A
tolleno-option-centre-aaab = C1 A, C2 A, C3 A, C4 B
tolleno-option-centre-aaba = C1 A, C2 A, C3 B, C4 A
tolleno-option-centre-aabb = C1 A, C2 A, C3 B, C4 B
tolleno-option-centre-abaa = C1 A, C2 B, C3 A, C4 A
tolleno-option-centre-abab = C1 A, C2 B, C3 A, C4 B
tolleno-option-centre-abba = C1 A, C2 B, C3 B, C4 A
tolleno-option-centre-abbb = C1 A, C2 B, C3 B, C4 B
tolleno-option-centre-baaa = C1 B, C2 A, C3 A, C4 A
tolleno-option-centre-baab = C1 B, C2 A, C3 A, C4 B
tolleno-option-centre-baba = C1 B, C2 A, C3 B, C4 A
tolleno-option-centre-babb = C1 B, C2 A, C3 B, C4 B
tolleno-option-centre-bbaa = C1 B, C2 B, C3 A, C4 A
tolleno-option-centre-bbab = C1 B, C2 B, C3 A, C4 B
tolleno-option-centre-bbba = C1 B, C2 B, C3 B, C4 A
tolleno-option-centre-bbbb = C1 B, C2 B, C3 B, C4 B
tolleno-option-centre-order = Order of the centre tiles, clockwise
tolleno-option-centre-order-random = At random
tolleno-option-centre-order-1234 = C1, C2, C3, C4
tolleno-option-centre-order-1243 = C1, C2, C4, C3
tolleno-option-centre-order-1324 = C1, C3, C2, C4
tolleno-option-centre-order-1342 = C1, C3, C4, C2
tolleno-option-centre-order-1423 = C1, C4, C2, C3
tolleno-option-centre-order-1432 = C1, C4, C3, C2
tolleno-option-perpendicular = Canals that serve the second floor
tolleno-option-perpendicular-adjacent = Any canal that the first floor touches
tolleno-option-perpendicular-extended = Only those prolonged this turn
tolleno-option-open-scores = Open star tokens
tolleno-option-open-scores-no = No: others’ stars stay face down
tolleno-option-open-scores-yes = Yes: all see all stars
