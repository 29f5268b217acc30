# Names

seikatsu-name = Seikatsu
seikatsu-mode-standard = Standard
seikatsu-mode-standard-about = Each for their own pagoda: birds score at once, flowers at the end.
seikatsu-mode-teams = Teams
seikatsu-mode-teams-about = Two against two; partners share a pagoda and a score, and keep their hands secret.
seikatsu-mode-solo = Solo
seikatsu-mode-solo-about = Your pagoda against the two others together.
seikatsu-mode-tournament = Tournament
seikatsu-mode-tournament-about = The koi are dealt openly: less luck.
seikatsu-option-flock = Points of a flock
seikatsu-option-flock-neighbours = one for each matching neighbour
seikatsu-option-flock-whole = one more for the placed tile
seikatsu-option-level = Level
seikatsu-option-level-easy = easy: the flocks are yours
seikatsu-option-level-medium = medium: flocks score nothing
seikatsu-option-level-hard = hard: the flocks are your rival's
seikatsu-option-tournament-hands = Hands at the start
seikatsu-option-tournament-hands-topped_up = two tiles each
seikatsu-option-tournament-hands-koi_only = only the koi that were dealt

seikatsu-pagoda-pink = pink
seikatsu-pagoda-blue = blue
seikatsu-pagoda-green = green
seikatsu-bird-tanager = tanager
seikatsu-bird-waxwing = waxwing
seikatsu-bird-white-eye = white-eye
seikatsu-bird-flycatcher = flycatcher
seikatsu-flower-primrose = primrose
seikatsu-flower-frangipani = frangipani
seikatsu-flower-tulip = tulip
seikatsu-flower-hyacinth = hyacinth
seikatsu-flower-none = no flower
seikatsu-flower-koi = koi
seikatsu-bird-koi = koi
seikatsu-tile-tp = { seikatsu-bird-tanager }, { seikatsu-flower-primrose }
seikatsu-tile-tf = { seikatsu-bird-tanager }, { seikatsu-flower-frangipani }
seikatsu-tile-tt = { seikatsu-bird-tanager }, { seikatsu-flower-tulip }
seikatsu-tile-th = { seikatsu-bird-tanager }, { seikatsu-flower-hyacinth }
seikatsu-tile-wp = { seikatsu-bird-waxwing }, { seikatsu-flower-primrose }
seikatsu-tile-wf = { seikatsu-bird-waxwing }, { seikatsu-flower-frangipani }
seikatsu-tile-wt = { seikatsu-bird-waxwing }, { seikatsu-flower-tulip }
seikatsu-tile-wh = { seikatsu-bird-waxwing }, { seikatsu-flower-hyacinth }
seikatsu-tile-ep = { seikatsu-bird-white-eye }, { seikatsu-flower-primrose }
seikatsu-tile-ef = { seikatsu-bird-white-eye }, { seikatsu-flower-frangipani }
seikatsu-tile-et = { seikatsu-bird-white-eye }, { seikatsu-flower-tulip }
seikatsu-tile-eh = { seikatsu-bird-white-eye }, { seikatsu-flower-hyacinth }
seikatsu-tile-fp = { seikatsu-bird-flycatcher }, { seikatsu-flower-primrose }
seikatsu-tile-ff = { seikatsu-bird-flycatcher }, { seikatsu-flower-frangipani }
seikatsu-tile-ft = { seikatsu-bird-flycatcher }, { seikatsu-flower-tulip }
seikatsu-tile-fh = { seikatsu-bird-flycatcher }, { seikatsu-flower-hyacinth }
seikatsu-tile-koi = koi
seikatsu-tile-hidden = hidden tile

# What an action does

seikatsu-do-place = Place { $tile } on { $space }{ $scorer ->
    [rival] : { $points } for your rival
    [nobody] { "" }
   *[seat] { $points ->
        [0] { "" }
       *[other] : +{ $points }
    }
}{ $after ->
    [0] { "" }
   *[other] ; row { $row } from { $before } to { $after }
}

# What is asked

seikatsu-prompt-place = { $tiles ->
    [1] Place your last tile next to another tile. Turn { $turn } of { $turns }.
   *[other] Place one of your { $tiles } tiles next to another tile. Turn { $turn } of { $turns }.
}
seikatsu-prompt-solo-first = Place your garden tile or a koi next to any start tile.
seikatsu-prompt-solo = Place your garden tile next to the last tile on { $space }, or a koi next to any tile. Turn { $turn }.
seikatsu-prompt-solo-garden = Place your garden tile next to the last tile on { $space }. Turn { $turn }.
seikatsu-prompt-solo-koi = Your garden tile has no place next to { $space }: place a koi next to any tile. Turn { $turn }.
seikatsu-prompt-solo-only-koi = No garden tile is left: place a koi next to any tile. Turn { $turn }.

# What happened

seikatsu-log-place = { $you ->
    [1] You placed
   *[0] { $seat } placed
} { $tile } on { $space }{ $scorer ->
    [rival] { $points ->
        [0] { "" }
       *[other] : { $points } for the rival
    }
    [nobody] { "" }
   *[seat] { $points ->
        [0] { "" }
       *[other] : +{ $points }
    }
}
seikatsu-log-draw = { $you ->
    [1] You drew { $tile }
   *[0] { $seat } drew { $tile }
}
seikatsu-log-draw-hidden = { $seat } drew a tile
seikatsu-log-row = { $points ->
    [0] Pagoda { $pagoda }, row { $row }: nothing
   *[other] Pagoda { $pagoda }, row { $row }: { $flowers ->
        [0] { $koi } koi
       *[other] { $flowers } × { $flower }{ $koi ->
            [0] { "" }
           *[other] { " " }and { $koi } koi
        }
    }, { $points }
}
seikatsu-log-total = Pagoda { $pagoda }: { $flocks } for flocks and { $rows } for rows, { $points } in all

# Why not

seikatsu-why-over = The game is over.
seikatsu-why-not-in-hand = You do not hold { $tile }.
seikatsu-why-occupied = On { $space } lies { $tile } already.
seikatsu-why-pond = No tile can lie in the pond.
seikatsu-why-no-neighbour = No tile lies next to { $space }: a tile is placed next to another.
seikatsu-why-not-next-to-last = Alone, a garden tile goes next to the last tile placed, on { $last }; { $space } is not next to it. A koi may go next to any tile.
seikatsu-why-no-space = No space next to the last tile, on { $last }, is free for { $tile }: place a koi.

# The count

seikatsu-score-flocks = Flocks
seikatsu-score-row = Pagoda { $pagoda }, row { $row }: { $points ->
    [0] nothing
   *[other] { $flowers ->
        [0] { $koi } koi
       *[other] { $flowers } × { $flower }{ $koi ->
            [0] { "" }
           *[other] { " " }and { $koi } koi
        }
    }
}
seikatsu-score-rival-flocks = The rival's flocks: { $points }
seikatsu-score-rival-row = The rival's pagoda { $pagoda }, row { $row }: { $points }

# The end

seikatsu-end-full = The garden is complete.
seikatsu-end-stuck = No tile can be placed any more.
seikatsu-won-points = Most points win.
seikatsu-won-tie = A tie goes to the one who plays last in the round.
seikatsu-won-solo-won = You have more points than your rival: you win.
seikatsu-won-solo-lost = Your rival has more points: you lose.
seikatsu-won-solo-tie = Your rival has as many points as you: a tie loses.
