seikatsu-ui-garden = The garden, seen from the { $pagoda } pagoda
seikatsu-ui-pond = The pond
seikatsu-ui-space-tile = { $space }: { $tile }
seikatsu-ui-space-empty = { $space }, free
seikatsu-ui-in-hand = { $count ->
    [1] In your hand: { $tile }
   *[other] In your hand: { $count } × { $tile }
}
seikatsu-ui-hand = { $tiles ->
   *[other] Hand: { $tiles }
}
seikatsu-ui-rival = your rival
seikatsu-ui-rival-now = Your rival: { $flocks } for flocks, { $rows } for rows, { $points } in all
seikatsu-ui-rival-sum = rival: { $points } in all
seikatsu-ui-in-rows = { $points } for rows
seikatsu-ui-bag = { $count ->
    [one] tile in the bag
   *[other] tiles in the bag
}
seikatsu-ui-row-worth = Points for 1 to 6 flowers of a kind in a row: { $points }
seikatsu-ui-flowers-in-row = Flowers in a row
seikatsu-ui-flock = { $points ->
    [0] no flock
   *[other] +{ $points } flock
}
seikatsu-ui-flock-rival = { $points ->
    [0] no flock
   *[other] +{ $points } for your rival
}
seikatsu-ui-flock-nobody = flocks score nothing
seikatsu-ui-flock-short = { $scorer ->
    [nobody] 0
    [rival] rival { $points ->
        [0] 0
       *[other] +{ $points }
    }
   *[seat] { $points ->
        [0] 0
       *[other] +{ $points }
    }
}
seikatsu-ui-row = row { $row }: { $before } → { $after }
seikatsu-ui-row-same = row { $row }: stays at { $after }
seikatsu-ui-flocks = flocks
seikatsu-ui-rows = rows now
seikatsu-ui-total = total now
seikatsu-ui-row-points = Points in the seven rows: { $points }
seikatsu-ui-chip = flocks { $flocks }, rows { $rows }
seikatsu-ui-key = Key
seikatsu-ui-not-seen = not seen yet
seikatsu-ui-koi = koi: any bird when placed, any flower at the end
seikatsu-ui-your-view = Your view
seikatsu-ui-view-of = Seen from { $pagoda }
seikatsu-ui-if-placed = if placed in row { $row }
seikatsu-ui-count-row = { $name }, row { $row }: { $points ->
    [0] 0
   *[other] { $flowers ->
        [0] { $koi } koi
       *[other] { $flowers } × { $flower }{ $koi ->
            [0] { "" }
           *[other] { " " }and { $koi } koi
        }
    }, { $points }
}
seikatsu-ui-count-open = Row { $row }, not counted yet
seikatsu-score-kind-flocks = flocks
seikatsu-score-kind-row = rows
seikatsu-score-kind-rival-flocks = rival’s flocks
seikatsu-score-kind-rival-row = rival’s rows
seikatsu-learn-welcome = This is the garden around the koi pond. You share it with Ada. Each tile shows a bird and a flower: birds score at once, flowers at the end. Two tiles are already there.
seikatsu-learn-hand = Your two tiles stand on your veranda, where Ada cannot see them. Each turn, place one of them next to a tile in the garden and draw a new one.
seikatsu-learn-flock = Take the waxwing and place it on the lit space, next to the other waxwing: that is a flock. You score 1 point for each neighbour with the same bird.
seikatsu-learn-two = Another waxwing! Next to both of yours it scores two points.
seikatsu-learn-rows = Now the flowers. From your pagoda you look along seven rows. In each row only the most frequent flower counts: 1 is worth 1 point, 2 are worth 3, then 6, 10, 15, and 21 for six.
seikatsu-learn-row = Place the flycatcher with its primrose in row 3. The label shows what you would score: the flock now, and the row for you and for Ada.
seikatsu-learn-koi = A koi! When you place it, it is any bird you like: here it joins two neighbours. At the end it is any flower, in every row, for everyone. Row 3 now counts three.
seikatsu-learn-rival = Ada looks at the same garden from another side. Your rows run across hers, so every tile counts for both of you. The bars on her card are her rows.
seikatsu-learn-longer = Long rows are worth a lot more. A third tulip takes row 4 from 3 points to 6.
seikatsu-learn-both = The best spaces score twice: a flock now and a longer row later. Place the flycatcher with its tulip on the lit space.
seikatsu-learn-end = That is the whole game. When the garden is full, each pagoda counts its seven rows and adds its flocks. The highest score wins; in a tie, whoever plays last.
seikatsu-sheet-aim = Aim of the game
seikatsu-sheet-aim-text = You all plant one garden, but each of you looks at it from your own pagoda. Score birds while you plant and flowers at the end. The highest score wins.
seikatsu-sheet-turn = Your turn
seikatsu-sheet-turn-text = Place one of your two tiles on a free space next to another tile. Score its birds, then draw a new tile. Two players have 17 turns each, three have 11, four have 8.
seikatsu-sheet-birds = Birds score now
seikatsu-sheet-birds-text = A tile next to others with the same bird makes a flock: 1 point for each matching neighbour.
seikatsu-sheet-flowers = Flowers score at the end
seikatsu-sheet-flowers-text = From your pagoda you see seven rows. In each, only the most frequent flower counts: 1, 2, 3, 4, 5 or 6 of it are worth 1, 3, 6, 10, 15 or 21 points.
seikatsu-sheet-koi = Koi
seikatsu-sheet-koi-text = A koi is any bird in the turn you place it. At the end it is any flower, in every row, for everyone.
seikatsu-sheet-end = End of the game
seikatsu-sheet-end-text = The game ends when the garden is full. Everybody adds their seven rows to their flocks. In a tie, whoever plays last in the round wins.

# After a first click: what comes next
seikatsu-ui-then-tile-space = Now choose a lit space for your { $tile }.
seikatsu-ui-then-space-tile = Now choose which tile goes there.

# The log beside the board: points have a column of their own
seikatsu-ui-log-place = { $you ->
    [1] You placed
   *[0] { $seat } placed
} { A($tile) }{ PLACE(" on ", $space) }{ $scorer ->
    [rival] { $points ->
        [0] { "" }
       *[other] : { $points } for the rival
    }
   *[other] { "" }
}

# A move among others: in advice and judgement
seikatsu-ui-do-place = { $tile }{ PLACE(" on ", $space) }{ $scorer ->
    [rival] { $points ->
        [0] { "" }
       *[other] , +{ $points } for your rival
    }
    [nobody] { "" }
   *[seat] { $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
}{ $after ->
    [0] { "" }
   *[other] { $change ->
        [0] , row { $row } stays at { $after }
       *[other] , row { $row } goes from { $before } to { $after }
    }
}

# What could have been
seikatsu-ui-with-place = With { A($tile) }{ PLACE(" on ", $space) }

# In numbers

seikatsu-opening-place = On { $space }

# Hints: what kind of move

seikatsu-hint-place = Place { A($tile) }.
