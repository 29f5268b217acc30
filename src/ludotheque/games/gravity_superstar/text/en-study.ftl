# What the lines of a position mean, for who edits one

gravity-superstar-line-gravity-superstar = The options: mode and number of players.
gravity-superstar-line-tiles = The tiles of the board, with face and quarter turns. Leave the line out for a board of your own.
gravity-superstar-line-ring = The doors of a board of your own, in the order in which they open.
gravity-superstar-line-board = Rows and columns; the picture follows. A space is . bare, * a star symbol, R a replay symbol, or ^ > v < a door. Behind it stands a star (b y p g o w) or a pawn: its seat and where its feet point, as 0v. A | is a platform to the right, --- one below.
gravity-superstar-line-marker = The space of the open door.
gravity-superstar-line-supply = The replay tokens that are left.
gravity-superstar-line-seat = A seat: cards in hand, face up and face down (L long jump, H high jump, D drop, R rotation, J joker), its stars by colour, its tokens.
gravity-superstar-line-turn = Who is to move (from 0), who began, what there is to decide, the round, and what came before.
