# Why a move is better than another

study-more = { $you ->
    [1] +{ $by } for you in { $share }
   *[0] +{ $by } for { $name } in { $share }
}
study-less = { $you ->
    [1] { $by } less for you in { $share }
   *[0] { $by } less for { $name } in { $share }
}
study-held = { $you ->
    [1] you stay at { $points } in { $share }
    [2] { $name } stay at { $points } in { $share }
   *[0] { $name } stays at { $points } in { $share }
}
study-and = { $first }, and { $second }
study-though = { $first }, though { $second }
study-rival = your rival
study-no-reason = { $chance }% instead of { $instead }% to win, with nearly the same points.

# Puzzles

study-puzzle = Puzzle
study-puzzles = Puzzles
study-puzzles-about = Positions from real matches in which one move is clearly best. Find it.
study-daily = Puzzle of the day
study-daily-tried = Puzzle of the day: you have tried it
study-rating = Your rating
study-streak = In a row
study-days = Days in a row
study-tried = { $tried } of { $all } tried
study-no-puzzles = There are no puzzles for this game yet.
study-player = Player { $number }
study-task-win = One move wins. Which one?
study-task-save = You are behind. Which move keeps you in the game?
study-task-best = Find the best move.
study-wrong = Not the best move. Try again.
study-solved = Solved: { $move }
study-shown = The answer: { $move }
study-chances = You would win { $chance }% of the time; the best move wins { $best }%.
study-answer-brings = What the best move brings: { $why }.
study-puzzle-facts = Difficulty { $rating } · you { $mine } · { $streak } in a row
study-change = ({ $change })
study-again = Try again
study-next = Next puzzle
study-reveal = Show the answer
study-link = Copy link
study-analyse = Analyse

# The analysis board

study-analysis = Analysis
study-engine = Engine
study-playouts = { $playouts } simulated games
study-doubt = Not settled yet: { $move } has the better average so far.
study-best-has = The best move instead: { $why }.
study-than-next = Against the next best: { $why }.
study-later = What may follow
study-graph = Chances of all sides, move by move
study-start = Start
study-promote = Make main line
study-delete = Delete from here
study-comment = Comment on this move
study-new = A new deal
study-players = { $players ->
    [1] 1 player
   *[other] { $players } players
}
study-from-text = A position, record or study
study-from-text-about = Paste a text, or change a line of it. The rules check it as you write, and say which line is wrong and why.
study-new-about = Choose how many play: the board opens with a fresh deal.
study-drawn = The position as it is written
study-possible = Possible: { $game }, { $mode }, { $players ->
    [1] 1 player
   *[other] { $players } players
}.
study-guide = What the lines mean
study-open = Open
study-file = Open a file
study-save = Save as text
study-picture = Save picture
study-edit = Edit position
study-eyes = Point of view
study-all-moves = All moves
study-back = Back
study-forward = Forward
study-over = The game is over: { $scores }
study-try = Try it again
study-back-to-replay = Back to the replay

# In numbers

study-insights = In numbers
study-insights-of = { $game } in numbers
study-insights-about = { $matches } matches between bots of the same strength ({ $playouts ->
    [0] { $bot }
   *[other] { $playouts } simulated games a move
}). Thin lines show how sure a number is: the true one lies within them 95 times out of 100.
study-insights-case = Mode and players
study-insights-case-one = { $mode }, { $players ->
    [1] 1 player
   *[other] { $players } players
}
study-insights-order = Does it help to go first?
study-insights-order-about = How often each player wins, in the order of play. The dashed line is a fair share.
study-insights-place = { $place ->
    [1] First to play
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
study-insights-alone = You
study-insights-rival = The rival
study-insights-length = How long is a match?
study-insights-turns = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns on average (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }){ $other ->
    [0] .
   *[1] , { NUMBER($actions, minimumFractionDigits: 1, maximumFractionDigits: 1) } moves.
}
study-insights-bar = { $least } to { $most }: { $count ->
    [1] 1 match
   *[other] { $count } matches
}
study-insights-winning = How many points does it take?
study-insights-points = The winner has { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) and is { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } ahead.
study-insights-shares = Where do the points come from?
study-insights-shares-about = Final points of those who won, and of the others.
study-insights-winners = Winners
study-insights-others = Others
study-insights-openings = Which first moves are best?
study-insights-openings-about = From { $trials } more matches whose first move was drawn by lot: how often whoever made it went on to win. First moves seen fewer than 20 times are left out.
study-insights-uses = What is it worth?
study-insights-uses-about = Of those who did it at least once in a match: how often they won, how often those who did not, and what it scored at once. That winners do something more often does not prove that it wins.
study-insights-what = What
study-insights-used-by = Used by
study-insights-won-with = Won with it
study-insights-won-without = Won without it
study-insights-at-once = Points at once
study-insights-range = { $low }–{ $high }
study-insights-mean = { NUMBER($mean, minimumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2) }
study-insights-save-json = Save all numbers (JSON)
study-insights-save-csv = Save as a table (CSV)
