octocube-ui-board = The board: { $count } by { $count } spaces
octocube-ui-space-stack = { $space }: { $tile }, a stack of { $count }.
octocube-ui-space-taken = { $space }: its last tile is stuck to the cube.
octocube-ui-space-abyss = { $space }: { $abyss }.
octocube-ui-space-hole = { $space }: a hole.
octocube-ui-space-floor = { $space }: bare sea floor.
octocube-ui-space-cube = { $you ->
    [1] Your cube is here.
   *[0] { $seat }’s cube is here.
}
octocube-ui-cube = { $you ->
    [1] Your cube on { $space }. Top, bottom, north, east, south, west: { $tiles }
   *[0] { $seat }’s cube on { $space }. Top, bottom, north, east, south, west: { $tiles }
}
octocube-ui-cube-home = { $you ->
    [1] Your cube, off the board. Top, bottom, north, east, south, west: { $tiles }
   *[0] { $seat }’s cube, off the board. Top, bottom, north, east, south, west: { $tiles }
}
octocube-ui-net = Top, bottom, north, east, south, west: { $tiles }
octocube-ui-short-top = Top
octocube-ui-short-bottom = Btm
octocube-ui-short-north = N
octocube-ui-short-east = E
octocube-ui-short-south = S
octocube-ui-short-west = W
octocube-ui-key-picks = picks up the tile
octocube-ui-key-nothing = picks up nothing
octocube-ui-key-height = tiles in the stack

octocube-ui-panel = Your cube and what you can do
octocube-ui-your-cube = Your cube
octocube-ui-cube-of = { $seat }’s cube
octocube-ui-tiled = { $count } of 6
octocube-ui-after = After the move
octocube-ui-after-roll = After rolling { $direction }
octocube-ui-after-pivot = After pivoting { $degrees }°
octocube-ui-roll = Roll { $direction }
octocube-ui-roll-title = Roll
octocube-ui-roll-again = Roll again
octocube-ui-arrow-keys = arrow keys
octocube-ui-pivot-title = Pivot
octocube-ui-pivot = Pivot { $degrees }°
octocube-ui-score-pass = Score or pass
octocube-ui-score-title = Score
octocube-ui-retrieve-title = Take home
octocube-ui-retrieve-note = Take the cube home with its tiles
octocube-ui-or = Or
octocube-ui-worth-now = { $points ->
    [1] 1 point now
   *[other] { $points } points now
}
octocube-ui-place-how = { $touch ->
    [1] Tap a lit space at the edge.
   *[0] Click a lit space at the edge.
} A bare face on the bottom picks up the tile under it.

octocube-ui-tip-place = Place { PLACE("on ", $space, "here") }
octocube-ui-tip-place-turned = Place { PLACE("on ", $space, "here") }
octocube-ui-tip-roll = Roll { $direction }{ PLACE(" to ", $space) }
octocube-ui-tip-move = Move { PLACE("to ", $space, "here") }
octocube-ui-tip-reorient = Turn your cube
octocube-ui-tip-use = Use power { $letter }{ PLACE(" on ", $space) }
octocube-ui-sticks = Picks up: { $tile }.
octocube-ui-nothing-sticks = Picks up nothing.
octocube-ui-bare-sides = Bare sides afterwards: { $sides }.
octocube-ui-bare-none = No bare side afterwards.
octocube-ui-again = Abyss tile A: you may roll again.
octocube-ui-empties = You take the last tile here: an abyss tile goes under your cube.
octocube-ui-empties-short = emptied
octocube-ui-worth = if you score it
octocube-ui-worth-same = as now, if you score it
octocube-ui-worth-coin = at the end, for the coin
octocube-ui-fits = Fits your board
octocube-ui-fits-not = No room on your board
octocube-ui-seen-stack = { PLACE("", $space, "The stack") }, from the top
octocube-ui-power = Power { $letter }
octocube-ui-power-A = Roll onto it and you may roll again.
octocube-ui-power-B = Swap the tile on top of your cube for a tile from your board. No coins, and no points for it.
octocube-ui-power-C = Lift your cube to any free space without turning it.
octocube-ui-power-D = Take any visible tile onto the top of your cube, if it is bare.
octocube-ui-power-E = Turn your cube any way you like. A bare face on the bottom picks up what lies there.
octocube-ui-power-F = Swap a visible tile beside your cube for a tile from your board. No coins.
octocube-ui-power-G = Swap places with another cube. Neither cube turns.
octocube-ui-power-H = Swap two free stacks without looking. Abyss tiles count as stacks.
octocube-ui-power-I = Swap the tile on top of your cube with the one on top of another cube.
octocube-ui-use = Use the power
octocube-ui-choose-on-board = Choose a lit space on the board.
octocube-ui-tiles = Tiles to choose from
octocube-ui-fill-how = Choose a tile on your cube, then a lit space on your board.
octocube-ui-tile-count = { $count ->
    [1] { $tile }
   *[other] { $count } × { $tile }
}
octocube-ui-laid-title = So far, from the top:
octocube-ui-laid = The stack so far, from the top: { $tiles }

octocube-ui-turns = { $count ->
    [one] There is one way to turn your cube
   *[other] Choose one of { $count } ways to turn your cube
}
octocube-ui-turns-sticks = With a bare face down it picks up the { $tile }
octocube-ui-turn = Top, bottom, north, east, south, west: { $tiles }. Picks up: { $tile }

octocube-ui-score-how = Score: leave out any tile you want to keep on your cube.
octocube-ui-score-empty = Your cube has no tiles: it just goes home.
octocube-ui-score-face = { $face }: { $tile }
octocube-ui-score-all = All tiles
octocube-ui-score-none = Take none
octocube-ui-score-clear = take none
octocube-ui-score-not = You cannot take just these tiles now.
octocube-ui-then-space-turn = Now choose how to turn your cube.
octocube-ui-score-take = { $all ->
    [1] Take all: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[0] Take { $count }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
octocube-ui-back = Back
octocube-ui-points-now = { $points ->
    [one] point now
   *[other] points now
}
octocube-ui-series = { $count } × { $object }
octocube-ui-coins-later = { $points } points at the end for coins
octocube-ui-coins-end = { $count ->
    [1] coin: at the end
   *[other] coins: at the end
}

octocube-ui-majorities = Majorities
octocube-ui-majorities-of = { $you ->
    [1] Your tiles by colour and object, and who leads
   *[0] { $seat }’s tiles by colour and object, and who leads
}
octocube-ui-first = 1st: { $points }
octocube-ui-second = 2nd: { $points }
octocube-ui-1st = 1st
octocube-ui-2nd = 2nd
octocube-ui-pts = pts
octocube-ui-as-it-stands = { $you ->
    [1] points for you as things stand
   *[0] points as things stand
}
octocube-ui-if-scored = If you score now
octocube-ui-ladder = Points for a series of 1 to 6: { $points }
octocube-ui-whose-board = Show the board of
octocube-ui-boards = Boards
octocube-ui-filled = { $count } of { $of } filled
octocube-ui-kids-how = A space takes its own tile, any tile of its colour, or its object in any colour.
octocube-ui-kids-board = { $you ->
    [1] Your board
   *[0] { $seat }’s board
}
octocube-ui-slot = Free space: { $wanted }
octocube-ui-slot-full = Filled: { $tile }

octocube-ui-held = { $object }: { $count }
octocube-ui-coins = { $count ->
    [1] 1 coin
   *[other] { $count } coins
}
octocube-ui-first-player = starts
octocube-ui-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
octocube-ui-points-hidden = points hidden
octocube-ui-chip = { $count } of 6 faces tiled, { $points ->
    [1] 1 point
   *[other] { $points } points
}
octocube-ui-chip-points = { $points } pts
octocube-ui-chip-hidden = { $count } of 6 faces tiled, { $held ->
    [1] 1 tile on the board
   *[other] { $held } tiles on the board
}
octocube-ui-count-series = series
octocube-ui-count-coins = coins
octocube-ui-count-each = { $points } each
octocube-ui-count-spaces = filled spaces
octocube-ui-count-tie-objects = tie-break: most objects
octocube-ui-count-tie-coins = tie-break: most coins
octocube-ui-supply = Abyss tiles
octocube-ui-left-of = { $count } of { $of } left
octocube-ui-supply-note = After the last one, the round is played out and the game ends.
octocube-ui-supply-kids = Each emptied space gets one.
octocube-ui-last-round = This is the last round.
octocube-ui-round = Round { $round }.
octocube-ui-idle = { $count } of { $of } rounds without progress.

octocube-score-kind-series = series
octocube-score-kind-coins = coins
octocube-score-kind-colour = colours
octocube-score-kind-object = objects
octocube-score-kind-spaces = spaces
octocube-score-kind-tie-objects = tie-break
octocube-score-kind-tie-coins = tie-break

octocube-learn-board = Every space is a stack of tiles; you see only the top one. You collect tiles with your cube: a bare face that lands on a stack picks up its top tile.
octocube-learn-place = Your cube starts at the edge. Place it { PLACE("on ", "d2", "on the marked space") }: the light blue sextant will stick underneath.
octocube-learn-roll = Now roll. The cube tips over onto its next face. Roll south{ PLACE(" to ", "d3") }: use the lit space, the button or the down arrow key.
octocube-learn-net = Below is your cube, unfolded. { $touch ->
    [1] Tap a move
   *[0] Point at a move
}, and a second picture shows the cube after it: dashed faces change, a plus is a new tile.
octocube-learn-series = The same object several times is a series when you score it together; colours do not matter. Two sextants score 2 points, three score 4. Roll south again.
octocube-learn-coin = Coins are not objects: each is simply worth 3 points at the end. Roll west and pick one up.
octocube-learn-pivot = There is a fourth sextant to the west. But the west side of your cube already has a tile, and a tiled face picks up nothing. Pivot by 90 degrees to bring a bare face to the west.
octocube-learn-bare = Now a bare face will land there. Roll west.
octocube-learn-score = Four sextants: 7 points. Press Score and take them; the coin stays on your cube for now. Scoring brings your cube home.
octocube-learn-majorities = The tiles are on your board now. At the end, the most tiles of each colour and of each object score too, and second place often does: nine majorities. A chart at the table shows who leads in each.
octocube-learn-again = Your cube comes back at the edge, and this time it carries a tile, so its position matters. Choose the one shown{ PLACE(" for ", "a1") }.
octocube-learn-last = Roll south for another coin.
octocube-learn-end = An emptied space gets an abyss tile. After the last one, the round is played out, the tiles left on the cubes are scored and the majorities are counted. Now play a real game!
octocube-sheet-aim = Aim of the game
octocube-sheet-aim-text = Roll your cube over stacks of sunken treasure and pick up tiles with its six faces. Bring home series of the same object, and end up with more of each colour and object than the others.
octocube-sheet-turn = Your turn
octocube-sheet-turn-text = Do one thing: place your cube at the edge, roll it one space, pivot it, score, or pass. A bare face that lands on a stack picks up its top tile. A face that already has a tile picks up nothing.
octocube-sheet-pivot = Pivot
octocube-sheet-pivot-text = Turn your cube on the spot by 90, 180 or 270 degrees to bring a bare face to the side you want to roll to.
octocube-sheet-score = Score
octocube-sheet-score-text = Your cube goes home. Take any of its tiles; the others stay on it. 1 to 6 of the same object score 0, 2, 4, 7, 10 or 15 points, whatever their colours. A coin is worth 3 points at the end.
octocube-sheet-end = End of the game
octocube-sheet-end-text = An emptied space gets an abyss tile. After the last one, the round is played out and everybody scores what is left on their cube. Then majorities: the most tiles of a colour score 5, second place 2; the most of an object score 3 to 7, second place up to 4.
octocube-learn-part-powers = Part 2: powers
octocube-learn-power-tiles = In the advanced game every abyss tile has a power, marked by a letter. One lies in the middle from the start: D lets you take any visible tile onto the top of your cube.
octocube-learn-power-place = You use a power from the space next to it. Start by placing your cube { PLACE("on ", "c1", "on the marked space") }.
octocube-learn-power-roll = Roll south{ PLACE(" to ", "c2") }: now your cube is next to the tile.
octocube-learn-power-beside = Using a power takes the place of your action. Use power D.
octocube-learn-power-target = The top of your cube is bare, so it can hold any visible tile. Diamonds are rare: take the { PLACE("one on ", "b1", "marked one") }.
octocube-learn-power-end = That is how powers work. If you roll onto an abyss tile, you may use its power at once, as an extra. Point at a letter on the board to read what it does. Now play a real game!

# The log beside the board: the tiles are shown as pictures
octocube-ui-log-score = { $count ->
    [0] { $you ->
        [1] You took your cube home with its tiles on it
       *[0] { $seat } took their cube home with its tiles on it
    }
   *[other] { $you ->
        [1] You scored { $count ->
            [one] a tile
           *[other] { $count } tiles
        }
       *[0] { $seat } scored { $count ->
            [one] a tile
           *[other] { $count } tiles
        }
    }
}
octocube-ui-log-last-score = { $you ->
    [1] You scored the rest
   *[0] { $seat } scored the rest
}
octocube-ui-log-retrieve = { $you ->
    [1] You took your cube home
   *[0] { $seat } took their cube home
}
octocube-ui-log-filled = { $count ->
    [one] one put on the board
   *[other] { $count } put on the board
}
octocube-ui-log-returned = { $count ->
    [one] one returned{ PLACE(" to ", $space) }
   *[other] { $count } returned{ PLACE(" to ", $space) }
}

# What could have been
octocube-ui-with-place = By placing your cube{ PLACE(" on ", $space) }
octocube-ui-with-place-turned = By placing your cube{ PLACE(" on ", $space) }
octocube-ui-with-roll = By rolling { $direction }{ PLACE(" to ", $space) }
octocube-ui-with-pivot = By pivoting { $degrees }°
octocube-ui-with-score = By scoring { $tiles }
octocube-ui-with-pass = By passing
octocube-ui-with-stay = By staying put
octocube-ui-with-retrieve = By taking your cube home

# In numbers

octocube-opening-place = Cube on { $space }
octocube-use-use = Power { $power }

# Hints: what kind of move

octocube-hint-place = Place your cube.
octocube-hint-place-turned = Place your cube, turned the right way.
octocube-hint-roll = Roll your cube.
octocube-hint-pivot = Pivot your cube.
octocube-hint-score = Score your cube.
octocube-hint-score-none = Take your cube home.
octocube-hint-pass = Pass.
octocube-hint-use = Use a power.
octocube-hint-stay = Stay where you are.
octocube-hint-move = Move your cube.
octocube-hint-take = Take a tile.
octocube-hint-swap-adjacent = Swap a tile.
octocube-hint-swap-first = Swap two stacks.
octocube-hint-swap-second = Swap two stacks.
octocube-hint-reorient = Turn your cube.
octocube-hint-reorient-none = Leave your cube as it is.
octocube-hint-give = Give a tile away.
octocube-hint-from-board = Take a tile from your board.
octocube-hint-swap-cubes = Swap places with another cube.
octocube-hint-swap-tops = Swap top tiles.
octocube-hint-retrieve = Take your cube home.
octocube-hint-fill = Fill a space on your board.
octocube-hint-lay = Put a tile on the stack.
octocube-hint-give-back = Return the stack.
