# Names

seikatsu-name = Seikatsu
seikatsu-about = One shared garden, three views: gather flocks of birds now, and rows of flowers for your own pagoda later.
seikatsu-mode-standard = Standard
seikatsu-mode-standard-about = 2 or 3 players, a pagoda each: birds score at once, flowers at the end.
seikatsu-mode-teams = Teams
seikatsu-mode-teams-about = 2 against 2: partners share a pagoda and a score, but never show their hands.
seikatsu-mode-solo = Solo
seikatsu-mode-solo-about = Your pagoda alone against the other two together, on 3 levels.
seikatsu-mode-tournament = Tournament
seikatsu-mode-tournament-about = Less luck: the 4 koi are dealt face up before the game.
seikatsu-option-flock = Points for a flock
seikatsu-option-flock-neighbours = 1 point per matching neighbour
seikatsu-option-flock-whole = 1 extra point for the tile itself
seikatsu-option-level = Level
seikatsu-option-level-easy = Easy: flock points are yours
seikatsu-option-level-medium = Medium: flocks score nothing
seikatsu-option-level-hard = Hard: flock points go to your rival
seikatsu-option-tournament-hands = Starting hands
seikatsu-option-tournament-hands-topped_up = Two tiles each
seikatsu-option-tournament-hands-koi_only = Only the koi you were dealt

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
seikatsu-tile-tp = { seikatsu-bird-tanager } & { seikatsu-flower-primrose }
seikatsu-tile-tf = { seikatsu-bird-tanager } & { seikatsu-flower-frangipani }
seikatsu-tile-tt = { seikatsu-bird-tanager } & { seikatsu-flower-tulip }
seikatsu-tile-th = { seikatsu-bird-tanager } & { seikatsu-flower-hyacinth }
seikatsu-tile-wp = { seikatsu-bird-waxwing } & { seikatsu-flower-primrose }
seikatsu-tile-wf = { seikatsu-bird-waxwing } & { seikatsu-flower-frangipani }
seikatsu-tile-wt = { seikatsu-bird-waxwing } & { seikatsu-flower-tulip }
seikatsu-tile-wh = { seikatsu-bird-waxwing } & { seikatsu-flower-hyacinth }
seikatsu-tile-ep = { seikatsu-bird-white-eye } & { seikatsu-flower-primrose }
seikatsu-tile-ef = { seikatsu-bird-white-eye } & { seikatsu-flower-frangipani }
seikatsu-tile-et = { seikatsu-bird-white-eye } & { seikatsu-flower-tulip }
seikatsu-tile-eh = { seikatsu-bird-white-eye } & { seikatsu-flower-hyacinth }
seikatsu-tile-fp = { seikatsu-bird-flycatcher } & { seikatsu-flower-primrose }
seikatsu-tile-ff = { seikatsu-bird-flycatcher } & { seikatsu-flower-frangipani }
seikatsu-tile-ft = { seikatsu-bird-flycatcher } & { seikatsu-flower-tulip }
seikatsu-tile-fh = { seikatsu-bird-flycatcher } & { seikatsu-flower-hyacinth }
seikatsu-tile-koi = koi
seikatsu-tile-hidden = hidden tile

# What an action does

seikatsu-do-place = Place { $tile }{ PLACE(" on ", $space) }{ $scorer ->
    [rival] : { $points ->
        [0] nothing
       *[other] +{ $points }
    } for your rival
    [nobody] { "" }
   *[seat] { $points ->
        [0] { "" }
       *[other] : +{ $points }
    }
}{ $after ->
    [0] { "" }
   *[other] { $change ->
        [0] , row { $row } stays at { $after }
       *[other] , row { $row } goes from { $before } to { $after }
    }
}

# What is asked

seikatsu-prompt-place = { $tiles ->
    [1] Place your last tile next to any tile. Turn { $turn } of { $turns }.
   *[other] Place one of your tiles next to any tile in the garden. Turn { $turn } of { $turns }.
}
seikatsu-prompt-solo-first = Place your garden tile or a koi next to any starting tile.
seikatsu-prompt-solo = Place your garden tile next to the last one{ PLACE(", on ", $space) }, or a koi next to any tile. Turn { $turn }.
seikatsu-prompt-solo-garden = Place your garden tile next to the last one{ PLACE(", on ", $space) }. Turn { $turn }.
seikatsu-prompt-solo-koi = There is no room for your garden tile next to the last one{ PLACE(", on ", $space) }: place a koi next to any tile. Turn { $turn }.
seikatsu-prompt-solo-only-koi = There are no garden tiles left: place a koi next to any tile. Turn { $turn }.

# What happened

seikatsu-log-place = { $you ->
    [1] You placed
   *[0] { $seat } placed
} { A($tile) }{ PLACE(" on ", $space) }{ $scorer ->
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
    [1] You drew { A($tile) }
   *[0] { $seat } drew { A($tile) }
}
seikatsu-log-draw-hidden = { $seat } drew a tile
seikatsu-log-row = { $points ->
    [0] { $pagoda } pagoda, row { $row }: nothing
   *[other] { $pagoda } pagoda, row { $row }: { $flowers ->
        [0] { $koi } koi
       *[other] { $flowers } × { $flower }{ $koi ->
            [0] { "" }
           *[other] { " " }and { $koi } koi
        }
    }, { $points }
}
seikatsu-log-total = { $pagoda } pagoda: { $flocks } for flocks and { $rows } for rows, { $points } in all

# Why not

seikatsu-why-over = The game is over.
seikatsu-why-not-in-hand = You do not have this tile: { $tile }.
seikatsu-why-occupied = There is already a tile{ PLACE(" on ", $space) }: { $tile }.
seikatsu-why-pond = Tiles cannot go into the pond.
seikatsu-why-no-neighbour = There is no tile next to this space: a tile always goes next to another one.
seikatsu-why-not-next-to-last = In solo, a garden tile goes next to the last one{ PLACE(", on ", $last) }. A koi may go next to any tile.
seikatsu-why-no-space = There is no room for { $tile } next to the last tile{ PLACE(", on ", $last) }: place a koi.

# The count

seikatsu-score-flocks = Flocks
seikatsu-score-row = { $pagoda } pagoda, row { $row }: { $points ->
    [0] nothing
   *[other] { $flowers ->
        [0] { $koi } koi
       *[other] { $flowers } × { $flower }{ $koi ->
            [0] { "" }
           *[other] { " " }and { $koi } koi
        }
    }
}
seikatsu-score-rival-flocks = Rival’s flocks: { $points }
seikatsu-score-rival-row = Rival’s { $pagoda } pagoda, row { $row }: { $points }

# The end

seikatsu-end-full = The garden is full.
seikatsu-end-stuck = No more tiles can be placed.
seikatsu-won-points = The highest score wins.
seikatsu-won-tie = In a tie, whoever plays last in the round wins.
seikatsu-won-solo-won = You beat your rival: you win.
seikatsu-won-solo-lost = Your rival has more points: you lose.
seikatsu-won-solo-tie = You are level with your rival, and a tie is a loss.
seikatsu-decided-flocks = Flocks decided it ({ $more } to { $less }).
seikatsu-decided-row = Rows decided it ({ $more } to { $less }).

# Where points come from

seikatsu-share-flocks = flocks
seikatsu-share-row = row { $row }
seikatsu-share-rival-flocks = flocks
seikatsu-share-rival-row = row { $row } of the { $pagoda } pagoda
