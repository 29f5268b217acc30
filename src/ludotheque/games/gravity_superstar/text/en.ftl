# Names

gravity-superstar-name = Gravity Superstar
gravity-superstar-about = Walk on walls, fall sideways, jump upside down: down is wherever your feet are. Grab the stars.
gravity-superstar-mode-standard = Standard
gravity-superstar-mode-standard-about = The game ends when a round leaves 4 stars or fewer (8 with 3 or 4 players, 12 with 5 or 6).
gravity-superstar-mode-expert = Expert
gravity-superstar-mode-expert-about = A race: once somebody reaches 18 points (24 with 3 or 5 players), the round is played out and the game ends.

gravity-superstar-colour-blue = blue
    .pairs = Pairs of blue stars
gravity-superstar-colour-yellow = yellow
    .pairs = Pairs of yellow stars
gravity-superstar-colour-pink = pink
    .pairs = Pairs of pink stars
gravity-superstar-colour-green = green
    .pairs = Pairs of green stars
gravity-superstar-colour-orange = orange
    .pairs = Pairs of orange stars
gravity-superstar-colour-white = white
    .pairs = Pairs of white stars

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
gravity-superstar-move-turn-left = Rotation, a quarter turn left
gravity-superstar-move-turn-right = Rotation, a quarter turn right
gravity-superstar-move-turn-half = Rotation, a half turn

gravity-superstar-feet-north = up
gravity-superstar-feet-east = right
gravity-superstar-feet-south = down
gravity-superstar-feet-west = left

gravity-superstar-up-north = up
gravity-superstar-up-east = right
gravity-superstar-up-south = down
gravity-superstar-up-west = left

gravity-superstar-side-north = top edge
gravity-superstar-side-east = right edge
gravity-superstar-side-south = bottom edge
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
gravity-superstar-do-simple = { $card } face down: { $move }{ PLACE(" to ", $space) }
gravity-superstar-do-special = { $move }{ PLACE(" to ", $space) }
gravity-superstar-do-joker = Joker as { $move }{ PLACE(" to ", $space) }
gravity-superstar-do-steal = Steal { $loot }
gravity-superstar-do-replay = Spend a token to play again
gravity-superstar-do-done = End turn

# What is asked

gravity-superstar-prompt-act = Play a card for its move, or any card face down to step left or right.
gravity-superstar-prompt-act-again = Play again: a card for its move, or any card face down to step.
gravity-superstar-prompt-theft = Choose what to steal from { $victim_seat }.
gravity-superstar-prompt-replay = Spend a replay token for another action, or end your turn. You have { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.

# What happened

gravity-superstar-log-complete = { $you ->
    [1] You took back
   *[0] { $seat } took back
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
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
    [1] You played your fifth card and took all five back
   *[0] { $seat } played the fifth card and took all five back
}
gravity-superstar-log-turn = { $you ->
    [1] You now stand
   *[0] { $seat } now stands
} feet { $feet }
gravity-superstar-log-step = { $you ->
    [1] You moved
   *[0] { $seat } moved
}{ PLACE(" to ", $spaces) }
gravity-superstar-log-fall = { $you ->
    [1] You fell
   *[0] { $seat } fell
}{ PLACE(" to ", $spaces) }
gravity-superstar-log-wrap = { $you ->
    [1] You wrapped
   *[0] { $seat } wrapped
} round the { $side }
gravity-superstar-log-star = { $you ->
    [1] You collected
   *[0] { $seat } collected
} { A($colour) } star{ PLACE(" on ", $space) }
gravity-superstar-log-token = { $you ->
    [1] You took
   *[0] { $seat } took
} a replay token{ PLACE(" on ", $space) }
gravity-superstar-log-no-token = There was no replay token left for { $you ->
    [1] you
   *[0] { $seat }
}{ PLACE(" on ", $space) }
gravity-superstar-log-eject = { $you ->
    [1] You ejected
   *[0] { $seat } ejected
} { $victim_seat }{ PLACE(" from ", $space) }
gravity-superstar-log-cards-back = { $you ->
    [1] You took all your cards back
   *[0] { $seat } took all their cards back
}
gravity-superstar-log-steal = { $you ->
    [1] You stole
   *[0] { $seat } stole
} { $loot } from { $victim_seat }
gravity-superstar-log-nothing-to-steal = { $victim_seat } had nothing to steal
gravity-superstar-log-enter = { $you ->
    [1] You came in
   *[0] { $seat } came in
} through the open door{ PLACE(" on ", $space) }
gravity-superstar-log-marker = The open door moved{ PLACE(" to ", $space) }
gravity-superstar-log-marker-stays = Every door is occupied: the open door stays{ PLACE(" on ", $space) }
gravity-superstar-log-replay = { $you ->
    [1] You spent
   *[0] { $seat } spent
} a token to play again
gravity-superstar-log-done = { $you ->
    [1] You ended your turn
   *[0] { $seat } ended their turn
}
gravity-superstar-log-last-round = { $you ->
    [1] You have
   *[0] { $seat } has
} { $points } points: this is the last round
gravity-superstar-log-round = Round { $round }
gravity-superstar-log-end = { $reason }

gravity-superstar-reason-few-stars = The game is over: there are few stars left.
gravity-superstar-reason-points = The game is over: somebody reached the target.
gravity-superstar-reason-no-stars = The game is over: there are no stars left.
gravity-superstar-reason-dry = The game is over: nobody collected a star for 30 rounds.

# Why not

gravity-superstar-why-over = The game is over.
gravity-superstar-why-no-theft = There is nothing to steal now: you steal when you eject somebody.
gravity-superstar-why-not-owned = { $victim_seat } does not have { $loot }.
gravity-superstar-why-steal-first = Choose what to steal from { $victim_seat } first.
gravity-superstar-why-replay-first = Decide first: spend a token to play again, or end your turn.
gravity-superstar-why-act-first = Play an action first.
gravity-superstar-why-hand-full = You already hold all your cards.
gravity-superstar-why-card-played = You have already played { $card }: take your cards back first.
gravity-superstar-why-blocked = A ledge{ PLACE(" at ", $space) } is in the way: a move is made in full or not at all.
gravity-superstar-why-no-landing = None of your moves ends here: you can reach the ringed spaces.
gravity-superstar-why-no-such-choice = You cannot choose that now: { $touch ->
    [1] tap a card, then its move.
   *[0] click a card, then its move.
}

# The count

gravity-superstar-score-stars = Stars, 1 each
gravity-superstar-score-pairs = { $pairs_colour }, 1 each
gravity-superstar-score-tokens = Replay tokens, 1 each

# The end

gravity-superstar-end-few-stars = The round ended with { $players ->
    [2] 4
    [3] 8
    [4] 8
   *[other] 12
} stars or fewer left.
gravity-superstar-end-points = Somebody reached { $players ->
    [3] 24
    [5] 24
   *[other] 18
} points, and the round is over.
gravity-superstar-end-no-stars = The round ended with no stars left.
gravity-superstar-end-dry = Nobody collected a star for 30 rounds.
gravity-superstar-won-points = The highest score wins.
gravity-superstar-won-tokens = Equal points: fewer replay tokens win.
gravity-superstar-won-shared = Equal points and tokens: a shared victory.
gravity-superstar-decided-stars = Stars decided it ({ $more } to { $less }).
gravity-superstar-decided-pairs = Pairs decided it ({ $more } to { $less }).
gravity-superstar-decided-tokens = Replay tokens decided it ({ $more } to { $less }).

# Where points come from

gravity-superstar-share-stars = stars
gravity-superstar-share-pairs = pairs
gravity-superstar-share-tokens = replay tokens
