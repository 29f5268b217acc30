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
gravity-superstar-ui-move-to = { $move }, to { $space }
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
gravity-superstar-learn-welcome = This is a small planet full of stars. A star is worth 1 point, and each pair of one colour 1 point more. Its edges join: who leaves at one side comes in at the other.
gravity-superstar-learn-feet = This is you. Down is where your boots point, and here they point up the board: you stand on the platform upside down. L and R show your own left and right.
gravity-superstar-learn-long = Play Long jump to the right, two spaces. Point at the button first: the line shows the whole way. You collect the green star; then no platform is under your boots, so you fall.
gravity-superstar-learn-turn = Rotation turns you in place, and down turns with you. A quarter to the right, and you fall along the row: over a second green star, your first pair.
gravity-superstar-learn-hidden = Ada played a card face down: any card can be played so, for one step left or right. Which card it was stays hidden. The cards that she showed lie face up on her player card.
gravity-superstar-learn-simple = Now you: press Step right with the Drop card face down, and collect the orange star.
gravity-superstar-learn-wrap = High jump goes one up and one to the side. Your up is the left of the board: you go round its upper edge, fall, go round its right edge too, and collect a second orange star.
gravity-superstar-learn-complete = One card is left in your hand. Take all your cards back: that is an action too. If you play the fifth one, you get all five back at once.
gravity-superstar-learn-token = Drop falls through the platform under your boots. The ring of two arrows is a replay symbol. Its star is gone, so who comes by takes a replay token.
gravity-superstar-learn-replay = A token is worth 1 point at the end, or one more action now. Once a turn you may spend one. Do so!
gravity-superstar-learn-joker = The Joker plays as any of the four others. As a High jump to the left it takes you over two yellow stars: a pair, and so 3 points.
gravity-superstar-learn-eject = Ada stands in your way. Turn half round, and you fall on her: she is ejected, and you steal something from her.
gravity-superstar-learn-steal = Take a blue star. Ada has two of them: without the pair she loses 2 points. She takes all her cards back, and comes in again by the open door.
gravity-superstar-learn-done = Then your fall went on, and you took a token. Keep it this time, and end your turn.
gravity-superstar-learn-end = You know the whole game now. When few stars are left, the round is played to its end. Then stars, pairs and tokens are counted; if points are equal, fewer tokens win.
