# Names

gravity-superstar-name = Gravity Superstar
gravity-superstar-mode-standard = Standard
gravity-superstar-mode-standard-about = The game ends with the round in which few stars are left.
gravity-superstar-mode-expert = Expert
gravity-superstar-mode-expert-about = The game ends with the round in which somebody reaches the points to win.

gravity-superstar-colour-blue = blue
gravity-superstar-colour-yellow = yellow
gravity-superstar-colour-pink = pink
gravity-superstar-colour-green = green
gravity-superstar-colour-orange = orange
gravity-superstar-colour-white = white

gravity-superstar-loot-blue = a blue star
gravity-superstar-loot-yellow = a yellow star
gravity-superstar-loot-pink = a pink star
gravity-superstar-loot-green = a green star
gravity-superstar-loot-orange = an orange star
gravity-superstar-loot-white = a white star
gravity-superstar-loot-token = a replay token

gravity-superstar-card-long = Long jump
gravity-superstar-card-high = High jump
gravity-superstar-card-drop = Drop
gravity-superstar-card-rotation = Rotation
gravity-superstar-card-joker = Joker
gravity-superstar-card-hidden = a card

gravity-superstar-face-up = face up
gravity-superstar-face-down = face down

gravity-superstar-move-step-left = one step left
gravity-superstar-move-step-right = one step right
gravity-superstar-move-long-left = Long jump left
gravity-superstar-move-long-right = Long jump right
gravity-superstar-move-high-left = High jump left
gravity-superstar-move-high-right = High jump right
gravity-superstar-move-drop = Drop
gravity-superstar-move-turn-left = Rotation, a quarter left
gravity-superstar-move-turn-right = Rotation, a quarter right
gravity-superstar-move-turn-half = Rotation, a half

gravity-superstar-feet-north = up the board
gravity-superstar-feet-east = to the right of the board
gravity-superstar-feet-south = down the board
gravity-superstar-feet-west = to the left of the board

gravity-superstar-up-north = up the board
gravity-superstar-up-east = to the right of the board
gravity-superstar-up-south = down the board
gravity-superstar-up-west = to the left of the board

gravity-superstar-side-north = upper edge
gravity-superstar-side-east = right edge
gravity-superstar-side-south = lower edge
gravity-superstar-side-west = left edge

gravity-superstar-phase-act = action
gravity-superstar-phase-theft = theft
gravity-superstar-phase-replay = replay
gravity-superstar-phase-over = over

# What an action does

gravity-superstar-do-complete = Take back { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
gravity-superstar-do-simple = { $card } face down: { $move }, to { $space }
gravity-superstar-do-special = { $move }, to { $space }
gravity-superstar-do-joker = Joker as { $move }, to { $space }
gravity-superstar-do-steal = Steal { $loot }
gravity-superstar-do-replay = Spend a token to play again
gravity-superstar-do-done = End the turn

# What is asked

gravity-superstar-prompt-act = Play a card for its move, or any card face down to step left or right.
gravity-superstar-prompt-act-again = Play once more: a card for its move, or any card face down to step left or right.
gravity-superstar-prompt-theft = Choose what to steal from { $victim_seat }.
gravity-superstar-prompt-replay = Spend a replay token for one more action, or end the turn. You have { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.

# What happened

gravity-superstar-log-complete = { $you ->
    [1] You took
   *[0] { $seat } took
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back
gravity-superstar-log-simple = { $you ->
    [1] You played
   *[0] { $seat } played
} { $card } face down: { $move }
gravity-superstar-log-special = { $you ->
    [1] You played
   *[0] { $seat } played
} { $move }
gravity-superstar-log-joker = { $you ->
    [1] You played
   *[0] { $seat } played
} the Joker as { $move }
gravity-superstar-log-fifth = { $you ->
    [1] Your fifth card: you take all five back
   *[0] The fifth card: { $seat } takes all five back
}
gravity-superstar-log-turn = { $you ->
    [1] Your feet now point
   *[0] The feet of { $seat } now point
} { $feet }
gravity-superstar-log-step = { $you ->
    [1] You moved
   *[0] { $seat } moved
} to { $spaces }
gravity-superstar-log-fall = { $you ->
    [1] You fell
   *[0] { $seat } fell
} to { $spaces }
gravity-superstar-log-wrap = { $you ->
    [1] You left
   *[0] { $seat } left
} the planet by its { $side } and came in at the opposite one
gravity-superstar-log-star = { $you ->
    [1] You collected
   *[0] { $seat } collected
} { $colour ->
    [orange] an
   *[other] a
} { $colour } star on { $space }
gravity-superstar-log-token = { $you ->
    [1] You took
   *[0] { $seat } took
} a replay token on { $space }
gravity-superstar-log-no-token = No replay token is left for { $you ->
    [1] you
   *[0] { $seat }
} on { $space }
gravity-superstar-log-eject = { $you ->
    [1] You ejected
   *[0] { $seat } ejected
} { $victim_seat } from { $space }
gravity-superstar-log-cards-back = { $you ->
    [1] You take all your cards back
   *[0] { $seat } takes all cards back
}
gravity-superstar-log-steal = { $you ->
    [1] You stole
   *[0] { $seat } stole
} { $loot } from { $victim_seat }
gravity-superstar-log-nothing-to-steal = { $victim_seat } has nothing to steal
gravity-superstar-log-enter = { $you ->
    [1] You came in
   *[0] { $seat } came in
} by the open door on { $space }
gravity-superstar-log-marker = The open door is now { $space }
gravity-superstar-log-marker-stays = All doors are occupied: the open door stays { $space }
gravity-superstar-log-replay = { $you ->
    [1] You spent
   *[0] { $seat } spent
} a token to play again
gravity-superstar-log-done = { $you ->
    [1] You ended your turn
   *[0] { $seat } ended the turn
}
gravity-superstar-log-last-round = { $you ->
    [1] You have
   *[0] { $seat } has
} { $points } points: this round is the last
gravity-superstar-log-round = Round { $round }
gravity-superstar-log-end = { $reason }

gravity-superstar-reason-few-stars = The game is over: few stars are left.
gravity-superstar-reason-points = The game is over: the points to win were reached.
gravity-superstar-reason-no-stars = The game is over: no star is left.
gravity-superstar-reason-dry = The game is over: no star was collected for too long.

# Why not

gravity-superstar-why-over = The game is over.
gravity-superstar-why-no-theft = There is nothing to steal now: you steal when you eject somebody.
gravity-superstar-why-not-owned = { $victim_seat } does not have { $loot }.
gravity-superstar-why-steal-first = First choose what to steal from { $victim_seat }.
gravity-superstar-why-replay-first = First decide whether to spend a token for one more action.
gravity-superstar-why-act-first = You must play an action first.
gravity-superstar-why-hand-full = You hold all your cards: there is none to take back.
gravity-superstar-why-card-played = You have already played { $card }: take your cards back first.
gravity-superstar-why-blocked = A platform on { $space } is in the way of { $move }: a move is made whole or not at all.
gravity-superstar-why-no-landing = No move that you have now ends on { $space }: the spaces with a ring can be reached.
gravity-superstar-why-no-such-choice = That is not something to choose now: point at a card and then at its move.

# The count

gravity-superstar-score-stars = Stars, 1 each
gravity-superstar-score-pairs = Pairs of { $colour } stars, 1 each
gravity-superstar-score-tokens = Replay tokens, 1 each

# The end

gravity-superstar-end-few-stars = A round ended with few stars left.
gravity-superstar-end-points = The round in which the points to win were reached is over.
gravity-superstar-end-no-stars = A round ended with no star left.
gravity-superstar-end-dry = No star was collected for 30 rounds.
gravity-superstar-won-points = Most points win.
gravity-superstar-won-tokens = Points are equal: fewer replay tokens win.
gravity-superstar-won-shared = Points and tokens are equal: the victory is shared.
