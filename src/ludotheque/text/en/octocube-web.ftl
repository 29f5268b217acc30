octocube-ui-board = The board: { $count } by { $count } spaces
octocube-ui-space-stack = { $space }: { $tile }, a stack of { $count }.
octocube-ui-space-taken = { $space }: its last tile sticks to the cube.
octocube-ui-space-abyss = { $space }: { $abyss }.
octocube-ui-space-hole = { $space }: a hole.
octocube-ui-space-floor = { $space }: bare sea floor.
octocube-ui-space-cube = { $you ->
    [1] Your cube stands here.
   *[0] { $seat }'s cube stands here.
}
octocube-ui-cube = { $you ->
    [1] Your cube on { $space }. Top, bottom, north, east, south, west: { $tiles }
   *[0] { $seat }'s cube on { $space }. Top, bottom, north, east, south, west: { $tiles }
}
octocube-ui-cube-home = { $you ->
    [1] Your cube, off the board. Top, bottom, north, east, south, west: { $tiles }
   *[0] { $seat }'s cube, off the board. Top, bottom, north, east, south, west: { $tiles }
}
octocube-ui-net = Top, bottom, north, east, south, west: { $tiles }
octocube-ui-short-top = Top
octocube-ui-short-bottom = Btm
octocube-ui-short-north = N
octocube-ui-short-east = E
octocube-ui-short-south = S
octocube-ui-short-west = W
octocube-ui-key-picks = picks up the tile
octocube-ui-key-nothing = nothing sticks
octocube-ui-key-height = tiles in the stack

octocube-ui-panel = Your cube and what you can do
octocube-ui-your-cube = Your cube
octocube-ui-cube-of = { $seat }'s cube
octocube-ui-tiled = { $count } of 6 tiled
octocube-ui-after = After the move
octocube-ui-after-roll = After rolling { $direction }
octocube-ui-after-pivot = After { $degrees }°
octocube-ui-roll = Roll { $direction }
octocube-ui-roll-title = Roll
octocube-ui-roll-again = Roll again
octocube-ui-arrow-keys = arrow keys
octocube-ui-pivot-title = Pivot
octocube-ui-pivot = Pivot { $degrees }°
octocube-ui-score-pass = Score, pass
octocube-ui-score-title = Score
octocube-ui-retrieve-title = Retrieve
octocube-ui-retrieve-note = Take the cube home with its tiles
octocube-ui-or = Or
octocube-ui-worth-now = { $points ->
    [1] 1 point now
   *[other] { $points } points now
}
octocube-ui-place-how = Point at a lit space of the edge. A bare face that comes down picks up the top tile.

octocube-ui-tip-place = Place on { $space }
octocube-ui-tip-place-turned = Place on { $space }
octocube-ui-tip-roll = Roll { $direction } to { $space }
octocube-ui-tip-move = Move to { $space }
octocube-ui-tip-reorient = Turn your cube
octocube-ui-tip-use = Use power { $letter } of { $space }
octocube-ui-sticks = Sticks to your cube: { $tile }.
octocube-ui-nothing-sticks = Nothing sticks.
octocube-ui-bare-sides = Bare sides then: { $sides }.
octocube-ui-bare-none = No side is bare then.
octocube-ui-again = Abyss tile A: you may roll again at once.
octocube-ui-empties = The last tile turns away: an abyss tile comes under your cube.
octocube-ui-empties-short = empties
octocube-ui-worth = if you score it
octocube-ui-worth-same = as now, if you score it
octocube-ui-seen-stack = { $space }, from the top
octocube-ui-power = Power { $letter }
octocube-ui-power-A = Whoever rolls onto it may roll again at once.
octocube-ui-power-B = Swap the tile on your cube's top with a tile of your board. No coins; no points for it.
octocube-ui-power-C = Lift your cube, without turning it, to any free space.
octocube-ui-power-D = Take any visible tile onto your cube's top, if that is bare.
octocube-ui-power-E = Turn your cube in place as you like. A bare face that comes down picks up what lies there.
octocube-ui-power-F = Swap a visible tile beside your cube with a tile of your board. No coins.
octocube-ui-power-G = Swap places with another cube on the board. Both keep their orientation.
octocube-ui-power-H = Swap two free stacks, unseen. Abyss tiles count as stacks.
octocube-ui-power-I = Swap the tile on your cube's top with the one on another cube's top.
octocube-ui-use = Use the power
octocube-ui-choose-on-board = Choose on the board: the lit spaces.
octocube-ui-tiles = Tiles to choose from
octocube-ui-fill-how = Choose a tile of your cube, then a lit space of your board.
octocube-ui-tile-count = { $count ->
    [1] { $tile }
   *[other] { $tile }, { $count } of them
}
octocube-ui-laid-title = So far, from the top:
octocube-ui-laid = The stack so far, from the top: { $tiles }

octocube-ui-turns = { $count ->
    [one] Choose how to turn your cube: one way
   *[other] Choose how to turn your cube: { $count } ways
}
octocube-ui-turns-sticks = Bare face down: { $tile }
octocube-ui-turn = Top, bottom, north, east, south, west: { $tiles }. Sticks: { $tile }

octocube-ui-score-how = Pick the tiles you take; the rest stay on your cube.
octocube-ui-score-empty = There is no tile on your cube: it only goes home.
octocube-ui-score-face = { $face }: { $tile }
octocube-ui-score-all = All tiles
octocube-ui-score-none = Take none
octocube-ui-score-take = { $count ->
    [1] Take 1 tile
   *[other] Take { $count } tiles
}
octocube-ui-back = Back
octocube-ui-points-now = points now
octocube-ui-series = { $count } × { $object }
octocube-ui-coins-later = { $points } points at the end for coins
octocube-ui-coins-end = { $count ->
    [1] coin: at the end
   *[other] coins: at the end
}

octocube-ui-majorities = Majorities
octocube-ui-majorities-of = { $you ->
    [1] Your tiles by colour and object, and who leads
   *[0] { $seat }'s tiles by colour and object, and who leads
}
octocube-ui-first = 1st: { $points }
octocube-ui-second = 2nd: { $points }
octocube-ui-1st = 1st
octocube-ui-2nd = 2nd
octocube-ui-pts = pts
octocube-ui-as-it-stands = { $you ->
    [1] points to you as it stands
   *[0] points as it stands
}
octocube-ui-if-scored = If you score now
octocube-ui-ladder = Points for a series of 1 to 6: { $points }
octocube-ui-whose-board = Whose board is shown
octocube-ui-boards = Boards
octocube-ui-filled = { $count } of { $of } filled
octocube-ui-kids-how = A space takes its own tile, any tile of its colour, or its object in any colour.
octocube-ui-kids-board = { $you ->
    [1] Your board
   *[0] { $seat }'s board
}
octocube-ui-slot = Free space: { $wanted }
octocube-ui-slot-full = Filled: { $tile }

octocube-ui-held = { $object }: { $count }
octocube-ui-coins = { $count ->
    [1] 1 coin
   *[other] { $count } coins
}
octocube-ui-first-player = first player
octocube-ui-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
octocube-ui-points-hidden = points hidden
octocube-ui-chip = { $count }/6 tiled, { $points } pts
octocube-ui-chip-hidden = { $count }/6, { $held } taken
octocube-ui-supply = Abyss supply
octocube-ui-left-of = { $count } of { $of } left
octocube-ui-supply-note = When the last one is placed, the round is finished and the game ends.
octocube-ui-supply-kids = An emptied space gets one of these.
octocube-ui-last-round = This is the last round.
octocube-ui-round = Round { $round }.
octocube-ui-idle = { $count } rounds of { $of } without a tile taken.

octocube-score-kind-series = series
octocube-score-kind-coins = coins
octocube-score-kind-colour = colours
octocube-score-kind-object = objects
octocube-score-kind-spaces = spaces
octocube-score-kind-tie-objects = tie
octocube-score-kind-tie-coins = tie

octocube-learn-board = Every space is a stack of tiles, and only the top one is seen. You collect them with a cube: a bare face that comes down on a stack picks up its top tile.
octocube-learn-place = Your cube starts on the edge. Place it on d2: the light blue sextant will stick under it.
octocube-learn-roll = Now roll. The cube tips over its edge like a wheel, and another face comes down. Roll south to d3, by the lit space, the button or the down arrow.
octocube-learn-net = Below you see your cube unfolded. Point at any move, and the second net shows what becomes of it: dashed faces change, a plus is a new tile.
octocube-learn-series = Equal objects make a series when you score them together; colour does not matter. Two sextants are worth 2 points, three 4. Roll south again.
octocube-learn-coin = A coin is no object: it simply counts 3 points at the end. Roll west and pick one up.
octocube-learn-pivot = To the west lies a fourth sextant. But your west face is tiled, and a tiled face picks up nothing. Pivot by 90 degrees, in place, so that a bare face looks west.
octocube-learn-bare = Now the face that comes down is bare. Roll west.
octocube-learn-score = Four sextants: 7 points. Press Score, pick the four sextants and leave the coin, then take them. Scoring lifts your cube off the board.
octocube-learn-majorities = The tiles lie on your board now. At the end, most tiles of each colour and of each object bring points too, and so do second places: nine majorities, as they stand.
octocube-learn-again = Your cube comes back on the edge, and this time it carries a tile: how you turn it matters. Choose the orientation that is shown for a1.
octocube-learn-last = Roll south for another coin.
octocube-learn-end = An emptied space gets an abyss tile. When the last one is placed, the round is finished, all tiles left on the cubes are scored, and the majorities are counted. Now play a whole game!
