# The web table's own words. Words of the games are in their own catalogues.

web-game-seikatsu = Seikatsu
web-game-octocube = Octocube
web-game-gravity-superstar = Gravity Superstar
web-game-tolleno = Tolleno
web-about-seikatsu = One shared garden, three views: gather flocks, then rows of flowers seen from your pagoda.
web-about-octocube = Roll your cube over the sea bed, lift a treasure on each face and bring back the best series.
web-about-gravity-superstar = Walk on walls, fall sideways, jump upside down: down is wherever your feet are. Grab the stars.
web-about-tolleno = Draw the canals, raise your houses along the quays, and steer your boat through the city you build.

# Home
web-promise = Four fine board games, one click away:
web-promise-with = with friends, with bots, or both.
web-players = { $least ->
   *[other] { $least }-{ $most } players
}
web-minutes = { $minutes } min
web-play-now = Play now
web-opening = Opening ...
web-with-friends = With friends
web-one-screen = One screen
web-solo = Solo
web-watch = Watch
web-learn = Learn
web-rules = Rules
web-your-tables = Your tables
web-running = { $count ->
    [0] none running
    [one] 1 running
   *[other] { $count } running
}
web-no-tables = Your running tables will be here.
web-join = Join
web-table-code = table code
web-go = Go
web-nav = Main
web-nav-games = Games
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-learn = Learn
web-you = You
web-guest = Guest
web-open-seat = Open seat
web-waiting-for = { $count ->
    [0] ready to start
    [one] 1 seat free
   *[other] { $count } seats free
}
web-over = finished
web-your-turn = Your turn
web-to-play = { $name } to play
web-resume = Resume
web-open = Open
web-home = Home
web-loading = Loading ...
web-connecting = Connecting ...
web-close = Close
web-not-found = There is no such page.

# Tables
web-listed-tables = Tables open to all
web-none-listed = None at the moment.
web-running-now = being played
web-records = Records
web-records-note = A record is a whole match as text. Upload one to replay it.
web-upload = Upload a record

# Settings
web-settings = Settings
web-settings-note = These settings stay in this browser.
web-theme = Light or dark
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-language = Language
web-language-en = English
web-language-fr = Français
web-name = Your name
web-name-note = as others see it at the table
web-speed = Animation
web-speed-note = any key or click skips what moves
web-speed-off = off
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-sounds = Sounds
web-ask-first = Ask before each move
web-ask-first-note = always so on a touch screen

# New table
web-new-table = New table
web-mode = How to play
web-more-rules = More rules options
web-rules-usual = all as usual
web-rules-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
web-seats = Seats
web-number-of-players = Number of players
web-you-here = You, on this device
web-same-screen = on this screen too
web-open-note = For a friend: who has the link takes it
web-person = Person
web-bot = Bot
web-player-number = Player { $number }
web-who-sits = Who sits on seat { $number }
web-bot-strength = Strength of the bot
web-bot-level = bot, { $level }
web-level-novice = novice
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-novice-about = sees the next move only, and often slips
web-level-easy-about = sees the next move only, and slips now and then
web-level-medium-about = tries a few dozen games ahead before it moves
web-level-hard-about = tries hundreds of games ahead before it moves
web-level-expert-about = thinks for a second about each move
web-shuffle-seats = Draw the order of play by lot
web-pace = Pace
web-pace-none = Relaxed
web-pace-none-about = together, no clock
web-pace-live = Live with clock
web-pace-live-about = all at the table now
web-pace-days = Over days
web-pace-days-about = each turn in its own time
web-pace-screen = One screen
web-pace-screen-about = pass the device; hands are covered
web-minutes-each = minutes each
web-seconds-a-turn = seconds more a turn
web-days-a-turn = days a turn
web-out-of-time = Out of time? A bot plays the seat to the end.
web-out-of-days = Out of time? A bot holds the seat till you are back.
web-who-comes = Who may come in
web-with-link = Only with the link
web-listed = Anyone, listed
web-spectators-note = Who has the link may watch; hands stay hidden.
web-table-for = { $players ->
    [1] { $game } alone
   *[other] { $game } for { $players }
}
web-about-minutes = about { $minutes } minutes
web-starts-at-once = Starts at once.
web-seats-free = { $count ->
    [one] One seat is free for a friend.
   *[other] { $count } seats are free for friends.
}
web-start = Start
web-open-table = Open the table

# Lobby
web-table-code-is = Table { $code }
web-table-open = Your table is open.
web-all-here = Everybody is here.
web-leave = Leave
web-ready-state = ready
web-not-ready = not ready yet
web-away = away
web-sit-here = Sit here
web-invite = Invite a friend
web-invite-note = No account needed. The link holds a seat.
web-link = Link to the table
web-qr = QR code of the link
web-copy = Copy link
web-copied = Copied
web-share = Share
web-here = { $taken } of { $players } are here
web-start-when-here = Start
web-start-with-bots = Start now, bots take the free seats
web-ready = I am ready
web-not-ready-yet = I am not ready
web-chat = Chat
web-chat-empty = Nothing said yet.
web-chat-write = Write to the table
web-send = Send

# The table
web-board = Board
web-prompt = What to do
web-players-list = Players
web-log = Log
web-log-chat = Log and chat
web-since = since your last turn
web-plays = to play
web-you-name = { $name } (you)
web-clock = time left
web-days = { $days } d { $hours } h
web-your-turn-colon = Your turn:
web-turn-of = { $name }:
web-bot-thinks = { $name } is thinking ...
web-waits = Waiting for { $name }.
web-cancel = Put back
web-confirm = Confirm the move
web-play-it = Play
web-choose-first = Choose what goes there first.
web-undo = Undo
web-hint = Hint
web-hint-title = What a strong bot would do
web-hint-note = It sees no more than you do. Percent: its chance to win.
web-thinking = Thinking ...
web-menu = Menu
web-more = More
web-all-moves = All moves as a list
web-search-moves = Search the moves
web-no-moves = Nothing to choose now.
web-resign = Resign
web-resign-sure = Resign?
web-resign-note = The others play on without you, or win.
web-resigned = resigned
web-held-by-bot = a bot holds the seat
web-time-is-up = out of time, a bot plays
web-agree = Propose to end the game here
web-agree-sure = End the game here?
web-agree-note = When everybody agrees, the points count as they stand. Bots always agree.
web-end-here = End the game
web-proposed = { $count ->
    [one] { $names } would like to end the game here.
   *[other] { $names } would all like to end the game here.
}
web-you-proposed = You proposed to end the game here: the others are asked.
web-seat-link = Link to my seat, for another device
web-seat-link-note = Who has this link has your seat: keep it to yourself.
web-replay-so-far = Replay so far
web-watching = watching
web-reconnecting = connecting again
web-offline = Connection lost, trying again ...
web-no-such-table = There is no table { $code }.
web-curtain = Pass the device
web-pass-to = Pass the device to { $name }
web-pass-why = Hands stay hidden until the right person looks.
web-i-am = I am { $name }
web-speech = What happens

# The end
web-result = Result
web-counting = The count ...
web-difference = { $margin ->
    [one] One point
   *[other] { $margin } points
} ahead of { $second }: the difference is { $kind }, { $more } to { $less }.
web-ahead = { $name } is ahead from here
web-you-win = You win.
web-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
web-nobody-wins = Nobody wins.
web-and = { " " }and{ " " }
web-winner = winner
web-final-score = Final score
web-count-again = Count again, step by step
web-steps = Steps of the count
web-step = Step
web-total = Total
web-record = Record
web-replay = Replay
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-shuffle = The shuffle
web-shuffle-sealed = The shuffle is sealed
web-shuffle-verified = Shuffle verified
web-shuffle-note = The hash was shown before the first move. The seed, shown now, gives this hash and this very game.
web-shuffle-wrong = The seed does not give the hash that was shown at the start.
web-at-start = at start
web-seed-now = seed now

# Replay
web-replay-start = The start.
web-move-number = Move { $number }:
web-move-of = Move { $number } of { $last }
web-moves = Moves
web-how-it-went = How it went
web-judge = Judge the moves
web-judge-about = A strong bot says what it thinks of each move, and what it would have done.
web-judge-done = { $done } of { $all } moves judged
web-judge-stop = Stop
web-judge-thinks = The bot thinks about this move ...
web-judge-best = The bot would have done the same
web-judge-forced = There was nothing else to do
web-judge-rather = The bot would rather: { $move }
web-judge-made = the move made
web-judge-note = A strong bot in the same place: it knew what the seat could know then. Percent: its chance to win.
web-judge-mistake = A mistake: { $made } % to win, with the best move { $best } %.
web-judge-doubtful = Doubtful: the bot would rather have done something else.
web-judge-good = Well found: anything else loses much.
web-sign-good = Well found
web-sign-doubtful = Doubtful
web-sign-mistake = A mistake
web-next-mistake = Next mistake
web-graph-points = Points
web-graph-chance = Chance to win
web-first = First move
web-previous = Move back
web-play = Play
web-pause = Pause
web-next = Next move
web-last = Last move
web-see-from = See it as
web-seen-by = { $name }
web-spectator = a spectator
web-all-open = all open
web-link-to-move = Link to this move
web-play-on = Play on from here
web-play-on-note = A new table begins after move { $number }; bots take the other seats.
web-back-to-table = Back to the table

# Rules and lessons
web-rules-of = { $game }: the rules
web-sections = Sections
web-tag-rb = in the rulebook
web-tag-d = follows from the rulebook
web-tag-o = our own ruling
web-pictures = First positions, drawn by the engine
web-learn-by-playing = Learn by playing
web-learn-which = Learn a game by playing it
web-learn-play = Play a real game
web-continue = Continue
why-lesson = In this lesson, take what is lit.

# What can go wrong
web-problem-offline = The server does not answer. Try again in a moment.
web-problem-no-such-table = There is no such table.
web-problem-too-many-requests = Too many tables in a short time: wait a minute.
