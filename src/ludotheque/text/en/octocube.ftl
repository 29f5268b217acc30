octocube-mode-basic = Basic game
octocube-mode-advanced = Advanced game
octocube-mode-kids = Kids game
octocube-option-open-scores = Points
octocube-option-open-scores-no = Points lie face down: each player knows only their own.
octocube-option-open-scores-yes = Everybody's points are shown.

octocube-object-starfish = starfish
octocube-object-amphora = amphora
octocube-object-sextant = sextant
octocube-object-pearl = pearl
octocube-object-diamond = diamond
octocube-colour-white = white
octocube-colour-light-blue = light blue
octocube-colour-dark-blue = dark blue
octocube-colour-green = green
octocube-tile-starfish-white = white starfish
octocube-tile-starfish-light-blue = light blue starfish
octocube-tile-starfish-dark-blue = dark blue starfish
octocube-tile-starfish-green = green starfish
octocube-tile-amphora-white = white amphora
octocube-tile-amphora-light-blue = light blue amphora
octocube-tile-amphora-dark-blue = dark blue amphora
octocube-tile-amphora-green = green amphora
octocube-tile-sextant-white = white sextant
octocube-tile-sextant-light-blue = light blue sextant
octocube-tile-sextant-dark-blue = dark blue sextant
octocube-tile-sextant-green = green sextant
octocube-tile-pearl-white = white pearl
octocube-tile-pearl-light-blue = light blue pearl
octocube-tile-pearl-dark-blue = dark blue pearl
octocube-tile-pearl-green = green pearl
octocube-tile-diamond-white = white diamond
octocube-tile-diamond-light-blue = light blue diamond
octocube-tile-diamond-dark-blue = dark blue diamond
octocube-tile-diamond-green = green diamond
octocube-tile-coin = coin
octocube-tile-nothing = nothing
octocube-tile-unseen = an unseen tile
octocube-tile-bare = bare face

octocube-direction-north = north
octocube-direction-east = east
octocube-direction-south = south
octocube-direction-west = west
octocube-face-top = top
octocube-face-bottom = bottom
octocube-face-north = north
octocube-face-east = east
octocube-face-south = south
octocube-face-west = west
octocube-power-A = A (roll)
octocube-power-B = B (swap your cube's top tile with one of your board)
octocube-power-C = C (move your cube anywhere)
octocube-power-D = D (take a visible tile onto your cube's top)
octocube-power-E = E (reorient your cube)
octocube-power-F = F (swap an adjacent tile with one of your board)
octocube-power-G = G (swap places with another cube)
octocube-power-H = H (swap two stacks)
octocube-power-I = I (swap top tiles with another cube)
octocube-abyss-plain = an abyss tile
octocube-abyss-A = abyss tile { octocube-power-A }
octocube-abyss-B = abyss tile { octocube-power-B }
octocube-abyss-C = abyss tile { octocube-power-C }
octocube-abyss-D = abyss tile { octocube-power-D }
octocube-abyss-E = abyss tile { octocube-power-E }
octocube-abyss-F = abyss tile { octocube-power-F }
octocube-abyss-G = abyss tile { octocube-power-G }
octocube-abyss-H = abyss tile { octocube-power-H }
octocube-abyss-I = abyss tile { octocube-power-I }
octocube-way-exact = its own space
octocube-way-colour = the space of its colour
octocube-way-any = a space of any colour
octocube-ending-abyss = all abyss tiles are placed
octocube-ending-idle = nobody took a tile for too long
octocube-ending-board-full = a board is full

octocube-do-place = Place your cube on { $space }: { $tile }
octocube-do-place-turned = Place your cube on { $space }, turned { $turn }: { $tile }
octocube-do-roll = Roll { $direction } to { $space }: { $tile }
octocube-do-pivot = Pivot { $degrees } degrees
octocube-do-score = Score { $points } { $points ->
    [1] point
   *[other] points
}: { $tiles }
octocube-do-score-none = Take your cube home and leave all tiles on it
octocube-do-pass = Pass
octocube-do-use = Use power { $power } of { $space }
octocube-do-stay = Stay
octocube-do-move = Move to { $space }: { $tile }
octocube-do-take = Take the { $tile } of { $space }
octocube-do-swap-adjacent = Swap the { $tile } of { $space }
octocube-do-swap-first = Swap the stack of { $space }
octocube-do-swap-second = Swap the stacks of { $first } and { $space }
octocube-do-reorient = Turn your cube: { $turn }, under it { $tile }
octocube-do-reorient-none = Leave your cube as it is
octocube-do-give = Give your { $tile } for the tile of { $space }
octocube-do-from-board = Take the { $tile } of your board
octocube-do-swap-cubes = Swap places with { $other_seat }
octocube-do-swap-tops = Swap top tiles with { $other_seat }: { $tile }
octocube-do-retrieve = Retrieve your cube with { $count ->
    [1] one tile
   *[other] { $count } tiles
}
octocube-do-fill = Put the { $tile } on { $way }
octocube-do-lay = Lay the { $tile } next
octocube-do-give-back = Give the stack back on { $space }

octocube-prompt-place = Place your cube on a free space of the edge
octocube-prompt-act = Roll, pivot or score your cube, or pass. { $rolls ->
    [0] No space is open to a roll.
    [1] One space is open to a roll.
   *[other] { $rolls } spaces are open to a roll.
}
octocube-prompt-again = Roll again from abyss tile A, or stay
octocube-prompt-offer = Use power { $power }, or stay
octocube-prompt-power-b = B: choose the tile of your board that goes on your cube's top
octocube-prompt-power-c = C: choose the space your cube moves to
octocube-prompt-power-d = D: choose the visible tile to take onto your cube's top
octocube-prompt-power-e = E: choose how to turn your cube
octocube-prompt-power-f = F: choose the adjacent tile to swap
octocube-prompt-power-f-second = F: choose the tile of your board to give for the one of { $space }
octocube-prompt-power-g = G: choose the cube to swap places with
octocube-prompt-power-h = H: choose the first stack to swap
octocube-prompt-power-h-second = H: choose the stack to swap with { $space }
octocube-prompt-power-i = I: choose the cube to swap top tiles with
octocube-prompt-kids-act = Roll your cube or retrieve it
octocube-prompt-kids-retrieve = No space is free beside your cube: retrieve it
octocube-prompt-fill = Put a tile on your board: { $filled } of 16 spaces are filled
octocube-prompt-lay = Choose the next tile of the stack you give back, from below
octocube-prompt-return = Choose where your stack goes

octocube-log-place = { $you ->
    [1] You placed your cube on { $space }
   *[0] { $seat } placed a cube on { $space }
}
octocube-log-roll = { $you ->
    [1] You rolled { $direction } to { $space }
   *[0] { $seat } rolled { $direction } to { $space }
}
octocube-log-attach = { $space }: the { $tile } sticks to the cube
octocube-log-uncover = { $space } shows { $tile }
octocube-log-abyss = { $space } is empty: { $abyss }, { $left ->
    [0] none left
   *[other] { $left } left
}
octocube-log-hole = { $space } is empty: a hole
octocube-log-floor = { $space } is empty: bare sea floor
octocube-log-pivot = { $you ->
    [1] You pivoted your cube by { $degrees } degrees
   *[0] { $seat } pivoted by { $degrees } degrees
}
octocube-log-score = { $count ->
    [0] { $you ->
        [1] You took your cube home with all its tiles
       *[0] { $seat } took the cube home with all its tiles
    }
   *[other] { $you ->
        [1] You scored { $tiles }
       *[0] { $seat } scored { $tiles }
    }
}
octocube-log-last-score = { $you ->
    [1] You took the rest: { $tiles }
   *[0] { $seat } took the rest: { $tiles }
}
octocube-log-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
octocube-log-pass = { $you ->
    [1] You passed
   *[0] { $seat } passed
}
octocube-log-stay = { $you ->
    [1] You stayed there
   *[0] { $seat } stayed there
}
octocube-log-use = { $you ->
    [1] You used power { $power } of { $space }
   *[0] { $seat } used power { $power } of { $space }
}
octocube-log-aim = { $you ->
    [1] You chose { $space }
   *[0] { $seat } chose { $space }
}
octocube-log-store = { $you ->
    [1] The { $tile } goes on your board
   *[0] { $seat } put the { $tile } on the board
}
octocube-log-from-board = { $you ->
    [1] The { $tile } of your board goes on your cube
   *[0] { $seat } put the { $tile } of the board on the cube
}
octocube-log-give = { $you ->
    [1] Your { $tile } goes on { $space }
   *[0] { $seat } laid the { $tile } of the board on { $space }
}
octocube-log-move = { $you ->
    [1] Your cube moved to { $space }
   *[0] { $seat } moved to { $space }
}
octocube-log-take = { $you ->
    [1] You took the { $tile } of { $space } onto your cube
   *[0] { $seat } took the { $tile } of { $space }
}
octocube-log-reorient = { $you ->
    [1] You turned your cube
   *[0] { $seat } turned the cube
}
octocube-log-swap-cubes = { $you ->
    [1] You swapped places with { $other_seat }, to { $space }
   *[0] { $seat } swapped places with { $other_seat }, to { $space }
}
octocube-log-swap-stacks = { $you ->
    [1] You swapped the stacks of { $space } and { $other_space }
   *[0] { $seat } swapped the stacks of { $space } and { $other_space }
}
octocube-log-swap-tops = { $you ->
    [1] You took the { $tile } of { $other_seat }'s cube
   *[0] { $seat } took the { $tile } of { $other_seat }'s cube
}
octocube-log-give-top = { $you ->
    [1] Your { $tile } went to { $other_seat }'s cube
   *[0] { $seat } gave the { $tile } to { $other_seat }'s cube
}
octocube-log-retrieve = { $count ->
    [0] { $you ->
        [1] You retrieved your cube without a tile
       *[0] { $seat } retrieved the cube without a tile
    }
   *[other] { $you ->
        [1] You retrieved your cube: { $tiles }
       *[0] { $seat } retrieved the cube: { $tiles }
    }
}
octocube-log-fill = { $you ->
    [1] You put the { $tile } on { $way }
   *[0] { $seat } put the { $tile } on { $way }
}
octocube-log-lay = { $you ->
    [1] You laid the { $tile }
   *[0] { $seat } laid the { $tile }
}
octocube-log-give-back = { $you ->
    [1] You gave { $count ->
        [1] a tile
       *[other] { $count } tiles
    } back on { $space }
   *[0] { $seat } gave { $count ->
        [1] a tile
       *[other] { $count } tiles
    } back on { $space }
}
octocube-log-board-full = { $you ->
    [1] Your board is full: this is the last round
   *[0] { $seat } filled the board: this is the last round
}
octocube-log-last-round = The last abyss tile is placed: this is the last round
octocube-log-end = The game is over: { $ending }

octocube-score-series = Series scored during the game
octocube-score-coins = Coins, 3 points each
octocube-score-colour = Most { $colour } tiles: { $first_points } and { $second_points }
octocube-score-object = Most { $object } tiles: { $first_points } and { $second_points }
octocube-score-spaces = Filled spaces
octocube-score-tie-objects = Tie: most object tiles
octocube-score-tie-coins = Tie: most coins

octocube-end-abyss = All abyss tiles were placed and the round was finished.
octocube-end-idle = The safety end: for too many rounds nobody took a tile off a cube, or the kids game went round in circles.
octocube-end-board-full = A board was filled and the round was finished.
octocube-won-points = Most points won.
octocube-won-objects = Points were equal: most object tiles won.
octocube-won-shared = All was equal: the victory is shared.
octocube-won-board = The full board won.
octocube-won-spaces = Most filled spaces won.
octocube-won-coins = Boards were equal: most coins won.

octocube-why-over = The game is over.
octocube-why-must-place = Your cube is in your area: place it on the edge.
octocube-why-cube-in-play = Your cube is already in the play area.
octocube-why-off-grid = { $space } is not on this grid.
octocube-why-occupied = A cube stands on { $space }.
octocube-why-hole = { $space } is a hole, no longer a space.
octocube-why-not-edge = { $space } is not on the edge of the play area.
octocube-why-same-turn = Turned { $turn } the cube looks as after another turn that is offered.
octocube-why-no-space-there = There is no space { $direction } of your cube.
octocube-why-not-adjacent = { $space } is not adjacent to your cube.
octocube-why-same-pivot = A pivot of { $degrees } degrees gives the same as a smaller one.
octocube-why-bare-faces = There is no tile to take there: { $faces }.
octocube-why-roll-or-retrieve = In the kids game you roll or retrieve your cube.
octocube-why-again-or-stay = Roll again from abyss tile A, or stay.
octocube-why-use-or-stay = Use the power you rolled onto, or stay.
octocube-why-aim-first = First choose the target of power { $power }.
octocube-why-fill-first = First put the tiles that fit on your board.
octocube-why-lay-first = First lay the tiles that did not fit as a stack.
octocube-why-give-back-first = First choose where your stack goes.
octocube-why-nothing-to-decline = There is nothing to decline now.
octocube-why-no-powers = Abyss tiles have powers in the advanced game only.
octocube-why-only-after-rolling = The power under your cube is used right after rolling onto it.
octocube-why-no-abyss-there = There is no abyss tile { $direction } of your cube.
octocube-why-abyss-covered = A cube covers the abyss tile of { $space }.
octocube-why-needs-top-object-and-board = { $power } needs an object on your cube's top and a tile on your board.
octocube-why-needs-free-space = { $power } needs a free space.
octocube-why-needs-bare-top = { $power } needs a bare top face and a visible tile.
octocube-why-needs-adjacent-object-and-board = { $power } needs a visible object beside your cube and a tile on your board.
octocube-why-needs-opponent = { $power } needs another cube in the play area.
octocube-why-needs-two-stacks = { $power } needs two free stacks.
octocube-why-needs-both-tops = { $power } needs a tile on your cube's top and on another one's in the play area.
octocube-why-no-power-in-use = No power is being used.
octocube-why-not-on-board = Your board has no { $tile }.
octocube-why-own-cube = Choose another player's cube.
octocube-why-no-such-seat = There is no such player.
octocube-why-cube-at-home = { $other_seat }'s cube is not in the play area.
octocube-why-no-top-tile = { $other_seat }'s cube has no tile on its top.
octocube-why-same-stack = { $space } is chosen already: choose another stack.
octocube-why-coin = A coin has no space on a board.
octocube-why-no-tile-there = There is no tile on { $space }.
octocube-why-centre-stays = Abyss tile A in the centre is never replaced.
octocube-why-replace-abyss = The stack replaces an abyss tile; { $space } is none.
octocube-why-lowest-stack = The stack goes on the lowest free stack; { $space } is higher.
octocube-why-only-in-kids = That is for the kids game only.
octocube-why-retrieve-first = First retrieve your cube.
octocube-why-not-on-cube = Your cube has no { $tile }.
octocube-why-no-space-for-tile = There is no free space for the { $tile }: { $way }.
