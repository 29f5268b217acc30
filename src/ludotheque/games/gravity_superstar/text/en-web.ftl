gravity-superstar-ui-planet = The planet, { $width } by { $height } spaces; its opposite edges are joined
gravity-superstar-ui-pawn = { $you ->
    [1] your pawn
   *[0] { $seat }’s pawn
}, feet { $feet }
gravity-superstar-ui-replay-symbol = replay symbol
gravity-superstar-ui-star-symbol = empty star space
gravity-superstar-ui-door = door, its top facing { $up }
gravity-superstar-ui-open-door = the open door, its top facing { $up }
gravity-superstar-ui-platforms = ledge { $sides }
gravity-superstar-ui-on-north = above
gravity-superstar-ui-on-east = to the right
gravity-superstar-ui-on-south = below
gravity-superstar-ui-on-west = to the left
gravity-superstar-ui-landing = { $count ->
    [one] one way to land here
   *[other] { $count } ways to land here
}, { $points ->
    [one] { $gain } point
   *[other] { $gain } points
}
gravity-superstar-ui-ways = Ways to land here
gravity-superstar-ui-left-letter = L
gravity-superstar-ui-right-letter = R
gravity-superstar-ui-round = Round { $round }
gravity-superstar-ui-supply = replay tokens left
gravity-superstar-ui-stars-left = stars on the board
gravity-superstar-ui-until = last round at { $stars } or fewer
gravity-superstar-ui-until-points = last round at { $points } points
gravity-superstar-ui-last-round = this is the last round
gravity-superstar-ui-pairs-gained = { $count ->
    [one] with a pair
   *[other] with { $count } pairs
}
gravity-superstar-ui-ejects = ejects { $victim_seat }
gravity-superstar-ui-nothing = Nothing on the way
gravity-superstar-ui-cards-of = { $seat }’s cards
gravity-superstar-ui-simple = Simple step
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
gravity-superstar-ui-joker = Play the Joker as
gravity-superstar-ui-which-down = Play which card face down?
gravity-superstar-ui-back = Back
gravity-superstar-ui-played = played
gravity-superstar-ui-take-back = Take cards back
gravity-superstar-ui-replay = Play again
gravity-superstar-ui-replay-offer = { $best ->
    [0] no points at once, for
   *[other] up to +{ $best }, for
} { $tokens ->
    [one] your only token
   *[other] 1 of your { $tokens } tokens
} (1 point)
gravity-superstar-ui-keep-token = keep your tokens
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
gravity-superstar-ui-owned = Everybody’s stars and tokens
gravity-superstar-ui-worth = What this move brings
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
gravity-superstar-ui-door-goes = The open door moves on
gravity-superstar-ui-from = { $you ->
    [1] You
   *[0] { $seat }
}: { $points } →
gravity-superstar-ui-or = { $least } to { $most }
gravity-superstar-ui-no-change = Nobody’s points change.
gravity-superstar-ui-signs = Signs
gravity-superstar-ui-sign-pawn = Down is where the boots are. Left and right are the pawn’s own.
gravity-superstar-ui-sign-replay-symbol = Once its star is gone, every visit gives a replay token.
gravity-superstar-ui-sign-star-symbol = The star here has been taken.
gravity-superstar-ui-sign-open-door = Pawns off the board come in here.
gravity-superstar-ui-sign-door = The open door moves clockwise from door to door.
gravity-superstar-score-kind-stars = stars
gravity-superstar-score-kind-pairs = pairs
gravity-superstar-score-kind-tokens = tokens
gravity-superstar-learn-welcome = A small planet full of stars! Each star is worth 1 point, and each pair of the same colour 1 point more. The edges are joined: leave on one side and you come back on the other.
gravity-superstar-learn-feet = This is you. Down is where your boots point, and here they point up the board: you are standing upside down. L and R are your own left and right.
gravity-superstar-learn-long = Play Long jump to the right: two spaces. { $touch ->
    [1] Tap
   *[0] Point at
} the button first: the line shows the whole way. You collect the green star; then there is no ledge under your boots, and you fall.
gravity-superstar-learn-turn = Rotation turns you on the spot, and down turns with you. Make a quarter turn to the right, and you fall along the row, through a second green star: your first pair.
gravity-superstar-learn-hidden = Ada played a card face down. Any card can be played like this, for one step left or right, and it stays hidden. The cards she played face up are shown on her player card.
gravity-superstar-learn-simple = Your turn: press Step right with the Drop card face down, and collect the orange star.
gravity-superstar-learn-wrap = High jump goes one space up and one to the side. Your up is the left of the board: you wrap round the top edge, fall, wrap round the right edge too, and collect a second orange star.
gravity-superstar-learn-complete = You have one card left. Take all your cards back: that is an action too. If you play your fifth card, you get all five back at once.
gravity-superstar-learn-token = Drop takes you through the ledge under your boots. The ring of two arrows is a replay symbol. Its star is gone, so you get a replay token as you pass.
gravity-superstar-learn-replay = A token is worth 1 point at the end, or one more action now. You may spend one each turn. Go ahead!
gravity-superstar-learn-joker = The Joker plays as any of the other four cards. As a High jump to the left it takes you through two yellow stars: a pair, so 3 points.
gravity-superstar-learn-eject = Ada is in your way. Make a half turn, and you fall onto her: she is ejected, and you steal something from her.
gravity-superstar-learn-steal = Take a blue star. Ada has two of them, and without the pair she loses 2 points. She takes all her cards back and will come in again through the open door.
gravity-superstar-learn-done = Then you fell on and picked up a token. Keep it this time, and end your turn.
gravity-superstar-learn-end = That is the whole game. When only a few stars are left, the round is played out. Then count stars, pairs and tokens; in a tie, fewer tokens win.
gravity-superstar-sheet-aim = Aim of the game
gravity-superstar-sheet-aim-text = Collect stars on a small planet. Each star is worth 1 point, and each pair of the same colour 1 point more. The planet has no edge: leave on one side and you come back on the other.
gravity-superstar-sheet-down = Which way is down?
gravity-superstar-sheet-down-text = Down is where your boots point. Left and right are your own too, so they change with the way you stand.
gravity-superstar-sheet-turn = Your turn
gravity-superstar-sheet-turn-text = Play a card face up for its move: Long jump (two spaces), High jump (one up, one aside), Drop (through the ledge), Rotation (a quarter or half turn), or the Joker for any of them. Or play any card face down for one step. Then you fall until a ledge stops you, collecting what you pass. Or take your played cards back; the fifth card brings all five back at once.
gravity-superstar-sheet-tokens = Replay tokens
gravity-superstar-sheet-tokens-text = Pass a replay symbol whose star is gone and you get a token. It is worth 1 point at the end, or, once a turn, another action.
gravity-superstar-sheet-steal = Ejecting a rival
gravity-superstar-sheet-steal-text = Land on or pass through a rival and they are ejected: you steal a star or a token. They take all their cards back and come in again through the open door.
gravity-superstar-sheet-end = End of the game
gravity-superstar-sheet-end-text = The game ends after the round that leaves 4 stars or fewer (8 with 3 or 4 players, 12 with 5 or 6). Count stars, pairs and tokens. In a tie, fewer tokens win.
gravity-superstar-learn-part-expert = Part 2: expert
gravity-superstar-learn-expert-race = Expert is a race. With two players, the round in which somebody reaches 18 points is the last one. You have 16 points, Ada has 14.
gravity-superstar-learn-expert-reach = Play High jump to the left: it brings you to 19 points. Points count as soon as you have them, even if you lose them again later.
gravity-superstar-learn-expert-done = You reached 18, so this is the last round. Ada still has her turn, because every player gets the same number of turns. End your turn.
gravity-superstar-learn-expert-end = Ada finished her turn with 16 points: you win, 19 to 16. With 3 or 5 players the target is 24. Now play a real game!

# After a first click: what comes next
gravity-superstar-ui-then-card-move = { $card }: choose its move, or a step face down.
gravity-superstar-ui-then-move-card = Choose the card to play face down.

# The log
gravity-superstar-ui-fell = { $count ->
    [one] fell 1 space
   *[other] fell { $count } spaces
}
gravity-superstar-ui-star = { $colour } star

# The final count
gravity-superstar-ui-count-key = Stars by colour; a bracket is a pair and 1 point more. Each replay token is worth 1 point.

# In numbers

gravity-superstar-opening-simple = Any card face down: { $move }
gravity-superstar-opening-special = { $move }
gravity-superstar-opening-joker = Joker: { $move }
gravity-superstar-use-simple = A step left or right
gravity-superstar-use-special = { $card }
gravity-superstar-use-joker = Joker
gravity-superstar-use-steal = Stealing from another player
gravity-superstar-use-replay = Playing again with a token
gravity-superstar-use-complete = Taking cards back

# Hints: what kind of move

gravity-superstar-hint-simple = Play a card face down, for a single step.
gravity-superstar-hint-special = Play this card: { $card }.
gravity-superstar-hint-joker = Play your Joker.
gravity-superstar-hint-steal = Steal from the player you ejected.
gravity-superstar-hint-replay = Spend a token to play again.
gravity-superstar-hint-done = End your turn.
gravity-superstar-hint-complete = Take your cards back.
