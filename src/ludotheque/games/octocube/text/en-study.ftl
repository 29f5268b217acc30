# What the lines of a position mean, for who edits one

octocube-line-octocube = The options: mode, number of players, and whether points lie open.
octocube-line-turn = The round, who began, who is to move (from 0) and what there is to decide. A - means nothing.
octocube-line-row = A row of the grid, from north to south. Each stack runs from the top down; behind the slash lies what nobody has seen. Tiles: S starfish, A amphora, X sextant, P pearl, D diamond; w white, l light blue, d dark blue, g green; Co is a coin. ~A to ~I are powers, ~plain a plain abyss tile.
octocube-line-supply = How many abyss tiles are left and, in the advanced game, the powers nobody has seen.
octocube-line-seat = A seat: where its cube stands, the six faces of the cube (top, bottom, north, east, south, west), its board, its coins and its points.
