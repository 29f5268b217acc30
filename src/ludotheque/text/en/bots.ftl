hint-title = Advice for seat { $seat } after { $playouts } playouts
hint-move = move
hint-visits = tried
hint-chance = wins
hint-points = final points
hint-line = then
hint-over = The game is over: there is nothing to advise.
