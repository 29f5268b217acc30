gravity-superstar-legend =
    b y p g o w: a blue, yellow, pink, green, orange or white star   °: a replay symbol under it   *: a bare star symbol   R: a bare replay symbol
    1↓: the pawn of player 1, its feet down; with !, the one to move   ━ ┃: platforms
    ↑ → ↓ ←: a door, pointing to its own up; (↑): the open door
    For each player: points = stars by colour, ⟳ replay tokens, cards ▲ face up, ▼ face down, ≡ in hand (L long jump, H high jump, D drop, R rotation, J joker)
    # 1: the round   ★24→4: stars left, and at how many the game ends   ⟳18: tokens in the supply   ⌂: the open door
gravity-superstar-why-unread = “{ $typed }” is no action; the actions are { $actions }.
