# What the lines of a position mean, for who edits one

seikatsu-line-seikatsu = The options: mode, number of players, and how flocks are counted.
seikatsu-line-garden = The tiles in the garden, each as space=tile. A tile is a bird and a flower: t tanager, w waxwing, e white-eye, f flycatcher; p primrose, f frangipani, t tulip, h hyacinth. A koi is written koi.
seikatsu-line-hands = The hands, seat by seat, with a comma between two tiles.
seikatsu-line-bag = The tiles in the bag; the first one is drawn next.
seikatsu-line-flocks = The points from flocks so far, by pagoda.
seikatsu-line-last = Where the last tile was placed, or - if none was.
seikatsu-line-to-move = Who plays next, counted from 0, or - when the game is over.
