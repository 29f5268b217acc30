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
seikatsu-ui-rival-now = Your rival: { $flocks } for flocks, { $rows } in rows, { $points } in all
seikatsu-ui-rival-sum = rival in all: { $points }
seikatsu-ui-in-rows = { $points } in rows
seikatsu-ui-bag = { $count ->
    [one] tile in the bag
   *[other] tiles in the bag
}
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
seikatsu-ui-row = row { $row }: { $before } → { $after }
seikatsu-ui-row-same = row { $row }: stays { $after }
seikatsu-ui-flocks = flocks
seikatsu-ui-rows = rows now
seikatsu-ui-total = total now
seikatsu-ui-row-points = Points of the seven rows: { $points }
seikatsu-ui-chip = flocks { $flocks }, rows { $rows }
seikatsu-ui-with = with { $seat }
seikatsu-ui-key = Key
seikatsu-ui-not-seen = not yet seen
seikatsu-ui-koi = koi: any bird when placed, any flower at the end
seikatsu-ui-your-view = Your view
seikatsu-ui-view-of = Seen from { $pagoda }
seikatsu-ui-if-placed = if placed on row { $row }
seikatsu-score-kind-flocks = flocks
seikatsu-score-kind-row = rows
seikatsu-score-kind-rival-flocks = rival's flocks
seikatsu-score-kind-rival-row = rival's rows
seikatsu-learn-welcome = This is the garden you share with Ada, round the koi pond. Two tiles lie there already. Each tile shows a bird and a flower. Birds score at once, flowers at the end.
seikatsu-learn-hand = Your two tiles stand on your veranda; Ada cannot see them. Each turn you place one of them next to a tile in the garden and draw a new one.
seikatsu-learn-flock = Take the waxwing and place it on the lit space: next to the other waxwing it makes a flock. One point for each neighbour with the same bird.
seikatsu-learn-two = Another waxwing! Next to both of yours it scores two points.
seikatsu-learn-rows = Now the flowers. From your pagoda you look along seven rows. In each row only the flower you see most often counts: one is worth 1, two are worth 3, three 6, four 10, five 15, six 21.
seikatsu-learn-row = Place the flycatcher with its primrose in row 3. The chip tells you what you would score: the flock now, and what the row becomes for you and for Ada.
seikatsu-learn-koi = A koi! When you place it, it is any bird you like: here two neighbours join it. Later it is any flower, in every row, for everyone. It makes row 3 grow to three.
seikatsu-learn-rival = Ada looks at the same garden from another side. What is a row for you runs across her rows, so every tile counts for both of you. Her card shows her rows as bars.
seikatsu-learn-longer = Long rows are worth much more. A third tulip in row 4 raises it from 3 to 6.
seikatsu-learn-both = The best places score twice: a flock now and a longer row later. Place the flycatcher with its tulip on the lit space.
seikatsu-learn-end = You know the whole game now. When the garden is full, each pagoda counts its seven rows, and the flocks are added. Most points win; a tie goes to the one who plays last.
