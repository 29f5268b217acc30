gravity-superstar-ui-planet = The planet, { $width } by { $height } spaces; its edges join
gravity-superstar-ui-pawn = { $you ->
    [1] your pawn
   *[0] the pawn of { $seat }
}, feet { $feet }
gravity-superstar-ui-replay-symbol = replay symbol
gravity-superstar-ui-star-symbol = bare star symbol
gravity-superstar-ui-door = door, its up { $up }
gravity-superstar-ui-open-door = the open door, its up { $up }
gravity-superstar-ui-platforms = platform { $sides }
gravity-superstar-ui-on-north = above
gravity-superstar-ui-on-east = to the right
gravity-superstar-ui-on-south = below
gravity-superstar-ui-on-west = to the left
gravity-superstar-ui-landing = { $count ->
    [one] one way to land here
   *[other] { $count } ways to land here
}, for { $gain } points
gravity-superstar-ui-ways = Ways to { $space }
gravity-superstar-ui-left-letter = L
gravity-superstar-ui-right-letter = R
gravity-superstar-ui-round = Round { $round }
gravity-superstar-ui-supply = replay tokens in the supply
gravity-superstar-ui-stars-left = stars on the board
gravity-superstar-ui-until = last round at { $stars }
gravity-superstar-ui-until-points = last round at { $points } points
gravity-superstar-ui-last-round = this round is the last
gravity-superstar-ui-stars-gained = { $count ->
    [one] +1 star
   *[other] +{ $count } stars
}
gravity-superstar-ui-tokens-gained = { $count ->
    [one] +1 token
   *[other] +{ $count } tokens
}
gravity-superstar-ui-ejects = ejects { $victim_seat }
gravity-superstar-ui-nothing = to { $space }, nothing on the way
gravity-superstar-ui-cards-of = Cards of { $seat }
gravity-superstar-ui-simple = Simple move
gravity-superstar-ui-any-card = any card, face down
gravity-superstar-ui-this-card = this card, face down
gravity-superstar-ui-step-left = Step left
gravity-superstar-ui-step-right = Step right
gravity-superstar-ui-cannot = { $move }: not possible now
gravity-superstar-ui-move-worth = { $move }, to { $space }: { $gain } points
gravity-superstar-ui-in-hand = In hand: { $card }
gravity-superstar-ui-face-up = Played face up: { $card }
gravity-superstar-ui-down = Face down: { $card }
gravity-superstar-ui-face-down = Face down
gravity-superstar-ui-any = Any
gravity-superstar-ui-joker = The Joker plays as which move?
gravity-superstar-ui-which-down = Which card goes face down?
gravity-superstar-ui-back = Back
gravity-superstar-ui-played = Played
gravity-superstar-ui-of-five = { $count } of 5
gravity-superstar-ui-take-back = Take cards back
gravity-superstar-ui-replay = Play again
gravity-superstar-ui-replay-costs = { $tokens ->
    [one] costs your one token
   *[other] costs one of your { $tokens } tokens
}
gravity-superstar-ui-keep-token = and keep your tokens
gravity-superstar-ui-replay-later = { $tokens ->
    [0] you have no token
    [one] 1 token, after your action
   *[other] { $tokens } tokens, after your action
}
gravity-superstar-ui-points = pts
gravity-superstar-ui-sum = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} + { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} + { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
gravity-superstar-ui-hand = { $count } in hand
gravity-superstar-ui-cards = Face up: { $up }. Face down: { $down }. In hand: { $hand }. In hand or face down: { $unknown }.
gravity-superstar-ui-owned = What everybody has
gravity-superstar-ui-worth = What the move is worth
gravity-superstar-ui-stars = { $count ->
    [one] star
   *[other] stars
}
gravity-superstar-ui-tokens = { $count ->
    [one] replay token
   *[other] replay tokens
}
gravity-superstar-ui-pair = { $count } { $colour }: a new pair
gravity-superstar-ui-steal-from = Eject { $victim_seat } and steal
gravity-superstar-ui-door-goes = The open door goes to { $space }
gravity-superstar-ui-from = { $you ->
    [1] You
   *[0] { $seat }
}, from { $points }
gravity-superstar-ui-or = { $least } to { $most }
gravity-superstar-ui-no-change = Nobody's points change.
gravity-superstar-ui-signs = Signs
gravity-superstar-ui-sign-pawn = Down is where the boots are; left and right are the pawn's own.
gravity-superstar-ui-sign-replay-symbol = Once its star is gone, each visit gives a replay token.
gravity-superstar-ui-sign-star-symbol = The star that lay here is gone.
gravity-superstar-ui-sign-open-door = Pawns out of play come in here.
gravity-superstar-ui-sign-door = The open door goes clockwise, from door to door.
gravity-superstar-score-kind-stars = stars
gravity-superstar-score-kind-pairs = pairs
gravity-superstar-score-kind-tokens = tokens
