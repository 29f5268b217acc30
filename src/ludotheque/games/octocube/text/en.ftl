octocube-name = Octocube
octocube-about = Roll your cube across the sea bed, catch a treasure on every face and bring home the best series.
octocube-mode-basic = Basic game
octocube-mode-basic-about = Series of treasures score up to 15 points; then nine majorities, and 3 points a coin.
octocube-mode-advanced = Advanced game
octocube-mode-advanced-about = The basic game plus eight powers on the abyss tiles: swap, lift, turn, take.
octocube-mode-kids = Kids game
octocube-mode-kids-about = No points to count: be the first to fill the 16 spaces of your board.
octocube-option-open-scores = Points
octocube-option-open-scores-no = Hidden: you see only your own points.
octocube-option-open-scores-yes = Open: everybody’s points are shown.

octocube-object-starfish = starfish
    .most = Starfish majority
    .majority = starfish majority
octocube-object-amphora = amphora
    .most = Amphora majority
    .majority = amphora majority
octocube-object-sextant = sextant
    .most = Sextant majority
    .majority = sextant majority
octocube-object-pearl = pearl
    .most = Pearl majority
    .majority = pearl majority
octocube-object-diamond = diamond
    .most = Diamond majority
    .majority = diamond majority
octocube-colour-white = white
    .most = White majority
    .majority = white majority
octocube-colour-light-blue = light blue
    .most = Light blue majority
    .majority = light blue majority
octocube-colour-dark-blue = dark blue
    .most = Dark blue majority
    .majority = dark blue majority
octocube-colour-green = green
    .most = Green majority
    .majority = green majority
octocube-tile-starfish-white = white starfish
    .pick = and pick up the white starfish
octocube-tile-starfish-light-blue = light blue starfish
    .pick = and pick up the light blue starfish
octocube-tile-starfish-dark-blue = dark blue starfish
    .pick = and pick up the dark blue starfish
octocube-tile-starfish-green = green starfish
    .pick = and pick up the green starfish
octocube-tile-amphora-white = white amphora
    .pick = and pick up the white amphora
octocube-tile-amphora-light-blue = light blue amphora
    .pick = and pick up the light blue amphora
octocube-tile-amphora-dark-blue = dark blue amphora
    .pick = and pick up the dark blue amphora
octocube-tile-amphora-green = green amphora
    .pick = and pick up the green amphora
octocube-tile-sextant-white = white sextant
    .pick = and pick up the white sextant
octocube-tile-sextant-light-blue = light blue sextant
    .pick = and pick up the light blue sextant
octocube-tile-sextant-dark-blue = dark blue sextant
    .pick = and pick up the dark blue sextant
octocube-tile-sextant-green = green sextant
    .pick = and pick up the green sextant
octocube-tile-pearl-white = white pearl
    .pick = and pick up the white pearl
octocube-tile-pearl-light-blue = light blue pearl
    .pick = and pick up the light blue pearl
octocube-tile-pearl-dark-blue = dark blue pearl
    .pick = and pick up the dark blue pearl
octocube-tile-pearl-green = green pearl
    .pick = and pick up the green pearl
octocube-tile-diamond-white = white diamond
    .pick = and pick up the white diamond
octocube-tile-diamond-light-blue = light blue diamond
    .pick = and pick up the light blue diamond
octocube-tile-diamond-dark-blue = dark blue diamond
    .pick = and pick up the dark blue diamond
octocube-tile-diamond-green = green diamond
    .pick = and pick up the green diamond
octocube-tile-coin = coin
    .pick = and pick up the coin
octocube-tile-nothing = nothing
    .pick = and pick up nothing
octocube-tile-unseen = an unseen tile
    .pick = and pick up an unseen tile
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
octocube-power-B = B (swap the tile on top of your cube for one from your board)
octocube-power-C = C (move your cube anywhere)
octocube-power-D = D (take a visible tile onto the top of your cube)
octocube-power-E = E (turn your cube any way you like)
octocube-power-F = F (swap a tile beside your cube for one from your board)
octocube-power-G = G (swap places with another cube)
octocube-power-H = H (swap two stacks)
octocube-power-I = I (swap top tiles with another cube)
octocube-abyss-plain = an abyss tile
    .short = an abyss tile
octocube-abyss-A = abyss tile { octocube-power-A }
    .short = abyss tile A
octocube-abyss-B = abyss tile { octocube-power-B }
    .short = abyss tile B
octocube-abyss-C = abyss tile { octocube-power-C }
    .short = abyss tile C
octocube-abyss-D = abyss tile { octocube-power-D }
    .short = abyss tile D
octocube-abyss-E = abyss tile { octocube-power-E }
    .short = abyss tile E
octocube-abyss-F = abyss tile { octocube-power-F }
    .short = abyss tile F
octocube-abyss-G = abyss tile { octocube-power-G }
    .short = abyss tile G
octocube-abyss-H = abyss tile { octocube-power-H }
    .short = abyss tile H
octocube-abyss-I = abyss tile { octocube-power-I }
    .short = abyss tile I
octocube-turn-TN = as it is
octocube-turn-TE = top still up, east side facing north
octocube-turn-TS = top still up, south side facing north
octocube-turn-TW = top still up, west side facing north
octocube-turn-BN = bottom up, north side facing north
octocube-turn-BE = bottom up, east side facing north
octocube-turn-BS = bottom up, south side facing north
octocube-turn-BW = bottom up, west side facing north
octocube-turn-NT = north side up, top facing north
octocube-turn-NB = north side up, bottom facing north
octocube-turn-NE = north side up, east side facing north
octocube-turn-NW = north side up, west side facing north
octocube-turn-ET = east side up, top facing north
octocube-turn-EB = east side up, bottom facing north
octocube-turn-EN = east side up, north side facing north
octocube-turn-ES = east side up, south side facing north
octocube-turn-ST = south side up, top facing north
octocube-turn-SB = south side up, bottom facing north
octocube-turn-SE = south side up, east side facing north
octocube-turn-SW = south side up, west side facing north
octocube-turn-WT = west side up, top facing north
octocube-turn-WB = west side up, bottom facing north
octocube-turn-WN = west side up, north side facing north
octocube-turn-WS = west side up, south side facing north
octocube-way-exact = its own space
octocube-way-colour = the space of its colour
octocube-way-any = a space of any colour
octocube-ending-abyss = all abyss tiles are placed
octocube-ending-idle = nobody has made any progress for too long
octocube-ending-board-full = a board is full

octocube-do-place = Place your cube{ PLACE(" on ", $space) } { $pick_tile }
octocube-do-place-turned = Place your cube{ PLACE(" on ", $space) } ({ $turn }) { $pick_tile }
octocube-do-roll = Roll { $direction }{ PLACE(" to ", $space) } { $pick_tile }
octocube-do-pivot = Pivot { $degrees } degrees
octocube-do-score = Score { $points ->
    [1] 1 point
   *[other] { $points } points
}: { $tiles }
octocube-do-score-none = Take your cube home and keep all the tiles on it
octocube-do-pass = Pass
octocube-do-use = Use power { $power }{ PLACE(" on ", $space) }
octocube-do-stay = Stay here
octocube-do-move = Move { PLACE("to ", $space, "here") } { $pick_tile }
octocube-do-take = Take the { $tile }{ PLACE(" from ", $space) }
octocube-do-swap-adjacent = Swap the { $tile }{ PLACE(" on ", $space) }
octocube-do-swap-first = Swap the stack{ PLACE(" on ", $space) }
octocube-do-swap-second = Swap the stacks{ PLACE(" on ", $first) }{ PLACE(" and ", $space) }
octocube-do-reorient = Turn your cube ({ $turn }) { $pick_tile }
octocube-do-reorient-none = Leave your cube as it is
octocube-do-give = Give your { $tile } for the tile{ PLACE(" on ", $space) }
octocube-do-from-board = Take the { $tile } from your board
octocube-do-swap-cubes = Swap places with { $other_seat }
octocube-do-swap-tops = Swap top tiles with { $other_seat } and get the { $tile }
octocube-do-retrieve = Take your cube home with { $count ->
    [0] no tiles
    [1] one tile
   *[other] { $count } tiles
}
octocube-do-fill = Put the { $tile } on { $way }
octocube-do-lay = Put the { $tile } on the stack
octocube-do-give-back = Return the stack{ PLACE(" to ", $space) }

octocube-prompt-place = Place your cube on a free space at the edge.
octocube-prompt-act = { $rolls ->
    [0] There is nowhere to roll: pivot
   *[other] Roll, pivot
}{ $usable ->
    [0] { " " }or score your cube, or pass.
    [1] { " " }or score your cube, use power { $powers }, or pass.
   *[other] { " " }or score your cube, use a power ({ $letters }), or pass.
}
octocube-prompt-again = Abyss tile A: roll again, or stay here.
octocube-prompt-offer = Use power { $power }, or stay here.
octocube-prompt-power-b = Power B: pick the tile from your board that goes on top of your cube.
octocube-prompt-power-c = Power C: pick the space to move your cube to.
octocube-prompt-power-d = Power D: pick a visible tile for the top of your cube.
octocube-prompt-power-e = Power E: pick a new position for your cube.
octocube-prompt-power-f = Power F: pick the tile beside your cube that you want to swap.
octocube-prompt-power-f-second = Power F: pick the tile from your board to leave { PLACE("on ", $space, "in its place") }.
octocube-prompt-power-g = Power G: pick the cube to swap places with.
octocube-prompt-power-h = Power H: pick the first of two stacks.
octocube-prompt-power-h-second = Power H: pick the stack to swap with { PLACE("", $space, "the first") }.
octocube-prompt-power-i = Power I: pick the cube to swap top tiles with.
octocube-prompt-kids-act = Roll your cube, or take it home.
octocube-prompt-kids-retrieve = There is nowhere to roll: take your cube home.
octocube-prompt-fill = Put a tile on your board: { $filled } of 16 spaces are filled.
octocube-prompt-lay = Pick the next tile for the stack you return, from the bottom up.
octocube-prompt-return = Pick a place for your stack.

octocube-log-place = { $you ->
    [1] You placed your cube{ PLACE(" on ", $space) }
   *[0] { $seat } placed their cube{ PLACE(" on ", $space) }
}
octocube-log-roll = { $you ->
    [1] You rolled { $direction }{ PLACE(" to ", $space) }
   *[0] { $seat } rolled { $direction }{ PLACE(" to ", $space) }
}
octocube-log-attach = { PLACE("", $space, "Here") }: the { $tile } sticks to the cube
octocube-log-uncover = { PLACE("", $space, "The space") } now shows { A($tile) }
octocube-log-abyss = { PLACE("", $space, "The space") } is empty: { $short_abyss } goes there ({ $left ->
    [0] none left
   *[other] { $left } left
})
octocube-log-hole = { PLACE("", $space, "The space") } is empty: it is a hole now
octocube-log-floor = { PLACE("", $space, "The space") } is empty: bare sea floor
octocube-log-pivot = { $you ->
    [1] You pivoted your cube { $degrees } degrees
   *[0] { $seat } pivoted { $degrees } degrees
}
octocube-log-score = { $count ->
    [0] { $you ->
        [1] You took your cube home with its tiles on it
       *[0] { $seat } took their cube home with its tiles on it
    }
   *[other] { $you ->
        [1] You scored { $count ->
            [one] a tile
           *[other] { $count } tiles
        }: { $tiles }
       *[0] { $seat } scored { $count ->
            [one] a tile
           *[other] { $count } tiles
        }: { $tiles }
    }
}
octocube-log-last-score = { $you ->
    [1] You scored the rest: { $tiles }
   *[0] { $seat } scored the rest: { $tiles }
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
    [1] You stayed put
   *[0] { $seat } stayed put
}
octocube-log-use = { $you ->
    [1] You used power { $power }{ PLACE(" on ", $space) }
   *[0] { $seat } used power { $power }{ PLACE(" on ", $space) }
}
octocube-log-aim = { $you ->
    [1] You chose { PLACE("", $space, "a stack") }
   *[0] { $seat } chose { PLACE("", $space, "a stack") }
}
octocube-log-store = { $you ->
    [1] You put the { $tile } on your board
   *[0] { $seat } put the { $tile } on their board
}
octocube-log-from-board = { $you ->
    [1] You put the { $tile } from your board on your cube
   *[0] { $seat } put the { $tile } from their board on their cube
}
octocube-log-give = { $you ->
    [1] You put your { $tile } { PLACE("on ", $space, "on the board") }
   *[0] { $seat } put their { $tile } { PLACE("on ", $space, "on the board") }
}
octocube-log-move = { $you ->
    [1] You moved your cube{ PLACE(" to ", $space) }
   *[0] { $seat } moved their cube{ PLACE(" to ", $space) }
}
octocube-log-take = { $you ->
    [1] You took the { $tile }{ PLACE(" from ", $space) }
   *[0] { $seat } took the { $tile }{ PLACE(" from ", $space) }
}
octocube-log-reorient = { $you ->
    [1] You turned your cube
   *[0] { $seat } turned their cube
}
octocube-log-swap-cubes = { $you ->
    [1] You swapped places with { $other_seat }{ PLACE(" and are now on ", $space) }
   *[0] { $seat } swapped places with { $other_seat }{ PLACE(" and is now on ", $space) }
}
octocube-log-swap-stacks = { $you ->
    [1] You swapped the stacks{ PLACE(" on ", $space) }{ PLACE(" and ", $other_space) }
   *[0] { $seat } swapped the stacks{ PLACE(" on ", $space) }{ PLACE(" and ", $other_space) }
}
octocube-log-swap-tops = { $you ->
    [1] You got the { $tile } from { $other_seat }’s cube
   *[0] { $seat } got the { $tile } from { $other_seat }’s cube
}
octocube-log-give-top = { $you ->
    [1] Your { $tile } went to { $other_seat }’s cube
   *[0] { $seat }’s { $tile } went to { $other_seat }’s cube
}
octocube-log-retrieve = { $count ->
    [0] { $you ->
        [1] You took your cube home without a tile
       *[0] { $seat } took their cube home without a tile
    }
   *[other] { $you ->
        [1] You took your cube home: { $tiles }
       *[0] { $seat } took their cube home: { $tiles }
    }
}
octocube-log-fill = { $you ->
    [1] You put the { $tile } on { $way }
   *[0] { $seat } put the { $tile } on { $way }
}
octocube-log-lay = { $you ->
    [1] You put the { $tile } on the stack
   *[0] { $seat } put the { $tile } on the stack
}
octocube-log-give-back = { $you ->
    [1] You returned { $count ->
        [1] a tile
       *[other] { $count } tiles
    }{ PLACE(" to ", $space) }
   *[0] { $seat } returned { $count ->
        [1] a tile
       *[other] { $count } tiles
    }{ PLACE(" to ", $space) }
}
octocube-log-board-full = { $you ->
    [1] You filled your board: this is the last round
   *[0] { $seat } filled their board: this is the last round
}
octocube-log-last-round = The last abyss tile is placed: this is the last round
octocube-log-end = The game is over: { $ending }

octocube-score-series = Series scored during the game
octocube-score-coins = Coins, 3 points each
octocube-score-colour = { $most_colour }: { $first_points } / { $second_points }
octocube-score-object = { $most_object }: { $first_points } / { $second_points }
octocube-score-spaces = Filled spaces
octocube-score-tie-objects = Tie-break: most objects
octocube-score-tie-coins = Tie-break: most coins

octocube-end-abyss = The last abyss tile is placed and the round is over.
octocube-end-idle = Nobody made any progress for 40 rounds.
octocube-end-board-full = A board is full and the round is over.
octocube-won-points = The highest score wins.
octocube-won-objects = Equal points: the most objects win.
octocube-won-shared = Equal in everything: a shared victory.
octocube-won-board = { $you ->
    [1] You filled all 16 spaces.
   *[other] { $seat } filled all 16 spaces.
}
octocube-won-spaces = { $you ->
    [1] You filled the most spaces.
   *[other] { $seat } filled the most spaces.
}
octocube-won-coins = Equal boards: the most coins win.

octocube-why-over = The game is over.
octocube-why-must-place = Your cube is off the board: place it at the edge.
octocube-why-cube-in-play = Your cube is already on the board.
octocube-why-off-grid = There is no { $space } on this board.
octocube-why-occupied = There is a cube { PLACE("on ", $space, "here") }.
octocube-why-hole = { PLACE("", $space, "This space") } is a hole: nothing can go there.
octocube-why-not-edge = { PLACE("", $space, "This space") } is not at the edge.
octocube-why-same-turn = Another choice turns your cube the same way.
octocube-why-no-space-there = There is no space to the { $direction } of your cube.
octocube-why-not-adjacent = { PLACE("", $space, "This space") } is not next to your cube.
octocube-why-same-pivot = A smaller pivot gives the same result.
octocube-why-bare-faces = There is no tile to take there: { $faces }.
octocube-why-roll-or-retrieve = In the kids game you roll your cube or take it home.
octocube-why-again-or-stay = Roll again from abyss tile A, or stay here.
octocube-why-use-or-stay = Use the power you rolled onto, or stay here.
octocube-why-aim-first = Choose a target for power { $power } first.
octocube-why-fill-first = Put the tiles that fit on your board first.
octocube-why-lay-first = Stack the tiles that did not fit first.
octocube-why-give-back-first = Choose where your stack goes first.
octocube-why-nothing-to-decline = There is nothing to refuse now.
octocube-why-no-powers = Abyss tiles have powers only in the advanced game.
octocube-why-only-after-rolling = The power under your cube works only right after you roll onto it.
octocube-why-no-abyss-there = There is no abyss tile to the { $direction } of your cube.
octocube-why-abyss-covered = There is a cube on the abyss tile{ PLACE(" at ", $space) }.
octocube-why-needs-top-object-and-board = Power { $power }: you need an object on top of your cube and a tile on your board.
octocube-why-needs-free-space = Power { $power }: there has to be a free space.
octocube-why-needs-bare-top = Power { $power }: the top of your cube must be bare, and a tile must be visible.
octocube-why-needs-adjacent-object-and-board = Power { $power }: you need a visible object beside your cube and a tile on your board.
octocube-why-needs-opponent = Power { $power }: there has to be another cube on the board.
octocube-why-needs-two-stacks = Power { $power }: there have to be two free stacks.
octocube-why-needs-both-tops = Power { $power }: you need a tile on top of your cube and of another cube on the board.
octocube-why-no-power-in-use = You are not using a power.
octocube-why-not-on-board = There is no { $tile } on your board.
octocube-why-own-cube = Choose another player’s cube.
octocube-why-no-such-seat = There is no such player.
octocube-why-cube-at-home = { $other_seat }’s cube is not on the board.
octocube-why-no-top-tile = { $other_seat }’s cube has no tile on top.
octocube-why-same-stack = You already chose { PLACE("", $space, "this one") }: choose another stack.
octocube-why-coin = Coins do not go on a board.
octocube-why-no-tile-there = There is no tile { PLACE("on ", $space, "here") }.
octocube-why-centre-stays = Abyss tile A in the centre always stays.
octocube-why-replace-abyss = The stack replaces an abyss tile, and there is none { PLACE("on ", $space, "here") }.
octocube-why-lowest-stack = The stack goes on the lowest free stack, and { PLACE("", $space, "this one") } is higher.
octocube-why-only-in-kids = That belongs to the kids game.
octocube-why-retrieve-first = Take your cube home first.
octocube-why-not-on-cube = There is no { $tile } on your cube.
octocube-why-no-space-for-tile = There is no free space for the { $tile } ({ $way }).
octocube-decided-series = Series decided it ({ $more } to { $less }).
octocube-decided-coins = Coins decided it ({ $more } to { $less }).
octocube-decided-colour = Colour majorities decided it ({ $more } to { $less }).
octocube-decided-object = Object majorities decided it ({ $more } to { $less }).

# Where points come from

octocube-share-series = series
octocube-share-coins = coins
octocube-share-colour = the { $majority_colour }
octocube-share-object = the { $majority_object }
octocube-share-spaces = filled spaces
