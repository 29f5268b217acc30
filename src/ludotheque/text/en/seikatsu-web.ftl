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
seikatsu-ui-row = row { $row }: { $before } → { $after }
seikatsu-ui-flocks = flocks
seikatsu-ui-rows = rows now
seikatsu-ui-total = total now
seikatsu-ui-row-points = Points of the seven rows: { $points }
seikatsu-ui-chip = flocks { $flocks }, rows { $rows }
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
