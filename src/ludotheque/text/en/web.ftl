# The web table's own words. Words of the games are in their own catalogues.

# Home
web-brand = Ludotheque
web-promise = Great board games, one { $touch ->
    [1] tap
   *[0] click
} away:
web-promise-with = with friends, with bots, or both.
web-players = { $least ->
   *[other] { $least }–{ $most } players
}
web-minutes = { $minutes } min
web-play-now = Play now
web-new-to = New to { $game }?
web-lesson = Three-minute lesson
web-lesson-note = learn by playing
web-play-at-once = Play right away
web-play-at-once-note = against bots; the rules are one { $touch ->
    [1] tap
   *[0] click
} away
web-opening = Opening…
web-with-friends = With friends
web-one-screen = One screen
web-solo = Solo
web-watch = Watch
web-learn = Learn
web-rules = Rules
web-the-rule = rule
web-your-tables = Your tables
web-all-tables = See all { $count }
web-running = { $count ->
    [0] none running
    [one] 1 running
   *[other] { $count } running
}
web-no-tables = The tables you play at will show up here.
web-join = Join
web-table-code = table code
web-go = Go
web-nav = Main
web-nav-games = Games
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-analyse = Analyse
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
web-loading = Loading…
web-connecting = Connecting…
web-close = Close
web-not-found = This page does not exist.

# Tables
web-listed-tables = Public tables
web-none-listed = None right now.
web-running-now = in progress
web-records = Records
web-records-note = A record is a whole match as a text file. Upload one to replay it.
web-upload = Upload a record

# Settings
web-settings = Settings
web-settings-note = These settings are kept in this browser.
web-documentation = Documentation
web-theme = Light or dark
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-language = Language
web-language-en = English
web-language-fr = Français
web-name = Your name
web-name-note = as others see it at the table
web-speed = Animation
web-speed-note = any key or { $touch ->
    [1] tap
   *[0] click
} skips the animation
web-speed-off = off
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-rivals-pace = Rivals’ moves
web-rivals-pace-note = a pause between them, so that you can follow
web-rivals-pace-off = no pause
web-rivals-pace-normal = short pause
web-rivals-pace-slow = long pause
web-sounds = Sounds
web-volume = Volume
web-haptics = Vibration
web-haptics-note = a short pulse for moves and turns
web-ask-first = Confirm each move
web-ask-first-note = always on with a touch screen
web-end-turn-ask = Ask before ending my turn
web-end-turn-note = when the last step cannot be undone
web-names = Names of spaces
web-names-note = a1, b2… on the boards and in the log
web-notation = Notation
web-notation-note = the short form used in records, beside each move of a replay

# New table
web-new-table = New table
web-mode = Game mode
web-more-rules = More options
web-rules-usual = defaults
web-rules-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
web-seats = Seats
web-number-of-players = Number of players
web-you-here = You, on this device
web-same-screen = also on this screen
web-open-note = For whoever opens your link
web-open-still = Waiting for a player
web-person = Player
web-bot = Bot
web-seat-bot = Add a bot
web-seat-open = Open for a friend
web-player-number = Player { $number }
web-who-sits = Who takes seat { $number }
web-bot-strength = Strength of the bot
web-bot-level = bot, { $level }
web-level-novice = novice
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-master = master
web-level-novice-about = looks only at its next move and often misjudges it
web-level-easy-about = looks hardly further than its next move
web-level-medium-about = judges its next move well, and looks little further
web-level-hard-about = looks a few moves ahead
web-level-expert-about = sees far, and is seldom wrong
web-level-master-about = takes about a second for every move, and plays endings without a mistake
web-your-partner = your partner
web-partner-of = partner of { $name }
web-make-partner = Make partner
web-partners-note = Partners sit across from each other and share a pagoda: seats 1 and 3 against 2 and 4.
web-shuffle-seats = Random turn order
web-pace = Pace
web-pace-none = Relaxed
web-pace-none-about = everyone together, no clock
web-pace-live = With a clock
web-pace-live-about = everyone together, time is limited
web-pace-days = Over days
web-pace-days-about = take your turns when you have time
web-pace-screen = One screen
web-pace-screen-about = pass the device around; hands stay covered
web-minutes-each = minutes each
web-seconds-a-turn = seconds added per turn
web-days-a-turn = days per turn
web-pace-told-live = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min + { $seconds } s a turn
}
web-pace-told-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
web-less = Less
web-greater = More
web-out-of-time = Out of time? A bot plays the seat to the end.
web-out-of-days = Out of time? A bot plays until you come back.
web-who-comes = Who can join
web-with-link = Anyone with the link
web-listed = Everyone (listed)
web-spectators-note = Anyone with the link can watch; hands stay hidden.
web-table-for = { $players ->
    [1] { $game }, solo
   *[other] { $game } for { $players }
}
web-about-minutes = about { $minutes } minutes
web-starts-at-once = The game starts right away.
web-seats-free = { $count ->
    [one] One seat is open for a friend.
   *[other] { $count } seats are open for friends.
}
web-start = Start
web-open-table = Open table

# Lobby
web-table-code-is = Table { $code }
web-table-open = Your table is open.
web-seated-at = You have a seat at { $name }’s table.
web-seats-left = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-invites-you = { $name } invites you to { $game }.
web-table-waits = A table of { $game } is waiting for players.
web-name-then-sit = Enter your name and take a seat.
web-all-taken = All seats are taken: you can watch.
web-ready-waiting = You are ready. Waiting for the host to start.
web-all-here = Everyone is here.
web-leave = Leave
web-ready-state = ready
web-not-ready = not ready yet
web-away = away
web-sit-here = Sit here
web-invite = Invite a friend
web-invite-note = No account needed: the link is all they need.
web-link = Link to the table
web-qr = QR code of the link
web-copy = Copy link
web-copied = Copied
web-not-copied = Your browser did not let the page copy this: { $text }
web-share = Share
web-here = { $taken } of { $players } here
web-start-when-here = Start
web-start-with-bots = Start now with bots in the free seats
web-ready = Ready
web-not-ready-yet = Not ready after all
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-write = Message the table
web-send = Send

# The table
web-board = Board
web-prompt = What to do
web-players-list = Players
web-log = Log
web-log-empty = No moves yet.
web-log-chat = Log and chat
web-since = since your last turn
web-plays = to play
web-you-name = { $name } (you)
web-clock = time left
web-days = { $days } d { $hours } h
web-your-turn-now = Your turn.
web-turn-of = { $name }.
web-bot-thinks = { $name } is thinking…
web-waits = Waiting for { $name }.
web-cancel = Put back
web-confirm = Confirm move
web-play-it = Play
web-end-turn = End turn
web-unsent = Your move has not reached the server yet. It is kept and sent as soon as possible.
web-behind = { $count ->
    [one] one move to come
   *[other] { $count } moves to come
}
web-to-present = Catch up
web-choose-first = Choose what to put there first.
web-undo = Undo
web-hint = Hint
web-hint-title = What a strong bot would do
web-hint-why = Why 1 over 2: { $why }, on average at the end.
web-hint-step-1 = Look here
web-hint-step-2 = This kind of move
web-hint-look = { $named ->
    [0] The best move has to do with what is marked on the board.
   *[1] The best move has to do with what is marked on the board: { $where }
}
web-hint-more = Tell me more
web-doubt = Are you sure?
web-doubt-text = { $move }: { $chance }. Another move looks clearly better: { $better }.
web-doubt-think = Think again
web-doubt-play = Play it anyway
web-doubts = Warn me of mistakes
web-doubts-note = against bots, asks “Are you sure?” when another move looks clearly better
web-hint-note = It knows only what you know. % = chance to win from your seat; + and − = points ahead or behind at the end.
web-hint-certain = Nothing is hidden any more: this is certain if everyone plays their best.
web-certain-wins = { $points ->
    [0] wins the tie
   *[other] wins by { $points }
}
web-certain-loses = { $points ->
    [0] loses the tie
   *[other] loses by { $points }
}
web-certain-shares = shared win
web-percent = { $percent }%
web-thinking = Thinking…
web-menu = Menu
web-more = More
web-keys = Keyboard
web-key-go = go to another space or button
web-key-enter = Enter
web-key-escape = Esc
web-key-choose = choose or confirm
web-key-back = take back what you chose
web-key-undo = undo
web-key-hint = hint
web-key-list = show these keys
web-all-moves = All moves as a list
web-search-moves = Search the moves
web-no-moves = There is nothing to choose right now.
web-resign = Resign
web-resign-sure = Resign?
web-keep-playing = Keep playing
web-resign-note = The game goes on without you.
web-resigned = resigned
web-held-by-bot = a bot is playing
web-time-is-up = out of time, a bot plays
web-agree = Offer to end the game here
web-agree-sure = End the game here?
web-agree-note = If everyone agrees, the game ends here without a winner. Players who are away are asked too; bots always agree.
web-end-here = End the game
web-proposed = { $count ->
    [one] { $names } would like to end the game here.
   *[other] { $names } would like to end the game here.
}
web-you-proposed = You offered to end the game here. Waiting for the others.
web-devices = My seat on other devices
web-devices-note = You can have your seat open on several devices at once. This is the list: you can close it on any device that joined later. Closing a device also ends all links to your seat.
web-this-device = This device
web-other-device = Another device
web-device-here = connected since { $since }
web-device-away = not connected; joined { $since }
web-end-device = Close there
web-end-this-device = Close here
web-end-links = { $count ->
    [one] End the link
   *[other] End all { $count } links
}
web-seat-link = Make a link for another device
web-seat-link-note = Open this link on your other device. Anyone with this link can play as you until you end it: keep it to yourself.
web-held-for-you = A bot is playing for you.
web-left = { $name } is away: a bot takes over in { $time }.
web-bot-takes-over = A bot now plays for { $name }.
web-bot-plays-for = A bot is playing for { $name }, who can come back at any time.
web-bot-played = { $you ->
    [1] A bot played for you.
   *[0] A bot played for { $name }.
}
web-take-back = Take my seat back
web-slow = { $name } has not moved for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
web-hurry = Nudge
web-hurry-asked = You asked them to move.
web-hurried = { $name } was asked to move. A bot takes over in { $seconds } s.
web-hurry-you = The others are waiting for your move. A bot will play for you in { $seconds } s; you can take your seat back at any time.
web-hints-wanted = Allow hints at this table
web-hints-on = Hints are on: everyone allows them.
web-hints-off = Hints are off until everyone at the table allows them.
web-hints-proposed = { $count ->
    [one] { $names } would allow hints.
   *[other] { $names } would allow hints.
} They are on once everyone does.
web-replay-so-far = Replay so far
web-watching = watching
web-reconnecting = reconnecting
web-offline = Connection lost. Reconnecting…
web-no-such-table = There is no table { $code }.
web-outdated = This page is out of date. Close it and open the table again.
web-curtain = Pass the device
web-pass-to = Pass the device to { $name }
web-pass-why = The board stays visible. { $name }’s hand appears once they have the device.
web-i-am = I am { $name }
web-speech = What happens

# The end
web-result = Result
web-counting = Counting…
web-beats = { $side ->
    [won] { $winner } beat { $second } by { $margin }.
    [lost] { $winner } { $count ->
        [one] beats
       *[other] beat
    } you by { $margin }.
   *[other] { $winner } { $count ->
        [one] beats
       *[other] beat
    } { $second } by { $margin }.
}
web-you-win = You win.
web-you-lose = You lose.
web-you-are = You are { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }.
web-solo-won = { $you ->
    [1] You win
   *[other] { $name } wins
}, { $own } to { $rival }.
web-solo-lost = { $you ->
    [1] You lose
   *[other] { $name } loses
}, { $own } to { $rival }.
web-solo-tie = { $you ->
    [1] You lose
   *[other] { $name } loses
}, { $own } to { $rival }: a tie goes to the rival.
web-rival = Rival
web-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-win-together = { $names } win together.
web-nobody-wins = Nobody wins.
web-and = { " " }and{ " " }
web-winner = { $count ->
    [one] winner
   *[other] winners
}
web-what-if = What if? “{ $move }” on move { $number } { $later ->
    [0] would
   *[other] could
} have won you the game{ $margin ->
    [0] { "" }
   *[other] { " " }by { $margin }
}.
web-what-if-with = What if? { $with } on move { $number }, you { $later ->
    [0] would
   *[other] could
} have won{ $margin ->
    [0] { "" }
   *[other] { " " }by { $margin }
}.
web-what-if-note = if everyone else had played the same
web-what-if-see = See it
web-picture = Picture
web-picture-title = A picture of the end
web-picture-of = { $game }: the end of the game
web-save-png = Save as PNG
web-save-svg = Save as SVG
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
web-shuffle-note = You saw the hash before the first move. The seed, revealed now, gives exactly this hash and this game.
web-shuffle-wrong = The seed does not match the hash shown at the start.
web-at-start = at start
web-seed-now = seed

# Replay
web-replay-start = The start.
web-move-number = Move { $number }:
web-move-of = Move { $number } of { $last }
web-moves = Moves
web-how-it-went = How it went
web-judge = Review the moves
web-judge-about = A strong bot goes through the moves, says what it thinks of each, and shows what it would have played.
web-judge-done = { $done } of { $all } moves reviewed
web-judge-stop = Stop
web-judge-thinks = The bot is looking at this move…
web-judge-best = The bot would have played the same
web-judge-forced = There was no other move
web-judge-rather = Better: { $move }
web-judge-why = Why: { $why }, on average at the end.
web-judge-made = move played
web-judge-note = A strong bot in the same seat, knowing only what that seat knew. % = chance to win; + and − = points ahead or behind at the end.
web-judge-certain = Nothing was hidden any more: this is certain with best play on all sides.
web-judge-mistake = Mistake: { $made }% to win, { $best }% with the best move.
web-judge-mistake-points = Mistake: it costs about { $points ->
    [one] a point
   *[other] { $points } points
} compared with the best move.
web-judge-doubtful = Inaccuracy: there was a better move.
web-judge-good = Well spotted: every other move loses a lot.
web-sign-good = Well spotted
web-sign-doubtful = Inaccuracy
web-sign-mistake = Mistake
web-next-mistake = Next mistake
web-graph-points = Points
web-graph-chance = Chance to win
web-first = First move
web-previous = Move back
web-play = Play
web-pause = Pause
web-next = Next move
web-last = Last move
web-see-from = View as
web-seen-by = { $name }
web-spectator = a spectator
web-all-open = everything face up
web-link-to-move = Link to this move
web-play-on = Play on from here
web-play-on-note = A new table starts after move { $number }.
web-play-on-seat = { $mine ->
    [1] You play in your own seat, bots in the others.
   *[other] You play in { $name }’s seat, bots in the others.
}
web-play-on-as = Your seat
web-try-again = Try it again
web-try-again-note = A new table starts before move { $number }: what would you do now?
web-deal = Hidden cards and tiles
web-deal-anew = New deal
web-deal-anew-note = You know this match, so what you could not see is dealt again.
web-deal-same = Same deal
web-deal-same-note = The same hands and the same draws as in this match.
web-back-to-table = Back to the table

# Rules and lessons
web-rules-of = { $game }: the rules
web-show-me = Show me
web-all-clauses = Every rule, clause by clause
web-all-clauses-note = with our rulings and where each comes from
web-whole-page = Open as a page
web-sections = Sections
web-rules-none = No rules are written down for this game yet.
web-tag-rb = from the rulebook
web-tag-d = follows from the rulebook
web-tag-o = our own ruling
web-pictures = Starting positions
web-learn-by-playing = Learn by playing
web-learn-which = Learn a game by playing it
web-learn-play = Play a real game
web-continue = Continue
why-lesson = In this lesson, choose what is lit.

# What can go wrong
web-problem-offline = The server is not answering. Try again in a moment.
web-problem-no-such-table = This table does not exist.
web-problem-too-many-requests = Too many tables in a short time: wait a minute.
web-problem-banned = This server no longer lets you in.
web-problem-muted = You may read here, but no longer write.
web-problem-address-full = There is no room left for new tables from your address: leave those you no longer play at, or ask whoever runs this server.
web-problem-bad-input = The server could not read that.
web-problem-bad-language = The server does not speak this language.
web-problem-bad-message = The server did not understand this page: reload it.
web-problem-bad-name = A name needs at least one visible letter.
web-problem-bad-option = The game cannot be played with these options.
web-problem-bad-host = This server does not answer under this address.
web-problem-bad-origin = Other sites are not allowed to talk to this server.
web-problem-bad-record = This file is not a match record, or it was changed.
web-problem-bad-request = The server did not understand this page: reload it.
web-problem-no-such-bot = This server has no such bot.
web-problem-bad-seats = The seats do not match the number of players.
web-problem-bad-viewer = You cannot view the match from there.
web-problem-busy = The bots are busy: try again in a moment.
web-problem-empty = This file is empty.
web-problem-full = There is no room left: watch another table, or try again later.
web-problem-gone = The page was closed before the answer came.
web-problem-hints-off = Hints are off: everyone at the table has to allow them first.
web-problem-id-used = The server did not understand this page: reload it.
web-problem-illegal = The rules do not allow this.
web-problem-internal = Something went wrong on the server. Nothing was changed.
web-problem-last-device = This is the only device with this seat: leave the table to give it up.
web-problem-link-used = This link was already used or has ended: ask for a new one.
web-problem-no-hint = The bot has no advice here.
web-problem-no-hurry = You can only nudge another person, and only at a table without a clock.
web-problem-no-lesson = There is no lesson for this game.
web-problem-no-resign = You have no seat to give up.
web-problem-no-seat = You have no seat at this table.
web-problem-no-such-call = The server does not know this request: reload the page.
web-problem-no-such-game = This server does not have this game.
web-problem-no-such-puzzle = This game has no such puzzle: it may have been replaced.
web-problem-no-insights = This game has no numbers from many matches yet.
web-problem-no-such-link = This link does not lead to a seat: it was mistyped or has ended.
web-problem-no-such-seat = This seat does not exist.
web-problem-no-such-step = The match does not have this move.
web-problem-no-thought = The bot could not decide: try again.
web-problem-no-undo = You can only undo a step of your own turn, as long as it revealed nothing.
web-problem-not-host = Only the host of the table can do this.
web-problem-not-over = This is only possible when the match is over.
web-problem-not-ready = The match starts when everyone is here and ready.
web-problem-not-started = The match has not started yet.
web-problem-not-your-seat = This seat is not yours.
web-problem-not-your-turn = It is not your turn.
web-problem-not-yours = This is not yours to see or to close.
web-problem-one-screen = This table is played on a single screen: watch it, or open your own.
web-problem-out-of-time = Your time is up: a bot plays this seat to the end.
web-problem-over = The match is over.
web-problem-passed-round = This screen is passed around: hands are only shown at the table.
web-problem-resigned = You resigned: a bot plays this seat to the end.
web-problem-seat-taken = This seat is taken: choose another.
web-problem-stale = The match has moved on: take another look.
web-problem-started = The match has already started: the seats are taken.
web-problem-stopping = This server is restarting: try again in a moment.
web-problem-too-big = This file is too large.
web-problem-too-early = Give them a little more time first.
web-problem-too-fast = Not so fast: wait a moment.
web-problem-too-many-changes = This table was changed too often: make a new one.
web-problem-too-many-devices = This seat is open on too many devices: close one of them first.
web-problem-too-many-sockets = Too many connections from your network: close some of your pages.
web-problem-too-many-tables = You have too many open tables: finish or leave some.
web-problem-unavailable = This could not be saved just now: try again.
web-problem-held = A bot is playing this seat for you: take it back first.
web-problem-unreadable = The saved table cannot be read.
web-problem-chat-full = The chat of this table is full.
web-problem-http-404 = This page does not exist.
web-problem-your-seat = This is your own seat: leave the table to give it up.

web-engine-coming = Downloading the engine: { NUMBER($here, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($whole, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
web-engine-starting = Starting the engine…
web-engine-failed = The engine could not be downloaded. What has arrived is kept.
web-engine-again = Try again
web-friends = Playing with friends
web-friends-need-a-server = This page works on its own, in your browser. To play with friends on several devices you need a Ludotheque server that all of you can reach.
web-server-address = Address of a Ludotheque server
web-server-example = games.example.org
web-server-wrong = That is not an address. It should look like { web-server-example }.
web-friends-own-server = No server at hand? Around one screen you can play here with as many people as the game takes; and anybody can run a server of their own.
web-alone = No connection to the server: you are playing in this browser. What you play here stays here.
web-matches = Matches in this browser
web-matches-note = What you play without a server is kept in this browser alone. Save it as a file to keep it safe or to take it along.
web-matches-save = Save all matches
web-matches-bring = Import matches
web-matches-brought = { $count ->
    [0] These matches are all here already.
    [one] One match was added.
   *[other] { $count } matches were added.
}
web-offline-title = Playing without a connection
web-offline-note = The engine ({ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB) is downloaded once. After that, Ludotheque opens and plays without a network, too.
web-offline-get = Download it now
web-offline-ready = Everything is here: Ludotheque plays without a network, too.
web-problem-storage-full = This browser’s storage is full: your last move was not kept. Save your matches as a file, make room, and try again.
web-problem-no-storage = This browser keeps nothing for this page (a private window, perhaps), so no match can be played here.
web-problem-old-browser = This browser is too old to play without a server: use a newer one.
web-problem-part-missing = A part of the page could not be loaded. Reload the page; your matches are kept.
web-problem-not-downloaded = The engine could not be downloaded. What has arrived is kept: try again.
web-problem-no-engine = The engine does not run in this browser.
web-problem-bad-matches = This is not a file of matches, or it was changed.
web-problem-not-alone = Only a match against bots can be taken along.

# The coach

web-review = Review
web-review-accuracy = Accuracy
web-review-opening = Opening
web-review-middle = Middle
web-review-end = End
web-review-all = All
web-review-moments = What mattered most
web-review-moment = Move { $step }: { $name }’s chance to win dropped by { $cost ->
    [one] one percentage point
   *[other] { $cost } percentage points
 }
web-review-clean = No move cost much of the winning chance.
web-review-try = Try it again
