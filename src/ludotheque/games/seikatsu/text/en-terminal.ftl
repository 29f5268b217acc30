seikatsu-legend =
    Wp: a tile; the bird is large (T tanager, W waxwing, E white-eye, F flycatcher), the flower small (p primrose, f frangipani, t tulip, h hyacinth)
    Koi: a koi   ??: a tile you cannot see   >Wp<: the last tile placed   ~ ~ ~: the pond in the middle
    Below the garden, for each row seen from your pagoda: how many flowers count (2p), and the points
    ● ■ ▲: the pink, blue and green pagoda: points for flocks + for rows = in all, the rows, and the hands of its seats
    →: the seat to move   ?? × 30: tiles in the bag
seikatsu-why-unread = “{ $typed }” is no move: a move is a tile and a space, as in wp@d3 or koi@c2.
seikatsu-why-unread-tile = “{ $typed }” is no tile: a tile is koi, or a bird (t, w, e, f) and a flower (p, f, t, h), as in wp.
seikatsu-why-unread-space = “{ $typed }” is no space: the spaces are a1-a4, b1-b5, c1-c6, d1-d3, d5-d7, e1-e6, f1-f5 and g1-g4.
seikatsu-why-unread-target = “{ $typed }” is nothing to point at: write tile:wp or space:d3.
