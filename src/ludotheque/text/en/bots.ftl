hint-title = Advice for seat { $seat } after { $playouts } playouts
hint-move = move
hint-visits = tried
hint-chance = wins
hint-points = final points
hint-line = then
hint-over = The game is over: there is nothing left to advise.
hint-why = Better than the next: { $why }
hint-instead = The best move has { $why }
hint-title-certain = Advice for seat { $seat }: certain, every way to the end was looked at
hint-margin = ahead by
# What is certain when both sides play their best. $points is never below 0.
certain-wins = { $points ->
    [0] wins the tie with best play
   *[other] wins by { $points } with best play
}
certain-loses = { $points ->
    [0] loses the tie with best play
   *[other] loses by { $points } even with best play
}
certain-shares = shares the win with best play
hint-own = The search itself would choose { $move }, which it tried most.
