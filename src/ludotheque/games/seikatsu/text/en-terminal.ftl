seikatsu-legend =
    Wp: a tile; the bird is large (T tanager, W waxwing, E white-eye, F flycatcher), the flower small (p primrose, f frangipani, t tulip, h hyacinth)
    Koi: a koi   ??: a tile you cannot see   >Wp<: the last tile placed   ~ ~ ~: the pond in the middle
    Below the garden, for each row seen from your pagoda: how many flowers count (2p), and the points
    ● ■ ▲: the pink, blue and green pagoda: points for flocks + for rows = in all, the rows, and the hands of its seats
    →: the seat to move   ?? × 30: tiles in the bag
